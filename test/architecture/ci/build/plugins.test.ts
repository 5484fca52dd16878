import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutImports } from '../../../../.ci/build/builtins.ts';
import { bundle } from '../../../../.ci/build/bundle.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Bundles a file with these contents, which is written to the checkout.
 * @returns paths of the bundled modules, and the output
 */
async function bundled(contents: string, manifest: Readonly<Record<string, unknown>> = {}) {
  // Below node_modules, so that packages are found.
  const folder = await mkdtemp(path.join(root, 'node_modules', 'plugins-'));
  try {
    await writeFile(path.join(folder, 'sample.ts'), contents);
    const chunks = await bundle(root, {
      entries: { sample: path.relative(root, path.join(folder, 'sample.ts')) },
      manifest,
      files: {},
    });
    const read = chunks.flatMap(({ modules }) =>
      Object.keys(modules).map((id) => path.relative(root, id)),
    );
    return { read, text: chunks.map(({ code }) => code).join('\n') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const run = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`);

describe('package.json in a bundle', () => {
  it('is reduced to the named fields', async () => {
    const source = `import manifest from '../../package.json' with { type: 'json' };\nexport default manifest;`;
    const { text } = await bundled(source, { version: '1.2.3' });
    expect((await run(text)).default).toEqual({ version: '1.2.3' });
    expect(text).not.toContain('devDependencies');
  });

  it('keeps its fields if it belongs to a dependency', async () => {
    const { text } = await bundled(
      `import { version } from '../yaml/package.json' with { type: 'json' };\nexport { version };`,
      { version: '1.2.3' },
    );
    expect((await run(text)).version).toMatch(/^2\./);
  });
});

describe('stubbed modules in a bundle', () => {
  it('keep HTTP clients out of the Actions toolkit, but include the modules in use', async () => {
    const { read } = await bundled(
      `import * as core from '@actions/core'; import { context } from '@actions/github'; core.warning(context.sha);`,
    );
    expect(
      read.filter((file) => /node_modules\/(undici|@octokit|@actions\/http-client)\//.test(file)),
    ).toEqual([]);
    expect(read).toContain('node_modules/@actions/core/lib/command.js');
    expect(read).toContain('node_modules/@actions/github/lib/context.js');
  });

  it('throw an error if one of their functions is called', async () => {
    const { text } = await bundled(`export { getIDToken } from '@actions/core';`);
    await expect((await run(text)).getIDToken()).rejects.toThrow(
      'core.getIDToken is not part of this bundle',
    );
  });

  it('keep HTTP clients, spinners and prompts out of the framework detection', async () => {
    const { read } = await bundled(
      `export * from '@azure/static-web-apps-cli/dist/core/frameworks/detect.js';`,
    );
    expect(
      read.filter((file) =>
        /node_modules\/(wait-on|axios|joi|rxjs|lodash|ora|prompts)\//.test(file),
      ),
    ).toEqual([]);
  });

  it('keep packages for browsers, certificates and proxies out of the login', async () => {
    const { read, text } = await bundled(
      `export { ClientAssertionCredential } from '@azure/identity';`,
    );
    const unused =
      /node_modules\/(open|wsl-utils|default-browser|jsonwebtoken|jws|semver|lodash\.\w+|https?-proxy-agent|debug)\//;
    expect(read.filter((file) => unused.test(file))).toEqual([]);
    expect(text).not.toMatch(/\bFormData\b/);
  });
});

it('the entity tables in a bundle are built on first use', async () => {
  const { text } = await bundled(`export { decodeHTML } from 'entities';`);
  const watched = text.replace(/function initDecodeData\(\w+\) \{/, '$& globalThis.made = true;');
  const { decodeHTML } = await run(watched);
  expect(globalThis).not.toHaveProperty('made');
  expect(decodeHTML('&eacute; &amp;amp; &notit; &NotEqualTilde;')).toBe('é &amp; ¬it; ≂̸');
  expect(globalThis).toHaveProperty('made');
});

describe("Node's built-in modules in a bundle", () => {
  it('are imported without reading all their exports', async () => {
    const { text } = await bundled(`import path, { sep as separator, join } from 'node:path';
import * as os from 'os';
import process from 'node:process';
import 'node:util';
export { join, os, path, process, separator };`);
    expect(text).not.toMatch(/^import .*from "(node:)?(path|os|process|util)"/m);
    const found = await run(text);
    expect(found.path.join('a', 'b')).toBe(`a${found.separator}b`);
    expect(found.join).toBe(found.path.join);
    expect(found.os.EOL).toBe('\n');
    expect(found.process.pid).toBe(process.pid);
  });

  it('do not load fetch, WebSocket or the assertion diff', async () => {
    const { text } = await bundled(`import http from 'node:http';
import { inspect } from 'node:util';
console.log(inspect(http.METHODS.length > 0), process.moduleLoadList.join());`);
    const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', text], {
      encoding: 'utf8',
    });
    expect(loaded).toMatch(/^true .*NativeModule http\b/);
    expect(loaded).not.toMatch(/undici|myers_diff/);
  });

  it('defer loading node:fs/promises until one of its functions is called', async () => {
    const { text } = await bundled(`import { constants, stat } from 'node:fs/promises';
import * as all from 'node:fs/promises';
import whole from 'node:fs/promises';
const isLoaded = () => process.moduleLoadList.includes('NativeModule fs/promises');
const before = isLoaded();
const found = [await stat('.'), await all.stat('.'), await whole.stat('.')];
console.log(before, isLoaded(), found.every((one) => one.isDirectory()), constants.F_OK);`);
    const args = ['--input-type=module', '--eval', text];
    const seen = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(seen).toBe('false true true 0\n');
  });

  it('are refused if they are only re-exported', () => {
    expect(() => withoutImports(`export { join } from 'node:path';`)).toThrow(
      'import it where it is used',
    );
    expect(withoutImports(`export { join } from './own.js';`)).toBe(
      `export { join } from './own.js';`,
    );
  });
});

it('a bundler warning fails the build', async () => {
  await expect(bundled(`import 'no-such-package';`)).rejects.toThrow('no-such-package');
});

describe('a text file next to a source file', () => {
  it('is part of the bundle', async () => {
    const { text } = await bundled(
      `export { openDatabase } from '../../src/localcloud/portal/store/database.ts';`,
    );
    expect(text).toContain('CREATE TABLE IF NOT EXISTS companies');
    expect(text).not.toContain('schema.sql');
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle } from '../../../../.ci/build/bundle.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Bundles a file of the checkout with this text: what was read, and the output. */
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
    const read = chunks.flatMap(({ modules }) => Object.keys(modules).map((id) => path.relative(root, id)));
    return { read, text: chunks.map(({ code }) => code).join('\n') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const run = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`);

describe('package.json in a bundle', () => {
  it('is reduced to the fields that are named, so that no other edit changes a byte', async () => {
    const source = `import manifest from '../../package.json' with { type: 'json' };\nexport default manifest;`;
    const { text } = await bundled(source, { version: '1.2.3' });
    expect((await run(text)).default).toEqual({ version: '1.2.3' });
    expect(text).not.toContain('devDependencies');
  });

  it('of another package is left as it is', async () => {
    const { text } = await bundled(
      `import { version } from '../yaml/package.json' with { type: 'json' };\nexport { version };`,
      { version: '1.2.3' },
    );
    expect((await run(text)).version).toMatch(/^2\./);
  });
});

describe('stubs in a bundle', () => {
  it('keep HTTP clients out of the toolkit, and leave what is used', async () => {
    const { read } = await bundled(
      `import * as core from '@actions/core'; import { context } from '@actions/github'; core.warning(context.sha);`,
    );
    expect(read.filter((file) => /node_modules\/(undici|@octokit|@actions\/http-client)\//.test(file))).toEqual([]);
    expect(read).toContain('node_modules/@actions/core/lib/command.js');
    expect(read).toContain('node_modules/@actions/github/lib/context.js');
  });

  it('throw when they are called after all', async () => {
    const { text } = await bundled(`export { getIDToken } from '@actions/core';`);
    await expect((await run(text)).getIDToken()).rejects.toThrow('core.getIDToken is not part of this bundle');
  });

  it('keep HTTP clients, spinners and prompts out of the framework detection', async () => {
    const { read } = await bundled(`export * from '@azure/static-web-apps-cli/dist/core/frameworks/detect.js';`);
    expect(read.filter((file) => /node_modules\/(wait-on|axios|joi|rxjs|lodash|ora|prompts)\//.test(file))).toEqual([]);
  });

  it('keep the browser out of the login', async () => {
    const { read } = await bundled(`export { ClientAssertionCredential } from '@azure/identity';`);
    expect(read.filter((file) => /node_modules\/(open|wsl-utils|default-browser)\//.test(file))).toEqual([]);
  });
});

it('a warning of the bundler ends the build', async () => {
  await expect(bundled(`import 'no-such-package';`)).rejects.toThrow('no-such-package');
});

import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { localCloudPackages, stubs } from '../../../../.ci/build/plugins.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Bundles a file as if it stood in `folder`; the names of what was read, and of what was left outside. */
async function bundled(folder: string, contents: string) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents,
      resolveDir: path.join(root, folder),
      sourcefile: path.join(root, folder, 'sample.ts'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    plugins: [localCloudPackages(root), stubs()],
  });
  const outside = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter((item) => item.external).map((item) => item.path),
  );
  return { read: Object.keys(metafile.inputs), outside, text: outputFiles.map((file) => file.text).join('\n') };
}

describe('packages', () => {
  it('of the local cloud stay outside where the local cloud imports them', async () => {
    expect((await bundled('src/localcloud', `export { SignJWT } from 'jose';`)).outside).toContain('jose');
  });

  it('are bundled where anything else imports them', async () => {
    const { outside, read } = await bundled('src/identity', `export { decodeJwt } from 'jose';`);
    expect(outside).not.toContain('jose');
    expect(read.some((file) => file.includes('node_modules/jose/'))).toBe(true);
  });

  it('that are no dependencies are bundled into the local cloud, too', async () => {
    const { outside, read } = await bundled('src/localcloud', `export { string } from 'zod/mini';`);
    expect(outside).toEqual([]);
    expect(read.some((file) => file.includes('node_modules/zod/'))).toBe(true);
  });
});

describe('stubs', () => {
  it('keep HTTP clients out of the toolkit, and leave what is used', async () => {
    const { read } = await bundled(
      'src',
      `import * as core from '@actions/core'; import { context } from '@actions/github'; core.info(context.sha);`,
    );
    expect(read.filter((file) => /node_modules\/(undici|@octokit|@actions\/http-client)\//.test(file))).toEqual([]);
    expect(read).toContain('node_modules/@actions/core/lib/command.js');
    expect(read).toContain('node_modules/@actions/github/lib/context.js');
  });

  it('throw when they are called after all', async () => {
    const { text } = await bundled('src', `export { getIDToken } from '@actions/core';`);
    const module: { getIDToken(): Promise<string> } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    await expect(module.getIDToken()).rejects.toThrow('core.getIDToken is not part of this bundle');
  });

  it('keep HTTP clients, spinners and prompts out of the framework detection', async () => {
    const { read } = await bundled('src', `export * from '@azure/static-web-apps-cli/dist/core/frameworks/detect.js';`);
    expect(read.filter((file) => /node_modules\/(wait-on|axios|joi|rxjs|lodash|ora|prompts)\//.test(file))).toEqual([]);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-deploy-loading-'));
  await mkdir(path.join(folder, 'temp'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * Returns a script that sends Ctrl-C while a module is being loaded. Loading blocks the event loop,
 * so on a busy machine a listener might handle the signal seconds later.
 */
const interrupt = (file: string) => `
import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
    if (url.endsWith(${JSON.stringify(file)})) process.kill(process.pid, 'SIGINT');
    return next(url, context);
  },
});
process.on('exit', () => console.log('came to its end'));
`;

it.each([
  ['the commands', '/src/cli/program.ts', ['--help']],
  ['the local cloud', '/src/localcloud/gateway/gateway.ts', ['localcloud']],
  ['a deployment', '/src/cli/deploy/deploy.ts', ['deploy', '--dry-run']],
])(
  'Ctrl-C while modules of %s load ends the command without output or temporary files',
  async (_, file, args) => {
    const preload = path.join(folder, 'interrupt.mjs');
    await writeFile(preload, interrupt(file));
    const temp = path.join(folder, 'temp');
    const child = spawn(
      process.execPath,
      ['--import', preload, path.resolve('src/cli.ts'), ...args],
      { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, TMPDIR: temp } },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
    expect(output).toBe('');
    expect(await readdir(temp)).toEqual([]);
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

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
    folder.write({ 'interrupt.mjs': interrupt(file) });
    const temp = folder.at('temp');
    await mkdir(temp);
    const child = spawn(
      process.execPath,
      ['--import', folder.at('interrupt.mjs'), path.resolve('src/cli.ts'), ...args],
      { cwd: folder.root, env: { PATH: process.env.PATH, HOME: folder.root, TMPDIR: temp } },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
    expect(output).toBe('');
    expect(await readdir(temp)).toEqual([]);
  },
);

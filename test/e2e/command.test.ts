import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { useFolderOfTheFile } from '../support/folder.ts';
import { built } from './harness/built.ts';

const problems = 1_500;
const folder = useFolderOfTheFile();

beforeAll(async () => {
  const unknown = Array.from({ length: problems }, (_, index) => `unknown-key-${index}: 1\n`);
  await writeFile(folder.at('site.config.yml'), unknown.join(''));
});

const start = (...args: string[]) =>
  spawn(process.execPath, [built.cli, ...args], {
    cwd: folder.root,
    env: { PATH: process.env.PATH, ...built.env },
  });

it.each([
  ['--help', 0],
  ['no-such-command', 2],
])('"site-deploy %s" prints no stack trace if stdout is closed', async (argument, code) => {
  const child = start(argument);
  child.stdout.destroy();
  const [output, [ended]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(ended).toBe(code);
  expect(output).not.toMatch(/EPIPE|\n {4}at /);
});

it('a closed stderr changes neither the output nor the exit code of a command', async () => {
  const check = async (isClosed: boolean) => {
    const child = start('check', '--json');
    if (isClosed) child.stderr.destroy();
    else child.stderr.resume();
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return { output, code };
  };
  const closed = await check(true);
  expect(closed).toEqual({ output: expect.stringContaining('unknown-key-1'), code: 2 });
  expect(closed).toEqual(await check(false));
});

it('a slow reader receives the complete output of a command, however large', async () => {
  const child = start('check');
  const ended = once(child, 'close');
  // A pipe holds 64 kB, so most of the output is written after reading starts.
  await once(child.stderr, 'readable');
  const [output, [code]] = await Promise.all([text(child.stderr), ended]);
  expect(code).toBe(2);
  expect(output.length).toBeGreaterThan(100_000);
  expect(output).toContain(`unknown-key-${problems - 1}: 1`);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^What to do: /);
});

it.skipIf(!existsSync('/dev/full'))('a command fails if a full disk loses its output', async () => {
  const command = `"${process.execPath}" "${built.cli}" completion bash > /dev/full`;
  const ended = promisify(execFile)('sh', ['-c', command]);
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: 'The output is incomplete: ENOSPC: no space left on device, write\n',
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { exitProcess } from '../../../src/shared/end-process.ts';

const place = new URL('../../../src/shared/end-process.ts', import.meta.url).href;

/**
 * Runs a process that writes a number of bytes, starts a timer that would keep it alive, and exits.
 */
async function run(bytes: number, readLate = false) {
  const script = `
    import { exitProcess } from ${JSON.stringify(place)};
    setInterval(() => {}, 1 << 30);
    process.stdout.write('x'.repeat(${bytes}) + 'END');
    process.stderr.write('also this');
    await exitProcess(process, 3);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const output: Buffer[] = [];
  // The reader starts once the process has written everything and waits for the reader.
  if (readLate) await once(child.stderr, 'data');
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.resume();
  const [code] = await closed;
  return { code, stdout: Buffer.concat(output) };
}

it('exitProcess ends a process that has an open timer', async () => {
  expect(await run(0)).toMatchObject({ code: 3 });
});

it.each([
  ['at once', false],
  ['late', true],
])('exitProcess first writes 4 MB of output to a pipe that is read %s', async (_, late) => {
  const { code, stdout } = await run(4_000_000, late);
  expect({ code, size: stdout.length, end: stdout.subarray(-3).toString() }).toEqual({
    code: 3,
    size: 4_000_003,
    end: 'END',
  });
});

it('exitProcess does not wait for a destroyed stream', async () => {
  const gone = new PassThrough();
  gone.destroy();
  const exited = new Error('exited');
  const exit = () => {
    throw exited;
  };
  await expect(exitProcess({ stdout: gone, stderr: new PassThrough(), exit }, 0)).rejects.toBe(
    exited,
  );
});

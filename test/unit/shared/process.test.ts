import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../src/shared/process.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

const env = { PATH: process.env.PATH ?? '' };

async function run(
  command: string,
  more: { signal?: AbortSignal; onLine?: (line: string) => void } = {},
) {
  const lines: string[] = [];
  const onLine = (line: string) => {
    lines.push(line);
    more.onLine?.(line);
  };
  const result = await runCommand(command, {
    cwd: folder.root,
    env,
    signal: new AbortController().signal,
    ...more,
    onLine,
  });
  return { ...result, lines };
}

/** Returns whether a process is running. An ended process may remain as a zombie. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat !== undefined && !/\) Z /.test(stat);
}

const ended = (pid: number) =>
  vi.waitFor(async () => expect(await isAlive(pid)).toBe(false), { interval: 5 });

describe('runCommand', () => {
  it.each([
    ['the exit code 0', 'exit 0', 0, null],
    ['the exit code 7', 'exit 7', 7, null],
    ['the signal SIGTERM', 'kill -TERM $$', null, 'SIGTERM'],
    ['the exit code 127', 'no-such-program-anywhere', 127, null],
  ])('returns %s of the command "%s"', async (_, command, code, killedBy) => {
    expect(await run(command)).toMatchObject({ code, killedBy });
  });

  it('runs the command in the given folder with only the given environment', async () => {
    const { lines } = await run(
      'echo "$PWD" && env | grep -vE "^(PWD|OLDPWD|SHLVL|_)=" && false || echo done',
    );
    expect(lines).toEqual([folder.root, `PATH=${env.PATH}`, 'done']);
  });

  it('passes lines on in order, including a last one without a line break', async () => {
    const { lines } = await run(`printf 'one\\r\\ntwo\\n\\nlast'`);
    expect(lines).toEqual(['one', 'two', '', 'last']);
    const many = await run('i=0; while [ $i -lt 3000 ]; do echo line $i; i=$((i+1)); done');
    expect(many.lines).toEqual(Array.from({ length: 3000 }, (_, index) => `line ${index}`));
  });

  it('passes on the lines of stdout and stderr', async () => {
    expect((await run('echo out; echo err >&2')).lines.toSorted()).toEqual(['err', 'out']);
  });

  it('provides the command with empty input', async () => {
    expect(await run('cat; echo "read: $?"')).toMatchObject({ code: 0, lines: ['read: 0'] });
  });
});

it('runCommand does not wait for a background process that keeps the output open, and ends it', async () => {
  const { code, lines } = await run('sleep 600 & echo $!; echo done; exit 3');
  expect({ code, last: lines[1] }).toEqual({ code: 3, last: 'done' });
  await ended(Number(lines[0]));
});

it('runCommand ends a background process that closed its output', async () => {
  const { code, lines } = await run('sleep 600 >/dev/null 2>&1 & echo $!');
  expect(code).toBe(0);
  await ended(Number(lines[0]));
});

describe('cancelling runCommand', () => {
  const reason = new Error('cancelled');

  it('prevents the command from starting if it has not started yet', async () => {
    await expect(run('touch started', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(readFile(folder.at('started'))).rejects.toThrow();
  });

  it('ends the command and two descendants', async () => {
    const controller = new AbortController();
    const pids: number[] = [];
    const onLine = (line: string) => {
      pids.push(Number(line));
      if (pids.length === 3) controller.abort(reason);
    };
    const command = `echo $$; sh -c 'echo $$; sh -c "echo \\$\\$; sleep 600; true"; true'; true`;
    await expect(run(command, { signal: controller.signal, onLine })).rejects.toBe(reason);
    expect(new Set(pids).size).toBe(3);
    await Promise.all(pids.map(ended));
  });

  it('ends a process that closed its output and ignores SIGTERM', async () => {
    const controller = new AbortController();
    let pid = 0;
    const onLine = (line: string) => {
      pid = Number(line);
      controller.abort(reason);
    };
    const command = `sh -c 'trap "" TERM; echo $$; exec >/dev/null 2>&1; while :; do sleep 1; done' & wait`;
    await expect(run(command, { signal: controller.signal, onLine })).rejects.toBe(reason);
    expect(pid).toBeGreaterThan(0);
    await ended(pid);
  });
});

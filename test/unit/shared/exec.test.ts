import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/shared/clock.ts';
import { createExec, type ExecOptions } from '../../../src/shared/exec.ts';
import { useFolder } from '../../support/folder.ts';

const folder = useFolder();

const never = new AbortController().signal;

/** Adds a tool with this name to a separate PATH, in a folder with a space in its name. */
async function tool(name: string, script: string): Promise<void> {
  folder.write({ [`my bin/${name}`]: `#!/bin/sh\n${script}\n` });
  await chmod(folder.at(`my bin/${name}`), 0o755);
}

async function run(
  script: string,
  args: readonly string[] = [],
  more: Partial<ExecOptions> = {},
  exec = createExec(),
) {
  await tool('tool', script);
  const env = { PATH: `${folder.at('my bin')}${path.delimiter}${process.env.PATH}` };
  return exec('tool', args, { cwd: folder.root, env, signal: never, ...more });
}

/** Returns whether the file contains the process id; the shell creates the file earlier. */
const hasId = () => existsSync(folder.at('pid')) && readFileSync(folder.at('pid'), 'utf8') !== '';

/** Returns whether the process with the id in this file is alive. */
async function isAlive(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8'));
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await systemClock.sleep(10);
}

describe.skipIf(process.platform === 'win32')('running a tool of the host', () => {
  it('passes arguments unchanged, and returns the output and exit code', async () => {
    const script = 'for a in "$@"; do echo "[$a]"; done; echo oops >&2; exit 3';
    expect(await run(script, ['a b', '"quoted"', 'ü$HOME', ''])).toEqual({
      kind: 'exited',
      code: 3,
      stdout: '[a b]\n["quoted"]\n[ü$HOME]\n[]\n',
      stderr: 'oops\n',
    });
  });

  it('looks for the tool in the PATH that was passed, and nowhere else', async () => {
    await tool('tool', 'echo here');
    const exec = createExec();
    const at = (PATH: string) =>
      exec('tool', [], { cwd: folder.root, env: { PATH }, signal: never });
    expect(await at(`relative:/nowhere:${folder.at('my bin')}`)).toMatchObject({
      kind: 'exited',
      stdout: 'here\n',
    });
    const missing = { kind: 'not started', reason: '"tool" is not installed' };
    expect(await at('/nowhere')).toEqual(missing);
    await mkdir(folder.at('other/tool'), { recursive: true });
    folder.write({ 'third/tool': 'not executable' });
    expect(await at(`${folder.at('other')}:${folder.at('third')}`)).toEqual(missing);
    expect(
      await exec('git', ['--version'], { cwd: folder.root, env: {}, signal: never }),
    ).toMatchObject({ kind: 'not started' });
  });

  it('does not start in a missing folder', async () => {
    const cwd = folder.at('gone');
    expect(await run('true', [], { cwd })).toEqual({
      kind: 'not started',
      reason: `the folder ${cwd} does not exist`,
    });
    folder.write({ file: '' });
    expect(await run('true', [], { cwd: folder.at('file') })).toMatchObject({
      kind: 'not started',
    });
  });

  it('does not start if its interpreter is missing', async () => {
    folder.write({ 'my bin/broken': '#!/no/such/interpreter\n' });
    await chmod(folder.at('my bin/broken'), 0o755);
    const env = { PATH: folder.at('my bin') };
    const result = await createExec()('broken', [], { cwd: folder.root, env, signal: never });
    expect(result).toMatchObject({
      kind: 'not started',
      reason: expect.stringContaining('broken'),
    });
  });

  it('provides empty input, which the tool need not read', async () => {
    expect(await run('cat; echo read')).toMatchObject({ kind: 'exited', stdout: 'read\n' });
    for (let time = 0; time < 10; time += 1)
      expect(await run('exec 0<&-; exit 0')).toMatchObject({ code: 0 });
  });

  it('passes on only the given environment', async () => {
    const env = { PATH: `${folder.at('my bin')}:/usr/bin:/bin`, A: 'b' };
    const result = await run('env', [], { env });
    const names =
      'stdout' in result ? result.stdout.split('\n').map((line) => line.split('=')[0]) : [];
    expect(
      names.filter((name) => !['PWD', 'SHLVL', '_', '', 'OLDPWD'].includes(name ?? '')).toSorted(),
    ).toEqual(['A', 'PATH']);
  });

  it('ends at its time limit', async () => {
    const result = await run('exec sleep 600', [], { limitMs: 200 });
    expect(result).toEqual({
      kind: 'killed',
      reason: 'it took longer than 0.2 s',
      stdout: '',
      stderr: '',
    });
  });

  it('ends a tool that ignores SIGTERM after a cancellation', async () => {
    const controller = new AbortController();
    const script = `trap '' TERM; echo $$ > "${folder.at('pid')}"; while true; do sleep 0.05; done`;
    const running = run(script, [], { signal: controller.signal });
    running.catch(() => undefined);
    await until(hasId);
    controller.abort(new Error('cancelled'));
    await expect(running).rejects.toThrow('cancelled');
    expect(await isAlive(folder.at('pid'))).toBe(false);
  });

  it('ends the tool after a cancellation, and rejects with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const running = run(`echo $$ > "${folder.at('pid')}"; exec sleep 600`, [], {
      signal: controller.signal,
    });
    running.catch(() => undefined);
    await until(hasId);
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect(await isAlive(folder.at('pid'))).toBe(false);
    await expect(run('true', [], { signal: controller.signal })).rejects.toBe(reason);
  });

  it('names the signal that ended the tool', async () => {
    expect(await run('kill -KILL $$')).toMatchObject({
      kind: 'killed',
      reason: 'terminated by SIGKILL',
    });
  });

  it('ends a tool with endless output, and keeps at most 4 MiB of it', async () => {
    const result = await run('exec yes "$(head -c 9000 /dev/zero | tr "\\0" x)"');
    expect(result).toMatchObject({
      kind: 'killed',
      reason: expect.stringContaining('printed more than'),
    });
    expect('stdout' in result && result.stdout.length).toBeLessThanOrEqual(4 << 20);
  });

  it('does not wait for a background process', async () => {
    const result = await run(`sleep 600 & echo $! > "${folder.at('pid')}"; echo done`);
    expect(result).toEqual({ kind: 'exited', code: 0, stdout: 'done\n', stderr: '' });
    process.kill(Number(await readFile(folder.at('pid'), 'utf8')));
  });

  it('does not disturb concurrent runs', async () => {
    await tool('slow', 'exec sleep 600');
    await tool('quick', 'echo quick');
    const exec = createExec();
    const env = { PATH: `${folder.at('my bin')}:${process.env.PATH}` };
    const slow = exec('slow', [], { cwd: folder.root, env, signal: never, limitMs: 300 });
    const quick = await Promise.all(
      Array.from({ length: 5 }, () =>
        exec('quick', [], { cwd: folder.root, env, signal: never, limitMs: 20_000 }),
      ),
    );
    expect(quick).toEqual(
      Array(5).fill({ kind: 'exited', code: 0, stdout: 'quick\n', stderr: '' }),
    );
    expect(await slow).toMatchObject({ kind: 'killed' });
  });
});

describe.skipIf(process.platform === 'win32')(
  'running a tool with the toolkit, as on Windows',
  () => {
    const runByToolkit = (script: string, more: Partial<ExecOptions> = {}) =>
      run(script, ['a b'], more, createExec('win32'));

    it('passes arguments unchanged, and returns the output and exit code', async () => {
      expect(await runByToolkit('echo "[$1]"; echo oops >&2; exit 3')).toEqual({
        kind: 'exited',
        code: 3,
        stdout: '[a b]\n',
        stderr: 'oops\n',
      });
    });

    it('does not wait beyond the limit or a cancellation', async () => {
      expect(await runByToolkit('exec sleep 2', { limitMs: 100 })).toMatchObject({
        kind: 'killed',
      });
      const signal = AbortSignal.timeout(100);
      await expect(runByToolkit('exec sleep 2', { signal })).rejects.toThrow('timeout');
    });
  },
);

import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { build } from '../../../../../src/deploy/steps/build/build.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useFolder } from '../../../../support/folder.ts';
import { createPlan } from '../../../../support/plan.ts';

const folder = useFolder({ 'public/index.html': 'made' });

/**
 * Starts a process that leaves the build's process group immediately, like a daemon, and lives for
 * a minute.
 */
const daemon = 'setsid sh -c \'echo "daemon $$"; exec sleep 61\' </dev/null & sleep 0.2';

async function buildWith(command: string, env: Record<string, string | undefined> = {}) {
  const deps = createDeps({ scratch: folder.root, env: { PATH: process.env.PATH, ...env } });
  const yaml = `build: { command: ${JSON.stringify(command)}, output: public }`;
  const built = build(createPlan({ workspace: folder.root, buildRoot: folder.root }, yaml), deps);
  await (command.endsWith('exit 1') ? catchError(built) : built);
  const { lines } = deps.log;
  const pid = Number(/^foreign daemon (\d+)$/m.exec(lines.join('\n'))?.[1]);
  return { pid, warnings: lines.filter((line) => line.startsWith('warn')) };
}

/**
 * Returns whether a process is running. An ended process whose exit code its parent has not read
 * yet is still listed, but as a zombie.
 */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const isLinux = process.platform === 'linux';

it.runIf(isLinux).each([
  ['has succeeded', daemon],
  ['has failed', `${daemon}; exit 1`],
])('a build that %s ends with a warning that names the stopped daemon', async (_, command) => {
  const { pid, warnings } = await buildWith(command);
  expect(pid).toBeGreaterThan(1);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(warnings).toEqual([expect.stringContaining(`sleep 61 (process ${pid})`)]);
});

it.runIf(isLinux)('a build names a leftover process that it is not allowed to end', async () => {
  const { kill } = process;
  const refused = Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  const spy = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    // Only signals to single processes fail. For the build's process group, `pid` is negative.
    if (signal === 'SIGKILL' && pid > 0) throw refused;
    return kill.call(process, pid, signal);
  });
  const { pid, warnings } = await buildWith(daemon).finally(() => spy.mockRestore());
  process.kill(pid, 'SIGKILL');
  expect(warnings).toEqual([expect.stringMatching(/left one process running that can't be ended/)]);
});

it('a build that leaves no process running causes no warning', async () => {
  expect((await buildWith('echo done')).warnings).toEqual([]);
});

it('a build gets RUNNER_TRACKING_ID, by which the runner finds its processes', async () => {
  const { warnings } = await buildWith('test "$RUNNER_TRACKING_ID" = github_1', {
    RUNNER_TRACKING_ID: 'github_1',
  });
  expect(warnings).toEqual([]);
});

import { readdir, readFile } from 'node:fs/promises';
import type { Deps } from '../../../shared/deps.ts';
import { count, firstNames } from '../../../shared/units.ts';

/** The variable that the processes of a build are known by, wherever in the tree of processes they are by then. */
export const buildMark = 'SITE_DEPLOY_BUILD';

/** A process that is ended may have started another one meanwhile. */
const mostRounds = 5;

/** What is known of a process. */
interface LeftProcess {
  readonly pid: number;
  /** Its command line, or `?`. */
  readonly command: string;
}

/**
 * Ends what a build has left running, also what has left its group of processes: beside the credentials of the run it
 * has nothing to do any more. It is found by the mark in its environment, where the system shows that (Linux); a
 * program that has cleared its environment is not found. What was ended is named.
 * @param mark value of `buildMark`, which no other process has
 */
export async function endLeftBehind(mark: string, { log }: Pick<Deps, 'log'>): Promise<void> {
  const ended = new Map<number, LeftProcess>();
  const stubborn = new Map<number, LeftProcess>();
  for (let round = 0; round < mostRounds; round += 1) {
    const left = (await processesWith(`${buildMark}=${mark}`)).filter(({ pid }) => !stubborn.has(pid));
    if (left.length === 0) break;
    for (const one of left) (end(one.pid) ? ended : stubborn).set(one.pid, one);
  }
  const named = (processes: Map<number, LeftProcess>) =>
    firstNames([...processes.values()].map(({ pid, command }) => `${command} (process ${pid})`));
  if (ended.size > 0) log.warn(`The build left ${count(ended.size, 'process')} running, now ended: ${named(ended)}.`);
  if (stubborn.size > 0)
    log.warn(`The build left ${count(stubborn.size, 'process')} that cannot be ended: ${named(stubborn)}.`);
}

async function processesWith(variable: string): Promise<LeftProcess[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found: LeftProcess[] = [];
  for (const name of names) {
    // Gone meanwhile, or of another user.
    const environment = await readFile(`/proc/${name}/environ`, 'latin1').catch(() => '');
    if (!environment.split('\0').includes(variable)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    found.push({ pid: Number(name), command: command.replaceAll('\0', ' ').trim().slice(0, 100) || '?' });
  }
  return found;
}

function end(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

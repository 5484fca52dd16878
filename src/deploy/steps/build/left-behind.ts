import { readdir, readFile } from 'node:fs/promises';
import type { Deps } from '../../../shared/deps.ts';
import { count, firstNames } from '../../../shared/units.ts';

/** Variable that marks the processes of a build, wherever they are in the process tree. */
export const buildMark = 'SITE_DEPLOY_BUILD';

const maxRounds = 5;

/**
 * Kills processes that have the mark in their environment, because they could read credentials.
 * Only supports Linux.
 */
export async function killLeftoverProcesses(mark: string, deps: Pick<Deps, 'log'>): Promise<void> {
  const killed = new Map<number, string>();
  const stubborn = new Map<number, string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const found = await processesWith(`${buildMark}=${mark}`);
    const left = found.filter(([pid]) => !stubborn.has(pid));
    if (left.length === 0) break;
    for (const [pid, command] of left) {
      const named = kill(pid) ? killed : stubborn;
      // A process that is exiting no longer has a command.
      named.set(pid, command || (killed.get(pid) ?? ''));
    }
  }
  const warn = (processes: Map<number, string>, fate: string) => {
    if (processes.size === 0) return;
    const list = [...processes].map(([pid, command]) => `${command || '?'} (process ${pid})`);
    const number = count(processes.size, 'process');
    deps.log.warn(`The build left ${number} running${fate}: ${firstNames(list)}.`);
  };
  warn(killed, '; ended now');
  warn(stubborn, " that can't be ended");
}

async function processesWith(variable: string) {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found: (readonly [pid: number, command: string])[] = [];
  for (const name of names) {
    const environment = await readFile(`/proc/${name}/environ`, 'latin1').catch(() => '');
    if (!environment.split('\0').includes(variable)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    found.push([Number(name), command.replaceAll('\0', ' ').trim().slice(0, 100)]);
  }
  return found;
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

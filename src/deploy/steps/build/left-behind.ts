import { readdir, readFile } from 'node:fs/promises';
import type { Deps } from '../../../shared/deps.ts';
import { count, firstNames } from '../../../shared/units.ts';

/** Identifies the processes of a build, anywhere in the process tree. */
export const buildMark = 'SITE_DEPLOY_BUILD';

const maxRounds = 5;

interface LeftProcess {
  readonly pid: number;
  readonly command: string;
}

/**
 * Kills processes with the mark in their environment (Linux only): they must not run next to
 * credentials.
 */
export async function killLeftoverProcesses(mark: string, deps: Pick<Deps, 'log'>): Promise<void> {
  const killed = new Map<number, LeftProcess>();
  const stubborn = new Map<number, LeftProcess>();
  for (let round = 0; round < maxRounds; round += 1) {
    const found = await processesWith(`${buildMark}=${mark}`);
    const left = found.filter((process) => !stubborn.has(process.pid));
    if (left.length === 0) break;
    for (const leftover of left)
      (kill(leftover.pid) ? killed : stubborn).set(leftover.pid, leftover);
  }
  const warn = (processes: Map<number, LeftProcess>, fate: string) => {
    if (processes.size === 0) return;
    const list = [...processes.values()].map(({ command, pid }) => `${command} (process ${pid})`);
    const number = count(processes.size, 'process');
    deps.log.warn(`The build left ${number} running${fate}: ${firstNames(list)}.`);
  };
  warn(killed, '; ended now');
  warn(stubborn, " that can't be ended");
}

async function processesWith(variable: string): Promise<LeftProcess[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found: LeftProcess[] = [];
  for (const name of names) {
    const environment = await readFile(`/proc/${name}/environ`, 'latin1').catch(() => '');
    if (!environment.split('\0').includes(variable)) continue;
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    found.push({
      pid: Number(name),
      command: command.replaceAll('\0', ' ').trim().slice(0, 100) || '?',
    });
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

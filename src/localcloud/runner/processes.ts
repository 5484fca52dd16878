import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function killOrphans(trackingId: string): void {
  for (const pid of findOrphans(trackingId)) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}

/** Finds leftover processes by the job's tracking id in their environment, as the runner does. */
export function findOrphans(trackingId: string): number[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : [];
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .includes(`RUNNER_TRACKING_ID=${trackingId}`);
    } catch {
      // The process has exited, or belongs to another user.
      return false;
    }
  });
}

export function findPackageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'action.yml')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
}

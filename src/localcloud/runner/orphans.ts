import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processes left behind by a job: those with its tracking id in their environment, as the runner
 * finds them at the end of a job
 * (https://github.com/actions/runner/blob/main/src/Runner.Worker/JobExtension.cs). Empty if the
 * system doesn't expose environments.
 */
export function findOrphans(trackingId: string): number[] {
  return processIds().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .includes(`RUNNER_TRACKING_ID=${trackingId}`);
    } catch {
      // The process has ended, or belongs to another user.
      return false;
    }
  });
}

function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

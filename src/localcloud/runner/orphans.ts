import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processes that a job has left behind: those that hold its mark in their environment, as the runner looks for them at
 * the end of a job (https://github.com/actions/runner/blob/main/src/Runner.Worker/JobExtension.cs). Empty where the
 * system does not show environments.
 */
export function orphansOf(trackingId: string): number[] {
  return processIds().filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`RUNNER_TRACKING_ID=${trackingId}`);
    } catch {
      // Gone meanwhile, or of another user.
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

import type { Log } from '../shared/log.ts';
import type { RunFinding } from './result.ts';

/** A run may log any number. */
const maxFindings = 1_000;

/**
 * Outputs each warning once.
 * @param findings receives the warnings
 */
export function collectingLog(log: Log, findings: RunFinding[]): Log {
  const seen = new Set<string>();
  return {
    ...log,
    warn(message, problem) {
      const { concern, file, line, column } = problem ?? {};
      const finding = { message, concern, file, line, column };
      const key = JSON.stringify(finding);
      if (seen.has(key)) return;
      seen.add(key);
      if (findings.length < maxFindings) findings.push(finding);
      log.warn(message, problem);
    },
  };
}

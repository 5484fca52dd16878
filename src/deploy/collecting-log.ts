import type { Log } from '../shared/log.ts';
import type { RunFinding } from './result.ts';

/** Maximum number of warnings in the result; a run may log any number. */
const maxFindings = 1_000;

/**
 * Wraps the log of a run: outputs each warning once and collects it for the result.
 * @param findings receives the warnings
 */
export function collectingLog(log: Log, findings: RunFinding[]): Log {
  const seen = new Set<string>();
  return {
    ...log,
    warn(message, problem) {
      const { concern, file, line, column } = problem ?? {};
      const finding = {
        message,
        concern,
        file,
        line,
        column,
      };
      const key = JSON.stringify(finding);
      if (seen.has(key)) return;
      seen.add(key);
      if (findings.length < maxFindings) findings.push(finding);
      log.warn(message, problem);
    },
  };
}

import type { Log } from '../shared/log.ts';
import type { RunFinding } from './result.ts';

/** A run may warn without end; the result keeps so many. */
const mostKept = 1_000;

/**
 * The log of a run: it says each warning once, and keeps it for the result.
 * @param findings where they are kept
 */
export function collectingLog(log: Log, findings: RunFinding[]): Log {
  const said = new Set<string>();
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
      if (said.has(key)) return;
      said.add(key);
      if (findings.length < mostKept) findings.push(finding);
      log.warn(message, problem);
    },
  };
}

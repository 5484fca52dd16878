import { closingLines, isDone } from '../deploy/report.ts';
import type { DeployResult } from '../deploy/result.ts';
import { messageOf } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { closeRun } from './closing.ts';
import { outputsOf } from './outputs.ts';
import type { Shown } from './shown.ts';
import { summaryOf } from './summary.ts';

/** What is used of `@actions/core`. */
export interface ResultCommands {
  setOutput(name: string, value: string): void;
  setFailed(message: string): void;
  readonly summary: { addRaw(text: string): { write(): Promise<unknown> } };
}

export interface Reporter {
  readonly core: ResultCommands;
  readonly log: Log;
  readonly shown: Shown;
  /** Whether the runner has a place for a summary. */
  readonly hasSummary: boolean;
}

/**
 * Writes how a run has ended: outputs, summary, annotations and, last, its closing lines. Each is tried: a disk that is
 * full does not turn a deployment that has succeeded into one that seems to have failed.
 * @returns the exit code
 */
export async function reportResult(result: DeployResult, { core, log, shown, hasSummary }: Reporter): Promise<0 | 1> {
  const attempt = async (what: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      log.warn(`${what} could not be written: ${messageOf(error)}`);
    }
  };
  await attempt('The outputs', () => {
    for (const [name, value] of Object.entries(outputsOf(result))) core.setOutput(name, shown.value(value));
  });
  if (hasSummary) await attempt('The summary', () => core.summary.addRaw(shown.text(summaryOf(result))).write());
  for (const problem of result.error?.problems ?? []) log.error(problem.message, problem);
  const closing = { info: log.info, setFailed: (lines: string) => core.setFailed(lines) };
  closeRun(isDone(result), closingLines(result).map(shown.text), closing);
  return isDone(result) ? 0 : 1;
}

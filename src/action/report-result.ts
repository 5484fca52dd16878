import type { DeployResult } from '../deploy/result.ts';
import { type RunReport, reportOf } from '../deploy/run-report.ts';
import { messageOf } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import { annotationsOf } from './annotations.ts';
import { closeRun } from './closing.ts';
import { outputsOf } from './outputs.ts';
import type { Shown } from './shown.ts';
import { summaryOf } from './summary/summary.ts';

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
  const report = shownReport(result, shown);
  await attempt('The outputs', () => {
    for (const [name, value] of Object.entries(outputsOf(report))) core.setOutput(name, shown.value(value));
  });
  if (hasSummary) await attempt('The summary', () => core.summary.addRaw(shown.text(summaryOf(report))).write());
  const annotations = annotationsOf(report);
  for (const { message, ...place } of annotations) log.error(message, place);
  // Where annotations have said the verdict and its places, GitHub needs no further one of it.
  if (annotations.length > 0) log.info(report.closingLines.join('\n'));
  else closeRun(report.isDone, report.closingLines, { info: log.info, setFailed: (lines) => core.setFailed(lines) });
  return report.isDone ? 0 : 1;
}

/** The report of a run without secrets: they are taken out before Markdown would spell them in another way. */
export function shownReport(result: DeployResult, shown: Shown): RunReport {
  const text = JSON.stringify(reportOf(result), (_, part) => (typeof part === 'string' ? shown.text(part) : part));
  return JSON.parse(text);
}

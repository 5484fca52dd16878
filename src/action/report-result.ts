import { getErrorMessage } from '../shared/errors/error.ts';
import { closeRun } from './closing.ts';
import type { RunnerLog } from './log.ts';
import type { RunnerResult } from './runner-result.ts';
import type { Sanitizer } from './sanitizer.ts';

export interface ResultCommands {
  setOutput(name: string, value: string): void;
  readonly summary: { addRaw(text: string): { write(): Promise<unknown> } };
}

export interface Reporter {
  readonly core: ResultCommands;
  readonly log: RunnerLog;
  readonly sanitizer: Sanitizer;
  readonly hasSummary: boolean;
}

/** Each output is independent: a full disk must not make a successful deployment look failed. */
export async function reportResult(result: RunnerResult, reporter: Reporter): Promise<0 | 1> {
  const { core, log, sanitizer: shown, hasSummary } = reporter;
  const attempt = async (label: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      log.warn(`${label} could not be written: ${getErrorMessage(error)}`);
    }
  };
  await attempt('The outputs', () => {
    for (const [name, value] of Object.entries(result.outputs))
      core.setOutput(name, shown.value(value));
  });
  if (hasSummary)
    await attempt('The summary', () => core.summary.addRaw(shown.text(result.summary)).write());
  log.annotate();
  for (const { message, ...location } of result.annotations) log.error(message, location);
  // Annotations already state the verdict and its locations; GitHub needs no second error.
  if (result.annotations.length > 0) log.info(result.lines.join('\n'));
  else
    closeRun(result.isDone, result.lines, {
      info: log.info,
      fail: (lines) => log.error(lines, { title: result.title }),
    });
  if (result.isDone) return 0;
  return 1;
}

import { messageOf } from '../shared/errors/error.ts';
import { closeRun } from './closing.ts';
import type { RunnerLog } from './log.ts';
import type { RunnerWords } from './said.ts';
import type { Shown } from './shown.ts';

/** The part of `@actions/core` in use. */
export interface ResultCommands {
  setOutput(name: string, value: string): void;
  readonly summary: { addRaw(text: string): { write(): Promise<unknown> } };
}

export interface Reporter {
  readonly core: ResultCommands;
  readonly log: RunnerLog;
  readonly shown: Shown;
  /** Whether the runner provides a summary file. */
  readonly hasSummary: boolean;
}

/**
 * Writes the outcome of a run: outputs, summary, annotations and finally the closing lines. Each is
 * independent: a full disk must not make a successful deployment look failed.
 * @returns the exit code
 */
export async function reportSaid(
  said: RunnerWords,
  { core, log, shown, hasSummary }: Reporter,
): Promise<0 | 1> {
  const attempt = async (what: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      log.warn(`${what} could not be written: ${messageOf(error)}`);
    }
  };
  await attempt('The outputs', () => {
    for (const [name, value] of Object.entries(said.outputs))
      core.setOutput(name, shown.value(value));
  });
  if (hasSummary)
    await attempt('The summary', () => core.summary.addRaw(shown.text(said.summary)).write());
  log.annotate();
  for (const { message, ...place } of said.annotations) log.error(message, place);
  // Annotations already state the verdict and its locations; GitHub needs no second error.
  if (said.annotations.length > 0) log.info(said.lines.join('\n'));
  else
    closeRun(said.isDone, said.lines, {
      info: log.info,
      fail: (lines) => log.error(lines, { title: said.title }),
    });
  if (said.isDone) return 0;
  return 1;
}

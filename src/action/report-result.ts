import { messageOf } from '../shared/errors/error.ts';
import { closeRun } from './closing.ts';
import type { RunnerLog } from './log.ts';
import type { RunnerWords } from './said.ts';
import type { Shown } from './shown.ts';

/** What is used of `@actions/core`. */
export interface ResultCommands {
  setOutput(name: string, value: string): void;
  readonly summary: { addRaw(text: string): { write(): Promise<unknown> } };
}

export interface Reporter {
  readonly core: ResultCommands;
  readonly log: RunnerLog;
  readonly shown: Shown;
  /** Whether the runner has a place for a summary. */
  readonly hasSummary: boolean;
}

/**
 * Writes how a run has ended: outputs, summary, annotations and, last, its closing lines. Each is tried: a disk that is
 * full does not turn a deployment that has succeeded into one that seems to have failed.
 * @returns the exit code
 */
export async function reportSaid(said: RunnerWords, { core, log, shown, hasSummary }: Reporter): Promise<0 | 1> {
  const attempt = async (what: string, work: () => unknown) => {
    try {
      await work();
    } catch (error) {
      log.warn(`${what} could not be written: ${messageOf(error)}`);
    }
  };
  await attempt('The outputs', () => {
    for (const [name, value] of Object.entries(said.outputs)) core.setOutput(name, shown.value(value));
  });
  if (hasSummary) await attempt('The summary', () => core.summary.addRaw(shown.text(said.summary)).write());
  log.annotate();
  for (const { message, ...place } of said.annotations) log.error(message, place);
  // Where annotations have said the verdict and its places, GitHub needs no further one of it.
  if (said.annotations.length > 0) log.info(said.lines.join('\n'));
  else closeRun(said.isDone, said.lines, { info: log.info, fail: (lines) => log.error(lines, { title: said.title }) });
  if (said.isDone) return 0;
  return 1;
}

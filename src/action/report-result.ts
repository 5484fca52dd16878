import { appendFileSync, constants, openSync, statSync, truncateSync } from 'node:fs';
import type { Env } from '../shared/child-environment.ts';
import { getErrorMessage } from '../shared/errors/error.ts';
import type { RunnerLog, Sanitizer } from './log.ts';
import type { RunnerResult } from './runner-result.ts';

export interface ResultCommands {
  setOutput(name: string, value: string): void;
}

export interface Reporter {
  readonly core: ResultCommands;
  readonly log: RunnerLog;
  readonly sanitizer: Sanitizer;
  readonly files: Env;
}

const writeNow = constants.O_WRONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reports the result, and returns the exit code. Each output is written independently, so that a
 * full disk doesn't make a deployment look failed.
 */
export function reportResult(result: RunnerResult, reporter: Reporter): 0 | 1 {
  const { core, log, sanitizer: shown, files } = reporter;
  const { GITHUB_OUTPUT: outputFile, GITHUB_STEP_SUMMARY: summaryFile } = files;
  const attempt = (label: string, file: string | undefined, work: () => void) => {
    const found = statSync(file ?? '', { throwIfNoEntry: false });
    const size = found?.isFile() ? found.size : undefined;
    try {
      // Keep a named pipe open: without a reader, opening it later would block, and closing it
      // would disconnect the reader.
      if (file && found?.isFIFO()) openSync(file, writeNow);
      work();
    } catch (error) {
      log.warn(`${label} could not be written: ${getErrorMessage(error)}`);
      // Remove a partly written output, which would make the runner fail the step.
      if (file && size !== undefined) restoreSize(file, size);
    }
  };
  for (const [name, value] of Object.entries(result.outputs))
    attempt('The outputs', outputFile, () => core.setOutput(name, shown.value(value)));
  if (summaryFile)
    attempt('The summary', summaryFile, () =>
      appendFileSync(summaryFile, shown.text(result.summary)),
    );
  log.annotate();
  for (const { message, ...location } of result.annotations) log.error(message, location);
  // Annotations already contain the error, so GitHub needs no second one.
  if (result.annotations.length > 0) log.info(result.lines.join('\n'));
  else closeRun(result, log);
  if (result.isDone) return 0;
  return 1;
}

function restoreSize(file: string, size: number): void {
  try {
    truncateSync(file, size);
  } catch {
    // The file stays damaged, and the runner itself reports this.
  }
}

/**
 * Maximum length of a message in UTF-16 units. The runner truncates longer ones:
 * https://github.com/actions/runner/blob/main/src/Runner.Worker/ExecutionContext.cs
 */
const maxLength = 4_096;

/**
 * Logs the closing lines. After a failure, they become an annotation of the run; if they are too
 * long for one, only the first and the last two do.
 */
export function closeRun(
  result: Pick<RunnerResult, 'isDone' | 'lines' | 'title'>,
  log: Pick<RunnerLog, 'info' | 'error'>,
): void {
  const { isDone, lines, title } = result;
  const all = lines.join('\n');
  const fits = all.length <= maxLength;
  if (isDone || !fits) log.info(all);
  if (!isDone) log.error(fits ? all : shortened(lines), { title });
}

function shortened([first = '', ...rest]: readonly string[]): string {
  const maxLineLength = Math.floor(maxLength / 3) - 2;
  const cut = (line: string) => {
    if (line.length <= maxLineLength) return line;
    return `${line.slice(0, maxLineLength)}…`;
  };
  return [first, ...rest.slice(-2)].map(cut).join('\n');
}

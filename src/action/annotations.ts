import type { RunReport } from '../deploy/run-report.ts';
import type { LogPlace } from '../shared/log.ts';

/** GitHub shows this many errors of a step and drops the rest; the summary has all. */
const mostErrors = 10;

/** An error that GitHub shows beside the run, and on its line where it has one. */
export interface Annotation extends LogPlace {
  readonly message: string;
}

/**
 * The errors of a run whose failure has places, the verdict first: a problem with a place has an annotation of its own.
 * Empty for every other run: its closing lines say all.
 */
export function annotationsOf({ error, notifyError, title }: RunReport): Annotation[] {
  const failure = error ?? notifyError;
  if (!failure || failure.problems.length === 0) return [];
  const problems = failure.problems.slice(0, mostErrors - 1);
  const left = failure.problems.length - problems.length;
  const more = left > 0 ? ` The summary has ${left} more.` : '';
  return [
    { message: `${failure.message} [${failure.code}]${more}\nWhat to do: ${failure.remedy}`, title },
    ...problems.map(({ message, file, line, column }) => ({
      message,
      title: failure.code,
      file,
      line,
      column,
    })),
  ];
}

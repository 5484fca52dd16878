import type { RunReport } from '../deploy/run-report.ts';
import type { LogLocation } from '../shared/log.ts';

/** GitHub shows this many errors per step and drops the rest; the summary lists all. */
const maxErrors = 10;

export interface Annotation extends LogLocation {
  readonly message: string;
}

export function toAnnotations(report: RunReport): Annotation[] {
  const { error, notifyError, title } = report;
  const failure = error ?? notifyError;
  if (!failure || failure.problems.length === 0) return [];
  const problems = failure.problems.slice(0, maxErrors - 1);
  const left = failure.problems.length - problems.length;
  let more = '';
  if (left > 0) more = ` The summary has ${left} more.`;
  return [
    {
      message: `${failure.message} [${failure.code}]${more}\nWhat to do: ${failure.remedy}`,
      title,
    },
    ...problems.map(({ message, file, line, column }) => ({
      message,
      title: failure.code,
      file,
      line,
      column,
    })),
  ];
}

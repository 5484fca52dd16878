import { buildReport, type RunReport } from '../deploy/report.ts';
import type { DeployResult } from '../deploy/result.ts';
import type { LogLocation } from '../shared/log.ts';
import type { Sanitizer } from './log.ts';
import { toDeploymentOutputs } from './outputs.ts';
import { formatSummary } from './summary/summary.ts';

export interface RunnerResult {
  readonly title: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

export function toRunnerResult(result: DeployResult, sanitizer: Sanitizer): RunnerResult {
  const report = sanitizeReport(result, sanitizer);
  return {
    title: report.title,
    outputs: toDeploymentOutputs(report),
    summary: formatSummary(report),
    annotations: toAnnotations(report),
    lines: report.closingLines,
    isDone: report.isDone,
  };
}

/**
 * Builds the report, without secrets. They must be redacted before Markdown is escaped, because
 * escaping may change their spelling.
 */
export function sanitizeReport(result: DeployResult, sanitizer: Sanitizer): RunReport {
  const text = JSON.stringify(buildReport(result), (_, part) => {
    if (typeof part === 'string') return sanitizer.text(part);
    return part;
  });
  return JSON.parse(text);
}

const maxErrors = 10;

interface Annotation extends LogLocation {
  readonly message: string;
}

export function toAnnotations(report: RunReport): Annotation[] {
  const failure = report.error ?? report.notifyError;
  if (!failure || failure.problems.length === 0) return [];
  const problems = failure.problems.slice(0, maxErrors - 1);
  const left = failure.problems.length - problems.length;
  const more = left > 0 ? ` The summary has ${left} more.` : '';
  const message = `${failure.message} [${failure.code}]${more}\nWhat to do: ${failure.remedy}`;
  const located = problems.map(({ source: _, ...problem }) => ({
    ...problem,
    title: failure.code,
  }));
  return [{ message, title: report.title }, ...located];
}

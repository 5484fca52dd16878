import type { DeployResult } from '../deploy/result.ts';
import { buildReport, type RunReport } from '../deploy/run-report.ts';
import { type Annotation, toAnnotations } from './annotations.ts';
import { toOutputs } from './outputs.ts';
import type { Sanitizer } from './sanitizer.ts';
import { formatSummary } from './summary/summary.ts';

/** What the runner gets at the end of a run, free of secrets. */
export interface RunnerResult {
  /** One short line. */
  readonly title: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

/** Formats the outcome of a deployment. */
export function toRunnerResult(result: DeployResult, sanitizer: Sanitizer): RunnerResult {
  const report = sanitizeReport(result, sanitizer);
  return {
    title: report.title,
    outputs: toOutputs(report),
    summary: formatSummary(report),
    annotations: toAnnotations(report),
    lines: report.closingLines,
    isDone: report.isDone,
  };
}

/** Redacts the report of a run, before Markdown escaping could change how a secret is spelled. */
export function sanitizeReport(result: DeployResult, sanitizer: Sanitizer): RunReport {
  const text = JSON.stringify(buildReport(result), (_, part) => {
    if (typeof part === 'string') return sanitizer.text(part);
    return part;
  });
  return JSON.parse(text);
}

import type { DeployResult } from '../deploy/result.ts';
import { buildReport, type RunReport } from '../deploy/run-report.ts';
import { type Annotation, toAnnotations } from './annotations.ts';
import { deploymentOutputs, toOutputs } from './outputs.ts';
import type { Sanitizer } from './sanitizer.ts';
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
    outputs: toOutputs(deploymentOutputs, report),
    summary: formatSummary(report),
    annotations: toAnnotations(report),
    lines: report.closingLines,
    isDone: report.isDone,
  };
}

/** Redacts before Markdown escaping could change how a secret is spelled. */
export function sanitizeReport(result: DeployResult, sanitizer: Sanitizer): RunReport {
  const text = JSON.stringify(buildReport(result), (_, part) => {
    if (typeof part === 'string') return sanitizer.text(part);
    return part;
  });
  return JSON.parse(text);
}

import type { StoryRequest, StoryResult } from '../automation/automation.ts';
import type { DeployResult } from '../deploy/result.ts';
import { type RunReport, reportOf } from '../deploy/run-report.ts';
import { type Annotation, annotationsOf } from './annotations.ts';
import { outputsOf } from './outputs.ts';
import type { Shown } from './shown.ts';
import { storyOutputs, storySummary, storyTitle } from './story.ts';
import { summaryOf } from './summary/summary.ts';

/** What the runner gets at the end of a run, free of secrets. */
export interface RunnerWords {
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
export function saidOf(result: DeployResult, shown: Shown): RunnerWords {
  const report = shownReport(result, shown);
  return {
    title: report.title,
    outputs: outputsOf(report),
    summary: summaryOf(report),
    annotations: annotationsOf(report),
    lines: report.closingLines,
    isDone: report.isDone,
  };
}

/** Formats the outcome of another automation: a release or texts. */
export function saidOfStory(request: StoryRequest, result: StoryResult, shown: Shown): RunnerWords {
  const lines = result.lines.map(shown.text);
  return {
    title: storyTitle(request, result),
    outputs: storyOutputs(result),
    summary: shown.text(storySummary(request, { end: result.end, error: result.error, lines })),
    annotations: result.error?.problems ?? [],
    lines,
    isDone: !result.error,
  };
}

/** Redacts the report of a run, before Markdown escaping could change how a secret is spelled. */
export function shownReport(result: DeployResult, shown: Shown): RunReport {
  const text = JSON.stringify(reportOf(result), (_, part) =>
    typeof part === 'string' ? shown.text(part) : part,
  );
  return JSON.parse(text);
}

import type { StoryRequest, StoryResult } from '../automation/automation.ts';
import { closingLines, isDone } from '../deploy/report.ts';
import type { DeployResult } from '../deploy/result.ts';
import type { Problem } from '../shared/errors/error.ts';
import { outputsOf } from './outputs.ts';
import { storyOutputs, storySummary } from './story.ts';
import { summaryOf } from './summary.ts';

/** What the runner is told at the end of a run. */
export interface RunnerWords {
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown. */
  readonly summary: string;
  readonly problems: readonly Problem[];
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

export function saidOf(result: DeployResult): RunnerWords {
  return {
    outputs: outputsOf(result),
    summary: summaryOf(result),
    problems: result.error?.problems ?? [],
    lines: closingLines(result),
    isDone: isDone(result),
  };
}

export function saidOfStory(request: StoryRequest, result: StoryResult): RunnerWords {
  return {
    outputs: storyOutputs(result),
    summary: storySummary(request, result),
    problems: result.error?.problems ?? [],
    lines: result.lines,
    isDone: result.error === undefined,
  };
}

import type { StoryRequest, StoryResult } from '../automation/automation.ts';
import type { DeployRequest } from '../steps/plan/types.ts';
import type { ReadInput } from './inputs.ts';

/** What the inputs ask for where that is no deployment; `undefined`: it is one. */
export function storyOf(
  input: ReadInput,
  { event, config, siteVersion, dryRun, pins }: DeployRequest,
): StoryRequest | undefined {
  const story = input('mode').trim();
  if (story !== 'release' && story !== 'texts') return undefined;
  const [release, level, wait, workflow] = ['release', 'level', 'wait', 'workflow'].map((name) => input(name).trim());
  return {
    story,
    event,
    config,
    siteVersion,
    dryRun,
    pins,
    release: release ?? '',
    level: level ?? '',
    wait: wait ?? '',
    workflow: workflow ?? '',
  };
}

/** The outputs of a story; those of a deployment stay empty. */
export function storyOutputs({ end, error }: StoryResult): Record<string, string> {
  const status = error === undefined ? 'succeeded' : error.code === 'CANCELLED' ? 'cancelled' : 'failed';
  return { status, next: end?.kind ?? '', url: end?.url ?? '' };
}

/** The job summary in Markdown. What others have written is shown as it is, and is no markup. */
export function storySummary({ story }: StoryRequest, { end, lines }: StoryResult): string {
  const heading = { done: 'done', person: 'waits for a person', machine: 'not yet', step: 'planned' } as const;
  const title = `### ${story === 'release' ? 'Release' : 'Texts'}: ${end === undefined ? 'failed' : heading[end.kind]}`;
  const link = end?.url === undefined ? [] : [`<${end.url}>`, ''];
  return [title, '', ...link, '```text', ...lines.map((line) => line.replaceAll('```', "'''")), '```', ''].join('\n');
}

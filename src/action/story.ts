import type { StoryRequest, StoryResult } from '../automation/automation.ts';
import type { DeployRequest } from '../deploy/steps/plan/types.ts';
import type { ReadInput } from './inputs.ts';
import { alert, link, type Markdown, md, outline, paragraphs, text } from './markdown.ts';

/** Parses the inputs of an automation; `undefined` for a deployment. */
export function storyOf(
  input: ReadInput,
  { event, config, siteVersion, dryRun, pins, workspace }: DeployRequest,
): StoryRequest | undefined {
  const story = storyNames.find((name) => name === input('mode').trim());
  if (!story) return undefined;
  const read = (name: string) => input(name).trim();
  const [release, level, wait, workflow, only] = [
    'release',
    'level',
    'wait',
    'workflow',
    'request',
  ].map(read);
  const [issue, round, base, commit] = ['issue', 'round', 'base', 'commit'].map(read);
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
    workspace,
    request: only ?? '',
    agent: { issue: issue ?? '', round: round ?? '', base: base ?? '', commit: commit ?? '' },
  };
}

const storyNames = ['release', 'requests', 'texts', 'task', 'propose'] as const;
const titles = {
  release: 'Release',
  requests: 'Requests',
  texts: 'Texts',
  task: 'Task',
  propose: 'Proposal',
} as const;

const failureOf = (error: StoryResult['error']) =>
  error?.code === 'CANCELLED' ? 'cancelled' : 'failed';

/** Outputs of an automation; those of a deployment stay empty. */
export function storyOutputs({
  end,
  error,
  task = '',
  closes,
}: StoryResult): Record<string, string> {
  return {
    status: error ? failureOf(error) : 'succeeded',
    next: end?.kind ?? '',
    url: end?.url ?? '',
    task,
    closes: closes === undefined ? '' : String(closes),
  };
}

const endings = {
  done: 'done',
  person: 'waits for a person',
  machine: 'not yet',
  step: 'planned',
} as const;

/** One short line. */
export function storyTitle(
  { story }: Pick<StoryRequest, 'story'>,
  { end, error }: Omit<StorySaid, 'lines'>,
): string {
  return `${titles[story]}: ${end ? endings[end.kind] : failureOf(error)}`;
}

/** The part of the result that the summary shows. */
type StorySaid = Pick<StoryResult, 'end' | 'lines'> & Partial<Pick<StoryResult, 'error'>>;

/** The job summary. Untrusted text is shown verbatim, never as markup. */
export function storySummary(
  { story }: Pick<StoryRequest, 'story'>,
  { end, error, lines }: StorySaid,
): Markdown {
  const title = md`## ${{ text: storyTitle({ story }, { end, error }) }}`;
  if (end) {
    const where = end.url ? md`**${link(text(end.url), end.url)}**` : undefined;
    return paragraphs(title, where, outline(lines));
  }
  const [what = '', ...rest] = lines;
  const remedy = /^What to do: (.+)$/s.exec(rest.at(-1) ?? '')?.[1];
  return paragraphs(
    title,
    alert('CAUTION', md`**${{ text: what }}**`),
    outline(remedy ? rest.slice(0, -1) : rest),
    remedy ? md`**What to do:** ${{ text: remedy }}` : undefined,
  );
}

import type { AutomationRequest, AutomationResult } from '../automation/automation.ts';
import type { DeployRequest } from '../deploy/steps/plan/types.ts';
import type { ReadInput } from './inputs.ts';
import { alert, link, type Markdown, md, outline, paragraphs, text } from './markdown.ts';

/** Parses the inputs of an automation; `undefined` for a deployment. */
export function readAutomationRequest(
  input: ReadInput,
  { event, config, siteVersion, dryRun, pins, workspace }: DeployRequest,
): AutomationRequest | undefined {
  const automation = automationModes.find((name) => name === input('mode').trim());
  if (!automation) return undefined;
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
    automation,
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

const automationModes = ['release', 'requests', 'texts', 'task', 'propose'] as const;
const titles = {
  release: 'Release',
  requests: 'Requests',
  texts: 'Texts',
  task: 'Task',
  propose: 'Proposal',
} as const;

const getFailureStatus = (error: AutomationResult['error']) =>
  error?.code === 'CANCELLED' ? 'cancelled' : 'failed';

/** Outputs of an automation; those of a deployment stay empty. */
export function toAutomationOutputs({
  outcome,
  error,
  task = '',
  closes,
}: AutomationResult): Record<string, string> {
  return {
    status: error ? getFailureStatus(error) : 'succeeded',
    next: outcome?.kind ?? '',
    url: outcome?.url ?? '',
    task,
    closes: closes === undefined ? '' : String(closes),
  };
}

const endings = {
  done: 'done',
  person: 'waiting for a person',
  machine: 'not yet',
  step: 'planned',
} as const;

/** One short line. */
export function formatAutomationTitle(
  { automation: story }: Pick<AutomationRequest, 'automation'>,
  { outcome, error }: Omit<AutomationSummary, 'lines'>,
): string {
  return `${titles[story]}: ${outcome ? endings[outcome.kind] : getFailureStatus(error)}`;
}

/** The part of the result that the summary shows. */
type AutomationSummary = Pick<AutomationResult, 'outcome' | 'lines'> &
  Partial<Pick<AutomationResult, 'error'>>;

/** The job summary. Untrusted text is shown verbatim, never as markup. */
export function formatAutomationSummary(
  { automation: story }: Pick<AutomationRequest, 'automation'>,
  { outcome, error, lines }: AutomationSummary,
): Markdown {
  const title = md`## ${{ text: formatAutomationTitle({ automation: story }, { outcome, error }) }}`;
  if (outcome) {
    const outcomeLink = outcome.url ? md`**${link(text(outcome.url), outcome.url)}**` : undefined;
    return paragraphs(title, outcomeLink, outline(lines));
  }
  const [headline = '', ...rest] = lines;
  const remedy = /^What to do: (.+)$/s.exec(rest.at(-1) ?? '')?.[1];
  return paragraphs(
    title,
    alert('CAUTION', md`**${{ text: headline }}**`),
    outline(remedy ? rest.slice(0, -1) : rest),
    remedy ? md`**What to do:** ${{ text: remedy }}` : undefined,
  );
}

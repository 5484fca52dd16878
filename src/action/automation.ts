import type { AutomationRequest, AutomationResult } from '../automation/automation.ts';
import type { DeployRequest } from '../deploy/steps/plan/types.ts';
import type { ReadInput } from './inputs.ts';
import { alert, link, type Markdown, md, outline, paragraphs, text } from './markdown.ts';

/** Parses the inputs of an automation; `undefined` for a deployment. */
export function readAutomationRequest(
  input: ReadInput,
  deployRequest: DeployRequest,
): AutomationRequest | undefined {
  const { event, config, siteVersion, dryRun, pins, workspace } = deployRequest;
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
export function toAutomationOutputs(automationResult: AutomationResult): Record<string, string> {
  const { outcome, error, task = '', closes } = automationResult;
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
  automationRequest: Pick<AutomationRequest, 'automation'>,
  automationSummary: Omit<AutomationSummary, 'lines'>,
): string {
  return `${titles[automationRequest.automation]}: ${automationSummary.outcome ? endings[automationSummary.outcome.kind] : getFailureStatus(automationSummary.error)}`;
}

/** The part of the result that the summary shows. */
type AutomationSummary = Pick<AutomationResult, 'outcome' | 'lines'> &
  Partial<Pick<AutomationResult, 'error'>>;

/** The job summary. Untrusted text is shown verbatim, never as markup. */
export function formatAutomationSummary(
  automationRequest: Pick<AutomationRequest, 'automation'>,
  automationSummary: AutomationSummary,
): Markdown {
  const { outcome, error, lines } = automationSummary;
  const title = md`## ${{ text: formatAutomationTitle({ automation: automationRequest.automation }, { outcome, error }) }}`;
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

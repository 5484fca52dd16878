import type { AutomationResult, automate } from '../automation/automation.ts';
import type { Env } from '../shared/child-environment.ts';
import { openDeps } from '../shared/deps.ts';
import { describeError, SiteDeployError } from '../shared/errors/error.ts';
import {
  type ReadInput,
  type RunnerContext,
  readGitHubAccess,
  readPins,
  readSecret,
  toRunEvent,
} from './inputs.ts';
import type { Sanitizer } from './log.ts';
import { alert, link, type Markdown, md, outline, paragraphs, text } from './markdown.ts';
import { getFailureStatus, toAutomationOutputs } from './outputs.ts';
import { type ActionRun, type RunnerEdge, runAction } from './run-action.ts';
import type { RunnerResult } from './runner-result.ts';

export function runAutomation(edge: RunnerEdge & { readonly automate: typeof automate }) {
  return runAction(edge, {
    run: (run) => automateAndReport(run, edge.automate),
    end: (thrown, sanitizer) => {
      const error = SiteDeployError.from(thrown);
      const result = { outcome: undefined, error, lines: describeError(error) };
      return toAutomationRunnerResult(edge.core.getInput('mode'), result, sanitizer);
    },
  });
}

async function automateAndReport(run: ActionRun, work: typeof automate): Promise<RunnerResult> {
  const { input, env, log, signal, sanitizer } = run;
  const github = readGitHubAccess(input, env, log.mask);
  const agentToken = readSecret(input('agent-token'), log.mask);
  await using deps = await openDeps({ log, signal, env, github });
  const request = { ...readAutomationRequest(input, run.context, env), redact: sanitizer.text };
  const result = await work(request, run.identify(deps), deps, agentToken);
  return toAutomationRunnerResult(request.mode, result, sanitizer);
}

function readAutomationRequest(input: ReadInput, context: RunnerContext, env: Env) {
  const read = (name: string) => input(name).trim();
  return {
    workspace: env.GITHUB_WORKSPACE ?? '.',
    event: toRunEvent(context, env),
    mode: read('mode'),
    config: read('config'),
    siteVersion: read('site-version'),
    dryRun: read('dry-run'),
    pins: readPins(input),
    release: read('release'),
    level: read('level'),
    wait: read('wait'),
    workflow: read('workflow'),
    request: read('request'),
    agent: {
      issue: read('issue'),
      round: read('round'),
      verdict: read('verdict'),
      judged: read('judged'),
      base: read('base'),
      commit: read('commit'),
    },
  };
}

export function toAutomationRunnerResult(
  mode: string,
  result: AutomationResult,
  sanitizer: Sanitizer,
): RunnerResult {
  const lines = result.lines.map(sanitizer.text);
  return {
    title: formatTitle(mode, result),
    outputs: toAutomationOutputs(result),
    summary: sanitizer.text(formatAutomationSummary(mode, { ...result, lines })),
    annotations: result.error?.problems ?? [],
    lines,
    isDone: !result.error,
  };
}

const titles: Readonly<Record<string, string>> = {
  release: 'Release',
  requests: 'Requests',
  texts: 'Texts',
  task: 'Task',
  propose: 'Proposal',
};
const endings = {
  done: 'done',
  person: 'waiting for a person',
  machine: 'not yet',
  turn: 'not its turn',
  step: 'planned',
} as const;

function formatTitle(mode: string, { outcome, error }: AutomationResult): string {
  const ending = outcome && !error ? endings[outcome.kind] : getFailureStatus(error);
  return `${titles[mode.trim()] ?? 'Automation'}: ${ending}`;
}

export function formatAutomationSummary(mode: string, result: AutomationResult): Markdown {
  const { outcome, lines } = result;
  const title = md`## ${{ text: formatTitle(mode, result) }}`;
  if (outcome) {
    if (!outcome.url) return paragraphs(title, outline(lines));
    const outcomeLink = link(text(outcome.url), outcome.url);
    return paragraphs(title, md`**${outcomeLink}**`, outline(lines));
  }
  const [headline = '', ...rest] = lines;
  const remedy = /^What to do: (.+)$/s.exec(rest.at(-1) ?? '')?.[1];
  const caution = alert('CAUTION', md`**${{ text: headline }}**`);
  if (!remedy) return paragraphs(title, caution, outline(rest));
  const whatToDo = md`**What to do:** ${{ text: remedy }}`;
  return paragraphs(title, caution, outline(rest.slice(0, -1)), whatToDo);
}

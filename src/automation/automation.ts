import path from 'node:path';
import { createGitHub } from '../clients/github/github.ts';
import { type GitHubRepository, namedRepository } from '../clients/github/repository.ts';
import { type CredentialNeed, PortalClient } from '../clients/portal/portal.ts';
import type { SiteConfig } from '../config/schema.ts';
import { VersionLevel } from '../contracts/portal/development-request.ts';
import { isVersion } from '../contracts/portal/values.ts';
import type { IdentityProvider } from '../identity/github-identity.ts';
import { login } from '../identity/login/login.ts';
import { parseAutomationMode, parseChoice } from '../identity/modes.ts';
import { forEnvironment, type Pins } from '../identity/pins.ts';
import type { RunEvent } from '../identity/run-event.ts';
import { compact } from '../shared/compact.ts';
import type { Deps } from '../shared/deps.ts';
import { describeError, hasCode, SiteDeployError } from '../shared/errors/error.ts';
import { plainText } from '../shared/plain-text.ts';
import type { Secret } from '../shared/secret.ts';
import { fetchedToken } from '../shared/token-source.ts';
import { yesOrNo } from '../shared/yes-or-no.ts';
import { openSite } from '../workflows/deploy-workflow.ts';
import { isReportedMode, recordEnd } from './failure-issue.ts';
import { type FlowOutcome, formatOutcome } from './reconcile.ts';
import { versionFormat } from './release/next-version.ts';
import { releaseToFinish } from './release/open-releases.ts';
import { finishRelease, refreshPulls, startRelease } from './release/release.ts';
import { type AgentInputs, writeTask } from './requests/change/agent-issue.ts';
import { patchFile, proposeChange, readPatchDigest } from './requests/change/propose.ts';
import { runJudge } from './requests/change/run-judge.ts';
import {
  advanceRequests,
  findFailure,
  isPreviewLeft,
  type RequestOutcome,
} from './requests/requests.ts';
import { syncTexts } from './texts/texts.ts';

/** Unvalidated inputs of an automation. An empty string counts as not set. */
export interface AutomationRequest {
  readonly event: RunEvent;
  readonly config?: string;
  readonly siteVersion?: string;
  readonly dryRun?: boolean | string;
  readonly pins?: Pins;
  readonly mode: string;
  readonly release: string;
  readonly level: string;
  readonly wait: string;
  readonly workflow: string;
  readonly workspace: string;
  readonly request: string;
  readonly agent: AgentInputs;
  /** Removes secrets from a text before it goes into an issue. */
  readonly redact: (text: string) => string;
}

export interface AutomationResult {
  readonly outcome: FlowOutcome | undefined;
  readonly error: SiteDeployError | undefined;
  readonly lines: readonly string[];
  readonly task?: string;
  readonly patch?: string | undefined;
  readonly closes?: boolean;
}

/**
 * Runs an automation. Reads the site config from the default branch instead of a checkout. Returns
 * errors as part of the result instead of throwing them.
 */
export async function automate(
  request: AutomationRequest,
  identity: IdentityProvider,
  deps: Deps,
  agentToken?: Secret,
): Promise<AutomationResult> {
  const seen: { opened?: OpenedRepository } = {};
  let result: AutomationResult;
  try {
    const report = await runAutomation(request, seen, identity, deps, agentToken);
    result = { error: undefined, ...report };
  } catch (thrown) {
    const error = SiteDeployError.from(deps.signal.aborted ? deps.signal.reason : thrown);
    result = { outcome: undefined, error, lines: describeError(error) };
  }
  await reportEnd(request, result.error, deps, seen.opened);
  return result;
}

/**
 * Records the end of a run in the failure issue. Failures are recorded only for releases and
 * scheduled runs; successes, unless the run was for a single request. If the site config can't be
 * read, the default of `automation.failures` applies.
 */
async function reportEnd(
  request: AutomationRequest,
  error: SiteDeployError | undefined,
  deps: Deps,
  opened: OpenedRepository | undefined,
): Promise<void> {
  const { event, redact } = request;
  const mode = request.mode.trim();
  if (!isReportedMode(mode) || !deps.github || deps.signal.aborted || error?.code === 'USAGE')
    return;
  if (yesOrNo(request.dryRun, 'dry-run') || opened?.config.automation.failures === 'none') return;
  const isOfAll = mode !== 'requests' || !request.request;
  const mayFail = mode === 'release' || event.name === 'schedule';
  if ((error && !mayFail) || (!error && !isOfAll)) return;
  const repository = opened?.repository ?? openClient(request, deps, deps.github.token);
  const configFile = opened?.configFile ?? getConfigFile(request);
  const run = { mode, configFile, url: event.run.url ?? '', error, redact };
  await recordEnd(repository, run, deps.log);
}

type AutomationReport = Omit<AutomationResult, 'error'> & Partial<Pick<AutomationResult, 'error'>>;

function toReport(outcome: FlowOutcome): AutomationReport {
  const isPending = outcome.kind === 'person' || outcome.kind === 'machine';
  const lines = compact([
    ...outcome.done.map((line) => `carried out: ${line}`),
    ...formatOutcome(outcome),
    isPending && 'Run the workflow again afterwards: it continues from there.',
  ]);
  return { outcome, lines };
}

async function runAutomation(
  request: AutomationRequest,
  seen: { opened?: OpenedRepository },
  identity: IdentityProvider,
  deps: Deps,
  agentToken: Secret | undefined,
): Promise<AutomationReport> {
  const mode = parseAutomationMode(request.mode);
  const minutes = Number(request.wait || '20');
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 600)
    throw misused('wait', request.wait, 'a whole number of minutes from 0 to 600');
  const requestedVersion = request.siteVersion?.trim() || undefined;
  if (requestedVersion !== undefined && !isVersion(requestedVersion))
    throw misused('site-version', requestedVersion, versionFormat);
  const release = parseChoice(['start', 'finish'], request.release, 'finish', 'release');
  const { options: levels } = VersionLevel;
  const level = request.level ? parseChoice(levels, request.level, 'patch', 'level') : undefined;
  const patience = { waitMs: minutes * 60_000, dryRun: yesOrNo(request.dryRun, 'dry-run') };

  const opened = await openRepository(request, deps);
  seen.opened = opened;
  const { config } = opened;
  forEnvironment(config, 'Preview', request.pins);
  if (mode === 'task' || mode === 'propose')
    return runAgentJob(mode, request, deps, { ...opened, dryRun: patience.dryRun });
  const portal = await openPortal(config, identity, deps);
  const common = { ...opened, mayReport: true, deps };
  if (mode === 'texts') {
    if (!portal) throw withoutIdentity('Texts');
    return toReport(await syncTexts({ ...common, portal }, patience));
  }
  if (mode === 'requests') {
    if (!portal) throw withoutIdentity('Requests');
    const report = (error: unknown) =>
      deps.log.warn(describeError(SiteDeployError.from(error)).join(' '));
    const asUser = agentToken && openClient(request, deps, agentToken);
    const context = { ...common, portal, asUser };
    const only = request.request || undefined;
    const outcomes = await advanceRequests(context, { ...patience, only });
    if (!patience.dryRun) await refreshPulls(context).catch(report);
    const closes = !patience.dryRun && (await isPreviewLeft(context));
    return { ...toRequestsReport(outcomes), closes };
  }
  const context = { ...common, portal };
  if (release === 'start')
    return toReport(await startRelease(context, { version: requestedVersion, level }, patience));
  const version = await releaseToFinish(context, requestedVersion);
  return toReport(await finishRelease(context, version, patience));
}

async function runAgentJob(
  mode: 'task' | 'propose',
  request: AutomationRequest,
  deps: Deps,
  context: OpenedRepository & { readonly dryRun: boolean },
): Promise<AutomationReport> {
  const { agent, workspace } = request;
  const { repository, config, dryRun } = context;
  const { judge } = config.automation.requests;
  if (mode === 'propose') {
    const outcome = await proposeChange(context, agent, workspace, dryRun);
    const patch = dryRun ? await readPatchDigest(workspace) : undefined;
    if (dryRun && judge) {
      const TASK = await writeTask(repository, agent, deps.scratch);
      await runJudge(deps, judge, { PATCH: patchFile(workspace), TASK });
    }
    return { ...toReport(outcome), patch };
  }
  // Write the task outside of this run's scratch folder, which is deleted before the agent starts.
  const folder = deps.env.RUNNER_TEMP || path.dirname(deps.scratch);
  const task = await writeTask(repository, agent, folder);
  const what = `The task was written to ${task}.`;
  return { ...toReport({ kind: 'done', what, done: [] }), task };
}

const urgency = ['person', 'machine', 'step', 'turn', 'done'] as const;

function toRequestsReport(outcomes: readonly RequestOutcome[]): AutomationReport {
  const sorted = urgency.flatMap((kind) => outcomes.filter((outcome) => outcome.end.kind === kind));
  const done = outcomes.flatMap((outcome) => outcome.end.done);
  if (!sorted[0]) return toReport({ kind: 'done', what: 'No requests are pending.', done });
  const end = { ...sorted[0].end, done };
  const lines = outcomes.flatMap(formatRequest);
  const error = findFailure(outcomes);
  if (!error) return { outcome: end, lines };
  const headline = `${error.message} [${error.code}]`;
  const remedy = `What to do: ${error.remedy}`;
  return { outcome: undefined, error, lines: [headline, ...lines, remedy] };
}

function formatRequest(outcome: RequestOutcome): string[] {
  const { request, end, error } = outcome;
  const lines = error ? describeError(error) : formatOutcome(end);
  const title = `${request.id} (${request.status}): ${plainText(request.title)}`;
  return [title, ...lines.map((line) => `  ${line}`)];
}

type OpenedRepository = Awaited<ReturnType<typeof openRepository>>;

function openClient({ event }: AutomationRequest, deps: Deps, token: Secret): GitHubRepository {
  const { http, clock, log, signal, github } = deps;
  const apiUrl = github?.apiUrl;
  const onPause = (line: string) => log.info(line);
  const settings = { http, clock, signal, apiUrl, token, onPause, isConditional: true };
  return { ...createGitHub(settings), ...namedRepository(event.repository) };
}

const getConfigFile = ({ config }: AutomationRequest) => config?.trim() || 'site.config.yml';

async function openRepository(request: AutomationRequest, deps: Deps) {
  if (!deps.github)
    throw new SiteDeployError('GITHUB_TOKEN_MISSING', 'There is no GitHub token.', {
      remedy: 'Omit the input "github-token": it defaults to the job\'s token.',
    });
  const named = openClient(request, deps, deps.github.token);
  return openSite(named, getConfigFile(request), request.workflow || undefined);
}

async function openPortal(config: SiteConfig, identity: IdentityProvider, deps: Deps) {
  const { http, clock, log } = deps;
  const { url, provider } = config.portal;
  try {
    const logIn = () => login(forEnvironment(config, 'Preview'), identity, deps);
    // A run may wait for longer than a token lasts.
    const access = fetchedToken(await logIn(), logIn);
    const credential = async ({ refused }: CredentialNeed) => {
      if (refused) await access.renew(refused, url);
      return access.token(url);
    };
    return new PortalClient({ http, clock, url, provider, credential, onWait: log.info });
  } catch (error) {
    if (!hasCode(error, 'IDENTITY_NOT_AVAILABLE')) throw error;
    log.info('Skipping the portal: the job lacks the permission id-token: write.');
    return undefined;
  }
}

function withoutIdentity(subject: string): SiteDeployError {
  const message = `${subject} come from the portal, but this job has no identity to log in with.`;
  return new SiteDeployError('IDENTITY_NOT_AVAILABLE', message);
}

function misused(input: string, found: string, expected: string): SiteDeployError {
  return new SiteDeployError('USAGE', `${input}: found "${found}", expected ${expected}.`);
}

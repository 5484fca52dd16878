import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { deactivateEarlier } from '../github/resources/deployments.ts';
import { record, text } from '../github/rest/values.ts';
import type { LocalGitHubDeployment } from '../github/state/deployment.ts';
import type { LocalStep } from '../github/state/run.ts';
import { type LocalRepository, nextId } from '../github/state/state.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { runnerVariables } from '../runner/environment.ts';
import { createJobFiles } from '../runner/file-commands.ts';
import { createMasks } from '../runner/masks.ts';
import { createMatchers } from '../runner/matchers.ts';
import { killOrphans } from '../runner/processes.ts';
import {
  Expression,
  evaluateText,
  evaluateTexts,
  isTrue,
  toMap,
} from '../workflow-language/language.ts';
import { resolveAction } from './action-file.ts';
import { getScope, leaveOut } from './jobs.ts';
import { readPermissions, toTokenPermissions } from './permissions.ts';
import { isStandIn } from './stand-ins.ts';
import { type Frame, fail, getStepScope, runSteps } from './steps.ts';
import type { Conclusion, EngineJob, JobDeps, JobPlace, PostStep } from './types.ts';

export interface JobResult {
  readonly conclusion: Conclusion;
  readonly outputs: Readonly<Record<string, string>>;
  readonly environmentUrl: string;
}

export function startJob(job: EngineJob, deps: JobDeps, onStep: () => void) {
  const steps: LocalStep[] = [];
  const stopping = new AbortController();
  const begin = (name: string) => {
    const fresh = { conclusion: undefined, summary: '', milliseconds: 0 };
    const record: LocalStep = { name, ...fresh, log: [], annotations: [] };
    steps.push(record);
    onStep();
    return record;
  };
  const done = run();
  return { steps, done, stop: () => stopping.abort() };

  async function run(): Promise<JobResult> {
    const place = await createPlace(job, deps, stopping.signal);
    const frame: Frame = { results: {}, hasFailed: false, env: {} };
    try {
      place.env = readEnv(place, frame);
      await checkSetUp(place);
      await runSteps(job.node.source.steps, frame, place, begin);
      for (const post of place.posts.toReversed())
        await runPost(post, place, frame, begin(post.name));
      return readResult(place, frame);
    } catch (error) {
      if (!(error instanceof RunnerRefusal)) throw error;
      const record = begin('Set up job');
      fail(record, error, place);
      record.conclusion = 'failure';
      return { conclusion: 'failure', outputs: {}, environmentUrl: '' };
    } finally {
      deps.github.revokeToken(place.token);
      deps.endIdentity(place.fixed);
      deps.github.results.end(place.fixed.ACTIONS_RUNTIME_TOKEN ?? '');
      killOrphans(place.fixed.RUNNER_TRACKING_ID ?? '');
      await rm(place.files.root, { recursive: true, force: true });
    }
  }
}

/**
 * Rejects a job before its first step if it needs a container or an action that can't be resolved.
 */
async function checkSetUp({ job, deps, repository }: JobPlace): Promise<void> {
  const { source: written, steps } = job.node.source;
  for (const kind of ['container', 'services'])
    if (written[kind])
      throw new RunnerRefusal(`${kind}: containers are not supported here. ${leaveOut}`);
  for (const { source } of steps) {
    const uses = String(source.uses ?? './');
    const isOther = !/^(\.\/|docker:)/.test(uses) && !isStandIn(uses);
    if (isOther) await resolveAction(uses, { deps, repository });
  }
}

/** Runs a cleanup. The cleanups of an action's steps share the action's record. */
async function runPost(
  post: PostStep,
  place: JobPlace,
  frame: Frame,
  record: LocalStep,
): Promise<void> {
  const { condition, parts = [] } = post;
  try {
    const isDue = !condition || isTrue(new Expression(condition), getStepScope(frame, place));
    record.conclusion ??= 'skipped';
    if (!isDue) return;
    for (const part of parts.toReversed()) await runPost(part, place, frame, record);
    await post.run?.(record);
    if (record.conclusion === 'skipped') record.conclusion = 'success';
  } catch (error) {
    if (!(error instanceof RunnerRefusal)) throw error;
    fail(record, error, place);
    record.conclusion = 'failure';
    frame.hasFailed = true;
  }
}

function readResult(place: JobPlace, frame: Frame): JobResult {
  const { source } = place.job.node.source;
  const scope = getStepScope(frame, place);
  const outputs = retainValues(evaluateTexts(source.outputs, scope), place.masks.hide);
  const { url = '' } = toMap(source.environment);
  const kept = retainValues({ url: evaluateText(url, scope) }, place.masks.hide);
  const environmentUrl = kept.url ?? '';
  let conclusion: Conclusion = frame.hasFailed ? 'failure' : 'success';
  if (place.signal.aborted) conclusion = 'cancelled';
  return { conclusion, outputs, environmentUrl };
}

function readEnv(place: JobPlace, frame: Frame): Record<string, string> {
  const { source, scope } = place.job.node;
  const env = evaluateTexts(scope.workflow.source.env, getStepScope(frame, place));
  const ofJob = evaluateTexts(source.source.env, getStepScope({ ...frame, env }, place));
  const defaults = { HOME: place.files.home, LANG: 'C.UTF-8', CI: 'true', ...place.deps.env };
  return { ...defaults, ...env, ...ofJob };
}

async function createPlace(job: EngineJob, deps: JobDeps, signal: AbortSignal): Promise<JobPlace> {
  const { scope, source } = job.node;
  const { run } = scope;
  const repository = deps.findRepository(run.repository);
  if (!repository) throw new RunnerRefusal(`${run.repository} is not in the local GitHub.`);
  const permissions = readPermissions(job.node);
  const token = deps.github.issueJobToken(repository, toTokenPermissions(permissions));
  const { github: known } = scope.contexts;
  const files = await createJobFiles(known.event as object);
  const [, name = ''] = run.repository.split('/');
  const workspace = path.join(files.root, 'work', name, name);
  await mkdir(workspace, { recursive: true });
  const github = { ...known, token, job: source.id, run_attempt: String(run.attempt) };
  const identity = permissions['id-token'] === 'write' ? await deps.getIdentity(job) : {};
  const ids = { run: run.id, job: job.id, attempt: run.attempt };
  const runtime = { repository, ...ids, github: known, store: deps.store };
  const runtimeToken = deps.github.results.open(runtime);
  const masks = createMasks();
  const secrets = Object.values(scope.contexts.secrets);
  for (const value of [token, runtimeToken, ...secrets]) masks.add(value);
  const fixed = { ...runnerVariables(files, workspace), ACTIONS_RUNTIME_TOKEN: runtimeToken };
  return {
    job,
    deps,
    repository,
    workspace,
    files,
    masks,
    matchers: createMatchers(workspace),
    permissions,
    token,
    github,
    env: {},
    path: [],
    fixed: { ...fixed, ...toVariables(github), ...identity },
    posts: [],
    signal,
  };
}

const noVariables = ['event', 'repositoryUrl', 'secret_source', 'token'];

function toVariables(github: Readonly<Record<string, unknown>>): Record<string, string> {
  const known = Object.entries(github).filter(([name]) => !noVariables.includes(name));
  return Object.fromEntries(
    known.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)]),
  );
}

export function openDeployment(job: EngineJob, repository: LocalRepository | undefined) {
  const { deployment: isDeployment } = toMap(job.node.source.source.environment);
  if (!job.environment || evaluateText(isDeployment, getScope(job.node, job)) === 'false')
    return undefined;
  const { github } = job.node.scope.contexts;
  // The deployment of a pull request belongs to its branch.
  const isPull = github.event_name === 'pull_request';
  const { head } = record(isPull && record(github.event).pull_request);
  const deployment: LocalGitHubDeployment = {
    id: nextId(),
    ref: text(record(head).ref, String(github.ref_name)),
    sha: text(record(head).sha, String(github.sha)),
    task: 'deploy',
    environment: job.environment,
    description: '',
    payload: {},
    transient: false,
    production: false,
    creator: 'github-actions[bot]',
    at: new Date().toISOString(),
    statuses: [],
  };
  repository?.deployments.push(deployment);
  addStatus(deployment, job, 'in_progress', '');
  return deployment;
}

export function closeDeployment(
  deployment: LocalGitHubDeployment | undefined,
  job: EngineJob,
  { conclusion, environmentUrl }: JobResult,
  repository: LocalRepository | undefined,
): void {
  const state = conclusion === 'success' ? 'success' : 'failure';
  if (!deployment) return;
  addStatus(deployment, job, state, environmentUrl);
  const status = deployment.statuses.at(-1);
  if (status && state === 'success' && repository)
    deactivateEarlier(deployment, repository, status);
}

function addStatus(
  deployment: LocalGitHubDeployment,
  job: EngineJob,
  state: string,
  environmentUrl: string,
): void {
  const { run } = job.node.scope;
  deployment.statuses.push({
    id: nextId(),
    state,
    description: '',
    environmentUrl,
    logUrl: `https://github.com/${run.repository}/actions/runs/${run.id}/job/${job.id}`,
    creator: deployment.creator,
    at: new Date().toISOString(),
  });
}

/** Returns the values that GitHub keeps: those that aren't empty and contain no masked value. */
export function retainValues(
  values: Readonly<Record<string, string>>,
  hide: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && hide(value) === value),
  );
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import {
  type ActionResult,
  type LocalCloud,
  type RunnerEvent,
  startAction,
} from '../../../src/localcloud/localcloud.ts';
import { retainValues } from '../../../src/localcloud/runner/job-values.ts';
import { built } from './built.ts';
import { download, upload } from './workflow/artifacts.ts';
import { checkout } from './workflow/checkout.ts';
import { type Command, runCommand } from './workflow/command.ts';
import { evaluate, type Known } from './workflow/expressions.ts';

interface Step {
  readonly uses?: string;
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly id?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly environment?: { readonly name: string; readonly url?: string };
  readonly steps: readonly Step[];
}

/** The repository of our actions, each in a folder of it. */
const ours = 'acme/site-deploy';

/** How a job of a workflow has ended. */
export interface JobResult {
  readonly name: string;
  /** The environment that the job named. */
  readonly environment: string;
  readonly hadIdentity: boolean;
  /** What site-deploy itself said; absent where the job did not come so far. */
  readonly action?: ActionResult;
  readonly succeeded: boolean;
  /** Why it did not begin, or which step of somebody else's has failed. */
  readonly refused?: string;
  /** Those that hold nothing that the job hides: GitHub drops the others. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The address that the environment's page shows; absent where the job names none, or where it holds something hidden. */
  readonly environmentUrl?: string;
  /** What a step has signed. */
  readonly attested?: Readonly<Record<string, string>>;
}

export interface WorkflowRun {
  readonly cloud: LocalCloud;
  /** `owner/name`. */
  readonly repository: string;
  /** What a push or a person starts. */
  readonly event: RunnerEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Fields of the event's payload. */
  readonly payload?: Readonly<Record<string, string>>;
  /** Folder of what runs keep, by their ids. Default: one of this run alone. */
  readonly artifacts?: string;
  /** Folder with `action.yml`. Default: what was built for these tests. */
  readonly actionRoot?: string;
  /** What is done in the place of a step that runs a program, by the name of the step. */
  readonly commands?: Readonly<Record<string, Command>>;
}

/**
 * Runs a workflow of a branch as the runner does: job after job, from the steps of its own YAML, expressions evaluated by GitHub's own
 * evaluator. Other actions are replaced by what they do.
 */
export async function runWorkflow(file: string, run: WorkflowRun): Promise<JobResult[]> {
  const branch = run.event.ref.replace('refs/heads/', '');
  const text = await run.cloud.githubApi.readFile(run.repository, branch, file);
  if (text === undefined) return [];
  const workflow: { readonly jobs: Readonly<Record<string, Job>> } = parse(text);
  const root = await mkdtemp(path.join(tmpdir(), 'site-deploy-workflow-'));
  const results: JobResult[] = [];
  const artifacts = run.artifacts ?? path.join(root, 'artifacts');
  noteRun(file, branch, run);
  try {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      const needed = [job.needs ?? []].flat();
      const done = results.filter((result) => needed.includes(result.name) && result.succeeded);
      if (done.length < needed.length) continue;
      const needs = Object.fromEntries(done.map((result) => [result.name, result.outputs]));
      if (job.if !== undefined && evaluate(`\${{ ${job.if} }}`, { ...run, needs }) !== 'true')
        continue;
      const workspace = path.join(root, name);
      const temp = path.join(root, `${name}-temp`);
      await Promise.all([mkdir(workspace), mkdir(temp)]);
      const commits = new Map<string, string>();
      const place = {
        ...run,
        workspace,
        temp,
        artifacts,
        branch,
        commits,
        needs,
        token: tokenOf(job, run),
      };
      results.push(await runJob(name, job, place));
      noteJobs(results, run);
      noteDeployment(results.at(-1), run);
    }
    return results;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** GitHub knows a run from its beginning. */
function noteRun(
  workflow: string,
  branch: string,
  { cloud, repository, event, inputs = {} }: WorkflowRun,
): void {
  const runs = cloud.githubApi.repository(repository)?.runs;
  const id = Number(event.runId);
  if (runs === undefined || runs.some((run) => run.id === id)) return;
  const createdAt = new Date().toISOString();
  const made = {
    id,
    workflow,
    event: event.name,
    branch,
    commit: event.sha,
    repository,
    inputs,
    createdAt,
  };
  runs.push({ ...made, status: 'completed', conclusion: 'success' });
}

/** What its jobs have said is shown with it. */
function noteJobs(results: readonly JobResult[], { cloud, repository, event }: WorkflowRun): void {
  const run = cloud.githubApi
    .repository(repository)
    ?.runs.find(({ id }) => String(id) === event.runId);
  if (run === undefined) return;
  run.jobs = results.map(({ name, succeeded, refused, action }) => ({
    name,
    conclusion: succeeded ? 'success' : 'failure',
    log: action?.visible ?? refused ?? '',
  }));
}

/** GitHub keeps a deployment of each job that names an environment. */
function noteDeployment(result: JobResult | undefined, run: WorkflowRun): void {
  const { cloud, repository, event } = run;
  if (!result?.environment || result.refused) return;
  const deployments = cloud.githubApi.repository(repository)?.deployments;
  const id = 1_000_000 + (deployments?.length ?? 0);
  const creator = 'github-actions[bot]';
  const at = new Date().toISOString();
  const status = {
    id,
    state: result.succeeded ? 'success' : 'failure',
    description: '',
    environmentUrl: result.environmentUrl ?? '',
    logUrl: `https://github.com/${repository}/actions/runs/${event.runId}/job/${id}`,
    creator,
    at,
  };
  deployments?.push({
    id,
    ref: event.ref.replace('refs/heads/', ''),
    sha: event.sha,
    task: 'deploy',
    environment: result.environment,
    description: '',
    payload: {},
    transient: false,
    production: false,
    creator,
    at,
    statuses: [status],
  });
}

/** A token that may do what the permissions of the job say. */
function tokenOf({ permissions }: Job, { cloud }: WorkflowRun): string {
  const token = `ghs_${Buffer.from(JSON.stringify(permissions)).toString('base64url')}`;
  const { 'id-token': _, ...granted } = permissions;
  const levels = Object.entries(granted).map(
    ([name, level]) => [name.replaceAll('-', '_'), level === 'write' ? 'write' : 'read'] as const,
  );
  cloud.githubApi.tokens.set(token, Object.fromEntries(levels));
  return token;
}

/** Where a job runs. */
export type Place = WorkflowRun &
  Required<Pick<Known, 'needs' | 'token' | 'temp'>> & {
    readonly workspace: string;
    /** What git calls a commit of the local GitHub in the checkout, whose ids are not git's own. */
    readonly commits: Map<string, string>;
    readonly artifacts: string;
    readonly branch: string;
  };

async function runJob(name: string, job: Job, place: Place): Promise<JobResult> {
  const environment = job.environment === undefined ? '' : evaluate(job.environment.name, place);
  const hadIdentity = job.permissions['id-token'] === 'write';
  const known = { name, environment, hadIdentity, outputs: {} };
  const refused = refusalOf(environment, place);
  if (refused !== undefined) return { ...known, succeeded: false, refused };
  let action: ActionResult | undefined;
  let attested: Readonly<Record<string, string>> | undefined;
  const steps: Record<string, Readonly<Record<string, string>>> = {};
  for (const step of job.steps) {
    if (step.if !== undefined && evaluate(`\${{ ${step.if} }}`, place, { steps }) !== 'true')
      continue;
    const inputs = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([key, value]) => [
        key,
        evaluate(String(value), place, { steps }),
      ]),
    );
    const [uses = ''] = step.uses?.split('@') ?? [];
    if (step.run !== undefined) {
      const failed = await runCommand(step, place, (text) => evaluate(text, place, { steps }));
      if (failed !== undefined) return { ...known, succeeded: false, refused: failed };
      continue;
    }
    if (uses.startsWith(ours)) {
      const folder = uses.slice(ours.length);
      action = await runAction(inputs, { environment, hadIdentity, folder }, place);
      steps[step.id ?? ''] = action.outputs;
      if (action.conclusion !== 'success') return { ...known, action, succeeded: false };
    } else if (uses === 'actions/attest') attested = inputs;
    else {
      const failed = await runOther(uses, inputs, place);
      if (failed !== undefined) return { ...known, succeeded: false, refused: failed };
    }
  }
  const hide = action?.hide ?? ((text: string) => text);
  const written = Object.entries(job.outputs ?? {}).map(([key, value]) => [
    key,
    evaluate(value, place, { steps }),
  ]);
  const outputs = retainValues(Object.fromEntries(written), hide);
  const { url: environmentUrl } = retainValues(
    { url: evaluate(job.environment?.url ?? '', place, { steps }) },
    hide,
  );
  const said = {
    ...(action !== undefined && { action }),
    ...(attested !== undefined && { attested }),
    ...(environmentUrl !== undefined && { environmentUrl }),
  };
  return { ...known, succeeded: true, outputs, ...said };
}

interface JobIdentity {
  readonly environment: string;
  readonly hadIdentity: boolean;
}

async function runAction(
  inputs: Readonly<Record<string, string>>,
  { environment, hadIdentity, folder }: JobIdentity & { folder: string },
  { workspace, temp, cloud, event, token, actionRoot = built.action }: Place,
): Promise<ActionResult> {
  await using action = await startAction({
    workspace,
    event,
    inputs: { 'github-token': token, ...inputs },
    cloud,
    actionRoot: path.join(actionRoot, folder),
    idToken: hadIdentity,
    // What a step leaves there, the next one finds.
    // As `built.env`, which only a run of the tests has; the demo plays workflows without one.
    extraEnv: { NODE_COMPILE_CACHE: path.join(actionRoot, 'compiled'), RUNNER_TEMP: temp },
    ...(environment !== '' && { jobEnvironment: environment }),
  });
  return await action.done;
}

/** @returns why it fails */
async function runOther(
  uses: string,
  inputs: Readonly<Record<string, string>>,
  place: Place,
): Promise<string | undefined> {
  switch (uses) {
    case 'actions/checkout':
      return checkout(place, inputs.ref).then(() => undefined);
    case 'actions/setup-node':
      return undefined;
    case 'actions/upload-artifact':
      return upload(inputs, place);
    case 'actions/download-artifact':
      return download(inputs, place);
    default:
      throw new Error(`nothing stands for the step ${uses}`);
  }
}

/** The branch policy of the environment, where a wildcard does not cross a slash. */
function refusalOf(environment: string, { cloud, repository, branch }: Place): string | undefined {
  const settings = cloud.githubApi
    .repository(repository)
    ?.environments.find(({ name }) => name === environment);
  if (settings?.policy?.custom_branch_policies !== true) return undefined;
  const fits = settings.branches.some(({ name }) =>
    new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`).test(
      branch,
    ),
  );
  return fits ? undefined : `${branch} is not allowed to deploy to ${environment}`;
}

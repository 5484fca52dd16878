import { crc32 } from 'node:zlib';
import { compact } from '../../../shared/compact.ts';
import { zip } from '../../service/zip.ts';
import { toMap } from '../../workflow-language/language.ts';
import {
  readInputDefinitions,
  readWorkflow,
  type Workflow,
} from '../../workflow-language/workflow.ts';
import { readTreeId } from '../git/history.ts';
import {
  type Answered,
  counted,
  created,
  found,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  onItem,
  refused,
} from '../rest/call.ts';
import { list, record, runAddress, text, toApiUser } from '../rest/values.ts';
import type { LocalJob } from '../state/run.ts';
import type { LocalRepository, LocalRun } from '../state/state.ts';
import { addRun, queued, readWorkflows } from './run-starts.ts';

/** Derives the id from the path, so that a workflow keeps it across commits. */
const toWorkflowId = (path: string) => crc32(path);

type RunOwner = Pick<LocalRepository, 'id' | 'fullName'> & Partial<Pick<LocalRepository, 'runs'>>;

export function toApiRun(
  run: LocalRun,
  { id: repositoryId, fullName, runs = [] }: RunOwner,
): object {
  const { id, workflow: path, name = path, title = name, createdAt, status, conclusion } = run;
  const url = `https://api.github.com/repos/${run.repository}/actions/runs/${id}`;
  return {
    id,
    url,
    jobs_url: `${url}/jobs`,
    artifacts_url: `${url}/artifacts`,
    name,
    display_title: title,
    path,
    workflow_id: toWorkflowId(path),
    event: run.event,
    actor: toApiUser(run.actor ?? 'octocat'),
    triggering_actor: toApiUser(run.actor ?? 'octocat'),
    head_branch: run.branch,
    head_sha: run.commit,
    repository: { id: repositoryId, full_name: fullName },
    head_repository: {
      id: run.repository.toLowerCase() === fullName.toLowerCase() ? repositoryId : 0,
      full_name: run.repository,
    },
    status,
    conclusion,
    run_number: runs.filter((other) => other.workflow === path).indexOf(run) + 1,
    run_attempt: run.attempt ?? 1,
    check_suite_id: id,
    created_at: createdAt,
    updated_at: run.updatedAt ?? createdAt,
    html_url: runAddress(run),
  };
}

/** Builds the payload of a `workflow_run` event. */
export function describeRun(run: LocalRun, repository: LocalRepository): object {
  const { workflow: path, name = path } = run;
  const workflow = { id: toWorkflowId(path), name, path, state: 'active' };
  return { workflow_run: toApiRun(run, repository), workflow };
}

function listRuns(call: GitHubCall, runs: readonly LocalRun[]) {
  const { query } = call;
  const fits = (name: string, ...values: unknown[]) =>
    !query.has(name) || values.includes(query.get(name));
  const since = query.get('created')?.replace(/^>=/, '') ?? '';
  const found = runs.filter(
    (run) =>
      fits('event', run.event) &&
      fits('branch', run.branch) &&
      fits('head_sha', run.commit) &&
      fits('status', run.status, run.conclusion) &&
      run.createdAt >= since,
  );
  return counted(
    'workflow_runs',
    found.toReversed().map((run) => toApiRun(run, call.repository)),
    call,
  );
}

function listPending(run: LocalRun) {
  const names = compact([run.status === 'waiting' && run.waitsFor]);
  return ok(names.map((name) => ({ environment: { name }, current_user_can_approve: true })));
}

function cancel(run: LocalRun, { at }: GitHubCall) {
  if (run.status === 'completed')
    return refused(409, 'Cannot cancel a workflow run that is completed.');
  if (run.control) run.control.cancel();
  else Object.assign(run, { status: 'completed', conclusion: 'cancelled', updatedAt: at });
  return { status: 202, json: {} };
}

function rerun(run: LocalRun, onlyFailed: boolean) {
  if (run.status !== 'completed' || !run.control)
    return refused(403, 'This workflow is already running');
  run.control.rerun(onlyFailed);
  return created({});
}

function review(run: LocalRun, { repository, body, actor }: GitHubCall) {
  // Environments can't be told apart by id, because `environments.ts` gives all of them the same
  // id.
  const isMeant = list(body.environment_ids).length > 0;
  const names = repository.environments.filter(() => isMeant).map(({ name }) => name);
  if (run.control?.review(names, body.state === 'approved', actor)) return ok([]);
  return refused(422, 'No pending deployment requests to approve or reject');
}

function toApiJob(run: LocalRun, job: LocalJob): object {
  const { id, name, status, conclusion } = job;
  const steps = job.steps.map((step, index) => {
    const ended = { status: 'completed', conclusion: step.conclusion };
    const state = step.conclusion ? ended : { status: 'in_progress', conclusion: null };
    return { number: index + 1, name: step.name, ...state };
  });
  const common = { run_id: run.id, head_sha: run.commit, run_attempt: run.attempt ?? 1 };
  const html_url = `${runAddress(run)}/job/${id}`;
  return { id, ...common, name, status, conclusion, steps, html_url };
}

export const runRoutes: GitHubRoutes = {
  'GET /actions/runs': (call) => listRuns(call, call.repository.runs),
  'GET /actions/workflows/{name}/runs': async (call) => {
    const workflow = await findWorkflow(call, call.parts[0]);
    if (!workflow) return noSuchThing;
    const ofWorkflow = call.repository.runs.filter((run) => run.workflow === workflow.path);
    return listRuns(call, ofWorkflow);
  },
  'GET /actions/runs/{number}': onItem('runs', (run, call) => ok(toApiRun(run, call.repository))),
  'GET /actions/runs/{number}/pending_deployments': onItem('runs', listPending),
  'POST /actions/runs/{number}/pending_deployments': onItem('runs', review),
  'POST /actions/runs/{number}/cancel': onItem('runs', cancel),
  'POST /actions/runs/{number}/rerun': onItem('runs', (run) => rerun(run, false)),
  'POST /actions/runs/{number}/rerun-failed-jobs': onItem('runs', (run) => rerun(run, true)),
  'GET /actions/runs/{number}/jobs': onItem('runs', (run, call) => {
    // The run of an invalid workflow file has only a placeholder job without an id.
    const jobs = (run.jobs ?? []).filter(({ id }) => id > 0).map((job) => toApiJob(run, job));
    return counted('jobs', jobs, call);
  }),
  // https://docs.github.com/rest/actions/workflow-runs#download-workflow-run-logs
  'GET /actions/runs/{number}/logs': onItem('runs', answerRun),
  'GET /actions/runs/{number}/attempts/{number}/logs': onItem('runs', answerRun),
  'GET /actions/jobs/{number}/logs': answerJob,
};

async function listWorkflows({ repository, git }: GitHubCall) {
  const tree = await readTreeId(git, await git.resolve(repository.defaultBranch));
  const workflows = await readWorkflows(git, tree);
  return workflows.map(({ path, name }) => ({
    id: toWorkflowId(path),
    name,
    path,
    state: repository.disabledWorkflows.has(path) ? 'disabled_manually' : 'active',
  }));
}

async function findWorkflow(call: GitHubCall, key: string | undefined) {
  const workflows = await listWorkflows(call);
  return workflows.find(
    (workflow) => String(workflow.id) === key || workflow.path.split('/').at(-1) === key,
  );
}

async function dispatch(call: GitHubCall) {
  const { repository, git, parts, body, dispatches, features, at } = call;
  const workflow = await findWorkflow(call, parts[0]);
  if (!workflow) return noSuchThing;
  const known = compact(['ref', 'inputs', features.runDetails && 'return_run_details']);
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    return refused(400, `Invalid request. "${unknown[0]}" is not a permitted key.`);
  if (workflow.state !== 'active')
    return refused(422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
  const branch = text(body.ref).replace(/^refs\/(heads|tags)\//, '');
  const commit = await git.resolve(text(body.ref));
  if (!commit) return refused(422, `No ref found for: ${branch}`);
  const isTag = git.readRef(`refs/heads/${branch}`) !== commit;
  const source = (await git.readFile(commit, workflow.path))?.toString('utf8') ?? '';
  const inputs = Object.fromEntries(
    Object.entries(record(body.inputs)).map(([key, value]) => [key, String(value)]),
  );
  const parsed = await readWorkflow(workflow.path, source);
  const refusal = findDispatchRefusal(parsed, inputs);
  if (refusal) return refused(422, refusal);
  const wanted = { branch, ref: `refs/${isTag ? 'tags' : 'heads'}/${branch}`, commit, inputs };
  const by = { event: 'workflow_dispatch', actor: call.actor } as const;
  const run = addRun(repository, parsed, { title: parsed.name, ...wanted, ...by, ...queued }, at);
  dispatches.emit('run', run);
  if (body.return_run_details !== true) return { status: 204 };
  const url = `https://api.github.com/repos/${repository.fullName}/actions/runs/${run.id}`;
  return ok({ workflow_run_id: run.id, run_url: url, html_url: runAddress(run) });
}

function findDispatchRefusal(workflow: Workflow, inputs: Readonly<Record<string, string>>) {
  if (!('workflow_dispatch' in workflow.events))
    return "Workflow does not have 'workflow_dispatch' trigger";
  const declared = Object.entries(readInputDefinitions(workflow, 'workflow_dispatch'));
  const unexpected = Object.keys(inputs).filter(
    (name) => !declared.some(([known]) => known === name),
  );
  if (unexpected.length > 0) return `Unexpected inputs provided: ${JSON.stringify(unexpected)}`;
  for (const [name, value] of declared) {
    const { required, type, options, default: preset } = toMap(value);
    const input = inputs[name] ?? '';
    if (required === true && input === '' && preset === undefined)
      return `Required input '${name}' not provided`;
    const allowed = type === 'boolean' ? ['true', 'false'] : options;
    const isChosen = type === 'boolean' || type === 'choice';
    if (isChosen && input && Array.isArray(allowed) && !allowed.map(String).includes(input))
      return `Provided value '${input}' for input '${name}' not in the list of allowed values`;
  }
  return undefined;
}

export const workflowRoutes: GitHubRoutes = {
  'GET /actions/workflows': async (call) => counted('workflows', await listWorkflows(call), call),
  'GET /actions/workflows/{name}': async (call) => found(await findWorkflow(call, call.parts[0])),
  'POST /actions/workflows/{name}/dispatches': dispatch,
};

/**
 * Timestamp that precedes each line. It is the time at which the run was created, because the times
 * of lines aren't recorded.
 */
const stamp = ({ createdAt }: LocalRun) => createdAt.replace(/\.(\d{3})Z$/, '.$10000Z');

const toLines = (run: LocalRun, lines: readonly string[]) =>
  lines.map((line) => `${stamp(run)} ${line}\n`).join('');

/** Removes the slashes from a job's or step's name, for its file name in the archive. */
const fileName = (name: string) => name.replaceAll('/', '');

const toText = (run: LocalRun, { steps }: LocalJob) =>
  toLines(
    run,
    steps.flatMap(({ log }) => log),
  );

/** Builds the log archive: a file per job, and a folder per job with a file per step. */
function archive(run: LocalRun): Buffer {
  const files = (run.jobs ?? []).flatMap((job, index) => [
    { name: `${index}_${fileName(job.name)}.txt`, content: Buffer.from(toText(run, job)) },
    ...job.steps.map((step, at) => ({
      name: `${fileName(job.name)}/${at + 1}_${fileName(step.name)}.txt`,
      content: Buffer.from(toLines(run, step.log)),
    })),
  ]);
  return zip(files);
}

function answerRun(run: LocalRun): Answered {
  if (run.status !== 'completed') return noSuchThing;
  return { status: 200, media: { type: 'application/zip', content: archive(run) } };
}

function answerJob({ repository, parts }: GitHubCall): Answered {
  for (const run of repository.runs) {
    const job = run.jobs?.find(({ id }) => String(id) === parts[0]);
    if (job?.status !== 'completed') continue;
    const content = Buffer.from(toText(run, job));
    return { status: 200, media: { type: 'text/plain; charset=utf-8', content } };
  }
  return noSuchThing;
}

import { parse } from 'yaml';
import { compact } from '../../shared/compact.ts';
import {
  type Answered,
  counted,
  type GitHubCall,
  type GitHubRoute,
  missing,
  ok,
  refused,
} from './git/call.ts';
import { isWorkflow } from './git/workflow-changes.ts';
import { type LocalRepository, type LocalRun, nextId } from './state.ts';
import { record, runAddress, text } from './values.ts';

async function listWorkflows({ repository, git }: GitHubCall) {
  const paths = await git.listFiles(repository.defaultBranch, '.github/workflows');
  return paths.filter(isWorkflow).map((path, index) => ({
    id: index + 1,
    path,
    state: repository.disabledWorkflows.has(path) ? 'disabled_manually' : 'active',
  }));
}

export async function findWorkflow(call: GitHubCall, key: string | undefined) {
  const workflows = await listWorkflows(call);
  return workflows.find(
    (workflow) => String(workflow.id) === key || workflow.path.split('/').at(-1) === key,
  );
}

async function dispatch(call: GitHubCall): Promise<Answered> {
  const { repository, git, parts, body, dispatches, features, at } = call;
  const workflow = await findWorkflow(call, parts[0]);
  if (!workflow) return missing;
  const known = compact(['ref', 'inputs', features.runDetails && 'return_run_details']);
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    return refused(400, `Invalid request. "${unknown[0]}" is not a permitted key.`);
  if (workflow.state !== 'active')
    return refused(422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
  const branch = text(body.ref).replace('refs/heads/', '');
  const commit = await git.resolve(branch);
  if (!commit) return refused(422, `No ref found for: ${branch}`);
  const source = (await git.readFile(commit, workflow.path))?.toString('utf8');
  const inputs = Object.fromEntries(
    Object.entries(record(body.inputs)).map(([key, value]) => [key, String(value)]),
  );
  const event = 'workflow_dispatch';
  const wanted = { workflow: workflow.path, event, branch, commit, inputs, actor: call.actor };
  const run = createRun(repository, source ?? '', { ...wanted, createdAt: at });
  if (typeof run === 'string') return refused(422, run);
  dispatches.emit('run', run);
  if (body.return_run_details !== true) return { status: 204 };
  const url = `https://api.github.com/repos/${repository.fullName}/actions/runs/${run.id}`;
  return ok({ workflow_run_id: run.id, run_url: url, html_url: runAddress(run) });
}

type WantedRun = Omit<LocalRun, 'id' | 'title' | 'repository' | 'status' | 'conclusion'>;

/** @returns why GitHub refuses it, if it does */
export function createRun(
  repository: LocalRepository,
  source: string,
  wanted: WantedRun,
): LocalRun | string {
  const parsed = parse(source);
  const refusal = wanted.event !== 'schedule' && findRefusal(parsed, wanted.inputs);
  if (refusal) return refusal;
  const run: LocalRun = {
    ...wanted,
    id: nextId(),
    title: formatTitle(parsed, wanted.inputs) ?? wanted.workflow,
    repository: repository.fullName,
    status: 'queued',
    conclusion: null,
  };
  repository.runs.push(run);
  return run;
}

/** Of the expressions that `run-name` allows, only inputs are evaluated. */
function formatTitle(
  workflow: unknown,
  inputs: Readonly<Record<string, string>>,
): string | undefined {
  const name = record(workflow)['run-name'];
  if (typeof name !== 'string') return undefined;
  return name.replaceAll(
    /\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g,
    (_, input: string) => inputs[input] ?? '',
  );
}

function findRefusal(
  workflow: unknown,
  inputs: Readonly<Record<string, string>>,
): string | undefined {
  const on = record(workflow).on;
  if (typeof on !== 'object' || on === null || !('workflow_dispatch' in on))
    return "Workflow does not have 'workflow_dispatch' trigger";
  const declared = Object.entries(record(record(on.workflow_dispatch).inputs));
  const unexpected = Object.keys(inputs).filter(
    (name) => !declared.some(([known]) => known === name),
  );
  if (unexpected.length > 0) return `Unexpected inputs provided: ${JSON.stringify(unexpected)}`;
  for (const [name, value] of declared) {
    const { required, type, options, default: preset } = record(value);
    const input = inputs[name] ?? '';
    if (required === true && input === '' && preset === undefined)
      return `Required input '${name}' not provided`;
    if (type === 'choice' && input !== '' && Array.isArray(options) && !options.includes(input))
      return `Provided value '${input}' for input '${name}' not in the list of allowed values`;
  }
  return undefined;
}

export const workflowRoutes: readonly GitHubRoute[] = [
  [
    'GET',
    /^\/actions\/workflows$/,
    async (call) => counted('workflows', await listWorkflows(call), call),
  ],
  ['POST', /^\/actions\/workflows\/([^/]+)\/dispatches$/, dispatch],
];

import { compact } from '../../shared/compact.ts';
import { toMap } from '../engine/language.ts';
import { readInputDefinitions, readWorkflow, type Workflow } from '../engine/workflow.ts';
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
import { addRun, queued } from './run-starts.ts';
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

export function findDispatchRefusal(
  workflow: Workflow,
  inputs: Readonly<Record<string, string>>,
): string | undefined {
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
    if (
      type === 'choice' &&
      input !== '' &&
      Array.isArray(options) &&
      !options.map(String).includes(input)
    )
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

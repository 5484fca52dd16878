import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';
import { type ActionResult, type LocalCloud, type RunnerEvent, startAction } from '../../../src/localcloud/index.ts';

interface Step {
  readonly uses?: string;
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly environment?: { readonly name: string };
  readonly steps: readonly Step[];
}

/** How a job of a workflow has ended. */
export interface JobResult {
  readonly name: string;
  /** The environment that the job named. */
  readonly environment: string;
  readonly hadIdentity: boolean;
  /** What site-deploy itself said; absent where the job did not come so far. */
  readonly action?: ActionResult;
  readonly succeeded: boolean;
  /** Why it did not begin. */
  readonly refused?: string;
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
  /** Outputs of earlier steps, by their ids. */
  readonly outputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
  try {
    for (const [name, job] of Object.entries(workflow.jobs)) {
      if (job.needs !== undefined && !results.some((done) => done.name === job.needs && done.succeeded)) continue;
      if (job.if !== undefined && evaluate(`\${{ ${job.if} }}`, run) !== 'true') continue;
      const workspace = path.join(root, name);
      await mkdir(workspace);
      results.push(await runJob(name, job, { ...run, workspace, artifacts: path.join(root, 'artifacts'), branch }));
    }
    return results;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

type Place = WorkflowRun & { readonly workspace: string; readonly artifacts: string; readonly branch: string };

async function runJob(name: string, job: Job, place: Place): Promise<JobResult> {
  const environment = job.environment === undefined ? '' : evaluate(job.environment.name, place);
  const hadIdentity = job.permissions['id-token'] === 'write';
  const known = { name, environment, hadIdentity };
  const refused = refusalOf(environment, place);
  if (refused !== undefined) return { ...known, succeeded: false, refused };
  let action: ActionResult | undefined;
  const outputs: Record<string, Record<string, string>> = {};
  for (const step of job.steps) {
    if (step.if !== undefined && evaluate(`\${{ ${step.if} }}`, { ...place, outputs }) !== 'true') continue;
    if (step.run !== undefined) {
      outputs[step.id ?? ''] = await runScript(step.run, place);
      continue;
    }
    const inputs = Object.fromEntries(
      Object.entries(step.with ?? {}).map(([key, value]) => [key, evaluate(String(value), place)]),
    );
    const [uses = ''] = step.uses?.split('@') ?? [];
    if (uses === 'acme/site-deploy') {
      action = await runAction(inputs, { environment, hadIdentity }, place);
      if (action.code !== 0) return { ...known, action, succeeded: false };
    } else await runOther(uses, inputs, place);
  }
  return { ...known, succeeded: true, ...(action !== undefined && { action }) };
}

async function runAction(
  inputs: Readonly<Record<string, string>>,
  { environment, hadIdentity }: { environment: string; hadIdentity: boolean },
  { workspace, cloud, event }: Place,
): Promise<ActionResult> {
  await using action = await startAction({
    workspace,
    event,
    inputs,
    cloud,
    idToken: hadIdentity,
    ...(environment !== '' && { jobEnvironment: environment }),
  });
  return await action.done;
}

/** A script in the runner's shell, with a `gh` that asks the local GitHub. */
async function runScript(script: string, { workspace, cloud, repository }: Place): Promise<Record<string, string>> {
  const tools = path.join(path.dirname(workspace), 'tools');
  await mkdir(tools, { recursive: true });
  const gh = `#!${process.execPath}
const [, , , path, , query] = process.argv;
const headers = { authorization: 'Bearer ' + process.env.GH_TOKEN };
const items = await (await fetch('https://api.github.com/' + path, { headers })).json();
console.log(query === 'length' ? items.length : JSON.stringify(items));
`;
  await writeFile(path.join(tools, 'gh'), gh, { mode: 0o755 });
  await writeFile(path.join(tools, 'package.json'), '{ "type": "module" }');
  const output = path.join(tools, 'output');
  await writeFile(output, '');
  const env = { PATH: `${tools}:${process.env.PATH}`, ...cloud.env, GH_TOKEN: cloud.githubApi.token };
  await promisify(execFile)('bash', ['-e', '-c', script], {
    cwd: workspace,
    env: { ...env, GITHUB_REPOSITORY: repository, GITHUB_OUTPUT: output },
  });
  const lines = (await readFile(output, 'utf8')).split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

async function runOther(uses: string, inputs: Readonly<Record<string, string>>, place: Place): Promise<void> {
  const { workspace, artifacts } = place;
  switch (uses) {
    case 'actions/checkout':
      return checkout(place);
    case 'actions/setup-node':
      return;
    case 'actions/upload-artifact':
      await cp(path.join(workspace, inputs.path ?? ''), path.join(artifacts, inputs.name ?? ''), {
        recursive: true,
        // Without the input the real one leaves hidden files out.
        filter: (file) => inputs['include-hidden-files'] === 'true' || !path.basename(file).startsWith('.'),
      });
      return;
    case 'actions/download-artifact':
      await cp(path.join(artifacts, inputs.name ?? ''), path.join(workspace, inputs.path ?? ''), { recursive: true });
      return;
    default:
      throw new Error(`nothing stands for the step ${uses}`);
  }
}

/** The files of the branch, from the API. */
async function checkout({ cloud, repository, branch, workspace }: Place): Promise<void> {
  const { json } = await cloud.githubApi.ask(
    'GET',
    `/repos/${repository}/git/trees/${encodeURIComponent(branch)}?recursive=1`,
  );
  const { tree } = json as { tree: readonly { path: string; type: string }[] };
  for (const { path: name, type } of tree) {
    if (type !== 'blob') continue;
    const file = path.join(workspace, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, (await cloud.githubApi.readFile(repository, branch, name)) ?? '');
  }
}

/** The branch policy of the environment, where a wildcard does not cross a slash. */
function refusalOf(environment: string, { cloud, repository, branch }: Place): string | undefined {
  const settings = cloud.githubApi.repository(repository)?.environments.find(({ name }) => name === environment);
  if (settings?.policy?.custom_branch_policies !== true) return undefined;
  const fits = settings.branches.some(({ name }) =>
    new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`).test(branch),
  );
  return fits ? undefined : `${branch} is not allowed to deploy to ${environment}`;
}

/** A text with its expressions evaluated. */
export function evaluate(
  text: string,
  { event, inputs = {}, payload = {}, outputs = {} }: Pick<WorkflowRun, 'event' | 'inputs' | 'payload' | 'outputs'>,
): string {
  const string = (value: string) => new data.StringData(value);
  const dictionary = (values: Readonly<Record<string, string>>) =>
    new data.Dictionary(...Object.entries(values).map(([key, value]) => ({ key, value: string(value) })));
  const github = dictionary({
    event_name: event.name,
    ref: event.ref,
    ref_name: event.ref.replace('refs/heads/', ''),
  });
  github.add('event', dictionary(payload));
  const steps = new data.Dictionary();
  for (const [id, values] of Object.entries(outputs))
    steps.add(id, new data.Dictionary({ key: 'outputs', value: dictionary(values) }));
  const contexts = new data.Dictionary(
    { key: 'github', value: github },
    { key: 'inputs', value: dictionary(inputs) },
    { key: 'steps', value: steps },
    { key: 'secrets', value: new data.Dictionary() },
  );
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const tokens = new Lexer(expression.trim()).lex().tokens;
    return new Evaluator(new Parser(tokens, ['github', 'inputs', 'steps', 'secrets'], []).parse(), contexts)
      .evaluate()
      .coerceString();
  });
}

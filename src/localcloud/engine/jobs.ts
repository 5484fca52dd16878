import { compact } from '../../shared/compact.ts';
import type { RunContexts } from '../github/actions/run-contexts.ts';
import { RunnerRefusal } from '../runner/command.ts';
import {
  Expression,
  evaluate,
  evaluateText,
  evaluateTexts,
  isTrue,
  type Scope,
  toMap,
} from '../workflow-language/language.ts';
import { type Combination, expandMatrix, formatJobName } from '../workflow-language/matrix.ts';
import { toText } from '../workflow-language/values.ts';
import type { Workflow, WorkflowJob } from '../workflow-language/workflow.ts';
import { getNeeds, getResult, toOutcomes } from './results.ts';
import type { CallScope, Conclusion, EngineJob, EngineRun, JobNode, RunStart } from './types.ts';

export function createRun(runStart: RunStart): EngineRun {
  const { workflow, attempt = 1, ...known } = runStart;
  const initial = { attempt, status: 'queued', conclusion: undefined, cancelledBy: undefined };
  const run = { ...known, ...initial, isHeld: false } as EngineRun;
  return Object.assign(run, { root: createScope(run, workflow, known.contexts) });
}

export function createScope(
  run: EngineRun,
  workflow: Workflow,
  contexts: CallScope['contexts'],
  caller?: EngineJob,
): CallScope {
  const scope: CallScope = { run, workflow, contexts, caller, nodes: [] };
  for (const source of workflow.jobs)
    scope.nodes.push({ source, scope, jobs: undefined, retained: [], outputs: {} });
  return scope;
}

/** Creates the jobs of a node, but keeps jobs of the previous attempt that don't run again. */
export function expandJobs(node: JobNode, nextId: () => number): EngineJob[] {
  const strategy = toMap(node.source.source.strategy);
  const scope = getScope(node);
  const { matrix } = strategy;
  const all: readonly Partial<Combination>[] =
    matrix === undefined ? [{}] : expandMatrix(evaluate(matrix, scope), node.source.id);
  const common = {
    'fail-fast': evaluate(strategy['fail-fast'], scope) ?? true,
    'max-parallel': Number(evaluate(strategy['max-parallel'], scope) ?? all.length),
    'job-total': all.length,
  };
  return all.map((combination, index) => {
    const made = createJob(nextId(), node, combination, { ...common, 'job-index': index });
    return node.retained.find((job) => job.name === made.name) ?? made;
  });
}

function createJob(
  id: number,
  node: JobNode,
  { values: matrix, shown }: Partial<Combination>,
  strategy: EngineJob['strategy'],
): EngineJob {
  const { name } = node.source.source;
  const contexts = { ...getScope(node).contexts, matrix: matrix ?? null, strategy };
  const displayed = evaluateText(name, { contexts }) || node.source.id;
  // If the name contains an expression, matrix values aren't appended.
  const job = formatJobName(displayed, name instanceof Expression ? {} : shown);
  return { ...createQueuedJob(id, node, formatName(node, job)), matrix, strategy };
}

export function createEndedJob(id: number, node: JobNode, conclusion: Conclusion, note?: string) {
  const name = formatName(node, node.source.id);
  const job = createQueuedJob(id, node, name);
  return Object.assign(job, { status: 'completed', conclusion, notes: compact([note]) } as const);
}

function createQueuedJob(id: number, node: JobNode, name: string): EngineJob {
  return {
    id,
    node,
    name,
    matrix: undefined,
    strategy: {},
    status: 'queued',
    conclusion: undefined,
    isForgiven: false,
    isCancelled: false,
    gates: new Set(),
    outputs: {},
    environment: '',
    notes: [],
  };
}

export function getScope(node: JobNode, job?: EngineJob): Scope {
  const matrix = job?.matrix ?? null;
  const strategy = job?.strategy ?? {};
  return { contexts: { ...node.scope.contexts, needs: getNeeds(node), matrix, strategy } };
}

export function readEnvironment(job: EngineJob): string {
  const { environment = null } = job.node.source.source;
  return evaluateText(toMap(environment).name ?? environment, getScope(job.node, job));
}

export const formatRefusal = (ref: unknown, environment: string) =>
  `Branch "${ref}" is not allowed to deploy to ${environment} due to environment protection rules.`;

export const leaveOut = "To leave it out here, give it a condition such as `vars.LOCAL != 'true'`.";

export function prepareRerun(nodes: readonly JobNode[], onlyFailed: boolean): void {
  const isAgain = (node: JobNode): boolean =>
    !onlyFailed ||
    !['success', 'skipped'].includes(getResult(node)) ||
    nodes.some((other) => node.source.needs.includes(other.source.id) && isAgain(other));
  const again = nodes.filter(isAgain);
  for (const node of again) {
    node.retained = [];
    if (onlyFailed && getResult(node) === 'failure')
      node.retained = (node.jobs ?? []).filter((job) => job.conclusion === 'success');
  }
  for (const node of again) {
    node.jobs = undefined;
    node.outputs = Object.assign({}, ...node.retained.map((job) => job.outputs));
  }
}

export function outlivesCancel(job: EngineJob): boolean {
  const status = { success: false, failure: false, cancelled: true };
  return isTrue(job.node.source.condition, { ...getScope(job.node, job), status });
}

export function isForgiven(job: EngineJob): boolean {
  const written = job.node.source.source['continue-on-error'];
  return evaluateText(written, getScope(job.node, job)) === 'true';
}

function formatName({ scope }: JobNode, name: string): string {
  if (scope.caller) return `${scope.caller.name} / ${name}`;
  return name;
}

export function readCallContexts(
  workflow: Workflow,
  caller: WorkflowJob,
  scope: Scope,
  contexts: RunContexts,
): RunContexts {
  const inputs = readCallInputs(workflow, evaluate(caller.source.with, scope), scope);
  const { secrets: given } = caller.source;
  const secrets = given === 'inherit' ? contexts.secrets : evaluateTexts(given, scope);
  return { ...contexts, inputs, secrets };
}

export function readCallOutputs(called: CallScope): Record<string, string> {
  const { outputs } = toMap(toMap(called.workflow.source.on).workflow_call);
  const scope = { contexts: { ...called.contexts, jobs: toOutcomes(called.nodes) } };
  const values = Object.entries(toMap(outputs)).map(([name, output]) => [
    name,
    evaluateText(toMap(output).value, scope),
  ]);
  return Object.fromEntries(values);
}

function readCallInputs(workflow: Workflow, given: unknown, scope: Scope): Record<string, unknown> {
  const entries = Object.entries(given ?? {});
  const values = new Map<string, unknown>(
    entries.map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { inputs } = toMap(toMap(workflow.source.on).workflow_call);
  const definitions = Object.entries(toMap(inputs));
  return Object.fromEntries(
    definitions.map(([name, definition]) => {
      const { default: preset, type } = toMap(definition);
      const missing = { boolean: false, number: 0 }[String(type)] ?? '';
      const value = values.get(name.toLowerCase()) ?? evaluate(preset, scope) ?? missing;
      if (type === 'string') return [name, toText(value)];
      if (typeof value === type) return [name, value];
      throw new RunnerRefusal(`The template is not valid. ${name}: Unexpected value '${value}'`);
    }),
  );
}

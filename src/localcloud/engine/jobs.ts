import { evaluate, evaluateText, isTrue, type Scope, toMap } from './language.ts';
import { expandMatrix, formatMatrix, type MatrixValues } from './matrix.ts';
import { getNeeds, getResult } from './results.ts';
import type { CallScope, Conclusion, EngineJob, EngineRun, JobNode, RunStart } from './types.ts';
import type { Workflow } from './workflow.ts';

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
    scope.nodes.push({ source, scope, jobs: undefined, retained: [] });
  return scope;
}

/** Includes jobs of the previous attempt that needn't run again. */
export function expandJobs(node: JobNode, nextId: () => number): EngineJob[] {
  const strategy = toMap(node.source.source.strategy);
  const scope = getScope(node);
  const all = expandMatrix(evaluate(strategy.matrix, scope));
  const common = {
    'fail-fast': evaluate(strategy['fail-fast'], scope) ?? true,
    'max-parallel': Number(evaluate(strategy['max-parallel'], scope) ?? all.length),
    'job-total': all.length,
  };
  return all.map((values, index) => {
    const made = createJob(nextId(), node, values, { ...common, 'job-index': index });
    return node.retained.find((job) => job.name === made.name) ?? made;
  });
}

function createJob(
  id: number,
  node: JobNode,
  matrix: MatrixValues | undefined,
  strategy: EngineJob['strategy'],
): EngineJob {
  const { name } = node.source.source;
  const contexts = { ...getScope(node).contexts, matrix: matrix ?? {}, strategy };
  let displayed = evaluateText(name, { contexts }) || node.source.id;
  if (!name && matrix) displayed += ` ${formatMatrix(matrix)}`;
  return {
    id,
    node,
    name: formatName(node, displayed),
    matrix,
    strategy,
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

export function createEndedJob(
  id: number,
  node: JobNode,
  conclusion: Conclusion,
  ...notes: string[]
): EngineJob {
  const name = formatName(node, node.source.id);
  const common = { matrix: undefined, strategy: {}, outputs: {}, environment: '' };
  const state = { status: 'completed', isForgiven: false, isCancelled: false } as const;
  return { ...common, ...state, gates: new Set(), id, node, name, conclusion, notes };
}

export function getScope(node: JobNode, job?: EngineJob): Scope {
  const matrix = job?.matrix ?? {};
  const strategy = job?.strategy ?? {};
  return { contexts: { ...node.scope.contexts, needs: getNeeds(node), matrix, strategy } };
}

export function readEnvironment(job: EngineJob): string {
  const { environment = null } = job.node.source.source;
  return evaluateText(toMap(environment).name ?? environment, getScope(job.node, job));
}

export const formatRefusal = (ref: unknown, environment: string) =>
  `Branch "${ref}" is not allowed to deploy to ${environment} due to environment protection rules.`;

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
  for (const node of again) node.jobs = undefined;
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

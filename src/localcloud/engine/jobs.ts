import { evaluate, evaluateText, type Scope, toMap } from './language.ts';
import { expandMatrix, formatMatrix, type MatrixValues } from './matrix.ts';
import { getNeeds } from './results.ts';
import type { CallScope, Conclusion, EngineJob, EngineRun, JobNode } from './types.ts';
import type { Workflow } from './workflow.ts';

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

/** With those of the attempt before that needn't run again. */
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
  const { caller } = node.scope;
  return {
    id,
    node,
    name: caller ? `${caller.name} / ${displayed}` : displayed,
    matrix,
    strategy,
    status: 'queued',
    conclusion: undefined,
    isForgiven: false,
    isCancelled: false,
    outputs: {},
    environment: '',
    notes: [],
  };
}

/** Of a job that never begins. */
export function createEndedJob(
  id: number,
  node: JobNode,
  conclusion: Conclusion,
  ...notes: string[]
): EngineJob {
  const { caller } = node.scope;
  const name = caller ? `${caller.name} / ${node.source.id}` : node.source.id;
  const common = { matrix: undefined, strategy: {}, outputs: {}, environment: '' };
  const state = { status: 'completed', isForgiven: false, isCancelled: false } as const;
  return { ...common, ...state, id, node, name, conclusion, notes };
}

/** What expressions of a job can use before its steps begin. */
export function getScope(node: JobNode, job?: EngineJob): Scope {
  const matrix = job?.matrix ?? {};
  const strategy = job?.strategy ?? {};
  return { contexts: { ...node.scope.contexts, needs: getNeeds(node), matrix, strategy } };
}

/** Empty if the job has none. */
export function readEnvironment(job: EngineJob): string {
  const { environment = null } = job.node.source.source;
  return evaluateText(toMap(environment).name ?? environment, getScope(job.node, job));
}

export const formatRefusal = (ref: unknown, environment: string) =>
  `Branch "${ref}" is not allowed to deploy to ${environment} due to environment protection rules.`;

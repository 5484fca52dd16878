import type { StatusFunctions } from '../workflow-language/language.ts';
import type { CallScope, Conclusion, EngineJob, EngineRun, JobNode, Status } from './types.ts';

export function isDone(node: JobNode): boolean {
  return node.jobs?.every((job) => job.status === 'completed') ?? false;
}

export function aggregate(conclusions: readonly Conclusion[]): Conclusion {
  for (const conclusion of ['failure', 'cancelled', 'success'] as const)
    if (conclusions.includes(conclusion)) return conclusion;
  return 'skipped';
}

export function getResult(node: JobNode): Conclusion {
  return aggregate((node.jobs ?? []).map(getJobResult));
}

function getJobResult(job: EngineJob): Conclusion {
  if (job.isForgiven) return 'success';
  return job.conclusion ?? 'skipped';
}

export function getNeeds(node: JobNode): Readonly<Record<string, object>> {
  return toOutcomes(listNeeded(node));
}

/** Returns results and outputs by job id. */
export function toOutcomes(nodes: readonly JobNode[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    nodes.map((node) => [node.source.id, { result: getResult(node), outputs: node.outputs }]),
  );
}

function listNeeded(node: JobNode): JobNode[] {
  return node.scope.nodes.filter((other) => node.source.needs.includes(other.source.id));
}

/**
 * Returns the status functions of a job. Failures and skips also affect jobs that depend on them
 * indirectly.
 */
export function readStatus(node: JobNode): StatusFunctions {
  const ancestors = new Set<JobNode>();
  const add = (one: JobNode) => {
    for (const needed of listNeeded(one)) {
      ancestors.add(needed);
      add(needed);
    }
  };
  add(node);
  const results = [...ancestors].map(getResult);
  const cancelled = node.scope.run.cancelledBy !== undefined;
  return {
    success: !cancelled && results.every((result) => result === 'success'),
    failure: results.includes('failure'),
    cancelled,
  };
}

export function getStatus(run: EngineRun): Status {
  const jobs = listJobs(run.root);
  if (run.root.nodes.every(isDone)) return 'completed';
  const leaves = jobs.filter((job) => !job.called);
  for (const status of ['in_progress', 'waiting', 'pending'] as const)
    if (leaves.some((job) => job.status === status)) return status;
  if (jobs.some((job) => job.status === 'completed')) return 'in_progress';
  return 'queued';
}

export function listScopes(scope: CallScope): CallScope[] {
  const jobs = scope.nodes.flatMap((node) => node.jobs ?? []);
  return [scope, ...jobs.flatMap((job) => (job.called ? listScopes(job.called) : []))];
}

export function listJobs(scope: CallScope): EngineJob[] {
  return listScopes(scope).flatMap(({ nodes }) => nodes.flatMap((node) => node.jobs ?? []));
}

/**
 * Lists jobs as GitHub does. A job that calls a workflow is only listed if the called workflow
 * never starts.
 */
export function listRunnerJobs(scope: CallScope): EngineJob[] {
  return listJobs(scope).filter((job) => !job.called);
}

/** Returns the names of the jobs that this job needs, as in `listRunnerJobs`. */
export function getNeedNames({ node }: EngineJob): string[] {
  const needed = listNeeded(node).flatMap(({ jobs = [] }) => jobs);
  const { caller } = node.scope;
  if (needed.length === 0 && caller) return getNeedNames(caller);
  const listed = needed.flatMap((job) => (job.called ? listRunnerJobs(job.called) : [job]));
  return listed.map((job) => job.name);
}

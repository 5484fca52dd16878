import path from 'node:path';
import { type EngineOptions, startEngine } from '../../../src/localcloud/engine/engine.ts';
import type { LocalJob } from '../../../src/localcloud/github/state/run.ts';
import { type LocalRun, nextId } from '../../../src/localcloud/github/state/state.ts';
import type { LocalCloud } from '../../../src/localcloud/localcloud.ts';
import type { ActionResult } from '../../../src/localcloud/runner/output.ts';
import type { RunnerEvent } from '../../support/runner-event.ts';
import { built } from './built.ts';

/** The outcome of a workflow job. */
export interface JobResult {
  readonly name: string;
  /** Environment that the job names. */
  readonly environment: string;
  readonly hadIdentity: boolean;
  /** Result of site-deploy. `undefined`: the job did not reach it. */
  readonly action?: ActionResult;
  readonly succeeded: boolean;
  /** Why the job failed: its notes, and the log of the first step that failed. */
  readonly refused?: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly environmentUrl?: string;
  /** The subject that a step has attested. */
  readonly attested?: Readonly<Record<string, string>>;
}

export interface WorkflowRun extends Pick<EngineOptions, 'actionRoot' | 'commands'> {
  readonly cloud: LocalCloud;
  /** `owner/name`. */
  readonly repository: string;
  /** The event that starts the run. */
  readonly event: RunnerEvent;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Fields of the event's payload. */
  readonly payload?: Readonly<Record<string, string>>;
  /** Folder of artifacts. Default: a new one. */
  readonly artifacts?: string;
  /** Additional environment variables of the machine. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a workflow to its end for an event that did not happen on the local GitHub.
 * @param file path of the workflow in the repository
 * @returns results of the jobs that were not skipped
 */
export async function runWorkflow(file: string, run: WorkflowRun): Promise<JobResult[]> {
  const { cloud, repository, event, inputs = {}, payload } = run;
  const attested = new Map<string, Readonly<Record<string, string>>>();
  await using engine = await openEngine(run, {
    accepts: () => false,
    attest: async (subject, job) => attested.set(job.name, subject) && {},
  });
  const local: LocalRun = {
    id: Number(event.runId ?? nextId()),
    attempt: Number(event.runAttempt ?? 1),
    workflow: file,
    event: event.name,
    branch: event.ref.replace(/^refs\/(heads|tags)\//, ''),
    ref: event.ref,
    commit: event.sha,
    repository,
    inputs,
    payload,
    createdAt: new Date().toISOString(),
    status: 'queued',
    conclusion: null,
  };
  cloud.githubApi.repository(repository)?.runs.push(local);
  await engine.begin(local);
  await engine.settled();
  return toResults(local).map((result) => ({ ...result, attested: attested.get(result.name) }));
}

/**
 * Until the signal aborts, runs the workflows that are dispatched or started by an event on the
 * local GitHub.
 * @returns results of the jobs of each run that has ended, to which later ones are added
 */
export function runDispatches(
  cloud: LocalCloud,
  artifacts: string,
  signal: AbortSignal,
  options: Pick<WorkflowRun, 'actionRoot' | 'commands'> & {
    /** Events whose runs are executed. Default: all. */
    readonly events?: readonly string[];
  } = {},
): JobResult[][] {
  const ended: JobResult[][] = [];
  const accepts = ({ event }: LocalRun) => options.events?.includes(event) !== false;
  const onEnd = (run: LocalRun) => void ended.push(toResults(run));
  void openEngine({ ...options, cloud, artifacts }, { accepts, onEnd }).then((engine) => {
    const end = () => void engine.close();
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return ended;
}

function openEngine(
  {
    cloud,
    artifacts,
    actionRoot = built.action,
    commands,
    env: further,
  }: Omit<WorkflowRun, 'repository' | 'event'>,
  options: Partial<EngineOptions>,
) {
  // Not `built.env`, which exists only in test runs: .ci/demo calls this, too.
  const env = { ...cloud.env, NODE_COMPILE_CACHE: path.join(actionRoot, 'compiled'), ...further };
  const { github, githubApi } = cloud;
  const shared = { cloud: { env, github, githubApi }, folder: artifacts, actionRoot, commands };
  return startEngine({ ...shared, ...options });
}

function toResults(run: LocalRun): JobResult[] {
  return (run.jobs ?? []).filter(({ conclusion }) => conclusion !== 'skipped').map(toResult);
}

function toResult(job: LocalJob): JobResult {
  const { name, environment, outputs, environmentUrl, notes, steps } = job;
  const succeeded = job.conclusion === 'success';
  const [failed] = steps.filter(({ conclusion }) => conclusion === 'failure');
  return {
    name,
    environment,
    hadIdentity: job.permissions['id-token'] === 'write',
    action: steps.findLast((step) => step.action)?.action,
    succeeded,
    refused: succeeded ? undefined : [...notes, ...(failed?.log ?? [])].join('\n'),
    outputs,
    environmentUrl: environmentUrl || undefined,
  };
}

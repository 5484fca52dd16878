import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createContexts, getRef, readEnvironmentRules } from '../github/actions/run-contexts.ts';
import type { GitHubApi } from '../github/github.ts';
import { getSha, type LocalRun, nextId } from '../github/state/state.ts';
import type { IdTokens } from '../id-tokens/id-tokens.ts';
import { RunnerRefusal } from '../runner/command.ts';
import { isDue } from '../workflow-language/schedule.ts';
import { readWorkflow } from '../workflow-language/workflow.ts';
import { readWorkflowAt } from './action-file.ts';
import { listCallErrors } from './call-rules.ts';
import { type CalledWorkflows, readCalled } from './called-workflows.ts';
import { closeDeployment, type JobResult, openDeployment, startJob } from './job.ts';
import { pickClaims, refuseRun, toLocalJob } from './local-jobs.ts';
import { listRunnerJobs } from './results.ts';
import { Scheduler } from './scheduler.ts';
import type { EngineJob, EngineRun, GitHubForJobs, JobDeps, WorkflowReference } from './types.ts';

type UsedOfApi =
  | 'dispatches'
  | 'repository'
  | 'repositories'
  | 'announceRun'
  | 'pages'
  | 'startScheduled';

export interface EngineOptions {
  readonly cloud: {
    readonly env: Readonly<Record<string, string>>;
    readonly github: Pick<IdTokens, 'runnerEnv' | 'revoke'>;
    readonly githubApi: Pick<GitHubApi, UsedOfApi> &
      GitHubForJobs & { gitRepository: JobDeps['findGit'] };
  };
  readonly folder?: string;
  readonly actionRoot?: string;
  /** Scripts that replace those of `run` steps, by step name; e.g. another agent. */
  readonly commands?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly attest?: JobDeps['attest'];
  readonly accepts?: (run: LocalRun) => boolean;
  readonly onEnd?: (run: LocalRun) => void;
  readonly runsSchedules?: boolean;
  readonly onLine?: (line: string) => void;
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;

/** Follows one run. */
interface RunWatcher {
  /** @param workspace the folder of the job that prints the line */
  onLine(line: string, workspace: string): void;
  onEnd(run: LocalRun): void;
}

interface Known extends CalledWorkflows {
  readonly run: EngineRun;
  readonly local: LocalRun;
}

const minute = 60_000;

export async function startEngine(options: EngineOptions) {
  const { cloud, onLine = () => undefined } = options;
  const { githubApi } = cloud;
  const getAddress = ({ repository, id }: LocalRun) =>
    `${githubApi.pages.address ?? 'https://github.com'}/${repository}/actions/runs/${id}`;
  const temporary =
    options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'site-deploy-engine-')));
  const known = new Map<number, Known>();
  const running = new Map<EngineJob, ReturnType<typeof startJob>>();
  const results = new Map<EngineJob, JobResult>();
  const pending = new Set<Promise<unknown>>();
  const watchers = new Map<number, RunWatcher>();
  const end = (local: LocalRun) => {
    watchers.get(local.id)?.onEnd(local);
    watchers.delete(local.id);
    options.onEnd?.(local);
  };
  const track = (work: Promise<unknown>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  const deps: JobDeps = {
    env: cloud.env,
    store: temporary,
    actionRoot: options.actionRoot,
    commands: options.commands ?? {},
    github: githubApi,
    findGit: githubApi.gitRepository,
    findRepository: githubApi.repository,
    getIdentity,
    getReference,
    endIdentity: (variables) => cloud.github.revoke(variables),
    attest: options.attest ?? (async (subject) => ({ unsigned: subject })),
    onLog: (job, line, workspace) => watchers.get(job.node.scope.run.id)?.onLine(line, workspace),
  };
  const scheduler = new Scheduler({
    nextId,
    execute,
    stop: (job) => running.get(job)?.stop(),
    findCalled: (scope, uses) => known.get(scope.run.id)?.called.get(scope.workflow)?.get(uses),
    getEnvironment(run, name) {
      const repository = githubApi.repository(run.repository);
      return repository && readEnvironmentRules(repository, name, String(run.contexts.github.ref));
    },
    after(milliseconds, then) {
      const timer = setTimeout(then, Math.min(milliseconds, 2 ** 31 - 1));
      timer.unref();
      return () => clearTimeout(timer);
    },
    changed,
  });
  const take = (local: LocalRun) => {
    if (options.accepts?.(local) !== false) track(begin(local));
  };
  // Existing commits of a checkout start no runs; later pushes do.
  await Promise.all(githubApi.repositories().map((name) => githubApi.gitRepository(name)));
  githubApi.dispatches.on('run', take);
  const clock = options.runsSchedules ? setInterval(startDue, minute).unref() : undefined;

  function startDue(): void {
    const now = new Date();
    for (const name of githubApi.repositories())
      track(githubApi.startScheduled(name, (cron, _, timezone) => isDue(cron, now, timezone)));
  }

  async function begin(local: LocalRun): Promise<void> {
    const repository = githubApi.repository(local.repository);
    const at = { repository: local.repository, commit: getSha(local) };
    const content = local.source ?? (await readWorkflowAt(local.workflow, at, deps));
    if (!repository || !content) return;
    const workflow = await readWorkflow(local.workflow, content);
    const called: Known['called'] = new Map();
    const references: Known['references'] = new Map();
    const own = `${local.repository}/${local.workflow}@${getRef(local)}`;
    references.set(workflow, { ref: own, sha: getSha(local) });
    await readCalled(workflow, at, { called, references }, deps);
    const errors = [...workflow.errors, ...listCallErrors(workflow, called)];
    if (errors.length > 0) {
      onLine(`${local.workflow} is invalid: ${errors.join(' ')}`);
      refuseRun(local, errors);
      end(local);
      return;
    }
    const contexts = createContexts(local, workflow, repository, options.secrets ?? {});
    onLine(`${workflow.name}: ${local.event} on ${local.branch} (${getAddress(local)})`);
    const { id, attempt = 1 } = local;
    const start = { id, attempt, repository: local.repository, contexts, workflow };
    local.control = createControl(id);
    track(githubApi.announceRun(local, 'requested'));
    // `changed` looks up the run before its first job begins.
    scheduler.start(start, (run) => known.set(local.id, { run, local, called, references }));
  }

  function createControl(id: number): LocalRun['control'] {
    return {
      cancel: () => scheduler.cancel(findRun(id)),
      rerun: (onlyFailed) => scheduler.rerun(findRun(id), onlyFailed),
      review: (environments, isApproved) =>
        scheduler.review(findRun(id), environments, isApproved).length > 0,
    };
  }

  function findRun(id: number): EngineRun {
    const found = known.get(id)?.run;
    if (!found) throw new RunnerRefusal(`There is no run ${id}.`);
    return found;
  }

  function execute(job: EngineJob): void {
    const started = startJob(job, deps, () => changed(job.node.scope.run));
    running.set(job, started);
    const repository = githubApi.repository(job.node.scope.run.repository);
    const deployment = openDeployment(job, repository);
    const work = started.done.then(
      (result) => {
        results.set(job, result);
        closeDeployment(deployment, job, result, repository);
        scheduler.end(job, result.conclusion, result.outputs);
      },
      (error: Error) => {
        job.notes.push(error.stack ?? error.message);
        scheduler.end(job, 'failure');
      },
    );
    track(work);
  }

  function getReference({ node: { scope } }: EngineJob): WorkflowReference {
    return known.get(scope.run.id)?.references.get(scope.workflow) ?? { ref: '', sha: '' };
  }

  async function getIdentity(job: EngineJob): Promise<Readonly<Record<string, string>>> {
    const { run, contexts } = job.node.scope;
    const { local } = known.get(run.id) ?? {};
    const repository = githubApi.repository(run.repository);
    if (!local || !repository) return {};
    return cloud.github.runnerEnv({
      repository: run.repository,
      repositoryId: repository.id,
      ownerId: repository.ownerId,
      ref: getRef(local),
      sha: getSha(local),
      environment: job.environment || undefined,
      eventName: local.event,
      immutableSubject: repository.subject.prefix.includes('@'),
      subjectKeys: repository.subject.useDefault ? undefined : repository.subject.claimKeys,
      claims: {
        ...pickClaims(contexts.github),
        run_attempt: String(run.attempt),
        repository_visibility: repository.visibility,
        job_workflow_ref: getReference(job).ref,
        job_workflow_sha: getReference(job).sha,
        check_run_id: String(job.id),
      },
    });
  }

  function changed(run: EngineRun, job?: EngineJob): void {
    const found = known.get(run.id);
    if (!found) return;
    const { local } = found;
    const jobs = listRunnerJobs(run.root);
    const hasMoved = run.status !== local.status;
    const hasEnded = hasMoved && run.status === 'completed';
    local.status = run.status;
    local.conclusion = run.conclusion ?? null;
    local.attempt = run.attempt;
    local.updatedAt = new Date().toISOString();
    local.waitsFor = jobs.find((item) => item.gates.has('review'))?.environment;
    local.jobs = jobs.map((item) => ({
      ...toLocalJob(item),
      environmentUrl: results.get(item)?.environmentUrl ?? '',
      steps: running.get(item)?.steps ?? [],
    }));
    if (job?.status === 'completed' && job.conclusion !== 'skipped' && !job.called)
      onLine(`  ${job.name}: ${job.conclusion} (${getAddress(local)})`);
    if (hasMoved && (hasEnded || run.status === 'in_progress'))
      track(githubApi.announceRun(local, run.status));
    if (hasEnded) end(local);
  }

  async function close(): Promise<void> {
    githubApi.dispatches.off('run', take);
    clearInterval(clock);
    for (const { run } of known.values()) scheduler.cancel(run);
    for (const job of running.values()) job.stop();
    await Promise.allSettled(pending);
    if (!options.folder) await rm(temporary, { recursive: true, force: true });
  }

  return {
    /** Also accepts runs that no event of the local GitHub started. */
    begin,
    /** Resolves when the run, which has just been started, has ended. */
    watch(run: LocalRun, onLine: RunWatcher['onLine']): Promise<LocalRun> {
      const { promise, resolve } = Promise.withResolvers<LocalRun>();
      watchers.set(run.id, { onLine, onEnd: resolve });
      return promise;
    },
    /** Resolves when all jobs have finished, except for those that wait for a person. */
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

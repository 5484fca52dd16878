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
    readonly githubApi: Pick<GitHubApi, UsedOfApi> & GitHubForJobs & { open: JobDeps['findGit'] };
  };
  readonly folder?: string;
  readonly actionRoot?: string;
  /** Replacements for scripts of `run` steps, by step name, e.g. to run a different agent. */
  readonly commands?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly attest?: JobDeps['attest'];
  readonly accepts?: (run: LocalRun) => boolean;
  readonly onEnd?: (run: LocalRun) => void;
  readonly runsSchedules?: boolean;
  readonly onLine?: (line: string) => void;
}

/** Receives the output and the end of one run. */
interface RunWatcher {
  /** Receives a line of output. @param workspace folder of the job that printed it */
  onLine(line: string, workspace: string): void;
  onEnd(run: LocalRun): void;
}

interface Known extends CalledWorkflows {
  readonly run: EngineRun;
  readonly local: LocalRun;
}

const minute = 60_000;

export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { githubApi } = options.cloud;
  const store = options.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'site-deploy-engine-')));
  // Open the repositories now, so that existing commits start no runs but later pushes do.
  await Promise.all(githubApi.repositories().map((name) => githubApi.open(name)));
  return new Engine(options, store);
}

/** Runs the workflows of the local GitHub's repositories. */
export class Engine {
  readonly #options: EngineOptions;
  readonly #deps: JobDeps;
  readonly #scheduler: Scheduler;
  readonly #clock: NodeJS.Timeout | undefined;
  readonly #known = new Map<number, Known>();
  readonly #running = new Map<EngineJob, ReturnType<typeof startJob>>();
  readonly #results = new Map<EngineJob, JobResult>();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #watchers = new Map<number, RunWatcher>();

  constructor(options: EngineOptions, store: string) {
    this.#options = options;
    const { github, githubApi, env } = options.cloud;
    this.#deps = {
      env,
      store,
      actionRoot: options.actionRoot,
      commands: options.commands ?? {},
      github: githubApi,
      findGit: githubApi.open,
      findRepository: githubApi.repository,
      getIdentity: (job) => this.#getIdentity(job),
      getReference: (job) => this.#getReference(job),
      endIdentity: (variables) => github.revoke(variables),
      attest: options.attest ?? (async (subject) => ({ unsigned: subject })),
      onLog: (job, line, workspace) =>
        this.#watchers.get(job.node.scope.run.id)?.onLine(line, workspace),
    };
    this.#scheduler = new Scheduler({
      nextId,
      execute: (job) => this.#execute(job),
      stop: (job) => this.#running.get(job)?.stop(),
      findCalled: ({ run, workflow }, uses) =>
        this.#known.get(run.id)?.called.get(workflow)?.get(uses),
      getEnvironment(run, name) {
        const repository = githubApi.repository(run.repository);
        const ref = String(run.contexts.github.ref);
        return repository && readEnvironmentRules(repository, name, ref);
      },
      after(milliseconds, then) {
        const timer = setTimeout(then, Math.min(milliseconds, 2 ** 31 - 1));
        timer.unref();
        return () => clearTimeout(timer);
      },
      changed: (run, job) => this.#update(run, job),
    });
    githubApi.dispatches.on('run', this.#take);
    if (options.runsSchedules) this.#clock = setInterval(() => this.#startDue(), minute).unref();
  }

  /** Begins a run. Does nothing if its repository or workflow file doesn't exist. */
  async begin(local: LocalRun): Promise<void> {
    const { githubApi } = this.#options.cloud;
    const repository = githubApi.repository(local.repository);
    const at = { repository: local.repository, commit: getSha(local) };
    const content = local.source ?? (await readWorkflowAt(local.workflow, at, this.#deps));
    if (!repository || !content) return;
    const workflow = await readWorkflow(local.workflow, content);
    const called: Known['called'] = new Map();
    const references: Known['references'] = new Map();
    const own = `${local.repository}/${local.workflow}@${getRef(local)}`;
    references.set(workflow, { ref: own, sha: getSha(local) });
    await readCalled(workflow, at, { called, references }, this.#deps);
    const errors = [...workflow.errors, ...listCallErrors(workflow, called)];
    if (errors.length > 0) {
      this.#print(`${local.workflow} is invalid: ${errors.join(' ')}`);
      refuseRun(local, errors);
      this.#end(local);
      return;
    }
    const contexts = createContexts(local, workflow, repository, this.#options.secrets ?? {});
    const address = this.#getAddress(local);
    this.#print(`${workflow.name}: ${local.event} on ${local.branch} (${address})`);
    const { id, attempt = 1 } = local;
    const start = { id, attempt, repository: local.repository, contexts, workflow };
    local.control = this.#createControl(id);
    this.#track(githubApi.announceRun(local, 'requested'));
    // Register the run first: `#update` looks it up before its first job begins.
    this.#scheduler.start(start, (run) => this.#known.set(id, { run, local, called, references }));
  }

  /** Passes the output of a run that hasn't begun to `onLine`. Resolves when the run has ended. */
  watch(run: LocalRun, onLine: RunWatcher['onLine']): Promise<LocalRun> {
    const { promise, resolve } = Promise.withResolvers<LocalRun>();
    this.#watchers.set(run.id, { onLine, onEnd: resolve });
    return promise;
  }

  /** Resolves when no run is starting and no job is running. Waiting jobs don't count. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  async close(): Promise<void> {
    this.#options.cloud.githubApi.dispatches.off('run', this.#take);
    clearInterval(this.#clock);
    for (const { run } of this.#known.values()) this.#scheduler.cancel(run);
    for (const job of this.#running.values()) job.stop();
    await Promise.allSettled(this.#pending);
    if (!this.#options.folder) await rm(this.#deps.store, { recursive: true, force: true });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  readonly #take = (local: LocalRun) => {
    if (this.#options.accepts?.(local) !== false) this.#track(this.begin(local));
  };

  #track(work: Promise<unknown>): void {
    this.#pending.add(work);
    void work.finally(() => this.#pending.delete(work));
  }

  #print(line: string): void {
    this.#options.onLine?.(line);
  }

  #end(local: LocalRun): void {
    this.#watchers.get(local.id)?.onEnd(local);
    this.#watchers.delete(local.id);
    this.#options.onEnd?.(local);
  }

  #startDue(): void {
    const { githubApi } = this.#options.cloud;
    const now = new Date();
    for (const name of githubApi.repositories())
      this.#track(
        githubApi.startScheduled(name, (cron, _, timezone) => isDue(cron, now, timezone)),
      );
  }

  #getAddress({ repository, id }: LocalRun): string {
    const { address = 'https://github.com' } = this.#options.cloud.githubApi.pages;
    return `${address}/${repository}/actions/runs/${id}`;
  }

  #createControl(id: number): LocalRun['control'] {
    return {
      cancel: () => this.#scheduler.cancel(this.#findRun(id)),
      rerun: (onlyFailed) => this.#scheduler.rerun(this.#findRun(id), onlyFailed),
      review: (environments, isApproved) =>
        this.#scheduler.review(this.#findRun(id), environments, isApproved).length > 0,
    };
  }

  #findRun(id: number): EngineRun {
    const found = this.#known.get(id)?.run;
    if (!found) throw new RunnerRefusal(`There is no run ${id}.`);
    return found;
  }

  #execute(job: EngineJob): void {
    const { run } = job.node.scope;
    const started = startJob(job, this.#deps, () => this.#update(run));
    this.#running.set(job, started);
    const repository = this.#deps.findRepository(run.repository);
    const deployment = openDeployment(job, repository);
    const work = started.done.then(
      (result) => {
        this.#results.set(job, result);
        closeDeployment(deployment, job, result, repository);
        this.#scheduler.end(job, result.conclusion, result.outputs);
      },
      (error: Error) => {
        job.notes.push(error.stack ?? error.message);
        this.#scheduler.end(job, 'failure');
      },
    );
    this.#track(work);
  }

  #getReference({ node: { scope } }: EngineJob): WorkflowReference {
    return this.#known.get(scope.run.id)?.references.get(scope.workflow) ?? { ref: '', sha: '' };
  }

  async #getIdentity(job: EngineJob): Promise<Readonly<Record<string, string>>> {
    const { run, contexts } = job.node.scope;
    const { local } = this.#known.get(run.id) ?? {};
    const repository = this.#deps.findRepository(run.repository);
    if (!local || !repository) return {};
    const { ref, sha } = this.#getReference(job);
    return this.#options.cloud.github.runnerEnv({
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
        job_workflow_ref: ref,
        job_workflow_sha: sha,
        check_run_id: String(job.id),
      },
    });
  }

  /** Copies the state of a run and its jobs to the local GitHub. */
  #update(run: EngineRun, job?: EngineJob): void {
    const found = this.#known.get(run.id);
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
      environmentUrl: this.#results.get(item)?.environmentUrl ?? '',
      steps: this.#running.get(item)?.steps ?? [],
    }));
    if (job?.status === 'completed' && job.conclusion !== 'skipped' && !job.called)
      this.#print(`  ${job.name}: ${job.conclusion} (${this.#getAddress(local)})`);
    if (hasMoved && (hasEnded || run.status === 'in_progress'))
      this.#track(this.#options.cloud.githubApi.announceRun(local, run.status));
    if (hasEnded) this.#end(local);
  }
}

import { RunnerRefusal } from '../runner/refusal.ts';
import { readCallContexts, readCallOutputs } from './calls.ts';
import { type Claim, ConcurrencyGroups, readGroup } from './groups.ts';
import {
  createEndedJob,
  createScope,
  expandJobs,
  formatRefusal,
  getScope,
  readEnvironment,
} from './jobs.ts';
import { evaluate, evaluateText, isTrue, type Scope, type Template } from './language.ts';
import {
  aggregate,
  getResult,
  getStatus,
  isDone,
  listJobs,
  listScopes,
  readStatus,
} from './results.ts';
import type { Conclusion, EngineJob, EngineRun, JobNode, SchedulerHost } from './types.ts';
import type { Workflow } from './workflow.ts';

const minute = 60_000;
/** In minutes. */
const defaultTimeout = 360;

export interface RunStart extends Pick<EngineRun, 'id' | 'repository' | 'contexts'> {
  readonly workflow: Workflow;
  readonly attempt?: number;
}

/**
 * Decides which job of which run begins when, as GitHub does. It reads no clock, no file and no
 * network: everything comes from the host and its timers.
 */
export class Scheduler {
  readonly runs: EngineRun[] = [];
  readonly #host: SchedulerHost;
  readonly #groups = new ConcurrencyGroups();
  readonly #claims = new Map<EngineRun | EngineJob, Claim>();
  readonly #timers = new Map<EngineJob, () => void>();

  constructor(host: SchedulerHost) {
    this.#host = host;
  }

  /** @param note called before the first job begins */
  start(options: RunStart, note: (run: EngineRun) => void = () => undefined): EngineRun {
    const { workflow, attempt = 1, ...known } = options;
    const initial = { attempt, status: 'queued', conclusion: undefined, cancelledBy: undefined };
    const run = { ...known, ...initial, isHeld: false } as EngineRun;
    Object.assign(run, { root: createScope(run, workflow, options.contexts) });
    this.runs.push(run);
    note(run);
    this.#begin(run);
    return run;
  }

  /** Again, as the same run. @param onlyFailed and the jobs that need a failed one */
  rerun(run: EngineRun, onlyFailed: boolean): void {
    if (run.status !== 'completed') return;
    Object.assign(run, { conclusion: undefined, cancelledBy: undefined, status: 'queued' });
    run.attempt += 1;
    const isAgain = (node: JobNode): boolean =>
      !onlyFailed ||
      !['success', 'skipped'].includes(getResult(node)) ||
      node.source.needs.some((id) => run.root.nodes.some((n) => n.source.id === id && isAgain(n)));
    const again = run.root.nodes.filter(isAgain);
    for (const node of again) {
      const isRetained = (job: EngineJob) => onlyFailed && job.conclusion === 'success';
      node.retained = getResult(node) === 'failure' ? (node.jobs ?? []).filter(isRetained) : [];
    }
    for (const node of again) node.jobs = undefined;
    this.#begin(run);
  }

  cancel(run: EngineRun, by: 'person' | 'concurrency' = 'person', reason?: string): void {
    if (run.status === 'completed') return;
    run.cancelledBy ??= by;
    for (const job of listJobs(run.root)) {
      if (reason) job.notes.push(reason);
      this.#cancelJob(job);
    }
    // A run that waits for its group never begins.
    if (run.isHeld)
      for (const node of run.root.nodes)
        node.jobs ??= [createEndedJob(this.#host.nextId(), node, 'cancelled')];
    run.isHeld = false;
    this.#advance(run);
  }

  /** An answer of a reviewer. */
  review(run: EngineRun, environments: readonly string[], isApproved: boolean): EngineJob[] {
    const waiting = listJobs(run.root)
      .filter((job) => job.status === 'waiting')
      .filter((job) => environments.includes(job.environment));
    for (const job of waiting) {
      this.#timers.get(job)?.();
      if (isApproved) this.#execute(job);
      else this.end(job, 'failure');
    }
    return waiting;
  }

  /** The steps of a job have ended. */
  end(job: EngineJob, conclusion: Conclusion, outputs: EngineJob['outputs'] = {}): void {
    if (job.status === 'completed') return;
    this.#timers.get(job)?.();
    this.#timers.delete(job);
    const { node } = job;
    Object.assign(job, { status: 'completed', conclusion, outputs });
    if (conclusion === 'failure') {
      const written = node.source.source['continue-on-error'];
      job.isForgiven = evaluateText(written, getScope(node, job)) === 'true';
    }
    this.#release(job);
    if (conclusion === 'failure' && !job.isForgiven && job.strategy['fail-fast'] === true)
      for (const other of node.jobs ?? []) this.#cancelJob(other);
    this.#host.changed(node.scope.run, job);
    this.#advance(node.scope.run);
  }

  #begin(run: EngineRun): void {
    const { concurrency } = run.root.workflow.source;
    const claim: Claim = {
      run: run.id,
      isRun: true,
      begin: () => {
        run.isHeld = false;
        this.#advance(run);
      },
      cancel: (reason) => this.cancel(run, 'concurrency', reason),
    };
    run.isHeld = true;
    const free = this.#claim(run, claim, concurrency, { contexts: { ...run.contexts } });
    if (free) claim.begin();
    else {
      run.status = 'pending';
      this.#host.changed(run);
    }
  }

  /** Starts what can start, until nothing changes. */
  #advance(run: EngineRun): void {
    if (run.status === 'completed' || run.isHeld) return;
    for (let hasMoved = true; hasMoved; ) {
      hasMoved = false;
      for (const scope of listScopes(run.root))
        for (const node of scope.nodes) if (this.#tryExpand(node)) hasMoved = true;
      for (const job of listJobs(run.root)) if (this.#tryEndCall(job)) hasMoved = true;
    }
    // A job that ended at once has advanced the run itself.
    if ((run.status as string) === 'completed') return;
    run.status = getStatus(run);
    if (run.status === 'completed') {
      run.conclusion = run.cancelledBy ? 'cancelled' : aggregate(run.root.nodes.map(getResult));
      this.#release(run);
    }
    this.#host.changed(run);
  }

  #tryExpand(node: JobNode): boolean {
    const { scope, source } = node;
    const needed = scope.nodes.filter(({ source: { id } }) => source.needs.includes(id));
    if (node.jobs || !needed.every(isDone)) return false;
    const known = getScope(node);
    try {
      if (!isTrue(source.condition, { ...known, status: readStatus(node) })) {
        node.jobs = [
          createEndedJob(
            this.#host.nextId(),
            node,
            scope.run.cancelledBy ? 'cancelled' : 'skipped',
          ),
        ];
        return true;
      }
      node.jobs = expandJobs(node, () => this.#host.nextId());
      for (const job of node.jobs) if (job.status === 'queued') this.#tryStart(job);
    } catch (error) {
      if (!(error instanceof RunnerRefusal)) throw error;
      node.jobs = [createEndedJob(this.#host.nextId(), node, 'failure', error.message)];
    }
    return true;
  }

  #tryStart(job: EngineJob): void {
    const { node } = job;
    const running = (node.jobs ?? []).filter((other) =>
      ['pending', 'waiting', 'in_progress'].includes(other.status),
    );
    if (job.status !== 'queued' || running.length >= Number(job.strategy['max-parallel'])) return;
    const claim: Claim = {
      run: node.scope.run.id,
      isRun: false,
      begin: () => this.#enter(job),
      cancel: (reason) => {
        job.notes.push(reason);
        this.#cancelJob(job);
      },
    };
    job.status = 'pending';
    this.#attempt(job, () => {
      const scope = getScope(node, job);
      if (this.#claim(job, claim, node.source.source.concurrency, scope)) this.#enter(job);
    });
  }

  /** The rules of the job's environment. */
  #enter(job: EngineJob): void {
    const { node } = job;
    const { run } = node.scope;
    this.#attempt(job, () => {
      if (node.source.source.uses !== undefined) return this.#call(job);
      job.environment = readEnvironment(job);
      const rules = job.environment && this.#host.getEnvironment(run, job.environment);
      if (!rules) return this.#execute(job);
      if (!rules.isAllowed)
        throw new RunnerRefusal(formatRefusal(run.contexts.github.ref_name, job.environment));
      if (!rules.isReviewed && rules.waitMinutes === 0) return this.#execute(job);
      job.status = 'waiting';
      if (!rules.isReviewed)
        this.#timers.set(
          job,
          this.#host.after(rules.waitMinutes * minute, () => this.#execute(job)),
        );
      this.#host.changed(run, job);
    });
  }

  #execute(job: EngineJob): void {
    const { node } = job;
    this.#attempt(job, () => {
      job.status = 'in_progress';
      const timeout = evaluate(node.source.source['timeout-minutes'], getScope(node, job));
      const minutes = Number(timeout ?? defaultTimeout);
      const limit = this.#host.after(minutes * minute, () => {
        job.notes.push(`The job has exceeded the maximum execution time of ${minutes}m0s`);
        this.#stop(job);
      });
      this.#timers.set(job, limit);
      node.scope.run.status = getStatus(node.scope.run);
      this.#host.changed(node.scope.run, job);
      this.#host.execute(job);
    });
  }

  /** A failure to evaluate something fails the job. */
  #attempt(job: EngineJob, step: () => void): void {
    try {
      step();
    } catch (error) {
      if (!(error instanceof RunnerRefusal)) throw error;
      job.notes.push(error.message);
      this.end(job, 'failure');
    }
  }

  #call(job: EngineJob): void {
    const { scope, source } = job.node;
    const uses = String(source.source.uses);
    const workflow = this.#host.findCalled(scope, uses);
    if (!workflow) throw new RunnerRefusal(`error parsing called workflow "${uses}": not found`);
    const contexts = readCallContexts(workflow, source, getScope(job.node, job), scope.contexts);
    job.status = 'in_progress';
    job.called = createScope(scope.run, workflow, contexts, job);
  }

  /** A job that calls a workflow ends with the last job of it. */
  #tryEndCall(job: EngineJob): boolean {
    const { called } = job;
    if (!called || job.status === 'completed' || !called.nodes.every(isDone)) return false;
    this.end(job, aggregate(called.nodes.map(getResult)), readCallOutputs(called));
    return true;
  }

  #cancelJob(job: EngineJob): void {
    if (job.status === 'completed') return;
    if (job.status !== 'in_progress') {
      this.end(job, 'cancelled');
      return;
    }
    if (job.called) {
      for (const inner of listJobs(job.called)) this.#cancelJob(inner);
      return;
    }
    const { node } = job;
    const status = { success: false, failure: false, cancelled: true };
    // `always()` and `cancelled()` keep a running job alive.
    if (!isTrue(node.source.condition, { ...getScope(node, job), status })) this.#stop(job);
  }

  #stop(job: EngineJob): void {
    if (job.isCancelled) return;
    job.isCancelled = true;
    this.#host.stop(job);
  }

  #claim(of: EngineRun | EngineJob, claim: Claim, written: Template | undefined, scope: Scope) {
    if (written === undefined) return true;
    const run = 'node' in of ? of.node.scope.run : of;
    this.#claims.set(of, claim);
    return this.#groups.claim(claim, readGroup(run.repository, evaluate(written, scope)));
  }

  #release(of: EngineRun | EngineJob): void {
    const claim = this.#claims.get(of);
    this.#claims.delete(of);
    if (claim) this.#groups.release(claim);
    if (!('node' in of)) return;
    for (const waiting of of.node.jobs ?? []) this.#tryStart(waiting);
  }
}

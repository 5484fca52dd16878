import { RunnerRefusal } from '../runner/command.ts';
import { evaluate, isTrue, type Scope, type Template } from '../workflow-language/language.ts';
import { type Claim, ConcurrencyGroups, readGroup } from './groups.ts';
import {
  createEndedJob,
  createRun,
  createScope,
  expandJobs,
  formatRefusal,
  getScope,
  isForgiven,
  leaveOut,
  outlivesCancel,
  prepareRerun,
  readCallContexts,
  readCallOutputs,
  readEnvironment,
} from './jobs.ts';
import {
  aggregate,
  getResult,
  getStatus,
  isDone,
  listJobs,
  listScopes,
  readStatus,
} from './results.ts';
import type {
  Conclusion,
  EngineJob,
  EngineRun,
  JobNode,
  RunStart,
  SchedulerHost,
} from './types.ts';

const minute = 60_000;
const defaultTimeout = 360;

/**
 * Schedules jobs. It doesn't use the clock, files or the network itself: its host provides
 * everything.
 */
export class Scheduler {
  readonly #host: SchedulerHost;
  readonly #groups = new ConcurrencyGroups();
  readonly #timers = new Map<EngineJob, () => void>();

  constructor(host: SchedulerHost) {
    this.#host = host;
  }

  start(from: RunStart, note: (run: EngineRun) => void = () => undefined): EngineRun {
    const run = createRun(from);
    note(run);
    this.#begin(run);
    return run;
  }

  rerun(run: EngineRun, onlyFailed: boolean): void {
    if (run.status !== 'completed') return;
    Object.assign(run, { conclusion: undefined, cancelledBy: undefined, status: 'queued' });
    run.attempt += 1;
    prepareRerun(run.root.nodes, onlyFailed);
    this.#begin(run);
  }

  cancel(run: EngineRun, by: 'person' | 'concurrency' = 'person', reason?: string): void {
    if (run.status === 'completed') return;
    run.cancelledBy ??= by;
    for (const job of listJobs(run.root)) {
      if (reason) job.notes.push(reason);
      this.#cancelJob(job);
    }
    // A run that waits for its concurrency group hasn't begun, so end its jobs here.
    if (run.isHeld)
      for (const node of run.root.nodes)
        node.jobs ??= [createEndedJob(this.#host.nextId(), node, 'cancelled')];
    run.isHeld = false;
    this.#advance(run);
  }

  review(run: EngineRun, environments: readonly string[], isApproved: boolean): EngineJob[] {
    const waiting = listJobs(run.root)
      .filter((job) => job.gates.has('review'))
      .filter((job) => environments.includes(job.environment));
    for (const job of waiting)
      if (isApproved) this.#pass(job, 'review');
      else this.end(job, 'failure');
    return waiting;
  }

  end(job: EngineJob, conclusion: Conclusion, outputs: EngineJob['outputs'] = {}): void {
    if (job.status === 'completed') return;
    this.#timers.get(job)?.();
    this.#timers.delete(job);
    const { node } = job;
    job.gates.clear();
    Object.assign(job, { status: 'completed', conclusion, outputs });
    node.outputs = { ...node.outputs, ...outputs };
    job.isForgiven = conclusion === 'failure' && isForgiven(job);
    if (failsFast(job)) for (const other of node.jobs ?? []) this.#cancelJob(other);
    this.#release(job);
    this.#host.changed(node.scope.run, job);
    this.#advance(node.scope.run);
  }

  #begin(run: EngineRun): void {
    const { concurrency } = run.root.workflow.source;
    const begin = () => {
      run.isHeld = false;
      this.#advance(run);
    };
    run.isHeld = true;
    const cancel = (reason: string) => this.cancel(run, 'concurrency', reason);
    const scope = { contexts: { ...run.contexts } };
    if (this.#claim(run, { above: [], begin, cancel }, concurrency, scope)) begin();
    else {
      run.status = 'pending';
      this.#host.changed(run);
    }
  }

  #advance(run: EngineRun): void {
    if (run.status === 'completed' || run.isHeld) return;
    for (let hasMoved = true; hasMoved; ) {
      hasMoved = false;
      const nodes = listScopes(run.root).flatMap((scope) => scope.nodes);
      for (const node of nodes) if (this.#tryExpand(node)) hasMoved = true;
      for (const job of listJobs(run.root)) if (this.#tryEndCall(job)) hasMoved = true;
    }
    // Stop if a job has ended immediately, because that has already advanced the run.
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
        const conclusion = scope.run.cancelledBy ? 'cancelled' : 'skipped';
        node.jobs = [createEndedJob(this.#host.nextId(), node, conclusion)];
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
    const isRunning = ({ status }: EngineJob) => status !== 'queued' && status !== 'completed';
    const { jobs = [] } = node;
    const running = jobs.filter(isRunning);
    if (jobs.some(failsFast)) return;
    if (job.status !== 'queued' || running.length >= Number(job.strategy['max-parallel'])) return;
    job.status = 'pending';
    this.#attempt(job, () => {
      const { concurrency } = node.source.source;
      this.#claimFor(job, concurrency, getScope(node, job), () => this.#enter(job));
    });
  }

  #claimFor(job: EngineJob, written: Template | undefined, scope: Scope, begin: () => void): void {
    const { run } = job.node.scope;
    const claim: Claim = {
      above: this.#groups.listAbove(job),
      begin: () => {
        begin();
        this.#advance(run);
      },
      cancel: (reason) => {
        job.notes.push(reason);
        this.#cancelJob(job);
      },
    };
    if (this.#claim(job, claim, written, scope)) begin();
  }

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
      if (rules.isReviewed) job.gates.add('review');
      if (rules.waitMinutes > 0) {
        job.gates.add('timer');
        const pass = () => this.#pass(job, 'timer');
        this.#timers.set(job, this.#host.after(rules.waitMinutes * minute, pass));
      }
      this.#host.changed(run, job);
    });
  }

  #pass(job: EngineJob, gate: 'review' | 'timer'): void {
    job.gates.delete(gate);
    if (job.status === 'waiting' && job.gates.size === 0) this.#execute(job);
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
    if (!workflow)
      throw new RunnerRefusal(
        `error parsing called workflow "${uses}": its repository is not on the local GitHub. ` +
          `Push it there. ${leaveOut}`,
      );
    const contexts = readCallContexts(workflow, source, getScope(job.node, job), scope.contexts);
    const { concurrency } = workflow.source;
    this.#claimFor(job, concurrency, { contexts: { ...contexts } }, () => {
      job.status = 'in_progress';
      job.called = createScope(scope.run, workflow, contexts, job);
    });
  }

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
    if (!outlivesCancel(job)) this.#stop(job);
  }

  #stop(job: EngineJob): void {
    if (!job.isCancelled) this.#host.stop(Object.assign(job, { isCancelled: true }));
  }

  #claim(of: EngineRun | EngineJob, claim: Claim, written: Template | undefined, scope: Scope) {
    if (written === undefined) return true;
    const run = 'node' in of ? of.node.scope.run : of;
    return this.#groups.claim(of, claim, readGroup(run.repository, evaluate(written, scope)));
  }

  #release(of: EngineRun | EngineJob): void {
    this.#groups.release(of);
    if ('node' in of) for (const waiting of of.node.jobs ?? []) this.#tryStart(waiting);
  }
}

const failsFast = ({ conclusion, isForgiven: isPassed, strategy }: EngineJob) =>
  conclusion === 'failure' && !isPassed && strategy['fail-fast'] === true;

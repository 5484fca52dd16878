import { Scheduler } from '../../../../../src/localcloud/engine/scheduler.ts';
import type { EngineJob, EngineRun } from '../../../../../src/localcloud/engine/types.ts';
import {
  createContexts,
  readEnvironmentRules,
} from '../../../../../src/localcloud/github/actions/run-contexts.ts';
import {
  addRun,
  listStarts,
  type NewRun,
  queued,
} from '../../../../../src/localcloud/github/actions/run-starts.ts';
import { nothing } from '../../../../../src/localcloud/github/git/refs.ts';
import type { BareRepository } from '../../../../../src/localcloud/github/git/types.ts';
import {
  type LocalEnvironment,
  type LocalRun,
  newRepository,
} from '../../../../../src/localcloud/github/state/state.ts';
import type { Workflow } from '../../../../../src/localcloud/workflow-language/workflow.ts';

/** A run of the engine's scheduler, and how the local GitHub shows it. */
export interface Run {
  readonly local: LocalRun;
  readonly engine: EngineRun;
  /** Number of the push that created its commit. */
  readonly push: number;
}

export interface Push {
  readonly branch: string;
  readonly commit: string;
}

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

const minute = 60_000;
const deployment: Omit<LocalEnvironment, 'name' | 'branches'> = {
  waitTimer: 0,
  preventSelfReview: false,
  reviewers: [],
  policy: { protected_branches: false, custom_branch_policies: true },
};

/**
 * Combines the engine's scheduler with the local GitHub's rules for starting runs, in virtual time
 * and without git.
 */
export class SimulatedGitHub {
  readonly repository = newRepository('acme/site', { defaultBranch: 'master' });
  readonly scheduler: Scheduler;
  readonly runs: Run[] = [];
  readonly heads = new Map<string, string>();
  readonly pushes: Push[] = [];
  /** Jobs whose steps are running. */
  readonly running = new Set<EngineJob>();
  readonly #workflows: readonly Workflow[];
  readonly #stops: (job: EngineJob) => boolean;
  readonly #git: BareRepository;
  #timers: Timer[] = [];
  #now = 0;

  /**
   * @param called workflows of other repositories by file
   * @param stops returns whether a cancelled job ends immediately instead of after its next phase
   */
  constructor(
    workflows: readonly Workflow[],
    called: ReadonlyMap<string, Workflow>,
    stops: (job: EngineJob) => boolean,
  ) {
    this.#workflows = workflows;
    this.#stops = stops;
    const readRef = (ref: string) => this.heads.get(ref.replace('refs/heads/', ''));
    this.#git = { readRef } as BareRepository;
    let last = 0;
    this.scheduler = new Scheduler({
      nextId: () => ++last,
      execute: (job) => this.running.add(job),
      stop: (job) => {
        if (this.#stops(job)) this.end(job, 'cancelled');
      },
      findCalled: (_, uses) => called.get(/([^/]+)@/.exec(uses)?.[1] ?? ''),
      getEnvironment: (run, name) =>
        readEnvironmentRules(this.repository, name, String(run.contexts.github.ref)),
      after: (milliseconds, then) => this.#after(milliseconds, then),
      changed: (run) => this.#show(run),
    });
  }

  /**
   * Adds both environments.
   * @param reviewed whether Production requires a reviewer
   * @param waitTimer minutes that deployments to Production wait
   */
  addEnvironments(reviewed: boolean, waitTimer: number): void {
    const reviewers = reviewed ? [{ type: 'User', id: 1 }] : [];
    const allow = (...names: string[]) => names.map((name, id) => ({ id, name, type: 'branch' }));
    this.repository.environments.push(
      { ...deployment, name: 'Production', branches: allow('master'), reviewers, waitTimer },
      { ...deployment, name: 'Preview', branches: allow('master', 'release/*') },
    );
  }

  async push(branch: string, commit: string, forced = false): Promise<void> {
    const before = this.heads.get(branch) ?? nothing;
    this.heads.set(branch, commit);
    this.pushes.push({ branch, commit });
    await this.#publish({ ref: `refs/heads/${branch}`, before, after: commit, forced });
  }

  async pushTag(tag: string, before: string, after: string): Promise<void> {
    await this.#publish({ ref: `refs/tags/${tag}`, before, after, forced: false });
  }

  async remove(branch: string): Promise<void> {
    const before = this.heads.get(branch);
    this.heads.delete(branch);
    if (before)
      await this.#publish({ ref: `refs/heads/${branch}`, before, after: nothing, forced: false });
  }

  dispatch(path: string, branch: string, inputs: Readonly<Record<string, string>>): void {
    const workflow = this.#workflows.find((one) => one.path === path);
    const commit = this.heads.get(branch);
    if (!workflow || !commit || !('workflow_dispatch' in workflow.events)) return;
    const event = 'workflow_dispatch';
    this.#start(workflow, { event, branch, commit, inputs, ...queued });
  }

  end(job: EngineJob, ...how: [Parameters<Scheduler['end']>[1], EngineJob['outputs']?]): void {
    this.running.delete(job);
    this.scheduler.end(job, ...how);
  }

  find(engine: EngineRun): Run {
    const found = this.runs.find((run) => run.engine === engine);
    if (!found) throw new Error('no run');
    return found;
  }

  pass(minutes: number): void {
    this.#now += minutes * minute;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const timer of due) timer.then();
  }

  async #publish(move: { ref: string; before: string; after: string; forced: boolean }) {
    const { before, after } = move;
    const payload = { ...move, created: before === nothing, deleted: after === nothing };
    const state = {
      message: '',
      workflows: this.#workflows,
      changedPaths: async () => undefined,
    };
    const context = { repository: this.repository, git: this.#git, actor: 'ada', holds: true };
    const starts = await listStarts({ name: 'push', payload }, context, async () => state);
    for (const { workflow, run } of starts) this.#start(workflow, run);
  }

  #start(workflow: Workflow, started: NewRun): void {
    const local = addRun(this.repository, workflow, started, '2026-05-20T12:00:00Z');
    const contexts = createContexts(local, workflow, this.repository, {});
    const push = this.pushes.findLastIndex(({ branch }) => branch === local.branch);
    const start = { id: local.id, repository: this.repository.fullName, contexts, workflow };
    this.scheduler.start(start, (engine) => this.runs.push({ local, engine, push }));
  }

  #show(engine: EngineRun): void {
    const { status, conclusion = null } = engine;
    Object.assign(this.find(engine).local, { status, conclusion });
  }

  #after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
}

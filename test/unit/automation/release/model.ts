import fc from 'fast-check';
import type { Next } from '../../../../src/automation/reconcile.ts';
import { planFinish } from '../../../../src/automation/release/plan-finish.ts';
import type {
  DeploymentProgress,
  ReleaseState,
  ReleaseStep,
} from '../../../../src/automation/release/state.ts';
import { progress, pull as requestPull } from '../requests/request-state.ts';

interface Pull {
  state: 'open' | 'merged' | 'closed';
  /** The head at the time of the merge. */
  mergedHead?: string;
  mergeCommit?: string;
}

/** Rules for merges into the production branch. */
interface MergedBy {
  readonly approvals: number;
  readonly mergeCommits: boolean;
  readonly mergeQueue: boolean;
  /** Whether the release starts without commits. */
  readonly isEmpty?: boolean;
}

/** Models a repository, its environments and its people as far as they matter to a release. */
export class Harness {
  /** Ancestors of each commit, including the commit itself. */
  readonly holds = new Map<string, Set<string>>([['p0', new Set(['p0'])]]);
  production = 'p0';
  release: string | undefined;
  readonly pulls: Pull[] = [];
  readonly tags: string[] = [];
  drafts: number[] = [];
  readonly published: string[] = [];
  readonly notifications: string[] = [];
  /** Number of comments on the pull request of the release's change. */
  announced = 0;
  /** The live commit of each environment. */
  live = { Preview: '', Production: 'p0' };
  runs: {
    environment: 'Preview' | 'Production';
    commit: string;
    state: 'runs' | 'succeeded' | 'failed';
  }[] = [];
  isApproved = false;
  checks: 'running' | 'failed' | 'green' = 'green';
  conflict = false;
  /**
   * Every commit that a release merge brought to the production branch, with the commit that
   * Preview served then.
   */
  readonly merged: { head: string; served: string }[] = [];
  private last = 0;

  readonly rules: MergedBy;

  constructor(rules: MergedBy) {
    this.rules = rules;
    this.release = rules.isEmpty ? 'p0' : this.commit('r', ['p0']);
  }

  commit(name: string, parents: readonly string[]): string {
    this.last += 1;
    const id = `${name}${this.last}`;
    this.holds.set(
      id,
      new Set([id, ...parents.flatMap((parent) => [...(this.holds.get(parent) ?? [])])]),
    );
    return id;
  }

  private contains = (commit: string, other: string) => this.holds.get(commit)?.has(other) ?? false;

  private deployment(environment: 'Preview' | 'Production', commit: string): DeploymentProgress {
    const isProduction = environment === 'Production';
    const runs = this.runs.filter(
      (run) => run.environment === environment && this.contains(run.commit, commit),
    );
    const newest = runs.at(-1);
    const live = this.live[environment];
    return progress({
      environment,
      served: isProduction ? this.contains(live, commit) : live === commit,
      portalAgrees: undefined,
      run: newest && { url: 'https://run', state: newest.state },
      succeeded: runs.filter(({ state }) => state === 'succeeded').length,
    });
  }

  observe(): ReleaseState {
    const pull =
      this.pulls.findLast(({ state }) => state === 'merged') ??
      this.pulls.findLast(({ state }) => state === 'open');
    const { release, rules } = this;
    const tag = this.tags[0] ?? '';
    const isTagged =
      pull === undefined &&
      this.contains(this.production, tag) &&
      (release === undefined ? this.published.length > 0 : release === tag);
    const isMerged = pull?.state === 'merged';
    let merged: string | undefined;
    if (isMerged) merged = pull.mergeCommit;
    else if (isTagged) merged = tag;
    const blocked = this.checks !== 'green' || (rules.approvals > 0 && !this.isApproved);
    const otherwise = blocked ? 'blocked' : 'clean';
    return {
      version: '1.4.0',
      branch: 'release/1.4.0',
      productionBranch: 'master',
      page: 'https://github.com/acme/site',
      release:
        release === undefined
          ? undefined
          : {
              version: '1.4.0',
              branch: 'release/1.4.0',
              head: release,
              holdsProduction: this.contains(release, this.production),
              isProduction: release === this.production,
            },
      pull: pull && {
        ...requestPull({ state: pull.state, mergeCommit: merged, mergeable: !this.conflict }),
        head: 'release/1.4.0',
        headCommit: pull.mergedHead ?? release ?? '',
        base: 'master',
        body: '',
        mergeableState: this.conflict ? 'dirty' : otherwise,
      },
      merge:
        isMerged || isTagged
          ? { commit: merged, head: pull?.mergedHead ?? tag, url: 'https://github.com/acme/site' }
          : undefined,
      checks: {
        running: this.checks === 'running' ? ['test'] : [],
        failed: this.checks === 'failed' ? ['test'] : [],
      },
      blockedRun: undefined,
      rules: {
        approvals: rules.approvals,
        mergeQueue: rules.mergeQueue,
        isQueued: false,
        methods: rules.mergeCommits ? ['merge', 'squash', 'rebase'] : ['squash'],
        onlyPulls: false,
        restricted: false,
        wants: [],
      },
      unapproved: [],
      tooLow: undefined,
      preview:
        release === undefined || merged !== undefined
          ? undefined
          : this.deployment('Preview', release),
      production: merged === undefined ? undefined : this.deployment('Production', merged),
      tag: this.tags[0],
      drafts: [...this.drafts],
      published: this.published.length > 0,
      isLatest: true,
      notesReported: this.notifications.length > 0,
      unannounced: this.published.length > 0 && this.announced === 0 ? [8] : [],
      next: [],
    };
  }

  /** Applies a step as GitHub would, even if it was planned from an outdated state. */
  apply(step: ReleaseStep): void {
    switch (step.do) {
      case 'update':
        if (
          this.release !== undefined &&
          !this.conflict &&
          !this.contains(this.release, this.production)
        )
          this.release = this.commit('r', [this.release, this.production]);
        return;
      case 'deploy': {
        const commit = step.environment === 'Production' ? this.production : this.release;
        if (commit !== undefined)
          this.runs.push({ environment: step.environment, commit, state: 'runs' });
        return;
      }
      case 'open-pull':
        if (this.release !== undefined && !this.pulls.some(({ state }) => state === 'open'))
          this.pulls.push({ state: 'open' });
        return;
      case 'merge':
        this.merge(step.headCommit, 'runner');
        return;
      case 'tag':
        if (this.tags.length === 0) this.tags.push(step.commit);
        return;
      case 'draft':
        this.last += 1;
        this.drafts.push(this.last);
        return;
      case 'remove-draft':
        this.drafts = this.drafts.filter((id) => id !== step.id);
        return;
      case 'tell-notes':
        this.notifications.push('notes');
        return;
      case 'publish':
        if (this.drafts.includes(step.id) && this.published.length === 0) {
          this.drafts = this.drafts.filter((id) => id !== step.id);
          this.published.push(this.live.Production);
        }
        return;
      case 'announce':
        if (this.announced === 0) this.announced += 1;
        return;
      case 'remove-branch':
        this.release = undefined;
    }
  }

  /** Merges if the head is still the expected one and the branch rules allow it. */
  merge(head: string, by: 'runner' | 'person'): void {
    const pull = this.pulls.findLast(({ state }) => state === 'open');
    const { approvals, mergeCommits, mergeQueue } = this.rules;
    const mayNot = this.checks !== 'green' || this.conflict || (approvals > 0 && !this.isApproved);
    if (pull === undefined || this.release !== head || mayNot) return;
    if (by === 'runner' && (!mergeCommits || mergeQueue)) return;
    this.production = this.commit('p', mergeCommits ? [this.production, head] : [this.production]);
    Object.assign(pull, { state: 'merged', mergedHead: head, mergeCommit: this.production });
    if (by === 'runner') this.merged.push({ head, served: this.live.Preview });
    this.runs.push({ environment: 'Production', commit: this.production, state: 'runs' });
  }

  /** Applies an event that happens without the program or is caused by people. */
  happen(event: Event): void {
    const running = this.runs.find(({ state }) => state === 'runs');
    if (event === 'run succeeds' && running !== undefined) {
      running.state = 'succeeded';
      this.live[running.environment] = running.commit;
    }
    if (event === 'run fails' && running !== undefined) running.state = 'failed';
    if (event === 'run again')
      for (const run of this.runs) if (run.state === 'failed') run.state = 'runs';
    if (
      event === 'push to release' &&
      this.release !== undefined &&
      this.observe().merge === undefined
    )
      this.release = this.commit('r', [this.release]);
    if (event === 'push to production') this.production = this.commit('p', [this.production]);
    if (event === 'approve') this.isApproved = true;
    if (event === 'checks fail') this.checks = 'failed';
    if (event === 'checks run') this.checks = 'running';
    if (event === 'checks pass') this.checks = 'green';
    if (event === 'conflict') this.conflict = true;
    if (event === 'resolve') this.conflict = false;
    if (event === 'person merges' && this.release !== undefined) this.merge(this.release, 'person');
    if (event === 'close pull')
      for (const pull of this.pulls) if (pull.state === 'open') pull.state = 'closed';
  }
}

const events = [
  'run succeeds',
  'run fails',
  'run again',
  'push to release',
  'push to production',
  'approve',
  'checks fail',
  'checks run',
  'checks pass',
  'conflict',
  'resolve',
  'person merges',
  'close pull',
] as const;
export type Event = (typeof events)[number];

/**
 * A runner makes a plan or executes an earlier one, possibly with a lost call, or an event happens.
 */
export type Act =
  | {
      readonly runner: 0 | 1;
      readonly does: 'look' | 'apply' | 'fail before' | 'fail after' | 'die';
    }
  | { readonly event: Event };

const runner = fc.constantFrom<0 | 1>(0, 1);
const does = fc.constantFrom('look', 'look', 'apply', 'apply', 'fail before', 'fail after', 'die');
export const histories = fc.record({
  rules: fc.record({
    approvals: fc.constantFrom(0, 0, 1),
    mergeCommits: fc.constantFrom(true, true, false),
    mergeQueue: fc.constantFrom(false, false, true),
    isEmpty: fc.constantFrom(false, false, true),
  }),
  acts: fc.array<Act>(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ runner, does }) as fc.Arbitrary<Act> },
      { weight: 2, arbitrary: fc.record({ event: fc.constantFrom(...events) }) },
    ),
    { maxLength: 45 },
  ),
});

/**
 * Plays a history.
 * @param after called after each action, to check the state
 */
export function play(
  harness: Harness,
  acts: readonly Act[],
  after: (planned?: Next<ReleaseStep>) => void,
): void {
  const plans: (ReleaseStep | undefined)[] = [undefined, undefined];
  for (const act of acts) {
    if ('event' in act) harness.happen(act.event);
    else {
      const planned = plans[act.runner];
      if (act.does === 'look') {
        const next = planFinish(harness.observe());
        plans[act.runner] = next.kind === 'step' ? next.step : undefined;
        after(next);
        continue;
      }
      if ((act.does === 'apply' || act.does === 'fail after') && planned !== undefined)
        harness.apply(planned);
      plans[act.runner] = undefined;
    }
    after();
  }
}

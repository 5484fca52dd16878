import { findFeedback } from '../../../../src/automation/requests/read-pull.ts';
import type {
  RequestPolicy,
  RequestState,
  RequestStep,
} from '../../../../src/automation/requests/state.ts';
import { findObjection } from '../../../../src/clients/github/reviews.ts';
import { Approvals } from './model-approvals.ts';
import { Branches } from './model-branches.ts';
import {
  getLeftovers,
  getWork,
  type Issue,
  isDeclined,
  isUnapproved,
  newRequest,
  openPull,
  type Pull,
  page,
  processing,
  type Request,
  type Run,
  toRequestPull,
  wasDropped,
} from './model-parts.ts';
import { type PlannedSync, Texts } from './model-texts.ts';
import { policy as defaults, state, work } from './request-state.ts';

/**
 * Models a portal, a repository with releases and environments, agents and people, as far as they
 * matter to requests.
 */
export class Company extends Branches {
  readonly requests: Request[] = [];
  readonly issues: Issue[] = [];
  readonly runs: Run[] = [];
  /** Branches of agents, named after their requests, and branches of reverts. */
  readonly branches = new Set<string>();
  readonly tags: number[] = [];
  /** Changes that reached the production branch without approval. */
  readonly unapproved: string[] = [];
  /** Merges by the program that were reserved for people. */
  readonly forbidden: number[] = [];
  readonly texts = new Texts({
    release: () => this.release,
    production: () => this.production,
    isMerged: (id) => this.requests.some((one) => one.id === id && one.mergeCommit !== undefined),
  });
  readonly approvals = new Approvals({
    release: () => this.release,
    production: () => this.production,
    live: () => this.live,
  });
  /** Plan of another run of the texts automation that is not executed yet. */
  planned: PlannedSync | undefined;
  private last = 0;

  readonly policy: RequestPolicy;

  constructor(policy: Partial<RequestPolicy>) {
    super();
    this.policy = { ...defaults, ...policy };
  }

  next(): number {
    this.last += 1;
    return this.last;
  }

  observe(id: string): RequestState {
    const request = this.requests.find((one) => one.id === id);
    if (request === undefined) throw new Error(`no request ${id}`);
    const { policy } = this;
    const [issue, ...twins] = this.issues
      .filter((one) => one.of === id)
      .sort(
        (a, b) =>
          Number(b.number === request.issueNumber) - Number(a.number === request.issueNumber),
      );
    const pulls = this.pulls
      .filter((one) => one.of === id && one.reverts === undefined)
      .toReversed();
    const pull =
      pulls.find(({ number }) => number === request.pullRequestNumber) ??
      pulls.find(({ state }) => state !== 'closed') ??
      pulls[0];
    const isForAgent = (request.agent ?? policy.by).startsWith('workflow');
    const runs = this.runs.filter((run) => run.of === id);
    const isDropped = wasDropped(request);
    const isAtWork = request.status === 'in-progress' || isDeclined(request.status);
    const current = this.requests.find(({ status }) => processing.includes(status));
    const first = current ?? this.requests.find(({ status }) => status === 'triage');
    const merge = pull?.mergeCommit;
    const revert = this.pulls.findLast(
      (one) => one.reverts === pull?.number && one.reverts !== undefined,
    );
    const holdsChange = this.heldBy(this.release, merge);
    const isReleased = this.heldBy(this.production, merge);
    const mayFinish = request.status === 'in-review' && request.approval !== undefined;
    return state({
      request: { ...request },
      policy,
      page,
      before: first === undefined || first.id === id ? undefined : first.title,
      issue: issue && {
        number: issue.number,
        url: `${page}/issues/${issue.number}`,
        open: issue.open,
      },
      duplicates: twins.filter(({ open }) => open).map(({ number }) => number),
      agent: isForAgent ? 'workflow agent.yml' : 'a person',
      work: isForAgent && isAtWork ? getWork(runs, pulls) : undefined,
      pull: pull && toRequestPull(pull),
      orphans: pulls
        .filter((one) => one.state === 'open' && one.number !== pull?.number)
        .map(({ number }) => ({ number, head: '' })),
      feedback:
        pull &&
        findFeedback(
          this.approvals.list(request),
          pull.head,
          work({ startedAt: `${this.rounds(request)}` }),
        ),
      shown: this.approvals.shown(),
      isApprovalGiven: isReleased || this.approvals.whyVoid(request) !== 'not approved',
      objection: findObjection(this.approvals.list(request)),
      isApprovalKept:
        !request.approval || !holdsChange || isReleased || this.approvals.isKept(request),
      release: this.release && { branch: this.releaseBranch, head: `${this.release.length}` },
      preview: this.release && this.getProgress('Preview', this.release.length),
      holdsChange,
      production: isReleased
        ? {
            branch: this.branch,
            head: `${this.production.length}`,
            seen: this.getProgress('Production', this.production.length),
          }
        : undefined,
      pendingApproval: request.status === 'in-review' ? this.approvals.pending(request) : undefined,
      mayApprove: true,
      texts:
        holdsChange && (isUnapproved(request) || isDropped)
          ? this.texts.observe(id, isDropped)
          : undefined,
      revert: revert && toRequestPull(revert),
      leftovers: getLeftovers(request, this).filter((name) => this.branches.has(name)),
      finishing:
        mayFinish && policy.release === 'each' && (holdsChange || isReleased)
          ? this.releaseBranch
          : undefined,
    });
  }

  /**
   * Applies a step as the portal, GitHub and the agent's workflow would, even if it was planned
   * from an outdated state.
   */
  apply(step: RequestStep, { request: seen, pull, revert, texts }: RequestState): void {
    const { id } = seen;
    const request = this.requests.find((one) => one.id === id);
    if (request === undefined) return;
    const set = (change: Partial<Request>) => Object.assign(request, change);
    switch (step.do) {
      case 'analyse':
        if (request.status === 'submitted') this.move(request, 'triage');
        return;
      case 'start-release':
        this.startRelease();
        return;
      case 'open-issue':
        // A ref lets only one of several runs open the issue.
        if (!this.issues.some((issue) => issue.of === id))
          this.issues.push({ number: this.next(), of: id, open: true });
        return;
      case 'close-twin':
      case 'decline-issue':
      case 'complete-issue':
        for (const issue of this.issues) if (issue.number === step.issue) issue.open = false;
        return;
      case 'begin': {
        const isTaken = this.requests.some(({ status }) => processing.includes(status));
        if (request.status !== 'triage' || isTaken) return;
        set({ issueNumber: step.issue, agent: step.agent });
        this.move(request, 'in-progress');
        return;
      }
      case 'start-agent':
      case 'revise':
        this.startAgent(id, step.do === 'revise' ? step.round : 1);
        return;
      case 'stop-agent':
        for (const run of this.runs)
          if (run.of === id && run.state === 'runs') run.state = 'stopped';
        return;
      case 'note-work':
        set({ rounds: step.rounds });
        return;
      case 'link-pull':
        // The portal withdraws an approval of a different commit.
        if (request.headCommit !== undefined && request.headCommit !== step.commit)
          this.approvals.withdraw(request, 'another commit');
        set({ pullRequestNumber: step.pull, headCommit: step.commit });
        return;
      case 'end-draft':
        for (const one of this.pulls) if (one.number === step.pull) one.draft = false;
        return;
      case 'merge':
        this.merge(step.pull, step.headCommit, 'program');
        return;
      case 'note-merge':
        set({ mergeCommit: step.commit });
        return;
      case 'deploy':
        this.deploy(step.environment);
        return;
      case 'retarget':
        for (const one of this.pulls)
          if (one.number === step.pull && step.base === this.releaseBranch) one.base = step.base;
        return;
      case 'commit-texts':
        if (texts !== undefined) this.texts.commitChanges(step.parent, texts, id);
        return;
      case 'tell-texts':
        this.texts.report(step.commit, wasDropped(seen) ? undefined : id);
        return;
      case 'tell-commit':
        this.settle();
        return;
      case 'hand-on-approval':
        if (step.commit === `${this.live.Preview}`) this.approvals.handOn(request, step.url);
        return;
      case 'withdraw-approval':
        this.approvals.withdraw(request, step.why);
        return;
      case 'finish-release':
        if (step.version === this.releaseBranch) this.finish();
        return;
      case 'close-pull':
        for (const one of this.pulls)
          if (one.number === step.pull && one.state === 'open') one.state = 'closed';
        return;
      case 'remove-branch':
        this.branches.delete(step.branch);
        return;
      case 'open-revert':
        this.branches.add(`revert-${pull?.number}`);
        if (revert === undefined && !this.pulls.some(({ reverts }) => reverts === pull?.number))
          this.pulls.push(
            this.newPull(id, { byAgent: true, ...(pull && { reverts: pull.number }) }),
          );
        return;
      case 'unlink':
        delete request.pullRequestNumber;
        delete request.mergeCommit;
        delete request.headCommit;
    }
  }

  /** Starts a round of the agent. A ref lets only one of several runs do it. */
  private startAgent(of: string, round: number): void {
    if (!this.runs.some((run) => run.of === of && run.round >= round))
      this.runs.push({ of, round, state: 'runs' });
  }

  /** Returns the number of the agent's rounds so far, at least 1. */
  rounds = ({ id }: Request) =>
    Math.max(1, ...this.runs.filter(({ of }) => of === id).map(({ round }) => round));

  submit(): void {
    this.requests.push(newRequest(`req_${this.next()}`));
  }

  /**
   * Ends a run of the agent's workflow. A request has at most one branch and one open pull request
   * by its agent, and a run fails after a merge.
   */
  propose(request: Request, run: Run, guarded: boolean): void {
    const own = this.pulls.filter(
      ({ of, byAgent, reverts }) => of === request.id && byAgent && reverts === undefined,
    );
    const open = own.find(({ state }) => state === 'open');
    const issue = this.issues.find(({ number }) => number === request.issueNumber);
    run.state = 'done';
    this.branches.add(request.id);
    if (issue?.open !== true || own.some(({ state }) => state === 'merged')) run.state = 'failed';
    else if (open === undefined)
      this.pulls.push({ ...this.newPull(request.id, { byAgent: true }), guarded });
    else if (run.round > 1)
      Object.assign(open, { head: `${open.head}r${run.round}`, guarded: open.guarded || guarded });
  }

  newPull(of: string, more: Pick<Pull, 'byAgent' | 'reverts'>): Pull {
    const base = this.release ? this.releaseBranch : this.branch;
    return openPull(this.next(), of, { ...more, base });
  }

  move(request: Request, status: Request['status']): void {
    request.status = status;
    request.history.push({ status, at: '', by: 'portal' });
    if (status === 'completed') this.texts.release(request.id);
    else if (wasDropped(request)) this.texts.withdraw(request.id);
  }

  /** Releases an urgent change separately from the open release. */
  hotfix(): void {
    if (this.deployments.some(({ state }) => state === 'runs')) return;
    this.production = [...this.production, `x${this.next()}`];
    this.live.Production = this.production.length;
    this.settle();
  }

  startRelease(): void {
    if (this.release !== undefined) return;
    this.version += 1;
    this.release = [...this.production, `v${this.version}`];
  }

  /** Merges an open pull request into the release if its head is `head` and nothing prevents it. */
  merge(number: number, head: string, by: 'program' | 'person'): void {
    const pull = this.pulls.find((one) => one.number === number);
    if (
      pull?.state !== 'open' ||
      pull.base !== this.releaseBranch ||
      pull.head !== head ||
      pull.draft ||
      !pull.mergeable ||
      this.release === undefined
    )
      return;
    if (by === 'program' && pull.guarded) this.forbidden.push(number);
    pull.mergeCommit = `m${number}`;
    pull.state = 'merged';
    this.release.push(pull.mergeCommit);
  }

  /** Moves requests according to the deployments that the portal knows. */
  settle(): void {
    this.texts.settle(this.live.Production);
    for (const request of this.requests) {
      const { status, mergeCommit } = request;
      const at = (branch: readonly string[] | undefined) =>
        (branch ?? []).indexOf(mergeCommit ?? '-') + 1;
      const isIn = (branch: readonly string[] | undefined, live: number) =>
        at(branch) > 0 && live >= at(branch);
      if (
        status === 'in-progress' &&
        (isIn(this.release, this.live.Preview) || isIn(this.production, this.live.Production))
      )
        this.move(request, 'in-review');
      if (
        request.status === 'in-review' &&
        request.approval !== undefined &&
        isIn(this.production, this.live.Production)
      )
        this.move(request, 'completed');
    }
  }

  /** Returns the requests that block the release. `release finish` checks the same. */
  waiting(): Request[] {
    return this.requests.filter((request) => {
      const { id, status, mergeCommit, approval } = request;
      const isHeld = this.pulls.some(
        (pull) =>
          pull.of === id &&
          pull.reverts === undefined &&
          this.heldBy(this.release, pull.mergeCommit) &&
          !this.heldBy(this.production, pull.mergeCommit),
      );
      if (!isHeld || status === 'completed') return false;
      return wasDropped(request)
        ? mergeCommit !== undefined || !this.isReverted(id)
        : approval === undefined || !this.approvals.stands(request);
    });
  }

  isReverted(id: string): boolean {
    return this.pulls.some(
      ({ of, reverts, state }) => of === id && reverts !== undefined && state === 'merged',
    );
  }

  /** Merges Production's new commits into the release. @returns whether Preview must be deployed */
  private update(): boolean {
    const { release = [], production } = this;
    const missing = production.filter((commit) => !release.includes(commit));
    if (missing.length > 0) {
      this.release = [...production, ...release.filter((commit) => !production.includes(commit))];
      this.live.Preview = 0;
      for (const one of this.deployments) if (one.state === 'runs') one.state = 'failed';
    }
    const isDeployed = this.live.Preview === this.release?.length;
    const length = this.release?.length ?? 0;
    const isRunning = this.deployments.some((one) => one.length === length && one.state === 'runs');
    if (!isDeployed && !isRunning) this.deploy('Preview');
    return !isDeployed;
  }

  finish(): void {
    if (this.release === undefined || this.update()) return;
    const { release } = this;
    if (this.live.Preview < release.length || this.waiting().length > 0) return;
    for (const pull of this.pulls) {
      const request = this.requests.find(({ id }) => id === pull.of);
      const isNew =
        this.heldBy(release, pull.mergeCommit) && !this.heldBy(this.production, pull.mergeCommit);
      if (!isNew || request === undefined || pull.reverts !== undefined) continue;
      if (!this.approvals.wasSeen(request) && !this.isReverted(request.id))
        this.unapproved.push(request.id);
    }
    this.production = [...release];
    this.tags.push(this.version);
    this.release = undefined;
    // The release branch is deleted, and its open pull requests get the production branch as base.
    this.moveOpenPulls(this.releaseBranch, this.branch);
    this.deploy('Production');
  }
}

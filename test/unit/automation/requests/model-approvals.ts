import { isCleanMerge } from '../../../../src/automation/release/approved.ts';
import type { Review } from '../../../../src/clients/github/reviews.ts';
import type { Request } from './model-parts.ts';
import { review } from './request-state.ts';

/** Commits of branches, oldest first, and how many of them are live. */
export interface Branches {
  readonly release: () => readonly string[] | undefined;
  readonly production: () => readonly string[];
  readonly live: () => { readonly Preview: number; readonly Production: number };
}

/** The content of a series of commits in any order, because each one changes its own file. */
const identity = (commits: readonly string[]) => [...new Set(commits)].sort().join(' ');
const getFiles = (commits: readonly string[]) =>
  new Map(commits.map((commit) => [commit, { mode: '100644', id: '1' }]));

/** Approvals as people, the portal and GitHub know them. */
export class Approvals {
  /** What people saw when they approved, by request. */
  readonly seen = new Map<string, string[]>();
  /** What Preview serves according to the newest comment. */
  readonly notices = new Map<string, string>();
  /** The last verdict on GitHub: the comment that it follows, and what it approves. */
  private readonly words = new Map<string, { readonly below: string; readonly to: string }>();
  private readonly branches: Branches;

  constructor(branches: Branches) {
    this.branches = branches;
  }

  private preview = () => (this.branches.release() ?? []).slice(0, this.branches.live().Preview);

  private liveInProduction = () =>
    this.branches.production().slice(0, this.branches.live().Production);

  /** Returns what Preview serves if that is the head of the release. */
  shown(): string | undefined {
    const release = this.branches.release();
    if (release === undefined || this.branches.live().Preview !== release.length) return undefined;
    return identity(release);
  }

  private note(request: Request): void {
    const seen = this.seen.get(request.id) ?? [];
    this.seen.set(request.id, [...seen, identity(this.preview())]);
  }

  /** Somebody reviews Preview and approves it in the portal. */
  give(request: Request): void {
    this.note(request);
    this.record(request);
  }

  /** Somebody approves on GitHub. */
  say(request: Request): void {
    const below = this.notices.get(request.id);
    if (below === undefined) return;
    this.note(request);
    this.words.set(request.id, { below, to: identity(this.preview()) });
  }

  /** Edits the comment by which somebody approved: it counts no more, counted already or not. */
  edit(request: Request): void {
    const isOnlyWord = request.approval?.via !== 'portal';
    if (this.words.delete(request.id) && isOnlyWord) this.seen.delete(request.id);
  }

  isGiven = (request: Request) => request.approval?.via !== 'pull-request' || this.hasWord(request);

  hasWord = (request: Request) => this.words.has(request.id);

  /** Posts the comment that asks for approval. */
  notify(request: Request): void {
    const shown = this.shown();
    if (request.status === 'in-review' && shown !== undefined) this.notices.set(request.id, shown);
  }

  /** Returns an approval below the comment that names what Preview serves now. */
  pending(request: Request): Review | undefined {
    const word = this.words.get(request.id);
    const shown = this.shown();
    const isCurrent = shown !== undefined && this.notices.get(request.id) === shown;
    if (!isCurrent || word?.below !== shown || request.approval) return undefined;
    return review;
  }

  /** The portal records what Preview serves. */
  record(request: Request, via: 'portal' | 'pull-request' = 'portal'): void {
    if (request.approval) return;
    const commitSha = identity(this.preview());
    request.approval = { at: '', by: 'anna', via, commitSha };
  }

  withdraw(request: Request, reason: string): void {
    if (!request.approval) return;
    delete request.approval;
    const { status } = request;
    request.history.push({ status, at: '', by: 'portal', reason: `was withdrawn: ${reason}` });
  }

  /**
   * Tells whether the release contains what was approved and what is already live in Production.
   */
  isKept(request: Request): boolean {
    return this.isApproved(request.approval?.commitSha ?? '');
  }

  stands = (request: Request) => this.isKept(request) && this.isGiven(request);

  private isApproved(approved: string): boolean {
    const release = this.branches.release() ?? [];
    if (approved === identity(release)) return true;
    const ours = approved.split(' ').filter(Boolean);
    const theirs = this.liveInProduction();
    const base = ours.filter((commit) => theirs.includes(commit));
    const [a, b, c, d] = [base, ours, theirs, release].map(getFiles);
    return a !== undefined && b !== undefined && c !== undefined && d !== undefined
      ? isCleanMerge(a, b, c, d)
      : false;
  }

  /** Tells whether somebody has seen and approved what the release contains now. */
  wasSeen(request: Request): boolean {
    return (this.seen.get(request.id) ?? []).some((approved) => this.isApproved(approved));
  }

  /** Tells whether an approval was not passed on, or an answer is missing. */
  isForgotten(request: Request): boolean {
    if (request.status !== 'in-review' || !this.seen.has(request.id)) return false;
    const isHeld = (commits: readonly string[]) => commits.includes(request.mergeCommit ?? '');
    // An approval of something else must not count.
    if (request.approval)
      return (
        isHeld(this.branches.release() ?? []) &&
        !isHeld(this.branches.production()) &&
        !this.stands(request)
      );
    const isNotified = this.notices.get(request.id) === this.shown();
    return this.pending(request) !== undefined || (this.shown() !== undefined && !isNotified);
  }
}

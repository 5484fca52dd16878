import { isCleanMerge } from '../../../../src/automation/release/approved.ts';
import type { Review } from '../../../../src/clients/github/reviews.ts';
import type { Request } from './model-parts.ts';
import { review } from './request-state.ts';

/** The commits of branches, the oldest first, and how many of them are live. */
export interface Branches {
  readonly release: () => readonly string[] | undefined;
  readonly production: () => readonly string[];
  readonly live: () => { readonly Preview: number; readonly Production: number };
}

/** What a commit holds, whatever the order: each changes a file of its own. */
const identity = (commits: readonly string[]) => [...new Set(commits)].sort().join(' ');
const filesOf = (commits: readonly string[]) =>
  new Map(commits.map((commit) => [commit, { mode: '100644', id: '1' }]));

/** Who has approved what, as people, the portal and GitHub know it. */
export class Approvals {
  /** What people saw when they approved, by request. */
  readonly seen = new Map<string, string[]>();
  /** What the newest comment says that Preview serves. */
  readonly notices = new Map<string, string>();
  /** The last word on GitHub: given below which comment, to what. */
  private readonly words = new Map<string, { readonly below: string; readonly to: string }>();
  private readonly branches: Branches;

  constructor(branches: Branches) {
    this.branches = branches;
  }

  private preview = () => (this.branches.release() ?? []).slice(0, this.branches.live().Preview);

  private liveInProduction = () =>
    this.branches.production().slice(0, this.branches.live().Production);

  /** What Preview serves, if that is the head of the release. */
  shown(): string | undefined {
    const release = this.branches.release();
    if (release === undefined || this.branches.live().Preview !== release.length) return undefined;
    return identity(release);
  }

  private note(request: Request): void {
    const seen = this.seen.get(request.id) ?? [];
    this.seen.set(request.id, [...seen, identity(this.preview())]);
  }

  /** Somebody looks at Preview, and approves it in the portal. */
  give(request: Request): void {
    this.note(request);
    this.record(request);
  }

  /** Or says so on GitHub. */
  say(request: Request): void {
    const below = this.notices.get(request.id);
    if (below === undefined) return;
    this.note(request);
    this.words.set(request.id, { below, to: identity(this.preview()) });
  }

  /** The comment that asks for it. */
  notify(request: Request): void {
    const shown = this.shown();
    if (request.status === 'in-review' && shown !== undefined) this.notices.set(request.id, shown);
  }

  /** A word below the comment that names what Preview serves now. */
  pending(request: Request): Review | undefined {
    const word = this.words.get(request.id);
    const shown = this.shown();
    const isCurrent = shown !== undefined && this.notices.get(request.id) === shown;
    if (!isCurrent || word?.below !== shown || request.approval) return undefined;
    return review;
  }

  /** The portal records what Preview serves. */
  record(request: Request): void {
    if (request.approval) return;
    const commitSha = identity(this.preview());
    request.approval = { at: '', by: 'anna', via: 'portal', commitSha };
  }

  withdraw(request: Request, reason: string): void {
    if (!request.approval) return;
    delete request.approval;
    const { status } = request;
    request.history.push({ status, at: '', by: 'portal', reason: `was withdrawn: ${reason}` });
  }

  /** Whether the release brings what was approved, and what is live in Production already. */
  isKept(request: Request): boolean {
    return this.isOf(request.approval?.commitSha ?? '');
  }

  private isOf(approved: string): boolean {
    const release = this.branches.release() ?? [];
    if (approved === identity(release)) return true;
    const ours = approved.split(' ').filter(Boolean);
    const theirs = this.liveInProduction();
    const base = ours.filter((commit) => theirs.includes(commit));
    const [a, b, c, d] = [base, ours, theirs, release].map(filesOf);
    return a !== undefined && b !== undefined && c !== undefined && d !== undefined
      ? isCleanMerge(a, b, c, d)
      : false;
  }

  /** Whether somebody has seen and approved what the release brings now. */
  wasSeen(request: Request): boolean {
    return (this.seen.get(request.id) ?? []).some((approved) => this.isOf(approved));
  }

  /** A word that could be handed on, and is not; or one that nobody has answered. */
  isForgotten(request: Request): boolean {
    if (request.status !== 'in-review' || !this.seen.has(request.id)) return false;
    const isHeld = (commits: readonly string[]) => commits.includes(request.mergeCommit ?? '');
    // An approval of something else must not stand.
    if (request.approval)
      return (
        isHeld(this.branches.release() ?? []) &&
        !isHeld(this.branches.production()) &&
        !this.isKept(request)
      );
    const isToldOf = this.notices.get(request.id) === this.shown();
    return this.pending(request) !== undefined || (this.shown() !== undefined && !isToldOf);
  }
}

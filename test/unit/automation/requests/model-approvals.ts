import { isCleanMerge, whyVoid } from '../../../../src/automation/release/approved.ts';
import {
  findObjection,
  lastVerdicts,
  type Review,
} from '../../../../src/clients/github/reviews.ts';
import { page, type Request } from './model-parts.ts';
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

/** A review or a comment on GitHub, and what its author knew. */
interface Given extends Review {
  readonly request: string;
  /** The newest comment that asked for approval. */
  readonly below: Notice | undefined;
  /** What Preview served. */
  readonly to: string;
}

interface Notice {
  readonly what: string;
  readonly shown: string;
}

/** Ways to take back the last verdict on GitHub, and what is left of it. */
export const takingBack: Readonly<Record<string, Review['verdict'] | undefined>> = {
  'review is dismissed': 'dismissed',
  'review is asked again': 'dismissed',
  'comment is edited': 'comment',
  'comment is deleted': undefined,
};

/** Approvals as people, the portal and GitHub know them. */
export class Approvals {
  /** What people saw when they approved in the portal, by request; nothing after a withdrawal. */
  private readonly seen = new Map<string, string[]>();
  private readonly notices = new Map<string, Notice>();
  /** Oldest first. */
  private given: Given[] = [];
  private made = 0;
  /** People who have lost their write access. */
  private readonly outsiders = new Set<string>();
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

  /** Returns the reviews and comments that count on GitHub, oldest first. */
  list = ({ id }: Request): Given[] =>
    this.given.filter(({ request, author }) => request === id && !this.outsiders.has(author));

  /** Somebody reviews Preview and approves it in the portal, which refuses that while one objects. */
  give(request: Request): void {
    if (findObjection(this.list(request))) return;
    this.seen.set(request.id, [...(this.seen.get(request.id) ?? []), identity(this.preview())]);
    this.record(request);
  }

  /** Somebody approves on GitHub, or requests changes. */
  review({ id: request }: Request, author: string, verdict: 'approved' | 'changes'): void {
    this.made += 1;
    const url = `${page}/pull/1#issuecomment-${this.made}`;
    const knew = { below: this.notices.get(request), to: identity(this.preview()) };
    this.given.push({ ...review, id: this.made, author, verdict, url, request, ...knew });
  }

  /** Takes back somebody's last verdict, whether it was forwarded or not. */
  takeBack(request: Request, author: string, how: string): void {
    const last = this.given.findLast(
      (one) => one.request === request.id && one.author === author && one.verdict !== 'comment',
    );
    if (last === undefined || (how.endsWith('again') && last.verdict !== 'approved')) return;
    const verdict = takingBack[how];
    const left = verdict === undefined ? [] : [{ ...last, verdict }];
    this.given = this.given.flatMap((one) => (one === last ? left : [one]));
  }

  /** Somebody loses write access, or gets it back. */
  changeAccess(author: string): void {
    if (!this.outsiders.delete(author)) this.outsiders.add(author);
  }

  /** Posts the comment that asks for approval, if there is something new to say. */
  notify(request: Request, what: string): void {
    const shown = this.shown();
    const before = this.notices.get(request.id);
    if (request.status !== 'in-review' || shown === undefined) return;
    if (before?.shown !== shown || before.what !== what)
      this.notices.set(request.id, { what, shown });
  }

  /** Returns an approval below the comment that names what Preview serves now. */
  pending(request: Request): Review | undefined {
    const notice = this.notices.get(request.id);
    const reviews = this.list(request);
    if (request.approval || notice === undefined || notice.shown !== this.shown()) return undefined;
    if (findObjection(reviews)) return undefined;
    const isBelow = ({ id }: Review) =>
      reviews.some((one) => one.id === id && one.below === notice);
    return lastVerdicts(reviews).find((one) => one.verdict === 'approved' && isBelow(one));
  }

  /** The portal reads the review itself, and compares with what Preview serves. */
  handOn(request: Request, evidence: string): void {
    const reviews = this.list(request);
    const found = reviews.find(({ url }) => url === evidence);
    const isVoid = whyVoid({ via: 'pull-request', evidence }, [reviews]) !== undefined;
    if (request.status !== 'in-review' || isVoid || found?.to !== identity(this.preview())) return;
    this.record(request, { via: 'pull-request', evidence });
  }

  /** The portal records what Preview serves. */
  private record(
    request: Request,
    how: { via: 'portal' | 'pull-request'; evidence?: string } = { via: 'portal' },
  ): void {
    if (request.approval) return;
    request.approval = { at: '', by: 'anna', commitSha: identity(this.preview()), ...how };
  }

  withdraw(request: Request, reason: string): void {
    if (!request.approval) return;
    delete request.approval;
    this.seen.set(request.id, []);
    const { status } = request;
    request.history.push({ status, at: '', by: 'portal', reason: `was withdrawn: ${reason}` });
  }

  /**
   * Tells whether the release contains what was approved and what is already live in Production.
   */
  isKept(request: Request): boolean {
    return this.isApproved(request.approval?.commitSha ?? '');
  }

  /** Why the approval no longer counts, as far as GitHub knows. */
  whyVoid = (request: Request) =>
    request.approval && whyVoid(request.approval, [this.list(request)]);

  stands = (request: Request) => this.isKept(request) && this.whyVoid(request) === undefined;

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

  /**
   * Tells whether somebody has seen and approved what the release contains now, has not taken that
   * back, and nobody objects.
   */
  wasSeen(request: Request): boolean {
    const deciding = this.list(request).filter(({ verdict }) => verdict !== 'comment');
    const last = [...new Map(deciding.map((one) => [one.author, one])).values()];
    const approving = last.filter(({ verdict }) => verdict === 'approved').map(({ to }) => to);
    return (
      last.every(({ verdict }) => verdict !== 'changes') &&
      [...(this.seen.get(request.id) ?? []), ...approving].some((one) => this.isApproved(one))
    );
  }

  /** Tells whether an approval was not passed on, or an answer is missing. */
  isForgotten(request: Request): boolean {
    const isReviewed = this.seen.has(request.id) || this.list(request).length > 0;
    if (request.status !== 'in-review' || !isReviewed) return false;
    const isHeld = (commits: readonly string[]) => commits.includes(request.mergeCommit ?? '');
    // An approval of something else must not count.
    if (request.approval)
      return (
        isHeld(this.branches.release() ?? []) &&
        !isHeld(this.branches.production()) &&
        !this.stands(request)
      );
    const isNotified = this.notices.get(request.id)?.shown === this.shown();
    return this.pending(request) !== undefined || (this.shown() !== undefined && !isNotified);
  }
}

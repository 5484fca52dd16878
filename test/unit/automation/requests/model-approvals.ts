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

/**
 * Returns an id of the content of these commits. Their order doesn't matter, because each one
 * changes a different file.
 */
const identity = (commits: readonly string[]) => [...new Set(commits)].sort().join(' ');
const getFiles = (commits: readonly string[]) =>
  new Map(commits.map((commit) => [commit, { mode: '100644', id: '1' }]));

/** An approval in the portal, or a review or comment on GitHub, with what its author had seen. */
interface Given extends Review {
  readonly request: string;
  /** The newest comment that asked for approval at that time. */
  readonly below: string | undefined;
  /** What Preview served at that time. */
  readonly to: string;
}

/** Ways to withdraw a verdict on GitHub, and the verdict that remains. */
export const takingBack: Readonly<Record<string, Review['verdict'] | undefined>> = {
  'review is dismissed': 'dismissed',
  'review is asked again': 'dismissed',
  'comment is edited': 'comment',
  'comment is deleted': undefined,
};

const inPortal = 'requester';

/**
 * Models the approvals of requests: what people give and withdraw in the portal or on GitHub, and
 * which of them count.
 */
export class Approvals {
  /** Approvals, reviews and comments, oldest first. */
  private given: Given[] = [];
  private made = 0;
  /** The newest comment that asks for approval, by request. It begins with what Preview served. */
  private readonly notices = new Map<string, string>();
  /** People who have lost their write access. */
  private readonly outsiders = new Set<string>();
  private readonly branches: Branches;

  constructor(branches: Branches) {
    this.branches = branches;
  }

  private preview = () =>
    identity((this.branches.release() ?? []).slice(0, this.branches.live().Preview));

  private liveInProduction = () =>
    this.branches.production().slice(0, this.branches.live().Production);

  /** Returns what Preview serves if that is the head of the release. */
  shown(): string | undefined {
    const release = this.branches.release();
    if (release === undefined || this.branches.live().Preview !== release.length) return undefined;
    return identity(release);
  }

  private listAll = ({ id }: Request) =>
    this.given.filter(({ request, author }) => request === id && !this.outsiders.has(author));

  /** Returns the reviews and comments that count on GitHub, oldest first. */
  list = (request: Request) => this.listAll(request).filter(({ author }) => author !== inPortal);

  /** Approves in the portal what Preview serves. The portal refuses while anybody objects. */
  give(request: Request): void {
    if (findObjection(this.list(request))) return;
    this.review(request, inPortal, 'approved');
    this.record(request);
  }

  /**
   * Adds an approval or a request for changes.
   * @param rounds number of the agent's rounds so far
   */
  review(
    { id: request }: Request,
    author: string,
    verdict: 'approved' | 'changes',
    commit = '',
    rounds = 0,
  ): void {
    this.made += 1;
    const at = `${rounds} and later`;
    const url = `${page}/pull/1#issuecomment-${this.made}`;
    const knew = { below: this.notices.get(request), to: this.preview() };
    this.given.push({
      ...review,
      id: this.made,
      author,
      verdict,
      commit,
      at,
      url,
      request,
      ...knew,
    });
  }

  /** Withdraws somebody's latest verdict, even if it was forwarded to the portal. */
  takeBack(request: Request, author: string, how: string): void {
    const last = this.given.findLast(
      (one) => one.request === request.id && one.author === author && one.verdict !== 'comment',
    );
    if (last === undefined || (how.endsWith('again') && last.verdict !== 'approved')) return;
    const verdict = takingBack[how];
    const left = verdict === undefined ? [] : [{ ...last, verdict }];
    this.given = this.given.flatMap((one) => (one === last ? left : [one]));
  }

  /** Takes somebody's write access away, or gives it back. */
  changeAccess(author: string): void {
    if (!this.outsiders.delete(author)) this.outsiders.add(author);
  }

  /** Posts the comment that asks for approval. */
  notify(request: Request, what: string): void {
    const shown = this.shown();
    if (request.status === 'in-review' && shown !== undefined)
      this.notices.set(request.id, `${shown}: ${what}`);
  }

  private isNotified = ({ id }: Request) =>
    this.notices.get(id)?.startsWith(`${this.shown()}: `) === true;

  /**
   * Returns an approval that follows the comment about what Preview serves now, if nobody objects.
   */
  pending(request: Request): Review | undefined {
    const reviews = this.list(request);
    if (request.approval || !this.isNotified(request) || findObjection(reviews)) return undefined;
    const below = reviews.filter((one) => one.below === this.notices.get(request.id));
    return lastVerdicts(reviews).find(
      ({ id, verdict }) => verdict === 'approved' && below.some((one) => one.id === id),
    );
  }

  /**
   * Forwards an approval. The portal reads the review itself and compares it with what Preview
   * serves.
   */
  handOn(request: Request, evidence: string): void {
    const reviews = this.list(request);
    const found = reviews.find(({ url }) => url === evidence);
    const approval = { via: 'pull-request', evidence } as const;
    if (request.status === 'in-review' && found?.to === this.preview())
      if (whyVoid(approval, [reviews]) === undefined) this.record(request, approval);
  }

  /** Records an approval of what Preview serves. */
  private record(
    request: Request,
    how: { via: 'portal' | 'pull-request'; evidence?: string } = { via: 'portal' },
  ): void {
    request.approval ??= { at: '', by: 'anna', commitSha: this.preview(), ...how };
  }

  withdraw(request: Request, reason: string): void {
    if (!request.approval) return;
    delete request.approval;
    this.given = this.given.filter((one) => one.author !== inPortal || one.request !== request.id);
    const { status } = request;
    request.history.push({ status, at: '', by: 'portal', reason: `was withdrawn: ${reason}` });
  }

  /**
   * Returns whether the release has the approved content, or is a clean merge of that content with
   * what is live in Production.
   */
  isKept(request: Request): boolean {
    return this.isApproved(request.approval?.commitSha ?? '');
  }

  /** Returns why the approval no longer counts according to GitHub. */
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
   * Returns whether somebody has seen and approved the release's current content without
   * withdrawing the approval, and nobody objects.
   */
  wasSeen(request: Request): boolean {
    const deciding = this.listAll(request).filter(({ verdict }) => verdict !== 'comment');
    const last = [...new Map(deciding.map((one) => [one.author, one])).values()];
    return (
      last.every(({ verdict }) => verdict !== 'changes') &&
      last.some(({ verdict, to }) => verdict === 'approved' && this.isApproved(to))
    );
  }

  /**
   * Returns whether an invalid approval was kept, an approval was not forwarded, or nobody was
   * asked for one.
   */
  isForgotten(request: Request): boolean {
    if (request.status !== 'in-review') return false;
    const isHeld = (commits: readonly string[]) => commits.includes(request.mergeCommit ?? '');
    // An approval that no longer counts must have been withdrawn.
    if (request.approval)
      return (
        isHeld(this.branches.release() ?? []) &&
        !isHeld(this.branches.production()) &&
        !this.stands(request)
      );
    if (this.pending(request) !== undefined) return true;
    return this.shown() !== undefined && !this.isNotified(request);
  }
}

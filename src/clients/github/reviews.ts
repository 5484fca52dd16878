import * as z from 'zod/mini';
import { readTimeline } from './issues.ts';
import type { GitHubRepository } from './repository.ts';
import { findOne, readAll } from './requests.ts';

const RawReview = z.looseObject({
  id: z.int(),
  body: z.nullish(z.string()),
  state: z.optional(z.string()),
  commit_id: z.nullish(z.string()),
  html_url: z.optional(z.string()),
  submitted_at: z.nullish(z.string()),
  created_at: z.nullish(z.string()),
  updated_at: z.nullish(z.string()),
  user: z.nullish(z.looseObject({ login: z.string(), type: z.optional(z.string()) })),
});

/**
 * Verdict of a review or comment. `dismissed` also stands for an approval whose author was later
 * asked to review again, although the API still lists that approval.
 */
type Verdict = 'approved' | 'changes' | 'dismissed' | 'comment';

const meanings: Readonly<Record<string, Verdict>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes',
  DISMISSED: 'dismissed',
};

const approveWord = /^\/approve\s*$/;

/**
 * Returns the verdict of a review or comment. An edited comment never approves, because people with
 * write access can edit other people's comments.
 */
function getVerdict({ state, body, created_at, updated_at }: z.output<typeof RawReview>): Verdict {
  if (state !== undefined) return meanings[state] ?? 'comment';
  const isEdited = (updated_at ?? created_at) !== created_at;
  const [firstLine = ''] = (body ?? '').split('\n', 1);
  return !isEdited && approveWord.test(firstLine) ? 'approved' : 'comment';
}

const toReview = (raw: z.output<typeof RawReview>) => ({
  id: raw.id,
  author: raw.user?.login ?? '',
  verdict: getVerdict(raw),
  text: raw.body ?? '',
  /** `undefined` for a comment, which isn't attached to a commit. */
  commit: raw.state === undefined ? undefined : (raw.commit_id ?? ''),
  at: raw.submitted_at ?? raw.created_at ?? '',
  url: raw.html_url ?? '',
});
export type Review = Readonly<ReturnType<typeof toReview>>;

/**
 * Returns each person's last verdict, because GitHub counts no earlier ones.
 * @param reviews oldest first
 */
export function lastVerdicts(reviews: readonly Review[]): Review[] {
  const verdicts = reviews.filter((review) => review.verdict !== 'comment');
  return [...new Map(verdicts.map((review) => [review.author, review])).values()];
}

/**
 * Finds a request for changes that wasn't dismissed and that its author hasn't replaced with an
 * approval.
 */
export const findObjection = (reviews: readonly Review[]): Review | undefined =>
  lastVerdicts(reviews).find(({ verdict }) => verdict === 'changes');

/**
 * Returns whether an approval is still its author's last verdict.
 * @param url URL of the review or comment; without one, the result is `true`
 */
export function isStillGiven(reviews: readonly Review[], url = ''): boolean {
  // Compare only the fragment, because the repository may have been renamed.
  const [, id] = url.split('#');
  if (!id) return true;
  const given = reviews.find((review) => review.url.endsWith(`#${id}`));
  return lastVerdicts(reviews).some(
    ({ author, verdict }) => author === given?.author && verdict === 'approved',
  );
}

const Role = z.looseObject({ permission: z.string() });

/**
 * Returns whether a user may push. `author_association` doesn't show this, because members may have
 * read access only.
 */
export async function mayWrite(repo: GitHubRepository, login: string): Promise<boolean> {
  const path = `/collaborators/${encodeURIComponent(login)}/permission`;
  const found = await findOne(repo, Role, { path, needs: 'Metadata: read' }, 'a permission');
  // The API reports the role maintain as `write`, and triage as `read`.
  return found?.permission === 'admin' || found?.permission === 'write';
}

const Collaborator = z.looseObject({ login: z.string(), type: z.optional(z.string()) });

/** Returns the logins of the people who may push; `undefined` if the token may not list them. */
export async function listPushRights(repo: GitHubRepository) {
  const path = '/collaborators?permission=push';
  const request = { path, needs: 'Metadata: read', expected: [403, 404], pages: 3 };
  const found = await readAll(repo, Collaborator, request, 'the collaborators');
  if (found.length === 0) return undefined;
  return found.filter(({ type }) => type !== 'Bot').map(({ login }) => login);
}

const PullCommit = z.looseObject({
  sha: z.optional(z.string()),
  parents: z.optional(z.array(z.looseObject({ sha: z.string() }))),
  author: z.nullish(z.looseObject({ login: z.optional(z.string()) })),
  committer: z.nullish(z.looseObject({ login: z.optional(z.string()) })),
});

/**
 * Maximum number of commits that GitHub lists:
 * https://docs.github.com/rest/pulls/pulls#list-commits-on-a-pull-request
 */
const maxCommits = 250;

/** Login of the committer that GitHub sets for commits made on its website. */
const webAccount = 'web-flow';

/**
 * Returns the commits of a pull request, and whether the list is complete. `author` is `undefined`
 * if the commit's email address belongs to no account.
 */
export async function listPullCommits(repo: GitHubRepository, pull: number) {
  const request = { path: `/pulls/${pull}/commits`, needs: 'Pull requests: read', pages: 3 };
  const commits = (await readAll(repo, PullCommit, request, 'the commits')).map((raw) => ({
    id: raw.sha ?? '',
    author: raw.author?.login,
    committer: raw.committer?.login === webAccount ? undefined : raw.committer?.login,
    parents: (raw.parents ?? []).map((parent) => parent.sha),
  }));
  return { commits, isComplete: commits.length < maxCommits };
}

/** Returns reviews and comments by people with write access, oldest first. */
export async function listReviews(repo: GitHubRepository, pull: number): Promise<Review[]> {
  const needs = 'Pull requests: read';
  const read = (path: string) =>
    readAll(repo, RawReview, { path, needs, pages: 10 }, 'the reviews');
  const lists = [read(`/pulls/${pull}/reviews`), read(`/issues/${pull}/comments`)];
  const all = (await Promise.all(lists))
    .flat()
    .filter((item) => item.user && item.user.type !== 'Bot');
  const logins = [...new Set(all.map((item) => item.user?.login ?? ''))];
  const isWriter = await Promise.all(logins.map((login) => mayWrite(repo, login)));
  const found = all
    .filter((item) => isWriter[logins.indexOf(item.user?.login ?? '')])
    .map(toReview)
    .sort((a, b) => a.at.localeCompare(b.at));
  if (!found.some(({ verdict }) => verdict === 'approved')) return found;
  const timeline = await readTimeline(repo, pull);
  const isAskedAgain = ({ author, at, verdict }: Review) =>
    verdict === 'approved' &&
    timeline.findLast(
      (entry) => entry.reviewer === author && entry.at > at && /^review_request/.test(entry.event),
    )?.event === 'review_requested';
  return found.map((review) =>
    isAskedAgain(review) ? { ...review, verdict: 'dismissed' } : review,
  );
}

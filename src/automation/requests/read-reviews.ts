import { readComments } from '../../clients/github/comments.ts';
import type { RepositoryPull } from '../../clients/github/pulls.ts';
import { listCommitAuthors, type Review } from '../../clients/github/reviews.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import type { AgentWork } from './agents/agent.ts';
import type { RequestsContext } from './context.ts';
import { findNotice } from './notice.ts';
import type { Feedback } from './state.ts';

/** Requested changes stand until a new commit, or until their author withdraws them. */
export function findFeedback(
  reviews: readonly Review[],
  head: string,
  work: AgentWork | undefined,
): Feedback | undefined {
  const last = new Map(
    reviews.filter((item) => item.verdict !== 'comment').map((item) => [item.author, item]),
  );
  const found = [...last.values()].find(
    ({ verdict, commit }) => verdict === 'changes' && commit === head,
  );
  return found && { ...found, isTried: found.at <= (work?.startedAt ?? '') };
}

/**
 * An approval counts only if it's later than the notice of what Preview serves now. Nobody can
 * approve their own commits.
 * @param shown identity of what Preview serves
 */
export async function findApproval(
  context: RequestsContext,
  request: DevelopmentRequest,
  options: {
    readonly reviews: readonly Review[];
    readonly pull: RepositoryPull | undefined;
    readonly issue: number | undefined;
    readonly shown: string | undefined;
  },
): Promise<Review | undefined> {
  const { reviews, pull, issue, shown } = options;
  const { github, repository } = context;
  if (request.status !== 'in-review' || request.approval || !pull || !issue || !shown)
    return undefined;
  const words = reviews.filter(
    ({ verdict, text, commit }) =>
      (verdict === 'approved' && commit === pull.headCommit) ||
      (verdict !== 'approved' && /^\/approve\s*$/.test(text.split('\n', 1)[0] ?? '')),
  );
  if (words.length === 0) return undefined;
  const notice = findNotice(await readComments(github, repository, issue), request.id);
  if (!notice || notice.shown !== shown) return undefined;
  const authors = [pull.author, ...(await listCommitAuthors(github, repository, pull.number))];
  return words.find(({ author, at }) => at > notice.createdAt && !authors.includes(author));
}

import type { FoundReview } from '../types.ts';
import { getRole } from './agents.ts';
import type { BareRepository } from './git/bare-repository.ts';
import { listCommitAuthors } from './pulls.ts';
import type { LocalRepository } from './state.ts';

const approveWord = /^\/approve\s*$/;

/** @param evidence e.g. `https://github.com/acme/site/pull/2#pullrequestreview-7` */
export async function findReview(
  repository: LocalRepository,
  evidence: string,
  git: BareRepository,
): Promise<FoundReview | undefined> {
  const [, pull = '', kind, id] = /\/pull\/(\d+)#(pullrequestreview|issuecomment)-(\d+)$/.exec(
    evidence,
  ) ?? [undefined];
  const isFound = (item: { readonly id: number }) => String(item.id) === id;
  const review = kind === 'pullrequestreview' ? repository.reviews.find(isFound) : undefined;
  const comment = kind === 'issuecomment' ? repository.comments.find(isFound) : undefined;
  const { author, at = '' } = review ?? comment ?? {};
  if (!author || String(review?.pull ?? comment?.issue) !== pull) return undefined;
  const authors = await listCommitAuthors(repository, git, pull);
  const isWriter = ['admin', 'write'].includes(getRole(repository, author));
  const [firstLine = ''] = (comment?.body ?? '').split('\n', 1);
  return {
    author,
    at,
    approves: review ? review.state === 'APPROVED' : approveWord.test(firstLine),
    mayApprove: isWriter && !authors.some(({ login }) => login === author),
  };
}

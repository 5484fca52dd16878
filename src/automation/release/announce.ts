import { createComment, deleteComment, readComments } from '../../clients/github/comments.ts';
import { commitsSince } from '../../clients/github/commits.ts';
import { closedIssues, listPulls } from '../../clients/github/pulls.ts';
import { repositoryPage } from '../../clients/github/repository.ts';
import { returnFor } from '../../shared/errors/error.ts';
import { firstLine } from '../../shared/plain-text.ts';
import type { ReleaseContext } from '../context.ts';
import { findPreviousTag } from './open-releases.ts';
import type { ReleaseMerge } from './state.ts';

/**
 * Maximum number of issues and pull requests that get a comment. GitHub allows an account 80
 * comments a minute.
 */
const maxComments = 50;

const marker = (version: string) => `<!-- site-deploy: released ${version} -->`;

/**
 * Lists the pull requests and issues in a release that have no comment about it, or more than one.
 * Considers only the first `maxComments`.
 * @param refused numbers of those that this run may not read or comment on
 */
export async function readUnannounced(
  context: ReleaseContext,
  version: string,
  merge: ReleaseMerge,
  refused: ReadonlySet<number>,
): Promise<number[]> {
  const numbers = (await listChanges(context, version, merge.head)).slice(0, maxComments);
  const isComplete = await Promise.all(
    numbers.map(async (number) => {
      if (refused.has(number)) return true;
      const isRead = (await findAnnouncements(context, number, version).catch(ignoreRefusal)) ?? [];
      return isRead.length === 1;
    }),
  );
  return numbers.filter((_, index) => !isComplete[index]);
}

/**
 * Comments on the issues and pull requests in a release. If concurrent runs both commented, keeps
 * the first comment.
 */
export async function announce(
  context: ReleaseContext,
  version: string,
  numbers: readonly number[],
  refused: Set<number>,
): Promise<void> {
  const { repository, config, deps } = context;
  const page = `${repositoryPage(repository)}/releases/tag/v${version}`;
  const body = `${marker(version)}\nReleased in [${version}](${page}) on ${config.site.url}`;
  for (const number of numbers)
    try {
      const [first, ...others] = await findAnnouncements(context, number, version);
      if (!first) await createComment(repository, number, body);
      for (const { id } of others) await deleteComment(repository, id);
    } catch (error) {
      ignoreRefusal(error);
      refused.add(number);
      deps.log.warn(`No comment about ${version} on #${number}: ${(error as Error).message}`);
    }
}

async function findAnnouncements(context: ReleaseContext, number: number, version: string) {
  const comments = await readComments(context.repository, number);
  return comments.filter(({ body, trusted }) => trusted && firstLine(body) === marker(version));
}

/**
 * Ignores refusals, e.g. because of a locked conversation, a missing issue, or a token without
 * `issues: write`.
 */
const ignoreRefusal = returnFor(undefined, 'GITHUB_REFUSED', 'GITHUB_PERMISSION_MISSING');

/**
 * Returns the numbers of the pull requests merged since the previous release, except for reverted
 * ones, and of the issues that they close. Returns an empty list for the first release.
 */
async function listChanges(context: ReleaseContext, version: string, head: string) {
  const { repository } = context;
  const since = await findPreviousTag(context, version);
  if (!since) return [];
  const commits = await commitsSince(repository, since, head);
  const pulls = await listPulls(repository);
  const merged = pulls.filter((pull) => commits.some(({ id }) => id === pull.mergeCommit));
  const changes = merged.filter(({ number, mergeCommit }) => {
    const hasReverted = merged.some((other) => other.head.startsWith(`revert-${number}-`));
    return (
      !hasReverted &&
      !commits.some(({ message }) => message.includes(`reverts commit ${mergeCommit}`))
    );
  });
  const issues = changes.flatMap(closedIssues);
  const isIssue = (number: number) => pulls.every((pull) => pull.number !== number);
  return [...new Set([...changes.map(({ number }) => number), ...issues.filter(isIssue)])];
}

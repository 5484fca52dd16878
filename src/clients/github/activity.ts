import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type RepoName, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Activity = z.looseObject({
  after: z.string(),
  timestamp: z.optional(z.string()),
  actor: z.optional(z.nullable(z.looseObject({ login: z.string() }))),
});

/**
 * Login of a job's token (`GITHUB_TOKEN`). Its pushes don't start workflow runs
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
const jobAccount = 'github-actions[bot]';

export interface BranchPush {
  readonly isByJob: boolean;
  /** Latest push, ISO 8601; the commit may be much older. Empty if GitHub doesn't report it. */
  readonly at: string;
}

/** https://docs.github.com/rest/repos/repos#list-repository-activities. Needs `Contents: read`. */
export async function readPush(
  github: GitHub,
  repo: RepoName,
  options: { readonly branch: string; readonly commit: string },
): Promise<BranchPush | undefined> {
  // This list has no page numbers.
  const query = new URLSearchParams({ ref: `refs/heads/${options.branch}`, per_page: '100' });
  const path = `${repositoryPath(repo)}/activity?${query}`;
  const request = { method: 'GET', path, needs: 'Contents: read', expected: [404] } as const;
  const answer = await github.call(request);
  if (!answer.ok) return undefined;
  const moves = readGitHubAnswer(z.array(Activity), answer.json, 'the activity of a branch');
  const brought = moves.filter((move) => move.after === options.commit);
  const [newest] = brought;
  if (!newest) return undefined;
  return {
    isByJob: brought.every((item) => item.actor?.login === jobAccount),
    at: newest.timestamp ?? '',
  };
}

import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Activity = z.looseObject({
  after: z.string(),
  actor: z.optional(z.nullable(z.looseObject({ login: z.string() }))),
});

/**
 * Whom the token of a job (`GITHUB_TOKEN`) speaks for. What it pushes starts no run
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
const jobAccount = 'github-actions[bot]';

/**
 * Whether the token of a job has brought a branch to a commit
 * (https://docs.github.com/rest/repos/repos#list-repository-activities). Needs `Contents: read`.
 * @returns `false` as well where GitHub does not say who it was
 */
export async function wasPushedByJob(
  github: GitHub,
  repository: NamedRepository,
  { branch, commit }: { readonly branch: string; readonly commit: string },
): Promise<boolean> {
  // This list has no numbered pages.
  const query = new URLSearchParams({ ref: `refs/heads/${branch}`, per_page: '100' });
  const path = `${repositoryPath(repository)}/activity?${query}`;
  const answer = await github.call({ method: 'GET', path, needs: 'Contents: read', expected: [404] });
  if (!answer.ok) return false;
  const moves = readGitHubAnswer(z.array(Activity), answer.json, 'the activity of a branch');
  const brought = moves.filter(({ after }) => after === commit);
  return brought.length > 0 && brought.every(({ actor }) => actor?.login === jobAccount);
}

import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type RepoName, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Policy = z.looseObject({ enabled: z.boolean(), allowed_actions: z.optional(z.string()) });
const Selected = z.looseObject({
  github_owned_allowed: z.optional(z.boolean()),
  patterns_allowed: z.optional(z.array(z.string())),
});
const Rule = z.looseObject({ type: z.string() });

export interface ActionsPolicy {
  readonly enabled: boolean;
  /** `all`, `local_only` or `selected`. */
  readonly allowed: string;
  readonly githubOwned: boolean;
  readonly patterns: readonly string[];
}

/** @returns `undefined` if the token may not read it */
export async function readActionsPolicy(
  github: GitHub,
  repo: RepoName,
): Promise<ActionsPolicy | undefined> {
  const path = `${repositoryPath(repo)}/actions/permissions`;
  const get = (address: string) => {
    const request = { method: 'GET', path: address, needs: 'Administration: read' } as const;
    return github.call({ ...request, expected: [403, 404, 409] });
  };
  const response = await get(path);
  if (!response.ok) return undefined;
  const found = readGitHubAnswer(Policy, response.json, 'the Actions permissions');
  const { enabled, allowed_actions: allowed = 'all' } = found;
  if (allowed !== 'selected') return { enabled, allowed, githubOwned: true, patterns: [] };
  const selected = await get(`${path}/selected-actions`);
  if (!selected.ok) return undefined;
  const list = readGitHubAnswer(Selected, selected.json, 'the allowed actions');
  const { github_owned_allowed: githubOwned = false, patterns_allowed: patterns = [] } = list;
  return { enabled, allowed, githubOwned, patterns };
}

/** The types of the rules for a branch, which need not exist, e.g. `creation`. */
export async function readRuleTypes(github: GitHub, repo: RepoName, branch: string) {
  const found = await github.list({
    path: `${repositoryPath(repo)}/rules/branches/${encodeURIComponent(branch)}`,
    needs: 'Metadata: read',
    expected: [404],
  });
  return readGitHubAnswer(z.array(Rule), found, 'the rules of a branch').map((rule) => rule.type);
}

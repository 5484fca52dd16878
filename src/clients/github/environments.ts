import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import type { Repository } from './repository.ts';
import { findOne, readAll, remove, send } from './requests.ts';

const Environment = z.looseObject({
  name: z.string(),
  protection_rules: z._default(
    z.array(
      z.looseObject({
        type: z.string(),
        wait_timer: z.optional(z.int()),
        prevent_self_review: z.optional(z.boolean()),
        reviewers: z.optional(
          z.array(z.looseObject({ type: z.string(), reviewer: z.looseObject({ id: z.int() }) })),
        ),
      }),
    ),
    [],
  ),
  deployment_branch_policy: z.nullish(
    z.looseObject({ protected_branches: z.boolean(), custom_branch_policies: z.boolean() }),
  ),
});
const Policy = z.looseObject({
  id: z.optional(z.int()),
  name: z.string(),
  type: z.optional(z.string()),
});

export interface EnvironmentSettings {
  readonly name: string;
  readonly reviewers: readonly { readonly type: string; readonly id: number }[];
  readonly preventSelfReview: boolean;
  /** Time in minutes that jobs wait. */
  readonly waitTimer: number;
  readonly branches: 'all' | 'protected' | 'policies';
  /**
   * Branch patterns. Tag patterns have the prefix `tags `; its space can't occur in branch names.
   */
  readonly policies: readonly string[];
}

export async function readEnvironments(repo: Repository) {
  const request = { path: '/environments', needs: 'Actions: read', expected: [404] };
  const listed = { ...request, key: 'environments' };
  const environments = await readAll(repo, Environment, listed, 'the environments');
  return Promise.all(
    environments.map(async (environment) => {
      const { name, protection_rules: rules, deployment_branch_policy: policy } = environment;
      const review = rules.find((rule) => rule.type === 'required_reviewers');
      let branches: 'policies' | 'protected' | 'all' = 'all';
      if (policy?.custom_branch_policies) branches = 'policies';
      else if (policy?.protected_branches) branches = 'protected';
      return {
        name,
        reviewers: (review?.reviewers ?? []).map(({ type, reviewer: { id } }) => ({ type, id })),
        preventSelfReview: review?.prevent_self_review ?? false,
        waitTimer: rules.find((rule) => rule.type === 'wait_timer')?.wait_timer ?? 0,
        branches,
        policies: branches === 'policies' ? await readPolicies(repo, name) : [],
      } as const;
    }),
  );
}

const environmentPath = (name: string) => `/environments/${encodeURIComponent(name)}`;
const policiesPath = (name: string) => `${environmentPath(name)}/deployment-branch-policies`;
const admin = 'Administration: write';

function listPolicies(repo: Repository, name: string) {
  const request = { path: policiesPath(name), needs: 'Actions: read', key: 'branch_policies' };
  return readAll(repo, Policy, request, 'the branch policies');
}

async function readPolicies(repo: Repository, name: string): Promise<string[]> {
  const found = await listPolicies(repo, name);
  return found.map(({ name: pattern, type }) => (type === 'tag' ? `tags ${pattern}` : pattern));
}

export async function removeBranchPolicy(
  repo: Repository,
  name: string,
  pattern: string,
): Promise<void> {
  for (const { id, name: known, type } of await listPolicies(repo, name)) {
    if (known !== pattern || type === 'tag') continue;
    await remove(repo, `${policiesPath(name)}/${id}`, admin);
  }
}

/**
 * Replaces the protection rules of an environment, and restricts it to the branches in its
 * policies. Rules missing from `settings` are removed.
 * @throws SiteDeployError `GITHUB_PLAN_LIMIT` if GitHub ignores the restriction
 */
export async function writeEnvironment(
  repo: Repository,
  name: string,
  settings: Partial<EnvironmentSettings>,
): Promise<void> {
  const { json } = await send(repo, {
    method: 'PUT',
    path: environmentPath(name),
    needs: admin,
    json: {
      deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
      wait_timer: settings.waitTimer,
      reviewers: settings.reviewers,
      prevent_self_review: settings.preventSelfReview,
    },
  });
  const written = readGitHubAnswer(Environment, json, 'an environment');
  if (written.deployment_branch_policy?.custom_branch_policies) return;
  const message = `GitHub did not restrict the environment ${name} to branches.`;
  throw new SiteDeployError('GITHUB_PLAN_LIMIT', message);
}

export async function addBranchPolicy(
  repo: Repository,
  name: string,
  pattern: string,
): Promise<void> {
  await send(repo, {
    method: 'POST',
    path: policiesPath(name),
    needs: admin,
    json: { name: pattern, type: 'branch' },
    expected: [303],
  });
}

const Count = z.looseObject({ total_count: z.int() });

/**
 * Counts the secrets and variables of an environment; `undefined` if the token lacks `Environments:
 * read`.
 */
export async function countEnvironmentValues(repo: Repository, name: string) {
  let sum = 0;
  for (const kind of ['secrets', 'variables']) {
    const path = `${environmentPath(name)}/${kind}?per_page=1`;
    const request = { path, needs: 'Environments: read', expected: [403, 404] };
    const found = await findOne(repo, Count, request, `the ${kind} of an environment`);
    if (!found) return undefined;
    sum += found.total_count;
  }
  return sum;
}

export function deleteEnvironment(repo: Repository, name: string) {
  return remove(repo, environmentPath(name), admin);
}

import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { findOne, readGitHubAnswer, readOne } from './refusal.ts';
import { type GitHubRepository, type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Policy = z.looseObject({ enabled: z.boolean(), allowed_actions: z.optional(z.string()) });
const Selected = z.looseObject({
  github_owned_allowed: z.optional(z.boolean()),
  patterns_allowed: z.optional(z.array(z.string())),
});
const Rule = z.looseObject({ type: z.string() });

export type ActionsPolicy = NonNullable<Awaited<ReturnType<typeof readActionsPolicy>>>;

export async function readActionsPolicy(repo: GitHubRepository) {
  const path = `${repositoryPath(repo)}/actions/permissions`;
  const request = { needs: 'Administration: read', expected: [403, 404, 409] };
  const found = await findOne(repo, Policy, { ...request, path }, 'the Actions permissions');
  if (!found) return undefined;
  const { enabled, allowed_actions: allowed = 'all' } = found;
  if (allowed !== 'selected') return { enabled, allowed, githubOwned: true, patterns: [] };
  const listed = { ...request, path: `${path}/selected-actions` };
  const list = await findOne(repo, Selected, listed, 'the allowed actions');
  if (!list) return undefined;
  const { github_owned_allowed: githubOwned = false, patterns_allowed: patterns = [] } = list;
  return { enabled, allowed, githubOwned, patterns };
}

const Access = z.looseObject({ access_level: z.string() });

/** Returns which repositories may call the workflows of a private repository. */
export async function readWorkflowAccess(repo: GitHubRepository) {
  const path = `${repositoryPath(repo)}/actions/permissions/access`;
  const request = { path, needs: 'Administration: read', expected: [403, 404, 409, 422] };
  return (await findOne(repo, Access, request, 'the access to workflows'))?.access_level;
}

/**
 * Returns the rules of a branch; `undefined` if the owner's plan has no rules for private
 * repositories.
 */
export async function listBranchRules(repo: GitHubRepository, branch: string) {
  const path = `${repositoryPath(repo)}/rules/branches/${encodeURIComponent(branch)}`;
  const request = { path, needs: 'Metadata: read', expected: [404] };
  return repo.list(request).catch((error: unknown) => {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_PLAN_LIMIT') return undefined;
    throw error;
  });
}

export async function readRuleTypes(repo: GitHubRepository, branch: string) {
  const found = (await listBranchRules(repo, branch)) ?? [];
  return readGitHubAnswer(z.array(Rule), found, 'the rules of a branch').map((rule) => rule.type);
}

/**
 * Returns whether the owner's plan offers rules for branches. Plans that do also offer rules for
 * environments.
 */
export async function offersRules(repo: Repository): Promise<boolean> {
  if (repo.visibility === 'public') return true;
  return (await listBranchRules(repo, repo.defaultBranch)) !== undefined;
}

const Settings = z.looseObject({
  use_default: z.boolean(),
  include_claim_keys: z.nullish(z.array(z.string())),
  sub_claim_prefix: z.nullish(z.string()),
});

export type SubjectSettings = Awaited<ReturnType<typeof readSubjectSettings>>;

/**
 * Reads how the subjects of id tokens are built. Ignores `use_immutable_subject`, which can be
 * false even with an immutable prefix.
 */
export async function readSubjectSettings(repo: Repository) {
  const path = `${repositoryPath(repo)}/actions/oidc/customization/sub`;
  const found = await readOne(repo, Settings, path, 'Actions: read', 'the OIDC subject');
  return {
    claimKeys: found.use_default ? undefined : (found.include_claim_keys ?? []),
    prefix: found.sub_claim_prefix ?? undefined,
  };
}

const Secret = z.looseObject({ name: z.string() });

export type SecretOwner = 'repository' | 'organisation';

export type ReadableSecrets = Awaited<ReturnType<typeof readSecretNames>>;

export async function readSecretNames(repo: Repository) {
  const unread: SecretOwner[] = [];
  const read = async (owner: SecretOwner) => {
    const list = { repository: 'secrets', organisation: 'organization-secrets' }[owner];
    const path = `${repositoryPath(repo)}/actions/${list}`;
    try {
      const found = await repo.list({ path, needs: 'Secrets: read' }, 'secrets');
      return readGitHubAnswer(z.array(Secret), found, 'the secrets').map((item) => item.name);
    } catch (error) {
      if (!(error instanceof SiteDeployError) || error.code !== 'GITHUB_PERMISSION_MISSING')
        throw error;
      unread.push(owner);
      return [];
    }
  };
  const names = (await Promise.all([read('repository'), read('organisation')])).flat();
  return { names: new Set(names), unread: unread.toSorted().toReversed() };
}

const Meta = z.looseObject({ installed_version: z.optional(z.string()) });

const gitHubCom = 'https://api.github.com';

/** Returns the version of an Enterprise Server, e.g. `3.20.4`; `undefined` for GitHub.com. */
export async function readServerVersion(github: GitHub): Promise<string | undefined> {
  if (github.apiUrl === gitHubCom) return undefined;
  return (await readOne(github, Meta, '/meta', 'Metadata: read', 'the server')).installed_version;
}

const Variable = z.looseObject({ name: z.string(), value: z.string() });

/** Returns the values of variables by name. Names are in upper case, as GitHub stores them. */
export async function readVariables(repo: Repository) {
  const path = `${repositoryPath(repo)}/actions/variables`;
  const found = await repo.list({ path, needs: 'Variables: read' }, 'variables');
  const variables = readGitHubAnswer(z.array(Variable), found, 'the variables');
  return new Map(variables.map((item) => [item.name.toUpperCase(), item.value]));
}

export async function writeVariable(
  repo: Repository,
  variable: { readonly name: string; readonly value: string },
): Promise<void> {
  const path = `${repositoryPath(repo)}/actions/variables`;
  const request = { needs: 'Variables: write', json: variable } as const;
  const created = await repo.call({ ...request, method: 'POST', path, expected: [409] });
  if (created.status === 409)
    await repo.call({ ...request, method: 'PATCH', path: `${path}/${variable.name}` });
}

export async function deleteVariable(repo: Repository, name: string) {
  const path = `${repositoryPath(repo)}/actions/variables/${encodeURIComponent(name)}`;
  await repo.call({ method: 'DELETE', path, needs: 'Variables: write', expected: [404] });
}

const Workflow = z.looseObject({ path: z.string(), state: z.string() });

export async function readWorkflowStates(repo: Repository) {
  const path = `${repositoryPath(repo)}/actions/workflows`;
  const found = await repo.list({ path, needs: 'Actions: read' }, 'workflows');
  const workflows = readGitHubAnswer(z.array(Workflow), found, 'the workflows');
  return new Map(workflows.map((item) => [item.path, item.state]));
}

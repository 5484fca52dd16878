import * as z from 'zod/mini';
import { returnFor } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import {
  type GitHubRepository,
  type Repository,
  type RepositorySettings,
  repositoryPath,
} from './repository.ts';
import { findOne, readAll, readOne, remove, send } from './requests.ts';
import type { GitHub } from './types.ts';

export async function writeRepositorySettings(
  repo: Repository,
  json: RepositorySettings,
): Promise<void> {
  await send(repo, { method: 'PATCH', path: '', needs: 'Administration: write', json });
}

const Policy = z.looseObject({ enabled: z.boolean(), allowed_actions: z.optional(z.string()) });
const Selected = z.looseObject({
  github_owned_allowed: z.optional(z.boolean()),
  patterns_allowed: z.optional(z.array(z.string())),
});
const Rule = z.looseObject({ type: z.string() });

export type ActionsPolicy = NonNullable<Awaited<ReturnType<typeof readActionsPolicy>>>;

export async function readActionsPolicy(repo: GitHubRepository) {
  const path = '/actions/permissions';
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

/**
 * Returns which repositories may call the workflows of a private repository, e.g. `none` or
 * `organization`; `undefined` if GitHub doesn't show it.
 */
export async function readWorkflowAccess(repo: GitHubRepository) {
  const path = '/actions/permissions/access';
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
  return repo.list(request).catch(returnFor(undefined, 'GITHUB_PLAN_LIMIT'));
}

export async function readRuleTypes(repo: GitHubRepository, branch: string) {
  const found = (await listBranchRules(repo, branch)) ?? [];
  return readGitHubAnswer(z.array(Rule), found, 'the rules of a branch').map((rule) => rule.type);
}

/**
 * Returns whether the owner's plan offers branch rules. Plans with branch rules also offer rules
 * for environments.
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
  const path = '/actions/oidc/customization/sub';
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
    const request = { path: `/actions/${list}`, needs: 'Secrets: read', key: 'secrets' };
    try {
      const found = await readAll(repo, Secret, request, 'the secrets');
      return found.map((item) => item.name);
    } catch (error) {
      unread.push(owner);
      return returnFor([], 'GITHUB_PERMISSION_MISSING')(error);
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
  const { json } = await github.call({ method: 'GET', path: '/meta', needs: 'Metadata: read' });
  return readGitHubAnswer(Meta, json, 'the server').installed_version;
}

const variablesPath = '/actions/variables';
const Variable = z.looseObject({ name: z.string(), value: z.string() });

/** Returns the values of variables by name. Names are in upper case, as GitHub stores them. */
export async function readVariables(repo: Repository) {
  const request = { path: variablesPath, needs: 'Variables: read', key: 'variables' };
  const variables = await readAll(repo, Variable, request, 'the variables');
  return new Map(variables.map((item) => [item.name.toUpperCase(), item.value]));
}

export async function writeVariable(
  repo: Repository,
  variable: { readonly name: string; readonly value: string },
): Promise<void> {
  const request = { path: variablesPath, needs: 'Variables: write', json: variable } as const;
  const created = await send(repo, { ...request, method: 'POST', expected: [409] });
  if (created.status === 409)
    await send(repo, { ...request, method: 'PATCH', path: `${variablesPath}/${variable.name}` });
}

export function deleteVariable(repo: Repository, name: string) {
  return remove(repo, `${variablesPath}/${encodeURIComponent(name)}`, 'Variables: write');
}

const Workflow = z.looseObject({ path: z.string(), state: z.string() });

export async function readWorkflowStates(repo: Repository) {
  const request = { path: '/actions/workflows', needs: 'Actions: read', key: 'workflows' };
  const workflows = await readAll(repo, Workflow, request, 'the workflows');
  return new Map(workflows.map((item) => [item.path, item.state]));
}

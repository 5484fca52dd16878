import * as z from 'zod/mini';
import { compact } from '../../shared/compact.ts';
import { readGitHubAnswer, refusalOf, saidIn } from './refusal.ts';
import { type NamedRepository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const PullAnswer = z.looseObject({
  number: z.int(),
  state: z.string(),
  draft: z.optional(z.boolean()),
  merged_at: z.optional(z.nullable(z.string())),
  merge_commit_sha: z.optional(z.nullable(z.string())),
  mergeable: z.optional(z.nullable(z.boolean())),
  mergeable_state: z.optional(z.string()),
  html_url: z.string(),
  created_at: z.optional(z.string()),
  head: z.looseObject({ ref: z.string(), sha: z.string() }),
  base: z.looseObject({ ref: z.string() }),
});

/** A pull request as it can be merged. */
export interface MergeablePull {
  readonly number: number;
  readonly url: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly draft: boolean;
  /** Branches, and the commit that the first one stands at. */
  readonly head: string;
  readonly headCommit: string;
  readonly base: string;
  /** The commit of the base branch that the merge has made; of an open one `undefined`. */
  readonly mergeCommit: string | undefined;
  /** ISO 8601; empty where GitHub does not say. */
  readonly createdAt: string;
  /** `undefined` while GitHub computes it. */
  readonly mergeable: boolean | undefined;
  /** `clean`, `unstable`, `has_hooks`, `blocked`, `behind`, `dirty`, `draft`, `unknown`. */
  readonly mergeableState: string;
}

/** A pull request by its number (https://docs.github.com/rest/pulls/pulls#get-a-pull-request). */
export async function readMergeablePull(
  github: GitHub,
  repository: NamedRepository,
  number: number,
): Promise<MergeablePull> {
  const path = `${repositoryPath(repository)}/pulls/${number}`;
  const { json } = await github.call({ method: 'GET', path, needs: 'Pull requests: read' });
  const found = readGitHubAnswer(PullAnswer, json, 'a pull request');
  const state = found.merged_at ? 'merged' : found.state === 'open' ? 'open' : 'closed';
  return {
    number: found.number,
    url: found.html_url,
    state,
    draft: found.draft ?? false,
    head: found.head.ref,
    headCommit: found.head.sha,
    base: found.base.ref,
    mergeCommit: state === 'merged' ? (found.merge_commit_sha ?? undefined) : undefined,
    createdAt: found.created_at ?? '',
    mergeable: found.mergeable ?? undefined,
    mergeableState: found.mergeable_state ?? 'unknown',
  };
}

export interface PullMerge {
  readonly number: number;
  /** The commit that was looked at; GitHub refuses to merge another one. */
  readonly headCommit: string;
  readonly title: string;
}

/**
 * Merges a pull request with a merge commit, but only the commit that was looked at.
 * @returns why GitHub did not; `undefined`: it is merged, now or by an earlier attempt whose answer was lost
 * @throws SiteDeployError `GITHUB_*`
 */
export async function mergePull(
  github: GitHub,
  repository: NamedRepository,
  { number, headCommit, title }: PullMerge,
): Promise<string | undefined> {
  const path = `${repositoryPath(repository)}/pulls/${number}/merge`;
  const json = { commit_title: title, sha: headCommit, merge_method: 'merge' };
  const needs = 'Contents: write and Pull requests: write';
  const answer = await github.call({ method: 'PUT', path, needs, json, expected: [405, 409, 422] });
  if (answer.ok) return undefined;
  // GitHub answers for a merged one as for one that conflicts.
  const { state } = await readMergeablePull(github, repository, number);
  if (state === 'merged') return undefined;
  return saidIn(answer);
}

/**
 * Merges a branch into another one without a pull request.
 * @returns `conflict` where people have to do it; `refused` where the rules of the branch want a pull request
 */
export async function mergeBranch(
  github: GitHub,
  repository: NamedRepository,
  { from, into, message }: { readonly from: string; readonly into: string; readonly message: string },
): Promise<'merged' | 'nothing to do' | 'conflict' | 'refused'> {
  const request = { method: 'POST', path: `${repositoryPath(repository)}/merges`, needs: 'Contents: write' } as const;
  const json = { base: into, head: from, commit_message: message };
  const answer = await github.call({ ...request, json, expected: [409, 422] });
  if (answer.ok) {
    if (answer.status === 204) return 'nothing to do';
    return 'merged';
  }
  if (answer.status === 409 && /conflict/i.test(saidIn(answer))) return 'conflict';
  if (answer.status === 409 || /rule|protected|merge queue/i.test(saidIn(answer))) return 'refused';
  throw refusalOf(request, answer);
}

export type MergeMethod = 'merge' | 'squash' | 'rebase';

const Settings = z.looseObject({
  allow_merge_commit: z.optional(z.boolean()),
  allow_squash_merge: z.optional(z.boolean()),
  allow_rebase_merge: z.optional(z.boolean()),
});
const Rule = z.looseObject({
  type: z.string(),
  parameters: z.optional(
    z.nullable(
      z.looseObject({
        allowed_merge_methods: z.optional(z.array(z.string())),
        required_approving_review_count: z.optional(z.int()),
        required_status_checks: z.optional(z.array(z.looseObject({ context: z.string() }))),
        required_deployment_environments: z.optional(z.array(z.string())),
      }),
    ),
  ),
});

/** Why a pull request into a branch has to be merged by people, as far as GitHub says it beforehand. */
export interface MergeRules {
  /** What settings and rules allow together. A merge commit is what keeps the history of a release. */
  readonly methods: readonly MergeMethod[];
  readonly mergeQueue: boolean;
  /** The branch takes no commit but by a pull request. */
  readonly onlyPulls: boolean;
  /** How many people have to approve. */
  readonly approvals: number;
  /** Only those may merge whom a rule names. */
  readonly restricted: boolean;
  /** What else has to be there before a merge, in words for people. */
  readonly wants: readonly string[];
}

/**
 * Settings of the repository and active rules of a branch. Classic protection is not among them: `mergeableState` of
 * the pull request says what it comes to (https://docs.github.com/rest/repos/rules#get-rules-for-a-branch).
 */
export async function readMergeRules(github: GitHub, repository: NamedRepository, branch: string): Promise<MergeRules> {
  const at = repositoryPath(repository);
  const [settings, rules] = await Promise.all([
    github.call({ method: 'GET', path: at, needs: 'Metadata: read' }),
    github.list({
      path: `${at}/rules/branches/${encodeURIComponent(branch)}`,
      needs: 'Metadata: read',
      expected: [404],
    }),
  ]);
  const found = readGitHubAnswer(z.array(Rule), rules, 'the rules of a branch');
  // Only who may write is shown the settings; who may not could not merge either.
  const { allow_merge_commit, allow_squash_merge, allow_rebase_merge } = readGitHubAnswer(
    Settings,
    settings.json,
    'a repository',
  );
  const forbidden = new Set(
    compact([
      (allow_merge_commit === false || found.some(({ type }) => type === 'required_linear_history')) && 'merge',
      allow_squash_merge === false && 'squash',
      allow_rebase_merge === false && 'rebase',
    ]),
  );
  const isAllowed = (method: MergeMethod) =>
    !forbidden.has(method) &&
    found.every(({ parameters }) => parameters?.allowed_merge_methods?.includes(method) ?? true);
  return {
    methods: (['merge', 'squash', 'rebase'] as const).filter(isAllowed),
    mergeQueue: found.some(({ type }) => type === 'merge_queue'),
    onlyPulls: found.some(({ type }) => type === 'pull_request' || type === 'merge_queue'),
    approvals: Math.max(0, ...found.map(({ parameters }) => parameters?.required_approving_review_count ?? 0)),
    restricted: found.some(({ type }) => type === 'update'),
    wants: [...new Set(found.flatMap(wantsOf))],
  };
}

function wantsOf({ type, parameters }: z.output<typeof Rule>): string[] {
  if (type === 'required_signatures') return ['signed commits'];
  const checks = parameters?.required_status_checks ?? [];
  const environments = parameters?.required_deployment_environments ?? [];
  return [
    ...checks.map(({ context }) => `the check "${context}"`),
    ...environments.map((name) => `a deployment to ${name}`),
  ];
}

/** The pull request whose merge has brought a commit to a branch: its head branch says which release it was. */
export async function mergedPullsOf(
  github: GitHub,
  repository: NamedRepository,
  commit: string,
): Promise<{ readonly number: number; readonly head: string; readonly base: string }[]> {
  const path = `${repositoryPath(repository)}/commits/${commit}/pulls`;
  const found = await github.list({ path, needs: 'Pull requests: read' }, undefined, 1);
  return readGitHubAnswer(z.array(PullAnswer), found, 'the pull requests of a commit')
    .filter(({ merged_at }) => Boolean(merged_at))
    .map(({ number, head, base }) => ({ number, head: head.ref, base: base.ref }));
}

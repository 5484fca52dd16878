import * as z from 'zod/mini';
import { compact } from '../../shared/compact.ts';
import { readTimeline } from './issues.ts';
import { Pull, toPull } from './pulls.ts';
import { getResponseMessage, readGitHubAnswer, toRefusalError } from './refusal.ts';
import { type GitHubRepository, repositoryPath } from './repository.ts';
import { readAll, readOne, send } from './requests.ts';
import { listBranchRules } from './settings.ts';

/** Reads a pull request, including whether GitHub can merge it. */
export async function readMergeablePull(repo: GitHubRepository, number: number) {
  const needs = 'Pull requests: read';
  const found = await readOne(repo, Pull, `/pulls/${number}`, needs, 'a pull request');
  return {
    ...toPull(found),
    /** `undefined` while GitHub still computes whether the pull request can be merged. */
    mergeable: found.mergeable ?? undefined,
    mergeableState: found.mergeable_state ?? 'unknown',
  };
}

export type MergeablePull = Readonly<
  Omit<Awaited<ReturnType<typeof readMergeablePull>>, 'title' | 'body' | 'author'>
>;

export interface PullMerge {
  readonly number: number;
  readonly headCommit: string;
  readonly title: string;
}

/**
 * Merges a pull request unless its head has moved.
 * @returns why GitHub refused; `undefined` if it was merged
 */
export async function mergePull(repo: GitHubRepository, merge: PullMerge) {
  const { number, headCommit, title } = merge;
  const path = `/pulls/${number}/merge`;
  // Set an empty message: GitHub's default repeats the pull request's title, whose keywords can
  // close issues.
  const json = { commit_title: title, commit_message: '', sha: headCommit, merge_method: 'merge' };
  const needs = 'Contents: write and Pull requests: write';
  const answer = await send(repo, { method: 'PUT', path, needs, json, expected: [405, 409, 422] });
  if (answer.ok) return undefined;
  // A pull request that is already merged gets the same status as one with conflicts.
  const { state } = await readMergeablePull(repo, number);
  if (state === 'merged') return undefined;
  return getResponseMessage(answer);
}

/**
 * Merges a branch into another. `conflict`: people must merge. `refused`: a branch rule forbids it.
 */
export async function mergeBranch(
  repo: GitHubRepository,
  options: { readonly from: string; readonly into: string; readonly message: string },
): Promise<'merged' | 'nothing to do' | 'conflict' | 'refused'> {
  const path = `${repositoryPath(repo)}/merges`;
  const request = { method: 'POST', path, needs: 'Contents: write' } as const;
  const json = { base: options.into, head: options.from, commit_message: options.message };
  const answer = await repo.call({ ...request, json, expected: [409, 422] });
  if (answer.status === 204) return 'nothing to do';
  if (answer.ok) return 'merged';
  if (answer.status === 409 && /conflict/i.test(getResponseMessage(answer))) return 'conflict';
  if (answer.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(answer)))
    return 'refused';
  throw toRefusalError(request, answer);
}

export type MergeMethod = 'merge' | 'squash' | 'rebase';

const Settings = z.looseObject({
  allow_merge_commit: z.optional(z.boolean()),
  allow_squash_merge: z.optional(z.boolean()),
  allow_rebase_merge: z.optional(z.boolean()),
});
const Rule = z.looseObject({
  type: z.string(),
  parameters: z.nullish(
    z.looseObject({
      allowed_merge_methods: z.optional(z.array(z.string())),
      required_approving_review_count: z.optional(z.int()),
      required_status_checks: z.optional(z.array(z.looseObject({ context: z.string() }))),
      required_deployment_environments: z.optional(z.array(z.string())),
    }),
  ),
});

export type MergeRules = Readonly<Awaited<ReturnType<typeof readMergeRules>>>;

/**
 * Reads what the rules of a branch allow and require: merge methods, a merge queue, approvals,
 * checks. Classic branch protection is only visible in the `mergeableState` of a pull request.
 * @param pull number of an open pull request into the branch
 */
export async function readMergeRules(repo: GitHubRepository, branch: string, pull?: number) {
  const [settings, rules = []] = await Promise.all([
    readOne(repo, Settings, '', 'Metadata: read', 'a repository'),
    listBranchRules(repo, branch),
  ]);
  const found = readGitHubAnswer(z.array(Rule), rules, 'the rules of a branch');
  // GitHub returns these settings only with write access, which merging needs anyway.
  const has = (type: string) => found.some((item) => item.type === type);
  const forbidden = new Set(
    compact([
      (settings.allow_merge_commit === false || has('required_linear_history')) && 'merge',
      settings.allow_squash_merge === false && 'squash',
      settings.allow_rebase_merge === false && 'rebase',
    ]),
  );
  const isAllowed = (method: MergeMethod) =>
    !forbidden.has(method) &&
    found.every((item) => item.parameters?.allowed_merge_methods?.includes(method) ?? true);
  const approvals = found.map((item) => item.parameters?.required_approving_review_count ?? 0);
  const mergeQueue = has('merge_queue');
  return {
    methods: (['merge', 'squash', 'rebase'] as const).filter(isAllowed),
    mergeQueue,
    isQueued: mergeQueue && pull !== undefined && (await isInQueue(repo, pull)),
    onlyPulls: has('pull_request') || mergeQueue,
    approvals: Math.max(0, ...approvals),
    restricted: has('update'),
    wants: [...new Set(found.flatMap(getRequirements))],
  };
}

/**
 * Returns whether a merge queue contains the pull request. In the REST API, only the timeline shows
 * this.
 */
async function isInQueue(repo: GitHubRepository, pull: number): Promise<boolean> {
  const events = (await readTimeline(repo, pull)).map(({ event }) => event);
  return events.findLast((event) => event.endsWith('_merge_queue')) === 'added_to_merge_queue';
}

function getRequirements(options: z.output<typeof Rule>): string[] {
  if (options.type === 'required_signatures') return ['signed commits'];
  const checks = options.parameters?.required_status_checks ?? [];
  const environments = options.parameters?.required_deployment_environments ?? [];
  return [
    ...checks.map((check) => `the check "${check.context}"`),
    ...environments.map((name) => `a deployment to ${name}`),
  ];
}

export async function listMergedPulls(repo: GitHubRepository, commit: string) {
  const path = `/commits/${commit}/pulls`;
  const request = { path, needs: 'Pull requests: read', pages: 1 };
  return (await readAll(repo, Pull, request, 'the pull requests of a commit'))
    .filter((item) => Boolean(item.merged_at))
    .map(({ number, head, base }) => ({ number, head: head.ref, base: base.ref }));
}

const Answer = z.looseObject({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  conclusion: z.nullable(z.string()),
  check_suite: z.nullish(z.looseObject({ id: z.int() })),
});

const Status = z.looseObject({ id: z.int(), context: z.string(), state: z.string() });

/**
 * Returns the check runs of a commit, and the last commit status of each context. Only GitHub Apps
 * can create check runs; other programs report statuses. Leaves out the statuses if the token may
 * not read them.
 */
export async function readCheckRuns(repo: GitHubRepository, commit: string): Promise<CheckRun[]> {
  const path = `/commits/${commit}`;
  const runs = { path: `${path}/check-runs`, needs: 'Checks: read', key: 'check_runs' };
  const more = { needs: 'Commit statuses: read', key: 'statuses', expected: [403, 404] };
  const [checks, statuses] = await Promise.all([
    readAll(repo, Answer, runs, 'the checks'),
    readAll(repo, Status, { path: `${path}/status`, ...more }, 'the statuses'),
  ]);
  return [...checks.map(toCheckRun), ...statuses.map(toStatusRun)];
}

export type CheckRun = Readonly<ReturnType<typeof toCheckRun>>;

const toCheckRun = (found: z.output<typeof Answer>) => ({
  id: found.id,
  name: found.name,
  status: found.status,
  conclusion: found.conclusion ?? '',
  /** Id of the check suite, which links a job to its workflow run. */
  suite: found.check_suite?.id,
});

const toStatusRun = ({ id, context, state }: z.output<typeof Status>): CheckRun => ({
  // Negative, because a status and a check run can have the same id.
  id: -id,
  name: context,
  status: state === 'pending' ? 'in_progress' : 'completed',
  conclusion: state === 'pending' ? '' : state,
  suite: undefined,
});

import { compact } from '../../../shared/compact.ts';
import { compareCommits } from '../git/history.ts';
import { mergeTrees } from '../git/merge.ts';
import { nothing } from '../git/refs.ts';
import { readCommit } from '../git/trees.ts';
import {
  type GitHubCall,
  type GitHubEvent,
  type GitHubRoutes,
  ok,
  pushEvent,
  refused,
} from '../rest/call.ts';
import { record, text } from '../rest/values.ts';
import { listChecks } from './check-runs.ts';
import { commitTree } from './git-objects.ts';
import type { PullIssue } from './pull-refs.ts';
import { isPull, onPull, pullEvent, toApiPull } from './pulls.ts';
import {
  findViolation,
  getRules,
  refusedWorkflows,
  ruleAgainstChange,
  ruleAgainstMerge,
} from './rules.ts';

/** The setting that allows a merge method, and what GitHub calls such merges. */
const methods = new Map([
  ['merge', { setting: 'allow_merge_commit', merges: 'Merge commits' }],
  ['squash', { setting: 'allow_squash_merge', merges: 'Squash merges' }],
  ['rebase', { setting: 'allow_rebase_merge', merges: 'Rebase merges' }],
] as const);

const unmergeable = refused(405, 'Pull Request is not mergeable');

async function merge(issue: PullIssue, call: GitHubCall) {
  const { repository, git, body } = call;
  await toApiPull(call, issue);
  const { head: headRef, base: baseRef, headCommit: head, baseCommit: base } = issue.pull;
  const heads = [headRef, baseRef].map((name) => git.readRef(`refs/heads/${name}`));
  if (issue.state !== 'open' || heads.includes(undefined)) return unmergeable;
  if (issue.pull.draft) return refused(405, 'Pull Request is still a draft');
  if (body.sha !== undefined && body.sha !== head)
    return refused(409, 'Head branch was modified. Review and try the merge again.');
  if (issue.pull.queued) return refused(405, 'Pull Request is in the merge queue');
  const method = text(body.merge_method, 'merge');
  const { setting, merges = method } = methods.get(method as 'merge') ?? {};
  if (!setting || !repository.settings[setting])
    return refused(405, `${merges} are not allowed on this repository.`);
  const { number } = issue;
  const forbidden = await ruleAgainstMerge(call, baseRef, { number, base, head, method });
  if (forbidden) return refused(405, forbidden);
  const tree = await mergeTrees(git, base, head);
  if (!tree) return unmergeable;
  const refusal = await refusedWorkflows(call, base, tree);
  if (refusal) return refusal;
  const parents = [base];
  if (method === 'merge') parents.push(head);
  let commit = commitTree(call, formatMessage(call, issue), tree, parents);
  if (method === 'rebase') commit = await rebase(call, issue, tree);
  if (!git.moveRef(`refs/heads/${baseRef}`, base, commit))
    return refused(405, 'Base branch was modified. Review and try the merge again.');
  return finish(call, issue, commit);
}

async function finish(call: GitHubCall, issue: PullIssue, commit: string) {
  const { repository, git, at } = call;
  const { head: headRef, base: baseRef, headCommit: head, baseCommit: before } = issue.pull;
  Object.assign(issue, { state: 'closed', closedAt: at, updatedAt: at });
  repository.merges.push({ number: issue.number, commit, before, head, at });
  // GitHub silently keeps a branch whose rules forbid deletion.
  const keeps = ruleAgainstChange(repository, headRef, 'deletion');
  const goes = repository.settings.delete_branch_on_merge && !keeps;
  const ref = `refs/heads/${headRef}`;
  if (goes) git.moveRef(ref, head, nothing);
  return {
    status: 200,
    json: { sha: commit, merged: true, message: 'Pull Request successfully merged' },
    events: compact([
      await pullEvent(call, 'closed', issue),
      await pushEvent(git, { ref: `refs/heads/${baseRef}`, before, after: commit }),
      goes && (await pushEvent(git, { ref, before: head, after: nothing })),
    ]),
  };
}

function formatMessage(call: GitHubCall, issue: PullIssue): string {
  const { repository, body } = call;
  const [owner = ''] = repository.fullName.split('/');
  const isMerge = text(body.merge_method, 'merge') === 'merge';
  const title = isMerge
    ? `Merge pull request #${issue.number} from ${owner}/${issue.pull.head}`
    : `${issue.title} (#${issue.number})`;
  // By default, a merge commit's message has the pull request's title as its body.
  const below = text(body.commit_message, isMerge ? issue.title : '');
  return [text(body.commit_title) || title, below].filter(Boolean).join('\n\n');
}

async function rebase(call: GitHubCall, issue: PullIssue, tree: string): Promise<string> {
  const { git } = call;
  const { baseCommit, headCommit } = issue.pull;
  const { ahead } = await compareCommits(git, baseCommit, headCommit);
  const commits = await Promise.all(
    ahead.map(async (id) => ({ id, commit: await readCommit(git, id) })),
  );
  // Like `git rebase`, skip merge commits.
  const rebasable = commits.filter(({ commit }) => commit?.parents.length === 1);
  let last = baseCommit;
  for (const { id, commit } of rebasable) {
    const isLast = id === rebasable.at(-1)?.id;
    const step = isLast ? tree : await mergeTrees(git, last, id, commit?.parents[0]);
    last = commitTree(call, commit?.message ?? 'Rebased', step ?? tree, [last]);
  }
  return last;
}

export const mergeRoutes: GitHubRoutes = {
  'MUTATION /pulls/{number}/enqueue': onPull(enqueue),
  'PUT /pulls/{number}/merge': onPull(merge),
};

const note = ({ repository, at }: GitHubCall, { number: issue }: PullIssue, how: string) =>
  repository.timeline.push({ issue, event: `${how}_merge_queue`, at });

async function enqueue(issue: PullIssue, call: GitHubCall) {
  const { mergeable } = record(await toApiPull(call, issue));
  const { base, draft, queued } = issue.pull;
  const hasQueue = getRules(call.repository, base).some(({ type }) => type === 'merge_queue');
  if (!hasQueue || draft || queued || !mergeable)
    return refused(422, 'Pull request is not mergeable');
  issue.pull.queued = { ref: '', commit: nothing, onto: '' };
  note(call, issue, 'added_to');
  return ok({ number: issue.number });
}

/**
 * Advances the first pull request in a merge queue. Called on each request for the repository,
 * because no timer runs.
 */
export async function advanceQueues(call: GitHubCall): Promise<GitHubEvent[]> {
  const { repository } = call;
  const issue = repository.issues.filter(isPull).find(({ pull }) => pull.queued);
  return issue ? advance(call, issue) : [];
}

/**
 * Merges a pull request on a temporary branch. Moves the base to that merge once its required
 * checks have passed. Removes the pull request from the queue if a check fails.
 */
async function advance(call: GitHubCall, issue: PullIssue): Promise<GitHubEvent[]> {
  const { repository, git } = call;
  await toApiPull(call, issue);
  const { number, pull } = issue;
  const { base, baseCommit, headCommit, queued } = pull;
  const { ref: before = '', commit: merged = '', onto } = queued ?? {};
  const tree = await mergeTrees(git, baseCommit, headCommit);
  const checks = await listChecks(call, merged);
  const hasFailed = !tree || checks.some(({ conclusion }) => conclusion === 'failure');
  if (onto === baseCommit || hasFailed) {
    const merge = { number, base: baseCommit, head: merged, method: 'merge' };
    const rule = getRules(repository, base).find(({ type }) => type === 'required_status_checks');
    if (!hasFailed && rule && (await findViolation(call, rule, merge))) return [];
    delete pull.queued;
    git.moveRef(before, merged, nothing);
    note(call, issue, 'removed_from');
    if (hasFailed || !git.moveRef(`refs/heads/${base}`, baseCommit, merged)) return [];
    return (await finish(call, issue, merged)).events;
  }
  if (before) git.moveRef(before, merged, nothing);
  const commit = commitTree(call, `Merge pull request #${number}`, tree, [baseCommit, headCommit]);
  const ref = `refs/heads/gh-readonly-queue/${base}/pr-${number}-${baseCommit}`;
  git.moveRef(ref, nothing, commit);
  pull.queued = { ref, commit, onto: baseCommit };
  const group = { head_sha: commit, head_ref: ref, base_ref: `refs/heads/${base}` };
  const payload = { action: 'checks_requested', merge_group: group };
  return [{ name: 'merge_group', payload }];
}

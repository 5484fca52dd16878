import { mergeTrees } from '../git/merge.ts';
import { nothing } from '../git/refs.ts';
import { type GitHubCall, type GitHubEvent, type GitHubRoutes, ok, refused } from '../rest/call.ts';
import { record } from '../rest/values.ts';
import { listChecks } from './check-runs.ts';
import { commitTree } from './git-objects.ts';
import { finish } from './merging.ts';
import type { PullIssue } from './pull-refs.ts';
import { isPull, onPull, toApiPull } from './pulls.ts';
import { findViolation, getRules } from './rules.ts';

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

export const queueRoutes: GitHubRoutes = {
  'MUTATION /pulls/{number}/enqueue': onPull(enqueue),
};

import { mergeTrees } from '../git/history.ts';
import { nothing } from '../git/refs.ts';
import { type GitHubCall, type GitHubEvent, noSuchThing, ok, on, refused } from '../rest/call.ts';
import { record } from '../rest/values.ts';
import { listChecks } from './check-runs.ts';
import { commitTree } from './git-objects.ts';
import { finish } from './merging.ts';
import { findPull, isPull, type PullIssue, toApiPull } from './pulls.ts';
import { findViolation, getRules } from './rules.ts';

const note = ({ repository, at }: GitHubCall, { number: issue }: PullIssue, how: string) =>
  repository.timeline.push({ issue, event: `${how}_merge_queue`, at });

async function enqueue(call: GitHubCall) {
  const issue = findPull(call.repository, call.parts[0]);
  if (!issue) return noSuchThing;
  const { mergeable } = record(await toApiPull(call, issue));
  const { base, draft, queued } = issue.pull;
  const hasQueue = getRules(call.repository, base).some(({ type }) => type === 'merge_queue');
  if (!hasQueue || draft || queued || !mergeable || issue.state !== 'open')
    return refused(422, 'Pull request is not mergeable');
  note(call, issue, 'added_to');
  return { ...ok({ number: issue.number }), events: await build(call, issue) };
}

/** Merges a pull request on a branch of the queue. The checks of that merge decide. */
async function build(call: GitHubCall, issue: PullIssue): Promise<GitHubEvent[]> {
  const { git } = call;
  const { number, pull } = issue;
  const { base, baseCommit, headCommit } = pull;
  const tree = await mergeTrees(git, baseCommit, headCommit);
  if (!tree) return leave(call, issue);
  const commit = commitTree(call, `Merge pull request #${number}`, tree, [baseCommit, headCommit]);
  const ref = `refs/heads/gh-readonly-queue/${base}/pr-${number}-${baseCommit}`;
  git.moveRef(ref, nothing, commit);
  pull.queued = { ref, commit, onto: baseCommit };
  const heads = { head_sha: commit, head_ref: ref };
  const group = { ...heads, base_sha: baseCommit, base_ref: `refs/heads/${base}` };
  const payload = { action: 'checks_requested', merge_group: group };
  return [{ name: 'merge_group', payload }];
}

function leave(call: GitHubCall, issue: PullIssue): GitHubEvent[] {
  const { queued } = issue.pull;
  if (queued) call.git.moveRef(queued.ref, queued.commit, nothing);
  delete issue.pull.queued;
  note(call, issue, 'removed_from');
  return [];
}

/** Merges or removes whatever has its checks, at the next request for the repository. */
export async function advanceQueues(call: GitHubCall): Promise<GitHubEvent[]> {
  const { repository, git } = call;
  for (const issue of repository.issues.filter(isPull)) {
    const { queued, base } = issue.pull;
    if (!queued) continue;
    await toApiPull(call, issue);
    const { number, pull } = issue;
    if (pull.baseCommit !== queued.onto) {
      git.moveRef(queued.ref, queued.commit, nothing);
      return build(call, issue);
    }
    const merge = { number, base: queued.onto, head: queued.commit, method: 'merge' };
    const rules = getRules(repository, base).filter(({ type }) => /checks$/.test(type));
    const missing = await Promise.all(rules.map((rule) => findViolation(call, rule, merge)));
    const checks = await listChecks(call, queued.commit);
    if (checks.some(({ conclusion }) => conclusion === 'failure')) return leave(call, issue);
    if (missing.some(Boolean)) continue;
    git.moveRef(`refs/heads/${base}`, queued.onto, queued.commit);
    leave(call, issue);
    return (await finish(call, issue, queued.commit)).events;
  }
  return [];
}

export const queueRoutes = [on('MUTATION', '/pulls/{number}/enqueue', enqueue)];

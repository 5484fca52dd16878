import { compact } from '../../../shared/compact.ts';
import { compareCommits } from '../git/history.ts';
import { mergeTrees } from '../git/merge.ts';
import { nothing } from '../git/refs.ts';
import { readCommit } from '../git/trees.ts';
import { type GitHubCall, type GitHubRoutes, pushEvent, refused } from '../rest/call.ts';
import { text } from '../rest/values.ts';
import { commitTree } from './git-objects.ts';
import type { PullIssue } from './pull-refs.ts';
import { onPull, pullEvent, toApiPull } from './pulls.ts';
import { refusedWorkflows, ruleAgainstChange, ruleAgainstMerge } from './rules.ts';

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

export async function finish(call: GitHubCall, issue: PullIssue, commit: string) {
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
  'PUT /pulls/{number}/merge': onPull(merge),
};

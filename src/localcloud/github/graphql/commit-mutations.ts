import { mergeTrees } from '../git/merge.ts';
import { nothing } from '../git/refs.ts';
import { changeTree, readCommit, type TreeEntry } from '../git/trees.ts';
import { commitTree } from '../resources/git-objects.ts';
import { open } from '../resources/issues.ts';
import { findMerge, type PullIssue } from '../resources/pull-refs.ts';
import { itemEvent, onPull, pullEvent } from '../resources/pulls.ts';
import { ruleAgainstChange } from '../resources/rules.ts';
import {
  created,
  type GitHubCall,
  type GitHubRoutes,
  ok,
  pushEvent,
  refused,
} from '../rest/call.ts';
import { record, records, text } from '../rest/values.ts';

async function revertPull(issue: PullIssue, call: GitHubCall) {
  const { repository, git } = call;
  const merge = findMerge(repository, issue);
  if (!merge) return refused(422, 'The pull request is not merged.');
  const { number, pull } = issue;
  const head = git.readRef(`refs/heads/${pull.base}`) ?? '';
  const tree = await mergeTrees(git, head, merge.before, merge.commit);
  if (!tree) return refused(422, 'This pull request cannot be reverted automatically.');
  const title = `Revert "${issue.title}"`;
  const commit = commitTree(call, title, tree, [head]);
  const branch = `revert-${number}-${pull.head}`;
  const ref = `refs/heads/${branch}`;
  if (!git.moveRef(ref, nothing, commit))
    return refused(422, `The branch ${branch} already exists.`);
  const opened = open(
    { ...call, body: { title, body: `Reverts #${number}` } },
    { head: branch, base: pull.base, draft: false, headCommit: commit, baseCommit: head },
  ) as PullIssue;
  const events = [
    await pushEvent(git, { ref, before: nothing, after: commit }),
    await pullEvent(call, 'opened', opened),
  ];
  return created({ number: opened.number }, events);
}

async function createCommit(call: GitHubCall) {
  const { repository, git, body: input } = call;
  const branch = text(record(input.branch).branchName);
  const expected = text(input.expectedHeadOid);
  const ref = `refs/heads/${branch}`;
  const moved = `Expected branch to point to "${expected}" but it did not. Pull and try again.`;
  const stale = refused(409, moved);
  const head = git.readRef(ref);
  if (!head) return refused(404, `Could not resolve to a branch with the name '${branch}'.`);
  if (head !== expected) return stale;
  const refusal = ruleAgainstChange(repository, branch, 'update');
  if (refusal) return refused(422, refusal);
  const { headline, body: more } = record(input.message);
  const { additions, deletions } = record(input.fileChanges);
  const changes = new Map<string, TreeEntry | null>();
  for (const file of records(additions)) {
    const content = Buffer.from(text(file.contents), 'base64');
    changes.set(text(file.path), { mode: '100644', id: git.writeObject('blob', content) });
  }
  for (const file of records(deletions)) changes.set(text(file.path), null);
  const tree = await changeTree(git, (await readCommit(git, head))?.tree, changes);
  const message = [text(headline), text(more)].filter(Boolean).join('\n\n');
  const commit = commitTree(call, message, tree, [head]);
  if (!git.moveRef(ref, head, commit)) return stale;
  // GitHub signs commits made by GraphQL, regardless of their author.
  repository.signed.add(commit);
  const event = await pushEvent(git, { ref, before: head, after: commit });
  return created({ sha: commit }, [event]);
}

function setDraft(issue: PullIssue, call: GitHubCall, draft: boolean) {
  const isSame = issue.pull.draft === draft;
  issue.pull.draft = draft;
  const { number } = issue;
  if (isSame) return ok({ number });
  const entry = { issue: number, event: draft ? 'convert_to_draft' : 'ready_for_review' };
  call.repository.timeline.push({ ...entry, at: call.at });
  const event = itemEvent(call, issue, draft ? 'converted_to_draft' : 'ready_for_review');
  return { ...ok({ number }), events: [event] };
}

/** Routes for changes that REST doesn't offer. */
export const mutationRoutes: GitHubRoutes = {
  'MUTATION /pulls/{number}/ready': onPull((issue, call) => setDraft(issue, call, false)),
  'MUTATION /pulls/{number}/draft': onPull((issue, call) => setDraft(issue, call, true)),
  'MUTATION /pulls/{number}/revert': onPull(revertPull),
  'MUTATION /commits': createCommit,
};

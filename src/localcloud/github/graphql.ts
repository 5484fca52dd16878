import { type GitHubCall, type GitHubEvent, pushEvent } from './git/call.ts';
import { mergeTrees } from './git/history.ts';
import { commitTree } from './git/objects-api.ts';
import { nothing } from './git/refs.ts';
import { changeTree, readCommit, type TreeEntry } from './git/trees.ts';
import { open } from './issues.ts';
import { type PullIssue, pullEvent } from './pulls.ts';
import { ruleAgainstChange } from './rules.ts';
import { type Fields, record, records, text } from './values.ts';

const failed = (type: string, message: string): Mutated => ({
  json: { data: null, errors: [{ type, message }] },
});

export const forbidden = failed('FORBIDDEN', 'Resource not accessible by integration').json;

interface Mutated {
  readonly json: object;
  readonly events?: readonly GitHubEvent[];
}

export function repositoryOfMutation(body: Fields): string {
  const { input } = record(body.variables);
  return text(record(record(input).branch).repositoryNameWithOwner);
}

export function pullOfMutation(body: Fields): string {
  if (/\b(markPullRequestReadyForReview|revertPullRequest)\b/.test(text(body.query)))
    return text(record(body.variables).id);
  return '';
}

export async function changePull(call: GitHubCall, issue: PullIssue): Promise<Mutated> {
  const { repository, git, body } = call;
  const { pull, number } = issue;
  if (text(body.query).includes('markPullRequestReadyForReview')) {
    pull.draft = false;
    const marked = { pullRequest: { isDraft: false } };
    return { json: { data: { markPullRequestReadyForReview: marked } } };
  }
  const merge = repository.merges.find((candidate) => candidate.number === number);
  if (!merge) return failed('UNPROCESSABLE', 'The pull request is not merged.');
  const head = git.readRef(`refs/heads/${pull.base}`) ?? '';
  const tree = await mergeTrees(git, head, merge.before, merge.commit);
  if (!tree) return failed('UNPROCESSABLE', 'This pull request cannot be reverted automatically.');
  const title = `Revert "${issue.title}"`;
  const commit = commitTree(call, title, tree, [head]);
  const branch = `revert-${number}-${pull.head}`;
  const ref = `refs/heads/${branch}`;
  if (!git.moveRef(ref, nothing, commit))
    return failed('UNPROCESSABLE', `The branch ${branch} already exists.`);
  const opened = open(
    { ...call, body: { title, body: `Reverts #${number}` } },
    { head: branch, base: pull.base, draft: false, headCommit: commit, baseCommit: head },
  ) as PullIssue;
  const revert = { revertPullRequest: { number: opened.number } };
  return {
    json: { data: { revertPullRequest: revert } },
    events: [
      await pushEvent(git, { ref, before: nothing, after: commit }),
      await pullEvent(call, 'opened', opened),
    ],
  };
}

export async function createCommitOnBranch(call: GitHubCall): Promise<Mutated> {
  const { repository, git, body } = call;
  if (!text(body.query).includes('createCommitOnBranch'))
    return failed('UNKNOWN', 'The local GitHub does not know this mutation.');
  const input = record(record(body.variables).input);
  const branch = text(record(input.branch).branchName);
  const expected = text(input.expectedHeadOid);
  const ref = `refs/heads/${branch}`;
  const stale = failed(
    'STALE_DATA',
    `Expected branch to point to "${expected}" but it did not. Pull and try again.`,
  );
  const head = git.readRef(ref);
  if (!head) return failed('NOT_FOUND', `Could not resolve to a branch with the name '${branch}'.`);
  if (head !== expected) return stale;
  const refusal = ruleAgainstChange(repository, branch, 'update');
  if (refusal) return failed('UNPROCESSABLE', refusal);
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
  // GitHub signs these commits for any author.
  repository.signed.add(commit);
  return {
    json: { data: { createCommitOnBranch: { commit: { oid: commit } } } },
    events: [await pushEvent(git, { ref, before: head, after: commit })],
  };
}

import type { GitEmulator } from './emulator.ts';
import { createPush, createRefCreation, type GitHubEvent } from './events.ts';
import { ruleAgainstChange } from './rules.ts';
import type { LocalRepository } from './state.ts';
import { mergedTree } from './trees.ts';
import { getRefCommit, record, records, text } from './values.ts';

type Fields = Readonly<Record<string, unknown>>;

const failed = (type: string, message: string) => ({
  json: { data: null, errors: [{ type, message }] },
});

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

/** `markPullRequestReadyForReview` and `revertPullRequest`, of a merged one. */
export async function changePull(
  repository: LocalRepository,
  pull: Fields,
  fields: Fields,
  send: GitEmulator['send'],
): Promise<Mutated> {
  const at = `/repos/${repository.fullName}`;
  const number = Number(pull.number);
  if (text(fields.query).includes('markPullRequestReadyForReview')) {
    await send('PATCH', `${at}/pulls/${number}`, { draft: false });
    return {
      json: { data: { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } } },
    };
  }
  const merge = repository.merges.find((candidate) => candidate.number === number);
  const [from, into] = [pull.head, pull.base].map((side) => text(record(side).ref));
  if (!merge) return failed('UNPROCESSABLE', 'The pull request is not merged.');
  const head = getRefCommit((await send('GET', `${at}/git/ref/heads/${into}`)).json) ?? '';
  const tree = await mergedTree(send, repository.fullName, {
    base: head,
    head: merge.before,
    fork: merge.commit,
  });
  if (!tree) return failed('UNPROCESSABLE', 'This pull request cannot be reverted automatically.');
  const title = `Revert "${text(pull.title)}"`;
  const made = await send('POST', `${at}/git/commits`, { message: title, tree, parents: [head] });
  const branch = `revert-${number}-${from}`;
  await send('POST', `${at}/git/refs`, {
    ref: `refs/heads/${branch}`,
    sha: text(record(made.json).sha),
  });
  const pullInput = { title, head: branch, base: into, body: `Reverts #${number}` };
  const opened = record((await send('POST', `${at}/pulls`, pullInput)).json);
  return {
    json: { data: { revertPullRequest: { revertPullRequest: { number: opened.number } } } },
    events: [
      createRefCreation(`refs/heads/${branch}`, text(record(made.json).sha)),
      { name: 'pull_request', payload: { action: 'opened', pull_request: opened } },
    ],
  };
}

/** `createCommitOnBranch`: only if the branch is at the expected commit. */
export async function createCommitOnBranch(
  repository: LocalRepository,
  body: Fields,
  send: GitEmulator['send'],
): Promise<Mutated> {
  if (!text(body.query).includes('createCommitOnBranch'))
    return failed('UNKNOWN', 'The local GitHub does not know this mutation.');
  const input = record(record(body.variables).input);
  const branch = text(record(input.branch).branchName);
  const expected = text(input.expectedHeadOid);
  const at = `/repos/${repository.fullName}`;
  const head = getRefCommit((await send('GET', `${at}/git/ref/heads/${branch}`)).json) ?? '';
  if (head === '')
    return failed('NOT_FOUND', `Could not resolve to a branch with the name '${branch}'.`);
  if (head !== expected)
    return failed(
      'STALE_DATA',
      `Expected branch to point to "${expected}" but it did not. Pull and try again.`,
    );
  const forbidden = ruleAgainstChange(repository, branch, 'update');
  if (forbidden) return failed('UNPROCESSABLE', forbidden);
  const { headline, body: more } = record(input.message);
  const { additions, deletions } = record(input.fileChanges);
  const parent = record((await send('GET', `${at}/git/commits/${head}`)).json);
  const files = (value: unknown) => records(value);
  const tree = await send('POST', `${at}/git/trees`, {
    base_tree: text(record(parent.tree).sha),
    tree: [
      ...files(additions).map((file) => ({
        path: file.path,
        mode: '100644',
        type: 'blob',
        content: Buffer.from(text(file.contents), 'base64').toString('utf8'),
      })),
      ...files(deletions).map((file) => ({
        path: file.path,
        mode: '100644',
        type: 'blob',
        sha: null,
      })),
    ],
  });
  const message = [text(headline), text(more)].filter(Boolean).join('\n\n');
  const made = await send('POST', `${at}/git/commits`, {
    message,
    tree: record(tree.json).sha,
    parents: [head],
  });
  const commit = text(record(made.json).sha);
  await send('PATCH', `${at}/git/refs/heads/${branch}`, { sha: commit });
  return {
    json: { data: { createCommitOnBranch: { commit: { oid: commit } } } },
    events: [createPush(`refs/heads/${branch}`, head, commit, [commit])],
  };
}

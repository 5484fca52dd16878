import { compareCommits, isIn } from '../git/history.ts';
import { mergeTrees } from '../git/merge.ts';
import { nothing } from '../git/refs.ts';
import { readCommit, writeCommit } from '../git/trees.ts';
import type { BareRepository, OpenRepository } from '../git/types.ts';
import type { LocalIssue, LocalPull, LocalRepository } from '../state/state.ts';

export type PullIssue = LocalIssue & { readonly pull: LocalPull };

export const testMergeRef = (number: number) => `refs/pull/${number}/merge`;

export const findMerge = ({ merges }: LocalRepository, { number }: Pick<LocalIssue, 'number'>) =>
  merges.find((merge) => merge.number === number);

function moveTo(git: BareRepository, ref: string, after: string): void {
  const before = git.readRef(ref) ?? nothing;
  if (before !== after) git.moveRef(ref, before, after);
}

/**
 * Updates a pull request's commits.
 * @returns whether it is open and both branches exist
 */
export function refresh({ number, pull, state }: PullIssue, git: BareRepository): boolean {
  const [head, base] = [pull.head, pull.base].map((name) => git.readRef(`refs/heads/${name}`));
  if (state !== 'open' || !head || !base) return false;
  Object.assign(pull, { headCommit: head, baseCommit: base });
  moveTo(git, `refs/pull/${number}/head`, head);
  return true;
}

/**
 * Returns the test merge of an open pull request. It is kept until the pull request's branch or the
 * last common commit changes: https://docs.github.com/rest/pulls/pulls#get-a-pull-request. Doesn't
 * simulate GitHub's limit of 12 hours.
 * @returns the commit; `undefined` if there are conflicts or the pull request is merged
 */
export async function testMerge({ repository, git }: OpenRepository, issue: PullIssue) {
  const ref = testMergeRef(issue.number);
  const before = git.readRef(ref);
  if (findMerge(repository, issue)) moveTo(git, ref, nothing);
  else if (refresh(issue, git)) moveTo(git, ref, (await tryMerge(git, issue, before)) ?? nothing);
  return git.readRef(ref);
}

async function tryMerge(git: BareRepository, { pull }: PullIssue, before: string | undefined) {
  const { headCommit: head, baseCommit: base } = pull;
  const tree = await mergeTrees(git, base, head);
  if (!tree) return undefined;
  const [parent = '', merged] = (await readCommit(git, before))?.parents ?? [];
  const findFork = async (of: string) => (await compareCommits(git, of, head)).fork;
  const isSame = merged === head && (await isIn(git, parent, base));
  if (isSame && (await findFork(parent)) === (await findFork(base))) return before;
  const last = await readCommit(git, head);
  const message = `Merge ${head} into ${base}`;
  return last && writeCommit(git, { ...last, tree, parents: [base, head], message });
}

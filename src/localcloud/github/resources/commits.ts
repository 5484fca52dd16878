import { toRepositoryCommit } from '../git/formats.ts';
import { changesBetween, compareCommits, type FileChange } from '../git/history.ts';
import { listCommits } from '../git/list-commits.ts';
import { mergeTrees } from '../git/merge.ts';
import { readCommit } from '../git/trees.ts';
import {
  type Answered,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  onCommit,
  pushEvent,
  refused,
} from '../rest/call.ts';
import { page, text } from '../rest/values.ts';
import { commitTree } from './git-objects.ts';
import { refusedWorkflows, ruleAgainstChange } from './rules.ts';

/** Maximum number of commits in a response without paging. */
const maxCommits = 250;
/** Maximum number of files in a response. Only the first page contains files. */
const maxFiles = 300;

export function toApiChange(change: FileChange): object {
  const { filename, before, after } = change;
  let status = 'modified';
  if (!before) status = 'added';
  if (!after) status = 'removed';
  return { filename, status, sha: after ?? before };
}

async function list(call: GitHubCall) {
  const { repository, git, query } = call;
  const id = await git.resolve(query.get('sha') || repository.defaultBranch);
  if (!id) return noSuchThing;
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const skip = (Number(query.get('page') ?? 1) - 1) * size;
  const [path, since, until] = ['path', 'since', 'until'].map((key) => query.get(key) || undefined);
  const ids = await listCommits(git, id, { size, skip, path, since, until });
  return ok(await Promise.all(ids.map((one) => toRepositoryCommit(call, one))));
}

async function getOne(id: string, call: GitHubCall) {
  const { git } = call;
  const [parent = ''] = (await readCommit(git, id))?.parents ?? [];
  const files = parent ? (await changesBetween(git, parent, id)).map(toApiChange) : [];
  return ok({ ...(await toRepositoryCommit(call, id)), files });
}

async function compare(call: GitHubCall) {
  const { git, parts, query } = call;
  const [from = '', to = ''] = (parts[0] ?? '').split('...');
  const [base, head] = await Promise.all([git.resolve(from), git.resolve(to)]);
  if (!base || !head) return noSuchThing;
  const { status, fork, ahead, behindBy } = await compareCommits(git, base, head);
  if (!fork) return refused(404, `No common ancestor between ${from} and ${to}.`);
  const format = (id: string) => toRepositoryCommit(call, id);
  const isPaged = query.has('page') || query.has('per_page');
  const isFirst = Number(query.get('page') ?? 1) === 1;
  const files = isFirst ? (await changesBetween(git, base, head)).slice(0, maxFiles) : [];
  const listed = isPaged ? ahead : ahead.slice(0, maxCommits);
  const commits = await Promise.all(listed.map(format));
  return ok({
    status,
    ahead_by: ahead.length,
    behind_by: behindBy,
    total_commits: ahead.length,
    base_commit: await format(base),
    merge_base_commit: await format(fork),
    commits: isPaged ? page(commits, query) : commits,
    files: files.map(toApiChange),
  });
}

/** Merges a branch into another: https://docs.github.com/rest/branches/branches#merge-a-branch */
export async function mergeBranches(call: GitHubCall): Promise<Answered> {
  const { repository, git, body } = call;
  const [into, from] = [text(body.base), text(body.head)];
  const ref = `refs/heads/${into}`;
  const base = git.readRef(ref);
  if (!base) return refused(404, 'Base does not exist');
  const head = await git.resolve(from);
  if (!head) return refused(404, 'Head does not exist');
  const forbidden = ruleAgainstChange(repository, into, 'update');
  if (forbidden) return refused(409, forbidden);
  const { status } = await compareCommits(git, base, head);
  if (status === 'identical' || status === 'behind') return { status: 204 };
  const tree = await mergeTrees(git, base, head);
  if (!tree) return refused(409, 'Merge conflict');
  const refusal = await refusedWorkflows(call, base, tree);
  if (refusal) return refusal;
  const message = text(body.commit_message) || `Merge ${from} into ${into}`;
  const id = commitTree(call, message, tree, [base, head]);
  if (!git.moveRef(ref, base, id)) return refused(409, 'Base was modified. Try the merge again.');
  return {
    status: 201,
    json: await toRepositoryCommit(call, id),
    events: [await pushEvent(git, { ref, before: base, after: id })],
  };
}

function findRenamed({ repository, git }: GitHubCall, former: string) {
  const name = repository.renamedBranches.get(former);
  if (name === undefined || !git.readRef(`refs/heads/${name}`)) return undefined;
  const location = `/repositories/${repository.id}/branches/${name}`;
  return { status: 301, json: { message: 'Moved Permanently' }, location };
}

async function getBranch(call: GitHubCall) {
  const { repository, git, parts } = call;
  const [name = ''] = parts;
  const id = git.readRef(`refs/heads/${name}`);
  if (!id) return findRenamed(call, name) ?? refused(404, 'Branch not found');
  const isProtected = (repository.rules.get(name) ?? []).length > 0;
  const commit = await toRepositoryCommit(call, id);
  return ok({ name, commit, protected: isProtected });
}

export const commitRoutes: GitHubRoutes = {
  'GET /commits': list,
  'GET /commits/{+rest}': onCommit(getOne),
  'GET /compare/{+rest}': compare,
  'GET /branches/{+rest}': getBranch,
  'POST /merges': mergeBranches,
};

import { toApiEntry, toGitCommit, toLines } from '../git/formats.ts';
import {
  changeTree,
  listTree,
  type Person,
  readCommit,
  readTree,
  type TreeEntry,
  writeCommit,
} from '../git/trees.ts';
import {
  created,
  found,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  refused,
} from '../rest/call.ts';
import { list, record, records, text } from '../rest/values.ts';

const modes: Readonly<Record<string, readonly string[]>> = {
  blob: ['100644', '100755', '120000'],
  tree: ['040000'],
  commit: ['160000'],
};

export function toPerson(call: GitHubCall, value: unknown): Person {
  const { name, email, date } = record(value);
  const { actor, at } = call;
  return {
    name: text(name, actor),
    email: text(email, `${actor}@users.noreply.github.com`),
    date: text(date, at),
  };
}

export function commitTree(
  call: GitHubCall,
  message: string,
  tree: string,
  parents: readonly string[],
): string {
  const person = toPerson(call, undefined);
  return writeCommit(call.git, { tree, parents, author: person, committer: person, message });
}

async function createCommit(call: GitHubCall) {
  const { repository, git, body } = call;
  const parents = list(body.parents).map(String);
  const tree = text(body.tree);
  if ((await git.readObject(tree))?.type !== 'tree') return refused(422, 'Tree SHA does not exist');
  for (const parent of parents)
    if (!(await readCommit(git, parent)))
      return refused(422, `Parent SHA does not exist or is not a commit object`);
  const author = toPerson(call, body.author);
  const committer = toPerson(call, body.committer ?? body.author);
  const commit = { tree, parents, author, committer, message: text(body.message) };
  const id = writeCommit(git, commit);
  // GitHub signs an App's commits unless the request names an author:
  // https://docs.github.com/authentication/managing-commit-signature-verification/about-commit-signature-verification
  const isNamed = ['author', 'committer', 'signature'].some((field) => body[field] !== undefined);
  if (call.isApp && !isNamed) repository.signed.add(id);
  return created(toGitCommit(repository, id, commit));
}

async function createTree(call: GitHubCall) {
  const { git, body } = call;
  const base = await findTree(call, text(body.base_tree));
  if (body.base_tree !== undefined && !base)
    return refused(422, 'base_tree is not a valid tree oid');
  const old = await listTree(git, base, true);
  const changes = new Map<string, TreeEntry | null>();
  for (const entry of records(body.tree)) {
    const path = text(entry.path);
    const refusal = findRefusal(entry);
    if (refusal) return refused(422, refusal);
    let id = text(entry.sha);
    if (typeof entry.content === 'string') id = git.writeObject('blob', Buffer.from(entry.content));
    if (entry.sha === null && !old.has(path)) return refused(422, 'GitRPC::BadObjectState');
    const type = text(entry.type, 'blob');
    if (id && type !== 'commit' && (await git.readObject(id))?.type !== type)
      return refused(422, `tree.sha ${id} is not a valid ${type}`);
    changes.set(path, id ? { mode: text(entry.mode).replace(/^0/, ''), id } : null);
  }
  if (changes.size === 0) return refused(422, 'Invalid tree info');
  const sha = await changeTree(git, base, changes);
  const tree = [...(await readTree(git, sha))].map(([path, entry]) => toApiEntry(path, entry));
  return created({ sha, tree, truncated: false });
}

function findRefusal(entry: Readonly<Record<string, unknown>>): string | undefined {
  const path = text(entry.path);
  const isMalformed = path.split('/').some((part) => /^(\.\.?|\.git)?$/i.test(part));
  if (isMalformed || path.includes('\0')) return 'tree.path contains a malformed path component';
  if (entry.sha !== undefined && entry.content !== undefined)
    return 'Must supply either tree.sha or tree.content, but not both';
  if (!modes[text(entry.type, 'blob')]?.includes(text(entry.mode)))
    return 'tree.mode is not valid for tree.type';
  return undefined;
}

async function findTree(call: GitHubCall, name: string): Promise<string | undefined> {
  if ((await call.git.readObject(name))?.type === 'tree') return name;
  const id = await call.git.resolve(name);
  if (id) return (await readCommit(call.git, id))?.tree;
  return undefined;
}

async function getTree(call: GitHubCall) {
  const { git, parts, query } = call;
  const sha = await findTree(call, parts[0] ?? '');
  if (!sha) return noSuchThing;
  const read = query.has('recursive') ? listTree(git, sha, true) : readTree(git, sha);
  const tree = [...(await read)].map(([path, entry]) => toApiEntry(path, entry));
  return ok({ sha, tree, truncated: false });
}

async function getBlob({ git, parts }: GitHubCall) {
  const [sha = ''] = parts;
  const object = await git.readObject(sha);
  if (object?.type !== 'blob') return noSuchThing;
  const { content } = object;
  return ok({ sha, size: content.length, content: toLines(content), encoding: 'base64' });
}

function createBlob({ repository, git, body }: GitHubCall) {
  const encoding = text(body.encoding, 'utf-8');
  if (encoding !== 'utf-8' && encoding !== 'base64')
    return refused(422, `Unsupported encoding: ${encoding}`);
  const sha = git.writeObject('blob', Buffer.from(text(body.content), encoding));
  const url = `https://api.github.com/repos/${repository.fullName}/git/blobs/${sha}`;
  return created({ sha, url });
}

export const objectRoutes: GitHubRoutes = {
  'GET /git/commits/{+rest}': async ({ repository, git, parts }) => {
    const [id = ''] = parts;
    const commit = await readCommit(git, id);
    return found(commit && toGitCommit(repository, id, commit));
  },
  'POST /git/commits': createCommit,
  'GET /git/trees/{+rest}': getTree,
  'POST /git/trees': createTree,
  'GET /git/blobs/{+rest}': getBlob,
  'POST /git/blobs': createBlob,
};

import { compact } from '../../../shared/compact.ts';
import { toApiFile, toGitCommit } from '../git/formats.ts';
import { nothing } from '../git/refs.ts';
import {
  changeTree,
  folderMode,
  readCommit,
  readTree,
  type TreeEntry,
  writeCommit,
} from '../git/trees.ts';
import {
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  pushEvent,
  refused,
} from '../rest/call.ts';
import { text } from '../rest/values.ts';
import { toPerson } from './git-objects.ts';
import { findRefusal } from './rules.ts';

async function findEntry(call: GitHubCall, tree: string, path: string) {
  let entry: TreeEntry | undefined = { mode: folderMode, id: tree };
  for (const name of path.split('/').filter(Boolean)) {
    if (entry?.mode !== folderMode) return undefined;
    entry = (await readTree(call.git, entry.id)).get(name);
  }
  return entry;
}

async function get(call: GitHubCall) {
  const { repository, git, parts, query } = call;
  const path = (parts[0] ?? '').replace(/\/$/, '');
  const ref = query.get('ref') || repository.defaultBranch;
  const id = await git.resolve(ref);
  const commit = await readCommit(git, id);
  if (!commit) return refused(404, `No commit found for the ref ${ref}`);
  const entry = await findEntry(call, commit.tree, path);
  if (!entry) return noSuchThing;
  const format = async (at: string, found: TreeEntry) => {
    const content = found.mode === folderMode ? undefined : await git.readObject(found.id);
    return toApiFile(repository, { path: at, id: found.id, ref }, content?.content);
  };
  if (entry.mode !== folderMode) return ok(await format(path, entry));
  const below = [...(await readTree(git, entry.id))];
  const prefix = path && `${path}/`;
  const entries = await Promise.all(
    below.map(async ([name, found]) => {
      const { content, encoding, ...listed } = (await format(prefix + name, found)) as {
        content?: string;
        encoding?: string;
      };
      return listed;
    }),
  );
  return ok(entries);
}

async function change(call: GitHubCall, content: Buffer | null) {
  const { repository, git, parts, body } = call;
  const [path = ''] = parts;
  const branch = text(body.branch, repository.defaultBranch);
  const ref = `refs/heads/${branch}`;
  const forbidden = findRefusal(call, branch, 'update');
  if (forbidden) return refused(409, forbidden);
  const before = git.readRef(ref);
  const parent = await readCommit(git, before);
  if (!parent && git.listRefs('refs/heads/').length > 0)
    return refused(404, `Branch ${branch} not found`);
  const old = parent && (await findEntry(call, parent.tree, path));
  if (!old && !content) return noSuchThing;
  if (old && body.sha === undefined)
    return refused(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  if (body.sha !== undefined && body.sha !== old?.id)
    return refused(409, `${path} does not match ${text(body.sha)}`);
  const entry = content && {
    mode: old?.mode ?? '100644',
    id: git.writeObject('blob', content),
  };
  const tree = await changeTree(git, parent?.tree, new Map([[path, entry]]));
  const committer = toPerson(call, body.committer);
  const author = toPerson(call, body.author ?? body.committer);
  const parents = compact([before]);
  const commit = { tree, parents, author, committer, message: text(body.message) };
  const id = writeCommit(git, commit);
  if (!git.moveRef(ref, before ?? nothing, id))
    return refused(409, `${branch} was modified at the same time`);
  return {
    status: content && !old ? 201 : 200,
    json: {
      content: entry && toApiFile(repository, { path, id: entry.id, ref: branch }, content),
      commit: toGitCommit(repository, id, commit),
    },
    events: [await pushEvent(git, { ref, before: before ?? nothing, after: id })],
  };
}

export const contentRoutes: GitHubRoutes = {
  'GET /contents/?': get,
  'GET /contents/{+rest}': get,
  'PUT /contents/{+rest}': (call) => change(call, Buffer.from(text(call.body.content), 'base64')),
  'DELETE /contents/{+rest}': (call) => change(call, null),
};

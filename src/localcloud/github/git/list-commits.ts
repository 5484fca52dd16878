import { compact } from '../../../shared/compact.ts';
import { maxWalked } from './history.ts';
import { type Commit, readCommit, readTree } from './trees.ts';
import type { BareRepository } from './types.ts';

interface Listing {
  readonly size: number;
  readonly skip: number;
  /** Lists only commits that change this file or folder. Default: all. */
  readonly path?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Lists a commit and its ancestors, newest first, in the same order as git. */
export async function listCommits(
  git: BareRepository,
  commit: string,
  listing: Listing,
): Promise<readonly string[]> {
  const { size, skip, path, since, until } = listing;
  return git.once(`commits ${commit} ${JSON.stringify(listing)}`, async () => {
    const walked = since || until ? undefined : await walk(git, commit, skip + size, path);
    if (walked) return walked.slice(skip);
    const limits = compact([since && `--since=${since}`, until && `--until=${until}`]);
    const range = [`--max-count=${size}`, `--skip=${skip}`, ...limits, commit];
    const { stdout } = await git.run('rev-list', ...range, '--', ...compact([path]));
    return stdout.split('\n').filter(Boolean);
  });
}

/**
 * Lists commits as git simplifies the history of a path; `undefined` if there are too many:
 * https://git-scm.com/docs/git-log#_history_simplification
 */
async function walk(git: BareRepository, start: string, count: number, path: string | undefined) {
  const listed: string[] = [];
  const known = new Set<string>();
  const next: { readonly id: string; readonly commit: Commit }[] = [];
  const add = async (id: string) => {
    const commit = known.has(id) ? undefined : await readCommit(git, id);
    known.add(id);
    if (!commit) return;
    const older = next.findIndex((other) => other.commit.committer.date < commit.committer.date);
    next.splice(older < 0 ? next.length : older, 0, { id, commit });
  };
  await add(start);
  for (let at = next.shift(); at && listed.length < count; at = next.shift()) {
    if (known.size > maxWalked) return undefined;
    const { parents } = at.commit;
    const same = path === undefined ? undefined : await findSame(git, at.commit, path);
    if (same === undefined) listed.push(at.id);
    for (const parent of same === undefined ? parents : same) await add(parent);
  }
  return listed;
}

/**
 * Returns the parents to follow if the commit doesn't change the content at `path`: one with the
 * same content, or none for a first commit without content. `undefined` if it changes the content.
 */
async function findSame(git: BareRepository, { tree, parents }: Commit, path: string) {
  const content = await findEntry(git, tree, path);
  for (const parent of parents)
    if ((await findEntry(git, (await readCommit(git, parent))?.tree, path)) === content)
      return [parent];
  return parents.length === 0 && content === '' ? [] : undefined;
}

async function findEntry(git: BareRepository, tree: string | undefined, path: string) {
  let found = { mode: '', id: tree ?? '' };
  for (const name of path.split('/').filter(Boolean)) {
    const entry = (await readTree(git, found.id)).get(name);
    if (!entry) return '';
    found = entry;
  }
  return `${found.mode} ${found.id}`;
}

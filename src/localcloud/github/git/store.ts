import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LocalRepository } from '../state/state.ts';
import { nothing } from './refs.ts';
import { openBareRepository } from './repository.ts';
import { checkGit, gitEnvironment, runGit } from './run-git.ts';
import { changeTree, writeCommit } from './trees.ts';
import type { BareRepository } from './types.ts';

export type RepositoryStore = ReturnType<typeof createRepositoryStore>;

export function createRepositoryStore(
  folder: string | undefined,
  checkouts: ReadonlyMap<LocalRepository, string>,
) {
  const opened = new Map<LocalRepository, Promise<BareRepository>>();
  let temporary: Promise<string> | undefined;
  const findFolder = () => {
    if (folder) return folder;
    temporary ??= mkdtemp(path.join(os.tmpdir(), 'site-deploy-git-'));
    return temporary;
  };
  const getPath = async (fullName: string) => path.join(await findFolder(), `${fullName}.git`);

  async function start(repository: LocalRepository): Promise<BareRepository> {
    if (folder || checkouts.has(repository)) await checkGit();
    const { fullName, defaultBranch } = repository;
    const git = openBareRepository(fullName, await getPath(fullName), defaultBranch);
    if (git.listRefs('refs/').length === 0)
      await fillRepository(git, defaultBranch, checkouts.get(repository));
    return git;
  }

  return {
    open(repository: LocalRepository) {
      const known = opened.get(repository) ?? start(repository);
      opened.set(repository, known);
      return known;
    },
    async move(repository: LocalRepository) {
      const git = await opened.get(repository);
      if (!git) return;
      git.close();
      opened.delete(repository);
      const folder = await getPath(repository.fullName);
      await mkdir(path.dirname(folder), { recursive: true });
      await rename(git.folder, folder);
    },
    async close() {
      for (const git of opened.values()) (await git).close();
      if (temporary) await rm(await temporary, { recursive: true, force: true });
    },
  };
}

async function fillRepository(
  git: BareRepository,
  defaultBranch: string,
  checkout: string | undefined,
): Promise<void> {
  const ref = `refs/heads/${defaultBranch}`;
  const head = checkout && (await copyHistory(git, checkout));
  if (git.readRef(ref)) return;
  const commit = head || (await writeFirst(git, checkout));
  git.moveRef(ref, nothing, commit);
}

/**
 * Copies a checkout's branches and tags.
 * @returns the checked-out commit; empty if there is none, or if the folder isn't the root of a
 *   checkout
 */
async function copyHistory(git: BareRepository, checkout: string): Promise<string> {
  // Allow a checkout that belongs to another user.
  const trusted = ['-c', 'safe.directory=*'];
  const top = await runGit(checkout, [...trusted, 'rev-parse', '--verify', '--quiet', 'HEAD']);
  const inside = await runGit(checkout, [...trusted, 'rev-parse', '--show-prefix']);
  if (top.code !== 0 || inside.stdout.trim() !== '') return '';
  const refs = [
    '+HEAD:refs/checkout/head',
    '+refs/heads/*:refs/heads/*',
    '+refs/tags/*:refs/tags/*',
  ];
  const fetched = await git.run(
    'fetch',
    '--quiet',
    '--update-shallow',
    '--no-write-fetch-head',
    '--upload-pack=git -c safe.directory=* upload-pack',
    checkout,
    ...refs,
  );
  const head = git.readRef('refs/checkout/head') ?? '';
  if (head) git.moveRef('refs/checkout/head', head, nothing);
  if (fetched.code === 0) return head;
  return '';
}

async function writeFirst(git: BareRepository, checkout: string | undefined): Promise<string> {
  const person = {
    name: 'octocat',
    email: 'octocat@users.noreply.github.com',
    date: new Date().toISOString(),
  };
  const commit = { parents: [], author: person, committer: person, message: 'Initial commit' };
  if (!checkout) {
    const id = git.writeObject('blob', Buffer.from(`# ${git.name.split('/')[1]}\n`));
    const files = new Map([['README.md', { mode: '100644', id }]]);
    return writeCommit(git, { ...commit, tree: await changeTree(git, undefined, files) });
  }
  const environment = {
    ...gitEnvironment,
    GIT_DIR: git.folder,
    GIT_WORK_TREE: checkout,
    GIT_INDEX_FILE: `${git.folder}/index`,
  };
  await runGit(checkout, ['-c', 'core.bare=false', 'add', '--all'], environment);
  const tree = await runGit(checkout, ['write-tree'], environment);
  return writeCommit(git, { ...commit, tree: tree.stdout.trim() });
}

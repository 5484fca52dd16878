import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LocalRepository } from '../state.ts';
import type { BareRepository } from './bare-repository.ts';
import { fillRepository } from './fill.ts';
import { openBareRepository } from './repository.ts';
import { checkGit } from './run-git.ts';

/** The bare repositories, opened on demand: most deployments never need them. */
export interface RepositoryStore {
  open(repository: LocalRepository): Promise<BareRepository>;
  move(repository: LocalRepository): Promise<void>;
  close(): Promise<void>;
}

export function createRepositoryStore(
  folder: string | undefined,
  checkouts: ReadonlyMap<LocalRepository, string>,
): RepositoryStore {
  const opened = new Map<LocalRepository, Promise<BareRepository>>();
  let temporary: Promise<string> | undefined;
  const findFolder = () => {
    if (folder) return folder;
    temporary ??= mkdtemp(path.join(os.tmpdir(), 'site-deploy-git-'));
    return temporary;
  };
  const getPath = async (fullName: string) => path.join(await findFolder(), `${fullName}.git`);

  async function start(repository: LocalRepository): Promise<BareRepository> {
    await checkGit();
    const { fullName, defaultBranch } = repository;
    const git = openBareRepository(fullName, await getPath(fullName), defaultBranch);
    if (git.listRefs('refs/').length === 0)
      await fillRepository(git, defaultBranch, checkouts.get(repository));
    return git;
  }

  return {
    open(repository) {
      const known = opened.get(repository) ?? start(repository);
      opened.set(repository, known);
      return known;
    },
    async move(repository) {
      const git = await opened.get(repository);
      if (!git) return;
      git.close();
      opened.delete(repository);
      await rename(git.folder, await getPath(repository.fullName));
    },
    async close() {
      for (const git of opened.values()) (await git).close();
      if (temporary) await rm(await temporary, { recursive: true, force: true });
    },
  };
}

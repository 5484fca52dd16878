import type { RepositoryStore } from '../git/store.ts';
import { type LocalRepository, toUserId } from '../state/state.ts';

/**
 * Creates functions that rename and transfer repositories. Former names redirect to the new ones.
 */
export function createMoves(known: Map<string, LocalRepository>, { move }: RepositoryStore) {
  const former = new Map<string, LocalRepository>();
  const owners = new Map<string, number>();
  const getOwnerId = (login: string): number => {
    const start = `${login.toLowerCase()}/`;
    const theirs = [...known].find(([fullName]) => fullName.startsWith(start))?.[1];
    const id = theirs?.ownerId ?? owners.get(start) ?? toUserId(login);
    owners.set(start, id);
    return id;
  };
  /**
   * Moves a repository with its webhooks, variables, secrets and environments. Secrets of the
   * former organisation don't move.
   */
  const transfer = async (fullName: string, owner: string, name = fullName.split('/')[1] ?? '') => {
    const repository = known.get(fullName.toLowerCase());
    if (!repository) return;
    const id = getOwnerId(owner);
    known.delete(fullName.toLowerCase());
    former.set(fullName.toLowerCase(), repository);
    if (id !== repository.ownerId) repository.organizationSecrets.clear();
    repository.ownerId = id;
    repository.fullName = `${owner}/${name}`;
    for (const run of repository.runs)
      if (run.repository.toLowerCase() === fullName.toLowerCase())
        run.repository = repository.fullName;
    // Since 15 July 2026, GitHub switches to subjects with ids when a repository is renamed or
    // transferred.
    repository.subject.prefix = `repo:${owner}@${repository.ownerId}/${name}@${repository.id}`;
    known.set(repository.fullName.toLowerCase(), repository);
    await move(repository);
  };
  return {
    getOwnerId,
    transfer,
    rename: (fullName: string, name: string) =>
      transfer(fullName, fullName.split('/')[0] ?? '', name),
    find: (fullName: string) => former.get(fullName.toLowerCase()),
  };
}

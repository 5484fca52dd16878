import { isRefName, nothing } from '../git/refs.ts';
import type { RepositoryStore } from '../git/store.ts';
import {
  type Answered,
  created,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  refused,
} from '../rest/call.ts';
import { text } from '../rest/values.ts';
import { changeSettings } from '../state/repository-settings.ts';
import { type LocalRepository, toUserId } from '../state/state.ts';
import { toApiRepository } from './events.ts';
import { closePulls } from './pulls.ts';

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

/** Renames the repository, and changes its settings. */
async function change({ repository, body, moves, permissions }: GitHubCall) {
  if (body.name) await moves.rename(repository.fullName, text(body.name));
  changeSettings(repository.settings, body);
  return ok(toApiRepository(repository, permissions));
}

async function transfer({ repository, body, moves }: GitHubCall) {
  const json = toApiRepository(repository);
  await moves.transfer(repository.fullName, text(body.new_owner));
  return { status: 202, json };
}

/**
 * Renames a branch. Retargets open pull requests into it, and closes those from it:
 * https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/managing-branches-in-your-repository/renaming-a-branch
 */
async function renameBranch(call: GitHubCall): Promise<Answered> {
  const { repository, git, parts, body } = call;
  const [from = ''] = parts;
  const to = text(body.new_name);
  const before = `refs/heads/${from}`;
  const after = `refs/heads/${to}`;
  const id = git.readRef(before);
  if (!id) return noSuchThing;
  if (!isRefName(after) || git.readRef(after))
    return refused(422, `Could not rename the branch to ${to}.`);
  git.moveRef(after, nothing, id);
  git.moveRef(before, id, nothing);
  repository.renamedBranches.set(from, to);
  for (const { pull, state } of repository.issues)
    if (pull?.base === from && state === 'open') pull.base = to;
  const removal = { ref: before, before: id, after: nothing, deleted: true };
  const events = await closePulls(call, { name: 'push', payload: removal });
  if (repository.defaultBranch === from) {
    repository.defaultBranch = to;
    git.setHead(after);
  }
  return created({ name: to, commit: { sha: id }, protected: false }, events);
}

export const moveRoutes: GitHubRoutes = {
  'PATCH ': change,
  'POST /transfer': transfer,
  'POST /branches/{+rest}/rename': renameBranch,
};

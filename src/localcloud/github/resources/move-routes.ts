import { isRefName, nothing } from '../git/refs.ts';
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
import { toApiRepository } from './events.ts';
import { closePulls } from './pulls.ts';

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

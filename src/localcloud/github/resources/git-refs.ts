import { toApiRef } from '../git/formats.ts';
import { isIn } from '../git/history.ts';
import { collides, isRefName, nothing } from '../git/refs.ts';
import {
  type Answered,
  type GitHubCall,
  type GitHubRoutes,
  noSuchThing,
  ok,
  paged,
  pushEvent,
  refused,
} from '../rest/call.ts';
import { text } from '../rest/values.ts';
import { findRefusal } from './rules.ts';

const updateFailed = refused(422, 'Reference update failed');

export async function createRef(call: GitHubCall): Promise<Answered> {
  const { git, body } = call;
  const [ref, id] = [text(body.ref), text(body.sha)];
  const forbidden = findRefusal(call, ref, 'creation');
  if (forbidden) return refused(422, forbidden);
  if (!/^refs\/.*\//.test(ref))
    return refused(422, 'Reference name must contain at least three slash-separated components.');
  if (!isRefName(ref)) return refused(422, `${ref} is not a valid ref name.`);
  if (git.readRef(ref)) return refused(422, 'Reference already exists');
  if (!(await git.readObject(id))) return refused(422, 'Object does not exist');
  if (collides(git.folder, ref) || !git.moveRef(ref, nothing, id)) return updateFailed;
  return {
    status: 201,
    json: await toApiRef(call, { ref, id }),
    events: [await pushEvent(git, { ref, before: nothing, after: id })],
  };
}

async function update(call: GitHubCall) {
  const { git, body, parts } = call;
  const [ref, id] = [`refs/${parts[0]}`, text(body.sha)];
  const forbidden = findRefusal(call, ref, 'update');
  if (forbidden) return refused(422, forbidden);
  const before = git.readRef(ref);
  if (!before) return refused(422, 'Reference does not exist');
  if (!(await git.readObject(id))) return refused(422, 'Object does not exist');
  const isForward = await isIn(git, before, id);
  if (!isForward && body.force !== true) return refused(422, 'Update is not a fast forward');
  if (!git.moveRef(ref, before, id)) return updateFailed;
  const json = await toApiRef(call, { ref, id });
  if (before === id) return ok(json);
  return { status: 200, json, events: [await pushEvent(git, { ref, before, after: id })] };
}

async function remove(call: GitHubCall) {
  const { repository, git, parts } = call;
  const ref = `refs/${parts[0]}`;
  const forbidden = findRefusal(call, ref, 'deletion');
  if (forbidden) return refused(422, forbidden);
  const before = git.readRef(ref);
  if (!before) return refused(422, 'Reference does not exist');
  if (ref === `refs/heads/${repository.defaultBranch}`)
    return refused(422, 'Cannot delete the default branch');
  if (!git.moveRef(ref, before, nothing)) return updateFailed;
  return { status: 204, events: [await pushEvent(git, { ref, before, after: nothing })] };
}

/**
 * Lists tags by name, in descending order:
 * https://docs.github.com/rest/repos/repos#list-repository-tags
 */
async function listTags(call: GitHubCall) {
  const { git, repository } = call;
  const address = `https://api.github.com/repos/${repository.fullName}/commits`;
  const found = git.listRefs('refs/tags/').map(async ({ ref }) => {
    const sha = await git.resolve(ref);
    return { name: ref.slice('refs/tags/'.length), commit: { sha, url: `${address}/${sha}` } };
  });
  return paged((await Promise.all(found)).toReversed(), call);
}

export const refRoutes: GitHubRoutes = {
  'GET /git/ref/{+rest}': async (call) => {
    const ref = `refs/${call.parts[0]}`;
    const id = call.git.readRef(ref);
    if (!id) return noSuchThing;
    return ok(await toApiRef(call, { ref, id }));
  },
  'GET /git/matching-refs/{+rest}': async (call) => {
    const found = call.git.listRefs(`refs/${call.parts[0]}`);
    return ok(await Promise.all(found.map((item) => toApiRef(call, item))));
  },
  'GET /tags': listTags,
  'POST /git/refs': createRef,
  'PATCH /git/refs/{+rest}': update,
  'DELETE /git/refs/{+rest}': remove,
};

import { portalAnswer } from '../release/ask-portal.ts';
import { isKnownAncestor } from '../release/look-deployment.ts';
import type { Rest } from '../story.ts';
import { wasReleased } from './look-finishing.ts';
import type { RequestView } from './look-request.ts';
import type { RequestStep } from './sight.ts';
import type { RequestWorld } from './world.ts';

/** Reports to the portal that a live commit contains a request's change and its texts. */
export async function tellCommit(
  { commit, holds }: Extract<RequestStep, { readonly do: 'tell-commit' }>,
  { request, task }: Pick<RequestView, 'request' | 'task'>,
  world: RequestWorld,
): Promise<Rest | undefined> {
  const { portal, config, deps } = world;
  const { id: siteId } = config.site;
  const options = { signal: deps.signal };
  const isIn = async (one: string, other: string) =>
    one === other || (await isKnownAncestor({ ...world, mayReport: false }, one, other));
  const told = [holds];
  for (const one of await textCommits(world, request.id)) {
    const isHeld =
      (await isIn(one, commit)) ||
      (await wasReleased(task?.pulls ?? [], config, (head) => isIn(one, head)));
    if (isHeld) told.push(one);
  }
  await portalAnswer(world, portal.environments.tellCommit(siteId, commit, told, options));
  const { status } = await portalAnswer(world, portal.requests.get(siteId, request.id, options));
  // The portal decides; if it doesn't advance the request, reporting again won't help.
  if (status !== request.status) return undefined;
  return { kind: 'machine', what: 'The portal has not seen the deployment yet.' };
}

/** Lists commits that contain texts of a request. */
async function textCommits(world: RequestWorld, requestId: string): Promise<string[]> {
  const { portal, config, deps } = world;
  const query = { requestId, status: 'committed' } as const;
  const { texts } = await portalAnswer(
    world,
    portal.texts.list(config.site.id, query, { signal: deps.signal }),
  );
  const found = texts.flatMap(({ overrides = [] }) =>
    overrides.flatMap(({ commitSha }) => commitSha ?? []),
  );
  return [...new Set(found)];
}

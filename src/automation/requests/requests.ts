import { type Issue, listIssues } from '../../clients/github/issues.ts';
import { type DevelopmentRequest, hasEnded } from '../../contracts/portal/development-request.ts';
import { portalAnswer } from '../release/ask-portal.ts';
import { advance, type End } from '../story.ts';
import { applyRequestStep } from './apply-request.ts';
import { issuesOf, lookAtRequest, type RequestView, wasDeclined } from './look-request.ts';
import { planRequest } from './plan-request.ts';
import type { RequestStep } from './sight.ts';
import type { RequestWorld } from './world.ts';

/** Outcome of a request. */
export interface RequestEnd {
  readonly request: DevelopmentRequest;
  readonly end: End;
}

/**
 * Advances every request of the site as far as possible, in order of submission. If interrupted,
 * the next run resumes.
 * @param only id of a single request
 * @throws SiteDeployError `GITHUB_*`, `PORTAL_*`
 */
export async function advanceRequests(
  world: RequestWorld,
  {
    waitMs,
    dryRun,
    only,
  }: { readonly waitMs: number; readonly dryRun?: boolean; readonly only?: string },
): Promise<RequestEnd[]> {
  const ends: RequestEnd[] = [];
  for (const id of only === undefined ? await unfinished(world) : [only]) {
    let last: DevelopmentRequest | undefined;
    const story = {
      async look() {
        const view = await lookAtRequest(world, id);
        last = view.request;
        return view;
      },
      plan: planRequest,
      apply: (step: RequestStep, view: RequestView) => applyRequestStep(step, view, world, waitMs),
    };
    const end = await advance(story, { deps: world.deps, waitMs, dryRun: dryRun ?? false });
    if (last) ends.push({ request: last, end });
  }
  return ends;
}

/** Lists requests that are open, or closed with leftovers; oldest first. */
async function unfinished(world: RequestWorld): Promise<string[]> {
  const { portal, config, deps } = world;
  const [{ requests }, issues] = await Promise.all([
    portalAnswer(world, portal.requests.list(config.site.id, {}, { signal: deps.signal })),
    listIssues(world.github, world.repository),
  ]);
  return requests
    .filter((request) => !hasEnded(request.status) || hasLeft(request, issues))
    .map(({ id }) => id);
}

function hasLeft(request: DevelopmentRequest, issues: readonly Issue[]): boolean {
  if (issuesOf(request, issues).some(({ open }) => open)) return true;
  return wasDeclined(request) && request.pullRequestNumber !== undefined;
}

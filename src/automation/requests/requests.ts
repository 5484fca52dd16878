import { type Issue, listIssues } from '../../clients/github/issues.ts';
import { type DevelopmentRequest, isClosed } from '../../contracts/portal/development-request.ts';
import { advance, type FlowOutcome } from '../reconcile.ts';
import { portalAnswer } from '../release/read-portal.ts';
import { applyRequestStep } from './apply-request.ts';
import type { RequestsContext } from './context.ts';
import { planRequest } from './plan-request.ts';
import {
  findRequestIssues,
  type RequestSnapshot,
  readRequestSnapshot,
  wasDeclined,
} from './read-request.ts';
import type { RequestStep } from './state.ts';

/** Outcome of a request. */
export interface RequestOutcome {
  readonly request: DevelopmentRequest;
  readonly end: FlowOutcome;
}

/**
 * Advances every request of the site as far as possible, in order of submission. If interrupted,
 * the next run resumes.
 * @param only id of a single request
 * @throws SiteDeployError `GITHUB_*`, `PORTAL_*`
 */
export async function advanceRequests(
  context: RequestsContext,
  options: { readonly waitMs: number; readonly dryRun?: boolean; readonly only?: string },
): Promise<RequestOutcome[]> {
  const { waitMs, dryRun, only } = options;
  const outcomes: RequestOutcome[] = [];
  for (const id of only === undefined ? await unfinished(context) : [only]) {
    let last: DevelopmentRequest | undefined;
    const flow = {
      async observe() {
        const snapshot = await readRequestSnapshot(context, id);
        last = snapshot.request;
        return snapshot;
      },
      plan: planRequest,
      apply: (step: RequestStep, snapshot: RequestSnapshot) =>
        applyRequestStep(step, snapshot, context, waitMs),
    };
    const end = await advance(flow, { deps: context.deps, waitMs, dryRun: dryRun ?? false });
    if (last) outcomes.push({ request: last, end });
  }
  return outcomes;
}

/** Lists requests that are open, or closed with leftovers; oldest first. */
async function unfinished(context: RequestsContext): Promise<string[]> {
  const { portal, config, deps } = context;
  const [{ requests }, issues] = await Promise.all([
    portalAnswer(
      context,
      portal.call('listRequests', { siteId: config.site.id }, { signal: deps.signal }),
    ),
    listIssues(context.github, context.repository),
  ]);
  return requests
    .filter((request) => !isClosed(request.status) || hasLeft(request, issues))
    .map((item) => item.id);
}

function hasLeft(request: DevelopmentRequest, issues: readonly Issue[]): boolean {
  if (findRequestIssues(request, issues).some((findRequestIssue) => findRequestIssue.open))
    return true;
  return wasDeclined(request) && request.pullRequestNumber !== undefined;
}

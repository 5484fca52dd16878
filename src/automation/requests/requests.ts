import { type Issue, listIssues } from '../../clients/github/issues.ts';
import { type DevelopmentRequest, isClosed } from '../../contracts/portal/development-request.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count } from '../../shared/units.ts';
import { advance, type FlowOutcome } from '../reconcile.ts';
import { askPortal } from '../release/read-portal.ts';
import { applyRequestStep } from './apply-request.ts';
import type { RequestsContext } from './context.ts';
import { notifyPeople } from './notice.ts';
import { planRequest } from './plan-request.ts';
import { releaseBehind } from './read-finishing.ts';
import {
  findRequestIssues,
  type RequestSnapshot,
  readRequestSnapshot,
  wasDeclined,
} from './read-request.ts';
import type { RequestStep } from './state.ts';

export interface RequestOutcome {
  readonly request: DevelopmentRequest;
  readonly end: FlowOutcome;
  /** Why it failed; the other requests were advanced all the same. */
  readonly error?: SiteDeployError;
}

/**
 * Advances every request of the site, or `only` one, as far as possible, in order of submission.
 * A request that fails doesn't stop the rest: its outcome has the error.
 * @throws SiteDeployError `GITHUB_*`, `PORTAL_*`
 */
export async function advanceRequests(
  context: RequestsContext,
  options: { readonly waitMs: number; readonly dryRun?: boolean; readonly only?: string },
): Promise<RequestOutcome[]> {
  const { only, ...patience } = options;
  if (only) return compact([await advanceRequest(context, patience, only)]);
  const outcomes: RequestOutcome[] = [];
  for (const request of await listUnfinished(context)) {
    const outcome = await advanceRequest(context, patience, request.id, request);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

/** Advances one request. @param listed makes a failure an outcome, so that the rest go on */
async function advanceRequest(
  context: RequestsContext,
  patience: { readonly waitMs: number; readonly dryRun?: boolean },
  id: string,
  listed?: DevelopmentRequest,
): Promise<RequestOutcome | undefined> {
  const { deps } = context;
  let seen: RequestSnapshot | undefined;
  const flow = {
    async observe() {
      seen = await readRequestSnapshot(context, id);
      return seen;
    },
    plan: planRequest,
    apply: (step: RequestStep, snapshot: RequestSnapshot) =>
      applyRequestStep(step, snapshot, context, patience.waitMs),
  };
  try {
    const end = await advance(flow, { ...patience, deps });
    if (!seen) return undefined;
    if (!patience.dryRun) await notifyPeople(context, seen, end);
    return { request: seen.request, end };
  } catch (thrown) {
    deps.signal.throwIfAborted();
    const request = seen?.request ?? listed;
    if (!request || !listed) throw thrown;
    const error = SiteDeployError.from(thrown);
    const what = `${error.message} [${error.code}]`;
    return { request, end: { kind: 'person', what, done: [] }, error };
  }
}

/** The failure of a run in which requests failed, naming the first; `undefined` if none did. */
export function findFailure(outcomes: readonly RequestOutcome[]): SiteDeployError | undefined {
  const failed = outcomes.filter((outcome) => outcome.error);
  const [first] = failed;
  if (!first?.error) return undefined;
  const { code, message, remedy, facts, problems } = first.error;
  const others = failed.length > 1 ? ` So did ${count(failed.length - 1, 'other request')}.` : '';
  const title = plainText(first.request.title);
  return new SiteDeployError(code, `The request "${title}" failed: ${message}${others}`, {
    cause: first.error,
    remedy,
    facts,
    problems,
  });
}

/** Open requests, and closed ones with leftovers; oldest first. */
async function listUnfinished(context: RequestsContext): Promise<DevelopmentRequest[]> {
  const [{ requests }, issues] = await Promise.all([
    askPortal(context, 'listRequests', {}),
    listIssues(context.github, context.repository),
  ]);
  const unpublished = await findUnpublished(context, requests);
  return requests.filter(
    (item) => !isClosed(item.status) || hasLeft(item, issues) || item.id === unpublished?.id,
  );
}

/**
 * The last completed request, if its release is merged but still a draft, which isn't visible
 * otherwise.
 */
async function findUnpublished(
  context: RequestsContext,
  requests: readonly DevelopmentRequest[],
): Promise<DevelopmentRequest | undefined> {
  const last = requests.findLast((item) => item.status === 'completed' && item.mergeCommit);
  if (!last) return undefined;
  const { mergeCommit } = last;
  const change = { mergeCommit, needsApproval: true, isReleased: true };
  if (await releaseBehind(context, last, change)) return last;
  return undefined;
}

function hasLeft(request: DevelopmentRequest, issues: readonly Issue[]): boolean {
  if (findRequestIssues(request, issues).some((findRequestIssue) => findRequestIssue.open))
    return true;
  return wasDeclined(request) && Boolean(request.pullRequestNumber);
}

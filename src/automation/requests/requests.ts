import { branchesFrom, branchesLike } from '../../clients/github/branches.ts';
import { type Issue, listIssues } from '../../clients/github/issues.ts';
import { type DevelopmentRequest, isClosed } from '../../contracts/portal/development-request.ts';
import { compact } from '../../shared/compact.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readLive } from '../../shared/live-site/probe.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count } from '../../shared/units.ts';
import type { RequestsContext } from '../context.ts';
import { openPass } from '../pass.ts';
import type { FlowOutcome, Patience } from '../reconcile.ts';
import { listRequests, readPortalDeployments } from '../release/read-portal.ts';
import { raiseVersions } from '../release/release.ts';
import { advanceWatching } from '../watch.ts';
import { agentBranch, agentBranches } from './agents/find-agent.ts';
import { applyRequestStep } from './apply-request.ts';
import { notifyPeople } from './notice.ts';
import { planRequest } from './plan-request.ts';
import { wasDeclined } from './read-change.ts';
import { releaseBehind } from './read-pull.ts';
import { findRequestIssues, type RequestSnapshot, readRequestSnapshot } from './read-request.ts';
import type { RequestStep } from './state.ts';

export interface RequestOutcome {
  readonly request: DevelopmentRequest;
  readonly end: FlowOutcome;
  /** Number of times the agent was started in the last 24 hours, and the limit. */
  readonly starts?: { readonly used: number; readonly allowed: number } | undefined;
  readonly error?: SiteDeployError;
}

/**
 * Advances each unfinished request, or with `only`, the one with this id. The failure of a request
 * doesn't stop the others.
 */
export async function advanceRequests(
  opened: RequestsContext,
  { only, ...patience }: Patience & { readonly only?: string },
): Promise<RequestOutcome[]> {
  const context = openPass(opened);
  if (!patience.dryRun) await raiseVersions(context);
  if (only) return compact([await advanceRequest(context, patience, only)]);
  const outcomes: RequestOutcome[] = [];
  for (const request of await listUnfinished(context)) {
    const outcome = await advanceRequest(context, patience, request.id, request);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

async function advanceRequest(
  context: RequestsContext,
  patience: Patience,
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
    const end = await advanceWatching(context, flow, patience);
    if (!seen) return undefined;
    if (!patience.dryRun) await notifyPeople(context, seen, end);
    const { request, work, policy } = seen;
    const starts = work && { used: work.starts, allowed: policy.startsPerDay };
    return { request, end, starts };
  } catch (thrown) {
    deps.signal.throwIfAborted();
    const request = seen?.request ?? listed;
    if (!request || !listed) throw thrown;
    const error = SiteDeployError.from(thrown);
    const what = `${error.message} [${error.code}]`;
    return { request, end: { kind: 'person', what, done: [] }, error };
  }
}

export function findFailure(outcomes: readonly RequestOutcome[]): SiteDeployError | undefined {
  const failed = outcomes.filter((outcome) => outcome.error);
  const [first] = failed;
  if (!first?.error) return undefined;
  const { code, message, remedy, facts, problems } = first.error;
  const title = plainText(first.request.title);
  let others = '';
  if (failed.length > 1) others = ` So did ${count(failed.length - 1, 'other request')}.`;
  return new SiteDeployError(code, `The request "${title}" failed: ${message}${others}`, {
    cause: first.error,
    remedy,
    facts,
    problems,
  });
}

async function listUnfinished(context: RequestsContext): Promise<DevelopmentRequest[]> {
  const { repository } = context;
  const [requests, issues, branches] = await Promise.all([
    listRequests(context),
    listIssues(repository),
    branchesFrom(repository, agentBranches),
  ]);
  const unpublished = await findUnpublished(context, requests);
  return requests.filter(
    (item) =>
      !isClosed(item.status) ||
      hasLeft(item, issues) ||
      branches.includes(agentBranch(item.issueNumber ?? 0)) ||
      item.id === unpublished?.id,
  );
}

/**
 * Finds the last completed request if its release on GitHub is still a draft. Neither the status of
 * the request nor its issue shows this.
 */
async function findUnpublished(context: RequestsContext, requests: readonly DevelopmentRequest[]) {
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

/**
 * Returns whether Preview is still live although none of its branches exists. If a branch is
 * deleted with a job's token, GitHub doesn't start the run that would close Preview.
 */
export async function isPreviewLeft(context: RequestsContext): Promise<boolean> {
  const { repository, config, deps } = context;
  const { branches, url: configured } = config.environments.preview;
  if ((await branchesLike(repository, branches)).length > 0) return false;
  const deployments = await readPortalDeployments(context);
  const live = await readLive(configured ?? deployments?.get('Preview')?.url, deps);
  return live?.slug === config.site.slug && live.environment === 'Preview';
}

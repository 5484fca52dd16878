import { type RequestStatus, requestMoves } from '../../../portal/contract/development-request.ts';
import type { Context } from '../context.ts';
import { releaseOf } from '../store/releases.ts';
import {
  historyOf,
  insertHistory,
  type RequestRow,
  requestInProcess,
  requestOf,
  requestsOf,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { recordActivity } from '../store/statistics.ts';
import { publishOfRequest } from '../store/texts.ts';
import type { StoredDeployment } from '../types.ts';

/** A type, not an interface: it has to fit the open records of the contract. */
export type Move = {
  readonly requestId: string;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
};

/**
 * Why a request may not move, or `undefined` where it may. Spec: States and transitions; one request at a time per site, the others in
 * the order in which they were submitted.
 */
export function refusalOfMove(
  { database }: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
): string | undefined {
  const from = request.status;
  if (!requestMoves[from].includes(to)) {
    const allowed = requestMoves[from].join(', ');
    return `A request that is ${from} can not become ${to}${allowed === '' ? '' : `, only ${allowed}`}.`;
  }
  if (to === 'in-progress') {
    const current = requestInProcess(database, site.id);
    if (current !== undefined)
      return `It waits for "${current.title}" (${current.id}): one request is processed at a time.`;
    const first = requestsOf(database, site.id).find(({ status }) => status === 'triage');
    if (first !== undefined && first.id !== request.id) return `"${first.title}" (${first.id}) is first in order.`;
  }
  if (to === 'in-review') {
    const started = historyOf(database, request.id).findLast(({ status }) => status === 'in-progress')?.at ?? '';
    const deployed = releaseOf(database, site.id, 'Preview')?.deployed_at ?? '';
    if (deployed < started || deployed === '')
      return 'Nothing was deployed to Preview since the request is in progress.';
  }
  if (to === 'completed') {
    const approved = request.approved_at ?? (site.settings.deployment.requireApproval ? undefined : request.updated_at);
    if (approved === undefined) return 'It has not been approved.';
    if ((releaseOf(database, site.id, 'Production')?.deployed_at ?? '') < approved) {
      return 'Nothing was deployed to Production since it was approved.';
    }
  }
  return undefined;
}

/**
 * Moves a request that may move, with what follows from it: the event, the statistics, and the next request in order, where the site
 * became free.
 * @returns every request that moved
 */
export function moveRequest(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
  by: string,
  reason?: string,
): Move[] {
  const { database, timestamp, emit } = context;
  const at = timestamp();
  updateRequest(database, request.id, { status: to }, at);
  insertHistory(database, request.id, { status: to, at, by, reason });
  if (to === 'completed') {
    publishOfRequest(database, site.id, request.id);
    recordActivity(database, site.id, 'request-completed', at);
    emit(site, 'request.completed', { id: request.id, title: request.title, status: to });
  }
  const moved: Move = { requestId: request.id, from: request.status, to };
  return to === 'in-progress' || to === 'in-review' ? [moved] : [moved, ...startNext(context, site)];
}

/** Starts the first request in order, where its issue exists already and nothing else is processed. */
function startNext(context: Context, site: SiteRow): Move[] {
  const next = requestsOf(context.database, site.id).find(({ status }) => status === 'triage');
  if (next === undefined || next.issue_opened_at === null) return [];
  if (refusalOfMove(context, site, next, 'in-progress') !== undefined) return [];
  return moveRequest(context, site, next, 'in-progress', 'pipeline', 'Its turn has come.');
}

/** What a successful deployment means for the request that is processed. Spec: States and transitions. */
export function moveAfterDeployment(context: Context, site: SiteRow, deployment: StoredDeployment): Move[] {
  const request = requestInProcess(context.database, site.id);
  if (request === undefined) return [];
  if (deployment.environment === 'Preview') {
    // Another commit may be deployed to Preview meanwhile: only the change itself, or what it was merged into, counts.
    const isDeployed = request.merge_sha !== null || request.head_sha === deployment.commitSha;
    if (request.status !== 'in-progress' || !isDeployed) return [];
    return moveRequest(
      context,
      site,
      request,
      'in-review',
      'pipeline',
      `Deployed to Preview as ${deployment.version}.`,
    );
  }
  if (request.status !== 'in-review' || (request.approved_at === null && site.settings.deployment.requireApproval))
    return [];
  return moveRequest(
    context,
    site,
    request,
    'completed',
    'pipeline',
    `Deployed to Production as ${deployment.version}.`,
  );
}

/** Approves a request that is in review; it is completed with the next deployment to Production. The first approval counts. */
export function approve({ database, timestamp }: Context, request: RequestRow, by: string): void {
  if (request.approved_at !== null) return;
  const at = timestamp();
  updateRequest(database, request.id, { approved_at: at }, at);
  insertHistory(database, request.id, { status: request.status, at, by, reason: 'Approved.' });
}

/** The request again, as it is stored now. */
export function refreshed({ database }: Context, site: SiteRow, request: RequestRow): RequestRow {
  return requestOf(database, site.id, request.id) ?? request;
}

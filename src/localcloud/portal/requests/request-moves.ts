import type { Environment } from '../../../contracts/portal/deployment.ts';
import {
  isClosed,
  type RequestStatus,
  requestMoves,
  takesTurn,
} from '../../../contracts/portal/development-request.ts';
import type { Context } from '../api/context.ts';
import { recordActivity } from '../store/content.ts';
import { findRelease } from '../store/releases.ts';
import {
  findRequest,
  insertHistory,
  listHistory,
  listRequests,
  type RequestRow,
  requestInProcess,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { getChangeCommit, isDeployed } from './request-record.ts';
import { releaseTexts, withdrawTexts } from './text-moves.ts';

/**
 * Transition of a request. It is a type, because an interface wouldn't be assignable to
 * `Record<string, unknown>`.
 */
export type Move = {
  readonly requestId: string;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
};

/**
 * Returns why a request may not move; `undefined` if it may. Each site processes one request at a
 * time, in order.
 */
export function refusalOfMove(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
): string | undefined {
  const from = request.status;
  if (!requestMoves[from].includes(to)) {
    const allowed = requestMoves[from].join(', ');
    return `A request that is ${from} cannot become ${to}${allowed && `, only ${allowed}`}.`;
  }
  switch (to) {
    case 'triage':
      return refusalOfTriage(request);
    case 'in-progress':
      return refusalOfStart(context, site, request);
    case 'in-review':
      return refusalOfReview(context, site, request);
    case 'completed':
      return refusalOfCompletion(context, site, request);
    default:
      return undefined;
  }
}

function refusalOfTriage(request: RequestRow): string | undefined {
  if (request.classification !== undefined && request.automationPotential !== undefined)
    return undefined;
  return 'It must be analyzed first: set classification and automationPotential.';
}

function refusalOfStart(context: Context, site: SiteRow, request: RequestRow): string | undefined {
  const current = requestInProcess(context.database, site.id);
  if (current) {
    return `It waits for "${current.title}" (${current.id}): one request is processed at a time.`;
  }
  const first = listRequests(context.database, site.id).find(takesTurn);
  if (first && first.id !== request.id) return `"${first.title}" (${first.id}) comes first.`;
  if (request.issueNumber === undefined) return 'Its issue must be opened first: set issueNumber.';
  return undefined;
}

function refusalOfReview(context: Context, site: SiteRow, request: RequestRow): string | undefined {
  const change = getChangeCommit(request);
  if (change !== undefined) {
    if (isDeployed(context, site, request)) return undefined;
    return `The portal has no report that the Preview deployment contains its commit ${change}.`;
  }
  const history = listHistory(context.database, request.id);
  const started = history.findLast((item) => item.status === 'in-progress')?.at ?? '';
  const deployed = findRelease(context.database, site.id, 'Preview')?.deployedAt ?? '';
  if (deployed >= started && deployed !== '') return undefined;
  return 'Nothing has been deployed to Preview since the request moved to in-progress.';
}

function refusalOfCompletion(context: Context, site: SiteRow, request: RequestRow) {
  const since =
    request.approvedAt ??
    (site.settings.deployment.requireApproval ? undefined : request.updatedAt);
  if (!since) return 'It has not been approved.';
  const change = getChangeCommit(request);
  if (change !== undefined) {
    if (isDeployed(context, site, request, 'Production')) return undefined;
    return `The portal has no report that the Production deployment contains its commit ${change}.`;
  }
  if ((findRelease(context.database, site.id, 'Production')?.deployedAt ?? '') >= since)
    return undefined;
  return 'Nothing has been deployed to Production since it was approved.';
}

/**
 * Moves a request.
 * @returns all transitions, including the next request's if the site becomes free
 */
export function moveRequest(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
  actor: string,
  reason?: string,
): Move[] {
  const { database, timestamp, emit } = context;
  const at = timestamp();
  updateRequest(database, request.id, { status: to, waitsFor: null }, at);
  insertHistory(database, request.id, { status: to, at, actor, reason });
  if (to === 'completed') {
    releaseTexts(context, site, request);
    recordActivity(database, site.id, 'request-completed', at);
    emit(site, 'request.completed', { id: request.id, title: request.title, status: to });
  } else if (isClosed(to) && request.status !== 'completed') withdrawTexts(context, site, request);
  const moved: Move = { requestId: request.id, from: request.status, to };
  if (isClosed(to)) return [moved, ...startNext(context, site)];
  return [moved];
}

function startNext(context: Context, site: SiteRow): Move[] {
  const next = listRequests(context.database, site.id).find(takesTurn);
  if (!next || refusalOfMove(context, site, next, 'in-progress') !== undefined) return [];
  return moveRequest(context, site, next, 'in-progress', 'pipeline', 'It is next in line.');
}

/**
 * Moves the current request after a deployment, unless the request's commit is unknown. People then
 * have to move it, because any deployment could contain the change.
 */
export function moveOnDeployment(context: Context, site: SiteRow): Move[] {
  const request = requestInProcess(context.database, site.id);
  if (!request || getChangeCommit(request) === undefined) return [];
  if (request.status === 'in-progress') {
    const environment = (['Preview', 'Production'] as const).find((item) =>
      isDeployed(context, site, request, item),
    );
    if (!environment) return [];
    return moveAsDeployed(context, site, request, 'in-review', environment);
  }
  if (refusalOfMove(context, site, request, 'completed') !== undefined) return [];
  return moveAsDeployed(context, site, request, 'completed', 'Production');
}

function moveAsDeployed(
  context: Context,
  site: SiteRow,
  request: RequestRow,
  to: RequestStatus,
  environment: Environment,
): Move[] {
  const release = findRelease(context.database, site.id, environment);
  const reason = `Deployed to ${environment} as ${release?.version ?? 'an unknown version'}.`;
  const moves = moveRequest(context, site, request, to, 'pipeline', reason);
  // Repeat, because the deployment may also allow the next move of this or the next request.
  return [...moves, ...moveOnDeployment(context, site)];
}

export function refreshed(context: Context, site: SiteRow, request: RequestRow): RequestRow {
  return findRequest(context.database, site.id, request.id) ?? request;
}

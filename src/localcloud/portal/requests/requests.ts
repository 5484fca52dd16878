import { type DevelopmentRequest, processing } from '../../../portal/contract/development-request.ts';
import { operations } from '../../../portal/contract/operations/operations.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../message.ts';
import { type Route, route } from '../route.ts';
import type { Database } from '../store/database.ts';
import {
  historyOf,
  insertRequest,
  type RequestChange,
  type RequestRow,
  requestOf,
  requestsOf,
  updateRequest,
} from '../store/requests.ts';
import type { SiteRow } from '../store/sites.ts';
import { recordActivity } from '../store/statistics.ts';
import { nameOf } from '../texts/texts.ts';
import { approve, moveRequest, refreshed, refusalOfMove } from './request-moves.ts';

/** Spec: Development request; the endpoints are decided. */
export function requestRoutes(context: Context): Route[] {
  const { database, timestamp, emit } = context;

  function requestOrRefuse(site: SiteRow, id: string): RequestRow {
    const request = requestOf(database, site.id, id);
    if (request === undefined)
      throw new Refusal('not_found', `The site "${site.slug}" has no development request "${id}".`);
    return request;
  }

  return [
    route(operations.listRequests, ({ site, query }) => {
      const requests = requestsOf(database, site.id)
        .filter(({ status }) => query.status === undefined || status === query.status)
        .map((request) => recordOf(database, site, request));
      return { body: { requests, total: requests.length } };
    }),

    route(operations.createRequest, ({ site, body, caller }) => {
      const at = timestamp();
      const id = insertRequest(database, site.id, { ...body, requester: nameOf(caller) }, at);
      recordActivity(database, site.id, 'request-created', at);
      emit(site, 'request.created', { id, title: body.title, status: 'submitted' });
      return { body: { success: true, request: recordOf(database, site, requestOrRefuse(site, id)) } };
    }),

    route(operations.getRequest, ({ site, parameters }) => ({
      body: recordOf(database, site, requestOrRefuse(site, parameters.requestId)),
    })),

    route(operations.patchRequest, ({ site, parameters, body, caller }) => {
      const request = requestOrRefuse(site, parameters.requestId);
      const change: RequestChange = {
        ...(body.classification && { classification: body.classification }),
        ...(body.automationPotential && { automation_potential: body.automationPotential }),
        ...(body.issueNumber && { issue_number: body.issueNumber }),
        ...(body.pullRequestNumber && { pull_request_number: body.pullRequestNumber }),
      };
      updateRequest(database, request.id, change, timestamp());
      if (body.status !== undefined) {
        if (body.status === 'rejected' && body.reason === undefined) {
          const message = 'Say why the request is rejected.';
          throw new Refusal('bad_request', 'The body is not valid.', { details: [{ field: 'reason', message }] });
        }
        const refusal = refusalOfMove(context, site, request, body.status);
        if (refusal !== undefined) throw new Refusal('conflict', refusal);
        moveRequest(context, site, request, body.status, nameOf(caller), body.reason);
      }
      return { body: { success: true, request: recordOf(database, site, refreshed(context, site, request)) } };
    }),

    route(operations.approveRequest, ({ site, parameters, caller }) => {
      const request = requestOrRefuse(site, parameters.requestId);
      if (request.status !== 'in-review') {
        throw new Refusal(
          'conflict',
          `Only a request that is in-review can be approved; this one is ${request.status}.`,
        );
      }
      approve(context, request, nameOf(caller));
      return { body: { success: true, request: recordOf(database, site, refreshed(context, site, request)) } };
    }),
  ];
}

function recordOf(database: Database, site: SiteRow, request: RequestRow): DevelopmentRequest {
  const before = requestsOf(database, site.id).filter(
    ({ status, sequence }) => processing.includes(status) || (status === 'triage' && sequence < request.sequence),
  );
  const position = request.status === 'triage' ? { position: before.length } : {};
  return {
    id: request.id,
    title: request.title,
    description: request.description,
    status: request.status,
    requester: request.requester,
    ...(request.classification && { classification: request.classification }),
    ...(request.automation_potential && { automationPotential: request.automation_potential }),
    ...(request.issue_number && { issueNumber: request.issue_number }),
    ...(request.pull_request_number && { pullRequestNumber: request.pull_request_number }),
    ...(request.approved_at && { approvedAt: request.approved_at }),
    ...position,
    history: historyOf(database, request.id).map(({ reason, ...entry }) =>
      reason === null ? entry : { ...entry, reason },
    ),
    createdAt: request.created_at,
    updatedAt: request.updated_at,
  };
}

import {
  ApprovalRequest,
  DevelopmentRequest,
  RequestCreate,
  RequestList,
  RequestListQuery,
  RequestPatch,
  RequestResult,
} from '../development-request.ts';
import { operation } from '../operation.ts';
import { none } from './none.ts';

const common = {
  spec: 'decided: Development request',
  tag: 'Development requests',
  auth: 'portal',
} as const;

export const requestOperations = {
  listRequests: operation({
    ...common,
    id: 'listRequests',
    method: 'GET',
    path: '/api/sites/{siteId}/requests',
    summary: 'Lists the development requests of the site, oldest first.',
    level: 'viewer',
    query: RequestListQuery,
    body: none,
    answer: RequestList,
  }),
  createRequest: operation({
    ...common,
    id: 'createRequest',
    method: 'POST',
    path: '/api/sites/{siteId}/requests',
    summary: 'Submits a development request.',
    level: 'admin',
    query: none,
    body: RequestCreate,
    answer: RequestResult,
    status: 201,
  }),
  getRequest: operation({
    ...common,
    id: 'getRequest',
    method: 'GET',
    path: '/api/sites/{siteId}/requests/{requestId}',
    summary: 'Returns a development request.',
    level: 'viewer',
    etag: true,
    query: none,
    body: none,
    answer: DevelopmentRequest,
  }),
  patchRequest: operation({
    ...common,
    id: 'patchRequest',
    method: 'PATCH',
    path: '/api/sites/{siteId}/requests/{requestId}',
    summary:
      'Moves a request, classifies it, links its issue, pull request and commits, or records ' +
      'its cost.',
    level: 'admin',
    application: true,
    query: none,
    body: RequestPatch,
    answer: RequestResult,
  }),
  approveRequest: operation({
    ...common,
    id: 'approveRequest',
    method: 'POST',
    path: '/api/sites/{siteId}/requests/{requestId}/approval',
    summary: 'Approves a request in review: it is completed when its change is in Production.',
    level: 'admin',
    application: true,
    query: none,
    body: ApprovalRequest,
    optionalBody: true,
    answer: RequestResult,
  }),
};

import {
  ApprovalRequest,
  DevelopmentRequest,
  RequestCreate,
  RequestList,
  RequestListQuery,
  RequestPatch,
  RequestResult,
} from '../development-request.ts';
import { defineOperations } from './define.ts';

export const requestOperations = defineOperations(
  {
    spec: 'decided: Development request',
    tag: 'Development requests',
    auth: 'portal',
    level: 'viewer',
  },
  {
    listRequests: {
      call: 'GET /api/sites/{siteId}/requests',
      summary: 'Lists the development requests of the site, oldest first.',
      query: RequestListQuery,
      answer: RequestList,
    },
    createRequest: {
      call: 'POST /api/sites/{siteId}/requests',
      summary: 'Submits a development request.',
      level: 'admin',
      body: RequestCreate,
      answer: RequestResult,
      status: 201,
    },
    getRequest: {
      call: 'GET /api/sites/{siteId}/requests/{requestId}',
      summary: 'Returns a development request.',
      etag: true,
      answer: DevelopmentRequest,
    },
    patchRequest: {
      call: 'PATCH /api/sites/{siteId}/requests/{requestId}',
      summary:
        'Moves a request, classifies it, links its issue, pull request and commits, or records ' +
        'its cost.',
      level: 'admin',
      application: true,
      body: RequestPatch,
      answer: RequestResult,
    },
    approveRequest: {
      call: 'POST /api/sites/{siteId}/requests/{requestId}/approval',
      summary: 'Approves a request in review: it is completed when its change is in Production.',
      level: 'admin',
      application: true,
      body: ApprovalRequest,
      optionalBody: true,
      answer: RequestResult,
    },
  },
);

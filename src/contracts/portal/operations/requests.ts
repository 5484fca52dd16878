import * as request from '../development-request.ts';
import * as environment from '../environment.ts';
import { defineOperations } from '../operation.ts';
import * as text from '../text.ts';

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
      query: request.RequestListQuery,
      answer: request.RequestList,
    },
    createRequest: {
      call: 'POST /api/sites/{siteId}/requests',
      summary: 'Submits a development request.',
      level: 'admin',
      body: request.RequestCreate,
      answer: request.RequestResult,
      status: 201,
    },
    getRequest: {
      call: 'GET /api/sites/{siteId}/requests/{requestId}',
      summary: 'Returns a development request.',
      etag: true,
      answer: request.DevelopmentRequest,
    },
    patchRequest: {
      call: 'PATCH /api/sites/{siteId}/requests/{requestId}',
      summary:
        'Moves a request, classifies it, links its issue, pull request and commits, or records ' +
        'its cost.',
      level: 'admin',
      application: true,
      body: request.RequestPatch,
      answer: request.RequestResult,
    },
    approveRequest: {
      call: 'POST /api/sites/{siteId}/requests/{requestId}/approval',
      summary: 'Approves a request in review: it is completed when its change is in Production.',
      level: 'admin',
      application: true,
      body: request.ApprovalRequest,
      optionalBody: true,
      answer: request.RequestResult,
    },
  },
);

export const environmentOperations = defineOperations(
  {
    spec: 'decided: Environments and deployment triggers',
    tag: 'Environments',
    auth: 'portal',
    level: 'viewer',
  },
  {
    listEnvironments: {
      call: 'GET /api/sites/{siteId}/environments',
      summary: 'Returns the deployed state of Production and Preview, as known to the portal.',
      answer: environment.SiteEnvironmentList,
    },
    putEnvironment: {
      call: 'PUT /api/sites/{siteId}/environments/{environment}',
      summary:
        'Corrects the recorded state of an environment if a report was wrong or never arrived.',
      level: 'admin',
      body: environment.EnvironmentCorrection,
      answer: environment.EnvironmentResult,
    },
    listDeployments: {
      call: 'GET /api/sites/{siteId}/deployments',
      summary: 'Lists the reported deployments, newest first.',
      query: environment.DeploymentListQuery,
      answer: environment.DeploymentList,
    },
    putCommit: {
      call: 'PUT /api/sites/{siteId}/commits/{commitSha}',
      summary: 'Reports the commits contained in a commit, if no event of the repository host did.',
      level: 'admin',
      application: true,
      body: environment.CommitHolds,
      answer: environment.CommitResult,
    },
  },
);

export const textOperations = defineOperations(
  { spec: 'decided: Text key and text override', tag: 'Text', auth: 'portal', level: 'viewer' },
  {
    listTexts: {
      call: 'GET /api/sites/{siteId}/text',
      summary:
        'Lists the text keys of the site with their overrides: all, or those of a page, state, ' +
        'override status, request or search.',
      query: text.TextListQuery,
      answer: text.TextList,
    },
    getText: {
      history: true,
      call: 'GET /api/sites/{siteId}/text/{textKey}',
      summary: 'Returns a text key with its overrides.',
      etag: true,
      answer: text.TextEntry,
    },
    putTextOverride: {
      call: 'PUT /api/sites/{siteId}/text/{textKey}',
      summary: 'Overrides the text of a key.',
      level: 'editor',
      body: text.TextOverrideUpdate,
      answer: text.TextOverrideResult,
    },
    deleteTextOverride: {
      call: 'DELETE /api/sites/{siteId}/text/{textKey}',
      summary:
        'Removes the override of a key: its default shows again; in commit mode, after the next ' +
        'deployment.',
      level: 'editor',
      query: text.TextRequestQuery,
      answer: text.TextOverrideResult,
    },
    putTextMode: {
      call: 'PUT /api/sites/{siteId}/text-mode',
      summary: 'Chooses commit or runtime mode.',
      level: 'admin',
      body: text.TextModeUpdate,
      answer: text.TextModeResult,
    },
    getTextContent: {
      call: 'GET /api/sites/{siteId}/text-content',
      summary:
        'Returns the content file for the next commit; for a development request, with its texts.',
      query: text.TextRequestQuery,
      answer: text.TextContent,
    },
    commitTexts: {
      call: 'POST /api/sites/{siteId}/text-commits',
      summary:
        'Reports the content file of a commit: pending overrides that it contains become ' +
        'committed.',
      level: 'editor',
      application: true,
      body: text.TextCommit,
      answer: text.TextCommitResult,
    },
  },
);

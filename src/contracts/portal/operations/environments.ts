import {
  CommitHolds,
  CommitResult,
  DeploymentList,
  DeploymentListQuery,
  EnvironmentCorrection,
  EnvironmentResult,
  SiteEnvironmentList,
} from '../environment.ts';
import { defineOperations } from './define.ts';

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
      answer: SiteEnvironmentList,
    },
    putEnvironment: {
      call: 'PUT /api/sites/{siteId}/environments/{environment}',
      summary:
        'Corrects the recorded state of an environment if a report was wrong or never arrived.',
      level: 'admin',
      body: EnvironmentCorrection,
      answer: EnvironmentResult,
    },
    listDeployments: {
      call: 'GET /api/sites/{siteId}/deployments',
      summary: 'Lists the reported deployments, newest first.',
      query: DeploymentListQuery,
      answer: DeploymentList,
    },
    putCommit: {
      call: 'PUT /api/sites/{siteId}/commits/{commitSha}',
      summary: 'Reports the commits contained in a commit, if no event of the repository host did.',
      level: 'admin',
      application: true,
      body: CommitHolds,
      answer: CommitResult,
    },
  },
);

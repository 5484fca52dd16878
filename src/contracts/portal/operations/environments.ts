import {
  CommitHolds,
  CommitResult,
  DeploymentList,
  DeploymentListQuery,
  EnvironmentCorrection,
  EnvironmentResult,
  SiteEnvironmentList,
} from '../environment.ts';
import { operation } from '../operation.ts';
import { none } from './none.ts';

const common = {
  spec: 'decided: Environments and deployment triggers',
  tag: 'Environments',
  auth: 'portal',
} as const;

export const environmentOperations = {
  listEnvironments: operation({
    ...common,
    id: 'listEnvironments',
    method: 'GET',
    path: '/api/sites/{siteId}/environments',
    summary: 'Returns the deployed state of Production and Preview, as known to the portal.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SiteEnvironmentList,
  }),
  putEnvironment: operation({
    ...common,
    id: 'putEnvironment',
    method: 'PUT',
    path: '/api/sites/{siteId}/environments/{environment}',
    summary:
      'Corrects the recorded state of an environment if a report was wrong or never arrived.',
    level: 'admin',
    query: none,
    body: EnvironmentCorrection,
    answer: EnvironmentResult,
  }),
  listDeployments: operation({
    ...common,
    id: 'listDeployments',
    method: 'GET',
    path: '/api/sites/{siteId}/deployments',
    summary: 'Lists the reported deployments, newest first.',
    level: 'viewer',
    query: DeploymentListQuery,
    body: none,
    answer: DeploymentList,
  }),
  putCommit: operation({
    ...common,
    id: 'putCommit',
    method: 'PUT',
    path: '/api/sites/{siteId}/commits/{commitSha}',
    summary: 'Reports the commits contained in a commit, if no event of the repository host did.',
    level: 'admin',
    application: true,
    query: none,
    body: CommitHolds,
    answer: CommitResult,
  }),
};

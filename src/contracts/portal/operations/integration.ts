import { DeploymentComplete, DeploymentCompleteResponse } from '../deployment-complete.ts';
import {
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  deploymentTokensPath,
} from '../deployment-token.ts';
import { operation } from '../operation.ts';
import { RepohostEvent, RepohostResult } from '../repohost-event.ts';
import { none } from './none.ts';

const common = {
  spec: 'Endpoints: Deployment and repository-host integration',
  tag: 'Integration',
  method: 'POST',
  query: none,
} as const;

export const integrationOperations = {
  createDeploymentToken: operation({
    ...common,
    id: 'createDeploymentToken',
    path: deploymentTokensPath,
    summary: 'Exchanges a cloud access token for a short-lived deployment token of a site.',
    auth: 'cloud',
    repeatable: true,
    body: DeploymentTokenRequest,
    answer: DeploymentTokenResponse,
  }),
  completeDeployment: operation({
    ...common,
    id: 'completeDeployment',
    // Clients replace the spec's "repohost" with the provider's name.
    path: '/api/v1/webhooks/repohost/deployment-complete',
    summary:
      "Reports that a deployment has ended; updates the site's version, status and release state.",
    auth: 'deployment',
    repeatable: true,
    largestBody: 256 << 10,
    body: DeploymentComplete,
    answer: DeploymentCompleteResponse,
  }),
  receiveRepohostEvent: operation({
    ...common,
    id: 'receiveRepohostEvent',
    path: '/api/webhooks/repohost',
    summary: 'Receives Issues, Pull requests and Pushes events from the repository host.',
    auth: 'signature',
    // The repository host's payloads have at most 25 MB.
    largestBody: 25 << 20,
    body: RepohostEvent,
    answer: RepohostResult,
    status: 202,
  }),
};

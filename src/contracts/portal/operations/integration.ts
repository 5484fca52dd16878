import { DeploymentComplete, DeploymentCompleteResponse } from '../deployment-complete.ts';
import {
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  deploymentTokensPath,
} from '../deployment-token.ts';
import { RepohostEvent, RepohostResult } from '../repohost-event.ts';
import { defineOperations } from './define.ts';

export const integrationOperations = defineOperations(
  { spec: 'Endpoints: Deployment and repository-host integration', tag: 'Integration' },
  {
    createDeploymentToken: {
      call: `POST ${deploymentTokensPath}`,
      summary: 'Exchanges a cloud access token for a short-lived deployment token of a site.',
      auth: 'cloud',
      repeatable: true,
      body: DeploymentTokenRequest,
      answer: DeploymentTokenResponse,
    },
    completeDeployment: {
      // Clients replace the spec's "repohost" with the provider's name.
      call: 'POST /api/v1/webhooks/repohost/deployment-complete',
      summary:
        "Reports that a deployment has ended; updates the site's version, status and release state.",
      auth: 'deployment',
      repeatable: true,
      largestBody: 256 << 10,
      body: DeploymentComplete,
      answer: DeploymentCompleteResponse,
    },
    receiveRepohostEvent: {
      // The repository host's payloads have at most 25 MB.
      call: 'POST /api/webhooks/repohost',
      summary: 'Receives Issues, Pull requests and Pushes events from the repository host.',
      auth: 'signature',
      largestBody: 25 << 20,
      body: RepohostEvent,
      answer: RepohostResult,
      status: 202,
    },
  },
);

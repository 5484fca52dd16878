import { RepohostEvent, RepohostResult } from '../repohost-event.ts';
import { defineOperations } from './define.ts';
import { deploymentOperations, integration } from './deployment.ts';

export const integrationOperations = {
  createDeploymentToken: deploymentOperations.createDeploymentToken,
  completeDeployment: deploymentOperations.completeDeployment,
  ...defineOperations(integration, {
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
  }),
};

import { operation } from '../operation.ts';
import { RepohostEvent, RepohostResult } from '../repohost-event.ts';
import { deploymentOperations, integrationEndpoint } from './deployment.ts';

export const integrationOperations = {
  createDeploymentToken: deploymentOperations.createDeploymentToken,
  completeDeployment: deploymentOperations.completeDeployment,
  receiveRepohostEvent: operation({
    ...integrationEndpoint,
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

import {
  type DeploymentComplete,
  deploymentCompletePath,
  idempotencyKeyHeader,
} from '../../../contracts/portal/deployment-complete.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import { retry } from '../../../shared/http/retry.ts';
import { Secret } from '../../../shared/secret.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

export type DeploymentCalls = ReturnType<typeof deploymentCalls>;

/** The portal calls of a deployment. Spec: Deployment and repository-host integration. */
export function deploymentCalls(caller: PortalCaller) {
  return {
    /**
     * Exchanges the cloud access token for a short-lived deployment token.
     * @throws PortalAnswerError if the response contains no token
     */
    async createToken(siteSlug: string, options?: CallOptions): Promise<Secret> {
      // Safe to retry: a second deployment token is as good as the first.
      const parts = { parameters: {}, body: { siteSlug }, retry: retry.safe, ...options };
      const { swaToken } = await caller.call(operations.createDeploymentToken, parts);
      return new Secret(swaToken);
    },

    /**
     * Notifies the portal of a deployment's outcome.
     * @throws PortalAnswerError if the response doesn't confirm it
     * @param idempotencyKey calls with the same key count as one, so lost responses are retried
     */
    async complete(
      body: DeploymentComplete,
      idempotencyKey: string,
      options?: CallOptions,
    ): Promise<void> {
      const operation = {
        ...operations.completeDeployment,
        path: deploymentCompletePath(caller.provider),
      };
      const headers = { [idempotencyKeyHeader]: idempotencyKey };
      await caller.call(operation, {
        parameters: {},
        body,
        headers,
        retry: retry.safe,
        ...options,
      });
    },
  };
}

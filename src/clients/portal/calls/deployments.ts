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

/** What a deployment asks the portal for and tells it. Spec: Deployment and repository-host integration. */
export function deploymentCalls(caller: PortalCaller) {
  return {
    /**
     * Exchanges the cloud access token for a short-lived deployment token.
     * @throws PortalAnswerError when the answer holds no token
     */
    async createToken(siteSlug: string, options?: CallOptions): Promise<Secret> {
      // A second deployment token is as good as the first.
      const parts = { parameters: {}, body: { siteSlug }, retry: retry.safe, ...options };
      const { swaToken } = await caller.call(operations.createDeploymentToken, parts);
      return new Secret(swaToken);
    },

    /**
     * Tells the portal how a deployment ended.
     * @throws PortalAnswerError when the answer does not confirm it
     * @param idempotencyKey calls with the same key are one call, so it is sent again where the answer was lost
     */
    async complete(body: DeploymentComplete, idempotencyKey: string, options?: CallOptions): Promise<void> {
      const operation = { ...operations.completeDeployment, path: deploymentCompletePath(caller.provider) };
      const headers = { [idempotencyKeyHeader]: idempotencyKey };
      await caller.call(operation, { parameters: {}, body, headers, retry: retry.safe, ...options });
    },
  };
}

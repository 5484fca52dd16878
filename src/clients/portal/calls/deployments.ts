import {
  type DeploymentComplete,
  deploymentCompletePath,
  idempotencyKeyHeader,
} from '../../../contracts/portal/deployment-complete.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import { retry } from '../../../shared/http/retry.ts';
import { Secret } from '../../../shared/secret.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

/** The portal's response to a notification. */
export interface DeploymentReceipt {
  /** Whether the site's state changed; `undefined` if the portal doesn't say. */
  readonly applied: boolean | undefined;
  /** The portal's time, in the format of HTTP. */
  readonly date: string | undefined;
}

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
     * @returns whether the site's state changed, and the portal's time, if the response says so
     * @throws PortalAnswerError if the response doesn't confirm it
     * @param idempotencyKey calls with the same key count as one, so lost responses are retried
     */
    async complete(
      body: DeploymentComplete,
      idempotencyKey: string,
      options?: CallOptions,
    ): Promise<DeploymentReceipt> {
      const operation = {
        ...operations.completeDeployment,
        path: deploymentCompletePath(caller.provider),
      };
      const headers = { [idempotencyKeyHeader]: idempotencyKey };
      const parts = { parameters: {}, body, headers, retry: retry.safe, ...options };
      const { value, date } = await caller.callTagged(operation, parts);
      return { applied: value.deployment?.applied, date };
    },
  };
}

import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import { retry } from '../../shared/http/retry.ts';
import { Secret } from '../../shared/secret.ts';
import {
  type DeploymentComplete,
  deploymentCompletePath,
  idempotencyKeyHeader,
} from '../contract/deployment-complete.ts';
import { operations } from '../contract/operations/operations.ts';
import { type RepohostEvent, type RepohostResult, repohostHeaders } from '../contract/repohost-event.ts';
import { EnvironmentCalls } from './calls/environments.ts';

export type { PortalClientOptions } from './caller.ts';

/** A delivery of the repository host. */
export interface RepohostDelivery {
  /** `issues`, `pull_request` or `push`. */
  readonly event: string;
  /** The portal takes a delivery once. */
  readonly id: string;
  readonly payload: RepohostEvent;
}

/**
 * Calls of the site management portal, one method per endpoint; each part of the API is a file of `calls/`, one on top of the other.
 * Every method takes a signal, keeps to the rate limits of the spec (calls wait for their turn), and throws:
 * `PortalError` for a refusal; `PortalAnswerError` for an answer that is not what the contract says;
 * `HttpFault` where there was no answer; the signal's reason when it aborts.
 */
export class PortalClient extends EnvironmentCalls {
  /**
   * Exchanges the cloud access token for a short-lived deployment token. Spec: Deployment and repository-host integration.
   * @throws PortalAnswerError when the answer holds no token
   */
  async createDeploymentToken(siteSlug: string, signal?: AbortSignal): Promise<Secret> {
    // A second deployment token is as good as the first.
    const parts = { parameters: {}, body: { siteSlug }, retry: retry.safe, signal };
    const { swaToken } = await this.call(operations.createDeploymentToken, parts);
    return new Secret(swaToken);
  }

  /**
   * Tells the portal how a deployment ended. Calls with the same key are one call, so it is sent again where the answer was lost.
   * Spec: Deployment and repository-host integration.
   */
  async completeDeployment(body: DeploymentComplete, idempotencyKey: string, signal?: AbortSignal): Promise<void> {
    const operation = { ...operations.completeDeployment, path: deploymentCompletePath(this.provider) };
    const headers = { [idempotencyKeyHeader]: idempotencyKey };
    await this.send(operation, { parameters: {}, body, headers, retry: retry.safe, signal });
  }

  /**
   * Delivers an event as the repository host does, signed with the webhook's secret; for a delivery that was lost, and to try the receiver
   * out. Spec: Deployment and repository-host integration.
   */
  async sendRepohostEvent(
    { event, id, payload }: RepohostDelivery,
    secret: Secret,
    signal?: AbortSignal,
  ): Promise<z.output<typeof RepohostResult>> {
    // The HTTP client sends a JSON body as exactly this text, which is what is signed.
    const text = JSON.stringify(payload);
    const signature = `sha256=${createHmac('sha256', secret.reveal()).update(text).digest('hex')}`;
    const headers = {
      [repohostHeaders.event]: event,
      [repohostHeaders.delivery]: id,
      [repohostHeaders.signature]: signature,
    };
    const path = operations.receiveRepohostEvent.path.replace('repohost', this.provider ?? 'repohost');
    const operation = { ...operations.receiveRepohostEvent, path };
    return await this.call(operation, { parameters: {}, body: payload, headers, signal });
  }
}

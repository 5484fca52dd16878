import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import {
  type RepohostEvent,
  type RepohostResult,
  repohostHeaders,
} from '../../../contracts/portal/repohost-event.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

/** A webhook delivery of the repository host. */
export interface RepohostDelivery {
  /** `issues`, `pull_request` or `push`. */
  readonly event: string;
  /** Delivery id; the portal accepts each only once. */
  readonly id: string;
  readonly payload: RepohostEvent;
}

export type RepohostCalls = ReturnType<typeof repohostCalls>;

/**
 * The receiver of the repository host's events. Spec: Deployment and repository-host integration.
 */
export function repohostCalls(caller: PortalCaller) {
  return {
    /**
     * Delivers an event like the repository host does: to replace a lost delivery or to test the
     * receiver.
     * @param secret the webhook's signing secret
     */
    async deliver(
      repohostDelivery: RepohostDelivery,
      secret: Secret,
      options?: CallOptions,
    ): Promise<z.output<typeof RepohostResult>> {
      const { event, id, payload } = repohostDelivery;
      // The HTTP client serializes JSON bodies to exactly this text, which is signed.
      const text = JSON.stringify(payload);
      const signature = `sha256=${createHmac('sha256', secret.reveal()).update(text).digest('hex')}`;
      const headers = {
        [repohostHeaders.event]: event,
        [repohostHeaders.delivery]: id,
        [repohostHeaders.signature]: signature,
      };
      const path = operations.receiveRepohostEvent.path.replace(
        'repohost',
        caller.provider ?? 'repohost',
      );
      const operation = { ...operations.receiveRepohostEvent, path };
      return await caller.call(operation, { parameters: {}, body: payload, headers, ...options });
    },
  };
}

import type * as z from 'zod/mini';
import type { DeliveryList, WebhookConfig, WebhookConfigUpdate } from '../../../contracts/portal/event.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import { Secret } from '../../../shared/secret.ts';
import type { CallOptions, PortalCaller, WriteOptions } from '../caller.ts';

export type WebhookCalls = ReturnType<typeof webhookCalls>;

/** The webhook that the portal sends a site's events to. The endpoints are decided. Spec: Events. */
export function webhookCalls(caller: PortalCaller) {
  return {
    get: (siteId: string, options?: CallOptions): Promise<WebhookConfig> =>
      caller.call(operations.getWebhook, { parameters: { siteId }, ...options }),

    /**
     * Chooses where events are sent, and which. Needs the level admin.
     * @returns the new secret with which deliveries are signed; the portal never shows it again
     */
    async update(
      siteId: string,
      config: z.input<typeof WebhookConfigUpdate>,
      options?: WriteOptions,
    ): Promise<{ readonly webhook: WebhookConfig; readonly secret: Secret }> {
      const parts = { parameters: { siteId }, body: config, ...options };
      const { webhook, secret } = await caller.call(operations.putWebhook, parts);
      return { webhook, secret: new Secret(secret) };
    },

    /** What was sent, with every attempt, the newest first. Needs the level admin. */
    listDeliveries: (siteId: string, options?: CallOptions): Promise<DeliveryList> =>
      caller.call(operations.listDeliveries, { parameters: { siteId }, ...options }),
  };
}

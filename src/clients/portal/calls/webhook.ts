import type * as z from 'zod/mini';
import type {
  DeliveryList,
  WebhookConfig,
  WebhookConfigUpdate,
} from '../../../contracts/portal/event.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import { Secret } from '../../../shared/secret.ts';
import type { CallOptions, PortalCaller, WriteOptions } from '../caller.ts';

export type WebhookCalls = ReturnType<typeof webhookCalls>;

/** The webhook that receives a site's events. The endpoints are decided. Spec: Events. */
export function webhookCalls(caller: PortalCaller) {
  return {
    get: (siteId: string, options?: CallOptions): Promise<WebhookConfig> =>
      caller.call(operations.getWebhook, { parameters: { siteId }, ...options }),

    /**
     * Sets the webhook's URL and events. Needs the level admin.
     * @returns the new signing secret for deliveries; the portal never shows it again
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

    /** Deliveries with all attempts, newest first. Needs the level admin. */
    listDeliveries: (siteId: string, options?: CallOptions): Promise<DeliveryList> =>
      caller.call(operations.listDeliveries, { parameters: { siteId }, ...options }),
  };
}

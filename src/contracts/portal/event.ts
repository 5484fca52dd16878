import * as z from 'zod/mini';
import { Timestamp, WebAddress } from './values.ts';

export const EventName = z.enum([
  'site.deployed',
  'site.updated',
  'request.created',
  'request.completed',
]);
export type EventName = z.infer<typeof EventName>;

/** Not in the spec: `fields` for site.updated; `id`, `title` and `status` for requests. */
export const OutboundEvent = z.looseObject({
  event: EventName,
  timestamp: Timestamp,
  site: z.looseObject({ id: z.string(), slug: z.string() }),
  data: z.looseObject({}),
});
export type OutboundEvent = z.infer<typeof OutboundEvent>;

/** Follows https://www.standardwebhooks.com: HMAC-SHA256 over `id.timestamp.body`. */
export const webhookHeaders = {
  id: 'webhook-id',
  timestamp: 'webhook-timestamp',
  signature: 'webhook-signature',
} as const;

export const WebhookConfig = z.looseObject({
  webhookUrl: z.nullable(z.string()),
  events: z.array(EventName),
});

export type WebhookConfig = z.infer<typeof WebhookConfig>;

export const WebhookConfigUpdate = z.strictObject({
  webhookUrl: z.nullable(WebAddress),
  events: z.array(EventName),
});

/** The only response that contains the signing secret (`whsec_…`). */
export const WebhookConfigResult = z.looseObject({
  success: z.boolean(),
  webhook: WebhookConfig,
  secret: z.string(),
});

/** `failed`: the last attempt failed. `cancelled`: the webhook was disabled. */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed', 'cancelled']);

export const DeliveryList = z.looseObject({
  deliveries: z.array(
    z.looseObject({
      id: z.string(),
      event: EventName,
      webhookUrl: z.string(),
      status: DeliveryStatus,
      attempts: z.array(
        z.looseObject({
          at: Timestamp,
          status: z.optional(z.int()),
          error: z.optional(z.string()),
        }),
      ),
      createdAt: Timestamp,
    }),
  ),
  total: z.int(),
});
export type DeliveryList = z.infer<typeof DeliveryList>;

import * as z from 'zod/mini';
import { optionalPageQuery, Timestamp, WebAddress } from './values.ts';

export const EventName = z.enum([
  'site.deployed',
  'site.updated',
  'request.created',
  'request.completed',
]);
export type EventName = z.infer<typeof EventName>;

/**
 * An event. The spec defines `data` only for site.deployed. It has `fields` for site.updated, and
 * `id`, `title` and `status` for requests.
 */
export const OutboundEvent = z.looseObject({
  event: EventName,
  timestamp: Timestamp,
  site: z.looseObject({ id: z.string(), slug: z.string() }),
  data: z.looseObject({}),
});
export type OutboundEvent = z.infer<typeof OutboundEvent>;

/**
 * Headers of a delivery as defined by https://www.standardwebhooks.com. The signature is
 * HMAC-SHA256 of `id.timestamp.body`.
 */
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

/** Result with the signing secret (`whsec_…`), which only a rotation changes. */
export const WebhookConfigResult = z.looseObject({
  success: z.boolean(),
  webhook: WebhookConfig,
  secret: z.string(),
});

/**
 * New secret. Until `previousUntil`, deliveries have signatures of both the new and the previous
 * secret.
 */
export const WebhookSecret = z.looseObject({
  success: z.boolean(),
  secret: z.string(),
  previousUntil: Timestamp,
});

/** Event to test. Default: the first selected event. Its `data` has `test: true`. */
export const WebhookTest = z.strictObject({ event: z.optional(EventName) });

/**
 * Status of a delivery. `pending`: not attempted yet, or waiting for a retry. `failed`: no attempt
 * succeeded, and none follows. `cancelled`: the webhook was disabled before the delivery succeeded.
 */
export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed', 'cancelled']);

export const EventDelivery = z.looseObject({
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
});

export const DeliveryResult = z.looseObject({ success: z.boolean(), delivery: EventDelivery });

/** Query for deliveries. Without paging parameters, the list is complete. */
export const DeliveryListQuery = z.object({
  limit: optionalPageQuery.limit,
  offset: optionalPageQuery.offset,
});
export const DeliveryList = z.looseObject({ deliveries: z.array(EventDelivery), total: z.int() });
export type DeliveryList = z.infer<typeof DeliveryList>;

import { randomBytes } from 'node:crypto';
import { operations } from '../../../portal/contract/operations/operations.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../message.ts';
import { type Route, route } from '../route.ts';
import { attemptsOf, deliveriesOf, putWebhook, webhookOf } from '../store/deliveries.ts';
import { updateSite } from '../store/sites.ts';
import { namesPrivateAddress } from './private-address.ts';

/** Spec: Events; the endpoints are decided. */
export function webhookRoutes({ database, timestamp }: Context, allowPrivate: boolean): Route[] {
  return [
    route(operations.getWebhook, ({ site }) => {
      const { webhookUrl } = site.settings.notifications;
      return { body: { webhookUrl, events: webhookOf(database, site.id)?.events ?? [] } };
    }),

    route(operations.putWebhook, ({ site, body }) => {
      const { webhookUrl } = body;
      if (webhookUrl !== null) refusePrivate(webhookUrl, 'webhookUrl', allowPrivate);
      const events = [...new Set(body.events)];
      const secret = `whsec_${randomBytes(24).toString('base64')}`;
      const notifications = { ...site.settings.notifications, webhookUrl };
      updateSite(database, site.id, { settings: { ...site.settings, notifications } }, timestamp());
      putWebhook(database, site.id, events, secret);
      return { body: { success: true, webhook: { webhookUrl, events }, secret } };
    }),

    route(operations.listDeliveries, ({ site }) => {
      const deliveries = deliveriesOf(database, site.id).map(({ id, event, url, status, created_at }) => ({
        id,
        event,
        webhookUrl: url,
        status,
        attempts: attemptsOf(database, id).map(({ at, status: answered, error }) => ({
          at,
          ...(answered === null ? {} : { status: answered }),
          ...(error === null ? {} : { error }),
        })),
        createdAt: created_at,
      }));
      return { body: { deliveries, total: deliveries.length } };
    }),
  ];
}

/** @throws Refusal `bad_request` for an address that nothing would be sent to */
export function refusePrivate(url: string, field: string, allowPrivate: boolean): void {
  if (allowPrivate || !namesPrivateAddress(url)) return;
  const message = 'The address leads into a private network.';
  throw new Refusal('bad_request', 'The body is not valid.', { details: [{ field, message }] });
}

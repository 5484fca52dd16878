import { randomBytes } from 'node:crypto';
import { EventName } from '../../../contracts/portal/event.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { Context } from '../context.ts';
import { refuseField } from '../message.ts';
import { type Route, route } from '../route.ts';
import type { Database } from '../store/database.ts';
import {
  cancelDeliveries,
  findWebhook,
  listAttempts,
  listDeliveries,
  putWebhook,
} from '../store/deliveries.ts';
import { findSiteById, updateSite } from '../store/sites.ts';
import { namesPrivateAddress } from './private-address.ts';

export function webhookRoutes(context: Context, allowPrivate: boolean): Route[] {
  const { database, timestamp } = context;
  return [
    route(operations.getWebhook, (call) => {
      const { webhookUrl } = call.site.settings.notifications;
      return { body: { webhookUrl, events: findWebhook(database, call.site.id)?.events ?? [] } };
    }),

    route(operations.putWebhook, (call) => {
      const { site, body } = call;
      const { webhookUrl } = body;
      if (webhookUrl !== null) refusePrivate(webhookUrl, 'webhookUrl', allowPrivate);
      const events = [...new Set(body.events)];
      const secret = newSecret();
      const notifications = { ...site.settings.notifications, webhookUrl };
      updateSite(database, site.id, { settings: { ...site.settings, notifications } }, timestamp());
      putWebhook(database, site.id, events, secret);
      if (webhookUrl === null) cancelDeliveries(database, site.id);
      return { body: { success: true, webhook: { webhookUrl, events }, secret } };
    }),

    route(operations.listDeliveries, (call) => {
      const deliveries = listDeliveries(database, call.site.id).map((delivery) => {
        const { id, event, url: webhookUrl, status, createdAt } = delivery;
        const attempts = listAttempts(database, id);
        return { id, event, webhookUrl, status, attempts, createdAt };
      });
      return { body: { deliveries, total: deliveries.length } };
    }),
  ];
}

/** A site that never selected events gets all: an address without events would be useless. */
export function chooseWebhook(database: Database, siteId: string, webhookUrl: string | null): void {
  if (webhookUrl === null) cancelDeliveries(database, siteId);
  else {
    const { events = [], secret = newSecret() } = findWebhook(database, siteId) ?? {};
    if (events.length === 0) putWebhook(database, siteId, EventName.options, secret);
  }
}

/** The receiver answered 410 Gone. */
export function switchOff(database: Database, siteId: string, now: string): void {
  const site = findSiteById(database, siteId);
  if (!site) return;
  const notifications = { ...site.settings.notifications, webhookUrl: null };
  updateSite(database, siteId, { settings: { ...site.settings, notifications } }, now);
  cancelDeliveries(database, siteId);
}

export function refusePrivate(url: string, field: string, allowPrivate: boolean): void {
  if (allowPrivate || !namesPrivateAddress(url)) return;
  throw refuseField('bad_request', field, 'The address is in a private network.');
}

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

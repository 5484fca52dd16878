import { randomBytes } from 'node:crypto';
import { EventName } from '../../../contracts/portal/event.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../message.ts';
import { type Route, route } from '../route.ts';
import type { Database } from '../store/database.ts';
import {
  cancelDeliveries,
  type DeliveryRow,
  findWebhook,
  insertDelivery,
  listAttempts,
  listDeliveries,
  nextDelivery,
  recordAttempt,
  sitesWithDeliveries,
} from '../store/deliveries.ts';
import { findSiteById, type SiteRow, updateSite } from '../store/sites.ts';
import { namesPrivateAddress, type Send, type Sent } from './webhook-sender.ts';

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
      database.put('webhooks', { siteId: site.id }, { events, secret });
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
    const all = { events: EventName.options, secret };
    if (events.length === 0) database.put('webhooks', { siteId }, all);
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
  throw invalidField(field, 'The address is in a private network.');
}

function newSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/** Before each further attempt, in milliseconds. Not in the spec. */
const defaultPauses: readonly number[] = [1_000, 10_000, 60_000, 600_000, 3_600_000];
/** With this response, a receiver unsubscribes. (https://www.standardwebhooks.com, "410 Gone") */
const gone = 410;

export interface OutboxOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly send: Send;
  readonly pauses: readonly number[] | undefined;
}

/**
 * Events are stored in the transaction that causes them. A lane per site: events stay in order, and
 * a hanging receiver doesn't delay other sites.
 */
export function createOutbox(options: OutboxOptions) {
  const { database, now, send, pauses = defaultPauses } = options;
  const stopped = new AbortController();
  const lanes = new Map<string, Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();

  function wake(): void {
    if (stopped.signal.aborted) return;
    for (const siteId of sitesWithDeliveries(database)) open(siteId);
  }

  function open(siteId: string): void {
    if (lanes.has(siteId)) return;
    clearTimeout(timers.get(siteId));
    timers.delete(siteId);
    lanes.set(siteId, work(siteId));
  }

  /** The last check and the exit are synchronous, so no wake-up is lost. */
  async function work(siteId: string): Promise<void> {
    // Lets the caller register the lane before its work begins.
    await undefined;
    for (;;) {
      const next = stopped.signal.aborted ? undefined : nextDelivery(database, siteId);
      const pause = next ? next.due - now() : 0;
      if (!next || pause > 0) {
        lanes.delete(siteId);
        if (next) timers.set(siteId, setTimeout(open, pause, siteId).unref());
        return;
      }
      await attempt(next);
    }
  }

  async function attempt(delivery: DeliveryRow): Promise<void> {
    const at = now();
    // If the address has changed meanwhile, the event goes to the new one.
    const { id, siteId, body } = delivery;
    const url = findSiteById(database, siteId)?.settings.notifications.webhookUrl;
    if (!url) return cancelDeliveries(database, siteId);
    const secret = findWebhook(database, siteId)?.secret ?? '';
    const sent = await send({ id, url, body, secret, at }, stopped.signal);
    if (stopped.signal.aborted) return;
    database.transaction(() => conclude(delivery, url, at, sent));
  }

  function conclude(delivery: DeliveryRow, url: string, at: number, sent: Sent): void {
    const answered = 'status' in sent ? sent.status : 0;
    const pause = pauses[listAttempts(database, delivery.id).length];
    let status: DeliveryRow['status'] = 'pending';
    if (pause === undefined || answered === gone) status = 'failed';
    if (answered >= 200 && answered < 300) status = 'delivered';
    const time = new Date(at).toISOString();
    const attempt = { at: time, status: undefined, error: undefined, ...sent };
    const due = now() + (pause ?? 0);
    recordAttempt(database, delivery.id, attempt, { status, due, url });
    if (answered === gone) switchOff(database, delivery.siteId, attempt.at);
  }

  return {
    /** If the site's webhook subscribes. Call inside a transaction. */
    emit(site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>): void {
      const webhookUrl = findSiteById(database, site.id)?.settings.notifications.webhookUrl;
      const events = findWebhook(database, site.id)?.events ?? [];
      if (!webhookUrl || !events.includes(event)) return;
      const timestamp = new Date(now()).toISOString();
      const body = { event, timestamp, site: { id: site.id, slug: site.slug }, data };
      insertDelivery(database, site.id, webhookUrl, body, now());
    },
    wake,
    /** Pending deliveries are sent after the next start. */
    async close(): Promise<void> {
      stopped.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(lanes.values());
    },
  };
}

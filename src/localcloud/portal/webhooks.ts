import { randomBytes } from 'node:crypto';
import { EventName } from '../../contracts/portal/event.ts';
import { compact } from '../../shared/compact.ts';
import type { Context } from './api/context.ts';
import { absent, conflicting, invalidField } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import type { Database } from './store/database.ts';
import {
  cancelDeliveries,
  countAttempts,
  type DeliveryRow,
  findDelivery,
  findPreviousSecret,
  findWebhook,
  groupAttempts,
  insertDelivery,
  listDeliveries,
  nextDelivery,
  recordAttempt,
  sitesWithDeliveries,
} from './store/deliveries.ts';
import { findSiteById, type SiteRow, updateSite } from './store/sites.ts';
import { namesPrivateAddress, type Send, type SendOutcome } from './webhook-sender.ts';

export function webhookRoutes(context: Context, allowPrivate: boolean): Route[] {
  const { database, now, timestamp } = context;
  return routes({
    getWebhook(call) {
      const { webhookUrl } = call.site.settings.notifications;
      return { webhookUrl, events: findWebhook(database, call.site.id)?.events ?? [] };
    },
    putWebhook(call) {
      const { site, body } = call;
      const { webhookUrl } = body;
      if (webhookUrl !== null) refusePrivate(webhookUrl, 'webhookUrl', allowPrivate);
      const events = [...new Set(body.events)];
      const { secret = newSecret() } = findWebhook(database, site.id) ?? {};
      const notifications = { ...site.settings.notifications, webhookUrl };
      updateSite(database, site.id, { settings: { ...site.settings, notifications } }, timestamp());
      database.put('webhooks', { siteId: site.id }, { events, secret });
      if (webhookUrl === null) cancelDeliveries(database, site.id);
      return { success: true, webhook: { webhookUrl, events }, secret };
    },
    rotateWebhookSecret({ site }) {
      const { events, secret: previous } = findWebhook(database, site.id) ?? {};
      if (!events || !previous) throw conflicting('The site has no webhook yet: set its address.');
      const until = now() + overlap;
      const secret = newSecret();
      database.put('previous_secrets', { siteId: site.id }, { secret: previous, until });
      database.put('webhooks', { siteId: site.id }, { events, secret });
      return { success: true, secret, previousUntil: new Date(until).toISOString() };
    },
    testWebhook({ site, body }) {
      const { webhookUrl } = site.settings.notifications;
      const [first] = findWebhook(database, site.id)?.events ?? [];
      const { event = first } = body;
      if (!webhookUrl || !event) throw conflicting('The site has no webhook, or it has no events.');
      const sample = { event, data: { ...samples[event], test: true } };
      const sent = { ...sample, timestamp: timestamp(), site: { id: site.id, slug: site.slug } };
      const id = insertDelivery(database, site.id, webhookUrl, sent, now());
      return { success: true, delivery: getDelivery(site, id) };
    },
    listDeliveries({ site, query }) {
      const deliveries = listDeliveries(database, site.id, query);
      const total = database.count('deliveries', { siteId: site.id });
      return { deliveries: describe(deliveries), total };
    },
    redeliver({ site, parameters }) {
      const { deliveryId: id } = parameters;
      if (!findDelivery(database, site.id, id)) throw absent('There is no such delivery.');
      if (!site.settings.notifications.webhookUrl) throw conflicting('The webhook is disabled.');
      database.update('deliveries', { status: 'pending', due: now() }, { id });
      return { success: true, delivery: getDelivery(site, id) };
    },
  });

  function getDelivery(site: SiteRow, id: string) {
    const [delivery] = describe(compact([findDelivery(database, site.id, id)]));
    if (!delivery) throw absent('There is no such delivery.');
    return delivery;
  }

  function describe(deliveries: readonly DeliveryRow[]) {
    const attemptsById = groupAttempts(database, deliveries);
    return deliveries.map((delivery) => {
      const { id, event, url: webhookUrl, status, createdAt } = delivery;
      const attempts = (attemptsById.get(id) ?? []).map((row) => row.attempt);
      return { id, event, webhookUrl, status, attempts, createdAt };
    });
  }
}

/** How long the previous secret signs alongside the new one, in ms. The spec doesn't define it. */
const overlap = 86_400_000;

/** Data of test events, in the form of real ones. */
const samples: Readonly<Record<EventName, Readonly<Record<string, unknown>>>> = {
  'site.deployed': { version: '0.0.0', environment: 'Preview', commitSha: '0'.repeat(40) },
  'site.updated': { fields: [] },
  'request.created': { id: 'req_test', title: 'Test', status: 'submitted' },
  'request.completed': { id: 'req_test', title: 'Test', status: 'completed' },
};

/**
 * Prepares the webhook for its new URL. If no events are selected, selects all, because a webhook
 * without events is useless. Without a URL, cancels pending deliveries.
 */
export function chooseWebhook(database: Database, siteId: string, webhookUrl: string | null): void {
  if (webhookUrl === null) cancelDeliveries(database, siteId);
  else {
    const { events = [], secret = newSecret() } = findWebhook(database, siteId) ?? {};
    const all = { events: EventName.options, secret };
    if (events.length === 0) database.put('webhooks', { siteId }, all);
  }
}

/** Disables a webhook whose receiver has responded with 410 Gone. */
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

/** Pauses in ms before each retry. The spec doesn't define them. */
const defaultPauses: readonly number[] = [1_000, 10_000, 60_000, 600_000, 3_600_000];
/** Status that a receiver returns to unsubscribe: https://www.standardwebhooks.com, "410 Gone". */
const gone = 410;

export interface OutboxOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly send: Send;
  readonly pauses: readonly number[] | undefined;
}

/**
 * Creates the outbox. An event is stored in the transaction that causes it. Each site has its own
 * queue, so that events stay in order and a slow receiver doesn't delay other sites.
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

  /**
   * Sends a site's pending deliveries. The last check and the exit are synchronous, so no event is
   * missed.
   */
  async function work(siteId: string): Promise<void> {
    // Let the caller register the queue first.
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
    // If the URL has changed, send the event to the new one.
    const { id, siteId, body } = delivery;
    const url = findSiteById(database, siteId)?.settings.notifications.webhookUrl;
    if (!url) return cancelDeliveries(database, siteId);
    const current = findWebhook(database, siteId)?.secret;
    const secrets = compact([current, findPreviousSecret(database, siteId, at)]);
    const sent = await send({ id, url, body, secrets, at }, stopped.signal);
    if (stopped.signal.aborted) return;
    database.transaction(() => conclude(delivery, url, at, sent));
  }

  function conclude(delivery: DeliveryRow, url: string, at: number, sent: SendOutcome): void {
    const answered = 'status' in sent ? sent.status : 0;
    const pause = pauses[countAttempts(database, delivery.id)];
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
    /**
     * Stores an event if the site's webhook subscribes to it. Must be called inside a transaction.
     */
    emit(site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>): void {
      const webhookUrl = findSiteById(database, site.id)?.settings.notifications.webhookUrl;
      const events = findWebhook(database, site.id)?.events ?? [];
      if (!webhookUrl || !events.includes(event)) return;
      const timestamp = new Date(now()).toISOString();
      const body = { event, timestamp, site: { id: site.id, slug: site.slug }, data };
      insertDelivery(database, site.id, webhookUrl, body, now());
    },
    wake,
    /** Stops sending. Pending deliveries are sent after the next start. */
    async close(): Promise<void> {
      stopped.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(lanes.values());
    },
  };
}

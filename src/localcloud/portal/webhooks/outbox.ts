import type { EventName } from '../../../contracts/portal/event.ts';
import type { Database } from '../store/database.ts';
import {
  cancelDeliveries,
  type DeliveryRow,
  findWebhook,
  insertDelivery,
  listAttempts,
  nextDelivery,
  recordAttempt,
  sitesWithDeliveries,
} from '../store/deliveries.ts';
import { findSiteById, type SiteRow } from '../store/sites.ts';
import type { Send, Sent } from './webhook-sender.ts';
import { switchOff } from './webhooks.ts';

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
export function createOutbox(outboxOptions: OutboxOptions) {
  const { database, now, send, pauses = defaultPauses } = outboxOptions;
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
    const pause =
      answered === gone ? undefined : pauses[listAttempts(database, delivery.id).length];
    let status: DeliveryRow['status'] = pause === undefined ? 'failed' : 'pending';
    if (answered >= 200 && answered < 300) status = 'delivered';
    const attempt = {
      at: new Date(at).toISOString(),
      status: undefined,
      error: undefined,
      ...sent,
    };
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

import type { EventName } from '../../../portal/contract/event.ts';
import type { Database } from '../store/database.ts';
import {
  attemptsOf,
  type DeliveryRow,
  insertDelivery,
  nextDelivery,
  recordAttempt,
  webhookOf,
} from '../store/deliveries.ts';
import type { SiteRow } from '../store/sites.ts';
import { siteById } from '../store/sites.ts';
import type { Send } from './webhook-sender.ts';

/** Pauses before the second and each further attempt, in milliseconds: 1 s, 10 s, 1 min, 10 min, 1 h. Decided. */
const defaultPauses: readonly number[] = [1_000, 10_000, 60_000, 600_000, 3_600_000];

export interface Outbox {
  /** Enters an event for the site's webhook, where that is configured for it. To be called inside a transaction. */
  emit(site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>): void;
  /** Looks for what is due. Called whenever a transaction is stored. */
  wake(): void;
  /** Stops sending; what was not sent is sent when the portal is started again. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly send: Send;
  readonly pauses: readonly number[] | undefined;
}

/** Outbound events are stored with what caused them and sent afterwards, at least once each and in their order while all goes well. */
export function createOutbox({ database, now, send, pauses = defaultPauses }: OutboxOptions): Outbox {
  const stopped = new AbortController();
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    for (;;) {
      const next = nextDelivery(database);
      if (next === undefined || stopped.signal.aborted) return;
      const pause = next.due - now();
      if (pause > 0) {
        timer = setTimeout(wake, pause);
        timer.unref();
        return;
      }
      await attempt(next);
    }
  }

  async function attempt(delivery: DeliveryRow): Promise<void> {
    const at = now();
    const secret = webhookOf(database, delivery.site_id)?.secret ?? '';
    const sent = await send({ id: delivery.id, url: delivery.url, body: delivery.body, secret, at }, stopped.signal);
    if (stopped.signal.aborted) return;
    database.transaction(() => {
      const made = attemptsOf(database, delivery.id).length;
      const pause = pauses[made];
      const delivered = 'status' in sent && sent.status >= 200 && sent.status < 300;
      const status = delivered ? 'delivered' : pause === undefined ? 'failed' : 'pending';
      const outcome = 'status' in sent ? { status: sent.status, error: null } : { status: null, error: sent.error };
      recordAttempt(
        database,
        delivery.id,
        { at: new Date(at).toISOString(), ...outcome },
        status,
        now() + (pause ?? 0),
      );
    });
  }

  function wake(): void {
    if (working !== undefined || stopped.signal.aborted) return;
    clearTimeout(timer);
    working = work().finally(() => {
      working = undefined;
    });
  }

  return {
    emit(site, event, data) {
      const webhookUrl = siteById(database, site.id)?.settings.notifications.webhookUrl ?? null;
      const events = webhookOf(database, site.id)?.events ?? [];
      if (webhookUrl === null || !events.includes(event)) return;
      const timestamp = new Date(now()).toISOString();
      insertDelivery(
        database,
        site.id,
        webhookUrl,
        { event, timestamp, site: { id: site.id, slug: site.slug }, data },
        now(),
      );
    },
    wake,
    async close() {
      stopped.abort();
      clearTimeout(timer);
      await working;
    },
  };
}

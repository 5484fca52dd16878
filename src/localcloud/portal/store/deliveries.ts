import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { DeliveryStatus, EventName, type OutboundEvent } from '../../../contracts/portal/event.ts';
import { jsonColumn, numberColumn, optionalColumn, textColumn } from './columns.ts';
import { type Database, type ListPart, toLimit } from './database.ts';

const WebhookRow = z.object({ events: jsonColumn(z.array(EventName)), secret: textColumn });

/** Returns the events and the secret of a site's webhook. Its URL is in the site's settings. */
export function findWebhook(database: Database, siteId: string) {
  return database.find(WebhookRow, 'webhooks', { siteId });
}

const PreviousSecret = z.object({ secret: textColumn });

/**
 * Returns the previous secret. For a while, it signs alongside the current one, so that receivers
 * can switch without a gap.
 */
export function findPreviousSecret(database: Database, siteId: string, now: number) {
  const sql = 'SELECT secret FROM previous_secrets WHERE site_id = ? AND until > ?';
  return database.get(PreviousSecret, sql, siteId, now)?.secret;
}

const DeliveryRow = z.object({
  id: textColumn,
  siteId: textColumn,
  event: EventName,
  url: textColumn,
  body: textColumn,
  status: DeliveryStatus,
  /** Earliest time of the next attempt, in ms since the epoch. */
  due: numberColumn,
  createdAt: textColumn,
});
export type DeliveryRow = z.infer<typeof DeliveryRow>;

export function insertDelivery(
  database: Database,
  siteId: string,
  url: string,
  event: OutboundEvent,
  due: number,
): string {
  const { event: name, timestamp: createdAt } = event;
  const id = `msg_${randomUUID()}`;
  const delivery = { id, siteId, event: name, url, body: event, status: 'pending', due, createdAt };
  database.insert('deliveries', delivery);
  return id;
}

export function findDelivery(database: Database, siteId: string, id: string) {
  return database.find(DeliveryRow, 'deliveries', { siteId, id });
}

const SiteIdRow = z.object({ siteId: textColumn });

export function sitesWithDeliveries(database: Database): string[] {
  const sql = "SELECT DISTINCT site_id FROM deliveries WHERE status = 'pending'";
  return database.all(SiteIdRow, sql).map((row) => row.siteId);
}

/**
 * Returns the next delivery of a site. Events stay in order: while one waits for a retry, later
 * ones wait as well.
 */
export function nextDelivery(database: Database, siteId: string): DeliveryRow | undefined {
  const where = { siteId, status: 'pending' };
  return database.list(DeliveryRow, 'deliveries', where, 'ORDER BY sequence LIMIT 1')[0];
}

export function cancelDeliveries(database: Database, siteId: string): void {
  database.update('deliveries', { status: 'cancelled' }, { siteId, status: 'pending' });
}

/** Returns the deliveries of a site, newest first. */
export function listDeliveries(
  database: Database,
  siteId: string,
  part: ListPart,
): readonly DeliveryRow[] {
  const sql = 'SELECT * FROM deliveries WHERE site_id = ? ORDER BY sequence DESC LIMIT ? OFFSET ?';
  return database.all(DeliveryRow, sql, siteId, ...toLimit(part));
}

const AttemptRow = z.object({
  deliveryId: textColumn,
  at: textColumn,
  status: optionalColumn(numberColumn),
  error: optionalColumn(textColumn),
});
export type DeliveryAttempt = Omit<z.infer<typeof AttemptRow>, 'deliveryId'>;

/** Returns the attempts of deliveries, by delivery id. */
export function groupAttempts(database: Database, deliveries: readonly DeliveryRow[]) {
  const rows = database.all(
    AttemptRow,
    `SELECT * FROM delivery_attempts WHERE delivery_id IN (SELECT value FROM json_each(?))
      ORDER BY rowid`,
    JSON.stringify(deliveries.map(({ id }) => id)),
  );
  const attempts = rows.map(({ deliveryId, ...attempt }) => ({ deliveryId, attempt }));
  return Map.groupBy(attempts, (row) => row.deliveryId);
}

export function countAttempts(database: Database, deliveryId: string): number {
  return database.count('delivery_attempts', { deliveryId });
}

/**
 * Records an attempt and its outcome. A cancelled delivery stays cancelled, unless it was
 * delivered.
 */
export function recordAttempt(
  database: Database,
  deliveryId: string,
  attempt: DeliveryAttempt,
  outcome: { readonly status: DeliveryRow['status']; readonly due: number; readonly url: string },
): void {
  database.insert('delivery_attempts', { deliveryId, ...attempt });
  database.run(
    `UPDATE deliveries
     SET status = iif(status = 'pending' OR ?1 = 'delivered', ?1, status), due = ?2, url = ?3
     WHERE id = ?4`,
    outcome.status,
    outcome.due,
    outcome.url,
    deliveryId,
  );
}

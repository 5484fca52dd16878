import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { DeliveryStatus, EventName, type OutboundEvent } from '../../../contracts/portal/event.ts';
import { type Database, jsonColumn, optionalColumn } from './database.ts';

const WebhookRow = z.object({ events: jsonColumn(z.array(EventName)), secret: z.string() });

/** The webhook's address is part of the site's settings. */
export function findWebhook(database: Database, siteId: string) {
  return database.find(WebhookRow, 'webhooks', { siteId });
}

const DeliveryRow = z.object({
  id: z.string(),
  siteId: z.string(),
  event: EventName,
  url: z.string(),
  body: z.string(),
  status: DeliveryStatus,
  /** Earliest time to send the delivery, in ms since the epoch. */
  due: z.number(),
  createdAt: z.string(),
});
export type DeliveryRow = z.infer<typeof DeliveryRow>;

export function insertDelivery(
  database: Database,
  siteId: string,
  url: string,
  event: OutboundEvent,
  due: number,
): void {
  const { event: name, timestamp: createdAt } = event;
  const id = `msg_${randomUUID()}`;
  const delivery = { id, siteId, event: name, url, body: event, status: 'pending', due, createdAt };
  database.insert('deliveries', delivery);
}

export function sitesWithDeliveries(database: Database): string[] {
  const sql = "SELECT DISTINCT site_id FROM deliveries WHERE status = 'pending'";
  return database.all(z.object({ siteId: z.string() }), sql).map((row) => row.siteId);
}

export function nextDelivery(database: Database, siteId: string): DeliveryRow | undefined {
  const where = { siteId, status: 'pending' };
  return database.list(DeliveryRow, 'deliveries', where, 'ORDER BY due, sequence LIMIT 1')[0];
}

export function cancelDeliveries(database: Database, siteId: string): void {
  database.update('deliveries', { status: 'cancelled' }, { siteId, status: 'pending' });
}

export function listDeliveries(database: Database, siteId: string): DeliveryRow[] {
  return database.list(DeliveryRow, 'deliveries', { siteId }, 'ORDER BY sequence DESC');
}

const AttemptRow = z.object({
  at: z.string(),
  status: optionalColumn(z.number()),
  error: optionalColumn(z.string()),
});
const SiteAttemptRow = z.object({ ...AttemptRow.shape, deliveryId: z.string() });
export type AttemptRow = z.infer<typeof AttemptRow>;

/** By the id of the delivery. */
export function attemptsOfSite(database: Database, siteId: string) {
  const rows = database.all(
    SiteAttemptRow,
    `SELECT delivery_attempts.* FROM deliveries JOIN delivery_attempts
      ON delivery_id = deliveries.id WHERE site_id = ? ORDER BY delivery_attempts.rowid`,
    siteId,
  );
  const attempts = rows.map(({ deliveryId, ...attempt }) => ({ deliveryId, attempt }));
  return Map.groupBy(attempts, (row) => row.deliveryId);
}

export function listAttempts(database: Database, deliveryId: string): AttemptRow[] {
  return database.list(AttemptRow, 'delivery_attempts', { deliveryId }, 'ORDER BY rowid');
}

/** Does nothing if the delivery has been cancelled. */
export function recordAttempt(
  database: Database,
  deliveryId: string,
  attempt: AttemptRow,
  outcome: { readonly status: DeliveryRow['status']; readonly due: number; readonly url: string },
): void {
  database.insert('delivery_attempts', { deliveryId, ...attempt });
  database.run(
    `UPDATE deliveries
     SET status = iif(status = 'pending' OR ?1 = 'delivered', ?1, status), due = ?2, url = ?3
     WHERE id = ?4`,
    ...[outcome.status, outcome.due, outcome.url, deliveryId],
  );
}

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { DeliveryStatus, EventName, type OutboundEvent } from '../../../contracts/portal/event.ts';
import { type Database, jsonColumn } from './database.ts';

const WebhookRow = z.object({ events: jsonColumn(z.array(EventName)), secret: z.string() });

/** The address is part of the site's settings. */
export function findWebhook(
  database: Database,
  siteId: string,
): z.infer<typeof WebhookRow> | undefined {
  return database.get(WebhookRow, 'SELECT * FROM webhooks WHERE site_id = ?', siteId);
}

export function putWebhook(
  database: Database,
  siteId: string,
  events: readonly EventName[],
  secret: string,
): void {
  database.run(
    `INSERT INTO webhooks (site_id, events, secret) VALUES (?, ?, ?)
      ON CONFLICT (site_id) DO UPDATE SET events = excluded.events, secret = excluded.secret`,
    ...[siteId, JSON.stringify(events), secret],
  );
}

const DeliveryRow = z.object({
  id: z.string(),
  site_id: z.string(),
  event: EventName,
  url: z.string(),
  body: z.string(),
  status: DeliveryStatus,
  /** Not sent before, in milliseconds since the epoch. */
  due: z.number(),
  created_at: z.string(),
});
export type DeliveryRow = z.infer<typeof DeliveryRow>;

export function insertDelivery(
  database: Database,
  siteId: string,
  url: string,
  event: OutboundEvent,
  due: number,
): void {
  database.run(
    `INSERT INTO deliveries (id, site_id, event, url, body, status, due, created_at)
      VALUES (?, ?, ?, ?, ?, 'pending', ?, ?)`,
    ...[
      `msg_${randomUUID()}`,
      siteId,
      event.event,
      url,
      JSON.stringify(event),
      due,
      event.timestamp,
    ],
  );
}

/** Due or not. */
export function sitesWithDeliveries(database: Database): string[] {
  const row = z.object({ site_id: z.string() });
  return database
    .all(row, "SELECT DISTINCT site_id FROM deliveries WHERE status = 'pending'")
    .map((item) => item.site_id);
}

export function nextDelivery(database: Database, siteId: string): DeliveryRow | undefined {
  const sql =
    "SELECT * FROM deliveries WHERE status = 'pending' AND site_id = ? ORDER BY due, sequence " +
    'LIMIT 1';
  return database.get(DeliveryRow, sql, siteId);
}

/** The webhook was removed. */
export function cancelDeliveries(database: Database, siteId: string): void {
  database.run(
    "UPDATE deliveries SET status = 'cancelled' WHERE status = 'pending' AND site_id = ?",
    siteId,
  );
}

/** Newest first. */
export function listDeliveries(database: Database, siteId: string): DeliveryRow[] {
  return database.all(
    DeliveryRow,
    'SELECT * FROM deliveries WHERE site_id = ? ORDER BY sequence DESC',
    siteId,
  );
}

const AttemptRow = z.object({
  at: z.string(),
  status: z.nullable(z.number()),
  error: z.nullable(z.string()),
});

export function listAttempts(database: Database, deliveryId: string): z.infer<typeof AttemptRow>[] {
  return database.all(
    AttemptRow,
    'SELECT * FROM delivery_attempts WHERE delivery_id = ? ORDER BY rowid',
    deliveryId,
  );
}

/** Unless the delivery has been cancelled. */
export function recordAttempt(
  database: Database,
  deliveryId: string,
  attempt: z.infer<typeof AttemptRow> & { readonly url: string },
  status: DeliveryRow['status'],
  due: number,
): void {
  const { at, status: answered, error, url } = attempt;
  const sql = 'INSERT INTO delivery_attempts (delivery_id, at, status, error) VALUES (?, ?, ?, ?)';
  database.run(sql, deliveryId, at, answered, error);
  database.run(
    `UPDATE deliveries
     SET status = iif(status = 'pending' OR ?1 = 'delivered', ?1, status), due = ?2, url = ?3
     WHERE id = ?4`,
    ...[status, due, url, deliveryId],
  );
}

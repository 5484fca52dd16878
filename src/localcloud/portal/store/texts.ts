import * as z from 'zod/mini';
import { OverrideStatus } from '../../../portal/contract/text.ts';
import type { Database } from './database.ts';

const TextRow = z.object({
  key: z.string(),
  page_slug: z.string(),
  default_text: z.string(),
  /** The override as it was last written. */
  value: z.nullable(z.string()),
  /** The override that the site shows. */
  live_value: z.nullable(z.string()),
  status: z.nullable(OverrideStatus),
  request_id: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
  updated_by: z.nullable(z.string()),
});
export type TextRow = z.infer<typeof TextRow>;

export function textsOf(database: Database, siteId: string): TextRow[] {
  return database.all(TextRow, 'SELECT * FROM texts WHERE site_id = ? ORDER BY key', siteId);
}

export function textsOfPage(database: Database, siteId: string, pageSlug: string): TextRow[] {
  return database.all(
    TextRow,
    'SELECT * FROM texts WHERE site_id = ? AND page_slug = ? ORDER BY key',
    siteId,
    pageSlug,
  );
}

export function textOf(database: Database, siteId: string, key: string): TextRow | undefined {
  return database.one(TextRow, 'SELECT * FROM texts WHERE site_id = ? AND key = ?', siteId, key);
}

export function overrideCount(database: Database, siteId: string): number {
  const row = z.object({ count: z.number() });
  const sql = 'SELECT count(*) AS count FROM texts WHERE site_id = ? AND value IS NOT NULL';
  return database.one(row, sql, siteId)?.count ?? 0;
}

export function insertText(
  database: Database,
  siteId: string,
  key: string,
  pageSlug: string,
  defaultText: string,
): void {
  database.run(
    'INSERT OR IGNORE INTO texts (site_id, key, page_slug, default_text) VALUES (?, ?, ?, ?)',
    ...[siteId, key, pageSlug, defaultText],
  );
}

export interface Override {
  readonly value: string;
  readonly live: boolean;
  readonly requestId: string | undefined;
  readonly by: string;
  readonly at: string;
}

export function setOverride(database: Database, siteId: string, key: string, override: Override): void {
  const { value, live, requestId, by, at } = override;
  database.run(
    `UPDATE texts SET value = ?, live_value = iif(?, ?, live_value), status = ?, request_id = ?, updated_at = ?, updated_by = ?
      WHERE site_id = ? AND key = ?`,
    ...[value, live ? 1 : 0, value, live ? 'live' : 'pending', requestId ?? null, at, by, siteId, key],
  );
}

export function clearOverride(database: Database, siteId: string, key: string): void {
  database.run(
    `UPDATE texts SET value = NULL, live_value = NULL, status = NULL, request_id = NULL, updated_at = NULL, updated_by = NULL
      WHERE site_id = ? AND key = ?`,
    ...[siteId, key],
  );
}

/** Marks what is pending as committed; overrides that are attached to a request are committed with its code instead. */
export function commitPending(database: Database, siteId: string): number {
  return database.run(
    "UPDATE texts SET status = 'committed' WHERE site_id = ? AND status = 'pending' AND request_id IS NULL",
    siteId,
  );
}

/** Makes what is committed live: its content file was deployed. */
export function publishCommitted(database: Database, siteId: string): void {
  database.run(
    "UPDATE texts SET status = 'live', live_value = value WHERE site_id = ? AND status = 'committed'",
    siteId,
  );
}

/** Makes the overrides of a request live: they were deployed with its code. */
export function publishOfRequest(database: Database, siteId: string, requestId: string): void {
  database.run(
    "UPDATE texts SET status = 'live', live_value = value WHERE site_id = ? AND request_id = ? AND value IS NOT NULL",
    ...[siteId, requestId],
  );
}

/** Makes every override live: the site fetches them itself from now on. */
export function publishAll(database: Database, siteId: string): void {
  database.run("UPDATE texts SET status = 'live', live_value = value WHERE site_id = ? AND value IS NOT NULL", siteId);
}

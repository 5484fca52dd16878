import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { OverrideStatus } from '../../../contracts/portal/text.ts';
import type { Database } from './database.ts';

const TextKeyRow = z.object({ key: z.string(), page_slug: z.string(), default_text: z.string() });
export type TextKeyRow = z.infer<typeof TextKeyRow>;

export function listTextKeys(database: Database, siteId: string): TextKeyRow[] {
  return database.all(TextKeyRow, 'SELECT * FROM text_keys WHERE site_id = ? ORDER BY key', siteId);
}

export function textKeysOfPage(database: Database, siteId: string, pageSlug: string): TextKeyRow[] {
  const sql = 'SELECT * FROM text_keys WHERE site_id = ? AND page_slug = ? ORDER BY key';
  return database.all(TextKeyRow, sql, siteId, pageSlug);
}

export function findTextKey(
  database: Database,
  siteId: string,
  key: string,
): TextKeyRow | undefined {
  return database.get(
    TextKeyRow,
    'SELECT * FROM text_keys WHERE site_id = ? AND key = ?',
    siteId,
    key,
  );
}

export function insertTextKey(database: Database, siteId: string, textKeyRow: TextKeyRow): void {
  const { key, page_slug, default_text } = textKeyRow;
  const sql =
    'INSERT OR IGNORE INTO text_keys (site_id, key, page_slug, default_text) VALUES (?, ?, ?, ?)';
  database.run(sql, siteId, key, page_slug, default_text);
}

/** Overrides of removed keys are retained and return with their key. */
export function putTextKeys(database: Database, siteId: string, keys: readonly TextKeyRow[]): void {
  database.run('DELETE FROM text_keys WHERE site_id = ?', siteId);
  for (const key of keys) insertTextKey(database, siteId, key);
}

/** By key: the live override, otherwise the default. */
export function displayedTexts(
  database: Database,
  siteId: string,
  pageSlug: string,
): Record<string, string> {
  const row = z.object({ key: z.string(), text: z.string() });
  const rows = database.all(
    row,
    `SELECT key, coalesce((
        SELECT value FROM overrides
        WHERE overrides.site_id = text_keys.site_id AND overrides.key = text_keys.key
        AND status = 'live'
      ), default_text) AS text FROM text_keys WHERE site_id = ? AND page_slug = ? ORDER BY key`,
    ...[siteId, pageSlug],
  );
  return Object.fromEntries(rows.map((item) => [item.key, item.text]));
}

const OverrideRow = z.object({
  /** Increases with each write or commit. */
  sequence: z.number(),
  id: z.string(),
  key: z.string(),
  /** `null`: removes the override and shows the default again. */
  value: z.nullable(z.string()),
  status: OverrideStatus,
  /** The override is attached to this development request. */
  request_id: z.nullable(z.string()),
  /** Its content file contains the override. */
  commit_sha: z.nullable(z.string()),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type OverrideRow = z.infer<typeof OverrideRow>;

/** In the order in which they were written. */
export function listOverrides(
  database: Database,
  siteId: string,
  statuses: readonly OverrideStatus[] = ['pending', 'committed', 'live'],
): OverrideRow[] {
  return database.all(
    OverrideRow,
    'SELECT * FROM overrides WHERE site_id = ? AND status IN (SELECT value FROM json_each(?)) ' +
      'ORDER BY sequence',
    ...[siteId, JSON.stringify(statuses)],
  );
}

export interface NewOverride {
  readonly key: string;
  readonly value: string | null;
  readonly status: OverrideStatus;
  readonly requestId?: string;
  readonly commitSha?: string;
  readonly author: string;
  readonly at: string;
}

export function insertOverride(database: Database, siteId: string, override: NewOverride): void {
  const { key, value, status, requestId, commitSha, author: by, at } = override;
  database.run(
    `INSERT INTO overrides (id, site_id, key, value, status, request_id, commit_sha, updated_at,
      updated_by)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[
      `ovr_${randomUUID()}`,
      siteId,
      key,
      value,
      status,
      requestId ?? null,
      commitSha ?? null,
      at,
      by,
    ],
  );
}

export type OverrideChange = Partial<Pick<OverrideRow, 'status' | 'commit_sha' | 'request_id'>>;

export function updateOverride(
  database: Database,
  overrideRow: Pick<OverrideRow, 'id'>,
  change: OverrideChange,
): void {
  const columns = Object.entries(change);
  const assignments = columns.map(([name]) => `${name} = ?`).join(', ');
  database.run(
    `UPDATE overrides SET ${assignments} WHERE id = ?`,
    ...columns.map(([, value]) => value),
    overrideRow.id,
  );
}

/** It then comes after all earlier commits, whenever it was written. */
export function commitOverride(
  database: Database,
  overrideRow: Pick<OverrideRow, 'id'>,
  commitSha: string,
): void {
  database.run(
    `UPDATE overrides SET status = 'committed', commit_sha = ?,
      sequence = (SELECT max(sequence) + 1 FROM overrides) WHERE id = ?`,
    ...[commitSha, overrideRow.id],
  );
}

export function removeOverride(database: Database, overrideRow: Pick<OverrideRow, 'id'>): void {
  database.run('DELETE FROM overrides WHERE id = ?', overrideRow.id);
}

/** Keys with an override, displayed or not. */
export function overrideCount(database: Database, siteId: string): number {
  const row = z.object({ count: z.number() });
  const sql = `SELECT count(DISTINCT key) AS count FROM overrides
    WHERE site_id = ? AND value IS NOT NULL AND status IN ('pending', 'committed', 'live')`;
  return database.get(row, sql, siteId)?.count ?? 0;
}

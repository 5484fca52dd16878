import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { hostOfAddress } from '../host-name.ts';

/**
 * Each migrates to the next version, the first from 1 to 2. In a transaction, before missing tables
 * are created.
 */
export const migrations: readonly ((database: DatabaseSync) => void)[] = [
  toHostsAndOverrides,
  toApprovedInputs,
];

/** Hosts, commits and overrides get their own tables; requests get approval details. */
function toHostsAndOverrides(database: DatabaseSync): void {
  database.exec(`
    ALTER TABLE sites ADD COLUMN given_url TEXT NOT NULL DEFAULT '';
    ALTER TABLE sites DROP COLUMN dev_version;
    ALTER TABLE versions ADD COLUMN moved_at TEXT NOT NULL DEFAULT '';
    UPDATE versions SET moved_at = coalesce(deployed_at, created_at);
    ALTER TABLE releases ADD COLUMN corrected_by TEXT;
    CREATE TABLE site_hosts (host TEXT PRIMARY KEY, site_id TEXT NOT NULL
      REFERENCES sites (id)) STRICT;
    ALTER TABLE texts RENAME TO text_keys;
    CREATE TABLE overrides (
      sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, site_id TEXT NOT NULL
        REFERENCES sites (id),
      key TEXT NOT NULL, value TEXT, status TEXT NOT NULL, request_id TEXT, commit_sha TEXT,
      updated_at TEXT NOT NULL, updated_by TEXT NOT NULL
    ) STRICT;
  `);
  for (const column of [
    'pull_state',
    'approved_by',
    'approved_via',
    'approved_sha',
    'approval_evidence',
    'preview_url',
  ]) {
    database.exec(`ALTER TABLE requests ADD COLUMN ${column} TEXT`);
  }
  for (const column of ['version_level', 'agent', 'cost', 'analysis']) {
    database.exec(`ALTER TABLE requests ADD COLUMN ${column} TEXT`);
  }
  database.exec('ALTER TABLE requests ADD COLUMN rounds INTEGER');
  moveHosts(database);
  moveOverrides(database);
}

/** Approvals name what was approved; those from before don't, and are asked for again. */
function toApprovedInputs(database: DatabaseSync): void {
  for (const column of ['approved_inputs', 'waits_for'])
    database.exec(`ALTER TABLE requests ADD COLUMN ${column} TEXT`);
}

/**
 * A shared host stays with the site that has it as production address, otherwise the older site.
 */
function moveHosts(database: DatabaseSync): void {
  const insert = database.prepare('INSERT OR IGNORE INTO site_hosts (host, site_id) VALUES (?, ?)');
  const owner = database.prepare('SELECT site_id FROM site_hosts WHERE host = ?');
  const forget = database.prepare('UPDATE sites SET dev_url = NULL WHERE id = ?');
  const sites = database
    .prepare('SELECT id, url, dev_url FROM sites ORDER BY created_at, id')
    .all();
  for (const { id, url } of sites) insert.run(hostOfAddress(String(url)) ?? '', String(id));
  for (const { id, dev_url } of sites) {
    const host = typeof dev_url === 'string' ? hostOfAddress(dev_url) : undefined;
    if (!host) continue;
    insert.run(host, String(id));
    if (owner.get(host)?.site_id !== id) forget.run(String(id));
  }
}

/** Overrides marked as committed name no commit: they have to be committed again. */
function moveOverrides(database: DatabaseSync): void {
  const insert = database.prepare(
    `INSERT INTO overrides (id, site_id, key, value, status, request_id, updated_at, updated_by)
      SELECT ?1, site_id, key, iif(?2 = 'live', live_value, value), ?2, iif(?2 = 'live', NULL,
        request_id),
        updated_at, updated_by FROM text_keys WHERE site_id = ?3 AND key = ?4`,
  );
  const rows = database
    .prepare('SELECT site_id, key, live_value, status FROM text_keys WHERE value IS NOT NULL')
    .all();
  for (const { site_id = null, key = null, live_value, status } of rows) {
    if (live_value !== null) insert.run(`ovr_${randomUUID()}`, 'live', site_id, key);
    if (status !== 'live') insert.run(`ovr_${randomUUID()}`, 'pending', site_id, key);
  }
  for (const column of [
    'value',
    'live_value',
    'status',
    'request_id',
    'updated_at',
    'updated_by',
  ]) {
    database.exec(`ALTER TABLE text_keys DROP COLUMN ${column}`);
  }
}

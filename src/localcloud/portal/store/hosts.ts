import * as z from 'zod/mini';
import type { Database } from './database.ts';

export function siteIdOfHost(database: Database, host: string): string | undefined {
  const row = z.object({ site_id: z.string() });
  return database.get(row, 'SELECT site_id FROM site_hosts WHERE host = ?', host)?.site_id;
}

export function allHosts(database: Database): string[] {
  const row = z.object({ host: z.string() });
  return database.all(row, 'SELECT host FROM site_hosts ORDER BY host').map((item) => item.host);
}

/** None may belong to another site. */
export function putHosts(
  database: Database,
  siteId: string,
  hosts: readonly (string | undefined)[],
): void {
  database.run('DELETE FROM site_hosts WHERE site_id = ?', siteId);
  for (const host of new Set(hosts)) {
    if (host) database.run('INSERT INTO site_hosts (host, site_id) VALUES (?, ?)', host, siteId);
  }
}

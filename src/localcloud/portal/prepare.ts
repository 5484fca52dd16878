import { auditSite } from './audit.ts';
import { findPages } from './store/content.ts';
import type { Database } from './store/database.ts';
import { findSiteById } from './store/sites.ts';
import { findTextKeys } from './store/text-keys.ts';

/**
 * Fills the caches of searches and audits of these sites in advance. The process can answer
 * requests between two sites.
 */
export function prepareSites(
  database: Database,
  [id, ...others]: readonly string[],
  isClosed: () => boolean,
): void {
  if (id === undefined) return;
  const prepare = () => {
    const site = isClosed() ? undefined : findSiteById(database, id);
    if (!site) return;
    const any = { search: 'a', offset: 0, limit: 1 };
    findTextKeys(database, id, { ...any, order: 'page' });
    findPages(database, id, any);
    auditSite(database, site, any);
    prepareSites(database, others, isClosed);
  };
  // Don't keep the process alive for this.
  setImmediate(prepare).unref();
}

import type { EventName } from '../../contracts/portal/event.ts';
import type { Hosts } from './hosts.ts';
import type { SeoCache } from './seo-cache.ts';
import type { Database } from './store/database.ts';
import type { SiteRow } from './store/sites.ts';
import type { ViewCounter } from './views.ts';

export interface Context {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly timestamp: () => string;
  readonly hosts: Hosts;
  readonly seoCache: SeoCache;
  readonly views: ViewCounter;
  /** Within the transaction that caused it; sent after the commit. */
  readonly emit: (site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>) => void;
}

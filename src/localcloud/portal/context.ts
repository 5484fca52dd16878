import type { EventName } from '../../contracts/portal/event.ts';
import type { Hosts } from './hosts.ts';
import type { SeoCache } from './seo-cache.ts';
import type { Database } from './store/database.ts';
import type { SiteRow } from './store/sites.ts';
import type { ViewCounter } from './views.ts';

/** Shared by all handlers. */
export interface Context {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The current time in the contract's timestamp format. */
  readonly timestamp: () => string;
  readonly hosts: Hosts;
  readonly seoCache: SeoCache;
  readonly views: ViewCounter;
  /**
   * Queues an outbound event within the transaction that caused it; it is sent after the commit.
   */
  readonly emit: (site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>) => void;
}

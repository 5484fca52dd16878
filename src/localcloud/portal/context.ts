import type { EventName } from '../../contracts/portal/event.ts';
import type { Hosts } from './hosts.ts';
import type { SeoCache } from './seo-cache.ts';
import type { Database } from './store/database.ts';
import type { SiteRow } from './store/sites.ts';
import type { ViewCounter } from './views.ts';

/** What every handler may use. */
export interface Context {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The same as a timestamp of the contract. */
  readonly timestamp: () => string;
  readonly hosts: Hosts;
  readonly seoCache: SeoCache;
  readonly views: ViewCounter;
  /** Enters an outbound event, inside the transaction of what caused it; it is sent after that is stored. */
  readonly emit: (site: SiteRow, event: EventName, data: Readonly<Record<string, unknown>>) => void;
}

import { createHash } from 'node:crypto';
import type { Database } from './store/database.ts';
import { recordViews } from './store/statistics.ts';

/** Views are stored together, this many milliseconds after the first of them. */
const everyMs = 5_000;
/** Or earlier, when there are this many to store. */
const atMost = 10_000;

/**
 * Counts the views of pages without a write for each. A view that was not stored when the process was killed is lost:
 * it is a statistic, not a promise.
 */
export interface ViewCounter {
  /** @param client address of the visitor, of which only a hash is kept */
  record(siteId: string, path: string, client: string): void;
  /** Stores what was counted. */
  flush(): void;
  close(): void;
}

export function createViewCounter(database: Database, timestamp: () => string): ViewCounter {
  const counts = new Map<string, { siteId: string; path: string; visitor: string; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const at = timestamp();
    database.transaction(() => {
      for (const { siteId, path, visitor, count } of counts.values()) {
        recordViews(database, siteId, path, at, visitor, count);
      }
    });
    counts.clear();
  }

  return {
    record(siteId, path, client) {
      const visitor = createHash('sha256').update(client).digest('base64url').slice(0, 16);
      const key = JSON.stringify([siteId, path, visitor]);
      const counted = counts.get(key);
      if (!counted) counts.set(key, { siteId, path, visitor, count: 1 });
      else counted.count += 1;
      if (counts.size >= atMost) flush();
      else timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
    close: flush,
  };
}

import { createHash } from 'node:crypto';
import type { Database } from './store/database.ts';
import { recordViews, type Views } from './store/statistics.ts';

/** Views are stored in batches, this many milliseconds after the first. */
const everyMs = 5_000;
/** Earlier if this many are waiting. */
const maxBuffered = 10_000;

export type ViewCounter = ReturnType<typeof createViewCounter>;

/** Unstored views are lost if the process is killed, which is acceptable for statistics. */
export function createViewCounter(database: Database, timestamp: () => string) {
  const counts = new Map<string, Views>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const at = timestamp();
    database.transaction(() => {
      for (const views of counts.values()) recordViews(database, views, at);
    });
    counts.clear();
  }

  return {
    /** Only a hash of `client` is stored. */
    record(siteId: string, path: string, client: string): void {
      const visitor = createHash('sha256').update(client).digest('base64url').slice(0, 16);
      const key = JSON.stringify([siteId, path, visitor]);
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { siteId, path, visitor, count });
      if (counts.size >= maxBuffered) flush();
      else timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}

import { getStats } from '../shared/files.ts';

/**
 * `@actions/github` reads the event file while it is imported, and would wait for a pipe's end.
 * `readContext` reports a rejection.
 */
export function loadContext<Loaded>(
  event: string | undefined,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (event && getStats(event)?.isFile() === false) return Promise.reject();
  return load();
}

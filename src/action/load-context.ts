import { statSync } from 'node:fs';

/**
 * `@actions/github` reads the event file while it is imported, and would wait for a pipe's end.
 * `readContext` reports a rejection. Imports nothing of the program: it runs before signals wait.
 */
export async function loadContext<Loaded>(
  event: string | undefined,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (event && statSync(event, { throwIfNoEntry: false })?.isFile() === false)
    return Promise.reject();
  return load();
}

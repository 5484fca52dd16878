import { statSync } from 'node:fs';

/**
 * Imports `@actions/github`, which reads the event file and would wait forever for the end of a
 * pipe. `readContext` reports a rejection. This file imports no other part of the program, because
 * it runs before signals are held.
 */
export async function loadContext<Loaded>(
  event: string | undefined,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (event && statSync(event, { throwIfNoEntry: false })?.isFile() === false)
    return Promise.reject();
  return load();
}

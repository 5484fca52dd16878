import { statSync } from 'node:fs';

/**
 * Imports `@actions/github`, which reads the event file as soon as it is imported. Rejects if that
 * file is e.g. a pipe, because the import might never finish; `readContext` reports the rejection.
 * This file imports no other part of the program, because it runs before signals are held.
 */
export async function loadContext<Loaded>(
  event: string | undefined,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (event && statSync(event, { throwIfNoEntry: false })?.isFile() === false)
    return Promise.reject();
  return load();
}

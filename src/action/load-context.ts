import { statSync } from 'node:fs';

/**
 * `@actions/github` reads the event file during its import, and would wait for the end of a pipe.
 * `readContext` reports a rejection. This file imports no other part of the program, because it
 * runs before signals are held back.
 */
export async function loadContext<Loaded>(
  event: string | undefined,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  if (event && statSync(event, { throwIfNoEntry: false })?.isFile() === false)
    return Promise.reject();
  return load();
}

import { once } from 'node:events';

/** Resolves when the user cancels. */
export async function untilCancelled(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  // A pending signal doesn't keep the process alive.
  const alive = setInterval(() => {}, 60_000);
  await once(signal, 'abort');
  clearInterval(alive);
}

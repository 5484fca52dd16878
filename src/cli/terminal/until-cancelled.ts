import { once } from 'node:events';

/** Resolves when the person at the terminal has had enough. */
export async function untilCancelled(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  // Waiting for a signal does not keep a process alive.
  const alive = setInterval(() => {}, 60_000);
  await once(signal, 'abort');
  clearInterval(alive);
}

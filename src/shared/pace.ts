import { setImmediate } from 'node:timers/promises';

/** Maximum milliseconds without handling signals. */
const sliceMs = 20;

/**
 * Await it between parts of long synchronous work, so that signals are handled.
 * @throws the signal's reason when it aborts
 */
export function paced(signal: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < sliceMs) return;
    await setImmediate();
    signal.throwIfAborted();
    last = performance.now();
  };
}

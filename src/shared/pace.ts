import { setImmediate } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';

const sliceMs = 20;

/**
 * Returns a function to await between the parts of long synchronous work, so that signals can
 * interrupt it.
 * @throws the signal's reason if aborted
 */
export function paced(signal: AbortSignal): () => Promise<void> {
  let last = monotonicMs();
  return async () => {
    if (monotonicMs() - last < sliceMs) return;
    await setImmediate();
    signal.throwIfAborted();
    last = monotonicMs();
  };
}

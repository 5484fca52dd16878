import { setImmediate } from 'node:timers/promises';

/** How long the program may be deaf to signals, in milliseconds. */
const sliceMs = 20;

/**
 * Lets a long piece of synchronous work hear the program's signals: to be called, and awaited, between any two of its
 * parts. It gives way when the last time was some milliseconds ago.
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

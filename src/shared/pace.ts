import { setImmediate } from 'node:timers/promises';

const sliceMs = 20;

/** Lets long synchronous work handle signals. @throws the signal's reason when it aborts */
export function paced(signal: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < sliceMs) return;
    await setImmediate();
    signal.throwIfAborted();
    last = performance.now();
  };
}

import { setImmediate } from 'node:timers/promises';

const sliceMs = 20;

/** Lets long synchronous work handle signals. @throws the signal's reason if aborted */
export function paced(signal: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < sliceMs) return;
    await setImmediate();
    signal.throwIfAborted();
    last = performance.now();
  };
}

import type { Clock } from '../clock.ts';

/**
 * Keeps calls below a rate: as many as are allowed at once, then as the first of them become older than the window.
 * @param most calls in a window
 * @param windowMs in milliseconds
 * @returns a function that resolves when another call may be made; calls get their turns in the order in which they asked
 */
export function createPace(clock: Clock, most: number, windowMs: number): (signal: AbortSignal) => Promise<void> {
  const made: number[] = [];
  let queue: Promise<void> = Promise.resolve();
  return (signal) => {
    const turn = queue.then(async () => {
      const oldest = made.length < most ? undefined : made.shift();
      const wait = oldest === undefined ? 0 : oldest + windowMs - clock.now();
      if (wait > 0) await clock.sleep(wait, signal);
      signal.throwIfAborted();
      made.push(clock.now());
    });
    // One that was cancelled does not keep the others from their turns.
    queue = turn.catch(() => undefined);
    return turn;
  };
}

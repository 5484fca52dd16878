import type { EventEmitter } from 'node:events';
import type { EndingSignal } from './cancel.ts';

/** Same as in `cancelSignal`, which is loaded later. */
export const heldSignals: readonly EndingSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Holds signals that arrive while the program is loading; without a listener they would kill it
 * silently. This module imports nothing, so that an entry point can listen before it loads the
 * rest.
 * @param source `process`
 * @returns a function to call once the program listens itself: it replays the signals
 */
export function holdSignals(source: Pick<EventEmitter, 'on' | 'off' | 'emit'>): () => void {
  const held = new Set<EndingSignal>();
  const ends = heldSignals.map((name) => {
    const hold = () => void held.add(name);
    source.on(name, hold);
    return () => source.off(name, hold);
  });
  return () => {
    for (const end of ends) end();
    for (const name of held) source.emit(name);
  };
}

import type { EventEmitter } from 'node:events';
import type { EndingSignal } from './cancel.ts';

/** Same as in `cancelSignal`, which is loaded later. */
export const exitSignals: readonly EndingSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Signals that arrive while the program is loading would kill it silently. This module imports
 * nothing, so that an entry can listen before it loads the rest.
 * @returns a function that replays the signals, once the program listens itself
 */
export function holdSignals(source: Pick<EventEmitter, 'on' | 'off' | 'emit'>): () => void {
  const pending = new Set<EndingSignal>();
  const releases = exitSignals.map((name) => {
    const hold = () => void pending.add(name);
    source.on(name, hold);
    return () => source.off(name, hold);
  });
  return () => {
    for (const release of releases) release();
    for (const name of pending) source.emit(name);
  };
}

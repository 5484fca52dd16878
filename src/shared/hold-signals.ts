import type { EventEmitter } from 'node:events';
import type { EndingSignal } from './cancel.ts';

/** Those of `cancelSignal`, which is loaded later. */
export const heldSignals: readonly EndingSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Keeps the signals that arrive while the program is still being loaded; without a listener they would end it without
 * a word. This module loads nothing, so that an entry listens before it loads the rest.
 * @param source `process`
 * @returns to be called once the program listens itself: it is then told what has arrived
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

import type { EventEmitter } from 'node:events';
import type { EndingSignal } from './cancel.ts';

export const exitSignals: readonly EndingSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Holds signals that would kill the program silently while it loads. Imports nothing. */
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

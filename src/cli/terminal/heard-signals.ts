import type { SignalSource } from '../../shared/cancel.ts';
import type { EndingSignal } from '../../shared/hold-signals.ts';

type Listener = (thrown?: unknown) => void;

export type HeardSignals = ReturnType<typeof heardSignals>;

export function heardSignals(process: SignalSource) {
  const listeners = new Map<Listener, EndingSignal>();
  let isHeard = false;
  const hear = () => {
    if (!isHeard) for (const [listener, name] of listeners) process.on(name, listener);
    isHeard = true;
  };
  const unhear = () => {
    for (const [listener, name] of listeners) process.off(name, listener);
    isHeard = false;
  };
  return {
    on(name: EndingSignal | 'uncaughtException', listener: Listener) {
      if (name === 'uncaughtException') return process.on(name, listener);
      listeners.set(listener, name);
      if (isHeard) return process.on(name, listener);
      return undefined;
    },
    off(name: EndingSignal | 'uncaughtException', listener: Listener) {
      listeners.delete(listener);
      if (name === 'uncaughtException') return process.off(name, listener);
      return process.off(name, listener);
    },
    /** Until this is called, Ctrl-C exits at once, as without a listener. */
    hear,
    /** Lets Ctrl-C exit at once while loading blocks the event loop. */
    async unheard<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
      const before = isHeard;
      unhear();
      try {
        return await load();
      } finally {
        if (before) hear();
      }
    },
  };
}

import type { EndingSignal, SignalSource } from '../../shared/cancel.ts';

type Listener = (thrown?: unknown) => void;

/** Signals of the process that are heard from when on there is something to be ended and tidied up. */
export interface HeardSignals extends SignalSource {
  /** From here on Ctrl-C is heard. Before, it ends the process at once, as it does without a listener. */
  hear(): void;
  /**
   * Loads modules at a time when nothing has been started. Loading keeps the process too busy to hear anything, so
   * meanwhile Ctrl-C ends it as before.
   */
  unheard<Loaded>(load: () => Promise<Loaded>): Promise<Loaded>;
}

export function heardSignals(process: SignalSource): HeardSignals {
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
    // What nobody catches is always a matter of the program.
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
    hear,
    async unheard(load) {
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

import type { SignalSource } from '../../shared/cancel.ts';

type Listener = (thrown?: unknown) => void;

export type DeferredSignals = ReturnType<typeof deferSignals>;

export function deferSignals(process: SignalSource) {
  const listeners = new Map<Listener, string>();
  let isHandled = false;
  const handle = () => {
    if (!isHandled) for (const [listener, name] of listeners) process.on(name, listener);
    isHandled = true;
  };
  const release = () => {
    for (const [listener, name] of listeners) process.off(name, listener);
    isHandled = false;
  };
  return {
    on(name: string, listener: Listener) {
      if (name !== 'uncaughtException') listeners.set(listener, name);
      if (isHandled || name === 'uncaughtException') process.on(name, listener);
    },
    off(name: string, listener: Listener) {
      listeners.delete(listener);
      process.off(name, listener);
    },
    /** Starts handling signals. Until then, Ctrl-C exits at once, as without a listener. */
    handle,
    /** Stops handling signals while `load` blocks the event loop, so that Ctrl-C exits at once. */
    async suspend<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
      const before = isHandled;
      release();
      try {
        return await load();
      } finally {
        if (before) handle();
      }
    },
  };
}

import { SiteDeployError } from './errors/error.ts';

/** What `process` offers of signals. */
export interface SignalSource {
  on(name: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(name: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/**
 * A signal that aborts when the program is asked to end: by Ctrl-C, or by the runner when a run is cancelled (SIGINT, then SIGTERM after 7.5 s).
 * @param onSecond called when it is asked again
 */
export function cancelSignal(source: SignalSource, onSecond: () => void = () => {}): AbortSignal & Disposable {
  const controller = new AbortController();
  const listeners = (['SIGINT', 'SIGTERM'] as const).map((name) => {
    const listener = () => {
      if (controller.signal.aborted) onSecond();
      else controller.abort(new SiteDeployError('CANCELLED', `The run was cancelled (${name}).`));
    };
    source.on(name, listener);
    return () => void source.off(name, listener);
  });
  return Object.assign(controller.signal, {
    [Symbol.dispose]() {
      for (const remove of listeners) remove();
    },
  });
}

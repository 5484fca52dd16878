import { SiteDeployError } from './errors/error.ts';

/** The signals by which a program is asked to end. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type EndingSignal = (typeof endingSignals)[number];

/** What `process` offers of signals, and of errors that nobody catches. */
export interface SignalSource {
  on(name: EndingSignal, listener: () => void): unknown;
  on(name: 'uncaughtException', listener: (thrown: unknown) => void): unknown;
  off(name: EndingSignal, listener: () => void): unknown;
  off(name: 'uncaughtException', listener: (thrown: unknown) => void): unknown;
}

/** One Ctrl-C may arrive twice: from the terminal, and passed on by npm. Milliseconds. */
const sameRequest = 500;

/**
 * A signal that aborts when the program is asked to end: by Ctrl-C, by a terminal that is closed, or by the runner when
 * a run is cancelled (SIGINT, then SIGTERM after 7.5 s). An error that nobody catches ends the program in the same way,
 * so that whatever is under way is ended, told and tidied up.
 * @param onSecond called when it is asked again
 * @param now milliseconds that only grow
 */
export function cancelSignal(
  source: SignalSource,
  onSecond: () => void = () => {},
  now: () => number = () => performance.now(),
): AbortSignal & Disposable {
  const controller = new AbortController();
  let asked = 0;
  const listeners = endingSignals.map((name) => {
    const listener = () => {
      if (controller.signal.aborted) {
        if (now() - asked > sameRequest) onSecond();
        return;
      }
      asked = now();
      controller.abort(new SiteDeployError('CANCELLED', `The run was cancelled (${name}).`));
    };
    source.on(name, listener);
    return () => void source.off(name, listener);
  });
  const onUncaught = (thrown: unknown) => controller.abort(SiteDeployError.from(thrown));
  source.on('uncaughtException', onUncaught);
  return Object.assign(controller.signal, {
    [Symbol.dispose]() {
      for (const remove of listeners) remove();
      source.off('uncaughtException', onUncaught);
    },
  });
}

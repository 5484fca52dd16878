import { addAbortListener } from 'node:events';
import { monotonicMs } from './clock.ts';
import { getErrorMessage, SiteDeployError } from './errors/error.ts';
import { endingSignals } from './hold-signals.ts';

type Change = (name: string, listener: (thrown?: unknown) => void) => unknown;

export interface SignalSource {
  readonly on: Change;
  readonly off: Change;
}

/**
 * Time in ms within which signals count as one: Ctrl-C may arrive twice, from the terminal and from
 * npm.
 */
const sameRequest = 500;

/**
 * Creates an `AbortSignal` that aborts on each of `endingSignals`, and on an uncaught error.
 * @param onSecond called for each later signal, except within `sameRequest`
 */
export function cancelSignal(
  source: SignalSource,
  onSecond: () => void = () => {},
  now: () => number = monotonicMs,
): AbortSignal & Disposable {
  const controller = new AbortController();
  let requestedAt = 0;
  const listeners = endingSignals.map((name) => {
    const listener = () => {
      if (controller.signal.aborted) {
        if (now() - requestedAt > sameRequest) onSecond();
        return;
      }
      requestedAt = now();
      const message = `The run was cancelled (${name}).`;
      controller.abort(new SiteDeployError('CANCELLED', message, { cause: name }));
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

/**
 * Converts the reason of an abort to a `SiteDeployError`, `CANCELLED` unless it is one already.
 * Callers of the library may abort with any reason, e.g. the `TimeoutError` of
 * `AbortSignal.timeout`.
 */
export function toCancellation(reason: unknown): SiteDeployError {
  if (reason instanceof SiteDeployError) return reason;
  const message = `The run was cancelled (${getErrorMessage(reason)}).`;
  return new SiteDeployError('CANCELLED', message, { cause: reason });
}

/**
 * Awaits a promise.
 * @throws the signal's reason as soon as it aborts
 */
export async function untilAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  using _ = addAbortListener(signal, () => reject(signal.reason));
  return await Promise.race([promise, aborted]);
}

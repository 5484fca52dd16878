import type { Deps } from '../shared/deps.ts';

/** In ms. A runner kills the job within 10 seconds after a cancel. */
const runnersPatience = 5_000;

/**
 * These continue after a cancel and share the time left. It starts with the cancel, so create these
 * before.
 */
export function closingDeps(deps: Deps): Deps {
  const { signal, afterCancelMs = runnersPatience } = deps;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener('abort', soon, { once: true });
  return { ...deps, signal: limit.signal };
}

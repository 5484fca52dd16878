import type { Env } from '../shared/child-environment.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { isObject } from '../shared/json.ts';
import type { RunnerContext } from './inputs.ts';

/** Context of `@actions/github`, which reads the event file when it is imported. */
export type LoadedContext = Promise<{ readonly context: RunnerContext }>;

/**
 * Returns the context. A damaged event file becomes an ordinary error, so that the run still writes
 * its outputs.
 * @throws SiteDeployError `EVENT_INVALID`
 */
export async function readContext(loading: LoadedContext, env: Env): Promise<RunnerContext> {
  const invalid = (cause?: unknown) =>
    new SiteDeployError('EVENT_INVALID', 'The event file is not a JSON object.', {
      cause,
      facts: [`file: ${env.GITHUB_EVENT_PATH}`],
    });
  const { context } = await loading.catch((cause) => Promise.reject(invalid(cause)));
  if (!isObject(context.payload)) throw invalid();
  return context;
}

import { readFileSync } from 'node:fs';
import type { Env } from '../shared/child-environment.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { isMissing } from '../shared/files.ts';
import { isObject } from '../shared/json.ts';
import type { RunnerContext } from './inputs.ts';

/**
 * Reads what `@actions/github` reads while it is imported, where a damaged event file would end the
 * run without outputs. A missing file is an event without a payload, as there.
 * @throws SiteDeployError `EVENT_INVALID`
 */
export function readContext(env: Env): RunnerContext {
  return {
    eventName: env.GITHUB_EVENT_NAME ?? '',
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    runId: Number(env.GITHUB_RUN_ID),
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    payload: readPayload(env.GITHUB_EVENT_PATH),
  };
}

function readPayload(file: string | undefined): RunnerContext['payload'] {
  if (!file) return {};
  const invalid = (cause?: unknown) =>
    new SiteDeployError('EVENT_INVALID', 'The event file is not a JSON object.', {
      cause,
      facts: [`file: ${file}`],
    });
  try {
    const payload: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isObject(payload)) return payload;
  } catch (cause) {
    if (isMissing(cause)) return {};
    throw invalid(cause);
  }
  throw invalid();
}

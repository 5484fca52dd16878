import type { HttpResponse } from '../../shared/http/client.ts';
import { parseRetryAfter } from '../../shared/http/retry.ts';

/** The hour of the primary limit, and a little more. */
const longestPause = 65 * 60_000;
/** GitHub asks for at least a minute where it names no time, and for more each time that this was not enough. */
const unnamedPause = 60_000;
const longestUnnamedPause = 16 * 60_000;

/**
 * For how long an answer asks to send nothing, in milliseconds: because it is refused for a limit, or because it is the
 * last that the hour allows. `undefined`: it asks for nothing, or the pause would be too long
 * (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api).
 * @param longest a limit that lasts longer is not waited for, in milliseconds
 * @param inARow limits before this one that named no time either
 */
export function limitPause(
  response: HttpResponse,
  now: number,
  longest = longestPause,
  inARow = 0,
): number | undefined {
  const { ok, headers } = response;
  const reset =
    headers['x-ratelimit-remaining'] === '0' ? Number(headers['x-ratelimit-reset']) * 1000 - now : undefined;
  const known = reset !== undefined && Number.isFinite(reset) ? Math.max(1000, reset) : undefined;
  if (!ok && !isLimit(response)) return undefined;
  const after = headers['retry-after'];
  const asked = ok || after === undefined ? undefined : parseRetryAfter(after, now);
  const unnamed = Math.min(longestUnnamedPause, unnamedPause * 2 ** inARow);
  const pause = asked ?? known ?? (ok ? undefined : (saidIn(response.text) ?? unnamed));
  if (pause !== undefined && pause <= longest) return pause;
  return undefined;
}

/** The time that the message of a limit names, in milliseconds. */
function saidIn(text: string): number | undefined {
  const [, count, unit] =
    /\b(?:wait|again in|after)\s+(?:about\s+)?(\d{1,4})\s*(second|minute|hour)s?\b/i.exec(text) ?? [];
  if (count === undefined) return undefined;
  const unitMs = { second: 1000, minute: 60_000, hour: 3_600_000 }[unit?.toLowerCase() ?? ''] ?? 0;
  return Number(count) * unitMs;
}

/** Whether an answer is a refusal for a limit. */
export function isLimit({ status, headers, text }: HttpResponse): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(text);
}

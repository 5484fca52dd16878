import type { HttpResponse } from '../../shared/http/client.ts';
import { parseRetryAfter } from '../../shared/http/retry.ts';

/** The hour of the primary limit, plus a margin. */
const maxPauseMs = 65 * 60_000;
/** Without a specified time, GitHub asks for at least a minute, increasing with each refusal. */
const unnamedPause = 60_000;
const maxUnnamedPauseMs = 16 * 60_000;

/**
 * After a refusal or the hour's last request, in ms. `undefined`: none, or longer than the maximum
 * (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api).
 */
export function limitPause(response: HttpResponse, now: number, maxMs = maxPauseMs, inARow = 0) {
  const { ok, headers } = response;
  const reset =
    headers['x-ratelimit-remaining'] === '0'
      ? Number(headers['x-ratelimit-reset']) * 1000 - now
      : undefined;
  const known = reset !== undefined && Number.isFinite(reset) ? Math.max(1000, reset) : undefined;
  if (!ok && !isLimit(response)) return undefined;
  const after = headers['retry-after'];
  const retryAfterMs = ok || after === undefined ? undefined : parseRetryAfter(after, now);
  const unnamed = Math.min(maxUnnamedPauseMs, unnamedPause * 2 ** inARow);
  const pause =
    retryAfterMs ?? known ?? (ok ? undefined : (parseUnlockTime(response.text) ?? unnamed));
  if (pause !== undefined && pause <= maxMs) return pause;
  return undefined;
}

/** In ms. */
function parseUnlockTime(text: string): number | undefined {
  const [, count, unit] =
    /\b(?:wait|again in|after)\s+(?:about\s+)?(\d{1,4})\s*(second|minute|hour)s?\b/i.exec(text) ??
    [];
  if (count === undefined) return undefined;
  const unitMs = { second: 1000, minute: 60_000, hour: 3_600_000 }[unit?.toLowerCase() ?? ''] ?? 0;
  return Number(count) * unitMs;
}

export function isLimit(response: HttpResponse): boolean {
  const { status, headers, text } = response;
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit/i.test(text)
  );
}

import { type Clock, elapsed } from '../../shared/clock.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { parseRetryAfter } from '../../shared/http/retry.ts';
import type { Pace } from './pace.ts';

interface ThrottleOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly pace?: Pace;
  readonly onPause: (line: string) => void;
  readonly longestPauseMs?: number;
}

/** Longest pause for `pace`, in ms, that isn't logged. */
const silentPause = 15_000;

/**
 * Creates a throttle for one token. When a request hits a limit, all requests wait until the limit
 * ends.
 */
export function createThrottle(options: ThrottleOptions) {
  const { clock, signal, pace, onPause, longestPauseMs } = options;
  let pausedUntil = 0;
  let announcedUntil = 0;
  let unnamed = 0;
  return {
    async turn(isWrite: boolean): Promise<void> {
      for (;;) {
        const now = elapsed(clock);
        const paceWait = pace?.waitFor(isWrite, clock.now()) ?? 0;
        const wait = Math.max(pausedUntil - now, paceWait);
        if (wait <= 0) break;
        if (paceWait >= wait && paceWait > silentPause && now + paceWait - announcedUntil > 1000) {
          announcedUntil = now + paceWait;
          onPause(`GitHub's request limit is reached: continuing in ${duration(paceWait)}.`);
        }
        await clock.sleep(wait, signal);
      }
      pace?.sent(isWrite, clock.now());
    },
    async waitForLimit() {
      while (pausedUntil > elapsed(clock)) await clock.sleep(pausedUntil - elapsed(clock), signal);
    },
    recordLimits(response: HttpResponse): boolean {
      const now = elapsed(clock);
      if (response.ok && now >= pausedUntil) unnamed = 0;
      // When a limit is reached, all concurrent requests are refused. Count these refusals once.
      else if (
        now >= pausedUntil &&
        isLimit(response) &&
        response.headers['retry-after'] === undefined
      )
        unnamed += 1;
      const pause = limitPause(response, clock.now(), longestPauseMs, Math.max(0, unnamed - 1));
      if (pause !== undefined && now + pause > pausedUntil) {
        if (now + pause - pausedUntil > 1000)
          onPause(`GitHub is rate-limiting requests: continuing in ${duration(pause)}.`);
        pausedUntil = now + pause;
      }
      return pause !== undefined && !response.ok;
    },
  };
}

function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= 120) return `${seconds} s`;
  return `${Math.ceil(seconds / 60)} min`;
}

const maxPauseMs = 65 * 60_000;
/**
 * Pauses in ms for a rate limit that doesn't say when it ends. GitHub's documentation asks for at
 * least a minute, and for longer pauses after each further refusal.
 */
const unnamedPause = 60_000;
const maxUnnamedPauseMs = 16 * 60_000;

/**
 * Returns how long to pause for a limit, in ms; `undefined` if no limit was hit, or if the pause
 * would exceed `maxMs`.
 */
function limitPause(response: HttpResponse, now: number, maxMs = maxPauseMs, inARow = 0) {
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

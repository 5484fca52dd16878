import { type Clock, elapsed } from '../../shared/clock.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { isLimit, limitPause } from './limit-pause.ts';
import type { Pace } from './pace.ts';

export interface ThrottleOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly pace?: Pace;
  readonly onPause: (line: string) => void;
  /** In ms; absent: the hour of the primary limit. */
  readonly longestPauseMs?: number;
}

/** In ms: shorter pauses of our own pace aren't logged. */
const silentPause = 15_000;

/** If one request of a token hits a limit, all wait until it is over. */
export function createThrottle(options: ThrottleOptions) {
  const { clock, signal, pace, onPause, longestPauseMs } = options;
  let pausedUntil = 0;
  let announcedUntil = 0;
  let unnamed = 0;
  return {
    async turn(isWrite: boolean): Promise<void> {
      // The pause may have been extended or the slot used.
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
      // Concurrent requests get the same refusal; that counts as one limit.
      else if (
        now >= pausedUntil &&
        isLimit(response) &&
        response.headers['retry-after'] === undefined
      )
        unnamed += 1;
      const pause = limitPause(response, clock.now(), longestPauseMs, Math.max(0, unnamed - 1));
      if (pause !== undefined && now + pause > pausedUntil) {
        // Requests in flight may report the same limit a moment later.
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

import type { Clock } from '../shared/clock.ts';
import type { HttpResponse } from '../shared/http/client.ts';
import { limitPause } from './limit-pause.ts';

/** Keeps all requests of one token within GitHub's limits: when one meets a limit, none goes on before it is over. */
export interface Throttle {
  /** Resolves when the next request may be sent. */
  turn(isWrite: boolean): Promise<void>;
  /** Learns from an answer. @returns whether it was refused for a limit that is worth waiting for */
  learn(response: HttpResponse): boolean;
}

export interface ThrottleOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Milliseconds between two writes. */
  readonly writeIntervalMs: number;
  /** Told about every pause that a limit makes. */
  readonly onPause: (line: string) => void;
  /** Milliseconds; absent: the hour of the primary limit. */
  readonly longestPauseMs?: number | undefined;
}

export function createThrottle(options: ThrottleOptions): Throttle {
  const { clock, signal, writeIntervalMs, onPause, longestPauseMs } = options;
  let nextWrite = 0;
  let pausedUntil = 0;
  return {
    async turn(isWrite) {
      if (isWrite && writeIntervalMs > 0) {
        const now = clock.now();
        const pause = nextWrite - now;
        nextWrite = Math.max(now, nextWrite) + writeIntervalMs;
        if (pause > 0) await clock.sleep(pause, signal);
      }
      // It may have become longer meanwhile.
      while (clock.now() < pausedUntil) await clock.sleep(pausedUntil - clock.now(), signal);
    },
    learn(response) {
      const now = clock.now();
      const pause = limitPause(response, now, longestPauseMs);
      if (pause !== undefined && now + pause > pausedUntil) {
        // Others that were under way may be told the same a moment later.
        if (now + pause - pausedUntil > 1000)
          onPause(`GitHub limits requests: going on in ${Math.ceil(pause / 1000)} s.`);
        pausedUntil = now + pause;
      }
      return pause !== undefined && !response.ok;
    },
  };
}

/** How often requests may be sent, kept in windows that slide, as GitHub counts them. */
export interface Pace {
  /** Milliseconds until a request may be sent; 0: now. */
  waitFor(isWrite: boolean, now: number): number;
  /** Counts a request that is sent now. */
  sent(isWrite: boolean, now: number): void;
  /** When the writes of the last hour were sent, in milliseconds since the epoch: for a run that goes on. */
  writes(now: number): readonly number[];
  /** Counts the writes of an earlier run. */
  restore(times: readonly number[]): void;
}

export interface PaceOptions {
  /** GitHub takes 80 requests a minute that create content. */
  readonly writesPerMinute: number;
  /** GitHub takes 500 requests an hour that create content. */
  readonly writesPerHour: number;
  /** GitHub takes 900 points a minute: 5 for a write, 1 for a read. */
  readonly pointsPerMinute: number;
}

const minute = 60_000;
const hour = 60 * minute;
const pointsOfWrite = 5;

/**
 * A pace that stays below the limits of one token
 * (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits). GitHub
 * counts when a request arrives, which is not exactly when it was sent: a pace that is to be sure leaves some room.
 */
export function createPace({ writesPerMinute, writesPerHour, pointsPerMinute }: PaceOptions): Pace {
  const writes = slidingWindow(hour, writesPerHour);
  const recent = slidingWindow(minute, writesPerMinute);
  const points = slidingWindow(minute, pointsPerMinute);
  // GitHub asks for a second between writes where there are many; one repository has few.
  const interval = minute / writesPerMinute;
  const few = writesPerMinute / 2;
  let lastWrite = Number.NEGATIVE_INFINITY;
  return {
    waitFor(isWrite, now) {
      if (!isWrite) return points.waitFor(now, 1);
      return Math.max(
        recent.within(now).length < few ? 0 : lastWrite + interval - now,
        recent.waitFor(now, 1),
        writes.waitFor(now, 1),
        points.waitFor(now, pointsOfWrite),
        0,
      );
    },
    sent(isWrite, now) {
      points.add(now, isWrite ? pointsOfWrite : 1);
      if (!isWrite) return;
      lastWrite = now;
      recent.add(now, 1);
      writes.add(now, 1);
    },
    writes: (now) => writes.within(now).map(Math.round),
    restore(times) {
      for (const time of times.toSorted((one, other) => one - other)) {
        writes.add(time, 1);
        recent.add(time, 1);
        points.add(time, pointsOfWrite);
      }
    },
  };
}

/** Counts what falls into the last `windowMs` milliseconds, `most` at most. */
function slidingWindow(windowMs: number, most: number) {
  // Oldest first.
  const times: number[] = [];
  return {
    waitFor(now: number, cost: number): number {
      // When this one has left the window there is room.
      const blocking = times[times.length - most - 1 + cost];
      if (blocking === undefined) return 0;
      return Math.max(0, blocking + windowMs - now + 1);
    },
    add(now: number, cost: number) {
      for (let count = 0; count < cost; count += 1) times.push(now);
      if (times.length > 2 * most) times.splice(0, times.length - most);
    },
    within: (now: number) => times.filter((time) => now - time < windowMs),
  };
}

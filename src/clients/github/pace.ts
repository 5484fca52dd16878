export type Pace = Readonly<ReturnType<typeof createPace>>;

/**
 * Limits for requests. They should be below GitHub's: 80 content-creating requests a minute, 500 an
 * hour, and 900 points a minute.
 */
type Limits = Readonly<Record<'writesPerMinute' | 'writesPerHour' | 'pointsPerMinute', number>>;

const minute = 60_000;
const hour = 60 * minute;
const pointsOfWrite = 5;
const fewSites = 10;

/**
 * Creates a pace for requests. Its limits should leave a margin, because GitHub counts requests on
 * arrival:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
export function createPace(limits: Limits) {
  const { writesPerMinute, writesPerHour, pointsPerMinute } = limits;
  const writes = slidingWindow(hour, writesPerHour);
  const recent = slidingWindow(minute, writesPerMinute);
  const points = slidingWindow(minute, pointsPerMinute);
  // GitHub asks for a second between bulk writes. Few writes, e.g. for one repository, aren't
  // delayed.
  const interval = minute / writesPerMinute;
  const few = writesPerMinute / 2;
  let lastWrite = Number.NEGATIVE_INFINITY;
  return {
    waitFor(isWrite: boolean, now: number) {
      if (!isWrite) return points.waitFor(now, 1);
      return Math.max(
        recent.within(now).length < few ? 0 : lastWrite + interval - now,
        recent.waitFor(now, 1),
        writes.waitFor(now, 1),
        points.waitFor(now, pointsOfWrite),
        0,
      );
    },
    sent(isWrite: boolean, now: number) {
      points.add(now, isWrite ? pointsOfWrite : 1);
      if (!isWrite) return;
      lastWrite = now;
      recent.add(now, 1);
      writes.add(now, 1);
    },
    /**
     * Reserves most points of the first minute, because an earlier run may have spent them already.
     * With few sites, this isn't worthwhile: waiting would cost more than an occasional refusal.
     */
    beginFleet(sites: number, now: number) {
      if (sites > fewSites) points.add(now, Math.floor(pointsPerMinute * (7 / 8)));
    },
    /** Times of the writes of the last hour in ms since the epoch, for a resumed run. */
    writes: (now: number): readonly number[] => writes.within(now).map(Math.round),
    restore(times: readonly number[]) {
      for (const time of times.toSorted((a, b) => a - b)) {
        writes.add(time, 1);
        recent.add(time, 1);
        points.add(time, pointsOfWrite);
      }
    },
  };
}

function slidingWindow(windowMs: number, limit: number) {
  const times: number[] = [];
  return {
    waitFor(now: number, cost: number): number {
      const blocking = times[times.length - limit - 1 + cost];
      if (blocking === undefined) return 0;
      return Math.max(0, blocking + windowMs - now + 1);
    },
    add(now: number, cost: number) {
      for (let count = 0; count < cost; count += 1) times.push(now);
      if (times.length > 2 * limit) times.splice(0, times.length - limit);
    },
    within: (now: number) => times.filter((time) => now - time < windowMs),
  };
}

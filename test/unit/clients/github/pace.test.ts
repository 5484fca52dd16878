import { expect, it } from 'vitest';
import { createPace } from '../../../../src/clients/github/pace.ts';

const limits = { writesPerMinute: 60, writesPerHour: 450, pointsPerMinute: 800 };

/** Returns the time of each request if each is sent as early as allowed. */
function sendingTimes(
  pace: ReturnType<typeof createPace>,
  count: number,
  isWrite: boolean,
  start = 0,
): number[] {
  let now = start;
  return Array.from({ length: count }, () => {
    now += pace.waitFor(isWrite, now);
    pace.sent(isWrite, now);
    return now;
  });
}

/** Returns the highest number of requests in any window of this length. */
const mostWithin = (times: readonly number[], windowMs: number) =>
  Math.max(
    ...times.map(
      (start) => times.filter((time) => time >= start && time < start + windowMs).length,
    ),
  );

it('createPace allows 60 writes in a minute and 450 in an hour', () => {
  const times = sendingTimes(createPace(limits), 1_500, true);
  expect(mostWithin(times, 60_000)).toBe(60);
  expect(mostWithin(times, 3_600_000)).toBe(450);
  expect((times.at(-1) ?? 0) / 3_600_000).toBeCloseTo(3.04, 1);
});

it('createPace allows 30 writes at once, and then one per second', () => {
  const times = sendingTimes(createPace(limits), 45, true);
  expect(times.slice(0, 30).every((time) => time === 0)).toBe(true);
  expect(times.slice(30, 34)).toEqual([1_000, 2_000, 3_000, 4_000]);
});

it('createPace allows 800 reads in a minute', () => {
  const times = sendingTimes(createPace(limits), 2_000, false);
  expect(mostWithin(times, 60_000)).toBe(800);
});

it('createPace counts a write as five points of the quota for reads', () => {
  const pace = createPace({ ...limits, pointsPerMinute: 20 });
  for (const now of [0, 1_000, 2_000]) pace.sent(true, now);
  for (let count = 0; count < 5; count += 1) pace.sent(false, 3_000);
  expect(pace.waitFor(false, 4_000)).toBe(56_001);
});

it('a resumed run counts the writes of the previous run towards the hourly limit', () => {
  const before = createPace(limits);
  const times = sendingTimes(before, 440, true);
  const end = times.at(-1) ?? 0;
  const after = createPace(limits);
  after.restore(before.writes(end));
  const all = [...times, ...sendingTimes(after, 100, true, end + 5_000)];
  expect(mostWithin(all, 3_600_000)).toBe(450);
});

it('a resumed run counts five points for each write of the previous run', () => {
  const pace = createPace({ ...limits, pointsPerMinute: 20 });
  pace.restore([0, 1_000, 2_000]);
  for (let count = 0; count < 5; count += 1) pace.sent(false, 3_000);
  expect(pace.waitFor(false, 4_000)).toBe(56_001);
});

const fleetPace = (now: number, sites = 11) => {
  const pace = createPace(limits);
  pace.beginFleet(sites, now);
  return pace;
};

it('beginFleet limits two successive runs of 11 sites to 900 reads in a minute', () => {
  const before = sendingTimes(fleetPace(0), 1_700, false);
  const end = before.at(-1) ?? 0;
  const after = sendingTimes(fleetPace(end), 1_700, false, end);
  expect(mostWithin([...before, ...after], 60_000)).toBeLessThanOrEqual(900);
});

it('beginFleet allows 100 reads in the first minute', () => {
  expect(sendingTimes(fleetPace(0), 100, false).at(-1)).toBe(0);
  expect(sendingTimes(fleetPace(0), 101, false).at(-1)).toBe(60_001);
});

it('beginFleet allows at most 800 reads in a minute after older writes', () => {
  const pace = createPace(limits);
  pace.restore(Array.from({ length: 440 }, (_, index) => index * 1_000));
  pace.beginFleet(11, 3_600_000);
  expect(mostWithin(sendingTimes(pace, 900, false, 3_600_000), 60_000)).toBe(800);
});

it('beginFleet does not limit the first minute of ten sites to 100 reads', () => {
  expect(sendingTimes(fleetPace(0, 10), 101, false).at(-1)).toBeLessThan(60_000);
});

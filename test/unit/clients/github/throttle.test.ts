import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPace, type Pace } from '../../../../src/clients/github/pace.ts';
import { createThrottle } from '../../../../src/clients/github/throttle.ts';
import { createResponse } from '../../../support/http.ts';

const answer = (status: number, headers: Record<string, string>, text = '') => ({
  ...createResponse(status, null),
  headers,
  text,
});

/** Creates a throttle with a clock that advances only on demand. */
function harness(pace?: Pace) {
  let now = 1_000_000;
  let sleeping: { until: number; wake: () => void }[] = [];
  const output: string[] = [];
  const throttle = createThrottle({
    clock: {
      now: () => now,
      sleep: (ms) => new Promise((resolve) => sleeping.push({ until: now + ms, wake: resolve })),
    },
    signal: new AbortController().signal,
    pace,
    onPause: (line) => output.push(line),
  });
  const gone: string[] = [];
  return {
    throttle,
    output,
    gone,
    go: (name: string, isWrite = false) => void throttle.turn(isWrite).then(() => gone.push(name)),
    /** Returns the remaining times of waiting callers. */
    waits: () => sleeping.map(({ until }) => until - now),
    async pass(ms: number) {
      now += ms;
      const due = sleeping.filter(({ until }) => until <= now);
      sleeping = sleeping.filter((sleeper) => !due.includes(sleeper));
      for (const { wake } of due) wake();
      await setImmediate();
    },
  };
}

it('createThrottle pauses all requests for the longest wait that a limit asks for', async () => {
  const { throttle, go, waits, pass, gone, output } = harness();
  expect(throttle.recordLimits(answer(429, { 'retry-after': '90' }))).toBe(true);
  go('a');
  go('b', true);
  await pass(0);
  expect([gone, waits()]).toEqual([[], [90_000, 90_000]]);
  throttle.recordLimits(answer(403, { 'retry-after': '120' }));
  await pass(90_000);
  expect([gone, waits()]).toEqual([[], [30_000, 30_000]]);
  await pass(30_000);
  expect(gone).toEqual(['a', 'b']);
  expect(output).toEqual([
    'GitHub is rate-limiting requests: continuing in 90 s.',
    'GitHub is rate-limiting requests: continuing in 120 s.',
  ]);
});

it('createThrottle logs a limit only once if four requests hit it', () => {
  const { throttle, output } = harness();
  for (let count = 0; count < 4; count += 1)
    throttle.recordLimits(answer(429, { 'retry-after': '60' }));
  expect(output).toHaveLength(1);
});

it('createThrottle spaces writes without delaying reads', async () => {
  const pace = createPace({ writesPerMinute: 60, writesPerHour: 450, pointsPerMinute: 800 });
  const { go, waits, pass, gone } = harness(pace);
  // GitHub has already accepted thirty writes at the start.
  pace.restore(Array(30).fill(1_000_000));
  for (const name of ['w1', 'w2', 'w3']) go(name, true);
  go('r');
  await pass(0);
  expect([gone, waits()]).toEqual([
    ['w1', 'r'],
    [1000, 1000],
  ]);
  await pass(1000);
  expect([gone, waits()]).toEqual([['w1', 'r', 'w2'], [1000]]);
});

it.each([
  ['does not log a wait of 15 s', 15_000, []],
  ['logs a wait of 20 s once', 20_000, ["GitHub's request limit is reached: continuing in 20 s."]],
])('createThrottle %s if its pace delays two writes', async (_, wait, lines) => {
  const pace = createPace({ writesPerMinute: 60, writesPerHour: 1, pointsPerMinute: 800 });
  pace.restore([1_000_000 + wait - 3_600_001]);
  const { go, waits, pass, gone, output } = harness(pace);
  for (const name of ['w1', 'w2']) go(name, true);
  await pass(0);
  expect(waits()).toEqual([wait, wait]);
  expect(output).toEqual(lines);
  await pass(wait);
  expect(gone).toEqual(['w1']);
});

it('waitForLimit of a throttle resolves at the end of a limit', async () => {
  const { throttle, waits, pass, gone } = harness();
  throttle.recordLimits(answer(429, { 'retry-after': '5' }));
  void throttle.waitForLimit().then(() => gone.push('a'));
  await pass(4_999);
  expect([gone, waits()]).toEqual([[], [1]]);
  await pass(1);
  expect(gone).toEqual(['a']);
});

it('createThrottle does not pause requests after a response without a limit', async () => {
  const { throttle, go, pass, gone } = harness();
  expect(throttle.recordLimits(answer(403, {}))).toBe(false);
  expect(
    throttle.recordLimits(
      answer(200, { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '99999' }),
    ),
  ).toBe(false);
  go('a');
  await pass(0);
  expect(gone).toEqual(['a']);
});

it('createThrottle waits a minute if a limit states no time, and doubles the wait until a request succeeds', async () => {
  const { throttle, pass, waits, go } = harness();
  for (const expected of [60_000, 120_000, 240_000]) {
    expect(
      throttle.recordLimits(answer(403, {}, 'You have exceeded a secondary rate limit.')),
    ).toBe(true);
    // A second request that was in flight gets the same response.
    throttle.recordLimits(answer(403, {}, 'You have exceeded a secondary rate limit.'));
    go('a');
    await pass(0);
    expect(waits().at(-1)).toBe(expected);
    await pass(expected);
  }
  throttle.recordLimits(answer(200, {}));
  throttle.recordLimits(answer(403, {}, 'You have exceeded a secondary rate limit.'));
  go('b');
  await pass(0);
  expect(waits()).toEqual([60_000]);
});

it.each([
  ['Please wait 3 minutes before you try again. (secondary rate limit)', 180_000],
  ['secondary rate limit; try again in 90 seconds', 90_000],
])('createThrottle waits for the time in the message "%s"', async (text, expected) => {
  const { throttle, go, waits, pass } = harness();
  throttle.recordLimits(answer(429, {}, text));
  go('a');
  await pass(0);
  expect(waits()).toEqual([expected]);
});

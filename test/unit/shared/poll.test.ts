import { describe, expect, it } from 'vitest';
import { poll } from '../../../src/shared/poll.ts';
import { fakeClock } from '../../support/clock.ts';

/**
 * Creates an observation that first succeeds on call `n`.
 * @param lasts duration of a call in ms
 */
function observations(n: number, clock = fakeClock(), lasts = 0) {
  let count = 0;
  const observe = async () => {
    count += 1;
    clock.pass(lasts);
    return count < n ? undefined : count;
  };
  return { clock, observe, counted: () => count };
}

describe('poll', () => {
  it('polls at once, and then after constant pauses', async () => {
    const { clock, observe } = observations(4);
    expect(await poll({ clock, pause: 100 }, observe)).toBe(4);
    expect(clock.pauses).toEqual([100, 100, 100]);
  });

  it('waits before the first poll with pauseFirst', async () => {
    const { clock, observe } = observations(2);
    expect(await poll({ clock, pause: 100, pauseFirst: true }, observe)).toBe(2);
    expect(clock.pauses).toEqual([100, 100]);
  });

  it('increases the pauses up to the maximum', async () => {
    const { clock, observe } = observations(6);
    await poll({ clock, pause: 100, growth: 2, maxPause: 500 }, observe);
    expect(clock.pauses).toEqual([100, 200, 400, 500, 500]);
  });

  it('keeps its limit if the system clock is changed', async () => {
    for (const jump of [-3_600_000, 3_600_000]) {
      const { clock, observe, counted } = observations(99);
      const { now } = clock;
      const corrected = { ...clock, now: () => now() + (counted() > 1 ? jump : 0), elapsed: now };
      expect(await poll({ clock: corrected, pause: 400, limit: 1_000 }, observe)).toBeUndefined();
      expect(clock.pauses).toEqual([400, 400, 200]);
    }
  });

  it('polls for the last time at the limit', async () => {
    const { clock, observe, counted } = observations(99);
    expect(await poll({ clock, pause: 400, limit: 1_000 }, observe)).toBeUndefined();
    expect(clock.pauses).toEqual([400, 400, 200]);
    expect(counted()).toBe(4);
  });

  it('counts the duration of polls towards the limit', async () => {
    const { clock, observe, counted } = observations(99, fakeClock(), 300);
    expect(await poll({ clock, pause: 400, limit: 1_000 }, observe)).toBeUndefined();
    expect(clock.pauses).toEqual([400]);
    expect(counted()).toBe(2);
  });

  it('passes the remaining time to each poll, and five seconds to the last', async () => {
    const clock = fakeClock();
    const patience: number[] = [];
    await poll({ clock, pause: 10_000, limit: 30_000 }, async (ms) => {
      patience.push(ms);
      return undefined;
    });
    expect(patience).toEqual([30_000, 20_000, 10_000, 5_000]);
  });

  it('ends with a result of false or null', async () => {
    expect(
      await poll<boolean | null | number>({ clock: fakeClock(), pause: 1 }, async () => false),
    ).toBe(false);
    expect(
      await poll<boolean | null | number>({ clock: fakeClock(), pause: 1 }, async () => null),
    ).toBeNull();
  });

  it('rejects with the error of a poll', async () => {
    const error = new Error('seen');
    await expect(poll({ clock: fakeClock(), pause: 1 }, () => Promise.reject(error))).rejects.toBe(
      error,
    );
  });

  it('rejects with the abort reason', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const work = poll({ clock: fakeClock(), signal: controller.signal, pause: 1 }, async () => {
      controller.abort(reason);
      return undefined;
    });
    await expect(work).rejects.toBe(reason);
  });
});

it('poll polls once more after the machine was suspended', async () => {
  const { clock, observe, counted } = observations(99);
  const suspended = async () => {
    if (counted() === 1) clock.pass(60_000);
    return observe();
  };
  expect(await poll({ clock, pause: 400, limit: 10_000 }, suspended)).toBeUndefined();
  expect(counted()).toBe(3);
});

import { describe, expect, it } from 'vitest';
import { poll } from '../../../src/shared/poll.ts';
import { fakeClock } from '../../support/clock.ts';

/** A look that finds something at its `n`-th time, and takes some time itself. */
function looks(n: number, clock = fakeClock(), lasts = 0) {
  let count = 0;
  const look = async () => {
    count += 1;
    clock.pass(lasts);
    return count < n ? undefined : count;
  };
  return { clock, look, counted: () => count };
}

describe('poll', () => {
  it('looks at once, then after pauses of one length', async () => {
    const { clock, look } = looks(4);
    expect(await poll({ clock, pause: 100 }, look)).toBe(4);
    expect(clock.pauses).toEqual([100, 100, 100]);
  });

  it('waits before the first look where nothing can have happened yet', async () => {
    const { clock, look } = looks(2);
    expect(await poll({ clock, pause: 100, pauseFirst: true }, look)).toBe(2);
    expect(clock.pauses).toEqual([100, 100]);
  });

  it('lets the pauses grow up to the longest', async () => {
    const { clock, look } = looks(6);
    await poll({ clock, pause: 100, growth: 2, maxPause: 500 }, look);
    expect(clock.pauses).toEqual([100, 200, 400, 500, 500]);
  });

  it('keeps to its limit when the clock of the machine is set back or ahead', async () => {
    for (const jump of [-3_600_000, 3_600_000]) {
      const { clock, look, counted } = looks(99);
      const { now } = clock;
      const corrected = { ...clock, now: () => now() + (counted() > 1 ? jump : 0), elapsed: now };
      expect(await poll({ clock: corrected, pause: 400, limit: 1_000 }, look)).toBeUndefined();
      expect(clock.pauses).toEqual([400, 400, 200]);
    }
  });

  it('ends with a last look when the time is over, and not later', async () => {
    const { clock, look, counted } = looks(99);
    expect(await poll({ clock, pause: 400, limit: 1_000 }, look)).toBeUndefined();
    expect(clock.pauses).toEqual([400, 400, 200]);
    expect(counted()).toBe(4);
  });

  it('counts the time that the looks take', async () => {
    const { clock, look, counted } = looks(99, fakeClock(), 300);
    expect(await poll({ clock, pause: 400, limit: 1_000 }, look)).toBeUndefined();
    expect(clock.pauses).toEqual([400]);
    expect(counted()).toBe(2);
  });

  it('tells each look what is left of the time, and gives the last one five seconds', async () => {
    const clock = fakeClock();
    const patience: number[] = [];
    await poll({ clock, pause: 10_000, limit: 30_000 }, async (ms) => {
      patience.push(ms);
      return undefined;
    });
    expect(patience).toEqual([30_000, 20_000, 10_000, 5_000]);
  });

  it('takes whatever is not undefined for found', async () => {
    expect(
      await poll<boolean | null | number>({ clock: fakeClock(), pause: 1 }, async () => false),
    ).toBe(false);
    expect(
      await poll<boolean | null | number>({ clock: fakeClock(), pause: 1 }, async () => null),
    ).toBeNull();
  });

  it('ends with what a look throws', async () => {
    const error = new Error('seen');
    await expect(poll({ clock: fakeClock(), pause: 1 }, () => Promise.reject(error))).rejects.toBe(
      error,
    );
  });

  it('ends with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const work = poll({ clock: fakeClock(), signal: controller.signal, pause: 1 }, async () => {
      controller.abort(reason);
      return undefined;
    });
    await expect(work).rejects.toBe(reason);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimits, SlidingWindow } from '../../../../src/clients/portal/rate-limit.ts';
import type { Turns } from '../../../../src/shared/http/client.ts';
import { ManualClock, settled } from '../../../support/clock.ts';

const minute = 60_000;

/** Sends a request once it is admitted, and records the time. */
async function admitted(
  window: Turns,
  clock: ManualClock,
  log: number[],
  latency = 0,
): Promise<void> {
  const done = await window.next();
  log.push(clock.now());
  if (latency > 0) await clock.sleep(latency);
  done();
}

function open(limit: number) {
  const clock = new ManualClock();
  const sent: number[] = [];
  return { clock, window: new SlidingWindow(clock, limit), sent };
}

describe('SlidingWindow', () => {
  it('admits up to the limit at once, and more after the first is 60 s old', async () => {
    const { clock, window, sent } = open(3);
    for (let count = 0; count < 7; count += 1) void admitted(window, clock, sent);
    await settled();
    expect(sent).toEqual([0, 0, 0]);
    await clock.pass(minute);
    expect(sent).toHaveLength(3);
    await clock.pass(1);
    expect(sent).toEqual([0, 0, 0, minute + 1, minute + 1, minute + 1]);
    await clock.passAll();
    expect(sent).toHaveLength(7);
  });

  it('counts the minute of a request from its response', async () => {
    const { clock, window, sent } = open(1);
    void admitted(window, clock, sent, 5_000);
    void admitted(window, clock, sent);
    await clock.pass(5_000 + minute);
    expect(sent).toEqual([0]);
    await clock.pass(1);
    expect(sent).toEqual([0, 5_000 + minute + 1]);
  });

  it('gives the place of an aborted waiter to the next, and stops its timer once nobody waits', async () => {
    const { clock, window, sent } = open(1);
    void admitted(window, clock, sent);
    const given = new AbortController();
    const last = new AbortController();
    const second = window.next(given.signal);
    const third = window.next(last.signal);
    const reason = new Error('enough');
    given.abort(reason);
    await expect(second).rejects.toBe(reason);
    await clock.pass(minute + 1);
    (await third)();
    const fourth = window.next(AbortSignal.abort(reason));
    await expect(fourth).rejects.toBe(reason);
    const fifth = new AbortController();
    const waiting = window.next(fifth.signal);
    await settled();
    expect(clock.sleepers).toBe(1);
    fifth.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await settled();
    expect(clock.sleepers).toBe(0);
    // This abort comes too late, because the request already has its place.
    last.abort(reason);
  });

  it('does not admit a request during the longest of several pauses', async () => {
    const { clock, window, sent } = open(10);
    window.hold(7_000);
    window.hold(3_000);
    void admitted(window, clock, sent);
    void admitted(window, clock, sent);
    await clock.pass(6_999);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toEqual([7_000, 7_000]);
  });

  it('keeps random requests in order and within the limit per 60 s', async () => {
    const request = fc.record({
      /** Milliseconds since the previous request. */
      after: fc.nat(30_000),
      toPortal: fc.nat(15_000),
      back: fc.nat(15_000),
      abortAfter: fc.option(fc.nat(90_000), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(request, { maxLength: 24 }),
        async (limit, requests) => {
          const clock = new ManualClock();
          const window = new SlidingWindow(clock, limit);
          const counted: number[] = [];
          const sent: number[] = [];
          const outcomes: ('sent' | 'aborted')[] = [];
          let at = 0;
          const all = requests.map(async ({ after, toPortal, back, abortAfter }, index) => {
            at += after;
            await clock.sleep(at);
            const controller = new AbortController();
            if (abortAfter !== undefined)
              void clock.sleep(abortAfter).then(() => controller.abort());
            try {
              const done = await window.next(controller.signal);
              sent.push(index);
              outcomes[index] = 'sent';
              await clock.sleep(toPortal);
              counted.push(clock.now());
              await clock.sleep(back);
              done();
            } catch {
              outcomes[index] = 'aborted';
            }
          });
          await clock.passAll();
          await Promise.all(all);
          counted.sort((a, b) => a - b);
          counted.forEach((time, index) => {
            const later = counted[index + limit];
            if (later !== undefined) expect(later - time).toBeGreaterThan(minute);
          });
          expect(sent).toEqual(sent.toSorted((a, b) => a - b));
          requests.forEach(({ abortAfter }, index) => {
            if (abortAfter === undefined || index === 0) expect(outcomes[index]).toBe('sent');
          });
          expect(clock.sleepers).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('logging a wait', () => {
  it('happens once for several waiters', async () => {
    const clock = new ManualClock();
    const waits: number[] = [];
    const window = new SlidingWindow(clock, 2, (ms) => waits.push(ms));
    const sent: number[] = [];
    for (let count = 0; count < 5; count += 1) void admitted(window, clock, sent);
    await clock.pass(minute + 1);
    expect({ sent: sent.length, waits }).toEqual({ sent: 4, waits: [minute + 1, minute + 1] });
    await clock.passAll();
  });

  it('does not happen for less than two seconds', async () => {
    const clock = new ManualClock();
    const waits: number[] = [];
    const window = new SlidingWindow(clock, 1, (ms) => waits.push(ms));
    const sent: number[] = [];
    void admitted(window, clock, sent);
    await clock.pass(minute - 1_999);
    void admitted(window, clock, sent);
    await clock.passAll();
    expect({ sent, waits }).toEqual({ sent: [0, minute + 1], waits: [] });
  });
});

describe('the rate limits of a portal', () => {
  it('are 100 reads, 30 writes and 10 deletions at once', async () => {
    const clock = new ManualClock();
    const limits = createRateLimits(clock);
    for (const [name, limit] of [
      ['read', 100],
      ['write', 30],
      ['delete', 10],
    ] as const) {
      const sent: number[] = [];
      for (let count = 0; count < limit + 5; count += 1) void admitted(limits[name], clock, sent);
      await settled();
      expect(sent).toHaveLength(limit);
    }
    await clock.passAll();
  });
});

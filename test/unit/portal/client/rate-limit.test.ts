import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateLimitsOf, SlidingWindow } from '../../../../src/portal/client/rate-limit.ts';
import type { Http } from '../../../../src/shared/http/client.ts';
import { ManualClock, settled } from './manual-clock.ts';

const minute = 60_000;

const noHttp = (): Http => ({ send: () => Promise.reject(new Error('not to be called')) });

/** What becomes of a request: when it was sent, and in which order. */
async function admitted(window: SlidingWindow, clock: ManualClock, log: number[], latency = 0): Promise<void> {
  const admission = await window.admit();
  log.push(clock.now());
  if (latency > 0) await clock.sleep(latency);
  admission.done();
}

describe('SlidingWindow', () => {
  it('lets the limit through at once and the next one when the first is more than 60 s old', async () => {
    const clock = new ManualClock();
    const window = new SlidingWindow(clock, 3);
    const sent: number[] = [];
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

  it('counts the minute from the answer, since the portal may have counted the request that late', async () => {
    const clock = new ManualClock();
    const window = new SlidingWindow(clock, 1);
    const sent: number[] = [];
    void admitted(window, clock, sent, 5_000);
    void admitted(window, clock, sent);
    await clock.pass(5_000 + minute);
    expect(sent).toEqual([0]);
    await clock.pass(1);
    expect(sent).toEqual([0, 5_000 + minute + 1]);
  });

  it('gives the place of one that aborts in the queue to the next, and stops waiting when nobody is left', async () => {
    const clock = new ManualClock();
    const window = new SlidingWindow(clock, 1);
    const sent: number[] = [];
    void admitted(window, clock, sent);
    const given = new AbortController();
    const last = new AbortController();
    const second = window.admit(given.signal);
    const third = window.admit(last.signal);
    const reason = new Error('enough');
    given.abort(reason);
    await expect(second).rejects.toBe(reason);
    await clock.pass(minute + 1);
    (await third).done();
    const fourth = window.admit(AbortSignal.abort(reason));
    await expect(fourth).rejects.toBe(reason);
    const fifth = new AbortController();
    const waiting = window.admit(fifth.signal);
    await settled();
    expect(clock.sleepers).toBe(1);
    fifth.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await settled();
    expect(clock.sleepers).toBe(0);
    // Too late to matter: it has its place already.
    last.abort(reason);
  });

  it('holds everyone back while it is paused', async () => {
    const clock = new ManualClock();
    const window = new SlidingWindow(clock, 10);
    const sent: number[] = [];
    window.pause(7_000);
    window.pause(3_000);
    void admitted(window, clock, sent);
    void admitted(window, clock, sent);
    await clock.pass(6_999);
    expect(sent).toEqual([]);
    await clock.pass(1);
    expect(sent).toEqual([7_000, 7_000]);
  });

  it('never exceeds the limit in any 60 s of the portal, keeps the order, and lets everyone through', async () => {
    const request = fc.record({
      /** Milliseconds since the request before. */
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
            if (abortAfter !== undefined) void clock.sleep(abortAfter).then(() => controller.abort());
            try {
              const admission = await window.admit(controller.signal);
              sent.push(index);
              outcomes[index] = 'sent';
              await clock.sleep(toPortal);
              counted.push(clock.now());
              await clock.sleep(back);
              admission.done();
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

describe('the limits of a portal', () => {
  it('are those of the specification, and shared by all who send through the same client', async () => {
    const clock = new ManualClock();
    const http = noHttp();
    const limits = rateLimitsOf(http, 'https://portal.example.com', clock);
    expect(rateLimitsOf(http, 'https://portal.example.com', clock)).toBe(limits);
    expect(rateLimitsOf(http, 'https://other.example.com', clock)).not.toBe(limits);
    expect(rateLimitsOf(noHttp(), 'https://portal.example.com', clock)).not.toBe(limits);
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

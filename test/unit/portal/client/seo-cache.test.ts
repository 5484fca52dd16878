import { expect, it } from 'vitest';
import { type Read, SeoCache } from '../../../../src/portal/client/seo-cache.ts';
import { ManualClock, settled } from './manual-clock.ts';

const freshness = { fresh: 3_600_000, stale: 300_000 };

/** A portal whose answers are numbered, and may be held back. */
function portal() {
  let count = 0;
  const held: (() => void)[] = [];
  let isHolding = false;
  let fault: Error | undefined;
  return {
    get count() {
      return count;
    },
    hold: () => {
      isHolding = true;
    },
    fail: (error: Error | undefined) => {
      fault = error;
    },
    async release() {
      isHolding = false;
      for (const answer of held.splice(0)) answer();
      await settled();
    },
    load: async (): Promise<Read> => {
      count += 1;
      const value = { number: count };
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      if (fault !== undefined) throw fault;
      return { value, freshness };
    },
  };
}

it('asks once while an answer is fresh, and again when it is older than its stale time', async () => {
  const clock = new ManualClock();
  const cache = new SeoCache(clock);
  const { load } = portal();
  expect(await cache.read('s', '/a', load)).toEqual({ number: 1 });
  await clock.pass(freshness.fresh - 1);
  expect(await cache.read('s', '/a', load)).toEqual({ number: 1 });
  expect(await cache.read('s', '/b', load)).toEqual({ number: 2 });
  await clock.pass(freshness.stale + 1);
  expect(await cache.read('s', '/a', load)).toEqual({ number: 3 });
});

it('gives a stale answer at once and reads it anew behind it, once', async () => {
  const clock = new ManualClock();
  const cache = new SeoCache(clock);
  const source = portal();
  await cache.read('s', '/a', source.load);
  await clock.pass(freshness.fresh);
  source.hold();
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 1 });
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 1 });
  expect(source.count).toBe(2);
  await source.release();
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 2 });
  expect(source.count).toBe(2);
});

it('keeps the stale answer when reading it anew fails, and tries again at the next call', async () => {
  const clock = new ManualClock();
  const cache = new SeoCache(clock);
  const source = portal();
  await cache.read('s', '/a', source.load);
  await clock.pass(freshness.fresh);
  source.fail(new Error('down'));
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 1 });
  await settled();
  source.fail(undefined);
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 1 });
  await settled();
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 3 });
});

it('forgets one site and no other', async () => {
  const cache = new SeoCache(new ManualClock());
  const { load } = portal();
  await cache.read('s', '/a', load);
  await cache.read('t', '/a', load);
  cache.forget('s');
  expect(await cache.read('s', '/a', load)).toEqual({ number: 3 });
  expect(await cache.read('t', '/a', load)).toEqual({ number: 2 });
});

it('does not keep an answer that was underway when the site was forgotten', async () => {
  const cache = new SeoCache(new ManualClock());
  const source = portal();
  source.hold();
  const early = cache.read('s', '/a', source.load);
  await settled();
  cache.forget('s');
  await source.release();
  expect(await early).toEqual({ number: 1 });
  expect(await cache.read('s', '/a', source.load)).toEqual({ number: 2 });
});

it('does not keep what may not be kept', async () => {
  const cache = new SeoCache(new ManualClock());
  let count = 0;
  const load = async () => ({ value: ++count, freshness: undefined });
  await cache.read('s', '/a', load);
  expect(await cache.read('s', '/a', load)).toBe(2);
});

it('gives everyone a copy of their own', async () => {
  const cache = new SeoCache(new ManualClock());
  const load = async () => ({ value: { list: ['kept'] }, freshness });
  for (const _ of ['first', 'kept', 'kept again']) {
    const value = (await cache.read('s', '/a', load)) as { list: string[] };
    expect(value.list).toEqual(['kept']);
    value.list.push('changed by its reader');
  }
});

import { describe, expect, it } from 'vitest';
import { openFleetProgress } from '../../../../../src/operations/onboard/fleet/fleet.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { memoryProgress } from './store.ts';

const site = { id: 'site_1', slug: 'one', digest: 'a' };
const applied = {
  slug: 'one',
  status: 'applied',
  steps: 3,
  note: 'https://github.example/1',
} as const;
const clock = fakeClock();
const at = (hoursAgo: number) => new Date(clock.now() - hoursAgo * 3_600_000).toISOString();
const stored = { digest: 'a', steps: 3, note: 'n', details: ['d'], at: at(23) };
const storedAs = (more: object) =>
  JSON.stringify({ version: 1, sites: { site_1: { ...stored, ...more } } });
const open = (store: Parameters<typeof openFleetProgress>[0], problems: unknown[] = []) =>
  openFleetProgress(store, clock, (problem) => problems.push(problem));

describe('the stored progress of onboarding many sites', () => {
  it('is restored in the next run', async () => {
    const store = memoryProgress();
    const progress = await open(store);
    expect(progress.earlier(site)).toBeUndefined();
    progress.keep(site, applied);
    await progress.close(false);
    const at = new Date(clock.now()).toISOString();
    expect((await open(store)).earlier(site)).toEqual({ ...applied, earlier: at });
  });

  it('is ignored for a site whose input has changed', async () => {
    const store = memoryProgress();
    const progress = await open(store);
    progress.keep(site, applied);
    await progress.close(false);
    const next = await open(store);
    expect(next.earlier({ ...site, digest: 'b' })).toBeUndefined();
    expect(next.earlier({ id: site.id, slug: site.slug })).toBeUndefined();
  });

  it.each([
    ...['ready', 'drift', 'waiting for merge', 'declined', 'conflict', 'foreign'],
    ...['deployed twice', 'credentials unknown', 'archived', 'applied'],
  ])('is restored for a site in state "%s" only if less than 24 hours old', async (status) => {
    const read = async (hoursAgo: number) => {
      const text = storedAs({ status, at: at(hoursAgo) });
      return (await open(memoryProgress(text))).earlier(site);
    };
    const { steps, note, details, at: earlier } = stored;
    const expected = { slug: 'one', status, steps, note, details, earlier };
    expect(await read(23)).toEqual(expected);
    expect(await read(24)).toBeUndefined();
  });

  it('omits failed and unreached sites', async () => {
    const store = memoryProgress();
    const progress = await open(store);
    progress.keep(site, { ...applied, status: 'failed' });
    progress.keep(site, { ...applied, status: 'not reached' });
    await progress.close(false);
    expect(store.writes).toBe(0);
  });

  it('is stored in at most two writes for 100 sites', async () => {
    const store = memoryProgress();
    const progress = await open(store);
    const sites = Array.from({ length: 100 }, (_, index) => ({ ...site, id: `site_${index}` }));
    for (const one of sites) progress.keep(one, applied);
    await progress.close(false);
    expect(store.writes).toBeLessThanOrEqual(2);
    const next = await open(store);
    expect(sites.every((one) => next.earlier(one) !== undefined)).toBe(true);
  });

  it.each([
    ['is empty', ''],
    ['is incomplete JSON', '{'],
    ['is a list', '[]'],
    ['has a different version', JSON.stringify({ version: 2, sites: { site_1: stored } })],
    ['lacks an outcome', '{"version":1,"sites":{"site_1":{"digest":"a"}}}'],
    ['contains a failed site', storedAs({ status: 'failed' })],
    ['contains an invalid time', storedAs({ status: 'ready', at: 'today' })],
  ])('is ignored if the stored text %s', async (_, text) => {
    const problems: unknown[] = [];
    const progress = await open(memoryProgress(text), problems);
    expect(progress.earlier(site)).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('has only its first write error reported', async () => {
    const problems: unknown[] = [];
    const full = new Error('no space left on device');
    const store = { ...memoryProgress(), write: () => Promise.reject(full) };
    const progress = await open(store, problems);
    progress.keep(site, applied);
    await progress.close(false);
    progress.keep(site, applied);
    await progress.close(true);
    expect(problems).toEqual([full]);
  });
});

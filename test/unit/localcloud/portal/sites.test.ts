import { describe, expect, it } from 'vitest';
import { commit, createCalls, deliver, docsSite, report, usePortal } from './harness.ts';

const now = Date.parse('2026-05-20T12:00:00Z');

const portal = usePortal({ clock: () => now });
const { send, status, get } = createCalls(portal, 'local-owner-token', '');
const docs = `/api/sites/${docsSite.id}`;

const deploy = async (
  environment: 'Production' | 'Preview',
  version: string,
  change: Record<string, unknown> = {},
) => {
  const usual = { timestamp: '2026-05-01T10:00:00Z', run: { id: version, attempt: 1 } };
  const data = { version, environment, commitSha: 'c'.repeat(40) };
  expect((await report(portal, data, { ...usual, ...change })).status).toBe(200);
};

describe('the state of a site', () => {
  it('is pending, without a version or a time, until the first deployment', async () => {
    const json = await get(docs);
    expect(json).toMatchObject({ status: 'pending', versions: {} });
    expect(json).not.toHaveProperty('lastDeployed');
  });

  it('shows the version on Preview as in development until it is in production', async () => {
    await deploy('Preview', '1.1.0', { url: 'https://docs.acme.example' });
    expect(await get(docs)).toMatchObject({
      versions: { development: '1.1.0' },
      devUrl: 'https://docs.acme.example',
      repository: { releaseBranch: 'release/1.1.0' },
    });
    expect(await get(`${docs}/versions`)).toMatchObject({
      versions: [{ version: '1.1.0', status: 'development', branch: 'release/1.1.0', changes: 1 }],
    });
    await deploy('Production', '1.1.0');
    await deploy('Preview', '1.1.0', { timestamp: '2026-05-02T10:00:00Z' });
    const json = await get(docs);
    expect(json.versions).toEqual({ current: '1.1.0' });
    expect((await get(`${docs}/versions`)).versions).toHaveLength(1);
  });

  it('shows the version of a pushed release branch as in development until the branch is deleted', async () => {
    const push = async (branch: string, more: Record<string, unknown> = {}) =>
      await deliver(portal, 'push', {
        repository: { full_name: 'acme/docs' },
        ref: `refs/heads/${branch}`,
        before: '0'.repeat(40),
        after: commit(branch),
        commits: [{ id: commit(branch) }],
        ...more,
      });
    const development = async () =>
      ((await get(docs)).versions as { development?: string }).development;
    await push('release/9.0.0');
    expect(await development()).toBe('9.0.0');
    const { sites } = (await get('/api/sites')) as {
      sites: { id: string; devVersion?: string }[];
    };
    expect(sites.find(({ id }) => id === docsSite.id)?.devVersion).toBe('9.0.0');
    await push('release/9.0.0', { deleted: true, after: '0'.repeat(40) });
    expect(await development()).toBeUndefined();
    expect((await get(`${docs}/versions`)).versions).toEqual([]);
  });

  it.each(['failed', 'cancelled', 'unknown', 'skipped'])(
    'keeps its version after a deployment with the status %s',
    async (status) => {
      await deploy('Production', '1.0.0');
      await deploy('Production', '2.0.0', { status, timestamp: '2026-05-02T10:00:00Z' });
      expect(await get(docs)).toMatchObject({
        versions: { current: '1.0.0' },
        lastDeployed: '2026-05-01T10:00:00.000Z',
      });
    },
  );

  it('includes a success that is reported after a later failure', async () => {
    await deploy('Production', '2.0.0', { timestamp: '2026-05-02T10:05:00Z', status: 'failed' });
    await deploy('Production', '1.9.0', { timestamp: '2026-05-02T10:00:00Z' });
    expect(await get(docs)).toMatchObject({
      versions: { current: '1.9.0' },
      lastDeployed: '2026-05-02T10:00:00.000Z',
    });
    await deploy('Production', '1.8.0', { timestamp: '2026-05-02T09:00:00Z' });
    expect((await get(docs)).versions).toEqual({ current: '1.9.0' });
  });

  it('is that of the later run or attempt if two deployments ended at the same time', async () => {
    await deploy('Production', '2.0.0', { run: { id: '1000', attempt: 1 } });
    await deploy('Production', '1.9.0', { run: { id: '999', attempt: 1 } });
    expect((await get(docs)).versions).toEqual({ current: '2.0.0' });
    await deploy('Production', '2.0.1', { run: { id: '1000', attempt: 2 } });
    expect((await get(docs)).versions).toEqual({ current: '2.0.1' });
  });
});

describe('statistics', () => {
  it('refuse a start after the end of the period', async () => {
    const answer = async (query: string) =>
      await status('GET', `/api/sites/site_hp_web/stats?${query}`);
    expect(await answer('startDate=2026-05-01T12:00:00Z&endDate=2026-05-01T11:59:59Z')).toBe(400);
    expect(await answer('startDate=2026-05-01T12:00:00Z&endDate=2026-05-01')).toBe(200);
  });

  const stats = async (query: string) => await get(`/api/sites/site_hp_web/stats${query}`);

  it('count only events within the period', async () => {
    const day = await stats('?period=day');
    const week = await stats('?period=week');
    const year = await stats('?period=year');
    const total = (json: Readonly<Record<string, unknown>>) =>
      (json.pageViews as { total: number }).total;
    expect(total(day)).toBeGreaterThan(0);
    expect(total(week)).toBeGreaterThan(total(day));
    expect(total(year)).toBeGreaterThan(total(week));
    expect(year).toMatchObject({
      period: 'year',
      development: { requestsCreated: 2, deployments: 2 },
      content: { blogPosts: 2 },
    });
    expect(week).toMatchObject({ development: { requestsCreated: 1, deployments: 0 } });
  });

  it('count from the start of startDate to the end of endDate', async () => {
    const none = await stats('?startDate=2020-01-01&endDate=2020-12-31');
    expect(none).toMatchObject({
      period: 'custom',
      pageViews: { total: 0, unique: 0, byPage: [] },
    });
    // The seed's requests were made 11 and 6 days ago, on 9 and 14 May.
    expect(await stats('?startDate=2026-05-09&endDate=2026-05-14')).toMatchObject({
      development: { requestsCreated: 2 },
    });
    expect(await stats('?startDate=2026-05-10&endDate=2026-05-14')).toMatchObject({
      development: { requestsCreated: 1 },
    });
    expect(await stats('?startDate=2026-05-09&endDate=2026-05-13')).toMatchObject({
      development: { requestsCreated: 1 },
    });
  });

  it('count edits of texts and metadata', async () => {
    const before = await stats('');
    const site = '/api/sites/site_hp_web';
    await send('PUT', `${site}/text/home.hero.title`, { value: 'New' });
    await send('PUT', `${site}/seo/home`, { title: 't', description: 'd' });
    const after = await stats('');
    const counts = (json: Readonly<Record<string, unknown>>) =>
      json.content as { textOverrides: number; seoUpdates: number };
    expect(counts(after)).toEqual({
      ...counts(before),
      textOverrides: counts(before).textOverrides + 1,
      seoUpdates: counts(before).seoUpdates + 1,
    });
  });
});

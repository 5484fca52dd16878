import { expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { useFolder } from '../../../support/folder.ts';
import { call, createCalls, startPortal, usePortal } from './harness.ts';

const token = 'local-viewer-token';
const host = 'planner.harbour-pine.example';
const target = '/api/v1/pages/home/text';

const folder = useFolder();
const portal = usePortal();
const planner = createCalls(portal, token, '/api/sites/site_hp_planner');
const views = async () =>
  (await planner.get('/stats?period=day')).pageViews as { total: number; unique: number };

it('HEAD requests do not count as page views', async () => {
  const before = await views();
  for (let count = 0; count < 20; count += 1) {
    const headers = { 'user-agent': `agent-${count}` };
    expect((await call(portal, 'HEAD', target, { host, headers })).status).toBe(200);
  }
  expect(await views()).toEqual(before);
});

it('unique visitors are counted by IP address, whatever their user agent', async () => {
  const before = await views();
  for (let count = 0; count < 20; count += 1) {
    await call(portal, 'GET', target, { host, headers: { 'user-agent': `agent-${count}` } });
  }
  expect(await views()).toMatchObject({ total: before.total + 20, unique: before.unique + 1 });
});

it('page views are counted immediately and stored when the portal closes', async () => {
  const database = folder.at('portal.sqlite');
  const total = async (of: Portal) => {
    const { statistics } = await createCalls(of, token, '/api/sites/site_hp_planner').get();
    return (statistics as { pageViews: number }).pageViews;
  };
  const first = await startPortal({ database });
  const before = await total(first);
  await call(first, 'GET', target, { host });
  expect(await total(first)).toBe(before + 1);
  await call(first, 'GET', target, { host });
  await first.close();
  const second = await startPortal({ database });
  expect(await total(second)).toBe(before + 2);
  await second.close();
});

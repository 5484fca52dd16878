import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { call, openPortal, startPortal } from './world.ts';

const token = 'local-viewer-token';
const host = 'planner.harbour-pine.example';
const target = '/api/v1/pages/home/text';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal({ rateLimits: { read: 1e6 } });
});

const views = async () => {
  const { json } = await call(portal, 'GET', '/api/sites/site_hp_planner/stats?period=day', {
    token,
  });
  return json.pageViews as { total: number; unique: number };
};

it('does not count HEAD as a page view', async () => {
  const before = await views();
  for (let count = 0; count < 20; count += 1) {
    const headers = { 'user-agent': `agent-${count}` };
    expect((await call(portal, 'HEAD', target, { host, headers })).status).toBe(200);
  }
  expect(await views()).toEqual(before);
});

it('counts visitors by address, regardless of the user agent', async () => {
  const before = await views();
  for (let count = 0; count < 20; count += 1) {
    await call(portal, 'GET', target, { host, headers: { 'user-agent': `agent-${count}` } });
  }
  expect(await views()).toMatchObject({ total: before.total + 20, unique: before.unique + 1 });
});

it('adds views to the statistics immediately, and stores them when the portal closes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-views-'));
  const database = path.join(folder, 'portal.sqlite');
  const total = async (target: Portal) => {
    const { json } = await call(target, 'GET', '/api/sites/site_hp_planner', { token });
    return (json.statistics as { pageViews: number }).pageViews;
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
  await rm(folder, { recursive: true });
});

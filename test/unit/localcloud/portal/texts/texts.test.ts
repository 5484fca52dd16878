import { describe, expect, it } from 'vitest';
import type { Portal } from '../../../../../src/localcloud/portal/portal.ts';
import type { LocalSite } from '../../../../../src/localcloud/service/types.ts';
import { call, createCalls, docsSite, openPortal, usePortal } from '../harness.ts';

/** Address of a seeded site in the API. */
const site = '/api/sites/site_hp_web';
const host = 'www.harbour-pine.example';
const key = 'home.hero.title';
const text = 'Wood that outlives its owner';

const portal = usePortal();
const { send, status, get } = createCalls(portal, 'local-admin-token', site);
const shown = async (at = host) => {
  const { json } = await call(portal, 'GET', '/api/v1/pages/home/text', { host: at });
  return (json.texts as Record<string, string>)[key];
};
describe('fetching the texts of a page', () => {
  it('counts as a page view only in runtime mode', async () => {
    const views = async () =>
      ((await get('/stats?period=day')).pageViews as { total: number }).total;
    const before = await views();
    await shown();
    expect(await views()).toBe(before);
    await send('PUT', '/text-mode', { mode: 'runtime' });
    await shown();
    await shown();
    expect(await views()).toBe(before + 2);
  });
});

it('Preview shows a draft of a text while Production shows the published one', async () => {
  await send('PUT', '/text-mode', { mode: 'runtime' });
  await send('PUT', `/text/${key}`, { value: 'Published' });
  await send('PUT', `/text/${key}`, { value: 'Draft', draft: true });
  expect([await shown('preview.harbour-pine.example'), await shown()]).toEqual([
    'Draft',
    'Published',
  ]);
  await send('POST', '/text-publications');
  expect(await shown()).toBe('Draft');
});

it('a text shows its default again after its override is removed', async () => {
  await send('PUT', '/text-mode', { mode: 'runtime' });
  await send('PUT', `/text/${key}`, { value: '' });
  expect(await shown()).toBe('');
  expect(await status('DELETE', `/text/${key}`)).toBe(200);
  expect(await shown()).toBe(text);
  expect(await status('DELETE', `/text/${key}`)).toBe(404);
});

it('an unknown text key is refused', async () => {
  expect(await status('PUT', '/text/home.hero.subtitle', { value: 'x' })).toBe(404);
});

it('a text cannot be changed while text overrides are switched off', async () => {
  await send('PATCH', '', { features: { textOverrides: false } });
  expect(await status('PUT', `/text/${key}`, { value: 'x' })).toBe(409);
});

describe('the runtime APIs', () => {
  const pages = async (target: Portal, name: string) =>
    await call(target, 'GET', '/api/v1/content/pages', { host: name });

  it('serve the site that the option siteSlug names under any host name', async () => {
    const other = await openPortal({ siteSlug: 'harbour-pine-planner' });
    expect((await pages(other, 'anything')).json.total).toBe(2);
  });

  it('serve posts only if the blog of the site is switched on', async () => {
    const posts = async (name: string) =>
      (await call(portal, 'GET', '/api/v1/content/posts', { host: name })).status;
    expect(await posts(host)).toBe(200);
    expect(await posts('planner.harbour-pine.example')).toBe(404);
  });

  it('serve a configured site instead of the sample site with the same slug', async () => {
    const own: LocalSite = { ...docsSite, slug: 'harbour-pine-web', url: 'https://own.example' };
    const other = await openPortal({ sites: [own] });
    expect((await pages(other, 'own.example')).status).toBe(200);
    expect((await pages(other, host)).status).toBe(404);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { call, startPortal } from './world.ts';

const token = 'local-editor-token';
const site = '/api/sites/site_hp_web';
let now = Date.parse('2026-05-20T12:00:00Z');

let portal: Portal;
beforeEach(async () => {
  portal = await startPortal({ clock: () => now });
});
afterEach(async () => {
  await portal.close();
});

const get = async (target: string) => await call(portal, 'GET', site + target, { token });
const put = async (target: string, body: unknown) => await call(portal, 'PUT', site + target, { token, body });

describe('the SEO cache', () => {
  const cached = async (target: string) => (await get(target)).headers['x-cache'];
  const seo = { title: 't', description: 'd' };

  it('answers the same again without making it anew, for an hour', async () => {
    expect(await cached('/seo/home')).toBe('MISS');
    expect(await cached('/seo/home')).toBe('HIT');
    now += 3_599_000;
    expect(await cached('/seo/home')).toBe('HIT');
    now += 1_000;
    expect(await cached('/seo/home')).toBe('MISS');
  });

  it.each([
    ['page SEO is updated', async () => await put('/seo/tables', seo)],
    ['site defaults change', async () => await put('/seo/defaults', {})],
    ['the sitemap is configured', async () => await put('/seo/sitemap-config', {})],
    ['it is purged', async () => await call(portal, 'POST', `${site}/seo/purge`, { token })],
    [
      'the address of the site changes',
      async () =>
        await call(portal, 'PATCH', site, { token: 'local-admin-token', body: { url: 'https://new.example' } }),
    ],
  ])('is invalidated when %s', async (_, change) => {
    for (const target of ['/seo', '/seo/home', '/seo/defaults', '/sitemap.xml']) await get(target);
    expect((await change()).status).toBe(200);
    for (const target of ['/seo', '/seo/home', '/seo/defaults', '/sitemap.xml'])
      expect(await cached(target)).toBe('MISS');
  });

  it('is kept when a change was refused, and for other sites', async () => {
    await get('/seo/home');
    expect((await put('/seo/home', {})).status).toBe(422);
    expect(await cached('/seo/home')).toBe('HIT');
    await call(portal, 'PUT', '/api/sites/site_hp_guides/seo/home', { token, body: seo });
    expect(await cached('/seo/home')).toBe('HIT');
  });

  it('is no way around access', async () => {
    await get('/seo/home');
    expect((await call(portal, 'GET', `${site}/seo/home`, { token: 'local-none-token' })).status).toBe(403);
  });
});

it('describes a page without metadata by what is known of it', async () => {
  const { json } = await get('/seo/visit');
  expect(json).toMatchObject({
    pageSlug: 'visit',
    title: 'Visit us',
    description: 'Solid wood furniture from the coast.',
  });
  expect((await get('/seo')).json.pages).not.toContainEqual(expect.objectContaining({ pageSlug: 'visit' }));
});

it('takes back what it answered, and replaces the record as a whole', async () => {
  const { json } = await get('/seo/home');
  expect((await put('/seo/home', json)).status).toBe(200);
  expect({ ...(await get('/seo/home')).json, updatedAt: '' }).toEqual({ ...json, updatedAt: '' });
  await put('/seo/home', { title: 'Only', description: 'These' });
  expect((await get('/seo/home')).json).not.toHaveProperty('openGraph');
});

it('validates without changing anything', async () => {
  const validate = async (body: unknown) => await call(portal, 'POST', `${site}/seo/home/validation`, { token, body });
  const before = (await get('/seo/home')).json;
  expect((await validate({ title: 'x'.repeat(71), description: 'd' })).json).toEqual({
    valid: false,
    // The field with the error is not warned of on top.
    warnings: [{ field: 'description', message: expect.stringContaining('Has 1 characters') }],
    errors: [{ field: 'title', message: 'Has at most 70 characters.' }],
  });
  expect((await validate({ title: 'x'.repeat(65), description: 'd'.repeat(155) })).json).toMatchObject({
    valid: true,
    warnings: [{ field: 'title' }],
    errors: [],
  });
  expect((await get('/seo/home')).json).toEqual(before);
});

it('refuses changes while SEO management is switched off', async () => {
  const body = { features: { seoManagement: false } };
  await call(portal, 'PATCH', site, { token: 'local-admin-token', body });
  expect((await put('/seo/home', { title: 't', description: 'd' })).status).toBe(409);
  expect((await get('/seo/home')).status).toBe(200);
});

import { describe, expect, it } from 'vitest';
import { createCalls, usePortal } from './harness.ts';

const site = '/api/sites/site_hp_web';
let now = Date.parse('2026-05-20T12:00:00Z');

const portal = usePortal({ clock: () => now });
const { send, status, get } = createCalls(portal, 'local-editor-token', site);
const put = (target: string, body: unknown) => send('PUT', target, body);
const admin = createCalls(portal, 'local-admin-token', site);

describe('the SEO cache', () => {
  const cached = async (target: string) => (await send('GET', target)).headers['x-cache'];
  const seo = { title: 't', description: 'd' };

  it('keeps a response for an hour', async () => {
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
    ['the cache is purged', async () => await send('POST', '/seo/purge')],
    [
      "the site's address changes",
      async () => await admin.send('PATCH', '', { url: 'https://new.example' }),
    ],
  ])('is invalidated when %s', async (_, change) => {
    for (const target of ['/seo', '/seo/home', '/seo/defaults', '/sitemap.xml']) await get(target);
    expect((await change()).status).toBe(200);
    for (const target of ['/seo', '/seo/home', '/seo/defaults', '/sitemap.xml'])
      expect(await cached(target)).toBe('MISS');
  });

  it('survives a refused change and changes to other sites', async () => {
    await get('/seo/home');
    expect((await put('/seo/home', {})).status).toBe(422);
    expect(await cached('/seo/home')).toBe('HIT');
    const guides = createCalls(portal, 'local-editor-token', '/api/sites/site_hp_guides');
    await guides.send('PUT', '/seo/home', seo);
    expect(await cached('/seo/home')).toBe('HIT');
  });

  it('does not bypass access control', async () => {
    await get('/seo/home');
    expect(await createCalls(portal, 'local-none-token', site).status('GET', '/seo/home')).toBe(
      403,
    );
  });
});

it('validating metadata returns errors and warnings without saving anything', async () => {
  const validate = (body: unknown) => send('POST', '/seo/home/validation', body);
  const before = await get('/seo/home');
  expect((await validate({ title: 'x'.repeat(71), description: 'd' })).json).toEqual({
    valid: false,
    // A field with an error gets no additional warning.
    warnings: [{ field: 'description', message: expect.stringContaining('Has a length of 1;') }],
    errors: [{ field: 'title', message: 'Must have at most 70 characters.' }],
  });
  expect(
    (await validate({ title: 'x'.repeat(65), description: 'd'.repeat(155) })).json,
  ).toMatchObject({ valid: true, warnings: [{ field: 'title' }], errors: [] });
  expect(await get('/seo/home')).toEqual(before);
});

it('metadata cannot be changed while SEO management is switched off', async () => {
  await admin.send('PATCH', '', { features: { seoManagement: false } });
  expect((await put('/seo/home', { title: 't', description: 'd' })).status).toBe(409);
  expect(await status('GET', '/seo/home')).toBe(200);
});

describe('derived metadata', () => {
  it('is marked and follows the defaults, even after other fields are set', async () => {
    const before = await get('/seo/visit');
    expect(before.derived).toEqual(['title', 'description']);
    expect((await put('/seo/visit', { ...before, title: 'Own title' })).status).toBe(200);
    await put('/seo/defaults', { defaultDescription: 'Another description.' });
    const after = await get('/seo/visit');
    expect(after).toMatchObject({
      title: 'Own title',
      description: 'Another description.',
      derived: ['description'],
    });
    expect((await get('/seo')).pages).toContainEqual({
      pageSlug: 'visit',
      title: 'Own title',
      description: 'Another description.',
    });
  });

  it('may include an empty description, which is refused without the mark', async () => {
    await admin.send('PATCH', '', { description: '' });
    await put('/seo/defaults', { titleSuffix: ' | Acme' });
    const before = await get('/seo/visit');
    expect(before).toMatchObject({ description: '', derived: ['title', 'description'] });
    expect((await put('/seo/visit', { ...before, title: 'Own title' })).status).toBe(200);
    expect(await get('/seo/visit')).toMatchObject({
      title: 'Own title',
      derived: ['description'],
    });
    for (const description of ['', '  ']) {
      const { status, json } = await put('/seo/visit', { title: 'Own title', description });
      expect([status, json.details]).toEqual([
        422,
        [{ field: 'description', message: 'Must not be empty.' }],
      ]);
    }
  });

  it('becomes explicit if it is saved without the mark', async () => {
    const { title, description } = await get('/seo/visit');
    await put('/seo/visit', { title, description });
    await put('/seo/defaults', { defaultDescription: 'Another description.' });
    expect(await get('/seo/visit')).toMatchObject({ description });
  });
});

it("changing the site's description in the settings updates cached metadata", async () => {
  await put('/seo/defaults', {});
  const settings = { general: { description: 'A new description.' } };
  await get('/seo/visit');
  await admin.send('PUT', '/settings', settings);
  expect(await get('/seo/visit')).toMatchObject({ description: 'A new description.' });
});

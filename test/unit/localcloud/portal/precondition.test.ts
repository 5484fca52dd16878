import { expect, it } from 'vitest';
import { call, createCalls, usePortal } from './harness.ts';

const token = 'local-admin-token';
const site = '/api/sites/site_hp_web';
const portal = usePortal();
const { send } = createCalls(portal, token, site);

const getEtag = async (target: string) => (await send('GET', target)).headers.etag ?? '';
const write = (method: string, target: string, body: unknown, ifMatch: string) =>
  call(portal, method, site + target, { token, body, headers: { 'if-match': ifMatch } });

it.each([
  [
    'PUT',
    '/seo/home',
    { title: 'Title', description: 'One' },
    { title: 'Title', description: 'Two' },
  ],
  ['PUT', '/seo/defaults', { titleSuffix: ' | One' }, { titleSuffix: ' | Two' }],
  ['PUT', '/text/home.hero.title', { value: 'One' }, { value: 'Two' }],
  ['PUT', '/settings', { general: { name: 'One' } }, { general: { name: 'Two' } }],
])(
  '%s %s with If-Match replaces only the version that was read',
  async (method, target, one, two) => {
    const etag = await getEtag(target);
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect((await write(method, target, one, etag)).status).toBe(200);
    const late = await write(method, target, two, etag);
    expect(late.status).toBe(412);
    expect(late.json).toMatchObject({ error: 'precondition_failed' });
    expect((await send('GET', target)).text).not.toContain('Two');
    expect((await write(method, target, two, late.headers.etag ?? '')).status).toBe(200);
  },
);

it('If-Match accepts * and a list of tags, but not a weak tag', async () => {
  const body = { value: 'New' };
  const target = '/text/home.hero.title';
  expect((await write('PUT', target, body, '*')).status).toBe(200);
  const etag = await getEtag(target);
  expect((await write('PUT', target, body, `W/${etag}`)).status).toBe(412);
  expect((await write('PUT', target, body, `"other", ${etag}`)).status).toBe(200);
});

it('an endpoint without an entity tag refuses If-Match', async () => {
  expect((await write('PUT', '/text-mode', { mode: 'commit' }, '*')).status).toBe(400);
});

it('Cache-Control allows private caching of a response about a site, but not of an error', async () => {
  expect((await send('GET', '')).headers['cache-control']).toBe('private, no-cache');
  expect(
    (await call(portal, 'GET', '/api/sites/nothing', { token })).headers['cache-control'],
  ).toBe('no-store');
});

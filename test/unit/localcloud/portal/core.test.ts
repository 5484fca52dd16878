import { describe, expect, it } from 'vitest';
import type { PortalOptions } from '../../../../src/localcloud/portal/api/types.ts';
import { accessToken, call, createCalls, docsSite, openPortal, shopSite, site } from './harness.ts';

const viewer = 'local-viewer-token';

const start = (options: Partial<PortalOptions> = {}) =>
  openPortal({ seed: false, rateLimits: {}, ...options });

describe('the portal', () => {
  it('accepts only the name of the configured provider in paths', async () => {
    const portal = await start({ provider: 'github' });
    expect((await call(portal, 'POST', '/api/webhooks/github', { body: {} })).status).toBe(401);
    expect((await call(portal, 'POST', '/api/webhooks/repohost', { body: {} })).status).toBe(404);
  });

  it('requires a JSON body', async () => {
    const portal = await start();
    const patch = async (body: string, type: string) =>
      await call(portal, 'PATCH', site, {
        token: 'local-admin-token',
        body,
        headers: { 'content-type': type },
      });
    expect((await patch('name=x', 'application/x-www-form-urlencoded')).status).toBe(400);
    expect((await patch('{"name":', 'application/json')).status).toBe(400);
    expect((await patch('{"name":"x"}', 'application/json; charset=utf-8')).status).toBe(200);
  });
});

describe('credentials of the portal API', () => {
  it('let an application read only the sites that it may deploy', async () => {
    const portal = await start();
    const token = await accessToken();
    const { status, get } = createCalls(portal, token, '/api/sites');
    expect(await status('GET', `/${docsSite.id}/seo`)).toBe(200);
    expect(await status('GET', `/${shopSite.id}/seo`)).toBe(403);
    expect(await status('PATCH', `/${docsSite.id}`, { name: 'x' })).toBe(403);
    expect(await get()).toMatchObject({ total: 1, sites: [{ id: docsSite.id }] });
  });
});

/** Spec: Limits. */
describe('rate limits', () => {
  const minute = Date.parse('2026-05-01T10:00:00Z');

  it('allow 100 GET requests per minute and credential, then answer 429 with Retry-After', async () => {
    let now = minute + 15_000;
    const portal = await start({ clock: () => now });
    const get = async (token: string | undefined) =>
      await call(portal, 'GET', '/api/sites', { token });
    for (let count = 0; count < 100; count += 1) expect((await get(viewer)).status).toBe(200);
    const refused = await get(viewer);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('45');
    expect(refused.json).toMatchObject({ error: 'rate_limited' });
    expect((await get('local-owner-token')).status).toBe(200);
    now += 45_000;
    expect((await get(viewer)).status).toBe(200);
  });

  it('allow 30 writes and, counted separately, 10 deletions per minute', async () => {
    const portal = await start({ clock: () => minute });
    const { status: send } = createCalls(portal, 'local-owner-token', '');
    for (let count = 0; count < 10; count += 1)
      expect(await send('DELETE', `${site}/access/nobody`)).toBe(404);
    expect(await send('DELETE', `${site}/access/nobody`)).toBe(429);
    for (let count = 0; count < 15; count += 1) {
      expect(await send('PATCH', site, { name: 'x' })).toBe(200);
      expect(await send('PUT', `${site}/settings`, {})).toBe(200);
    }
    expect(await send('POST', `${site}/requests`, { title: 'x' })).toBe(429);
    expect(await send('GET', site)).toBe(200);
  });
});

it('an internal error is answered with 500, without its message', async () => {
  const faults: unknown[] = [];
  const portal = await start({
    onFault: (error) => faults.push(error),
    issueDeploymentToken: () => {
      throw new Error('the hosting is away');
    },
  });
  const body = { siteSlug: docsSite.slug };
  const answer = await call(portal, 'POST', '/api/v1/sites/deployment-tokens', {
    token: await accessToken(),
    body,
  });
  expect(answer.status).toBe(500);
  expect(answer.json).toEqual({
    error: 'internal',
    message: expect.not.stringContaining('hosting'),
  });
  expect(faults).toEqual([expect.objectContaining({ message: 'the hosting is away' })]);
  const { status } = createCalls(portal);
  expect(await status('PATCH', '', {})).toBe(200);
});

describe('responses of the portal', () => {
  const asked = { query: new URLSearchParams(), host: '', client: '', body: '' };

  const ofSite = ['/seo', '/seo/defaults', '/seo/home', '/sitemap.xml'].map((path) => site + path);

  async function getTagged(path: string) {
    const { respond } = await start({ siteSlug: docsSite.slug });
    const get = (known = '') => {
      const headers = { authorization: `Bearer ${viewer}`, 'if-none-match': known };
      return respond({ ...asked, method: 'GET', path, headers });
    };
    const { headers } = await get();
    return { headers, again: await get(`W/${headers.etag}`) };
  }

  it.each(ofSite)('for %s vary by user', async (path) => {
    const { headers } = await getTagged(path);
    expect(headers).toMatchObject({
      vary: 'authorization',
      'x-content-type-options': 'nosniff',
    });
  });

  it('for public content do not vary by user', async () => {
    const { headers } = await getTagged('/api/v1/content/pages');
    expect(headers).not.toHaveProperty('vary');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  });

  it.each([...ofSite, '/api/v1/content/pages'])(
    'for %s have status 304 if the request contains their weak tag',
    async (path) => {
      expect((await getTagged(path)).again.status).toBe(304);
    },
  );

  it('to preflight requests allow only public endpoints', async () => {
    const { respond } = await start();
    const preflight = (path: string) => respond({ ...asked, method: 'OPTIONS', path, headers: {} });
    expect(await preflight('/api/v1/content/pages')).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, HEAD' },
    });
    expect((await preflight('/api/sites')).status).toBe(405);
  });

  it.each([
    [400, 'a duplicate name', '{"name":"a","name":"b"}', {}, 'has the name "name" twice'],
    [
      400,
      'a duplicate name with an escaped letter',
      '{"features":{"blogEnabled":true,"blog\\u0045nabled":false}}',
      {},
      '"blogEnabled" twice',
    ],
    [415, 'a compressed body', '{"name":"a"}', { 'content-encoding': 'gzip' }, 'uncompressed'],
    [200, 'a duplicate name inside a string', '{"name":"{\\"a\\":1,\\"a\\":2}"}', {}, ''],
  ])('have status %i for %s', async (status, _, body, more, message) => {
    const portal = await start();
    const headers = { 'content-type': 'application/json', ...more };
    const sent = { token: 'local-admin-token', body, headers };
    const answer = await call(portal, 'PATCH', site, sent);
    expect(answer.status).toBe(status);
    expect(String(answer.json.message ?? '')).toContain(message);
  });

  it('spell the name of a time zone as the IANA database does', async () => {
    const portal = await start();
    const admin = createCalls(portal);
    await admin.send('PUT', '/settings', { general: { timezone: 'europe/berlin' } });
    expect(await admin.get('/settings')).toMatchObject({ general: { timezone: 'Europe/Berlin' } });
  });
});

import { describe, expect, it } from 'vitest';
import {
  accessToken,
  call,
  createCalls,
  docsSite,
  openPortal,
  otherTenantId,
  report,
  shopSite,
  type TokenClaims,
  usePortal,
} from '../harness.ts';

const portal = usePortal();
const exchange = async (siteSlug: string, claims: TokenClaims = {}, at = portal) =>
  await call(at, 'POST', '/api/v1/sites/deployment-tokens', {
    token: await accessToken(claims),
    body: { siteSlug },
  });

describe('the Preview application of a site', () => {
  const clientId = 'aaaaaaaa-0000-4000-8000-000000000007';
  const site = { ...docsSite, azure: { ...docsSite.azure, previewClientId: clientId } };
  const open = () => openPortal({ sites: [site, shopSite] });

  it('has its token exchanges counted separately in the statistics', async () => {
    const portal = await open();
    expect((await exchange(site.slug, { clientId }, portal)).status).toBe(200);
    expect((await exchange(site.slug, {}, portal)).status).toBe(200);
    const stats = await createCalls(portal, 'local-admin-token', '').get(
      `/api/sites/${site.id}/stats`,
    );
    expect(stats.development).toMatchObject({ previewExchanges: 1 });
  });

  it('sees in the list only the site that it deploys, like the application of Production', async () => {
    const portal = await open();
    for (const claims of [{ clientId }, {}]) {
      const calls = createCalls(portal, await accessToken(claims), '');
      const expected = { sites: [{ slug: site.slug }], total: 1 };
      expect(await calls.get('/api/sites')).toMatchObject(expected);
    }
  });

  it('may report deployments to Preview, but not to Production', async () => {
    const portal = await open();
    const token = await accessToken({ clientId });
    const refused = await report(portal, { environment: 'Production' }, {}, { token });
    expect(refused).toMatchObject({ status: 403, json: { error: 'forbidden' } });
    expect((await report(portal, { environment: 'Preview' }, {}, { token })).status).toBe(200);
    expect((await report(portal, {}, {}, { token: await accessToken() })).status).toBe(200);
  });
});

describe('the token exchange', () => {
  it("returns the site's deployment token with Cache-Control: no-store", async () => {
    const answer = await exchange('acme-docs');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ swaToken: 'deployment-token-of-acme-docs' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each<[string, TokenClaims]>([
    ['a token signed by a different key', { foreignKey: true }],
    ['a token from a different issuer', { issuer: 'https://login.example/other' }],
    ['a token for a different audience', { audience: 'https://graph.example' }],
    ['an expired token', { expires: 1_000 }],
    ['a token of an unknown tenant', { tenant: '33333333-3333-4333-8333-333333333333' }],
  ])('refuses %s with 401', async (_, claims) => {
    const answer = await exchange('acme-docs', claims);
    expect(answer.status).toBe(401);
    expect(answer.json.error).toBe('unauthorized');
    expect(answer.headers['www-authenticate']).toContain('Bearer');
  });

  it.each<[string, TokenClaims]>([
    ['a different application of the tenant', { clientId: 'bbbbbbbb-0000-4000-8000-000000000009' }],
    ['an application with the same id in a different known tenant', { tenant: otherTenantId }],
    ['an application without a role', { roles: [] }],
  ])('refuses %s with 403', async (_, claims) => {
    const answer = await exchange('acme-docs', claims);
    expect(answer.status).toBe(403);
    expect(answer.json.error).toBe('forbidden');
  });

  it('answers 404 for an unknown site', async () => {
    expect((await exchange('no-such-site')).status).toBe(404);
  });

  it('answers 400 and names the missing field for a body without a site', async () => {
    const answer = await call(portal, 'POST', '/api/v1/sites/deployment-tokens', {
      token: await accessToken(),
      body: {},
    });
    expect(answer.status).toBe(400);
    expect(answer.json.details).toEqual([{ field: 'siteSlug', message: expect.any(String) }]);
  });
});

describe('the deployment-complete endpoint', () => {
  const same = { timestamp: '2026-05-01T10:00:00Z', run: { id: '100', attempt: 1 } };
  const send = (change: object = {}, key?: string, token?: string) =>
    report(portal, {}, { ...same, ...change }, { token, key });

  it('refuses a different report with a used Idempotency-Key', async () => {
    await send({}, 'run-100');
    expect((await send({ status: 'failed' }, 'run-100')).status).toBe(409);
    const { id, slug } = shopSite;
    expect((await send({ site: { id, slug } }, 'run-100')).status).toBe(409);
    expect(portal.deployments(docsSite.id)).toHaveLength(1);
  });

  it('stores an identical report without an Idempotency-Key only once', async () => {
    await send();
    await send();
    await send({ run: { id: '101', attempt: 1 } });
    expect(portal.deployments(docsSite.id)).toHaveLength(2);
  });

  it('does not apply a report with an earlier time than the last one', async () => {
    await send({ timestamp: '2026-05-01T12:00:00Z' }, 'new');
    const late = await send({ timestamp: '2026-05-01T11:00:00.000Z' }, 'old');
    expect(late.json).toMatchObject({ success: true, deployment: { applied: false } });
    expect(portal.deployments(docsSite.id).map((deployment) => deployment.applied)).toEqual([
      true,
      false,
    ]);
  });

  it('accepts an access token only from the application that deploys the site', async () => {
    expect((await send({}, 'a', await accessToken())).status).toBe(200);
    const other = await accessToken({ clientId: shopSite.azure.clientId, tenant: otherTenantId });
    expect((await send({}, 'b', other)).status).toBe(403);
    expect((await send({}, 'c', 'a-wrong-api-token')).status).toBe(401);
    expect(portal.deployments(docsSite.id)).toHaveLength(1);
  });

  it('names the invalid fields of a report and does not store it', async () => {
    const answer = await report(portal, { environment: 'production' }, { status: 'done' });
    expect(answer.status).toBe(400);
    expect(answer.json.details).toEqual([
      { field: 'data.environment', message: expect.any(String) },
      { field: 'status', message: expect.any(String) },
    ]);
    expect(portal.deployments(docsSite.id)).toEqual([]);
  });

  it('answers 404 for an unknown site', async () => {
    expect((await send({ site: { id: 'nope', slug: 'acme-docs' } })).status).toBe(404);
  });

  it('answers 400 if id and slug belong to different sites', async () => {
    expect((await send({ site: { id: docsSite.id, slug: 'acme-shop' } })).status).toBe(400);
  });
});

describe('the timestamp of a deployment report', () => {
  const now = Date.parse('2026-05-20T12:00:00Z');
  const at = (ms: number) => ({ timestamp: new Date(now + ms).toISOString() });
  it("may be at most five minutes ahead of the portal's clock", async () => {
    const strict = await openPortal({ clock: () => now });
    const early = await report(strict, { version: '9.9.9' }, at(5 * 60_000 + 1));
    expect(early.status).toBe(400);
    expect(early.json.details).toEqual([
      { field: 'timestamp', message: expect.stringContaining('2026-05-20T12:00:00') },
    ]);
    expect((await report(strict, { version: '1.0.0' }, at(5 * 60_000))).status).toBe(200);
    const { versions } = await createCalls(strict, 'local-viewer-token', '').get(
      `/api/sites/${docsSite.id}`,
    );
    expect(versions).toEqual({ current: '1.0.0' });
  });
});

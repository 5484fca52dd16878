import { expect, it } from 'vitest';
import { accessToken, call, openPortal } from './harness.ts';

const viewer = 'local-viewer-token';
const host = 'planner.harbour-pine.example';
const now = Date.parse('2026-05-01T10:00:00Z');

// The same clock also checks access tokens.
const start = (read: number) => openPortal({ rateLimits: { read }, clock: () => now });

it("different spellings of the Authorization header share a user's rate limit", async () => {
  const portal = await start(3);
  const statuses: number[] = [];
  for (const authorization of [
    `Bearer ${viewer}`,
    `Bearer  ${viewer}`,
    `bEaReR   ${viewer}`,
    `bearer ${viewer}`,
  ]) {
    statuses.push((await call(portal, 'GET', '/api/sites', { headers: { authorization } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('the access tokens of an application share a rate limit', async () => {
  const portal = await start(2);
  const expires = now / 1000 + 3_600;
  const statuses: number[] = [];
  for (const seconds of [0, 1, 2]) {
    const token = await accessToken({ expires: expires + seconds });
    statuses.push((await call(portal, 'GET', '/api/sites', { token })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

it.each([
  ['unknown paths', '/api/nothing', 404],
  ['an endpoint with an unsupported method', '/api/v1/sites/deployment-tokens', 405],
  ['the OpenAPI document', '/openapi.json', 200],
  ["the portal's start page", '/', 302],
])('requests for %s count towards the rate limit', async (_, target, status) => {
  const portal = await start(2);
  const get = async () => (await call(portal, 'GET', target)).status;
  expect([await get(), await get(), await get()]).toEqual([status, status, 429]);
});

it('an IP address with too many failed logins is limited, except for visitors and valid tokens', async () => {
  const portal = await start(2);
  const statuses: number[] = [];
  for (const token of ['guess-1', 'guess-2', 'guess-3'])
    statuses.push((await call(portal, 'GET', '/api/sites', { token })).status);
  expect(statuses).toEqual([401, 401, 429]);
  expect((await call(portal, 'GET', '/api/v1/content/pages', { host })).status).toBe(200);
  expect((await call(portal, 'GET', '/api/sites', { token: viewer })).status).toBe(200);
});

it('an IP address that sends too many webhooks with wrong signatures is limited', async () => {
  const portal = await openPortal({ rateLimits: { write: 2 }, clock: () => now });
  const headers = { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` };
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push(
      (await call(portal, 'POST', '/api/webhooks/repohost', { body: {}, headers })).status,
    );
  }
  expect(statuses).toEqual([401, 401, 429]);
});

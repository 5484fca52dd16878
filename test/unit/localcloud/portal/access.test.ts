import { beforeEach, expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { call, docsSite, openPortal } from './world.ts';

const site = `/api/sites/${docsSite.id}`;
const token = 'local-owner-token';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal({ seed: false });
});

it('grants and revokes access immediately', async () => {
  const newcomer = { token: 'local-none-token' };
  expect((await call(portal, 'GET', site, newcomer)).status).toBe(403);
  expect(
    (await call(portal, 'PUT', `${site}/access/user_nadia`, { token, body: { level: 'viewer' } }))
      .status,
  ).toBe(200);
  expect((await call(portal, 'GET', site, newcomer)).status).toBe(200);
  expect((await call(portal, 'GET', '/api/sites', newcomer)).json).toMatchObject({ total: 1 });
  expect((await call(portal, 'DELETE', `${site}/access/user_nadia`, { token })).status).toBe(200);
  expect((await call(portal, 'GET', site, newcomer)).status).toBe(403);
});

it('refuses to remove the last owner', async () => {
  expect((await call(portal, 'DELETE', `${site}/access/user_olive`, { token })).status).toBe(409);
  expect(
    (await call(portal, 'PUT', `${site}/access/user_olive`, { token, body: { level: 'admin' } }))
      .status,
  ).toBe(409);
  expect((await call(portal, 'GET', `${site}/access`, { token })).status).toBe(200);
  await call(portal, 'PUT', `${site}/access/user_adnan`, { token, body: { level: 'owner' } });
  expect((await call(portal, 'DELETE', `${site}/access/user_olive`, { token })).status).toBe(200);
  expect((await call(portal, 'GET', `${site}/access`, { token })).status).toBe(403);
});

it('refuses users and levels that do not exist', async () => {
  expect(
    (await call(portal, 'PUT', `${site}/access/nobody`, { token, body: { level: 'viewer' } }))
      .status,
  ).toBe(404);
  expect(
    (await call(portal, 'PUT', `${site}/access/user_nadia`, { token, body: { level: 'god' } }))
      .status,
  ).toBe(400);
});

import { expect, it } from 'vitest';
import { call, createCalls, site, usePortal } from './harness.ts';

const portal = usePortal({ seed: false });
const { send, status } = createCalls(portal, 'local-owner-token');

it('access is granted and revoked immediately', async () => {
  const newcomer = { token: 'local-none-token' };
  expect((await call(portal, 'GET', site, newcomer)).status).toBe(403);
  expect(await status('PUT', '/access/user_nadia', { level: 'viewer' })).toBe(200);
  expect((await call(portal, 'GET', site, newcomer)).status).toBe(200);
  expect((await call(portal, 'GET', '/api/sites', newcomer)).json).toMatchObject({ total: 1 });
  expect(await status('DELETE', '/access/user_nadia')).toBe(200);
  expect((await call(portal, 'GET', site, newcomer)).status).toBe(403);
});

it('the last owner can be neither removed nor demoted', async () => {
  expect(await status('DELETE', '/access/user_olive')).toBe(409);
  expect(await status('PUT', '/access/user_olive', { level: 'admin' })).toBe(409);
  expect(await status('GET', '/access')).toBe(200);
  await send('PUT', '/access/user_adnan', { level: 'owner' });
  expect(await status('DELETE', '/access/user_olive')).toBe(200);
  expect(await status('GET', '/access')).toBe(403);
});

it('access of an unknown user or with an unknown level is refused', async () => {
  expect(await status('PUT', '/access/nobody', { level: 'viewer' })).toBe(404);
  expect(await status('PUT', '/access/user_nadia', { level: 'god' })).toBe(400);
});

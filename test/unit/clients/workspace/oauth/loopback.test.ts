import { expect, it } from 'vitest';
import { listenOnLoopback } from '../../../../../src/clients/workspace/oauth/loopback.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { catchError } from '../../../../support/failure.ts';

const signal = new AbortController().signal;
const accepts = (query: URLSearchParams) => query.get('state') === 'mine';

it('listenOnLoopback listens on a free port of 127.0.0.1', async () => {
  await using one = await listenOnLoopback(0);
  await using other = await listenOnLoopback(0);
  expect(one.redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
  expect(other.redirectUri).not.toBe(one.redirectUri);
});

it('listenOnLoopback refuses a port that is in use, and names it', async () => {
  await using one = await listenOnLoopback(0);
  const port = Number(new URL(one.redirectUri).port);
  expect(await catchError(listenOnLoopback(port))).toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining(String(port)),
  });
});

it('listenOnLoopback accepts one redirect with the expected state, and refuses other requests', async () => {
  await using loopback = await listenOnLoopback(0);
  const address = `${loopback.redirectUri}?state=mine&code=first`;
  // Nobody is waiting yet.
  expect((await fetch(address)).status).toBe(404);
  const first = loopback.next(accepts, async (query) => query.get('code'), signal);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${loopback.redirectUri}?state=other&code=forged`)).status).toBe(400);
  const shown = await fetch(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await first).toBe('first');
  expect((await fetch(`${loopback.redirectUri}?state=mine&code=second`)).status).toBe(404);
});

it('listenOnLoopback shows a login error in the browser, and rejects with it', async () => {
  await using loopback = await listenOnLoopback(0);
  const error = new SiteDeployError('WORKSPACE_LOGIN_REFUSED', 'No login today.');
  const waiting = catchError(loopback.next(accepts, () => Promise.reject(error), signal));
  const page = await (await fetch(`${loopback.redirectUri}?state=mine`)).text();
  expect(page).toContain('No login today.');
  expect(await waiting).toBe(error);
});

import http from 'node:http';
import { expect, it } from 'vitest';
import { listenOnLoopback } from '../../../../../src/clients/workspace/oauth/loopback.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { failure } from '../harness.ts';

const signal = new AbortController().signal;
const accepts = (query: URLSearchParams) => query.get('state') === 'mine';

/** Returns the status of a request with any Host header. */
const statusFor = (address: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(address, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });

it('listenOnLoopback listens on 127.0.0.1 on a port of its own', async () => {
  await using one = await listenOnLoopback(0);
  await using other = await listenOnLoopback(0);
  expect(one.redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
  expect(other.redirectUri).not.toBe(one.redirectUri);
});

it('listenOnLoopback names the port that is in use', async () => {
  await using one = await listenOnLoopback(0);
  const port = Number(new URL(one.redirectUri).port);
  expect(await failure(listenOnLoopback(port))).toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining(String(port)),
  });
});

it('listenOnLoopback accepts one redirect and refuses other requests', async () => {
  await using loopback = await listenOnLoopback(0);
  const address = `${loopback.redirectUri}?state=mine&code=first`;
  // Nobody is waiting yet.
  expect((await fetch(address)).status).toBe(404);
  const first = loopback.next(accepts, async (query) => query.get('code'), signal);
  expect((await fetch(new URL('/favicon.ico', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect(await statusFor(address, 'evil.example')).toBe(421);
  expect((await fetch(`${loopback.redirectUri}?state=other&code=forged`)).status).toBe(400);
  const shown = await fetch(address);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await first).toBe('first');
  expect((await fetch(`${loopback.redirectUri}?state=mine&code=second`)).status).toBe(404);
});

it('listenOnLoopback shows an error as text instead of markup', async () => {
  await using loopback = await listenOnLoopback(0);
  const error = new SiteDeployError('WORKSPACE_LOGIN_REFUSED', '<script>alert(1)</script>');
  const waiting = failure(
    loopback.next(
      accepts,
      async () => {
        throw error;
      },
      signal,
    ),
  );
  const page = await (await fetch(`${loopback.redirectUri}?state=mine`)).text();
  expect(page).toContain('&#60;script&#62;');
  expect(page).not.toContain('<script>');
  expect(await waiting).toBe(error);
});

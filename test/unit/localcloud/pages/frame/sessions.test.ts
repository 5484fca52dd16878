import { expect, it } from 'vitest';
import { createSessions } from '../../../../../src/localcloud/pages/frame/sessions.ts';

let now = 1_000;
const sessions = createSessions(4610, () => now);
const open = (address: string, init?: RequestInit) => sessions.answer(new Request(address, init));
const cookieIn = (response: Response | undefined) =>
  response?.headers.get('set-cookie')?.split(';')[0] ?? '';

it('a sign-in code opens a page once and disappears from the URL', () => {
  const address = sessions.createSignIn('/sites/x?tab=1');
  expect(address).toMatch(/^http:\/\/portal\.localhost:4610\/sites\/x\?tab=1&code=[\w-]{32}$/);
  const first = open(address);
  expect(first?.status).toBe(303);
  expect(first?.headers.get('location')).toBe('http://portal.localhost:4610/sites/x?tab=1');
  expect(first?.headers.get('set-cookie')).toMatch(
    /^session-4610=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const second = open(address);
  expect([second?.status, second?.headers.get('set-cookie')]).toEqual([303, null]);
});

it('a sign-in code expires after 60 s', () => {
  const address = sessions.createSignIn();
  now += 60_000;
  expect(cookieIn(open(address))).toBe('');
  const other = sessions.createSignIn();
  now += 59_999;
  expect(cookieIn(open(other))).toMatch(/^session-4610=/);
});

it('a page or form without the session cookie or with a wrong code is refused', async () => {
  const page = 'http://portal.localhost:4610/users';
  for (const headers of [{}, { cookie: 'session-4610=x' }, { cookie: `session-4611=${'x'}` }]) {
    const refused = open(page, { headers });
    expect(refused?.status).toBe(403);
    expect(await refused?.text()).toContain('site-deploy localcloud --sign-in');
  }
  expect(open(page, { method: 'POST', body: 'a=b' })?.status).toBe(403);
  expect(cookieIn(open(`${page}?code=${'x'.repeat(32)}`))).toBe('');
});

it('only the local cloud that set a cookie accepts it', () => {
  const cookie = cookieIn(open(sessions.createSignIn()));
  const page = 'http://portal.localhost:4610/users';
  expect(open(page, { headers: { cookie: `person=usr_1; ${cookie}` } })).toBeUndefined();
  const other = createSessions(4610);
  expect(other.answer(new Request(page, { headers: { cookie } }))?.status).toBe(403);
});

it('no cookie is set for 127.0.0.1, whose other ports may belong to another account', () => {
  const address = sessions.createSignIn().replace('portal.localhost', '127.0.0.1');
  const moved = open(address);
  expect([moved?.status, moved?.headers.get('set-cookie')]).toEqual([307, null]);
  expect(cookieIn(open(moved?.headers.get('location') ?? ''))).toMatch(/^session-4610=/);
});

it('a sign-in code does not redirect to another host', () => {
  const { search } = new URL(sessions.createSignIn());
  const moved = open(`http://portal.localhost:4610//evil.example/${search}`);
  expect(moved?.headers.get('location')).toBe('http://portal.localhost:4610//evil.example/');
});

import { expect, it } from 'vitest';
import { checkMarkerIsOpen, whyClosed } from '../../../../../src/deploy/steps/live-site/routes.ts';
import { createDeps } from '../../../../support/deps.ts';

const hosting = (...routes: object[]) => JSON.stringify({ routes });
const login = { route: '/*', allowedRoles: ['authenticated'] };
const marker = { route: '/.well-known/site-deploy.json', allowedRoles: ['anonymous'] };

it.each([
  ['a login for all pages', hosting(login), 'the route /* requires a login'],
  ['a redirect', hosting({ route: '/.well-known/*', redirect: '/' }), 'redirects'],
  ['a rewrite', hosting({ route: '/*', rewrite: '/index.html' }), 'serves another file'],
  ['a status', hosting({ route: '/.well-known/*', statusCode: 404 }), 'returns 404'],
])('whyClosed and checkMarkerIsOpen report that %s hides the build marker', (_, text, reason) => {
  expect(whyClosed(text, '/.well-known/site-deploy.json')).toContain(reason);
  expect(() => checkMarkerIsOpen(text, 1, createDeps().log)).toThrow(/could not be verified/);
});

it.each([
  ['a login except for the build marker', hosting(marker, login)],
  ['a login for a different method', hosting({ ...login, methods: ['POST'] })],
  ['a login for other pages', hosting({ ...login, route: '/members/*' })],
  ['headers for all pages', hosting({ route: '/*', headers: {} })],
  ['no routes', '{}'],
])('whyClosed and checkMarkerIsOpen accept %s', (_, text) => {
  expect(whyClosed(text, '/.well-known/site-deploy.json')).toBeUndefined();
  checkMarkerIsOpen(text, 1, createDeps().log);
});

it('checkMarkerIsOpen warns if only certain IP addresses are allowed', () => {
  const { log } = createDeps();
  checkMarkerIsOpen('{"networking":{"allowedIpRanges":["10.0.0.0/8"]}}', 1, log);
  expect(log.lines.join()).toContain('networking.allowedIpRanges');
});

it('checkMarkerIsOpen names the file list of a site of 2,001 files if it requires a login', () => {
  const check = (text: string, log = createDeps().log) => {
    checkMarkerIsOpen(text, 2_001, log);
    return log.lines.join();
  };
  const list = '"/.well-known/site-deploy-files.bin"';
  expect(() => check(hosting(login))).toThrow(
    expect.objectContaining({ remedy: expect.stringContaining(list) }),
  );
  expect(check(hosting(marker, login))).toContain(list);
  expect(check(hosting(marker, { ...marker, route: '/.well-known/*' }, login))).toBe('');
});

import { expect, it } from 'vitest';
import {
  checkMarkerIsOpen,
  matchesPattern,
  pathThatMatches,
  whyClosed,
} from '../../../../../src/deploy/steps/live-site/routes.ts';
import { depsOf } from '../../../../support/deps.ts';

const hosting = (...routes: object[]) => JSON.stringify({ routes });
const login = { route: '/*', allowedRoles: ['authenticated'] };
const marker = { route: '/.well-known/site-deploy.json', allowedRoles: ['anonymous'] };

it.each<[string, string, string | undefined]>([
  ['a login for everything', hosting(login), 'the route /* requires a login'],
  ['a redirect', hosting({ route: '/.well-known/*', redirect: '/' }), 'redirects'],
  ['a status', hosting({ route: '/.well-known/*', statusCode: 404 }), 'returns 404'],
  ['a login behind an open marker', hosting(marker, login), undefined],
  ['a login for another method', hosting({ ...login, methods: ['POST'] }), undefined],
  ['a login for other pages', hosting({ ...login, route: '/members/*' }), undefined],
  ['headers for everything', hosting({ route: '/*', headers: {} }), undefined],
  ['no routes', '{}', undefined],
])('whether the marker can be read with %s', (_, text, reason) => {
  const found = whyClosed(text, '/.well-known/site-deploy.json');
  if (reason) expect(found).toContain(reason);
  else expect(found).toBeUndefined();
  const check = () => checkMarkerIsOpen(text, depsOf().log);
  if (reason) expect(check).toThrow(/could not be verified/);
  else check();
});

it('warns if only some addresses are let in', () => {
  const { log } = depsOf();
  checkMarkerIsOpen('{"networking":{"allowedIpRanges":["10.0.0.0/8"]}}', log);
  expect(log.lines.join()).toContain('networking.allowedIpRanges');
});

it.each([
  ['/images/*', '/images/a.png', true],
  ['/images/*', '/images', false],
  ['/calendar*', '/calendar/2020', true],
  ['/*.ico', '/a/b.ico', true],
  ['/*.ico', '/ico', false],
  ['/images/*.{png,jpg}', '/images/a.jpg', true],
  ['/images/*.{png}', '/images/xpng', false],
  ['/*', '/anything', true],
  ['/a', '/a', true],
  ['/a', '/a/b', false],
])('the pattern %s matches the path %s: %s', (pattern, path, isMatch) => {
  expect(matchesPattern(pattern, path)).toBe(isMatch);
});

it.each([
  ['/images/*', '/images/x'],
  ['/*.ico', '/x.ico'],
  ['/images/*.{png,jpg}', '/images/x.png'],
  ['*.{css,js}', '/x.css'],
  ['/*', '/x'],
  ['/exactly', undefined],
])('the pattern %s matches %s', (pattern, path) => {
  expect(pathThatMatches(pattern, 'x')).toBe(path);
  if (path !== undefined && pattern.startsWith('/'))
    expect(matchesPattern(pattern, path)).toBe(true);
});

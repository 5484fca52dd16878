import { expect, it } from 'vitest';
import { checkMarkerIsOpen, whyClosed } from '../../../../../src/deploy/steps/live-site/routes.ts';
import { createDeps } from '../../../../support/deps.ts';

const hosting = (...routes: object[]) => JSON.stringify({ routes });
const login = { route: '/*', allowedRoles: ['authenticated'] };
const marker = { route: '/.well-known/site-deploy.json', allowedRoles: ['anonymous'] };

it.each<[string, string, string | undefined]>([
  ['a login for all pages', hosting(login), 'the route /* requires a login'],
  ['a redirect', hosting({ route: '/.well-known/*', redirect: '/' }), 'redirects'],
  ['a rewrite', hosting({ route: '/*', rewrite: '/index.html' }), 'serves another file'],
  ['a status', hosting({ route: '/.well-known/*', statusCode: 404 }), 'returns 404'],
  ['a login, but an open marker', hosting(marker, login), undefined],
  ['a login for another method', hosting({ ...login, methods: ['POST'] }), undefined],
  ['a login for other pages', hosting({ ...login, route: '/members/*' }), undefined],
  ['headers for all pages', hosting({ route: '/*', headers: {} }), undefined],
  ['no routes', '{}', undefined],
])(
  'whyClosed and checkMarkerIsOpen decide whether the marker can be read with %s',
  (_, text, reason) => {
    const found = whyClosed(text, '/.well-known/site-deploy.json');
    if (reason) expect(found).toContain(reason);
    else expect(found).toBeUndefined();
    const check = () => checkMarkerIsOpen(text, 1, createDeps().log);
    if (reason) expect(check).toThrow(/could not be verified/);
    else check();
  },
);

it('checkMarkerIsOpen warns if only certain IP addresses are allowed', () => {
  const { log } = createDeps();
  checkMarkerIsOpen('{"networking":{"allowedIpRanges":["10.0.0.0/8"]}}', 1, log);
  expect(log.lines.join()).toContain('networking.allowedIpRanges');
});

it('checkMarkerIsOpen names the file list, too, if the site has 2,001 files behind a login', () => {
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

import { expect, it } from 'vitest';
import { isAsProtected } from '../../../../../../src/deploy/steps/finish/hosting/read.ts';

const data = '/site-deploy-head/a.json';
const login = ['authenticated'];
const members = { route: '/members/*', allowedRoles: login };

it.each([
  ['a site without rules', [], ['/a'], true],
  ['a public page', [members], ['/a'], true],
  ['a protected folder', [members], ['/members/a'], false],
  ['the folder itself', [members], ['/members'], false],
  ['a protected page', [{ route: '/a', allowedRoles: login }], ['/a'], false],
  ['a protected site', [{ route: '/*', allowedRoles: login }], ['/a'], true],
  [
    'a page for fewer people',
    [members, { route: '/*', allowedRoles: login }],
    ['/members/a'],
    false,
  ],
  ['public JSON', [{ route: '/*.{json}' }, { route: '/*', allowedRoles: login }], ['/a'], false],
  ['protected writing', [{ route: '/*', methods: ['POST'], allowedRoles: login }], ['/a'], false],
  ['everybody', [{ route: '/a', allowedRoles: ['anonymous'] }], ['/a'], true],
])('data is deployed only if it is as protected as the page: %s', (_, routes, page, expected) => {
  expect(isAsProtected(routes, data, page)).toBe(expected);
});

import { expect, it } from 'vitest';
import { findConfigProblem } from '../../../../src/localcloud/distribution/hosting-config.ts';

const routes = (...list: object[]) => JSON.stringify({ routes: list });

it.each<[string, string, string]>([
  ['a duplicate route', routes({ route: '/a' }, { route: '/a/' }), 'duplicate route /a/'],
  [
    'a route that another one covers',
    routes({ route: '/*' }, { route: '/a' }),
    'covered up by a wildcard',
  ],
  ['a rewrite with a status', routes({ route: '/a', rewrite: '/b', statusCode: 404 }), 'Rewrite'],
  ['an invalid role', routes({ route: '/a', allowedRoles: ['a.b'] }), 'role a.b'],
  ['a rule without a route', routes({ rewrite: '/b' }), "no 'route' property"],
  ['two wildcards', '{"navigationFallback":{"exclude":["/a/**"]}}', 'multiple wildcard'],
  ['invalid JSON', '{', 'deserialize'],
])('a hosting configuration is refused because of %s', (_, text, expected) => {
  expect(findConfigProblem(text)).toContain(expected);
});

it('a hosting configuration may have routes that differ only by method, and exceptions before a wildcard', () => {
  const list = [
    { route: '/api*', methods: ['GET'] },
    { route: '/api*', methods: ['PUT'] },
    { route: '/api*' },
    { route: '/a' },
    { route: '/*' },
  ];
  expect(findConfigProblem(routes(...list))).toBeUndefined();
  expect(findConfigProblem('{}')).toBeUndefined();
});

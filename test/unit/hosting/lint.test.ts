import { expect, it } from 'vitest';
import { lintRules } from '../../../src/hosting/lint.ts';

const refused = (message: string) => `refused: ${message}`;
/** Returns the first problem in short form. */
function lint(config: object): string {
  const [problem] = lintRules(config as Record<string, unknown>);
  if (!problem) return 'none';
  return problem.isAccepted ? problem.message : refused(problem.message);
}
const routes = (...list: object[]) => ({ routes: list });
const headers = (name: string, value = 'x') => routes({ route: '/a', headers: { [name]: value } });
const roles = Array.from({ length: 51 }, (_, index) => `role_${index}`);
const networks = (...allowedIpRanges: string[]) => ({ networking: { allowedIpRanges } });
const many = Array.from({ length: 26 }, (_, index) => `10.0.${index}.0/24`);

it.each<[string, object, string]>([
  [
    'a route with and without a slash',
    routes({ route: '/credits' }, { route: '/credits/' }),
    'refused: the platform refuses the same route twice',
  ],
  [
    'the same route twice',
    routes({ route: '/a' }, { route: '/a' }),
    'refused: the platform refuses the same route twice',
  ],
  [
    'a route after a wildcard',
    routes({ route: '/*' }, { route: '/images/*' }),
    'refused: the platform refuses a route that "/*"',
  ],
  [
    'a login provider after a wildcard',
    routes({ route: '/*' }, { route: '/.auth/login/aad' }),
    'refused',
  ],
  [
    'a route that another one covers except for its case',
    routes({ route: '/appA/*' }, { route: '/AppA/*' }),
    'may refuse',
  ],
  [
    'a route after one with its extension',
    routes({ route: '/*.{png,jpg}' }, { route: '/a.png' }),
    'never reached',
  ],
  ['a route with a query', routes({ route: '/a?b=c', redirect: '/b' }), 'never matches'],
  [
    'an IPv6 network',
    { networking: { allowedIpRanges: ['2001:db8::/32'] } },
    'not an IPv4 network',
  ],
  [
    'a rewrite with a status',
    routes({ route: '/a', rewrite: '/b', statusCode: 404 }),
    'refused: the platform refuses a status',
  ],
  [
    'more than 50 roles',
    routes({ route: '/a', allowedRoles: roles }),
    "refused: 51 roles; the platform's limit is 50",
  ],
  [
    'a role with a hyphen',
    routes({ route: '/a', allowedRoles: ['my-role'] }),
    'refused: the platform refuses the role',
  ],
  [
    'a role with a space',
    routes({ route: '/a', allowedRoles: ['my role'] }),
    'refused: the platform refuses the role',
  ],
  ['26 networks', networks(...many), "refused: 26 networks; the platform's limit is 25"],
  [
    'an invalid network',
    networks('10.0.0.300/24'),
    'refused: "10.0.0.300/24" is not an IPv4 network',
  ],
  ['an empty list of networks', networks(), 'an empty list lets nobody in'],
  ['a route without a leading slash', routes({ route: 'a' }), 'read as "/a"'],
  ['a redirect to itself', routes({ route: '/a', redirect: '/a/' }), 'redirects to its own route'],
  [
    'one page for everything',
    routes({ route: '/*', rewrite: '/index.html' }),
    'sends this page for every address',
  ],
  [
    'the status 308',
    routes({ route: '/a', redirect: '/b', statusCode: 308 }),
    'redirects with 302, not 308',
  ],
  [
    'an absolute fallback',
    { navigationFallback: { rewrite: 'https://a.example/' } },
    'can only name a path',
  ],
  [
    'an absolute rewrite',
    routes({ route: '/a', rewrite: 'https://a.example/' }),
    'can only name a path',
  ],
  ['the header Content-Type', headers('Content-Type'), 'use mimeTypes'],
  ['the header Server', { globalHeaders: { Server: 'x' } }, 'does not change this header'],
  ['the header X-XSS-Protection', { globalHeaders: { 'X-XSS-Protection': '' } }, 'does not remove'],
  ['a network with a long mask', networks('10.0.0.0/008'), 'refused: "10.0.0.0/008"'],
  [
    'a duplicate header',
    { globalHeaders: { 'X-A': '1', 'X-B': '1', 'x-a': '2' } },
    'in another case',
  ],
  [
    'required headers',
    { forwardingGateway: { requiredHeaders: { 'X-Id': '1' } } },
    'denied without these headers',
  ],
])('lintRules explains the problem of %s', (_, config, expected) => {
  expect(lint(config)).toContain(expected);
  const [{ path } = { path: [] }] = lintRules(config as Record<string, unknown>);
  const part: unknown = path.reduce((value: object, key) => Reflect.get(value, key), config);
  expect(part).toBeDefined();
  expect(lint(config).startsWith('refused')).toBe(expected.startsWith('refused'));
});

it.each<[string, object]>([
  [
    "routes for other methods, as in Microsoft's example",
    routes(
      { route: '/api*', methods: ['GET'] },
      { route: '/api*', methods: ['PUT'] },
      { route: '/api*' },
    ),
  ],
  ['a wildcard after its exception', routes({ route: '/images/a.png' }, { route: '/images/*' })],
  [
    'a wildcard for a different method',
    routes({ route: '/*', methods: ['POST'] }, { route: '/a' }),
  ],
  ['a folder next to a path below it', routes({ route: '/a/*' }, { route: '/a' })],
  ['Nitro’s redirect of the start page', routes({ route: '/index.html', redirect: '/' })],
  ['a service tag as a network', networks('AzureFrontDoor.Backend', '10.0.0.0/8', '10.1.2.3')],
  [
    'the built-in roles',
    routes({ route: '/a', allowedRoles: ['anonymous', 'authenticated', 'my_role'] }),
  ],
  ['different routes', routes({ route: '/a' }, { route: '/b' })],
  ["a folder's start page before the folder", routes({ route: '/a/index.html' }, { route: '/a' })],
  [
    'a route with one method before the same with two',
    routes({ route: '/a', methods: ['GET'] }, { route: '/a', methods: ['GET', 'PUT'] }),
  ],
  ['a redirect with 302', routes({ route: '/a', redirect: '/b', statusCode: 302 })],
  ['a redirect with 301', routes({ route: '/a', redirect: '/b', statusCode: 301 })],
  ['a rewrite with a colon', routes({ route: '/a', rewrite: '/b:c.html' })],
  ['a fallback with a colon', { navigationFallback: { rewrite: '/b:c.html' } }],
  ['a service tag with a number', networks('AzureCloud.westeurope2')],
  ['headers that the platform removes', { globalHeaders: { 'X-A': '', 'X-XSS-Protection': '0' } }],
  [
    '50 roles next to the built-in ones',
    routes({ route: '/a', allowedRoles: [...roles.slice(1), 'anonymous', 'authenticated'] }),
  ],
  ['a route with only a status', routes({ route: '/a', statusCode: 404 })],
])('lintRules accepts %s', (_, config) => {
  expect(lint(config)).toBe('none');
});

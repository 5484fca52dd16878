import { expect, it } from 'vitest';
import { findDeadEnds } from '../../../src/hosting/dead-ends.ts';
import { HostedSite } from '../../../src/hosting/hosted-site.ts';
import { readRules } from '../../../src/hosting/rules.ts';

const files = ['index.html', 'a.html', 'members.html', 'admin/index.html', 'x/api.html'];
const find = (config: object) =>
  findDeadEnds(new HostedSite(new Set(files), readRules(config))).map(
    ({ rule, problem, isStart }) => `${rule} ${problem}${isStart ? ' (start)' : ''}`,
  );
const routes = (...list: object[]) => ({ routes: list });
const signIn = (redirect: string) => ({ responseOverrides: { 401: { redirect } } });
const members = { route: '/members', allowedRoles: ['authenticated'] };

it.each<[string, object, string[]]>([
  [
    'two routes that redirect to each other',
    routes({ route: '/x', redirect: '/y?from=x' }, { route: '/y', redirect: '/x' }),
    ['The route /x redirects in a circle: /x, /y, /x'],
  ],
  [
    'two circles',
    routes({ route: '/x', redirect: '/x?1' }, { route: '/y', redirect: '/y?2' }),
    ['The route /x redirects in a circle: /x, /x', 'The route /y redirects in a circle: /y, /y'],
  ],
  [
    'a route that contradicts trailingSlash',
    { trailingSlash: 'never', ...routes({ route: '/admin/index.html', redirect: '/admin/' }) },
    [
      'The route /admin/index.html redirects in a circle: /admin/index.html, /admin/, /admin, /admin/',
    ],
  ],
  [
    'a start page that nobody reaches',
    routes({ route: '/', redirect: '/home' }, { route: '/home', redirect: '/' }),
    ['The route / redirects in a circle: /, /home, / (start)'],
  ],
  [
    'a redirect to a missing page',
    routes({ route: '/old/*', redirect: '/new' }),
    ['The route /old/* leads to /new, which returns 404'],
  ],
  [
    'a login page that requires a login',
    { ...routes({ route: '/log*', allowedRoles: ['a'] }), ...signIn('/login') },
    ['responseOverrides.401 redirects in a circle: /login, /login'],
  ],
  [
    'targets that are not files',
    {
      ...routes({ route: '/x', rewrite: '/none.html' }),
      navigationFallback: { rewrite: 'gone.html' },
      responseOverrides: { 404: { rewrite: '/404.html' } },
    },
    [
      'navigationFallback names /gone.html, which the site lacks',
      'The route /x names /none.html, which the site lacks',
      'responseOverrides.404 names /404.html, which the site lacks',
    ],
  ],
  [
    'logins that another address of the file bypasses',
    routes(
      members,
      { route: '/admin/*', allowedRoles: ['admin'] },
      { ...members, route: '/x/api' },
    ),
    [
      'The route /members requires a login, but anybody gets its page at /members.html',
      'The route /admin/* requires a login, but anybody gets its page at /admin',
      'The route /x/api requires a login, but anybody gets its page at /x/api.html',
    ],
  ],
])('findDeadEnds finds %s', (_, config, expected) => {
  expect(find(config)).toEqual(expected);
});

it.each<[string, object]>([
  [
    'a redirect of requests that no link sends',
    routes({ route: '/x', methods: ['POST'], redirect: '/about' }),
  ],
  [
    'a redirect to a different site',
    routes({ route: '/x', redirect: 'https://www.acme.example/x' }),
  ],
  [
    'a redirect to a page whose slash trailingSlash removes',
    { trailingSlash: 'never', ...routes({ route: '/x', redirect: '/a/' }) },
  ],
  [
    'routes to functions and to a login',
    routes(
      { route: '/x', rewrite: '/api/x' },
      { route: '/y', redirect: '/api/y' },
      { route: '/l', rewrite: '/.auth/login/aad' },
    ),
  ],
  [
    'a login for all addresses of a page',
    { ...routes({ ...members, route: '/members*' }), ...signIn('/.auth/login/aad') },
  ],
  ['a start page behind a login', routes({ route: '/*', allowedRoles: ['authenticated'] })],
  ['required roles for a different method', routes({ ...members, methods: ['POST'] })],
  [
    'a redirect to the fallback',
    {
      navigationFallback: { rewrite: '/index.html' },
      ...routes({ route: '/x', redirect: '/route' }),
    },
  ],
])('findDeadEnds accepts %s', (_, config) => {
  expect(find(config)).toEqual([]);
});

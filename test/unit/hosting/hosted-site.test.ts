import { describe, expect, it } from 'vitest';
import { HostedSite, joinHeaders } from '../../../src/hosting/hosted-site.ts';
import { getNaturalPath } from '../../../src/hosting/lookup.ts';
import { readRules } from '../../../src/hosting/rules.ts';

const pages = ['index.html', 'about/index.html', 'contact.html', 'v1.2/notes.html', 'a.b'];
const site = (config: object, ...more: string[]) =>
  new HostedSite(new Set([...pages, ...more]), readRules(config));

/** Returns the answer to a visitor in short form: `200 file`, `301 location`, `404`. */
function get(hosted: HostedSite, address: string, visit = {}) {
  const { status, file, location } = hosted.answer(address, visit);
  return [status, file ?? location].filter((part) => part !== undefined).join(' ');
}

/** https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash */
it.each([
  ['/about', '200 about/index.html', '301 /about/', '200 about/index.html', '301 /about/'],
  ['/about/', '200 about/index.html', '200 about/index.html', '301 /about', '200 about/index.html'],
  ['/about/index.html', '200 about/index.html', '301 /about/', '301 /about', '301 /about/'],
  ['/contact', '200 contact.html', '301 /contact/', '200 contact.html', '200 contact.html'],
  ['/contact/', '301 /contact', '200 contact.html', '301 /contact', '301 /contact'],
  ['/contact.html', '200 contact.html', '301 /contact/', '301 /contact', '301 /contact'],
  ['/', '200 index.html', '200 index.html', '200 index.html', '200 index.html'],
  ['/index.html', '200 index.html', '301 /', '301 /', '301 /'],
  ['/contact/?a=b', '301 /contact?a=b', '200 contact.html', '301 /contact?a=b', '301 /contact?a=b'],
  ['/a.b', '200 a.b', '200 a.b', '200 a.b', '200 a.b'],
  ['/About', '404', '404', '404', '404'],
])(
  'HostedSite answers %s with trailingSlash unset, always, never and auto',
  (path, ...expected) => {
    const slashes = [undefined, 'always', 'never', 'auto'];
    expect(slashes.map((trailingSlash) => get(site({ trailingSlash }), path))).toEqual(expected);
  },
);

it.each([
  ['index.html', 'index.html'],
  ['./index.html', 'index.html'],
  ['/', 'index.html'],
  ['/index.html?from=fallback#top', 'index.html'],
  ['contact', 'contact.html'],
  ['/about/', 'about/index.html'],
  ['/a%2eb', 'a.b'],
  ['missing.html', undefined],
])('HostedSite rewrites to %j as the file %s', (rewrite, expected) => {
  const config = { navigationFallback: { rewrite }, routes: [{ route: '/x', rewrite }] };
  expect(site(config).answer('/x').file).toBe(expected);
  expect(site(config).answer('/unknown').file).toBe(expected);
});

describe('routes', () => {
  it.each<[string, object[], string, string]>([
    ['a redirect', [{ route: '/old', redirect: '/new' }], '/old', '302 /new'],
    ['with an extra slash', [{ route: '/old', redirect: '/new' }], '/old/', '302 /new'],
    ['with a missing slash', [{ route: '/old/', redirect: '/new' }], '/old', '302 /new'],
    ['308', [{ route: '/old', redirect: '/new', statusCode: 308 }], '/old', '302 /new'],
    ['301', [{ route: '/old', redirect: '/new', statusCode: 301 }], '/old', '301 /new'],
    ['for a start page', [{ route: '/index.html', redirect: '/' }], '/', '200 index.html'],
    ['its file', [{ route: '/index.html', redirect: '/' }], '/index.html', '302 /'],
    [
      'to a target without a slash',
      [{ route: '/x', rewrite: 'contact.html' }],
      '/x',
      '200 contact.html',
    ],
    [
      'to a target with a query',
      [{ route: '/x', rewrite: '/contact.html?a=b' }],
      '/x',
      '200 contact.html',
    ],
    ['a status', [{ route: '/about', statusCode: 404 }], '/about', '404'],
    [
      'another method',
      [{ route: '/about', statusCode: 404, methods: ['post'] }],
      '/about',
      '200 about/index.html',
    ],
    ['a login', [{ route: '/about', allowedRoles: ['authenticated'] }], '/about', '401'],
    [
      'without a required role',
      [{ route: '/about', allowedRoles: [] }],
      '/about',
      '200 about/index.html',
    ],
    [
      'everybody',
      [{ route: '/about', allowedRoles: ['Anonymous'] }],
      '/about',
      '200 about/index.html',
    ],
    [
      'for a folder',
      [{ route: '/about', statusCode: 404 }],
      '/about/index.html',
      '200 about/index.html',
    ],
    ['for its file', [{ route: '/about/index.html', statusCode: 404 }], '/about', '404'],
    [
      'with a wildcard below a folder',
      [{ route: '/about/*', statusCode: 404 }],
      '/about',
      '200 about/index.html',
    ],
    ['extensions', [{ route: '*.{b, c}', statusCode: 404 }], '/a.b', '404'],
    ['to a login page', [{ route: '/login', rewrite: '/.auth/login/github' }], '/login', '302'],
    [
      'for a login covered by a wildcard',
      [{ route: '/*', allowedRoles: ['a'] }],
      '/.auth/login/aad',
      '302',
    ],
    ['of another folder', [{ route: '/*', allowedRoles: ['a'] }], '/x/.auth/y', '401'],
    ['a bad request', [{ route: '/about', statusCode: 400 }], '/about', '400'],
    ['for the start page', [{ route: '/index.html', statusCode: 404 }], '/', '404'],
    ['no status', [{ route: '/about', statusCode: 404.5 }], '/about', '200 about/index.html'],
    ['a function', [{ route: '/x', rewrite: '/api/x' }], '/x', '404'],
  ])('are applied (%s): %j answer %s with "%s"', (_, routes, address, expected) => {
    expect(get(site({ routes }), address)).toBe(expected);
  });

  it('are tried in their order', () => {
    const routes = [
      { route: '/a/*', redirect: '/wide' },
      { route: '/a/b', redirect: '/exact' },
    ];
    expect(get(site({ routes }), '/a/b')).toBe('302 /wide');
    expect(get(site({ routes: routes.toReversed() }), '/a/b')).toBe('302 /exact');
  });

  it('distinguish visitors with a role, and others who are logged in', () => {
    const hosted = site({ routes: [{ route: '/about', allowedRoles: ['Editor'] }] });
    expect(get(hosted, '/about', { roles: ['authenticated'] })).toBe('403');
    expect(get(hosted, '/about', { roles: ['authenticated', 'editor'] })).toContain('200');
  });
});

describe('an answer of HostedSite', () => {
  const fallback = { rewrite: 'index.html', exclude: ['/images/*.{png,jpg}', 'css/*'] };
  it.each([
    ['/deep/route', '200 index.html'],
    ['/images/a.svg', '200 index.html'],
    ['/images/a.png', '404'],
    ['/css/a.css', '404'],
  ])('to %s follows a fallback written without a slash', (address, expected) => {
    expect(get(site({ navigationFallback: fallback }), address)).toBe(expected);
  });

  it.each<[string, object, string]>([
    ['a page', { rewrite: '/about' }, '404 about/index.html'],
    ['its file without a slash', { rewrite: 'contact.html' }, '404 contact.html'],
    ['another status', { rewrite: '/about', statusCode: 200 }, '200 about/index.html'],
    ['a redirect', { redirect: '/', statusCode: 301 }, '301 /'],
    ['a missing page', { rewrite: '/none.html' }, '404'],
  ])('to an unknown address is overridden by %s', (_, override, expected) => {
    expect(get(site({ responseOverrides: { 404: override } }), '/none')).toBe(expected);
  });

  it.each([
    ['/%zz', '400'],
    ['/%C3%BC%20b/', '301 /%C3%BC%20b'],
    ['/docs/api/x', '200 docs/api/x.html'],
  ])('to %s is "%s"', (address, expected) => {
    expect(get(site({}, 'ü b.html', 'docs/api/x.html'), address)).toBe(expected);
  });

  it('to an unknown address is no 404.html by convention', () => {
    expect(get(site({}, '404.html'), '/none')).toBe('404');
  });

  it('to a protected page leads back to it after the login', () => {
    const config = {
      routes: [{ route: '/about', allowedRoles: ['authenticated'] }],
      responseOverrides: { 401: { redirect: '/login?to=.referrer' } },
    };
    expect(get(site(config), '/about?a=b')).toBe('302 /login?to=%2Fabout%3Fa%3Db');
  });
});

it.each([
  ['/bin/a.txt'],
  ['/a+b.txt'],
  ['/a%2Bb.txt'],
  ['/app_data/x'],
  ['/a.resx'],
  ['/a%2541.txt'],
])('HostedSite refuses %s', (address) => {
  const hosted = site({ navigationFallback: { rewrite: '/index.html' } });
  expect(hosted.answer(address)).toMatchObject({ status: 404, by: 'filter' });
});

it('HostedSite joins the headers of a file, and adds none to redirects', () => {
  const hosted = site({
    globalHeaders: { 'X-A': '1', 'X-B': '1' },
    routes: [
      { route: '/about', headers: { 'x-a': '2' } },
      { route: '/old', redirect: '/' },
    ],
    navigationFallback: { rewrite: '/index.html' },
  });
  expect(hosted.answer('/about').headers).toEqual({ 'x-a': '2', 'X-B': '1' });
  expect(hosted.answer('/old').headers).toEqual({});
  expect(hosted.answer('/none').headers).toEqual({ 'X-A': '1', 'X-B': '1' });
  expect(joinHeaders({ A: '1' }, { a: '' })).toEqual({ a: '' });
});

describe('the addresses of a file', () => {
  it.each<[string, object, string[]]>([
    ['index.html', {}, ['/', '/index.html']],
    ['index.html', { trailingSlash: 'auto' }, ['/']],
    ['about/index.html', {}, ['/about/', '/about', '/about/index.html']],
    ['about/index.html', { trailingSlash: 'always' }, ['/about/']],
    ['contact.html', {}, ['/contact', '/contact.html']],
    ['contact.html', { trailingSlash: 'always' }, ['/contact/']],
    ['a.b', {}, ['/a.b']],
    ['contact.html', { routes: [{ route: '/contact', redirect: '/x' }] }, ['/contact.html']],
    ['contact.html', { routes: [{ route: '/contact*', allowedRoles: ['a'] }] }, []],
    ['contact.html', { routes: [{ route: '/*', statusCode: 404 }] }, []],
    [
      'contact.html',
      { routes: [{ route: '/write', rewrite: 'contact.html' }] },
      ['/contact', '/contact.html', '/write'],
    ],
    ['a.b', { routes: [{ route: '/*.b', headers: {} }] }, ['/a.b']],
    ['staticwebapp.config.json', {}, []],
    ['api/x.html', {}, []],
    ['docs/api/x.html', {}, ['/docs/api/x', '/docs/api/x.html']],
  ])('(%s, with the config %j) are %j', (file, config, expected) => {
    expect(site(config, 'api/x.html', 'docs/api/x.html').visitorsAddresses(file)).toEqual(expected);
  });

  it('begin with the natural one; others lead to these', () => {
    expect(getNaturalPath('about/index.html')).toBe('/about/');
    expect(site({ trailingSlash: 'auto' }).movedPaths('index.html')).toEqual(['/index.html']);
    const hosted = site({ routes: [{ route: '/write', rewrite: 'contact.html' }] });
    expect(hosted.getAddress('contact.html', '/write/')).toBe('/write');
  });

  it('include a shared address only for the nearer of two files', () => {
    const both = site({}, 'both.html', 'both/index.html');
    expect(both.visitorsAddresses('both.html')).toEqual(['/both', '/both.html']);
    expect(both.visitorsAddresses('both/index.html')).toEqual(['/both/', '/both/index.html']);
  });

  it.each([
    ['about/index.html', '/about', undefined, '/about'],
    ['about/index.html', '/about/', undefined, '/about/'],
    ['about/index.html', '/about', 'always', '/about/'],
    ['contact.html', '/contact/', undefined, '/contact'],
    ['contact.html', '/contact.html', undefined, '/contact.html'],
    ['contact.html', '/elsewhere', 'always', '/contact/'],
  ])(
    '(%s, written as %s, with trailingSlash %s) lead to %s',
    (file, written, trailingSlash, expected) => {
      expect(site({ trailingSlash }).getAddress(file, written)).toBe(expected);
    },
  );

  it.each([
    ['contact.html', '/contact', { route: '/contact', redirect: '/about' }],
    ['contact.html', '/elsewhere', { route: '/contact', redirect: '/about' }],
    ['contact.html', '/contact', { route: '/contact', allowedRoles: ['a'] }],
    ['contact.html', '/contact', { route: '/contact', statusCode: 400 }],
    ['about/index.html', '/about', { route: '/about', allowedRoles: ['a'] }],
    ['index.html', '/', { route: '/', rewrite: '/contact.html' }],
  ])('(%s, written as %s) are only that of the file after the route %j', (...given) => {
    const [file, written, rule] = given;
    expect(site({ routes: [rule] }).getAddress(file, written)).toBe(undefined);
    expect(site({ routes: [rule] }).getAddress(file, `/${file}`)).toBe(`/${file}`);
  });
});

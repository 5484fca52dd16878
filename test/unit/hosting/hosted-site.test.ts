import { describe, expect, it } from 'vitest';
import { HostedSite, joinHeaders } from '../../../src/hosting/hosted-site.ts';
import { getNaturalPath } from '../../../src/hosting/lookup.ts';
import { readRules } from '../../../src/hosting/rules.ts';

const pages = ['index.html', 'about/index.html', 'contact.html', 'v1.2/notes.html', 'a.b'];
const site = (config: object, ...more: string[]) =>
  new HostedSite(new Set([...pages, ...more]), readRules(config));

/** Returns the response to a visitor in short form: `200 file`, `301 location`, `404`. */
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
])('HostedSite answers %s as documented for each value of trailingSlash', (path, ...expected) => {
  const slashes = [undefined, 'always', 'never', 'auto'];
  expect(slashes.map((trailingSlash) => get(site({ trailingSlash }), path))).toEqual(expected);
});

it.each([
  ['index.html', 'index.html'],
  ['./index.html', 'index.html'],
  ['/', 'index.html'],
  ['/index.html?from=fallback#top', 'index.html'],
  ['contact', 'contact.html'],
  ['/about/', 'about/index.html'],
  ['/a%2eb', 'a.b'],
])('HostedSite resolves a rewrite to "%s" to the file %s', (rewrite, expected) => {
  expect(getRewritten(rewrite)).toEqual([expected, expected]);
});

it('HostedSite resolves a rewrite to a missing page to no file', () => {
  expect(getRewritten('missing.html')).toEqual([undefined, undefined]);
});

/** Returns the files to which a route and the fallback rewrite. */
function getRewritten(rewrite: string) {
  const config = { navigationFallback: { rewrite }, routes: [{ route: '/x', rewrite }] };
  return ['/x', '/unknown'].map((address) => site(config).answer(address).file);
}

describe('routes', () => {
  it.each<[string, object[], string, string]>([
    ['a redirect', [{ route: '/old', redirect: '/new' }], '/old', '302 /new'],
    [
      'a redirect of the address without its slash',
      [{ route: '/old', redirect: '/new' }],
      '/old/',
      '302 /new',
    ],
    [
      'a redirect of the address with a slash',
      [{ route: '/old/', redirect: '/new' }],
      '/old',
      '302 /new',
    ],
    [
      'a redirect with status 308',
      [{ route: '/old', redirect: '/new', statusCode: 308 }],
      '/old',
      '302 /new',
    ],
    [
      'a redirect with status 301',
      [{ route: '/old', redirect: '/new', statusCode: 301 }],
      '/old',
      '301 /new',
    ],
    [
      'only a redirect of its file',
      [{ route: '/index.html', redirect: '/' }],
      '/',
      '200 index.html',
    ],
    ['a redirect of the file', [{ route: '/index.html', redirect: '/' }], '/index.html', '302 /'],
    [
      'a rewrite to a file without a slash',
      [{ route: '/x', rewrite: 'contact.html' }],
      '/x',
      '200 contact.html',
    ],
    [
      'a rewrite to a file with a query',
      [{ route: '/x', rewrite: '/contact.html?a=b' }],
      '/x',
      '200 contact.html',
    ],
    ['a status', [{ route: '/about', statusCode: 404 }], '/about', '404'],
    [
      'a status for a different method',
      [{ route: '/about', statusCode: 404, methods: ['post'] }],
      '/about',
      '200 about/index.html',
    ],
    ['a required login', [{ route: '/about', allowedRoles: ['authenticated'] }], '/about', '401'],
    [
      'an empty list of roles',
      [{ route: '/about', allowedRoles: [] }],
      '/about',
      '200 about/index.html',
    ],
    [
      'a role that all visitors have',
      [{ route: '/about', allowedRoles: ['Anonymous'] }],
      '/about',
      '200 about/index.html',
    ],
    [
      'a status for its folder',
      [{ route: '/about', statusCode: 404 }],
      '/about/index.html',
      '200 about/index.html',
    ],
    ['a status for its file', [{ route: '/about/index.html', statusCode: 404 }], '/about', '404'],
    [
      'a status for everything below it',
      [{ route: '/about/*', statusCode: 404 }],
      '/about',
      '200 about/index.html',
    ],
    ['a status for its extension', [{ route: '*.{b, c}', statusCode: 404 }], '/a.b', '404'],
    [
      'a rewrite to a login',
      [{ route: '/login', rewrite: '/.auth/login/github' }],
      '/login',
      '302',
    ],
    [
      'a wildcard that requires a role',
      [{ route: '/*', allowedRoles: ['a'] }],
      '/.auth/login/aad',
      '302',
    ],
    [
      'a wildcard that requires a role',
      [{ route: '/*', allowedRoles: ['a'] }],
      '/x/.auth/y',
      '401',
    ],
    ['the status 400', [{ route: '/about', statusCode: 400 }], '/about', '400'],
    ['a status for its file', [{ route: '/index.html', statusCode: 404 }], '/', '404'],
    [
      'a status that is not an integer',
      [{ route: '/about', statusCode: 404.5 }],
      '/about',
      '200 about/index.html',
    ],
    ['a rewrite to a function', [{ route: '/x', rewrite: '/api/x' }], '/x', '404'],
  ])('answer $2 with "$3" if there is $0', (_, routes, address, expected) => {
    expect(get(site({ routes }), address)).toBe(expected);
  });

  it('are tried in order', () => {
    const routes = [
      { route: '/a/*', redirect: '/wide' },
      { route: '/a/b', redirect: '/exact' },
    ];
    expect(get(site({ routes }), '/a/b')).toBe('302 /wide');
    expect(get(site({ routes: routes.toReversed() }), '/a/b')).toBe('302 /exact');
  });

  it('distinguish visitors with the required role from others who are logged in', () => {
    const hosted = site({ routes: [{ route: '/about', allowedRoles: ['Editor'] }] });
    expect(get(hosted, '/about', { roles: ['authenticated'] })).toBe('403');
    expect(get(hosted, '/about', { roles: ['authenticated', 'editor'] })).toContain('200');
  });
});

describe('a response of HostedSite', () => {
  const fallback = { rewrite: 'index.html', exclude: ['/images/*.{png,jpg}', 'css/*'] };
  it.each(['/deep/route', '/images/a.svg'])('to %s is the fallback', (address) => {
    expect(get(site({ navigationFallback: fallback }), address)).toBe('200 index.html');
  });

  it.each(['/images/a.png', '/css/a.css'])(
    'to %s is 404 if the fallback excludes it',
    (address) => {
      expect(get(site({ navigationFallback: fallback }), address)).toBe('404');
    },
  );

  it.each<[string, object, string]>([
    ['a page', { rewrite: '/about' }, '404 about/index.html'],
    ['a file without a slash', { rewrite: 'contact.html' }, '404 contact.html'],
    ['a different status', { rewrite: '/about', statusCode: 200 }, '200 about/index.html'],
    ['a redirect', { redirect: '/', statusCode: 301 }, '301 /'],
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

  it('to an unknown address stays 404 if the override names a missing page', () => {
    const responseOverrides = { 404: { rewrite: '/none.html' } };
    expect(get(site({ responseOverrides }), '/none')).toBe('404');
  });

  it('to an unknown address is not the file 404.html if no override names it', () => {
    expect(get(site({}, '404.html'), '/none')).toBe('404');
  });

  it('to a protected page is a redirect to a login that leads back to the page', () => {
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

it('HostedSite merges the headers of a route into the global ones, and adds none to redirects', () => {
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
  const of = (file: string, config: object) =>
    site(config, 'api/x.html', 'docs/api/x.html').visitorsAddresses(file);

  it.each<[string, string, object, string[]]>([
    ['index.html', 'no rules', {}, ['/', '/index.html']],
    ['index.html', 'trailingSlash "auto"', { trailingSlash: 'auto' }, ['/']],
    ['about/index.html', 'no rules', {}, ['/about/', '/about', '/about/index.html']],
    ['about/index.html', 'trailingSlash "always"', { trailingSlash: 'always' }, ['/about/']],
    ['contact.html', 'no rules', {}, ['/contact', '/contact.html']],
    ['contact.html', 'trailingSlash "always"', { trailingSlash: 'always' }, ['/contact/']],
    ['a.b', 'no rules', {}, ['/a.b']],
    [
      'contact.html',
      'a redirect of /contact',
      { routes: [{ route: '/contact', redirect: '/x' }] },
      ['/contact.html'],
    ],
    [
      'contact.html',
      'a rewrite to it',
      { routes: [{ route: '/write', rewrite: 'contact.html' }] },
      ['/contact', '/contact.html', '/write'],
    ],
    ['a.b', 'headers for it', { routes: [{ route: '/*.b', headers: {} }] }, ['/a.b']],
    ['docs/api/x.html', 'no rules', {}, ['/docs/api/x', '/docs/api/x.html']],
  ])('are $3 for $0 with $1', (file, _, config, expected) => {
    expect(of(file, config)).toEqual(expected);
  });

  it('are an empty list if a route requires a role, a status replaces it or the platform hides it', () => {
    const closed = { route: '/contact*', allowedRoles: ['a'] };
    expect(of('contact.html', { routes: [closed] })).toEqual([]);
    expect(of('contact.html', { routes: [{ route: '/*', statusCode: 404 }] })).toEqual([]);
    expect(of('staticwebapp.config.json', {})).toEqual([]);
    expect(of('api/x.html', {})).toEqual([]);
  });

  it('include an address that two files share only for the file that is served there', () => {
    const both = site({}, 'both.html', 'both/index.html');
    expect(both.visitorsAddresses('both.html')).toEqual(['/both', '/both.html']);
    expect(both.visitorsAddresses('both/index.html')).toEqual(['/both/', '/both/index.html']);
  });
});

it('getNaturalPath of the start page of a folder ends with a slash', () => {
  expect(getNaturalPath('about/index.html')).toBe('/about/');
});

it('movedPaths lists the address that trailingSlash redirects', () => {
  expect(site({ trailingSlash: 'auto' }).movedPaths('index.html')).toEqual(['/index.html']);
});

describe('getAddress of a link', () => {
  it.each([
    ['/about', 'about/index.html', 'unset', '/about'],
    ['/about/', 'about/index.html', 'unset', '/about/'],
    ['/about', 'about/index.html', 'always', '/about/'],
    ['/contact/', 'contact.html', 'unset', '/contact'],
    ['/contact.html', 'contact.html', 'unset', '/contact.html'],
    ['/elsewhere', 'contact.html', 'always', '/contact/'],
  ])('%s to %s with trailingSlash %s returns %s', (written, file, slash, expected) => {
    const config = slash === 'unset' ? {} : { trailingSlash: slash };
    expect(site(config).getAddress(file, written)).toBe(expected);
  });

  it('/write/ returns /write if a route of this address rewrites to the file', () => {
    const hosted = site({ routes: [{ route: '/write', rewrite: 'contact.html' }] });
    expect(hosted.getAddress('contact.html', '/write/')).toBe('/write');
  });

  it.each([
    ['/contact', 'contact.html', 'redirects /contact', { route: '/contact', redirect: '/about' }],
    ['/elsewhere', 'contact.html', 'redirects /contact', { route: '/contact', redirect: '/about' }],
    ['/contact', 'contact.html', 'closes /contact', { route: '/contact', allowedRoles: ['a'] }],
    [
      '/contact',
      'contact.html',
      'answers /contact with 400',
      { route: '/contact', statusCode: 400 },
    ],
    ['/about', 'about/index.html', 'closes /about', { route: '/about', allowedRoles: ['a'] }],
    ['/', 'index.html', 'rewrites /', { route: '/', rewrite: '/contact.html' }],
  ])('%s to %s returns undefined if a route %s', (written, file, _, rule) => {
    expect(site({ routes: [rule] }).getAddress(file, written)).toBe(undefined);
    expect(site({ routes: [rule] }).getAddress(file, `/${file}`)).toBe(`/${file}`);
  });
});

import { expect, it } from 'vitest';
import { toHostedSite } from '../../../../../src/deploy/steps/live-site/sample.ts';
import { inspectMadePage } from '../../../../../src/deploy/steps/verify/made-page.ts';
import type { Http } from '../../../../../src/shared/http/client.ts';
import { probeUrl, type UrlProbe } from '../../../../../src/shared/live-site/probe.ts';
import { createDeps } from '../../../../support/deps.ts';
import { type Reply, scriptedHttp } from '../../../../support/http.ts';
import { makePackage } from './site-package.ts';

const url = 'https://www.acme.example';
const page =
  '<html><head><script type="module" src="/assets/app.js"></script><link rel="stylesheet" href="./style.css"><link rel=icon href=/none.ico><script src="https://cdn.example/x.js"></script></head></html>';
const files = { 'about.html': page, 'assets/app.js': 'app', 'style.css': 'style' };
const made = [{ file: 'about.html', address: '/about' }];
const right: Record<string, Reply> = {
  '/about': { headers: { 'content-type': 'text/html' }, body: page },
  '/assets/app.js': { headers: { 'content-type': 'text/javascript' }, body: 'app' },
  '/style.css': { headers: { 'content-type': 'text/css' }, body: 'style' },
};

function observeBy(http: Http): UrlProbe {
  const deps = createDeps({ http });
  return (address, maxBytes) => probeUrl(address, deps, maxBytes === undefined ? {} : { maxBytes });
}

async function inspect(
  answers: Record<string, Reply>,
  more: Parameters<typeof makePackage>[0] = {},
) {
  const http = scriptedHttp(
    ({ url: { pathname } }) => ({ status: 404, ...answers[pathname] }),
    undefined,
  );
  const sitePackage = makePackage({ files, made, ...more });
  return {
    found: await inspectMadePage(url, sitePackage, toHostedSite(sitePackage), observeBy(http)),
    asked: http.requests.map((one) => one.url.href),
  };
}
const ok = Object.fromEntries(
  Object.entries(right).map(([path, reply]) => [path, { status: 200, ...reply }]),
);

it('inspectMadePage fetches a created page with its scripts and styles', async () => {
  const { found, asked } = await inspect(ok);
  expect(found).toBe('/about with 2 scripts and styles');
  expect(asked).toEqual([`${url}/about`, `${url}/assets/app.js`, `${url}/style.css`]);
});

it('inspectMadePage fetches nothing if no page was created or a route redirects it', async () => {
  expect(await inspect(ok, { made: [] })).toEqual({ found: '', asked: [] });
  expect(await inspect(ok, { hosting: { routes: [{ route: '/about', redirect: '/' }] } })).toEqual({
    found: '',
    asked: [],
  });
});

it('inspectMadePage fetches no scripts that require a login', async () => {
  const routes = [{ route: '/assets/*', allowedRoles: ['authenticated'] }];
  const { found } = await inspect(
    { ...ok, '/assets/app.js': { status: 401 } },
    { hosting: { routes } },
  );
  expect(found).toBe('/about with 1 scripts and styles');
});

it('inspectMadePage follows a redirect to another host of the site', async () => {
  const http = scriptedHttp(({ url: { host, pathname } }) =>
    host === 'other.example'
      ? { status: 301, headers: { location: `${url}${pathname}` } }
      : { status: 404, ...ok[pathname] },
  );
  const sitePackage = makePackage({ files, made });
  const hosted = toHostedSite(sitePackage);
  const found = await inspectMadePage(
    'https://other.example',
    sitePackage,
    hosted,
    observeBy(http),
  );
  expect(found).toBe('/about with 2 scripts and styles');
});

it.each<[string, Record<string, Reply>, string, string[]]>([
  [
    'redirects',
    {
      ...ok,
      '/about': { status: 301, headers: { location: '/about/' } },
      '/about/': ok['/about'] ?? {},
    },
    'redirects to https://www.acme.example/about/',
    [],
  ],
  ['is missing', { ...ok, '/about': { status: 404 } }, 'returns 404', []],
  [
    'is a different page',
    { ...ok, '/about': { status: 200, body: 'home' } },
    'is not from this build',
    [],
  ],
  [
    'gets pages instead of its scripts',
    {
      ...ok,
      '/assets/app.js': {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: page,
      },
    },
    'cannot load its scripts and styles',
    ['https://www.acme.example/assets/app.js returns an HTML page (text/html; charset=utf-8)'],
  ],
  [
    'lacks a style and gets a different script',
    { ...ok, '/style.css': { status: 404 }, '/assets/app.js': { status: 200, body: 'old' } },
    'cannot load its scripts and styles',
    [
      'https://www.acme.example/assets/app.js is not the file from this build',
      'https://www.acme.example/style.css returns 404',
    ],
  ],
])('inspectMadePage reports a created page that %s', async (_, answers, message, facts) => {
  const { found } = await inspect(answers);
  expect(found).toMatchObject({ isReachable: true, facts });
  expect(found).toHaveProperty('message', expect.stringContaining(message));
});

it.each<[string, string, string[]]>([
  [
    'addresses without quotes or in single quotes',
    "<script src=/a.js></script><script src='b.js'></script>",
    ['/a.js', '/b.js'],
  ],
  [
    'an address only once, however often it occurs',
    '<script src="/a.js"></script><script src="/a.js?"></script><script src="/a.js">',
    ['/a.js', '/a.js?'],
  ],
  ['an address with an ampersand', '<script src="/a.js?b&amp;c"></script>', ['/a.js?b&c']],
  [
    'an address relative to a base',
    '<base href="/app/"><link href="a.css" rel="Stylesheet">',
    ['/app/a.css'],
  ],
  ['a preloaded module', '<link rel="modulepreload" href="/a.js">', ['/a.js']],
  [
    'no script in a comment',
    '<!-- <script src="/a.js"></script> --><script src="/b.js"></script>',
    ['/b.js'],
  ],
  [
    'no icon, alternate style, inline script or script of a different host',
    '<link rel=icon href=/a><link rel="alternate stylesheet" href=/b><script></script><script src="//a.b/c"></script>',
    [],
  ],
  [
    'at most ten of twelve scripts',
    Array.from({ length: 12 }, (_, n) => `<script src="/${n}"></script>`).join(),
    Array.from({ length: 10 }, (_, n) => `/${n}`),
  ],
])('inspectMadePage fetches %s', async (_, html, expected) => {
  const answers = { '/about': { status: 200, body: html } };
  const { asked } = await inspect(answers, { files: { 'about.html': html } });
  expect(asked).toEqual([`${url}/about`, ...expected.map((address) => url + address)]);
});

it('inspectMadePage fetches a script with "%%" in its URL, and ignores invalid URLs', async () => {
  const odd =
    '<base href="http://["><script src="/assets/100%.js"></script><script src="http://["></script>';
  const answers = {
    '/about': { body: odd },
    '/assets/100%.js': { headers: { 'content-type': 'text/javascript' } },
  };
  const { found } = await inspect(
    Object.fromEntries(
      Object.entries(answers).map(([path, reply]) => [path, { status: 200, ...reply }]),
    ),
    { files: { 'about.html': odd, 'assets/100%.js': '' } },
  );
  expect(found).toBe('/about with 1 scripts and styles');
});

it.each(['<!-- ', '<script ', '<link rel=stylesheet ', '<base '])(
  'inspectMadePage reads a page of 200,000 unclosed tags: %s',
  async (part) => {
    const many = part.repeat(200_000);
    const { found } = await inspect(
      { '/about': { status: 200, body: many } },
      { files: { 'about.html': many } },
    );
    expect(found).toBe('/about with 0 scripts and styles');
  },
);

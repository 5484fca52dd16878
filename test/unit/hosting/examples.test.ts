import type http from 'node:http';
import { expect, it } from 'vitest';
import { HostedSite } from '../../../src/hosting/hosted-site.ts';
import { readRules } from '../../../src/hosting/rules.ts';
import { SiteServer } from '../../../src/localcloud/hosting/site/site-server.ts';
import { testFolder } from '../../support/folder.ts';
import { serve } from '../../support/serve.ts';

/**
 * `METHOD address`, optionally with ` as role,role`; the response; why it differs from the source.
 */
type Row = readonly [request: string, answer: string, reason?: string];

const functions = ['/api/headers', '/api/status', '/api/info', '/api/admin'];

/** Starts a site with a few functions whose files contain their own names. */
async function openSite(config: object, files: readonly string[]) {
  const folder = await testFolder();
  folder.write(Object.fromEntries(files.map((file) => [file, file])));
  folder.write({ 'staticwebapp.config.json': config });
  const local = await SiteServer.open(folder.root);
  const api = ({ url = '' }: http.IncomingMessage, response: http.ServerResponse) =>
    void response.writeHead(functions.includes(url) ? 200 : 404).end(`function ${url}`);
  const server = await serve((...exchange) => void local.answer(...exchange, api));
  const model = new HostedSite(new Set(files), readRules(config));
  return {
    request: (request: string) => {
      const { method, address, roles } = readRequest(request);
      const cookie = roles ? `StaticWebAppsAuthCookie=${btoa(principal(roles))}` : '';
      return fetch(server.origin + address, { method, redirect: 'manual', headers: { cookie } });
    },
    async ask(request: string) {
      const answer = await this.request(request);
      return `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`;
    },
    model: (request: string) => {
      const { method, address, roles = [] } = readRequest(request);
      return model.answer(address, { method, roles: ['anonymous', ...roles] });
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function readRequest(request: string) {
  const [, method = '', address = '', roles] = /^(\S+) (\S+)(?: as (.*))?$/.exec(request) ?? [];
  return { method, address, roles: roles?.split(',').filter(Boolean) };
}

const claims = [{ typ: 'name', val: 'me' }];
const principal = (userRoles: readonly string[]) =>
  JSON.stringify({
    identityProvider: 'facebook',
    userId: '1',
    userDetails: 'me@site.example',
    userRoles,
    claims,
  });

const emulated = {
  routes: [
    { route: '/redirect/301', redirect: '/index2.html', statusCode: 301 },
    { route: '/redirect/302', redirect: '/index2.html', statusCode: 302 },
    { route: '/redirect/*', redirect: '/index2.html' },
    { route: '/redirect/*/invalid', statusCode: 418 },
    { route: '/*.google', redirect: 'https://www.google.com/' },
    { route: '/*.{jpg}', redirect: '/jpg.html' },
    { route: '*.foo', redirect: '/foo.html' },
    { route: '/*.{png,gif}', redirect: '/png_gif.html' },
    { route: '/folder/*.{html,xml}', rewrite: '/folder/' },
    { route: '/rewrite_index2', rewrite: '/index2.html', headers: { a: 'c', foo: 'bar' } },
    { route: '/rewrite-to-function', rewrite: '/api/headers' },
    { route: '/login-github', rewrite: '/.auth/login/github' },
    { route: '/logout', rewrite: '/.auth/logout' },
    { route: '/.auth/login/aad', statusCode: 404 },
    ...[401, 403, 404].map((code) => ({ route: `/status-code-${code}.txt`, statusCode: code })),
    { route: '/only-authenticated', allowedRoles: ['authenticated'] },
    { route: '/api/info', allowedRoles: ['authenticated'] },
    { route: '/api/error', statusCode: 403 },
  ],
  navigationFallback: { rewrite: '/index.html', exclude: ['*.{txt}'] },
  responseOverrides: Object.fromEntries(
    [401, 403, 404].map((code) => [code, { rewrite: `/custom-${code}.html` }]),
  ),
  mimeTypes: { '.swaconfig': 'application/json' },
  globalHeaders: { a: 'b' },
};
const emulatedFiles = [
  ['another folder/index.html', 'custom-401.html', 'custom-403.html', 'custom-404.html'],
  ['folder/index.html', 'foo.bar', 'foo.html', 'index.html', 'index2.html', 'test.swaconfig'],
  ['with space.html'],
].flat();

/**
 * The requests of the emulator's own tests (static-web-apps-cli 2.0.10, `cypress/integration`).
 * Requests for its login form's fields and for the headers that it sends to functions are omitted,
 * because the emulator invented both.
 */
const emulatorRows: readonly Row[] = [
  ['GET /', '200 index.html'],
  ['GET /index.html', '200 index.html'],
  ['GET /with%20space.html', '200 with space.html'],
  ['GET /folder/', '200 folder/index.html'],
  ['GET /another%20folder/index.html', '200 another folder/index.html'],
  ['GET /rewrite_index2', '200 index2.html'],
  ['GET /rewrite-to-function', '200 function /api/headers'],
  ['GET /redirect/foo', '302 /index2.html'],
  ['GET /redirect/302', '302 /index2.html'],
  ['GET /redirect/301', '301 /index2.html'],
  ['GET /does_not_exist.html', '200 index.html'],
  ['GET /does_not_exist.txt', '404 custom-404.html'],
  ['GET /thing.foo', '302 /foo.html'],
  ['GET /redirect/foo/invalid', '302 /index2.html'],
  ['GET /thing.jpg', '302 /jpg.html'],
  ['GET /jpg.html', '200 index.html'],
  ['GET /thing.png', '302 /png_gif.html'],
  ['GET /thing.gif', '302 /png_gif.html'],
  ['GET /something.google', '302 https://www.google.com/'],
  ['GET /folder/somefile.html', '200 folder/index.html'],
  ['GET /staticwebapp.config.json', '404 custom-404.html'],
  ['GET /index.html?key=value&foo=bar', '200 index.html'],
  ['GET /folder/index.html?key=value&foo=bar', '200 folder/index.html'],
  ['GET /status-code-401.txt', '401 custom-401.html'],
  ['GET /status-code-403.txt', '403 custom-403.html'],
  ['GET /status-code-404.txt', '404 custom-404.html'],
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method): Row[] => [
    [`${method} /api/info as `, '401 custom-401.html'],
    [`${method} /api/info as admin`, '401 custom-401.html'],
    [`${method} /api/foo/bar as authenticated`, '404 function /api/foo/bar'],
  ]),
  ['GET /api/info', '401 custom-401.html'],
  ['GET /api/info as authenticated', '200 function /api/info'],
  ['GET /api/headers', '200 function /api/headers'],
  ['GET /api/status', '200 function /api/status'],
  ['GET /api/path-does-not-exists', '404 function /api/path-does-not-exists'],
  ['GET /api/error', '403 custom-403.html'],
  ['GET /.auth/login/aad', '404 custom-404.html'],
  ['GET /only-authenticated as ', '401 custom-401.html'],
  ['GET /only-authenticated as admin', '401 custom-401.html'],
  ['GET /only-authenticated as authenticated', '200 index.html'],
  ['GET /.auth/logout', '302 /'],
  ['GET /logout', '302 /'],
  ['GET /.auth/login/github?user=foo', '302 /'],
  ['GET /.auth/login/github?user=foo&post_login_redirect_uri=/home', '302 /home'],
];

const documented = {
  routes: [
    { route: '/profile*', allowedRoles: ['authenticated'] },
    { route: '/admin/index.html', allowedRoles: ['administrator'] },
    { route: '/images/*', headers: { 'cache-control': 'must-revalidate, max-age=15770000' } },
    { route: '/api*', methods: ['GET'], allowedRoles: ['registeredusers'] },
    {
      route: '/api*',
      methods: ['PUT', 'POST', 'PATCH', 'DELETE'],
      allowedRoles: ['administrator'],
    },
    { route: '/api*', allowedRoles: ['authenticated'] },
    { route: '/customers/contoso*', allowedRoles: ['administrator', 'customers_contoso'] },
    { route: '/login', rewrite: '/.auth/login/github' },
    { route: '/.auth/login/twitter', statusCode: 404 },
    { route: '/logout', redirect: '/.auth/logout' },
    { route: '/calendar*', rewrite: '/calendar.html' },
    { route: '/specials', redirect: '/deals', statusCode: 301 },
  ],
  navigationFallback: {
    rewrite: 'index.html',
    exclude: ['/images/*.{png,jpg,gif}', '/css/*'],
  },
  responseOverrides: {
    400: { rewrite: '/invalid-invitation-error.html' },
    401: { redirect: '/login', statusCode: 302 },
    403: { rewrite: '/custom-forbidden-page.html' },
    404: { rewrite: '/404.html' },
  },
  globalHeaders: { 'content-security-policy': "object-src 'none'" },
  mimeTypes: { '.json': 'text/json' },
};
const documentedFiles = [
  ['404.html', 'admin/index.html', 'calendar.html', 'css/global.css', 'custom-forbidden-page.html'],
  ['customers/contoso/index.html', 'data.json', 'images/headshot.jpg', 'images/logo.png'],
  ['images/screenshot.gif', 'index.html', 'invalid-invitation-error.html', 'profile/index.html'],
].flat();

const roleIsMissing =
  'the table has 401, but its rows on pages and the page on 403 have 403 for who is logged in';
const forbidden = '403 custom-forbidden-page.html';

/** https://learn.microsoft.com/azure/static-web-apps/configuration#example-configuration-file */
const documentedRows: readonly Row[] = [
  ['GET /profile', '302 /login'],
  ['GET /profile as authenticated', '200 profile/index.html'],
  ...['/admin', '/admin/', '/admin/index.html'].flatMap((address): Row[] => [
    [`GET ${address}`, '302 /login'],
    [`GET ${address} as authenticated`, forbidden],
    [`GET ${address} as authenticated,administrator`, '200 admin/index.html'],
  ]),
  ['GET /images/logo.png', '200 images/logo.png'],
  ['GET /api/admin', '302 /login'],
  ['GET /api/admin as authenticated', forbidden, roleIsMissing],
  ['GET /api/admin as authenticated,registeredusers', '200 function /api/admin'],
  ...['PUT', 'POST', 'PATCH', 'DELETE'].flatMap((method): Row[] => [
    [`${method} /api/admin`, '302 /login'],
    [`${method} /api/admin as authenticated,registeredusers`, forbidden, roleIsMissing],
    [`${method} /api/admin as authenticated,administrator`, '200 function /api/admin'],
  ]),
  ['GET /customers/contoso', '302 /login'],
  ['GET /customers/contoso as authenticated', forbidden],
  ['GET /customers/contoso as authenticated,customers_contoso', '200 customers/contoso/index.html'],
  ['GET /customers/contoso as authenticated,administrator', '200 customers/contoso/index.html'],
  [
    'GET /.auth/login/twitter',
    '404 404.html',
    'the table has the fallback with 200, but the property statusCode and the emulator have 404',
  ],
  ['GET /logout', '302 /.auth/logout'],
  ['GET /calendar/2021/01', '200 calendar.html'],
  ['GET /specials', '301 /deals'],
  ['GET /data.json', '200 data.json'],
  ['GET /about', '200 index.html'],
  ['GET /about/', '200 index.html'],
  ['GET /images/unknown.png', '404 404.html'],
  ['GET /images/icon.svg', '200 index.html'],
  ['GET /css/unknown.css', '404 404.html'],
  ['GET /css/global.css', '200 css/global.css'],
  ['GET /anything/else.txt', '200 index.html'],
];

it.each([
  ['the emulator’s own tests', emulated, emulatedFiles, emulatorRows],
  ['Microsoft’s documented example', documented, documentedFiles, documentedRows],
] as const)(
  'local hosting and model answer the requests of %s as listed',
  async (_, config, files, rows) => {
    await using site = await openSite(config, files);
    const served = await Promise.all(rows.map(([request]) => site.ask(request)));
    expect(served).toEqual(rows.map(([, expected]) => expected));
    for (const [request, expected] of rows) {
      const { by, status, location, file } = site.model(request);
      // The model does not know the responses of functions and of the login service.
      if (by !== 'service') expect(`${status} ${location ?? file}`, request).toBe(expected);
    }
  },
);

it.each<[object, readonly string[], string, Record<string, string>]>([
  [emulated, emulatedFiles, '/', { a: 'b', 'content-type': 'text/html' }],
  [emulated, emulatedFiles, '/rewrite_index2', { a: 'c', foo: 'bar' }],
  [emulated, emulatedFiles, '/test.swaconfig', { 'content-type': 'application/json' }],
  [emulated, emulatedFiles, '/foo.bar', { 'content-type': 'application/octet-stream' }],
  [
    documented,
    documentedFiles,
    '/images/logo.png',
    {
      'cache-control': 'must-revalidate, max-age=15770000',
      'content-security-policy': "object-src 'none'",
    },
  ],
  [documented, documentedFiles, '/data.json', { 'content-type': 'text/json' }],
])(
  'local hosting sends the headers that the examples configure for $2',
  async (config, files, address, expected) => {
    await using site = await openSite(config, files);
    const { headers } = await site.request(`GET ${address}`);
    expect(Object.fromEntries(headers)).toMatchObject(expected);
  },
);

it('local hosting returns the logged-in user', async () => {
  await using site = await openSite(emulated, emulatedFiles);
  const me = async (visitor: string) => (await site.request(`GET /.auth/me${visitor}`)).json();
  expect(await me('')).toEqual({ clientPrincipal: null });
  const member = JSON.parse(principal(['authenticated']));
  expect(await me(' as authenticated')).toEqual({ clientPrincipal: member });
  const userRoles = ['foo', 'anonymous', 'authenticated'];
  expect(await me(' as foo')).toEqual({ clientPrincipal: { ...member, userRoles } });
});

it('local hosting lets visitors log in with GitHub, but not with Google or Facebook', async () => {
  await using site = await openSite(emulated, emulatedFiles);
  expect(await site.ask('GET /login-github')).toContain('<form>');
  // The emulator offers these logins, but according to the documentation, a site has to configure
  // them first.
  for (const name of ['google', 'facebook'])
    expect(await site.ask(`GET /.auth/login/${name}`)).toContain('404');
});

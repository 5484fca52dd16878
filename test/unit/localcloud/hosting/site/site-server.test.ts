import { afterAll, expect, it } from 'vitest';
import { SiteServer } from '../../../../../src/localcloud/hosting/site/site-server.ts';
import { testFolder } from '../../../../support/folder.ts';
import { serve } from '../../../../support/serve.ts';

const styled = { 'x-frame-options': 'SAMEORIGIN', 'Cache-Control': 'max-age=99' };
const config = {
  routes: [
    { route: '/gone*', statusCode: 404 },
    { route: '/team/*', allowedRoles: ['Editor'] },
    { route: '/styled.css', headers: styled },
    { route: '/about', methods: ['PUT'], allowedRoles: ['nobody'] },
  ],
  navigationFallback: { rewrite: '/index.html', exclude: ['/images/*', '*.ico'] },
  responseOverrides: {
    404: { rewrite: '/404.html' },
    401: { redirect: '/login', statusCode: 302 },
  },
  globalHeaders: {
    'X-Frame-Options': 'DENY',
    'X-XSS-Protection': '',
    'X-DNS-Prefetch-Control': '',
    Server: 'mine',
  },
  mimeTypes: { '.own': 'text/own' },
};
const files = {
  'index.html': 'start',
  '404.html': 'not here',
  'about.html': 'about',
  'docs/index.html': 'docs',
  '100%/index.html': 'percent',
  'a#b.html': 'hash',
  'über/c d.html': 'umlaut',
  'plus+minus.html': 'plus',
  'bin/tool.txt': 'tool',
  'styled.css': 'body{}',
  'data.own': 'own',
  none: 'no extension',
  'empty.txt': '',
  'team/plan.html': 'secret',
  'staticwebapp.config.json': config,
};

const folder = await testFolder();
folder.write(files);
const site = await SiteServer.open(folder.root);
const server = await serve((...exchange) => void site.answer(...exchange));
const { origin } = server;
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

it.each(['/bin/tool.txt', '/plus+minus', '/plus%2Bminus', '/a.resx', '/a%2541'])(
  'the server refuses %s before applying any rule',
  async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).toContain('The resource you are looking for has been removed');
  },
);

it.each([
  ['/styled.css', 'text/css'],
  ['/data.own', 'text/own'],
  ['/none', 'application/octet-stream'],
])('the server sends %s as %s', async (path, type) => {
  expect((await ask(path)).headers.get('content-type')).toBe(type);
});

it('an unchanged file is answered with 304', async () => {
  const { headers } = await ask('/about');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"\d+"$/);
  const unchanged = await ask('/about', { headers: { 'if-none-match': etag } });
  expect(unchanged).toMatchObject({ status: 304, body: '' });
  expect(unchanged.headers.get('x-frame-options')).toBeNull();
  expect((await ask('/docs', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

it('text is compressed if the browser accepts it', async () => {
  const { headers, body } = await ask('/about', { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(body).toBe('about');
  const plain = await ask('/about', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

it('the server sends a range of a file, but not of an empty file', async () => {
  const part = await ask('/about', { headers: { range: 'bytes=1-2' } });
  expect(part).toMatchObject({ status: 206, body: 'bo' });
  expect(part.headers.get('content-range')).toBe('bytes 1-2/5');
  expect((await ask('/about', { headers: { range: 'bytes=-2' } })).body).toBe('ut');
  expect((await ask('/about', { headers: { range: 'bytes=9-' } })).status).toBe(416);
  expect((await ask('/empty.txt', { headers: { range: 'bytes=0-1' } })).status).toBe(400);
});

it('the server answers HEAD without a body, and refuses POST', async () => {
  expect(await ask('/docs', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  expect((await ask('/docs', { method: 'POST' })).status).toBe(405);
});

it('a path that cannot be decoded is answered with 400', async () => {
  expect((await ask('/%E0%A4%A')).status).toBe(400);
});

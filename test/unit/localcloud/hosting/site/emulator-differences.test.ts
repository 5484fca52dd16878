import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '../../../../../src/localcloud/hosting/emulator.ts';
import { SiteServer } from '../../../../../src/localcloud/hosting/site/site-server.ts';
import { listen, stop } from '../../../../../src/localcloud/http.ts';
import { type TestFolder, testFolder } from '../../../deploy/steps/folder.ts';

const config = {
  routes: [
    { route: '/old', redirect: '/about.html', statusCode: 301 },
    { route: '/temporary', redirect: '/about.html' },
    { route: '/alias', rewrite: '/about.html' },
    { route: '/blocked/*', statusCode: 403 },
    { route: '/team/*', allowedRoles: ['editor'] },
  ],
  navigationFallback: { rewrite: '/index.html', exclude: ['/images/*', '/*.ico'] },
  responseOverrides: { 404: { rewrite: '/404.html' }, 403: { rewrite: '/403.html' } },
  globalHeaders: { 'X-Frame-Options': 'DENY' },
};
const files = {
  'index.html': 'start',
  '404.html': 'not here',
  '403.html': 'not you',
  'about.html': 'about',
  'docs/index.html': 'docs',
  '100%/a.txt': 'percent',
  'blocked/a.txt': 'blocked',
  'team/a.txt': 'secret',
  'bin/tool.txt': 'tool',
  'images/a.png': 'image',
  '.well-known/a.json': '{}',
  'staticwebapp.config.json': config,
};

let folder: TestFolder;
let server: http.Server;
let emulator: Emulator;
let ports: { ours: number; emulator: number };
beforeAll(async () => {
  folder = await testFolder();
  folder.write(files);
  const site = await SiteServer.open(folder.root, { readRoles: async () => ['anonymous'] });
  server = http.createServer((request, response) => void site.answer(request, response));
  emulator = await startEmulator({ site: folder.root, home: folder.root });
  ports = { ours: await listen(server), emulator: emulator.port };
});
afterAll(async () => {
  await Promise.all([stop(server), emulator?.terminate()]);
  await folder[Symbol.asyncDispose]();
});

const ask = async (who: keyof typeof ports, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${ports[who]}${path}`, { redirect: 'manual' });
  const body = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    body,
    headers: answer.headers,
  };
};
const gist = async (who: keyof typeof ports, path: string) => {
  const { status, location, body, headers } = await ask(who, path);
  const isPage = status === 200 || Object.values(files).includes(body);
  return {
    status,
    location,
    ...(isPage && { body }),
    ...(status === 200 && { frame: headers.get('x-frame-options') }),
  };
};

describe('the hosting of the local cloud answers as the emulator of the SWA CLI', () => {
  it.each([
    '/',
    '/index.html',
    '/about.html',
    '/docs/',
    '/docs/index.html',
    '/alias',
    '/deep/route',
    '/deep/route.js',
    '/images/a.png',
    '/images/none.png',
    '/none.ico',
    '/staticwebapp.config.json',
    '/blocked/a.txt',
    '/.well-known/a.json',
  ])('to %s', async (path) => {
    expect(await gist('ours', path)).toEqual(await gist('emulator', path));
  });

  it.each([
    ['/old', 301],
    ['/temporary', 302],
  ])('to %s, with a redirect', async (path, status) => {
    const [ours, theirs] = [await ask('ours', path), await ask('emulator', path)];
    expect([ours.status, ours.location]).toEqual([status, '/about.html']);
    // It names the host, too.
    expect([theirs.status, new URL(theirs.location ?? '').pathname]).toEqual([
      status,
      '/about.html',
    ]);
  });

  it('to a visitor who is not logged in', async () => {
    expect((await ask('ours', '/team/a.txt')).status).toBe(401);
    expect((await ask('emulator', '/team/a.txt')).status).toBe(401);
  });
});

/** Where the emulator is known to differ from the platform. One that does no longer is to move to the list above. */
describe('the emulator of the SWA CLI differs from the platform, which the local cloud follows', () => {
  it.each<[string, string, number, number]>([
    ['/about is about.html', '/about', 200, 200],
    ['/about/ is a redirect to /about', '/about/', 301, 200],
    ['/docs is the index of the folder', '/docs', 200, 301],
    ['a folder of the name bin is never served', '/bin/tool.txt', 404, 200],
  ])('%s', async (_, path, ours, theirs) => {
    expect((await ask('ours', path)).status).toBe(ours);
    expect((await ask('emulator', path)).status).toBe(theirs);
    expect(await gist('ours', path)).not.toEqual(await gist('emulator', path));
  });

  it('its ETag is the same for every file', async () => {
    const etags = async (who: keyof typeof ports) =>
      Promise.all(
        ['/about.html', '/docs/'].map(async (path) => (await ask(who, path)).headers.get('etag')),
      );
    expect(new Set(await etags('ours')).size).toBe(2);
    expect((await etags('emulator'))[0]).toBe((await etags('emulator'))[1]);
  });
});

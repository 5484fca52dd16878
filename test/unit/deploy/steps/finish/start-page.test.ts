import { expect, it, onTestFinished } from 'vitest';
import { finish } from '../../../../../src/deploy/steps/finish/finish.ts';
import { harness } from './harness.ts';

async function site(...args: Parameters<typeof harness>) {
  const { plan, built, deps, lines, ...made } = await harness(...args);
  onTestFinished(made[Symbol.asyncDispose]);
  return { lines, finishWith: () => finish(plan, built, undefined, deps) };
}
const html = (body = '') => `<!doctype html><html><head></head><body>${body}</body></html>`;

it('finish refuses a site without a start page, and names one in a subfolder or with the ending .htm', async () => {
  const { finishWith } = await site({ 'out/app/browser/index.html': html() });
  await expect(finishWith()).rejects.toMatchObject({
    code: 'START_PAGE_MISSING',
    facts: ['found one in app/browser'],
  });
  const old = await site({ 'out/index.htm': html() });
  await expect(old.finishWith()).rejects.toMatchObject({
    facts: ['found index.htm: rename it to index.html'],
  });
});

it.each([
  [
    'start page if /b.js requires a login',
    '/b.js',
    "start page loads 2 files that visitors don't get: /app/a.js, /b.js. ",
  ],
  [
    'login page if all other addresses require a login',
    '/*',
    "page that visitors get first (login/index.html) loads 2 files that visitors don't get: " +
      '/login/x.js, /b.js. ',
  ],
])('finish warns that visitors cannot load files of the %s', async (_, route, missing) => {
  const routes = [
    { route: '/login/', allowedRoles: ['anonymous'] },
    { route: '/old/*', redirect: '/' },
    { route, allowedRoles: ['authenticated'] },
  ];
  const load = (...files: readonly string[]) =>
    html(files.map((file) => `<script src="${file}"></script>`).join(''));
  const { finishWith, lines } = await site(
    {
      'out/index.html': load('/app/a.js', '/b.js', '/old/c.js', '/api/d.js'),
      'out/login/index.html': load('x.js', '/b.js'),
      'out/b.js': '',
      'staticwebapp.config.json': JSON.stringify({
        routes,
        responseOverrides: { 401: { redirect: '/login/' } },
      }),
    },
    'content: { mode: runtime }\nseo: { enabled: false }',
  );
  await finishWith();
  const found = lines.filter((line) => line.includes(' loads '));
  expect(found).toEqual([expect.stringContaining(`warning: The ${missing}`)]);
});

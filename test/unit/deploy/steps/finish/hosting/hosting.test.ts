import { statSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  mergeHosting,
  navigationFallback,
  planHosting,
} from '../../../../../../src/deploy/steps/finish/hosting/hosting.ts';
import { foreignFileWarnings } from '../../../../../../src/deploy/steps/finish/hosting/other-hosts.ts';
import { checkTargets } from '../../../../../../src/deploy/steps/finish/hosting/targets.ts';
import { HostedSite } from '../../../../../../src/hosting/hosted-site.ts';
import { readRules } from '../../../../../../src/hosting/rules.ts';
import { catchError, thrownBy } from '../../../../../support/failure.ts';
import { useFolder } from '../../../../../support/folder.ts';
import { createPlan } from '../../../../../support/plan.ts';

const folder = useFolder({ 'dist/index.html': '' });

const file = 'staticwebapp.config.json';
const fallback = { rewrite: '/index.html', exclude: ['/images/*', '/fonts/*', '/*.ico', '/*.xml'] };
const headers = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Merges the site's own hosting configuration as a deployment does. */
async function merge(
  own?: object | string,
  environment: 'Production' | 'Preview' = 'Production',
  yaml = '',
) {
  if (own !== undefined) folder.write({ [`dist/${file}`]: own });
  const plan = createPlan({ workspace: folder.root, buildRoot: folder.root, environment }, yaml);
  const has = (name: string) =>
    statSync(folder.at('dist', name), { throwIfNoEntry: false })?.isFile() ?? false;
  const hosting = mergeHosting(plan, await planHosting(plan, { folder: folder.at('dist') }), has);
  return { hosting, merged: JSON.parse(hosting.text) as Record<string, unknown> };
}

describe('the hosting configuration', () => {
  it('has the defaults from the spec', async () => {
    const { merged, hosting } = await merge();
    expect(merged).toEqual({
      navigationFallback: fallback,
      responseOverrides: {},
      globalHeaders: headers,
    });
    expect(hosting).toMatchObject({ globalHeaders: headers, hasRoutes: false, roles: [] });
  });

  it.each(['404/index.html', '404.html'])(
    'rewrites unknown addresses to %s if the site has this page',
    async (page) => {
      folder.write({ [`dist/${page}`]: '' });
      const { merged } = await merge();
      expect(merged.responseOverrides).toEqual({ 404: { rewrite: `/${page}` } });
      expect(merged.navigationFallback).toBeUndefined();
    },
  );

  it.each<[string, object, object]>([
    [
      'a target of the fallback',
      { navigationFallback: { rewrite: '/app.html' } },
      { navigationFallback: { rewrite: '/app.html' } },
    ],
    [
      'an override for status 401',
      { responseOverrides: { 401: { redirect: '/login', statusCode: 302 } } },
      {
        responseOverrides: {
          404: { rewrite: '/404.html' },
          401: { redirect: '/login', statusCode: 302 },
        },
      },
    ],
    [
      'an override for status 404',
      { responseOverrides: { 404: { rewrite: '/no.html' } } },
      { responseOverrides: { 404: { rewrite: '/no.html' } } },
    ],
    [
      'an additional header',
      { globalHeaders: { 'Cache-Control': 'no-store' } },
      { globalHeaders: { ...headers, 'Cache-Control': 'no-store' } },
    ],
    [
      'a default header in lower case',
      { globalHeaders: { 'x-frame-options': 'SAMEORIGIN' } },
      {
        globalHeaders: {
          'x-frame-options': 'SAMEORIGIN',
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
        },
      },
    ],
    [
      'the removal of a default header',
      { globalHeaders: { 'X-Frame-Options': '' } },
      { globalHeaders: { ...headers, 'X-Frame-Options': '' } },
    ],
    [
      'settings without defaults',
      { mimeTypes: { '.wasm': 'application/wasm' } },
      { mimeTypes: { '.wasm': 'application/wasm' } },
    ],
  ])('keeps %s that the site configures', async (_, own, expected) => {
    folder.write({ 'dist/404.html': '' });
    expect((await merge(own)).merged).toMatchObject(expected);
    for (const [key, value] of Object.entries(expected))
      expect((await merge(own)).merged[key]).toEqual(value);
  });

  it('hides a Preview from search engines even if the site sets X-Robots-Tag', async () => {
    const { merged } = await merge({ globalHeaders: { 'x-robots-tag': 'all' } }, 'Preview');
    expect(merged.globalHeaders).toEqual({ ...headers, 'X-Robots-Tag': 'noindex' });
    expect((await merge({}, 'Production')).merged.globalHeaders).toEqual(headers);
  });

  it('lists the custom roles of the routes without duplicates', async () => {
    const { hosting } = await merge({
      routes: [
        { route: '/a', allowedRoles: ['editor', 'authenticated', 'Anonymous'] },
        { route: '/b', allowedRoles: ['admin', 'Editor'] },
        { route: '/c' },
      ],
    });
    expect(hosting).toMatchObject({ hasRoutes: true, roles: ['Editor', 'admin'] });
  });

  it('is read from the built site, or else from the path in the site config', async () => {
    const yaml = 'hosting: { config: hosting/swa.json }';
    folder.write({ 'hosting/swa.json': { platform: { apiRuntime: 'node:20' } } });
    expect((await merge(undefined, 'Production', yaml)).merged.platform).toEqual({
      apiRuntime: 'node:20',
    });
    expect(
      (await merge({ platform: { apiRuntime: 'node:22' } }, 'Production', yaml)).merged.platform,
    ).toEqual({ apiRuntime: 'node:22' });
  });

  it.each([
    [
      "an API runtime that Azure's schema lacks",
      { platform: { apiRuntime: 'node:30' } },
      'platform.apiRuntime',
    ],
    [
      'an override for a server error',
      { responseOverrides: { 500: { rewrite: '/oops.html' } } },
      'responseOverrides',
    ],
  ])('may contain %s, with a warning', async (_, own, name) => {
    folder.write({ 'dist/404.html': '', 'dist/oops.html': '' });
    const { hosting, merged } = await merge(own);
    expect(merged).toMatchObject(own);
    expect(hosting.warnings.join('\n')).toContain(name);
    expect(hosting.warnings).toHaveLength(1);
  });

  it('causes a warning if there is no page for unknown addresses', async () => {
    const { hosting } = await merge(undefined, 'Production', 'hosting: { fallback: never }');
    expect(hosting.warnings).toHaveLength(1);
  });

  it('is not read from a path or a symbolic link outside the workspace', async () => {
    folder.write({ 'outside.json': '{}' });
    const inside = { workspace: folder.at('dist'), buildRoot: folder.at('dist') };
    const plan = createPlan(inside, 'hosting: { config: ../outside.json }');
    const error = await catchError(planHosting(plan, { folder: folder.at('dist') }));
    expect(error.code).toBe('PATH_OUTSIDE_WORKSPACE');
    symlinkSync(folder.at('outside.json'), folder.at(`dist/${file}`));
    const linked = planHosting(createPlan(inside), { folder: folder.at('dist') });
    expect((await catchError(linked)).code).toBe('PATH_OUTSIDE_WORKSPACE');
  });

  it('may start with a byte order mark', async () => {
    expect((await merge('\uFEFF{"trailingSlash":"always"}')).merged.trailingSlash).toBe('always');
  });

  it('may contain comments and a trailing comma', async () => {
    const own = '{\n  // ours\n  "globalHeaders": { "A": "b*/" }, /* "x": 1 */\n}';
    expect((await merge(own)).merged.globalHeaders).toEqual({ ...headers, A: 'b*/' });
  });

  it.each([
    ['that ends early', '{', 1],
    ['that is empty', '', 1],
    ['that is a list', '[]', 1],
    ['that is null', 'null', 1],
    ['with an unknown key', '{"unknown":true}', 1],
    ['with a list of headers', '{"globalHeaders":[]}', 1],
    ['with a number as overrides', '{"responseOverrides":1}', 1],
    ['with null as the fallback', '{"navigationFallback":null}', 1],
    ['with a number as a header', '{"globalHeaders":{"X-A":1}}', 1],
    ['with a line break in a header', '{"globalHeaders":{"X-A":"a\\r\\nX-B: c"}}', 1],
    ['with a key twice', '{"mimeTypes":{},\n"mimeTypes":{}}', 2],
    ['with a number as a header of a route', '{"routes":[{"route":"/",\n"headers":{"A":1}}]}', 2],
    ['with an unclosed comment', '{}\n/* ', 2],
    ['with a map of routes', '{"routes":{}}', 1],
    ['with an unknown status', '{"routes":[{"route":"/a","statusCode":999}]}', 1],
    [
      'with a route that rewrites and redirects',
      '{"routes":[{"route":"/a","rewrite":"/b","redirect":"/c"}]}',
      1,
    ],
    [
      'with an invalid wildcard',
      '{"navigationFallback":\n{"rewrite":"/index.html",\n"exclude":["/images/**/*.png"]}}',
      3,
    ],
    [
      'with an override for a status that allows none',
      '{\n"responseOverrides":{\n\n"418":{"rewrite":"/x"}}}',
      4,
    ],
  ])('%s is refused with the file and line of the mistake', async (_, own, line) => {
    const error = await catchError(merge(own));
    expect(error.code).toBe('HOSTING_CONFIG_INVALID');
    expect(error.problems.length).toBeGreaterThan(0);
    for (const problem of error.problems)
      expect(problem).toMatchObject({ file: `dist/${file}`, line, column: expect.any(Number) });
  });

  it('is refused with the position and the reason of each mistake', async () => {
    const own = `{ "globalHeaders": { "X-1": 1 },
"routes": [{ "route": "/a**b", "methods": ["get", "forget"] }, { "route": "/b", "statusCode": 999 }, { "route": "/b" }],
"responseOverrides": { "1400": {}, "404": { "statusCode": 99 }, "1500": {} },
"platform": { "unknown": true } }`;
    const { problems } = await catchError(merge(own));
    expect(
      problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
    ).toMatchInlineSnapshot(`
        [
          "2:51 routes[0].methods[1]: must be equal to one of the allowed values",
          "4:26 platform: unknown key "unknown"",
          "1:29 globalHeaders.X-1: expected a quoted single-line text",
          "2:23 routes[0].route: found "/a**b", expected * only at the end, as in /images/* or /images/*.{png,jpg}",
          "2:95 routes[1].statusCode: found 999, expected an HTTP status from 200 to 599",
          "3:59 responseOverrides.404.statusCode: found 99, expected an HTTP status from 200 to 599",
          "3:32 responseOverrides.1400: only 400, 401, 403 and 404 can have an override",
          "3:73 responseOverrides.1500: only 400, 401, 403 and 404 can have an override",
          "2:113 routes[2].route: the platform refuses the same route twice: routes[1] is "/b"",
        ]
      `);
    const [problem] = (await catchError(merge('{"a": {"b": [}}'))).problems;
    expect(problem?.message).toBe('found a [ that no ] closes');
  });

  it('is refused if it has more than 200,000 characters', async () => {
    const { problems } = await catchError(merge(`{"a":"${'b'.repeat(200_000)}"}`));
    expect(problems[0]?.message).toBe('found 200008 characters, expected at most 200000');
  });

  it('is written without whitespace to stay within the size limit', async () => {
    const routes = Array.from({ length: 199 }, (_, index) => ({
      route: `/old/page-${index}`,
      redirect: `/new/section/page-${index}`,
      statusCode: 301,
    }));
    const { hosting } = await merge({ routes });
    expect(Buffer.byteLength(JSON.stringify({ routes }, null, 2))).toBeGreaterThan(20_000);
    expect(Buffer.byteLength(hosting.text)).toBeLessThan(20_000);
  });

  it('keeps the spelling of rewrite targets', async () => {
    const own = {
      navigationFallback: { rewrite: 'index.html' },
      routes: [{ route: '/a', rewrite: '/docs/?a=b' }],
    };
    expect(await merge(own)).toMatchObject({ merged: own, hosting: { hasRoutes: true } });
  });

  it('is refused if it has more than 20,000 bytes after the merge', async () => {
    const error = await catchError(merge({ routes: [{ route: `/${'a'.repeat(20_000)}` }] }));
    expect(error.code).toBe('HOSTING_CONFIG_INVALID');
    expect(error.message).toMatch(
      /is 20\d{3} bytes, compact and with the defaults merged in; the platform.s limit is 20000/,
    );
  });
});

const own = { rewrite: '/app.html' };
const facts = (choice: 'auto' | 'always' | 'never', isApp: boolean, ...files: string[]) => ({
  config: { hosting: { fallback: choice }, site: { type: isApp ? 'spa' : 'static' } } as const,
  has: (name: string) => ['index.html', ...files].includes(name),
});

it.each([
  ['the start page for an application', {}, facts('auto', true, '404.html'), fallback],
  ['the start page for a site without an error page', {}, facts('auto', false), fallback],
  ['undefined for a site with an error page', {}, facts('auto', false, '404.html'), undefined],
  [
    'undefined for a site with an override for status 404',
    { responseOverrides: { 404: { rewrite: '/a.html' } } },
    facts('auto', false),
    undefined,
  ],
  [
    'the start page with "hosting.fallback: always"',
    {},
    facts('always', false, '404.html'),
    fallback,
  ],
  [
    'undefined for an application with "hosting.fallback: never"',
    {},
    facts('never', true),
    undefined,
  ],
  [
    'the fallback that the site configures',
    { navigationFallback: own },
    facts('never', false, '404.html'),
    own,
  ],
])('navigationFallback returns %s', (_, config, given, expected) => {
  expect(navigationFallback(config, given.config, given.has)).toEqual(expected);
});

it('navigationFallback returns undefined for a site without a start page', () => {
  const { config } = facts('always', true);
  expect(navigationFallback({}, config, () => false)).toBeUndefined();
});

it("foreignFileWarnings explains a different host's file, and how to replace the file", async () => {
  const find = () => foreignFileWarnings(folder.at('dist'), readRules({}));
  folder.write({ 'dist/_redirects': '# nothing\n', 'dist/_headers': '/x/:id\n  A: b\n' });
  expect(find()).toEqual([
    expect.stringMatching(/^_headers belongs .* read it\. The hosting configuration can't express/),
  ]);
  folder.write({ 'dist/_redirects': '/a /b', 'dist/_headers': '' });
  const route = JSON.stringify({ routes: [{ route: '/a', redirect: '/b', statusCode: 301 }] });
  expect(find()).toEqual([expect.stringContaining(`it. Add to ${file}: ${route}`)]);
  expect((await merge()).hosting.warnings).toContain(find()[0]);
  const routes = [{ route: '/a', redirect: '/b' }];
  expect((await merge({ routes })).hosting.warnings.join()).not.toContain('_redirects');
  folder.write({ 'dist/_redirects': '/aaaaaaaaaa /b'.replaceAll('a', 'a'.repeat(250)) });
  expect(find()[0]).toMatch(/a …$/);
});

it('checkTargets refuses a fallback to a function', () => {
  const hosted = new HostedSite(
    new Set(['index.html']),
    readRules({ navigationFallback: { rewrite: '/api/page' } }),
  );
  expect(thrownBy(() => checkTargets(hosted, file))).toMatchObject({
    code: 'HOSTING_CONFIG_INVALID',
    message: `navigationFallback in ${file} rewrites to /api/page, and functions are not deployed.`,
  });
});

it('checkTargets refuses a route from / to a function or to a missing file', () => {
  const start = (target: object) =>
    new HostedSite(new Set(['index.html']), readRules({ routes: [{ route: '/', ...target }] }));
  expect(thrownBy(() => checkTargets(start({ rewrite: '/api/page' }), file)).message).toContain(
    'The route /',
  );
  const lost = start({ redirect: '/no' });
  expect(thrownBy(() => checkTargets(lost, file)).message).toContain('leads to /no');
  expect(checkTargets(lost, file, 'earlier')).toHaveLength(1);
  expect(checkTargets(lost, file, 'some')).toEqual([]);
});

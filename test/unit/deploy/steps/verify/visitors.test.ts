import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SitePackage } from '../../../../../src/deploy/steps/pack/pack.ts';
import { readFilesBefore } from '../../../../../src/deploy/steps/upload/files-before.ts';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { hostingFile } from '../../../../../src/hosting/hosted-site.ts';
import type { TransportRequest } from '../../../../../src/shared/http/transport.ts';
import { markerPath } from '../../../../../src/shared/live-site/marker.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';
import { createPlan } from '../../../../support/plan.ts';
import { makePackage, replaceFiles } from './site-package.ts';

const names = Array.from({ length: 40 }, (_, index) => `news/n${index}/index.html`);
const texts = (changed: Readonly<Record<string, string>> = {}) => ({
  'index.html': 'start',
  'about.html': 'about',
  ...Object.fromEntries(names.map((name) => [name, name])),
  ...changed,
});
const accepted = { id: '1', correlationId: 'c', outcome: 'accepted', url: undefined } as const;

/** Creates a package that changes one page of the live site. */
function changedPackage(
  changed: Readonly<Record<string, string>> = { 'news/n17/index.html': 'new' },
  hosting: object = {},
): SitePackage {
  return replaceFiles(texts(), makePackage({ files: texts(changed), hosting }));
}

const isVisitor = (request: TransportRequest) => request.headers['cache-control'] === undefined;

/**
 * Creates a host that serves these files at the addresses that visitors use, unless `cached`
 * returns a response.
 */
function serve(
  sitePackage: SitePackage,
  served: Readonly<Record<string, string>>,
  cached: (path: string, request: TransportRequest, count: number) => Reply | Error | undefined,
) {
  const clock = fakeClock();
  const http = scriptedHttp((request, count) => {
    const path = decodeURIComponent(request.url.pathname);
    const kept = cached(path, request, count);
    if (kept instanceof Error) throw kept;
    if (kept) return kept;
    if (path === `/${markerPath}`) return { body: sitePackage.marker };
    const name = path.slice(1).replace(/\/$/, '');
    const file = [name, `${name}.html`, `${name}/index.html`, 'index.html'].find(
      (candidate, index) => candidate in served && (index < 3 || name === ''),
    );
    return file ? { body: served[file] } : { status: 404 };
  }, clock);
  return { http, clock };
}

async function verifyWith(
  sitePackage: SitePackage,
  served: Readonly<Record<string, string>>,
  cached: Parameters<typeof serve>[2],
  addresses?: readonly string[] | null,
) {
  const { http, clock } = serve(sitePackage, served, cached);
  const resolve = addresses === undefined ? {} : { resolve: async () => addresses ?? undefined };
  const deps = createDeps({ http: { ...http, ...resolve }, clock });
  return { work: verify(createPlan(), sitePackage, accepted, deps), deps, http, clock };
}

const old = { body: 'news/n17/index.html' };
const changed = { 'news/n17/index.html': 'new' };

describe('a page that some visitors get in the previous version', () => {
  it.each<[string, Parameters<typeof serve>[2]]>([
    ['at its address with a slash', (path) => (path === '/news/n17/' ? old : undefined)],
    ['at its address without a slash', (path) => (path === '/news/n17' ? old : undefined)],
    ['at the address of its file', (path) => (path === '/news/n17/index.html' ? old : undefined)],
    [
      'compressed',
      (path, { headers }) =>
        path.startsWith('/news/n17') && headers['accept-encoding'] ? old : undefined,
    ],
    [
      'with a content encoding',
      (path, { headers }) =>
        path.startsWith('/news/n17') && headers['accept-encoding']
          ? { headers: { 'content-encoding': 'gzip' }, body: gzipSync('old').toString('latin1') }
          : undefined,
    ],
    [
      'from caches',
      (path, request) => (path.startsWith('/news/n17') && isVisitor(request) ? old : undefined),
    ],
    [
      'in every second response',
      (path, _, count) => (/n17/.test(path) && count % 2 ? old : undefined),
    ],
  ])('fails the verification if they get it %s', async (_, cached) => {
    const { work, clock } = await verifyWith(changedPackage(), texts(changed), cached);
    const error = await catchError(work);
    expect(error.code).toBe('VERIFY_MISMATCH');
    expect(error.facts[0]).toMatch(/^stale: \/news\/n17\/index\.html, in [1-6] of 6 requests: /);
    expect(clock.pauses.length).toBeGreaterThan(5);
  });

  it('fails the verification if it comes from one of two IP addresses of the host', async () => {
    const { work } = await verifyWith(
      changedPackage(),
      texts(changed),
      (path, { ipAddress }) => (/n17/.test(path) && ipAddress === '192.0.2.2' ? old : undefined),
      ['192.0.2.1', '192.0.2.2'],
    );
    expect((await catchError(work)).message).toContain('192.0.2.2');
  });

  const page = '<urlset><url><loc>https://www.acme.example/gone/</loc></url></urlset>';
  const index = '<sitemapindex><loc>https://www.acme.example/sitemap-2.xml</loc></sitemapindex>';
  it.each<[string, Record<string, string>]>([
    ['a sitemap', { '/sitemap.xml': page }],
    ['a sitemap index', { '/sitemap.xml': index, '/sitemap-2.xml': page }],
  ])('fails the verification if it was removed and %s listed it', async (_, sitemaps) => {
    const files = texts();
    const before = { ...files, 'gone/index.html': 'gone' };
    const sitePackage = replaceFiles(before, makePackage({ files }));
    const there = serve(sitePackage, before, (path) => {
      const body = sitemaps[path];
      return body === undefined ? undefined : { body };
    });
    const deps = createDeps({ http: there.http, clock: there.clock });
    const found = await readFilesBefore(createPlan(), sitePackage, deps);
    expect(found.map(({ address }) => address)).toEqual(['/gone/', '/gone', '/gone/index.html']);
    const sent = { ...accepted, before: found };
    const error = await catchError(verify(createPlan(), sitePackage, sent, deps));
    expect(error.facts).toEqual(
      ['/gone/', '/gone', '/gone/index.html'].map(
        (address) => `stale: ${address} was removed, but 2 of 2 requests got it`,
      ),
    );
    const after = serve(sitePackage, files, () => undefined);
    const { checks } = await verify(createPlan(), sitePackage, sent, createDeps(after));
    expect(checks).toContain('one removed page');
  });

  it('fails the verification if it was removed and pages linked to it', async () => {
    const files = texts();
    const names = ['gone/index.html', 'list.pdf', 'more/gone.html'];
    const gone = Object.fromEntries(names.map((name) => [name, name]));
    const links =
      '<a class=x href="more/gone#part">A</a> <a href=/gone/>B</a> <a href="/list.pdf">';
    const before = { ...files, ...gone, 'index.html': links };
    const sitePackage = replaceFiles(before, makePackage({ files }));
    const deps = createDeps(serve(sitePackage, before, () => undefined));
    const found = await readFilesBefore(createPlan(), sitePackage, deps);
    const removed = found.filter((file) => file.gone).map(({ path }) => path);
    expect([...new Set(removed)].toSorted()).toEqual(names);
    const there = serve(sitePackage, { ...files, ...gone }, () => undefined);
    const sent = { ...accepted, before: found };
    const error = await catchError(verify(createPlan(), sitePackage, sent, createDeps(there)));
    expect(error.facts.join()).toContain(
      'stale: /list.pdf was removed, but 2 of 2 requests got it',
    );
  });

  it('fails the verification if a new route restricts it', async () => {
    const files = texts();
    const listed = { ...files, [hostingFile]: '{}' };
    const routes = [{ route: '/about', allowedRoles: ['editor'] }];
    const config = JSON.stringify({ routes });
    const made = makePackage({ files: { ...files, [hostingFile]: config }, hosting: { routes } });
    const sitePackage = replaceFiles(listed, made);
    const open = serve(sitePackage, files, () => undefined);
    const deps = createDeps(open);
    const before = await readFilesBefore(createPlan(), sitePackage, deps);
    expect(before).toMatchObject([{ path: 'about.html', address: '/about', next: undefined }]);
    const sent = { ...accepted, before };
    const error = await catchError(verify(createPlan(), sitePackage, sent, deps));
    expect(error.facts).toEqual([
      'stale: /about is closed, since the route /about requires a login, but 2 of 2 requests got it',
    ]);
    const closed = serve(sitePackage, files, (path) =>
      path === '/about' ? { status: 401 } : undefined,
    );
    const { checks } = await verify(createPlan(), sitePackage, sent, createDeps(closed));
    expect(checks).toContain('one closed page');
  });

  it('fails the verification if it is the start page from a cache', async () => {
    const files = Object.fromEntries(
      ['404.html', 'index.html', ...names].map((name) => [name, 'new']),
    );
    const { work } = await verifyWith(
      replaceFiles(texts(), makePackage({ files })),
      files,
      (path, request) => (path === '/' && isVisitor(request) ? { body: 'start' } : undefined),
    );
    expect((await catchError(work)).facts[0]).toMatch(/^stale: \/index\.html, in 1 of \d requests/);
  });
});

it('verify does not wait for a removed page whose address already redirects', async () => {
  const files = texts();
  const before = { ...files, 'gone.html': 'gone' };
  const routes = [{ route: '/gone', redirect: '/about' }];
  const sitePackage = replaceFiles(before, makePackage({ files, hosting: { routes } }));
  const { http, clock } = serve(sitePackage, files, (path) => {
    if (/sitemap/.test(path))
      return { body: '<urlset><url><loc>https://www.acme.example/gone</loc></url></urlset>' };
    return /^\/gone\/?$/.test(path) ? { status: 302, headers: { location: '/about' } } : undefined;
  });
  const deps = createDeps({ http, clock });
  const seen = await readFilesBefore(createPlan(), sitePackage, deps);
  const sent = { ...accepted, before: seen };
  const { checks } = await verify(createPlan(), sitePackage, sent, deps);
  expect(checks).toContain('missing page');
  expect(clock.pauses).toEqual([]);
});

describe('a verified site', () => {
  it('was visited at three addresses of a changed page, each with and without the headers of a browser', async () => {
    const { work, http } = await verifyWith(changedPackage(), texts(changed), () => undefined);
    expect((await work).checks).toContain('1 of 1 changed pages');
    const visits = http.requests.filter(({ url }) => url.pathname.startsWith('/news/n17'));
    expect(visits.filter(isVisitor)).toHaveLength(3);
    expect(visits).toHaveLength(6);
    expect(new Set(visits.map(({ url }) => url.pathname)).size).toBe(3);
  });

  it('was visited at 16 of 49 changed files, and the checks list these numbers', async () => {
    const pages = Object.fromEntries(names.map((name) => [name, 'new']));
    const others = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`a${n}.js`, 'x']));
    const all = { ...pages, ...others };
    const { work, http } = await verifyWith(changedPackage(all), texts(all), () => undefined);
    expect((await work).checks).toContain('12 of 40 changed pages and 4 of 9 other changed files');
    expect(http.requests.length).toBeLessThan(100);
  });

  it('received no request for its configuration file', async () => {
    const packed = makePackage({ files: { ...texts(), [hostingFile]: '{"globalHeaders":{}}' } });
    const sitePackage = replaceFiles({ ...texts(), [hostingFile]: '{}' }, packed);
    const { http, clock } = serve(sitePackage, texts(), () => undefined);
    const { checks } = await verify(
      createPlan(),
      sitePackage,
      { ...accepted, before: [] },
      createDeps({ http, clock }),
    );
    expect(checks.join()).toMatch(/,8 files by hash,/);
  });

  it('was visited at 16 of 2,001 changed files among 15,000', async () => {
    const pages = Array.from({ length: 15_000 }, (_, n) => [`p${n}.html`, 'a'] as const);
    const before = Object.fromEntries([['index.html', 'start'] as const, ...pages]);
    const fresh = pages.slice(0, 2_000).map(([name]) => [name, 'new'] as const);
    const after = { ...before, ...Object.fromEntries(fresh), 'a.js': 'x' };
    const sitePackage = replaceFiles(before, makePackage({ files: after }));
    const { work } = await verifyWith(sitePackage, after, () => undefined);
    expect((await work).checks.join()).toContain('15 of 2,000 changed pages and 1 of 1 other');
  });

  it('was visited at two IPv4 addresses, and an unreachable IPv6 address does not count', async () => {
    const { work, http } = await verifyWith(
      changedPackage(),
      texts(changed),
      (_path, { ipAddress }) => (ipAddress === '2001:db8::1' ? fault('ENETUNREACH') : undefined),
      ['2001:db8::1', '192.0.2.1', '192.0.2.2', '192.0.2.3'],
    );
    expect((await work).checks).toContain('2 of 4 addresses of the host');
    const visits = http.requests.filter(({ url: { pathname } }) => /n17/.test(pathname));
    const atAddress = visits.filter(({ ipAddress }) => ipAddress === '192.0.2.2');
    expect(atAddress.map(isVisitor)).toEqual([true, false]);
  });

  it('is reported as not checked by IP address if a proxy resolves the host name', async () => {
    const { work } = await verifyWith(changedPackage(), texts(changed), () => undefined, null);
    expect((await work).checks.join()).toContain('not checked, since a proxy looks them up');
  });

  it('was visited at pages with headers that a route adds', async () => {
    const hosting = { routes: [{ route: '/*.{html,js}', headers: { 'X-A': 'b' } }] };
    const sitePackage = changedPackage(changed, hosting);
    const { work } = await verifyWith(sitePackage, texts(changed), () => undefined);
    const { checks } = await work;
    expect(checks).toContain('1 of 1 changed pages');
    expect(checks).toContain('missing page');
  });

  it('may serve the start page by a fallback, without the headers of its route', async () => {
    const route = { route: '/', rewrite: '/none.html', headers: { 'X-A': 'b' } };
    const hosting = { routes: [route], navigationFallback: { rewrite: '/index.html' } };
    const start = { 'index.html': 'new start' };
    const { work } = await verifyWith(changedPackage(start, hosting), texts(start), (path) =>
      /no-page/.test(path) ? { body: 'new start' } : undefined,
    );
    expect((await work).checks).toContain('start page with its headers');
  });

  const newStart = { 'index.html': 'new start' };
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['any header of an unchanged start page', changed, { 'X-Frame-Options': 'DENY' }],
    ['an empty header of a changed start page', newStart, { 'X-XSS-Protection': '' }],
    ['the type of a changed start page', newStart, { 'Content-Type': 'x' }],
  ])('may lack %s, with a warning', async (_, files, globalHeaders) => {
    const sitePackage = changedPackage(files);
    const configured = { ...sitePackage, hosting: { ...sitePackage.hosting, globalHeaders } };
    const body = files['index.html'] ?? 'start';
    const { work, deps } = await verifyWith(configured, texts(files), (path) =>
      path === '/' ? { headers: { 'x-xss-protection': '1' }, body } : undefined,
    );
    await work;
    expect(deps.log.lines.filter((line) => line.includes('does not apply'))).toHaveLength(1);
  });
});

it("verify reports a change if only the platform's own address serves this build", async () => {
  const changes: string[] = [];
  const home = 'https://calm-sea.azurestaticapps.net';
  const sitePackage = changedPackage();
  const { http, clock } = serve(sitePackage, {}, (_, { url }) =>
    url.origin === home ? undefined : { status: 404 },
  );
  const sent = { ...accepted, url: home };
  const onChange = () => void changes.push('now');
  await catchError(verify(createPlan(), sitePackage, sent, createDeps({ http, clock }), onChange));
  expect(changes).toEqual(['now']);
});

it('verify fails if no new connection gets a response', async () => {
  const { work } = await verifyWith(changedPackage(), texts(changed), (path, { newConnection }) =>
    path === `/${markerPath}` && newConnection ? fault('ENOTFOUND') : undefined,
  );
  expect(await catchError(work)).toMatchObject({
    code: 'VERIFY_UNREACHABLE',
    message: expect.stringContaining('serves this build, but some requests'),
  });
});

it('verify names networking.allowedIpRanges in the remedy if the configuration refuses the runner', async () => {
  const networking = { allowedIpRanges: ['10.0.0.0/8'] };
  const sitePackage = makePackage({ files: texts(), hosting: { networking } });
  const { http, clock } = serve(sitePackage, {}, () => ({ status: 403 }));
  const work = verify(
    createPlan(),
    sitePackage,
    { ...accepted, before: [] },
    createDeps({ http, clock }),
  );
  expect((await catchError(work)).remedy).toContain('networking.allowedIpRanges');
});

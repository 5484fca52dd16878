import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  digestInputs,
  fetchSeo,
  type PortalSeo,
} from '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import type { Plan } from '../../../../../../src/deploy/steps/plan/types.ts';
import type { Portal } from '../../../../../../src/localcloud/portal/portal.ts';
import { SiteDeployError } from '../../../../../../src/shared/errors/error.ts';
import type { Http, HttpRequest } from '../../../../../../src/shared/http/client.ts';
import { HttpFault } from '../../../../../../src/shared/http/fault.ts';
import { fakeClock } from '../../../../../support/clock.ts';
import { createResponse, scriptedHttp } from '../../../../../support/http.ts';
import { portalClient } from '../../../../../support/portal-client.ts';
import { accessToken, docsSite, startPortal } from '../../../../localcloud/portal/harness.ts';
import { harness } from '../harness.ts';

let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  portal = undefined;
});

async function scene(siteId: string, clock = fakeClock()) {
  const made = await harness({}, '');
  onTestFinished(made[Symbol.asyncDispose]);
  const calls: { path: string; at: number; authorization: string | undefined }[] = [];
  const http: Http = {
    async send({ method, url, headers }: HttpRequest) {
      const address = new URL(url);
      if (address.origin === made.plan.url)
        throw new HttpFault('refused', `GET ${url}`, 1, new Error('no site yet'));
      calls.push({
        path: address.pathname,
        at: clock.now(),
        authorization: headers?.authorization,
      });
      const answer = await portal?.respond({
        method,
        path: address.pathname,
        query: address.searchParams,
        headers: headers ?? {},
        body: '',
        host: address.hostname,
        client: '127.0.0.1',
      });
      if (answer === undefined) throw new Error('no portal');
      const { status, body } = answer;
      const json: unknown = body.startsWith('{') ? JSON.parse(body) : null;
      return { ...createResponse(status, json, address.href), headers: answer.headers, text: body };
    },
  };
  const { config } = made.plan;
  const plan: Plan = {
    ...made.plan,
    config: { ...config, site: { ...config.site, id: siteId, slug: 'acme-docs' } },
  };
  return { plan, deps: { ...made.deps, http, clock }, calls, lines: made.lines };
}

describe('the content of the portal', () => {
  it('is read with the access token of an application that may deploy the site', async () => {
    portal = await startPortal();
    const { plan, deps, calls } = await scene(docsSite.id);
    const token = await accessToken();
    const seo = await fetchSeo(plan, portalClient(deps, token), deps);
    expect(seo.pages.map(({ path }) => path)).toEqual(['/']);
    expect(seo.sitemap).toEqual([expect.stringContaining('<urlset')]);
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${token}`]),
    );
    expect(calls.map(({ path }) => path).filter((path) => path.includes('/seo/home'))).toEqual([]);
  });

  it('is refused to an application that may not deploy the site, with a remedy', async () => {
    portal = await startPortal();
    const { plan, deps } = await scene(docsSite.id);
    const stranger = await accessToken({ clientId: 'aaaaaaaa-0000-4000-8000-00000000ffff' });
    const error: unknown = await fetchSeo(plan, portalClient(deps, stranger), deps).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(SiteDeployError);
    expect(error).toMatchObject({
      code: 'CONTENT_REFUSED',
      remedy: expect.stringContaining('seo.enabled: false'),
    });
  });

  it('is requested page by page, with at most 100 calls per minute', async () => {
    const slugs = Array.from({ length: 250 }, (_, index) => `page-${index}`);
    const { plan, deps, calls, lines } = await scripted(slugs);
    const seo = await fetchSeo(plan, portalClient(deps, 'token-of-the-run'), deps);
    expect(seo.metadata.size).toBe(250);
    expect(seo.malformed).toEqual([]);
    expect(seo.sitemap).toBeUndefined();
    for (const { at } of calls)
      expect(
        calls.filter((call) => call.at >= at && call.at < at + 60_000).length,
      ).toBeLessThanOrEqual(100);
    expect(lines.some((line) => /of 250 pages/.test(line))).toBe(true);
  });

  it('is no longer requested after a cancellation', async () => {
    const stop = new AbortController();
    const cancelled = new SiteDeployError('CANCELLED', 'Cancelled.');
    const slugs = Array.from({ length: 50 }, (_, index) => `page-${index}`);
    const { plan, deps, calls } = await scripted(slugs, (slug) => {
      if (slug === 'page-3') stop.abort(cancelled);
      return {};
    });
    const fetched = fetchSeo(plan, portalClient(deps, 'token-of-the-run'), {
      ...deps,
      signal: stop.signal,
    });
    await expect(fetched).rejects.toBe(cancelled);
    expect(calls.length).toBeLessThan(20);
  });

  it('omits pages that the portal does not know, but fails if the portal refuses a page', async () => {
    const fetchWith = async (status: number) => {
      const { plan, deps } = await scripted(['one', 'two'], (slug) =>
        slug === 'two' ? { status } : {},
      );
      return fetchSeo(plan, portalClient(deps, 'token-of-the-run'), deps);
    };
    expect([...(await fetchWith(404)).metadata.keys()]).toEqual(['one']);
    await expect(fetchWith(403)).rejects.toMatchObject({ code: 'CONTENT_REFUSED' });
  });

  it('omits and reports fields that do not match the specification', async () => {
    const { plan, deps } = await scripted(['one', 'two', 'defaults', '..'], (slug) =>
      slug === 'one'
        ? {
            description: 7,
            keywords: ['a', 1],
            openGraph: { type: 'movie', image: '/a.png' },
            noIndex: true,
          }
        : {},
    );
    const { metadata, malformed } = await fetchSeo(
      plan,
      portalClient(deps, 'token-of-the-run'),
      deps,
    );
    expect([...metadata.keys()]).toEqual(['one', 'two']);
    expect(metadata.get('one')).toMatchObject({
      title: 't',
      description: '',
      noIndex: true,
      openGraph: { image: '/a.png' },
    });
    expect(metadata.get('one')).not.toHaveProperty('keywords');
    expect(malformed.map(({ pageSlug, field }) => [pageSlug, field])).toEqual([
      ['defaults', ''],
      ['..', ''],
      ['one', 'description'],
      ['one', 'keywords.1'],
      ['one', 'openGraph.type'],
    ]);
  });
});

/**
 * Creates a deployment with a portal that has these pages.
 * @param more extra metadata of a page, or the status of the response
 */
async function scripted(
  slugs: readonly string[],
  more: (slug: string) => { status?: number } & Record<string, unknown> = () => ({}),
) {
  const clock = fakeClock();
  const calls: { readonly at: number }[] = [];
  const http = scriptedHttp(({ url: { hostname, pathname } }) => {
    if (hostname === 'www.acme.example') return { status: 404 };
    calls.push({ at: clock.now() });
    const slug = pathname.split('/seo/')[1] ?? '';
    if (pathname.endsWith('sitemap.xml')) return { status: 404 };
    if (pathname.endsWith('/pages')) return { body: { pages: [], total: 0 } };
    if (pathname.endsWith('/seo'))
      return {
        body: {
          pages: slugs.map((pageSlug) => ({ pageSlug, title: 't', description: 'd' })),
          defaults: {},
        },
      };
    if (slug === 'defaults') return { body: {} };
    const seo = { pageSlug: slug, title: 't', description: 'd', updatedAt: '2026-01-01T00:00:00Z' };
    const extra = more(slug);
    return { ...extra, body: { ...seo, ...extra } };
  }, clock);
  const { plan, deps, lines } = await scene('site_1', clock);
  return { plan, deps: { ...deps, http }, calls, lines };
}

const page = (slug: string, lastUpdated = '2026-01-01T00:00:00Z') => ({
  slug,
  path: `/${slug}`,
  title: slug,
  type: 'page',
  textKeyCount: 1,
  lastUpdated,
});
const pageSeo = (pageSlug: string, updatedAt = '2026-01-01T00:00:00Z') =>
  ({ pageSlug, title: pageSlug, description: 'd', updatedAt }) as const;
const seo: PortalSeo = {
  pages: [page('a'), page('b')],
  metadata: new Map([
    ['a', pageSeo('a')],
    ['b', pageSeo('b')],
  ]),
  defaults: { titleSuffix: ' | Acme', locale: 'en_GB' },
  sitemap: ['<url><loc>/a</loc><lastmod>2026-01-01</lastmod></url>'],
  malformed: [],
};
const { seo: digest } = digestInputs(new Map(), seo);

it('digestInputs does not depend on the order of pages and keys, or on times', () => {
  const later = '2026-02-02T00:00:00Z';
  const same: PortalSeo = {
    ...seo,
    pages: [page('b', later), page('a', later)],
    metadata: new Map([
      ['b', pageSeo('b', later)],
      ['a', { updatedAt: later, description: 'd', title: 'a', pageSlug: 'a' }],
    ]),
    defaults: { locale: 'en_GB', titleSuffix: ' | Acme' },
    sitemap: ['<url><loc>/a</loc><lastmod>2026-02-02</lastmod></url>'],
  };
  expect(digestInputs(new Map(), same).seo).toBe(digest);
});

it.each<[string, Partial<PortalSeo>]>([
  ['pages', { pages: [page('a')] }],
  ['title of a page', { pages: [page('a'), { ...page('b'), title: 'B' }] }],
  [
    'description of a page',
    { metadata: new Map([['a', { ...pageSeo('a'), description: 'other' }]]) },
  ],
  ['defaults', { defaults: { ...seo.defaults, locale: 'de_DE' } }],
  ['sitemap', { sitemap: ['<url><loc>/b</loc></url>'] }],
])('digestInputs depends on the %s', (_, change) => {
  expect(digestInputs(new Map(), { ...seo, ...change }).seo).not.toBe(digest);
});

it('digestInputs depends on the texts, but not on their order', () => {
  const texts = new Map([
    ['a.b.c', '1'],
    ['a.b.d', '2'],
  ]);
  const other = new Map([...texts].reverse());
  expect(digestInputs(other, undefined)).toEqual(digestInputs(texts, undefined));
  const changed = new Map([...texts, ['a.b.d', '3']]);
  expect(digestInputs(changed, undefined)).not.toEqual(digestInputs(texts, undefined));
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Backend, localBackends, localPortal, remote } from './backend.ts';
import { differences, type Shape } from './shape.ts';
import * as tables from './tables.ts';

// Read-only against any portal:  PORTAL_URL=https://… PORTAL_TOKEN=… vitest run … test/contract/portal/conformance.test.ts
const { PORTAL_URL, PORTAL_TOKEN } = process.env;
const isLocal = PORTAL_URL === undefined;

const backends: readonly (readonly [string, () => Promise<Backend>])[] = isLocal
  ? localBackends.map(
      ([name, open]) => [name, async () => await open(await localPortal())] as const,
    )
  : [[PORTAL_URL, async () => remote(PORTAL_URL)]];

const seoCache = 'public, max-age=3600, stale-while-revalidate=300';

describe.each(backends)('the portal (%s)', (_, open) => {
  let backend: Backend;
  let siteId = '';
  let pageSlug = '';
  let host = '';
  let postSlug: string | undefined;
  const token = isLocal ? 'local-owner-token' : PORTAL_TOKEN;

  const read = async (target: string) => await backend.call('GET', target, { token });
  const conforms = (answer: Answer, status: number, shape: Shape) => {
    expect({ status: answer.status, differences: differences(answer.json, shape) }).toEqual({
      status,
      differences: [],
    });
  };
  const field = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const list = (value: unknown, name: string): unknown[] => {
    const found = field(value, name);
    return Array.isArray(found) ? found : [];
  };

  beforeAll(async () => {
    backend = await open();
    const { json } = await backend.call('GET', '/api/sites?status=active', { token });
    // Prefers a site with posts, so that more responses contain data.
    for (const site of list(json, 'sites').reverse()) {
      siteId = String(field(site, 'id'));
      host = new URL(String(field(site, 'url'))).hostname;
      const pages = await backend.call('GET', `/api/sites/${siteId}/pages`, { token });
      pageSlug = String(field(list(pages.json, 'pages')[0], 'slug'));
      const posts = await backend.call('GET', '/api/v1/content/posts', { host });
      const slug = field(list(posts.json, 'posts')[0], 'slug');
      if (typeof slug === 'string') postSlug = slug;
      if (postSlug !== undefined) break;
    }
    expect(siteId).not.toBe('');
    return () => backend.close();
  });

  describe('Endpoints: Sites', () => {
    it('GET /api/sites returns sites with total, limit and offset, by default at most 50', async () => {
      const answer = await read('/api/sites');
      const page = { total: 'integer', limit: 'integer', offset: 'integer' } as const;
      conforms(answer, 200, { sites: [tables.siteListItem], ...page });
      expect(answer.json).toMatchObject({ limit: 50, offset: 0 });
    });
    it.each<[string, Shape]>([
      ['', tables.siteDetail],
      ['/pages', { pages: [tables.sitePage], total: 'integer' }],
      ['/versions', { versions: [{ version: 'string', status: 'production|development' }] }],
      ['/settings', tables.siteSettings],
      ['/seo/defaults', tables.seoDefaults],
      ['/stats', tables.siteStatistics],
      ['/stats?period=day', tables.siteStatistics],
      ['/stats?period=week', tables.siteStatistics],
      ['/stats?period=month', tables.siteStatistics],
      ['/stats?period=year', tables.siteStatistics],
      ['/stats?startDate=2026-01-01&endDate=2026-02-01', tables.siteStatistics],
    ])('GET /api/sites/{siteId}%s returns the fields of the specification', async (rest, shape) => {
      conforms(await read(`/api/sites/${siteId}${rest}`), 200, shape);
    });
    it('GET /api/sites?companyId=… returns only the sites of that company', async () => {
      const all = list((await read('/api/sites')).json, 'sites');
      const companyId = field(field(all[0], 'company'), 'id');
      const found = list((await read(`/api/sites?companyId=${String(companyId)}`)).json, 'sites');
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((site) => field(field(site, 'company'), 'id')))).toEqual(
        new Set([companyId]),
      );
    });
    it.each(['active', 'pending', 'archived'])(
      'GET /api/sites?status=%s returns only sites with that status',
      async (status) => {
        const { json } = await read(`/api/sites?status=${status}`);
        expect(list(json, 'sites').filter((site) => field(site, 'status') !== status)).toEqual([]);
      },
    );
    it('GET /api/sites?limit=1&offset=1 returns the second site, and the total of all sites', async () => {
      const all = await read('/api/sites');
      const page = await read('/api/sites?limit=1&offset=1');
      expect(list(page.json, 'sites')).toEqual(list(all.json, 'sites').slice(1, 2));
      expect(page.json).toMatchObject({ limit: 1, offset: 1, total: field(all.json, 'total') });
    });
    it('GET /api/sites/{siteId} returns neither devVersion nor currentVersion', async () => {
      const { json } = await read(`/api/sites/${siteId}`);
      for (const name of ['devVersion', 'currentVersion']) expect(json).not.toHaveProperty(name);
    });
    it('GET /api/sites/{siteId}/versions returns the fields that fit the status of each version', async () => {
      const answer = await read(`/api/sites/${siteId}/versions`);
      for (const version of list(answer.json, 'versions')) {
        const isProduction = field(version, 'status') === 'production';
        expect(
          differences(version, isProduction ? tables.productionVersion : tables.developmentVersion),
        ).toEqual([]);
        const others = isProduction
          ? ['branch', 'changes', 'createdAt']
          : ['deployedAt', 'commitSha', 'releaseNotes'];
        for (const name of others) expect(version).not.toHaveProperty(name);
      }
    });
  });

  describe('Endpoints: SEO', () => {
    it('GET /api/sites/{siteId}/seo returns title and description of each page, and the defaults', async () => {
      const answer = await read(`/api/sites/${siteId}/seo`);
      conforms(answer, 200, {
        pages: [{ pageSlug: 'string', title: 'string', description: 'string' }],
        defaults: { 'titleSuffix?': 'string', 'defaultImage?': 'url' },
      });
    });
    it('GET /api/sites/{siteId}/seo/{pageSlug} returns the metadata of the page', async () => {
      const answer = await read(`/api/sites/${siteId}/seo/${pageSlug}`);
      conforms(answer, 200, tables.pageSeo);
      expect(answer.json).toMatchObject({ pageSlug });
    });
    it.each(['', `/home`, '/defaults'])(
      'GET /api/sites/{siteId}/seo%s may be cached for an hour',
      async (rest) => {
        const { headers } = await read(`/api/sites/${siteId}/seo${rest}`);
        expect(headers['cache-control']).toBe(seoCache);
      },
    );
    it('GET /api/sites/{siteId}/sitemap.xml returns entries with loc, lastmod, changefreq and priority', async () => {
      const answer = await read(`/api/sites/${siteId}/sitemap.xml`);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^(application|text)\/xml/);
      expect(answer.headers['cache-control']).toBe(seoCache);
      expect(answer.text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
      const entries = [...answer.text.matchAll(/<url>(.*?)<\/url>/gs)].map(
        ([, entry]) => entry ?? '',
      );
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(entry).toMatch(/<loc>https?:\/\/[^<]+<\/loc>/);
        expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d[^<]*<\/lastmod>/);
        expect(entry).toMatch(
          /<changefreq>(always|hourly|daily|weekly|monthly|yearly|never)<\/changefreq>/,
        );
        expect(entry).toMatch(/<priority>(0\.\d+|1\.0|0|1)<\/priority>/);
      }
    });
  });

  describe('Public runtime APIs', () => {
    const runtime = async (target: string) => await backend.call('GET', target, { host });
    it('each endpoint identifies the site by the Host header, and needs no token', async () => {
      const posts = postSlug ? ['content/posts', `content/posts/${postSlug}`] : [];
      const pages = [`pages/${pageSlug}/text`, 'content/pages', `content/pages/${pageSlug}`];
      for (const path of [...pages, ...posts]) conforms(await runtime(`/api/v1/${path}`), 200, {});
    });
  });

  describe('Authentication and Errors', () => {
    it.each(['', '/pages', '/stats', '/versions', '/settings', '/seo', '/sitemap.xml'])(
      'GET /api/sites/{siteId}%s returns 401 without a valid token',
      async (rest) => {
        for (const wrong of [undefined, 'not-a-token'])
          expect(
            (await backend.call('GET', `/api/sites/${siteId}${rest}`, { token: wrong })).status,
          ).toBe(401);
      },
    );
    it('requests for an unknown site or the metadata of an unknown page return 404 not_found', async () => {
      for (const path of ['no-such-site', `${siteId}/seo/no-such-page`]) {
        const answer = await read(`/api/sites/${path}`);
        conforms(answer, 404, tables.errorBody);
        expect(answer.json).toMatchObject({ error: 'not_found' });
      }
    });
    it.each([
      '?limit=0',
      '?limit=many',
      '?offset=-1',
      '?status=gone',
      '/{siteId}/stats?period=decade',
    ])('GET /api/sites%s returns 400 bad_request, and names the parameter', async (query) => {
      const answer = await read(`/api/sites${query.replace('{siteId}', siteId)}`);
      conforms(answer, 400, tables.errorBodyWithDetails);
      const name = /\?(\w+)=/.exec(query)?.[1];
      expect(answer.json).toMatchObject({ error: 'bad_request', details: [{ field: name }] });
    });
  });

  describe.runIf(isLocal)('writes', () => {
    const write = async (method: string, target: string, body: unknown) =>
      await backend.call(method, target, { token, body });

    it('PUT /api/sites/{siteId}/settings changes one setting, and keeps the others', async () => {
      const before = (await read(`/api/sites/${siteId}/settings`)).json;
      const answer = await write('PUT', `/api/sites/${siteId}/settings`, {
        deployment: { requireApproval: false },
      });
      expect(answer.status).toBe(200);
      const deployment = { ...(field(before, 'deployment') as object), requireApproval: false };
      expect((await read(`/api/sites/${siteId}/settings`)).json).toEqual({
        ...(before as object),
        deployment,
      });
    });

    it('PUT /api/sites/{siteId}/seo/{pageSlug} stores a title of the maximum length with a warning', async () => {
      const seo = { title: 'x'.repeat(70), description: 'd'.repeat(155) };
      const answer = await write('PUT', `/api/sites/${siteId}/seo/${pageSlug}`, seo);
      expect(answer.status).toBe(200);
      expect(list(answer.json, 'warnings')).toMatchObject([{ field: 'title' }]);
    });

    it('PUT /api/sites/{siteId}/seo/sitemap-config changes the sitemap, and refuses a priority above 1', async () => {
      const config = {
        excludePages: ['visit'],
        defaultChangeFreq: 'daily',
        priorities: { tables: 0.9 },
      };
      const path = `/api/sites/${siteId}/seo/sitemap-config`;
      expect((await write('PUT', path, config)).status).toBe(200);
      const { text } = await read(`/api/sites/${siteId}/sitemap.xml`);
      expect(text).not.toContain('/visit<');
      expect(text).toContain('/imprint<');
      expect(text).toMatch(
        /\/furniture\/tables<\/loc>\s*<lastmod>[^<]+<\/lastmod>\s*<changefreq>daily<\/changefreq>\s*<priority>0\.9</,
      );
      expect((await write('PUT', path, { priorities: { home: 1.1 } })).status).toBe(422);
    });
  });
});

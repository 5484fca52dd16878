import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../../src/localcloud/portal/index.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import type { Http, HttpRequest } from '../../../../../src/shared/http/client.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { fetchContent } from '../../../../../src/steps/finish/portal/fetch-content.ts';
import type { Plan } from '../../../../../src/steps/plan/types.ts';
import { accessToken, docsSite, startPortal } from '../../../localcloud/portal/world.ts';
import { world } from '../world.ts';

let portal: Portal | undefined;
const folders: string[] = [];
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A clock that stands still but for those who wait. */
function fakeClock() {
  let now = 1_800_000_000_000;
  return {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
}

async function scene(siteId: string, clock = fakeClock()) {
  const made = await world({}, '');
  folders.push(made.workspace);
  const calls: { path: string; at: number; authorization: string | undefined }[] = [];
  const http: Http = {
    async send({ method, url, headers }: HttpRequest) {
      const address = new URL(url);
      calls.push({ path: address.pathname, at: clock.now(), authorization: headers?.authorization });
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
      const json = (): unknown => (body.startsWith('{') ? JSON.parse(body) : undefined);
      return {
        status,
        ok: status < 300,
        headers: answer.headers,
        body: Buffer.from(body),
        text: body,
        json: json(),
        requestId: undefined,
        attempts: 1,
      };
    },
  };
  const { config } = made.plan;
  const plan: Plan = { ...made.plan, config: { ...config, site: { ...config.site, id: siteId, slug: 'acme-docs' } } };
  return { plan, deps: { ...made.deps, http, clock }, calls, lines: made.lines };
}

describe('the content of the portal', () => {
  it('is read with the access token of an application that may deploy the site', async () => {
    portal = await startPortal();
    const { plan, deps, calls } = await scene(docsSite.id);
    const token = await accessToken();
    const content = await fetchContent(plan, new Secret(token), deps);
    expect(content.pages.map(({ path }) => path)).toEqual(['/']);
    expect(content.sitemap).toContain('<urlset');
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
    expect(calls.map(({ path }) => path).filter((path) => path.includes('/seo/home'))).toEqual([]);
  });

  it('is refused to others: told with what to do', async () => {
    portal = await startPortal();
    const { plan, deps } = await scene(docsSite.id);
    const stranger = new Secret(await accessToken({ clientId: 'aaaaaaaa-0000-4000-8000-00000000ffff' }));
    const error: unknown = await fetchContent(plan, stranger, deps).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SiteDeployError);
    expect(error).toMatchObject({ code: 'CONTENT_REFUSED', remedy: expect.stringContaining('seo.enabled: false') });
  });

  it('is asked for page by page, below the limit of a minute', async () => {
    const clock = fakeClock();
    const { plan, deps, calls, lines } = await scene('site_1', clock);
    const slugs = Array.from({ length: 250 }, (_, index) => `page-${index}`);
    const http: Http = {
      async send({ url }) {
        const { pathname } = new URL(url);
        calls.push({ path: pathname, at: clock.now(), authorization: undefined });
        const slug = pathname.split('/seo/')[1];
        const json = pathname.endsWith('/pages')
          ? { pages: [], total: 0 }
          : pathname.endsWith('/seo')
            ? { pages: slugs.map((pageSlug) => ({ pageSlug, title: 't', description: 'd' })), defaults: {} }
            : slug === 'defaults'
              ? {}
              : {
                  pageSlug: slug,
                  title: 't',
                  description: slug === 'page-7' ? 7 : 'd',
                  updatedAt: '2026-01-01T00:00:00Z',
                };
        const status = pathname.endsWith('sitemap.xml') ? 404 : 200;
        return {
          status,
          ok: status === 200,
          headers: {},
          body: Buffer.alloc(0),
          text: '',
          json,
          requestId: undefined,
          attempts: 1,
        };
      },
    };
    const content = await fetchContent(plan, new Secret('token-of-the-run'), { ...deps, http });
    expect(content.seo.size).toBe(249);
    expect(content.malformed).toMatchObject([{ pageSlug: 'page-7', field: 'description' }]);
    expect(content.sitemap).toBeUndefined();
    for (const { at } of calls)
      expect(calls.filter((call) => call.at >= at && call.at < at + 60_000).length).toBeLessThanOrEqual(100);
    expect(lines.some((line) => /of 250 pages/.test(line))).toBe(true);
  });
});

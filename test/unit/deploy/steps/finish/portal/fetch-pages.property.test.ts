import { describe, expect, it } from 'vitest';
import {
  type CachedSeo,
  cachedSeoPath,
  formatCachedSeo,
} from '../../../../../../src/deploy/steps/finish/portal/cached-seo.ts';
import { fetchSeo } from '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import { scriptedHttp } from '../../../../../support/http.ts';
import { portalClient } from '../../../../../support/portal-client.ts';
import { harness } from '../harness.ts';

const day = 24 * 3600_000;
/** The header that the section "Limits" of the portal's specification requires. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=300';
const time = (ms: number) => new Date(ms).toISOString();

/** Models a portal with many pages, and a site that serves the cache of its last deployment. */
class Scene {
  now = Date.parse('2026-03-01T00:00:00Z');
  readonly pages: Map<string, { title: string; image: string; listedAt: number; editedAt: number }>;
  defaults = { titleSuffix: ' | Acme' };
  live: string | undefined;

  constructor(count: number) {
    const at = this.now - day;
    const page = (index: number) => ({
      title: `Title ${index}`,
      image: '/a.png',
      listedAt: at,
      editedAt: at,
    });
    this.pages = new Map(
      Array.from({ length: count }, (_, index) => [`page-${index}`, page(index)]),
    );
  }

  edit(slug: string, image: string, isListed = true): void {
    const page = this.pages.get(slug);
    if (page === undefined) throw new Error(slug);
    this.pages.set(slug, {
      ...page,
      image,
      editedAt: this.now,
      ...(isListed && { listedAt: this.now }),
    });
    this.now += day;
  }

  /** Fetches as a deployment does, and stores the result as the deployed cache. */
  async deploy(minutes = 5) {
    const calls: string[] = [];
    const clock = {
      now: () => this.now,
      sleep: async (ms: number) => {
        this.now += ms;
      },
    };
    await using made = await harness({}, `seo: { fetchMinutes: ${minutes} }`);
    const { plan, deps, lines } = made;
    const start = this.now;
    const http = scriptedHttp(({ url }) => {
      if (url.pathname === `/${cachedSeoPath}`)
        return this.live === undefined ? { status: 404 } : { body: JSON.parse(this.live) };
      calls.push(url.pathname);
      const isSeo = url.pathname.includes('/seo');
      return {
        ...this.#answer(url.pathname),
        ...(isSeo && { headers: { 'cache-control': cacheControl } }),
      };
    }, clock);
    const scripted = { ...deps, http, clock };
    const seo = await fetchSeo(plan, portalClient(scripted, 'token'), scripted);
    this.live = formatCachedSeo(seo.cached as CachedSeo);
    return { seo, calls: calls.length, waited: this.now - start, output: lines.join('\n') };
  }

  #answer(pathname: string): { status?: number; body?: unknown } {
    const pages = [...this.pages];
    if (pathname.endsWith('sitemap.xml')) return { status: 404 };
    if (pathname.endsWith('/pages')) {
      const list = pages.map(([slug, { title, listedAt }]) => ({
        ...{ slug, title, path: `/${slug}`, type: 'page' },
        ...{ textKeyCount: 0, lastUpdated: time(listedAt) },
      }));
      return { body: { pages: list, total: list.length } };
    }
    if (pathname.endsWith('/seo/defaults')) return { body: this.defaults };
    if (pathname.endsWith('/seo'))
      return {
        body: {
          pages: pages.map(([pageSlug, { title }]) => ({ pageSlug, title, description: '' })),
          defaults: {},
        },
      };
    const pageSlug = pathname.split('/').at(-1) ?? '';
    const page = this.pages.get(pageSlug);
    if (page === undefined) return { status: 404 };
    const { title, image, editedAt } = page;
    return {
      body: { pageSlug, title, description: '', openGraph: { image }, updatedAt: time(editedAt) },
    };
  }
}

const getImage = ({ seo }: Awaited<ReturnType<Scene['deploy']>>, slug: string) =>
  seo.metadata.get(slug)?.openGraph?.image;

describe('metadata of 2,000 pages', () => {
  it('is completed by five deployments of at most five minutes, but has all titles after the first', async () => {
    const scene = new Scene(2_000);
    const first = await scene.deploy();
    expect(first.calls).toBeGreaterThan(450);
    expect(first.calls).toBeLessThanOrEqual(500);
    expect(first.waited).toBeLessThan(5.1 * 60_000);
    expect(first.seo.metadata.size).toBe(2_000);
    expect([...first.seo.metadata.values()].every(({ title }) => title.startsWith('Title '))).toBe(
      true,
    );
    const fetched = first.calls - 4;
    const left = 2_000 - fetched;
    expect(first.output).toContain(
      `warning: SEO metadata of ${left} pages not fetched within 5 min (seo.fetchMinutes)`,
    );
    expect(first.output).toContain(`left as built (${left})`);
    expect(first.output).toContain(`: page-${fetched}, page-${fetched + 1}, `);
    expect(first.output).toContain(` and ${left - 10} more.`);
    for (let run = 2; run <= 4; run += 1) {
      scene.now += day;
      expect((await scene.deploy()).output).toContain('The next deployment continues: ');
    }
    const last = await scene.deploy();
    expect(last.output).not.toContain('not fetched');
    expect(
      [...last.seo.metadata.values()].every(({ openGraph }) => openGraph?.image === '/a.png'),
    ).toBe(true);
  });

  it('is updated with at most 15 calls for ten edited pages, and with four for none', async () => {
    const scene = new Scene(2_000);
    await scene.deploy(60);
    for (let index = 0; index < 10; index += 1) scene.edit(`page-${index * 100}`, '/b.png');
    scene.now += 7 * day;
    const second = await scene.deploy();
    expect(second.calls).toBeLessThanOrEqual(15);
    expect(second.waited).toBe(0);
    expect(getImage(second, 'page-900')).toBe('/b.png');
    expect(getImage(second, 'page-901')).toBe('/a.png');
    expect(second.output).toContain(
      'SEO metadata: 10 pages fetched, 1990 reused from the last deployment.',
    );
    const kept = scene.live;
    scene.now += 7 * day;
    scene.defaults = { titleSuffix: ' | Acme Ltd' };
    const third = await scene.deploy();
    expect(third.calls).toBe(4);
    expect(third.seo.defaults).toEqual(scene.defaults);
    expect(scene.live).toBe(kept);
  });
});

describe('metadata in a portal whose lastUpdated never changes', () => {
  const never = (count: number) => {
    const scene = new Scene(count);
    scene.edit('page-7', '/b.png', false);
    return scene;
  };

  it('is reused for as long as Cache-Control allows, and the first deployment reports an unlisted edit', async () => {
    const scene = never(200);
    const first = await scene.deploy(60);
    expect(first.output).toContain(
      'did not count an edit of the metadata of "page-7" as a change of the page',
    );
    scene.edit('page-8', '/c.png', false);
    scene.now -= day;
    const second = await scene.deploy();
    expect([second.calls, second.waited]).toEqual([4, 0]);
    expect(second.output).toContain(
      'SEO metadata: 0 pages fetched, 200 reused from the last deployment.',
    );
    expect(second.output).not.toContain('did not count');
    scene.now += 3_600_000;
    expect(getImage(await scene.deploy(), 'page-8')).toBe('/c.png');
  });

  it('is refetched by five later deployments of at most 500 calls each', async () => {
    const scene = never(2_000);
    await scene.deploy(60);
    scene.now += 7 * day;
    for (const page of ['page-3', 'page-600', 'page-1999']) scene.edit(page, '/c.png', false);
    const counted = async () => {
      scene.now += day;
      const deployment = await scene.deploy();
      expect(deployment.calls).toBeLessThanOrEqual(500);
      expect(deployment.waited).toBeLessThan(5.1 * 60_000);
      return ['page-3', 'page-600', 'page-1999'].filter(
        (slug) => getImage(deployment, slug) === '/c.png',
      ).length;
    };
    expect([
      await counted(),
      await counted(),
      await counted(),
      await counted(),
      await counted(),
    ]).toEqual([1, 2, 2, 2, 3]);
  });

  it('is refetched immediately for a page whose listed title differs', async () => {
    const scene = never(200);
    await scene.deploy(60);
    const page = scene.pages.get('page-9');
    if (page !== undefined)
      scene.pages.set('page-9', { ...page, title: 'Another title', image: '/c.png' });
    const second = await scene.deploy();
    expect([second.calls, getImage(second, 'page-9')]).toEqual([5, '/c.png']);
  });
});

describe('metadata of few pages', () => {
  it('is reused from the last deployment, except for listed titles, if the time does not suffice', async () => {
    const scene = new Scene(150);
    await scene.deploy();
    for (const [slug, page] of scene.pages) {
      scene.pages.set(slug, {
        ...page,
        title: 'New',
        image: '/b.png',
        listedAt: scene.now,
        editedAt: scene.now,
      });
    }
    scene.now += day;
    const second = await scene.deploy(1);
    expect(second.calls).toBe(100);
    expect(getImage(second, 'page-149')).toBe('/a.png');
    expect(second.seo.metadata.get('page-149')?.title).toBe('New');
    expect(second.output).toContain('the rest is from the last deployment (54)');
    expect(getImage(await scene.deploy(1), 'page-149')).toBe('/b.png');
  });

  it('omits pages that were removed from the portal, and includes new ones', async () => {
    const scene = new Scene(3);
    await scene.deploy();
    const page = scene.pages.get('page-0');
    scene.pages.delete('page-0');
    if (page !== undefined) scene.pages.set('new', page);
    const { seo, calls } = await scene.deploy();
    expect([...seo.metadata.keys()].sort()).toEqual(['new', 'page-1', 'page-2']);
    expect(calls).toBe(5);
  });

  it('is refetched once the portal turns out not to list edits, and one deployment reports that', async () => {
    const scene = new Scene(5);
    await scene.deploy();
    scene.edit('page-3', '/b.png', false);
    expect(getImage(await scene.deploy(), 'page-3')).toBe('/a.png');
    // The new title of page 1 proves that the portal does not list edits, so all pages are fetched.
    scene.edit('page-1', '/c.png', false);
    const page = scene.pages.get('page-1');
    if (page !== undefined) scene.pages.set('page-1', { ...page, title: 'Another title' });
    const third = await scene.deploy();
    expect(getImage(third, 'page-3')).toBe('/b.png');
    expect(third.output).toContain('did not count an edit of the metadata of "page-1" as a change');
    scene.edit('page-2', '/d.png', false);
    const fourth = await scene.deploy();
    expect(getImage(fourth, 'page-2')).toBe('/d.png');
    expect(fourth.output).not.toContain('did not count');
  });

  it.each([
    ['is an empty text', '""'],
    ['is a list', '[]'],
    ['has an unknown format', '{"format":2}'],
    ['has a number as a slug', '{"format":1,"follows":true,"pages":[{"slug":1}]}'],
  ])('is fetched completely if the cached file %s', async (_, live) => {
    const scene = new Scene(3);
    scene.live = live;
    expect((await scene.deploy()).calls).toBe(7);
  });
});

import { describe, expect, it } from 'vitest';
import { findPageFiles } from '../../../../../../src/deploy/steps/finish/pages/pages.ts';
import type { PortalSeo } from '../../../../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import type { BuiltSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/built-sitemaps.ts';
import { readSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/read.ts';
import { makeSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/sitemap.ts';
import { writeSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/write.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { url, urlset } from '../../../../../support/sitemap-text.ts';
import { viewSite } from '../../../../../support/sitemap-view.ts';

const origin = 'https://www.acme.example';

describe('writeSitemap', () => {
  it('splits addresses that exceed a limit into parts with an index', () => {
    const entries = Array.from({ length: 25 }, (_, index) => ({ loc: `${origin}/${index}?a&b='` }));
    const files = writeSitemap(entries, origin, { addresses: 10, bytes: 1e6 });
    expect([...files.keys()]).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
    ]);
    expect(files.get('sitemap.xml')).toContain(`<loc>${origin}/sitemap-3.xml</loc>`);
    const read = [...files].slice(1).flatMap(([, xml]) => {
      const part = readSitemap(xml);
      return 'entries' in part ? part.entries : [];
    });
    expect(read).toEqual(entries);
    expect(writeSitemap(entries, origin, { addresses: 100, bytes: 1_000 }).size).toBeGreaterThan(3);
  });
});

const decodeSafely = (path: string) => (path.endsWith('%') ? path : decodeURIComponent(path));

describe('the sitemap of a site', () => {
  const page = (path: string) => sitePage(path, path);
  const pages = [page('/'), page('/hidden'), page('/gone')];
  const about = { title: 't', description: 'd', updatedAt: lastUpdated };
  const seo = getContent(pages, [{ pageSlug: '/hidden', noIndex: true, ...about }]);
  const found = findPageFiles(pages, ['index.html', 'hidden.html', 'other.html']);

  const getBuiltSitemap = (urls: string, path = 'sitemap.xml'): BuiltSitemap => {
    const read = readSitemap(urlset(urls));
    return {
      path,
      entries: 'entries' in read ? read.entries : [],
      isPlain: true,
      isCompressed: false,
    };
  };
  const make = (portal: PortalSeo, pages = found, own: BuiltSitemap[] = []) =>
    makeSitemap({
      seo: portal,
      found: pages,
      origin,
      builtSitemaps: own,
      ...viewSite(pages),
    });
  const getEntries = ({ files }: ReturnType<typeof makeSitemap>) => {
    const read = readSitemap(String(files.get('sitemap.xml') ?? ''));
    return 'entries' in read ? read.entries : [];
  };
  const portals = (...addresses: string[]) => urlset(addresses.map((loc) => url(loc)).join(''));

  it("is the portal's sitemap without pages that are hidden, not built or on another site", () => {
    const sitemap = portals(
      ...['/', '/hidden', '/gone', '/nowhere', '/other'].map((path) => origin + path),
      'https://evil.example/',
    );
    const made = make({ ...seo, sitemap: [sitemap] });
    expect(getEntries(made)).toEqual([{ loc: `${origin}/` }, { loc: `${origin}/other` }]);
    expect(made.warnings).toEqual([
      `Left out of the sitemap (marked noIndex in the portal): ${origin}/hidden.`,
      `Left out of the sitemap (not built): ${origin}/gone, ${origin}/nowhere.`,
      'Left out of the sitemap (not on this site): https://evil.example/.',
    ]);
  });
  it("has the addresses from all parts of the portal's sitemap", () => {
    const parts = ['/', '/other'].map((path) => portals(origin + path));
    expect(getEntries(make({ ...seo, sitemap: parts }))).toHaveLength(2);
    expect(make({ ...seo, sitemap: [...parts, '<html>'] }).problem).toContain('line 1');
  });
  it('is generated from the pages if neither the portal nor the site has one', () => {
    const made = make(seo);
    expect(getEntries(made)).toEqual([{ loc: `${origin}/`, lastmod: '2026-01-02' }]);
    expect(make(seo, found, [getBuiltSitemap(url(`${origin}/`))]).files.size).toBe(0);
  });
  it("omits pages that the portal's sitemap omits", () => {
    const all = findPageFiles(pages, ['index.html', 'hidden.html', 'gone.html']);
    expect(getEntries(make({ ...seo, sitemap: [portals(`${origin}/gone`)] }, all))).toEqual([
      { loc: `${origin}/gone` },
    ]);
    for (const sitemap of ['<html>', urlset('')]) {
      const none = make({ ...seo, sitemap: [sitemap] }, all);
      expect(none.files.size).toBe(0);
      if (none.problem) expect(none.warnings[0]).toContain('; no sitemap is deployed');
      expect(
        make({ ...seo, sitemap: [sitemap] }, all, [getBuiltSitemap(url(`${origin}/hidden`))])
          .warnings[0],
      ).toContain("; the sitemap from the site's build is deployed");
    }
  });
  it('omits an invalid field, but not its page', () => {
    const sitemap = urlset(
      url(`${origin}/`, '<lastmod>2026-02-30</lastmod><priority>0.5</priority>'),
    );
    const made = make({ ...seo, sitemap: [sitemap] });
    expect(getEntries(made)).toEqual([{ loc: `${origin}/`, priority: '0.5' }]);
    expect(made.warnings).toEqual([expect.stringContaining('<lastmod> "2026-02-30"')]);
  });
  it('lists each address of the portal once, even if it needs encoding', () => {
    const odd = ['/100%', '/a b', '/a|b', '/[x]', '/ü', '/%C3%BC'];
    const built = findPageFiles([], ['100%.html', 'a b.html', 'a|b.html', '[x].html', 'ü.html']);
    const made = make({ ...seo, sitemap: [portals(...odd.map((path) => origin + path))] }, built);
    expect(made.warnings).toEqual([]);
    expect(getEntries(made)).toHaveLength(new Set(odd.map(decodeSafely)).size);
  });
  it('lists the paths of an application that have no built file', () => {
    const app = findPageFiles(pages, ['index.html'], { file: 'index.html' });
    const sitemap = portals(`${origin}/`, `${origin}/gone`);
    expect(getEntries(make({ ...seo, sitemap: [sitemap] }, app))).toHaveLength(2);
    expect(getEntries(make(seo, app)).map(({ loc }) => loc)).toEqual([
      `${origin}/`,
      `${origin}/gone`,
    ]);
  });

  it('omits pages hidden by the headers of a route or of the whole site', () => {
    const hidden = { 'X-Robots-Tag': 'noindex' };
    const found = findPageFiles([page('/'), page('/a')], ['index.html', 'a.html']);
    const list = (config: object) => {
      const content = { ...getContent([page('/'), page('/a')]), sitemap: undefined };
      const view = viewSite(found, { config });
      return getEntries(makeSitemap({ seo: content, found, origin, builtSitemaps: [], ...view }));
    };
    expect(list({ routes: [{ route: '/a', headers: hidden }] })).toMatchObject([
      { loc: `${origin}/` },
    ]);
    expect(list({ globalHeaders: hidden })).toEqual([]);
    expect(list({ globalHeaders: { 'X-Robots-Tag': 'all', 'X-Frame': 'none' } })).toHaveLength(2);
  });

  it('lists each visible page once, by the address that visitors get', () => {
    const files = ['index.html', 'docs/cli.html', 'blog/index.html', 'secret.html', 'members.html'];
    const noPages = ['part.html', '404.html', 'google0123456789abcdef.html'];
    const others = ['tagged.html', 'gone.html', 'app.html', ...noPages];
    const found = findPageFiles([page('/'), page('/part'), page('/404')], [...files, ...others]);
    const config = {
      trailingSlash: 'never',
      navigationFallback: { rewrite: '/app.html', exclude: ['/none'] },
      routes: [
        { route: '/members*', allowedRoles: ['authenticated'] },
        { route: '/tagged', headers: { 'x-robots-tag': 'noindex' } },
        { route: '/gone', redirect: '/' },
      ],
    };
    const listed = ['/', '/index.html', '/docs/cli/', '/docs/cli', '/blog/index.html', '/secret'];
    const more = ['/members', '/tagged', '/gone', '/none', '/route/of/the/app'];
    const all = [...listed, ...more, ...noPages.map((name) => `/${name}`)];
    const own = getBuiltSitemap(all.map((path) => url(origin + path)).join(''));
    const make = (isApp: boolean) =>
      makeSitemap({
        seo: { ...getContent([page('/')]), sitemap: undefined },
        found,
        origin,
        builtSitemaps: [own],
        ...viewSite(found, {
          config,
          hidden: ['secret.html'],
          fragments: ['part.html'],
          more: noPages,
          isApp,
        }),
      });
    const made = make(true);
    const list = (sitemap: typeof made) =>
      getEntries(sitemap).map(({ loc }) => loc.replace(origin, ''));
    const built = ['/', '/docs/cli', '/blog'];
    expect(list(made)).toEqual([...built, '/route/of/the/app']);
    const left = ['with noindex in their own head', 'behind a login', 'redirected', 'not built'];
    for (const reason of [...left, 'with noindex by X-Robots-Tag'])
      expect(made.remark).toContain(`1 ${reason}`);
    expect(made.remark).toContain('3 parts of pages, error pages or proofs of ownership');
    // Addresses without a file get the fallback page. Only an application shows a different page
    // there.
    expect(list(make(false))).toEqual(built);
  });
});

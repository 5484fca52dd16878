import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findPageFiles } from '../../../../../../src/deploy/steps/finish/pages/pages.ts';
import { readBuiltSitemaps } from '../../../../../../src/deploy/steps/finish/sitemap/built-sitemaps.ts';
import { makeSitemap } from '../../../../../../src/deploy/steps/finish/sitemap/sitemap.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';
import { viewSite } from '../../../../../support/sitemap-view.ts';

const origin = 'https://www.acme.example';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = (paths: readonly string[], rest = '') =>
  `<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${paths
    .map((path) => `<url><loc>${origin}${path}</loc>${rest}</url>`)
    .join('')}</urlset>`;
const index = (...names: string[]) =>
  `<sitemapindex ${namespace}>${names.map((name) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`).join('')}</sitemapindex>`;
const page = (path: string) => sitePage(path, path);
const pages = [page('/'), page('/about'), page('/hidden')];
const hidden = {
  pageSlug: '/hidden',
  title: 't',
  description: 'd',
  noIndex: true,
  updatedAt: lastUpdated,
};
const seo = getContent(pages, [hidden]);
const found = findPageFiles(pages, ['index.html', 'about.html', 'hidden.html', 'blog/a.html']);

/**
 * Makes the sitemap of a site whose build wrote these files, as a deployment does.
 * @param portal the portal's sitemap, if it has one
 * @param robots content of the site's robots.txt
 */
function deploy(
  built: Readonly<Record<string, string | Buffer>>,
  portal: string | undefined,
  robots?: string,
  view: Parameters<typeof viewSite>[1] = {
    more: ['file.pdf', 'gone.html', 'a[1].html', 'other.html'],
  },
) {
  const read = (name: string) => (built[name] === undefined ? undefined : Buffer.from(built[name]));
  const { sitemaps: own, problems } = readBuiltSitemaps(read, robots, origin);
  const made = makeSitemap({
    seo: { ...seo, sitemap: portal === undefined ? undefined : [portal] },
    found,
    origin,
    builtSitemaps: own,
    ...viewSite(found, view),
  });
  return { ...made, own, problems };
}
const locs = (xml: string | Uint8Array | undefined) =>
  [...String(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(origin, ''),
  );

describe("sitemaps from the site's own build", () => {
  it("are merged into the portal's sitemap, without pages that the portal knows but does not list", () => {
    const image = `<image:image><image:loc>${origin}/a.png</image:loc></image:image>`;
    const built = {
      'sitemap.xml': urlset(['/', '/about', '/hidden', '/blog/a', '/file.pdf'], image),
    };
    const { files, remark, warnings } = deploy(built, urlset(['/', '/nowhere']));
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(locs(files.get('sitemap.xml'))).toEqual(['/', '/blog/a', '/file.pdf']);
    expect(String(files.get('sitemap.xml')).match(/<image:loc>/g)).toHaveLength(3);
    expect(remark).toBe(
      "Sitemap: 3 addresses, 1 from the portal and 2 more from the site's own (sitemap.xml); left out: 1 excluded by the portal's sitemap, 1 marked noIndex in the portal.",
    );
    expect(warnings).toEqual([`Left out of the sitemap (not built): ${origin}/nowhere.`]);
  });

  it('stay unchanged if the portal has no sitemap and they list no hidden page', () => {
    expect(deploy({ 'sitemap.xml': urlset(['/', '/other']) }, undefined).files.size).toBe(0);
  });

  it('name the folder of an index.html, and keep other addresses that visitors get', () => {
    const built = {
      'sitemap.xml': urlset(['/', '/other.html']),
      'sitemap-0.xml': urlset(['/', '/docs/index.html']),
    };
    const more = ['other.html', 'docs/index.html'];
    const { files } = deploy(built, undefined, undefined, { more });
    expect(locs(files.get('sitemap.xml'))).toEqual(['/', '/other.html', '/docs/']);
  });

  it('lose hidden pages even if the portal has no sitemap', () => {
    const { files, remark } = deploy(
      { 'sitemap.xml': urlset(['/', '/about', '/hidden.html']) },
      undefined,
    );
    expect(locs(files.get('sitemap.xml'))).toEqual(['/', '/about']);
    expect(remark).toContain('1 marked noIndex in the portal');
  });

  it('lose route templates such as /blog/[...slug]', () => {
    const built = { 'sitemap.xml': urlset(['/', '/app/%5Bid%5D/', '/blog/[...slug]', '/a[1]']) };
    const { files, remark } = deploy(built, undefined);
    expect(locs(files.get('sitemap.xml'))).toEqual(['/', '/a%5B1%5D']);
    expect(remark).toContain('left out: 2 route templates instead of addresses');
  });

  it('are rewritten throughout an index, even in its compressed parts', () => {
    const built = {
      'sitemap-index.xml': index('sitemap-0.xml', 'sitemap-blog.xml'),
      'sitemap-0.xml': urlset(['/', '/hidden']),
      'sitemap-blog.xml.gz': gzipSync(urlset(['/blog/a', '/hidden'])),
    };
    const { files } = deploy(built, urlset(['/', '/about']));
    expect([...files.keys()].sort()).toEqual([
      'sitemap-0.xml',
      'sitemap-blog.xml.gz',
      'sitemap-index.xml',
      'sitemap.xml',
    ]);
    expect(locs(files.get('sitemap.xml'))).toEqual(['/', '/about', '/blog/a']);
    expect(locs(files.get('sitemap-index.xml'))).toEqual(['/sitemap.xml']);
    expect(locs(files.get('sitemap-0.xml'))).toEqual(['/']);
    expect(locs(gunzipSync(files.get('sitemap-blog.xml.gz') ?? ''))).toEqual(['/blog/a']);
  });

  it('are found through robots.txt and as compressed files', () => {
    const built = {
      'map/all.xml': urlset(['/blog/a']),
      'sitemap.xml.gz': gzipSync(urlset(['/gone'])),
    };
    const { files } = deploy(
      built,
      urlset(['/']),
      `Sitemap: ${origin}/map/all.xml\nSitemap: https://other.example/x.xml`,
    );
    expect(locs(files.get('sitemap.xml'))).toEqual(['/', '/gone', '/blog/a']);
    expect(gunzipSync(files.get('sitemap.xml.gz') ?? '').toString()).toBe(
      String(files.get('sitemap.xml')),
    );
    expect(locs(files.get('map/all.xml'))).toEqual(['/blog/a']);
  });

  it('are reported and not rewritten if they cannot be read', () => {
    const { problems, files } = deploy(
      { 'sitemap-0.xml': '<html>', 'sitemap.xml.gz': Buffer.from('x') },
      urlset(['/']),
    );
    expect(problems).toEqual([
      'sitemap.xml.gz cannot be unpacked',
      expect.stringContaining('sitemap-0.xml is not valid'),
    ]);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
  });

  it('are read once if they refer to each other', () => {
    const built = {
      'sitemap.xml': index('sitemap.xml', 'sitemap-0.xml'),
      'sitemap-0.xml': index('sitemap.xml'),
    };
    expect(deploy(built, undefined).own.map(({ path }) => path)).toEqual([
      'sitemap.xml',
      'sitemap-0.xml',
    ]);
  });

  it('lose addresses of a different origin, which are counted as left out', () => {
    const built = {
      'sitemap.xml': urlset(['/blog/a']).replaceAll(origin, 'http://localhost:4321'),
    };
    const { files, remark } = deploy(built, urlset(['/']));
    expect(locs(files.get('sitemap.xml'))).toEqual(['/']);
    expect(remark).toContain('left out: 1 not on this site');
  });

  it('add no image to a page of the portal if they list the page under a different origin', () => {
    const image = `<image:image><image:loc>${origin}/a.png</image:loc></image:image>`;
    const built = {
      'sitemap.xml': urlset(['/'], image).replaceAll(origin, 'http://localhost:4321'),
    };
    const { files, remark } = deploy(built, urlset(['/']));
    expect(String(files.get('sitemap.xml'))).not.toContain('localhost');
    expect(remark).toContain('left out: 1 not on this site');
  });

  it('count an address once, however often they list it', () => {
    const built = {
      'sitemap-0.xml': urlset(['/blog/a', '/hidden']),
      'sitemap.xml': urlset(['/blog/a', '/hidden']),
    };
    expect(deploy(built, urlset(['/', '/', '/about'])).remark).toBe(
      "Sitemap: 3 addresses, 2 from the portal and 1 more from the site's own (sitemap.xml, sitemap-0.xml); " +
        'left out: 1 marked noIndex in the portal.',
    );
  });
});

it('makeSitemap treats addresses that differ in case as different pages', () => {
  const both = [page('/about'), { ...page('/About'), slug: 'upper' }];
  const metadata = new Map([['/about', { ...hidden, pageSlug: '/about' }]]);
  const files = findPageFiles(both, ['index.html', 'about.html', 'About.html']);
  const { files: made } = makeSitemap({
    seo: { ...seo, pages: both, metadata, sitemap: [urlset(['/about', '/About'])] },
    found: files,
    origin,
    builtSitemaps: [],
    ...viewSite(files),
  });
  expect(locs(made.get('sitemap.xml'))).toEqual(['/About']);
});

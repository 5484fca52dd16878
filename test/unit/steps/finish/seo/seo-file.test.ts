import { describe, expect, it } from 'vitest';
import type { HeadValues } from '../../../../../src/config/seo-file.ts';
import type { PageSeo } from '../../../../../src/portal/contract/seo.ts';
import { editPage } from '../../../../../src/steps/finish/html/edit.ts';
import type { PortalContent } from '../../../../../src/steps/finish/portal/fetch-content.ts';
import { headOfPage } from '../../../../../src/steps/finish/seo/head-of-page.ts';
import { seoFileOf } from '../../../../../src/steps/finish/seo/seo-file.ts';

const origin = 'https://www.acme.example';
const lastUpdated = '2026-01-02T00:00:00Z';
const page = (slug: string, path: string) => ({
  slug,
  path,
  title: `Listed ${slug}`,
  type: 'page',
  textKeyCount: 0,
  lastUpdated,
});
const about: PageSeo = {
  pageSlug: 'about',
  title: 'About <us>',
  description: 'Who we are & "why"',
  keywords: ['oak', 'pine'],
  noIndex: true,
  noFollow: false,
  openGraph: { title: 'OG', image: '/og.png', imageWidth: 1200, imageHeight: 630, type: 'article' },
  social: { card: 'summary', creator: '@ada' },
  structuredData: { '@context': 'https://schema.org', '@type': 'AboutPage', name: '</script>' },
  updatedAt: lastUpdated,
};
const content: PortalContent = {
  pages: [page('plain', '/plain/'), page('about', '/about')],
  seo: new Map([['about', about]]),
  defaults: {
    titleSuffix: ' | Acme',
    defaultDescription: 'Default',
    defaultImage: 'https://cdn.example/default.png',
    socialHandle: '@acme',
    locale: 'en_US',
  },
  sitemap: undefined,
  malformed: [],
};

const escaped = (text: unknown) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page as a site's own build makes it of these values. */
function built({ title, canonical, structuredData, ...metas }: HeadValues): Buffer {
  const tags = Object.entries(metas).map(
    ([name, value]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(value)}">`,
  );
  const data = structuredData && JSON.stringify(structuredData).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return Buffer.from(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
      `<link rel="canonical" href="${escaped(canonical)}">${tags.join('')}` +
      `${data === undefined ? '' : `<script type="application/ld+json">${data}</script>`}</head><body></body></html>`,
  );
}

describe('the SEO metadata for the build', () => {
  const { pages } = seoFileOf(content, origin);

  it('has every page by its path, what the portal says apart from the defaults of the site', () => {
    expect(Object.keys(pages)).toEqual(['/about', '/plain/']);
    expect(pages['/about']).toMatchObject({
      slug: 'about',
      values: {
        title: 'About <us> | Acme',
        description: 'Who we are & "why"',
        keywords: 'oak, pine',
        robots: 'noindex, follow',
        'og:image': `${origin}/og.png`,
        'og:image:width': '1200',
        'twitter:creator': '@ada',
        structuredData: about.structuredData,
      },
      fallback: { canonical: `${origin}/about`, 'og:locale': 'en_US', 'twitter:site': '@acme' },
    });
    expect(pages['/plain/']).toEqual({
      slug: 'plain',
      values: {},
      fallback: {
        title: 'Listed plain | Acme',
        description: 'Default',
        canonical: `${origin}/plain/`,
        'og:image': 'https://cdn.example/default.png',
        'og:locale': 'en_US',
        'twitter:site': '@acme',
      },
    });
  });

  it.each(content.pages)('lets the finish step find nothing to change on the page $slug', ({ slug, path, title }) => {
    const values = pages[path];
    const head = headOfPage({
      seo: content.seo.get(slug),
      defaults: content.defaults,
      listedTitle: title,
      address: `${origin}${path}`,
      origin,
      isPreview: false,
    });
    const bytes = built({ ...values?.fallback, ...values?.values });
    const { pieces = [bytes] } = editPage(bytes, { head, texts: new Map() });
    expect(Buffer.concat(pieces).toString()).toBe(bytes.toString());
    expect(editPage(built({ title: 'x' }), { head, texts: new Map() }).pieces).toBeDefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { HeadValues } from '../../../../../../src/config/content-file.ts';
import type { PageSeo } from '../../../../../../src/contracts/portal/seo.ts';
import {
  buildSeoFile,
  headOfPage,
  type PageHead,
} from '../../../../../../src/deploy/steps/finish/seo/head-of-page.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { getContent, lastUpdated, sitePage } from '../../../../../support/portal-content.ts';

const seo: PageSeo = {
  pageSlug: 'about',
  title: 'About us',
  description: 'Who we are',
  keywords: ['oak', 'pine'],
  canonical: 'https://www.acme.example/about-us',
  noIndex: false,
  noFollow: true,
  openGraph: {
    title: 'OG title',
    description: 'OG description',
    image: '/og.png',
    imageWidth: 1200,
    imageHeight: 630,
    type: 'article',
    locale: 'de_DE',
    siteName: 'Acme',
  },
  social: {
    card: 'summary',
    title: 'Card title',
    description: 'Card description',
    image: 'https://cdn.example/card.png',
    site: '@acme',
    creator: '@ada',
  },
  structuredData: { '@context': 'https://schema.org', '@type': 'AboutPage', name: '</script>' },
  updatedAt: '2026-01-02T00:00:00Z',
};
const defaults = {
  titleSuffix: ' | Acme',
  defaultDescription: 'Default description',
  defaultImage: 'https://cdn.example/default.png',
  socialHandle: '@default',
  locale: 'en_US',
};

/** Returns the head of a deployed page. */
function getHead(built: string, more: Partial<PageHead> = {}): string {
  const head = headOfPage({
    seo: undefined,
    defaults,
    listedTitle: 'Listed',
    address: 'https://www.acme.example/about',
    origin: 'https://www.acme.example',
    isPreview: false,
    ...more,
  });
  const bytes = Buffer.from(
    `<!doctype html><html><head><meta charset="utf-8">${built}</head><body></body></html>`,
  );
  const page = Buffer.concat(
    editPage(bytes, { head, texts: new Map() }).pieces ?? [bytes],
  ).toString();
  return page.slice(page.indexOf('utf-8">') + 7, page.indexOf('</head>'));
}

describe('the head of a page', () => {
  it("contains each field of the portal's metadata", () => {
    expect(getHead('', { seo }).replaceAll('><', '>\n<')).toBe(`<title>About us | Acme</title>
<meta name="description" content="Who we are">
<meta name="keywords" content="oak, pine">
<link rel="canonical" href="https://www.acme.example/about-us">
<meta name="robots" content="index, nofollow">
<meta property="og:title" content="OG title">
<meta property="og:description" content="OG description">
<meta property="og:type" content="article">
<meta property="og:image" content="https://www.acme.example/og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:locale" content="de_DE">
<meta property="og:site_name" content="Acme">
<meta name="twitter:card" content="summary">
<meta name="twitter:title" content="Card title">
<meta name="twitter:description" content="Card description">
<meta name="twitter:image" content="https://cdn.example/card.png">
<meta name="twitter:site" content="@acme">
<meta name="twitter:creator" content="@ada">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"AboutPage","name":"\\u003c/script\\u003e"}</script>`);
  });

  it('contains the defaults if neither the portal nor the build has a value', () => {
    expect(getHead('').replaceAll('><', '>\n<')).toBe(`<title>Listed | Acme</title>
<meta name="description" content="Default description">
<link rel="canonical" href="https://www.acme.example/about">
<meta property="og:image" content="https://cdn.example/default.png">
<meta property="og:locale" content="en_US">
<meta name="twitter:site" content="@default">`);
  });

  it('keeps the built value if the portal has none', () => {
    const built =
      '<title>Built</title><meta name="description" content="Built"><link rel="canonical" href="https://www.acme.example/built"><meta property="og:image" content="/built.png"><meta property="og:locale" content="fr_FR"><meta name="twitter:site" content="@built"><meta name="robots" content="noindex">';
    expect(getHead(built)).toBe(built);
    expect(
      getHead(built, { seo: { ...seo, title: '', description: '', canonical: '' } }),
    ).toContain(
      '<title>Built</title><meta name="description" content="Built"><link rel="canonical" href="https://www.acme.example/built">',
    );
  });

  it('prefers the built title and description to those that the portal has only derived', () => {
    const built = '<title>Built</title><meta name="description" content="Built">';
    const derived = { ...seo, derived: ['title', 'description'] };
    expect(getHead(built, { seo: derived })).toContain(built);
    expect(getHead('', { seo: derived })).toContain(
      '<title>Listed | Acme</title><meta name="description" content="Who we are">',
    );
  });

  it('drops the alt text and size of a replaced image', () => {
    const built =
      '<meta property="og:image" content="/a.png"><meta property="og:image:width" content="1"><meta property="og:image:alt" content="A"><meta name="twitter:image:alt" content="A">';
    expect(getHead(built)).toContain(built);
    const { imageWidth: _width, imageHeight: _height, ...openGraph } = seo.openGraph ?? {};
    const replaced = getHead(built, { seo: { ...seo, openGraph } });
    expect(replaced).toContain('content="https://www.acme.example/og.png"');
    expect(replaced).not.toMatch(/:alt|:width/);
    expect(getHead(built, { seo })).toMatch(/og:image:width" content="1200"/);
    expect(getHead(built, { seo }).match(/og:image:width/g)).toHaveLength(1);
  });

  it('does not repeat a title suffix that the title already has', () => {
    expect(getHead('', { seo: { ...seo, title: 'About | Acme' } })).toContain(
      '<title>About | Acme</title>',
    );
  });

  it('has a canonical link to Production and "noindex" in a Preview', () => {
    const built = '<link rel="canonical" href="https://preview.example/x?a=1">';
    const preview = getHead(built, { isPreview: true });
    expect(preview).toContain('href="https://www.acme.example/x?a=1"');
    expect(preview).toContain('<meta name="robots" content="noindex, follow">');
    expect(getHead('', { isPreview: true, seo })).toContain('content="noindex, nofollow"');
  });

  it('does not keep values of the page from which it was copied', () => {
    const built = '<title>Home</title><link rel="canonical" href="https://www.acme.example/">';
    expect(getHead(built, { isCopy: true })).toContain(
      '<title>Listed | Acme</title><link rel="canonical" href="https://www.acme.example/about">',
    );
  });
});

const origin = 'https://www.acme.example';
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
const listed = [
  sitePage('plain', '/plain/', 'Listed plain'),
  sitePage('about', '/about', 'Listed about'),
];
const portalSeo = getContent(listed, [about], {
  defaults: { ...defaults, defaultDescription: 'Default', socialHandle: '@acme' },
});

const escaped = (text: unknown) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns a page with these values, as a site's own build writes it. */
function built({ title, canonical, structuredData, ...metas }: HeadValues): Buffer {
  const tags = Object.entries(metas).map(
    ([name, value]) =>
      `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(value)}">`,
  );
  const data =
    structuredData &&
    JSON.stringify(structuredData).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return Buffer.from(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
      `<link rel="canonical" href="${escaped(canonical)}">${tags.join('')}` +
      `${data === undefined ? '' : `<script type="application/ld+json">${data}</script>`}</head><body></body></html>`,
  );
}

describe('the SEO metadata for the build', () => {
  const { pages } = buildSeoFile(portalSeo, origin);

  it("lists each page by its path, and separates the portal's values from the site's defaults", () => {
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

  it.each(portalSeo.pages)(
    'leaves the finish step nothing to change on the page $slug',
    ({ slug, path: at, title }) => {
      const values = pages[at];
      const head = headOfPage({
        seo: portalSeo.metadata.get(slug),
        defaults: portalSeo.defaults,
        listedTitle: title,
        address: `${origin}${at}`,
        origin,
        isPreview: false,
      });
      const bytes = built({ ...values?.fallback, ...values?.values });
      const { pieces = [bytes] } = editPage(bytes, { head, texts: new Map() });
      expect(Buffer.concat(pieces).toString()).toBe(bytes.toString());
      expect(editPage(built({ title: 'x' }), { head, texts: new Map() }).pieces).toBeDefined();
    },
  );
});

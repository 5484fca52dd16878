import { describe, expect, it } from 'vitest';
import type { PageSeo } from '../../../../../../src/contracts/portal/seo.ts';
import {
  headOfPage,
  type PageHead,
} from '../../../../../../src/deploy/steps/finish/seo/head-of-page.ts';
import { editPage } from '../../../../../support/edit-page.ts';

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

/** The head of a page after the deployment. */
function headOf(built: string, more: Partial<PageHead> = {}): string {
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
  it('has every field of the specification', () => {
    expect(headOf('', { seo }).replaceAll('><', '>\n<')).toBe(`<title>About us | Acme</title>
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

  it('has the defaults if neither the portal nor the build has a value', () => {
    expect(headOf('').replaceAll('><', '>\n<')).toBe(`<title>Listed | Acme</title>
<meta name="description" content="Default description">
<link rel="canonical" href="https://www.acme.example/about">
<meta property="og:image" content="https://cdn.example/default.png">
<meta property="og:locale" content="en_US">
<meta name="twitter:site" content="@default">`);
  });

  it('keeps the built value if the portal has none', () => {
    const built =
      '<title>Built</title><meta name="description" content="Built"><link rel="canonical" href="https://www.acme.example/built"><meta property="og:image" content="/built.png"><meta property="og:locale" content="fr_FR"><meta name="twitter:site" content="@built"><meta name="robots" content="noindex">';
    expect(headOf(built)).toBe(built);
    expect(headOf(built, { seo: { ...seo, title: '', description: '', canonical: '' } })).toContain(
      '<title>Built</title><meta name="description" content="Built"><link rel="canonical" href="https://www.acme.example/built">',
    );
  });

  it('drops the alt text and size of an image that was replaced', () => {
    const built =
      '<meta property="og:image" content="/a.png"><meta property="og:image:width" content="1"><meta property="og:image:alt" content="A"><meta name="twitter:image:alt" content="A">';
    expect(headOf(built)).toContain(built);
    const { imageWidth: _width, imageHeight: _height, ...openGraph } = seo.openGraph ?? {};
    const replaced = headOf(built, { seo: { ...seo, openGraph } });
    expect(replaced).toContain('content="https://www.acme.example/og.png"');
    expect(replaced).not.toMatch(/:alt|:width/);
    expect(headOf(built, { seo })).toMatch(/og:image:width" content="1200"/);
    expect(headOf(built, { seo }).match(/og:image:width/g)).toHaveLength(1);
  });

  it('has the title suffix once', () => {
    expect(headOf('', { seo: { ...seo, title: 'About | Acme' } })).toContain(
      '<title>About | Acme</title>',
    );
  });

  it('points from a Preview to Production, and is hidden there', () => {
    const built = '<link rel="canonical" href="https://preview.example/x?a=1">';
    const preview = headOf(built, { isPreview: true });
    expect(preview).toContain('href="https://www.acme.example/x?a=1"');
    expect(preview).toContain('<meta name="robots" content="noindex, follow">');
    expect(headOf('', { isPreview: true, seo })).toContain('content="noindex, nofollow"');
  });

  it('does not keep the values of the page it was copied from', () => {
    const built = '<title>Home</title><link rel="canonical" href="https://www.acme.example/">';
    expect(headOf(built, { isCopy: true })).toContain(
      '<title>Listed | Acme</title><link rel="canonical" href="https://www.acme.example/about">',
    );
  });
});

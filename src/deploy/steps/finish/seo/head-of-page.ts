import type { OpenGraph, PageSeo, SeoDefaults } from '../../../../contracts/portal/seo.ts';
import { compact } from '../../../../shared/compact.ts';
import type { HeadEdit, When } from '../html/head-edits.ts';

export interface PageHead {
  readonly seo: PageSeo | undefined;
  readonly defaults: SeoDefaults;
  readonly listedTitle: string | undefined;
  readonly address: string;
  readonly origin: string;
  /** A Preview is hidden, and its canonical links point to Production. */
  readonly isPreview: boolean;
  readonly isCopy?: boolean;
}

/** Empty values stay as built, else defaults. Spec: Per-page SEO metadata, SEO site defaults. */
export function headOfPage(page: PageHead): HeadEdit[] {
  const { seo, defaults, listedTitle, address, origin, isPreview, isCopy = false } = page;
  const { openGraph = {}, social = {} } = seo ?? {};
  const canonical = seo?.canonical;
  const image = (value: string | undefined) => value && new URL(value, origin).href;
  const title = seo?.title || undefined;
  return [
    ...titleEdit(
      title ?? listedTitle,
      defaults.titleSuffix,
      !title && !isCopy ? 'missing' : 'always',
    ),
    ...meta('name', 'description', seo?.description, defaults.defaultDescription),
    ...meta('name', 'keywords', seo?.keywords?.join(', ')),
    {
      kind: 'canonical',
      href: canonical || address,
      when: canonical || isCopy ? 'always' : 'missing',
      origin: isPreview ? origin : undefined,
    },
    ...robots(seo, isPreview),
    ...meta('property', 'og:title', openGraph.title),
    ...meta('property', 'og:description', openGraph.description),
    ...meta('property', 'og:type', openGraph.type),
    ...meta('property', 'og:image', image(openGraph.image), image(defaults.defaultImage)),
    ...meta('property', 'og:image:width', openGraph.imageWidth?.toString()),
    ...meta('property', 'og:image:height', openGraph.imageHeight?.toString()),
    ...(openGraph.image ? withoutMeta(ogImageTags(openGraph)) : []),
    ...meta('property', 'og:locale', openGraph.locale, defaults.locale),
    ...meta('property', 'og:site_name', openGraph.siteName),
    ...meta('name', 'twitter:card', social.card),
    ...meta('name', 'twitter:title', social.title),
    ...meta('name', 'twitter:description', social.description),
    ...meta('name', 'twitter:image', image(social.image)),
    ...(social.image ? withoutMeta(['twitter:image:alt']) : []),
    ...meta('name', 'twitter:site', social.site, defaults.socialHandle),
    ...meta('name', 'twitter:creator', social.creator),
    ...(seo?.structuredData
      ? [{ kind: 'structured data', data: seo.structuredData } as const]
      : []),
  ];
}

export function headOfUnknownPage(address: string, origin: string, isPreview: boolean): HeadEdit[] {
  if (!isPreview) return [];
  return [
    { kind: 'canonical', href: address, when: 'missing', origin },
    { kind: 'robots', noIndex: true },
  ];
}

function titleEdit(title: string | undefined, suffix = '', when: When): HeadEdit[] {
  if (!title) return [];
  return [{ kind: 'title', text: title.endsWith(suffix) ? title : title + suffix, when }];
}

/** Of the replaced image: the portal gives only width and height (https://ogp.me/#structured). */
function ogImageTags(graph: OpenGraph): string[] {
  return compact([
    ...['url', 'secure_url', 'type', 'alt'],
    !graph.imageWidth && 'width',
    !graph.imageHeight && 'height',
  ]).map((name) => `og:image:${name}`);
}

function withoutMeta(names: readonly string[]): HeadEdit[] {
  return names.map((name) => ({ kind: 'no meta', name }));
}

function meta(
  attribute: 'name' | 'property',
  name: string,
  content: string | undefined,
  fallback?: string,
): HeadEdit[] {
  if (content) return [{ kind: 'meta', name, attribute, content, when: 'always' }];
  if (!fallback) return [];
  return [{ kind: 'meta', name, attribute, content: fallback, when: 'missing' }];
}

function robots(seo: PageSeo | undefined, isPreview: boolean): HeadEdit[] {
  const noIndex = isPreview ? true : seo?.noIndex;
  const noFollow = seo?.noFollow;
  if (noIndex === undefined && noFollow === undefined) return [];
  return [{ kind: 'robots', noIndex, noFollow }];
}

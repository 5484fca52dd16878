import { isDeepStrictEqual } from 'node:util';
import { type HeadValues, loadSeoFile, type SeoFile } from '../../../../config/content-file.ts';
import type { OpenGraph, PageSeo, SeoDefaults } from '../../../../contracts/portal/seo.ts';
import { compact } from '../../../../shared/compact.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import type { Plan } from '../../plan/types.ts';
import { toPageUrl } from '../addresses/addresses.ts';
import { type AddressEdit, type HeadEdit, isMoved, type When } from '../html/head-edits.ts';
import type { PortalSeo } from '../portal/fetch-seo.ts';

export interface PageHead {
  readonly seo: PageSeo | undefined;
  readonly defaults: SeoDefaults;
  readonly listedTitle: string | undefined;
  /** Canonical URL of the page; `undefined` if no path returns it without a login or a redirect. */
  readonly address: string | undefined;
  /** Other paths of the page, encoded, at which visitors don't get it. */
  readonly moved?: readonly string[] | undefined;
  readonly origin: string;
  /**
   * Whether the page is for a Preview, which hides it from search engines. Built canonical links
   * are then changed to lead to Production.
   */
  readonly isPreview: boolean;
  readonly isCopy?: boolean;
}

/**
 * Returns the edits of a page's head. Empty values fall back to defaults or stay as built, and
 * derived values never replace built ones. Spec: Per-page SEO metadata, SEO site defaults.
 */
export function headOfPage(page: PageHead): HeadEdit[] {
  const { seo, defaults, listedTitle, address, moved, origin, isPreview, isCopy = false } = page;
  const { openGraph = {}, social = {} } = seo ?? {};
  const isOutdated = address && seo?.canonical && isMoved(seo.canonical, { href: address, moved });
  const canonical = isOutdated ? address : seo?.canonical;
  const image = (value: string | undefined) => value && new URL(value, origin).href;
  const title = getOwn(seo, 'title');
  const description = getOwn(seo, 'description');
  return [
    ...titleEdit(
      title ?? listedTitle,
      defaults.titleSuffix,
      !title && !isCopy ? 'missing' : 'always',
    ),
    ...meta('name', 'description', description, seo?.description || defaults.defaultDescription),
    ...meta('name', 'keywords', seo?.keywords?.join(', ')),
    ...canonicalEdit(canonical || address, canonical || isCopy ? 'always' : 'missing', {
      origin: isPreview ? origin : undefined,
      moved,
    }),
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

function getOwn(seo: PageSeo | undefined, field: 'title' | 'description'): string | undefined {
  if (seo?.derived?.includes(field)) return undefined;
  return seo?.[field] || undefined;
}

/** Returns the edits of a Preview's page that the portal doesn't know. */
export function headOfUnknownPage(address: string | undefined, origin: string): HeadEdit[] {
  return [...canonicalEdit(address, 'missing', { origin }), { kind: 'robots', noIndex: true }];
}

function canonicalEdit(
  href: string | undefined,
  when: When,
  more: Pick<AddressEdit, 'origin' | 'moved'>,
): HeadEdit[] {
  if (!href) return [];
  return [{ kind: 'canonical', href, when, ...more }];
}

function titleEdit(title: string | undefined, suffix = '', when: When): HeadEdit[] {
  if (!title) return [];
  return [{ kind: 'title', text: title.endsWith(suffix) ? title : title + suffix, when }];
}

/**
 * Returns the names of tags that would no longer be correct for a new image. The portal only has
 * values for width and height: https://ogp.me/#structured
 */
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

/**
 * Builds the metadata file for the site's build from the edits of the finish step. If the build
 * uses the values of the file, these edits change nothing.
 */
export function buildSeoFile(seo: PortalSeo, origin: string): SeoFile {
  const { metadata, defaults } = seo;
  const pages = seo.pages.map(({ slug, path, title: listedTitle }) => {
    const address = toPageUrl(origin, path);
    const page = {
      seo: metadata.get(slug),
      defaults,
      listedTitle,
      address,
      origin,
      isPreview: false,
    };
    const edits = headOfPage(page);
    const fallback = headValues(edits, 'missing');
    return [path, { slug, values: headValues(edits, 'always'), fallback }] as const;
  });
  return { pages: Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function headValues(edits: readonly HeadEdit[], when: 'always' | 'missing'): HeadValues {
  return Object.fromEntries(edits.flatMap((edit) => headValue(edit, when)));
}

function headValue(edit: HeadEdit, when: 'always' | 'missing'): [name: string, value: unknown][] {
  if ('when' in edit && edit.when !== when) return [];
  if (edit.kind === 'title') return [['title', edit.text]];
  if (edit.kind === 'meta') return [[edit.name, edit.content]];
  if (edit.kind === 'canonical') return [['canonical', edit.href]];
  if (when === 'missing') return [];
  if (edit.kind === 'robots') return [['robots', formatRobots(edit)]];
  if (edit.kind === 'structured data') return [['structuredData', edit.data]];
  return [];
}

function formatRobots(headEdit: Extract<HeadEdit, { kind: 'robots' }>): string {
  const { noIndex, noFollow } = headEdit;
  return `${noIndex ? 'noindex' : 'index'}, ${noFollow ? 'nofollow' : 'follow'}`;
}

/** Reports an outdated metadata file, which the build may have used elsewhere, e.g. in scripts. */
export async function reportSnapshot(seo: PortalSeo, plan: Plan, deps: Pick<Deps, 'log'>) {
  const { file } = plan.config.seo;
  // Ignore an unusable file, which the build rejects. A deploy-only job may have none.
  const snapshot: SeoFile = await loadSeoFile(plan.workspace, file).catch(() => ({ pages: {} }));
  if (Object.keys(snapshot.pages).length === 0) return;
  // Convert through JSON, which treats absent and undefined members alike.
  const now: SeoFile = JSON.parse(JSON.stringify(buildSeoFile(seo, plan.config.site.url)));
  const paths = new Set([...Object.keys(snapshot.pages), ...Object.keys(now.pages)]);
  const different = [...paths].filter((path) => {
    const page = now.pages[path];
    if (seo.unfetched?.has(page?.slug ?? '')) return false;
    return !isDeepStrictEqual(snapshot.pages[path], page);
  });
  if (different.length === 0) return;
  deps.log.info(
    `${file}, which the build used, is older than the portal for ` +
      `${count(different.length, 'page')}: ${firstNames(different)}. The deployed pages match ` +
      'the ' +
      'portal; run "site-deploy texts pull" to update the file for the next build.',
  );
}

import * as z from 'zod/mini';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type {
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
} from '../../../contracts/portal/seo.ts';
import type { ValidationResult } from '../../../contracts/portal/seo-validation.ts';
import type { SitemapConfig, SitemapConfigResult } from '../../../contracts/portal/sitemap.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Cacheable, CallOptions, PortalCaller, Tagged, WriteOptions } from '../caller.ts';

const RawPageSeo = z.looseObject({});

/** Path segments that are endpoints: as page slugs, they would read or replace something else. */
const endpoints = ['defaults', 'sitemap-config', 'purge'];

export type SeoCalls = ReturnType<typeof seoCalls>;

/**
 * Spec: Endpoints, SEO. Calls for one page throw `SiteDeployError` `USAGE` if the slug is an
 * endpoint of the portal.
 */
export function seoCalls(caller: PortalCaller) {
  return {
    /** Pages with SEO metadata, and the defaults. */
    get: (siteId: string, options?: CallOptions): Promise<SeoOverview> =>
      caller.call(operations.getSeoOverview, { parameters: { siteId }, ...options }),

    getPage: async (siteId: string, pageSlug: string, options?: CallOptions): Promise<PageSeo> =>
      caller.call(operations.getPageSeo, {
        parameters: toPageParameters(siteId, pageSlug),
        ...options,
      }),

    /** A page's metadata with its entity tag, to update it. */
    getTaggedPage: async (
      siteId: string,
      pageSlug: string,
      options?: CallOptions,
    ): Promise<Tagged<PageSeo>> =>
      caller.callTagged(operations.getPageSeo, {
        parameters: toPageParameters(siteId, pageSlug),
        ...options,
      }),

    /** A page's metadata as sent by the portal, to validate it field by field. */
    getRawPage: async (
      siteId: string,
      pageSlug: string,
      options?: CallOptions,
    ): Promise<Cacheable<z.output<typeof RawPageSeo>>> =>
      caller.callCacheable(
        { ...operations.getPageSeo, answer: RawPageSeo },
        { parameters: toPageParameters(siteId, pageSlug), ...options },
      ),

    /** Replaces all metadata of a page. Needs the level editor. */
    replacePage: async (
      siteId: string,
      pageSlug: string,
      seo: z.input<typeof PageSeoUpdate>,
      options?: WriteOptions,
    ): Promise<PageSeoResult> =>
      caller.call(operations.putPageSeo, {
        parameters: toPageParameters(siteId, pageSlug),
        body: seo,
        ...options,
      }),

    /** Dry run: returns warnings and errors without changing anything. The endpoint is decided. */
    validatePage: (
      siteId: string,
      pageSlug: string,
      seo: Readonly<Record<string, unknown>>,
      options?: CallOptions,
    ): Promise<ValidationResult> =>
      caller.call(operations.validatePageSeo, {
        parameters: { siteId, pageSlug },
        body: { ...seo },
        ...options,
      }),

    getDefaults: (siteId: string, options?: CallOptions): Promise<SeoDefaults> =>
      caller.call(operations.getSeoDefaults, { parameters: { siteId }, ...options }),

    /** The defaults with their entity tag, to update them. */
    getTaggedDefaults: (siteId: string, options?: CallOptions): Promise<Tagged<SeoDefaults>> =>
      caller.callTagged(operations.getSeoDefaults, { parameters: { siteId }, ...options }),

    /** Replaces all defaults of the site. Needs the level editor. */
    replaceDefaults: (
      siteId: string,
      defaults: SeoDefaultsUpdate,
      options?: WriteOptions,
    ): Promise<SeoDefaultsResult> =>
      caller.call(operations.putSeoDefaults, {
        parameters: { siteId },
        body: defaults,
        ...options,
      }),

    /** The XML sitemap. */
    getSitemap: (siteId: string, options?: CallOptions): Promise<string> =>
      caller.call(operations.getSitemap, { parameters: { siteId }, ...options }),

    /** Replaces the whole sitemap configuration. Needs the level editor. */
    replaceSitemapConfig: (
      siteId: string,
      config: SitemapConfig,
      options?: CallOptions,
    ): Promise<SitemapConfigResult> =>
      caller.call(operations.putSitemapConfig, {
        parameters: { siteId },
        body: config,
        ...options,
      }),

    /** Purges the portal's SEO cache. The endpoint is decided. */
    purgeCache: (siteId: string, options?: CallOptions): Promise<z.output<typeof SeoPurgeResult>> =>
      caller.call(operations.purgeSeoCache, { parameters: { siteId }, ...options }),
  };
}

function toPageParameters(siteId: string, pageSlug: string): { siteId: string; pageSlug: string } {
  if (!endpoints.includes(pageSlug)) return { siteId, pageSlug };
  throw new SiteDeployError(
    'USAGE',
    `"${pageSlug}" can't be a page slug: the portal has an endpoint at that path.`,
  );
}

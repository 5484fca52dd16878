import * as z from 'zod/mini';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { operations } from '../../contract/operations/operations.ts';
import type {
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
} from '../../contract/seo.ts';
import type { ValidationResult } from '../../contract/seo-validation.ts';
import type { SitemapConfig, SitemapConfigResult } from '../../contract/sitemap.ts';
import type { CallOptions, PortalCaller, Tagged, WriteOptions } from '../caller.ts';

const RawPageSeo = z.looseObject({});

/** Segments in the place of a page slug that are endpoints of their own: a page of that name would read or replace something else. */
const endpoints = ['defaults', 'sitemap-config', 'purge'];

/** Spec: Endpoints, SEO. Calls about one page throw `SiteDeployError` `USAGE` for a slug that is an endpoint of the portal. */
export class SeoCalls {
  readonly #caller: PortalCaller;

  constructor(caller: PortalCaller) {
    this.#caller = caller;
  }

  /** The pages with SEO metadata, and the defaults. */
  async get(siteId: string, options: CallOptions = {}): Promise<SeoOverview> {
    return await this.#caller.call(operations.getSeoOverview, { parameters: { siteId }, ...options });
  }

  async getPage(siteId: string, pageSlug: string, options: CallOptions = {}): Promise<PageSeo> {
    return (await this.getTaggedPage(siteId, pageSlug, options)).value;
  }

  /** The metadata of a page with its entity tag, for a caller that changes and replaces it. */
  async getTaggedPage(siteId: string, pageSlug: string, options: CallOptions = {}): Promise<Tagged<PageSeo>> {
    return await this.#caller.callTagged(operations.getPageSeo, { parameters: pageOf(siteId, pageSlug), ...options });
  }

  /** The metadata of a page as the portal sent it, for a caller that judges it field by field. */
  async getRawPage(siteId: string, pageSlug: string, options: CallOptions = {}): Promise<z.output<typeof RawPageSeo>> {
    const operation = { ...operations.getPageSeo, answer: RawPageSeo };
    return await this.#caller.call(operation, { parameters: pageOf(siteId, pageSlug), ...options });
  }

  /** Replaces the metadata of a page as a whole. Needs the level editor. */
  async replacePage(
    siteId: string,
    pageSlug: string,
    seo: z.input<typeof PageSeoUpdate>,
    options: WriteOptions = {},
  ): Promise<PageSeoResult> {
    const parts = { parameters: pageOf(siteId, pageSlug), body: seo, ...options };
    return await this.#caller.call(operations.putPageSeo, parts);
  }

  /** What would be warned of or refused, without changing anything. The endpoint is decided. */
  async validatePage(
    siteId: string,
    pageSlug: string,
    seo: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<ValidationResult> {
    const parts = { parameters: { siteId, pageSlug }, body: { ...seo }, ...options };
    return await this.#caller.call(operations.validatePageSeo, parts);
  }

  async getDefaults(siteId: string, options: CallOptions = {}): Promise<SeoDefaults> {
    return (await this.getTaggedDefaults(siteId, options)).value;
  }

  /** The defaults with their entity tag, for a caller that changes and replaces them. */
  async getTaggedDefaults(siteId: string, options: CallOptions = {}): Promise<Tagged<SeoDefaults>> {
    return await this.#caller.callTagged(operations.getSeoDefaults, { parameters: { siteId }, ...options });
  }

  /** Replaces the defaults of the site as a whole. Needs the level editor. */
  async replaceDefaults(
    siteId: string,
    defaults: SeoDefaultsUpdate,
    options: WriteOptions = {},
  ): Promise<SeoDefaultsResult> {
    return await this.#caller.call(operations.putSeoDefaults, { parameters: { siteId }, body: defaults, ...options });
  }

  /** The XML sitemap as it is. */
  async getSitemap(siteId: string, options: CallOptions = {}): Promise<string> {
    return await this.#caller.call(operations.getSitemap, { parameters: { siteId }, ...options });
  }

  /** Replaces the configuration of the sitemap as a whole. Needs the level editor. */
  async replaceSitemapConfig(
    siteId: string,
    config: SitemapConfig,
    options: CallOptions = {},
  ): Promise<SitemapConfigResult> {
    return await this.#caller.call(operations.putSitemapConfig, { parameters: { siteId }, body: config, ...options });
  }

  /** Empties the SEO cache of the portal. The endpoint is decided. */
  async purgeCache(siteId: string, options: CallOptions = {}): Promise<z.output<typeof SeoPurgeResult>> {
    return await this.#caller.call(operations.purgeSeoCache, { parameters: { siteId }, ...options });
  }
}

function pageOf(siteId: string, pageSlug: string): { siteId: string; pageSlug: string } {
  if (!endpoints.includes(pageSlug)) return { siteId, pageSlug };
  throw new SiteDeployError('USAGE', `"${pageSlug}" cannot be the slug of a page: the portal has an endpoint there.`);
}

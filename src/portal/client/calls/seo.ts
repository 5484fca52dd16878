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
import { SiteCalls } from './sites.ts';

const RawPageSeo = z.looseObject({});

/** Segments in the place of a page slug that are endpoints of their own: a page of that name would read or replace something else. */
const endpoints = ['defaults', 'sitemap-config', 'purge'];

/**
 * Spec: Endpoints, SEO. Reads are kept in memory as long as the portal's `Cache-Control` allows, and forgotten when this client writes
 * SEO, settings or the site itself.
 */
export class SeoCalls extends SiteCalls {
  /** The pages with SEO metadata, and the defaults. */
  async getSeo(siteId: string, signal?: AbortSignal): Promise<SeoOverview> {
    return await this.cachedRead(operations.getSeoOverview, siteId, { parameters: { siteId }, signal });
  }

  /** @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal */
  async getPageSeo(siteId: string, pageSlug: string, signal?: AbortSignal): Promise<PageSeo> {
    refuseEndpoints(pageSlug);
    return await this.cachedRead(operations.getPageSeo, siteId, { parameters: { siteId, pageSlug }, signal });
  }

  /**
   * The metadata of a page as the portal sent it, for a caller that judges it field by field.
   * @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal
   */
  async getRawPageSeo(siteId: string, pageSlug: string, signal?: AbortSignal): Promise<z.output<typeof RawPageSeo>> {
    refuseEndpoints(pageSlug);
    const operation = { ...operations.getPageSeo, answer: RawPageSeo };
    return await this.call(operation, { parameters: { siteId, pageSlug }, signal });
  }

  /** Replaces the metadata of a page. Needs the level editor. @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal */
  async updatePageSeo(
    siteId: string,
    pageSlug: string,
    seo: z.input<typeof PageSeoUpdate>,
    signal?: AbortSignal,
  ): Promise<PageSeoResult> {
    refuseEndpoints(pageSlug);
    const parts = { parameters: { siteId, pageSlug }, body: seo, signal };
    return await this.invalidating(siteId, () => this.call(operations.putPageSeo, parts));
  }

  /** What would be warned of or refused, without changing anything. The endpoint is decided. */
  async validatePageSeo(
    siteId: string,
    pageSlug: string,
    seo: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<ValidationResult> {
    return await this.call(operations.validatePageSeo, { parameters: { siteId, pageSlug }, body: { ...seo }, signal });
  }

  async getSeoDefaults(siteId: string, signal?: AbortSignal): Promise<SeoDefaults> {
    return await this.cachedRead(operations.getSeoDefaults, siteId, { parameters: { siteId }, signal });
  }

  /** Replaces the defaults of the site. Needs the level editor. */
  async updateSeoDefaults(
    siteId: string,
    defaults: SeoDefaultsUpdate,
    signal?: AbortSignal,
  ): Promise<SeoDefaultsResult> {
    const parts = { parameters: { siteId }, body: defaults, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSeoDefaults, parts));
  }

  /** The XML sitemap as it is. */
  async getSitemap(siteId: string, signal?: AbortSignal): Promise<string> {
    return await this.cachedRead(operations.getSitemap, siteId, { parameters: { siteId }, signal });
  }

  /** Replaces the configuration of the sitemap. Needs the level editor. */
  async updateSitemapConfig(siteId: string, config: SitemapConfig, signal?: AbortSignal): Promise<SitemapConfigResult> {
    const parts = { parameters: { siteId }, body: config, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSitemapConfig, parts));
  }

  /** Empties the SEO cache of the portal, and that of this client. The endpoint is decided. */
  async purgeSeoCache(siteId: string, signal?: AbortSignal): Promise<z.output<typeof SeoPurgeResult>> {
    const parts = { parameters: { siteId }, signal };
    return await this.invalidating(siteId, () => this.call(operations.purgeSeoCache, parts));
  }
}

function refuseEndpoints(pageSlug: string): void {
  if (!endpoints.includes(pageSlug)) return;
  throw new SiteDeployError('USAGE', `"${pageSlug}" can not be the slug of a page: the portal has an endpoint there.`);
}

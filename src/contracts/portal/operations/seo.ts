import * as z from 'zod/mini';
import {
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoPurgeResult,
  seoCacheControl,
} from '../seo.ts';
import { ValidationResult } from '../seo-validation.ts';
import { SitemapConfig, SitemapConfigResult } from '../sitemap.ts';
import { defineOperations } from './define.ts';
import { deploymentOperations, seoEndpoint } from './deployment.ts';

export const seoOperations = {
  getSeoOverview: deploymentOperations.getSeoOverview,
  getSeoDefaults: deploymentOperations.getSeoDefaults,
  getSitemap: deploymentOperations.getSitemap,
  getPageSeo: deploymentOperations.getPageSeo,
  ...defineOperations(seoEndpoint, {
    putSeoDefaults: {
      call: 'PUT /api/sites/{siteId}/seo/defaults',
      summary: 'Replaces the SEO defaults of the site.',
      level: 'editor',
      body: SeoDefaultsUpdate,
      answer: SeoDefaultsResult,
    },
    getSitemapConfig: {
      call: 'GET /api/sites/{siteId}/seo/sitemap-config',
      summary: 'Returns the configuration of the sitemap.',
      spec: 'decided: Sitemap configuration',
      cacheControl: seoCacheControl,
      etag: true,
      answer: SitemapConfig,
    },
    putSitemapConfig: {
      call: 'PUT /api/sites/{siteId}/seo/sitemap-config',
      summary: 'Replaces the configuration of the sitemap.',
      level: 'editor',
      body: SitemapConfig,
      answer: SitemapConfigResult,
    },
    putPageSeo: {
      call: 'PUT /api/sites/{siteId}/seo/{pageSlug}',
      summary: 'Replaces the SEO metadata of a page.',
      level: 'editor',
      body: PageSeoUpdate,
      answer: PageSeoResult,
    },
    validatePageSeo: {
      call: 'POST /api/sites/{siteId}/seo/{pageSlug}/validation',
      summary:
        'Returns the warnings and errors that a change would cause, without changing anything.',
      spec: 'decided: Validation result',
      body: z.looseObject({}),
      answer: ValidationResult,
    },
    purgeSeoCache: {
      call: 'POST /api/sites/{siteId}/seo/purge',
      summary: 'Purges the SEO cache of the site.',
      spec: 'decided: Limits, manual purge',
      level: 'editor',
      answer: SeoPurgeResult,
    },
  }),
};

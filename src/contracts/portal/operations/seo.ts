import * as z from 'zod/mini';
import {
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
  seoCacheControl,
} from '../seo.ts';
import { ValidationResult } from '../seo-validation.ts';
import { SitemapConfig, SitemapConfigResult, SitemapXml } from '../sitemap.ts';
import { defineOperations } from './define.ts';

export const seoOperations = defineOperations(
  { spec: 'Endpoints: SEO', tag: 'SEO', auth: 'portal', invalid: 422, level: 'viewer' },
  {
    getSeoOverview: {
      call: 'GET /api/sites/{siteId}/seo',
      summary: 'Lists the pages with SEO metadata, and the defaults.',
      cacheControl: seoCacheControl,
      answer: SeoOverview,
    },
    getSeoDefaults: {
      call: 'GET /api/sites/{siteId}/seo/defaults',
      summary: 'Returns the SEO defaults of the site.',
      cacheControl: seoCacheControl,
      etag: true,
      answer: SeoDefaults,
    },
    putSeoDefaults: {
      call: 'PUT /api/sites/{siteId}/seo/defaults',
      summary: 'Replaces the SEO defaults of the site.',
      level: 'editor',
      body: SeoDefaultsUpdate,
      answer: SeoDefaultsResult,
    },
    putSitemapConfig: {
      call: 'PUT /api/sites/{siteId}/seo/sitemap-config',
      summary: 'Replaces the configuration of the sitemap.',
      level: 'editor',
      body: SitemapConfig,
      answer: SitemapConfigResult,
    },
    getSitemap: {
      call: 'GET /api/sites/{siteId}/sitemap.xml',
      summary: 'Returns the XML sitemap of the site.',
      cacheControl: seoCacheControl,
      answer: SitemapXml,
      answerType: 'application/xml',
    },
    getPageSeo: {
      call: 'GET /api/sites/{siteId}/seo/{pageSlug}',
      summary: 'Returns the SEO metadata of a page.',
      cacheControl: seoCacheControl,
      etag: true,
      answer: PageSeo,
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
  },
);

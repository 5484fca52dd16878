import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import {
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoPurgeResult,
} from '../seo.ts';
import { ValidationResult } from '../seo-validation.ts';
import { SitemapConfig, SitemapConfigResult } from '../sitemap.ts';
import { deploymentOperations, seoEndpoint } from './deployment.ts';
import { none } from './none.ts';

export const seoOperations = {
  getSeoOverview: deploymentOperations.getSeoOverview,
  getSeoDefaults: deploymentOperations.getSeoDefaults,
  putSeoDefaults: operation({
    ...seoEndpoint,
    id: 'putSeoDefaults',
    method: 'PUT',
    path: '/api/sites/{siteId}/seo/defaults',
    summary: 'Replaces the SEO defaults of the site.',
    level: 'editor',
    query: none,
    body: SeoDefaultsUpdate,
    answer: SeoDefaultsResult,
  }),
  putSitemapConfig: operation({
    ...seoEndpoint,
    id: 'putSitemapConfig',
    method: 'PUT',
    path: '/api/sites/{siteId}/seo/sitemap-config',
    summary: 'Replaces the configuration of the sitemap.',
    level: 'editor',
    query: none,
    body: SitemapConfig,
    answer: SitemapConfigResult,
  }),
  getSitemap: deploymentOperations.getSitemap,
  getPageSeo: deploymentOperations.getPageSeo,
  putPageSeo: operation({
    ...seoEndpoint,
    id: 'putPageSeo',
    method: 'PUT',
    path: '/api/sites/{siteId}/seo/{pageSlug}',
    summary: 'Replaces the SEO metadata of a page.',
    level: 'editor',
    query: none,
    body: PageSeoUpdate,
    answer: PageSeoResult,
  }),
  validatePageSeo: operation({
    ...seoEndpoint,
    id: 'validatePageSeo',
    method: 'POST',
    path: '/api/sites/{siteId}/seo/{pageSlug}/validation',
    summary:
      'Returns the warnings and errors that a change would cause, without changing anything.',
    spec: 'decided: Validation result',
    level: 'viewer',
    query: none,
    body: z.looseObject({}),
    answer: ValidationResult,
  }),
  purgeSeoCache: operation({
    ...seoEndpoint,
    id: 'purgeSeoCache',
    method: 'POST',
    path: '/api/sites/{siteId}/seo/purge',
    summary: 'Purges the SEO cache of the site.',
    spec: 'decided: Limits, manual purge',
    level: 'editor',
    query: none,
    body: none,
    answer: SeoPurgeResult,
  }),
};

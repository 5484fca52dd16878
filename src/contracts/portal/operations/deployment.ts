import { DeploymentComplete, DeploymentCompleteResponse } from '../deployment-complete.ts';
import {
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  deploymentTokensPath,
} from '../deployment-token.ts';
import { operation } from '../operation.ts';
import { SitePageList } from '../page.ts';
import { PageSeo, SeoDefaults, SeoOverview, seoCacheControl } from '../seo.ts';
import { SitemapXml } from '../sitemap.ts';
import { none } from './none.ts';

export const integrationEndpoint = {
  spec: 'Endpoints: Deployment and repository-host integration',
  tag: 'Integration',
  method: 'POST',
  query: none,
} as const;
export const siteEndpoint = { spec: 'Endpoints: Sites', tag: 'Sites', auth: 'portal' } as const;
export const seoEndpoint = {
  spec: 'Endpoints: SEO',
  tag: 'SEO',
  auth: 'portal',
  invalid: 422,
} as const;

/** What a deployment calls: it loads no others, whose schemas take 10 ms. */
export const deploymentOperations = {
  createDeploymentToken: operation({
    ...integrationEndpoint,
    id: 'createDeploymentToken',
    path: deploymentTokensPath,
    summary: 'Exchanges a cloud access token for a short-lived deployment token of a site.',
    auth: 'cloud',
    repeatable: true,
    body: DeploymentTokenRequest,
    answer: DeploymentTokenResponse,
  }),
  completeDeployment: operation({
    ...integrationEndpoint,
    id: 'completeDeployment',
    // Clients replace the spec's "repohost" with the provider's name.
    path: '/api/v1/webhooks/repohost/deployment-complete',
    summary:
      "Reports that a deployment has ended; updates the site's version, status and release state.",
    auth: 'deployment',
    repeatable: true,
    largestBody: 256 << 10,
    body: DeploymentComplete,
    answer: DeploymentCompleteResponse,
  }),
  listPages: operation({
    ...siteEndpoint,
    id: 'listPages',
    method: 'GET',
    path: '/api/sites/{siteId}/pages',
    summary: 'Lists the pages of a site.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SitePageList,
  }),
  getSeoOverview: operation({
    ...seoEndpoint,
    id: 'getSeoOverview',
    method: 'GET',
    cacheControl: seoCacheControl,
    path: '/api/sites/{siteId}/seo',
    summary: 'Lists the pages with SEO metadata, and the defaults.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SeoOverview,
  }),
  getSeoDefaults: operation({
    ...seoEndpoint,
    id: 'getSeoDefaults',
    method: 'GET',
    cacheControl: seoCacheControl,
    path: '/api/sites/{siteId}/seo/defaults',
    summary: 'Returns the SEO defaults of the site.',
    level: 'viewer',
    etag: true,
    query: none,
    body: none,
    answer: SeoDefaults,
  }),
  getSitemap: operation({
    ...seoEndpoint,
    id: 'getSitemap',
    method: 'GET',
    cacheControl: seoCacheControl,
    path: '/api/sites/{siteId}/sitemap.xml',
    summary: 'Returns the XML sitemap of the site.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SitemapXml,
    answerType: 'application/xml',
  }),
  getPageSeo: operation({
    ...seoEndpoint,
    id: 'getPageSeo',
    method: 'GET',
    cacheControl: seoCacheControl,
    path: '/api/sites/{siteId}/seo/{pageSlug}',
    summary: 'Returns the SEO metadata of a page.',
    level: 'viewer',
    etag: true,
    query: none,
    body: none,
    answer: PageSeo,
  }),
};

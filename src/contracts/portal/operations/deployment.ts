import {
  DeploymentComplete,
  DeploymentCompleteResponse,
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  deploymentTokensPath,
} from '../deployment.ts';
import { defineOperations } from '../operation.ts';
import { SitemapQuery, SitemapXml, SitePageList, SitePageListQuery } from '../page.ts';
import { PageSeo, SeoDefaults, SeoOverview, seoCacheControl } from '../seo.ts';

export const integrationEndpoint = {
  spec: 'Endpoints: Deployment and repository-host integration',
  tag: 'Integration',
} as const;
export const siteEndpoint = {
  spec: 'Endpoints: Sites',
  tag: 'Sites',
  auth: 'portal',
  level: 'viewer',
} as const;
export const seoEndpoint = {
  spec: 'Endpoints: SEO',
  tag: 'SEO',
  auth: 'portal',
  invalid: 422,
  level: 'viewer',
} as const;

/**
 * Operations that a deployment calls. They are in a separate file, because loading all schemas
 * would take 10 ms.
 */
export const deploymentOperations = {
  ...defineOperations(integrationEndpoint, {
    createDeploymentToken: {
      call: `POST ${deploymentTokensPath}`,
      summary: 'Exchanges a cloud access token for a short-lived deployment token of a site.',
      auth: 'cloud',
      repeatable: true,
      body: DeploymentTokenRequest,
      answer: DeploymentTokenResponse,
    },
    completeDeployment: {
      // Clients replace "repohost" with the repository host's name.
      call: 'POST /api/v1/webhooks/repohost/deployment-complete',
      summary:
        "Reports that a deployment has ended; updates the site's version, status and release " +
        'state.',
      auth: 'deployment',
      repeatable: true,
      largestBody: 256 << 10,
      body: DeploymentComplete,
      answer: DeploymentCompleteResponse,
    },
  }),
  ...defineOperations(siteEndpoint, {
    listPages: {
      call: 'GET /api/sites/{siteId}/pages',
      summary: 'Lists the pages of a site: all, or those that match.',
      query: SitePageListQuery,
      answer: SitePageList,
    },
  }),
  ...defineOperations(seoEndpoint, {
    getSeoOverview: {
      call: 'GET /api/sites/{siteId}/seo',
      summary: 'Lists the pages with SEO metadata, and the defaults.',
      cacheControl: seoCacheControl,
      etag: true,
      answer: SeoOverview,
    },
    getSeoDefaults: {
      history: true,
      call: 'GET /api/sites/{siteId}/seo/defaults',
      summary: 'Returns the SEO defaults of the site.',
      cacheControl: seoCacheControl,
      etag: true,
      answer: SeoDefaults,
    },
    getSitemap: {
      call: 'GET /api/sites/{siteId}/sitemap.xml',
      summary: 'Returns the XML sitemap of the site, or a part of it if it is an index.',
      cacheControl: seoCacheControl,
      etag: true,
      query: SitemapQuery,
      answer: SitemapXml,
      answerType: 'application/xml',
    },
    getPageSeo: {
      history: true,
      call: 'GET /api/sites/{siteId}/seo/{pageSlug}',
      summary: 'Returns the SEO metadata of a page.',
      cacheControl: seoCacheControl,
      etag: true,
      answer: PageSeo,
    },
  }),
};

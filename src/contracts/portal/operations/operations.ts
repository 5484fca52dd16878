import * as z from 'zod/mini';
import * as event from '../event.ts';
import { defineOperations } from '../operation.ts';
import {
  SitemapConfig,
  SitemapConfigResult,
  SitePagesResult,
  SitePagesUpdate,
} from '../page-update.ts';
import { RepohostEvent, RepohostResult } from '../repohost-event.ts';
import { seoCacheControl } from '../seo.ts';
import * as seo from '../seo-update.ts';
import * as sites from '../site.ts';
import { PageText } from '../text.ts';
import {
  deploymentOperations,
  integrationEndpoint,
  seoEndpoint,
  siteEndpoint,
} from './deployment.ts';
import { editingOperations } from './editing.ts';
import { environmentOperations, requestOperations, textOperations } from './requests.ts';

const decidedPosts = 'decided: Blog posts and page configuration';

/**
 * All operations. Spec: Endpoints. The spec doesn't define those whose `spec` begins with
 * "decided".
 */
export const operations = {
  listPages: deploymentOperations.listPages,
  ...defineOperations(siteEndpoint, {
    listSites: {
      call: 'GET /api/sites',
      summary: 'Lists the sites that the caller can access.',
      query: sites.SiteListQuery,
      answer: sites.SiteList,
      level: undefined,
    },
    getSite: {
      history: true,
      call: 'GET /api/sites/{siteId}',
      summary: 'Returns one site in detail.',
      answer: sites.SiteDetail,
    },
    patchSite: {
      call: 'PATCH /api/sites/{siteId}',
      summary: 'Changes the name, description, URL or features of a site.',
      repeatable: true,
      level: 'admin',
      body: sites.SitePatch,
      answer: sites.SitePatchResult,
    },
    getStatistics: {
      call: 'GET /api/sites/{siteId}/stats',
      summary: 'Returns page views, content changes and development for a period.',
      query: sites.StatisticsQuery,
      answer: sites.SiteStatistics,
    },
    putPages: {
      call: 'PUT /api/sites/{siteId}/pages',
      summary: 'Reports the pages of the built site, with their default texts.',
      spec: 'decided, of the local portal alone: a real one learns of pages in its own way',
      level: 'editor',
      application: true,
      largestBody: 32 << 20,
      body: SitePagesUpdate,
      answer: SitePagesResult,
    },
    listSitePosts: {
      call: 'GET /api/sites/{siteId}/posts',
      summary: 'Lists the blog posts of a site, even if its blog is switched off.',
      spec: decidedPosts,
      answer: sites.BlogPostList,
    },
    getSitePost: {
      history: true,
      call: 'GET /api/sites/{siteId}/posts/{postSlug}',
      summary: 'Returns a blog post of a site with its text.',
      spec: decidedPosts,
      etag: true,
      answer: sites.BlogPost,
    },
    putSitePost: {
      call: 'PUT /api/sites/{siteId}/posts/{postSlug}',
      summary: 'Replaces a blog post, or creates it.',
      spec: decidedPosts,
      level: 'editor',
      body: sites.BlogPostUpdate,
      answer: sites.BlogPostResult,
    },
    deleteSitePost: {
      call: 'DELETE /api/sites/{siteId}/posts/{postSlug}',
      summary: 'Deletes a blog post.',
      spec: decidedPosts,
      level: 'editor',
      answer: sites.AccessResult,
    },
    listVersions: {
      call: 'GET /api/sites/{siteId}/versions',
      summary: 'Returns the versions of a site, in production and in development.',
      answer: sites.SiteVersionList,
    },
    getSettings: {
      history: true,
      call: 'GET /api/sites/{siteId}/settings',
      summary: 'Returns the settings of a site.',
      etag: true,
      answer: sites.SiteSettings,
    },
    putSettings: {
      call: 'PUT /api/sites/{siteId}/settings',
      summary: 'Changes the settings in the body; the rest stay unchanged.',
      level: 'admin',
      body: sites.SiteSettingsUpdate,
      answer: sites.SiteSettingsResult,
    },
  }),
  getSeoOverview: deploymentOperations.getSeoOverview,
  getSeoDefaults: deploymentOperations.getSeoDefaults,
  getSitemap: deploymentOperations.getSitemap,
  getPageSeo: deploymentOperations.getPageSeo,
  ...defineOperations(seoEndpoint, {
    putSeoDefaults: {
      call: 'PUT /api/sites/{siteId}/seo/defaults',
      summary: 'Replaces the SEO defaults of the site.',
      level: 'editor',
      body: seo.SeoDefaultsUpdate,
      answer: seo.SeoDefaultsResult,
    },
    getSitemapConfig: {
      history: true,
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
      body: seo.PageSeoUpdate,
      answer: seo.PageSeoResult,
    },
    validatePageSeo: {
      call: 'POST /api/sites/{siteId}/seo/{pageSlug}/validation',
      summary:
        'Returns the warnings and errors that a change would cause, without changing anything.',
      spec: 'decided: Validation result',
      body: z.looseObject({}),
      answer: seo.ValidationResult,
    },
    purgeSeoCache: {
      call: 'POST /api/sites/{siteId}/seo/purge',
      summary: 'Purges the SEO cache of the site.',
      spec: 'decided: Limits, manual purge',
      level: 'editor',
      answer: seo.SeoPurgeResult,
    },
  }),
  ...defineOperations(
    { spec: 'Endpoints: Public runtime APIs', tag: 'Runtime', auth: 'public', etag: true },
    {
      getPageText: {
        call: 'GET /api/v1/pages/{pageSlug}/text',
        summary: 'Returns the displayed texts of a page.',
        answer: PageText,
      },
      listContentPages: {
        call: 'GET /api/v1/content/pages',
        summary: 'Returns the configuration of all pages.',
        answer: sites.ContentPageList,
      },
      getContentPage: {
        call: 'GET /api/v1/content/pages/{pageSlug}',
        summary: 'Returns the configuration of a page.',
        answer: sites.ContentPage,
      },
      listPosts: {
        call: 'GET /api/v1/content/posts',
        summary: 'Lists the blog posts, newest first.',
        answer: sites.BlogPostList,
      },
      getPost: {
        call: 'GET /api/v1/content/posts/{postSlug}',
        summary: 'Returns a blog post with its text.',
        answer: sites.BlogPost,
      },
    },
  ),
  createDeploymentToken: deploymentOperations.createDeploymentToken,
  completeDeployment: deploymentOperations.completeDeployment,
  ...defineOperations(integrationEndpoint, {
    receiveRepohostEvent: {
      call: 'POST /api/webhooks/repohost',
      summary: 'Receives Issues, Pull requests and Pushes events from the repository host.',
      auth: 'signature',
      // GitHub's webhook payloads have at most 25 MB.
      largestBody: 25 << 20,
      body: RepohostEvent,
      answer: RepohostResult,
      status: 202,
    },
  }),
  ...textOperations,
  ...requestOperations,
  ...environmentOperations,
  ...editingOperations,
  ...defineOperations(
    { spec: 'decided: Events', tag: 'Outbound webhook', auth: 'portal', level: 'admin' },
    {
      getWebhook: {
        history: true,
        call: 'GET /api/sites/{siteId}/webhook',
        summary: 'Returns the webhook URL and the events sent to it.',
        level: 'viewer',
        etag: true,
        answer: event.WebhookConfig,
      },
      putWebhook: {
        call: 'PUT /api/sites/{siteId}/webhook',
        summary: 'Sets the webhook URL and the events sent to it; returns the signing secret.',
        body: event.WebhookConfigUpdate,
        answer: event.WebhookConfigResult,
      },
      rotateWebhookSecret: {
        call: 'POST /api/sites/{siteId}/webhook/secret',
        summary: 'Creates a new signing secret; for a day, the previous one signs deliveries too.',
        answer: event.WebhookSecret,
        status: 201,
      },
      testWebhook: {
        call: 'POST /api/sites/{siteId}/webhook/test',
        summary: 'Sends an event with sample data and `test: true` to the webhook.',
        body: event.WebhookTest,
        optionalBody: true,
        answer: event.DeliveryResult,
        status: 202,
      },
      listDeliveries: {
        call: 'GET /api/sites/{siteId}/webhook/deliveries',
        summary: 'Lists the events sent, newest first, with every delivery attempt.',
        query: event.DeliveryListQuery,
        answer: event.DeliveryList,
      },
      redeliver: {
        call: 'POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery',
        summary: 'Sends an event again, with its id; receivers recognise it.',
        answer: event.DeliveryResult,
        status: 202,
      },
    },
  ),
  ...defineOperations(
    { spec: 'decided: Site permission levels', tag: 'Access', auth: 'portal', level: 'owner' },
    {
      listAccess: {
        call: 'GET /api/sites/{siteId}/access',
        summary: 'Lists the users with access to the site, and their levels.',
        answer: sites.AccessList,
      },
      putAccess: {
        call: 'PUT /api/sites/{siteId}/access/{userId}',
        summary: 'Grants a user an access level.',
        body: sites.AccessUpdate,
        answer: sites.AccessResult,
      },
      deleteAccess: {
        call: 'DELETE /api/sites/{siteId}/access/{userId}',
        summary: "Revokes a user's access.",
        answer: sites.AccessResult,
      },
    },
  ),
};

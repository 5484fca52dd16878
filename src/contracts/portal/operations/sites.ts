import { SitePagesResult, SitePagesUpdate } from '../page.ts';
import { SiteSettings, SiteSettingsResult, SiteSettingsUpdate } from '../settings.ts';
import { SiteDetail, SiteList, SiteListQuery, SitePatch, SitePatchResult } from '../site.ts';
import { SiteStatistics, StatisticsQuery } from '../statistics.ts';
import { SiteVersionList } from '../version.ts';
import { defineOperations } from './define.ts';
import { deploymentOperations, site } from './deployment.ts';

export const siteOperations = {
  listPages: deploymentOperations.listPages,
  ...defineOperations(site, {
    listSites: {
      call: 'GET /api/sites',
      summary: 'Lists the sites that the caller can access.',
      query: SiteListQuery,
      answer: SiteList,
      level: undefined,
    },
    getSite: {
      call: 'GET /api/sites/{siteId}',
      summary: 'Returns one site in detail.',
      answer: SiteDetail,
    },
    patchSite: {
      call: 'PATCH /api/sites/{siteId}',
      summary: 'Changes the name, description, URL or features of a site.',
      repeatable: true,
      level: 'admin',
      body: SitePatch,
      answer: SitePatchResult,
    },
    getStatistics: {
      call: 'GET /api/sites/{siteId}/stats',
      summary: 'Returns page views, content changes and development for a period.',
      query: StatisticsQuery,
      answer: SiteStatistics,
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
    listVersions: {
      call: 'GET /api/sites/{siteId}/versions',
      summary: 'Returns the versions of a site, in production and in development.',
      answer: SiteVersionList,
    },
    getSettings: {
      call: 'GET /api/sites/{siteId}/settings',
      summary: 'Returns the settings of a site.',
      etag: true,
      answer: SiteSettings,
    },
    putSettings: {
      call: 'PUT /api/sites/{siteId}/settings',
      summary: 'Changes the settings in the body; the rest stay unchanged.',
      level: 'admin',
      body: SiteSettingsUpdate,
      answer: SiteSettingsResult,
    },
  }),
};

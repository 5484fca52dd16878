import { operation } from '../operation.ts';
import { SitePageList } from '../page.ts';
import { SiteSettings, SiteSettingsResult, SiteSettingsUpdate } from '../settings.ts';
import { SiteDetail, SiteList, SiteListQuery, SitePatch, SitePatchResult } from '../site.ts';
import { SiteStatistics, StatisticsQuery } from '../statistics.ts';
import { SiteVersionList } from '../version.ts';
import { none } from './none.ts';

const common = { spec: 'Endpoints: Sites', tag: 'Sites', auth: 'portal' } as const;

export const siteOperations = {
  listSites: operation({
    ...common,
    id: 'listSites',
    method: 'GET',
    path: '/api/sites',
    summary: 'The sites that the caller has access to.',
    query: SiteListQuery,
    body: none,
    answer: SiteList,
  }),
  getSite: operation({
    ...common,
    id: 'getSite',
    method: 'GET',
    path: '/api/sites/{siteId}',
    summary: 'One site in detail.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SiteDetail,
  }),
  patchSite: operation({
    ...common,
    id: 'patchSite',
    method: 'PATCH',
    path: '/api/sites/{siteId}',
    summary: 'Changes name, description, address or features of a site.',
    level: 'admin',
    query: none,
    body: SitePatch,
    answer: SitePatchResult,
  }),
  getStatistics: operation({
    ...common,
    id: 'getStatistics',
    method: 'GET',
    path: '/api/sites/{siteId}/stats',
    summary: 'Page views, content changes and development of a period.',
    level: 'viewer',
    query: StatisticsQuery,
    body: none,
    answer: SiteStatistics,
  }),
  listPages: operation({
    ...common,
    id: 'listPages',
    method: 'GET',
    path: '/api/sites/{siteId}/pages',
    summary: 'The pages of a site.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SitePageList,
  }),
  listVersions: operation({
    ...common,
    id: 'listVersions',
    method: 'GET',
    path: '/api/sites/{siteId}/versions',
    summary: 'The versions of a site, in production and in development.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SiteVersionList,
  }),
  getSettings: operation({
    ...common,
    id: 'getSettings',
    method: 'GET',
    path: '/api/sites/{siteId}/settings',
    summary: 'The settings of a site.',
    level: 'viewer',
    query: none,
    body: none,
    answer: SiteSettings,
  }),
  putSettings: operation({
    ...common,
    id: 'putSettings',
    method: 'PUT',
    path: '/api/sites/{siteId}/settings',
    summary: 'Changes the settings that are given; the others stay.',
    level: 'admin',
    query: none,
    body: SiteSettingsUpdate,
    answer: SiteSettingsResult,
  }),
};

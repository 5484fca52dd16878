import type * as z from 'zod/mini';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { SitePageList, SitePagesResult, SitePagesUpdate } from '../../../contracts/portal/page.ts';
import { listLimit } from '../../../contracts/portal/paging.ts';
import type { SiteSettings, SiteSettingsResult, SiteSettingsUpdate } from '../../../contracts/portal/settings.ts';
import type {
  SiteDetail,
  SiteList,
  SiteListItem,
  SitePatch,
  SitePatchResult,
  SiteStatus,
} from '../../../contracts/portal/site.ts';
import type { SiteStatistics, StatisticsQuery } from '../../../contracts/portal/statistics.ts';
import type { SiteVersionList } from '../../../contracts/portal/version.ts';
import { retry } from '../../../shared/http/retry.ts';
import type { CallOptions, PortalCaller, WriteOptions } from '../caller.ts';

/** Which sites. Spec: Sites. */
export interface SiteFilter {
  readonly companyId?: string;
  readonly status?: SiteStatus;
}

/** Which part of a list. */
export interface ListPart {
  /** How many at most. Default 50. */
  readonly limit?: number;
  /** How many are passed over. Default 0. */
  readonly offset?: number;
}

export type SiteCalls = ReturnType<typeof siteCalls>;

/** Spec: Endpoints, Sites. */
export function siteCalls(caller: PortalCaller) {
  const list = (filter: SiteFilter & ListPart = {}, options?: CallOptions): Promise<SiteList> =>
    caller.call(operations.listSites, { parameters: {}, query: { ...filter }, ...options });
  return {
    /** One part of the sites that the caller has access to. */
    list,

    /**
     * All sites that the caller has access to, asked for part by part. One that moves between two parts meanwhile is
     * given once.
     */
    async *all(filter: SiteFilter & Pick<ListPart, 'limit'> = {}, options?: CallOptions): AsyncGenerator<SiteListItem> {
      const seen = new Set<string>();
      const { limit = listLimit.default } = filter;
      for (let offset = 0; ; ) {
        const { sites, total } = await list({ ...filter, limit, offset }, options);
        for (const site of sites) {
          if (!seen.has(site.id)) yield site;
          seen.add(site.id);
        }
        offset += sites.length;
        if (sites.length === 0 || offset >= total) return;
      }
    },

    get: (siteId: string, options?: CallOptions): Promise<SiteDetail> =>
      caller.call(operations.getSite, { parameters: { siteId }, ...options }),

    /** Changes name, description, address or features; what is absent stays. Needs the level admin. */
    update: (siteId: string, patch: SitePatch, options?: CallOptions): Promise<SitePatchResult> =>
      // The values are absolute: carried out twice, they come to the same.
      caller.call(operations.patchSite, { parameters: { siteId }, body: patch, retry: retry.safe, ...options }),

    getStatistics: (siteId: string, query: StatisticsQuery = {}, options?: CallOptions): Promise<SiteStatistics> =>
      caller.call(operations.getStatistics, { parameters: { siteId }, query: { ...query }, ...options }),

    listPages: (siteId: string, options?: CallOptions): Promise<SitePageList> =>
      caller.call(operations.listPages, { parameters: { siteId }, ...options }),

    /**
     * Tells the local portal the pages of the built site; a real portal learns of them in its own way. Needs the level
     * editor.
     */
    tellPages: (
      siteId: string,
      pages: SitePagesUpdate['pages'],
      options?: CallOptions,
    ): Promise<z.output<typeof SitePagesResult>> =>
      caller.call(operations.putPages, { parameters: { siteId }, body: { pages }, ...options }),

    listVersions: (siteId: string, options?: CallOptions): Promise<SiteVersionList> =>
      caller.call(operations.listVersions, { parameters: { siteId }, ...options }),

    getSettings: (siteId: string, options?: CallOptions): Promise<SiteSettings> =>
      caller.call(operations.getSettings, { parameters: { siteId }, ...options }),

    /** Changes the settings that are given; the others stay. Needs the level admin. */
    updateSettings: (siteId: string, update: SiteSettingsUpdate, options?: WriteOptions): Promise<SiteSettingsResult> =>
      caller.call(operations.putSettings, { parameters: { siteId }, body: update, ...options }),
  };
}

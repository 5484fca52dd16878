import type * as z from 'zod/mini';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type {
  SitePageList,
  SitePagesResult,
  SitePagesUpdate,
} from '../../../contracts/portal/page.ts';
import { listLimit } from '../../../contracts/portal/paging.ts';
import type {
  SiteSettings,
  SiteSettingsResult,
  SiteSettingsUpdate,
} from '../../../contracts/portal/settings.ts';
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

/** Filter for sites. Spec: Sites. */
export interface SiteFilter {
  readonly companyId?: string;
  readonly status?: SiteStatus;
}

/** Pagination of a list. */
export interface ListPart {
  /** Maximum number of results. Default: 50. */
  readonly limit?: number;
  /** Number of results to skip. Default: 0. */
  readonly offset?: number;
}

export type SiteCalls = ReturnType<typeof siteCalls>;

/** Spec: Endpoints, Sites. */
export function siteCalls(caller: PortalCaller) {
  const list = (filter: SiteFilter & ListPart = {}, options?: CallOptions): Promise<SiteList> =>
    caller.call(operations.listSites, { parameters: {}, query: { ...filter }, ...options });
  return {
    /** One page of the sites that the caller can access. */
    list,

    /**
     * All sites that the caller can access, page by page. A site that moves between two pages in
     * the meantime is returned once.
     */
    async *all(
      filter: SiteFilter & Pick<ListPart, 'limit'> = {},
      options?: CallOptions,
    ): AsyncGenerator<SiteListItem> {
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

    /**
     * Updates name, description, URL or features; absent fields are unchanged. Needs the level
     * admin.
     */
    update: (siteId: string, patch: SitePatch, options?: CallOptions): Promise<SitePatchResult> =>
      // Idempotent: the values are absolute.
      caller.call(operations.patchSite, {
        parameters: { siteId },
        body: patch,
        retry: retry.safe,
        ...options,
      }),

    getStatistics: (
      siteId: string,
      query: StatisticsQuery = {},
      options?: CallOptions,
    ): Promise<SiteStatistics> =>
      caller.call(operations.getStatistics, {
        parameters: { siteId },
        query: { ...query },
        ...options,
      }),

    listPages: (siteId: string, options?: CallOptions): Promise<SitePageList> =>
      caller.call(operations.listPages, { parameters: { siteId }, ...options }),

    /**
     * Sets the pages of the built site in the local portal; a real portal obtains them in its own
     * way. Needs the level editor.
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

    /** Updates the given settings; the rest is unchanged. Needs the level admin. */
    updateSettings: (
      siteId: string,
      update: SiteSettingsUpdate,
      options?: WriteOptions,
    ): Promise<SiteSettingsResult> =>
      caller.call(operations.putSettings, { parameters: { siteId }, body: update, ...options }),
  };
}

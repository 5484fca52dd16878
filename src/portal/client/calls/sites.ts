import { retry } from '../../../shared/http/retry.ts';
import { operations } from '../../contract/operations/operations.ts';
import type { SitePageList } from '../../contract/page.ts';
import type { SiteSettings, SiteSettingsResult, SiteSettingsUpdate } from '../../contract/settings.ts';
import {
  listLimit,
  type SiteDetail,
  type SiteList,
  type SiteListItem,
  type SitePatch,
  type SitePatchResult,
  type SiteStatus,
} from '../../contract/site.ts';
import type { SiteStatistics, StatisticsQuery } from '../../contract/statistics.ts';
import type { SiteVersionList } from '../../contract/version.ts';
import { PortalCaller } from '../caller.ts';

/** Which sites. Spec: Sites. */
export interface SiteFilter {
  readonly companyId?: string | undefined;
  readonly status?: SiteStatus | undefined;
}

/** Which part of a list. */
export interface ListPart {
  /** How many at most. Default 50. */
  readonly limit?: number | undefined;
  /** How many are passed over. Default 0. */
  readonly offset?: number | undefined;
}

/** Spec: Endpoints, Sites. */
export class SiteCalls extends PortalCaller {
  /** One part of the sites that the caller has access to. */
  async listSites(filter: SiteFilter & ListPart = {}, signal?: AbortSignal): Promise<SiteList> {
    return await this.call(operations.listSites, { parameters: {}, query: { ...filter }, signal });
  }

  /** All sites that the caller has access to, asked for part by part. One that moves between two parts meanwhile is given once. */
  async *eachSite(
    filter: SiteFilter & Pick<ListPart, 'limit'> = {},
    signal?: AbortSignal,
  ): AsyncGenerator<SiteListItem> {
    const seen = new Set<string>();
    const { limit = listLimit.default } = filter;
    for (let offset = 0; ; ) {
      const { sites, total } = await this.listSites({ ...filter, limit, offset }, signal);
      for (const site of sites) {
        if (!seen.has(site.id)) yield site;
        seen.add(site.id);
      }
      offset += sites.length;
      if (sites.length === 0 || offset >= total) return;
    }
  }

  async getSite(siteId: string, signal?: AbortSignal): Promise<SiteDetail> {
    return await this.call(operations.getSite, { parameters: { siteId }, signal });
  }

  /** Changes name, description, address or features; what is absent stays. Needs the level admin. */
  async updateSite(siteId: string, patch: SitePatch, signal?: AbortSignal): Promise<SitePatchResult> {
    // The values are absolute: carried out twice, they come to the same.
    const parts = { parameters: { siteId }, body: patch, retry: retry.safe, signal };
    return await this.invalidating(siteId, () => this.call(operations.patchSite, parts));
  }

  async getSiteStats(siteId: string, query: StatisticsQuery = {}, signal?: AbortSignal): Promise<SiteStatistics> {
    return await this.call(operations.getStatistics, { parameters: { siteId }, query: { ...query }, signal });
  }

  async listPages(siteId: string, signal?: AbortSignal): Promise<SitePageList> {
    return await this.call(operations.listPages, { parameters: { siteId }, signal });
  }

  async listVersions(siteId: string, signal?: AbortSignal): Promise<SiteVersionList> {
    return await this.call(operations.listVersions, { parameters: { siteId }, signal });
  }

  async getSettings(siteId: string, signal?: AbortSignal): Promise<SiteSettings> {
    return await this.call(operations.getSettings, { parameters: { siteId }, signal });
  }

  /** Changes the settings that are given; the others stay. Needs the level admin. */
  async updateSettings(siteId: string, update: SiteSettingsUpdate, signal?: AbortSignal): Promise<SiteSettingsResult> {
    const parts = { parameters: { siteId }, body: update, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSettings, parts));
  }
}

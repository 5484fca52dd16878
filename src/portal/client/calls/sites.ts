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
import type { CallOptions, PortalCaller } from '../caller.ts';

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
export class SiteCalls {
  readonly #caller: PortalCaller;

  constructor(caller: PortalCaller) {
    this.#caller = caller;
  }

  /** One part of the sites that the caller has access to. */
  async list(filter: SiteFilter & ListPart = {}, options: CallOptions = {}): Promise<SiteList> {
    return await this.#caller.call(operations.listSites, { parameters: {}, query: { ...filter }, ...options });
  }

  /** All sites that the caller has access to, asked for part by part. One that moves between two parts meanwhile is given once. */
  async *all(
    filter: SiteFilter & Pick<ListPart, 'limit'> = {},
    options: CallOptions = {},
  ): AsyncGenerator<SiteListItem> {
    const seen = new Set<string>();
    const { limit = listLimit.default } = filter;
    for (let offset = 0; ; ) {
      const { sites, total } = await this.list({ ...filter, limit, offset }, options);
      for (const site of sites) {
        if (!seen.has(site.id)) yield site;
        seen.add(site.id);
      }
      offset += sites.length;
      if (sites.length === 0 || offset >= total) return;
    }
  }

  async get(siteId: string, options: CallOptions = {}): Promise<SiteDetail> {
    return await this.#caller.call(operations.getSite, { parameters: { siteId }, ...options });
  }

  /** Changes name, description, address or features; what is absent stays. Needs the level admin. */
  async update(siteId: string, patch: SitePatch, options: CallOptions = {}): Promise<SitePatchResult> {
    // The values are absolute: carried out twice, they come to the same.
    const parts = { parameters: { siteId }, body: patch, retry: retry.safe, ...options };
    return await this.#caller.call(operations.patchSite, parts);
  }

  async getStatistics(siteId: string, query: StatisticsQuery = {}, options: CallOptions = {}): Promise<SiteStatistics> {
    const parts = { parameters: { siteId }, query: { ...query }, ...options };
    return await this.#caller.call(operations.getStatistics, parts);
  }

  async listPages(siteId: string, options: CallOptions = {}): Promise<SitePageList> {
    return await this.#caller.call(operations.listPages, { parameters: { siteId }, ...options });
  }

  async listVersions(siteId: string, options: CallOptions = {}): Promise<SiteVersionList> {
    return await this.#caller.call(operations.listVersions, { parameters: { siteId }, ...options });
  }

  async getSettings(siteId: string, options: CallOptions = {}): Promise<SiteSettings> {
    return await this.#caller.call(operations.getSettings, { parameters: { siteId }, ...options });
  }

  /** Changes the settings that are given; the others stay. Needs the level admin. */
  async updateSettings(
    siteId: string,
    update: SiteSettingsUpdate,
    options: CallOptions = {},
  ): Promise<SiteSettingsResult> {
    return await this.#caller.call(operations.putSettings, { parameters: { siteId }, body: update, ...options });
  }
}

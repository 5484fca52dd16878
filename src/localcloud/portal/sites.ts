import { isClosed } from '../../contracts/portal/development-request.ts';
import {
  getEndMs,
  normalizeZone,
  type SiteDetail,
  type SiteListItem,
  type SitePatch,
  type SiteSettings,
  type SiteSettingsUpdate,
  type StatisticsQuery,
} from '../../contracts/portal/site.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Context } from './api/context.ts';
import type { Caller } from './api/credentials.ts';
import { type Route, routes } from './api/route.ts';
import { activityBetween, viewsBetween } from './store/content.ts';
import type { Database } from './store/database.ts';
import { overrideCount } from './store/overrides.ts';
import { listRequests } from './store/requests.ts';
import {
  companyName,
  findSiteById,
  type SiteChange,
  type SiteFilter,
  type SiteRow,
  sitesWith,
  updateSite,
} from './store/sites.ts';
import { chooseWebhook, refusePrivate } from './webhooks.ts';

export function siteRoutes(context: Context): Route[] {
  const { database, views, hosts } = context;
  return routes(
    {
      listSites(call) {
        const { companyId, status, limit, offset } = call.query;
        const filter = { ...getSiteFilter(call.caller), companyId, status };
        const { sites, total } = sitesWith(database, filter, { limit, offset });
        const items = sites.map((site) => listItem(database, site));
        return { sites: items, total, limit, offset };
      },
      getSite(call) {
        views.flush();
        return detail(database, call.site);
      },
      patchSite(call) {
        const { site, body, prepared } = call;
        if (body.url) hosts.refuseTaken(site, body.url, 'url', prepared);
        const { id, name, updatedAt } = patchSite(context, site, body);
        return { success: true, site: { id, name, updatedAt } };
      },
    },
    { patchSite: hosts.isProven },
  );
}

function patchSite(context: Context, site: SiteRow, patch: SitePatch): SiteRow {
  const { features, ...changes } = patch;
  const { name, description, url, settings } = site;
  const fields = [
    ...changedFields({ name, description, url }, changes),
    ...changedFields(settings.features, features, 'features'),
  ];
  if (fields.length === 0) return site;
  const changed = {
    ...settings,
    features: { ...settings.features, ...omitUndefined(features ?? {}) },
  };
  return storeSite(context, site, { ...changes, settings: changed }, fields);
}

function storeSite(
  { database, timestamp, seoCache, emit }: Context,
  site: SiteRow,
  change: SiteChange,
  fields: readonly string[],
): SiteRow {
  updateSite(database, site.id, change, timestamp());
  // Sitemap, canonical links, descriptions, and pages without metadata depend on these fields.
  seoCache.invalidate(site.id);
  emit(site, 'site.updated', { fields });
  return findSiteById(database, site.id) ?? site;
}

/**
 * Returns the filter for the sites that a caller may see. The global admin sees all sites, other
 * users see those they have access to, and applications those they deploy. The spec doesn't define
 * this.
 */
function getSiteFilter(caller: Caller | undefined): SiteFilter {
  if (caller?.kind === 'application') {
    const { clientId, tenantId, audience } = caller;
    return { application: clientId, tenantId, audience };
  }
  if (caller?.kind !== 'user') return { userId: '' };
  if (caller.globalAdmin) return {};
  return { userId: caller.id };
}

function listItem(database: Database, site: SiteRow): SiteListItem {
  const { id, slug, name, url, status, currentVersion, devVersion, lastDeployed, createdAt } = site;
  const company = { id: site.companyId, name: companyName(database, site.companyId) };
  return {
    id,
    slug,
    name,
    url,
    status,
    company,
    framework: site.frameworkType,
    currentVersion,
    devVersion,
    lastDeployed,
    createdAt,
  };
}

/**
 * Builds the detailed form of a site, which has `versions` instead of `currentVersion` and
 * `devVersion`. Spec: Site (detail).
 */
function detail(database: Database, site: SiteRow): SiteDetail {
  const { currentVersion, devVersion, ...item } = listItem(database, site);
  const requests = listRequests(database, site.id);
  const { description, devUrl, repository, frameworkType: type, frameworkVersion: version } = site;
  return {
    ...item,
    description,
    devUrl,
    repository: { ...repository, releaseBranch: devVersion && `release/${devVersion}` },
    framework: { type, version },
    versions: { current: currentVersion, development: devVersion },
    features: site.settings.features,
    statistics: {
      pageViews: viewsBetween(database, site.id, '0', '9').total,
      textOverrides: overrideCount(database, site.id),
      pendingRequests: requests.filter(({ status }) => !isClosed(status)).length,
    },
  };
}

const groups = ['general', 'deployment', 'notifications', 'features'] as const;

export function settingsRoutes(context: Context, allowPrivate: boolean): Route[] {
  return routes({
    getSettings: (call) => toSettings(call.site),
    putSettings(call) {
      const { webhookUrl } = call.body.notifications ?? {};
      if (webhookUrl) refusePrivate(webhookUrl, 'notifications.webhookUrl', allowPrivate);
      const site = putSettings(context, call.site, call.body);
      return { success: true, settings: toSettings(site), updatedAt: site.updatedAt };
    },
  });
}

function putSettings(context: Context, site: SiteRow, update: SiteSettingsUpdate): SiteRow {
  const before = toSettings(site);
  const fields = groups.flatMap((group) => changedFields(before[group], update[group], group));
  if (fields.length === 0) return site;
  const { timezone, ...general } = { ...before.general, ...omitUndefined(update.general ?? {}) };
  const settings = {
    timezone: normalizeZone(timezone),
    deployment: { ...before.deployment, ...omitUndefined(update.deployment ?? {}) },
    notifications: { ...site.settings.notifications, ...omitUndefined(update.notifications ?? {}) },
    features: { ...before.features, ...omitUndefined(update.features ?? {}) },
  };
  if (fields.includes('notifications.webhookUrl'))
    chooseWebhook(context.database, site.id, settings.notifications.webhookUrl);
  return storeSite(context, site, { ...general, settings }, fields);
}

export function changedFields(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>> | undefined,
  group?: string,
): string[] {
  return Object.entries(change ?? {}).flatMap(([name, value]) => {
    if (value === undefined || value === before[name]) return [];
    return [[group, name].filter(Boolean).join('.')];
  });
}

function toSettings(site: SiteRow): SiteSettings {
  const { name, description, settings } = site;
  const { timezone, ...rest } = settings;
  return { general: { name, description, timezone }, ...rest };
}

export function statisticsRoutes(context: Context): Route[] {
  const { database, now, views } = context;
  return routes({
    getStatistics(call) {
      const { site, query } = call;
      views.flush();
      const { period, from, until } = parseRange(query, now());
      const count = activityBetween(database, site.id, from, until);
      return {
        siteId: site.id,
        period,
        pageViews: viewsBetween(database, site.id, from, until),
        content: {
          textOverrides: count('text-override'),
          seoUpdates: count('seo-update'),
          blogPosts: count('blog-post'),
        },
        development: {
          requestsCreated: count('request-created'),
          requestsCompleted: count('request-completed'),
          deployments: count('deployment'),
          previewExchanges: count('preview-exchange'),
        },
      };
    },
  });
}

const days = { day: 1, week: 7, month: 30, year: 365 };

/** Parses the requested period. `from` is inclusive, `until` exclusive. */
function parseRange(query: StatisticsQuery, now: number) {
  const { startDate, endDate } = query;
  const until = new Date((endDate ? getEndMs(endDate) : now) + 1);
  const period = startDate ? 'custom' : (query.period ?? 'month');
  const from = new Date(startDate ?? until.getTime() - days[query.period ?? 'month'] * 86_400_000);
  return { period, from: from.toISOString(), until: until.toISOString() };
}

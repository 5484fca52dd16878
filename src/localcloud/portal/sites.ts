import { operations } from '../../contracts/portal/operations/operations.ts';
import type { SiteDetail, SiteListItem, SitePatch } from '../../contracts/portal/site.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Context } from './context.ts';
import type { Caller } from './credentials.ts';
import { type Route, route } from './route.ts';
import { changedFields } from './settings.ts';
import type { Database } from './store/database.ts';
import { overrideCount } from './store/overrides.ts';
import { pendingRequests } from './store/requests.ts';
import {
  companyName,
  findSiteById,
  type SiteFilter,
  type SiteRow,
  sitesWith,
  updateSite,
} from './store/sites.ts';
import { viewsBetween } from './store/statistics.ts';

export function siteRoutes(context: Context): Route[] {
  const { database, views } = context;
  return [
    route(operations.listSites, (call) => {
      const { companyId, status, limit, offset } = call.query;
      const filter = { ...getSiteFilter(call.caller), companyId, status };
      const { sites, total } = sitesWith(database, filter, { limit, offset });
      return {
        body: { sites: sites.map((site) => listItem(database, site)), total, limit, offset },
      };
    }),

    route(operations.getSite, (call) => {
      views.flush();
      return { body: detail(database, call.site) };
    }),

    route(operations.patchSite, (call) => {
      const { id, name, updatedAt } = patchSite(context, call.site, call.body);
      return { body: { success: true, site: { id, name, updatedAt } } };
    }),
  ];
}

function patchSite(context: Context, site: SiteRow, patch: SitePatch): SiteRow {
  const { database, hosts, seoCache, emit } = context;
  const { features, ...changes } = patch;
  const refusal = changes.url && hosts.refusalOfTaken(site, changes.url, 'url');
  if (refusal) throw refusal;
  const { name, description, url, settings } = site;
  const fields = [
    ...changedFields({ name, description, url }, changes),
    ...changedFields(settings.features, features, 'features'),
  ];
  if (fields.length === 0) return site;
  const changed = features && {
    ...settings,
    features: { ...settings.features, ...omitUndefined(features) },
  };
  updateSite(database, site.id, { ...changes, settings: changed }, context.timestamp());
  // Sitemap, canonical links and descriptions depend on the site's fields.
  seoCache.invalidate(site.id);
  emit(site, 'site.updated', { fields });
  return findSiteById(database, site.id) ?? site;
}

/** The global admin sees all, an application the sites that it deploys (not in the spec). */
function getSiteFilter(caller: Caller | undefined): SiteFilter {
  if (caller?.kind === 'application') {
    const { clientId, tenantId, audience } = caller;
    return { clientId, tenantId, audience };
  }
  if (caller?.kind !== 'user') return { userId: '' };
  if (caller.globalAdmin) return {};
  return { userId: caller.id };
}

function listItem(database: Database, site: SiteRow): SiteListItem {
  const { id, slug, name, url, status, currentVersion, devVersion, lastDeployed, createdAt } = site;
  const company = { id: site.companyId, name: companyName(database, site.companyId) };
  return {
    ...{ id, slug, name, url, status, company, framework: site.frameworkType },
    ...{ currentVersion, devVersion, lastDeployed, createdAt },
  };
}

/** Contains versions instead of currentVersion and devVersion. Spec: Site (detail). */
function detail(database: Database, site: SiteRow): SiteDetail {
  const { currentVersion, devVersion, ...item } = listItem(database, site);
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
      pendingRequests: pendingRequests(database, site.id),
    },
  };
}

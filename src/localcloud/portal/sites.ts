import { operations } from '../../portal/contract/operations/operations.ts';
import type { SiteDetail, SiteListItem } from '../../portal/contract/site.ts';
import { levelOn } from './access.ts';
import type { Context } from './context.ts';
import { type Route, route } from './route.ts';
import type { Database } from './store/database.ts';
import { pendingRequests } from './store/requests.ts';
import { allSites, companyName, type SiteRow, siteById, updateSite } from './store/sites.ts';
import { viewsBetween } from './store/statistics.ts';
import { overrideCount } from './store/texts.ts';

/** Spec: Endpoints, Sites. */
export function siteRoutes(context: Context): Route[] {
  const { database, timestamp, seoCache, emit } = context;
  return [
    route(operations.listSites, ({ caller, query }) => {
      const { companyId, status, limit, offset } = query;
      const found = allSites(database).filter(
        (site) =>
          levelOn(database, caller, site) !== undefined &&
          (companyId === undefined || site.company_id === companyId) &&
          (status === undefined || site.status === status),
      );
      const sites = found.slice(offset, offset + limit).map((site) => listItem(database, site));
      return { body: { sites, total: found.length, limit, offset } };
    }),

    route(operations.getSite, ({ site }) => ({ body: detail(database, site) })),

    route(operations.patchSite, ({ site, body }) => {
      const { features, ...rest } = body;
      const updatedAt = timestamp();
      const settings = features && { ...site.settings, features: { ...site.settings.features, ...given(features) } };
      updateSite(database, site.id, { ...rest, settings }, updatedAt);
      // Addresses in the sitemap and canonical links follow the site's address.
      seoCache.invalidate(site.id);
      emit(site, 'site.updated', { fields: Object.keys(body) });
      return {
        body: { success: true, site: { id: site.id, name: siteById(database, site.id)?.name ?? site.name, updatedAt } },
      };
    }),
  ];
}

function listItem(database: Database, site: SiteRow): SiteListItem {
  return {
    id: site.id,
    slug: site.slug,
    name: site.name,
    url: site.url,
    status: site.status,
    company: { id: site.company_id, name: companyName(database, site.company_id) },
    framework: site.framework_type,
    ...present('currentVersion', site.current_version),
    ...present('devVersion', site.dev_version),
    ...present('lastDeployed', site.last_deployed),
    createdAt: site.created_at,
  };
}

/** The detail has no currentVersion and devVersion: it carries versions instead. Spec: Site (detail). */
function detail(database: Database, site: SiteRow): SiteDetail {
  return {
    id: site.id,
    slug: site.slug,
    name: site.name,
    description: site.description,
    url: site.url,
    ...present('devUrl', site.dev_url),
    status: site.status,
    company: { id: site.company_id, name: companyName(database, site.company_id) },
    repository: site.repository,
    framework: { type: site.framework_type, version: site.framework_version },
    versions: { ...present('current', site.current_version), ...present('development', site.dev_version) },
    features: site.settings.features,
    statistics: {
      pageViews: viewsBetween(database, site.id, '0', '9').total,
      textOverrides: overrideCount(database, site.id),
      pendingRequests: pendingRequests(database, site.id),
    },
    ...present('lastDeployed', site.last_deployed),
    createdAt: site.created_at,
  };
}

/** The field, or nothing while its value is not known yet. */
function present(name: string, value: string | null): Record<string, string> {
  return value === null ? {} : { [name]: value };
}

/** The entries that are set. */
function given<Value>(fields: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

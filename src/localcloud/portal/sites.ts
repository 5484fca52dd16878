import { operations } from '../../contracts/portal/operations/operations.ts';
import type { SiteDetail, SiteListItem } from '../../contracts/portal/site.ts';
import type { Context } from './context.ts';
import type { Caller } from './credentials.ts';
import { type Route, route } from './route.ts';
import { changedFields } from './settings.ts';
import type { Database } from './store/database.ts';
import { overrideCount } from './store/overrides.ts';
import { pendingRequests } from './store/requests.ts';
import {
  companyName,
  type SiteFilter,
  type SiteRow,
  sitesWith,
  updateSite,
} from './store/sites.ts';
import { viewsBetween } from './store/statistics.ts';

/** Spec: Endpoints, Sites. */
export function siteRoutes(context: Context): Route[] {
  const { database, timestamp, hosts, seoCache, views, emit } = context;
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
      const { site, body } = call;
      const { features, ...changes } = body;
      if (changes.url) {
        const refusal = hosts.refusalOfTaken(site, changes.url, 'url');
        if (refusal) throw refusal;
      }
      const { name, description, url, settings } = site;
      const fields = [
        ...changedFields({ name, description, url }, changes),
        ...changedFields(settings.features, features, 'features'),
      ];
      if (fields.length === 0)
        return { body: { success: true, site: { id: site.id, name, updatedAt: site.updated_at } } };
      const updatedAt = timestamp();
      const changed = features && {
        ...settings,
        features: { ...settings.features, ...pickDefined(features) },
      };
      updateSite(database, site.id, { ...changes, settings: changed }, updatedAt);
      // Sitemap, canonical links and descriptions depend on the site's fields.
      seoCache.invalidate(site.id);
      emit(site, 'site.updated', { fields });
      const after = { id: site.id, name: changes.name ?? name, updatedAt };
      return { body: { success: true, site: after } };
    }),
  ];
}

/**
 * The global admin sees all, a user those with access, an application those that it deploys (not in
 * the spec).
 */
function getSiteFilter(caller: Caller | undefined): SiteFilter {
  if (caller?.kind === 'application') return { application: caller };
  if (caller?.kind === 'user') {
    if (caller.globalAdmin) return {};
    return { userId: caller.id };
  }
  return { userId: '' };
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

/** Contains versions instead of currentVersion and devVersion. Spec: Site (detail). */
function detail(database: Database, site: SiteRow): SiteDetail {
  const inFlight = site.dev_version === null ? null : `release/${site.dev_version}`;
  return {
    id: site.id,
    slug: site.slug,
    name: site.name,
    description: site.description,
    url: site.url,
    ...present('devUrl', site.dev_url),
    status: site.status,
    company: { id: site.company_id, name: companyName(database, site.company_id) },
    repository: { ...site.repository, ...present('releaseBranch', inFlight) },
    framework: { type: site.framework_type, version: site.framework_version },
    versions: {
      ...present('current', site.current_version),
      ...present('development', site.dev_version),
    },
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

function present(name: string, value: string | null): Record<string, string> {
  if (value === null) return {};
  return { [name]: value };
}

function pickDefined<Value>(
  fields: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

import { operations } from '../../portal/contract/operations/operations.ts';
import { PageSeoUpdate } from '../../portal/contract/seo.ts';
import { seoWarnings } from '../../portal/contract/seo-validation.ts';
import type { Context } from './context.ts';
import { Refusal } from './message.ts';
import { fieldProblems, type Route, route } from './route.ts';
import { sitemapXml } from './sitemap.ts';
import { type PageRow, pageOf, touchPage } from './store/content.ts';
import { putSeo, seoOf, seoOfSite } from './store/seo.ts';
import { type SiteRow, updateSite } from './store/sites.ts';
import { recordActivity } from './store/statistics.ts';

/** Spec: Endpoints, SEO. */
export function seoRoutes(context: Context): Route[] {
  const { database, timestamp, seoCache } = context;

  function pageOrRefuse(site: SiteRow, slug: string): PageRow {
    const page = pageOf(database, site.id, slug);
    if (page === undefined) throw new Refusal('not_found', `The site "${site.slug}" has no page "${slug}".`);
    return page;
  }

  return [
    route(operations.getSeoOverview, ({ site }) => {
      const { titleSuffix, defaultImage } = site.seo_defaults;
      const pages = seoOfSite(database, site.id).map(({ page_slug, body }) => ({
        pageSlug: page_slug,
        title: body.title,
        description: body.description,
      }));
      return { body: { pages, defaults: { titleSuffix, defaultImage } } };
    }),

    route(operations.getSeoDefaults, ({ site }) => ({ body: site.seo_defaults })),

    route(operations.putSeoDefaults, ({ site, body }) => {
      refuseWhereSwitchedOff(site);
      const updatedAt = timestamp();
      updateSite(database, site.id, { seoDefaults: body }, updatedAt);
      recordActivity(database, site.id, 'seo-update', updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, defaults: body, updatedAt } };
    }),

    route(operations.putSitemapConfig, ({ site, body }) => {
      refuseWhereSwitchedOff(site);
      const updatedAt = timestamp();
      updateSite(database, site.id, { sitemap: body }, updatedAt);
      recordActivity(database, site.id, 'seo-update', updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, sitemapConfig: body, updatedAt } };
    }),

    route(operations.getSitemap, ({ site }) => ({ body: sitemapXml(database, site) })),

    route(operations.getPageSeo, ({ site, parameters }) => {
      const page = pageOrRefuse(site, parameters.pageSlug);
      const stored = seoOf(database, site.id, page.slug);
      if (stored !== undefined) return { body: { ...stored.body, pageSlug: page.slug, updatedAt: stored.updated_at } };
      // A page that nobody has described yet is described by what is known of it.
      const description = site.seo_defaults.defaultDescription ?? site.description;
      return { body: { pageSlug: page.slug, title: page.title, description, updatedAt: page.last_updated } };
    }),

    route(operations.putPageSeo, ({ site, parameters, body }) => {
      refuseWhereSwitchedOff(site);
      const { slug } = pageOrRefuse(site, parameters.pageSlug);
      const { pageSlug: _slug, updatedAt: _readAt, ...seo } = body;
      const updatedAt = timestamp();
      putSeo(database, site.id, slug, seo, updatedAt);
      touchPage(database, site.id, slug, updatedAt);
      recordActivity(database, site.id, 'seo-update', updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, pageSlug: slug, updatedAt, warnings: seoWarnings(seo) } };
    }),

    route(operations.validatePageSeo, ({ site, parameters, body }) => {
      pageOrRefuse(site, parameters.pageSlug);
      const checked = PageSeoUpdate.safeParse(body);
      if (!checked.success) return { body: { valid: false, warnings: [], errors: fieldProblems(checked.error) } };
      return { body: { valid: true, warnings: seoWarnings(checked.data), errors: [] } };
    }),

    route(operations.purgeSeoCache, ({ site }) => {
      seoCache.invalidate(site.id);
      return { body: { success: true, purgedAt: timestamp() } };
    }),
  ];
}

function refuseWhereSwitchedOff(site: SiteRow): void {
  if (!site.settings.features.seoManagement) {
    throw new Refusal('conflict', 'SEO management is switched off for this site (features.seoManagement).');
  }
}

import * as z from 'zod/mini';
import { operations } from '../../contracts/portal/operations/operations.ts';
import { PageSeoUpdate } from '../../contracts/portal/seo.ts';
import { seoWarnings } from '../../contracts/portal/seo-validation.ts';
import type { Context } from './context.ts';
import { Refusal } from './message.ts';
import { fieldProblems, type Route, route } from './route.ts';
import { sitemapXml } from './sitemap.ts';
import { findPage, listPages, type PageRow, touchPage } from './store/content.ts';
import { findSeo, putSeo, type StoredSeo, seoOfSite } from './store/seo.ts';
import { type SiteRow, updateSite } from './store/sites.ts';
import { recordActivity } from './store/statistics.ts';

/** Spec: Endpoints, SEO. */
export function seoRoutes(context: Context): Route[] {
  const { database, timestamp, seoCache } = context;

  function pageOrRefuse(site: SiteRow, slug: string): PageRow {
    const page = findPage(database, site.id, slug);
    if (!page) throw new Refusal('not_found', `The site "${site.slug}" has no page "${slug}".`);
    return page;
  }

  return [
    route(operations.getSeoOverview, (call) => {
      const { site } = call;
      const { titleSuffix, defaultImage } = site.seo_defaults;
      const titles = new Map(listPages(database, site.id).map((page) => [page.slug, page]));
      const pages = seoOfSite(database, site.id).flatMap((options) => {
        const page = titles.get(options.page_slug);
        if (!page) return [];
        const { title, description } = completed(options.body, getDerived(site, page));
        return [{ pageSlug: options.page_slug, title, description }];
      });
      return { body: { pages, defaults: { titleSuffix, defaultImage } } };
    }),

    route(operations.getSeoDefaults, (call) => ({ body: call.site.seo_defaults })),

    route(operations.putSeoDefaults, (call) => {
      const { site, body } = call;
      refuseIfDisabled(site);
      const updatedAt = timestamp();
      updateSite(database, site.id, { seoDefaults: body }, updatedAt);
      recordActivity(database, site.id, 'seo-update', updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, defaults: body, updatedAt } };
    }),

    route(operations.putSitemapConfig, (call) => {
      const { site, body } = call;
      refuseIfDisabled(site);
      const updatedAt = timestamp();
      updateSite(database, site.id, { sitemap: body }, updatedAt);
      recordActivity(database, site.id, 'seo-update', updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, sitemapConfig: body, updatedAt } };
    }),

    route(operations.getSitemap, (call) => ({ body: sitemapXml(database, call.site) })),

    route(operations.getPageSeo, (call) => {
      const { site, parameters } = call;
      const page = pageOrRefuse(site, parameters.pageSlug);
      const stored = findSeo(database, site.id, page.slug);
      const updatedAt = stored?.updated_at ?? page.last_updated;
      return {
        body: {
          pageSlug: page.slug,
          ...completed(stored?.body ?? {}, getDerived(site, page)),
          updatedAt,
        },
      };
    }),

    route(operations.putPageSeo, (call) => {
      const { site, parameters, body } = call;
      refuseIfDisabled(site);
      const page = pageOrRefuse(site, parameters.pageSlug);
      const { slug } = page;
      const { pageSlug: _slug, updatedAt: _readAt, derived, ...seo } = body;
      const updatedAt = timestamp();
      putSeo(
        database,
        site.id,
        slug,
        withoutDerived(seo, derived, getDerived(site, page)),
        updatedAt,
      );
      touchPage(database, site.id, slug, updatedAt);
      recordActivity(database, site.id, 'seo-update', updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, pageSlug: slug, updatedAt, warnings: seoWarnings(seo) } };
    }),

    route(operations.validatePageSeo, (call) => {
      const { site, parameters, body } = call;
      pageOrRefuse(site, parameters.pageSlug);
      const checked = PageSeoUpdate.safeParse(body);
      const errors = checked.success ? [] : fieldProblems(checked.error);
      const wrong = new Set(errors.map((fieldProblem) => fieldProblem.field));
      const warnings = seoWarnings(Measurable.parse(body)).filter(
        (seoWarning) => !wrong.has(seoWarning.field),
      );
      return { body: { valid: checked.success, warnings, errors } };
    }),

    route(operations.purgeSeoCache, (call) => {
      seoCache.invalidate(call.site.id);
      return { body: { success: true, purgedAt: timestamp() } };
    }),
  ];
}

/** Those with recommendations; values of another type are skipped. */
const Measurable = z.catch(
  z.object({
    title: z.catch(z.optional(z.string()), undefined),
    description: z.catch(z.optional(z.string()), undefined),
    openGraph: z.catch(
      z.optional(
        z.object({
          title: z.catch(z.optional(z.string()), undefined),
          description: z.catch(z.optional(z.string()), undefined),
          imageWidth: z.catch(z.optional(z.number()), undefined),
          imageHeight: z.catch(z.optional(z.number()), undefined),
        }),
      ),
      undefined,
    ),
  }),
  {},
);

/** Derived values follow the page and the defaults. */
function completed(seo: StoredSeo, fallback: Fallback) {
  const { title = fallback.title, description = fallback.description, ...otherFields } = seo;
  const derived = Object.keys(fallback).filter((field) => seo[field] === undefined);
  return { title, description, ...otherFields, ...(derived.length > 0 && { derived }) };
}

interface Fallback {
  readonly title: string;
  readonly description: string;
}

function getDerived(site: SiteRow, page: PageRow): Fallback {
  return {
    title: page.title,
    description: site.seo_defaults.defaultDescription ?? site.description,
  };
}

/** A derived field that is sent back unchanged stays derived. */
function withoutDerived(
  seo: StoredSeo,
  derived: readonly string[] = [],
  fallback: Fallback,
): StoredSeo {
  const isDerived = (name: string, value: unknown) =>
    derived.includes(name) && value === Reflect.get(fallback, name);
  return Object.fromEntries(Object.entries(seo).filter(([name, value]) => !isDerived(name, value)));
}

function refuseIfDisabled(site: SiteRow): void {
  if (!site.settings.features.seoManagement) {
    throw new Refusal(
      'conflict',
      'SEO management is switched off for this site (features.seoManagement).',
    );
  }
}

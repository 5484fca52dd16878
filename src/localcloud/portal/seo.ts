import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { SitemapConfig } from '../../contracts/portal/page-update.ts';
import { seoWarnings } from '../../contracts/portal/seo.ts';
import { PageSeoUpdate } from '../../contracts/portal/seo-update.ts';
import type { Context } from './api/context.ts';
import { absent, conflicting } from './api/message.ts';
import { fieldProblems, ownTexts, type Route, routes } from './api/route.ts';
import { withdrawForPages } from './requests/request-record.ts';
import { pageOrRefuse } from './runtime.ts';
import { sitemapParts, wholeSitemap } from './sitemap.ts';
import {
  findSeo,
  listMetadata,
  listPages,
  putSeo,
  recordActivity,
  type StoredSeo,
  touchPage,
} from './store/content.ts';
import type { Database } from './store/database.ts';
import { type SiteChange, type SiteRow, updateSite } from './store/sites.ts';

export function seoRoutes(context: Context): Route[] {
  const { database, timestamp, seoCache } = context;

  /** Writes metadata. If it is the same as before (`wasSame`), approvals of requests stay valid. */
  function change(site: SiteRow, wasSame: boolean, write: (now: string) => void): string {
    if (!site.settings.features.seoManagement)
      throw conflicting('SEO management is switched off for this site (features.seoManagement).');
    const updatedAt = timestamp();
    write(updatedAt);
    recordActivity(database, site.id, 'seo-update', updatedAt);
    seoCache.invalidate(site.id);
    if (!wasSame) withdrawForPages(context, site);
    return updatedAt;
  }

  function changeSite(site: SiteRow, values: Pick<SiteChange, 'seoDefaults' | 'sitemap'>): string {
    const isSame = isDeepStrictEqual({ ...site, ...values }, site);
    return change(site, isSame, (now) => updateSite(database, site.id, values, now));
  }

  return routes({
    getSeoOverview(call) {
      const { site } = call;
      const { titleSuffix, defaultImage } = site.seoDefaults;
      const found = listMetadata(database, site.id, false, getDerived(site, '').description);
      const pages = found.map(({ slug: pageSlug, title, description }) => {
        return { pageSlug, title, description };
      });
      return { pages, defaults: { titleSuffix, defaultImage } };
    },
    getSeoDefaults: (call) => call.site.seoDefaults,
    putSeoDefaults(call) {
      const { site, body: seoDefaults } = call;
      const updatedAt = changeSite(site, { seoDefaults });
      return { success: true, defaults: seoDefaults, updatedAt };
    },
    getSitemapConfig: (call) => call.site.sitemap,
    putSitemapConfig(call) {
      const { site, body: sitemap } = call;
      const updatedAt = changeSite(site, { sitemap });
      const warnings = warnOfUnknownPages(database, site, sitemap);
      return { success: true, sitemapConfig: sitemap, updatedAt, warnings };
    },
    getSitemap({ site, query }) {
      const parts = sitemapParts(database, site);
      const { part } = query;
      const document = part === undefined ? wholeSitemap(site, parts) : parts[part - 1];
      if (document === undefined) throw absent(`The sitemap has no part ${part}.`);
      return document;
    },
    getPageSeo(call) {
      const { site, parameters } = call;
      const page = pageOrRefuse(database, site, parameters.pageSlug);
      const { body = {}, updatedAt = page.lastUpdated } =
        findSeo(database, site.id, page.slug) ?? {};
      const record = completed(body, getDerived(site, page.title));
      return { pageSlug: page.slug, ...record, updatedAt };
    },
    putPageSeo(call) {
      const { site, parameters, body } = call;
      const { pageSlug: _slug, updatedAt: _readAt, derived = [], ...seo } = body;
      const { pageSlug } = parameters;
      const fallback = getDerived(site, pageOrRefuse(database, site, pageSlug).title);
      const stored = withoutDerived(seo, derived, fallback);
      const isSame = isDeepStrictEqual(stored, findSeo(database, site.id, pageSlug)?.body ?? {});
      const updatedAt = change(site, isSame, (now) => {
        putSeo(database, site.id, { pageSlug, body: stored, updatedAt: now });
        touchPage(database, site.id, pageSlug, now);
      });
      return { success: true, pageSlug, updatedAt, warnings: seoWarnings(seo) };
    },
    validatePageSeo(call) {
      const { site, parameters, body } = call;
      pageOrRefuse(database, site, parameters.pageSlug);
      const checked = PageSeoUpdate.safeParse(body, ownTexts);
      const errors = checked.success ? [] : fieldProblems(checked.error, body);
      const wrong = new Set(errors.map((problem) => problem.field));
      const warnings = seoWarnings(Measurable.parse(body)).filter((item) => !wrong.has(item.field));
      return { valid: checked.success, warnings, errors };
    },
    purgeSeoCache(call) {
      seoCache.invalidate(call.site.id);
      return { success: true, purgedAt: timestamp() };
    },
  });
}

/**
 * Returns warnings about unknown pages. They aren't rejected, because they may be configured before
 * their first deployment.
 */
function warnOfUnknownPages(database: Database, site: SiteRow, sitemap: SitemapConfig) {
  const known = new Set(listPages(database, site.id).map((page) => page.slug));
  const { excludePages = [], priorities = {} } = sitemap;
  const named = [
    ...excludePages.map((slug, index) => [`excludePages.${index}`, slug] as const),
    ...Object.keys(priorities).map((slug) => [`priorities.${slug}`, slug] as const),
  ];
  return named.flatMap(([field, slug]) => {
    if (known.has(slug)) return [];
    return [{ field, message: `The site has no page "${slug}".` }];
  });
}

const text = z.catch(z.optional(z.string()), undefined);
const number = z.catch(z.optional(z.number()), undefined);
const card = { title: text, description: text, imageWidth: number, imageHeight: number };

const openGraph = z.catch(z.optional(z.object(card)), undefined);
/** Fields with recommendations. Values of the wrong type are skipped. */
const Measurable = z.catch(z.object({ title: text, description: text, openGraph }), {});

/** Adds values that are derived from the page and the site's defaults. */
function completed(seo: StoredSeo, fallback: Fallback) {
  const derived = Object.keys(fallback).filter((field) => seo[field] === undefined);
  const { title = fallback.title, description = fallback.description, ...otherFields } = seo;
  const record = { title, description, ...otherFields };
  if (derived.length === 0) return record;
  return { ...record, derived };
}

interface Fallback {
  readonly title: string;
  readonly description: string;
}

function getDerived(site: SiteRow, title: string): Fallback {
  const { defaultDescription: description = site.description } = site.seoDefaults;
  return { title, description };
}

/** Removes derived fields from a written record if they were sent back unchanged or empty. */
function withoutDerived(seo: StoredSeo, derived: readonly string[], fallback: Fallback): StoredSeo {
  const isDerived = (name: string, value: unknown) =>
    derived.includes(name) && (value === '' || value === Reflect.get(fallback, name));
  return Object.fromEntries(Object.entries(seo).filter(([name, value]) => !isDerived(name, value)));
}

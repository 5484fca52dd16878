import * as z from 'zod/mini';
import { operations } from '../../contracts/portal/operations/operations.ts';
import type { SitePagesUpdate } from '../../contracts/portal/page.ts';
import type { BuiltPage } from './built-pages.ts';
import type { Context } from './context.ts';
import { refuseField } from './message.ts';
import { type Route, route } from './route.ts';
import { type NewPage, type PageRow, pagesOf, putPage, removePage } from './store/content.ts';
import {
  overridesOf,
  putTextKeys,
  type TextKeyRow,
  textKeyOf,
  textKeysOf,
} from './store/overrides.ts';
import { seoOf } from './store/seo.ts';
import type { SiteRow } from './store/sites.ts';
import { versionsOf } from './store/versions.ts';

/** Path segments that are endpoints, and therefore can't be page slugs. */
const endpoints = ['defaults', 'sitemap-config', 'purge'];

/** Spec: Site page (list item), Site version (list item). */
export function pageRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(operations.listPages, ({ site }) => {
      const pages = pagesOf(database, site.id).map(
        ({ slug, path, title, type, text_keys, last_updated }) => ({
          slug,
          path,
          title,
          type,
          textKeyCount: text_keys,
          lastUpdated: last_updated,
        }),
      );
      return { body: { pages, total: pages.length } };
    }),

    route(operations.putPages, ({ site, body }) => {
      // From now on, pages set explicitly take precedence.
      database.run(
        'INSERT OR IGNORE INTO meta (name, value) VALUES (?, ?)',
        toldMark(site),
        context.timestamp(),
      );
      return { body: { success: true, ...replacePages(context, site, body) } };
    }),

    route(operations.listVersions, ({ site }) => ({
      body: { versions: versionsOf(database, site.id) },
    })),
  ];
}

const toldMark = ({ id }: SiteRow) => `pages-told:${id}`;

/**
 * Detects a site's pages from a deployment, unless they were set explicitly. Ignores content that
 * this portal itself put into a page.
 */
export function learnPages(context: Context, site: SiteRow, built: readonly BuiltPage[]): void {
  const { database } = context;
  const told = database.one(
    z.object({ value: z.string() }),
    'SELECT value FROM meta WHERE name = ?',
    toldMark(site),
  );
  if (told || built.length === 0) return;
  const known = new Map(pagesOf(database, site.id).map((page) => [page.path, page]));
  const values = Map.groupBy(overridesOf(database, site.id), ({ key }) => key);
  const defaultOf = (key: string, shown: string) => {
    if (values.get(key)?.some(({ value }) => value === shown))
      return textKeyOf(database, site.id, key)?.default_text ?? shown;
    return shown;
  };
  const titleOf = ({ path, title }: BuiltPage) => {
    const page = known.get(path);
    const isDescribed =
      page !== undefined && seoOf(database, site.id, page.slug)?.body.title !== undefined;
    if (isDescribed) return page.title;
    return withoutEnd(title, site.seo_defaults.titleSuffix ?? '');
  };
  const pages = built.map((page) => ({
    path: page.path,
    title: titleOf(page),
    texts: Object.fromEntries(
      Object.entries(page.texts).map(([key, shown]) => [key, defaultOf(key, shown)]),
    ),
  }));
  replacePages(context, site, { pages });
}

function withoutEnd(text: string, end: string): string {
  if (end !== '' && text.endsWith(end)) return text.slice(0, -end.length);
  return text;
}

/** Replaces a site's pages with those of the built site. Unchanged pages keep their timestamp. */
function replacePages(
  { database, timestamp, seoCache }: Context,
  site: SiteRow,
  { pages }: SitePagesUpdate,
) {
  const now = timestamp();
  const before = pagesOf(database, site.id);
  const slugs = slugsOf(pages, before);
  const keys = keysOf(pages, slugs);
  const textsBefore = textsByPage(textKeysOf(database, site.id));
  const textsNow = textsByPage(keys);
  const known = new Map(before.map((page) => [page.slug, page]));

  let added = 0;
  let changed = 0;
  for (const [index, { path, title, type = 'page' }] of pages.entries()) {
    const slug = slugs[index] ?? '';
    const page: NewPage = { slug, path, title, type, last_updated: now };
    const old = known.get(slug);
    if (old && isSame(old, page) && textsBefore(slug) === textsNow(slug)) continue;
    if (!old) added += 1;
    else changed += 1;
    putPage(database, site.id, page);
  }
  const staying = new Set(slugs);
  const gone = before.filter(({ slug }) => !staying.has(slug));
  for (const { slug } of gone) removePage(database, site.id, slug);
  putTextKeys(database, site.id, keys);
  if (added + changed + gone.length > 0) seoCache.invalidate(site.id);
  return { added, changed, removed: gone.length, total: pages.length };
}

/**
 * A slug for each page: the given one, that of an existing page with the same path, or one derived
 * from the path.
 * @throws Refusal `bad_request` for a duplicate path or slug, and for a slug that is an endpoint
 */
function slugsOf(pages: SitePagesUpdate['pages'], before: readonly PageRow[]): string[] {
  const byPath = new Map(before.map(({ path, slug }) => [path, slug]));
  const paths = new Set<string>();
  const taken = new Set<string>(endpoints);
  const chosen = pages.map(({ path, slug }, index) => {
    if (paths.has(path))
      throw refuseField('bad_request', `pages.${index}.path`, 'Two pages have this path.');
    paths.add(path);
    const own = slug ?? byPath.get(path);
    if (own === undefined) return undefined;
    if (taken.has(own))
      throw refuseField(
        'bad_request',
        `pages.${index}.slug`,
        `Another page or endpoint is "${own}".`,
      );
    taken.add(own);
    return own;
  });
  return chosen.map((slug, index) => {
    if (slug) return slug;
    const made = unusedSlug(pages[index]?.path ?? '', taken);
    taken.add(made);
    return made;
  });
}

function unusedSlug(path: string, taken: ReadonlySet<string>): string {
  const words = path.replace(/[\s/?#%\\]+/g, '-').replace(/^-+|-+$/g, '');
  const base = words === '' ? 'home' : words.slice(0, 180);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** A key on several pages belongs to the first of them. */
function keysOf(pages: SitePagesUpdate['pages'], slugs: readonly string[]): TextKeyRow[] {
  const keys = new Map<string, TextKeyRow>();
  for (const [index, { texts = {} }] of pages.entries()) {
    for (const [key, default_text] of Object.entries(texts)) {
      if (!keys.has(key)) keys.set(key, { key, page_slug: slugs[index] ?? '', default_text });
    }
  }
  return [...keys.values()];
}

/** A page's texts as a single comparable value. */
function textsByPage(keys: readonly TextKeyRow[]): (slug: string) => string {
  const byPage = Map.groupBy(keys, ({ page_slug }) => page_slug);
  return (slug) =>
    JSON.stringify(
      (byPage.get(slug) ?? []).map(({ key, default_text }) => [key, default_text]).sort(),
    );
}

function isSame(old: PageRow, page: NewPage): boolean {
  return old.path === page.path && old.title === page.title && old.type === page.type;
}

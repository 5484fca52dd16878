import { operations } from '../../portal/contract/operations/operations.ts';
import type { SitePagesUpdate } from '../../portal/contract/page.ts';
import type { Context } from './context.ts';
import { refuseField } from './message.ts';
import { type Route, route } from './route.ts';
import { type NewPage, type PageRow, pagesOf, putPage, removePage } from './store/content.ts';
import { putTextKeys, type TextKeyRow, textKeysOf } from './store/overrides.ts';
import type { SiteRow } from './store/sites.ts';
import { versionsOf } from './store/versions.ts';

/** Segments in the place of a page slug that are endpoints of their own. */
const endpoints = ['defaults', 'sitemap-config', 'purge'];

/** Spec: Site page (list item), Site version (list item). */
export function pageRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    route(operations.listPages, ({ site }) => {
      const pages = pagesOf(database, site.id).map(({ slug, path, title, type, text_keys, last_updated }) => ({
        slug,
        path,
        title,
        type,
        textKeyCount: text_keys,
        lastUpdated: last_updated,
      }));
      return { body: { pages, total: pages.length } };
    }),

    route(operations.putPages, ({ site, body }) => ({ body: { success: true, ...replacePages(context, site, body) } })),

    route(operations.listVersions, ({ site }) => ({ body: { versions: versionsOf(database, site.id) } })),
  ];
}

/** Makes the pages of the built site the site's pages. A page that is the same keeps its time. */
function replacePages({ database, timestamp, seoCache }: Context, site: SiteRow, { pages }: SitePagesUpdate) {
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
    if (old !== undefined && isSame(old, page) && textsBefore(slug) === textsNow(slug)) continue;
    if (old === undefined) added += 1;
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
 * A slug for each page: the one that is given, that a page with this path has already, or one made of the path.
 * @throws Refusal `bad_request` for a path or a slug that two pages have, and for one that is an endpoint
 */
function slugsOf(pages: SitePagesUpdate['pages'], before: readonly PageRow[]): string[] {
  const byPath = new Map(before.map(({ path, slug }) => [path, slug]));
  const paths = new Set<string>();
  const taken = new Set<string>(endpoints);
  const chosen = pages.map(({ path, slug }, index) => {
    if (paths.has(path)) throw refuseField('bad_request', `pages.${index}.path`, 'Two pages have this path.');
    paths.add(path);
    const own = slug ?? byPath.get(path);
    if (own === undefined) return undefined;
    if (taken.has(own))
      throw refuseField('bad_request', `pages.${index}.slug`, `Another page or endpoint is "${own}".`);
    taken.add(own);
    return own;
  });
  return chosen.map((slug, index) => {
    if (slug !== undefined) return slug;
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

/** A key that several pages carry belongs to the first of them. */
function keysOf(pages: SitePagesUpdate['pages'], slugs: readonly string[]): TextKeyRow[] {
  const keys = new Map<string, TextKeyRow>();
  for (const [index, { texts = {} }] of pages.entries()) {
    for (const [key, default_text] of Object.entries(texts)) {
      if (!keys.has(key)) keys.set(key, { key, page_slug: slugs[index] ?? '', default_text });
    }
  }
  return [...keys.values()];
}

/** The texts of a page as one value that can be compared. */
function textsByPage(keys: readonly TextKeyRow[]): (slug: string) => string {
  const byPage = Map.groupBy(keys, ({ page_slug }) => page_slug);
  return (slug) => JSON.stringify((byPage.get(slug) ?? []).map(({ key, default_text }) => [key, default_text]).sort());
}

function isSame(old: PageRow, page: NewPage): boolean {
  return old.path === page.path && old.title === page.title && old.type === page.type;
}

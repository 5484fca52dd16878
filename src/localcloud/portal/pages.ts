import { reservedSlugs } from '../../contracts/portal/page.ts';
import type { SitePagesUpdate } from '../../contracts/portal/page-update.ts';
import { TextKey } from '../../contracts/portal/values.ts';
import { isOfPreview } from './access.ts';
import type { Context } from './api/context.ts';
import { denied, invalidField } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import { type BuiltPage, collapseSpaces } from './built-pages.ts';
import { findPages, findSeo, listPages, type PageRow } from './store/content.ts';
import { listAddedPages } from './store/edits.ts';
import { listOverrides } from './store/overrides.ts';
import { listVersions } from './store/releases.ts';
import type { SiteRow } from './store/sites.ts';
import {
  findTextKey,
  listShownTexts,
  putTextKeys,
  type ShownText,
  type TextKeyRow,
} from './store/text-keys.ts';

export function pageRoutes(context: Context): Route[] {
  const { database } = context;
  return routes({
    listPages(call) {
      return findPages(database, call.site.id, call.query);
    },
    putPages(call) {
      if (isOfPreview(call.caller, call.site))
        throw denied("Preview's application may not set the pages of the site.");
      // From this call on, only API calls change the pages.
      const mark = { name: explicitPagesKey(call.site), value: context.timestamp() };
      database.insert('meta', mark, 'IGNORE');
      return { success: true, ...replacePages(context, call.site, call.body) };
    },
    listVersions: (call) => ({ versions: listVersions(database, call.site.id) }),
  });
}

const explicitPagesKey = (site: SiteRow) => `pages-told:${site.id}`;

/**
 * Records the pages of a build, unless an API call has set the pages. Ignores values that this
 * portal put into a page.
 */
export function recordPages(
  context: Context,
  site: SiteRow,
  built: readonly BuiltPage[],
  catalogue: Readonly<Record<string, string>> = {},
): void {
  const { database } = context;
  const isExplicit = database.count('meta', { name: explicitPagesKey(site) }) > 0;
  if (isExplicit || built.length === 0) return;
  const known = new Map(listPages(database, site.id).map((page) => [page.path, page]));
  const values = Map.groupBy(listOverrides(database, site.id), (item) => item.key);
  const getDefault = (key: string, displayed: string) => {
    const shown = collapseSpaces(displayed);
    if (values.get(key)?.some(({ value }) => value !== null && collapseSpaces(value) === shown))
      return findTextKey(database, site.id, key)?.defaultText ?? displayed;
    return displayed;
  };
  const getTitle = (builtPage: BuiltPage) => {
    const page = known.get(builtPage.path);
    if (page && findSeo(database, site.id, page.slug)?.body.title !== undefined) return page.title;
    const { titleSuffix = '' } = site.seoDefaults;
    if (!titleSuffix || !builtPage.title.endsWith(titleSuffix)) return builtPage.title;
    return builtPage.title.slice(0, -titleSuffix.length);
  };
  const pages = built.map((page) => {
    const texts = Object.entries(page.texts).map(([key, shown]) => [key, getDefault(key, shown)]);
    return { path: page.path, title: getTitle(page), texts: Object.fromEntries(texts) };
  });
  replacePages(context, site, { pages: withCatalogue(context, site, pages, catalogue) });
}

type UpdatedPages = SitePagesUpdate['pages'];

/**
 * Adds the pages that editors have added, and the texts that no page shows. Each of these texts
 * belongs to the page named by the first part of its key, or else to the first page.
 */
function withCatalogue(
  { database }: Context,
  site: SiteRow,
  built: UpdatedPages,
  catalogue: Readonly<Record<string, string>>,
): UpdatedPages {
  const paths = new Set(built.map(({ path }) => path));
  const added = listAddedPages(database, site.id).filter(({ path }) => !paths.has(path));
  const pages: UpdatedPages = [...built, ...added];
  const known = new Set(pages.flatMap(({ texts }) => Object.keys(texts ?? {})));
  const slugs = assignSlugs(pages, listPages(database, site.id));
  const missing = Object.entries(catalogue).filter(
    ([key]) => !known.has(key) && TextKey.safeParse(key).success,
  );
  const texts = Map.groupBy(missing, ([key]) =>
    Math.max(0, slugs.indexOf(key.split('.')[0] ?? '')),
  );
  return pages.map((page, index) => {
    const more = Object.fromEntries(texts.get(index) ?? []);
    return { ...page, texts: { ...page.texts, ...more } };
  });
}

function replacePages(context: Context, site: SiteRow, update: SitePagesUpdate) {
  const { pages } = update;
  const { database, timestamp, seoCache } = context;
  const now = timestamp();
  const before = listPages(database, site.id);
  const slugs = assignSlugs(pages, before);
  const { keys, shared, shown } = toTextKeys(pages, slugs);
  const textsBefore = groupTextsByPage(listShownTexts(database, site.id));
  const textsNow = groupTextsByPage(shown);
  const known = new Map(before.map((page) => [page.slug, page]));

  let added = 0;
  let changed = 0;
  for (const [index, { path, title, type = 'page' }] of pages.entries()) {
    const slug = slugs[index] ?? '';
    const page = { path, title, type };
    const old = known.get(slug);
    if (old && isSame(old, page) && textsBefore(slug) === textsNow(slug)) continue;
    if (!old) added += 1;
    else changed += 1;
    database.put('pages', { siteId: site.id, slug }, { ...page, lastUpdated: now });
  }
  const staying = new Set(slugs);
  const gone = before.filter((item) => !staying.has(item.slug));
  for (const { slug } of gone) database.remove('pages', { siteId: site.id, slug });
  putTextKeys(database, site.id, keys, shared);
  if (added + changed + gone.length > 0) seoCache.invalidate(site.id);
  return { added, changed, removed: gone.length, total: pages.length };
}

/**
 * Returns slugs of pages: the given slug, the slug of the known page with this path, or one derived
 * from the path.
 */
function assignSlugs(pages: SitePagesUpdate['pages'], before: readonly PageRow[]): string[] {
  const slugsByPath = new Map(before.map((item) => [item.path, item.slug]));
  const paths = new Set<string>();
  const taken = new Set<string>(reservedSlugs);
  const chosen = pages.map((page, index) => {
    const { path, slug } = page;
    if (paths.has(path)) throw invalidField(`pages.${index}.path`, 'Two pages have this path.');
    paths.add(path);
    const pageSlug = slug ?? slugsByPath.get(path);
    if (pageSlug === undefined) return undefined;
    const problem = `Another page or endpoint is already named "${pageSlug}".`;
    if (taken.has(pageSlug)) throw invalidField(`pages.${index}.slug`, problem);
    taken.add(pageSlug);
    return pageSlug;
  });
  return chosen.map((slug, index) => {
    if (slug) return slug;
    const made = toSlug(pages[index]?.path ?? '', taken);
    taken.add(made);
    return made;
  });
}

/**
 * Derives a slug from a path.
 * @param taken slugs that it must not return
 */
export function toSlug(path: string, taken: ReadonlySet<string>): string {
  const normalized = path.replace(/[\s/?#%\\]+/g, '-').replace(/^-+|-+$/g, '');
  const base = normalized === '' ? 'home' : normalized.slice(0, 180);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/**
 * Lists the texts of the pages. A text on several pages belongs to the page named by the first part
 * of its key, or else to the first of these pages.
 * @returns `keys`: each text once; `shown`: each text once per page that shows it; `shared`: those
 * of `shown` on pages that they don't belong to
 */
function toTextKeys(pages: SitePagesUpdate['pages'], slugs: readonly string[]) {
  const all = pages.flatMap(({ texts = {} }, index) =>
    Object.entries(texts).map(([key, defaultText]) => {
      return { key, pageSlug: slugs[index] ?? '', defaultText };
    }),
  );
  const keys = new Map<string, TextKeyRow>();
  for (const text of all) {
    const known = keys.get(text.key);
    const isOwner = !known || text.key.startsWith(`${text.pageSlug}.`);
    keys.set(text.key, { ...(isOwner ? text : known), pageCount: (known?.pageCount ?? 0) + 1 });
  }
  const shown = all.map((text) => ({ ...text, ...keys.get(text.key), pageSlug: text.pageSlug }));
  const shared = shown.filter(({ key, pageSlug }) => keys.get(key)?.pageSlug !== pageSlug);
  return { keys: [...keys.values()], shared, shown };
}

function groupTextsByPage(texts: readonly ShownText[]): (slug: string) => string {
  const textsByPage = Map.groupBy(texts, (item) => item.pageSlug);
  return (slug) =>
    JSON.stringify(
      (textsByPage.get(slug) ?? []).map((item) => [item.key, item.defaultText]).sort(),
    );
}

function isSame(old: PageRow, page: Pick<PageRow, 'path' | 'title' | 'type'>): boolean {
  return old.path === page.path && old.title === page.title && old.type === page.type;
}

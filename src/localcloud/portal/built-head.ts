import { isDeepStrictEqual } from 'node:util';
import type { SeoDefaults } from '../../contracts/portal/seo.ts';
import { toObject } from '../../shared/json.ts';
import type { Context } from './api/context.ts';
import type { BuiltPage } from './built-pages.ts';
import { builtTags } from './built-tags.ts';
import { listPages, listSeo, type StoredSeo } from './store/content.ts';
import type { Database } from './store/database.ts';
import { type BuiltHead, listHeads, listServed, putHead, removeHead } from './store/heads.ts';
import type { SiteRow } from './store/sites.ts';

/**
 * Records the built values of pages. A deployed page also contains the portal's values, so the
 * value recorded earlier is kept for each field that has a value in the portal.
 */
export function recordHeads(
  context: Context,
  site: SiteRow,
  built: readonly BuiltPage[],
  isPreview: boolean,
): void {
  const { database } = context;
  if (built.length === 0) return;
  const slugs = new Map(listPages(database, site.id).map(({ path, slug }) => [path, slug]));
  const before = listHeads(database, site.id);
  const own = listSeo(database, site.id);
  const gone = new Set(before.keys());
  for (const { path, head } of built) {
    const slug = slugs.get(path);
    if (slug === undefined) continue;
    gone.delete(slug);
    const known = before.get(slug);
    // Ignore `noIndex` in Preview, where a deployment sets it on every page.
    const deployed = isPreview ? { ...head, noIndex: known?.noIndex } : head;
    const now = withoutOwn(deployed, known ?? {}, own.get(slug) ?? {}, site.seoDefaults);
    if (!isDeepStrictEqual(now, known)) putHead(database, site.id, slug, now);
  }
  for (const slug of gone) removeHead(database, site.id, slug);
}

const fields = [...Object.keys(builtTags), 'noIndex', 'noFollow'];

function withoutOwn(
  deployed: Readonly<Record<string, string | undefined>>,
  before: BuiltHead,
  own: StoredSeo,
  defaults: SeoDefaults,
): BuiltHead {
  const added = toFields(defaults);
  const found = fields.flatMap((field) => {
    const value = getOwn(own, field);
    let now = deployed[field];
    if (value !== undefined && value !== '') now = before[field];
    else if (now !== undefined && now === added[field]) now = before[field];
    return now ? [[field, now]] : [];
  });
  return Object.fromEntries(found);
}

function getOwn(own: StoredSeo, field: string): unknown {
  const [group = '', name] = field.split('.');
  return name ? toObject(own[group])[name] : own[group];
}

/** Returns the defaults by metadata field. Pages use them for fields without a value. */
const toFields = (defaults: SeoDefaults): Readonly<Record<string, string | undefined>> => ({
  description: defaults.defaultDescription,
  'openGraph.image': defaults.defaultImage,
  'openGraph.locale': defaults.locale,
  'social.site': defaults.socialHandle,
});

/** Returns the slugs of the pages that a change of the metadata defaults affects. */
export function listPagesWithDefaults(
  database: Database,
  id: string,
  before: SeoDefaults,
  after: SeoDefaults,
): string[] {
  const [old, now] = [toFields(before), toFields(after)];
  const changed = Object.keys(old).filter((field) => (old[field] || '') !== (now[field] || ''));
  const [own, built] = [listSeo(database, id), listHeads(database, id)];
  const isWithout = (slug: string) =>
    changed.some((field) => !getOwn(own.get(slug) ?? {}, field) && !built.get(slug)?.[field]);
  const titles = listServed(database, { id, seoDefaults: before });
  return listServed(database, { id, seoDefaults: after }).flatMap(({ slug, title }, index) =>
    title !== titles[index]?.title || isWithout(slug) ? [slug] : [],
  );
}

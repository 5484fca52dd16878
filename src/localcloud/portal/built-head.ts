import { isDeepStrictEqual } from 'node:util';
import type { SeoDefaults } from '../../contracts/portal/seo.ts';
import { toObject } from '../../shared/json.ts';
import type { Context } from './api/context.ts';
import type { BuiltPage } from './built-pages.ts';
import { builtTags } from './built-tags.ts';
import { listPages, listSeo, type StoredSeo } from './store/content.ts';
import { type BuiltHead, listHeads, putHead, removeHead } from './store/heads.ts';
import type { SiteRow } from './store/sites.ts';

/**
 * Records the values with which pages were built. Deployed pages also contain the portal's values,
 * so a field with one of these keeps its previous record.
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
  const added: Readonly<Record<string, string | undefined>> = {
    description: defaults.defaultDescription,
    'openGraph.image': defaults.defaultImage,
    'openGraph.locale': defaults.locale,
    'social.site': defaults.socialHandle,
  };
  const found = fields.flatMap((field) => {
    const [group = '', name] = field.split('.');
    const value = name ? toObject(own[group])[name] : own[group];
    let now = deployed[field];
    if (value !== undefined && value !== '') now = before[field];
    else if (now !== undefined && now === added[field]) now = before[field];
    return now ? [[field, now]] : [];
  });
  return Object.fromEntries(found);
}

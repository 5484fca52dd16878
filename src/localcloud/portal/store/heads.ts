import * as z from 'zod/mini';
import { compact } from '../../../shared/compact.ts';
import { booleanColumn, jsonColumn, optionalColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';

/** Built values of a page, by the metadata field that replaces them. */
export const BuiltHead = z.record(z.string(), z.string());
export type BuiltHead = Readonly<z.infer<typeof BuiltHead>>;

const HeadRow = z.object({ pageSlug: textColumn, head: jsonColumn(BuiltHead) });

const isNamed = (column: string) => `AND ${column} IN (SELECT value FROM json_each(?))`;

/**
 * Returns the built values of pages, by slug.
 * @param slugs slugs of the pages. Default: all pages of the site
 */
export function listHeads(database: Database, siteId: string, slugs?: readonly string[]) {
  const rows = database.all(
    HeadRow,
    `SELECT page_slug, head FROM built_heads
      WHERE site_id = ? ${slugs ? isNamed('page_slug') : ''}`,
    ...compact([siteId, slugs && JSON.stringify(slugs)]),
  );
  return new Map(rows.map(({ pageSlug, head }) => [pageSlug, head]));
}

export function putHead(database: Database, siteId: string, pageSlug: string, head: BuiltHead) {
  database.put('built_heads', { siteId, pageSlug }, { head });
}

export function removeHead(database: Database, siteId: string, pageSlug: string): void {
  database.remove('built_heads', { siteId, pageSlug });
}

/** Image of a built site. `path` starts with a slash, and is relative to the built folder. */
export const BuiltImage = z.object({ path: z.string(), bytes: z.number() });
export type BuiltImage = z.infer<typeof BuiltImage>;

const Images = z.object({ value: jsonColumn(z.array(BuiltImage)) });
const imagesKey = (slug: string) => ({ name: `images:${slug}` });

/** Returns the images of the last recorded build; `undefined` without one. */
export const findImages = (database: Database, slug: string) =>
  database.find(Images, 'meta', imagesKey(slug))?.value;

export function putImages(database: Database, slug: string, images: readonly BuiltImage[]): void {
  database.put('meta', imagesKey(slug), { value: JSON.stringify(images) });
}

const text = optionalColumn(textColumn);
const ServedRow = z.object({
  slug: textColumn,
  path: textColumn,
  listedTitle: textColumn,
  ownTitle: text,
  builtTitle: text,
  ownDescription: text,
  builtDescription: text,
  isHidden: booleanColumn,
  image: text,
});

/**
 * Returns what visitors get after the next deployment, in the order of the pages: metadata, or else
 * built values. Without either, the title comes from the list of pages, and the description is
 * empty.
 * @param slugs slugs of the pages. Default: all pages of the site
 */
export function listServed(
  database: Database,
  site: {
    readonly id: string;
    readonly seoDefaults: { readonly titleSuffix?: string | undefined };
  },
  slugs?: readonly string[],
) {
  const { titleSuffix = '' } = site.seoDefaults;
  const rows = database.all(
    ServedRow,
    `SELECT slug, path, title AS listed_title,
      nullif(body ->> 'title', '') AS own_title, head ->> 'title' AS built_title,
      nullif(body ->> 'description', '') AS own_description,
      head ->> 'description' AS built_description,
      coalesce(body ->> 'noIndex', head ->> 'noIndex' IS 'on') IS 1 AS is_hidden,
      coalesce(body ->> '$.openGraph.image', head ->> 'openGraph.image') AS image
      FROM pages LEFT JOIN seo ON seo.site_id = pages.site_id AND seo.page_slug = slug
      LEFT JOIN built_heads ON built_heads.site_id = pages.site_id AND built_heads.page_slug = slug
      WHERE pages.site_id = ? ${slugs ? isNamed('slug') : ''} ORDER BY ${slugs ? '+' : ''}path`,
    ...compact([site.id, slugs && JSON.stringify(slugs)]),
  );
  return rows.map((row) => {
    const { slug, path, listedTitle, ownTitle, builtTitle, ownDescription, isHidden } = row;
    const title = ownTitle || !builtTitle ? (ownTitle ?? listedTitle) : builtTitle;
    // Deployments don't add the suffix to built titles.
    const isBuilt = title === builtTitle && !ownTitle;
    const hasSuffix = isBuilt || title === '' || title.endsWith(titleSuffix);
    return {
      slug,
      path,
      isHidden,
      image: row.image,
      title: hasSuffix ? title : title + titleSuffix,
      description: ownDescription ?? row.builtDescription ?? '',
    };
  });
}

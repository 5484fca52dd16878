import type { PageSeo } from '../../../portal/contract/seo.ts';
import { addressOf, type PageFiles, servedPath } from '../page-files.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import { readSitemap, type SitemapEntry } from './read.ts';
import { writeSitemap } from './write.ts';

export interface Sitemap {
  /** Text by path in the site. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/** How many addresses a warning names. */
const shown = 5;

/**
 * The portal's sitemap without what must not be in it; where the portal has none, one that is made from the pages, unless the site's own build has made one.
 * @param origin of Production
 * @param hasOwn whether the site's own build has made a sitemap
 */
export function makeSitemap(content: PortalContent, found: PageFiles, origin: string, hasOwn: boolean): Sitemap {
  if (content.sitemap !== undefined) {
    const read = readSitemap(content.sitemap);
    if ('entries' in read && read.entries.length > 0) return checked(read.entries, content, found, origin);
    const problem = 'problem' in read ? `is not valid (${read.problem})` : undefined;
    const warnings = problem === undefined ? [] : [`The portal's sitemap ${problem}; one was made from the pages.`];
    return { files: writeSitemap(fromPages(content.seo, found, origin), origin), warnings };
  }
  if (hasOwn) return { files: new Map(), warnings: [] };
  return { files: writeSitemap(fromPages(content.seo, found, origin), origin), warnings: [] };
}

function checked(entries: readonly SitemapEntry[], content: PortalContent, found: PageFiles, origin: string): Sitemap {
  const keyOf = (address: string) => decodePath(new URL(address).pathname);
  const notBuilt = new Set(found.notBuilt.map((page) => keyOf(addressOf(origin, page.path))));
  const hidden = new Set(
    content.pages
      .filter(({ slug }) => content.seo.get(slug)?.noIndex === true)
      .map((page) => keyOf(addressOf(origin, page.path))),
  );
  const built = new Set(
    [...found.pages.keys(), ...found.unknown].map((file) => keyOf(addressOf(origin, servedPath(file)))),
  );
  const known = new Set([...found.pages.values()].map((page) => keyOf(addressOf(origin, page.path))));
  const reasons = new Map<string, string[]>();
  const kept = entries.filter(({ loc }) => {
    const key = keyOf(loc);
    const reason =
      new URL(loc).origin !== origin
        ? 'are not of this site'
        : hidden.has(key)
          ? 'are marked noIndex'
          : notBuilt.has(key) || !(known.has(key) || built.has(key))
            ? 'were not built'
            : undefined;
    if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), loc]);
    return reason === undefined;
  });
  const warnings = [...reasons].map(([reason, addresses]) => {
    const more = addresses.length > shown ? ` and ${addresses.length - shown} more` : '';
    return `Left out of the sitemap, because they ${reason}: ${addresses.slice(0, shown).join(', ')}${more}.`;
  });
  return { files: writeSitemap(kept, origin), warnings };
}

function fromPages(seo: ReadonlyMap<string, PageSeo>, { pages }: PageFiles, origin: string): SitemapEntry[] {
  return [...pages.values()]
    .filter(({ slug }) => seo.get(slug)?.noIndex !== true)
    .map((page) => ({ loc: addressOf(origin, page.path), lastmod: page.lastUpdated.slice(0, 10) }))
    .sort((a, b) => (a.loc < b.loc ? -1 : 1));
}

/** A path in the one form in which two of them are compared. */
function decodePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  try {
    return decodeURIComponent(trimmed).normalize('NFC').toLowerCase();
  } catch {
    return trimmed.toLowerCase();
  }
}

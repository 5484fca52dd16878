import type { PageSeo } from '../../../portal/contract/seo.ts';
import { collect } from '../../../shared/collect.ts';
import { firstNames } from '../../../shared/units.ts';
import { addressOf, type PageFiles, servedPath } from '../page-files.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import { readSitemap, type SitemapEntry } from './read.ts';
import { writeSitemap } from './write.ts';

export interface Sitemap {
  /** Text by path in the site. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

/** How many things a warning names. */
const shown = 5;

/**
 * The portal's sitemap without what must not be in it. Only it says which pages are excluded: nothing is added to it, and where it cannot be read none is made.
 * Where the portal has none, one is made from the pages, unless the site's own build has made one.
 * @param origin of Production
 * @param hasOwn whether the site's own build has made a sitemap
 */
export function makeSitemap(content: PortalContent, found: PageFiles, origin: string, hasOwn: boolean): Sitemap {
  if (content.sitemap !== undefined) return checked(content.sitemap, content, found, origin, hasOwn);
  return { files: hasOwn ? new Map() : writeSitemap(fromPages(content.seo, found, origin), origin), warnings: [] };
}

function checked(xml: string, content: PortalContent, found: PageFiles, origin: string, hasOwn: boolean): Sitemap {
  const read = readSitemap(xml);
  const instead = hasOwn ? "the one that the site's build has made is deployed" : 'none is deployed';
  if ('problem' in read)
    return { files: new Map(), warnings: [`The portal's sitemap is not valid (${read.problem}); ${instead}.`] };
  const { kept, warnings } = withoutForbidden(read.entries, content, found, origin);
  if (read.wrong.length > 0)
    warnings.unshift(`Left out of the portal's sitemap, because it is not valid: ${firstNames(read.wrong, shown)}.`);
  if (kept.length === 0 && hasOwn) warnings.push(`The portal's sitemap has no page; ${instead}.`);
  return { files: writeSitemap(kept, origin), warnings };
}

function withoutForbidden(
  entries: readonly SitemapEntry[],
  content: PortalContent,
  found: PageFiles,
  origin: string,
): { readonly kept: readonly SitemapEntry[]; readonly warnings: string[] } {
  const keyOf = (address: string) => decodePath(new URL(address).pathname);
  const hidden = new Set(
    content.pages
      .filter(({ slug }) => content.seo.get(slug)?.noIndex === true)
      .map((page) => keyOf(addressOf(origin, page.path))),
  );
  const pages = [...found.pages.values(), ...found.inApp.values()].map((page) => addressOf(origin, page.path));
  const files = [...found.pages.keys(), ...found.unknown].map((file) => addressOf(origin, servedPath(file)));
  const built = new Set([...pages, ...files].map(keyOf));
  const reasons = new Map<string, string[]>();
  const kept = entries.filter(({ loc }) => {
    const key = keyOf(loc);
    const reason =
      new URL(loc).origin !== origin
        ? 'are not of this site'
        : hidden.has(key)
          ? 'are marked noIndex'
          : built.has(key)
            ? undefined
            : 'were not built';
    if (reason !== undefined) collect(reasons, reason, loc);
    return reason === undefined;
  });
  const warnings = [...reasons].map(
    ([reason, addresses]) => `Left out of the sitemap, because they ${reason}: ${firstNames(addresses, shown)}.`,
  );
  return { kept: kept.map((entry) => ({ ...entry, loc: encoded(entry.loc) })), warnings };
}

/** Without what `URL` leaves as it is although it is no part of a URI, such as a lone %. (https://www.rfc-editor.org/rfc/rfc3986#appendix-A) */
function encoded(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + (pathname + search).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}

function fromPages(seo: ReadonlyMap<string, PageSeo>, found: PageFiles, origin: string): SitemapEntry[] {
  return [...found.pages.values(), ...found.inApp.values()]
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

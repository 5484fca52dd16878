import { gzipSync } from 'node:zlib';
import type { SitePage } from '../../../../contracts/portal/page.ts';
import { compact } from '../../../../shared/compact.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import { isRouteTemplate, servedPath, toPageUrl } from '../addresses/addresses.ts';
import type { PageFiles } from '../pages/pages.ts';
import type { PortalSeo } from '../portal/fetch-seo.ts';
import type { BuiltSitemap } from './built-sitemaps.ts';
import { readSitemap, type SitemapEntry } from './read.ts';
import { formatSitemap, sitemapIndex, writeSitemap } from './write.ts';

export interface SitemapSources {
  readonly seo: PortalSeo;
  readonly found: PageFiles;
  readonly origin: string;
  readonly builtSitemaps: readonly BuiltSitemap[];
  readonly addresses: ReadonlyMap<string, string>;
}

export interface Sitemap {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly warnings: readonly string[];
  readonly remark?: string;
  readonly problem?: string;
}

const maxNamed = 5;

/** The portal decides on the pages that it knows; the site's own sitemaps add others. */
export function makeSitemap(sources: SitemapSources): Sitemap {
  const { seo, builtSitemaps: own, origin } = sources;
  const site = new SiteAddresses(sources);
  const hasBuilt = own.some((sitemap) => sitemap.entries);
  if (seo.sitemap === undefined) {
    if (hasBuilt) return mergeBuilt([], sources, site);
    return { files: writeSitemap(fromPages(sources, site), origin), warnings: [] };
  }
  const read = readSitemap(seo.sitemap);
  const instead = hasBuilt
    ? "the sitemap from the site's build is deployed"
    : 'no sitemap is deployed';
  if ('problem' in read)
    return {
      files: new Map(),
      warnings: [`The portal's sitemap is not valid (${read.problem}); ${instead}.`],
      problem: read.problem,
    };
  const { kept: retained, warnings } = withoutForbidden(read.entries, origin, site);
  if (read.wrong.length > 0)
    warnings.unshift(
      `Left out of the portal's sitemap as invalid: ${firstNames(read.wrong, maxNamed)}.`,
    );
  if (!hasBuilt) return { files: writeSitemap(retained, origin), warnings };
  const merged = mergeBuilt(retained, sources, site);
  return { ...merged, warnings: [...warnings, ...merged.warnings] };
}

class SiteAddresses {
  readonly hidden: ReadonlySet<string>;
  readonly built: ReadonlySet<string>;
  readonly known: ReadonlyMap<string, string>;

  constructor(sources: SitemapSources) {
    const { seo, found, origin, addresses } = sources;
    const pageKey = (page: SitePage) => this.getKey(toPageUrl(origin, page.path));
    const pages = [...found.pages.values(), ...found.inApp.values()];
    const files = [...found.pages.keys(), ...found.unknown].map((file) =>
      toPageUrl(origin, servedPath(file)),
    );
    this.hidden = new Set(
      seo.pages.filter((page) => seo.metadata.get(page.slug)?.noIndex === true).map(pageKey),
    );
    this.built = new Set([...pages.map(pageKey), ...files.map((file) => this.getKey(file))]);
    this.known = new Map(
      seo.pages.map((page) => [
        pageKey(page),
        addresses.get(page.slug) ?? toPageUrl(origin, page.path),
      ]),
    );
  }

  getKey(address: string): string {
    const trimmed = new URL(address).pathname.replace(/\/+$/, '');
    try {
      return decodeURIComponent(trimmed).normalize('NFC');
    } catch {
      return trimmed;
    }
  }
}

function withoutForbidden(
  entries: readonly SitemapEntry[],
  origin: string,
  siteAddresses: SiteAddresses,
): { readonly kept: readonly SitemapEntry[]; readonly warnings: string[] } {
  const entriesByReason = Map.groupBy(entries, whyForbidden);
  const kept = entriesByReason.get(undefined) ?? [];
  entriesByReason.delete(undefined);
  const warnings = [...entriesByReason].map(([reason, left]) => {
    const addresses = left.map((entry) => entry.loc);
    return `Left out of the sitemap because they ${reason}: ${firstNames(addresses, maxNamed)}.`;
  });
  return {
    kept: kept.map((entry) => ({
      ...entry,
      loc: encoded(siteAddresses.known.get(siteAddresses.getKey(entry.loc)) ?? entry.loc),
    })),
    warnings,
  };

  function whyForbidden(entry: SitemapEntry): string | undefined {
    const key = siteAddresses.getKey(entry.loc);
    if (new URL(entry.loc).origin !== origin) return 'are not on this site';
    if (siteAddresses.hidden.has(key)) return 'are marked noIndex';
    if (!siteAddresses.built.has(key)) return 'were not built';
    return undefined;
  }
}

function mergeBuilt(
  ofPortal: readonly SitemapEntry[],
  sources: SitemapSources,
  site: SiteAddresses,
): Sitemap {
  const { seo, origin, builtSitemaps: own } = sources;
  const decides = seo.sitemap !== undefined;
  const merged = new Map(ofPortal.map((entry) => [site.getKey(entry.loc), entry]));
  const fromPortal = merged.size;
  const left = {
    hidden: new Set<string>(),
    excluded: new Set<string>(),
    foreign: new Set<string>(),
    templates: new Set<string>(),
  };
  for (const entry of own.flatMap((sitemap) => sitemap.entries ?? [])) {
    const key = site.getKey(entry.loc);
    const portalEntry = merged.get(key);
    if (new URL(entry.loc).origin !== origin) left.foreign.add(entry.loc);
    else if (portalEntry) merged.set(key, { ...entry, ...portalEntry });
    else if (isRouteTemplate(key)) left.templates.add(key);
    else if (site.hidden.has(key)) left.hidden.add(key);
    else if (decides && site.known.has(key)) left.excluded.add(key);
    else merged.set(key, entry);
  }
  if (merged.size === 0) {
    return {
      files: new Map(),
      warnings: ["No page is left for the sitemap; the sitemap from the site's build is deployed."],
    };
  }
  const names = own.map((sitemap) => sitemap.path).join(', ');
  const reasons = compact([
    left.excluded.size > 0 && `${left.excluded.size} excluded by the portal's sitemap`,
    left.hidden.size > 0 && `${left.hidden.size} marked noIndex in the portal`,
    left.foreign.size > 0 && `${left.foreign.size} on another site`,
    left.templates.size > 0 && `${left.templates.size} with a route template instead of an address`,
  ]);
  if (!decides && reasons.length === 0) return { files: new Map(), warnings: [] };
  const without = reasons.length === 0 ? '' : `; left out: ${reasons.join(', ')}`;
  const more = merged.size - fromPortal;
  const remark =
    `Sitemap: ${count(merged.size, 'address')}, ${fromPortal} from the portal and ${more} more ` +
    `from the site's own (${names})${without}.`;
  return { files: deployedFiles([...merged.values()], own, origin, site), warnings: [], remark };
}

function deployedFiles(
  entries: readonly SitemapEntry[],
  own: readonly BuiltSitemap[],
  origin: string,
  addresses: SiteAddresses,
): Map<string, string | Uint8Array> {
  const written = writeSitemap(entries, origin);
  const files = new Map<string, string | Uint8Array>(written);
  const kept = new Map(entries.map((entry) => [addresses.getKey(entry.loc), entry]));
  const parts = [...written.keys()].filter((name) => written.size === 1 || name !== 'sitemap.xml');
  for (const { path, entries: ofFile, isPlain, isCompressed } of own) {
    const left = ofFile?.flatMap((entry) => kept.get(addresses.getKey(entry.loc)) ?? []);
    const instead = left && formatSitemap(left);
    const content = written.get(path) ?? instead ?? sitemapIndex(parts, origin);
    if (isPlain) files.set(path, content);
    if (isCompressed) files.set(`${path}.gz`, gzipSync(content));
  }
  return files;
}

/** `URL` keeps a lone %, which is invalid (https://www.rfc-editor.org/rfc/rfc3986#appendix-A). */
function encoded(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + (pathname + search).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}

function fromPages(sources: SitemapSources, addresses: SiteAddresses): SitemapEntry[] {
  const { seo, found, origin } = sources;
  return [...found.pages.values(), ...found.inApp.values()]
    .filter((item) => seo.metadata.get(item.slug)?.noIndex !== true)
    .map((page) => {
      const address = toPageUrl(origin, page.path);
      return {
        loc: addresses.known.get(addresses.getKey(address)) ?? address,
        lastmod: page.lastUpdated.slice(0, 10),
      };
    })
    .sort((a, b) => (a.loc < b.loc ? -1 : 1));
}

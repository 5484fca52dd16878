import { gzipSync } from 'node:zlib';
import { count, firstNames } from '../../../../shared/units.ts';
import { isRouteTemplate, toPageUrl } from '../addresses/addresses.ts';
import type { BuiltSitemap } from './built-sitemaps.ts';
import { readSitemaps, type SitemapEntry } from './read.ts';
import { type AddressSources, notBuilt, SiteAddresses } from './site-addresses.ts';
import { formatUrl, sitemapIndex, urlset, writeSitemap } from './write.ts';

export interface SitemapSources extends AddressSources {
  readonly builtSitemaps: readonly BuiltSitemap[];
}

export interface Sitemap {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly warnings: readonly string[];
  readonly remark?: string;
  readonly problem?: string;
}

const maxNamed = 5;
const notOwn = 'not on this site';

/**
 * Builds the sitemap. The portal decides on the pages that it knows; the site's own sitemaps add
 * others.
 */
export function makeSitemap(sources: SitemapSources): Sitemap {
  const { seo, builtSitemaps: own, origin } = sources;
  const site = new SiteAddresses(sources);
  const hasBuilt = own.some((sitemap) => sitemap.entries);
  if (seo.sitemap === undefined) {
    if (hasBuilt) return mergeBuilt([], sources, site);
    return { files: writeSitemap(fromPages(sources, site), origin), warnings: [] };
  }
  const read = readSitemaps(seo.sitemap);
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
    return `Left out of the sitemap (${reason}): ${firstNames(addresses, maxNamed)}.`;
  });
  return { kept: siteAddresses.unite(kept), warnings };

  function whyForbidden(entry: SitemapEntry): string | undefined {
    const { origin: own, reason, isBuilt } = siteAddresses.find(entry.loc);
    if (own !== origin) return notOwn;
    if (reason) return reason;
    if (!isBuilt) return notBuilt;
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
  const merged = new Map(ofPortal.map((entry) => [site.find(entry.loc).key, entry]));
  const fromPortal = merged.size;
  const left = new Map<string, Set<string>>();
  const leave = (reason: string, key: string) =>
    left.set(reason, (left.get(reason) ?? new Set()).add(key));
  for (const entry of own.flatMap((sitemap) => sitemap.entries ?? [])) {
    const { key, loc, origin: host, reason, isKnown } = site.find(entry.loc);
    const portalEntry = merged.get(key);
    if (host !== origin) leave(notOwn, entry.loc);
    else if (portalEntry) merged.set(key, { ...entry, ...portalEntry });
    else if (isRouteTemplate(key)) leave('route templates instead of addresses', key);
    else if (reason) leave(reason, key);
    else if (decides && isKnown) leave("excluded by the portal's sitemap", key);
    else merged.set(key, { ...entry, loc });
  }
  if (merged.size === 0) {
    return {
      files: new Map(),
      warnings: ["No page is left for the sitemap; the sitemap from the site's build is deployed."],
    };
  }
  const names = own.map((sitemap) => sitemap.path).join(', ');
  const reasons = [...left].map(([reason, keys]) => `${keys.size} ${reason}`);
  const isSame = own.every(({ entries = [] }) =>
    entries.every(({ loc }) => site.find(loc).loc === loc),
  );
  if (!decides && reasons.length === 0 && isSame) return { files: new Map(), warnings: [] };
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
  const kept = new Map(entries.map((entry) => [addresses.find(entry.loc).key, entry]));
  const parts = [...written.keys()].filter((name) => written.size === 1 || name !== 'sitemap.xml');
  for (const { path, entries: ofFile, isPlain, isCompressed } of own) {
    const left = ofFile?.flatMap((entry) => kept.get(addresses.find(entry.loc).key) ?? []);
    const instead = left && urlset(left.map(formatUrl).join(''));
    const content = written.get(path) ?? instead ?? sitemapIndex(parts, origin);
    if (isPlain) files.set(path, content);
    if (isCompressed) files.set(`${path}.gz`, gzipSync(content));
  }
  return files;
}

function fromPages(sources: SitemapSources, addresses: SiteAddresses): SitemapEntry[] {
  const { found, origin } = sources;
  const pages = [...found.pages.values(), ...found.inApp.values()];
  const entries = pages
    .map((page) => ({ loc: toPageUrl(origin, page.path), lastmod: page.lastUpdated.slice(0, 10) }))
    .filter(({ loc }) => addresses.find(loc).reason === undefined);
  return addresses.unite(entries).sort((a, b) => (a.loc < b.loc ? -1 : 1));
}

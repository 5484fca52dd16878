import { gunzipSync } from 'node:zlib';
import { readSitemap, readSitemapIndex, type SitemapEntry } from './read.ts';

/** A sitemap that the site's own build has made. */
export interface OwnSitemap {
  /** With forward slashes, relative to the site's root; without `.gz`. */
  readonly path: string;
  /** Absent: an index of others. */
  readonly entries: readonly SitemapEntry[] | undefined;
  /** Whether it is there as it is, compressed, or both. */
  readonly isPlain: boolean;
  readonly isCompressed: boolean;
}

/** The names that generators use. */
const usual = ['sitemap.xml', 'sitemap-index.xml', 'sitemap_index.xml', 'sitemapindex.xml', 'sitemap-0.xml'];
/** The protocol allows no larger one; in bytes. (https://www.sitemaps.org/protocol.html#index) */
const largest = 52_428_800;

/**
 * The sitemaps that the build has made, and those that they and robots.txt name.
 * @param read a built file by its path, `undefined` where there is none
 * @param robots the built robots.txt
 * @returns what was found, and why something could not be read
 */
export function readOwnSitemaps(
  read: (path: string) => Buffer | undefined,
  robots: string | undefined,
  origin: string,
): { readonly sitemaps: readonly OwnSitemap[]; readonly problems: readonly string[] } {
  const sitemaps: OwnSitemap[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  const named = [...(robots ?? '').matchAll(sitemapLine)].flatMap(([, address = '']) => pathIn(address, origin) ?? []);
  const pending = [...usual, ...named];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const path = next.replace(/\.gz$/, '');
    if (seen.has(path)) continue;
    seen.add(path);
    const [plain, compressed] = [read(path), read(`${path}.gz`)];
    const text = plain?.toString() ?? (compressed && unpack(compressed));
    const existing = { path, isPlain: Boolean(plain), isCompressed: Boolean(compressed) };
    if (text === undefined) {
      if (compressed) problems.push(`${path}.gz cannot be unpacked`);
      continue;
    }
    const parts = readSitemapIndex(text);
    if (parts) {
      sitemaps.push({ ...existing, entries: undefined });
      pending.push(...parts.flatMap((address) => pathIn(address, origin) ?? []));
      continue;
    }
    const found = readSitemap(text);
    if ('problem' in found) problems.push(`${path} is not valid (${found.problem})`);
    else sitemaps.push({ ...existing, entries: found.entries });
  }
  return { sitemaps, problems };
}

/** A line of robots.txt that names a sitemap. (https://www.sitemaps.org/protocol.html#submit_robots) */
export const sitemapLine = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;

/** The path in the site that an address leads to, where it is of the site. */
export function pathIn(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin) return undefined;
  try {
    return decodeURIComponent(url.pathname).slice(1);
  } catch {
    return undefined;
  }
}

function unpack(compressed: Buffer): string | undefined {
  try {
    return gunzipSync(compressed, { maxOutputLength: largest }).toString();
  } catch {
    return undefined;
  }
}

import { gunzipSync } from 'node:zlib';
import { readSitemap, readSitemapIndex, type SitemapEntry } from './read.ts';
import { pathIn, sitemapLine } from './robots.ts';

export interface BuiltSitemap {
  readonly path: string;
  readonly entries: readonly SitemapEntry[] | undefined;
  readonly isPlain: boolean;
  readonly isCompressed: boolean;
}

const defaultPaths = [
  'sitemap.xml',
  'sitemap-index.xml',
  'sitemap_index.xml',
  'sitemapindex.xml',
  'sitemap-0.xml',
];
/** Maximum size of a sitemap in bytes: https://www.sitemaps.org/protocol.html#index */
const largest = 52_428_800;

export function readBuiltSitemaps(
  read: (path: string) => Buffer | undefined,
  robots: string | undefined,
  origin: string,
): { readonly sitemaps: readonly BuiltSitemap[]; readonly problems: readonly string[] } {
  const sitemaps: BuiltSitemap[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  const named = [...(robots ?? '').matchAll(sitemapLine)].flatMap(
    ([, address = '']) => pathIn(address, origin) ?? [],
  );
  const pending = [...defaultPaths, ...named];
  for (const next of pending) {
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

function unpack(compressed: Buffer): string | undefined {
  try {
    return gunzipSync(compressed, { maxOutputLength: largest }).toString();
  } catch {
    return undefined;
  }
}

import { parseHosting, plainPaths } from '../../shared/live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';

/** An address that no file of the site has, and what must come of it. */
export interface Probe {
  readonly name: string;
  /** With a leading slash. */
  readonly path: string;
  /** Of the page that is to come, in bytes; 0 where it is not one of the site's. */
  readonly size: number;
  /** What is wrong with an answer. @param hash of its body: SHA-256 in hex */
  readonly check: (status: number, hash: string) => string | undefined;
}

interface HostingRules {
  readonly navigationFallback?: { readonly rewrite?: unknown; readonly exclude?: unknown };
  readonly responseOverrides?: Readonly<
    Record<string, { readonly rewrite?: unknown; readonly statusCode?: unknown } | undefined>
  >;
}

/**
 * A deep route, which the navigation fallback answers with its page, and a page that does not exist, which is a 404.
 * Only where the hosting configuration says what is to come, and no route concerns the address.
 */
export function probesOf(site: SitePackage): Probe[] {
  const rules = parseHosting(site.hosting.text) as HostingRules;
  const isPlain = plainPaths(site.hosting.text);
  const files = new Map(site.manifest.files.map((file) => [`/${file.path}`, file]));
  const sizeOf = (page: unknown) => files.get(String(page))?.size ?? 0;
  // A name of its own for each build: no cache has seen it.
  const name = `no-page-${site.marker.digest.slice(-12)}`;
  const missing = {
    rewrite: rules.responseOverrides?.['404']?.rewrite,
    status: rules.responseOverrides?.['404']?.statusCode ?? 404,
  };
  const expects = (status: unknown, page: unknown) => (got: number, hash: string) => {
    if (got !== status) return `answers ${got}, expected ${status}`;
    const expected = files.get(String(page))?.sha256;
    return expected === undefined || expected === hash ? undefined : `does not show ${page} of this build`;
  };
  const fallback = rules.navigationFallback?.rewrite;
  const folder = excludedFolder(rules.navigationFallback?.exclude);
  const missingAt = fallback === undefined ? `/${name}` : folder === undefined ? undefined : `${folder}${name}.png`;
  const probes: Probe[] = [];
  if (typeof fallback === 'string')
    probes.push({
      name: 'deep route',
      path: `/site-deploy/${name}`,
      size: sizeOf(fallback),
      check: expects(200, fallback),
    });
  if (missingAt !== undefined && missing.status !== 200)
    probes.push({
      name: 'missing page',
      path: missingAt,
      size: sizeOf(missing.rewrite),
      check: expects(missing.status, missing.rewrite),
    });
  return probes.filter(({ path }) => isPlain(path));
}

/** A folder that the navigation fallback leaves alone: `/images/*` is `/images/`. */
function excludedFolder(exclude: unknown): string | undefined {
  const patterns = Array.isArray(exclude) ? exclude.map(String) : [];
  return patterns.find((pattern) => /^\/[\w-]+\/\*$/.test(pattern))?.slice(0, -1);
}

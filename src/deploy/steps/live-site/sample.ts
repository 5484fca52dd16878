import { type JsonObject, objectOf, parseJson } from '../../../shared/json.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { isDoubtful, whyUnserved } from './unserved.ts';

/** What is known of a site's files and of the rules that it is served by. */
export interface SampledSite {
  readonly manifest: { readonly files: readonly SiteFile[] };
  readonly marker: { readonly digest: string };
  readonly hosting: { readonly text: string };
}

/** A file above this size is not looked at: a sample is to be cheap. In bytes. */
const largest = 1 << 20;
const isInDoubt = (path: string) => isDoubtful(path) || whyUnserved(path) !== undefined;
/** Served by no platform, or changed by it. */
const apart = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;

/**
 * Files by which the live site can be recognised: the pages at the root first, the others spread by the digest, so that
 * each build is looked at in other places. Files that a route of the hosting configuration may turn into something else
 * are left out.
 */
export function sampleOf(site: SampledSite, count: number): SiteFile[] {
  const isPlain = plainPaths(site.hosting.text);
  const files = site.manifest.files.filter(
    ({ path, size }) => size > 0 && size <= largest && !apart.test(path) && !isInDoubt(path) && isPlain(`/${path}`),
  );
  const roots = files.filter(({ path }) => /^(index|404)\.html$/.test(path));
  const others = files.filter((file) => !roots.includes(file));
  // A step that has no common factor with the count would be exact; a spread is all that is needed.
  const start = Number.parseInt(site.marker.digest.slice(-8), 16) || 0;
  const step = Math.max(1, Math.floor(others.length / Math.max(1, count - roots.length)));
  const spread = Array.from(
    { length: Math.min(others.length, Math.max(0, count - roots.length)) },
    (_, index) => others[(start + index * step) % others.length],
  );
  return [...roots, ...new Set(spread.filter((file) => file !== undefined))];
}

/** Whether no route of a hosting configuration can concern a path: what stands before a wildcard does not begin it. */
export function plainPaths(hostingText: string): (path: string) => boolean {
  const config = parseHosting(hostingText);
  const routes = Array.isArray(config.routes) ? config.routes : [];
  const patterns = routes.map((route) => String(objectOf(route).route ?? ''));
  return (path) =>
    !patterns.some((pattern) => {
      const [prefix = ''] = pattern.split(/[*{]/);
      if (pattern === '/') return path === '/' || path === '/index.html';
      return path.startsWith(prefix);
    });
}

/** The address of a file of the site. */
export function addressOfFile(origin: string, path: string): string {
  return `${origin}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** A hosting configuration as an object; empty where it is none. */
export function parseHosting(text: string): JsonObject {
  return objectOf(parseJson(text));
}

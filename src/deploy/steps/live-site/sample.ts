import { type JsonObject, parseJson, toObject } from '../../../shared/json.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { isDoubtful, whyUnserved } from './unserved.ts';

/** Known facts about a site's files and the rules that it is served by. */
export interface SampledSite {
  readonly manifest: { readonly files: readonly SiteFile[] };
  readonly marker: { readonly digest: string };
  readonly hosting: { readonly text: string };
}

/** Maximum size of a sampled file, in bytes: a sample must be cheap. */
const largest = 1 << 20;
const isInDoubt = (path: string) => isDoubtful(path) || whyUnserved(path) !== undefined;
/** Files that no platform serves, or that it changes. */
const apart = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;

/**
 * Selects files that identify the live site: pages at the root first, the rest spread by digest, so
 * that each build is probed in other places. Skips files that a route of the hosting configuration
 * may affect.
 */
export function pickSample(site: SampledSite, count: number): SiteFile[] {
  const isPlain = plainPaths(site.hosting.text);
  const files = site.manifest.files.filter(
    ({ path, size }) =>
      size > 0 && size <= largest && !apart.test(path) && !isInDoubt(path) && isPlain(`/${path}`),
  );
  const roots = files.filter((file) => /^(index|404)\.html$/.test(file.path));
  const candidates = files.filter((file) => !roots.includes(file));
  // A step without a common factor with the count would be exact, but a spread is enough.
  const start = Number.parseInt(site.marker.digest.slice(-8), 16) || 0;
  const step = Math.max(1, Math.floor(candidates.length / Math.max(1, count - roots.length)));
  const spread = Array.from(
    { length: Math.min(candidates.length, Math.max(0, count - roots.length)) },
    (_, index) => candidates[(start + index * step) % candidates.length],
  );
  return [...roots, ...new Set(spread.filter((file) => file !== undefined))];
}

/**
 * Whether no route of a hosting configuration can affect a path, i.e. it doesn't start with what
 * precedes a wildcard.
 */
export function plainPaths(hostingText: string): (path: string) => boolean {
  const config = parseHosting(hostingText);
  const routes = Array.isArray(config.routes) ? config.routes : [];
  const patterns = routes.map((route) => String(toObject(route).route ?? ''));
  return (path) =>
    !patterns.some((pattern) => {
      const [prefix = ''] = pattern.split(/[*{]/);
      if (pattern === '/') return path === '/' || path === '/index.html';
      return path.startsWith(prefix);
    });
}

/** URL of a file of the site. */
export function addressOfFile(origin: string, path: string): string {
  return `${origin}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Parses a hosting configuration; an empty object if it isn't one. */
export function parseHosting(text: string): JsonObject {
  return toObject(parseJson(text));
}

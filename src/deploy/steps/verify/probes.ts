import { hash } from 'node:crypto';
import { matchesPattern, pathThatMatches } from '../../../hosting/patterns.ts';
import { toPath } from '../../../hosting/rules.ts';
import { parseHosting, plainPaths } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';

export interface Mismatch {
  readonly isReachable: boolean;
  readonly message: string;
  readonly facts: readonly string[];
  readonly isMixed?: boolean;
  readonly hasMarker?: boolean;
  readonly isForeign?: boolean;
  readonly remedy?: string;
}

export const mismatch = (message: string, facts: readonly string[]) => {
  return { isReachable: true, message, facts };
};

/** Edges differ: the marker is from this build, but another file isn't. */
export const mixed = (message: string, facts: readonly string[]): Mismatch => ({
  ...mismatch(message, facts),
  isMixed: true,
});

const mismatchRemedy =
  'Edges of the hosting platform seem to differ, or someone else has deployed in the meantime. ' +
  'Open the site in a few minutes: if it does not serve this build by then, run the deployment ' +
  'again.';

export const differing = (message: string, facts: readonly string[]): Mismatch => ({
  ...mixed(message, facts),
  remedy: mismatchRemedy,
});

export interface Probe {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly check: (status: number, hash: string) => string | undefined;
}

interface HostingRules {
  readonly navigationFallback?: { readonly rewrite?: unknown; readonly exclude?: unknown };
  readonly responseOverrides?: Readonly<
    Record<string, { readonly rewrite?: unknown; readonly statusCode?: unknown } | undefined>
  >;
}

/** Probes a deep route and a missing page, as the hosting configuration defines them. */
export function buildProbes(sitePackage: SitePackage): Probe[] {
  const rules = parseHosting(sitePackage.hosting.text) as HostingRules;
  const isPlain = plainPaths(sitePackage.hosting.text);
  const files = new Map(sitePackage.manifest.files.map((file) => [`/${file.path}`, file]));
  const { rewrite: fallback, exclude } = rules.navigationFallback ?? {};
  const excluded = Array.isArray(exclude) ? exclude.map(String).map(toPath) : [];
  const isExcluded = (path: string) => excluded.some((pattern) => matchesPattern(pattern, path));
  const { rewrite: missing, statusCode = 404 } = rules.responseOverrides?.['404'] ?? {};
  const toProbe = (name: string, path: string, status: unknown, page: unknown): Probe => {
    const { size = 0, sha256 } = files.get(String(page)) ?? {};
    const check = (got: number, hash: string) => {
      if (got !== status) return `returns ${got}, expected ${status}`;
      if (!sha256 || sha256 === hash) return undefined;
      return `does not show ${page} from this build`;
    };
    return { name, path, size, check };
  };

  // A new name for each build, which no cache knows.
  const name = `no-page-${sitePackage.marker.provenance.files.slice(-12)}`;
  const anywhere = [`/site-deploy/${name}`, `/${name}`].filter(isPlain);
  const inside = excluded
    .toSorted(foldersFirst)
    .flatMap((pattern) => pathThatMatches(pattern, name) ?? []);
  let deep: string | undefined;
  let gone = anywhere.at(-1);
  if (typeof fallback === 'string') {
    deep = anywhere.find((path) => !isExcluded(path));
    gone = [...inside, ...anywhere].find((path) => isExcluded(path) && isPlain(path));
  }
  const probes: Probe[] = [];
  if (deep) probes.push(toProbe('deep route', deep, 200, fallback));
  if (gone && statusCode !== 200) probes.push(toProbe('missing page', gone, statusCode, missing));
  return probes;
}

/** Prefers patterns for any file in a folder: their addresses look the most ordinary. */
function foldersFirst(a: string, b: string): number {
  return Number(b.endsWith('/*')) - Number(a.endsWith('/*'));
}

export const hashBody = (body: Uint8Array) => hash('sha256', body);

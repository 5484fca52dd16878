import { hash } from 'node:crypto';
import type { HostedSite } from '../../../hosting/hosted-site.ts';
import { pathThatMatches } from '../../../hosting/patterns.ts';
import { toAddress } from '../../../hosting/rules.ts';
import { handleFault } from '../../../shared/http/fault.ts';
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

/**
 * Creates the mismatch for edges that serve different builds: the marker is from this build, but
 * another file isn't.
 */
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

/** Collects all results, because a lost request proves nothing about the others. */
export async function settle<Result>(results: readonly Promise<Result>[]) {
  const settled = await Promise.allSettled(results);
  const toFault = handleFault((fault) => fault);
  return {
    seen: settled.flatMap((result) => ('value' in result ? [result.value] : [])),
    lost: settled.flatMap((result) => ('reason' in result ? [toFault(result.reason)] : [])),
  };
}

export interface Probe {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly check: (status: number, hash: string) => string | undefined;
}

/**
 * Returns probes of a deep route and a missing page, with the results that the hosting
 * configuration defines.
 */
export function buildProbes(sitePackage: SitePackage, hosted: HostedSite): Probe[] {
  const files = new Map(sitePackage.manifest.files.map((file) => [file.path, file]));
  const toProbe = (name: string, path: string): Probe => {
    const { status, file: page = '' } = hosted.answer(toAddress(path));
    const { size = 0, sha256 } = files.get(page) ?? {};
    const check = (got: number, hash: string) => {
      if (got !== status) return `returns ${got}, expected ${status}`;
      if (!sha256 || sha256 === hash) return undefined;
      return `does not show /${page} from this build`;
    };
    return { name, path, size, check };
  };
  // Use a new name for each build, so that no cache contains it.
  const name = `no-page-${sitePackage.marker.provenance.files.slice(-12)}`;
  const anywhere = [`/site-deploy/${name}`, `/${name}`];
  const { fallback } = hosted.rules;
  const inside = (fallback?.exclude ?? [])
    .toSorted(foldersFirst)
    .flatMap((pattern) => pathThatMatches(pattern, name) ?? []);
  const answered = (path: string) => hosted.answer(toAddress(path));
  const deep = anywhere.find((path) => answered(path).by === 'fallback');
  const gone = (fallback ? [...inside, ...anywhere] : anywhere.toReversed()).find((path) => {
    const { by, status, rule } = answered(path);
    const isByRoute = rule?.roles !== undefined || rule?.statusCode !== undefined;
    return /^(nothing|override)$/.test(by) && status >= 400 && !isByRoute;
  });
  const probes: Probe[] = [];
  if (deep) probes.push(toProbe('deep route', deep));
  if (gone) probes.push(toProbe('missing page', gone));
  return probes;
}

/**
 * Prefers patterns that match every file in a folder, because their addresses are most similar to
 * real ones.
 */
function foldersFirst(a: string, b: string): number {
  return Number(b.endsWith('/*')) - Number(a.endsWith('/*'));
}

export const hashBody = (body: Uint8Array) => hash('sha256', body);

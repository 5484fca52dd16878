import { readLive } from '../../shared/live-site/probe.ts';
import type { ReleaseContext } from '../context.ts';
import { compareVersions, isVersion } from './next-version.ts';
import { type PortalDeployments, readPortalDeployments } from './read-portal.ts';

/** Versions never fall: a release has to be above these. */
export interface VersionFloor {
  readonly released: string | undefined;
  readonly live: string | undefined;
}

export async function readFloor(
  context: Pick<ReleaseContext, 'config' | 'deps'> & Partial<Pick<ReleaseContext, 'portal'>>,
  versions: readonly string[],
  known?: PortalDeployments,
): Promise<VersionFloor> {
  const { config, deps, portal } = context;
  const deployments = known ?? (await readPortalDeployments({ config, deps, portal }));
  let live = deployments?.get('Production')?.version;
  if (!live) {
    const marker = await readLive(config.site.url, deps);
    const isOurs = marker?.slug === config.site.slug && marker.environment === 'Production';
    live = isOurs ? marker.version : undefined;
  }
  return {
    released: versions.toSorted(compareVersions).at(-1),
    live: live && isVersion(live) ? live : undefined,
  };
}

export function whyTooLow(version: string, floor: VersionFloor): string | undefined {
  const { released, live } = floor;
  const way = 'Versions never fall: release its changes as a higher one.';
  if (released && compareVersions(version, released) <= 0)
    return `${version} is not above ${released}, which is released. ${way}`;
  // The production branch may name the next version already.
  if (live && compareVersions(version, live) < 0)
    return `${version} is below ${live}, which Production serves. ${way}`;
  return undefined;
}

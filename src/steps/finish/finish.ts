import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Marker } from '../../shared/marker.ts';
import type { BuiltSite } from '../build/build.ts';
import type { Plan } from '../plan/types.ts';
import { type Hosting, hostingFile, mergeHosting } from './hosting.ts';

/** The site as it is to be deployed: the built folder, which is not touched, and what lies over it. */
export interface FinishedSite {
  readonly folder: string;
  /** Files that are added, or that replace those of the folder, by their path in the site. */
  readonly overlay: ReadonlyMap<string, Uint8Array>;
  readonly hosting: Hosting;
  /** The marker but for the digest, which is known when every file has been read. */
  readonly marker: Omit<Marker, 'digest'>;
}

/**
 * Turns what the site's build has made into what is deployed: the hosting configuration, and the marker by which the live site is recognised.
 * @throws SiteDeployError `HOSTING_CONFIG_INVALID`
 */
export async function finish(plan: Plan, built: BuiltSite): Promise<FinishedSite> {
  const has = (name: string) =>
    access(path.join(built.folder, name)).then(
      () => true,
      () => false,
    );
  const hosting = await mergeHosting(plan, built, has);
  return {
    folder: built.folder,
    overlay: new Map([[hostingFile, Buffer.from(hosting.text)]]),
    hosting,
    marker: {
      slug: plan.config.site.slug,
      environment: plan.environment,
      version: plan.version,
      commit: plan.event.sha,
    },
  };
}

import type { FileList } from './file-list.ts';

/** Where the live site says which build it serves. */
export const markerPath = '.well-known/site-deploy.json';

/** The build marker. Public, and without anything that is not. */
export interface Marker {
  /** The portal's slug of the site. */
  readonly slug: string;
  /** `Production` or `Preview`. */
  readonly environment: string;
  /** MAJOR.MINOR.PATCH. */
  readonly version: string;
  /** Full commit id. */
  readonly commit: string;
  /** `sha256:` and the digest over the manifest of all other files. */
  readonly digest: string;
  /** Id of the run that has made it; absent in markers of earlier versions. */
  readonly run?: string;
  /** All other files, for the deployment after it; absent in markers of earlier versions. */
  readonly contents?: FileList;
}

/** Which site in which environment a marker or a package is of, and in which version. */
export type BuildIdentity = Pick<Marker, 'slug' | 'environment' | 'version'>;

const identityKeys = ['slug', 'environment', 'version'] as const;

/** Whether two are of one site, one environment and one version. */
export function sameIdentity(one: BuildIdentity, other: Partial<BuildIdentity> | undefined): boolean {
  return other !== undefined && identityKeys.every((key) => one[key] === other[key]);
}

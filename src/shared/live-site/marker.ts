import type { FileList } from './file-list.ts';

/** Path of the live site's build marker. */
export const markerPath = '.well-known/site-deploy.json';

export interface Marker {
  readonly slug: string;
  /** `Production` or `Preview`. */
  readonly environment: string;
  readonly version: string;
  readonly commit: string;
  /** `sha256:` and the digest of the manifest of all other files. */
  readonly digest: string;
  /** Id of the run that built it; absent in markers of earlier versions. */
  readonly run?: string;
  /**
   * All other files, for comparison with the next deployment; absent in markers of earlier
   * versions.
   */
  readonly contents?: FileList;
}

export type BuildIdentity = Pick<Marker, 'slug' | 'environment' | 'version'>;

const identityKeys = ['slug', 'environment', 'version'] as const;

export function sameIdentity(a: BuildIdentity, b: Partial<BuildIdentity> | undefined): boolean {
  return b !== undefined && identityKeys.every((key) => a[key] === b[key]);
}

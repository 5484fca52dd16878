import type { Marker } from '../../shared/live-site/marker.ts';
import type { Crew } from './crew.ts';
import { cutForHashing } from './cut.ts';
import type { ManifestFile } from './manifest.ts';
import type { Entry } from './piece.ts';

/** Whether the live site could be this one: then its files are worth hashing before they are packed. */
export function mayBePresent(marker: Omit<Marker, 'digest'>, live: Partial<Marker> | undefined): boolean {
  return live !== undefined && (['slug', 'environment', 'version'] as const).every((key) => live[key] === marker[key]);
}

/**
 * The files with their hashes, and nothing of the archive: a fifth of the time of packing them.
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export async function hashEntries(entries: readonly Entry[], crew: Crew): Promise<ManifestFile[]> {
  const files: ManifestFile[] = [];
  for await (const piece of crew.work(cutForHashing(entries))) {
    if (piece.kind === 'hash') files.push(...piece.files);
  }
  return files;
}

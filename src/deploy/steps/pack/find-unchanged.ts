import { toFileList } from '../../../shared/live-site/file-list.ts';
import { isSameTarget, type Marker } from '../../../shared/live-site/marker.ts';
import { computeDigest, type SiteFile } from '../../../shared/site-files.ts';

/**
 * Hashing takes a fifth of the time of packing, and is left out if site, environment or version
 * differ.
 */
export async function findUnchanged(
  target: Pick<Marker, 'slug' | 'environment' | 'version'>,
  live: Marker | undefined,
  hashed: () => Promise<readonly SiteFile[]>,
): Promise<Marker | undefined> {
  if (!live || !isSameTarget(target, live)) return undefined;
  const files = await hashed();
  if (live.provenance.files !== computeDigest(files)) return undefined;
  return { ...live, contents: toFileList(files, live.contents) };
}

import { fileListOf } from '../../../shared/live-site/file-list.ts';
import { type Marker, sameIdentity } from '../../../shared/live-site/marker.ts';
import { digestOf, type SiteFile } from '../../../shared/site-files.ts';

/**
 * Whether the live site is this one already: the digest is over all files, so equal digests are equal files. Of another
 * site, environment or version it is deployed all the same, so its files need not be hashed. The commit may differ,
 * where it changed nothing of the site.
 * @param live what the live site says of itself, as far as it could be seen
 * @param hashed hashes the files, which takes a fifth of the time of packing them
 * @returns the marker that is live, where it is this site
 */
export async function findUnchanged(
  marker: Omit<Marker, 'digest'>,
  live: Partial<Marker> | undefined,
  hashed: () => Promise<readonly SiteFile[]>,
): Promise<Marker | undefined> {
  if (!live || !sameIdentity(marker, live)) return undefined;
  const files = await hashed();
  const digest = digestOf(files);
  if (live.digest !== digest) return undefined;
  const { commit = marker.commit, run } = live;
  const { run: _, ...build } = marker;
  return { ...build, commit, run, digest, contents: fileListOf(files) };
}

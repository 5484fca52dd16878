import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { fileListLike, fileListOf } from '../../../shared/live-site/file-list.ts';
import { type Marker, markerPath } from '../../../shared/live-site/marker.ts';
import { once } from '../../../shared/once.ts';
import { digestOf, type SiteFile } from '../../../shared/site-files.ts';
import type { FinishedSite } from '../finish/finish.ts';
import type { Hosting } from '../finish/hosting/hosting.ts';
import type { Plan } from '../plan/types.ts';
import { transferProgress } from '../progress.ts';
import { Archiver } from './archiver.ts';
import { checkTree } from './check-tree.ts';
import { compareWithArtifact } from './compare-artifact.ts';
import { type BytesEntry, bytesEntry, type Entry, type FileEntry } from './entry.ts';
import { findUnchanged } from './find-unchanged.ts';
import { checkLimits } from './limits.ts';
import { createManifest, type Manifest } from './manifest.ts';
import { checkNames, unservedWarnings } from './names.ts';
import { inByteOrder } from './order.ts';
import { PiecePacker } from './pack-piece.ts';
import { sha256 } from './piece.ts';
import { split, splitForHashing } from './split.ts';
import { type PackWorkers, startPackWorkers, threadsFor } from './workers.ts';
import { writeFolder } from './write-folder.ts';

/** The site as it is handed over, and everything that is known about it. */
export interface SitePackage {
  readonly delivery: Delivery;
  /** All files, the marker included. */
  readonly manifest: Manifest;
  /** What the live site says of itself once it is this one. */
  readonly marker: Marker;
  readonly hosting: Hosting;
  /** Pages that were made for an application. */
  readonly made: FinishedSite['made'];
  /** What was live when the package was made, as far as it could be seen. */
  readonly live: Partial<Marker> | undefined;
  /** Digest of the site as an earlier job has built it, where one has: what an attestation is about. */
  readonly builtDigest: string | undefined;
  /**
   * Writes the package as a folder, which must not exist; each file is compared with the manifest.
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  readonly writeFolder: (folder: string) => Promise<void>;
}

/** In which form the package is handed over. */
export type Delivery =
  /** In none: the live site is this one already. */
  | { readonly kind: 'none' }
  /** As a folder, which is what the platform's own client takes. */
  | { readonly kind: 'folder' }
  /** As a zip: absolute path, and size in bytes. */
  | { readonly kind: 'archive'; readonly file: string; readonly bytes: number };

/**
 * Reads every file and makes of it the manifest, the digest and the archive; several files at once on as many cores as
 * there are.
 * @param live what the live site says of itself; absent where nobody is asked
 * @param threads how many pack; 0 is this one. Default: by the size of the site
 * @throws SiteDeployError `PACKAGE_*`, `PATH_OUTSIDE_WORKSPACE`, `ARTIFACT_INVALID`
 */
export async function pack(
  plan: Plan,
  site: FinishedSite,
  live: Promise<Partial<Marker> | undefined> | undefined,
  deps: Deps,
  threads?: number,
): Promise<SitePackage> {
  // It is not awaited where something is wrong with the files.
  live?.catch(() => undefined);
  const sources = checkTree(site.tree);
  const entries = overlaid(sources, site);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  // They start while the names are checked and the live site is looked at.
  await using workers = startPackWorkers(threads ?? threadsFor(total, entries.length), deps.signal);
  checkContents(entries, site, plan);
  for (const line of unservedWarnings(entries.map((entry) => entry.path))) deps.log.warn(line, { concern: 'visitors' });

  const contents: Contents = { site, sources, entries, live: await live, deps };
  const hashed = once(() => hashEntries(entries, workers));
  const unchanged = await findUnchanged(site.marker, contents.live, hashed);
  if (unchanged) return packageOf(contents, await hashed(), unchanged, { kind: 'none' });
  if (plan.uploader === 'official') {
    const files = await hashed();
    return packageOf(contents, files, markerOf(site, files), { kind: 'folder' });
  }
  const file = path.join(deps.scratch, 'site.zip');
  const progress = transferProgress(deps.log, deps.clock, 'pack', total);
  const archiver = new Archiver(file);
  try {
    for await (const piece of workers.work(split(entries))) progress(archiver.add(piece));
    const files = [...archiver.files];
    const marker = markerOf(site, files);
    archiver.add(new PiecePacker().pack({ kind: 'files', entries: [markerEntry(marker)] }));
    return packageOf(contents, files, marker, { kind: 'archive', file, bytes: archiver.end() });
  } finally {
    archiver.close();
  }
}

/** What goes into a package. */
interface Contents {
  readonly site: FinishedSite;
  /** The files of the built folder. */
  readonly sources: readonly FileEntry[];
  /** All files but the marker. */
  readonly entries: readonly Entry[];
  readonly live: Partial<Marker> | undefined;
  readonly deps: Deps;
}

/** Everything that is wrong with names and sizes, before a file is read. */
function checkContents(entries: readonly Entry[], site: FinishedSite, { config }: Plan): void {
  // The marker is a file of the site, too; its size is known before its digest is.
  const like = { digest: `sha256:${'0'.repeat(64)}`, contents: fileListLike(entries) };
  const all = [...entries, markerEntry({ ...site.marker, ...like })];
  checkNames(all.map((entry) => entry.path));
  checkLimits(all, config.hosting);
}

/** @param files the entries as they were read */
function packageOf(
  { site, sources, entries, live, deps }: Contents,
  files: readonly SiteFile[],
  marker: Marker,
  delivery: Delivery,
): SitePackage {
  if (site.origin) compareWithArtifact(site.origin.files, files, sources, site);
  const last = markerEntry(marker);
  const manifest = createManifest([...files, { path: last.path, size: last.size, sha256: sha256(last.bytes) }]);
  return {
    delivery,
    manifest,
    marker,
    hosting: site.hosting,
    made: site.made,
    live,
    builtDigest: site.origin?.digest,
    writeFolder: (folder) => writeFolder([...entries, last], manifest.files, folder, deps),
  };
}

/** @param files all but the marker */
const markerOf = ({ marker }: FinishedSite, files: readonly SiteFile[]): Marker => ({
  ...marker,
  digest: digestOf(files),
  contents: fileListOf(files),
});

const markerEntry = (marker: Marker): BytesEntry => bytesEntry(markerPath, Buffer.from(`${JSON.stringify(marker)}\n`));

/**
 * The folder's files with the overlay's in their places, in the order of their names; without a marker of an earlier
 * deployment.
 */
function overlaid(sources: readonly FileEntry[], { overlay, pages }: FinishedSite): Entry[] {
  const byPath = new Map<string, Entry>();
  for (const source of sources) byPath.set(source.path, source);
  for (const [name, { file, size, offset }] of pages)
    byPath.set(name, { kind: 'slice', path: name, size, file, offset });
  for (const [name, bytes] of overlay) byPath.set(name, bytesEntry(name, bytes));
  byPath.delete(markerPath);
  return inByteOrder(byPath.values());
}

async function hashEntries(entries: readonly Entry[], workers: PackWorkers): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  for await (const piece of workers.work(splitForHashing(entries))) {
    if (piece.kind === 'hash') files.push(...piece.files);
  }
  return files;
}

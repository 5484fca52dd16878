import path from 'node:path';
import type { Deps } from '../../shared/deps.ts';
import { type Marker, markerPath } from '../../shared/live-site/marker.ts';
import { readLive } from '../../shared/live-site/read-live.ts';
import { transferProgress } from '../../shared/progress.ts';
import type { BuiltSite } from '../build/build.ts';
import type { FinishedSite } from '../finish/finish.ts';
import type { Hosting } from '../finish/hosting/hosting.ts';
import type { Plan } from '../plan/types.ts';
import { Archiver } from './archiver.ts';
import { compareWithArtifact } from './artifact.ts';
import { checkTree } from './check-tree.ts';
import { cut } from './cut.ts';
import { layOut } from './lay-out.ts';
import { checkLimits } from './limits.ts';
import { createManifest, digestOf, type Manifest, type ManifestFile } from './manifest.ts';
import { checkNames, unservedWarning } from './names.ts';
import { inByteOrder } from './order.ts';
import { PiecePacker } from './pack-piece.ts';
import { type Entry, sha256 } from './piece.ts';
import { hashEntries, mayBePresent } from './present.ts';
import type { SourceFile } from './read.ts';
import { startPackWorkers, threadsFor } from './workers.ts';

/** The site as it is handed over, and everything that is known about it. */
export interface SitePackage {
  /** Absolute path of the zip. Empty where none is needed: the site is live already, or the platform's own client takes a folder. */
  readonly archive: string;
  /** Size of the zip in bytes. */
  readonly archiveBytes: number;
  /** All files, the marker included. */
  readonly manifest: Manifest;
  readonly marker: Marker;
  readonly hosting: Hosting;
  /** Pages that were made for an application. */
  readonly made: FinishedSite['made'];
  /** What is live, where it is the same. */
  readonly live?: Partial<Marker>;
  /** Lays the package out as a folder, which must not exist; each file is compared with the manifest. @throws SiteDeployError `PACKAGE_FILE_CHANGED` */
  readonly layOut: (folder: string) => Promise<void>;
}

/**
 * Reads every file and makes of it the manifest, the digest and the archive; several files at once on as many cores as there are.
 * @param built with the files that an earlier job has listed: the folder must hold exactly those
 * @param threads how many pack; 0 is this one. Default: by the size of the site
 * @throws SiteDeployError `PACKAGE_*`, `PATH_OUTSIDE_WORKSPACE`, `ARTIFACT_INVALID`
 */
export async function pack(
  plan: Plan,
  site: FinishedSite,
  built: BuiltSite,
  deps: Deps,
  threads?: number,
): Promise<SitePackage> {
  const sources = checkTree(site.tree);
  const entries = overlaid(sources, site);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  // They start while the names are checked and the live site is looked at.
  await using workers = startPackWorkers(threads ?? threadsFor(total, entries.length), deps.signal);
  const paths = entries.map((entry) => entry.path);
  checkNames([...paths, markerPath]);
  const unserved = unservedWarning(paths);
  if (unserved !== undefined) deps.log.warn(unserved);
  // The marker is a file of the site, too; its size is known before its digest is.
  const { byteLength } = markerContent({ ...site.marker, digest: `sha256:${'0'.repeat(64)}` });
  checkLimits([...entries, { path: markerPath, size: byteLength }], plan.config.hosting);

  const packageOf = (files: readonly ManifestFile[]) => {
    if (built.files !== undefined) compareWithArtifact(built.files, files, sources, site);
    const marker: Marker = { ...site.marker, digest: digestOf(files) };
    const entry = entryOf(markerPath, markerContent(marker));
    const manifest = createManifest([...files, { path: markerPath, size: entry.size, sha256: sha256(entry.content) }]);
    const place = (folder: string) => layOut([...entries, entry], manifest.files, folder, deps);
    const { hosting, made } = site;
    const found = { archive: '', archiveBytes: 0, manifest, marker, hosting, made, layOut: place };
    return [found, entry] as const;
  };

  const live = plan.force || plan.dryRun ? undefined : await readLive(plan.url, deps);
  const mayBeLive = mayBePresent(site.marker, live);
  const needsArchive = plan.uploader !== 'official';
  if (mayBeLive || !needsArchive) {
    const [found] = packageOf(await hashEntries(entries, workers));
    if (mayBeLive && live?.digest === found.marker.digest) return { ...found, live };
    if (!needsArchive) return found;
  }

  const archive = path.join(deps.scratch, 'site.zip');
  const progress = transferProgress(deps.log, deps.clock, 'pack', total);
  const archiver = new Archiver(archive);
  try {
    for await (const piece of workers.work(cut(entries))) progress(archiver.add(piece));
    const [packed, markerEntry] = packageOf([...archiver.files]);
    archiver.add(new PiecePacker().pack({ kind: 'files', entries: [markerEntry] }));
    return { ...packed, archive, archiveBytes: archiver.end() };
  } finally {
    archiver.close();
  }
}

const markerContent = (marker: Marker): Buffer => Buffer.from(`${JSON.stringify(marker)}\n`);

/** The folder's files with the overlay's in their places, in the order of their names; without a marker of an earlier deployment. */
function overlaid(sources: readonly SourceFile[], { overlay, pages }: FinishedSite): Entry[] {
  const byPath = new Map<string, Entry>();
  for (const source of sources)
    byPath.set(source.path, { path: source.path, size: source.size, content: undefined, source });
  for (const [name, { file, size, offset }] of pages) {
    const source = { path: name, absolute: file, size, modifiedMs: 0, offset };
    byPath.set(name, { path: name, size, content: undefined, source });
  }
  for (const [name, content] of overlay) byPath.set(name, entryOf(name, content));
  byPath.delete(markerPath);
  return inByteOrder(byPath.values());
}

function entryOf(name: string, content: Uint8Array) {
  const size = content.byteLength;
  return { path: name, size, content, source: { path: name, absolute: name, size, modifiedMs: 0 } };
}

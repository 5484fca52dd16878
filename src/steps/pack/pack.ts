import path from 'node:path';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readLive } from '../../shared/live.ts';
import { type Marker, markerPath } from '../../shared/marker.ts';
import { transferProgress } from '../../shared/progress.ts';
import type { BuiltSite } from '../build/build.ts';
import type { FinishedSite } from '../finish/finish.ts';
import type { Hosting } from '../finish/hosting.ts';
import type { Plan } from '../plan/types.ts';
import { Archiver } from './archiver.ts';
import { compareWithArtifact } from './artifact.ts';
import { packInOrder, workersFor } from './crew.ts';
import { cut } from './cut.ts';
import { layOut } from './lay-out.ts';
import { checkLimits } from './limits.ts';
import { createManifest, digestOf, type Manifest, type ManifestFile } from './manifest.ts';
import { checkNames } from './names.ts';
import { PiecePacker } from './pack-piece.ts';
import { type Entry, sha256 } from './piece.ts';
import { hashEntries, mayBePresent } from './present.ts';
import type { SourceFile } from './read.ts';
import { walk } from './walk.ts';

/** The site as one archive, and everything that is known about it. */
export interface SitePackage {
  /** Absolute path of the zip. */
  readonly archive: string;
  /** Size of the zip in bytes. */
  readonly archiveBytes: number;
  /** All files, the marker included. */
  readonly manifest: Manifest;
  readonly marker: Marker;
  readonly hosting: Hosting;
  /** What is live, where it is the same: then the site has only been hashed, and there is no archive. */
  readonly live?: Partial<Marker>;
  /** Lays the package out as a folder, which must not exist; each file is compared with the manifest. @throws SiteDeployError `PACKAGE_FILE_CHANGED` */
  readonly layOut: (folder: string) => Promise<void>;
}

/**
 * Reads every file and makes of it the manifest, the digest and the archive; several files at once on as many cores as there are.
 * @param built with the files that an earlier job has listed: the folder must hold exactly those
 * @param workers how many threads pack; 0 is this one. Default: by the size of the site
 * @throws SiteDeployError `PACKAGE_*`, `PATH_OUTSIDE_WORKSPACE`, `ARTIFACT_INVALID`
 */
export async function pack(
  plan: Plan,
  site: FinishedSite,
  built: BuiltSite,
  deps: Deps,
  workers?: number,
): Promise<SitePackage> {
  const sources = walk(site.folder);
  const entries = overlaid(sources, site.overlay);
  checkNames([...entries.map((entry) => entry.path), markerPath]);
  // The marker is a file of the site, too; its size is known before its digest is.
  const { byteLength } = markerContent({ ...site.marker, digest: `sha256:${'0'.repeat(64)}` });
  checkLimits([...entries, { path: markerPath, size: byteLength }], plan.config.hosting);

  const live = plan.force || plan.dryRun ? undefined : await readLive(plan.url, deps);
  if (mayBePresent(site.marker, live)) {
    const files = await hashEntries(entries, deps);
    if (built.files !== undefined) compareWithArtifact(built.files, files, sources, site.overlay);
    const marker: Marker = { ...site.marker, digest: digestOf(files) };
    if (live?.digest === marker.digest) return presentPackage(site, marker, files, live);
  }

  const archive = path.join(deps.scratch, 'site.zip');
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const progress = transferProgress(deps.log, deps.clock, 'pack', total);
  const archiver = new Archiver(archive);
  try {
    for await (const piece of packInOrder(cut(entries), workers ?? workersFor(total, entries.length), deps.signal)) {
      progress(archiver.add(piece));
    }
    const packed = archiver.files;
    if (built.files !== undefined) compareWithArtifact(built.files, packed, sources, site.overlay);
    const marker: Marker = { ...site.marker, digest: digestOf(packed) };
    const content = markerContent(marker);
    const entry = entryOf(markerPath, content);
    archiver.add(new PiecePacker().pack({ kind: 'files', entries: [entry] }));
    return {
      archive,
      archiveBytes: archiver.end(),
      manifest: createManifest([...archiver.files]),
      marker,
      hosting: site.hosting,
      layOut: (folder) => layOut([...entries, entry], archiver.files, folder, deps),
    };
  } finally {
    archiver.close();
  }
}

/** The package of a site that is live already: all but the archive. */
function presentPackage(
  { hosting }: FinishedSite,
  marker: Marker,
  files: readonly ManifestFile[],
  live: Partial<Marker>,
): SitePackage {
  const content = markerContent(marker);
  const own = { path: markerPath, size: content.byteLength, sha256: sha256(content) };
  return {
    archive: '',
    archiveBytes: 0,
    manifest: createManifest([...files, own]),
    marker,
    hosting,
    live,
    layOut: () => Promise.reject(new SiteDeployError('INTERNAL', 'A site that is live already was to be uploaded.')),
  };
}

const markerContent = (marker: Marker): Buffer => Buffer.from(`${JSON.stringify(marker)}\n`);

/** The folder's files with the overlay's in their places, in the order of their names; without a marker of an earlier deployment. */
function overlaid(sources: readonly SourceFile[], overlay: ReadonlyMap<string, Uint8Array>): Entry[] {
  const byPath = new Map<string, Entry>();
  for (const source of sources)
    byPath.set(source.path, { path: source.path, size: source.size, content: undefined, source });
  for (const [name, content] of overlay) byPath.set(name, entryOf(name, content));
  byPath.delete(markerPath);
  return [...byPath.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

function entryOf(name: string, content: Uint8Array): Entry {
  const size = content.byteLength;
  return { path: name, size, content, source: { path: name, absolute: name, size, modifiedMs: 0 } };
}

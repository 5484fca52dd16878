import { hash } from 'node:crypto';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Deps } from '../../shared/deps.ts';
import { type Marker, markerPath } from '../../shared/marker.ts';
import type { BuiltSite } from '../build/build.ts';
import type { FinishedSite } from '../finish/finish.ts';
import type { Hosting } from '../finish/hosting.ts';
import type { Plan } from '../plan/types.ts';
import { compareWithArtifact } from './artifact.ts';
import { checkLimits } from './limits.ts';
import { createManifest, digestOf, type Manifest, type ManifestFile } from './manifest.ts';
import { readSource } from './read.ts';
import { type SourceFile, walk } from './walk.ts';
import { ZipWriter } from './zip.ts';

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
}

/** How long the program may be deaf to signals, in milliseconds. */
const sliceMs = 20;

/**
 * Reads every file once, and makes of it the manifest, the digest and the archive.
 * @param built with the files that an earlier job has listed: the folder must hold exactly those
 * @throws SiteDeployError `PACKAGE_*`, `PATH_OUTSIDE_WORKSPACE`, `ARTIFACT_INVALID`
 */
export async function pack(plan: Plan, site: FinishedSite, built: BuiltSite, deps: Deps): Promise<SitePackage> {
  const sources = walk(site.folder);
  const entries = overlaid(sources, site.overlay);
  // The marker is a file of the site, too; its size is known before its digest is.
  const { byteLength } = markerContent({ ...site.marker, digest: `sha256:${'0'.repeat(64)}` });
  checkLimits([...entries, { path: markerPath, size: byteLength }], plan.config.hosting);

  const archive = path.join(deps.scratch, 'site.zip');
  const zip = new ZipWriter(archive);
  try {
    const files: ManifestFile[] = [];
    let breath = performance.now();
    for (const entry of entries) {
      const content = entry.content ?? readSource(entry.source);
      files.push({ path: entry.path, size: content.byteLength, sha256: hash('sha256', content) });
      await zip.add(entry.path, content);
      if (performance.now() - breath > sliceMs) {
        await setImmediate();
        deps.signal.throwIfAborted();
        breath = performance.now();
      }
    }
    if (built.files !== undefined) compareWithArtifact(built.files, files, sources, site.overlay);
    const marker: Marker = { ...site.marker, digest: digestOf(files) };
    const content = markerContent(marker);
    await zip.add(markerPath, content);
    files.push({ path: markerPath, size: content.byteLength, sha256: hash('sha256', content) });
    return { archive, archiveBytes: zip.end(), manifest: createManifest(files), marker, hosting: site.hosting };
  } finally {
    zip.close();
  }
}

const markerContent = (marker: Marker): Buffer => Buffer.from(`${JSON.stringify(marker)}\n`);

interface Entry {
  readonly path: string;
  readonly size: number;
  readonly content: Uint8Array | undefined;
  readonly source: SourceFile;
}

/** The folder's files with the overlay's in their places, in the order of their names; without a marker of an earlier deployment. */
function overlaid(sources: readonly SourceFile[], overlay: ReadonlyMap<string, Uint8Array>): Entry[] {
  const byPath = new Map<string, Entry>();
  for (const source of sources)
    byPath.set(source.path, { path: source.path, size: source.size, content: undefined, source });
  for (const [name, content] of overlay) {
    const source = { path: name, absolute: name, size: content.byteLength, modifiedMs: 0 };
    byPath.set(name, { path: name, size: content.byteLength, content, source });
  }
  byPath.delete(markerPath);
  return [...byPath.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

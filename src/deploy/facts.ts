import { toObject } from '../shared/json.ts';
import type { FileChanges } from '../shared/live-site/file-list.ts';
import { isOfMarker } from '../shared/live-site/marker.ts';
import { renderedHeads } from './messages.ts';
import type { Facts } from './result.ts';
import type { Adopted } from './steps/build/adopt-package.ts';
import type { ClosedEnvironment } from './steps/close/close.ts';
import type { FinishedSite } from './steps/finish/finish.ts';
import { createManifest, type Manifest } from './steps/pack/check-tree.ts';
import type { SitePackage } from './steps/pack/pack.ts';
import type { WrittenArtifact } from './steps/pack/write-artifact.ts';
import type { Deployment } from './steps/upload/attempt.ts';

const largest = 10;
const maxPaths = 50;

export function factsOfFinished({ pages, overlay, pinned, pagesReadAt }: FinishedSite): Facts {
  const finished = { pages: pages.size, files: [...overlay.keys()], pagesReadAt };
  return { finished, rendered: renderedHeads(pinned) };
}

export function factsOfArtifact(writtenArtifact: WrittenArtifact): Facts {
  const { folder, name, manifest, digest } = writtenArtifact;
  return { ...factsOfFiles(manifest), digest, folder, artifact: name };
}

export function factsOfAdopted({ folder, name, manifest, builtBy }: Adopted): Facts {
  const { files, digest } = manifest;
  const written = { folder, name, manifest: createManifest(files), digest };
  return { ...factsOfArtifact(written), reused: true, builtBy };
}

export function factsOfPackage(sitePackage: SitePackage): Facts {
  const { manifest, marker, provenance, live } = sitePackage;
  const { builtBy } = sitePackage;
  const facts = { ...factsOfFiles(manifest), digest: provenance.files, provenance, builtBy };
  if (!live) return facts;
  const { commit, files } = live.provenance;
  const previous = { version: live.version, commit, digest: files };
  const isOurs = live.slug === marker.slug && live.environment === marker.environment;
  if (!isOurs) return { ...facts, previous };
  return {
    ...facts,
    previous: { ...previous, growth: getGrowth(manifest, live.contents) },
    changes: sitePackage.changes && nameChanges(sitePackage.changes),
  };
}

function getGrowth(manifest: Manifest, contents: unknown): number | undefined {
  const before = toObject(contents).bytes;
  if (typeof before !== 'number' || !Number.isSafeInteger(before)) return undefined;
  const own = manifest.files.filter(({ path }) => isOfMarker(path));
  return manifest.totalBytes - own.reduce((sum, { size }) => sum + size, 0) - before;
}

function nameChanges({ added, changed, removed, grown }: FileChanges): Facts['changes'] {
  const named = (paths: readonly string[]) => ({
    count: paths.length,
    paths: paths.slice(0, maxPaths),
  });
  return { added: named(added), changed: named(changed), removed: removed.size, grown };
}

function factsOfFiles(manifest: Manifest): Facts {
  const largestFiles = manifest.files
    .toSorted((a, b) => b.size - a.size)
    .slice(0, largest)
    .map((siteFile) => ({ path: siteFile.path, bytes: siteFile.size }));
  return { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, largestFiles };
}

export function factsOfDeployment(deployment: Deployment): Facts {
  if (deployment.outcome === 'unchanged') return { isUnchanged: true };
  const { id: deploymentId, correlationId, url } = deployment;
  return { deploymentId, correlationId, url };
}

export function factsOfClosing(closedEnvironment: ClosedEnvironment): Facts {
  const { outcome, gone, correlationId } = closedEnvironment;
  return { closes: true, closed: { outcome, gone }, correlationId };
}

import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Provenance } from '../../../contracts/portal/deployment.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import {
  changesSince,
  type FileChanges,
  fileListLike,
  toFileList,
} from '../../../shared/live-site/file-list.ts';
import { isOfMarker, isSameTarget, type Marker } from '../../../shared/live-site/marker.ts';
import { writeMarker } from '../../../shared/live-site/marker-files.ts';
import { once } from '../../../shared/once.ts';
import { computeDigest, type SiteFile } from '../../../shared/site-files.ts';
import { count, limitLines } from '../../../shared/units.ts';
import type { Builder, Signer } from '../../artifact/artifact.ts';
import { checkLimits } from '../../artifact/limits.ts';
import type { FinishedSite } from '../finish/finish.ts';
import type { Hosting } from '../finish/hosting/hosting.ts';
import { checkMarkerIsOpen } from '../live-site/routes.ts';
import type { Plan } from '../plan/types.ts';
import { transferProgress } from '../progress.ts';
import { Archiver } from './archiver.ts';
import { checkTree, createManifest, inByteOrder, type Manifest } from './check-tree.ts';
import { copyEntries } from './copy.ts';
import { checkNames, developersRemark, replacedWarnings, unservedWarnings } from './names.ts';
import { PiecePacker } from './pack-piece.ts';
import { type BytesEntry, bytesEntry, type Entry, type FileEntry, sha256 } from './piece.ts';
import { hashSource } from './read.ts';
import { split, splitForHashing } from './split.ts';
import { type PackWorkers, startPackWorkers, threadsFor } from './workers.ts';

export interface SitePackage {
  readonly delivery: PackageDelivery;
  readonly manifest: Manifest;
  readonly marker: Marker;
  /**
   * Provenance of this run. The marker contains the provenance of the run that deployed the files.
   */
  readonly provenance: Provenance;
  readonly hosting: Hosting;
  readonly made: FinishedSite['made'];
  readonly workers: FinishedSite['workers'];
  readonly live: Marker | undefined;
  /**
   * Changes since the live site, without the marker's own files; `undefined` if the live site has
   * no list.
   */
  readonly changes: FileChanges | undefined;
  readonly builtDigest: string | undefined;
  /** The deployment that built the files, if it wasn't this run. */
  readonly builtBy?: Builder | undefined;
  readonly signer?: Signer | undefined;
  /** Copies the site to a folder, for the platform's own client. Returns the folder's path. */
  readonly folder: () => Promise<string>;
}

export type PackageDelivery =
  /** Nothing is sent, because the live site is the same. */
  | { readonly kind: 'none' }
  /** A folder is uploaded by the platform's own client. */
  | { readonly kind: 'folder' }
  /** A ZIP archive is uploaded. `file` is its absolute path, `bytes` its size. */
  | { readonly kind: 'archive'; readonly file: string; readonly bytes: number };

export async function pack(
  plan: Plan,
  finished: FinishedSite,
  live: Promise<Marker | undefined> | undefined,
  deps: Deps,
  threads?: number,
): Promise<SitePackage> {
  // Ignore a rejection if a check throws before the promise is awaited.
  live?.catch(() => undefined);
  const sources = checkTree(finished.tree);
  const entries = overlaid(sources, finished);
  const total = entries.reduce((sum, entry) => sum + entry.size, 0);
  // Start the threads now. While they start, names are checked and the live site is probed.
  await using workers = startPackWorkers(threads ?? threadsFor(total, entries.length), deps.signal);
  checkContents(entries, finished, plan);
  checkMarkerIsOpen(finished.hosting.text, entries.length, deps.log);
  const warnings = [
    ...unservedWarnings(entries.map((entry) => entry.path)),
    ...replacedWarnings(sources.map((source) => source.path)),
  ];
  for (const line of warnings) deps.log.warn(line, { concern: 'visitors' });
  const remark = developersRemark(sources.map((source) => source.path));
  if (remark) deps.log.info(remark);

  const contents: Contents = { plan, finished, sources, entries, live: await live, deps };
  const hashed = once(() => hashEntries(entries, workers));
  const known = isReplaced(plan, contents.live) ? undefined : contents.live;
  const unchanged = await findUnchanged(getTarget(plan), known, hashed);
  if (unchanged) {
    const marked = { ...mark(contents, await hashed()), marker: unchanged };
    return createPackage(contents, marked, { kind: 'none' });
  }
  if (plan.uploader === 'official') {
    const folder = await mkdtemp(path.join(deps.scratch, 'site-'));
    const files = await copyEntries(entries, folder, deps.signal);
    const marked = mark(contents, files);
    await copyEntries(markerEntries(marked.marker), folder, deps.signal);
    return createPackage(contents, marked, { kind: 'folder' }, folder);
  }
  const file = path.join(deps.scratch, 'site.zip');
  const progress = transferProgress(deps.log, deps.clock, 'pack', total);
  const archiver = new Archiver(file);
  try {
    for await (const piece of workers.work(split(entries))) progress(archiver.add(piece));
    const marked = mark(contents, [...archiver.files]);
    archiver.add(new PiecePacker().pack({ kind: 'files', entries: markerEntries(marked.marker) }));
    return createPackage(contents, marked, { kind: 'archive', file, bytes: archiver.end() });
  } finally {
    archiver.close();
  }
}

/**
 * Returns whether to replace the live build even if it is the same: if `force` is set, or in a
 * rollback if the live marker names a different commit.
 */
function isReplaced({ force, mode, provenance }: Plan, live: Marker | undefined): boolean {
  return force || (mode === 'rollback' && live?.provenance.commit !== provenance.commit);
}

interface Contents {
  readonly plan: Plan;
  readonly finished: FinishedSite;
  readonly sources: readonly FileEntry[];
  readonly entries: readonly Entry[];
  readonly live: Marker | undefined;
  readonly deps: Deps;
}

function checkContents(entries: readonly Entry[], finished: FinishedSite, plan: Plan): void {
  // Count the marker's files as well. Their number doesn't depend on the digest.
  const provenance = toProvenance(plan, finished, `sha256:${'0'.repeat(64)}`);
  const marker = { ...getTarget(plan), provenance, contents: fileListLike(entries) };
  const all = [...entries, ...markerEntries(marker)];
  checkNames(all.map((entry) => entry.path));
  const built = new Set(finished.tree.files.map((file) => file.path));
  const added = all.filter((entry) => !built.has(entry.path)).map((entry) => entry.path);
  checkLimits(
    all.filter((entry) => built.has(entry.path)),
    plan.config.hosting,
    added,
  );
}

function createPackage(
  contents: Contents,
  { files, changes, marker }: Marked,
  delivery: PackageDelivery,
  folder?: string,
): SitePackage {
  const { plan, finished, sources, entries, live, deps } = contents;
  if (finished.origin) compareWithArtifact(finished.origin.files, files, sources, finished);
  const last = markerEntries(marker);
  const own = last.map(({ path, size, bytes }) => ({ path, size, sha256: sha256(bytes) }));
  const manifest = createManifest([...files, ...own]);
  return {
    delivery,
    manifest,
    marker,
    provenance: {
      ...toProvenance(plan, finished, marker.provenance.files),
      builtBy: finished.origin && (finished.origin.builtBy ?? plan.provenance).run,
      run: plan.provenance.run,
    },
    hosting: finished.hosting,
    made: finished.made,
    workers: finished.workers,
    live,
    changes,
    builtDigest: finished.origin?.digest,
    builtBy: finished.origin?.builtBy,
    signer: finished.origin?.signer,
    folder: once(async () => folder ?? copyPacked([...entries, ...last], manifest.files, deps)),
  };
}

interface Marked extends Pick<SitePackage, 'changes' | 'marker'> {
  readonly files: readonly SiteFile[];
}

function mark({ plan, finished, live }: Contents, files: readonly SiteFile[]): Marked {
  const { list, changed } = live?.contents ?? {};
  const changes = changesSince(list, files);
  const provenance = toProvenance(plan, finished, computeDigest(files));
  const marker = { ...getTarget(plan), provenance, contents: toFileList(files, changes, changed) };
  return { files, changes, marker };
}

function toProvenance(plan: Plan, finished: FinishedSite, files: string): Marker['provenance'] {
  const { commit, tree } = plan.provenance;
  const { origin } = finished;
  const build = origin && {
    built: computeDigest(origin.files),
    builtFrom: (origin.builtBy ?? plan.provenance).commit,
  };
  return { commit, tree, ...finished.provenance, files, ...build };
}

function getTarget({ config, environment, version, event }: Plan) {
  return { slug: config.site.slug, environment, version, run: event.run.id };
}

const markerEntries = (marker: Marker): BytesEntry[] =>
  Array.from(writeMarker(marker), ([name, bytes]) => bytesEntry(name, bytes));

function overlaid(sources: readonly FileEntry[], finished: FinishedSite): Entry[] {
  const entriesByPath = new Map<string, Entry>();
  for (const source of sources) entriesByPath.set(source.path, source);
  for (const [name, { file, size, offset }] of finished.pages)
    entriesByPath.set(name, { kind: 'slice', path: name, size, file, offset });
  for (const [name, bytes] of finished.overlay) entriesByPath.set(name, bytesEntry(name, bytes));
  return inByteOrder(entriesByPath.values()).filter((entry) => !isOfMarker(entry.path));
}

async function hashEntries(entries: readonly Entry[], workers: PackWorkers): Promise<SiteFile[]> {
  const files: SiteFile[] = [];
  for await (const piece of workers.work(splitForHashing(entries))) {
    if (piece.kind === 'hash') files.push(...piece.files);
  }
  return files;
}

function compareWithArtifact(
  expected: readonly SiteFile[],
  packed: readonly SiteFile[],
  sources: readonly FileEntry[],
  finishedSite: Pick<FinishedSite, 'overlay' | 'pages'>,
): void {
  const isBuilt = (file: string) =>
    !finishedSite.overlay.has(file) && !finishedSite.pages.has(file);
  const built = packed.filter((file) => isBuilt(file.path));
  const read = new Map(built.map((file) => [file.path, file.sha256]));
  for (const [file, { replaces }] of finishedSite.pages) if (replaces) read.set(file, replaces);
  const found = new Map(
    sources.map((source) => [source.path, read.get(source.path) ?? hashSource(source)]),
  );
  const known = new Set(expected.map((file) => file.path));
  const missing = expected.filter((file) => !found.has(file.path));
  const differing = expected.filter((file) => found.get(file.path) !== file.sha256);
  const changed = differing.filter((file) => found.has(file.path));
  const wrong = [
    ...missing.map((file) => `missing: ${file.path}`),
    ...changed.map((file) => `changed: ${file.path}`),
    ...[...found.keys()].filter((name) => !known.has(name)).map((name) => `added:   ${name}`),
  ];
  if (wrong.length === 0) return;
  const message = `The site and the build job's manifest differ in ${count(wrong.length, 'file')}.`;
  throw new SiteDeployError('ARTIFACT_INVALID', message, { facts: limitLines(wrong) });
}

async function copyPacked(entries: readonly Entry[], files: readonly SiteFile[], deps: Deps) {
  const folder = await mkdtemp(path.join(deps.scratch, 'site-'));
  const expected = new Map(files.map((file) => [file.path, file.sha256]));
  const copied = await copyEntries(entries, folder, deps.signal);
  const changed = copied.find((file) => file.sha256 !== expected.get(file.path));
  if (!changed) return folder;
  const message = `The file "${changed.path}" changed after it was packed.`;
  throw new SiteDeployError('PACKAGE_FILE_CHANGED', message);
}

/**
 * Returns the live marker if the live build is the same. If site, environment or version differ,
 * skips hashing, which takes a fifth of the time to pack.
 */
export async function findUnchanged(
  target: Pick<Marker, 'slug' | 'environment' | 'version'>,
  live: Marker | undefined,
  hashed: () => Promise<readonly SiteFile[]>,
): Promise<Marker | undefined> {
  if (!live || !isSameTarget(target, live)) return undefined;
  const files = await hashed();
  if (live.provenance.files !== computeDigest(files)) return undefined;
  return { ...live, contents: toFileList(files, undefined, live.contents?.changed) };
}

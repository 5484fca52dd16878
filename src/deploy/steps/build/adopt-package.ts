import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Deps } from '../../../shared/deps.ts';
import { retry } from '../../../shared/http/retry.ts';
import { parseJson } from '../../../shared/json.ts';
import { type PackageName, packageName } from '../../../shared/package-name.ts';
import { isInside, resolveInside } from '../../../shared/paths.ts';
import { bytes } from '../../../shared/units.ts';
import {
  type ArtifactManifest,
  artifactDigest,
  artifactFolder,
  type Builder,
  maxManifestBytes,
  parseArtifactManifest,
} from '../../artifact/artifact.ts';
import type { Plan } from '../plan/types.ts';
import type { BuildInputs } from './inputs.ts';

export interface Adopted {
  readonly folder: string;
  readonly name: string;
  readonly manifest: ArtifactManifest;
  readonly builtBy: Builder;
}

/** Properties that the package must match. */
interface Expected {
  readonly plan: Plan;
  readonly inputs: BuildInputs;
  readonly commit: string;
  readonly name: PackageName;
  /** Returns why this builder's packages may not be reused; `undefined` if they may. */
  refuse(builder: Builder): Promise<string | undefined>;
}

/**
 * Number of bytes by which an archive may be larger than the site: it stores names and sizes twice.
 */
const overheadBytes = 64 << 20;

/**
 * Downloads the package of an earlier run, compares every file with its manifest, and writes it as
 * the package of this run.
 * @param url a short-lived URL that is itself the credential
 * @returns the package, or why it isn't usable; nothing is then left in the workspace
 */
export async function adoptPackage(
  url: string,
  expected: Expected,
  deps: Deps,
): Promise<Adopted | string> {
  const zip = await download(url, expected.plan, deps);
  if (typeof zip === 'string') return zip;
  const target = await resolveInside(expected.plan.workspace, artifactFolder, 'The folder');
  await mkdir(target);
  let isComplete = false;
  try {
    const found = await unpack(zip, target, expected);
    if (typeof found === 'string') return found;
    const adopted = describe(found, expected);
    await writeFile(path.join(target, 'manifest.json'), JSON.stringify(adopted.manifest));
    isComplete = true;
    return adopted;
  } finally {
    zip.close();
    if (!isComplete) await rm(target, { recursive: true, force: true });
  }
}

/** Options for optional downloads, which must not delay a deployment. */
const optional = { retry: retry.never, limitMs: 10_000 };

/**
 * Reads the manifest of a package, within 10 s unless `approval.build: same` requires it.
 * @returns the manifest, or the reason why it can't be read
 */
export async function readPackageManifest(url: string, plan: Plan, deps: Deps) {
  const isNeeded = plan.config.approval.build === 'same';
  const zip = await download(url, plan, deps, isNeeded ? {} : optional);
  if (typeof zip === 'string') return zip;
  try {
    return await readManifest(zip, await readEntries(zip));
  } finally {
    zip.close();
  }
}

async function download(
  url: string,
  { config }: Plan,
  deps: Deps,
  limits: Partial<typeof optional> = {},
): Promise<ZipFile | string> {
  const archive = path.join(deps.scratch, 'package.zip');
  const maxBytes = config.hosting.maxTotalSize + overheadBytes;
  const request = { method: 'GET', url, saveTo: archive, maxBytes, signal: deps.signal } as const;
  const { status } = await deps.http.send({ ...request, ...limits });
  if (status !== 200) return `its download was answered with status ${status}`;
  return openPromise(archive, { autoClose: false, strictFileNames: true });
}

async function readEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
  return entries;
}

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
  const described = entries.get('manifest.json');
  if (!described || described.uncompressedSize > maxManifestBytes) return 'it has no manifest';
  const content = await text(await zip.openReadStreamPromise(described));
  return parseArtifactManifest(parseJson(content)) ?? 'its manifest is not valid';
}

async function unpack(zip: ZipFile, target: string, expected: Expected) {
  const entries = await readEntries(zip);
  const manifest = await readManifest(zip, entries);
  if (typeof manifest === 'string') return manifest;
  const { name, commit, inputs } = expected;
  const isOfRun = manifest.commit === commit && packageName(manifest) === packageName(name);
  if (!isOfRun) return 'its manifest names another run';
  if (manifest.inputs !== inputs.digest) return describeInputs(manifest, expected.plan);
  if (entries.size !== manifest.files.length + 1) return 'it has other files than its manifest';
  const { maxTotalSize } = expected.plan.config.hosting;
  const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
  if (size > maxTotalSize) return `its files have more than ${bytes(maxTotalSize)}`;
  const refusal = await expected.refuse(toBuilder(manifest));
  if (refusal) return refusal;
  for (const file of manifest.files) {
    const entry = entries.get(`site/${file.path}`);
    const to = path.join(target, 'site', file.path);
    const isSame = entry?.uncompressedSize === file.size && isInside(target, to);
    if (!isSame || (await extract(zip, entry, to)) !== file.sha256)
      return `its file ${file.path} is damaged`;
  }
  return manifest;
}

function describeInputs({ environment }: ArtifactManifest, plan: Plan): string {
  const isRead = plan.config.build.reads?.includes('environment');
  if (!isRead || environment === plan.environment) return 'it was built from other inputs';
  return `it was built for ${environment}, and the build reads the environment (build.reads)`;
}

async function extract(zip: ZipFile, entry: Entry, to: string): Promise<string> {
  await mkdir(path.dirname(to), { recursive: true });
  const sha256 = createHash('sha256');
  const read = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      sha256.update(part);
      yield part;
    }
  };
  await pipeline(
    await zip.openReadStreamPromise(entry),
    read,
    createWriteStream(to, { flags: 'wx' }),
  );
  return sha256.digest('hex');
}

function describe(found: ArtifactManifest, { plan }: Expected): Adopted {
  const { files, inputs } = found;
  const { environment, version, config, provenance } = plan;
  const origin = { slug: config.site.slug, environment, version, ...provenance };
  const builtBy = toBuilder(found);
  const digest = artifactDigest(origin, files);
  const manifest: ArtifactManifest = { format: 1, ...origin, inputs, builtBy, digest, files };
  return { folder: artifactFolder, name: packageName(origin), manifest, builtBy };
}

function toBuilder(manifest: ArtifactManifest): Builder {
  const { environment, version, commit, tree, run } = manifest;
  return manifest.builtBy ?? { environment, version, commit, tree, run };
}

import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Environment, type Provenance } from '../../contracts/portal/deployment.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import type { PackageName } from '../../shared/package-name.ts';
import { resolveInside } from '../../shared/paths.ts';
import { computeDigest, type SiteFile } from '../../shared/site-files.ts';
import { bytes } from '../../shared/units.ts';

/**
 * Folder that a build job passes to a deploy job, with the site in `site` and a `manifest.json`.
 */
export const artifactFolder = 'site-deploy-build';

export const maxManifestBytes = 64 << 20;

/** The deployment that built the files, as in the attested manifest. */
const Builder = z.object({
  environment: Environment,
  version: z.string(),
  commit: z.string(),
  tree: z.string(),
  run: z.optional(z.string()),
});
export type Builder = z.infer<typeof Builder>;

const ArtifactManifest = z.object({
  format: z.literal(1),
  slug: z.string(),
  ...Builder.shape,
  /**
   * Digest of all inputs of the build, if `build.reads` is set. A package without it isn't reused.
   */
  inputs: z.optional(z.string()),
  /** The deployment that built the files, if it wasn't this run. */
  builtBy: z.optional(Builder),
  digest: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.int().check(z.gte(0)), sha256: z.string() })),
});
export type ArtifactManifest = z.infer<typeof ArtifactManifest>;

interface ArtifactOrigin extends PackageName, Pick<Provenance, 'commit' | 'tree' | 'run'> {}

export function artifactDigest(origin: ArtifactOrigin, files: readonly SiteFile[]): string {
  const { slug, environment, version, commit, tree, run } = origin;
  const head = { format: 1, slug, environment, version, commit, tree, run };
  return computeDigest(files, `${JSON.stringify(head)}\n`);
}

export async function readArtifactManifest(workspace: string) {
  const folder = await resolveInside(workspace, `${artifactFolder}/site`, 'The folder');
  const file = await resolveInside(workspace, `${artifactFolder}/manifest.json`, 'The manifest');
  const refuse = (problem: string, cause?: unknown) => {
    const message = `${artifactFolder}/manifest.json ${problem}.`;
    return new SiteDeployError('ARTIFACT_INVALID', message, { cause });
  };
  const found = await stat(file).catch((error: unknown) => {
    throw refuse('does not exist in the workspace', error);
  });
  // Reject anything but a regular file: reading from a named pipe might never end.
  if (!found.isFile()) throw refuse('is not a file');
  if (found.size > maxManifestBytes)
    throw refuse(`is ${bytes(found.size)}; the limit is ${bytes(maxManifestBytes)}`);
  const text = await readFile(file, 'utf8');
  const { data } = z.safeParse(ArtifactManifest, parseJson(text));
  if (!data) throw refuse("is not a build job's manifest");
  if (artifactDigest(data, data.files) !== data.digest) throw refuse('does not match its digest');
  return { manifest: data, folder };
}

/**
 * Parses a manifest.
 * @returns `undefined` if it is invalid or doesn't match its digest
 */
export function parseArtifactManifest(json: unknown): ArtifactManifest | undefined {
  const { data } = z.safeParse(ArtifactManifest, json);
  return data && artifactDigest(data, data.files) === data.digest ? data : undefined;
}

export function findDifferences<const Key extends keyof ArtifactOrigin>(
  keys: readonly Key[],
  built: Pick<ArtifactOrigin, Key>,
  expected: Pick<ArtifactOrigin, Key>,
): string[] {
  return keys
    .filter((key) => built[key] !== expected[key])
    .map((key) => `${key}: built for ${built[key]}, but this run deploys ${expected[key]}`);
}

export interface BuiltSite {
  readonly folder: string;
  /** Whether the folder is a copy of the repository's root without the repository's own files. */
  readonly isRoot?: true;
  readonly commands: readonly string[];
  /** Folder in which the site was built: the workspace or, with `build.reads`, a copy of it. */
  readonly checkout?: string;
  /** Origin of the site, if another job built it. */
  readonly origin?: BuiltOrigin;
}

export interface BuiltOrigin {
  readonly files: readonly SiteFile[];
  /** Digest in the attested manifest. */
  readonly digest: string;
  /** The deployment that built the files, if it wasn't this run. */
  readonly builtBy?: Builder;
  /** Signer of the attestation, if another run built the files and GitHub has proven this. */
  readonly signer?: Signer;
}

/** The run whose attestation proves the origin of a package. */
export interface Signer {
  readonly commit: string;
  readonly ref: string;
  /** Path of the workflow file at the run's commit. */
  readonly workflow: string;
}

/**
 * Reads the manifest of the build job and compares it with this deployment. Doesn't check the
 * files.
 * @throws SiteDeployError `ARTIFACT_INVALID`
 */
export async function readBuiltSite(
  workspace: string,
  expected: Pick<ArtifactOrigin, 'slug' | 'environment' | 'version' | 'commit'>,
): Promise<BuiltSite> {
  const { manifest, folder } = await readArtifactManifest(workspace);
  const facts = findDifferences(['slug', 'environment', 'version', 'commit'], manifest, expected);
  const { files, builtBy } = manifest;
  const origin = builtBy && { slug: manifest.slug, ...builtBy };
  const digest = origin ? artifactDigest(origin, files) : manifest.digest;
  if (facts.length === 0) return { folder, commands: [], origin: { files, digest, builtBy } };
  const message = 'The site was built for another deployment.';
  const remedy =
    'Run both jobs in one workflow run, with the same inputs "environment" and "site-version".';
  throw new SiteDeployError('ARTIFACT_INVALID', message, { facts, remedy });
}

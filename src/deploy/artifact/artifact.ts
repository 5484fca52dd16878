import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { Environment, type Provenance } from '../../contracts/portal/deployment.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import type { PackageName } from '../../shared/package-name.ts';
import { resolveInside } from '../../shared/paths.ts';
import { computeDigest, type SiteFile } from '../../shared/site-files.ts';
import { bytes } from '../../shared/units.ts';

/** Folder that a build job passes to a deploy job: the files in `site`, plus `manifest.json`. */
export const artifactFolder = 'site-deploy-build';

const maxManifestBytes = 64 << 20;

const ArtifactManifest = z.object({
  format: z.literal(1),
  slug: z.string(),
  environment: Environment,
  version: z.string(),
  commit: z.string(),
  tree: z.string(),
  run: z.optional(z.string()),
  digest: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.int().check(z.gte(0)), sha256: z.string() })),
});
export type ArtifactManifest = z.infer<typeof ArtifactManifest>;

export interface ArtifactOrigin extends PackageName, Pick<Provenance, 'commit' | 'tree' | 'run'> {}

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
  // Reading from a named pipe would never end.
  if (!found.isFile()) throw refuse('is not a file');
  if (found.size > maxManifestBytes)
    throw refuse(`is ${bytes(found.size)}; the limit is ${bytes(maxManifestBytes)}`);
  const text = await readFile(file, 'utf8');
  const { data } = z.safeParse(ArtifactManifest, parseJson(text));
  if (!data) throw refuse("is not a build job's manifest");
  if (artifactDigest(data, data.files) !== data.digest) throw refuse('does not match its digest');
  return { manifest: data, folder };
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
  readonly commands: readonly string[];
  /** The workspace or, with `build.reads`, the copy in which it was built. */
  readonly checkout?: string;
  /** Set if another job built the site. */
  readonly origin?: BuiltOrigin;
}

export interface BuiltOrigin {
  readonly files: readonly SiteFile[];
  readonly digest: string;
}

/** Reads the manifest without checking the files. */
export async function readBuiltSite(
  workspace: string,
  expected: Pick<ArtifactOrigin, 'slug' | 'environment' | 'version' | 'commit'>,
): Promise<BuiltSite> {
  const { manifest, folder } = await readArtifactManifest(workspace);
  const facts = findDifferences(['slug', 'environment', 'version', 'commit'], manifest, expected);
  const { files, digest } = manifest;
  if (facts.length === 0) return { folder, commands: [], origin: { files, digest } };
  const message = 'The site was built for another deployment.';
  const remedy =
    'Run both jobs in one workflow run, with the same inputs "environment" and "site-version".';
  throw new SiteDeployError('ARTIFACT_INVALID', message, { facts, remedy });
}

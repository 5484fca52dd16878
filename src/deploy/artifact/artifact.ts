import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Environment } from '../../contracts/portal/deployment-complete.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import type { PackageName } from '../../shared/package-name.ts';
import { resolveInside } from '../../shared/paths.ts';
import { computeDigest, type SiteFile } from '../../shared/site-files.ts';

/** Passed from a build job to a deploy job: the files in `site`, next to `manifest.json`. */
export const artifactFolder = 'site-deploy-build';

const ArtifactManifest = z.object({
  /** 1: the digest covers only the files. 2: it also covers the deployment they were built for. */
  format: z.union([z.literal(1), z.literal(2)]),
  slug: z.string(),
  environment: Environment,
  version: z.string(),
  commit: z.string(),
  digest: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
export type ArtifactManifest = z.infer<typeof ArtifactManifest>;

export interface ArtifactIdentity extends PackageName {
  readonly commit: string;
}

/**
 * `sha256:` plus the hash over a JSON line for the deployment and `sha256sum` lines. Covered by the
 * attestation, so it also proves the deployment.
 * @param files sorted by path
 * @param format of the manifest; 1 covers only the files
 */
export function artifactDigest(
  identity: ArtifactIdentity,
  files: readonly SiteFile[],
  format: 1 | 2 = 2,
): string {
  if (format === 1) return computeDigest(files);
  const { slug, environment, version, commit } = identity;
  return computeDigest(
    files,
    `${JSON.stringify({ format, slug, environment, version, commit })}\n`,
  );
}

/**
 * Doesn't check the files.
 * @returns the manifest, and the absolute path of the folder with the files
 * @throws SiteDeployError `ARTIFACT_INVALID`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function readArtifactManifest(
  workspace: string,
): Promise<{ readonly manifest: ArtifactManifest; readonly folder: string }> {
  const folder = await resolveInside(workspace, artifactFolder, 'The folder');
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((error) => {
    throw new SiteDeployError(
      'ARTIFACT_INVALID',
      `${artifactFolder}/manifest.json does not exist in the workspace.`,
      {
        cause: error,
      },
    );
  });
  const { data } = z.safeParse(ArtifactManifest, parseJson(text));
  if (!data)
    throw new SiteDeployError(
      'ARTIFACT_INVALID',
      `${artifactFolder}/manifest.json is not a build job's manifest.`,
    );
  if (artifactDigest(data, data.files, data.format) !== data.digest)
    throw new SiteDeployError(
      'ARTIFACT_INVALID',
      `${artifactFolder}/manifest.json does not match its digest.`,
    );
  return { manifest: data, folder: path.join(folder, 'site') };
}

/** One line per key. */
export function findDifferences<const Key extends keyof ArtifactIdentity>(
  keys: readonly Key[],
  built: Pick<ArtifactIdentity, Key>,
  expected: Pick<ArtifactIdentity, Key>,
): string[] {
  return keys
    .filter((key) => built[key] !== expected[key])
    .map((key) => `${key}: built for ${built[key]}, but this run deploys ${expected[key]}`);
}

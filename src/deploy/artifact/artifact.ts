import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Environment } from '../../contracts/portal/deployment-complete.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import type { PackageName } from '../../shared/package-name.ts';
import { resolveInside } from '../../shared/paths.ts';
import { digestOf, type SiteFile } from '../../shared/site-files.ts';

/**
 * The folder in the workspace by which a build job hands its site to a deploy job: the files in `site`, and
 * `manifest.json` beside it.
 */
export const artifactFolder = 'site-deploy-build';

const ArtifactManifest = z.object({
  /** 1: the digest is over the files alone. 2: over what they were built for as well. */
  format: z.union([z.literal(1), z.literal(2)]),
  slug: z.string(),
  environment: Environment,
  version: z.string(),
  commit: z.string(),
  digest: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
/** What the build job has put into the folder, and for which deployment. */
export type ArtifactManifest = z.infer<typeof ArtifactManifest>;

/** For which deployment a site was built. */
export interface ArtifactIdentity extends PackageName {
  /** Full commit id. */
  readonly commit: string;
}

/**
 * Digest of a built site: `sha256:` and the hash over a line of JSON that says what the site was built for, and a line
 * for each file as `sha256sum` prints it. An attestation is about this digest, so it proves for which deployment the
 * files were built, too.
 * @param files sorted by path
 * @param format of the manifest; 1 is of the files alone
 */
export function artifactDigest(identity: ArtifactIdentity, files: readonly SiteFile[], format: 1 | 2 = 2): string {
  if (format === 1) return digestOf(files);
  const { slug, environment, version, commit } = identity;
  return digestOf(files, `${JSON.stringify({ format, slug, environment, version, commit })}\n`);
}

/**
 * What the workspace's artifact says of itself. Its files are not looked at.
 * @returns the manifest, and the absolute path of the folder that holds the files
 * @throws SiteDeployError `ARTIFACT_INVALID`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function readArtifactManifest(
  workspace: string,
): Promise<{ readonly manifest: ArtifactManifest; readonly folder: string }> {
  const folder = await resolveInside(workspace, artifactFolder, 'The folder');
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((error) => {
    throw new SiteDeployError('ARTIFACT_INVALID', `There is no ${artifactFolder}/manifest.json in the workspace.`, {
      cause: error,
    });
  });
  const { data } = z.safeParse(ArtifactManifest, parseJson(text));
  if (!data)
    throw new SiteDeployError('ARTIFACT_INVALID', `${artifactFolder}/manifest.json is not a manifest of a build job.`);
  if (artifactDigest(data, data.files, data.format) !== data.digest)
    throw new SiteDeployError('ARTIFACT_INVALID', `${artifactFolder}/manifest.json does not match its digest.`);
  return { manifest: data, folder: path.join(folder, 'site') };
}

/** What differs between the deployment that a site was built for and another one, a line for each of the keys. */
export function differencesOf<const Key extends keyof ArtifactIdentity>(
  keys: readonly Key[],
  built: Pick<ArtifactIdentity, Key>,
  wanted: Pick<ArtifactIdentity, Key>,
): string[] {
  return keys
    .filter((key) => built[key] !== wanted[key])
    .map((key) => `${key}: built for ${built[key]}, this run deploys ${wanted[key]}`);
}

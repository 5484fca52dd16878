import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Environment } from '../../portal/contract/deployment-complete.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { undefinedIfMissing } from '../../shared/files.ts';
import { parseJson } from '../../shared/json.ts';
import { identityDifferences } from '../../shared/live-site/marker.ts';
import { paced } from '../../shared/pace.ts';
import { packageName } from '../../shared/package-name.ts';
import { resolveInside } from '../../shared/paths.ts';
import { readSiteTree } from '../../shared/site-tree.ts';
import { firstOf } from '../../shared/units.ts';
import type { BuiltSite } from '../build/build.ts';
import type { FinishedSite } from '../finish/finish.ts';
import type { Plan } from '../plan/types.ts';
import { checkTree } from './check-tree.ts';
import { copyAndHash, hashOf } from './copy.ts';
import { checkLimits } from './limits.ts';
import { createManifest, digestOf, type Manifest, type ManifestFile } from './manifest.ts';
import { checkNames } from './names.ts';
import type { SourceFile } from './read.ts';

/** The folder in the workspace by which a build job hands its site to a deploy job: the files in `site`, and `manifest.json` beside it. */
export const artifactFolder = 'site-deploy-build';

const ArtifactManifest = z.object({
  format: z.literal(1),
  slug: z.string(),
  environment: Environment,
  version: z.string(),
  commit: z.string(),
  digest: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});
type ArtifactManifest = z.infer<typeof ArtifactManifest>;

/** What a build job ends with. */
export interface Artifact {
  /** Relative to the workspace. */
  readonly folder: string;
  /** What the folder is to be kept as. */
  readonly name: string;
  readonly manifest: Manifest;
  readonly digest: string;
}

/**
 * Copies the built site with its manifest to where the deploy job takes it from. What would be refused there is refused here.
 * @throws SiteDeployError `PACKAGE_*`, `PATH_OUTSIDE_WORKSPACE`
 */
export async function writeArtifact(plan: Plan, built: BuiltSite, deps: Deps): Promise<Artifact> {
  const target = await resolveInside(plan.workspace, artifactFolder, 'The folder');
  await clear(target);
  const sources = checkTree(readSiteTree(built.folder));
  checkNames(sources.map((source) => source.path));
  checkLimits(sources, plan.config.hosting);
  const files: ManifestFile[] = [];
  const made = new Set<string>();
  const pace = paced(deps.signal);
  for (const source of sources) {
    const file = path.join(target, 'site', source.path);
    const folder = path.dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    files.push({ path: source.path, size: source.size, sha256: copyAndHash(source, file) });
    await pace();
  }
  const digest = digestOf(files);
  const manifest: ArtifactManifest = { format: 1, ...identityOf(plan), digest, files };
  await writeFile(path.join(target, 'manifest.json'), JSON.stringify(manifest));
  return { folder: artifactFolder, name: packageName(identityOf(plan)), manifest: createManifest(files), digest };
}

/**
 * The site of an earlier build job. Its files are compared with the manifest when they are read.
 * @throws SiteDeployError `ARTIFACT_INVALID`
 */
export async function readArtifact(plan: Plan): Promise<BuiltSite> {
  const { folder, files, digest, ...found } = await readManifest(plan);
  const expected = identityOf(plan);
  const different: (keyof typeof expected)[] = [
    ...identityDifferences(expected, found),
    ...(found.commit === expected.commit ? [] : (['commit'] as const)),
  ];
  if (different.length > 0) {
    throw new SiteDeployError('ARTIFACT_INVALID', 'The built site was made for another deployment than this one.', {
      facts: different.map((key) => `${key}: built for ${found[key]}, this run deploys ${expected[key]}`),
      remedy: 'Let both jobs run in one workflow run, with the same inputs "environment" and "version".',
    });
  }
  return { folder: path.join(folder, 'site'), commands: [], files, builtDigest: digest };
}

/**
 * Which version and commit the kept package of an earlier run is.
 * @throws SiteDeployError `ARTIFACT_INVALID`, `ROLLBACK_REFUSED` for a package of another site or environment
 */
export async function readKept(plan: Plan): Promise<{ readonly version: string; readonly commit: string }> {
  const found = await readManifest(plan);
  const expected = identityOf(plan);
  // Another version is what a rollback is for.
  const different = identityDifferences(expected, { ...found, version: expected.version });
  if (different.length > 0) {
    throw new SiteDeployError('ROLLBACK_REFUSED', 'The kept package was built for another place than this one.', {
      facts: different.map((key) => `${key}: built for ${found[key]}, this run deploys ${expected[key]}`),
      remedy: `Name a run that has built ${expected.slug} for ${expected.environment}.`,
    });
  }
  return { version: found.version, commit: found.commit };
}

async function readManifest(plan: Plan): Promise<ArtifactManifest & { readonly folder: string }> {
  const folder = await resolveInside(plan.workspace, artifactFolder, 'The folder');
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((error) => {
    throw new SiteDeployError('ARTIFACT_INVALID', `There is no ${artifactFolder}/manifest.json in the workspace.`, {
      cause: error,
    });
  });
  const parsed = z.safeParse(ArtifactManifest, parseJson(text));
  if (!parsed.success)
    throw new SiteDeployError('ARTIFACT_INVALID', `${artifactFolder}/manifest.json is not a manifest of a build job.`);
  if (digestOf(parsed.data.files) !== parsed.data.digest)
    throw new SiteDeployError(
      'ARTIFACT_INVALID',
      `The list of files in ${artifactFolder}/manifest.json does not match its digest.`,
    );
  return { ...parsed.data, folder };
}

/**
 * The folder must hold what the build job has put there: no file more, less or changed, those that lie under the overlay included.
 * @param packed the files as they were packed, the overlay's in their places
 * @throws SiteDeployError `ARTIFACT_INVALID`
 */
export function compareWithArtifact(
  expected: readonly ManifestFile[],
  packed: readonly ManifestFile[],
  sources: readonly SourceFile[],
  { overlay, pages }: Pick<FinishedSite, 'overlay' | 'pages'>,
): void {
  const isBuilt = (file: string) => !overlay.has(file) && !pages.has(file);
  const read = new Map(packed.filter((file) => isBuilt(file.path)).map((file) => [file.path, file.sha256]));
  // What the pages were made from was hashed when it was read.
  for (const [file, { replaces }] of pages) if (replaces !== undefined) read.set(file, replaces);
  const found = new Map(sources.map((source) => [source.path, read.get(source.path) ?? hashOf(source)]));
  const known = new Set(expected.map((file) => file.path));
  const wrong = [
    ...expected.filter((file) => !found.has(file.path)).map((file) => `missing: ${file.path}`),
    ...expected
      .filter((file) => found.has(file.path) && found.get(file.path) !== file.sha256)
      .map((file) => `changed: ${file.path}`),
    ...[...found.keys()].filter((name) => !known.has(name)).map((name) => `added:   ${name}`),
  ];
  if (wrong.length === 0) return;
  throw new SiteDeployError('ARTIFACT_INVALID', `${wrong.length} file(s) differ from the manifest of the build job.`, {
    facts: firstOf(wrong),
  });
}

function identityOf(plan: Plan) {
  return { slug: plan.config.site.slug, environment: plan.environment, version: plan.version, commit: plan.event.sha };
}

/** Removes what an earlier run has left; a folder of somebody else's is not touched. */
async function clear(target: string): Promise<void> {
  const names = (await undefinedIfMissing(readdir(target))) ?? [];
  if (names.some((name) => name !== 'site' && name !== 'manifest.json')) {
    throw new SiteDeployError('USAGE', `The folder ${artifactFolder} holds something else than a built site.`, {
      remedy: `Remove or rename ${artifactFolder}: the name is needed for the built site.`,
    });
  }
  await rm(target, { recursive: true, force: true });
}

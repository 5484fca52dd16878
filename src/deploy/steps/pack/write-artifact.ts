import { mkdirSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { undefinedIfMissing } from '../../../shared/files.ts';
import { packageName } from '../../../shared/package-name.ts';
import { resolveInside } from '../../../shared/paths.ts';
import {
  type ArtifactManifest,
  artifactDigest,
  artifactFolder,
  type BuiltSite,
} from '../../artifact/artifact.ts';
import { readSiteTree } from '../../artifact/site-tree.ts';
import type { Plan } from '../plan/types.ts';
import { checkSite, createManifest } from './check-tree.ts';
import { copyEntries } from './copy.ts';

export type WrittenArtifact = Awaited<ReturnType<typeof writeArtifact>>;

/**
 * Writes the folder for the deploy job.
 * @param built contains `inputs`, the digest of the build's inputs, if later runs may reuse the
 * package
 */
export async function writeArtifact(
  plan: Plan,
  built: BuiltSite & { readonly inputs?: string | undefined },
  deps: Deps,
) {
  const target = await resolveInside(plan.workspace, artifactFolder, 'The folder');
  await clear(target);
  // Create a single folder: on a read-only file system, a recursive call's error would name a
  // missing parent folder.
  mkdirSync(target);
  const { entries: sources, warnings } = checkSite(readSiteTree(built.folder), plan.config);
  for (const line of warnings) deps.log.warn(line, { concern: 'visitors' });
  const files = await copyEntries(sources, path.join(target, 'site'), deps.signal);
  const { environment, version } = plan;
  const origin = { slug: plan.config.site.slug, environment, version, ...plan.provenance };
  const digest = artifactDigest(origin, files);
  const manifest: ArtifactManifest = {
    format: 1,
    ...origin,
    inputs: built.inputs,
    digest,
    files,
  };
  await writeFile(path.join(target, 'manifest.json'), JSON.stringify(manifest));
  const name = packageName(origin);
  return { folder: artifactFolder, name, manifest: createManifest(files), digest };
}

async function clear(target: string): Promise<void> {
  const names = (await undefinedIfMissing(readdir(target))) ?? [];
  if (names.some((name) => name !== 'site' && name !== 'manifest.json')) {
    const message = `The folder ${artifactFolder} contains something other than a built site.`;
    const remedy = `Remove or rename ${artifactFolder}: the built site needs that name.`;
    throw new SiteDeployError('USAGE', message, { remedy });
  }
  await rm(target, { recursive: true, force: true });
}

import { findArtifacts, readArtifactUrl } from '../../../clients/github/artifacts.ts';
import { repositoryForRun } from '../../../clients/github/for-run.ts';
import { readWorkflowRun } from '../../../clients/github/runs.ts';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage } from '../../../shared/errors/error.ts';
import { packageName } from '../../../shared/package-name.ts';
import type { SiteFile } from '../../../shared/site-files.ts';
import { proveOrigin } from '../../../workflows/package-origin.ts';
import type { Plan } from '../plan/types.ts';
import { readPackageManifest } from './adopt-package.ts';

const maxRuns = 5;

/** The built files of a version's last Preview. */
export interface PreviewBuild {
  readonly files: readonly SiteFile[];
  readonly commit: string;
}

/**
 * Reads the build of the version's Preview.
 * @returns the build, or a phrase about why it is unknown
 */
export async function readPreviewBuild(plan: Plan, deps: Deps): Promise<PreviewBuild | string> {
  try {
    return await findPreviewBuild(plan, deps);
  } catch (error) {
    deps.signal.throwIfAborted();
    return getErrorMessage(error).replace(/\.$/, '');
  }
}

async function findPreviewBuild(plan: Plan, deps: Deps): Promise<PreviewBuild | string> {
  if (!deps.github) return 'the run has no github-token';
  const { config, version, event } = plan;
  const repository = repositoryForRun(event.repository, deps.github, deps);
  const name = { slug: config.site.slug, environment: 'Preview', version } as const;
  const listed = await findArtifacts(repository, packageName(name));
  const fresh = listed.filter(
    ({ run, expired }) => run && !expired && String(run) !== event.run.id,
  );
  for (const { id, run = 0 } of fresh.slice(0, maxRuns)) {
    const found = await readWorkflowRun(repository, run);
    if (found?.conclusion !== 'success') continue;
    const origin = await proveOrigin(repository, found, { ...plan, ...name });
    if ('problem' in origin || origin.version !== version) continue;
    const url = await readArtifactUrl(repository, id);
    const manifest = await readPackageManifest(url, plan, deps);
    if (typeof manifest === 'string') return manifest;
    const isOfRun = manifest.commit === found.commit && packageName(manifest) === packageName(name);
    if (isOfRun) return { files: manifest.files, commit: found.commit };
  }
  return `GitHub keeps no package of a Preview of ${version}`;
}

/** Returns the paths that were added, changed or removed. */
export function listDifferences(built: readonly SiteFile[], shown: readonly SiteFile[]): string[] {
  const before = new Map(shown.map((file) => [file.path, file.sha256]));
  const after = new Map(built.map((file) => [file.path, file.sha256]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}

import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { findDifferences, readArtifactManifest } from '../../artifact/artifact.ts';
import { checkRollbackOrigin, type RollbackScope } from './rollback-origin.ts';
import type { Plan } from './types.ts';

export interface RetainedBuild extends Pick<Plan, 'version' | 'provenance'> {
  readonly ref: string;
}

/** The kept package is deployed as if by its own run. */
export async function readRetainedPackage(
  scope: RollbackScope & Pick<Plan, 'workspace' | 'dryRun'>,
  run: string,
  deps: Deps,
): Promise<RetainedBuild> {
  const { manifest } = await readArtifactManifest(scope.workspace);
  const expected = { slug: scope.config.site.slug, environment: scope.environment };
  const facts = findDifferences(['slug', 'environment'], manifest, expected);
  if (facts.length > 0) {
    throw new SiteDeployError(
      'ROLLBACK_REFUSED',
      'The stored package was built for another site or environment.',
      { facts, remedy: `Choose a run that built ${expected.slug} for ${expected.environment}.` },
    );
  }
  const { version, commit, tree, run: builtBy } = manifest;
  const provenance = { commit, tree, run: builtBy };
  // A dry run makes no requests.
  if (scope.dryRun) return { version, provenance, ref: scope.event.ref };
  return { version, provenance, ref: await checkRollbackOrigin(scope, run, commit, deps) };
}

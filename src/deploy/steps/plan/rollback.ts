import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { findDifferences, readArtifactManifest } from '../../artifact/artifact.ts';
import { checkRollbackOrigin, type RollbackScope } from './rollback-origin.ts';
import type { Plan } from './types.ts';

export interface RetainedBuild {
  /** MAJOR.MINOR.PATCH. */
  readonly version: string;
  /** Full commit id. */
  readonly commit: string;
  readonly ref: string;
}

/**
 * The kept package is deployed as if by its own run.
 * @param run id of the run that built it
 * @throws SiteDeployError `ARTIFACT_INVALID`; `ROLLBACK_REFUSED` for a package of another site or
 *   environment, or of a run that could not have deployed it
 */
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
      {
        facts,
        remedy: `Choose a run that built ${expected.slug} for ${expected.environment}.`,
      },
    );
  }
  const { version, commit } = manifest;
  // A dry run makes no requests.
  const ref = scope.dryRun ? scope.event.ref : await checkRollbackOrigin(scope, run, commit, deps);
  return { version, commit, ref };
}

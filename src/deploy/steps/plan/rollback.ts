import { isAncestor } from '../../../clients/github/commits.ts';
import { ifAnswered, repositoryForRun } from '../../../clients/github/for-run.ts';
import { readWorkflowRun } from '../../../clients/github/runs.ts';
import { readBranchHead } from '../../../clients/github/tree.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { proveOrigin } from '../../../workflows/package-origin.ts';
import { findDifferences, readArtifactManifest } from '../../artifact/artifact.ts';
import type { Plan } from './types.ts';

export async function readRetainedPackage(
  scope: RollbackScope & Pick<Plan, 'workspace' | 'dryRun'>,
  run: string,
  deps: Deps,
) {
  const { manifest } = await readArtifactManifest(scope.workspace);
  const expected = { slug: scope.config.site.slug, environment: scope.environment };
  const facts = findDifferences(['slug', 'environment'], manifest, expected);
  if (facts.length > 0) {
    const message = 'The stored package was built for another site or environment.';
    const remedy = `Choose a run that built ${expected.slug} for ${expected.environment}.`;
    throw new SiteDeployError('ROLLBACK_REFUSED', message, { facts, remedy });
  }
  const { version, commit, tree, run: builtBy } = manifest;
  const provenance = { commit, tree, run: builtBy };
  // Skip the check in a dry run, because it needs requests to GitHub.
  if (scope.dryRun) return { version, provenance, ref: scope.event.ref, builtBy: undefined };
  return { version, provenance, ...(await checkRollbackOrigin(scope, run, manifest, deps)) };
}

type RollbackScope = Pick<Plan, 'config' | 'environment' | 'event' | 'configFile'>;

/**
 * Requires a run that deployed to the environment. Its commit must still be part of its branch:
 * GitHub also reports the name of a tag as a branch, but the workflow must come from the branch.
 * Rejects a run if GitHub doesn't report its event, branch, commit, repository or workflow.
 * @returns the ref of the run, and the workflow that built the package
 */
export async function checkRollbackOrigin(
  scope: RollbackScope,
  run: string,
  built: { readonly commit: string; readonly version: string },
  deps: Deps,
) {
  const { commit } = built;
  const refuse = (message: string, remedy?: string) =>
    new SiteDeployError('ROLLBACK_REFUSED', message, { remedy });
  const repository = deps.github && repositoryForRun(scope.event.repository, deps.github, deps);
  const origin = repository && (await ifAnswered(readWorkflowRun(repository, run), deps));
  const unknown = `GitHub does not say where the package of run ${run} comes from.`;
  const names = ['event', 'branch', 'commit', 'repository', 'workflow'] as const;
  if (!repository || !origin || names.some((name) => origin[name] === ''))
    throw refuse(unknown, permissions);
  const other = `run ${run} built ${origin.commit.slice(0, 12)}`;
  if (origin.commit !== commit)
    throw refuse(`The package is from commit ${commit.slice(0, 12)}, but ${other}.`);
  const { environment } = scope;
  const verdict = await ifAnswered(proveOrigin(repository, origin, scope), deps);
  const started = `Run ${run} (${origin.event}, ${origin.branch})`;
  if (!verdict) throw refuse(unknown, permissions);
  if ('problem' in verdict)
    throw refuse(`${started} could not have deployed to ${environment}: ${verdict.problem}.`);
  const head = await ifAnswered(readBranchHead(repository, verdict.branch), deps);
  const isPart =
    head && (head === commit || (await ifAnswered(isAncestor(repository, commit, head), deps)));
  if (!isPart)
    throw refuse(`The commit ${commit.slice(0, 12)} is not on the branch ${verdict.branch}.`);
  if (verdict.version !== built.version)
    throw refuse(
      `The package is ${built.version}, but run ${run} kept ${verdict.version ?? 'none'}.`,
    );
  deps.log.info(`Package of run ${run} of ${origin.workflow}: ${origin.url}`);
  return { ref: `refs/heads/${origin.branch}`, builtBy: origin.workflow };
}

const permissions =
  'Grant the job the permissions "actions: read" and "contents: read", and choose a run of this ' +
  'repository.';

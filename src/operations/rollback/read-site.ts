import { type Repository, readRepository } from '../../clients/github/repository.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import type { GitHub } from '../../clients/github/types.ts';
import { parseSiteConfig } from '../../config/parse.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { type DeployWorkflow, findDeployWorkflows } from '../../workflows/deploy-workflow.ts';
import { splitHeader } from '../../workflows/header.ts';
import { deployPath, rollbackPath } from '../../workflows/render/render.ts';

export interface RepositorySite {
  readonly repository: Repository;
  readonly config: SiteConfig;
  readonly deployWorkflows: readonly string[];
}

/** @throws SiteDeployError `CONFIG_NOT_FOUND`, `CONFIG_INVALID`, `ROLLBACK_NOT_SUPPORTED` */
export async function readRepositorySite(
  github: GitHub,
  named: { readonly owner: string; readonly name: string },
  configFile: string,
): Promise<RepositorySite> {
  const repository = await readRepository(github, named);
  const files = await readCommitFiles(github, repository, repository.defaultBranch);
  const text = await files.read(configFile);
  if (text === undefined)
    throw new SiteDeployError(
      'CONFIG_NOT_FOUND',
      `${named.owner}/${named.name} has no ${configFile}.`,
    );
  const config = parseSiteConfig(text, configFile);
  const { branch } = config.environments.production;
  const branchFiles =
    branch === repository.defaultBranch ? files : await readCommitFiles(github, repository, branch);
  // GitHub lists the workflow of the default branch, but runs the one of the production branch.
  const isThere = [files, branchFiles].every((tree) => tree.getId(rollbackPath) !== undefined);
  const deployments = await findDeployWorkflows(branchFiles, configFile);
  checkWorkflows(isThere, deployments[0]);
  return { repository, config, deployWorkflows: deployments.map((deployment) => deployment.path) };
}

function checkWorkflows(isThere: boolean, deployment: DeployWorkflow | undefined): void {
  const inputs = splitHeader(deployment?.text ?? '').header?.inputs;
  const name = deployment?.path ?? deployPath;
  if (inputs?.server)
    throw new SiteDeployError(
      'ROLLBACK_NOT_SUPPORTED',
      'GitHub Enterprise Server cannot pass a package to another run.',
      { remedy: 'Revert the commit and push: the revert is deployed like any other commit.' },
    );
  if (inputs?.shape === 'single-job')
    throw new SiteDeployError(
      'ROLLBACK_NOT_SUPPORTED',
      `${name} deploys in a single job, which keeps no package.`,
      { remedy: 'Switch it to two jobs: site-deploy onboard --apply, without --single-job.' },
    );
  if (!isThere)
    throw new SiteDeployError('ROLLBACK_NOT_SUPPORTED', `The repository has no ${rollbackPath}.`);
}

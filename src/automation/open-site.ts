import { type GitHubRepository, readRepository } from '../clients/github/repository.ts';
import { readCommitFiles } from '../clients/github/tree.ts';
import { parseSiteConfig } from '../config/parse.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { deploymentWorkflow } from '../workflows/deploy-workflow.ts';

/**
 * Reads the site config of the default branch.
 * @param asked file name of the deployment workflow, if an input names it
 */
export async function openSite(named: GitHubRepository, configFile: string, asked?: string) {
  const repository = await readRepository(named);
  const files = await readCommitFiles(repository, repository.defaultBranch);
  const text = await files.read(configFile);
  if (text === undefined) {
    const message = `${named.owner}/${named.name} has no ${configFile}.`;
    throw new SiteDeployError('CONFIG_NOT_FOUND', message);
  }
  const workflow = deploymentWorkflow({ repository, config: configFile, asked });
  return { repository, config: parseSiteConfig(text, configFile), configFile, workflow };
}

import { type RepoName, readRepository } from '../clients/github/repository.ts';
import { readCommitFiles } from '../clients/github/tree.ts';
import type { GitHub } from '../clients/github/types.ts';
import { parseSiteConfig } from '../config/parse.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { deploymentWorkflow } from '../workflows/deploy-workflow.ts';

/** Reads the site config of the default branch. @param asked file name of the workflow */
export async function openSite(
  github: GitHub,
  named: RepoName,
  configFile: string,
  asked?: string,
) {
  const repository = await readRepository(github, named);
  const files = await readCommitFiles(github, repository, repository.defaultBranch);
  const text = await files.read(configFile);
  if (text === undefined) {
    const message = `${named.owner}/${named.name} has no ${configFile}.`;
    throw new SiteDeployError('CONFIG_NOT_FOUND', message);
  }
  const workflow = deploymentWorkflow({ github, repository, config: configFile, asked });
  return { github, repository, config: parseSiteConfig(text, configFile), configFile, workflow };
}

import { toEntries } from './entry.ts';

export const operate = toEntries({
  ROLLBACK_REFUSED: [
    'The kept package cannot be redeployed here.',
    'Name a run started by a push to a branch of the environment, or by hand on such a branch.',
  ],
  ROLLBACK_PACKAGE_UNKNOWN: [
    'GitHub keeps no package that could be redeployed.',
    'Name one of the kept versions, or redeploy the commit: push it, or run the deployment ' +
      'workflow on it.',
  ],
  ROLLBACK_PACKAGE_EXPIRED: [
    'The package expired and was deleted.',
    'Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps ' +
      'the package again, and the deploy job does not go backwards. Later, revert the changes ' +
      'on the branch and push. The setting "retention-days" in the deployment workflow sets ' +
      'how long packages are kept.',
  ],
  ROLLBACK_NOT_SUPPORTED: [
    'The repository has no rollback workflow.',
    'Run "site-deploy onboard --apply" and merge its pull request: from then on each ' +
      'deployment keeps its package.',
  ],
  ROLLBACK_BLOCKED: [
    'A deployment waiting for a review is ahead of the rollback.',
    'Approve or reject it on its page, or use --cancel-waiting: it cancels the waiting ' +
      'deployments, and the rollback is next.',
  ],
  ROLLBACK_UNPROVEN: [
    'No successful run built this version.',
    'Name another version, or check the run and then name it with --to <run>.',
  ],
  ROLLBACK_FAILED: [
    'The rollback run did not succeed.',
    'Check the page of the run: its last lines tell you whether the live site changed, and ' +
      'what to do.',
  ],
  DEPLOY_WORKFLOW_NOT_FOUND: [
    'There is no workflow that deploys the site.',
    'Run "site-deploy onboard --apply" and merge its pull request, add the workflow to the ' +
      'branch, or name its file with the input "workflow".',
  ],
  DEPLOY_WORKFLOW_AMBIGUOUS: [
    'Several workflows deploy the site.',
    'Keep one of them, or name the right file with the input "workflow".',
  ],
  RELEASE_NOT_FOUND: ['No release is open.', 'Run "site-deploy release start" first.'],
  REQUEST_ISSUE_REFUSED: [
    'The issue was not opened by site-deploy for a development request.',
    'Start the agent with "site-deploy requests advance": it sets the issue, the branch and ' +
      'the commit.',
  ],
  CHANGE_REFUSED: [
    "The agent's change was not proposed.",
    'Check the patch that the run kept. Ask the agent again, or make the change yourself.',
  ],
  RELEASE_BRANCH_MISSING: [
    'The repository has no production branch.',
    'Compare environments.production.branch in the site config with the branches of the ' +
      'repository.',
  ],
  AZURE_TOKEN_MISSING: [
    'There is no token for Azure Resource Manager.',
    'Set AZURE_ACCESS_TOKEN=$(az account get-access-token --query accessToken --output ' +
      'tsv), or pass the token on standard input with --token-stdin.',
  ],
  STATIC_SITE_NOT_FOUND: [
    'No such static site is visible in the subscription.',
    "Name it with --site-name, check azure.subscriptionId, and give the token's account the " +
      'role Reader on it: Azure omits resources that the account cannot see.',
  ],
  STATIC_SITE_AMBIGUOUS: [
    'More than one static site matches.',
    'Name it with --site-name and --resource-group.',
  ],
  REPOSITORY_MISMATCH: [
    'The site is deployed from another repository.',
    'Name the repository of the site with --repository owner/name.',
  ],
  PREVIEW_NOT_FOUND: [
    'No environment has this name.',
    'Name one that "site-deploy previews list" shows.',
  ],
  PREVIEW_NOT_CLOSED: [
    'The environment still exists.',
    'Run "site-deploy previews list"; if the environment still exists, close it again.',
  ],
});

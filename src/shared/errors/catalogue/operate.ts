import type { CatalogueEntry } from './entry.ts';

export const operate = {
  ROLLBACK_REFUSED: {
    title: 'The kept package cannot be redeployed here.',
    remedy:
      'Name a run started by a push to a branch of the environment, or by hand on such a branch.',
  },
  ROLLBACK_PACKAGE_UNKNOWN: {
    title: 'GitHub keeps no package that could be redeployed.',
    remedy:
      'Name one of the kept versions, or redeploy the commit: push it, or run the deployment ' +
      'workflow on it.',
  },
  ROLLBACK_PACKAGE_EXPIRED: {
    title: 'The package expired and was deleted.',
    remedy:
      'Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps ' +
      'the package again, and the deploy job does not go backwards. Later, revert the changes ' +
      'on the branch and push. The setting "retention-days" in the deployment workflow sets ' +
      'how long packages are kept.',
  },
  ROLLBACK_NOT_SUPPORTED: {
    title: 'The repository has no rollback workflow.',
    remedy:
      'Run "site-deploy onboard --apply" and merge its pull request: from then on each ' +
      'deployment keeps its package.',
  },
  ROLLBACK_BLOCKED: {
    title: 'A deployment waiting for a review is ahead of the rollback.',
    remedy:
      'Approve or reject it on its page, or use --cancel-waiting: it cancels the waiting ' +
      'deployments, and the rollback is next.',
  },
  ROLLBACK_UNPROVEN: {
    title: 'No successful run built this version.',
    remedy: 'Name another version, or check the run and then name it with --to <run>.',
  },
  ROLLBACK_FAILED: {
    title: 'The rollback run did not succeed.',
    remedy:
      'Check the page of the run: its last lines tell you whether the live site changed, and ' +
      'what to do.',
  },
  DEPLOY_WORKFLOW_NOT_FOUND: {
    title: 'There is no workflow that deploys the site.',
    remedy:
      'Run "site-deploy onboard --apply" and merge its pull request, add the workflow to the ' +
      'branch, or name its file with the input "workflow".',
  },
  DEPLOY_WORKFLOW_AMBIGUOUS: {
    title: 'Several workflows deploy the site.',
    remedy: 'Keep one of them, or name the right file with the input "workflow".',
  },
  RELEASE_NOT_FOUND: {
    title: 'No release is open.',
    remedy: 'Run "site-deploy release start" first.',
  },
  REQUEST_ISSUE_REFUSED: {
    title: 'The issue was not opened by site-deploy for a development request.',
    remedy:
      'Start the agent with "site-deploy requests advance": it sets the issue, the branch and ' +
      'the commit.',
  },
  CHANGE_REFUSED: {
    title: "The agent's change was not proposed.",
    remedy: 'Check the patch that the run kept. Ask the agent again, or make the change yourself.',
  },
  RELEASE_BRANCH_MISSING: {
    title: 'The repository has no production branch.',
    remedy:
      'Compare environments.production.branch in the site config with the branches of the ' +
      'repository.',
  },
  AZURE_TOKEN_MISSING: {
    title: 'There is no token for Azure Resource Manager.',
    remedy:
      'Set AZURE_ACCESS_TOKEN=$(az account get-access-token --query accessToken --output ' +
      'tsv), or pass the token on standard input with --token-stdin.',
  },
  STATIC_SITE_NOT_FOUND: {
    title: 'No such static site is visible in the subscription.',
    remedy:
      "Name it with --site-name, check azure.subscriptionId, and give the token's account the " +
      'role Reader on it: Azure omits resources that the account cannot see.',
  },
  STATIC_SITE_AMBIGUOUS: {
    title: 'More than one static site matches.',
    remedy: 'Name it with --site-name and --resource-group.',
  },
  REPOSITORY_MISMATCH: {
    title: 'The site is deployed from another repository.',
    remedy: 'Name the repository of the site with --repository owner/name.',
  },
  PREVIEW_NOT_FOUND: {
    title: 'No environment has this name.',
    remedy: 'Name one that "site-deploy previews list" shows.',
  },
  PREVIEW_NOT_CLOSED: {
    title: 'The environment still exists.',
    remedy: 'Run "site-deploy previews list"; if the environment still exists, close it again.',
  },
} as const satisfies Record<string, CatalogueEntry>;

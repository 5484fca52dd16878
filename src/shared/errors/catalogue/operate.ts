import type { CatalogueEntry } from './entry.ts';

/** Errors from operations on what is live. */
export const operate = {
  ROLLBACK_REFUSED: {
    title: 'The kept package may not be deployed again here.',
    remedy:
      'Name a run that a push to a branch of the environment started, or that somebody started on it by hand.',
  },
  ROLLBACK_PACKAGE_UNKNOWN: {
    title: 'GitHub keeps no package that could be deployed again.',
    remedy:
      'Name one of the kept versions, or deploy the commit anew: push it, or run the deployment workflow on it.',
  },
  ROLLBACK_PACKAGE_EXPIRED: {
    title: 'The package has expired and was deleted.',
    remedy:
      'Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps the package anew, ' +
      'and the deploy job does not go backwards. Later, revert the changes on the branch and push. The setting ' +
      '"retention-days" in the deployment workflow says how long packages are kept.',
  },
  ROLLBACK_NOT_SUPPORTED: {
    title: 'The repository has no workflow that rolls back.',
    remedy:
      'Run "site-deploy onboard --apply" and merge its pull request: from then on each deployment keeps its package.',
  },
  ROLLBACK_BLOCKED: {
    title: 'A deployment that waits for a review is ahead of the rollback.',
    remedy:
      'Approve or reject it on its page, or use --cancel-waiting: it cancels the deployments that wait, and the ' +
      'rollback is next.',
  },
  ROLLBACK_UNPROVEN: {
    title: 'No run that has succeeded has built this version.',
    remedy: 'Name another version, or the run itself with --to <run> once you have looked at it.',
  },
  ROLLBACK_FAILED: {
    title: 'The run that should roll back did not succeed.',
    remedy:
      'Look at the page of the run: its last lines say whether the live site changed, and what to do.',
  },
  DEPLOY_WORKFLOW_NOT_FOUND: {
    title: 'There is no workflow that deploys the site.',
    remedy:
      'Run "site-deploy onboard --apply" and merge its pull request, bring the workflow to the branch, or name its ' +
      'file with the input "workflow".',
  },
  DEPLOY_WORKFLOW_AMBIGUOUS: {
    title: 'Several workflows deploy the site.',
    remedy:
      'Keep one of them, or name the file of the one that is meant with the input "workflow".',
  },
  RELEASE_NOT_FOUND: {
    title: 'No release is open.',
    remedy: 'Run "site-deploy release start" first.',
  },
  REQUEST_ISSUE_REFUSED: {
    title: 'The issue is not one that site-deploy has opened for a development request.',
    remedy:
      'Let "site-deploy requests advance" start the agent: it names the issue, the branch and the commit.',
  },
  CHANGE_REFUSED: {
    title: 'The change that the agent has left is not proposed.',
    remedy:
      'Look at the patch that the run has kept. Ask the agent again, or make the change yourself.',
  },
  RELEASE_BRANCH_MISSING: {
    title: 'The repository has no production branch.',
    remedy:
      'Compare environments.production.branch in the site config with the branches of the repository.',
  },
  AZURE_TOKEN_MISSING: {
    title: 'There is no token for Azure Resource Manager.',
    remedy:
      'Set AZURE_ACCESS_TOKEN=$(az account get-access-token --query accessToken --output tsv), or pass the token on ' +
      'standard input with --token-stdin.',
  },
  STATIC_SITE_NOT_FOUND: {
    title: 'The subscription shows no such static site.',
    remedy:
      'Name it with --site-name, compare azure.subscriptionId, and give the account of the token the role Reader on ' +
      'it: Azure leaves out what the account may not see.',
  },
  STATIC_SITE_AMBIGUOUS: {
    title: 'More than one static site fits.',
    remedy: 'Name it with --site-name and --resource-group.',
  },
  REPOSITORY_MISMATCH: {
    title: 'The site is deployed from another repository.',
    remedy: 'Name the repository of the site with --repository owner/name.',
  },
  PREVIEW_NOT_FOUND: {
    title: 'There is no environment of this name.',
    remedy: 'Name one of those that "site-deploy previews list" shows.',
  },
  PREVIEW_NOT_CLOSED: {
    title: 'The environment is still there.',
    remedy: 'Run "site-deploy previews list"; if the environment is still there, close it again.',
  },
} as const satisfies Record<string, CatalogueEntry>;

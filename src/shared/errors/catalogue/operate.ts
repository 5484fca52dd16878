import { toEntries } from './plan.ts';

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

export const onboarding = toEntries({
  ONBOARD_INPUT_INVALID: [
    'A value given to onboarding is invalid.',
    'Correct the values named above; "site-deploy onboard --help" lists every option.',
  ],
  ONBOARD_SUBJECT_UNKNOWN: [
    "The subject of the repository's id tokens cannot be predicted.",
    'Use the default OIDC subject claims, or only claims that never change between runs ' +
      '(repo, context, repository_id).',
  ],
  ONBOARD_CREDENTIAL_LIMIT: [
    "The application has reached Entra's limit of federated credentials.",
    'Remove unused credentials, or deploy the site with another application.',
  ],
  ONBOARD_SECRET_MISSING: [
    'A secret that the command needs is missing.',
    'Set the named variable, or pass the secret on standard input, never as an argument.',
  ],
  ONBOARD_OTHER_SITE: [
    'The repository already deploys another site.',
    'A repository holds one site: its workflows, environments and variables belong to that ' +
      'site. Give this site its own repository, or correct the repository in the portal.',
  ],
  ONBOARD_SERVER_UNSUPPORTED: [
    'The GitHub Enterprise Server is too old for the generated workflows.',
    'Update the server to 3.19 or newer, with runners 2.327.1 or newer.',
  ],
  ONBOARD_PLAN_CHANGED: [
    'A saved plan no longer fits the repository.',
    'Make the plan again with --out, look at it, and apply that.',
  ],
  ONBOARD_STEP_FAILED: [
    'A step of onboarding failed.',
    'Fix the cause named above and run it again: it continues where it stopped.',
  ],
  GITHUB_TOKEN_MISSING: [
    'There is no GitHub token.',
    'Set GH_TOKEN, e.g. with "export GH_TOKEN=$(gh auth token)".',
  ],
  GITHUB_APP_REFUSED: [
    'GitHub did not accept the App.',
    "Compare --app-id with the App's settings, and pass a private key that is still listed there.",
  ],
  GITHUB_APP_NOT_INSTALLED: [
    'The GitHub App is not installed for the repository.',
    'Install the App for the named owner. If --action belongs to another owner, give its ' +
      'full commit id: owner/name@<commit id>#<version>.',
  ],
  TOKEN_COMMAND_FAILED: [
    'The command that renews a token failed.',
    'Run the command by itself: it must print only the token, without prompting.',
  ],
  GITHUB_TOKEN_REFUSED: [
    'GitHub rejected the token.',
    'Set GH_TOKEN to a token that has not expired, e.g. with "export GH_TOKEN=$(gh auth ' +
      'token)". In a workflow, renew the secret that holds it.',
  ],
  GITHUB_PERMISSION_MISSING: [
    'The token is not allowed to do this on GitHub.',
    'Grant the token the named permission; in some organisations an owner must approve it.',
  ],
  GITHUB_NOT_FOUND: [
    'GitHub has no such resource, or does not show it to this token.',
    'Check the name of the repository, and give the token access to it.',
  ],
  GITHUB_RATE_LIMITED: [
    'GitHub is rate-limiting requests.',
    'Run it again later: it continues where it stopped.',
  ],
  GITHUB_REFUSED: ['GitHub refused a request.', 'Fix the cause named in its message.'],
  GITHUB_UNAVAILABLE: [
    'GitHub did not answer.',
    'Run it again; if it happens again, check https://www.githubstatus.com.',
  ],
  AZURE_TOKEN_REFUSED: [
    'Azure did not accept the token.',
    'Get a new one, valid for about an hour: az account get-access-token --resource-type ' +
      'ms-graph, or arm for a managed identity.',
  ],
  AZURE_PERMISSION_MISSING: [
    'The token is not allowed to do this in Azure.',
    'Use a token with the named permission, or give the printed az commands to someone who ' +
      'has it.',
  ],
  AZURE_REFUSED: ['Azure refused a request.', 'Fix the cause named in its message.'],
  AZURE_UNAVAILABLE: ['Azure did not answer.', 'Run it again: it continues where it stopped.'],
});

export const workspace = toEntries({
  WORKSPACE_NOT_LOGGED_IN: [
    'There is no login for the file-and-workspace API.',
    'Run "site-deploy workspace login", or set WORKSPACE_API_KEY or WORKSPACE_ACCESS_TOKEN.',
  ],
  WORKSPACE_LOGIN_DENIED: [
    'The login was denied in the browser.',
    'Run the login again and approve it, or ask for fewer scopes.',
  ],
  WORKSPACE_LOGIN_REFUSED: [
    'The authorization server refused to start the login.',
    'Compare the client id, redirect address and scopes with the registration of the client ' +
      'application.',
  ],
  WORKSPACE_LOGIN_TIMEOUT: [
    'The login was not finished in time.',
    'Run the login again; use --timeout for more time, or --no-browser if this machine has ' +
      'no browser.',
  ],
  WORKSPACE_STATE_MISMATCH: [
    "The authorization server's response does not belong to this login.",
    'Run the login again and finish it in the window it opens, not in an older one.',
  ],
  WORKSPACE_CODE_REFUSED: [
    'The authorization server refused the code.',
    'Run the login again: a code is short-lived and can be used only once.',
  ],
  WORKSPACE_CLIENT_REFUSED: [
    'The authorization server refused the client application.',
    'Compare WORKSPACE_CLIENT_ID and WORKSPACE_CLIENT_SECRET with the registered client ' +
      'application.',
  ],
  WORKSPACE_LOGIN_EXPIRED: [
    'The login has expired.',
    'Run "site-deploy workspace login" again; with the scope offline_access, it is renewed ' +
      'automatically.',
  ],
  WORKSPACE_KEY_INVALID: [
    'The given text is not an API key.',
    'Copy the whole key from the account settings: it begins with sk_live_ or sk_test_.',
  ],
  WORKSPACE_KEY_ENVIRONMENT: [
    'The API key belongs to the other environment.',
    'Use a key of the intended environment.',
  ],
  WORKSPACE_TOKEN_NEEDED: [
    'This call requires an access token, not an API key.',
    'Run "site-deploy workspace login", or set WORKSPACE_ACCESS_TOKEN.',
  ],
  WORKSPACE_UNAUTHORIZED: [
    'The file-and-workspace API did not accept the credential.',
    'Log in again, or create a new API key in the account settings; it may have been revoked.',
  ],
  WORKSPACE_FORBIDDEN: [
    'The credential is not allowed to do this.',
    'Log in with the named scope, or give the API key the permission; for lists of ' +
      'workspaces it is workspaces:read.',
  ],
  WORKSPACE_REFUSED: [
    'The file-and-workspace API refused the call.',
    'Check the address, and fix the cause it names.',
  ],
  WORKSPACE_UNAVAILABLE: [
    'The file-and-workspace API or its authorization server did not answer.',
    'Check WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL, and try again later.',
  ],
  WORKSPACE_ANSWER_INVALID: [
    'The file-and-workspace API or its authorization server sent an unexpected response.',
    "Check that WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL are the services' own addresses.",
  ],
  WORKSPACE_STORE_FAILED: [
    'The stored logins could not be read or written.',
    'Check the permissions of the named folder, or set XDG_CONFIG_HOME to another one.',
  ],
  WORKSPACE_STORE_INVALID: [
    'The file with the stored logins is damaged.',
    'Delete the named file and log in again.',
  ],
  WORKSPACE_STORE_BUSY: [
    'Another process has locked the stored logins.',
    'Wait for it to end and try again.',
  ],
});

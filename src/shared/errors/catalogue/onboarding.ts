import type { CatalogueEntry } from './entry.ts';

/** Errors from onboarding a repository, and from its calls to GitHub and Azure. */
export const onboarding = {
  ONBOARD_INPUT_INVALID: {
    title: 'Onboarding cannot use a value that it was given.',
    remedy:
      'Correct the values that are named above; "site-deploy onboard --help" shows every option.',
  },
  ONBOARD_SUBJECT_UNKNOWN: {
    title: 'The subject of the id tokens of the repository cannot be predicted.',
    remedy:
      'Use the default OIDC subject claims, or only claims that never change between runs (repo, context, ' +
      'repository_id).',
  },
  ONBOARD_CREDENTIAL_LIMIT: {
    title: 'The application has as many federated credentials as Entra allows.',
    remedy: 'Remove credentials that nothing uses, or deploy the site with another application.',
  },
  ONBOARD_SECRET_MISSING: {
    title: 'A secret that the command needs is missing.',
    remedy:
      'Set the variable that is named, or pass the secret on standard input; never as an argument.',
  },
  ONBOARD_OTHER_SITE: {
    title: 'The repository deploys another site already.',
    remedy:
      'A repository holds one site: its workflows, environments and variables are of that one. Give this site a ' +
      'repository of its own, or correct which repository the portal names.',
  },
  ONBOARD_SERVER_UNSUPPORTED: {
    title: 'The GitHub Enterprise Server is too old for the generated workflows.',
    remedy: 'Update the server to 3.19 or newer, with runners of version 2.327.1 or newer.',
  },
  ONBOARD_STEP_FAILED: {
    title: 'A step of onboarding failed.',
    remedy: 'Correct what is named above and run it again: it goes on where it stopped.',
  },
  GITHUB_TOKEN_MISSING: {
    title: 'There is no token for GitHub.',
    remedy: 'Set GH_TOKEN; "export GH_TOKEN=$(gh auth token)" is one way.',
  },
  GITHUB_APP_REFUSED: {
    title: 'GitHub did not accept the App.',
    remedy:
      'Compare --app-id with the settings of the App, and hand over a private key that it still has.',
  },
  GITHUB_APP_NOT_INSTALLED: {
    title: 'The GitHub App is not installed where the repository is.',
    remedy:
      'Install the App for the owner that is named. For an --action of another owner, name its full commit id: ' +
      'owner/name@<commit id>#<version>.',
  },
  TOKEN_COMMAND_FAILED: {
    title: 'The command that renews a token failed.',
    remedy: 'Run the command by itself: it must print the token and nothing else, and ask nothing.',
  },
  GITHUB_TOKEN_REFUSED: {
    title: 'GitHub did not accept the token.',
    remedy:
      'Set GH_TOKEN to a token that has not expired; "export GH_TOKEN=$(gh auth token)" is one way. In a workflow, ' +
      'renew the secret that holds it.',
  },
  GITHUB_PERMISSION_MISSING: {
    title: 'The token may not do this on GitHub.',
    remedy:
      'Give the token the permission that is named; in some organisations an owner must approve it.',
  },
  GITHUB_NOT_FOUND: {
    title: 'GitHub does not have what was named, or does not show it to this token.',
    remedy: 'Compare the name of the repository, and give the token access to it.',
  },
  GITHUB_RATE_LIMITED: {
    title: 'GitHub is limiting requests.',
    remedy: 'Run it again later: it goes on where it stopped.',
  },
  GITHUB_REFUSED: { title: 'GitHub refused a request.', remedy: 'Correct what its message names.' },
  GITHUB_UNAVAILABLE: {
    title: 'GitHub did not answer.',
    remedy: 'Run it again; look at https://www.githubstatus.com if it happens again.',
  },
  AZURE_TOKEN_REFUSED: {
    title: 'Azure did not accept the token.',
    remedy:
      'Get a new one, which lives for about an hour: az account get-access-token --resource-type ms-graph, or ' +
      'arm for a managed identity.',
  },
  AZURE_PERMISSION_MISSING: {
    title: 'The token may not do this in Azure.',
    remedy:
      'Use a token with the permission that is named, or give the printed az commands to somebody who may.',
  },
  AZURE_REFUSED: {
    title: 'Azure refused a request.',
    remedy: 'Correct what its message names.',
  },
  AZURE_UNAVAILABLE: {
    title: 'Azure did not answer.',
    remedy: 'Run it again: it goes on where it stopped.',
  },
} as const satisfies Record<string, CatalogueEntry>;

import type { CatalogueEntry } from './entry.ts';

export const onboarding = {
  ONBOARD_INPUT_INVALID: {
    title: 'A value given to onboarding is invalid.',
    remedy: 'Correct the values named above; "site-deploy onboard --help" lists every option.',
  },
  ONBOARD_SUBJECT_UNKNOWN: {
    title: "The subject of the repository's id tokens cannot be predicted.",
    remedy:
      'Use the default OIDC subject claims, or only claims that never change between runs ' +
      '(repo, context, repository_id).',
  },
  ONBOARD_CREDENTIAL_LIMIT: {
    title: "The application has reached Entra's limit of federated credentials.",
    remedy: 'Remove unused credentials, or deploy the site with another application.',
  },
  ONBOARD_SECRET_MISSING: {
    title: 'A secret that the command needs is missing.',
    remedy: 'Set the named variable, or pass the secret on standard input, never as an argument.',
  },
  ONBOARD_OTHER_SITE: {
    title: 'The repository already deploys another site.',
    remedy:
      'A repository holds one site: its workflows, environments and variables belong to that ' +
      'site. Give this site its own repository, or correct the repository in the portal.',
  },
  ONBOARD_SERVER_UNSUPPORTED: {
    title: 'The GitHub Enterprise Server is too old for the generated workflows.',
    remedy: 'Update the server to 3.19 or newer, with runners 2.327.1 or newer.',
  },
  ONBOARD_STEP_FAILED: {
    title: 'A step of onboarding failed.',
    remedy: 'Fix the cause named above and run it again: it continues where it stopped.',
  },
  GITHUB_TOKEN_MISSING: {
    title: 'There is no GitHub token.',
    remedy: 'Set GH_TOKEN, e.g. with "export GH_TOKEN=$(gh auth token)".',
  },
  GITHUB_APP_REFUSED: {
    title: 'GitHub did not accept the App.',
    remedy:
      "Compare --app-id with the App's settings, and pass a private key that is still listed " +
      'there.',
  },
  GITHUB_APP_NOT_INSTALLED: {
    title: 'The GitHub App is not installed for the repository.',
    remedy:
      'Install the App for the named owner. If --action belongs to another owner, give its ' +
      'full commit id: owner/name@<commit id>#<version>.',
  },
  TOKEN_COMMAND_FAILED: {
    title: 'The command that renews a token failed.',
    remedy: 'Run the command by itself: it must print only the token, without prompting.',
  },
  GITHUB_TOKEN_REFUSED: {
    title: 'GitHub rejected the token.',
    remedy:
      'Set GH_TOKEN to a token that has not expired, e.g. with "export GH_TOKEN=$(gh auth ' +
      'token)". In a workflow, renew the secret that holds it.',
  },
  GITHUB_PERMISSION_MISSING: {
    title: 'The token is not allowed to do this on GitHub.',
    remedy: 'Grant the token the named permission; in some organisations an owner must approve it.',
  },
  GITHUB_NOT_FOUND: {
    title: 'GitHub has no such resource, or does not show it to this token.',
    remedy: 'Check the name of the repository, and give the token access to it.',
  },
  GITHUB_RATE_LIMITED: {
    title: 'GitHub is rate-limiting requests.',
    remedy: 'Run it again later: it continues where it stopped.',
  },
  GITHUB_REFUSED: {
    title: 'GitHub refused a request.',
    remedy: 'Fix the cause named in its message.',
  },
  GITHUB_UNAVAILABLE: {
    title: 'GitHub did not answer.',
    remedy: 'Run it again; if it happens again, check https://www.githubstatus.com.',
  },
  AZURE_TOKEN_REFUSED: {
    title: 'Azure did not accept the token.',
    remedy:
      'Get a new one, valid for about an hour: az account get-access-token --resource-type ' +
      'ms-graph, or arm for a managed identity.',
  },
  AZURE_PERMISSION_MISSING: {
    title: 'The token is not allowed to do this in Azure.',
    remedy:
      'Use a token with the named permission, or give the printed az commands to someone who ' +
      'has it.',
  },
  AZURE_REFUSED: {
    title: 'Azure refused a request.',
    remedy: 'Fix the cause named in its message.',
  },
  AZURE_UNAVAILABLE: {
    title: 'Azure did not answer.',
    remedy: 'Run it again: it continues where it stopped.',
  },
} as const satisfies Record<string, CatalogueEntry>;

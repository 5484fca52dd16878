import { toEntries } from './entry.ts';

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

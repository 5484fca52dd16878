import { toEntries } from './entry.ts';

export const plan = toEntries({
  USAGE: [
    'A command or an input is not used correctly.',
    'Run the command with --help, or compare the inputs with the README.',
  ],
  CONFIG_NOT_FOUND: [
    'The site config file does not exist.',
    'Write it with "site-deploy init" in the root of the repository, or name another file with ' +
      'the input "config".',
  ],
  CONFIG_INVALID: [
    'The site config file has errors.',
    'Correct the lines named above. Editors check the file as you type if its first line ' +
      'names the JSON Schema, as in a generated file.',
  ],
  PATH_OUTSIDE_WORKSPACE: [
    'A path points outside the repository.',
    'Use a path inside the repository; symbolic links must stay inside it, too.',
  ],
  PIN_CONFLICT: [
    'The site config names a different portal or identity than the workflow pins.',
    'Correct the site config. If the portal or the identity has really moved, have the owners ' +
      'of the workflow change its pins first: portal-url, audience, tenant-id, client-id.',
  ],
  EVENT_NOT_DEPLOYED: [
    'This event or branch is not deployed.',
    'Push to the production branch or to a release branch, or run the workflow by hand with ' +
      'the input "environment".',
  ],
  ENVIRONMENT_UNKNOWN: [
    'The target environment is missing or unknown.',
    'Set the input "environment" to "production" or "preview". It is never guessed.',
  ],
  ENVIRONMENT_CONFLICT: [
    'The branch is not allowed to deploy to the requested environment.',
    'Leave out the input "environment" in runs started by a push; run the workflow by hand ' +
      'on a branch that the environment allows.',
  ],
  VERSION_INVALID: [
    'The version is not MAJOR.MINOR.PATCH.',
    'Name the branch release/X.Y.Z with three whole numbers, or set the input "site-version".',
  ],
  VERSION_NOT_FOUND: [
    'No version was found for this commit.',
    'Tag the commit vX.Y.Z and check out with "fetch-tags: true", merge from release/X.Y.Z, ' +
      'set "version" in package.json, or set the input "site-version".',
  ],

  IDENTITY_NOT_AVAILABLE: [
    'The run has no OIDC identity.',
    'Add to the job:  permissions: { id-token: write, contents: read }.  Runs from forks ' +
      'and from Dependabot get no id token.',
  ],
  ID_TOKEN_FAILED: [
    'The id token of the run could not be obtained.',
    'Run the job again; if it happens again, check HTTPS_PROXY, NODE_EXTRA_CA_CERTS and the ' +
      'status page of the repository host.',
  ],
  LOGIN_NO_MATCHING_CREDENTIAL: [
    'No federated credential matches the identity of this run.',
    'Add a federated credential with exactly the subject, issuer and audience shown. Just ' +
      'added? Wait a few minutes and run again.',
  ],
  LOGIN_CREDENTIAL_CASE: [
    'A federated credential matches except for upper and lower case.',
    'Write the subject of the federated credential exactly as shown; matching is case-sensitive.',
  ],
  LOGIN_APPLICATION_UNKNOWN: [
    'The application (client id) is unknown in the tenant.',
    'Compare azure.clientId and azure.tenantId with the app registration; the two are ' +
      'easily swapped.',
  ],
  LOGIN_TENANT_UNKNOWN: [
    'The tenant does not exist.',
    'Compare azure.tenantId with the directory (tenant) id that the Azure portal shows.',
  ],
  LOGIN_CLOCK: [
    'The id token was refused as expired or not yet valid.',
    'Correct the clock of the runner; a retry with a fresh id token was refused as well.',
  ],
  LOGIN_AUDIENCE_UNKNOWN: [
    "The portal's application is unknown in the tenant, or lacks consent.",
    'Compare portal.audience with the Application ID URI of the portal, and have an ' +
      'administrator consent to it in the tenant.',
  ],
  LOGIN_REFUSED: [
    'The login was refused.',
    'Look up the AADSTS code in the Microsoft Entra documentation; quote the request id to ' +
      'support.',
  ],
  LOGIN_UNAVAILABLE: [
    'The login service did not answer.',
    'Run the job again; if it happens again, check the status page of Microsoft Entra.',
  ],

  EXCHANGE_UNAUTHORIZED: [
    'The portal did not accept the access token.',
    'Compare portal.audience in the site config with the audience that the portal expects.',
  ],
  EXCHANGE_FORBIDDEN: [
    'The identity of this run is not allowed to deploy the site.',
    'Have a site admin grant the application (azure.clientId) the right to deploy this site ' +
      'in the portal.',
  ],
  EXCHANGE_SITE_UNKNOWN: [
    'The portal does not know the site.',
    'Compare site.slug in the site config with the portal.',
  ],
  EXCHANGE_RATE_LIMITED: [
    'The portal is limiting requests.',
    'Wait a minute, then run the job again.',
  ],
  EXCHANGE_UNAVAILABLE: [
    'The portal did not answer.',
    'Run the job again when the portal is back; portal.url is the address that was called.',
  ],
  EXCHANGE_ANSWER_INVALID: [
    "The portal's response to the token exchange is not a deployment token.",
    "Check that portal.url is the portal's own address; report the response to the " +
      'operators of the portal.',
  ],
});

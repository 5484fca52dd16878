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
    'Correct the version in the place that the message names: the branch release/X.Y.Z, ' +
      '"version" in package.json, or the input "site-version".',
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
    'Write the environment in the job as the credential does (Production or Preview), or the ' +
      'subject of the credential as shown; matching is case-sensitive.',
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

export interface CatalogueEntry {
  readonly title: string;
  readonly remedy: string;
}

export function toEntries<Code extends string>(
  entries: Readonly<Record<Code, readonly [title: string, remedy: string]>>,
): Readonly<Record<Code, CatalogueEntry>> {
  const named = Object.entries<readonly [string, string]>(entries).map(
    ([code, [title, remedy]]) => [code, { title, remedy }],
  );
  return Object.fromEntries(named);
}

export const attestation = toEntries({
  ATTESTATION_MISSING: [
    'The package has no attestation, but the site config requires one.',
    'Add a job between build and deploy that attests the output "digest" of the build job ' +
      '(actions/attest, input "subject-digest"), and give the deploy job the permission ' +
      'attestations: read.',
  ],
  ATTESTATION_INVALID: [
    'No attestation proves that this repository built the package from this commit.',
    'Run the whole workflow again, including the build job; if it happens again, find out ' +
      'who changed the package or its attestation before the deployment.',
  ],
  ATTESTATION_UNAVAILABLE: [
    'The attestations of the package could not be read.',
    'Give the deploy job the permission attestations: read, and run it again; without the ' +
      'attestation nothing is uploaded.',
  ],
  ATTESTATION_ROOT_UNAVAILABLE: [
    'This runner has no trusted root for attestations.',
    'Use a runner with the GitHub CLI "gh" 2.58 or newer; or commit the output of "gh ' +
      'attestation trusted-root", and name the file in build.trustedRoot.',
  ],
});

export const delivery = toEntries({
  UPLOADER_NOT_AVAILABLE: [
    "The platform's upload client is not available on this machine.",
    'Use "uploader: direct", which needs no client, or let the runner reach the named addresses.',
  ],
  OFFICIAL_CLIENT_CHECKSUM: [
    "The platform's upload client does not match the checksum of its release.",
    'Run the job again; if it happens again, something changes the file between the release ' +
      'and the runner: do not use it.',
  ],
  OFFICIAL_CLIENT_FAILED: [
    "The platform's upload client failed.",
    'Check the last lines of its output, or use "uploader: direct", which does not need it.',
  ],
  UPLOAD_TOKEN_SHAPE: [
    'The direct upload does not recognise the format of the deployment token.',
    'Contact the operators of the portal: the token must be one for Azure Static Web Apps.',
  ],
  UPLOAD_TOKEN_REFUSED: [
    'The hosting platform rejected the deployment token.',
    "Check in the portal that the site's hosting still exists; its token may have been reset.",
  ],
  UPLOAD_REFUSED: [
    'The hosting platform refused an upload or close request.',
    'Fix the cause it names; quote the correlation id to its support.',
  ],
  UPLOAD_UNAVAILABLE: [
    'The hosting platform did not answer.',
    "Run the job again; if it happens again, quote the correlation id to the platform's support.",
  ],
  UPLOAD_ANSWER_INVALID: [
    'The hosting platform sent an unexpected response.',
    'Run the job again; if it happens again, open a report with the response shown.',
  ],
  UPLOAD_WRONG_TARGET: [
    'The deployment went, or would go, to a different environment than planned.',
    "Compare the name of the Preview in the site config with the hosting's environments.",
  ],
  CLOSE_BRANCHES_UNKNOWN: [
    'The Preview was not closed: another branch may still use it.',
    'Run the job again. The job needs the permission "contents: read". To close it anyway, ' +
      'run the workflow by hand with "mode: close".',
  ],
  PREVIEW_IN_USE: [
    'The Preview was not closed because it is still in use.',
    'Nothing to do. To close it anyway, run the workflow by hand with "mode: close".',
  ],
  CLOSE_UNKNOWN: [
    'It is unknown whether the Preview is closed.',
    'Open its address, or run "site-deploy previews list"; closing it again is harmless.',
  ],
  SUPERSEDED: [
    'A newer commit superseded the one that this run would deploy.',
    'Nothing to do: the newer run deploys the newer commit. To go back on purpose, use ' +
      '"site-deploy rollback".',
  ],
  BRANCH_GONE: [
    'The branch was deleted, so nothing is deployed for it.',
    'Nothing to do if that was intended. To deploy its commit anyway, use the input "force".',
  ],
  DISTRIBUTION_FAILED: [
    'The hosting platform accepted the upload but could not distribute it.',
    'Fix the cause it names and run again; quote the correlation id to its support.',
  ],
  DISTRIBUTION_UNKNOWN: [
    'The hosting platform accepted the upload, but it is unknown whether it is live.',
    'Open /.well-known/site-deploy.json on the site: it names the live build. Then run the ' +
      'job again.',
  ],

  VERIFY_MISMATCH: [
    'The live site does not serve this build.',
    'Check what the site serves instead, named above: a custom domain or a cache in front ' +
      'of the site is the usual cause.',
  ],
  VERIFY_UNREACHABLE: [
    'The live site could not be reached.',
    'Check that the address opens in a browser; DNS and certificates for a new domain take ' +
      'a while.',
  ],
  VERIFY_ADDRESS_UNKNOWN: [
    'The address of the deployed site is unknown.',
    'Set environments.preview.url (or site.url) in the site config.',
  ],
  NOTIFY_FAILED: [
    'The portal did not acknowledge the deployment.',
    'Run the job again to notify it; check the input "api-token" if the portal refused it.',
  ],
});

export const hostErrors = toEntries({
  DISK_FULL: [
    'A disk of the machine is full.',
    'Free space on the disks of the workspace and the temporary folder, or use a larger ' +
      'disk, and run again.',
  ],
  TOO_MANY_OPEN_FILES: [
    'The run needs more open files than the machine allows.',
    'Raise the limit of open files ("ulimit -n"; 256 is enough) and run again.',
  ],
  FILE_TOO_LARGE: [
    'A file is too large for the run to read, or for the system to write.',
    'Make the named file smaller, or leave it out, and run again.',
  ],
  FILE_GONE: [
    'A file or folder that the run needs no longer exists.',
    "Make sure that nothing else changes the run's folders while it works, and that " +
      'RUNNER_TEMP or TMPDIR names an existing folder; then run again.',
  ],
  FILE_REFUSED: [
    'The system does not allow the run to read or write a file or folder.',
    'Fix its permissions or its name, and run again.',
  ],
});

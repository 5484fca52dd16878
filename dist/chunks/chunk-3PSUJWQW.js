import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/shared/errors/catalogue/attestation.ts
var attestation = {
  ATTESTATION_MISSING: {
    title: "There is no attestation of the package, and the site config requires one.",
    remedy: 'Let a job between build and deploy attest the output "digest" of the build job (actions/attest, input "subject-digest"), and give the deploy job the permission attestations: read.'
  },
  ATTESTATION_INVALID: {
    title: "No attestation proves that this repository has built the package from this commit.",
    remedy: "Run the whole workflow again, the build job included; if it happens again, find out who has changed the package or its attestation before it is deployed."
  },
  ATTESTATION_UNAVAILABLE: {
    title: "The attestations of the package could not be read.",
    remedy: "Give the deploy job the permission attestations: read, and run it again; without the attestation nothing is uploaded."
  },
  ATTESTATION_ROOT_UNAVAILABLE: {
    title: "Whose signatures count for attestations is not known on this runner.",
    remedy: `Use a runner with GitHub's command line tool "gh", 2.58 or newer; or commit what "gh attestation trusted-root" prints, and name the file in build.trustedRoot.`
  }
};

// src/shared/errors/catalogue/delivery.ts
var delivery = {
  // upload
  UPLOADER_NOT_AVAILABLE: {
    title: "The platform's own upload client cannot be had on this machine.",
    remedy: 'Use "uploader: direct", which needs no client; or let the runner reach the addresses that are named.'
  },
  OFFICIAL_CLIENT_CHECKSUM: {
    title: "The platform's upload client is not the file that its release names.",
    remedy: "Run the job again; if it happens again, something between the release and the runner changes the file: do not use it."
  },
  OFFICIAL_CLIENT_FAILED: {
    title: "The platform's upload client ended without deploying.",
    remedy: 'Read its last lines; "uploader: direct" does without it.'
  },
  UPLOAD_TOKEN_SHAPE: {
    title: "The deployment token has a shape that the direct upload does not know.",
    remedy: "Tell the operators of the portal; the token must be one of Azure Static Web Apps."
  },
  UPLOAD_TOKEN_REFUSED: {
    title: "The hosting platform refused the deployment token.",
    remedy: "Check in the portal that the site's hosting still exists; its token may have been reset."
  },
  UPLOAD_REFUSED: {
    title: "The hosting platform refused the upload.",
    remedy: "Correct what its reason names; quote the correlation id to its support."
  },
  UPLOAD_UNAVAILABLE: {
    title: "The hosting platform did not answer.",
    remedy: "Run the job again; quote the correlation id to its support if it happens again."
  },
  UPLOAD_ANSWER_INVALID: {
    title: "The hosting platform answered in a shape that is not known.",
    remedy: "Run the job again; if it happens again, open a report with the answer that is shown."
  },
  UPLOAD_WRONG_TARGET: {
    title: "The deployment would land on another environment than planned.",
    remedy: "Compare the preview name in the site config with the environments of the hosting."
  },
  PREVIEW_IN_USE: {
    title: "The Preview was not closed, since it serves another version by now.",
    remedy: 'Nothing has to be done. To close it all the same, run the workflow by hand with "mode: close".'
  },
  CLOSE_UNKNOWN: {
    title: "Whether the Preview is closed is not known.",
    remedy: 'Open its address, or list what is there with "site-deploy previews list"; closing it again does no harm.'
  },
  SUPERSEDED: {
    title: "A newer commit has taken the place of the one that this run would deploy.",
    remedy: 'Nothing has to be done: the newer run deploys the newer commit. To go back on purpose, use "site-deploy rollback".'
  },
  DISTRIBUTION_FAILED: {
    title: "The hosting platform took the upload but could not distribute it.",
    remedy: "Correct what its reason names and run again; quote the correlation id to its support."
  },
  DISTRIBUTION_UNKNOWN: {
    title: "The upload was taken, but whether it is live is not known.",
    remedy: "Open the site and look at /.well-known/site-deploy.json: it names the build that is live. Then run the job again."
  },
  // verify and notify
  VERIFY_MISMATCH: {
    title: "The live site does not serve this build.",
    remedy: "Look at what is served instead, named above: a custom domain or a cache in front of the site is the usual cause."
  },
  VERIFY_UNREACHABLE: {
    title: "The live site could not be looked at.",
    remedy: "Check that the address opens in a browser; DNS and certificates of a new domain take a while."
  },
  VERIFY_ADDRESS_UNKNOWN: {
    title: "The address of the deployed site is not known.",
    remedy: "Set environments.preview.url (or site.url) in the site config."
  },
  NOTIFY_FAILED: {
    title: "The portal could not be told about the deployment.",
    remedy: 'Run the job again to tell it; check the input "api-token" if it was refused.'
  }
};

// src/shared/errors/catalogue/onboarding.ts
var onboarding = {
  ONBOARD_INPUT_INVALID: {
    title: "Onboarding was given something that it cannot use.",
    remedy: "Correct what is named above; site-deploy onboard --help shows every option."
  },
  ONBOARD_SUBJECT_UNKNOWN: {
    title: "The subject of the id tokens of a repository is not known.",
    remedy: "Let the OIDC subject of the repository be made of the default claims, or of claims that are the same in every run (repo, context, repository_id and the like)."
  },
  ONBOARD_CREDENTIAL_LIMIT: {
    title: "The application has as many federated credentials as it may have.",
    remedy: "Remove credentials that nothing uses, or deploy the site with another application."
  },
  ONBOARD_SECRET_MISSING: {
    title: "A secret that the command needs was not given.",
    remedy: "Set the variable that is named, or hand the secret over on stdin; never as an argument."
  },
  ONBOARD_STEP_FAILED: {
    title: "A step of onboarding failed.",
    remedy: "Correct what is named above and run it again: it goes on where it stopped."
  },
  GITHUB_TOKEN_MISSING: {
    title: "There is no token for GitHub.",
    remedy: 'Set GH_TOKEN; "export GH_TOKEN=$(gh auth token)" is one way.'
  },
  GITHUB_TOKEN_REFUSED: {
    title: "GitHub did not accept the token.",
    remedy: 'Set GH_TOKEN to a token that has not expired; "export GH_TOKEN=$(gh auth token)" is one way.'
  },
  GITHUB_PERMISSION_MISSING: {
    title: "The token may not do this on GitHub.",
    remedy: "Give the token the permission that is named, and let an owner approve it where the organisation asks for that."
  },
  GITHUB_NOT_FOUND: {
    title: "GitHub does not know it, or does not show it to this token.",
    remedy: "Compare the name of the repository, and give the token access to it."
  },
  GITHUB_RATE_LIMITED: {
    title: "GitHub is limiting requests.",
    remedy: "Run it again later: it goes on where it stopped."
  },
  GITHUB_REFUSED: { title: "GitHub refused a request.", remedy: "Correct what its message names." },
  GITHUB_UNAVAILABLE: {
    title: "GitHub did not answer.",
    remedy: "Run it again; look at https://www.githubstatus.com if it happens again."
  },
  CLOUD_TOKEN_REFUSED: {
    title: "The cloud did not accept the token.",
    remedy: "Get a new one, which lives for about an hour: az account get-access-token --resource-type ms-graph, or arm for a managed identity."
  },
  CLOUD_PERMISSION_MISSING: {
    title: "The token may not do this in the cloud.",
    remedy: "Use a token with the permission that is named; or hand the printed az commands to somebody who may."
  },
  CLOUD_REFUSED: {
    title: "The cloud refused a request.",
    remedy: "Correct what its message names."
  },
  CLOUD_UNAVAILABLE: {
    title: "The cloud did not answer.",
    remedy: "Run it again: it goes on where it stopped."
  }
};

// src/shared/errors/catalogue/operate.ts
var operate = {
  ROLLBACK_REFUSED: {
    title: "The kept package may not be deployed again here.",
    remedy: "Name a run that was started by a push to a branch of the environment, or by hand on it."
  },
  ROLLBACK_PACKAGE_UNKNOWN: {
    title: "No package is kept that could be deployed again.",
    remedy: "Name one of the versions that are kept, or deploy the commit anew: push it, or run the deployment workflow on it."
  },
  ROLLBACK_PACKAGE_EXPIRED: {
    title: "The package was kept for its time, and is gone.",
    remedy: 'Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps the package anew, the deploy job does not go backwards. Later, revert the changes on the branch and push. How long packages are kept is "retention-days" in deploy.yml.'
  },
  ROLLBACK_NOT_SUPPORTED: {
    title: "The repository has no workflow that rolls back.",
    remedy: 'Run "site-deploy onboard --apply" and merge its pull request: from then on each deployment keeps its package.'
  },
  ROLLBACK_FAILED: {
    title: "The run that was to roll back has not succeeded.",
    remedy: "Look at the page of the run: its last lines say whether the live site was changed, and what to do."
  },
  CLOUD_TOKEN_MISSING: {
    title: "There is no token for Azure Resource Manager.",
    remedy: "Set AZURE_ACCESS_TOKEN=$(az account get-access-token --query accessToken --output tsv), or hand it over with --token-stdin."
  },
  STATIC_SITE_NOT_FOUND: {
    title: "The static site was not found in the subscription.",
    remedy: "Name it with --site-name, compare azure.subscriptionId, and give the account of the token the role Reader on it: Azure leaves out what the account may not see."
  },
  STATIC_SITE_AMBIGUOUS: {
    title: "More than one static site could be meant.",
    remedy: "Name it with --site-name and --resource-group."
  },
  REPOSITORY_MISMATCH: {
    title: "The repository is not the one that the site is deployed from.",
    remedy: "Name the repository of the site with --repository owner/name."
  },
  PREVIEW_NOT_FOUND: {
    title: "There is no environment of this name.",
    remedy: 'Name one of those that "site-deploy previews list" shows.'
  },
  PREVIEW_NOT_CLOSED: {
    title: "The environment is still there.",
    remedy: "Look with site-deploy previews list whether it goes by itself; else close it again."
  }
};

// src/shared/errors/catalogue/plan.ts
var plan = {
  // plan
  USAGE: {
    title: "A command or an input was used wrongly.",
    remedy: "Run the command with --help, or compare the inputs with the README."
  },
  CONFIG_NOT_FOUND: {
    title: "The site config file does not exist.",
    remedy: 'Add site.config.yml to the root of the repository, or name another file with the input "config".'
  },
  CONFIG_INVALID: {
    title: "The site config file has errors.",
    remedy: "Correct the lines named above; editors do it for you with the JSON Schema that is named on the first line of a generated file."
  },
  PATH_OUTSIDE_WORKSPACE: {
    title: "A path leads out of the repository.",
    remedy: "Use a path below the root of the repository; symbolic links must stay below it, too."
  },
  EVENT_NOT_DEPLOYED: {
    title: "This event or branch is not deployed.",
    remedy: 'Push to the production branch or to a release branch, or run the workflow by hand with the input "environment".'
  },
  ENVIRONMENT_UNKNOWN: {
    title: "The target environment is absent or unknown.",
    remedy: 'Set the input "environment" to "production" or "preview". It is never guessed.'
  },
  ENVIRONMENT_CONFLICT: {
    title: "The branch is not one that may be deployed to the environment that was asked for.",
    remedy: 'Leave the input "environment" out of runs that a push starts; run the workflow by hand on a branch that the environment allows.'
  },
  VERSION_INVALID: {
    title: "The version is not MAJOR.MINOR.PATCH.",
    remedy: 'Name the branch release/X.Y.Z with three whole numbers, or set the input "version".'
  },
  VERSION_NOT_FOUND: {
    title: "No version was found for this commit.",
    remedy: 'Tag the commit vX.Y.Z and check out with "fetch-tags: true", merge from release/X.Y.Z, set "version" in package.json, or set the input "version".'
  },
  // login
  IDENTITY_NOT_AVAILABLE: {
    title: "The run has no OIDC identity.",
    remedy: "Add to the job:  permissions: { id-token: write, contents: read }.  Runs from forks and from Dependabot get no id token."
  },
  ID_TOKEN_FAILED: {
    title: "The id token of the run could not be obtained.",
    remedy: "Run the job again; if it happens again, look at the status page of the repository host."
  },
  LOGIN_NO_MATCHING_CREDENTIAL: {
    title: "No federated credential matches the identity of this run.",
    remedy: "Add a federated credential with exactly the subject, issuer and audience shown. Just added? Wait a few minutes and run again."
  },
  LOGIN_CREDENTIAL_CASE: {
    title: "A federated credential matches but for the case of its letters.",
    remedy: "Write the subject of the federated credential exactly as it is presented; matching is case-sensitive."
  },
  LOGIN_APPLICATION_UNKNOWN: {
    title: "The application (client id) is not known in the tenant.",
    remedy: "Compare azure.clientId and azure.tenantId with the app registration; the two are easily swapped."
  },
  LOGIN_TENANT_UNKNOWN: {
    title: "The tenant does not exist.",
    remedy: "Compare azure.tenantId with the directory (tenant) id that the Azure portal shows."
  },
  LOGIN_CLOCK: {
    title: "The id token was refused as expired or not yet valid.",
    remedy: "Correct the clock of the runner; a fresh id token was tried once and refused as well."
  },
  LOGIN_AUDIENCE_UNKNOWN: {
    title: "The portal's application is unknown in the tenant, or not consented to.",
    remedy: "Compare portal.audience with the Application ID URI of the portal, and let an administrator consent to it in the tenant."
  },
  LOGIN_REFUSED: {
    title: "The login was refused.",
    remedy: "Look the AADSTS code up in the Microsoft Entra documentation; quote the request id to support."
  },
  LOGIN_UNAVAILABLE: {
    title: "The login service did not answer.",
    remedy: "Run the job again; look at the status page of Microsoft Entra if it happens again."
  },
  // exchange
  EXCHANGE_UNAUTHORIZED: {
    title: "The portal did not accept the access token.",
    remedy: "Compare portal.audience in the site config with the audience that the portal expects."
  },
  EXCHANGE_FORBIDDEN: {
    title: "The identity of this run may not deploy the site.",
    remedy: "Let a site admin grant the application (azure.clientId) the right to deploy this site in the portal."
  },
  EXCHANGE_SITE_UNKNOWN: {
    title: "The portal does not know the site.",
    remedy: "Compare site.slug in the site config with the portal."
  },
  EXCHANGE_RATE_LIMITED: {
    title: "The portal is limiting requests.",
    remedy: "Wait a minute, then run the job again."
  },
  EXCHANGE_UNAVAILABLE: {
    title: "The portal did not answer.",
    remedy: "Run the job again when the portal is back; portal.url names the address that was asked."
  },
  EXCHANGE_ANSWER_INVALID: {
    title: "The portal answered the token exchange with something else than a deployment token.",
    remedy: "Check that portal.url is the address of the portal itself; tell the operators of the portal what was received."
  }
};

// src/shared/errors/catalogue/portal.ts
var portal = {
  PORTAL_UNAUTHORIZED: {
    title: "The portal did not accept the credential.",
    remedy: "Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may have expired."
  },
  PORTAL_FORBIDDEN: {
    title: "The caller may not do this in the portal.",
    remedy: "Let an owner of the site grant the level that it needs: viewer reads, editor edits content, admin settings."
  },
  PORTAL_NOT_FOUND: {
    title: "The portal does not know what was asked for.",
    remedy: 'Compare the ids and slugs with what "site-deploy portal sites" and "site-deploy portal pages" list.'
  },
  PORTAL_CONFLICT: {
    title: "The state of the site does not allow this.",
    remedy: "Correct what the portal names; a feature that is switched off is the usual cause."
  },
  PORTAL_INVALID: {
    title: "The portal refused the data.",
    remedy: "Correct the fields that are named."
  },
  PORTAL_RATE_LIMITED: {
    title: "The portal is limiting requests.",
    remedy: "Wait a minute and try again; another program may be using the same credential."
  },
  PORTAL_REFUSED: {
    title: "The portal refused the call.",
    remedy: "Check that the address is that of the portal itself; quote the request id to its operators."
  },
  PORTAL_UNAVAILABLE: {
    title: "The portal did not answer, or had a fault.",
    remedy: "Check the address of the portal, and try again later; quote the request id to its operators."
  },
  PORTAL_ANSWER_INVALID: {
    title: "The portal answered in a shape that is not known.",
    remedy: "Check that the address is that of the portal itself; tell its operators what was received."
  }
};

// src/shared/errors/catalogue/site.ts
var site = {
  // build
  BUILD_TOOL_MISSING: {
    title: "The package manager of the site is not installed.",
    remedy: "Add a step that installs it before this one, or set build.install."
  },
  BUILD_INSTALL_FAILED: {
    title: "The site's dependencies could not be installed.",
    remedy: "Run the same command in a fresh clone; a lockfile that is out of date is the usual cause."
  },
  BUILD_FAILED: {
    title: "The site's build failed.",
    remedy: "Correct what the last lines of the build say; the same command run locally shows it, too."
  },
  BUILD_TIMEOUT: {
    title: "The site's build took too long.",
    remedy: "Raise build.timeoutMinutes, or find out why the build hangs: it gets no input."
  },
  BUILD_COMMAND_MISSING: {
    title: "No build command was found.",
    remedy: 'Add a script "build" to package.json, or set build.command.'
  },
  BUILD_OUTPUT_NOT_FOUND: {
    title: "The built site was not found.",
    remedy: "Set build.output to the folder that the build writes, relative to build.root."
  },
  ARTIFACT_INVALID: {
    title: "The built site of the earlier job is not what that job made.",
    remedy: "Upload the whole folder of the build job, hidden files included, and download it to the same path in the deploy job."
  },
  // finish and pack
  CONTENT_FILE_INVALID: {
    title: "The content file with the text overrides has errors.",
    remedy: 'Correct the lines named above, or get the file again with "site-deploy content pull".'
  },
  CONTENT_FILE_CHANGED: {
    title: "Pulling texts would overwrite some that are not committed.",
    remedy: 'Commit the content file, or pull with --force; "site-deploy content diff" shows what would change.'
  },
  CONTENT_REFUSED: {
    title: "The portal did not let this run read the site's SEO metadata.",
    remedy: "Let a site admin grant the application (azure.clientId) the right to read the site in the portal, or set seo.enabled: false to deploy without its metadata."
  },
  CONTENT_UNAVAILABLE: {
    title: "The site's SEO metadata could not be fetched from the portal.",
    remedy: "Run the job again when the portal is back, or set seo.enabled: false to deploy without its metadata."
  },
  CONTENT_ANSWER_INVALID: {
    title: "The portal answered with something else than pages and SEO metadata.",
    remedy: "Check that portal.url is the address of the portal itself; seo.enabled: false deploys without its metadata meanwhile."
  },
  SEO_INVALID: {
    title: "SEO metadata of the portal exceeds what is allowed.",
    remedy: "Correct the fields that are named in the portal, or set seo.onError: warn to deploy without the fields that are wrong."
  },
  HOSTING_CONFIG_INVALID: {
    title: "The hosting configuration has errors.",
    remedy: "Correct the file that is named; the platform ignores an invalid one without a word."
  },
  PACKAGE_FORBIDDEN_FILE: {
    title: "The built site holds a file that must not be published.",
    remedy: "Remove it from the build output, or point build.output at the right folder."
  },
  PACKAGE_TOO_LARGE: {
    title: "The built site is larger than the hosting allows.",
    remedy: "Leave out the files that are named (source maps and videos are the usual ones), or raise hosting.maxTotalSize if your plan allows it."
  },
  PACKAGE_TOO_MANY_FILES: {
    title: "The built site has more files than the hosting allows.",
    remedy: "Leave out generated files, or raise hosting.maxFiles if your plan allows it."
  },
  PACKAGE_EMPTY: {
    title: "The built site has no files to publish.",
    remedy: "Check the build, and that build.output is the folder that it writes."
  },
  PACKAGE_NAME_REFUSED: {
    title: "The built site has a file name that the hosting could not keep as it is.",
    remedy: "Rename the files that are named, so that they differ in more than upper and lower case and use no special characters."
  },
  PACKAGE_FILE_CHANGED: {
    title: "A file changed while it was read.",
    remedy: "Make sure that the build has ended and that nothing else writes to its output folder."
  }
};

// src/shared/errors/catalogue/workspace.ts
var workspace = {
  WORKSPACE_NOT_LOGGED_IN: {
    title: "There is no login for the file-and-workspace API.",
    remedy: 'Run "site-deploy workspace login", or set WORKSPACE_API_KEY or WORKSPACE_ACCESS_TOKEN.'
  },
  WORKSPACE_LOGIN_DENIED: {
    title: "The login was denied in the browser.",
    remedy: "Run the login again and approve it, or ask for fewer scopes."
  },
  WORKSPACE_LOGIN_REFUSED: {
    title: "The authorization server did not let the login begin.",
    remedy: "Compare client id, redirect address and scopes with what is registered for the client application."
  },
  WORKSPACE_LOGIN_TIMEOUT: {
    title: "The login was not finished in time.",
    remedy: "Run the login again; --timeout gives more time, --no-browser works without a browser on this machine."
  },
  WORKSPACE_STATE_MISMATCH: {
    title: "The answer of the authorization server does not belong to this login.",
    remedy: "Run the login again and finish it in the window that it opens; an older window does not count."
  },
  WORKSPACE_CODE_REFUSED: {
    title: "The authorization server refused the code.",
    remedy: "Run the login again: a code is short-lived and can be used once."
  },
  WORKSPACE_CLIENT_REFUSED: {
    title: "The authorization server refused the client application.",
    remedy: "Compare WORKSPACE_CLIENT_ID and WORKSPACE_CLIENT_SECRET with the registered client application."
  },
  WORKSPACE_LOGIN_EXPIRED: {
    title: "The login has expired.",
    remedy: 'Run "site-deploy workspace login" again; with the scope offline_access it is renewed by itself.'
  },
  WORKSPACE_KEY_INVALID: {
    title: "The API key is none.",
    remedy: "Copy the whole key from the account settings: it begins with sk_live_ or sk_test_."
  },
  WORKSPACE_KEY_ENVIRONMENT: {
    title: "The API key is of the other environment.",
    remedy: "Use a key of the environment that is meant."
  },
  WORKSPACE_TOKEN_NEEDED: {
    title: "This call takes an access token, not an API key.",
    remedy: 'Run "site-deploy workspace login", or set WORKSPACE_ACCESS_TOKEN.'
  },
  WORKSPACE_UNAUTHORIZED: {
    title: "The file-and-workspace API did not accept the credential.",
    remedy: "Log in again, or create a new API key in the account settings; it may have been revoked."
  },
  WORKSPACE_FORBIDDEN: {
    title: "The credential may not do this.",
    remedy: "Log in with the scope that is named, or give the API key the permission; for lists of workspaces it is workspaces:read."
  },
  WORKSPACE_REFUSED: {
    title: "The file-and-workspace API refused the call.",
    remedy: "Check the address, and correct what its reason names."
  },
  WORKSPACE_UNAVAILABLE: {
    title: "The file-and-workspace API or its authorization server did not answer.",
    remedy: "Check WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL, and try again later."
  },
  WORKSPACE_ANSWER_INVALID: {
    title: "The file-and-workspace API or its authorization server answered in a shape that is not known.",
    remedy: "Check that WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL are the addresses of the services themselves."
  },
  WORKSPACE_STORE_FAILED: {
    title: "The stored logins could not be read or written.",
    remedy: "Check the permissions of the folder that is named, or set XDG_CONFIG_HOME to another one."
  },
  WORKSPACE_STORE_INVALID: {
    title: "The file with the stored logins is damaged.",
    remedy: "Delete the file that is named, and log in again."
  },
  WORKSPACE_STORE_BUSY: {
    title: "Another process holds the stored logins.",
    remedy: "Wait for it to end and try again."
  }
};

// src/shared/errors/catalogue/catalogue.ts
var catalogue = {
  ...plan,
  ...site,
  ...attestation,
  ...delivery,
  ...operate,
  ...onboarding,
  ...portal,
  ...workspace,
  CANCELLED: { title: "The run was cancelled.", remedy: "Run it again when you want it deployed." },
  LOCAL_CLOUD_UNAVAILABLE: {
    title: "The local cloud could not start.",
    remedy: "It needs the packages of a full install: run npm ci in the checkout of site-deploy."
  },
  INTERNAL: { title: "A defect of site-deploy.", remedy: "Open a report with the lines above." }
};

// src/shared/errors/error.ts
var SiteDeployError = class _SiteDeployError extends Error {
  name = "SiteDeployError";
  code;
  remedy;
  facts;
  problems;
  constructor(code, message, details = {}) {
    super(message, details.cause === void 0 ? {} : { cause: details.cause });
    this.code = code;
    this.remedy = details.remedy ?? catalogue[code].remedy;
    this.facts = details.facts ?? [];
    this.problems = details.problems ?? [];
  }
  /** Any thrown value as a `SiteDeployError`: itself, or a defect. */
  static from(thrown) {
    if (thrown instanceof _SiteDeployError) return thrown;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const stack = thrown instanceof Error ? (thrown.stack ?? "").split("\n").slice(1, 6).map((line) => line.trim()) : [];
    return new _SiteDeployError("INTERNAL", message, { cause: thrown, facts: stack });
  }
};
function describeError(error) {
  return [
    `${error.message} [${error.code}]`,
    ...error.facts.map((fact) => `  ${fact}`),
    ...error.problems.flatMap(describeProblem),
    `What to do: ${error.remedy}`
  ];
}
function describeProblem(problem) {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== void 0).join(":");
  const lines = [`  ${place}  ${problem.message}`];
  if (problem.source !== void 0 && problem.line !== void 0) {
    const gutter = `    ${problem.line} | `;
    lines.push(gutter + problem.source);
    if (problem.column !== void 0) lines.push(`${" ".repeat(gutter.length + problem.column - 1)}^`);
  }
  return lines;
}

export {
  catalogue,
  SiteDeployError,
  describeError
};

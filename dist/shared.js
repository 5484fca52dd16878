import { r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
const { Worker, parentPort } = globalThis.process.getBuiltinModule("node:worker_threads");
const { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, readSync, writeSync } = globalThis.process.getBuiltinModule("node:fs");
const { lstat, mkdir, open, realpath, rename, writeFile } = globalThis.process.getBuiltinModule("node:fs/promises");
const { setImmediate, "setTimeout": setTimeout$1 } = globalThis.process.getBuiltinModule("node:timers/promises");
const { createHash, hash } = globalThis.process.getBuiltinModule("node:crypto");
const { "constants": constants$2, crc32, deflateRawSync, gunzipSync } = globalThis.process.getBuiltinModule("node:zlib");
const { inspect } = globalThis.process.getBuiltinModule("node:util");
const path = globalThis.process.getBuiltinModule("node:path");
const { BlockList, isIP } = globalThis.process.getBuiltinModule("node:net");
const { pipeline } = globalThis.process.getBuiltinModule("node:stream/promises");

// src/shared/errors/catalogue/attestation.ts
const attestation = {
	ATTESTATION_MISSING: {
		title: "There is no attestation of the package, and the site config requires one.",
		remedy: "Let a job between build and deploy attest the output \"digest\" of the build job (actions/attest, input \"subject-digest\"), and give the deploy job the permission attestations: read."
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
		title: "This runner does not know whose signatures count for attestations.",
		remedy: "Use a runner with GitHub's command line tool \"gh\", 2.58 or newer; or commit what \"gh attestation trusted-root\" prints, and name the file in build.trustedRoot."
	}
};

// src/shared/errors/catalogue/delivery.ts
const delivery = {
	UPLOADER_NOT_AVAILABLE: {
		title: "The platform's own upload client is not available on this machine.",
		remedy: "Use \"uploader: direct\", which needs no client; or let the runner reach the addresses that are named."
	},
	OFFICIAL_CLIENT_CHECKSUM: {
		title: "The platform's upload client is not the file that its release names.",
		remedy: "Run the job again; if it happens again, something between the release and the runner changes the file: do not use it."
	},
	OFFICIAL_CLIENT_FAILED: {
		title: "The platform's upload client has failed.",
		remedy: "Read its last lines; \"uploader: direct\" does without it."
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
		title: "The hosting platform refused a request of the upload or of the closing.",
		remedy: "Correct what its reason names; quote the correlation id to its support."
	},
	UPLOAD_UNAVAILABLE: {
		title: "The hosting platform did not answer.",
		remedy: "Run the job again; quote the correlation id to its support if it happens again."
	},
	UPLOAD_ANSWER_INVALID: {
		title: "The hosting platform sent an unexpected response.",
		remedy: "Run the job again; if it happens again, open a report with the answer that is shown."
	},
	UPLOAD_WRONG_TARGET: {
		title: "The deployment goes, or went, to another environment than planned.",
		remedy: "Compare the preview name in the site config with the environments of the hosting."
	},
	CLOSE_BRANCHES_UNKNOWN: {
		title: "The Preview was not closed, since it is not known whether another branch still uses it.",
		remedy: "Run the job again. The job needs the permission \"contents: read\". To close it all the same, run the workflow by hand with \"mode: close\"."
	},
	PREVIEW_IN_USE: {
		title: "The Preview was not closed, since it is still in use.",
		remedy: "Nothing has to be done. To close it all the same, run the workflow by hand with \"mode: close\"."
	},
	CLOSE_UNKNOWN: {
		title: "It is not known whether the Preview is closed.",
		remedy: "Open its address, or list what is there with \"site-deploy previews list\"; closing it again does no harm."
	},
	SUPERSEDED: {
		title: "A newer commit has taken the place of the one that this run would deploy.",
		remedy: "Nothing has to be done: the newer run deploys the newer commit. To go back on purpose, use \"site-deploy rollback\"."
	},
	DISTRIBUTION_FAILED: {
		title: "The hosting platform took the upload but could not distribute it.",
		remedy: "Correct what its reason names and run again; quote the correlation id to its support."
	},
	DISTRIBUTION_UNKNOWN: {
		title: "The hosting platform took the upload, but it is not known whether it is live.",
		remedy: "Open the site and look at /.well-known/site-deploy.json: it names the build that is live. Then run the job again."
	},
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
		title: "The portal has not confirmed that it knows of the deployment.",
		remedy: "Run the job again to tell it; check the input \"api-token\" if it was refused."
	}
};

// src/shared/errors/catalogue/machine.ts
const machine = {
	DISK_FULL: {
		title: "There is no room left on a disk of the machine.",
		remedy: "Make room on the disk of the file that is named, or take a machine with a larger one, and run again."
	},
	TOO_MANY_OPEN_FILES: {
		title: "The machine does not let the run open as many files as it needs.",
		remedy: "Raise the limit of open files (\"ulimit -n\"; 256 are enough), and run again."
	},
	FILE_TOO_LARGE: {
		title: "A file is larger than the run can read, or than the system lets it write.",
		remedy: "Make the file that is named smaller, or leave it out, and run again."
	},
	FILE_GONE: {
		title: "A file or folder that the run needs is not there any more.",
		remedy: "Let nothing else change the folders of a run while it works, and run again."
	},
	FILE_REFUSED: {
		title: "The system does not let the run read or write a file or folder.",
		remedy: "Correct its permissions or its name, and run again."
	}
};

// src/shared/errors/catalogue/onboarding.ts
const onboarding = {
	ONBOARD_INPUT_INVALID: {
		title: "Onboarding cannot use a value that it was given.",
		remedy: "Correct the values that are named above; \"site-deploy onboard --help\" shows every option."
	},
	ONBOARD_SUBJECT_UNKNOWN: {
		title: "The subject of the id tokens of the repository cannot be predicted.",
		remedy: "Use the default OIDC subject claims, or only claims that never change between runs (repo, context, repository_id)."
	},
	ONBOARD_CREDENTIAL_LIMIT: {
		title: "The application has as many federated credentials as Entra allows.",
		remedy: "Remove credentials that nothing uses, or deploy the site with another application."
	},
	ONBOARD_SECRET_MISSING: {
		title: "A secret that the command needs is missing.",
		remedy: "Set the variable that is named, or pass the secret on standard input; never as an argument."
	},
	ONBOARD_OTHER_SITE: {
		title: "The repository deploys another site already.",
		remedy: "A repository holds one site: its workflows, environments and variables are of that one. Give this site a repository of its own, or correct which repository the portal names."
	},
	ONBOARD_SERVER_UNSUPPORTED: {
		title: "The GitHub Enterprise Server is too old for the generated workflows.",
		remedy: "Update the server to 3.19 or newer, with runners of version 2.327.1 or newer."
	},
	ONBOARD_STEP_FAILED: {
		title: "A step of onboarding failed.",
		remedy: "Correct what is named above and run it again: it goes on where it stopped."
	},
	GITHUB_TOKEN_MISSING: {
		title: "There is no token for GitHub.",
		remedy: "Set GH_TOKEN; \"export GH_TOKEN=$(gh auth token)\" is one way."
	},
	GITHUB_APP_REFUSED: {
		title: "GitHub did not accept the App.",
		remedy: "Compare --app-id with the settings of the App, and hand over a private key that it still has."
	},
	GITHUB_APP_NOT_INSTALLED: {
		title: "The GitHub App is not installed where the repository is.",
		remedy: "Install the App for the owner that is named. For an --action of another owner, name its full commit id: owner/name@<commit id>#<version>."
	},
	TOKEN_COMMAND_FAILED: {
		title: "The command that renews a token failed.",
		remedy: "Run the command by itself: it must print the token and nothing else, and ask nothing."
	},
	GITHUB_TOKEN_REFUSED: {
		title: "GitHub did not accept the token.",
		remedy: "Set GH_TOKEN to a token that has not expired; \"export GH_TOKEN=$(gh auth token)\" is one way. In a workflow, renew the secret that holds it."
	},
	GITHUB_PERMISSION_MISSING: {
		title: "The token may not do this on GitHub.",
		remedy: "Give the token the permission that is named; in some organisations an owner must approve it."
	},
	GITHUB_NOT_FOUND: {
		title: "GitHub does not have what was named, or does not show it to this token.",
		remedy: "Compare the name of the repository, and give the token access to it."
	},
	GITHUB_RATE_LIMITED: {
		title: "GitHub is limiting requests.",
		remedy: "Run it again later: it goes on where it stopped."
	},
	GITHUB_REFUSED: {
		title: "GitHub refused a request.",
		remedy: "Correct what its message names."
	},
	GITHUB_UNAVAILABLE: {
		title: "GitHub did not answer.",
		remedy: "Run it again; look at https://www.githubstatus.com if it happens again."
	},
	AZURE_TOKEN_REFUSED: {
		title: "Azure did not accept the token.",
		remedy: "Get a new one, which lives for about an hour: az account get-access-token --resource-type ms-graph, or arm for a managed identity."
	},
	AZURE_PERMISSION_MISSING: {
		title: "The token may not do this in Azure.",
		remedy: "Use a token with the permission that is named, or give the printed az commands to somebody who may."
	},
	AZURE_REFUSED: {
		title: "Azure refused a request.",
		remedy: "Correct what its message names."
	},
	AZURE_UNAVAILABLE: {
		title: "Azure did not answer.",
		remedy: "Run it again: it goes on where it stopped."
	}
};

// src/shared/errors/catalogue/operate.ts
const operate = {
	ROLLBACK_REFUSED: {
		title: "The kept package may not be deployed again here.",
		remedy: "Name a run that a push to a branch of the environment started, or that somebody started on it by hand."
	},
	ROLLBACK_PACKAGE_UNKNOWN: {
		title: "GitHub keeps no package that could be deployed again.",
		remedy: "Name one of the kept versions, or deploy the commit anew: push it, or run the deployment workflow on it."
	},
	ROLLBACK_PACKAGE_EXPIRED: {
		title: "The package has expired and was deleted.",
		remedy: "Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps the package anew, and the deploy job does not go backwards. Later, revert the changes on the branch and push. The setting \"retention-days\" in the deployment workflow says how long packages are kept."
	},
	ROLLBACK_NOT_SUPPORTED: {
		title: "The repository has no workflow that rolls back.",
		remedy: "Run \"site-deploy onboard --apply\" and merge its pull request: from then on each deployment keeps its package."
	},
	ROLLBACK_BLOCKED: {
		title: "A deployment that waits for a review stands before the rollback.",
		remedy: "Approve or reject it on its page, or use --cancel-waiting: it cancels the deployments that wait, and the rollback is next."
	},
	ROLLBACK_UNPROVEN: {
		title: "No run that has succeeded has built this version.",
		remedy: "Name another version, or the run itself with --to <run> once you have looked at it."
	},
	ROLLBACK_FAILED: {
		title: "The run that should roll back did not succeed.",
		remedy: "Look at the page of the run: its last lines say whether the live site changed, and what to do."
	},
	DEPLOY_WORKFLOW_NOT_FOUND: {
		title: "There is no workflow that deploys the site.",
		remedy: "Run \"site-deploy onboard --apply\" and merge its pull request, bring the workflow to the branch, or name its file with the input \"workflow\"."
	},
	DEPLOY_WORKFLOW_AMBIGUOUS: {
		title: "Several workflows deploy the site.",
		remedy: "Keep one of them, or name the file of the one that is meant with the input \"workflow\"."
	},
	RELEASE_NOT_FOUND: {
		title: "No release is open.",
		remedy: "Run \"site-deploy release start\" first."
	},
	REQUEST_ISSUE_REFUSED: {
		title: "The issue is not one that site-deploy has opened for a development request.",
		remedy: "Let \"site-deploy requests advance\" start the agent: it names the issue, the branch and the commit."
	},
	CHANGE_REFUSED: {
		title: "The change that the agent has left is not proposed.",
		remedy: "Look at the patch that the run has kept. Ask the agent again, or make the change yourself."
	},
	RELEASE_BRANCH_MISSING: {
		title: "The repository has no production branch.",
		remedy: "Compare environments.production.branch in the site config with the branches of the repository."
	},
	AZURE_TOKEN_MISSING: {
		title: "There is no token for Azure Resource Manager.",
		remedy: "Set AZURE_ACCESS_TOKEN=$(az account get-access-token --query accessToken --output tsv), or pass the token on standard input with --token-stdin."
	},
	STATIC_SITE_NOT_FOUND: {
		title: "The subscription shows no such static site.",
		remedy: "Name it with --site-name, compare azure.subscriptionId, and give the account of the token the role Reader on it: Azure leaves out what the account may not see."
	},
	STATIC_SITE_AMBIGUOUS: {
		title: "More than one static site fits.",
		remedy: "Name it with --site-name and --resource-group."
	},
	REPOSITORY_MISMATCH: {
		title: "The site is deployed from another repository.",
		remedy: "Name the repository of the site with --repository owner/name."
	},
	PREVIEW_NOT_FOUND: {
		title: "There is no environment of this name.",
		remedy: "Name one of those that \"site-deploy previews list\" shows."
	},
	PREVIEW_NOT_CLOSED: {
		title: "The environment is still there.",
		remedy: "Run \"site-deploy previews list\"; if the environment is still there, close it again."
	}
};

// src/shared/errors/catalogue/plan.ts
const plan = {
	USAGE: {
		title: "A command or an input was used wrongly.",
		remedy: "Run the command with --help, or compare the inputs with the README."
	},
	CONFIG_NOT_FOUND: {
		title: "The site config file does not exist.",
		remedy: "Add site.config.yml to the root of the repository, or name another file with the input \"config\"."
	},
	CONFIG_INVALID: {
		title: "The site config file has errors.",
		remedy: "Correct the lines named above. Editors check the file while you type when its first line names the JSON Schema, as in a generated file."
	},
	PATH_OUTSIDE_WORKSPACE: {
		title: "A path leads out of the repository.",
		remedy: "Use a path below the root of the repository; symbolic links must stay below it, too."
	},
	PIN_CONFLICT: {
		title: "The site config names another portal or another identity than the workflow pins.",
		remedy: "Correct the site config. Where the portal or the identity has really moved, let those who own the workflow change what it pins first: portal-url, audience, tenant-id, client-id."
	},
	EVENT_NOT_DEPLOYED: {
		title: "This event or branch is not deployed.",
		remedy: "Push to the production branch or to a release branch, or run the workflow by hand with the input \"environment\"."
	},
	ENVIRONMENT_UNKNOWN: {
		title: "The target environment is absent or unknown.",
		remedy: "Set the input \"environment\" to \"production\" or \"preview\". It is never guessed."
	},
	ENVIRONMENT_CONFLICT: {
		title: "The branch is not one that may be deployed to the environment that was asked for.",
		remedy: "Leave the input \"environment\" out of runs that a push starts; run the workflow by hand on a branch that the environment allows."
	},
	VERSION_INVALID: {
		title: "The version is not MAJOR.MINOR.PATCH.",
		remedy: "Name the branch release/X.Y.Z with three whole numbers, or set the input \"site-version\"."
	},
	VERSION_NOT_FOUND: {
		title: "No version was found for this commit.",
		remedy: "Tag the commit vX.Y.Z and check out with \"fetch-tags: true\", merge from release/X.Y.Z, set \"version\" in package.json, or set the input \"site-version\"."
	},
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
const portal = {
	PORTAL_UNAUTHORIZED: {
		title: "The portal did not accept the credential.",
		remedy: "Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may have expired. In a workflow, compare portal.audience in the site config with the audience that the portal expects."
	},
	PORTAL_FORBIDDEN: {
		title: "The caller may not do this in the portal.",
		remedy: "Let an owner of the site grant the level that it needs: viewer reads, editor edits content, admin settings."
	},
	PORTAL_NOT_FOUND: {
		title: "The portal does not know what was asked for.",
		remedy: "Compare the ids and slugs with what \"site-deploy portal sites\" and \"site-deploy portal pages\" list."
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
		title: "The portal sent an unexpected response.",
		remedy: "Check that the address is that of the portal itself; tell its operators what was received."
	}
};

// src/shared/errors/catalogue/site.ts
const site = {
	BUILD_TOOL_MISSING: {
		title: "A program that the build needs is not installed.",
		remedy: "Add a step that installs it before this one, or set build.install."
	},
	BUILD_INSTALL_FAILED: {
		title: "The site's dependencies could not be installed.",
		remedy: "Correct what the package manager says; the same command in a fresh clone shows it, too."
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
		remedy: "Add a script \"build\" to package.json, or set build.command."
	},
	BUILD_OUTPUT_NOT_FOUND: {
		title: "The built site was not found.",
		remedy: "Set build.output to the folder that the build writes, relative to build.root."
	},
	ARTIFACT_INVALID: {
		title: "The built site of the earlier job is not what that job made.",
		remedy: "Upload the whole folder of the build job, hidden files included, and download it to the same path in the deploy job."
	},
	CONTENT_FILE_INVALID: {
		title: "The content file with the text overrides has errors.",
		remedy: "Correct the lines named above, or get the file again with \"site-deploy texts pull\"."
	},
	CONTENT_FILE_CHANGED: {
		title: "Pulling texts would overwrite some that are not committed.",
		remedy: "Commit the content file, or pull with --force; \"site-deploy texts diff\" shows what would change."
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
	SEO_FILE_INVALID: {
		title: "The file with the snapshot of the SEO metadata has errors.",
		remedy: "Write it again with \"site-deploy texts pull --seo\"; nobody needs to edit it."
	},
	SEO_INVALID: {
		title: "SEO metadata of the portal exceeds what is allowed.",
		remedy: "Correct the fields that are named in the portal, or set seo.onError: warn to deploy without the fields that are wrong."
	},
	HOSTING_CONFIG_INVALID: {
		title: "The hosting configuration has errors.",
		remedy: "Correct the file that is named; the platform ignores an invalid one without a word."
	},
	START_PAGE_MISSING: {
		title: "The built site has no start page.",
		remedy: "Point build.output at the folder that holds index.html; the platform takes no site without one."
	},
	PACKAGE_FORBIDDEN_FILE: {
		title: "The built site holds a file that must not be published.",
		remedy: "Point build.output at the folder that holds the site alone; or, where that is the right folder, let the build leave out what is named."
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
const workspace = {
	WORKSPACE_NOT_LOGGED_IN: {
		title: "There is no login for the file-and-workspace API.",
		remedy: "Run \"site-deploy workspace login\", or set WORKSPACE_API_KEY or WORKSPACE_ACCESS_TOKEN."
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
		remedy: "Run \"site-deploy workspace login\" again; with the scope offline_access it is renewed by itself."
	},
	WORKSPACE_KEY_INVALID: {
		title: "The text that was given is not an API key.",
		remedy: "Copy the whole key from the account settings: it begins with sk_live_ or sk_test_."
	},
	WORKSPACE_KEY_ENVIRONMENT: {
		title: "The API key is of the other environment.",
		remedy: "Use a key of the environment that is meant."
	},
	WORKSPACE_TOKEN_NEEDED: {
		title: "This call takes an access token, not an API key.",
		remedy: "Run \"site-deploy workspace login\", or set WORKSPACE_ACCESS_TOKEN."
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
		title: "The file-and-workspace API or its authorization server sent an unexpected response.",
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
const anywhere = {
	CANCELLED: {
		title: "The run was cancelled.",
		remedy: "Run it again when you want it done."
	},
	PROXY_INVALID: {
		title: "The environment names a proxy that cannot be used.",
		remedy: "Set HTTPS_PROXY and HTTP_PROXY to an address that begins with http:// or https://, or unset them; NO_PROXY names hosts that need none."
	},
	LOCAL_CLOUD_UNAVAILABLE: {
		title: "The local cloud could not start.",
		remedy: "Remove the cause that the message names, and start it again."
	},
	LOCAL_CLOUD_PACKAGES_MISSING: {
		title: "Packages that only the local cloud needs are not installed.",
		remedy: "Run \"npx site-deploy localcloud --install\" once."
	},
	INTERNAL: {
		title: "A defect of site-deploy.",
		remedy: "Open a report with the lines above."
	}
};
const catalogue = {
	...plan,
	...site,
	...attestation,
	...delivery,
	...operate,
	...onboarding,
	...portal,
	...workspace,
	...machine,
	...anywhere
};

// src/shared/files.ts
function errorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function isMissing(error) {
	const code = errorCode(error);
	return code === "ENOENT" || code === "ENOTDIR";
}
async function readIfThere(file) {
	return undefinedIfMissing(read$1(file));
}
const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const largest$1 = 64 << 20;
async function read$1(file) {
	await using handle = await open(file, flags);
	checkReadable(file, await handle.stat());
	return await handle.readFile("utf8");
}
function checkReadable(file, stats) {
	const refuse = (code, what) => Object.assign(/* @__PURE__ */ new Error(`${file} ${what}`), {
		code,
		syscall: "read",
		path: file
	});
	if (!stats.isFile()) throw refuse("EISDIR", "is not a file");
	if (stats.size > largest$1) throw refuse("EFBIG", `has ${stats.size} bytes; at most ${largest$1} are read`);
}
function readIfThereSync(file) {
	return readBytesIfThereSync(file)?.toString("utf8");
}
function readBytesIfThereSync(file) {
	let handle;
	try {
		handle = openSync(file, flags);
	} catch (error) {
		if (isMissing(error)) return void 0;
		throw error;
	}
	try {
		checkReadable(file, fstatSync(handle));
		return readFileSync(handle);
	} finally {
		closeSync(handle);
	}
}
async function undefinedIfMissing(work) {
	try {
		return await work;
	} catch (error) {
		if (isMissing(error)) return void 0;
		throw error;
	}
}

// src/shared/errors/machine-failure.ts
const codes$2 = {
	ENOSPC: "DISK_FULL",
	EDQUOT: "DISK_FULL",
	EMFILE: "TOO_MANY_OPEN_FILES",
	ENFILE: "TOO_MANY_OPEN_FILES",
	EFBIG: "FILE_TOO_LARGE",
	ERR_FS_FILE_TOO_LARGE: "FILE_TOO_LARGE",
	ENOENT: "FILE_GONE",
	ENOTDIR: "FILE_GONE",
	ESTALE: "FILE_GONE",
	EACCES: "FILE_REFUSED",
	EPERM: "FILE_REFUSED",
	EROFS: "FILE_REFUSED",
	EBUSY: "FILE_REFUSED",
	EIO: "FILE_REFUSED",
	EISDIR: "FILE_REFUSED",
	ELOOP: "FILE_REFUSED",
	ENAMETOOLONG: "FILE_REFUSED"
};
function machineFailure(thrown) {
	const code = codes$2[errorCode(thrown) ?? ""];
	return (code === "FILE_GONE" || code === "FILE_REFUSED") && !(thrown instanceof Error && "path" in thrown) ? void 0 : code;
}

// src/shared/errors/error.ts
var SiteDeployError = class SiteDeployError extends Error {
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
	static from(thrown) {
		if (thrown instanceof SiteDeployError) return thrown;
		const message = messageOf(thrown);
		const failure = machineFailure(thrown);
		if (failure !== void 0) return new SiteDeployError(failure, catalogue[failure].title, {
			cause: thrown,
			facts: [message]
		});
		const stack = thrown instanceof Error ? (thrown.stack ?? "").split("\n").slice(1, 6).map((line) => line.trim()) : [];
		return new SiteDeployError("INTERNAL", message, {
			cause: thrown,
			facts: stack
		});
	}
};
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
function describeError(error) {
	return [
		`${error.message} [${error.code}]`,
		...error.facts.map((fact) => `  ${fact}`),
		...error.problems.flatMap(describeProblem),
		`What to do: ${error.remedy}`
	];
}
function describeProblem(problem) {
	const lines = [`  ${[
		problem.file,
		problem.line,
		problem.column
	].filter((part) => part !== void 0).join(":")}  ${problem.message}`];
	if (problem.source !== void 0 && problem.line !== void 0) {
		const gutter = `    ${problem.line} | `;
		lines.push(gutter + problem.source);
		if (problem.column !== void 0) lines.push(`${" ".repeat(gutter.length + problem.column - 1)}^`);
	}
	return lines;
}

// src/shared/pace.ts
const sliceMs = 20;
function paced(signal) {
	let last = performance.now();
	return async () => {
		if (performance.now() - last < sliceMs) return;
		await setImmediate();
		signal.throwIfAborted();
		last = performance.now();
	};
}

// src/shared/threads.ts
const ahead = 2;
const windowPerThread = 3;
function startWorkers(options) {
	const { module, threads, here, signal } = options;
	return threads < 1 ? workHere(here(), signal) : new ThreadWorkers(moduleOf(module), options);
}
function workHere(work, signal) {
	return {
		async *work(tasks) {
			signal.throwIfAborted();
			const pace = paced(signal);
			for (const task of tasks) {
				yield work(task);
				await pace();
			}
		},
		async [Symbol.asyncDispose]() {}
	};
}
function moduleOf(module) {
	const places = [
		`../${module}.ts`,
		`./${module}.js`,
		`../${module}.js`
	].map((place) => new URL(place, import.meta.url));
	const found = places.find((place) => existsSync(place));
	if (found !== void 0) return found;
	throw new SiteDeployError("INTERNAL", `The threads of ${module} have no file: ${places.map(String).join(", ")}.`);
}
var ThreadWorkers = class {
	#threads;
	#transferOf;
	#waiting = /* @__PURE__ */ new Map();
	#queue = [];
	#failure = Promise.withResolvers();
	#signal;
	#onAbort = () => this.#failure.reject(this.#signal.reason);
	#next = 0;
	constructor(module, options) {
		const { threads, dataOf, transferOf = () => [], resourceLimits = {}, signal } = options;
		this.#signal = signal;
		this.#transferOf = transferOf;
		this.#failure.promise.catch(() => void 0);
		signal.addEventListener("abort", this.#onAbort, { once: true });
		this.#threads = Array.from({ length: threads }, (_, number) => this.#thread(new Worker(module, {
			resourceLimits,
			workerData: dataOf?.(number)
		})));
	}
	async *work(tasks) {
		this.#signal.throwIfAborted();
		const rest = tasks[Symbol.iterator]();
		this.#take(rest);
		for (const [number, { promise }] of this.#waiting) {
			yield await Promise.race([promise, this.#failure.promise]);
			this.#waiting.delete(number);
			this.#take(rest);
		}
	}
	async [Symbol.asyncDispose]() {
		this.#signal.removeEventListener("abort", this.#onAbort);
		await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
	}
	#thread(worker) {
		const thread = {
			worker,
			busy: 0
		};
		worker.on("error", (error) => this.#failure.reject(error));
		worker.on("exit", () => this.#failure.reject(new SiteDeployError("INTERNAL", "A thread has ended early.")));
		worker.on("message", (delivery) => {
			thread.busy -= 1;
			this.#feed();
			if ("error" in delivery) this.#failure.reject(received(delivery.error));
			else this.#waiting.get(delivery.number)?.resolve(delivery.result);
		});
		return thread;
	}
	#take(tasks) {
		while (this.#waiting.size < this.#threads.length * windowPerThread) {
			const next = tasks.next();
			if (next.done === true) break;
			this.#waiting.set(this.#next, Promise.withResolvers());
			this.#queue.push({
				number: this.#next,
				task: next.value
			});
			this.#next += 1;
		}
		this.#feed();
	}
	#feed() {
		for (let order = this.#queue[0]; order !== void 0; order = this.#queue[0]) {
			const free = this.#threads.reduce((least, one) => one.busy < least.busy ? one : least);
			if (free.busy >= ahead) return;
			this.#queue.shift();
			free.busy += 1;
			free.worker.postMessage(order, this.#transferOf(order.task));
		}
	}
};
function answerTasks(work, transferOf = () => []) {
	parentPort?.on("message", async ({ number, task }) => {
		try {
			const result = await work(task);
			parentPort?.postMessage({
				number,
				result
			}, transferOf(result));
		} catch (error) {
			parentPort?.postMessage({ error: sent(error) });
		}
	});
}
function sent(error) {
	if (!(error instanceof SiteDeployError)) return { defect: error };
	const { code, message, remedy, facts, problems } = error;
	return {
		code,
		message,
		remedy,
		facts,
		problems
	};
}
function received(error) {
	return "defect" in error ? error.defect : new SiteDeployError(error.code, error.message, error);
}

// src/steps/finish/browser/scripts.ts
const holdHead = [
	"(()=>{let{head:e}=document,t=JSON.parse(document.currentScript?.dataset.hold),n=[`name`,`propert",
	"y`,`rel`,`type`],r=e=>e.trim().replace(/\\s+/g,` `).replace(/(\\/index)?(\\.html)?\\/?$/,``),i={[r(l",
	"ocation.pathname)]:t},a=[],o,s=0,c,l,u,d,f=e=>n.find(t=>e.getAttribute(t)),p=e=>({META:`content`",
	",LINK:`href`})[e.tagName],m=e=>{let n=f(e);try{if(n!==`type`)return e.getAttribute(n)??e.tagName",
	";let r=JSON.parse(e.textContent);return[r[`@graph`]??r].flat().flatMap(e=>e[`@type`]).find(e=>l?",
	".[e]??t[0][e])}catch{}},h=(n,i,o)=>{let m=25+(o-s)/1e3;d[n]??=0;let[h,g,..._]=(d[n]>m?[]:l?.[n])",
	"??[],v=g,y;for(let e of i)e.note.want===t[0][n]?.[1]&&(e.note.want=t[0][n]?.[2]),(!y||e.note.at>",
	"=y.note.at)&&(y=e);let b=y?.note.want;if(b!==void 0&&y.note.at>=s&&!_.some(e=>r(e)===r(b))&&(o>=",
	"c?v=n===`robots`?`${b}, ${v}`:b:u>1e3&&l?.[n]?.push(b)),v&&!y&&document.readyState!==`loading`){",
	"let[t,r,a=n]=h.split(` `);y=e.appendChild(document.createElement(t)),r&&y.setAttribute(r,a),y.no",
	"te={text:``,at:0},i.push(y)}for(let t of i){let r=h?t===y?v:void 0:t.note.want,i=t.note.want===v",
	"oid 0;if(r===t.note.text||!h&&i&&o-s<1e3)continue;d[n]++;let c=r===void 0,l=c?f(t):p(t),m=docume",
	"nt.createElement(`p`),g=t.getAttribute(l);c?(u>1e3||t.note.at)&&a.push(()=>l?t.setAttribute(l,g)",
	":e.append(...m.childNodes)):t.note.text=r,c&&i?t.remove():l?t.setAttribute(l,r??`muted`):c?m.app",
	"end(t):t.firstChild?t.firstChild.nodeValue=r:t.append(r)}!h||d[n]<=m||(d[n]=1/0,console.warn(`si",
	"te-deploy gave up ${n}`))},g=e=>i[r(e)]??=(async()=>{let t=(await fetch(e)).body.getReader();for",
	"(let e=``;;){let{value:n}=await t.read();e+=new TextDecoder().decode(n);let r=/data-hold='(.*?)'",
	"|<body/.exec(e);if(!n||r)return t.cancel(),JSON.parse(r?.[1])}})().catch(()=>[{}]),_=async t=>{l",
	"et n=Date.now(),i=r(location.pathname),f=s,y=i!==o;if(y)[o,s,c,l,d]=[i,n,0,void 0,{}];else if(t?",
	".every(({target:t})=>!e.contains(t)))return;let b={};for(let e of document.querySelectorAll(`hea",
	"d>title,meta,link,script[type*=ld]`)){let t=p(e),r=(t?e.getAttribute(t):e.textContent)??``,i=m(e",
	");b[i]??=[],b[i].push(e),e.note?.text!==r&&(e.note={text:r,want:r,at:f&&n},f&&!c&&(c=n+u,setTime",
	"out(_,u)))}if(y){let[e,t=1e3,n=i]=await g(location.pathname);if(i!==o)return;for(let e of a.spli",
	"ce(0))e();l=n===i?e:{},u=t,setTimeout(_,1e3),_()}else if(l)for(let e in{...b,...l})h(e,b[e]??[],",
	"n);v.takeRecords()},v=new MutationObserver(_);v.observe(document,{childList:!0,subtree:!0,charac",
	"terData:!0,attributeFilter:[...n,`content`,`href`]}),addEventListener(`pointerdown`,({target:e})",
	"=>{let t=e.closest(`a`);t?.host===location.host&&!/\\.|^\\/api/.test(t.pathname)&&g(t.pathname)},!",
	"0),_()})();"
].join("");
const runtimeText = [
	"const e=`area base basefont bgsound br col embed frame hr img input keygen link meta param sourc",
	"e track wbr`.split(` `),t=`script style xmp iframe noembed noframes plaintext noscript`.split(` ",
	"`),n=`html head body frameset table tbody thead tfoot tr colgroup select optgroup template`.spli",
	"t(` `),r=new Set([...e,...t,...n]);(()=>{let e=1500,t=[`alt`,`title`,`placeholder`,`aria-label`,",
	"`content`],n=`data-text-key`,i=[n,...t.map(e=>`${n}-${e}`)],a=`[${i.join(`],[`)}]`,o=new Map,s=n",
	"ew Map,c=document.currentScript?.dataset.page,l;try{l=new CSSStyleSheet,l.replaceSync(`[${n}]{vi",
	"sibility:hidden}`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,l]}catch{}let u=(",
	")=>{l&&(document.adoptedStyleSheets=document.adoptedStyleSheets.filter(e=>e!==l))};setTimeout(u,",
	"e);let d=async t=>{try{let n=`/api/v1/pages/${encodeURIComponent(t)}/text`,r=await fetch(n,{sign",
	"al:AbortSignal.timeout(e)}),i=r.ok?await r.json():{};for(let[e,t]of Object.entries(i.texts||{}))",
	"typeof t==`string`&&o.set(e,t);_(document)}catch{}},f=e=>{s.has(e)||s.set(e,d(e))},p=(e,t)=>{let",
	" n=e.getAttribute(t);if(n)return o.has(n)||f(n.split(`.`)[0]),o.get(n)},m=(e,t)=>{e.data!==t&&(e",
	".data=t)},h=(e,t)=>{let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),i=[];for(let t=r.nex",
	"tNode();t;t=r.nextNode())t.parentElement?.closest(`[${n}]`)===e&&i.push(t);let o=i.filter(t=>t.p",
	"arentNode===e),s=o.find(e=>e.data.trim()!==``)||o[0]||e.insertBefore(new Text,e.firstChild);for(",
	"let e of i)e!==s&&m(e,``);m(s,t);for(let t of e.children)!t.matches(a)&&!t.querySelector(a)&&t.s",
	"tyle.setProperty(`display`,`none`,`important`)},g=e=>{let i=p(e,n);i!==void 0&&!r.has(e.localNam",
	"e)&&e.textContent!==i&&h(e,i);for(let r of t){let t=p(e,`${n}-${r}`),i=e instanceof HTMLMetaElem",
	"ent&&e.httpEquiv;t!==void 0&&e.getAttribute(r)!==t&&!i&&e.setAttribute(r,t)}},_=e=>{if(!(`queryS",
	"electorAll`in e))return;let t=e;`matches`in t&&t.matches(a)&&g(t),t.querySelectorAll(a).forEach(",
	"g)};new MutationObserver(e=>{for(let{target:t,addedNodes:n}of e){let e=(`closest`in t?t:t.parent",
	"Element)?.closest(a);e&&g(e),n.forEach(_)}}).observe(document,{subtree:!0,childList:!0,character",
	"Data:!0,attributeFilter:[...t,...i]}),c&&f(c);let v=()=>{_(document),Promise.all(s.values()).the",
	"n(u)};document.readyState===`loading`?document.addEventListener(`readystatechange`,v,{once:!0}):",
	"v()})();"
].join("");

// src/steps/finish/browser/browser.ts
const textScript = {
	path: "site-deploy-text.js",
	text: `${runtimeText}\n`
};
const holdScript = {
	path: "site-deploy-head.js",
	text: `${holdHead}\n`
};

// src/steps/finish/hold/frameworks.ts
const marks = [
	[
		"Next.js",
		"self.__next_f",
		"__NEXT_DATA__"
	],
	["Docusaurus", "__docusaurus"],
	[
		"VitePress",
		"__VP_HASH_MAP__",
		"__VP_SITE_DATA__"
	],
	[
		"Nuxt",
		"__NUXT__",
		"__NUXT_DATA__"
	],
	["SvelteKit", "__sveltekit_"],
	["Gatsby", "___gatsby"],
	[
		"React Router",
		"__reactRouterContext",
		"__remixContext"
	],
	["Angular", "ng-server-context"]
];
const shell = /<app-root\b|<div[^>]*\bid=(["']?)(?:root|app|q-app|svelte)\1[^>]*>\s*<\/div>/i;
const application = {
	name: "an application",
	rendersHead: true
};
function frameworkOf(page) {
	if (!page.includes("<script")) return void 0;
	const [name] = marks.find(([, ...ofFramework]) => ofFramework.some((mark) => page.includes(mark))) ?? [];
	if (name !== void 0) return {
		name,
		rendersHead: false
	};
	return page.byteLength < longestShell && shell.test(page.toString("latin1")) ? application : void 0;
}
const longestShell = 32768;

// src/shared/json.ts
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function isObject$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function objectOf(value) {
	return isObject$1(value) ? value : {};
}

// src/steps/finish/rewrite/page-reader.ts
var PageReader = class {
	#buffer = Buffer.allocUnsafeSlow(1 << 18);
	read(file) {
		const descriptor = openSync(file, "r");
		try {
			const { size } = fstatSync(descriptor);
			if (size > this.#buffer.byteLength) this.#buffer = Buffer.allocUnsafeSlow(size + (size >> 1));
			let length = 0;
			for (let read = -1; read !== 0 && length < size; length += read) read = readSync(descriptor, this.#buffer, length, size - length, null);
			return this.#buffer.subarray(0, length);
		} finally {
			closeSync(descriptor);
		}
	}
};

// src/steps/pack/zip/format.ts
const formatLimits = {
	files: 65535,
	bytes: 4294967295,
	nameBytes: 65535
};
const localHeaderBytes = 30;
const dosDate = 33;
const utf8Flag = 2048;
const version$1 = 20;
const madeBy = 788;
const attributes = 2175008768;
function writeLocalHeader(out, at, fields) {
	out.writeUInt32LE(67324752, at);
	out.writeUInt16LE(version$1, at + 4);
	writeCommonFields(out, at + 6, fields);
	out.writeUInt16LE(0, at + 28);
	fields.name.copy(out, at + 30);
	return at + 30 + fields.name.byteLength;
}
function centralHeader(fields, offset) {
	const header = Buffer.alloc(46 + fields.name.byteLength);
	header.writeUInt32LE(33639248, 0);
	header.writeUInt16LE(madeBy, 4);
	header.writeUInt16LE(version$1, 6);
	writeCommonFields(header, 8, fields);
	header.writeUInt32LE(attributes, 38);
	header.writeUInt32LE(offset, 42);
	fields.name.copy(header, 46);
	return header;
}
function endRecord(count, directoryBytes, directoryOffset) {
	const end = Buffer.alloc(22);
	end.writeUInt32LE(101010256, 0);
	end.writeUInt16LE(count, 8);
	end.writeUInt16LE(count, 10);
	end.writeUInt32LE(directoryBytes, 12);
	end.writeUInt32LE(directoryOffset, 16);
	return end;
}
function writeCommonFields(out, at, { name, method, crc, compressed, size }) {
	out.writeUInt16LE(utf8Flag, at);
	out.writeUInt16LE(method, at + 2);
	out.writeUInt16LE(0, at + 4);
	out.writeUInt16LE(dosDate, at + 6);
	out.writeUInt32LE(crc, at + 8);
	out.writeUInt32LE(compressed, at + 12);
	out.writeUInt32LE(size, at + 16);
	out.writeUInt16LE(name.byteLength, at + 20);
}

// src/steps/pack/compress.ts
const compressedMedia = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
const png = /\.png$/i;
const sampleBytes = 4096;
const sampledFrom = {
	png: 8192,
	others: 131072
};
const incompressible = .97;
const windowBytes = 32768;
function chooseMethod(path, size, sample) {
	if (size === 0 || compressedMedia.test(path)) return 0;
	if (size < (png.test(path) ? sampledFrom.png : sampledFrom.others)) return 8;
	return compressWhole(sample(size - sampleBytes >>> 1, sampleBytes)).byteLength > sampleBytes * incompressible ? 0 : 8;
}
function compressWhole(content) {
	const { byteLength: size } = content;
	return deflateRawSync(content, {
		...size <= 4096 ? {
			windowBits: 12,
			memLevel: 6
		} : size <= 16384 ? {
			windowBits: 14,
			memLevel: 7
		} : {},
		chunkSize: Math.max(1024, (size >>> 1) + 64)
	});
}
function compressPart(content, before, isLast) {
	return deflateRawSync(content, {
		...before.byteLength > 0 && { dictionary: before },
		finishFlush: isLast ? constants$2.Z_FINISH : constants$2.Z_SYNC_FLUSH,
		chunkSize: (content.byteLength >>> 1) + 64
	});
}

// src/steps/pack/read.ts
const partBytes = 1 << 20;
function readInto(source, into, start, length) {
	withFile(source, (file) => fill(source, file, into, start, length));
}
function* readParts(source) {
	const buffer = Buffer.allocUnsafeSlow(Math.min(source.size, partBytes));
	const file = openSource(source);
	try {
		for (let at = 0; at < source.size; at += partBytes) {
			const part = buffer.subarray(0, Math.min(partBytes, source.size - at));
			fill(source, file, part, at, part.byteLength);
			yield part;
		}
		checkUnchanged(source, file);
	} finally {
		closeSync(file);
	}
}
function withFile(source, use) {
	const file = openSource(source);
	try {
		use(file);
		checkUnchanged(source, file);
	} finally {
		closeSync(file);
	}
}
function openSource(source) {
	try {
		return openSync(source.file, "r");
	} catch (error) {
		if (!isMissing(error)) throw error;
		throw changed(source);
	}
}
function fill(source, file, into, start, length) {
	for (let done = 0; done < length;) {
		const read = readSync(file, into, done, length - done, startOf$1(source) + start + done);
		if (read === 0) throw changed(source);
		done += read;
	}
}
function checkUnchanged(source, file) {
	if (source.kind === "slice") return;
	const { size, mtimeMs } = fstatSync(file);
	if (size !== source.size || mtimeMs !== source.modifiedMs) throw changed(source);
}
const startOf$1 = (source) => source.kind === "slice" ? source.offset : 0;
function changed({ path }) {
	return new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path}" changed while it was read.`);
}

// src/steps/pack/copy.ts
function copyAndHash(source, target) {
	const file = openSync(target, "wx");
	try {
		return hashOf(source, (part) => {
			for (let done = 0; done < part.byteLength;) done += writeSync(file, part, done);
		});
	} finally {
		closeSync(file);
	}
}
function hashOf(source, onPart) {
	const hash = createHash("sha256");
	for (const part of readParts(source)) {
		hash.update(part);
		onPart?.(part);
	}
	return hash.digest("hex");
}

// src/steps/pack/entry.ts
function bytesEntry(path, bytes) {
	return {
		kind: "bytes",
		path,
		size: bytes.byteLength,
		bytes
	};
}
const mostBytesOf = ({ path, size }) => 30 + Buffer.byteLength(path) + size;

// src/steps/pack/piece.ts
const sha256 = (bytes) => hash("sha256", bytes);

// src/steps/pack/split.ts
const largeFrom = 4 << 20;
const pieceBytes = 1 << 20;
const pieceFiles = 200;
function* split(entries) {
	for (const batch of batches(entries)) {
		const [first] = batch;
		if (first !== void 0 && isLarge(first)) yield* splitLarge(first);
		else yield {
			kind: "files",
			entries: batch
		};
	}
}
function* splitForHashing(entries) {
	for (const batch of batches(entries)) yield {
		kind: "hash",
		entries: batch
	};
}
const isLarge = (entry) => entry.kind !== "bytes" && entry.size > 4194304;
function* batches(entries) {
	let batch = [];
	let bytes = 0;
	for (const entry of entries) {
		const most = mostBytesOf(entry);
		if (batch.length > 0 && (batch.length === pieceFiles || bytes + most > pieceBytes)) {
			yield batch;
			batch = [];
			bytes = 0;
		}
		batch.push(entry);
		bytes += most;
	}
	if (batch.length > 0) yield batch;
}
function* splitLarge(source) {
	const { size } = source;
	const method = chooseMethod(source.path, size, (start, length) => {
		const sample = Buffer.allocUnsafe(length);
		readInto(source, sample, start, length);
		return sample;
	});
	yield {
		kind: "large",
		source,
		method
	};
	for (let start = 0; start < size; start += partBytes) yield {
		kind: "part",
		source,
		method,
		start,
		length: Math.min(partBytes, size - start)
	};
}

// src/steps/pack/pack-piece.ts
const bufferStep = 1 << 20;
var PiecePacker = class {
	#input = Buffer.alloc(0);
	pack(piece, buffer) {
		switch (piece.kind) {
			case "hash": return {
				kind: "hash",
				files: piece.entries.map((entry) => this.#hash(entry))
			};
			case "files": return packFiles(piece.entries, buffer);
			case "large": return hashLarge(piece);
			case "part": return this.#packPart(piece, buffer);
		}
	}
	#hash(entry) {
		const { path, size } = entry;
		if (entry.kind === "bytes") return {
			path,
			size,
			sha256: sha256(entry.bytes)
		};
		if (size > 4194304) return {
			path,
			size,
			sha256: hashOf(entry)
		};
		const input = this.#buffer(size);
		readInto(entry, input, 0, size);
		return {
			path,
			size,
			sha256: sha256(input)
		};
	}
	#packPart({ source, method, start, length }, buffer) {
		const before = Math.min(start, windowBytes);
		const input = this.#buffer(before + length);
		readInto(source, input, start - before, before + length);
		const content = input.subarray(before);
		const isLast = start + length === source.size;
		const data = method === 8 ? compressPart(content, input.subarray(0, before), isLast) : content;
		const bytes = Buffer.from(bufferFor(data.byteLength, buffer)).subarray(0, data.byteLength);
		bytes.set(data);
		return {
			kind: "part",
			path: source.path,
			crc: crc32(content),
			length,
			bytes
		};
	}
	#buffer(size) {
		if (this.#input.byteLength < size) this.#input = Buffer.from(bufferFor(size, void 0));
		return this.#input.subarray(0, size);
	}
};
function packFiles(entries, buffer) {
	const needed = entries.reduce((sum, entry) => sum + mostBytesOf(entry), 0);
	const out = Buffer.from(bufferFor(needed, buffer));
	const files = [];
	let at = 0;
	for (const entry of entries) {
		const { path, size } = entry;
		const name = Buffer.from(path);
		const header = at;
		at += 30 + name.byteLength;
		const content = out.subarray(at, at + size);
		if (entry.kind === "bytes") content.set(entry.bytes);
		else readInto(entry, content, 0, size);
		const file = {
			path,
			size,
			sha256: sha256(content),
			crc: crc32(content),
			...shrink(path, content)
		};
		writeLocalHeader(out, header, {
			...file,
			name
		});
		at += file.compressed;
		files.push(file);
	}
	return {
		kind: "files",
		files,
		bytes: out.subarray(0, at)
	};
}
function shrink(path, content) {
	const size = content.byteLength;
	if (chooseMethod(path, size, (start, length) => content.subarray(start, start + length)) === 8) {
		const data = compressWhole(content);
		if (data.byteLength < size) {
			content.set(data);
			return {
				method: 8,
				compressed: data.byteLength
			};
		}
	}
	return {
		method: 0,
		compressed: size
	};
}
function hashLarge({ source, method }) {
	const hash = createHash("sha256");
	const partCrcs = [];
	let crc = 0;
	for (const part of readParts(source)) {
		hash.update(part);
		crc = crc32(part, crc);
		partCrcs.push(crc32(part));
	}
	const { path, size } = source;
	return {
		kind: "large",
		file: {
			path,
			size,
			sha256: hash.digest("hex"),
			crc,
			method
		},
		partCrcs
	};
}
function bufferFor(needed, buffer) {
	return buffer !== void 0 && buffer.byteLength >= needed ? buffer : /* @__PURE__ */ new ArrayBuffer(Math.ceil(needed / bufferStep) * bufferStep);
}

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
const BIGINT_FORMAT_RANGES = {
	int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
	uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")]
};
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}

// node_modules/zod/v4/core/core.js
var _a$1;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });

// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse$1 = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
const httpProtocol = /^https?$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
const date$2 = /*@__PURE__*/ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const integer = /^-?\d+$/;
const number$1 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _undefined$2 = /^undefined$/i;

// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});

// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};

// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const URL_BAD_FORMAT = 1;
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodISODate = /*@__PURE__*/ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date$2);
	$ZodStringFormat.init(inst, def);
});
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUndefined = /*@__PURE__*/ $constructor("$ZodUndefined", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _undefined$2;
	inst._zod.values = /* @__PURE__ */ new Set([void 0]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (typeof input === "undefined") return payload;
		payload.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$2 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPrefault = /*@__PURE__*/ $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = /* @__PURE__ */ new WeakMap();
		this._idmap = /* @__PURE__ */ new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _undefined$1(Class, params) {
	return new Class({
		type: "undefined",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
	return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function meta$1(metadata) {
	const ch = new $ZodCheck({ check: "meta" });
	ch._zod.onattach = [(inst) => {
		const existing = globalRegistry.get(inst) ?? {};
		globalRegistry.add(inst, {
			...existing,
			...metadata
		});
	}];
	ch._zod.check = () => {};
	return ch;
}

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
const FOLDABLE_KEYS = /* @__PURE__ */ new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
const UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = /* @__PURE__ */ new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
			assignProp(properties, key, merged);
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = /* @__PURE__ */ new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
const createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};

// node_modules/zod/v4/core/json-schema-processors.js
const narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
const narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
const narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
const addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
const addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
	agg.patterns.add(pattern);
};
const intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
const setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
const minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
const maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
const formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
const contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
const formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
const exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
const exactPattern = (p) => exactPatterns.get(p) ?? p;
const stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
const numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = /* @__PURE__ */ new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
const booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
const symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
const nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
const undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
const voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
const neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
const anyProcessor = (_schema, _ctx, _json, _params) => {};
const unknownProcessor = (_schema, _ctx, _json, _params) => {};
const dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
const enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
const literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
const nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
const templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
const fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
const successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
const customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
const functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
const transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
const mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
const setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
const arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
const objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
const unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
const intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
const tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$1 : integer).source;
	return rest;
}
const pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = /* @__PURE__ */ new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = /* @__PURE__ */ new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
const recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
const nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
const nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
const defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
const prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
const catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
const pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
const promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
const lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
const allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}

// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse$1(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string$1(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
const ZodMiniURL = /*@__PURE__*/ $constructor("ZodMiniURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
	return _url(ZodMiniURL, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int$2(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUndefined = /*@__PURE__*/ $constructor("ZodMiniUndefined", (inst, def) => {
	$ZodUndefined.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _undefined(params) {
	return _undefined$1(ZodMiniUndefined, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string$1(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniPrefault = /*@__PURE__*/ $constructor("ZodMiniPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function prefault(innerType, defaultValue) {
	return new ZodMiniPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
const meta = meta$1;

// node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ $constructor("ZodMiniISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date$1(params) {
	return _isoDate(ZodMiniISODate, params);
}

// src/shared/parsed-answer.ts
function issueLines(issues, whole) {
	return issues.map(({ path, message }) => `${path.map(String).join(".") || whole}: ${message}`);
}
function parsedAnswer(schema, value, unexpected) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	throw unexpected(issueLines(result.error.issues, "the answer"));
}

// src/shared/http/retry.ts
const transient = [
	408,
	429,
	500,
	502,
	503,
	504
];
const retry = {
	safe: {
		attempts: 4,
		statuses: transient,
		faults: true
	},
	refusedOnly: {
		attempts: 4,
		statuses: [429, 503],
		faults: false
	},
	never: {
		attempts: 1,
		statuses: [],
		faults: false
	}
};
const usual$1 = {
	base: 250,
	cap: 8e3
};
const limited = {
	base: 1e4,
	cap: 4e4
};
const longestRetryAfter = 6e4;
function pauseBefore({ attempt, status, retryAfter }, now, random) {
	const asked = retryAfter === void 0 ? void 0 : parseRetryAfter(retryAfter, now);
	if (asked !== void 0) return asked <= longestRetryAfter ? asked : void 0;
	const { base, cap } = status === 429 ? limited : usual$1;
	const longest = Math.min(cap, base * 2 ** (attempt - 1));
	return status === 429 ? longest / 2 + random * longest / 2 : random * longest;
}
function parseRetryAfter(value, now) {
	if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1e3;
	const date = /^\s*[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : NaN;
	return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}

// src/github/limit-pause.ts
const longestPause = 39e5;
const unnamedPause = 6e4;
const longestUnnamedPause = 96e4;
function limitPause(response, now, longest = longestPause, inARow = 0) {
	const { ok, headers } = response;
	const reset = headers["x-ratelimit-remaining"] === "0" ? Number(headers["x-ratelimit-reset"]) * 1e3 - now : void 0;
	const known = reset !== void 0 && Number.isFinite(reset) ? Math.max(1e3, reset) : void 0;
	if (!ok && !isLimit(response)) return void 0;
	const after = headers["retry-after"];
	const asked = ok || after === void 0 ? void 0 : parseRetryAfter(after, now);
	const unnamed = Math.min(longestUnnamedPause, unnamedPause * 2 ** inARow);
	const pause = asked ?? known ?? (ok ? void 0 : saidIn$1(response.text) ?? unnamed);
	return pause !== void 0 && pause <= longest ? pause : void 0;
}
function saidIn$1(text) {
	const [, count, unit] = /\b(?:wait|again in|after)\s+(?:about\s+)?(\d{1,4})\s*(second|minute|hour)s?\b/i.exec(text) ?? [];
	if (count === void 0) return void 0;
	const unitMs = {
		second: 1e3,
		minute: 6e4,
		hour: 36e5
	}[unit?.toLowerCase() ?? ""] ?? 0;
	return Number(count) * unitMs;
}
function isLimit({ status, headers, text }) {
	if (status === 429) return true;
	if (status !== 403) return false;
	return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(text);
}

// src/github/refusal.ts
const Body = looseObject({
	message: optional(string$1()),
	errors: optional(array(union([string$1(), looseObject({ message: optional(string$1()) })])))
});
function refusalOf(request, response) {
	const { status, headers } = response;
	const said = saidIn(response);
	const call = `${request.method} ${request.path.split("?")[0]}`;
	const accepted = headers["x-accepted-github-permissions"];
	const facts = [
		`${call}: status ${status}${said === "" ? "" : `, ${said}`}`,
		...typeof accepted === "string" && accepted !== "" ? [`GitHub asks for: ${accepted}`] : [],
		...response.requestId === void 0 ? [] : [`request id: ${response.requestId}`]
	];
	if (isLimit(response)) return new SiteDeployError("GITHUB_RATE_LIMITED", "GitHub is limiting requests.", { facts });
	if (status === 401) return new SiteDeployError("GITHUB_TOKEN_REFUSED", "GitHub did not accept the token.", { facts });
	const sso = singleSignOnOf(response);
	if (sso !== void 0) return new SiteDeployError("GITHUB_PERMISSION_MISSING", "The organisation asks for its single sign-on first.", {
		facts,
		remedy: `Authorize the token for the organisation${sso === "" ? "" : ` at ${sso}`}, and run it again.`
	});
	if (status === 403 && /\barchived\b/i.test(said)) return new SiteDeployError("GITHUB_REFUSED", "The repository is archived: nothing can be written to it.", {
		facts,
		remedy: "Take it out of the archive in its settings, and run it again."
	});
	if (status === 403 || status === 404) return new SiteDeployError("GITHUB_PERMISSION_MISSING", `The token needs the permission "${request.needs}".`, {
		facts,
		remedy: `Give the token the repository permission "${request.needs}" and run it again: it goes on where it stopped.`
	});
	if (status >= 500) return new SiteDeployError("GITHUB_UNAVAILABLE", `GitHub answered with status ${status}.`, { facts });
	return new SiteDeployError("GITHUB_REFUSED", `GitHub refused ${call}: ${said || `status ${status}`}.`, { facts });
}
function singleSignOnOf({ status, headers }) {
	const said = headers["x-github-sso"];
	if (status !== 403 || typeof said !== "string" || !said.startsWith("required")) return void 0;
	return /\burl=(https:\/\/[^\s;,]+)/.exec(said)?.[1] ?? "";
}
function saidIn(response) {
	const { data } = Body.safeParse(response.json);
	const details = (data?.errors ?? []).map((error) => typeof error === "string" ? error : error.message ?? "");
	return [data?.message ?? "", ...details].filter((text) => text !== "").join(": ");
}
function readGitHubAnswer(schema, value, what) {
	const remedy = "Run it again; if it happens again, open a report with these lines.";
	const message = `GitHub sent an unexpected response about ${what}.`;
	return parsedAnswer(schema, value, (facts) => new SiteDeployError("GITHUB_REFUSED", message, {
		facts,
		remedy
	}));
}

// src/github/repository.ts
const Repository = looseObject({
	id: int$2(),
	name: string$1(),
	full_name: string$1(),
	default_branch: string$1(),
	visibility: optional(string$1()),
	private: optional(boolean()),
	archived: optional(boolean()),
	fork: optional(boolean()),
	owner: looseObject({
		login: string$1(),
		id: int$2()
	})
});
function namedRepository(fullName) {
	const [owner = "", name = ""] = fullName.split("/");
	return {
		owner,
		name
	};
}
function repositoryPath({ owner, name }) {
	return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
function repositoryPage({ apiUrl }, { owner, name }) {
	return `${apiUrl === "https://api.github.com" ? "https://github.com" : apiUrl.replace(/\/api\/v3$/, "")}/${owner}/${name}`;
}
async function readRepository(github, named) {
	const request = {
		method: "GET",
		needs: "Metadata: read",
		expected: [
			301,
			307,
			308,
			404
		]
	};
	let response = await github.call({
		...request,
		path: repositoryPath(named)
	});
	const moved = response.headers.location;
	if (response.status >= 300 && response.status < 400 && moved?.startsWith(`${github.apiUrl}/`)) response = await github.call({
		...request,
		path: moved.slice(github.apiUrl.length)
	});
	if (!response.ok) throw new SiteDeployError("GITHUB_NOT_FOUND", `GitHub shows no repository ${named.owner}/${named.name}.`);
	const found = readGitHubAnswer(Repository, response.json, "a repository");
	const scopes = response.headers["x-oauth-scopes"];
	return {
		id: found.id,
		owner: found.owner.login,
		ownerId: found.owner.id,
		name: found.name,
		defaultBranch: found.default_branch,
		visibility: found.visibility ?? (found.private ? "private" : "public"),
		archived: found.archived ?? false,
		fork: found.fork ?? false,
		...typeof scopes === "string" && scopes !== "" && { scopes: scopes.split(",").map((scope) => scope.trim()) }
	};
}

// src/shared/units.ts
function bytes(count) {
	if (count < 1e3) return `${count} B`;
	const units = [
		"kB",
		"MB",
		"GB"
	];
	let value = count;
	let unit = -1;
	do {
		value /= 1e3;
		unit += 1;
	} while (value >= 999.5 && unit < units.length - 1);
	return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}
function seconds(milliseconds) {
	const value = milliseconds / 1e3;
	if (value < 10) return `${value.toFixed(2)} s`;
	const whole = Math.round(value);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
function count(number, noun) {
	return number === 1 ? `one ${noun}` : `${number} ${noun}${noun.endsWith("s") ? "es" : "s"}`;
}
const mostNamed = 10;
function firstOf(lines, most = mostNamed) {
	const left = lines.length - most;
	return left > 0 ? [...lines.slice(0, most), `… and ${left} more`] : [...lines];
}
function firstNames(names, most = mostNamed) {
	const left = names.length - most;
	return names.slice(0, most).join(", ") + (left > 0 ? ` and ${left} more` : "");
}
function grouped(number) {
	return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}

// src/shared/plain-text.ts
const unprintable = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;
function plainText(text) {
	return text.replace(/\s+/g, " ").replace(unprintable, "�");
}

// src/action/markdown.ts
const asMarkdown = (text) => text;
function md(parts, ...values) {
	return asMarkdown(parts.reduce((joined, part, index) => {
		const value = values[index - 1];
		return joined + (typeof value === "object" ? text$1(value.text) : value ?? "") + part;
	}));
}
function text$1(value, most = 1e3) {
	const parted = cut$1(plainText(value).trim(), most).replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, "$&​");
	return asMarkdown(parted.replaceAll(markup, (letter) => `&#${letter.charCodeAt(0)};`));
}
const markup = new RegExp([
	"[!#$&*+<=>@[\\]\\\\^_`{|}~]",
	"(?<!\\w)-|-(?!\\w)",
	"(?<![\\w)\"])\\.|\\.(?![\\w\\s]|$)|(?<=^\\d{1,9}|\\bwww)[.)]",
	":(?!\\s|$)"
].join("|"), "gi");
function code(value, most = 300) {
	return asMarkdown(`<code>${text$1(value, most)}</code>`);
}
function link(label, address) {
	if (address === void 0 || !URL.canParse(address)) return label;
	const { protocol, href } = new URL(address);
	if (protocol !== "https:" && protocol !== "http:") return label;
	return asMarkdown(`<a href="${href.replaceAll(/["&<>'`|\\]/g, (letter) => `&#${letter.charCodeAt(0)};`)}">${label}</a>`);
}
function block(lines) {
	const shown = lines.map((line) => {
		return (/^[ \t]*/.exec(line)?.[0].replaceAll("	", "  ") ?? "") + plainText(line.trim()).replaceAll(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
	});
	return asMarkdown(`<pre>\n${shown.join("\n")}\n</pre>`);
}
function diagram(lines) {
	return asMarkdown([
		"```mermaid",
		...lines,
		"```"
	].join("\n"));
}
function table(head, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return asMarkdown([
		line(head),
		`|${" --- |".repeat(head.length)}`,
		...rows.map(line)
	].join("\n"));
}
function joined(parts) {
	return asMarkdown(parts.join(", "));
}
function list(items) {
	return asMarkdown(items.map((item) => `- ${item}`).join("\n"));
}
const mostItems = 300;
function outline(lines) {
	const items = lines.filter((line) => line.trim() !== "");
	const shown = items.slice(0, mostItems).map((line, index) => {
		const value = line.trim();
		const item = /^https?:\/\/\S+$/.test(value) ? link(text$1(value), value) : text$1(value);
		return `${index > 0 && /^\s/.test(line) ? "  " : ""}- ${item}`;
	});
	const rest = items.length - mostItems;
	return asMarkdown([...shown, ...rest > 0 ? [`- and ${rest} more lines, which the log has`] : []].join("\n"));
}
function folded(title, content) {
	return asMarkdown(`<details><summary>${title}</summary>\n\n${content}\n\n</details>`);
}
function alert(kind, paragraph) {
	return asMarkdown(`> [!${kind}]\n> ${paragraph}`);
}
function paragraphs(...parts) {
	return asMarkdown(parts.filter((part) => part !== void 0 && part !== "").join("\n\n"));
}
function cut$1(value, most) {
	if (value.length <= most) return value;
	return `${value.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}

// src/action/summary/findings.ts
const open$1 = 10;
function findingsPart({ findings = [], findingCount }, room) {
	if (findings.length === 0) return void 0;
	const lines = findings.slice(0, room.items).map(({ message, file, line }) => {
		const place = [file, line].filter((part) => part !== void 0).join(":");
		const isNamed = file !== void 0 && message.startsWith(`${file}: `);
		const said = text$1(isNamed ? message.slice(file.length + 2) : message, room.characters);
		return place === "" ? said : md`${code(place)} ${said}`;
	});
	const more = findingCount - lines.length;
	const rest = lines.slice(open$1);
	return paragraphs(md`### Warnings: ${{ text: String(findingCount) }}`, list(lines.slice(0, open$1)), rest.length > 0 ? folded(text$1(`${rest.length} more`), list(rest)) : void 0, more > 0 ? text$1(`The log has ${count(more, "warning")} more.`) : void 0);
}

// src/action/summary/site.ts
function changePart(report) {
	const { fileCount, totalBytes = 0, limits, previous, source, siteVersion = "", finished } = report;
	if (fileCount === void 0) return void 0;
	const commit = source?.commit ?? "";
	const rows = [
		[md`Version`, text$1(versionCell(siteVersion, previous?.version))],
		[md`Commit`, commitCell(report, commit)],
		[md`Branch`, code(source?.branch ?? "")],
		[md`Files`, text$1(`${fileCount}${limits === void 0 ? "" : ` of at most ${grouped(limits.files)}`}`)],
		[md`Size`, text$1(`${sizeCell(totalBytes, limits?.bytes)}${growthText(previous?.growth)}`)],
		[md`From the portal`, text$1(finished?.pages ? `metadata or texts on ${count(finished.pages, "page")}` : "nothing")]
	];
	const isEmpty = /* @__PURE__ */ new Set([
		...source?.branch ? [] : [2],
		...commit ? [] : [1],
		...finished ? [] : [5]
	]);
	return table([md`Site`, text$1([report.site, report.environment].filter((part) => part !== void 0).join(", "))], rows.filter((_, index) => !isEmpty.has(index)));
}
const versionCell = (version, before = version) => before === version ? version : `${version}, before ${before}`;
const sizeCell = (size, limit) => limit === void 0 ? bytes(size) : `${bytes(size)} of at most ${bytes(limit)}`;
function growthText(growth) {
	if (growth === void 0) return "";
	if (growth === 0) return ", as before";
	return `, ${bytes(Math.abs(growth))} ${growth > 0 ? "more" : "less"} than before`;
}
function changesPart({ changes, isUnchanged }, room) {
	if (changes === void 0 || isUnchanged) return void 0;
	const { added, changed, removed, grown } = changes;
	const counted = [
		`${added.count} added`,
		`${changed.count} changed`,
		`${removed} removed`
	].join(", ");
	const named = ({ count, paths }, word) => {
		const shown = paths.slice(0, room.items);
		const more = count - shown.length;
		return shown.length === 0 ? [] : [md`${{ text: word }}: ${joined(shown.map((path) => code(path)))}${moreOf(more)}`];
	};
	const growing = grown.map((file) => md`${code(file.path)} ${text$1(`+${bytes(file.bytes)}`)}`);
	const lines = [
		...named(added, "Added"),
		...named(changed, "Changed"),
		...growing.length === 0 ? [] : [md`Grown the most: ${joined(growing)}`]
	];
	const title = md`Files: ${{ text: counted }}`;
	return lines.length === 0 ? title : folded(title, list(lines));
}
const moreOf = (more) => more > 0 ? text$1(` and ${more} more`) : md``;
function commitCell(report, commit) {
	const repository = sourcePage(report);
	const before = report.previous?.commit ?? "";
	const shown = link(code(commit.slice(0, 12)), repository && `${repository}/commit/${commit}`);
	if (!/^[0-9a-f]{40}$/.test(before) || before === commit) return shown;
	const isBack = report.rolledBack !== void 0;
	const [older, newer] = isBack ? [commit, before] : [before, commit];
	const label = isBack ? md`taken back from` : md`changes since`;
	const compared = repository && `${repository}/compare/${older}...${newer}`;
	return md`${shown}, ${link(md`${label} ${code(before.slice(0, 12))}`, compared)}`;
}
function sourcePage({ source }) {
	return /^(.+)\/actions\/runs\/\d+/.exec(source?.runUrl ?? "")?.[1];
}
function rollbackPart(report) {
	const { previous, siteVersion, siteChanged, environment, isDone, dryRun } = report;
	if (previous === void 0 || environment === void 0 || siteChanged === "no" || dryRun) return void 0;
	if (previous.version === siteVersion && isDone) return void 0;
	const option = environment === "Preview" ? " --environment preview" : "";
	const command = `site-deploy rollback --to ${previous.version}${option}`;
	return paragraphs(md`### To go back to ${{ text: previous.version }}`, md`${code(command)} deploys the package of that version again, without a build, as long as GitHub keeps it.`);
}
function filesPart({ largestFiles = [] }) {
	if (largestFiles.length === 0) return void 0;
	const rows = largestFiles.map((file) => [code(file.path), text$1(bytes(file.bytes))]);
	return folded(md`Largest files`, table([md`File`, md`Size`], rows));
}
function detailsPart(report, room) {
	const { digest, rendered, deploymentId, correlationId, finished, rolledBack, folder, source } = report;
	const total = Object.values(report.seconds).reduce((sum, value) => sum + value, 0);
	const known = [
		["Rendered pages", rendered],
		["Digest", digest],
		["Deployment", deploymentId],
		["Correlation id", correlationId],
		["Folder", folder],
		["Package of run", rolledBack?.run],
		["Written by the step finish", finished?.files.slice(0, room.items).join(", ")],
		["Work of all steps", total > 0 ? seconds(total * 1e3) : void 0]
	].filter(([, value]) => value !== void 0 && value !== "");
	if (known.length === 0) return void 0;
	const lines = known.map(([name, value]) => md`${{ text: name }}: ${code(value ?? "", room.characters)}`);
	const told = report.notified ? md`The portal knows.` : md`The portal has not confirmed that it knows.`;
	const run = source?.runUrl === void 0 ? [] : [link(md`The run`, source.runUrl)];
	return folded(md`Details`, list([
		...lines,
		...isPortalTold(report) ? [told] : [],
		...run
	]));
}
function isPortalTold({ folder, closing, dryRun, notified, seconds: times, notifyError }) {
	const hasTried = notified || times.notify !== void 0 || notifyError !== void 0;
	return folder === void 0 && closing === void 0 && dryRun !== true && hasTried;
}

// src/action/summary/verdict.ts
function verdictPart(report, room) {
	const { error, notifyError, url } = report;
	const failure = error ?? notifyError;
	if (failure === void 0) {
		const said = report.closingLines.map((line) => text$1(line, room.characters))[0] ?? md``;
		return paragraphs(url === void 0 ? void 0 : md`**${link(text$1(url), url)}**`, said);
	}
	const site = report.closingLines.find((line) => /\blive site\b|changed|is live with|may be closed/.test(line));
	return paragraphs(alert(kindOf(report), md`**${text$1(failure.message, room.characters)}** ${code(failure.code)}`), details(failure, room), error !== void 0 && notifyError !== void 0 ? md`The portal has not confirmed that it knows of this: ${text$1(notifyError.message, room.characters)}` : void 0, site === void 0 ? void 0 : text$1(site, room.characters), md`**What to do:** ${text$1(failure.remedy, room.characters)}`);
}
function kindOf({ status }) {
	return {
		failed: "CAUTION",
		unknown: "WARNING",
		cancelled: "NOTE",
		skipped: "NOTE",
		succeeded: "WARNING"
	}[status];
}
function details({ facts, problems }, room) {
	const places = problems.map(({ file, line, column, message }) => {
		return `${[
			file,
			line,
			column
		].filter((part) => part !== void 0).join(":")}  ${message}`;
	});
	const lines = [...facts, ...places].map((line) => line.slice(0, room.characters));
	if (lines.length === 0) return void 0;
	const left = lines.length - room.items;
	return block(left > 0 ? [`\u2026 ${left} lines before these`, ...lines.slice(-room.items)] : lines);
}

// src/shared/paths.ts
async function resolveInside(root, relative, what) {
	const refuse = (where) => new SiteDeployError("PATH_OUTSIDE_WORKSPACE", `${what} "${relative}" leads to ${where}, outside of ${root}.`);
	const realRoot = await realpath(root);
	const target = path.resolve(realRoot, relative);
	if (!isInside(realRoot, target)) throw refuse(target);
	const real = await realpathOfExisting(target);
	if (!isInside(realRoot, real)) throw refuse(real);
	return target;
}
function isInside(root, target) {
	const relative = path.relative(root, target);
	return relative === "" || !relative.startsWith(`..${path.sep}`) && relative !== ".." && !path.isAbsolute(relative);
}
async function realpathOfExisting(target) {
	try {
		return await realpath(target);
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
		if (await lstat(target).then((stat) => stat.isSymbolicLink(), () => false)) return path.resolve("/", "dangling symbolic link");
		const parent = path.dirname(target);
		return parent === target ? target : path.join(await realpathOfExisting(parent), path.basename(target));
	}
}

// src/config/environment-name.ts
function foldEnvironmentName(name) {
	return name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
}
const longestEnvironmentName = 16;
const reservedEnvironmentNames = [
	"production",
	"prod",
	"default"
];
function isPreviewName(folded) {
	return /^[a-z0-9]+$/.test(folded) && folded.length <= longestEnvironmentName && !reservedEnvironmentNames.some((reserved) => reserved === folded);
}
const environmentNamePattern = new RegExp(`^${reservedEnvironmentNames.map(refuseFolded).join("")}(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,${longestEnvironmentName}}$)[^\\u0000-\\u001f\\u007f]+$`);
function refuseFolded(name) {
	return `(?![^A-Za-z0-9]*${[...name].map((letter) => `[${letter}${letter.toUpperCase()}]`).join("[^A-Za-z0-9]*")}[^A-Za-z0-9]*$)`;
}

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = Infinity;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/config/nearest.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function nearestName(found, names) {
	const plain = fold(found);
	if (plain === "") return void 0;
	let best;
	for (const name of names) {
		const candidate = fold(name);
		const cost = plain.length >= 3 && candidate.startsWith(plain) ? .5 : (0, import_fastest_levenshtein.distance)(plain, candidate);
		const longer = Math.max(plain.length, candidate.length);
		if (cost <= (longer < 4 ? 1 : Math.max(2, Math.floor(longer / 3))) && cost < candidate.length && (best === void 0 || cost < best.cost)) best = {
			name,
			cost
		};
	}
	return best?.name;
}
function didYouMean(found, names) {
	const name = nearestName(found, names);
	return name === void 0 ? "" : `; did you mean "${name}"?`;
}
function fold(name) {
	return name.toLowerCase().replace(/[-_\s]/g, "");
}

// src/shared/once.ts
function once(get) {
	let got;
	return () => {
		got ??= { value: get() };
		return got.value;
	};
}

// src/config/cloud-resources.ts
const domains = [
	"azure.com azure.net azure.us azure.cn microsoft.com microsoft.us windows.net microsoftonline.com microsoftonline.us",
	"usgovcloudapi.net chinacloudapi.cn azure-automation.net azuredatabricks.net azurecr.io visualstudio.com dev.azure.com",
	"office.com office.net office365.com office365.us sharepoint.com outlook.com dynamics.com powerbi.com powerapps.com"
].flatMap((names) => names.split(" "));
const applications = [
	"797f4846-ba00-4fd7-ba43-dac1f8f63013",
	"00000003-0000-0000-c000-000000000000",
	"00000002-0000-0000-c000-000000000000",
	"00000002-0000-0ff1-ce00-000000000000",
	"00000003-0000-0ff1-ce00-000000000000",
	"cfa8b339-82a2-471a-a3c9-0fc0be7a4093",
	"e406a681-f3d4-42a8-90b6-c2b029497af1",
	"022907d3-0f1b-48f7-badc-1ba6abab6d66",
	"499b84ac-1321-427f-aa17-267ca6975798",
	"fb78d390-0c51-40cd-8e17-fdbfab77341b"
];
const notOfTheCloud = `(?![A-Za-z][A-Za-z0-9+.-]*:/*([^/?#\\s]*[.@])?(${domains.map(anyCase).join("|")})\\.?([:/?#]|$))(?!([A-Za-z][A-Za-z0-9+.-]*:/*)?(${applications.map(anyCase).join("|")})(/|$))`;
function anyCase(name) {
	return [...name].map((letter) => /[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter === "." ? "\\." : letter).join("");
}

// src/config/formats.ts
function text(pattern, expected) {
	return string$1({ error: expected }).check(_regex(pattern, { error: expected }));
}
const name = `([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){0,20}[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?`;
const byte = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])";
const origin = `https://(${name}|${byte}(\\.${byte}){3})(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?`;
function address(pattern, expected) {
	return pipe(text(pattern, expected), transform(withoutSlash));
}
const httpsOrigin = (expected = "an https origin without a path, such as https://www.acme.example") => address(new RegExp(`^${origin}/?$`), expected);
const httpsBase = () => address(new RegExp(`^${origin}(/[A-Za-z0-9._~-]+)*/?$`), "an https address without a query, such as https://portal.example.com");
const uuid = (what) => text(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, `${what}: a UUID such as 11111111-2222-3333-4444-555555555555`);
const slug = () => text(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, "a slug: lower-case letters, digits and single hyphens, such as acme-docs");
const identifier = () => text(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/, "an identifier as text: letters, digits and . _ ~ -, such as \"site_123\" (a number needs quotes)");
const audience = () => text(new RegExp(`^(?!\\S*/\\.default/?$)${notOfTheCloud}([A-Za-z][A-Za-z0-9+.-]*:\\S+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})\$`), "the Application ID URI of the portal without \"/.default\", such as api://11111111-2222-3333-4444-555555555555, and no resource of Microsoft");
const relativePath = (what) => text(/^[^\u0000-\u001f\u007f\\]+$/, `${what}: a relative path with / between its parts`);
const commandLine = (what) => text(/^(?=.*\S)[^\u0000\r\n]+$/, `${what}: one command on one line`);
const branch = () => text(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|@\{|\/\.|\.lock$|\/$|\.$))[^\s~^:?*[\]\\\u0000-\u001f\u007f]+$/, "the name of one branch without \"refs/heads/\" and without wildcards, such as master");
const branchPattern = () => text(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|\*{3}|@\{|\.lock$|\/$|\.$))[^\s~^:?[\]\\!+\u0000-\u001f\u007f]+$/, "a branch or a pattern with * (within one part of the name) or ** (any depth), such as release/**");
const environmentName = () => text(environmentNamePattern, "a name of 1 to 16 letters and digits that is not \"production\", \"prod\" or \"default\", such as preview");
const pathWord = () => text(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "one word of letters, digits, - and _, such as repohost");
const accountName = () => text(/^[\w.-]{1,100}(\[bot\])?$/, "a login at the repository host, such as octocat");
const workflowFile = () => text(/^[\w.-]+\.ya?ml$/, "the file name of a workflow, such as agent.yml");
const modelName = () => text(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, "publisher and name of a model, such as openai/gpt-4.1-mini");
const variableName = "(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$";
const buildVariable = () => text(new RegExp(`^(?!ACTIONS_|INPUT_|SITE_|GITHUB_TOKEN$)${variableName}`), "the name of a variable that is not GITHUB_TOKEN and does not start with ACTIONS_, INPUT_ or SITE_");
const passedVariable = () => text(new RegExp(`^(?!ACTIONS_|INPUT_)${variableName}`), "the name of a variable that does not start with ACTIONS_ or INPUT_");
const variableValueText = "text, a number, true or false";
const variableValue = () => pipe(union([
	text(/^[^\u0000]*$/, variableValueText),
	number({ error: variableValueText }),
	boolean({ error: variableValueText })
], { error: variableValueText }), transform(String));
const wholeNumber = (from, to, what) => {
	const expected = `${what}: a whole number from ${from} to ${to}`;
	return int$2({ error: expected }).check(_gte(from, { error: expected }), _lte(to, { error: expected }));
};
const minutes = (most) => {
	const expected = `minutes: a number above 0, at most ${most}`;
	return number({ error: expected }).check(_positive({ error: expected }), _lte(most, { error: expected }));
};
const units = {
	kb: 1024,
	mb: 1024 ** 2,
	gb: 1024 ** 3
};
const sizeText = "a size such as 250MB (kB, MB or GB), or a whole number of bytes";
const byteSize = () => pipe(union([int$2({ error: sizeText }).check(_gte(1, { error: sizeText })), text(/^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,3})? ?([kK]|[mM]|[gG])[bB]$/, sizeText)], { error: sizeText }), transform(toBytes));
function toBytes(size) {
	if (typeof size === "number") return size;
	const unit = size.slice(-2).toLowerCase();
	const factor = unit === "kb" ? units.kb : unit === "mb" ? units.mb : units.gb;
	return Math.floor(Number.parseFloat(size) * factor);
}
function withoutSlash(address) {
	return address.replace(/\/$/, "");
}

// src/config/schema-keys.ts
const keyInformation = registry();
function key(schema, description, ...examples) {
	keyInformation.add(schema, examples.length > 0 ? {
		description,
		examples
	} : { description });
	return schema;
}
function map$1(shape) {
	return strictObject(shape, { error: `a map with the keys ${Object.keys(shape).join(", ")}` });
}
const flag = () => boolean({ error: "true or false" });
const choiceOf = (words) => _enum(words, { error: `one of ${words.join(", ")}` });

// src/config/automation.ts
const AutomaticTexts = map$1({
	to: key(_default(choiceOf(["release", "production"]), "release"), "Branch that texts edited in the portal are committed to: the open release branch, or the production branch."),
	as: key(_default(choiceOf(["commit", "pull-request"]), "commit"), "commit: one signed commit. pull-request: one pull request that people merge; so it is, too, where a rule of the branch takes nothing else.")
});
const AutomaticRequests = map$1({
	analysis: key(_default(choiceOf(["rules", "model"]), "rules"), "Who says what a request is: rules, or a model of GitHub Models, which the run asks with its own token: \"onboard\" gives requests.yml the permission. Where the model is of no use, the rules decide, and say so."),
	model: key(_default(modelName(), "openai/gpt-4.1-mini"), "The model, with analysis: model. It is shown the words of the request, and the pages and texts of the site."),
	by: key(_default(choiceOf([
		"people",
		"assignee",
		"workflow"
	]), "people"), "Who implements development requests: people; an agent that GitHub assigns the issue to; an agent that runs as a step of a workflow. Requests whose automation potential is low or none are for people in any case."),
	assignee: key(_default(accountName(), "copilot-swe-agent[bot]"), "Login of the agent, with by: assignee. It needs the token of a user, which the secret SITE_AGENT_TOKEN holds."),
	workflow: key(_default(workflowFile(), "agent.yml"), "File name of the workflow of the agent, with by: workflow. \"site-deploy onboard --with requests\" writes it."),
	merge: key(_default(choiceOf(["people", "green"]), "people"), "Who merges the pull request of an agent into the release branch: people, or site-deploy when nothing speaks against it (checks, reviews, protected files). Into the production branch it never merges one."),
	release: key(_default(choiceOf([
		"people",
		"start",
		"each"
	]), "people"), "Who makes releases: people; start: a release is started where none is open; each: it is also finished as soon as the request on it is approved."),
	rounds: key(_default(wholeNumber(1, 20, "rounds"), 3), "How often an agent works on one request: the first time, and each time that a review sends it back."),
	hours: key(_default(wholeNumber(1, 168, "hours"), 4), "For how many hours an agent may work each time. Then it is stopped, and people are told."),
	dependencies: key(_default(flag(), false), "Whether an agent may change package.json and lockfiles. Workflows and configuration are never its own to change.")
});
const Automation = map$1({
	texts: key(prefault(AutomaticTexts, {}), "How \"texts sync\" commits text overrides."),
	requests: key(prefault(AutomaticRequests, {}), "How \"requests advance\" moves development requests.")
});

// src/config/schema.ts
const Site = map$1({
	slug: key(slug(), "The portal's slug of the site.", "acme-docs"),
	id: key(identifier(), "The portal's id of the site.", "site_123"),
	type: key(choiceOf([
		"docs",
		"spa",
		"static"
	]), "What the site is: docs (markdown), spa (single-page application) or static (pre-rendered)."),
	url: key(httpsOrigin(), "Origin of the live site, for canonical links and for the verification after a deployment.", "https://www.acme.example")
});
const Portal = map$1({
	url: key(httpsBase(), "Address of the site management portal.", "https://portal.example.com"),
	audience: key(audience(), "Application ID URI of the portal's application. The login asks for the scope <audience>/.default.", "api://11111111-2222-3333-4444-555555555555"),
	provider: key(_default(pathWord(), "repohost"), "The portal's word for the repository host in the path of the deployment-complete call.")
});
const Azure = map$1({
	clientId: key(uuid("the application (client) id"), "Application (client) id that the run logs in as. Not secret."),
	tenantId: key(uuid("the directory (tenant) id"), "Directory (tenant) id. Not secret."),
	subscriptionId: key(uuid("the subscription id"), "Subscription id. Not secret.")
});
const Build = map$1({
	root: key(_default(relativePath("the folder of the site"), "."), "Folder of the site, relative to the root of the repository.", "packages/site"),
	install: key(optional(commandLine("the install command")), "Installs the dependencies. Default: what the lockfile of the site calls for.", "npm ci"),
	command: key(optional(commandLine("the build command")), "Builds the site. Default: the script \"build\" of package.json.", "npm run build"),
	output: key(optional(relativePath("the folder that the build writes")), "Folder that the build writes, relative to build.root. Default: detected.", "dist"),
	env: key(_default(record(buildVariable(), variableValue(), { error: "a map from names of variables to values" }), {}), "Variables for the install and build commands. Nothing secret: the file is committed. Names starting ACTIONS_, INPUT_ or SITE_ and GITHUB_TOKEN are refused.", { NODE_ENV: "production" }),
	passEnv: key(_default(array(passedVariable(), { error: "a list of names of variables" }), []), "Names of further variables of the run that the build may see, besides the usual ones such as PATH and HOME. Names starting ACTIONS_ or INPUT_ are refused.", ["NPM_TOKEN"]),
	timeoutMinutes: key(_default(minutes(360), 20), "Minutes after which the install and build commands are ended."),
	attestation: key(_default(choiceOf(["off", "required"]), "off"), "required: deploy only packages of a build job with an attestation, which is signed proof that this repository built them from this commit. Needs two jobs."),
	trustedRoot: key(optional(relativePath("the trusted root")), "File with the trusted signers that \"gh attestation trusted-root\" prints, relative to the root of the repository: for runners without gh. Default: gh of the runner names them.", ".github/trusted-root.jsonl")
});
const Production = map$1({ branch: key(_default(branch(), "master"), "The branch that is deployed to Production.") });
const atLeastOne = "a list of at least one branch or pattern";
const Preview = map$1({
	branches: key(_default(array(branchPattern(), { error: atLeastOne }).check(_minLength(1, { error: atLeastOne })), ["release/**"]), "The branches that are deployed to Preview; * stands for any letters but /, ** for any letters. The production branch is never one of them."),
	name: key(_default(environmentName(), "preview"), "The hosting's name of the environment. Its letters and digits count, in lower case; production and default are refused."),
	url: key(optional(httpsOrigin()), "Origin of the preview, where it is known. Default: what the hosting answers after the upload.", "https://preview.acme.example")
});
const Environments = map$1({
	production: key(prefault(Production, {}), "The live site."),
	preview: key(prefault(Preview, {}), "The site as it is going to be.")
});
const Hosting = map$1({
	config: key(_default(relativePath("the hosting configuration"), "staticwebapp.config.json"), "The hosting configuration, relative to build.root."),
	maxTotalSize: key(prefault(byteSize(), "250MB"), "Most bytes of all files together, uncompressed; as text with kB, MB or GB, or as a number of bytes. 1 MB is 1,024 × 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.", "500MB", 262144e3),
	maxFiles: key(_default(wholeNumber(1, 1e6, "files"), 15e3), "Most files of a deployment. The platform takes 15,000."),
	clientBuildId: key(optional(identifier()), "Build of the platform's own upload client that is used with the official uploader. Default: the current stable one.", "1.0.027044"),
	distributionTimeoutMinutes: key(_default(minutes(60), 15), "Minutes that the platform may take to distribute the upload. After that the outcome is unknown, and only a look at the live site tells."),
	fallback: key(_default(choiceOf([
		"auto",
		"always",
		"never"
	]), "auto"), "Whether an address that no file has shows the start page: auto (in a single-page application, and where there is no 404 page), always or never. A navigationFallback of the hosting configuration counts before it."),
	verificationTimeoutMinutes: key(_default(minutes(60), 3), "Minutes until the live address has to serve the new build.")
});
const Content = map$1({
	mode: key(_default(choiceOf(["commit", "runtime"]), "commit"), "Where text overrides come from: commit (the file of the repository, at build time) or runtime (the site asks the portal itself)."),
	file: key(_default(relativePath("the content file"), "content/overrides.json"), "File with the text overrides, relative to the root of the repository. Used in mode commit.")
});
const Seo = map$1({
	enabled: key(_default(flag(), true), "Whether the portal's SEO metadata and the sitemap are put into the built pages."),
	onError: key(_default(choiceOf(["fail", "warn"]), "fail"), "What happens when a field exceeds its maximum or is not valid: fail (nothing is uploaded) or warn (the page is deployed without the field)."),
	file: key(_default(relativePath("the metadata file"), "content/seo.json"), "File with a snapshot of the SEO metadata for the site's own build, relative to the root of the repository. \"site-deploy texts pull --seo\" writes it."),
	fetchMinutes: key(_default(minutes(360), 5), "How long a deployment fetches the SEO metadata of pages that are new or have changed; the portal answers 100 calls a minute. The next deployment goes on with what is left."),
	hold: key(_default(choiceOf([
		"auto",
		"always",
		"never"
	]), "auto"), "Which pages get a script that keeps the portal's values in their heads, where a framework writes there what the site was built with: auto (pages of a framework that is recognised), always (every page) or never.")
});
const SiteConfig = map$1({
	version: key(literal(1, { error: "the number 1" }), "Version of this format."),
	site: key(Site, "Which site this is."),
	portal: key(Portal, "The site management portal."),
	azure: key(Azure, "The identity that the run logs in as: three identifiers, none of them secret."),
	build: key(prefault(Build, {}), "How the site is built. Everything is detected where it is left out."),
	environments: key(prefault(Environments, {}), "Which branch is deployed where."),
	hosting: key(prefault(Hosting, {}), "The hosting and its limits."),
	content: key(prefault(Content, {}), "The text overrides."),
	seo: key(prefault(Seo, {}), "SEO metadata."),
	automation: key(prefault(Automation, {}), "What moves by itself, when it is started.")
});
keyInformation.add(SiteConfig, {
	title: "site.config.yml",
	description: "The site config of site-deploy: which site a repository holds, how it is built and where it is deployed."
});

// src/config/json-schema.ts
function siteConfigJsonSchema() {
	return toJSONSchema(SiteConfig, {
		target: "draft-2020-12",
		io: "input",
		metadata: keyInformation,
		unrepresentable: "throw"
	});
}
function schemaAt(schema, path) {
	let part = schema;
	for (const key of path) {
		part = typeof key === "number" ? subschema(part.items) : subschema(part.properties?.[String(key)]) ?? subschema(part.additionalProperties);
		if (part === void 0) return void 0;
	}
	return part;
}
function keyPaths(schema, above = []) {
	return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
		const path = [...above, key];
		return [path, ...keyPaths(subschema(part) ?? {}, path)];
	});
}
function subschema(part) {
	return typeof part === "object" && !Array.isArray(part) ? part : void 0;
}

// src/config/config-problems.ts
function problemsOf(issues, yaml, source) {
	const known = once(() => {
		const schema = siteConfigJsonSchema();
		return {
			schema,
			paths: keyPaths(schema)
		};
	});
	const problems = issues.flatMap((issue) => {
		switch (issue.code) {
			case "unrecognized_keys": return issue.keys.filter((key) => key !== "__proto__").map((key) => () => unknownKey([...issue.path, key], known(), yaml, source));
			case "invalid_key": return [() => badKey(issue, yaml, source)];
			default: {
				const problemOf = hasValue(yaml.value, issue.path) ? badValue : missingKey;
				return [() => problemOf(issue, yaml, source)];
			}
		}
	});
	const found = problems.slice(0, most$1).map((problem) => problem());
	const more = problems.length - found.length;
	return more === 0 ? found : [...found, source.problemAt(source.text.length, `and ${more} more problems of this kind`)];
}
const most$1 = 1600;
function unknownKey(path, { schema, paths }, yaml, source) {
	const above = path.slice(0, -1);
	const key = String(path.at(-1));
	const names = Object.keys(schemaAt(schema, above)?.properties ?? {});
	const near = nearestName(key, names) === void 0 ? elsewhere(key, paths) : didYouMean(key, names);
	const where = above.length > 0 ? ` in ${dotted(above)}` : "";
	return source.problemAt(keyOffset(yaml, path), `unknown key ${quote(key)}${where}, expected one of ${names.join(", ")}${near}`);
}
function elsewhere(key, paths) {
	const owners = paths.filter((path) => path.at(-1) === key).map((path) => dotted(path));
	return owners.length === 1 ? `; did you mean "${owners[0]}"?` : "";
}
function badKey(issue, yaml, source) {
	const expected = issue.issues[0]?.message ?? issue.message;
	const key = String(issue.path.at(-1));
	return source.problemAt(keyOffset(yaml, issue.path), `${dotted(issue.path.slice(0, -1))}: found the key ${quote(key)}, expected ${expected}`);
}
function badValue(issue, yaml, source) {
	const value = valueAt(yaml.value, issue.path);
	const subject = issue.path.length > 0 ? `${dotted(issue.path)}: ` : "";
	return source.problemAt(yaml.locate(issue.path)?.value ?? 0, `${subject}found ${describeValue(value)}, expected ${issue.message}${suggestion(issue, value)}`);
}
function missingKey(issue, yaml, source) {
	const offset = yaml.locate(issue.path.slice(0, -1))?.value ?? 0;
	return source.problemAt(offset, `${dotted(issue.path)} is missing, expected ${issue.message}`);
}
function suggestion(issue, value) {
	if (issue.code === "invalid_value") return typeof value === "string" && issue.values.some((one) => one !== value && String(one) === value) ? "; write it without quotes" : didYouMean(String(value), issue.values.map(String));
	if (issue.code === "invalid_type" && issue.expected === "boolean" && typeof value === "string") {
		if (/^(yes|y|on|true)$/i.test(value)) return "; did you mean true?";
		if (/^(no|n|off|false)$/i.test(value)) return "; did you mean false?";
	}
	return "";
}
function keyOffset(yaml, path) {
	const place = yaml.locate(path);
	return place?.key ?? place?.value ?? 0;
}
function hasValue(root, path) {
	return valueAt(root, path) !== void 0;
}
function valueAt(root, path) {
	let value = root;
	for (const key of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
		value = Reflect.get(value, key);
	}
	return value;
}
function dotted(path) {
	return path.reduce((text, key) => {
		if (typeof key === "number") return `${text}[${key}]`;
		return text === "" ? String(key) : `${text}.${String(key)}`;
	}, "");
}
function describeValue(value) {
	if (value === null) return "nothing";
	if (typeof value === "string") return quote(value);
	if (typeof value === "number") return `the number ${value}`;
	if (Array.isArray(value)) return "a list";
	if (value instanceof Uint8Array) return "binary data";
	return typeof value === "object" ? "a map" : String(value);
}
function quote(text) {
	return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

// node_modules/yaml/browser/dist/nodes/identity.js
const ALIAS = Symbol.for("yaml.alias");
const DOC = Symbol.for("yaml.document");
const MAP = Symbol.for("yaml.map");
const PAIR = Symbol.for("yaml.pair");
const SCALAR$1 = Symbol.for("yaml.scalar");
const SEQ = Symbol.for("yaml.seq");
const NODE_TYPE = Symbol.for("yaml.node.type");
const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case MAP:
		case SEQ: return true;
	}
	return false;
}
function isNode$1(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case ALIAS:
		case MAP:
		case SCALAR$1:
		case SEQ: return true;
	}
	return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
const BREAK$1 = Symbol("break visit");
const SKIP$1 = Symbol("skip children");
const REMOVE$1 = Symbol("remove node");
function visit$1(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else visit_(null, node, visitor_, Object.freeze([]));
}
visit$1.BREAK = BREAK$1;
visit$1.SKIP = SKIP$1;
visit$1.REMOVE = REMOVE$1;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode$1(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK$1;
visitAsync.SKIP = SKIP$1;
visitAsync.REMOVE = REMOVE$1;
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode$1(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = await visitAsync_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
		Alias: visitor.Node,
		Map: visitor.Node,
		Scalar: visitor.Node,
		Seq: visitor.Node
	}, visitor.Value && {
		Map: visitor.Value,
		Scalar: visitor.Value,
		Seq: visitor.Value
	}, visitor.Collection && {
		Map: visitor.Collection,
		Seq: visitor.Collection
	}, visitor);
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === "function") return visitor(key, node, path);
	if (isMap(node)) return visitor.Map?.(key, node, path);
	if (isSeq(node)) return visitor.Seq?.(key, node, path);
	if (isPair(node)) return visitor.Pair?.(key, node, path);
	if (isScalar(node)) return visitor.Scalar?.(key, node, path);
	if (isAlias(node)) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection(parent)) parent.items[key] = node;
	else if (isPair(parent)) {
		if (key === "key") parent.key = node;
		else parent.value = node;
	} else if (isDocument(parent)) parent.contents = node;
	else {
		const pt = isAlias(parent) ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}

// node_modules/yaml/browser/dist/doc/directives.js
const escapeChars = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class Directives {
	constructor(yaml, tags) {
		this.docStart = null;
		this.docEnd = false;
		this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
		this.tags = Object.assign({}, Directives.defaultTags, tags);
	}
	clone() {
		const copy = new Directives(this.yaml, this.tags);
		copy.docStart = this.docStart;
		return copy;
	}
	atDocument() {
		const res = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = true;
				break;
			case "1.2":
				this.atNextDocument = false;
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.2"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
		}
		return res;
	}
	add(line, onError) {
		if (this.atNextDocument) {
			this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.1"
			};
			this.tags = Object.assign({}, Directives.defaultTags);
			this.atNextDocument = false;
		}
		const parts = line.trim().split(/[ \t]+/);
		const name = parts.shift();
		switch (name) {
			case "%TAG": {
				if (parts.length !== 2) {
					onError(0, "%TAG directive should contain exactly two parts");
					if (parts.length < 2) return false;
				}
				const [handle, prefix] = parts;
				this.tags[handle] = prefix;
				return true;
			}
			case "%YAML": {
				this.yaml.explicit = true;
				if (parts.length !== 1) {
					onError(0, "%YAML directive should contain exactly one part");
					return false;
				}
				const [version] = parts;
				if (version === "1.1" || version === "1.2") {
					this.yaml.version = version;
					return true;
				} else {
					const isValid = /^\d+\.\d+$/.test(version);
					onError(6, `Unsupported YAML version ${version}`, isValid);
					return false;
				}
			}
			default:
				onError(0, `Unknown directive ${name}`, true);
				return false;
		}
	}
	tagName(source, onError) {
		if (source === "!") return "!";
		if (source[0] !== "!") {
			onError(`Not a valid tag: ${source}`);
			return null;
		}
		if (source[1] === "<") {
			const verbatim = source.slice(2, -1);
			if (verbatim === "!" || verbatim === "!!") {
				onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
				return null;
			}
			if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
			return verbatim;
		}
		const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
		if (!suffix) onError(`The ${source} tag has no suffix`);
		const prefix = this.tags[handle];
		if (prefix) try {
			return prefix + decodeURIComponent(suffix);
		} catch (error) {
			onError(String(error));
			return null;
		}
		if (handle === "!") return source;
		onError(`Could not resolve tag: ${source}`);
		return null;
	}
	tagString(tag) {
		for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
		return tag[0] === "!" ? tag : `!<${tag}>`;
	}
	toString(doc) {
		const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
		const tagEntries = Object.entries(this.tags);
		let tagNames;
		if (doc && tagEntries.length > 0 && isNode$1(doc.contents)) {
			const tags = {};
			visit$1(doc.contents, (_key, node) => {
				if (isNode$1(node) && node.tag) tags[node.tag] = true;
			});
			tagNames = Object.keys(tags);
		} else tagNames = [];
		for (const [handle, prefix] of tagEntries) {
			if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
			if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
		}
		return lines.join("\n");
	}
};
Directives.defaultYaml = {
	explicit: false,
	version: "1.2"
};
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = /* @__PURE__ */ new Set();
	visit$1(root, { Value(_key, node) {
		if (node.anchor) anchors.add(node.anchor);
	} });
	return anchors;
}
function findNewAnchor(prefix, exclude) {
	for (let i = 1;; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name)) return name;
	}
}
function createNodeAnchors(doc, prefix) {
	const aliasObjects = [];
	const sourceObjects = /* @__PURE__ */ new Map();
	let prevAnchors = null;
	return {
		onAnchor: (source) => {
			aliasObjects.push(source);
			prevAnchors ?? (prevAnchors = anchorNames(doc));
			const anchor = findNewAnchor(prefix, prevAnchors);
			prevAnchors.add(anchor);
			return anchor;
		},
		setAnchors: () => {
			for (const source of aliasObjects) {
				const ref = sourceObjects.get(source);
				if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
				else {
					const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
					error.source = source;
					throw error;
				}
			}
		},
		sourceObjects
	};
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
		const data = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		ctx.anchors.set(value, data);
		ctx.onCreate = (res) => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate) ctx.onCreate(res);
		return res;
	}
	if (typeof value === "bigint" && !ctx?.keep) return Number(value);
	return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc)) throw new TypeError("A document argument is required");
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this, "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
	constructor(source) {
		super(ALIAS);
		this.source = source;
		Object.defineProperty(this, "tag", { set() {
			throw new Error("Alias nodes cannot have tags");
		} });
	}
	resolve(doc, ctx) {
		if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
		let nodes;
		if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
		else {
			nodes = [];
			visit$1(doc, { Node: (_key, node) => {
				if (isAlias(node) || hasAnchor(node)) nodes.push(node);
			} });
			if (ctx) ctx.aliasResolveCache = nodes;
		}
		let found = void 0;
		for (const node of nodes) {
			if (node === this) break;
			if (node.anchor === this.source) found = node;
		}
		if (found && ctx) {
			const { anchors, doc, maxAliasCount } = ctx;
			let data = anchors.get(found);
			if (!data) {
				toJS(found, null, ctx);
				data = anchors.get(found);
			}
			/* istanbul ignore if */
			if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (maxAliasCount >= 0) {
				data.count += 1;
				if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
				if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
			}
		}
		return found;
	}
	toJSON(_arg, ctx) {
		if (!ctx) return { source: this.source };
		const source = this.resolve(ctx.doc, ctx);
		if (!source) {
			const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw new ReferenceError(msg);
		}
		return ctx.anchors.get(source).res;
	}
	toString(ctx, _onComment, _onChompKeep) {
		const src = `*${this.source}`;
		if (ctx) {
			anchorIsValid(this.source);
			if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new Error(msg);
			}
			if (ctx.implicitKey) return `${src} `;
		}
		return src;
	}
};
function getAliasCount(doc, node, anchors) {
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	} else if (isCollection(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count) count = c;
		}
		return count;
	} else if (isPair(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
		this.value = value;
	}
	toJSON(arg, ctx) {
		return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
	}
	toString() {
		return String(this.value);
	}
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
const defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
	if (tagName) {
		const match = tags.filter((t) => t.tag === tagName);
		const tagObj = match.find((t) => !t.format) ?? match[0];
		if (!tagObj) throw new Error(`Tag ${tagName} not found`);
		return tagObj;
	}
	return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
	if (isDocument(value)) value = value.contents;
	if (isNode$1(value)) return value;
	if (isPair(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
		map.items.push(value);
		return map;
	}
	if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
	const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
	let ref = void 0;
	if (aliasDuplicateObjects && value && typeof value === "object") {
		ref = sourceObjects.get(value);
		if (ref) {
			ref.anchor ?? (ref.anchor = onAnchor(value));
			return new Alias(ref.anchor);
		} else {
			ref = {
				anchor: null,
				node: null
			};
			sourceObjects.set(value, ref);
		}
	}
	if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
	let tagObj = findTagObject(value, tagName, schema.tags);
	if (!tagObj) {
		if (value && typeof value.toJSON === "function") value = value.toJSON();
		if (!value || typeof value !== "object") {
			const node = new Scalar(value);
			if (ref) ref.node = node;
			return node;
		}
		tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
	if (tagName) node.tag = tagName;
	else if (!tagObj.default) node.tag = tagObj.tag;
	if (ref) ref.node = node;
	return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema, path, value) {
	let v = value;
	for (let i = path.length - 1; i >= 0; --i) {
		const k = path[i];
		if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
			const a = [];
			a[k] = v;
			v = a;
		} else v = /* @__PURE__ */ new Map([[k, v]]);
	}
	return createNode(v, void 0, {
		aliasDuplicateObjects: false,
		keepUndefined: false,
		onAnchor: () => {
			throw new Error("This should not happen, please report a bug.");
		},
		schema,
		sourceObjects: /* @__PURE__ */ new Map()
	});
}
const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
	constructor(type, schema) {
		super(type);
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	clone(schema) {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (schema) copy.schema = schema;
		copy.items = copy.items.map((it) => isNode$1(it) || isPair(it) ? it.clone(schema) : it);
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	addIn(path, value) {
		if (isEmptyPath(path)) this.add(value);
		else {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (isCollection(node)) node.addIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
	deleteIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.delete(key);
		const node = this.get(key, true);
		if (isCollection(node)) return node.deleteIn(rest);
		else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
	}
	getIn(path, keepScalar) {
		const [key, ...rest] = path;
		const node = this.get(key, true);
		if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
		else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
	}
	hasAllNullValues(allowScalar) {
		return this.items.every((node) => {
			if (!isPair(node)) return false;
			const n = node.value;
			return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.has(key);
		const node = this.get(key, true);
		return isCollection(node) ? node.hasIn(rest) : false;
	}
	setIn(path, value) {
		const [key, ...rest] = path;
		if (rest.length === 0) this.set(key, value);
		else {
			const node = this.get(key, true);
			if (isCollection(node)) node.setIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
const FOLD_FLOW = "flow";
const FOLD_BLOCK = "block";
const FOLD_QUOTED = "quoted";
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0) return text;
	if (lineWidth < minContentWidth) minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep) return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === "number") {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
		else end = lineWidth - indentAtStart;
	}
	let split = void 0;
	let prev = void 0;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
			escStart = i;
			switch (text[i + 1]) {
				case "x":
					i += 3;
					break;
				case "u":
					i += 5;
					break;
				case "U":
					i += 9;
					break;
				default: i += 1;
			}
			escEnd = i;
		}
		if (ch === "\n") {
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = void 0;
		} else {
			if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
				const next = text[i + 1];
				if (next && next !== " " && next !== "\n" && next !== "	") split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = void 0;
				} else if (mode === "quoted") {
					while (prev === " " || prev === "	") {
						prev = ch;
						ch = text[i += 1];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j]) return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = void 0;
				} else overflow = true;
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow) onOverflow();
	if (folds.length === 0) return text;
	if (onFold) onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
	else {
		do
			ch = text[++i];
		while (ch && ch !== "\n");
		end = i;
		start = i + 1;
		ch = text[start];
	}
	return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
const getFoldOptions = (ctx, isBlock) => ({
	indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
	lineWidth: ctx.options.lineWidth,
	minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0) return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit) return false;
	for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
		if (i - start > limit) return true;
		start = i + 1;
		if (strLen - start <= limit) return false;
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON) return json;
	const { implicitKey } = ctx;
	const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	let str = "";
	let start = 0;
	for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
		if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
			str += json.slice(start, i) + "\\ ";
			i += 1;
			start = i;
			ch = "\\";
		}
		if (ch === "\\") switch (json[i + 1]) {
			case "u":
				{
					str += json.slice(start, i);
					const code = json.substr(i + 2, 4);
					switch (code) {
						case "0000":
							str += "\\0";
							break;
						case "0007":
							str += "\\a";
							break;
						case "000b":
							str += "\\v";
							break;
						case "001b":
							str += "\\e";
							break;
						case "0085":
							str += "\\N";
							break;
						case "00a0":
							str += "\\_";
							break;
						case "2028":
							str += "\\L";
							break;
						case "2029":
							str += "\\P";
							break;
						default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
						else str += json.substr(i, 6);
					}
					i += 5;
					start = i + 1;
				}
				break;
			case "n":
				if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
				else {
					str += json.slice(start, i) + "\n\n";
					while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
						str += "\n";
						i += 2;
					}
					str += indent;
					if (json[i + 2] === " ") str += "\\";
					i += 1;
					start = i + 1;
				}
				break;
			default: i += 1;
		}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false) qs = doubleQuotedString;
	else {
		const hasDouble = value.includes("\"");
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle) qs = singleQuotedString;
		else if (hasSingle && !hasDouble) qs = doubleQuotedString;
		else qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
let blockEndNewlines;
try {
	blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
	const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value) return literal ? "|\n" : ">\n";
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== "\n" && ch !== "	" && ch !== " ") break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf("\n");
	if (endNlPos === -1) chomp = "-";
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = "+";
		if (onChompKeep) onChompKeep();
	} else chomp = "";
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === "\n") end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === " ") startWithSpace = true;
		else if (ch === "\n") startNlPos = startEnd;
		else break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
	if (comment) {
		header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
		if (onComment) onComment();
	}
	if (!literal) {
		const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback) return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
	if (containsDocumentMarker(value)) {
		if (indent === "") {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
	}
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
			default: return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = implicitKey && defaultKeyType || defaultStringType;
		res = _stringify(t);
		if (res === null) throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
	const opt = Object.assign({
		blockQuote: true,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: false,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: true,
		indentSeq: true,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: false,
		singleQuote: null,
		trailingComma: false,
		trueStr: "true",
		verifyAliasOrder: true
	}, doc.schema.toStringOptions, options);
	let inFlow;
	switch (opt.collectionStyle) {
		case "block":
			inFlow = false;
			break;
		case "flow":
			inFlow = true;
			break;
		default: inFlow = null;
	}
	return {
		anchors: /* @__PURE__ */ new Set(),
		doc,
		flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
		inFlow,
		options: opt
	};
}
function getTagObject(tags, item) {
	if (item.tag) {
		const match = tags.filter((t) => t.tag === item.tag);
		if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
	}
	let tagObj = void 0;
	let obj;
	if (isScalar(item)) {
		obj = item.value;
		let match = tags.filter((t) => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter((t) => t.test);
			if (testMatch.length > 0) match = testMatch;
		}
		tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
	} else {
		obj = item;
		tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
	if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives) return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		else {
			if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
			else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = void 0;
	const node = isNode$1(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = isNode$1(key) && key.comment || null;
	if (simpleKeys) {
		if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection(key) || !isNode$1(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (allNullValues || value == null) {
			if (keyCommentDone && onComment) onComment();
			return str === "" ? "?" : explicitKey ? `? ${str}` : str;
		}
	} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode$1(value)) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	} else {
		vsb = false;
		vcb = null;
		valueComment = null;
		if (value && typeof value === "object") value = doc.createNode(value);
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && isScalar(value)) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf("\n");
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === "&" || vs0 === "!")) {
				let sp0 = valueStr.indexOf(" ");
				if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
				if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
			}
			if (!hasPropsLine) ws = `\n${ctx.indent}`;
		}
	} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment) onComment();
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") console.warn(warning);
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const MERGE_KEY = "<<";
const merge = {
	identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
	stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
	else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
	else mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source)) throw new Error("Merge sources must be maps or map aliases");
	const srcMap = source.toJSON(null, ctx, Map);
	for (const [key, value] of srcMap) if (map instanceof Map) {
		if (!map.has(key)) map.set(key, value);
	} else if (map instanceof Set) map.add(key);
	else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	return map;
}
function resolveAliasValue(ctx, value) {
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode$1(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, "", ctx);
		if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
			if (stringKey in map) Object.defineProperty(map, stringKey, {
				value: jsValue,
				writable: true,
				enumerable: true,
				configurable: true
			});
			else map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(key, jsKey, ctx) {
	if (jsKey === null) return "";
	if (typeof jsKey !== "object") return String(jsKey);
	if (isNode$1(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = /* @__PURE__ */ new Set();
		for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
			warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
	const k = createNode(key, void 0, ctx);
	const v = createNode(value, void 0, ctx);
	return new Pair(k, v);
}
var Pair = class Pair {
	constructor(key, value = null) {
		Object.defineProperty(this, NODE_TYPE, { value: PAIR });
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		let { key, value } = this;
		if (isNode$1(key)) key = key.clone(schema);
		if (isNode$1(value)) value = value.clone(schema);
		return new Pair(key, value);
	}
	toJSON(_, ctx) {
		const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		return addPairToJSMap(ctx, pair, this);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
	return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
	const { indent, options: { commentString } } = ctx;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		type: null
	});
	let chompKeep = false;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode$1(item)) {
			if (!chompKeep && item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode$1(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		if (chompKeep && comment) chompKeep = false;
		lines.push(blockItemPrefix + str);
	}
	let str;
	if (lines.length === 0) str = flowChars.start + flowChars.end;
	else {
		str = lines[0];
		for (let i = 1; i < lines.length; ++i) {
			const line = lines[i];
			str += line ? `\n${indent}${line}` : "\n";
		}
	}
	if (comment) {
		str += "\n" + indentComment(commentString(comment), indent);
		if (onComment) onComment();
	} else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
	const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
	itemIndent += indentStep;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		inFlow: true,
		type: null
	});
	let reqNewline = false;
	let linesAtValue = 0;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode$1(item)) {
			if (item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode$1(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
			}
			const iv = isNode$1(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (item.value == null && ik?.comment) comment = ik.comment;
		}
		if (comment) reqNewline = true;
		let str = stringify(item, itemCtx, () => comment = null);
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
		if (i < items.length - 1) str += ",";
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
			if (reqNewline) str += ",";
		}
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		lines.push(str);
		linesAtValue = lines.length;
	}
	const { start, end } = flowChars;
	if (lines.length === 0) return start + end;
	else {
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = start;
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}${end}`;
		} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
	}
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
	const k = isScalar(key) ? key.value : key;
	for (const it of items) if (isPair(it)) {
		if (it.key === key || it.key === k) return it;
		if (isScalar(it.key) && it.key.value === k) return it;
	}
}
var YAMLMap = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(schema) {
		super(MAP, schema);
		this.items = [];
	}
	static from(schema, obj, ctx) {
		const { keepUndefined, replacer } = ctx;
		const map = new this(schema);
		const add = (key, value) => {
			if (typeof replacer === "function") value = replacer.call(obj, key, value);
			else if (Array.isArray(replacer) && !replacer.includes(key)) return;
			if (value !== void 0 || keepUndefined) map.items.push(createPair(key, value, ctx));
		};
		if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
		else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
		if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
		return map;
	}
	add(pair, overwrite) {
		let _pair;
		if (isPair(pair)) _pair = pair;
		else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair(pair, pair?.value);
		else _pair = new Pair(pair.key, pair.value);
		const prev = findPair(this.items, _pair.key);
		const sortEntries = this.schema?.sortMapEntries;
		if (prev) {
			if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
			if (isScalar(prev.value) && isScalarValue(_pair.value)) prev.value.value = _pair.value;
			else prev.value = _pair.value;
		} else if (sortEntries) {
			const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
			if (i === -1) this.items.push(_pair);
			else this.items.splice(i, 0, _pair);
		} else this.items.push(_pair);
	}
	delete(key) {
		const it = findPair(this.items, key);
		if (!it) return false;
		return this.items.splice(this.items.indexOf(it), 1).length > 0;
	}
	get(key, keepScalar) {
		const node = findPair(this.items, key)?.value;
		return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
	}
	has(key) {
		return !!findPair(this.items, key);
	}
	set(key, value) {
		this.add(new Pair(key, value), true);
	}
	toJSON(_, ctx, Type) {
		const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const item of this.items) addPairToJSMap(ctx, map, item);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		for (const item of this.items) if (!isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
		if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: ctx.indent || "",
			onChompKeep,
			onComment
		});
	}
};

// node_modules/yaml/browser/dist/schema/common/map.js
const map = {
	collection: "map",
	default: true,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(map, onError) {
		if (!isMap(map)) onError("Expected a mapping for this tag");
		return map;
	},
	createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(schema) {
		super(SEQ, schema);
		this.items = [];
	}
	add(value) {
		this.items.push(value);
	}
	delete(key) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return false;
		return this.items.splice(idx, 1).length > 0;
	}
	get(key, keepScalar) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return void 0;
		const it = this.items[idx];
		return !keepScalar && isScalar(it) ? it.value : it;
	}
	has(key) {
		const idx = asItemIndex(key);
		return typeof idx === "number" && idx < this.items.length;
	}
	set(key, value) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
		const prev = this.items[idx];
		if (isScalar(prev) && isScalarValue(value)) prev.value = value;
		else this.items[idx] = value;
	}
	toJSON(_, ctx) {
		const seq = [];
		if (ctx?.onCreate) ctx.onCreate(seq);
		let i = 0;
		for (const item of this.items) seq.push(toJS(item, String(i++), ctx));
		return seq;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (ctx.indent || "") + "  ",
			onChompKeep,
			onComment
		});
	}
	static from(schema, obj, ctx) {
		const { replacer } = ctx;
		const seq = new this(schema);
		if (obj && Symbol.iterator in Object(obj)) {
			let i = 0;
			for (let it of obj) {
				if (typeof replacer === "function") {
					const key = obj instanceof Set ? it : String(i++);
					it = replacer.call(obj, key, it);
				}
				seq.items.push(createNode(it, void 0, ctx));
			}
		}
		return seq;
	}
};
function asItemIndex(key) {
	let idx = isScalar(key) ? key.value : key;
	if (idx && typeof idx === "string") idx = Number(idx);
	return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
const seq = {
	collection: "seq",
	default: true,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(seq, onError) {
		if (!isSeq(seq)) onError("Expected a sequence for this tag");
		return seq;
	},
	createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
const string = {
	identify: (value) => typeof value === "string",
	default: true,
	tag: "tag:yaml.org,2002:str",
	resolve: (str) => str,
	stringify(item, ctx, onComment, onChompKeep) {
		ctx = Object.assign({ actualString: true }, ctx);
		return stringifyString(item, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/common/null.js
const nullTag = {
	identify: (value) => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
const boolTag = {
	identify: (value) => typeof value === "boolean",
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test.test(source)) {
			if (value === (source[0] === "t" || source[0] === "T")) return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
	if (typeof value === "bigint") return String(value);
	const num = typeof value === "number" ? value : Number(value);
	if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
	let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
	if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
		let i = n.indexOf(".");
		if (i < 0) {
			i = n.length;
			n += ".";
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0) n += "0";
	}
	return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
const floatNaN$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf(".");
		if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
const intOct$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: (node) => intStringify$1(node, 8, "0o")
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: (node) => intStringify$1(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
const schema$2 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(value) {
	return typeof value === "bigint" || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
	{
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify: stringifyJSON
	},
	{
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (str) => str === "true",
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
	},
	{
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (str) => parseFloat(str),
		stringify: stringifyJSON
	}
];
const schema$1 = [map, seq].concat(jsonScalars, {
	default: true,
	tag: "",
	test: /^/,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
const binary = {
	identify: (value) => value instanceof Uint8Array,
	default: false,
	tag: "tag:yaml.org,2002:binary",
	resolve(src, onError) {
		if (typeof atob === "function") {
			const str = atob(src.replace(/[\n\r]/g, ""));
			const buffer = new Uint8Array(str.length);
			for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
			return buffer;
		} else {
			onError("This environment does not support reading binary tags; either Buffer or atob is required");
			return src;
		}
	},
	stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (!value) return "";
		const buf = value;
		let str;
		if (typeof btoa === "function") {
			let s = "";
			for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
			str = btoa(s);
		} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		type ?? (type = Scalar.BLOCK_LITERAL);
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
			str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment,
			type,
			value: str
		}, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq, onError) {
	if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
		let item = seq.items[i];
		if (isPair(item)) continue;
		else if (isMap(item)) {
			if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.items[0] || new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			item = pair;
		}
		seq.items[i] = isPair(item) ? item : new Pair(item);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
	pairs.tag = "tag:yaml.org,2002:pairs";
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
		if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
		let key, value;
		if (Array.isArray(it)) {
			if (it.length === 2) {
				key = it[0];
				value = it[1];
			} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
		} else if (it && it instanceof Object) {
			const keys = Object.keys(it);
			if (keys.length === 1) {
				key = keys[0];
				value = it[key];
			} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
		} else key = it;
		pairs.items.push(createPair(key, value, ctx));
	}
	return pairs;
}
const pairs = {
	collection: "seq",
	default: false,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class YAMLOMap extends YAMLSeq {
	constructor() {
		super();
		this.add = YAMLMap.prototype.add.bind(this);
		this.delete = YAMLMap.prototype.delete.bind(this);
		this.get = YAMLMap.prototype.get.bind(this);
		this.has = YAMLMap.prototype.has.bind(this);
		this.set = YAMLMap.prototype.set.bind(this);
		this.tag = YAMLOMap.tag;
	}
	toJSON(_, ctx) {
		if (!ctx) return super.toJSON(_);
		const map = /* @__PURE__ */ new Map();
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const pair of this.items) {
			let key, value;
			if (isPair(pair)) {
				key = toJS(pair.key, "", ctx);
				value = toJS(pair.value, key, ctx);
			} else key = toJS(pair, "", ctx);
			if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			map.set(key, value);
		}
		return map;
	}
	static from(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new this();
		omap.items = pairs.items;
		return omap;
	}
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
const omap = {
	collection: "seq",
	identify: (value) => value instanceof Map,
	nodeClass: YAMLOMap,
	default: false,
	tag: "tag:yaml.org,2002:omap",
	resolve(seq, onError) {
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs.items) if (isScalar(key)) {
			if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(), pairs);
	},
	createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test.test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: (value) => value === true,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: (value) => value === false,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(false),
	stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
const floatNaN = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str.replace(/_/g, "")),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, "")));
		const dot = str.indexOf(".");
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, "");
			if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === "-" || sign === "+") offset += 1;
	str = str.substring(offset).replace(/_/g, "");
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16: str = `0x${str}`;
		}
		const n = BigInt(str);
		return sign === "-" ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === "-" ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
const intBin = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
	stringify: (node) => intStringify(node, 2, "0b")
};
const intOct = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
	stringify: (node) => intStringify(node, 8, "0")
};
const int = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
	stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class YAMLSet extends YAMLMap {
	constructor(schema) {
		super(schema);
		this.tag = YAMLSet.tag;
	}
	add(key) {
		let pair;
		if (isPair(key)) pair = key;
		else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair(key.key, null);
		else pair = new Pair(key, null);
		if (!findPair(this.items, pair.key)) this.items.push(pair);
	}
	get(key, keepPair) {
		const pair = findPair(this.items, key);
		return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
	}
	set(key, value) {
		if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
		const prev = findPair(this.items, key);
		if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
		else if (!prev && value) this.items.push(new Pair(key));
	}
	toJSON(_, ctx) {
		return super.toJSON(_, ctx, Set);
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
		else throw new Error("Set items must all have null values");
	}
	static from(schema, iterable, ctx) {
		const { replacer } = ctx;
		const set = new this(schema);
		if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
			if (typeof replacer === "function") value = replacer.call(iterable, value, value);
			set.items.push(createPair(value, null, ctx));
		}
		return set;
	}
};
YAMLSet.tag = "tag:yaml.org,2002:set";
const set = {
	collection: "map",
	identify: (value) => value instanceof Set,
	nodeClass: YAMLSet,
	default: false,
	tag: "tag:yaml.org,2002:set",
	createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
	resolve(map, onError) {
		if (isMap(map)) {
			if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
			else onError("Set items must all have null values");
		} else onError("Expected a mapping for this tag");
		return map;
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
	return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === "bigint") num = (n) => BigInt(n);
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
	let sign = "";
	if (value < 0) {
		sign = "-";
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60];
	if (value < 60) parts.unshift(0);
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60);
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value);
		}
	}
	return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const intTime = {
	identify: (value) => typeof value === "bigint" || Number.isInteger(value),
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
	stringify: stringifySexagesimal
};
const floatTime = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (str) => parseSexagesimal(str, false),
	stringify: stringifySexagesimal
};
const timestamp = {
	identify: (value) => value instanceof Date,
	default: true,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(str) {
		const match = str.match(timestamp.test);
		if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		const [, year, month, day, hour, minute, second] = match.map(Number);
		const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
		let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
		const tz = match[8];
		if (tz && tz !== "Z") {
			let d = parseSexagesimal(tz, false);
			if (Math.abs(d) < 30) d *= 60;
			date -= 6e4 * d;
		}
		return new Date(date);
	},
	stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
const schema = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
	binary,
	merge,
	omap,
	pairs,
	set,
	intTime,
	floatTime,
	timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
const schemas = /* @__PURE__ */ new Map([
	["core", schema$2],
	["failsafe", [
		map,
		seq,
		string
	]],
	["json", schema$1],
	["yaml11", schema],
	["yaml-1.1", schema]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
	intTime,
	map,
	merge,
	null: nullTag,
	omap,
	pairs,
	seq,
	set,
	timestamp
};
const coreKnownTags = {
	"tag:yaml.org,2002:binary": binary,
	"tag:yaml.org,2002:merge": merge,
	"tag:yaml.org,2002:omap": omap,
	"tag:yaml.org,2002:pairs": pairs,
	"tag:yaml.org,2002:set": set,
	"tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = tags.concat(merge);
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj)) tags.push(tagObj);
		return tags;
	}, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class Schema {
	constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
		this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
		this.name = typeof schema === "string" && schema || "core";
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, MAP, { value: map });
		Object.defineProperty(this, SCALAR$1, { value: string });
		Object.defineProperty(this, SEQ, { value: seq });
		this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		} else if (doc.directives.docStart) hasDirectives = true;
	}
	if (hasDirectives) lines.push("---");
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode$1(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives) lines.push("");
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ""));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
		let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
		if (contentComment) body += lineComment(body, "", commentString(contentComment));
		if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
		else lines.push(body);
	} else lines.push(stringify(doc.contents, ctx));
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class Document {
	constructor(value, replacer, options) {
		this.commentBefore = null;
		this.comment = null;
		this.errors = [];
		this.warnings = [];
		Object.defineProperty(this, NODE_TYPE, { value: DOC });
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const opt = Object.assign({
			intAsBigInt: false,
			keepSourceTokens: false,
			logLevel: "warn",
			prettyErrors: true,
			strict: true,
			stringKeys: false,
			uniqueKeys: true,
			version: "1.2"
		}, options);
		this.options = opt;
		let { version } = opt;
		if (options?._directives) {
			this.directives = options._directives.atDocument();
			if (this.directives.yaml.explicit) version = this.directives.yaml.version;
		} else this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
	}
	clone() {
		const copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives) copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.contents = isNode$1(this.contents) ? this.contents.clone(copy.schema) : this.contents;
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	add(value) {
		if (assertCollection(this.contents)) this.contents.add(value);
	}
	addIn(path, value) {
		if (assertCollection(this.contents)) this.contents.addIn(path, value);
	}
	createAlias(node, name) {
		if (!node.anchor) {
			const prev = anchorNames(this);
			node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
		}
		return new Alias(node.anchor);
	}
	createNode(value, replacer, options) {
		let _replacer = void 0;
		if (typeof replacer === "function") {
			value = replacer.call({ "": value }, "", value);
			_replacer = replacer;
		} else if (Array.isArray(replacer)) {
			const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
			const asStr = replacer.filter(keyToStr).map(String);
			if (asStr.length > 0) replacer = replacer.concat(asStr);
			_replacer = replacer;
		} else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
		const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
		const ctx = {
			aliasDuplicateObjects: aliasDuplicateObjects ?? true,
			keepUndefined: keepUndefined ?? false,
			onAnchor,
			onTagObj,
			replacer: _replacer,
			schema: this.schema,
			sourceObjects
		};
		const node = createNode(value, tag, ctx);
		if (flow && isCollection(node)) node.flow = true;
		setAnchors();
		return node;
	}
	createPair(key, value, options = {}) {
		const k = this.createNode(key, null, options);
		const v = this.createNode(value, null, options);
		return new Pair(k, v);
	}
	delete(key) {
		return assertCollection(this.contents) ? this.contents.delete(key) : false;
	}
	deleteIn(path) {
		if (isEmptyPath(path)) {
			if (this.contents == null) return false;
			this.contents = null;
			return true;
		}
		return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
	}
	get(key, keepScalar) {
		return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
	}
	getIn(path, keepScalar) {
		if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
		return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
	}
	has(key) {
		return isCollection(this.contents) ? this.contents.has(key) : false;
	}
	hasIn(path) {
		if (isEmptyPath(path)) return this.contents !== void 0;
		return isCollection(this.contents) ? this.contents.hasIn(path) : false;
	}
	set(key, value) {
		if (this.contents == null) this.contents = collectionFromPath(this.schema, [key], value);
		else if (assertCollection(this.contents)) this.contents.set(key, value);
	}
	setIn(path, value) {
		if (isEmptyPath(path)) this.contents = value;
		else if (this.contents == null) this.contents = collectionFromPath(this.schema, Array.from(path), value);
		else if (assertCollection(this.contents)) this.contents.setIn(path, value);
	}
	setSchema(version, options = {}) {
		if (typeof version === "number") version = String(version);
		let opt;
		switch (version) {
			case "1.1":
				if (this.directives) this.directives.yaml.version = "1.1";
				else this.directives = new Directives({ version: "1.1" });
				opt = {
					resolveKnownTags: false,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				if (this.directives) this.directives.yaml.version = version;
				else this.directives = new Directives({ version });
				opt = {
					resolveKnownTags: true,
					schema: "core"
				};
				break;
			case null:
				if (this.directives) delete this.directives;
				opt = null;
				break;
			default: {
				const sv = JSON.stringify(version);
				throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
			}
		}
		if (options.schema instanceof Object) this.schema = options.schema;
		else if (opt) this.schema = new Schema(Object.assign(opt, options));
		else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
	}
	toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc: this,
			keep: !json,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this.contents, jsonArg ?? "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
	toJSON(jsonArg, onAnchor) {
		return this.toJS({
			json: true,
			jsonArg,
			mapAsMap: false,
			onAnchor
		});
	}
	toString(options = {}) {
		if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
		if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
			const s = JSON.stringify(options.indent);
			throw new Error(`"indent" option must be a positive integer, not ${s}`);
		}
		return stringifyDocument(this, options);
	}
};
function assertCollection(contents) {
	if (isCollection(contents)) return true;
	throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(name, pos, code, message) {
		super();
		this.name = name;
		this.code = code;
		this.message = message;
		this.pos = pos;
	}
};
var YAMLParseError = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLParseError", pos, code, message);
	}
};
var YAMLWarning = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLWarning", pos, code, message);
	}
};
const prettifyError = (src, lc) => (error) => {
	if (error.pos[0] === -1) return;
	error.linePos = error.pos.map((pos) => lc.linePos(pos));
	const { line, col } = error.linePos[0];
	error.message += ` at line ${line}, column ${col}`;
	let ci = col - 1;
	let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
	if (ci >= 60 && lineStr.length > 80) {
		const trimStart = Math.min(ci - 39, lineStr.length - 79);
		lineStr = "…" + lineStr.substring(trimStart);
		ci -= trimStart - 1;
	}
	if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
	if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
		let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
		if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
		lineStr = prev + lineStr;
	}
	if (/[^ ]/.test(lineStr)) {
		let count = 1;
		const end = error.linePos[1];
		if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
		const pointer = " ".repeat(ci) + "^".repeat(count);
		error.message += `:\n\n${lineStr}\n${pointer}\n`;
	}
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
	let spaceBefore = false;
	let atNewline = startOnNewline;
	let hasSpace = startOnNewline;
	let comment = "";
	let commentSep = "";
	let hasNewline = false;
	let reqSpace = false;
	let tab = null;
	let anchor = null;
	let tag = null;
	let newlineAfterProp = null;
	let comma = null;
	let found = null;
	let start = null;
	for (const token of tokens) {
		if (reqSpace) {
			if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			reqSpace = false;
		}
		if (tab) {
			if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			tab = null;
		}
		switch (token.type) {
			case "space":
				if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
				hasSpace = true;
				break;
			case "comment": {
				if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				const cb = token.source.substring(1) || " ";
				if (!comment) comment = cb;
				else comment += commentSep + cb;
				commentSep = "";
				atNewline = false;
				break;
			}
			case "newline":
				if (atNewline) {
					if (comment) comment += token.source;
					else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
				} else commentSep += token.source;
				atNewline = true;
				hasNewline = true;
				if (anchor || tag) newlineAfterProp = token;
				hasSpace = true;
				break;
			case "anchor":
				if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
				if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
				anchor = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case "tag":
				if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
				tag = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case indicator:
				if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
				if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
				found = token;
				atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
				hasSpace = false;
				break;
			case "comma": if (flow) {
				if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
				comma = token;
				atNewline = false;
				hasSpace = false;
				break;
			}
			default:
				onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
				atNewline = false;
				hasSpace = false;
		}
	}
	const last = tokens[tokens.length - 1];
	const end = last ? last.offset + last.source.length : offset;
	if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
	if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
	return {
		comma,
		found,
		spaceBefore,
		comment,
		hasNewline,
		anchor,
		tag,
		newlineAfterProp,
		end,
		start: start ?? end
	};
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
	if (!key) return null;
	switch (key.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (key.source.includes("\n")) return true;
			if (key.end) {
				for (const st of key.end) if (st.type === "newline") return true;
			}
			return false;
		case "flow-collection":
			for (const it of key.items) {
				for (const st of it.start) if (st.type === "newline") return true;
				if (it.sep) {
					for (const st of it.sep) if (st.type === "newline") return true;
				}
				if (containsNewline(it.key) || containsNewline(it.value)) return true;
			}
			return false;
		default: return true;
	}
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === "flow-collection") {
		const end = fc.end[0];
		if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
	}
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false) return false;
	const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
	return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: bm.indent,
			startOnNewline: true
		});
		const implicitKey = !keyProps.found;
		if (implicitKey) {
			if (key) {
				if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
				else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			}
			if (!keyProps.anchor && !keyProps.tag && !sep) {
				commentEnd = keyProps.end;
				if (keyProps.comment) {
					if (map.comment) map.comment += "\n" + keyProps.comment;
					else map.comment = keyProps.comment;
				}
				continue;
			}
			if (keyProps.newlineAfterProp || containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat) flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
		const valueProps = resolveProps(sep ?? [], {
			indicator: "map-value-ind",
			next: value,
			offset: keyNode.range[2],
			onError,
			parentIndent: bm.indent,
			startOnNewline: !key || key.type === "block-scalar"
		});
		offset = valueProps.end;
		if (valueProps.found) {
			if (implicitKey) {
				if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
				if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
			if (ctx.schema.compat) flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		} else {
			if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
			if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		}
	}
	if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
	map.range = [
		bm.offset,
		offset,
		commentEnd ?? offset
	];
	return map;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = bs.offset;
	let commentEnd = null;
	for (const { start, value } of bs.items) {
		const props = resolveProps(start, {
			indicator: "seq-item-ind",
			next: value,
			offset,
			onError,
			parentIndent: bs.indent,
			startOnNewline: true
		});
		if (!props.found) {
			if (props.anchor || props.tag || value) {
				if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
				else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
			} else {
				commentEnd = props.end;
				if (props.comment) seq.comment = props.comment;
				continue;
			}
		}
		const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		if (ctx.schema.compat) flowIndentCheck(bs.indent, value, onError);
		offset = node.range[2];
		seq.items.push(node);
	}
	seq.range = [
		bs.offset,
		offset,
		commentEnd ?? offset
	];
	return seq;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
	let comment = "";
	if (end) {
		let hasSpace = false;
		let sep = "";
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case "space":
					hasSpace = true;
					break;
				case "comment": {
					if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += sep + cb;
					sep = "";
					break;
				}
				case "newline":
					if (comment) sep += source;
					hasSpace = true;
					break;
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return {
		comment,
		offset
	};
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const blockMsg = "Block collections are not allowed within flow collections";
const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === "{";
	const fcName = isMap ? "flow map" : "flow sequence";
	const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
			flow: fcName,
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: fc.indent,
			startOnNewline: false
		});
		if (!props.found) {
			if (!props.anchor && !props.tag && !sep && !value) {
				if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
				if (props.comment) {
					if (coll.comment) coll.comment += "\n" + props.comment;
					else coll.comment = props.comment;
				}
				offset = props.end;
				continue;
			}
			if (!isMap && ctx.options.strict && containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (i === 0) {
			if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
		} else {
			if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
			if (props.comment) {
				let prevItemComment = "";
				loop: for (const st of start) switch (st.type) {
					case "comma":
					case "space": break;
					case "comment":
						prevItemComment = st.source.substring(1);
						break loop;
					default: break loop;
				}
				if (prevItemComment) {
					let prev = coll.items[coll.items.length - 1];
					if (isPair(prev)) prev = prev.value ?? prev.key;
					if (prev.comment) prev.comment += "\n" + prevItemComment;
					else prev.comment = prevItemComment;
					props.comment = props.comment.substring(prevItemComment.length + 1);
				}
			}
		}
		if (!isMap && !sep && !props.found) {
			const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
			coll.items.push(valueNode);
			offset = valueNode.range[2];
			if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
		} else {
			ctx.atKey = true;
			const keyStart = props.end;
			const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
			if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
			ctx.atKey = false;
			const valueProps = resolveProps(sep ?? [], {
				flow: fcName,
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (valueProps.found) {
				if (!isMap && !props.found && ctx.options.strict) {
					if (sep) for (const st of sep) {
						if (st === valueProps.found) break;
						if (st.type === "newline") {
							onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else if (value) {
				if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
				else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
			if (valueNode) {
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				map.items.push(pair);
			} else {
				const map = new YAMLMap(ctx.schema);
				map.flow = true;
				map.items.push(pair);
				const endRange = (valueNode ?? keyNode).range;
				map.range = [
					keyNode.range[0],
					endRange[1],
					endRange[2]
				];
				coll.items.push(map);
			}
			offset = valueNode ? valueNode.range[2] : valueProps.end;
		}
	}
	const expectedEnd = isMap ? "}" : "]";
	const [ce, ...ee] = fc.end;
	let cePos = offset;
	if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
	else {
		const name = fcName[0].toUpperCase() + fcName.substring(1);
		const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
		onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
		if (ce && ce.source.length !== 1) ee.unshift(ce);
	}
	if (ee.length > 0) {
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
		if (end.comment) {
			if (coll.comment) coll.comment += "\n" + end.comment;
			else coll.comment = end.comment;
		}
		coll.range = [
			fc.offset,
			cePos,
			end.offset
		];
	} else coll.range = [
		fc.offset,
		cePos,
		cePos
	];
	return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
	const Coll = coll.constructor;
	if (tagName === "!" || tagName === Coll.tagName) {
		coll.tag = Coll.tagName;
		return coll;
	}
	if (tagName) coll.tag = tagName;
	return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
	const tagToken = props.tag;
	const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
	if (token.type === "block-seq") {
		const { anchor, newlineAfterProp: nl } = props;
		const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
		if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
	if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
	let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
	if (!tag) {
		const kt = ctx.schema.knownTags[tagName];
		if (kt?.collection === expType) {
			ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
			tag = kt;
		} else {
			if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
			else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
			return resolveCollection(CN, ctx, token, onError, tagName);
		}
	}
	const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
	const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
	const node = isNode$1(res) ? res : new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format) node.format = tag.format;
	return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header) return {
		value: "",
		type: null,
		comment: "",
		range: [
			start,
			start,
			start
		]
	};
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === "" || content === "\r") chompStart = i;
		else break;
	}
	if (chompStart === 0) {
		const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
		let end = start + header.length;
		if (scalar.source) end += scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === "" || content === "\r") {
			if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
		} else {
			if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
			if (header.indent === 0) trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
	let value = "";
	let sep = "";
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === "\r";
		if (crlf) content = content.slice(0, -1);
		/* istanbul ignore if already caught in lexer */
		if (content && indent.length < trimIndent) {
			const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
			onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
			indent = "";
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
		} else if (indent.length > trimIndent || content[0] === "	") {
			if (sep === " ") sep = "\n";
			else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
			prevMoreIndented = true;
		} else if (content === "") {
			if (sep === "\n") value += "\n";
			else sep = "\n";
		} else {
			value += sep + content;
			sep = " ";
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case "-": break;
		case "+":
			for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== "\n") value += "\n";
			break;
		default: value += "\n";
	}
	const end = start + header.length + scalar.source.length;
	return {
		value,
		type,
		comment: header.comment,
		range: [
			start,
			end,
			end
		]
	};
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	/* istanbul ignore if should not happen */
	if (props[0].type !== "block-scalar-header") {
		onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = "";
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n) indent = n;
			else if (error === -1) error = offset + i;
		}
	}
	if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = "";
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case "space": hasSpace = true;
			case "newline":
				length += token.source.length;
				break;
			case "comment":
				if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case "error":
				onError(token, "UNEXPECTED_TOKEN", token.message);
				length += token.source.length;
				break;
			/* istanbul ignore next should not happen */
			default: {
				onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
				const ts = token.source;
				if (ts && typeof ts === "string") length += ts.length;
			}
		}
	}
	return {
		mode,
		indent,
		chomp,
		comment,
		length
	};
}
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
	for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
	return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		/* istanbul ignore next should not happen */
		default:
			onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
			return {
				value: "",
				type: null,
				comment: "",
				range: [
					offset,
					offset + source.length,
					offset + source.length
				]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [
			offset,
			valueEnd,
			re.offset
		]
	};
}
function plainValue(source, onError) {
	let badChar = "";
	switch (source[0]) {
		/* istanbul ignore next should not happen */
		case "	":
			badChar = "a tab character";
			break;
		case ",":
			badChar = "flow indicator character ,";
			break;
		case "%":
			badChar = "directive indicator character %";
			break;
		case "|":
		case ">":
			badChar = `block scalar indicator ${source[0]}`;
			break;
		case "@":
		case "`": badChar = `reserved character ${source[0]}`;
	}
	if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match) return source;
	let trimEnd, trimBoth;
	try {
		trimEnd = new RegExp("(?<![ 	])[ 	]+$");
		trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, "");
	let sep = " ";
	let pos = line.lastIndex;
	while (match = line.exec(source)) {
		const lm = match[1].replace(trimBoth, "");
		if (lm === "") {
			if (sep === "\n") res += sep;
			else sep = "\n";
		} else {
			res += sep + lm;
			sep = " ";
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
	let res = "";
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === "\r" && source[i + 1] === "\n") continue;
		if (ch === "\n") {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		} else if (ch === "\\") {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc) res += cc;
			else if (next === "\n") {
				next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "\r" && source[i + 1] === "\n") {
				next = source[++i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "x" || next === "u" || next === "U") {
				const length = next === "x" ? 2 : next === "u" ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			} else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				res += raw;
			}
		} else if (ch === " " || ch === "	") {
			const wsStart = i;
			let next = source[i + 1];
			while (next === " " || next === "	") next = source[++i + 1];
			if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		} else res += ch;
	}
	if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
	return res;
}
function foldNewline(source, offset) {
	let fold = "";
	let ch = source[offset + 1];
	while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
		if (ch === "\r" && source[offset + 2] !== "\n") break;
		if (ch === "\n") fold += "\n";
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold) fold = " ";
	return {
		fold,
		offset
	};
}
const escapeCodes = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	} catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
		return raw;
	}
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[SCALAR$1];
	else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
	else tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
		scalar = isScalar(res) ? res : new Scalar(res);
	} catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
		scalar = new Scalar(value);
	}
	scalar.range = range;
	scalar.source = value;
	if (type) scalar.type = type;
	if (tagName) scalar.tag = tagName;
	if (tag.format) scalar.format = tag.format;
	if (comment) scalar.comment = comment;
	return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
	if (tagName === "!") return schema[SCALAR$1];
	const matchWithTest = [];
	for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
		if (tag.default && tag.test) matchWithTest.push(tag);
		else return tag;
	}
	for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
	const kt = schema.knownTags[tagName];
	if (kt && !kt.collection) {
		schema.tags.push(Object.assign({}, kt, {
			default: false,
			test: void 0
		}));
		return kt;
	}
	onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
		if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
	}
	return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
	if (before) {
		pos ?? (pos = before.length);
		for (let i = pos - 1; i >= 0; --i) {
			let st = before[i];
			switch (st.type) {
				case "space":
				case "comment":
				case "newline":
					offset -= st.source.length;
					continue;
			}
			st = before[++i];
			while (st?.type === "space") {
				offset += st.source.length;
				st = before[++i];
			}
			break;
		}
	}
	return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
const CN = {
	composeNode,
	composeEmptyNode
};
function composeNode(ctx, token, props, onError) {
	const atKey = ctx.atKey;
	const { spaceBefore, comment, anchor, tag } = props;
	let node;
	let isSrcToken = true;
	switch (token.type) {
		case "alias":
			node = composeAlias(ctx, token, onError);
			if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			node = composeScalar(ctx, token, tag, onError);
			if (anchor) node.anchor = anchor.source.substring(1);
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				node = composeCollection(CN, ctx, token, props, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
			} catch (error) {
				onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
			}
			break;
		default:
			onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
			isSrcToken = false;
	}
	node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
	if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		if (token.type === "scalar" && token.source === "") node.comment = comment;
		else node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
	return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
	const token = {
		type: "scalar",
		offset: emptyScalarPosition(offset, before, pos),
		indent: -1,
		source: ""
	};
	const node = composeScalar(ctx, token, tag, onError);
	if (anchor) {
		node.anchor = anchor.source.substring(1);
		if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	}
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		node.comment = comment;
		node.range[2] = end;
	}
	return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
	const alias = new Alias(source.substring(1));
	if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
	if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [
		offset,
		valueEnd,
		re.offset
	];
	if (re.comment) alias.comment = re.comment;
	return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const opts = Object.assign({ _directives: directives }, options);
	const doc = new Document(void 0, opts);
	const ctx = {
		atKey: false,
		atRoot: true,
		directives: doc.directives,
		options: doc.options,
		schema: doc.schema
	};
	const props = resolveProps(start, {
		indicator: "doc-start",
		next: value ?? end?.[0],
		offset,
		onError,
		parentIndent: 0,
		startOnNewline: true
	});
	if (props.found) {
		doc.directives.docStart = true;
		if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
	}
	doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment) doc.comment = re.comment;
	doc.range = [
		offset,
		contentEnd,
		re.offset
	];
	return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
	if (typeof src === "number") return [src, src + 1];
	if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
	const { offset, source } = src;
	return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
	let comment = "";
	let atComment = false;
	let afterEmptyLine = false;
	for (let i = 0; i < prelude.length; ++i) {
		const source = prelude[i];
		switch (source[0]) {
			case "#":
				comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
				atComment = true;
				afterEmptyLine = false;
				break;
			case "%":
				if (prelude[i + 1]?.[0] !== "#") i += 1;
				atComment = false;
				break;
			default:
				if (!atComment) afterEmptyLine = true;
				atComment = false;
		}
	}
	return {
		comment,
		afterEmptyLine
	};
}
var Composer = class {
	constructor(options = {}) {
		this.doc = null;
		this.atDirectives = false;
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
		this.onError = (source, code, message, warning) => {
			const pos = getErrorPos(source);
			if (warning) this.warnings.push(new YAMLWarning(pos, code, message));
			else this.errors.push(new YAMLParseError(pos, code, message));
		};
		this.directives = new Directives({ version: options.version || "1.2" });
		this.options = options;
	}
	decorate(doc, afterDoc) {
		const { comment, afterEmptyLine } = parsePrelude(this.prelude);
		if (comment) {
			const dc = doc.contents;
			if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
			else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
			else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
				let it = dc.items[0];
				if (isPair(it)) it = it.key;
				const cb = it.commentBefore;
				it.commentBefore = cb ? `${comment}\n${cb}` : comment;
			} else {
				const cb = dc.commentBefore;
				dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
			}
		}
		if (afterDoc) {
			for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
			for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
		} else {
			doc.errors = this.errors;
			doc.warnings = this.warnings;
		}
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
	}
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(tokens, forceDoc = false, endOffset = -1) {
		for (const token of tokens) yield* this.next(token);
		yield* this.end(forceDoc, endOffset);
	}
	*next(token) {
		switch (token.type) {
			case "directive":
				this.directives.add(token.source, (offset, message, warning) => {
					const pos = getErrorPos(token);
					pos[0] += offset;
					this.onError(pos, "BAD_DIRECTIVE", message, warning);
				});
				this.prelude.push(token.source);
				this.atDirectives = true;
				break;
			case "document": {
				const doc = composeDoc(this.options, this.directives, token, this.onError);
				if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
				this.decorate(doc, false);
				if (this.doc) yield this.doc;
				this.doc = doc;
				this.atDirectives = false;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(token.source);
				break;
			case "error": {
				const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
				const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
				if (this.atDirectives || !this.doc) this.errors.push(error);
				else this.doc.errors.push(error);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = true;
				const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
				this.decorate(this.doc, true);
				if (end.comment) {
					const dc = this.doc.comment;
					this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
				}
				this.doc.range[2] = end.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
		}
	}
	*end(forceDoc = false, endOffset = -1) {
		if (this.doc) {
			this.decorate(this.doc, true);
			yield this.doc;
			this.doc = null;
		} else if (forceDoc) {
			const opts = Object.assign({ _directives: this.directives }, this.options);
			const doc = new Document(void 0, opts);
			if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
			doc.range = [
				0,
				endOffset,
				endOffset
			];
			this.decorate(doc, false);
			yield doc;
		}
	}
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
const BREAK = Symbol("break visit");
const SKIP = Symbol("skip children");
const REMOVE = Symbol("remove item");
function visit(cst, visitor) {
	if ("type" in cst && cst.type === "document") cst = {
		start: cst.start,
		value: cst.value
	};
	_visit(Object.freeze([]), cst, visitor);
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
visit.itemAtPath = (cst, path) => {
	let item = cst;
	for (const [field, index] of path) {
		const tok = item?.[field];
		if (tok && "items" in tok) item = tok.items[index];
		else return void 0;
	}
	return item;
};
visit.parentCollection = (cst, path) => {
	const parent = visit.itemAtPath(cst, path.slice(0, -1));
	const field = path[path.length - 1][0];
	const coll = parent?.[field];
	if (coll && "items" in coll) return coll;
	throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
	let ctrl = visitor(item, path);
	if (typeof ctrl === "symbol") return ctrl;
	for (const field of ["key", "value"]) {
		const token = item[field];
		if (token && "items" in token) {
			for (let i = 0; i < token.items.length; ++i) {
				const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					token.items.splice(i, 1);
					i -= 1;
				}
			}
			if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
		}
	}
	return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
const BOM = "﻿";
const DOCUMENT = "";
const FLOW_END = "";
const SCALAR = "";
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
	switch (ch) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return true;
		default: return false;
	}
}
const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
	constructor() {
		this.atEnd = false;
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		this.buffer = "";
		this.flowKey = false;
		this.flowLevel = 0;
		this.indentNext = 0;
		this.indentValue = 0;
		this.lineEndPos = null;
		this.next = null;
		this.pos = 0;
	}
	*lex(source, incomplete = false) {
		if (source) {
			if (typeof source !== "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + source : source;
			this.lineEndPos = null;
		}
		this.atEnd = !incomplete;
		let next = this.next ?? "stream";
		while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
	}
	atLineEnd() {
		let i = this.pos;
		let ch = this.buffer[i];
		while (ch === " " || ch === "	") ch = this.buffer[++i];
		if (!ch || ch === "#" || ch === "\n") return true;
		if (ch === "\r") return this.buffer[i + 1] === "\n";
		return false;
	}
	charAt(n) {
		return this.buffer[this.pos + n];
	}
	continueScalar(offset) {
		let ch = this.buffer[offset];
		if (this.indentNext > 0) {
			let indent = 0;
			while (ch === " ") ch = this.buffer[++indent + offset];
			if (ch === "\r") {
				const next = this.buffer[indent + offset + 1];
				if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
			}
			return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
		}
		if (ch === "-" || ch === ".") {
			const dt = this.buffer.substr(offset, 3);
			if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
		}
		return offset;
	}
	getLine() {
		let end = this.lineEndPos;
		if (typeof end !== "number" || end !== -1 && end < this.pos) {
			end = this.buffer.indexOf("\n", this.pos);
			this.lineEndPos = end;
		}
		if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
		if (this.buffer[end - 1] === "\r") end -= 1;
		return this.buffer.substring(this.pos, end);
	}
	hasChars(n) {
		return this.pos + n <= this.buffer.length;
	}
	setNext(state) {
		this.buffer = this.buffer.substring(this.pos);
		this.pos = 0;
		this.lineEndPos = null;
		this.next = state;
		return null;
	}
	peek(n) {
		return this.buffer.substr(this.pos, n);
	}
	*parseNext(next) {
		switch (next) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let line = this.getLine();
		if (line === null) return this.setNext("stream");
		if (line[0] === "﻿") {
			yield* this.pushCount(1);
			line = line.substring(1);
		}
		if (line[0] === "%") {
			let dirEnd = line.length;
			let cs = line.indexOf("#");
			while (cs !== -1) {
				const ch = line[cs - 1];
				if (ch === " " || ch === "	") {
					dirEnd = cs - 1;
					break;
				} else cs = line.indexOf("#", cs + 1);
			}
			while (true) {
				const ch = line[dirEnd - 1];
				if (ch === " " || ch === "	") dirEnd -= 1;
				else break;
			}
			const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
			yield* this.pushCount(line.length - n);
			this.pushNewline();
			return "stream";
		}
		if (this.atLineEnd()) {
			const sp = yield* this.pushSpaces(true);
			yield* this.pushCount(line.length - sp);
			yield* this.pushNewline();
			return "stream";
		}
		yield "";
		return yield* this.parseLineStart();
	}
	*parseLineStart() {
		const ch = this.charAt(0);
		if (!ch && !this.atEnd) return this.setNext("line-start");
		if (ch === "-" || ch === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			const s = this.peek(3);
			if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
				yield* this.pushCount(3);
				this.indentValue = 0;
				this.indentNext = 0;
				return s === "---" ? "doc" : "stream";
			}
		}
		this.indentValue = yield* this.pushSpaces(false);
		if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
		return yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		const [ch0, ch1] = this.peek(2);
		if (!ch1 && !this.atEnd) return this.setNext("block-start");
		if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
			const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
			this.indentNext = this.indentValue + 1;
			this.indentValue += n;
			return "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(true);
		const line = this.getLine();
		if (line === null) return this.setNext("doc");
		let n = yield* this.pushIndicators();
		switch (line[n]) {
			case "#": yield* this.pushCount(line.length - n);
			case void 0:
				yield* this.pushNewline();
				return yield* this.parseLineStart();
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel = 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				return "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">":
				n += yield* this.parseBlockScalarHeader();
				n += yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - n);
				yield* this.pushNewline();
				return yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let nl, sp;
		let indent = -1;
		do {
			nl = yield* this.pushNewline();
			if (nl > 0) {
				sp = yield* this.pushSpaces(false);
				this.indentValue = indent = sp;
			} else sp = 0;
			sp += yield* this.pushSpaces(true);
		} while (nl + sp > 0);
		const line = this.getLine();
		if (line === null) return this.setNext("flow");
		if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
			if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
				this.flowLevel = 0;
				yield "";
				return yield* this.parseLineStart();
			}
		}
		let n = 0;
		while (line[n] === ",") {
			n += yield* this.pushCount(1);
			n += yield* this.pushSpaces(true);
			this.flowKey = false;
		}
		n += yield* this.pushIndicators();
		switch (line[n]) {
			case void 0: return "flow";
			case "#":
				yield* this.pushCount(line.length - n);
				return "flow";
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel += 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				this.flowKey = true;
				this.flowLevel -= 1;
				return this.flowLevel ? "flow" : "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "flow";
			case "\"":
			case "'":
				this.flowKey = true;
				return yield* this.parseQuotedScalar();
			case ":": {
				const next = this.charAt(1);
				if (this.flowKey || isEmpty(next) || next === ",") {
					this.flowKey = false;
					yield* this.pushCount(1);
					yield* this.pushSpaces(true);
					return "flow";
				}
			}
			default:
				this.flowKey = false;
				return yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		const quote = this.charAt(0);
		let end = this.buffer.indexOf(quote, this.pos + 1);
		if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
		else while (end !== -1) {
			let n = 0;
			while (this.buffer[end - 1 - n] === "\\") n += 1;
			if (n % 2 === 0) break;
			end = this.buffer.indexOf("\"", end + 1);
		}
		const qb = this.buffer.substring(0, end);
		let nl = qb.indexOf("\n", this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = qb.indexOf("\n", cs);
			}
			if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
		}
		if (end === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			end = this.buffer.length;
		}
		yield* this.pushToIndex(end + 1, false);
		return this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		let i = this.pos;
		while (true) {
			const ch = this.buffer[++i];
			if (ch === "+") this.blockScalarKeep = true;
			else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
			else if (ch !== "-") break;
		}
		return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
	}
	*parseBlockScalar() {
		let nl = this.pos - 1;
		let indent = 0;
		let ch;
		loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
			case " ":
				indent += 1;
				break;
			case "\n":
				nl = i;
				indent = 0;
				break;
			case "\r": {
				const next = this.buffer[i + 1];
				if (!next && !this.atEnd) return this.setNext("block-scalar");
				if (next === "\n") break;
			}
			default: break loop;
		}
		if (!ch && !this.atEnd) return this.setNext("block-scalar");
		if (indent >= this.indentNext) {
			if (this.blockScalarIndent === -1) this.indentNext = indent;
			else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = this.buffer.indexOf("\n", cs);
			} while (nl !== -1);
			if (nl === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				nl = this.buffer.length;
			}
		}
		let i = nl + 1;
		ch = this.buffer[i];
		while (ch === " ") ch = this.buffer[++i];
		if (ch === "	") {
			while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
			nl = i - 1;
		} else if (!this.blockScalarKeep) do {
			let i = nl - 1;
			let ch = this.buffer[i];
			if (ch === "\r") ch = this.buffer[--i];
			const lastChar = i;
			while (ch === " ") ch = this.buffer[--i];
			if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
			else break;
		} while (true);
		yield "";
		yield* this.pushToIndex(nl + 1, true);
		return yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let ch;
		while (ch = this.buffer[++i]) if (ch === ":") {
			const next = this.buffer[i + 1];
			if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
			end = i;
		} else if (isEmpty(ch)) {
			let next = this.buffer[i + 1];
			if (ch === "\r") {
				if (next === "\n") {
					i += 1;
					ch = "\n";
					next = this.buffer[i + 1];
				} else end = i;
			}
			if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
			if (ch === "\n") {
				const cs = this.continueScalar(i + 1);
				if (cs === -1) break;
				i = Math.max(i, cs - 2);
			}
		} else {
			if (inFlow && flowIndicatorChars.has(ch)) break;
			end = i;
		}
		if (!ch && !this.atEnd) return this.setNext("plain-scalar");
		yield "";
		yield* this.pushToIndex(end + 1, true);
		return inFlow ? "flow" : "doc";
	}
	*pushCount(n) {
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos += n;
			return n;
		}
		return 0;
	}
	*pushToIndex(i, allowEmpty) {
		const s = this.buffer.slice(this.pos, i);
		if (s) {
			yield s;
			this.pos += s.length;
			return s.length;
		} else if (allowEmpty) yield "";
		return 0;
	}
	*pushIndicators() {
		let n = 0;
		loop: while (true) {
			switch (this.charAt(0)) {
				case "!":
					n += yield* this.pushTag();
					n += yield* this.pushSpaces(true);
					continue loop;
				case "&":
					n += yield* this.pushUntil(isNotAnchorChar);
					n += yield* this.pushSpaces(true);
					continue loop;
				case "-":
				case "?":
				case ":": {
					const inFlow = this.flowLevel > 0;
					const ch1 = this.charAt(1);
					if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
						if (!inFlow) this.indentNext = this.indentValue + 1;
						else if (this.flowKey) this.flowKey = false;
						n += yield* this.pushCount(1);
						n += yield* this.pushSpaces(true);
						continue loop;
					}
				}
			}
			break loop;
		}
		return n;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let i = this.pos + 2;
			let ch = this.buffer[i];
			while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
			return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
		} else {
			let i = this.pos + 1;
			let ch = this.buffer[i];
			while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
			else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
			else break;
			return yield* this.pushToIndex(i, false);
		}
	}
	*pushNewline() {
		const ch = this.buffer[this.pos];
		if (ch === "\n") return yield* this.pushCount(1);
		else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
		else return 0;
	}
	*pushSpaces(allowTabs) {
		let i = this.pos - 1;
		let ch;
		do
			ch = this.buffer[++i];
		while (ch === " " || allowTabs && ch === "	");
		const n = i - this.pos;
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos = i;
		}
		return n;
	}
	*pushUntil(test) {
		let i = this.pos;
		let ch = this.buffer[i];
		while (!test(ch)) ch = this.buffer[++i];
		return yield* this.pushToIndex(i, false);
	}
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
	constructor() {
		this.lineStarts = [];
		this.addNewLine = (offset) => this.lineStarts.push(offset);
		this.linePos = (offset) => {
			let low = 0;
			let high = this.lineStarts.length;
			while (low < high) {
				const mid = low + high >> 1;
				if (this.lineStarts[mid] < offset) low = mid + 1;
				else high = mid;
			}
			if (this.lineStarts[low] === offset) return {
				line: low + 1,
				col: 1
			};
			if (low === 0) return {
				line: 0,
				col: offset
			};
			const start = this.lineStarts[low - 1];
			return {
				line: low,
				col: offset - start + 1
			};
		};
	}
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5) Array.prototype.push.apply(target, source);
	else for (let i = 0; i < source.length; ++i) target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) arrayPushArray(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else arrayPushArray(it.start, it.sep);
			delete it.sep;
		}
	}
}
var Parser = class {
	constructor(onNewLine) {
		this.atNewLine = true;
		this.atScalar = false;
		this.indent = 0;
		this.offset = 0;
		this.onKeyLine = false;
		this.stack = [];
		this.source = "";
		this.type = "";
		this.lexer = new Lexer();
		this.onNewLine = onNewLine;
	}
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
		if (!incomplete) yield* this.end();
	}
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message,
				source
			});
			this.offset += source.length;
		} else if (type === "scalar") {
			this.atNewLine = false;
			this.atScalar = true;
			this.type = "scalar";
		} else {
			this.type = type;
			yield* this.step();
			switch (type) {
				case "newline":
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) this.onNewLine(this.offset + source.length);
					break;
				case "space":
					if (this.atNewLine && source[0] === " ") this.indent += source.length;
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					if (this.atNewLine) this.indent += source.length;
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	*end() {
		while (this.stack.length > 0) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		const top = this.peek(1);
		if (this.type === "doc-end" && top?.type !== "doc-end") {
			while (this.stack.length > 0) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top) return yield* this.stream();
		switch (top.type) {
			case "document": return yield* this.document(top);
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return yield* this.scalar(top);
			case "block-scalar": return yield* this.blockScalar(top);
			case "block-map": return yield* this.blockMap(top);
			case "block-seq": return yield* this.blockSequence(top);
			case "flow-collection": return yield* this.flowCollection(top);
			case "doc-end": return yield* this.documentEnd(top);
		}
		/* istanbul ignore next should not happen */
		yield* this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	*pop(error) {
		const token = error ?? this.stack.pop();
		/* istanbul ignore if should not happen */
		if (!token) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield token;
		else {
			const top = this.peek(1);
			if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
			else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
			if (token.type === "flow-collection") fixFlowSeqItems(token);
			switch (top.type) {
				case "document":
					top.value = token;
					break;
				case "block-scalar":
					top.props.push(token);
					break;
				case "block-map": {
					const it = top.items[top.items.length - 1];
					if (it.value) {
						top.items.push({
							start: [],
							key: token,
							sep: []
						});
						this.onKeyLine = true;
						return;
					} else if (it.sep) it.value = token;
					else {
						Object.assign(it, {
							key: token,
							sep: []
						});
						this.onKeyLine = !it.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					const it = top.items[top.items.length - 1];
					if (it.value) top.items.push({
						start: [],
						value: token
					});
					else it.value = token;
					break;
				}
				case "flow-collection": {
					const it = top.items[top.items.length - 1];
					if (!it || it.value) top.items.push({
						start: [],
						key: token,
						sep: []
					});
					else if (it.sep) it.value = token;
					else Object.assign(it, {
						key: token,
						sep: []
					});
					return;
				}
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.pop(token);
			}
			if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
				const last = token.items[token.items.length - 1];
				if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
					if (top.type === "document") top.end = last.start;
					else top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				const doc = {
					type: "document",
					offset: this.offset,
					start: []
				};
				if (this.type === "doc-start") doc.start.push(this.sourceToken);
				this.stack.push(doc);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(doc) {
		if (doc.value) return yield* this.lineEnd(doc);
		switch (this.type) {
			case "doc-start":
				if (findNonEmptyIndex(doc.start) !== -1) {
					yield* this.pop();
					yield* this.step();
				} else doc.start.push(this.sourceToken);
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv) this.stack.push(bv);
		else yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(scalar) {
		if (this.type === "map-value-ind") {
			const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			} else sep = [this.sourceToken];
			const map = {
				type: "block-map",
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{
					start,
					key: scalar,
					sep
				}]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		} else yield* this.lineEnd(scalar);
	}
	*blockScalar(scalar) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				scalar.props.push(this.sourceToken);
				return;
			case "scalar":
				scalar.source = this.source;
				this.atNewLine = true;
				this.indent = 0;
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				yield* this.pop();
				break;
			/* istanbul ignore next should not happen */
			default:
				yield* this.pop();
				yield* this.step();
		}
	}
	*blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case "newline":
				this.onKeyLine = false;
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else map.items.push({ start: [this.sourceToken] });
				} else if (it.sep) it.sep.push(this.sourceToken);
				else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) map.items.push({ start: [this.sourceToken] });
				else if (it.sep) it.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const end = map.items[map.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
			const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
			let start = [];
			if (atNextItem && it.sep && !it.value) {
				const nl = [];
				for (let i = 0; i < it.sep.length; ++i) {
					const st = it.sep[i];
					switch (st.type) {
						case "newline":
							nl.push(i);
							break;
						case "space": break;
						case "comment":
							if (st.indent > map.indent) nl.length = 0;
							break;
						default: nl.length = 0;
					}
				}
				if (nl.length >= 2) start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					} else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({
							start,
							explicitKey: true
						});
					} else this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: true
						}]
					});
					this.onKeyLine = true;
					return;
				case "map-value-ind":
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, "newline")) Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (it.value) map.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key,
									sep
								}]
							});
						} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
						else it.sep.push(this.sourceToken);
					} else if (!it.sep) Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.value || atNextItem) map.items.push({
						start,
						key: null,
						sep: [this.sourceToken]
					});
					else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					});
					else it.sep.push(this.sourceToken);
					this.onKeyLine = true;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({
							start,
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					} else if (it.sep) this.stack.push(fs);
					else {
						Object.assign(it, {
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
					if (bv) {
						if (bv.type === "block-seq") {
							if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else if (atMapIndent) map.items.push({ start });
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case "newline":
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else seq.items.push({ start: [this.sourceToken] });
				} else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const end = seq.items[seq.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (it.value || this.indent <= seq.indent) break;
				it.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== seq.indent) break;
				if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
				else it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
			if (bv) {
				this.stack.push(bv);
				return;
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*flowCollection(fc) {
		const it = fc.items[fc.items.length - 1];
		if (this.type === "flow-error-end") {
			let top;
			do {
				yield* this.pop();
				top = this.peek(1);
			} while (top?.type === "flow-collection");
		} else if (fc.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					if (!it || it.value) fc.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.sep) it.sep.push(this.sourceToken);
					else Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (!it || it.value) fc.items.push({
						start: [],
						key: fs,
						sep: []
					});
					else if (it.sep) this.stack.push(fs);
					else Object.assign(it, {
						key: fs,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			/* istanbul ignore else should not happen */
			if (bv) this.stack.push(bv);
			else {
				yield* this.pop();
				yield* this.step();
			}
		} else {
			const parent = this.peek(2);
			if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
				yield* this.pop();
				yield* this.step();
			} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
				const start = getFirstKeyStartProps(getPrevProps(parent));
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: "block-map",
					offset: fc.offset,
					indent: fc.indent,
					items: [{
						start,
						key: fc,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(fc);
		}
	}
	flowScalar(type) {
		if (this.onNewLine) {
			let nl = this.source.indexOf("\n") + 1;
			while (nl !== 0) {
				this.onNewLine(this.offset + nl);
				nl = this.source.indexOf("\n", nl) + 1;
			}
		}
		return {
			type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(parent) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				start.push(this.sourceToken);
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						explicitKey: true
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== "comment") return false;
		if (this.indent <= indent) return false;
		return start.every((st) => st.type === "newline" || st.type === "space");
	}
	*documentEnd(docEnd) {
		if (this.type !== "doc-mode") {
			if (docEnd.end) docEnd.end.push(this.sourceToken);
			else docEnd.end = [this.sourceToken];
			if (this.type === "newline") yield* this.pop();
		}
	}
	*lineEnd(token) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop();
				yield* this.step();
				break;
			case "newline": this.onKeyLine = false;
			default:
				if (token.end) token.end.push(this.sourceToken);
				else token.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
		}
	}
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
	const prettyErrors = options.prettyErrors !== false;
	return {
		lineCounter: options.lineCounter || prettyErrors && new LineCounter() || null,
		prettyErrors
	};
}
function parseDocument(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	let doc = null;
	for (const _doc of composer.compose(parser.parse(source), true, source.length)) if (!doc) doc = _doc;
	else if (doc.options.logLevel !== "silent") {
		doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	if (prettyErrors && lineCounter) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	return doc;
}
function parse(src, reviver, options) {
	let _reviver = void 0;
	if (typeof reviver === "function") _reviver = reviver;
	else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
	const doc = parseDocument(src, options);
	if (!doc) return null;
	doc.warnings.forEach((warning) => warn(doc.options.logLevel, warning));
	if (doc.errors.length > 0) {
		if (doc.options.logLevel !== "silent") throw doc.errors[0];
		else doc.errors = [];
	}
	return doc.toJS(Object.assign({ reviver: _reviver }, options));
}

// src/config/document.ts
const readable = /* @__PURE__ */ new Set(["MULTIPLE_DOCS", "TAG_RESOLVE_FAILED"]);
const mostAliases = 100;
function readYaml(source) {
	const unreadable = (thrown) => ({ unreadable: [source.problemAt(0, `The file cannot be read as YAML: ${reason(thrown)}.`)] });
	let document;
	try {
		document = parseDocument(source.text, {
			version: "1.2",
			merge: true,
			uniqueKeys: false,
			stringKeys: true,
			prettyErrors: false,
			logLevel: "error"
		});
	} catch (error) {
		return unreadable(error);
	}
	const excess = aliasBeyond(document, mostAliases);
	if (excess !== void 0) return { unreadable: [source.problemAt(startOf(excess), `found more than ${mostAliases} aliases, expected fewer`)] };
	const findings = withoutEchoes([...document.errors, ...document.warnings]);
	const problems = [...findings.map((finding) => source.problemAt(finding.pos[0], explain(finding))), ...misuses(document, source)];
	if (findings.some((finding) => !readable.has(finding.code))) return { unreadable: problems };
	try {
		return {
			value: document.toJS(),
			problems,
			locate: (path) => locate(document, path)
		};
	} catch (error) {
		return problems.length > 0 ? { unreadable: problems } : unreadable(error);
	}
}
function aliasBeyond(document, most) {
	let count = 0;
	let found;
	visit$1(document, { Alias(_, alias) {
		count += 1;
		if (count <= most) return void 0;
		found = alias;
		return visit$1.BREAK;
	} });
	return found;
}
function withoutEchoes(findings) {
	const first = findings.find(({ code }) => code !== "TAB_AS_INDENT" && !readable.has(code));
	return findings.filter((finding) => finding === first || finding.code === "TAB_AS_INDENT" || readable.has(finding.code));
}
function misuses(document, source) {
	const problems = [];
	const report = (node, message) => problems.push(source.problemAt(startOf(node), message));
	visit$1(document, {
		Alias(_, alias) {
			if (alias.resolve(document) === void 0) report(alias, `found the alias *${alias.source}, expected an anchor &${alias.source} before it`);
		},
		Map(_, map) {
			const seen = /* @__PURE__ */ new Set();
			for (const { key, value } of map.items) {
				if (!isScalar(key)) continue;
				const name = String(key.value);
				if (name === "__proto__") report(key, "unknown key \"__proto__\"");
				if (name === "<<" && !isMergeSource(document, value)) report(key, "found a merge key << with something else, expected a map or an alias of a map");
				if (seen.has(name)) report(key, `found the key "${name}" a second time in the same map, expected it once`);
				seen.add(name);
			}
		}
	});
	return problems;
}
function isMergeSource(document, value) {
	const source = resolve(document, value);
	return isMap(source) || isSeq(source) && source.items.every((item) => isMap(resolve(document, item)));
}
function explain(finding) {
	switch (finding.code) {
		case "TAB_AS_INDENT": return "found a tab as indentation, expected spaces";
		case "MULTIPLE_DOCS": return "found a second YAML document, expected one document in the file";
		case "TAG_RESOLVE_FAILED": return `found a value with a tag that is not known, expected a plain value (${finding.message})`;
		default: return `The file is not valid YAML: ${finding.message}`;
	}
}
function locate(document, path) {
	let node = document.contents;
	let found = { value: node };
	for (const part of path) {
		const inside = resolve(document, node);
		if (isMap(inside)) {
			const pair = pairOf(document, inside.items, String(part));
			if (pair === void 0) return void 0;
			found = {
				key: pair.key,
				value: pair.value
			};
		} else if (isSeq(inside)) found = { value: inside.items[Number(part)] };
		else return;
		node = found.value;
	}
	const key = isScalar(found.key) ? startOf(found.key) : void 0;
	const value = isNode(found.value) ? startOf(found.value) : key;
	if (value === void 0) return void 0;
	const scalar = resolve(document, found.value);
	return {
		value,
		...key === void 0 ? {} : { key },
		...isScalar(scalar) && scalar.source !== void 0 ? { written: scalar.source } : {}
	};
}
function pairOf(document, items, key, depth = 0) {
	const own = items.findLast((pair) => keyOf(pair) === key);
	if (own !== void 0 || depth > 8) return own;
	for (const merge of items.filter((pair) => keyOf(pair) === "<<")) {
		const value = resolve(document, merge.value);
		for (const source of isSeq(value) ? value.items : [value]) {
			const map = resolve(document, source);
			const pair = isMap(map) ? pairOf(document, map.items.filter(isPair), key, depth + 1) : void 0;
			if (pair !== void 0) return pair;
		}
	}
}
function resolve(document, node) {
	return isAlias(node) ? node.resolve(document) : node;
}
function keyOf(pair) {
	return isScalar(pair.key) ? String(pair.key.value) : void 0;
}
function isNode(value) {
	return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}
function startOf(node) {
	return node.range?.[0] ?? 0;
}
function reason(thrown) {
	if (thrown instanceof RangeError) return "it is nested too deeply";
	return messageOf(thrown).replace(/\.$/, "");
}

// src/config/source.ts
const longestShownLine = 200;
var SourceText = class {
	file;
	text;
	#starts;
	constructor(file, text) {
		this.file = file;
		this.text = text;
		const starts = [0];
		for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) if (at + 1 < text.length) starts.push(at + 1);
		this.#starts = starts;
	}
	problemAt(offset, message) {
		const { index, start } = this.#lineOf(offset);
		const end = this.text.indexOf("\n", start);
		const last = end === -1 ? this.text.length : end;
		const length = (this.text[last - 1] === "\r" ? last - 1 : last) - start;
		const column = Math.min(offset - start, length) + 1;
		const place = {
			file: this.file,
			line: index + 1,
			column,
			message
		};
		if (column > longestShownLine) return place;
		const source = this.text.slice(start, start + Math.min(length, longestShownLine));
		return {
			...place,
			source: length > longestShownLine ? `${source}…` : source
		};
	}
	#lineOf(offset) {
		let low = 0;
		let high = this.#starts.length - 1;
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if ((this.#starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return {
			index: low,
			start: this.#starts[low] ?? 0
		};
	}
};

// src/config/parse.ts
const byteOrderMark = "﻿";
function parseSiteConfig(text, fileName) {
	const hasMark = text.startsWith(byteOrderMark);
	const source = new SourceText(fileName, hasMark ? text.slice(1) : text);
	const problems = hasMark ? [source.problemAt(0, "found a byte order mark, expected UTF-8 without one")] : [];
	const yaml = readYaml(source);
	if ("unreadable" in yaml) throw configInvalid(fileName, [...problems, ...yaml.unreadable]);
	problems.push(...yaml.problems);
	if (yaml.value === null || yaml.value === void 0) {
		problems.push(source.problemAt(0, "found an empty file, expected a map with the keys version, site, portal, azure and others"));
		throw configInvalid(fileName, problems);
	}
	const result = SiteConfig.safeParse(withVariablesAsWritten(yaml));
	if (!result.success) problems.push(...problemsOf(result.error.issues, yaml, source));
	if (problems.length > 0 || !result.success) throw configInvalid(fileName, problems);
	return result.data;
}
function configInvalid(fileName, problems) {
	const sorted = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
	return new SiteDeployError("CONFIG_INVALID", `${fileName} has ${count(problems.length, "error")}.`, { problems: sorted });
}
function withVariablesAsWritten(yaml) {
	const root = yaml.value;
	if (!isObject$1(root) || !isObject$1(root.build) || !isObject$1(root.build.env)) return root;
	const env = Object.entries(root.build.env).map(([name, value]) => {
		return [name, typeof value === "number" || typeof value === "boolean" ? yaml.locate([
			"build",
			"env",
			name
		])?.written ?? value : value];
	});
	return {
		...root,
		build: {
			...root.build,
			env: Object.fromEntries(env)
		}
	};
}

// src/steps/plan/answers.ts
function oneOf(words, given, fallback, input) {
	const word = given?.trim() ?? "";
	if (word === "") return fallback;
	const found = words.find((known) => known === word);
	if (found !== void 0) return found;
	const message = `${input}: found "${word}", expected one of ${words.join(", ")}${didYouMean(word, words)}`;
	throw new SiteDeployError("USAGE", message);
}
const booleans = new Map([
	"true",
	"True",
	"TRUE",
	"false",
	"False",
	"FALSE"
].map((word) => [word, word.toLowerCase() === "true"]));
function yesOrNo(given, input) {
	const word = String(given ?? "").trim();
	if (word === "") return false;
	const found = booleans.get(word);
	if (found !== void 0) return found;
	throw new SiteDeployError("USAGE", `${input}: found "${word}", expected true or false`);
}

// src/config/branch-pattern.ts
function matchesBranch(branch, pattern) {
	const parts = pattern.match(/\*\*|[\s\S]/g) ?? [];
	let fits = [true, ...Array(branch.length).fill(false)];
	for (const part of parts) {
		const next = Array(branch.length + 1).fill(false);
		for (let end = 0; end <= branch.length; end += 1) {
			const letter = branch[end - 1];
			if (part === "**" || part === "*") {
				const goesOn = end > 0 && next[end - 1] === true && (part === "**" || letter !== "/");
				next[end] = fits[end] === true || goesOn;
			} else next[end] = end > 0 && letter === part && fits[end - 1] === true;
		}
		fits = next;
	}
	return fits[branch.length] === true;
}
function branchOf(ref) {
	return ref.startsWith("refs/heads/") && ref.length > 11 ? ref.slice(11) : void 0;
}

// src/config/same-identifier.ts
function isSameIdentifier(left, right) {
	return comparable(left) === comparable(right);
}
function comparable(value) {
	if (/^[0-9a-f-]{36}$/i.test(value)) return value.toLowerCase();
	const url = /^https:/i.test(value) ? URL.parse(value) : null;
	return url === null ? value : url.href.replace(/\/$/, "");
}

// src/steps/plan/pins.ts
const pinned = {
	portalUrl: [
		"portal-url",
		"portal.url",
		({ portal }) => portal.url
	],
	audience: [
		"audience",
		"portal.audience",
		({ portal }) => portal.audience
	],
	tenantId: [
		"tenant-id",
		"azure.tenantId",
		({ azure }) => azure.tenantId
	],
	clientId: [
		"client-id",
		"azure.clientId",
		({ azure }) => azure.clientId
	]
};
function checkPins(config, pins = {}) {
	const facts = Object.entries(pinned).flatMap(([name, [input, key, read]]) => {
		const wanted = pins[name]?.trim() ?? "";
		const found = read(config);
		return wanted === "" || isSameIdentifier(wanted, found) ? [] : [`${key} is ${found}, ${input} pins ${wanted}`];
	});
	if (facts.length === 0) return;
	throw new SiteDeployError("PIN_CONFLICT", "The site config contradicts what the workflow pins.", { facts });
}

// src/portal/contract/values.ts
const Timestamp = datetime({ offset: true }).check(_regex(/(Z|\+00:00)$/, "Expected a time in UTC, with Z or +00:00 at its end."));
const WebAddress = url({
	protocol: /^https?$/,
	error: "Expected a full address that begins with http:// or https://."
});
const ImageAddress = string$1().check(_minLength(1, "Must not be empty."), refine((text) => isImageAddress(text), { error: "Expected an address that begins with https:// or http://, or a path that begins with /." }));
function isImageAddress(text) {
	if (/^https?:\/\//i.test(text)) return URL.canParse(text);
	return /^\/(?![/\\])\S*$/.test(text);
}
const SemanticVersion = string$1().check(_regex(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0."));
const CommitHash = string$1().check(_regex(/^[0-9a-f]{7,64}$/i, "Expected the hash of a commit, at least its first seven digits."));
const FullCommitHash = string$1().check(_regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected the whole hash of a commit, 40 or 64 digits."));
const SocialHandle = string$1().check(_regex(/^@\w+$/, "Expected a user name that begins with @."));
const Slug = string$1().check(_regex(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # and %."), _maxLength(200));
const unknownYet = (schema) => optional(nullable(schema));
const textUpTo = (max) => string$1().check(refine((text) => [...text].length <= max, { error: `Has at most ${max} characters.` }), meta({ maxLength: max }));
const limitedText = (max) => textUpTo(max).check(_minLength(1, "Must not be empty."));

// src/portal/contract/deployment-complete.ts
const deploymentCompletePath = (provider = "repohost") => `/api/v1/webhooks/${provider}/deployment-complete`;
const idempotencyKeyHeader = "idempotency-key";
const DeploymentStatus = _enum([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]);
const Environment = _enum(["Production", "Preview"]);
const DeploymentComplete = looseObject({
	event: literal("site.deployed"),
	timestamp: Timestamp,
	site: looseObject({
		id: string$1(),
		slug: string$1()
	}),
	data: looseObject({
		version: SemanticVersion,
		environment: Environment,
		commitSha: CommitHash,
		releaseNotes: optional(string$1().check(_maxLength(1e5)))
	}),
	status: DeploymentStatus,
	url: optional(WebAddress),
	error: optional(looseObject({
		code: string$1(),
		message: string$1()
	})),
	run: looseObject({
		id: string$1(),
		attempt: number(),
		url: optional(url())
	})
});
const DeploymentCompleteResponse = looseObject({
	success: literal(true),
	deployment: optional(looseObject({
		id: optional(string$1()),
		applied: optional(boolean())
	}))
});

// src/github/commits.ts
const Commit$1 = looseObject({ sha: string$1() });
const Comparison = looseObject({ status: string$1() });
async function isAncestor(github, repository, commit, other) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/compare/${other}...${commit}`,
		needs: "Contents: read"
	});
	return readGitHubAnswer(Comparison, response.json, "two commits").status === "behind";
}
const Commits = looseObject({ commits: array(looseObject({
	sha: string$1(),
	parents: array(looseObject({ sha: string$1() })),
	commit: looseObject({ message: string$1() })
})) });
async function commitsSince(github, repository, since, until) {
	const names = [since, until].map((name) => name.split("/").map(encodeURIComponent).join("/"));
	const path = `${repositoryPath(repository)}/compare/${names.join("...")}`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	return readGitHubAnswer(Commits, json, "commits").commits.map(({ sha, parents, commit }) => ({
		id: sha,
		parent: parents[0]?.sha ?? "",
		message: commit.message
	}));
}

// src/shared/http/proxy.ts
var ProxyUnreachable = class extends Error {
	name = "ProxyUnreachable";
};
function proxyFor(url, env) {
	const name = (url.protocol === "http:" ? ["http_proxy", "HTTP_PROXY"] : ["https_proxy", "HTTPS_PROXY"]).find((one) => env[one]);
	const proxy = name === void 0 ? void 0 : URL.parse(env[name] ?? "");
	if (proxy === void 0) return void 0;
	if (proxy !== null && /^https?:$/.test(proxy.protocol) && proxy.hostname !== "") return proxy;
	const kind = /^[a-z][a-z0-9+.-]*:\/\//i.exec(env[name ?? ""] ?? "")?.[0];
	const what = kind === void 0 || /^https?:/i.test(kind) ? "is not an address" : `names a ${kind} proxy`;
	throw new SiteDeployError("PROXY_INVALID", `${name} cannot be used: it ${what}.`);
}
function withProxyNamed(error, url, proxy) {
	if (proxy === void 0 || !(error instanceof Error)) return error;
	const { hostname, port } = error;
	return (hostname === proxy.hostname ? hostname !== url.hostname : port === portOf(proxy) && port !== portOf(url)) ? new ProxyUnreachable(`${proxy.host}: ${error.message}`, { cause: error }) : error;
}
function portOf({ port, protocol }) {
	return port === "" ? protocol === "http:" ? 80 : 443 : Number(port);
}

// src/shared/http/fault.ts
var HttpFault = class extends Error {
	name = "HttpFault";
	kind;
	request;
	attempts;
	mayHaveArrived;
	constructor(kind, request, attempts, cause, mayHaveArrived = !isBefore(kind)) {
		const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
		super(`${request}: ${describe(kind, cause)} (${tries})`, { cause });
		this.kind = kind;
		this.request = request;
		this.attempts = attempts;
		this.mayHaveArrived = mayHaveArrived;
	}
};
var AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
};
const kinds = {
	ECONNREFUSED: "refused",
	ECONNRESET: "reset",
	EPIPE: "reset",
	ERR_STREAM_PREMATURE_CLOSE: "reset",
	ENOTFOUND: "dns",
	EAI_AGAIN: "dns",
	ETIMEDOUT: "timeout",
	EHOSTUNREACH: "refused",
	ENETUNREACH: "refused",
	ERR_PROXY_TUNNEL: "proxy"
};
function faultKind(error) {
	if (error instanceof AttemptTimeout) return "timeout";
	if (error instanceof ProxyUnreachable) return "proxy";
	const code = errorCode(error) ?? "";
	if (isNotTls(error)) return "not-tls";
	if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return "tls";
	return kinds[code] ?? "other";
}
function isPermanent(kind) {
	return kind === "tls" || kind === "not-tls";
}
function isBefore(kind) {
	return isPermanent(kind) || kind === "refused" || kind === "dns" || kind === "proxy";
}
function isNotTls(error) {
	return /SSL routines:.*(wrong version number|packet length too long|http request)/.test(messageOf(error));
}
function describe(kind, cause) {
	const detail = messageOf(cause);
	switch (kind) {
		case "timeout": return `no answer in time: ${detail}`;
		case "refused": return `connection refused: ${detail}`;
		case "reset": return `connection closed before the answer: ${detail}`;
		case "dns": return `host name not found: ${detail}`;
		case "tls": return `certificate not accepted: ${detail}`;
		case "not-tls": return "the port answers, but not in TLS (https)";
		case "proxy": return `no way through the proxy: ${detail}`;
		case "other": return detail;
	}
}

// src/shared/secret.ts
var Secret = class {
	#value;
	constructor(value) {
		this.#value = value;
	}
	reveal() {
		return this.#value;
	}
	toString() {
		return "***";
	}
	toJSON() {
		return "***";
	}
	[inspect.custom]() {
		return "***";
	}
};
var Redactor = class {
	#forms = /* @__PURE__ */ new Set();
	add(value) {
		const encoded = encodeURIComponent(value);
		const forms = [
			value,
			encoded,
			encoded.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase()),
			JSON.stringify(value).slice(1, -1),
			...value.split(/\r?\n/)
		].filter((form) => form.length >= 6);
		const fresh = [...new Set(forms)].filter((form) => !this.#forms.has(form));
		const encodedForms = base64Forms(value).filter((form) => form.length >= 12);
		for (const form of [...fresh, ...encodedForms]) this.#forms.add(form);
		return fresh;
	}
	redact(text) {
		let shown = "";
		let end = 0;
		for (const span of this.#spansIn(text)) if (span.start < end) end = Math.max(end, span.end);
		else {
			shown += `${text.slice(end, span.start)}***`;
			end = span.end;
		}
		return end === 0 ? text : shown + text.slice(end);
	}
	#spansIn(text) {
		const spans = [];
		for (const form of this.#forms) for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) spans.push({
			start,
			end: start + form.length
		});
		return spans.sort((a, b) => a.start - b.start);
	}
};
function base64Forms(value) {
	const bytes = Buffer.from(value);
	return [
		0,
		1,
		2
	].flatMap((before) => {
		const whole = Buffer.concat([Buffer.alloc(before), bytes]);
		const encodings = [whole.toString("base64").replace(/=+$/, ""), whole.toString("base64url")];
		const from = Math.ceil(before * 8 / 6);
		const to = Math.floor(whole.byteLength * 8 / 6);
		return encodings.map((text) => text.slice(from, to));
	});
}

// src/shared/token-source.ts
function fixedToken(token) {
	return {
		token: async () => token,
		renew: async () => false
	};
}
function tokenSourceOf(token) {
	return token instanceof Secret ? fixedToken(token) : token;
}

// src/github/throttle.ts
const silentPause = 15e3;
function createThrottle(options) {
	const { clock, signal, pace, onPause, longestPauseMs } = options;
	let pausedUntil = 0;
	let saidUntil = 0;
	let unnamed = 0;
	return {
		async turn(isWrite) {
			for (;;) {
				const now = clock.now();
				const own = pace?.waitFor(isWrite, now) ?? 0;
				const wait = Math.max(pausedUntil - now, own);
				if (wait <= 0) break;
				if (own >= wait && own > silentPause && now + own - saidUntil > 1e3) {
					saidUntil = now + own;
					onPause(`As many requests as GitHub takes: going on in ${duration(own)}.`);
				}
				await clock.sleep(wait, signal);
			}
			pace?.sent(isWrite, clock.now());
		},
		learn(response) {
			const now = clock.now();
			if (response.ok && now >= pausedUntil) unnamed = 0;
			else if (now >= pausedUntil && isLimit(response) && response.headers["retry-after"] === void 0) unnamed += 1;
			const pause = limitPause(response, now, longestPauseMs, Math.max(0, unnamed - 1));
			if (pause !== void 0 && now + pause > pausedUntil) {
				if (now + pause - pausedUntil > 1e3) onPause(`GitHub limits requests: going on in ${duration(pause)}.`);
				pausedUntil = now + pause;
			}
			return pause !== void 0 && !response.ok;
		}
	};
}
function duration(ms) {
	const seconds = Math.ceil(ms / 1e3);
	return seconds <= 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

// src/github/github.ts
const withoutLimits = (policy) => ({
	...policy,
	statuses: policy.statuses.filter((status) => status !== 429)
});
const policies = {
	creation: withoutLimits(retry.refusedOnly),
	other: withoutLimits(retry.safe)
};
function addressOf$1(apiUrl, path) {
	return path === "/graphql" ? `${apiUrl.replace(/\/v3$/, "")}/graphql` : apiUrl + path;
}
const longestPatience = 5;
const pageSize = 100;
const mostPages = 100;
function createGitHub(options) {
	const { http, clock, signal, pace, onPause = () => {}, longestPauseMs, idleMs } = options;
	const apiUrl = (options.apiUrl ?? "https://api.github.com").replace(/\/$/, "");
	const source = tokenSourceOf(options.token);
	const throttle = createThrottle({
		clock,
		signal,
		pace,
		onPause,
		longestPauseMs
	});
	async function call(request) {
		const { method, path, json, expected = [] } = request;
		let mayRenew = true;
		for (let patience = longestPatience;; patience -= 1) {
			await throttle.turn(method !== "GET");
			const token = await source.token(path);
			const response = await http.send({
				method,
				url: addressOf$1(apiUrl, path),
				headers: {
					authorization: `Bearer ${token.reveal()}`,
					accept: "application/vnd.github+json",
					"x-github-api-version": "2022-11-28"
				},
				...json !== void 0 && { json },
				retry: method === "POST" ? policies.creation : policies.other,
				maxBytes: 32 << 20,
				...idleMs !== void 0 && { idleMs },
				signal
			}).catch((error) => {
				if (!(error instanceof HttpFault)) throw error;
				throw new SiteDeployError("GITHUB_UNAVAILABLE", `GitHub did not answer: ${error.message}`, { cause: error });
			});
			const isWorthWaiting = throttle.learn(response);
			if (response.ok || expected.includes(response.status)) return response;
			if (response.status === 401 && mayRenew) {
				mayRenew = false;
				if (await source.renew(token, path)) continue;
			}
			if (!isWorthWaiting || patience <= 1) throw refusalOf(request, response);
		}
	}
	return {
		apiUrl,
		call,
		async list({ path, needs, expected }, key, pages = mostPages) {
			const items = [];
			let first;
			for (let page = 1; page <= pages; page += 1) {
				const response = await call({
					method: "GET",
					path: `${path}${path.includes("?") ? "&" : "?"}per_page=${pageSize}&page=${page}`,
					needs,
					...expected !== void 0 && { expected }
				});
				const found = key === void 0 ? response.json : memberOf(response.json, key);
				if (!response.ok) return items;
				const onPage = readGitHubAnswer(array(unknown()), found, `the list ${path.split("?")[0]}`);
				const begins = JSON.stringify(onPage[0]);
				if (begins === first) return items;
				first = begins;
				items.push(...onPage);
				if (onPage.length === 0 || !hasMore(response, items.length, onPage.length)) return items;
			}
			return items;
		}
	};
}
const memberOf = (json, key) => typeof json === "object" && json !== null ? new Map(Object.entries(json)).get(key) : void 0;
function hasMore({ headers, json }, seen, onPage) {
	const total = memberOf(json, "total_count");
	if (typeof total === "number") return seen < total;
	const { link } = headers;
	return typeof link === "string" ? /;\s*rel="?next"?/.test(link) : onPage >= pageSize;
}

// src/github/for-run.ts
var for_run_exports = /* @__PURE__ */ __exportAll({ gitHubForRun: () => gitHubForRun });
const patience = {
	longestPauseMs: 2e4,
	idleMs: 1e4
};
function gitHubForRun({ apiUrl, token }, { http, clock, log, signal }) {
	return createGitHub({
		http,
		clock,
		signal,
		apiUrl,
		token,
		onPause: (line) => log.info(line),
		...patience
	});
}
async function ifAnswered(question, { log }) {
	try {
		return await question;
	} catch (error) {
		if (!(error instanceof SiteDeployError) || !error.code.startsWith("GITHUB_")) throw error;
		for (const line of [error.message, ...error.facts]) log.debug(line);
		return;
	}
}

// src/shared/poll.ts
const lastLookMs = 5e3;
async function poll({ clock, signal, pause: first, growth = 1, longestPause = Number.POSITIVE_INFINITY, limit, pauseFirst }, look) {
	const end = limit === void 0 ? Number.POSITIVE_INFINITY : clock.now() + limit;
	let pause = first;
	for (let isFirst = true;; isFirst = false) {
		if (!isFirst || pauseFirst) {
			const left = end - clock.now();
			if (left <= 0) return void 0;
			await clock.sleep(Math.min(pause, left), signal);
			pause = Math.min(longestPause, pause * growth);
		}
		const found = await look(Math.max(lastLookMs, end - clock.now()));
		if (found !== void 0) return found;
	}
}

// src/github/runs.ts
const RunAnswer = looseObject({
	id: int$2(),
	html_url: string$1(),
	event: string$1(),
	path: optional(string$1()),
	display_title: optional(string$1()),
	head_branch: nullable(string$1()),
	head_sha: string$1(),
	head_repository: optional(nullable(looseObject({ full_name: string$1() }))),
	status: nullable(string$1()),
	conclusion: optional(nullable(string$1())),
	created_at: string$1()
});
const toRun = (found) => ({
	id: found.id,
	url: found.html_url,
	event: found.event,
	title: found.display_title ?? "",
	workflow: found.path?.split("@")[0] ?? "",
	branch: found.head_branch ?? "",
	commit: found.head_sha,
	repository: found.head_repository?.full_name ?? "",
	status: found.status ?? "",
	conclusion: found.conclusion ?? "",
	createdAt: found.created_at
});
async function readWorkflowRun(github, repository, id) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/actions/runs/${id}`,
		needs: "Actions: read",
		expected: [404]
	});
	return response.ok ? toRun(readGitHubAnswer(RunAnswer, response.json, "a run")) : void 0;
}
async function runsOfPush(github, repository, { commit, branch }) {
	const query = new URLSearchParams({
		head_sha: commit,
		branch,
		event: "push"
	});
	const path = `${repositoryPath(repository)}/actions/runs?${query}`;
	const found = await github.list({
		path,
		needs: "Actions: read"
	}, "workflow_runs");
	return readGitHubAnswer(array(RunAnswer), found, "the runs").map(toRun);
}
async function runsOfHead(github, repository, commit) {
	const path = `${repositoryPath(repository)}/actions/runs?head_sha=${encodeURIComponent(commit)}`;
	const found = await github.list({
		path,
		needs: "Actions: read"
	}, "workflow_runs", 1);
	return readGitHubAnswer(array(RunAnswer), found, "the runs").map(toRun);
}
async function runsByHand(github, repository, workflow) {
	const request = {
		path: `${`${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`}?event=workflow_dispatch`,
		needs: "Actions: read",
		expected: [404]
	};
	const found = await github.list(request, "workflow_runs", 1);
	return readGitHubAnswer(array(RunAnswer), found, "the runs").map(toRun);
}
async function cancelRun(github, repository, id) {
	const path = `${repositoryPath(repository)}/actions/runs/${id}/cancel`;
	await github.call({
		method: "POST",
		path,
		needs: "Actions: write",
		expected: [409]
	});
}
async function runsOfCommit(github, repository, workflow, commit) {
	const request = {
		path: `${`${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}/runs`}?head_sha=${encodeURIComponent(commit)}`,
		needs: "Actions: read",
		expected: [404]
	};
	const found = await github.list(request, "workflow_runs", 1);
	return readGitHubAnswer(array(RunAnswer), found, "the runs").map(toRun);
}
const Started = looseObject({ workflow_run_id: int$2() });
const looks = {
	pauseFirst: true,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(github, repository, { workflow, branch, inputs }, clock, signal) {
	const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}`;
	const request = {
		method: "POST",
		path: `${at}/dispatches`,
		needs: "Actions: write"
	};
	const json = {
		ref: branch,
		inputs
	};
	const asked = await github.call({
		...request,
		json: {
			...json,
			return_run_details: true
		},
		expected: [400, 422]
	});
	const named = Started.safeParse(asked.json).data;
	if (asked.ok && named !== void 0) return named.workflow_run_id;
	const isOlder = !asked.ok && asked.text.includes("return_run_details");
	if (!asked.ok && !isOlder) throw refusalOf(request, asked);
	const list = `${at}/runs?event=workflow_dispatch&branch=${encodeURIComponent(branch)}`;
	const newest = async () => {
		const found = await github.list({
			path: list,
			needs: "Actions: read"
		}, "workflow_runs", 1);
		return readGitHubAnswer(array(RunAnswer), found, "the runs").map(({ id }) => id);
	};
	const before = new Set(await newest());
	await github.call({
		...request,
		json
	});
	const id = await poll({
		clock,
		signal,
		...looks
	}, async () => (await newest()).find((one) => !before.has(one)));
	if (id !== void 0) return id;
	throw new SiteDeployError("GITHUB_REFUSED", `GitHub took the request to run ${workflow}, but shows no run of it.`, { remedy: "Look at the runs of the workflow on GitHub before you start it again." });
}

// src/github/tree.ts
const Reference = looseObject({ object: looseObject({ sha: string$1() }) });
const Commit = looseObject({
	message: string$1(),
	committer: optional(nullable(looseObject({ date: optional(string$1()) }))),
	tree: looseObject({ sha: string$1() }),
	parents: _default(array(looseObject({ sha: string$1() })), [])
});
const Tree = looseObject({
	truncated: _default(boolean(), false),
	tree: array(looseObject({
		path: string$1(),
		mode: optional(string$1()),
		type: string$1(),
		sha: string$1()
	}))
});
const Blob = looseObject({
	content: string$1(),
	encoding: string$1()
});
const Created = looseObject({ sha: string$1() });
async function readBranchHead(github, repository, branch) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/git/ref/heads/${branch.split("/").map(encodeURIComponent).join("/")}`,
		needs: "Contents: read",
		expected: [404, 409]
	});
	return response.ok ? readGitHubAnswer(Reference, response.json, "a branch").object.sha : void 0;
}
async function readCommit(github, repository, commit) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/git/commits/${commit}`,
		needs: "Contents: read"
	});
	const { message, parents, committer } = readGitHubAnswer(Commit, response.json, "a commit");
	return {
		commit,
		message,
		parents: parents.map(({ sha }) => sha),
		committedAt: committer?.date ?? ""
	};
}
async function readCommitFiles(github, repository, commit) {
	const response = await github.call({
		method: "GET",
		path: `${repositoryPath(repository)}/git/trees/${encodeURIComponent(commit)}?recursive=1`,
		needs: "Contents: read",
		expected: [404, 409]
	});
	const listed = response.ok ? readGitHubAnswer(Tree, response.json, "the files") : {
		truncated: false,
		tree: []
	};
	const ids = new Map(listed.tree.filter(({ type }) => type === "blob").map(({ path, sha }) => [path, sha]));
	const idOf = (path) => ids.get(path);
	const blobs = /* @__PURE__ */ new Map();
	return {
		paths: [...ids.keys()],
		idOf,
		async read(path) {
			const id = idOf(path);
			if (id !== void 0) {
				const blob = blobs.get(id) ?? readBlob(github, repository, id);
				blobs.set(id, blob);
				return blob;
			}
			return listed.truncated ? readFileAt(github, repository, commit, path) : void 0;
		}
	};
}
async function listTree(github, repository, commit) {
	const path = `${repositoryPath(repository)}/git/trees/${encodeURIComponent(commit)}?recursive=1`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	const { truncated, tree } = readGitHubAnswer(Tree, json, "the files");
	if (truncated) throw new SiteDeployError("GITHUB_REFUSED", "GitHub does not list all files of the repository: it has too many.");
	return new Map(tree.map((entry) => [entry.path, {
		mode: entry.mode ?? "",
		id: entry.sha
	}]));
}
async function readBytes(github, repository, id) {
	const path = `${repositoryPath(repository)}/git/blobs/${id}`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	const { content, encoding } = readGitHubAnswer(Blob, json, "a file");
	return Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
}
async function readBlob(github, repository, id) {
	const path = `${repositoryPath(repository)}/git/blobs/${id}`;
	const response = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	return decode$1(readGitHubAnswer(Blob, response.json, "a file"));
}
async function readFileAt(github, repository, commit, file) {
	const escaped = file.split("/").map(encodeURIComponent).join("/");
	const path = `${repositoryPath(repository)}/contents/${escaped}?ref=${encodeURIComponent(commit)}`;
	const response = await github.call({
		method: "GET",
		path,
		needs: "Contents: read",
		expected: [404]
	});
	return response.ok ? decode$1(readGitHubAnswer(Blob, response.json, "a file")) : void 0;
}
function decode$1({ content, encoding }) {
	return Buffer.from(content, encoding === "base64" ? "base64" : "utf8").toString("utf8");
}
async function pointBranch(github, repository, branch, commit) {
	const path = `${repositoryPath(repository)}/git/refs`;
	const needs = "Contents: write and Workflows: write";
	const json = {
		ref: `refs/heads/${branch}`,
		sha: commit
	};
	const request = {
		method: "POST",
		path,
		needs
	};
	const created = await github.call({
		...request,
		json,
		expected: [422]
	});
	if (created.ok) return;
	if (!/already exists/i.test(saidIn(created))) throw refusalOf(request, created);
	await github.call({
		method: "PATCH",
		path: `${path}/heads/${branch}`,
		needs,
		json: {
			sha: commit,
			force: true
		}
	});
}

// src/github/merging.ts
const PullAnswer = looseObject({
	number: int$2(),
	state: string$1(),
	draft: optional(boolean()),
	merged_at: optional(nullable(string$1())),
	merge_commit_sha: optional(nullable(string$1())),
	mergeable: optional(nullable(boolean())),
	mergeable_state: optional(string$1()),
	html_url: string$1(),
	created_at: optional(string$1()),
	head: looseObject({
		ref: string$1(),
		sha: string$1()
	}),
	base: looseObject({ ref: string$1() })
});
async function readMergeablePull(github, repository, number) {
	const path = `${repositoryPath(repository)}/pulls/${number}`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Pull requests: read"
	});
	const found = readGitHubAnswer(PullAnswer, json, "a pull request");
	const state = found.merged_at ? "merged" : found.state === "open" ? "open" : "closed";
	return {
		number: found.number,
		url: found.html_url,
		state,
		draft: found.draft ?? false,
		head: found.head.ref,
		headCommit: found.head.sha,
		base: found.base.ref,
		mergeCommit: state === "merged" ? found.merge_commit_sha ?? void 0 : void 0,
		createdAt: found.created_at ?? "",
		mergeable: found.mergeable ?? void 0,
		mergeableState: found.mergeable_state ?? "unknown"
	};
}
async function mergePull(github, repository, { number, headCommit, title }) {
	const path = `${repositoryPath(repository)}/pulls/${number}/merge`;
	const json = {
		commit_title: title,
		sha: headCommit,
		merge_method: "merge"
	};
	const answer = await github.call({
		method: "PUT",
		path,
		needs: "Contents: write and Pull requests: write",
		json,
		expected: [
			405,
			409,
			422
		]
	});
	if (answer.ok) return void 0;
	const { state } = await readMergeablePull(github, repository, number);
	return state === "merged" ? void 0 : saidIn(answer);
}
async function mergeBranch(github, repository, { from, into, message }) {
	const request = {
		method: "POST",
		path: `${repositoryPath(repository)}/merges`,
		needs: "Contents: write"
	};
	const json = {
		base: into,
		head: from,
		commit_message: message
	};
	const answer = await github.call({
		...request,
		json,
		expected: [409, 422]
	});
	if (answer.ok) return answer.status === 204 ? "nothing to do" : "merged";
	if (answer.status === 409 && /conflict/i.test(saidIn(answer))) return "conflict";
	if (answer.status === 409 || /rule|protected|merge queue/i.test(saidIn(answer))) return "refused";
	throw refusalOf(request, answer);
}
const Settings = looseObject({
	allow_merge_commit: optional(boolean()),
	allow_squash_merge: optional(boolean()),
	allow_rebase_merge: optional(boolean())
});
const Rule = looseObject({
	type: string$1(),
	parameters: optional(nullable(looseObject({
		allowed_merge_methods: optional(array(string$1())),
		required_approving_review_count: optional(int$2()),
		required_status_checks: optional(array(looseObject({ context: string$1() }))),
		required_deployment_environments: optional(array(string$1()))
	})))
});
async function readMergeRules(github, repository, branch) {
	const at = repositoryPath(repository);
	const [settings, rules] = await Promise.all([github.call({
		method: "GET",
		path: at,
		needs: "Metadata: read"
	}), github.list({
		path: `${at}/rules/branches/${encodeURIComponent(branch)}`,
		needs: "Metadata: read",
		expected: [404]
	})]);
	const found = readGitHubAnswer(array(Rule), rules, "the rules of a branch");
	const { allow_merge_commit, allow_squash_merge, allow_rebase_merge } = readGitHubAnswer(Settings, settings.json, "a repository");
	const forbidden = /* @__PURE__ */ new Set([
		...allow_merge_commit === false || found.some(({ type }) => type === "required_linear_history") ? ["merge"] : [],
		...allow_squash_merge === false ? ["squash"] : [],
		...allow_rebase_merge === false ? ["rebase"] : []
	]);
	const isAllowed = (method) => !forbidden.has(method) && found.every(({ parameters }) => parameters?.allowed_merge_methods?.includes(method) ?? true);
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: found.some(({ type }) => type === "merge_queue"),
		onlyPulls: found.some(({ type }) => type === "pull_request" || type === "merge_queue"),
		approvals: Math.max(0, ...found.map(({ parameters }) => parameters?.required_approving_review_count ?? 0)),
		restricted: found.some(({ type }) => type === "update"),
		wants: [...new Set(found.flatMap(wantsOf))]
	};
}
function wantsOf({ type, parameters }) {
	if (type === "required_signatures") return ["signed commits"];
	const checks = parameters?.required_status_checks ?? [];
	const environments = parameters?.required_deployment_environments ?? [];
	return [...checks.map(({ context }) => `the check "${context}"`), ...environments.map((name) => `a deployment to ${name}`)];
}
const CheckRun = looseObject({
	name: string$1(),
	status: string$1(),
	conclusion: nullable(string$1())
});
const fine = [
	"success",
	"neutral",
	"skipped"
];
async function readChecks(github, repository, commit) {
	const found = await github.list({
		path: `${repositoryPath(repository)}/commits/${commit}/check-runs`,
		needs: "Checks: read"
	}, "check_runs");
	const runs = readGitHubAnswer(array(CheckRun), found, "the checks");
	return {
		running: runs.filter(({ status }) => status !== "completed").map(({ name }) => name),
		failed: runs.filter(({ status, conclusion }) => status === "completed" && !fine.includes(conclusion ?? "")).map(({ name }) => name)
	};
}
async function mergedPullsOf(github, repository, commit) {
	const path = `${repositoryPath(repository)}/commits/${commit}/pulls`;
	const found = await github.list({
		path,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(array(PullAnswer), found, "the pull requests of a commit").filter(({ merged_at }) => Boolean(merged_at)).map(({ number, head, base }) => ({
		number,
		head: head.ref,
		base: base.ref
	}));
}

// src/config/content-file.ts
const defaultContentFile = "content/overrides.json";
const textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
const longest$1 = 1e4;
async function loadContentFile(workspace, file) {
	const absolute = await resolveInside(workspace, file, "content.file");
	const text = await readIfThere(absolute).catch((cause) => {
		throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} cannot be read.`, { cause });
	});
	if (text !== void 0) return parseContentFile(text, file);
	if (file === defaultContentFile) return void 0;
	throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} does not exist.`);
}
function parseContentFile(text, file) {
	const source = new SourceText(file, text.replace(/^\uFEFF/, ""));
	const document = readYaml(source);
	if ("unreadable" in document) throw invalid(file, document.unreadable);
	const { value } = document;
	const problemAt = (key, message) => source.problemAt(document.locate([key])?.key ?? 0, message);
	if (value === null || value === void 0) return {
		texts: /* @__PURE__ */ new Map(),
		problemAt
	};
	if (typeof value !== "object" || Array.isArray(value)) throw invalid(file, [source.problemAt(0, "expected a map from text keys to texts")]);
	const entries = Object.entries(value);
	const problems = [...document.problems, ...entries.flatMap(([key, entry]) => problemOf(key, entry, document, source))];
	if (problems.length > 0) throw invalid(file, problems);
	return {
		texts: new Map(entries),
		problemAt
	};
}
function problemOf(key, entry, document, source) {
	const place = document.locate([key]);
	const found = JSON.stringify(key);
	if (!textKey.test(key)) return [source.problemAt(place?.key ?? 0, `found the key ${found}, expected a text key page.section.element`)];
	if (typeof entry !== "string") return [source.problemAt(place?.value ?? 0, `${key}: expected a text in quotes`)];
	if (entry.length > longest$1) return [source.problemAt(place?.value ?? 0, `${key}: has ${entry.length} characters, expected at most ${longest$1}`)];
	return [];
}
function invalid(file, problems) {
	return new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} has ${count(problems.length, "error")}.`, { problems });
}

// src/steps/build/environment.ts
const allowed = new Set([
	"PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP LANG LANGUAGE TZ TERM CI NODE_ENV NODE_OPTIONS NO_COLOR FORCE_COLOR",
	"XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT GEM_HOME DOTNET_ROOT",
	"SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA PROGRAMFILES",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR",
	"CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO",
	"NPM_CONFIG_REGISTRY NPM_CONFIG_CACHE NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG YARN_CACHE_FOLDER",
	"NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL",
	"NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY",
	"GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA",
	"GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL",
	"RUNNER_OS RUNNER_ARCH RUNNER_TRACKING_ID"
].flatMap((names) => names.split(" ")));
function buildEnvironment(plan, env, files) {
	const passed = new Set(plan.config.build.passEnv);
	const result = {};
	for (const [name, value] of Object.entries(env)) {
		if (value === void 0) continue;
		const upper = name.toUpperCase();
		if (allowed.has(upper) || upper.startsWith("LC_") || passed.has(name)) result[name] = upper === "PATH" ? withoutNpm(value) : value;
	}
	return {
		...result,
		...plan.config.build.env,
		SITE_ENVIRONMENT: plan.environment,
		SITE_VERSION: plan.version,
		SITE_URL: plan.url ?? plan.config.site.url,
		SITE_TEXT_FILE: files.texts,
		SITE_SEO_FILE: files.seo
	};
}
function withoutNpm(value) {
	const folders = value.split(path.delimiter);
	const last = folders.findLastIndex((folder) => path.basename(folder) === "node-gyp-bin");
	const isNpms = (folder) => path.basename(folder) === "node-gyp-bin" || folder.endsWith(path.join("node_modules", ".bin"));
	return folders.filter((folder, index) => index > last || !isNpms(folder)).join(path.delimiter);
}

// src/shared/live-site/marker.ts
const markerPath = ".well-known/site-deploy.json";
const identityKeys = [
	"slug",
	"environment",
	"version"
];
function sameIdentity(one, other) {
	return other !== void 0 && identityKeys.every((key) => one[key] === other[key]);
}

// src/shared/live-site/look.ts
const longestMs = 2e4;
function look(address, deps, { limitMs = longestMs, maxBytes } = {}) {
	return deps.http.send({
		method: "GET",
		url: address,
		headers: {
			"cache-control": "no-cache",
			accept: "text/html,application/json;q=0.9,*/*;q=0.8"
		},
		follow: address.startsWith("https:") ? { to: "public" } : {},
		retry: retry.never,
		idleMs: Math.min(1e4, limitMs),
		limitMs: Math.min(longestMs, limitMs),
		...maxBytes !== void 0 && { maxBytes },
		signal: deps.signal
	});
}

// src/shared/live-site/read-live.ts
async function readLive(url, deps, options = {}) {
	if (url === void 0) return void 0;
	try {
		const answer = await look(`${url}/${markerPath}`, deps, options);
		const served = answer.status === 200 ? answer.json : void 0;
		return typeof served?.digest === "string" ? served : void 0;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		deps.log.debug(`What is live could not be looked at: ${error.message}`);
		return;
	}
}

// src/shared/child-environment.ts
const passed = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((names) => names.split(" ")));
function childEnvironment(home, env) {
	const kept = Object.entries(env).flatMap(([name, value]) => value !== void 0 && passed.has(name.toUpperCase()) ? [[name, value]] : []);
	return {
		...Object.fromEntries(kept),
		HOME: home,
		USERPROFILE: home,
		TMPDIR: home,
		TEMP: home,
		TMP: home,
		DOTNET_BUNDLE_EXTRACT_BASE_DIR: path.join(home, "dotnet")
	};
}

// src/github/branches.ts
const Ref = looseObject({ ref: string$1() });
const RefAt = looseObject({
	ref: string$1(),
	object: looseObject({ sha: string$1() })
});
const heads = "refs/heads/";
const escaped = (name) => name.split("/").map(encodeURIComponent).join("/");
async function listBranches(github, repository, prefix) {
	const path = `${repositoryPath(repository)}/git/matching-refs/heads/${escaped(prefix)}`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(RefAt), json, "the branches").map(({ ref, object }) => ({
		name: ref.slice(11),
		commit: object.sha
	}));
}
async function createBranch(github, repository, branch) {
	return createRef(github, repository, `${heads}${branch.name}`, branch.commit);
}
async function createRef(github, repository, ref, commit) {
	const request = {
		method: "POST",
		path: `${repositoryPath(repository)}/git/refs`,
		needs: "Contents: write"
	};
	const made = await github.call({
		...request,
		json: {
			ref,
			sha: commit
		},
		expected: [422]
	});
	if (made.ok) return true;
	if (/already exists/i.test(saidIn(made))) return false;
	throw refusalOf(request, made);
}
async function deleteBranch(github, repository, branch) {
	const path = `${repositoryPath(repository)}/git/refs/heads/${escaped(branch)}`;
	const answer = await github.call({
		method: "DELETE",
		path,
		needs: "Contents: write",
		expected: [404, 422]
	});
	const said = answer.status === 422 ? saidIn(answer) : "";
	return said === "" || /does not exist/i.test(said) ? void 0 : said;
}
async function readTag(github, repository, tag) {
	const path = `${repositoryPath(repository)}/git/matching-refs/tags/${escaped(tag)}`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(RefAt), json, "the tags").find(({ ref }) => ref === `refs/tags/${tag}`)?.object.sha;
}
async function listTags(github, repository, prefix) {
	const path = `${repositoryPath(repository)}/git/matching-refs/tags/${escaped(prefix)}`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(Ref), json, "the tags").map(({ ref }) => ref.slice(10));
}
async function branchesFrom(github, repository, start) {
	const name = start.split("/").map(encodeURIComponent).join("/");
	const path = `${repositoryPath(repository)}/git/matching-refs/heads/${name}`;
	const prefix = "refs/heads/";
	const { json } = await github.call({
		method: "GET",
		path,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(Ref), json, "the branches").flatMap(({ ref }) => ref.startsWith(prefix) ? [ref.slice(11)] : []);
}

// src/shared/http/private-host.ts
const inside = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16]
]) inside.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
	["::", 127],
	["fc00::", 7],
	["fe80::", 10]
]) inside.addSubnet(network, prefix, "ipv6");
function isPrivateHost({ hostname }) {
	const host = hostname.replace(/^\[|\]$|\.$/g, "");
	const family = isIP(host);
	if (family !== 0) return inside.check(host, family === 4 ? "ipv4" : "ipv6");
	return /(^|\.)(localhost|local|internal)$/i.test(host);
}

// src/shared/http/redirect.ts
function mayFollow({ to = "any" }, from, next) {
	if (to === "any") return true;
	return next.protocol === "https:" && (isPrivateHost(from) || !isPrivateHost(next));
}
function redirectOf({ status, headers }, from) {
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(status) || headers.location === void 0) return void 0;
	const next = URL.parse(headers.location, from);
	return next !== null && /^https?:$/.test(next.protocol) ? next : void 0;
}
const ofOrigin = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(headers, from, to) {
	if (from.origin === to.origin) return headers;
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOrigin.includes(name.toLowerCase())));
}

// src/portal/contract/error.ts
const PortalErrorBody = looseObject({
	error: optional(string$1()),
	message: optional(string$1()),
	details: optional(array(looseObject({
		field: optional(string$1()),
		message: optional(string$1())
	})))
});

// src/portal/client/portal-error.ts
const longest = 1e3;
var PortalError = class extends Error {
	name = "PortalError";
	call;
	status;
	code;
	said;
	details;
	requestId;
	retryAfter;
	location;
	constructor(call, response, now) {
		const body = safeParse(PortalErrorBody, response.json);
		const said = body.success ? (body.data.message ?? body.data.error)?.slice(0, longest) : void 0;
		const next = redirectOf(response, response.url);
		const location = next && next.origin + next.pathname;
		const parts = [location && `a redirect to ${location}`, said && plainText(said)].filter((part) => part);
		super(`${call}: ${[`status ${response.status}`, ...parts].join(", ")}`);
		this.call = call;
		this.status = response.status;
		this.code = body.success ? body.data.error : void 0;
		this.said = said && plainText(said);
		this.details = (body.success ? body.data.details : void 0) ?? [];
		this.requestId = response.requestId && plainText(response.requestId);
		const retryAfter = response.headers["retry-after"];
		this.retryAfter = retryAfter === void 0 ? void 0 : parseRetryAfter(retryAfter, now);
		this.location = location;
	}
};
var PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(call, response, problems = []) {
		const type = response.headers["content-type"] ?? "no content type";
		const { json } = response;
		const fields = isObject$1(json) ? Object.keys(json).join(", ") : void 0;
		const found = fields === void 0 ? "not an object" : `with the fields: ${fields || "none"}`;
		const wrong = problems.length === 0 ? "" : ` (${problems.join("; ")})`;
		super(plainText(`${call}: status ${response.status}, ${type}, ${found}${wrong}`.slice(0, longest)));
	}
};

// src/portal/client/explain.ts
const codes$1 = {
	EXCHANGE: {
		invalid: "EXCHANGE_ANSWER_INVALID",
		unauthorized: "EXCHANGE_UNAUTHORIZED",
		forbidden: "EXCHANGE_FORBIDDEN",
		unknown: "EXCHANGE_SITE_UNKNOWN",
		conflict: "EXCHANGE_ANSWER_INVALID",
		limited: "EXCHANGE_RATE_LIMITED",
		refused: "EXCHANGE_ANSWER_INVALID",
		unavailable: "EXCHANGE_UNAVAILABLE",
		answer: "EXCHANGE_ANSWER_INVALID"
	},
	CONTENT: {
		invalid: "CONTENT_UNAVAILABLE",
		unauthorized: "CONTENT_REFUSED",
		forbidden: "CONTENT_REFUSED",
		unknown: "CONTENT_REFUSED",
		conflict: "CONTENT_UNAVAILABLE",
		limited: "CONTENT_UNAVAILABLE",
		refused: "CONTENT_UNAVAILABLE",
		unavailable: "CONTENT_UNAVAILABLE",
		answer: "CONTENT_ANSWER_INVALID"
	},
	NOTIFY: {
		invalid: "NOTIFY_FAILED",
		unauthorized: "NOTIFY_FAILED",
		forbidden: "NOTIFY_FAILED",
		unknown: "NOTIFY_FAILED",
		conflict: "NOTIFY_FAILED",
		limited: "NOTIFY_FAILED",
		refused: "NOTIFY_FAILED",
		unavailable: "NOTIFY_FAILED",
		answer: "NOTIFY_FAILED"
	},
	PORTAL: {
		invalid: "PORTAL_INVALID",
		unauthorized: "PORTAL_UNAUTHORIZED",
		forbidden: "PORTAL_FORBIDDEN",
		unknown: "PORTAL_NOT_FOUND",
		conflict: "PORTAL_CONFLICT",
		limited: "PORTAL_RATE_LIMITED",
		refused: "PORTAL_REFUSED",
		unavailable: "PORTAL_UNAVAILABLE",
		answer: "PORTAL_ANSWER_INVALID"
	}
};
const statuses = {
	400: "invalid",
	401: "unauthorized",
	403: "forbidden",
	404: "unknown",
	409: "conflict",
	412: "conflict",
	422: "invalid",
	429: "limited"
};
function explainPortalError(error, call) {
	const failure = failureOf(error);
	if (failure === void 0 || !(error instanceof Error)) return void 0;
	const remedy = call.remedies?.[failure] ?? remedyOf(error);
	const message = call.message ?? messageFor(error, call);
	return new SiteDeployError(codes$1[call.purpose][failure], message, {
		cause: error,
		facts: factsOf$1(error, message),
		...remedy !== void 0 && { remedy }
	});
}
function failureOf(error) {
	if (error instanceof HttpFault) return "unavailable";
	if (error instanceof PortalAnswerError) return "answer";
	if (!(error instanceof PortalError)) return void 0;
	return statuses[error.status] ?? (error.status >= 500 ? "unavailable" : "refused");
}
const faults = {
	tls: {
		message: (url) => `There is no safe connection to the portal ${url}.`,
		remedy: "Use a certificate that this machine trusts, or name the file of its issuer in NODE_EXTRA_CA_CERTS."
	},
	"not-tls": {
		message: (url) => `There is no safe connection to the portal ${url}.`,
		remedy: "Correct the address of the portal, or its port: what answers there does not speak https."
	},
	proxy: {
		message: (url) => `The portal ${url} cannot be reached through the proxy.`,
		remedy: "Correct HTTPS_PROXY, or name the host of the portal in NO_PROXY where it can be reached directly."
	}
};
function messageFor(error, { url, what }) {
	if (error instanceof HttpFault) return faults[error.kind]?.message(url) ?? `The portal ${url} did not answer.`;
	if (error instanceof PortalError) {
		const status = `status ${error.status}`;
		if (what !== void 0) return `The portal ${url} did not give ${what}: ${status}.`;
		return error.said || `The portal ${url} answered with ${status}.`;
	}
	return `The portal ${url} answered with something else than ${what ?? "what was expected"}.`;
}
function factsOf$1(error, message) {
	if (!(error instanceof PortalError)) return [error.message];
	const { call, status, said, details, requestId } = error;
	return [
		...details.map(({ field, message: why }) => plainText([field, why].filter(Boolean).join(": "))),
		said === message ? `${call}: status ${status}` : error.message,
		...requestId === void 0 ? [] : [`request id: ${requestId}`]
	];
}
function remedyOf(error) {
	if (error instanceof HttpFault) return faults[error.kind]?.remedy;
	return error instanceof PortalError && error.status === 412 ? "Somebody has changed it since it was read: look at it again, then repeat your change." : void 0;
}

// src/identity/claims.ts
function readClaims(token) {
	const claims = decode(token.reveal().split(".")[1] ?? "");
	const text = (name) => typeof claims[name] === "string" ? claims[name] : void 0;
	return {
		subject: text("sub"),
		issuer: text("iss"),
		audience: text("aud"),
		issuedAt: typeof claims.iat === "number" ? claims.iat : void 0
	};
}
function decode(part) {
	return objectOf(parseJson(Buffer.from(part, "base64url").toString("utf8")));
}

// src/steps/login/aadsts.ts
const codes = {
	700211: "LOGIN_NO_MATCHING_CREDENTIAL",
	700212: "LOGIN_NO_MATCHING_CREDENTIAL",
	700213: "LOGIN_NO_MATCHING_CREDENTIAL",
	70021: "LOGIN_NO_MATCHING_CREDENTIAL",
	7002138: "LOGIN_CREDENTIAL_CASE",
	700016: "LOGIN_APPLICATION_UNKNOWN",
	90002: "LOGIN_TENANT_UNKNOWN",
	700024: "LOGIN_CLOCK",
	500011: "LOGIN_AUDIENCE_UNKNOWN",
	65001: "LOGIN_AUDIENCE_UNKNOWN"
};
const longestReason = 300;
const notEntra = "The answer has no AADSTS code, so it is not one of Microsoft Entra: look for a proxy or a sign-in page of the network that answers in the place of login.microsoftonline.com.";
function aadstsCode(text) {
	return /AADSTS(\d+)/.exec(text)?.[1];
}
function refusalError(refusal, context, cause) {
	const aadsts = aadstsCode(`${refusal.body ?? ""} ${cause instanceof Error ? cause.message : ""}`);
	const description = descriptionOf(refusal.body);
	const reference = [...refusal.retryAfter === void 0 ? [] : [`it asks to wait: Retry-After ${refusal.retryAfter}`], ...refusal.requestId === void 0 ? [] : [`request id: ${refusal.requestId}`]];
	if (aadsts === void 0) {
		const status = refusal.status ?? 0;
		const code = status === 0 || status === 429 || status >= 500 ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED";
		const reason = (refusal.failure ?? messageOf(cause)).split("\n")[0]?.slice(0, longestReason) ?? "";
		return new SiteDeployError(code, `The login failed${status === 0 ? "" : ` with status ${status}`}.`, {
			cause,
			facts: [description ?? `reason: ${reason}`, ...reference],
			...code === "LOGIN_REFUSED" && description === void 0 && { remedy: notEntra }
		});
	}
	const code = codes[aadsts] ?? "LOGIN_REFUSED";
	return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
		cause,
		facts: [
			...description === void 0 ? [] : [description],
			...factsOf(code, context, description),
			...reference
		],
		...remedyFor(code, context)
	});
}
function factsOf(code, context, description) {
	const { claims, clientId, tenantId, audience, now } = context;
	const presented = [
		`presented subject:  ${claims?.subject ?? "(none)"}`,
		`presented issuer:   ${claims?.issuer ?? "(none)"}`,
		`presented audience: ${claims?.audience ?? "(none)"}`
	];
	switch (code) {
		case "LOGIN_NO_MATCHING_CREDENTIAL": return [...presented, `application: ${clientId} in tenant ${tenantId}`];
		case "LOGIN_CREDENTIAL_CASE": return [...presented, ...compareCase(claims?.subject, description)];
		case "LOGIN_APPLICATION_UNKNOWN": return [`azure.clientId: ${clientId}`, `azure.tenantId: ${tenantId}`];
		case "LOGIN_TENANT_UNKNOWN": return [`azure.tenantId: ${tenantId}`];
		case "LOGIN_AUDIENCE_UNKNOWN": return [`portal.audience: ${audience}`];
		case "LOGIN_CLOCK": {
			const issued = claims?.issuedAt;
			const skew = issued === void 0 ? void 0 : Math.round(now / 1e3 - issued);
			return [`the runner's clock: ${new Date(now).toISOString()}`, ...skew === void 0 ? [] : [`issued ${skew} s ago by the runner's clock`]];
		}
		default: return presented;
	}
}
function remedyFor(code, { claims, clientId }) {
	if (code !== "LOGIN_NO_MATCHING_CREDENTIAL" || claims?.subject === void 0) return {};
	return { remedy: `Add the credential with:  az ad app federated-credential create --id ${clientId} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: claims.issuer,
		subject: claims.subject,
		audiences: [claims.audience]
	})}'  (just added? wait a few minutes and run again).` };
}
function compareCase(presented, description) {
	if (presented === void 0 || description === void 0) return [];
	const spelling = [...description.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? "").find((quoted) => quoted !== presented && quoted.toLowerCase() === presented.toLowerCase());
	if (spelling === void 0) return [];
	const at = [...presented].findIndex((letter, index) => letter !== spelling[index]);
	return [
		`presented:  ${presented}`,
		`credential: ${spelling}`,
		`            ${" ".repeat(at)}^ differs here`
	];
}
function descriptionOf(body) {
	if (body === void 0) return void 0;
	const text = objectOf(parseJson(body)).error_description;
	if (typeof text !== "string") return void 0;
	return text.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}

// src/steps/login/observe.ts
var AttemptFailed = class extends Error {
	name = "RestError";
	code;
	constructor(code, message) {
		super(message);
		this.code = code;
	}
};
var AskedToWait = class extends Error {
	name = "AskedToWait";
};
const mostBytes$1 = 1 << 20;
var AnswerTooLarge = class extends Error {
	name = "AnswerTooLarge";
	constructor() {
		super("the answer has more than 1 MiB");
	}
};
function observe(signal, timeoutMs, pauseBefore) {
	let last = {
		status: void 0,
		body: void 0,
		requestId: void 0
	};
	let attempt = 0;
	return {
		last: () => last,
		policy: {
			position: "perRetry",
			policy: {
				name: "site-deploy-observe",
				async sendRequest(request, next) {
					attempt += 1;
					const limit = AbortSignal.timeout(timeoutMs);
					const either = AbortSignal.any([signal, limit]);
					request.abortSignal = either;
					last = {
						status: void 0,
						body: void 0,
						requestId: void 0
					};
					request.streamResponseStatusCodes = /* @__PURE__ */ new Set([Number.POSITIVE_INFINITY]);
					const failed = (error) => {
						const isOverdue = limit.aborted && !signal.aborted;
						const failure = isOverdue ? `no answer within ${timeoutMs / 1e3} s` : messageOf(error);
						last = {
							...last,
							failure
						};
						if (!isOverdue) throw error;
						request.abortSignal = signal;
						throw new AttemptFailed("ETIMEDOUT", failure);
					};
					const response = await next(request).catch(failed);
					const { status, headers } = response;
					const requestId = headers.get("x-ms-request-id");
					const text = await readText(response.readableStreamBody, either).catch((error) => {
						if (error instanceof AnswerTooLarge) last = {
							status,
							body: void 0,
							requestId
						};
						return failed(error);
					});
					response.bodyAsText = text;
					const retryAfter = headers.get("retry-after");
					const asksToWait = status === 429 || status === 503 && retryAfter !== void 0;
					last = {
						status,
						body: status >= 400 ? text : void 0,
						requestId,
						...asksToWait && { retryAfter }
					};
					if (!asksToWait) return response;
					const pause = pauseBefore({
						attempt,
						status,
						retryAfter
					});
					if (pause === void 0) throw new AskedToWait(`Retry-After: ${retryAfter}`);
					headers.set("retry-after-ms", String(Math.ceil(pause)));
					request.abortSignal = signal;
					return response;
				}
			}
		}
	};
}
async function readText(stream, signal) {
	if (stream === void 0) return "";
	const chunks = [];
	let size = 0;
	try {
		await pipeline(stream, async (read) => {
			for await (const one of read) {
				const chunk = Buffer.from(one);
				chunks.push(chunk);
				size += chunk.length;
				if (size > mostBytes$1) throw new AnswerTooLarge();
			}
		}, { signal });
	} catch (error) {
		if (signal.aborted || error instanceof AnswerTooLarge) throw error;
		throw new AttemptFailed("ECONNRESET", `the answer broke off: ${messageOf(error)}`);
	}
	return Buffer.concat(chunks).toString("utf8");
}

// src/steps/login/login.ts
const exchangeAudience = "api://AzureADTokenExchange";
const attemptMs = 1e4;
const propagationPauses = [
	5e3,
	1e4,
	15e3
];
async function login(plan, identity, deps) {
	const pauses = [...propagationPauses];
	let mayRenew = true;
	for (;;) try {
		return await logInOnce(plan, identity, deps);
	} catch (error) {
		const pause = isUnknownYet(error) ? pauses.shift() : void 0;
		if (pause !== void 0) {
			deps.log.info(`Microsoft Entra does not know a matching federated credential yet; trying again in ${seconds(pause)}.`);
			await deps.clock.sleep(pause, deps.signal);
		} else if (mayRenew && error instanceof SiteDeployError && error.code === "LOGIN_CLOCK") {
			mayRenew = false;
			deps.log.info("The id token was refused as expired; trying once with a fresh one.");
		} else throw error;
	}
}
function isUnknownYet(error) {
	return error instanceof SiteDeployError && /AADSTS70021\b/.test(error.message);
}
async function logInOnce(plan, identity, deps) {
	const { azure, portal } = plan.config;
	let claims;
	let identityFailure;
	const idToken = identity.idToken(exchangeAudience, deps.signal);
	idToken.catch(() => void 0);
	const getAssertion = async () => {
		try {
			const token = await idToken;
			claims = readClaims(token);
			return token.reveal();
		} catch (error) {
			identityFailure = error;
			throw error;
		}
	};
	const { ClientAssertionCredential } = await import("./azure-identity.js").then((n) => n.t);
	const observer = observe(deps.signal, attemptMs, (failed) => pauseBefore(failed, deps.clock.now(), Math.random()));
	const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
		additionalPolicies: [observer.policy],
		retryOptions: {
			maxRetries: 3,
			retryDelayInMs: 400,
			maxRetryDelayInMs: 3e3
		}
	});
	try {
		const { token } = await credential.getToken(`${portal.audience}/.default`);
		const access = new Secret(token);
		deps.log.mask(access);
		return access;
	} catch (error) {
		deps.signal.throwIfAborted();
		if (identityFailure !== void 0) throw identityFailure;
		const context = {
			clientId: azure.clientId,
			tenantId: azure.tenantId,
			audience: portal.audience,
			claims,
			now: deps.clock.now()
		};
		throw refusalError(observer.last(), context, error);
	}
}

// src/config/hosting-defaults.ts
const hostingDefaults = {
	navigationFallback: {
		rewrite: "/index.html",
		exclude: [
			"/images/*",
			"/fonts/*",
			"/*.ico",
			"/*.xml"
		]
	},
	responseOverrides: { 404: { rewrite: "/404.html" } },
	globalHeaders: {
		"X-Frame-Options": "DENY",
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin"
	}
};

// src/steps/finish/pages/addresses.ts
function servedPath(file) {
	if (/(^|\/)index\.html?$/i.test(file)) return `/${file.replace(/index\.html?$/i, "")}`;
	return `/${file.replace(/\.html?$/i, "")}`;
}
function pathWithoutRedirect(file, pagePath, slash) {
	const served = servedPath(file);
	if (served === "/") return served;
	const bare = served.replace(/\/$/, "");
	if (slash === "always") return `${bare}/`;
	if (slash === "never") return bare;
	if (!served.endsWith("/")) return slash === void 0 && /\.html?$/i.test(pagePath) ? `/${file}` : bare;
	return slash === "auto" || pagePath.endsWith("/") ? served : bare;
}
function addressOf(origin, pagePath) {
	return origin + plain(pagePath.replace(/^\/*/, "/")).split("/").map((part) => encodeURIComponent(part)).join("/");
}
function browserPath(pagePath) {
	const { pathname } = new URL(plain(pagePath).replace(/[%?#\\]/g, encodeURIComponent), "https://site.invalid");
	return pathname.replace(/(\/index)?(\.html)?\/?$/, "");
}
function plain(name) {
	try {
		return decodeURIComponent(name).normalize("NFC");
	} catch {
		return name.toWellFormed().normalize("NFC");
	}
}

// src/shared/collect.ts
function collect(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}

// src/portal/contract/seo-limits.ts
const seoLimits = {
	title: {
		recommended: [50, 60],
		maximum: 70
	},
	description: {
		recommended: [150, 160],
		maximum: 320
	},
	openGraphTitle: {
		recommended: [0, 60],
		maximum: 95
	},
	openGraphDescription: {
		recommended: [0, 110],
		maximum: 300
	}
};
const imageSizes = {
	openGraph: {
		width: 1200,
		height: 630
	},
	social: {
		width: 1200,
		height: 675
	}
};
const imageFileSize = 1e6;
function countCharacters(text) {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}

// src/portal/contract/seo-validation.ts
const ValidationProblem = looseObject({
	field: string$1(),
	message: string$1()
});
const ValidationResult = looseObject({
	valid: boolean(),
	warnings: array(ValidationProblem),
	errors: array(ValidationProblem)
});
function seoWarnings(seo) {
	const { openGraph } = seo;
	const size = imageSizes.openGraph;
	const wrongSize = (openGraph?.imageWidth ?? size.width) !== size.width || (openGraph?.imageHeight ?? size.height) !== size.height;
	return [
		...lengthWarning("title", seo.title, seoLimits.title.recommended),
		...lengthWarning("description", seo.description, seoLimits.description.recommended),
		...lengthWarning("openGraph.title", openGraph?.title, seoLimits.openGraphTitle.recommended),
		...lengthWarning("openGraph.description", openGraph?.description, seoLimits.openGraphDescription.recommended),
		...wrongSize ? [{
			field: "openGraph.image",
			message: `${size.width}x${size.height} px are recommended.`
		}] : []
	];
}
function lengthWarning(field, text, [least, most]) {
	if (text === void 0 || text === "") return [];
	const length = countCharacters(text);
	const range = least === 0 ? `at most ${most}` : `${least} to ${most}`;
	if (length >= least && length <= most) return [];
	return [{
		field,
		message: `Has ${length} characters; ${range} are recommended.`
	}];
}

// src/portal/contract/seo.ts
const OpenGraphType = _enum([
	"website",
	"article",
	"product"
]);
const SocialCardType = _enum([
	"summary",
	"summary_large_image",
	"app",
	"player"
]);
const StructuredData = looseObject({
	"@context": unknown(),
	"@type": unknown()
});
const largestStructuredData = 65536;
const StructuredDataUpdate = looseObject({
	"@context": unknown().check(refine(isContext, { error: "Expected an address, an object or a list." })),
	"@type": unknown().check(refine(isType, { error: "Expected the name of a type, or a list of names." }))
}).check(refine((data) => new TextEncoder().encode(JSON.stringify(data)).length <= largestStructuredData, { error: `Has at most ${largestStructuredData} bytes.` }));
function isContext(value) {
	return typeof value === "string" ? value !== "" : typeof value === "object" && value !== null;
}
function isType(value) {
	const names = Array.isArray(value) ? value : [value];
	return names.length > 0 && names.every((name) => typeof name === "string" && name !== "");
}
function isGiven(field) {
	return refine((seo) => seo[field] !== "" || seo.derived?.includes(field) === true, {
		error: "Must not be empty.",
		path: [field],
		when: ({ value }) => typeof value === "object" && value !== null
	});
}
const OpenGraph = looseObject({
	title: optional(string$1()),
	description: optional(string$1()),
	image: optional(string$1()),
	imageWidth: optional(number()),
	imageHeight: optional(number()),
	type: optional(OpenGraphType),
	locale: optional(string$1()),
	siteName: optional(string$1())
});
const SocialCard = looseObject({
	card: optional(SocialCardType),
	title: optional(string$1()),
	description: optional(string$1()),
	image: optional(string$1()),
	site: optional(string$1()),
	creator: optional(string$1())
});
const PageSeo = looseObject({
	pageSlug: string$1(),
	title: string$1(),
	description: string$1(),
	keywords: optional(array(string$1())),
	canonical: optional(string$1()),
	noIndex: optional(boolean()),
	noFollow: optional(boolean()),
	openGraph: optional(OpenGraph),
	social: optional(SocialCard),
	structuredData: optional(StructuredData),
	derived: optional(array(string$1())),
	updatedAt: Timestamp
});
const PageSeoUpdate = strictObject({
	pageSlug: optional(string$1()),
	updatedAt: optional(string$1()),
	derived: optional(array(string$1()).check(_maxLength(10))),
	title: textUpTo(seoLimits.title.maximum),
	description: textUpTo(seoLimits.description.maximum),
	keywords: optional(array(string$1().check(_minLength(1), _maxLength(200))).check(_maxLength(200))),
	canonical: optional(WebAddress),
	noIndex: optional(boolean()),
	noFollow: optional(boolean()),
	openGraph: optional(strictObject({
		title: optional(limitedText(seoLimits.openGraphTitle.maximum)),
		description: optional(limitedText(seoLimits.openGraphDescription.maximum)),
		image: optional(ImageAddress),
		imageWidth: optional(number().check(_positive())),
		imageHeight: optional(number().check(_positive())),
		type: optional(OpenGraphType),
		locale: optional(string$1()),
		siteName: optional(string$1())
	})),
	social: optional(strictObject({
		card: optional(SocialCardType),
		title: optional(string$1()),
		description: optional(string$1()),
		image: optional(ImageAddress),
		site: optional(SocialHandle),
		creator: optional(SocialHandle)
	})),
	structuredData: optional(StructuredDataUpdate)
}).check(isGiven("title"), isGiven("description"));
const PageSeoResult = looseObject({
	success: boolean(),
	pageSlug: string$1(),
	updatedAt: Timestamp,
	warnings: optional(array(ValidationProblem))
});
const SeoOverview = looseObject({
	pages: array(looseObject({
		pageSlug: string$1(),
		title: string$1(),
		description: string$1()
	})),
	defaults: looseObject({
		titleSuffix: optional(string$1()),
		defaultImage: optional(string$1())
	})
});
const SeoDefaults = looseObject({
	titleSuffix: optional(string$1()),
	defaultDescription: optional(string$1()),
	defaultImage: optional(string$1()),
	socialHandle: optional(string$1()),
	locale: optional(string$1())
});
const localePattern = _regex(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419.");
const SeoDefaultsUpdate = strictObject({
	titleSuffix: optional(string$1().check(_maxLength(seoLimits.title.maximum))),
	defaultDescription: optional(limitedText(seoLimits.description.maximum)),
	defaultImage: optional(WebAddress),
	socialHandle: optional(SocialHandle),
	locale: optional(string$1().check(localePattern))
});
const SeoDefaultsResult = looseObject({
	success: optional(boolean()),
	defaults: optional(SeoDefaults),
	updatedAt: optional(Timestamp)
});
const SeoPurgeResult = looseObject({
	success: boolean(),
	purgedAt: Timestamp
});
const seoCacheControl = "public, max-age=3600, stale-while-revalidate=300";

// src/steps/finish/portal/kept-content.ts
const keptPath = ".well-known/site-deploy-seo.json";
const ShownSeo = object({
	...PageSeo.shape,
	openGraph: optional(object(OpenGraph.shape)),
	social: optional(object(SocialCard.shape))
});
function keptText({ follows, pages }) {
	const shown = pages.map((page) => ({
		...page,
		seo: parse$1(ShownSeo, page.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows,
		pages: shown
	})}\n`;
}

// src/steps/finish/seo/page-seo.ts
const empty = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function parsePageSeo(raw) {
	const parsed = safeParse(PageSeo, raw);
	return parsed.success ? parsed.data : void 0;
}
function readPageSeo(pageSlug, raw) {
	const parsed = safeParse(PageSeo, raw);
	if (parsed.success) return {
		seo: parsed.data,
		malformed: []
	};
	const { issues } = parsed.error;
	const malformed = issues.map(({ path, message }) => ({
		field: path.join("."),
		message
	}));
	const rest = issues.reduce((fields, { path }) => without(fields, path), raw);
	const repaired = safeParse(PageSeo, {
		...empty,
		pageSlug,
		...rest
	});
	return {
		seo: repaired.success ? repaired.data : {
			...empty,
			pageSlug
		},
		malformed
	};
}
function without(fields, path) {
	const [name, ...deeper] = path.map(String);
	const { [name ?? ""]: value, ...others } = fields;
	if (deeper.length === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return others;
	return {
		...others,
		[name ?? ""]: without({ ...value }, deeper)
	};
}

// src/steps/finish/portal/last-content.ts
var last_content_exports = /* @__PURE__ */ __exportAll({ readLastContent: () => readLastContent });
const mostBytes = 64 << 20;
const KeptFile = object({
	format: literal(1),
	follows: boolean(),
	pages: array(object({
		slug: string$1(),
		lastUpdated: Timestamp,
		seo: looseObject({}),
		freshUntil: optional(Timestamp)
	}))
});
async function readLastContent(plan, deps) {
	const [shown, hidden] = await Promise.all([readFromSite(plan, deps), readFromMachine(plan, deps)]);
	if (shown === void 0 || hidden === void 0) return shown ?? hidden;
	const pages = new Map([...hidden.pages, ...shown.pages].map((page) => [page.slug, page]));
	return {
		follows: shown.follows && hidden.follows,
		pages: [...pages.values()]
	};
}
async function keepOnMachine(content, plan, deps) {
	const file = cacheFile(plan, deps);
	if (file === void 0) return;
	try {
		await mkdir(path.dirname(file), {
			recursive: true,
			mode: 448
		});
		await writeFile(`${file}.new`, keptText(content), { mode: 384 });
		await rename(`${file}.new`, file);
	} catch (error) {
		deps.log.debug(`The metadata of this deployment could not be kept for the next one: ${messageOf(error)}`);
	}
}
async function readFromSite({ url, config }, deps) {
	try {
		const { status, text } = await look(`${url ?? config.site.url}/${keptPath}`, deps, { maxBytes: mostBytes });
		return status === 200 ? parseKept(text) : void 0;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		deps.log.debug(`The metadata of the last deployment could not be read: ${error.message}`);
		return;
	}
}
async function readFromMachine(plan, deps) {
	const file = cacheFile(plan, deps);
	const text = file && await readIfThere(file).catch(() => void 0);
	return text === void 0 ? void 0 : parseKept(text);
}
function cacheFile({ config, environmentName }, { toolCache }) {
	if (toolCache === void 0) return void 0;
	const name = JSON.stringify([
		config.portal.url,
		config.site.id,
		environmentName
	]);
	const digest = createHash("sha256").update(name).digest("hex").slice(0, 32);
	return path.join(toolCache, "site-deploy-seo", `${digest}.json`);
}
function parseKept(text) {
	const file = safeParse(KeptFile, parseJson(text));
	if (!file.success) return void 0;
	const pages = file.data.pages.flatMap(({ seo: raw, ...page }) => {
		const seo = parsePageSeo(raw);
		return seo === void 0 ? [] : [{
			...page,
			seo
		}];
	});
	return {
		follows: file.data.follows,
		pages
	};
}

// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "	\n\r -퟿-�𐀀-􏿿";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	function isChar(c) {
		return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));

// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "-퟿-�𐀀-􏿿";
	exports.RESTRICTED_CHAR = "-\b\v\f---";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	function isChar(c) {
		return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	function isRestrictedChar(c) {
		return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
	}
	exports.isRestrictedChar = isRestrictedChar;
	function isCharAndNotRestricted(c) {
		return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isCharAndNotRestricted = isCharAndNotRestricted;
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));

// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
	exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
	exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(c) {
		return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(c) {
		return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNCNameChar = isNCNameChar;
}));

// node_modules/saxes/saxes.js
var require_saxes = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SaxesParser = exports.EVENTS = void 0;
	const ed5 = require_ed5();
	const ed2 = require_ed2();
	const NSed3 = require_ed3();
	var isS = ed5.isS;
	var isChar10 = ed5.isChar;
	var isNameStartChar = ed5.isNameStartChar;
	var isNameChar = ed5.isNameChar;
	var S_LIST = ed5.S_LIST;
	var NAME_RE = ed5.NAME_RE;
	var isChar11 = ed2.isChar;
	var isNCNameStartChar = NSed3.isNCNameStartChar;
	var isNCNameChar = NSed3.isNCNameChar;
	var NC_NAME_RE = NSed3.NC_NAME_RE;
	const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
	const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
	const rootNS = {
		__proto__: null,
		xml: XML_NAMESPACE,
		xmlns: XMLNS_NAMESPACE
	};
	const XML_ENTITIES = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	};
	const EOC = -1;
	const NL_LIKE = -2;
	const S_BEGIN = 0;
	const S_BEGIN_WHITESPACE = 1;
	const S_DOCTYPE = 2;
	const S_DOCTYPE_QUOTE = 3;
	const S_DTD = 4;
	const S_DTD_QUOTED = 5;
	const S_DTD_OPEN_WAKA = 6;
	const S_DTD_OPEN_WAKA_BANG = 7;
	const S_DTD_COMMENT = 8;
	const S_DTD_COMMENT_ENDING = 9;
	const S_DTD_COMMENT_ENDED = 10;
	const S_DTD_PI = 11;
	const S_DTD_PI_ENDING = 12;
	const S_TEXT = 13;
	const S_ENTITY = 14;
	const S_OPEN_WAKA = 15;
	const S_OPEN_WAKA_BANG = 16;
	const S_COMMENT = 17;
	const S_COMMENT_ENDING = 18;
	const S_COMMENT_ENDED = 19;
	const S_CDATA = 20;
	const S_CDATA_ENDING = 21;
	const S_CDATA_ENDING_2 = 22;
	const S_PI_FIRST_CHAR = 23;
	const S_PI_REST = 24;
	const S_PI_BODY = 25;
	const S_PI_ENDING = 26;
	const S_XML_DECL_NAME_START = 27;
	const S_XML_DECL_NAME = 28;
	const S_XML_DECL_EQ = 29;
	const S_XML_DECL_VALUE_START = 30;
	const S_XML_DECL_VALUE = 31;
	const S_XML_DECL_SEPARATOR = 32;
	const S_XML_DECL_ENDING = 33;
	const S_OPEN_TAG = 34;
	const S_OPEN_TAG_SLASH = 35;
	const S_ATTRIB = 36;
	const S_ATTRIB_NAME = 37;
	const S_ATTRIB_NAME_SAW_WHITE = 38;
	const S_ATTRIB_VALUE = 39;
	const S_ATTRIB_VALUE_QUOTED = 40;
	const S_ATTRIB_VALUE_CLOSED = 41;
	const S_ATTRIB_VALUE_UNQUOTED = 42;
	const S_CLOSE_TAG = 43;
	const S_CLOSE_TAG_SAW_WHITE = 44;
	const TAB = 9;
	const NL = 10;
	const CR = 13;
	const SPACE = 32;
	const BANG = 33;
	const DQUOTE = 34;
	const AMP = 38;
	const SQUOTE = 39;
	const MINUS = 45;
	const FORWARD_SLASH = 47;
	const SEMICOLON = 59;
	const LESS = 60;
	const EQUAL = 61;
	const GREATER = 62;
	const QUESTION = 63;
	const OPEN_BRACKET = 91;
	const CLOSE_BRACKET = 93;
	const NEL = 133;
	const LS = 8232;
	const isQuote = (c) => c === DQUOTE || c === SQUOTE;
	const QUOTES = [DQUOTE, SQUOTE];
	const DOCTYPE_TERMINATOR = [
		...QUOTES,
		OPEN_BRACKET,
		GREATER
	];
	const DTD_TERMINATOR = [
		...QUOTES,
		LESS,
		CLOSE_BRACKET
	];
	const XML_DECL_NAME_TERMINATOR = [
		EQUAL,
		QUESTION,
		...S_LIST
	];
	const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
		...S_LIST,
		GREATER,
		AMP,
		LESS
	];
	function nsPairCheck(parser, prefix, uri) {
		switch (prefix) {
			case "xml":
				if (uri !== XML_NAMESPACE) parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
				break;
			case "xmlns": if (uri !== XMLNS_NAMESPACE) parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
		}
		switch (uri) {
			case XMLNS_NAMESPACE:
				parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
				break;
			case XML_NAMESPACE: switch (prefix) {
				case "xml": break;
				case "":
					parser.fail(`the default namespace may not be set to ${uri}.`);
					break;
				default: parser.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(parser, mapping) {
		for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
	}
	const isNCName = (name) => NC_NAME_RE.test(name);
	const isName = (name) => NAME_RE.test(name);
	const FORBIDDEN_START = 0;
	const FORBIDDEN_BRACKET = 1;
	const FORBIDDEN_BRACKET_BRACKET = 2;
	exports.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	const EVENT_NAME_TO_HANDLER_NAME = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		constructor(opt) {
			this.opt = opt !== null && opt !== void 0 ? opt : {};
			this.fragmentOpt = !!this.opt.fragment;
			const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
			this.trackPosition = this.opt.position !== false;
			this.fileName = this.opt.fileName;
			if (xmlnsOpt) {
				this.nameStartCheck = isNCNameStartChar;
				this.nameCheck = isNCNameChar;
				this.isName = isNCName;
				this.processAttribs = this.processAttribsNS;
				this.pushAttrib = this.pushAttribNS;
				this.ns = Object.assign({ __proto__: null }, rootNS);
				const additional = this.opt.additionalNamespaces;
				if (additional != null) {
					nsMappingCheck(this, additional);
					Object.assign(this.ns, additional);
				}
			} else {
				this.nameStartCheck = isNameStartChar;
				this.nameCheck = isNameChar;
				this.isName = isName;
				this.processAttribs = this.processAttribsPlain;
				this.pushAttrib = this.pushAttribPlain;
			}
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			];
			this._init();
		}
		get closed() {
			return this._closed;
		}
		_init() {
			var _a;
			this.openWakaBang = "";
			this.text = "";
			this.name = "";
			this.piTarget = "";
			this.entity = "";
			this.q = null;
			this.tags = [];
			this.tag = null;
			this.topNS = null;
			this.chunk = "";
			this.chunkPosition = 0;
			this.i = 0;
			this.prevI = 0;
			this.carriedFromPrevious = void 0;
			this.forbiddenState = FORBIDDEN_START;
			this.attribList = [];
			const { fragmentOpt } = this;
			this.state = fragmentOpt ? S_TEXT : S_BEGIN;
			this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
			this.xmlDeclPossible = !fragmentOpt;
			this.xmlDeclExpects = ["version"];
			this.entityReturnState = void 0;
			let { defaultXMLVersion } = this.opt;
			if (defaultXMLVersion === void 0) {
				if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
				defaultXMLVersion = "1.0";
			}
			this.setXMLVersion(defaultXMLVersion);
			this.positionAtNewLine = 0;
			this.doctype = false;
			this._closed = false;
			this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			};
			this.line = 1;
			this.column = 0;
			this.ENTITIES = Object.create(XML_ENTITIES);
			(_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(name, handler) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
		}
		off(name) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
		}
		makeError(message) {
			var _a;
			let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
			if (this.trackPosition) {
				if (msg.length > 0) msg += ":";
				msg += `${this.line}:${this.column}`;
			}
			if (msg.length > 0) msg += ": ";
			return new Error(msg + message);
		}
		fail(message) {
			const err = this.makeError(message);
			const handler = this.errorHandler;
			if (handler === void 0) throw err;
			else handler(err);
			return this;
		}
		write(chunk) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let end = false;
			if (chunk === null) {
				end = true;
				chunk = "";
			} else if (typeof chunk === "object") chunk = chunk.toString();
			if (this.carriedFromPrevious !== void 0) {
				chunk = `${this.carriedFromPrevious}${chunk}`;
				this.carriedFromPrevious = void 0;
			}
			let limit = chunk.length;
			const lastCode = chunk.charCodeAt(limit - 1);
			if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
				this.carriedFromPrevious = chunk[limit - 1];
				limit--;
				chunk = chunk.slice(0, limit);
			}
			const { stateTable } = this;
			this.chunk = chunk;
			this.i = 0;
			while (this.i < limit) stateTable[this.state].call(this);
			this.chunkPosition += limit;
			return end ? this.end() : this;
		}
		close() {
			return this.write(null);
		}
		getCode10() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code >= SPACE || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR:
						if (chunk.charCodeAt(i + 1) === NL) this.i = i + 2;
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		getCode11() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR: {
						const next = chunk.charCodeAt(i + 1);
						if (next === NL || next === NEL) this.i = i + 2;
					}
					case NEL:
					case LS:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		getCodeNorm() {
			const c = this.getCode();
			return c === NL_LIKE ? NL : c;
		}
		unget() {
			this.i = this.prevI;
			this.column--;
		}
		captureTo(chars) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				const c = this.getCode();
				const isNLLike = c === NL_LIKE;
				const final = isNLLike ? NL : c;
				if (final === EOC || chars.includes(final)) {
					this.text += chunk.slice(start, this.prevI);
					return final;
				}
				if (isNLLike) {
					this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
				}
			}
		}
		captureToChar(char) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				let c = this.getCode();
				switch (c) {
					case NL_LIKE:
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						c = NL;
						break;
					case EOC:
						this.text += chunk.slice(start);
						return false;
				}
				if (c === char) {
					this.text += chunk.slice(start, this.prevI);
					return true;
				}
			}
		}
		captureNameChars() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCode();
				if (c === EOC) {
					this.name += chunk.slice(start);
					return EOC;
				}
				if (!isNameChar(c)) {
					this.name += chunk.slice(start, this.prevI);
					return c === NL_LIKE ? NL : c;
				}
			}
		}
		skipSpaces() {
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC || !isS(c)) return c;
			}
		}
		setXMLVersion(version) {
			this.currentXMLVersion = version;
			if (version === "1.0") {
				this.isChar = isChar10;
				this.getCode = this.getCode10;
			} else {
				this.isChar = isChar11;
				this.getCode = this.getCode11;
			}
		}
		sBegin() {
			if (this.chunk.charCodeAt(0) === 65279) {
				this.i++;
				this.column++;
			}
			this.state = S_BEGIN_WHITESPACE;
		}
		sBeginWhitespace() {
			const iBefore = this.i;
			const c = this.skipSpaces();
			if (this.prevI !== iBefore) this.xmlDeclPossible = false;
			switch (c) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (this.text.length !== 0) throw new Error("no-empty text at start");
					break;
				case EOC: break;
				default:
					this.unget();
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sDoctype() {
			var _a;
			const c = this.captureTo(DOCTYPE_TERMINATOR);
			switch (c) {
				case GREATER:
					(_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					this.doctype = true;
					break;
				case EOC: break;
				default:
					this.text += String.fromCodePoint(c);
					if (c === OPEN_BRACKET) this.state = S_DTD;
					else if (isQuote(c)) {
						this.state = S_DOCTYPE_QUOTE;
						this.q = c;
					}
			}
		}
		sDoctypeQuote() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.q = null;
				this.state = S_DOCTYPE;
			}
		}
		sDTD() {
			const c = this.captureTo(DTD_TERMINATOR);
			if (c === EOC) return;
			this.text += String.fromCodePoint(c);
			if (c === CLOSE_BRACKET) this.state = S_DOCTYPE;
			else if (c === LESS) this.state = S_DTD_OPEN_WAKA;
			else if (isQuote(c)) {
				this.state = S_DTD_QUOTED;
				this.q = c;
			}
		}
		sDTDQuoted() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.state = S_DTD;
				this.q = null;
			}
		}
		sDTDOpenWaka() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			switch (c) {
				case BANG:
					this.state = S_DTD_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					break;
				case QUESTION:
					this.state = S_DTD_PI;
					break;
				default: this.state = S_DTD;
			}
		}
		sDTDOpenWakaBang() {
			const char = String.fromCodePoint(this.getCodeNorm());
			const owb = this.openWakaBang += char;
			this.text += char;
			if (owb !== "-") {
				this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
				this.openWakaBang = "";
			}
		}
		sDTDComment() {
			if (this.captureToChar(MINUS)) {
				this.text += "-";
				this.state = S_DTD_COMMENT_ENDING;
			}
		}
		sDTDCommentEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
		}
		sDTDCommentEnded() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
			else {
				this.fail("malformed comment.");
				this.state = S_DTD_COMMENT;
			}
		}
		sDTDPI() {
			if (this.captureToChar(QUESTION)) {
				this.text += "?";
				this.state = S_DTD_PI_ENDING;
			}
		}
		sDTDPIEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
		}
		sText() {
			if (this.tags.length !== 0) this.handleTextInRoot();
			else this.handleTextOutsideRoot();
		}
		sEntity() {
			let { i: start } = this;
			const { chunk } = this;
			loop: while (true) switch (this.getCode()) {
				case NL_LIKE:
					this.entity += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					break;
				case SEMICOLON: {
					const { entityReturnState } = this;
					const entity = this.entity + chunk.slice(start, this.prevI);
					this.state = entityReturnState;
					let parsed;
					if (entity === "") {
						this.fail("empty entity name.");
						parsed = "&;";
					} else {
						parsed = this.parseEntity(entity);
						this.entity = "";
					}
					if (entityReturnState !== S_TEXT || this.textHandler !== void 0) this.text += parsed;
					break loop;
				}
				case EOC:
					this.entity += chunk.slice(start);
					break loop;
			}
		}
		sOpenWaka() {
			const c = this.getCode();
			if (isNameStartChar(c)) {
				this.state = S_OPEN_TAG;
				this.unget();
				this.xmlDeclPossible = false;
			} else switch (c) {
				case FORWARD_SLASH:
					this.state = S_CLOSE_TAG;
					this.xmlDeclPossible = false;
					break;
				case BANG:
					this.state = S_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					this.xmlDeclPossible = false;
					break;
				case QUESTION:
					this.state = S_PI_FIRST_CHAR;
					break;
				default:
					this.fail("disallowed character in tag name");
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sOpenWakaBang() {
			this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
			switch (this.openWakaBang) {
				case "[CDATA[":
					if (!this.sawRoot && !this.reportedTextBeforeRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextBeforeRoot = true;
					}
					if (this.closedRoot && !this.reportedTextAfterRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextAfterRoot = true;
					}
					this.state = S_CDATA;
					this.openWakaBang = "";
					break;
				case "--":
					this.state = S_COMMENT;
					this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = S_DOCTYPE;
					if (this.doctype || this.sawRoot) this.fail("inappropriately located doctype declaration.");
					this.openWakaBang = "";
					break;
				default: if (this.openWakaBang.length >= 7) this.fail("incorrect syntax.");
			}
		}
		sComment() {
			if (this.captureToChar(MINUS)) this.state = S_COMMENT_ENDING;
		}
		sCommentEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === MINUS) {
				this.state = S_COMMENT_ENDED;
				(_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text);
				this.text = "";
			} else {
				this.text += `-${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			}
		}
		sCommentEnded() {
			const c = this.getCodeNorm();
			if (c !== GREATER) {
				this.fail("malformed comment.");
				this.text += `--${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			} else this.state = S_TEXT;
		}
		sCData() {
			if (this.captureToChar(CLOSE_BRACKET)) this.state = S_CDATA_ENDING;
		}
		sCDataEnding() {
			const c = this.getCodeNorm();
			if (c === CLOSE_BRACKET) this.state = S_CDATA_ENDING_2;
			else {
				this.text += `]${String.fromCodePoint(c)}`;
				this.state = S_CDATA;
			}
		}
		sCDataEnding2() {
			var _a;
			const c = this.getCodeNorm();
			switch (c) {
				case GREATER:
					(_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					break;
				case CLOSE_BRACKET:
					this.text += "]";
					break;
				default:
					this.text += `]]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
			}
		}
		sPIFirstChar() {
			const c = this.getCodeNorm();
			if (this.nameStartCheck(c)) {
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			} else if (c === QUESTION || isS(c)) {
				this.fail("processing instruction without a target.");
				this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
			} else {
				this.fail("disallowed character in processing instruction name.");
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			}
		}
		sPIRest() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC) {
					this.piTarget += chunk.slice(start);
					return;
				}
				if (!this.nameCheck(c)) {
					this.piTarget += chunk.slice(start, this.prevI);
					const isQuestion = c === QUESTION;
					if (isQuestion || isS(c)) {
						if (this.piTarget === "xml") {
							if (!this.xmlDeclPossible) this.fail("an XML declaration must be at the start of the document.");
							this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
						} else this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
					} else {
						this.fail("disallowed character in processing instruction name.");
						this.piTarget += String.fromCodePoint(c);
					}
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				const c = this.getCodeNorm();
				if (c === QUESTION) this.state = S_PI_ENDING;
				else if (!isS(c)) this.text = String.fromCodePoint(c);
			} else if (this.captureToChar(QUESTION)) this.state = S_PI_ENDING;
		}
		sPIEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === GREATER) {
				const { piTarget } = this;
				if (piTarget.toLowerCase() === "xml") this.fail("the XML declaration must appear at the start of the document.");
				(_a = this.piHandler) === null || _a === void 0 || _a.call(this, {
					target: piTarget,
					body: this.text
				});
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else if (c === QUESTION) this.text += "?";
			else {
				this.text += `?${String.fromCodePoint(c)}`;
				this.state = S_PI_BODY;
			}
			this.xmlDeclPossible = false;
		}
		sXMLDeclNameStart() {
			const c = this.skipSpaces();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (c !== EOC) {
				this.state = S_XML_DECL_NAME;
				this.name = String.fromCodePoint(c);
			}
		}
		sXMLDeclName() {
			const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.name += this.text;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (!(isS(c) || c === EQUAL)) return;
			this.name += this.text;
			this.text = "";
			if (!this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
				case 0:
					this.fail("did not expect any more name/value pairs.");
					break;
				case 1:
					this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
					break;
				default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
			}
			this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
		}
		sXMLDeclEq() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (c !== EQUAL) this.fail("value required.");
			this.state = S_XML_DECL_VALUE_START;
		}
		sXMLDeclValueStart() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (!isQuote(c)) {
				this.fail("value must be quoted.");
				this.q = SPACE;
			} else this.q = c;
			this.state = S_XML_DECL_VALUE;
		}
		sXMLDeclValue() {
			const c = this.captureTo([this.q, QUESTION]);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (c === EOC) return;
			const value = this.text;
			this.text = "";
			switch (this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					const version = value;
					this.xmlDecl.version = version;
					if (!/^1\.[0-9]+$/.test(version)) this.fail("version number must match /^1\\.[0-9]+$/.");
					else if (!this.opt.forceXMLVersion) this.setXMLVersion(version);
					break;
				}
				case "encoding":
					if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
					this.xmlDeclExpects = ["standalone"];
					this.xmlDecl.encoding = value;
					break;
				case "standalone":
					if (value !== "yes" && value !== "no") this.fail("standalone value must match \"yes\" or \"no\".");
					this.xmlDeclExpects = [];
					this.xmlDecl.standalone = value;
			}
			this.name = "";
			this.state = S_XML_DECL_SEPARATOR;
		}
		sXMLDeclSeparator() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (!isS(c)) {
				this.fail("whitespace required.");
				this.unget();
			}
			this.state = S_XML_DECL_NAME_START;
		}
		sXMLDeclEnding() {
			var _a;
			if (this.getCodeNorm() === GREATER) {
				if (this.piTarget !== "xml") this.fail("processing instructions are not allowed before root.");
				else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) this.fail("XML declaration must contain a version.");
				(_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl);
				this.name = "";
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else this.fail("The character ? is disallowed anywhere in XML declarations.");
			this.xmlDeclPossible = false;
		}
		sOpenTag() {
			var _a;
			const c = this.captureNameChars();
			if (c === EOC) return;
			const tag = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			this.name = "";
			if (this.xmlnsOpt) this.topNS = tag.ns = Object.create(null);
			(_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag);
			this.sawRoot = true;
			if (!this.fragmentOpt && this.closedRoot) this.fail("documents may contain only one root.");
			switch (c) {
				case GREATER:
					this.openTag();
					break;
				case FORWARD_SLASH:
					this.state = S_OPEN_TAG_SLASH;
					break;
				default:
					if (!isS(c)) this.fail("disallowed character in tag name.");
					this.state = S_ATTRIB;
			}
		}
		sOpenTagSlash() {
			if (this.getCode() === GREATER) this.openSelfClosingTag();
			else {
				this.fail("forward-slash in opening tag not followed by >.");
				this.state = S_ATTRIB;
			}
		}
		sAttrib() {
			const c = this.skipSpaces();
			if (c === EOC) return;
			if (isNameStartChar(c)) {
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else this.fail("disallowed character in attribute name.");
		}
		sAttribName() {
			const c = this.captureNameChars();
			if (c === EQUAL) this.state = S_ATTRIB_VALUE;
			else if (isS(c)) this.state = S_ATTRIB_NAME_SAW_WHITE;
			else if (c === GREATER) {
				this.fail("attribute without value.");
				this.pushAttrib(this.name, this.name);
				this.name = this.text = "";
				this.openTag();
			} else if (c !== EOC) this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			const c = this.skipSpaces();
			switch (c) {
				case EOC: return;
				case EQUAL:
					this.state = S_ATTRIB_VALUE;
					break;
				default:
					this.fail("attribute without value.");
					this.text = "";
					this.name = "";
					if (c === GREATER) this.openTag();
					else if (isNameStartChar(c)) {
						this.unget();
						this.state = S_ATTRIB_NAME;
					} else {
						this.fail("disallowed character in attribute name.");
						this.state = S_ATTRIB;
					}
			}
		}
		sAttribValue() {
			const c = this.getCodeNorm();
			if (isQuote(c)) {
				this.q = c;
				this.state = S_ATTRIB_VALUE_QUOTED;
			} else if (!isS(c)) {
				this.fail("unquoted attribute value.");
				this.state = S_ATTRIB_VALUE_UNQUOTED;
				this.unget();
			}
		}
		sAttribValueQuoted() {
			const { q, chunk } = this;
			let { i: start } = this;
			while (true) switch (this.getCode()) {
				case q:
					this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
					this.name = this.text = "";
					this.q = null;
					this.state = S_ATTRIB_VALUE_CLOSED;
					return;
				case AMP:
					this.text += chunk.slice(start, this.prevI);
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
					return;
				case NL:
				case NL_LIKE:
				case TAB:
					this.text += `${chunk.slice(start, this.prevI)} `;
					start = this.i;
					break;
				case LESS:
					this.text += chunk.slice(start, this.prevI);
					this.fail("disallowed character.");
					return;
				case EOC:
					this.text += chunk.slice(start);
					return;
			}
		}
		sAttribValueClosed() {
			const c = this.getCodeNorm();
			if (isS(c)) this.state = S_ATTRIB;
			else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else if (isNameStartChar(c)) {
				this.fail("no whitespace between attributes.");
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
			switch (c) {
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
					break;
				case LESS:
					this.fail("disallowed character.");
					break;
				case EOC: break;
				default:
					if (this.text.includes("]]>")) this.fail("the string \"]]>\" is disallowed in char data.");
					this.pushAttrib(this.name, this.text);
					this.name = this.text = "";
					if (c === GREATER) this.openTag();
					else this.state = S_ATTRIB;
			}
		}
		sCloseTag() {
			const c = this.captureNameChars();
			if (c === GREATER) this.closeTag();
			else if (isS(c)) this.state = S_CLOSE_TAG_SAW_WHITE;
			else if (c !== EOC) this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case GREATER:
					this.closeTag();
					break;
				case EOC: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: start, forbiddenState } = this;
			const { chunk, textHandler: handler } = this;
			scanLoop: while (true) switch (this.getCode()) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (handler !== void 0) {
						const { text } = this;
						const slice = chunk.slice(start, this.prevI);
						if (text.length !== 0) {
							handler(text + slice);
							this.text = "";
						} else if (slice.length !== 0) handler(slice);
					}
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_TEXT;
					if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case CLOSE_BRACKET:
					switch (forbiddenState) {
						case FORBIDDEN_START:
							forbiddenState = FORBIDDEN_BRACKET;
							break;
						case FORBIDDEN_BRACKET:
							forbiddenState = FORBIDDEN_BRACKET_BRACKET;
							break;
						case FORBIDDEN_BRACKET_BRACKET: break;
						default: throw new Error("impossible state");
					}
					break;
				case GREATER:
					if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) this.fail("the string \"]]>\" is disallowed in char data.");
					forbiddenState = FORBIDDEN_START;
					break;
				case NL_LIKE:
					if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					forbiddenState = FORBIDDEN_START;
					break;
				case EOC:
					if (handler !== void 0) this.text += chunk.slice(start);
					break scanLoop;
				default: forbiddenState = FORBIDDEN_START;
			}
			this.forbiddenState = forbiddenState;
		}
		handleTextOutsideRoot() {
			let { i: start } = this;
			const { chunk, textHandler: handler } = this;
			let nonSpace = false;
			outRootLoop: while (true) {
				const code = this.getCode();
				switch (code) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (handler !== void 0) {
							const { text } = this;
							const slice = chunk.slice(start, this.prevI);
							if (text.length !== 0) {
								handler(text + slice);
								this.text = "";
							} else if (slice.length !== 0) handler(slice);
						}
						break outRootLoop;
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_TEXT;
						if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
						nonSpace = true;
						break outRootLoop;
					case NL_LIKE:
						if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						break;
					case EOC:
						if (handler !== void 0) this.text += chunk.slice(start);
						break outRootLoop;
					default: if (!isS(code)) nonSpace = true;
				}
			}
			if (!nonSpace) return;
			if (!this.sawRoot && !this.reportedTextBeforeRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextBeforeRoot = true;
			}
			if (this.closedRoot && !this.reportedTextAfterRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextAfterRoot = true;
			}
		}
		pushAttribNS(name, value) {
			var _a;
			const { prefix, local } = this.qname(name);
			const attr = {
				name,
				prefix,
				local,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
			if (prefix === "xmlns") {
				const trimmed = value.trim();
				if (this.currentXMLVersion === "1.0" && trimmed === "") this.fail("invalid attempt to undefine prefix in XML 1.0");
				this.topNS[local] = trimmed;
				nsPairCheck(this, local, trimmed);
			} else if (name === "xmlns") {
				const trimmed = value.trim();
				this.topNS[""] = trimmed;
				nsPairCheck(this, "", trimmed);
			}
		}
		pushAttribPlain(name, value) {
			var _a;
			const attr = {
				name,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
		}
		end() {
			var _a, _b;
			if (!this.sawRoot) this.fail("document must contain a root element.");
			const { tags } = this;
			while (tags.length > 0) {
				const tag = tags.pop();
				this.fail(`unclosed tag: ${tag.name}`);
			}
			if (this.state !== S_BEGIN && this.state !== S_TEXT) this.fail("unexpected end.");
			const { text } = this;
			if (text.length !== 0) {
				(_a = this.textHandler) === null || _a === void 0 || _a.call(this, text);
				this.text = "";
			}
			this._closed = true;
			(_b = this.endHandler) === null || _b === void 0 || _b.call(this);
			this._init();
			return this;
		}
		resolve(prefix) {
			var _a, _b;
			let uri = this.topNS[prefix];
			if (uri !== void 0) return uri;
			const { tags } = this;
			for (let index = tags.length - 1; index >= 0; index--) {
				uri = tags[index].ns[prefix];
				if (uri !== void 0) return uri;
			}
			uri = this.ns[prefix];
			if (uri !== void 0) return uri;
			return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
		}
		qname(name) {
			const colon = name.indexOf(":");
			if (colon === -1) return {
				prefix: "",
				local: name
			};
			const local = name.slice(colon + 1);
			const prefix = name.slice(0, colon);
			if (prefix === "" || local === "" || local.includes(":")) this.fail(`malformed name: ${name}.`);
			return {
				prefix,
				local
			};
		}
		processAttribsNS() {
			var _a;
			const { attribList } = this;
			const tag = this.tag;
			{
				const { prefix, local } = this.qname(tag.name);
				tag.prefix = prefix;
				tag.local = local;
				const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
				if (prefix !== "") {
					if (prefix === "xmlns") this.fail("tags may not have \"xmlns\" as prefix.");
					if (uri === "") {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						tag.uri = prefix;
					}
				}
			}
			if (attribList.length === 0) return;
			const { attributes } = tag;
			const seen = /* @__PURE__ */ new Set();
			for (const attr of attribList) {
				const { name, prefix, local } = attr;
				let uri;
				let eqname;
				if (prefix === "") {
					uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
					eqname = name;
				} else {
					uri = this.resolve(prefix);
					if (uri === void 0) {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						uri = prefix;
					}
					eqname = `{${uri}}${local}`;
				}
				if (seen.has(eqname)) this.fail(`duplicate attribute: ${eqname}.`);
				seen.add(eqname);
				attr.uri = uri;
				attributes[name] = attr;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			const { attribList } = this;
			const attributes = this.tag.attributes;
			for (const { name, value } of attribList) {
				if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
			}
			this.attribList = [];
		}
		openTag() {
			var _a;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = false;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			tags.push(tag);
			this.state = S_TEXT;
			this.name = "";
		}
		openSelfClosingTag() {
			var _a, _b, _c;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = true;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			(_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag);
			if ((this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null) this.closedRoot = true;
			this.state = S_TEXT;
			this.name = "";
		}
		closeTag() {
			const { tags, name } = this;
			this.state = S_TEXT;
			this.name = "";
			if (name === "") {
				this.fail("weird empty close tag.");
				this.text += "</>";
				return;
			}
			const handler = this.closeTagHandler;
			let l = tags.length;
			while (l-- > 0) {
				const tag = this.tag = tags.pop();
				this.topNS = tag.ns;
				handler === null || handler === void 0 || handler(tag);
				if (tag.name === name) break;
				this.fail("unexpected close tag.");
			}
			if (l === 0) this.closedRoot = true;
			else if (l < 0) {
				this.fail(`unmatched closing tag: ${name}.`);
				this.text += `</${name}>`;
			}
		}
		parseEntity(entity) {
			if (entity[0] !== "#") {
				const defined = this.ENTITIES[entity];
				if (defined !== void 0) return defined;
				this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
				return `&${entity};`;
			}
			let num = NaN;
			if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) num = parseInt(entity.slice(2), 16);
			else if (/^#[0-9]+$/.test(entity)) num = parseInt(entity.slice(1), 10);
			if (!this.isChar(num)) {
				this.fail("malformed character entity.");
				return `&${entity};`;
			}
			return String.fromCodePoint(num);
		}
	};
	exports.SaxesParser = SaxesParser;
}));

// src/steps/finish/sitemap/xml.ts
var import_saxes = require_saxes();
function escapeXml(text) {
	return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// src/steps/finish/sitemap/extensions.ts
const extensions = {
	"http://www.google.com/schemas/sitemap-image/1.1": "image",
	"http://www.google.com/schemas/sitemap-video/1.1": "video",
	"http://www.google.com/schemas/sitemap-news/0.9": "news",
	"http://www.w3.org/1999/xhtml": "xhtml"
};
var ExtensionWriter = class {
	#text = "";
	#depth = 0;
	get isInside() {
		return this.#depth > 0;
	}
	open({ local, uri, attributes }) {
		this.#depth += 1;
		const values = Object.values(attributes).filter(({ prefix, name }) => prefix !== "xmlns" && name !== "xmlns").map(({ name, value }) => ` ${name}="${escapeXml(value)}"`);
		this.#text += `<${nameOf(local, uri)}${values.join("")}>`;
	}
	text(text) {
		this.#text += escapeXml(text);
	}
	close({ local, uri }) {
		this.#depth -= 1;
		this.#text += `</${nameOf(local, uri)}>`;
	}
	take() {
		const text = this.#text.replace(/>\s+</g, "><").trim();
		this.#text = "";
		return text;
	}
};
function nameOf(local, uri) {
	return `${extensions[uri] ?? "unknown"}:${local}`;
}

// src/steps/finish/sitemap/read.ts
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const fields = [
	"loc",
	"lastmod",
	"changefreq",
	"priority"
];
const frequency = /^(always|hourly|daily|weekly|monthly|yearly|never)$/;
const date = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/;
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const longestAddress = 2048;
const deepest = 16;
var TooDeep = class extends Error {
	name = "TooDeep";
};
function readSitemap(xml) {
	const wrong = [];
	const entries = [];
	const problems = [];
	const path = [];
	let entry = {};
	let text = "";
	const extension = new ExtensionWriter();
	const parser = new import_saxes.SaxesParser({
		xmlns: true,
		position: true
	});
	const report = (what) => problems.push(`line ${parser.line}: ${what}`);
	parser.on("error", (error) => problems.push(error.message));
	parser.on("opentag", (tag) => {
		const { local, uri } = tag;
		if (path.length === deepest) {
			report(`elements are nested more than ${deepest} deep`);
			throw new TooDeep();
		}
		path.push(uri === namespace ? local : `{${uri}}${local}`);
		text = "";
		const isExtension = path.length === 3 && path[1] === "url" && uri in extensions;
		if (extension.isInside || isExtension) extension.open(tag);
		if (path.length === 1 && path[0] !== "urlset") report(`<${local}> in place of <urlset xmlns="${namespace}">`);
		if (path.length === 2 && uri === namespace && local !== "url") report(`<${local}> in place of <url>`);
		if (path.length === 2) entry = {};
		if (path.length === 3 && uri === namespace && !fields.some((field) => field === local)) report(`<${local}> in <url>`);
	});
	parser.on("text", (part) => {
		text += part;
		if (extension.isInside) extension.text(part);
	});
	parser.on("cdata", (part) => {
		text += part;
		if (extension.isInside) extension.text(part);
	});
	parser.on("closetag", (tag) => {
		if (extension.isInside) extension.close(tag);
		const name = path.pop();
		const field = fields.find((known) => known === name);
		if (path.length === 2 && field !== void 0) {
			if (entry[field] !== void 0) report(`<${field}> a second time in <url>`);
			entry[field] = text.trim();
		}
		if (path.length !== 1 || name !== "url") return;
		const { loc, ...rest } = entry;
		const kept = extension.take();
		if (loc === void 0) wrong.push(`line ${parser.line}: <url> has no <loc>`);
		else if (!URL.canParse(loc) || [...loc].length > longestAddress) wrong.push(`line ${parser.line}: <loc> "${loc.slice(0, 80)}" is not an address`);
		else {
			const fields = withoutWrong(rest, (what) => wrong.push(`line ${parser.line}: ${what}`));
			entries.push({
				loc,
				...fields,
				...kept !== "" && { extensions: kept }
			});
		}
	});
	read(parser, xml);
	const [problem] = problems;
	return problem === void 0 ? {
		entries,
		wrong
	} : { problem };
}
function readSitemapIndex(xml) {
	const addresses = [];
	const path = [];
	let isWellFormed = true;
	let text = "";
	const parser = new import_saxes.SaxesParser({ xmlns: true });
	parser.on("error", () => {
		isWellFormed = false;
	});
	parser.on("opentag", ({ local, uri }) => {
		if (path.length === deepest) {
			isWellFormed = false;
			throw new TooDeep();
		}
		path.push(uri === namespace ? local : "");
		text = "";
	});
	parser.on("text", (part) => {
		text += part;
	});
	parser.on("closetag", () => {
		if (path.join("/") === "sitemapindex/sitemap/loc") addresses.push(text.trim());
		path.pop();
	});
	read(parser, xml);
	return isWellFormed && /<(?:\w+:)?sitemapindex\b/.test(xml) ? addresses : void 0;
}
function read(parser, xml) {
	try {
		parser.write(xml.replace(/^\uFEFF/, "")).close();
	} catch (error) {
		if (!(error instanceof TooDeep)) throw error;
	}
}
function withoutWrong({ lastmod, changefreq, priority }, report) {
	const right = (name, value, isRight, what) => {
		if (value === void 0) return {};
		if (isRight(value)) return { [name]: value };
		report(`<${name}> "${value.slice(0, 80)}" is not ${what}`);
		return {};
	};
	return {
		...right("lastmod", lastmod, isDate, "a date"),
		...right("changefreq", changefreq, (value) => frequency.test(value), "one of the protocol's"),
		...right("priority", priority, (value) => decimal.test(value) && inRange(Number(value)), "from 0 to 1")
	};
}
function isDate(value) {
	const day = /* @__PURE__ */ new Date(`${value.slice(0, 10)}T00:00:00Z`);
	return date.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value.slice(0, 10));
}
function inRange(number) {
	return number >= 0 && number <= 1;
}

// src/steps/finish/sitemap/own.ts
var own_exports = /* @__PURE__ */ __exportAll({
	pathIn: () => pathIn,
	readOwnSitemaps: () => readOwnSitemaps,
	sitemapLine: () => sitemapLine
});
const usual = [
	"sitemap.xml",
	"sitemap-index.xml",
	"sitemap_index.xml",
	"sitemapindex.xml",
	"sitemap-0.xml"
];
const largest = 52428800;
function readOwnSitemaps(read, robots, origin) {
	const sitemaps = [];
	const problems = [];
	const seen = /* @__PURE__ */ new Set();
	const named = [...(robots ?? "").matchAll(sitemapLine)].flatMap(([, address = ""]) => pathIn(address, origin) ?? []);
	const pending = [...usual, ...named];
	for (let next = pending.shift(); next !== void 0; next = pending.shift()) {
		const path = next.replace(/\.gz$/, "");
		if (seen.has(path)) continue;
		seen.add(path);
		const [plain, compressed] = [read(path), read(`${path}.gz`)];
		const text = plain?.toString() ?? (compressed && unpack(compressed));
		const existing = {
			path,
			isPlain: plain !== void 0,
			isCompressed: compressed !== void 0
		};
		if (text === void 0) {
			if (compressed !== void 0) problems.push(`${path}.gz cannot be unpacked`);
			continue;
		}
		const parts = readSitemapIndex(text);
		if (parts !== void 0) {
			sitemaps.push({
				...existing,
				entries: void 0
			});
			pending.push(...parts.flatMap((address) => pathIn(address, origin) ?? []));
			continue;
		}
		const found = readSitemap(text);
		if ("problem" in found) problems.push(`${path} is not valid (${found.problem})`);
		else sitemaps.push({
			...existing,
			entries: found.entries
		});
	}
	return {
		sitemaps,
		problems
	};
}
const sitemapLine = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;
function pathIn(address, origin) {
	if (!URL.canParse(address, origin)) return void 0;
	const url = new URL(address, origin);
	if (url.origin !== origin) return void 0;
	try {
		return decodeURIComponent(url.pathname).slice(1);
	} catch {
		return;
	}
}
function unpack(compressed) {
	try {
		return gunzipSync(compressed, { maxOutputLength: largest }).toString();
	} catch {
		return;
	}
}

// src/deploy/closing-deps.ts
const afterCancelMs = 5e3;
function closingDeps(machine, limitMs) {
	const { signal } = machine;
	const limit = new AbortController();
	const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
	if (signal.aborted) soon();
	else signal.addEventListener("abort", soon, { once: true });
	const { signal: afterCancel } = limit;
	if (limitMs === void 0) return {
		...machine,
		signal: afterCancel
	};
	return {
		...machine,
		signal: AbortSignal.any([afterCancel, AbortSignal.timeout(limitMs)])
	};
}

// src/shared/clock.ts
const systemClock = {
	now: () => Date.now(),
	async sleep(ms, signal) {
		signal?.throwIfAborted();
		try {
			await setTimeout$1(ms, void 0, signal ? { signal } : {});
		} catch (error) {
			signal?.throwIfAborted();
			throw error;
		}
	}
};

// src/shared/http/service-address.ts
function serviceAddress(value, name) {
	const url = URL.parse(value.trim());
	if (url === null || !/^https?:$/.test(url.protocol)) throw refusal(`${name} is not an address.`, "Write it whole, such as https://portal.example.com.");
	if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") throw refusal(`${name} holds more than origin and path.`, "Leave out user names, passwords, queries and fragments; a credential has a place of its own.");
	if (url.protocol === "http:" && !isThisMachine(url)) throw refusal(`${name} is not encrypted: a credential would be readable on its way.`, `Use https:// instead of http:// for ${url.host}; http:// is for services on this machine.`);
	return url.href.replace(/\/+$/, "");
}
function endpointAddress(service, path, query = {}) {
	const url = new URL(service + path);
	for (const [name, value] of Object.entries(query)) if (value !== void 0) url.searchParams.set(name, String(value));
	return url;
}
function isThisMachine({ hostname }) {
	return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
function refusal(message, remedy) {
	return new SiteDeployError("USAGE", message, { remedy });
}

// src/deploy/report.ts
function isDone(result) {
	return (result.status === "succeeded" || result.status === "skipped") && result.notifyError === void 0;
}
function closingLines(result) {
	const { error, notifyError } = result;
	if (error !== void 0) {
		const [what = "", ...rest] = describeError(error);
		const remedy = rest.pop() ?? "";
		const told = notifyError === void 0 ? [] : [notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`)];
		return [
			`${headline(result)}: ${what}`,
			...rest,
			...told,
			siteLine(result),
			remedy
		];
	}
	if (notifyError !== void 0) return [
		...describeError(notifyError).slice(0, -1),
		siteLine(result),
		`What to do: ${notifyError.remedy}`
	];
	return [successLine(result)];
}
function headline({ status, failedStep }) {
	const where = failedStep === void 0 ? "" : ` in step ${failedStep}`;
	if (status === "skipped") return `Skipped${where}`;
	if (status === "cancelled") return `Cancelled${where}`;
	return status === "unknown" ? `Outcome unknown${where}` : `Failed${where}`;
}
function siteLine({ siteChanged, status, url, closing, error, correlationId }) {
	if (closing !== void 0) return siteChanged === "no" ? `The Preview "${closing}" was not closed. The live site was not changed.` : `The Preview "${closing}" may be closed: the request was handed over. The live site was not changed.`;
	const where = url === void 0 ? "The site" : url;
	if (siteChanged === "no") return "The live site was not changed.";
	if (status === "succeeded") return `${where} is live with this build and verified.`;
	if (siteChanged === "yes" && error?.code === "UPLOAD_WRONG_TARGET") return "The live site has changed: it serves the Preview instead of Production.";
	if (siteChanged === "yes") return `${where} has probably changed: the hosting platform reported success, but this was not verified.`;
	if (error?.code === "INTERNAL" && correlationId === void 0) return "It is not known whether the live site has changed: open it and look.";
	if (error?.code === "DISTRIBUTION_FAILED") return `${where} may have changed: the hosting platform had begun to distribute the upload.`;
	return `${where} may have changed: the upload was handed over, and its outcome is not known.`;
}
function successLine(result) {
	const { status, closing, closed, url, siteVersion: version, environment, folder, rolledBack } = result;
	const size = result.fileCount === void 0 ? "" : `, ${result.fileCount} files, ${bytes(result.totalBytes ?? 0)}`;
	const proof = `(${environment}${size}). Verified, and the portal knows.`;
	if (closed !== void 0) return closedLine(closing, closed);
	if (closing !== void 0) return `Dry run: the Preview "${closing}" would be closed. Nothing was sent.`;
	if (result.isUnchanged) return `Unchanged: ${url} serves these files of ${version} already ${proof}`;
	if (status === "skipped") return `Dry run: ${version} for ${environment} is ready${size}. Nothing was sent.`;
	if (folder !== void 0) return `Built: ${version} for ${environment}${size}, in ${folder}.`;
	if (rolledBack === void 0) return `Live: ${url} serves ${version} ${proof}`;
	return `Rolled back to ${version} (commit ${rolledBack.commit.slice(0, 12)}), run ${rolledBack.run}: ${url} serves it ${proof}`;
}
function closedLine(closing, { outcome, gone }) {
	return `${{
		closed: `Closed: the Preview "${closing}" is no more.`,
		absent: `Closed: the hosting platform knows no Preview "${closing}".`
	}[outcome]} ${gone === void 0 ? "Its address was not looked at, since environments.preview.url is not set." : `A visitor of ${gone.url} gets "not found" (status ${gone.status}).`}`;
}

// src/deploy/run-report.ts
const most = {
	items: 200,
	characters: 2e3
};
function reportOf(result) {
	const { error, notifyError, findings = [], ...facts } = result;
	return {
		title: titleOf(result),
		isDone: isDone(result),
		...facts,
		findings: findings.slice(0, most.items).map((finding) => ({
			...finding,
			message: cut(finding.message)
		})),
		findingCount: findings.length,
		closingLines: closingLines(result),
		...error !== void 0 && { error: plainError(error) },
		...notifyError !== void 0 && { notifyError: plainError(notifyError) }
	};
}
function plainError({ code, message, facts, problems, remedy }) {
	return {
		code,
		message: cut(message),
		facts: facts.slice(-most.items).map(cut),
		problems: problems.slice(0, most.items).map((problem) => ({
			...problem,
			message: cut(problem.message)
		})),
		remedy: cut(remedy)
	};
}
const cut = (text) => text.length > most.characters ? `${text.slice(0, most.characters)}\u2026` : text;
function titleOf(result) {
	const { site, siteVersion, environment, status, failedStep, closing } = result;
	const where = environment === void 0 ? "" : ` in ${environment}`;
	const what = [site ?? "the site", siteVersion].filter((part) => part !== void 0).join(" ");
	const step = failedStep === void 0 ? "" : `, in step ${failedStep}`;
	if (result.error !== void 0 || result.notifyError !== void 0) {
		if (status === "succeeded") return `${what} is live${where}, but the portal has not confirmed that it knows`;
		return `${closing === void 0 ? "The deployment of" : "Closing the Preview of"} ${what}${closing === void 0 ? where : ""} ${{
			failed: "failed",
			cancelled: "was cancelled",
			unknown: "has an unknown outcome",
			skipped: "was skipped"
		}[status]}${step}`;
	}
	if (closing !== void 0) return closingTitle(result, closing, what);
	if (result.isUnchanged) return `${what} is live${where} already`;
	if (status === "skipped") return `Dry run: ${what} is ready for ${environment}`;
	if (result.folder !== void 0) return `${what} is built for ${environment}`;
	return result.rolledBack === void 0 ? `${what} is live${where}` : `Rolled back: ${what} is live${where}`;
}
function closingTitle({ closed }, name, what) {
	if (closed === void 0) return `Dry run: the Preview "${name}" of ${what} would be closed`;
	return closed.outcome === "closed" ? `The Preview "${name}" of ${what} is closed` : `The Preview "${name}" of ${what} was not there`;
}

export { readTag as $, retry as $n, paced as $r, Slug as $t, countCharacters as A, diagram as An, _regex as Ar, gitHubForRun as At, login as B, bytes as Bn, endRecord as Br, proxyFor as Bt, SeoDefaultsResult as C, changesPart as Cn, union as Cr, readWorkflowRun as Ct, seoCacheControl as D, findingsPart as Dn, _lte as Dr, runsOfPush as Dt, SeoPurgeResult as E, rollbackPart as En, _gte as Er, runsOfHead as Et, browserPath as F, outline as Fn, sha256 as Fr, AttemptTimeout as Ft, mayFollow as G, namedRepository as Gn, objectOf as Gr, DeploymentCompleteResponse as Gt, PortalAnswerError as H, firstNames as Hn, writeLocalHeader as Hr, commitsSince as Ht, pathWithoutRedirect as I, paragraphs as In, bytesEntry as Ir, HttpFault as It, createBranch as J, repositoryPath as Jn, frameworkOf as Jr, deploymentCompletePath as Jt, redirectOf as K, readRepository as Kn, parseJson as Kr, DeploymentStatus as Kt, plain as L, table as Ln, copyAndHash as Lr, faultKind as Lt, seoLimits as M, joined as Mn, PiecePacker as Mr, createGitHub as Mt, collect as N, link as Nn, split as Nr, Redactor as Nt, ValidationResult as O, alert as On, _maxLength as Or, poll as Ot, addressOf as P, md as Pn, splitForHashing as Pr, Secret as Pt, listTags as Q, pauseBefore as Qn, startWorkers as Qr, SemanticVersion as Qt, servedPath as R, text$1 as Rn, hashOf as Rr, isBefore as Rt, SeoDefaults as S, changePart as Sn, transform as Sr, dispatchWorkflow as St, SeoOverview as T, filesPart as Tn, toJSONSchema as Tr, runsOfCommit as Tt, PortalError as U, firstOf as Un, PageReader as Ur, isAncestor as Ut, explainPortalError as V, count as Vn, formatLimits as Vr, withProxyNamed as Vt, headersFor as W, seconds as Wn, isObject$1 as Wr, DeploymentComplete as Wt, deleteBranch as X, refusalOf as Xn, textScript as Xr, CommitHash as Xt, createRef as Y, readGitHubAnswer as Yn, holdScript as Yr, idempotencyKeyHeader as Yt, listBranches as Z, saidIn as Zn, answerTasks as Zr, FullCommitHash as Zt, keptPath as _, foldEnvironmentName as _n, pipe as _r, readBranchHead as _t, serviceAddress as a, readIfThere as ai, matchesBranch as an, _enum as ar, buildEnvironment as at, PageSeoResult as b, resolveInside as bn, strictObject as br, readCommitFiles as bt, own_exports as c, configInvalid as cn, boolean as cr, parseContentFile as ct, readSitemap as d, readYaml as dn, literal as dr, mergedPullsOf as dt, SiteDeployError as ei, Timestamp as en, issueLines as er, childEnvironment as et, extensions as f, parse as fn, looseObject as fr, readChecks as ft, readPageSeo as g, nearestName as gn, optional as gr, pointBranch as gt, last_content_exports as h, didYouMean as hn, object as hr, listTree as ht, isThisMachine as i, readBytesIfThereSync as ii, branchOf as in, _default as ir, sameIdentity as it, imageFileSize as j, folded as jn, safeParse as jr, ifAnswered as jt, seoWarnings as k, code as kn, _minLength as kr, for_run_exports as kt, pathIn as l, parseSiteConfig as ln, discriminatedUnion as lr, mergeBranch as lt, keepOnMachine as m, once as mn, number as mr, readMergeablePull as mt, siteLine as n, messageOf as ni, unknownYet as nn, date$1 as nr, look as nt, systemClock as o, readIfThereSync as oi, oneOf as on, _undefined as or, withoutNpm as ot, escapeXml as p, parseDocument as pn, nullable as pr, readMergeRules as pt, branchesFrom as q, repositoryPage as qn, application as qr, Environment as qt, endpointAddress as r, isMissing as ri, checkPins as rn, datetime as rr, markerPath as rt, closingDeps as s, undefinedIfMissing as si, yesOrNo as sn, array as sr, loadContentFile as st, reportOf as t, describeError as ti, WebAddress as tn, parsedAnswer as tr, readLive as tt, sitemapLine as u, SourceText as un, int$2 as ur, mergePull as ut, keptText as v, isPreviewName as vn, record as vr, readBytes as vt, SeoDefaultsUpdate as w, detailsPart as wn, unknown as wr, runsByHand as wt, PageSeoUpdate as x, verdictPart as xn, string$1 as xr, cancelRun as xt, PageSeo as y, isInside as yn, refine as yr, readCommit as yt, hostingDefaults as z, plainText as zn, centralHeader as zr, isPermanent as zt };
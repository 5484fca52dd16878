import { r as e, t } from "./rolldown-runtime.js";
const { Worker: n, parentPort: r } = globalThis.process.getBuiltinModule("node:worker_threads"), { closeSync: i, constants: a, createWriteStream: o, existsSync: s, fstatSync: c, openSync: l, readFileSync: u, readSync: d, rmSync: f, writeSync: p } = globalThis.process.getBuiltinModule("node:fs"), { access: m, lstat: h, mkdir: g, mkdtemp: v, open: y, realpath: b, rename: x, rm: S, stat: C, writeFile: w } = globalThis.process.getBuiltinModule("node:fs/promises"), { setImmediate: T, setTimeout: E } = globalThis.process.getBuiltinModule("node:timers/promises"), { createHash: ee, hash: te, randomUUID: ne } = globalThis.process.getBuiltinModule("node:crypto"), { constants: re, crc32: ie, deflateRawSync: ae, gunzipSync: oe } = globalThis.process.getBuiltinModule("node:zlib"), se = globalThis.process.getBuiltinModule("os"), ce = globalThis.process.getBuiltinModule("fs"), D = globalThis.process.getBuiltinModule("path"), { StringDecoder: le } = globalThis.process.getBuiltinModule("string_decoder"), ue = globalThis.process.getBuiltinModule("events"), de = globalThis.process.getBuiltinModule("child_process"), { setTimeout: fe } = globalThis.process.getBuiltinModule("timers"), { tmpdir: pe } = globalThis.process.getBuiltinModule("node:os"), { inspect: me, stripVTControlCharacters: he } = globalThis.process.getBuiltinModule("node:util"), ge = globalThis.process.getBuiltinModule("node:http"), _e = globalThis.process.getBuiltinModule("node:https"), { spawn: ve } = globalThis.process.getBuiltinModule("node:child_process"), O = globalThis.process.getBuiltinModule("node:path"), { BlockList: ye, isIP: be } = globalThis.process.getBuiltinModule("node:net"), { once: xe } = globalThis.process.getBuiltinModule("node:events"), { StringDecoder: Se } = globalThis.process.getBuiltinModule("node:string_decoder"), { pipeline: Ce } = globalThis.process.getBuiltinModule("node:stream/promises"), we = {
	ATTESTATION_MISSING: {
		title: "The package has no attestation, but the site config requires one.",
		remedy: "Add a job between build and deploy that attests the output \"digest\" of the build job (actions/attest, input \"subject-digest\"), and give the deploy job the permission attestations: read."
	},
	ATTESTATION_INVALID: {
		title: "No attestation proves that this repository built the package from this commit.",
		remedy: "Run the whole workflow again, including the build job; if it happens again, find out who changed the package or its attestation before the deployment."
	},
	ATTESTATION_UNAVAILABLE: {
		title: "The attestations of the package could not be read.",
		remedy: "Give the deploy job the permission attestations: read, and run it again; without the attestation nothing is uploaded."
	},
	ATTESTATION_ROOT_UNAVAILABLE: {
		title: "This runner has no trusted root for attestations.",
		remedy: "Use a runner with the GitHub CLI \"gh\" 2.58 or newer; or commit the output of \"gh attestation trusted-root\", and name the file in build.trustedRoot."
	}
}, Te = {
	UPLOADER_NOT_AVAILABLE: {
		title: "The platform's upload client is not available on this machine.",
		remedy: "Use \"uploader: direct\", which needs no client, or let the runner reach the named addresses."
	},
	OFFICIAL_CLIENT_CHECKSUM: {
		title: "The platform's upload client does not match the checksum of its release.",
		remedy: "Run the job again; if it happens again, something changes the file between the release and the runner: do not use it."
	},
	OFFICIAL_CLIENT_FAILED: {
		title: "The platform's upload client failed.",
		remedy: "Check the last lines of its output, or use \"uploader: direct\", which does not need it."
	},
	UPLOAD_TOKEN_SHAPE: {
		title: "The direct upload does not recognise the format of the deployment token.",
		remedy: "Contact the operators of the portal: the token must be one for Azure Static Web Apps."
	},
	UPLOAD_TOKEN_REFUSED: {
		title: "The hosting platform rejected the deployment token.",
		remedy: "Check in the portal that the site's hosting still exists; its token may have been reset."
	},
	UPLOAD_REFUSED: {
		title: "The hosting platform refused an upload or close request.",
		remedy: "Fix the cause it names; quote the correlation id to its support."
	},
	UPLOAD_UNAVAILABLE: {
		title: "The hosting platform did not answer.",
		remedy: "Run the job again; if it happens again, quote the correlation id to the platform's support."
	},
	UPLOAD_ANSWER_INVALID: {
		title: "The hosting platform sent an unexpected response.",
		remedy: "Run the job again; if it happens again, open a report with the response shown."
	},
	UPLOAD_WRONG_TARGET: {
		title: "The deployment went, or would go, to a different environment than planned.",
		remedy: "Compare the name of the Preview in the site config with the hosting's environments."
	},
	CLOSE_BRANCHES_UNKNOWN: {
		title: "The Preview was not closed: another branch may still use it.",
		remedy: "Run the job again. The job needs the permission \"contents: read\". To close it anyway, run the workflow by hand with \"mode: close\"."
	},
	PREVIEW_IN_USE: {
		title: "The Preview was not closed because it is still in use.",
		remedy: "Nothing to do. To close it anyway, run the workflow by hand with \"mode: close\"."
	},
	CLOSE_UNKNOWN: {
		title: "It is unknown whether the Preview is closed.",
		remedy: "Open its address, or run \"site-deploy previews list\"; closing it again is harmless."
	},
	SUPERSEDED: {
		title: "A newer commit superseded the one that this run would deploy.",
		remedy: "Nothing to do: the newer run deploys the newer commit. To go back on purpose, use \"site-deploy rollback\"."
	},
	DISTRIBUTION_FAILED: {
		title: "The hosting platform accepted the upload but could not distribute it.",
		remedy: "Fix the cause it names and run again; quote the correlation id to its support."
	},
	DISTRIBUTION_UNKNOWN: {
		title: "The hosting platform accepted the upload, but it is unknown whether it is live.",
		remedy: "Open /.well-known/site-deploy.json on the site: it names the live build. Then run the job again."
	},
	VERIFY_MISMATCH: {
		title: "The live site does not serve this build.",
		remedy: "Check what the site serves instead, named above: a custom domain or a cache in front of the site is the usual cause."
	},
	VERIFY_UNREACHABLE: {
		title: "The live site could not be reached.",
		remedy: "Check that the address opens in a browser; DNS and certificates for a new domain take a while."
	},
	VERIFY_ADDRESS_UNKNOWN: {
		title: "The address of the deployed site is unknown.",
		remedy: "Set environments.preview.url (or site.url) in the site config."
	},
	NOTIFY_FAILED: {
		title: "The portal did not acknowledge the deployment.",
		remedy: "Run the job again to notify it; check the input \"api-token\" if the portal refused it."
	}
}, Ee = {
	DISK_FULL: {
		title: "A disk of the machine is full.",
		remedy: "Free space on the disks of the workspace and the temporary folder, or use a larger disk, and run again."
	},
	TOO_MANY_OPEN_FILES: {
		title: "The run needs more open files than the machine allows.",
		remedy: "Raise the limit of open files (\"ulimit -n\"; 256 is enough) and run again."
	},
	FILE_TOO_LARGE: {
		title: "A file is too large for the run to read, or for the system to write.",
		remedy: "Make the named file smaller, or leave it out, and run again."
	},
	FILE_GONE: {
		title: "A file or folder that the run needs no longer exists.",
		remedy: "Make sure that nothing else changes the run's folders while it works, and that RUNNER_TEMP or TMPDIR names an existing folder; then run again."
	},
	FILE_REFUSED: {
		title: "The system does not allow the run to read or write a file or folder.",
		remedy: "Fix its permissions or its name, and run again."
	}
}, De = {
	ONBOARD_INPUT_INVALID: {
		title: "A value given to onboarding is invalid.",
		remedy: "Correct the values named above; \"site-deploy onboard --help\" lists every option."
	},
	ONBOARD_SUBJECT_UNKNOWN: {
		title: "The subject of the repository's id tokens cannot be predicted.",
		remedy: "Use the default OIDC subject claims, or only claims that never change between runs (repo, context, repository_id)."
	},
	ONBOARD_CREDENTIAL_LIMIT: {
		title: "The application has reached Entra's limit of federated credentials.",
		remedy: "Remove unused credentials, or deploy the site with another application."
	},
	ONBOARD_SECRET_MISSING: {
		title: "A secret that the command needs is missing.",
		remedy: "Set the named variable, or pass the secret on standard input, never as an argument."
	},
	ONBOARD_OTHER_SITE: {
		title: "The repository already deploys another site.",
		remedy: "A repository holds one site: its workflows, environments and variables belong to that site. Give this site its own repository, or correct the repository in the portal."
	},
	ONBOARD_SERVER_UNSUPPORTED: {
		title: "The GitHub Enterprise Server is too old for the generated workflows.",
		remedy: "Update the server to 3.19 or newer, with runners 2.327.1 or newer."
	},
	ONBOARD_STEP_FAILED: {
		title: "A step of onboarding failed.",
		remedy: "Fix the cause named above and run it again: it continues where it stopped."
	},
	GITHUB_TOKEN_MISSING: {
		title: "There is no GitHub token.",
		remedy: "Set GH_TOKEN, e.g. with \"export GH_TOKEN=$(gh auth token)\"."
	},
	GITHUB_APP_REFUSED: {
		title: "GitHub did not accept the App.",
		remedy: "Compare --app-id with the App's settings, and pass a private key that is still listed there."
	},
	GITHUB_APP_NOT_INSTALLED: {
		title: "The GitHub App is not installed for the repository.",
		remedy: "Install the App for the named owner. If --action belongs to another owner, give its full commit id: owner/name@<commit id>#<version>."
	},
	TOKEN_COMMAND_FAILED: {
		title: "The command that renews a token failed.",
		remedy: "Run the command by itself: it must print only the token, without prompting."
	},
	GITHUB_TOKEN_REFUSED: {
		title: "GitHub rejected the token.",
		remedy: "Set GH_TOKEN to a token that has not expired, e.g. with \"export GH_TOKEN=$(gh auth token)\". In a workflow, renew the secret that holds it."
	},
	GITHUB_PERMISSION_MISSING: {
		title: "The token is not allowed to do this on GitHub.",
		remedy: "Grant the token the named permission; in some organisations an owner must approve it."
	},
	GITHUB_NOT_FOUND: {
		title: "GitHub has no such resource, or does not show it to this token.",
		remedy: "Check the name of the repository, and give the token access to it."
	},
	GITHUB_RATE_LIMITED: {
		title: "GitHub is rate-limiting requests.",
		remedy: "Run it again later: it continues where it stopped."
	},
	GITHUB_REFUSED: {
		title: "GitHub refused a request.",
		remedy: "Fix the cause named in its message."
	},
	GITHUB_UNAVAILABLE: {
		title: "GitHub did not answer.",
		remedy: "Run it again; if it happens again, check https://www.githubstatus.com."
	},
	AZURE_TOKEN_REFUSED: {
		title: "Azure did not accept the token.",
		remedy: "Get a new one, valid for about an hour: az account get-access-token --resource-type ms-graph, or arm for a managed identity."
	},
	AZURE_PERMISSION_MISSING: {
		title: "The token is not allowed to do this in Azure.",
		remedy: "Use a token with the named permission, or give the printed az commands to someone who has it."
	},
	AZURE_REFUSED: {
		title: "Azure refused a request.",
		remedy: "Fix the cause named in its message."
	},
	AZURE_UNAVAILABLE: {
		title: "Azure did not answer.",
		remedy: "Run it again: it continues where it stopped."
	}
}, Oe = {
	ROLLBACK_REFUSED: {
		title: "The kept package cannot be redeployed here.",
		remedy: "Name a run started by a push to a branch of the environment, or by hand on such a branch."
	},
	ROLLBACK_PACKAGE_UNKNOWN: {
		title: "GitHub keeps no package that could be redeployed.",
		remedy: "Name one of the kept versions, or redeploy the commit: push it, or run the deployment workflow on it."
	},
	ROLLBACK_PACKAGE_EXPIRED: {
		title: "The package expired and was deleted.",
		remedy: "Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps the package again, and the deploy job does not go backwards. Later, revert the changes on the branch and push. The setting \"retention-days\" in the deployment workflow sets how long packages are kept."
	},
	ROLLBACK_NOT_SUPPORTED: {
		title: "The repository has no rollback workflow.",
		remedy: "Run \"site-deploy onboard --apply\" and merge its pull request: from then on each deployment keeps its package."
	},
	ROLLBACK_BLOCKED: {
		title: "A deployment waiting for a review is ahead of the rollback.",
		remedy: "Approve or reject it on its page, or use --cancel-waiting: it cancels the waiting deployments, and the rollback is next."
	},
	ROLLBACK_UNPROVEN: {
		title: "No successful run built this version.",
		remedy: "Name another version, or check the run and then name it with --to <run>."
	},
	ROLLBACK_FAILED: {
		title: "The rollback run did not succeed.",
		remedy: "Check the page of the run: its last lines tell you whether the live site changed, and what to do."
	},
	DEPLOY_WORKFLOW_NOT_FOUND: {
		title: "There is no workflow that deploys the site.",
		remedy: "Run \"site-deploy onboard --apply\" and merge its pull request, add the workflow to the branch, or name its file with the input \"workflow\"."
	},
	DEPLOY_WORKFLOW_AMBIGUOUS: {
		title: "Several workflows deploy the site.",
		remedy: "Keep one of them, or name the right file with the input \"workflow\"."
	},
	RELEASE_NOT_FOUND: {
		title: "No release is open.",
		remedy: "Run \"site-deploy release start\" first."
	},
	REQUEST_ISSUE_REFUSED: {
		title: "The issue was not opened by site-deploy for a development request.",
		remedy: "Start the agent with \"site-deploy requests advance\": it sets the issue, the branch and the commit."
	},
	CHANGE_REFUSED: {
		title: "The agent's change was not proposed.",
		remedy: "Check the patch that the run kept. Ask the agent again, or make the change yourself."
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
		title: "No such static site is visible in the subscription.",
		remedy: "Name it with --site-name, check azure.subscriptionId, and give the token's account the role Reader on it: Azure omits resources that the account cannot see."
	},
	STATIC_SITE_AMBIGUOUS: {
		title: "More than one static site matches.",
		remedy: "Name it with --site-name and --resource-group."
	},
	REPOSITORY_MISMATCH: {
		title: "The site is deployed from another repository.",
		remedy: "Name the repository of the site with --repository owner/name."
	},
	PREVIEW_NOT_FOUND: {
		title: "No environment has this name.",
		remedy: "Name one that \"site-deploy previews list\" shows."
	},
	PREVIEW_NOT_CLOSED: {
		title: "The environment still exists.",
		remedy: "Run \"site-deploy previews list\"; if the environment still exists, close it again."
	}
}, ke = {
	USAGE: {
		title: "A command or an input is not used correctly.",
		remedy: "Run the command with --help, or compare the inputs with the README."
	},
	CONFIG_NOT_FOUND: {
		title: "The site config file does not exist.",
		remedy: "Add site.config.yml to the root of the repository, or name another file with the input \"config\"."
	},
	CONFIG_INVALID: {
		title: "The site config file has errors.",
		remedy: "Correct the lines named above. Editors check the file as you type if its first line names the JSON Schema, as in a generated file."
	},
	PATH_OUTSIDE_WORKSPACE: {
		title: "A path points outside the repository.",
		remedy: "Use a path inside the repository; symbolic links must stay inside it, too."
	},
	PIN_CONFLICT: {
		title: "The site config names a different portal or identity than the workflow pins.",
		remedy: "Correct the site config. If the portal or the identity has really moved, have the owners of the workflow change its pins first: portal-url, audience, tenant-id, client-id."
	},
	EVENT_NOT_DEPLOYED: {
		title: "This event or branch is not deployed.",
		remedy: "Push to the production branch or to a release branch, or run the workflow by hand with the input \"environment\"."
	},
	ENVIRONMENT_UNKNOWN: {
		title: "The target environment is missing or unknown.",
		remedy: "Set the input \"environment\" to \"production\" or \"preview\". It is never guessed."
	},
	ENVIRONMENT_CONFLICT: {
		title: "The branch is not allowed to deploy to the requested environment.",
		remedy: "Leave out the input \"environment\" in runs started by a push; run the workflow by hand on a branch that the environment allows."
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
		remedy: "Run the job again; if it happens again, check HTTPS_PROXY, NODE_EXTRA_CA_CERTS and the status page of the repository host."
	},
	LOGIN_NO_MATCHING_CREDENTIAL: {
		title: "No federated credential matches the identity of this run.",
		remedy: "Add a federated credential with exactly the subject, issuer and audience shown. Just added? Wait a few minutes and run again."
	},
	LOGIN_CREDENTIAL_CASE: {
		title: "A federated credential matches except for upper and lower case.",
		remedy: "Write the subject of the federated credential exactly as shown; matching is case-sensitive."
	},
	LOGIN_APPLICATION_UNKNOWN: {
		title: "The application (client id) is unknown in the tenant.",
		remedy: "Compare azure.clientId and azure.tenantId with the app registration; the two are easily swapped."
	},
	LOGIN_TENANT_UNKNOWN: {
		title: "The tenant does not exist.",
		remedy: "Compare azure.tenantId with the directory (tenant) id that the Azure portal shows."
	},
	LOGIN_CLOCK: {
		title: "The id token was refused as expired or not yet valid.",
		remedy: "Correct the clock of the runner; a retry with a fresh id token was refused as well."
	},
	LOGIN_AUDIENCE_UNKNOWN: {
		title: "The portal's application is unknown in the tenant, or lacks consent.",
		remedy: "Compare portal.audience with the Application ID URI of the portal, and have an administrator consent to it in the tenant."
	},
	LOGIN_REFUSED: {
		title: "The login was refused.",
		remedy: "Look up the AADSTS code in the Microsoft Entra documentation; quote the request id to support."
	},
	LOGIN_UNAVAILABLE: {
		title: "The login service did not answer.",
		remedy: "Run the job again; if it happens again, check the status page of Microsoft Entra."
	},
	EXCHANGE_UNAUTHORIZED: {
		title: "The portal did not accept the access token.",
		remedy: "Compare portal.audience in the site config with the audience that the portal expects."
	},
	EXCHANGE_FORBIDDEN: {
		title: "The identity of this run is not allowed to deploy the site.",
		remedy: "Have a site admin grant the application (azure.clientId) the right to deploy this site in the portal."
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
		remedy: "Run the job again when the portal is back; portal.url is the address that was called."
	},
	EXCHANGE_ANSWER_INVALID: {
		title: "The portal's response to the token exchange is not a deployment token.",
		remedy: "Check that portal.url is the portal's own address; report the response to the operators of the portal."
	}
}, Ae = {
	PORTAL_UNAUTHORIZED: {
		title: "The portal did not accept the credential.",
		remedy: "Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may have expired. In a workflow, compare portal.audience in the site config with the audience that the portal expects."
	},
	PORTAL_FORBIDDEN: {
		title: "The caller is not allowed to do this in the portal.",
		remedy: "Have an owner of the site grant the required level: viewer reads, editor edits content, admin edits settings."
	},
	PORTAL_NOT_FOUND: {
		title: "The portal does not know the requested resource.",
		remedy: "Compare the ids and slugs with those listed by \"site-deploy portal sites\" and \"site-deploy portal pages\"."
	},
	PORTAL_CONFLICT: {
		title: "The state of the site does not allow this.",
		remedy: "Fix the cause that the portal names; usually a feature is disabled."
	},
	PORTAL_INVALID: {
		title: "The portal refused the data.",
		remedy: "Correct the named fields."
	},
	PORTAL_RATE_LIMITED: {
		title: "The portal is limiting requests.",
		remedy: "Wait a minute and try again; another program may be using the same credential."
	},
	PORTAL_REFUSED: {
		title: "The portal refused the call.",
		remedy: "Check that the address is the portal's own; quote the request id to its operators."
	},
	PORTAL_UNAVAILABLE: {
		title: "The portal did not answer, or failed.",
		remedy: "Check the address of the portal, and try again later; quote the request id to its operators."
	},
	PORTAL_ANSWER_INVALID: {
		title: "The portal sent an unexpected response.",
		remedy: "Check that the address is the portal's own; report the response to its operators."
	}
}, je = {
	BUILD_TOOL_MISSING: {
		title: "A program that the build needs is not installed.",
		remedy: "Add a step that installs it before this one, or set build.install."
	},
	BUILD_INSTALL_FAILED: {
		title: "The site's dependencies could not be installed.",
		remedy: "Fix the error that the package manager reports; the same command in a fresh clone reproduces it."
	},
	BUILD_FAILED: {
		title: "The site's build failed.",
		remedy: "Fix the error in the last lines of the build; the same command run locally reproduces it."
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
		remedy: "Set build.output to the folder that the build writes to, relative to build.root."
	},
	ARTIFACT_INVALID: {
		title: "The built site does not match the output of the earlier job.",
		remedy: "Upload the whole folder of the build job, including hidden files, and download it to the same path in the deploy job."
	},
	CONTENT_FILE_INVALID: {
		title: "The content file with the text overrides has errors.",
		remedy: "Correct the lines named above, or get the file again with \"site-deploy texts pull\"."
	},
	CONTENT_FILE_CHANGED: {
		title: "Pulling texts would overwrite uncommitted ones.",
		remedy: "Commit the content file, or pull with --force; \"site-deploy texts diff\" shows what would change."
	},
	CONTENT_REFUSED: {
		title: "The portal did not allow this run to read the site's SEO metadata.",
		remedy: "Have a site admin grant the application (azure.clientId) the right to read the site in the portal, or set seo.enabled: false to deploy without its metadata."
	},
	CONTENT_UNAVAILABLE: {
		title: "The site's SEO metadata could not be fetched from the portal.",
		remedy: "Run the job again when the portal is back, or set seo.enabled: false to deploy without its metadata."
	},
	CONTENT_ANSWER_INVALID: {
		title: "The portal's response does not contain pages and SEO metadata.",
		remedy: "Check that portal.url is the portal's own address; seo.enabled: false deploys without its metadata meanwhile."
	},
	SEO_FILE_INVALID: {
		title: "The SEO metadata snapshot file has errors.",
		remedy: "Write it again with \"site-deploy texts pull --seo\"; there is no need to edit it."
	},
	SEO_INVALID: {
		title: "The portal's SEO metadata exceeds the limits.",
		remedy: "Correct the named fields in the portal, or set seo.onError: warn to deploy without the invalid fields."
	},
	HOSTING_CONFIG_INVALID: {
		title: "The hosting configuration has errors.",
		remedy: "Correct the named file; the platform silently ignores an invalid one."
	},
	START_PAGE_MISSING: {
		title: "The built site has no start page.",
		remedy: "Point build.output at the folder that contains index.html; the platform rejects a site without one."
	},
	PACKAGE_FORBIDDEN_FILE: {
		title: "The built site contains a file that must not be published.",
		remedy: "Point build.output at a folder that contains only the site; if it is already the right folder, have the build leave out the named files."
	},
	PACKAGE_TOO_LARGE: {
		title: "The built site is larger than the hosting allows.",
		remedy: "Leave out the named files (usually source maps and videos), or raise hosting.maxTotalSize if your plan allows it."
	},
	PACKAGE_TOO_MANY_FILES: {
		title: "The built site has more files than the hosting allows.",
		remedy: "Leave out generated files, or raise hosting.maxFiles if your plan allows it."
	},
	PACKAGE_EMPTY: {
		title: "The built site has no files to publish.",
		remedy: "Check the build, and that build.output is the folder it writes to."
	},
	PACKAGE_NAME_REFUSED: {
		title: "The built site has a file name that the hosting cannot keep unchanged.",
		remedy: "Rename the named files so that they differ in more than upper and lower case and use no special characters."
	},
	PACKAGE_FILE_CHANGED: {
		title: "A file changed while it was being read.",
		remedy: "Make sure that the build has finished and that nothing else writes to its output folder."
	}
}, Me = {
	WORKSPACE_NOT_LOGGED_IN: {
		title: "There is no login for the file-and-workspace API.",
		remedy: "Run \"site-deploy workspace login\", or set WORKSPACE_API_KEY or WORKSPACE_ACCESS_TOKEN."
	},
	WORKSPACE_LOGIN_DENIED: {
		title: "The login was denied in the browser.",
		remedy: "Run the login again and approve it, or ask for fewer scopes."
	},
	WORKSPACE_LOGIN_REFUSED: {
		title: "The authorization server refused to start the login.",
		remedy: "Compare the client id, redirect address and scopes with the registration of the client application."
	},
	WORKSPACE_LOGIN_TIMEOUT: {
		title: "The login was not finished in time.",
		remedy: "Run the login again; use --timeout for more time, or --no-browser if this machine has no browser."
	},
	WORKSPACE_STATE_MISMATCH: {
		title: "The authorization server's response does not belong to this login.",
		remedy: "Run the login again and finish it in the window it opens, not in an older one."
	},
	WORKSPACE_CODE_REFUSED: {
		title: "The authorization server refused the code.",
		remedy: "Run the login again: a code is short-lived and can be used only once."
	},
	WORKSPACE_CLIENT_REFUSED: {
		title: "The authorization server refused the client application.",
		remedy: "Compare WORKSPACE_CLIENT_ID and WORKSPACE_CLIENT_SECRET with the registered client application."
	},
	WORKSPACE_LOGIN_EXPIRED: {
		title: "The login has expired.",
		remedy: "Run \"site-deploy workspace login\" again; with the scope offline_access, it is renewed automatically."
	},
	WORKSPACE_KEY_INVALID: {
		title: "The given text is not an API key.",
		remedy: "Copy the whole key from the account settings: it begins with sk_live_ or sk_test_."
	},
	WORKSPACE_KEY_ENVIRONMENT: {
		title: "The API key belongs to the other environment.",
		remedy: "Use a key of the intended environment."
	},
	WORKSPACE_TOKEN_NEEDED: {
		title: "This call requires an access token, not an API key.",
		remedy: "Run \"site-deploy workspace login\", or set WORKSPACE_ACCESS_TOKEN."
	},
	WORKSPACE_UNAUTHORIZED: {
		title: "The file-and-workspace API did not accept the credential.",
		remedy: "Log in again, or create a new API key in the account settings; it may have been revoked."
	},
	WORKSPACE_FORBIDDEN: {
		title: "The credential is not allowed to do this.",
		remedy: "Log in with the named scope, or give the API key the permission; for lists of workspaces it is workspaces:read."
	},
	WORKSPACE_REFUSED: {
		title: "The file-and-workspace API refused the call.",
		remedy: "Check the address, and fix the cause it names."
	},
	WORKSPACE_UNAVAILABLE: {
		title: "The file-and-workspace API or its authorization server did not answer.",
		remedy: "Check WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL, and try again later."
	},
	WORKSPACE_ANSWER_INVALID: {
		title: "The file-and-workspace API or its authorization server sent an unexpected response.",
		remedy: "Check that WORKSPACE_BASE_URL and WORKSPACE_AUTH_URL are the services' own addresses."
	},
	WORKSPACE_STORE_FAILED: {
		title: "The stored logins could not be read or written.",
		remedy: "Check the permissions of the named folder, or set XDG_CONFIG_HOME to another one."
	},
	WORKSPACE_STORE_INVALID: {
		title: "The file with the stored logins is damaged.",
		remedy: "Delete the named file and log in again."
	},
	WORKSPACE_STORE_BUSY: {
		title: "Another process has locked the stored logins.",
		remedy: "Wait for it to end and try again."
	}
}, Ne = {
	CANCELLED: {
		title: "The run was cancelled.",
		remedy: "Run it again if needed."
	},
	PROXY_INVALID: {
		title: "The proxy set in the environment cannot be used.",
		remedy: "Set HTTPS_PROXY and HTTP_PROXY to a URL that begins with http:// or https://, or unset them; list hosts that need no proxy in NO_PROXY."
	},
	LOCAL_CLOUD_UNAVAILABLE: {
		title: "The local cloud could not start or does not answer.",
		remedy: "Fix the cause named in the message, then start it again."
	},
	LOCAL_CLOUD_PACKAGES_MISSING: {
		title: "The packages for the local cloud are not installed.",
		remedy: "Run \"npx site-deploy localcloud --install\" once."
	},
	INTERNAL: {
		title: "There is a bug in site-deploy.",
		remedy: "Open a bug report with the lines above."
	}
}, Pe = {
	...ke,
	...je,
	...we,
	...Te,
	...Oe,
	...De,
	...Ae,
	...Me,
	...Ee,
	...Ne
};
// src/shared/files.ts
function errorCode(e) {
	if (e instanceof Error && "code" in e && typeof e.code == "string") return e.code;
}
function isMissing(e) {
	let t = errorCode(e);
	return t === "ENOENT" || t === "ENOTDIR";
}
async function readIfThere(e) {
	return undefinedIfMissing(read$1(e));
}
async function replaceFile(e, t) {
	await w(`${e}.new`, t, { mode: 384 }), await x(`${e}.new`, e);
}
const Fe = a.O_RDONLY | (a.O_NONBLOCK ?? 0), Ie = 64 << 20;
async function read$1(e) {
	await using t = await y(e, Fe);
	return checkReadable(e, await t.stat()), await t.readFile("utf8");
}
function checkReadable(e, t) {
	let refuse = (t, n) => Object.assign(Error(`${e} ${n}`), {
		code: t,
		syscall: "read",
		path: e
	});
	if (!t.isFile()) throw refuse("EISDIR", "is not a file");
	if (t.size > Ie) throw refuse("EFBIG", `is ${t.size} bytes; the limit is ${Ie} bytes`);
}
function readIfThereSync(e) {
	return readBytesIfThereSync(e)?.toString("utf8");
}
function readBytesIfThereSync(e) {
	let t;
	try {
		t = l(e, Fe);
	} catch (e) {
		if (isMissing(e)) return;
		throw e;
	}
	try {
		return checkReadable(e, c(t)), u(t);
	} finally {
		i(t);
	}
}
async function undefinedIfMissing(e) {
	try {
		return await e;
	} catch (e) {
		if (isMissing(e)) return;
		throw e;
	}
}
// src/shared/errors/host-failure.ts
const Le = {
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
function findHostFailure(e) {
	let t = Le[errorCode(e) ?? ""];
	if (t !== "FILE_GONE" && t !== "FILE_REFUSED" || e instanceof Error && "path" in e) return t;
}
// src/shared/errors/error.ts
var k = class SiteDeployError extends Error {
	name = "SiteDeployError";
	code;
	remedy;
	facts;
	problems;
	constructor(e, t, n = {}) {
		super(t, n.cause === void 0 ? {} : { cause: n.cause }), this.code = e, this.remedy = n.remedy ?? Pe[e].remedy, this.facts = n.facts ?? [], this.problems = n.problems ?? [];
	}
	static from(e) {
		if (e instanceof SiteDeployError) return e;
		let t = getErrorMessage(e), n = findHostFailure(e);
		if (n) return new SiteDeployError(n, Pe[n].title, {
			cause: e,
			facts: [t]
		});
		let r = e instanceof Error ? (e.stack ?? "").split("\n").slice(1, 6).map((e) => e.trim()) : [];
		return new SiteDeployError("INTERNAL", t, {
			cause: e,
			facts: r
		});
	}
};
function getErrorMessage(e) {
	return e instanceof Error ? e.message : String(e);
}
function describeError(e) {
	return [
		`${e.message} [${e.code}]`,
		...e.facts.map((e) => `  ${e}`),
		...e.problems.flatMap(describeProblem),
		`What to do: ${e.remedy}`
	];
}
function describeProblem(e) {
	let t = [`  ${[
		e.file,
		e.line,
		e.column
	].filter((e) => e !== void 0).join(":")}  ${e.message}`];
	if (e.source !== void 0 && e.line !== void 0) {
		let n = `    ${e.line} | `;
		t.push(n + e.source), e.column !== void 0 && t.push(`${" ".repeat(n.length + e.column - 1)}^`);
	}
	return t;
}
function paced(e) {
	let t = performance.now();
	return async () => {
		performance.now() - t < 20 || (await T(), e.throwIfAborted(), t = performance.now());
	};
}
function startWorkers(e) {
	let { module: t, threads: n, here: r, signal: i } = e;
	return n < 1 ? workHere(r(), i) : new ThreadWorkers(resolveModule(t), e);
}
function workHere(e, t) {
	return {
		async *work(n) {
			t.throwIfAborted();
			let r = paced(t);
			for (let t of n) yield e(t), await r();
		},
		async [Symbol.asyncDispose]() {}
	};
}
function resolveModule(e) {
	let t = [
		`../../${e}.ts`,
		`./${e}.js`,
		`../${e}.js`
	].map((e) => new URL(e, import.meta.url)), n = t.find((e) => s(e));
	if (n) return n;
	throw new k("INTERNAL", `Found no file for the worker threads of ${e}: ${t.map(String).join(", ")}.`);
}
var ThreadWorkers = class {
	#e;
	#t;
	#n = new Map();
	#r = [];
	#i = Promise.withResolvers();
	#a;
	#o = () => this.#i.reject(this.#a.reason);
	#s = 0;
	constructor(e, t) {
		let { threads: r, getWorkerData: i, getTransferList: transferOf = () => [], resourceLimits: a = {}, signal: o } = t;
		this.#a = o, this.#t = transferOf, this.#i.promise.catch(() => void 0), o.addEventListener("abort", this.#o, { once: !0 }), this.#e = Array.from({ length: r }, (t, r) => this.#c(new n(e, {
			resourceLimits: a,
			workerData: i?.(r)
		})));
	}
	async *work(e) {
		this.#a.throwIfAborted();
		let t = e[Symbol.iterator]();
		this.#l(t);
		for (let [e, { promise: n }] of this.#n) yield await Promise.race([n, this.#i.promise]), this.#n.delete(e), this.#l(t);
	}
	async [Symbol.asyncDispose]() {
		this.#a.removeEventListener("abort", this.#o), await Promise.all(this.#e.map((e) => e.worker.terminate()));
	}
	#c(e) {
		let t = {
			worker: e,
			busy: 0
		};
		return e.on("error", (e) => this.#i.reject(e)), e.on("exit", () => this.#i.reject(new k("INTERNAL", "A worker thread exited early."))), e.on("message", (e) => {
			--t.busy, this.#u(), "error" in e ? this.#i.reject(received(e.error)) : this.#n.get(e.number)?.resolve(e.result);
		}), t;
	}
	#l(e) {
		for (; this.#n.size < this.#e.length * 3;) {
			let t = e.next();
			if (t.done === !0) break;
			this.#n.set(this.#s, Promise.withResolvers()), this.#r.push({
				number: this.#s,
				task: t.value
			}), this.#s += 1;
		}
		this.#u();
	}
	#u() {
		for (let e = this.#r[0]; e; e = this.#r[0]) {
			let t = this.#e.reduce((e, t) => t.busy < e.busy ? t : e);
			if (t.busy >= 2) return;
			this.#r.shift(), t.busy += 1, t.worker.postMessage(e, this.#t(e.task));
		}
	}
};
function answerTasks(e, t = () => []) {
	r?.on("message", async (n) => {
		try {
			let i = await e(n.task);
			r?.postMessage({
				number: n.number,
				result: i
			}, t(i));
		} catch (e) {
			r?.postMessage({ error: sent(e) });
		}
	});
}
function sent(e) {
	if (!(e instanceof k)) return { defect: e };
	let { code: t, message: n, remedy: r, facts: i, problems: a } = e;
	return {
		code: t,
		message: n,
		remedy: r,
		facts: i,
		problems: a
	};
}
function received(e) {
	return "defect" in e ? e.defect : new k(e.code, e.message, e);
}
// src/deploy/steps/finish/browser/scripts.ts
const Re = {
	path: "site-deploy-text.js",
	text: "const e=`area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr`.split(` `),t=`script style xmp iframe noembed noframes plaintext noscript`.split(` `),n=`html head body frameset table tbody thead tfoot tr colgroup select optgroup template`.split(` `),r=new Set([...e,...t,...n]);(()=>{let e=1500,t=[`alt`,`title`,`placeholder`,`aria-label`,`content`],n=`data-text-key`,i=[n,...t.map(e=>`${n}-${e}`)],a=`[${i.join(`],[`)}]`,o=new Map,s=new Map,c=document.currentScript?.dataset.page,l;try{l=new CSSStyleSheet,l.replaceSync(`[${n}]{visibility:hidden}`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,l]}catch{}let u=()=>{l&&(document.adoptedStyleSheets=document.adoptedStyleSheets.filter(e=>e!==l))};setTimeout(u,e);let d=async t=>{try{let n=`/api/v1/pages/${encodeURIComponent(t)}/text`,r=await fetch(n,{signal:AbortSignal.timeout(e)}),i=r.ok?await r.json():{};for(let[e,t]of Object.entries(i.texts||{}))typeof t==`string`&&o.set(e,t);_(document)}catch{}},f=e=>{s.has(e)||s.set(e,d(e))},p=(e,t)=>{let n=e.getAttribute(t);if(n)return o.has(n)||f(n.split(`.`)[0]),o.get(n)},m=(e,t)=>{e.data!==t&&(e.data=t)},h=(e,t)=>{let r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),i=[];for(let t=r.nextNode();t;t=r.nextNode())t.parentElement?.closest(`[${n}]`)===e&&i.push(t);let o=i.filter(t=>t.parentNode===e),s=o.find(e=>e.data.trim()!==``)||o[0]||e.insertBefore(new Text,e.firstChild);for(let e of i)e!==s&&m(e,``);m(s,t);for(let t of e.children)!t.matches(a)&&!t.querySelector(a)&&t.style.setProperty(`display`,`none`,`important`)},g=e=>{let i=p(e,n);i!==void 0&&!r.has(e.localName)&&e.textContent!==i&&h(e,i);for(let r of t){let t=p(e,`${n}-${r}`),i=e instanceof HTMLMetaElement&&e.httpEquiv;t!==void 0&&e.getAttribute(r)!==t&&!i&&e.setAttribute(r,t)}},_=e=>{if(!(`querySelectorAll`in e))return;let t=e;`matches`in t&&t.matches(a)&&g(t),t.querySelectorAll(a).forEach(g)};new MutationObserver(e=>{for(let{target:t,addedNodes:n}of e){let e=(`closest`in t?t:t.parentElement)?.closest(a);e&&g(e),n.forEach(_)}}).observe(document,{subtree:!0,childList:!0,characterData:!0,attributeFilter:[...t,...i]}),c&&f(c);let v=()=>{_(document),Promise.all(s.values()).then(u)};document.readyState===`loading`?document.addEventListener(`readystatechange`,v,{once:!0}):v()})();\n"
}, ze = buildHoldScript([]);
function buildHoldScript(e) {
	return {
		path: "site-deploy-head.js",
		text: `{const groups=${JSON.stringify(e)};(()=>{let{head:e}=document,t=JSON.parse(document.currentScript?.dataset.hold),n=[\`name\`,\`property\`,\`rel\`,\`type\`],r=e=>e.trim().replace(/\\s+/g,\` \`).replace(/(\\/index)?(\\.html)?\\/?\$/,\`\`),i={[r(location.pathname)]:t},a={},o=[{},t[1]],s=[],c,l=0,u,d,f,p,m=e=>n.find(t=>e.getAttribute(t)),h=e=>({META:\`content\`,LINK:\`href\`})[e.tagName],g=e=>{let n=m(e);try{if(n!==\`type\`)return e.getAttribute(n)??e.tagName;let r=JSON.parse(e.textContent);return[r[\`@graph\`]??r].flat().flatMap(e=>e[\`@type\`]).find(e=>d?.[e]??t[0][e])}catch{}},_=(n,i,a)=>{let o=25+(a-l)/1e3;p[n]??=0;let[c,g,..._]=(p[n]>o?[]:d?.[n])??[],v=g,y;for(let e of i)e.note.want===t[0][n]?.[1]&&(e.note.want=t[0][n]?.[2]),(!y||e.note.at>=y.note.at)&&(y=e);let b=y?.note.want;if(b!==void 0&&y.note.at>=l&&!_.some(e=>r(e)===r(b))&&(a>=u?v=n===\`robots\`?\`\${b}, \${v}\`:b:f>1e3&&d?.[n]?.push(b)),v&&!y&&document.readyState!==\`loading\`){let[t,r,a=n]=c.split(\` \`);y=e.appendChild(document.createElement(t)),r&&y.setAttribute(r,a),y.note={text:\`\`,at:0},i.push(y)}for(let t of i){let r=c?t===y?v:void 0:t.note.want,i=t.note.want===void 0;if(r===t.note.text||!c&&i&&a-l<1e3)continue;p[n]++;let o=r===void 0,u=o?m(t):h(t),d=document.createElement(\`p\`),g=t.getAttribute(u);o?(f>1e3||t.note.at)&&s.push(()=>u?t.setAttribute(u,g):e.append(...d.childNodes)):t.note.text=r,o&&i?t.remove():r===\`\`&&u?t.removeAttribute(u):u?t.setAttribute(u,r??\`muted\`):o?d.append(t):t.firstChild?t.firstChild.nodeValue=r:t.append(r)}!c||p[n]<=o||(p[n]=1/0,console.warn(\`site-deploy gave up \${n}\`))},v=e=>i[e]??=(async()=>{let t=decodeURI(e),n=0;for(let e of t)n=(n*31+e.codePointAt(0))%9973;let r=groups[n%groups.length];return a[r]??=fetch(\`/site-deploy-head/\${r}.json\`,{redirect:\`error\`}).then(e=>e.json()),(await a[r])[t]??o})().catch(()=>o),y=async t=>{let n=Date.now(),i=r(location.pathname),a=l,o=i!==c;if(o)[c,l,u,d,p]=[i,n,0,void 0,{}];else if(t?.every(({target:t})=>!e.contains(t)))return;let m={};for(let e of document.querySelectorAll(\`head>title,meta,link,script[type*=ld]\`)){let t=h(e),r=(t?e.getAttribute(t):e.textContent)??\`\`,i=g(e);m[i]??=[],m[i].push(e),e.note?.text!==r&&(e.note={text:r,want:r,at:a&&n},a&&!u&&(u=n+f,setTimeout(y,f)))}if(o){let[e,t=1e3,n=i]=await v(i);if(i!==c)return;for(let e of s.splice(0))e();d=n===i?e:{},f=t,setTimeout(y,1e3),y()}else if(d)for(let e in{...m,...d})_(e,m[e]??[],n);b.takeRecords()},b=new MutationObserver(y);b.observe(document,{childList:!0,subtree:!0,characterData:!0,attributeFilter:[...n,\`content\`,\`href\`]});let x=()=>void y([]);window.navigation?navigation.addEventListener(\`currententrychange\`,x):setInterval(x,300),y()})();}\n`
	};
}
// src/deploy/steps/finish/hold/frameworks.ts
const Be = [
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
	["Angular", "ng-server-context"],
	[
		"VuePress",
		"__VUEPRESS_SSR_CONTEXT__",
		"content=\"VuePress",
		"content=VuePress"
	],
	[
		"Rspress",
		"content=\"Rspress",
		"content=Rspress"
	],
	["TanStack Start", "$_TSR"],
	["SolidStart", "_$HY"],
	["Qwik", "q:container"],
	["Vike", "vike_pageContext"],
	[
		"Vue",
		"data-server-rendered",
		"data-vue-meta-server-rendered"
	]
], Ve = /<app-root\b|<div[^>]*\bid=(["']?)(?:root|app|q-app|svelte)\1[^>]*>\s*<\/div>/i, He = {
	name: "an application",
	rendersHead: !0
};
function detectFramework(e) {
	if (!e.includes("<script")) return;
	let [t] = Be.find(([, ...t]) => t.some((t) => e.includes(t))) ?? [];
	if (t) return {
		name: t,
		rendersHead: !1
	};
	if (e.byteLength < Ue && Ve.test(e.toString("latin1"))) return He;
}
function hasModules(e) {
	return /<script[^>]*\stype=["']?module\b/i.test(e.toString("latin1")) && !e.includes("/_astro/");
}
const Ue = 32768;
// src/shared/compact.ts
function compact(e) {
	return e.filter((e) => e !== void 0 && e !== !1);
}
// src/shared/json.ts
function parseJson(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function isObject$1(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function toObject(e) {
	return isObject$1(e) ? e : {};
}
// src/deploy/steps/finish/rewrite/page-reader.ts
var PageReader = class {
	#e = Buffer.allocUnsafeSlow(1 << 18);
	read(e) {
		let t = l(e, "r");
		try {
			let { size: e } = c(t);
			e > this.#e.byteLength && (this.#e = Buffer.allocUnsafeSlow(e + (e >> 1)));
			let n = 0;
			for (let r = -1; r !== 0 && n < e; n += r) r = d(t, this.#e, n, e - n, null);
			return this.#e.subarray(0, n);
		} finally {
			i(t);
		}
	}
};
// src/deploy/steps/pack/zip/format.ts
const We = {
	files: 65535,
	bytes: 4294967295,
	nameBytes: 65535
};
function writeLocalHeader(e, t, n) {
	return e.writeUInt32LE(67324752, t), e.writeUInt16LE(20, t + 4), writeCommonFields(e, t + 6, n), e.writeUInt16LE(0, t + 28), n.name.copy(e, t + 30), t + 30 + n.name.byteLength;
}
function centralHeader(e, t) {
	let n = Buffer.alloc(46 + e.name.byteLength);
	return n.writeUInt32LE(33639248, 0), n.writeUInt16LE(788, 4), n.writeUInt16LE(20, 6), writeCommonFields(n, 8, e), n.writeUInt32LE(2175008768, 38), n.writeUInt32LE(t, 42), e.name.copy(n, 46), n;
}
function endRecord(e, t, n) {
	let r = Buffer.alloc(22);
	return r.writeUInt32LE(101010256, 0), r.writeUInt16LE(e, 8), r.writeUInt16LE(e, 10), r.writeUInt32LE(t, 12), r.writeUInt32LE(n, 16), r;
}
function writeCommonFields(e, t, n) {
	let { name: r, method: i, crc: a, compressed: o, size: s } = n;
	e.writeUInt16LE(2048, t), e.writeUInt16LE(i, t + 2), e.writeUInt16LE(0, t + 4), e.writeUInt16LE(33, t + 6), e.writeUInt32LE(a, t + 8), e.writeUInt32LE(o, t + 12), e.writeUInt32LE(s, t + 16), e.writeUInt16LE(r.byteLength, t + 20);
}
// src/deploy/steps/pack/compress.ts
const Ge = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i, Ke = /\.png$/i, qe = 4096, Je = {
	png: 8192,
	others: 131072
};
function chooseMethod(e, t, n) {
	return t === 0 || Ge.test(e) ? 0 : t < (Ke.test(e) ? Je.png : Je.others) ? 8 : compressWhole(n(t - qe >>> 1, qe)).byteLength > qe * .97 ? 0 : 8;
}
function compressWhole(e) {
	let { byteLength: t } = e, n = {};
	return t <= 4096 ? n = {
		windowBits: 12,
		memLevel: 6
	} : t <= 16384 && (n = {
		windowBits: 14,
		memLevel: 7
	}), ae(e, {
		...n,
		chunkSize: Math.max(1024, (t >>> 1) + 64)
	});
}
function compressPart(e, t, n) {
	return ae(e, {
		...t.byteLength > 0 && { dictionary: t },
		finishFlush: n ? re.Z_FINISH : re.Z_SYNC_FLUSH,
		chunkSize: (e.byteLength >>> 1) + 64
	});
}
// src/deploy/steps/pack/read.ts
const Ye = 1 << 20;
function readInto(e, t, n, r) {
	withFile(e, (i) => fill(e, i, t, n, r));
}
function* readParts(e) {
	let t = Buffer.allocUnsafeSlow(Math.min(e.size, Ye)), n = openSource(e);
	try {
		for (let r = 0; r < e.size; r += Ye) {
			let i = t.subarray(0, Math.min(Ye, e.size - r));
			fill(e, n, i, r, i.byteLength), yield i;
		}
		checkUnchanged(e, n);
	} finally {
		i(n);
	}
}
function withFile(e, t) {
	let n = openSource(e);
	try {
		t(n), checkUnchanged(e, n);
	} finally {
		i(n);
	}
}
function openSource(e) {
	try {
		return l(e.file, "r");
	} catch (t) {
		throw isMissing(t) ? changed(e) : t;
	}
}
function fill(e, t, n, r, i) {
	for (let a = 0; a < i;) {
		let o = d(t, n, a, i - a, getStart$1(e) + r + a);
		if (o === 0) throw changed(e);
		a += o;
	}
}
function checkUnchanged(e, t) {
	if (e.kind === "slice") return;
	let { size: n, mtimeMs: r } = c(t);
	if (n !== e.size || r !== e.modifiedMs) throw changed(e);
}
const getStart$1 = (e) => e.kind === "slice" ? e.offset : 0;
function changed(e) {
	return new k("PACKAGE_FILE_CHANGED", `The file "${e.path}" changed while it was being read.`);
}
// src/deploy/steps/pack/copy.ts
function copyAndHash(e, t) {
	let n = l(t, "wx");
	try {
		return hashSource(e, (e) => {
			for (let t = 0; t < e.byteLength;) t += p(n, e, t);
		});
	} finally {
		i(n);
	}
}
function hashSource(e, t) {
	let n = ee("sha256");
	for (let r of readParts(e)) n.update(r), t?.(r);
	return n.digest("hex");
}
// src/deploy/steps/pack/entry.ts
function bytesEntry(e, t) {
	return {
		kind: "bytes",
		path: e,
		size: t.byteLength,
		bytes: t
	};
}
const getMaxBytes = (e) => 30 + Buffer.byteLength(e.path) + e.size, sha256 = (e) => te("sha256", e);
function* split(e) {
	for (let t of batches(e)) {
		let [e] = t;
		e && isLarge(e) ? yield* splitLarge(e) : yield {
			kind: "files",
			entries: t
		};
	}
}
function* splitForHashing(e) {
	for (let t of batches(e)) yield {
		kind: "hash",
		entries: t
	};
}
const isLarge = (e) => e.kind !== "bytes" && e.size > 4194304;
function* batches(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = getMaxBytes(r);
		t.length > 0 && (t.length === 200 || n + e > 1048576) && (yield t, t = [], n = 0), t.push(r), n += e;
	}
	t.length > 0 && (yield t);
}
function* splitLarge(e) {
	let { size: t } = e, n = chooseMethod(e.path, t, (t, n) => {
		let r = Buffer.allocUnsafe(n);
		return readInto(e, r, t, n), r;
	});
	yield {
		kind: "large",
		source: e,
		method: n
	};
	for (let r = 0; r < t; r += Ye) yield {
		kind: "part",
		source: e,
		method: n,
		start: r,
		length: Math.min(Ye, t - r)
	};
}
// src/deploy/steps/pack/pack-piece.ts
const Xe = 1 << 20;
var PiecePacker = class {
	#e = Buffer.alloc(0);
	pack(e, t) {
		switch (e.kind) {
			case "hash": return {
				kind: "hash",
				files: e.entries.map((e) => this.#t(e))
			};
			case "files": return packFiles(e.entries, t);
			case "large": return hashLarge(e);
			case "part": return this.#n(e, t);
		}
	}
	#t(e) {
		let { path: t, size: n } = e;
		if (e.kind === "bytes") return {
			path: t,
			size: n,
			sha256: sha256(e.bytes)
		};
		if (n > 4194304) return {
			path: t,
			size: n,
			sha256: hashSource(e)
		};
		let r = this.#r(n);
		return readInto(e, r, 0, n), {
			path: t,
			size: n,
			sha256: sha256(r)
		};
	}
	#n(e, t) {
		let { source: n, method: r, start: i, length: a } = e, o = Math.min(i, 32768), s = this.#r(o + a);
		readInto(n, s, i - o, o + a);
		let c = s.subarray(o), l = i + a === n.size, u = r === 8 ? compressPart(c, s.subarray(0, o), l) : c, d = Buffer.from(bufferFor(u.byteLength, t)).subarray(0, u.byteLength);
		return d.set(u), {
			kind: "part",
			path: n.path,
			crc: ie(c),
			length: a,
			bytes: d
		};
	}
	#r(e) {
		return this.#e.byteLength < e && (this.#e = Buffer.from(bufferFor(e, void 0))), this.#e.subarray(0, e);
	}
};
function packFiles(e, t) {
	let n = e.reduce((e, t) => e + getMaxBytes(t), 0), r = Buffer.from(bufferFor(n, t)), i = [], a = 0;
	for (let t of e) {
		let { path: e, size: n } = t, o = Buffer.from(e), s = a;
		a += 30 + o.byteLength;
		let c = r.subarray(a, a + n);
		t.kind === "bytes" ? c.set(t.bytes) : readInto(t, c, 0, n);
		let l = {
			path: e,
			size: n,
			sha256: sha256(c),
			crc: ie(c),
			...shrink(e, c)
		};
		writeLocalHeader(r, s, {
			...l,
			name: o
		}), a += l.compressed, i.push(l);
	}
	return {
		kind: "files",
		files: i,
		bytes: r.subarray(0, a)
	};
}
function shrink(e, t) {
	let n = t.byteLength;
	if (chooseMethod(e, n, (e, n) => t.subarray(e, e + n)) === 8) {
		let e = compressWhole(t);
		if (e.byteLength < n) return t.set(e), {
			method: 8,
			compressed: e.byteLength
		};
	}
	return {
		method: 0,
		compressed: n
	};
}
function hashLarge(e) {
	let t = ee("sha256"), n = [], r = 0;
	for (let i of readParts(e.source)) t.update(i), r = ie(i, r), n.push(ie(i));
	let { path: i, size: a } = e.source;
	return {
		kind: "large",
		file: {
			path: i,
			size: a,
			sha256: t.digest("hex"),
			crc: r,
			method: e.method
		},
		partCrcs: n
	};
}
function bufferFor(e, t) {
	return t && t.byteLength >= e ? t : new ArrayBuffer(Math.ceil(e / Xe) * Xe);
}
// node_modules/@actions/io/lib/io-util.js
var __awaiter$3 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const { chmod: Ze, copyFile: Qe, lstat: $e, mkdir: et, open: tt, readdir: nt, rename: rt, rm: it, rmdir: at, stat: ot, symlink: st, unlink: ct } = ce.promises, A = process.platform === "win32";
ce.constants.O_RDONLY;
function exists(e) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield ot(e);
		} catch (e) {
			if (e.code === "ENOENT") return !1;
			throw e;
		}
		return !0;
	});
}
function isRooted(e) {
	if (e = normalizeSeparators(e), !e) throw Error("isRooted() parameter \"p\" cannot be empty");
	return A ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function tryGetExecutablePath(e, t) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let n;
		try {
			n = yield ot(e);
		} catch (t) {
			t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
		}
		if (n && n.isFile()) {
			if (A) {
				let n = D.extname(e).toUpperCase();
				if (t.some((e) => e.toUpperCase() === n)) return e;
			} else if (isUnixExecutable(n)) return e;
		}
		let r = e;
		for (let i of t) {
			e = r + i, n = void 0;
			try {
				n = yield ot(e);
			} catch (t) {
				t.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`);
			}
			if (n && n.isFile()) {
				if (A) {
					try {
						let t = D.dirname(e), n = D.basename(e).toUpperCase();
						for (let r of yield nt(t)) if (n === r.toUpperCase()) {
							e = D.join(t, r);
							break;
						}
					} catch (t) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`);
					}
					return e;
				}
				if (isUnixExecutable(n)) return e;
			}
		}
		return "";
	});
}
function normalizeSeparators(e) {
	return e ||= "", A ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function isUnixExecutable(e) {
	return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
var __awaiter$2 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
function which(e, t) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!e) throw Error("parameter 'tool' is required");
		if (t) {
			let t = yield which(e, !1);
			if (!t) throw Error(A ? `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return t;
		}
		let n = yield findInPath(e);
		return n && n.length > 0 ? n[0] : "";
	});
}
function findInPath(e) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!e) throw Error("parameter 'tool' is required");
		let t = [];
		if (A && process.env.PATHEXT) for (let e of process.env.PATHEXT.split(D.delimiter)) e && t.push(e);
		if (isRooted(e)) {
			let n = yield tryGetExecutablePath(e, t);
			return n ? [n] : [];
		}
		if (e.includes(D.sep)) return [];
		let n = [];
		if (process.env.PATH) for (let e of process.env.PATH.split(D.delimiter)) e && n.push(e);
		let r = [];
		for (let i of n) {
			let n = yield tryGetExecutablePath(D.join(i, e), t);
			n && r.push(n);
		}
		return r;
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$1 = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
const lt = process.platform === "win32";
var ToolRunner = class extends ue.EventEmitter {
	constructor(e, t, n) {
		if (super(), !e) throw Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = e, this.args = t || [], this.options = n || {};
	}
	_debug(e) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(e);
	}
	_getCommandString(e, t) {
		let n = this._getSpawnFileName(), r = this._getSpawnArgs(e), i = t ? "" : "[command]";
		if (lt) {
			if (this._isCmdFile()) {
				i += n;
				for (let e of r) i += ` ${e}`;
			} else if (e.windowsVerbatimArguments) {
				i += `"${n}"`;
				for (let e of r) i += ` ${e}`;
			} else {
				i += this._windowsQuoteCmdArg(n);
				for (let e of r) i += ` ${this._windowsQuoteCmdArg(e)}`;
			}
		} else {
			i += n;
			for (let e of r) i += ` ${e}`;
		}
		return i;
	}
	_processLineBuffer(e, t, n) {
		try {
			let r = t + e.toString(), i = r.indexOf(se.EOL);
			for (; i > -1;) n(r.substring(0, i)), r = r.substring(i + se.EOL.length), i = r.indexOf(se.EOL);
			return r;
		} catch (e) {
			return this._debug(`error processing line. Failed with error ${e}`), "";
		}
	}
	_getSpawnFileName() {
		return lt && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
	}
	_getSpawnArgs(e) {
		if (lt && this._isCmdFile()) {
			let t = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
			for (let n of this.args) t += " ", t += e.windowsVerbatimArguments ? n : this._windowsQuoteCmdArg(n);
			return t += "\"", [t];
		}
		return this.args;
	}
	_endsWith(e, t) {
		return e.endsWith(t);
	}
	_isCmdFile() {
		let e = this.toolPath.toUpperCase();
		return this._endsWith(e, ".CMD") || this._endsWith(e, ".BAT");
	}
	_windowsQuoteCmdArg(e) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(e);
		if (!e) return "\"\"";
		let t = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		], n = !1;
		for (let r of e) if (t.some((e) => e === r)) {
			n = !0;
			break;
		}
		if (!n) return e;
		let r = "\"", i = !0;
		for (let t = e.length; t > 0; t--) r += e[t - 1], i && e[t - 1] === "\\" ? r += "\\" : e[t - 1] === "\"" ? (i = !0, r += "\"") : i = !1;
		return r += "\"", r.split("").reverse().join("");
	}
	_uvQuoteCmdArg(e) {
		if (!e) return "\"\"";
		if (!e.includes(" ") && !e.includes("	") && !e.includes("\"")) return e;
		if (!e.includes("\"") && !e.includes("\\")) return `"${e}"`;
		let t = "\"", n = !0;
		for (let r = e.length; r > 0; r--) t += e[r - 1], n && e[r - 1] === "\\" ? t += "\\" : e[r - 1] === "\"" ? (n = !0, t += "\\") : n = !1;
		return t += "\"", t.split("").reverse().join("");
	}
	_cloneExecOptions(e) {
		e ||= {};
		let t = {
			cwd: e.cwd || process.cwd(),
			env: e.env || process.env,
			silent: e.silent || !1,
			windowsVerbatimArguments: e.windowsVerbatimArguments || !1,
			failOnStdErr: e.failOnStdErr || !1,
			ignoreReturnCode: e.ignoreReturnCode || !1,
			delay: e.delay || 1e4
		};
		return t.outStream = e.outStream || process.stdout, t.errStream = e.errStream || process.stderr, t;
	}
	_getSpawnOptions(e, t) {
		e ||= {};
		let n = {};
		return n.cwd = e.cwd, n.env = e.env, n.windowsVerbatimArguments = e.windowsVerbatimArguments || this._isCmdFile(), e.windowsVerbatimArguments && (n.argv0 = `"${t}"`), n;
	}
	exec() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || lt && this.toolPath.includes("\\")) && (this.toolPath = D.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((e, t) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let e of this.args) this._debug(`   ${e}`);
				let n = this._cloneExecOptions(this.options);
				!n.silent && n.outStream && n.outStream.write(this._getCommandString(n) + se.EOL);
				let r = new ut(n, this.toolPath);
				if (r.on("debug", (e) => {
					this._debug(e);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return t(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let i = this._getSpawnFileName(), a = de.spawn(i, this._getSpawnArgs(n), this._getSpawnOptions(this.options, i)), o = "";
				a.stdout && a.stdout.on("data", (e) => {
					this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(e), !n.silent && n.outStream && n.outStream.write(e), o = this._processLineBuffer(e, o, (e) => {
						this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(e);
					});
				});
				let s = "";
				if (a.stderr && a.stderr.on("data", (e) => {
					r.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(e), !n.silent && n.errStream && n.outStream && (n.failOnStdErr ? n.errStream : n.outStream).write(e), s = this._processLineBuffer(e, s, (e) => {
						this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(e);
					});
				}), a.on("error", (e) => {
					r.processError = e.message, r.processExited = !0, r.processClosed = !0, r.CheckComplete();
				}), a.on("exit", (e) => {
					r.processExitCode = e, r.processExited = !0, this._debug(`Exit code ${e} received from tool '${this.toolPath}'`), r.CheckComplete();
				}), a.on("close", (e) => {
					r.processExitCode = e, r.processExited = !0, r.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), r.CheckComplete();
				}), r.on("done", (n, r) => {
					o.length > 0 && this.emit("stdline", o), s.length > 0 && this.emit("errline", s), a.removeAllListeners(), n ? t(n) : e(r);
				}), this.options.input) {
					if (!a.stdin) throw Error("child process missing stdin");
					a.stdin.end(this.options.input);
				}
			}));
		});
	}
};
function argStringToArray(e) {
	let t = [], n = !1, r = !1, i = "";
	function append(e) {
		r && e !== "\"" && (i += "\\"), i += e, r = !1;
	}
	for (let a = 0; a < e.length; a++) {
		let o = e.charAt(a);
		o === "\"" ? r ? append(o) : n = !n : o === "\\" && r ? append(o) : o === "\\" && n ? r = !0 : o === " " && !n ? i.length > 0 && (t.push(i), i = "") : append(o);
	}
	return i.length > 0 && t.push(i.trim()), t;
}
var ut = class ExecState extends ue.EventEmitter {
	constructor(e, t) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !t) throw Error("toolPath must not be empty");
		this.options = e, this.toolPath = t, e.delay && (this.delay = e.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = fe(ExecState.HandleTimeout, this.delay, this)));
	}
	_debug(e) {
		this.emit("debug", e);
	}
	_setResult() {
		let e;
		this.processExited && (this.processError ? e = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? e = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (e = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout &&= (clearTimeout(this.timeout), null), this.done = !0, this.emit("done", e, this.processExitCode);
	}
	static HandleTimeout(e) {
		if (!e.done) {
			if (!e.processClosed && e.processExited) {
				let t = `The STDIO streams did not close within ${e.delay / 1e3} seconds of the exit event from process '${e.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
				e._debug(t);
			}
			e._setResult();
		}
	}
}, __awaiter = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
};
function exec(e, t, n) {
	return __awaiter(this, void 0, void 0, function* () {
		let r = argStringToArray(e);
		if (r.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
		let i = r[0];
		return t = r.slice(1).concat(t || []), new ToolRunner(i, t, n).exec();
	});
}
function getExecOutput(e, t, n) {
	return __awaiter(this, void 0, void 0, function* () {
		let r = "", i = "", a = new le("utf8"), o = new le("utf8"), s = n?.listeners?.stdout, c = n?.listeners?.stderr, stdErrListener = (e) => {
			i += o.write(e), c && c(e);
		}, stdOutListener = (e) => {
			r += a.write(e), s && s(e);
		}, l = Object.assign(Object.assign({}, n?.listeners), {
			stdout: stdOutListener,
			stderr: stdErrListener
		}), u = yield exec(e, t, Object.assign(Object.assign({}, n), { listeners: l }));
		return r += a.end(), i += o.end(), {
			exitCode: u,
			stdout: r,
			stderr: i
		};
	});
}
// node_modules/zod/v4/core/util.js
function getEnumValues(e) {
	let t = Object.values(e).filter((e) => typeof e == "number");
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function jsonStringifyReplacer(e, t) {
	return typeof t == "bigint" ? t.toString() : t;
}
var Cached = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function cached(e) {
	return new Cached(e);
}
function nullish(e) {
	return e == null;
}
function cleanRegex(e) {
	let t = +!!e.startsWith("^"), n = e.endsWith("$") ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function assignProp(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function rawShape(e) {
	let t = Object.getOwnPropertyDescriptor(e, "shape");
	return t?.get ? t.get.raw : t?.value;
}
const dt = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function isPlainObject(e) {
	if (isObject(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != "function") return !0;
	let n = t.prototype;
	return isObject(n) !== !1 && Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") !== !1;
}
function shallowClone(e) {
	return isPlainObject(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const ft = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function normalizeParams(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == "string") return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == "string" ? {
		...t,
		error: () => t.error
	} : t;
}
function optionalKeys(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
const pt = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, mt = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function aborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function explicitlyAborted(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function prefixIssues(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function unwrapMessage(e) {
	return typeof e == "string" ? e : e?.message;
}
function sizeCaps(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function attachSchema(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function finalizeIssue(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input", s = {};
	for (let t of Object.keys(e)) t !== "inst" && t !== "schema" && t !== "continue" && t !== "input" && t !== "__proto__" && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const ht = /[\uD800-\uDBFF]/;
function codePointLength(e) {
	let t = e.length;
	if (!ht.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function getLengthableOrigin(e) {
	return Array.isArray(e) ? "array" : typeof e == "string" ? "string" : "unknown";
}
function issue(...e) {
	let [t, n, r] = e;
	return typeof t == "string" ? {
		message: t,
		code: "custom",
		input: n,
		inst: r
	} : { ...t };
}
function members(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : defineBound(e, n, r.value);
	}
}
function own(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function hide(e, t, n) {
	return own(e, t, n, !1);
}
function defineBound(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : own(this, t, n.bind(this));
		},
		set(e) {
			own(this, t, e);
		}
	});
}
function claim(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let gt, j = !1;
const _t = {
	configurable: !0,
	get() {
		j = !0;
	}
};
function defineLazyInternal(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && gt !== e._zod ? gt = void 0 : (gt = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, _t);
			let e = j;
			j = !1;
			try {
				let r = n(this);
				return j ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), j ||= e, r;
			} catch (n) {
				throw delete this[t], j ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function installLazyProp(e, t, n, r) {
	let i = claim(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var vt;
const yt = {
	value: void 0,
	enumerable: !1
};
let bt = "captureStackTrace" in Error ? Error : null;
function newError(e) {
	let t = bt;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == "number") {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return bt = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function $constructor(e, t, n, r) {
	let i = {};
	function Internals(e) {
		this.def = e, this.constr = _, this.traits = new Set();
	}
	Internals.prototype = i;
	let a = n, o = a && new WeakSet();
	function init(n, r) {
		if (!n._zod) {
			yt.value = new Internals(r);
			try {
				Object.defineProperty(n, "_zod", yt);
			} finally {
				yt.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), o) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			o.has(i) || (o.add(i), members(i, a));
		}
		let i = _.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let s = r?.Parent ?? Object;
	class Definition extends s {}
	Object.defineProperty(Definition, "name", { value: e });
	function _(e) {
		let t = r?.Parent ? newError(Definition) : this;
		init(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(_, "name", { value: e }), _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
	}
}, $ZodEncodeError = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = "ZodEncodeError";
	}
};
(vt = globalThis).__zod_globalConfig ?? (vt.__zod_globalConfig = {});
const M = globalThis.__zod_globalConfig;
function config(e) {
	return e && Object.assign(M, e), M;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, jsonStringifyReplacer, 2), e.message;
}
function _setMessage(e) {
	this._zod.message = e;
}
const xt = {
	get: _getMessage,
	set: _setMessage,
	enumerable: !0,
	configurable: !0
}, St = {
	value: void 0,
	enumerable: !1
}, Ct = new WeakSet([Object.prototype, Error.prototype]), initializer = (e, t) => {
	e.name = "$ZodError", St.value = t, Object.defineProperty(e, "issues", St), St.value = void 0, Object.defineProperty(e, "message", xt);
	let n = Object.getPrototypeOf(e);
	Ct.has(n) || (Ct.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let value = () => this.message;
			return Object.defineProperty(this, "toString", {
				value,
				configurable: !0,
				writable: !0
			}), value;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
}, wt = $constructor("$ZodError", initializer, void 0, { Parent: Error }), _parse = (e) => {
	let fn = (t, n, r, i) => {
		let a = r ? {
			...r,
			async: !1
		} : { async: !1 }, o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise) throw new $ZodAsyncError();
		if (o.issues.length) {
			let t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			throw dt(t, i?.callee ?? fn), t;
		}
		return o.value;
	};
	return fn;
}, Tt = _parse(wt), _parseAsync = (e) => {
	let fn = async (t, n, r, i) => {
		let a = r ? {
			...r,
			async: !0
		} : { async: !0 }, o = t._zod.run({
			value: n,
			issues: []
		}, a);
		if (o instanceof Promise && (o = await o), o.issues.length) {
			let t = new ((i?.Err) ?? e)(o.issues.map((e) => finalizeIssue(e, a, config())));
			throw dt(t, i?.callee ?? fn), t;
		}
		return o.value;
	};
	return fn;
}, Et = _parseAsync(wt), _safeParse = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new $ZodAsyncError();
	return a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, N = _safeParse(wt);
function failure(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => finalizeIssue(e, n, config()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const _safeParseAsync = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? failure(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, Dt = _safeParseAsync(wt), Ot = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, kt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, At = /^https?$/, jt = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function anchor(e) {
	return RegExp(`^${e}$`);
}
const Mt = anchor(jt);
function timeSource(e) {
	let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
	return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(e) {
	let t = ["Z"];
	e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
	let n = `${timeSource({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join("|")})`, r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
	return RegExp(`^${jt}T(?:${r})$`);
}
const Nt = /^[\s\S]{0,}$/, Pt = /^-?\d+$/, Ft = /^-?\d+(?:\.\d+)?$/, It = /^(?:true|false)$/i, Lt = /^undefined$/i, P = $constructor("$ZodCheck", (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), _whenHasLength = (e) => {
	let t = e.value;
	return !nullish(t) && t.length !== void 0;
}, Rt = {
	number: "number",
	bigint: "bigint",
	object: "date"
}, zt = $constructor("$ZodCheckLessThan", (e, t) => {
	P.init(e, t);
	let n = Rt[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: Rt[typeof r.value] ?? n,
			code: "too_big",
			maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Bt = $constructor("$ZodCheckGreaterThan", (e, t) => {
	P.init(e, t);
	let n = Rt[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: Rt[typeof r.value] ?? n,
			code: "too_small",
			minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), Vt = $constructor("$ZodCheckNumberFormat", (e, t) => {
	P.init(e, t), t.format = t.format || "float64";
	let n = t.format?.includes("int"), r = n ? "int" : "number", [i, a] = pt[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: "invalid_type",
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: "too_big",
					maximum: 2 ** 53 - 1,
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: "too_small",
					minimum: -(2 ** 53 - 1),
					note: "Integers must be within the safe integer range.",
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: "number",
			input: s,
			code: "too_small",
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: "number",
			input: s,
			code: "too_big",
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), Ht = $constructor("$ZodCheckMaxLength", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i > t.maximum ? codePointLength(r) : i) <= t.maximum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_big",
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Ut = $constructor("$ZodCheckMinLength", (e, t) => {
	var n;
	P.init(e, t), (n = e._zod.def).when ?? (n.when = _whenHasLength), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == "string" && i >= t.minimum && i < t.minimum * 2 ? codePointLength(r) : i) >= t.minimum) return;
		let a = getLengthableOrigin(r);
		n.issues.push({
			origin: a,
			code: "too_small",
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), Wt = $constructor("$ZodCheckStringFormat", (e, t) => {
	var n, r;
	P.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), Gt = $constructor("$ZodCheckRegex", (e, t) => {
	Wt.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), Kt = {
	major: 4,
	minor: 6,
	patch: 7
}, F = $constructor("$ZodType", (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Kt;
	let r = e._zod.def.checks, i = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let runChecks = (t, n, r) => {
			if (t.memo) return t;
			let i = aborted(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (explicitlyAborted(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new $ZodAsyncError();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (attachSchema(t.issues, n, e), i ||= aborted(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					attachSchema(t.issues, n, e), i ||= aborted(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, handleCanaryResult = (t, n, r) => {
			if (aborted(t)) return t.aborted = !0, t;
			let a = runChecks(n, i, r);
			if (a instanceof Promise) {
				if (r.async === !1) throw new $ZodAsyncError();
				return a.then((t) => e._zod.parse(t, r));
			}
			return e._zod.parse(a, r);
		};
		e._zod.run = (t, n) => {
			if (n.skipChecks) return e._zod.parse(t, n);
			if (n.direction === "backward") {
				let r = e._zod.parse({
					value: t.value,
					issues: []
				}, {
					...n,
					skipChecks: !0
				});
				return r instanceof Promise ? r.then((e) => handleCanaryResult(e, t, n)) : handleCanaryResult(r, t, n);
			}
			let r = e._zod.parse(t, n);
			if (r instanceof Promise) {
				if (n.async === !1) throw new $ZodAsyncError();
				return r.then((e) => runChecks(e, i, n));
			}
			return runChecks(r, i, n);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(e) {
		own(this, "~standard", e);
	}
}), toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => finalizeIssue(e, t, config())) } : { value: e.value };
async function validateAsync(e, t) {
	let n = { async: !0 };
	return toStandardResult(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function standardProps(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return toStandardResult(r, n);
			} catch {}
			return validateAsync(e, t);
		},
		vendor: "zod",
		version: 1
	};
}
const qt = $constructor("$ZodString", (e, t) => {
	F.init(e, t), e._zod.pattern = t.pattern ?? Nt, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == "string" || n.issues.push({
			expected: "string",
			code: "invalid_type",
			input: n.value,
			inst: e
		}), n;
	};
}), Jt = $constructor("$ZodStringFormat", (e, t) => {
	Wt.init(e, t), qt.init(e, t);
});
function canParseURL(e) {
	try {
		return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function validateURL(e, t) {
	return !("normalize" in t) && !("hostname" in t) && !("protocol" in t) ? canParseURL(e) || 2 : parseURLObject(e, t);
}
function parseURLObject(e, t) {
	if (!t.normalize && t.protocol?.source === At.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < "u") {
			let t = URL;
			if (typeof t.parse == "function") return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const Yt = /[\t\n\r]/g;
function stripTabAndNewline(e) {
	return e.replace(Yt, "");
}
function urlHostnameOk(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function urlProtocolOk(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
const Xt = $constructor("$ZodURL", (e, t) => {
	Jt.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = validateURL(r, t);
			if (i === 1) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: "invalid_format",
					format: "url",
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = stripTabAndNewline(r);
				return;
			}
			t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : stripTabAndNewline(r);
			return;
		} catch {
			n.issues.push({
				code: "invalid_format",
				format: "url",
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), Zt = $constructor("$ZodISODateTime", (e, t) => {
	t.pattern ??= datetime$1(t), Jt.init(e, t);
}), Qt = $constructor("$ZodISODate", (e, t) => {
	t.pattern ??= Mt, Jt.init(e, t);
}), $t = /^[0-9a-zA-Z+/]*={0,2}$/, en = /^[A-Za-z0-9_-]*$/, tn = $constructor("$ZodNumber", (e, t) => {
	F.init(e, t), e._zod.pattern = Ft, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: "number",
			code: "invalid_type",
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), nn = $constructor("$ZodNumberFormat", (e, t) => {
	Vt.init(e, t), tn.init(e, t);
}), rn = $constructor("$ZodBoolean", (e, t) => {
	F.init(e, t), e._zod.pattern = It, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == "boolean" || n.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input: i,
			inst: e
		}), n;
	};
}), an = $constructor("$ZodUndefined", (e, t) => {
	F.init(e, t), e._zod.pattern = Lt, e._zod.values = new Set([void 0]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === void 0 || t.issues.push({
			expected: "undefined",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
	};
}), on = $constructor("$ZodUnknown", (e, t) => {
	F.init(e, t), e._zod.parse = (e) => e;
}), sn = $constructor("$ZodNever", (e, t) => {
	F.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: "never",
		code: "invalid_type",
		input: t.value,
		inst: e
	}), t);
});
function capSize(e, t) {
	let n = sizeCaps(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== "backward") {
			for (let [t, r] of sizeCaps(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, attachSchema(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const arraySize = (e) => Array.isArray(e) ? e.length : -1;
function handleArrayResult(e, t, n) {
	e.issues.length && t.issues.push(...prefixIssues(n, e.issues)), t.value[n] = e.value;
}
const cn = $constructor("$ZodArray", (e, t) => {
	F.init(e, t);
	let n = M.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: "array",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => handleArrayResult(t, r, e)));
			else if (handleArrayResult(c, r, e), s && c.issues.length !== 0 && aborted(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
	let o = n in r, s = a === "optional";
	if (o || !s || i !== "optional") {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...prefixIssues(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === "defaulted" && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const ln = [];
function normalizeDef(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : ln, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = optionalKeys(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function handleCatchall(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (aborted(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === "__proto__") {
			u === "never" && s.push(i);
			continue;
		}
		if (u === "never") {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => handlePropertyResult(e, n, i, t, d, f))) : handlePropertyResult(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: "unrecognized_keys",
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const un = $constructor("$ZodObject", (e, t) => {
	F.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, "shape"), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let get = () => {
			let e = { ...r };
			return Object.defineProperty(t, "shape", { value: e }), get.raw = e, e;
		};
		get.raw = r, Object.defineProperty(t, "shape", { get });
	}
	let i = cached(() => normalizeDef(t));
	defineLazyInternal(e, "propValues", (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || assignProp(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let a = isObject, o = t.catchall, s, c = M.memoizer;
	c?.attach(e), e._zod.parse = (t, n) => {
		s ??= i.value;
		let r = t.value;
		if (!a(r)) return t.issues.push({
			expected: "object",
			code: "invalid_type",
			input: r,
			inst: e
		}), t;
		t.value = c ? c.alloc(e, t, {}, n) : {};
		let l = [], u = s.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of s.allKeys) {
			if (d && t.issues.length !== f) {
				if (aborted(t, f)) break;
				f = t.issues.length;
			}
			if (e === "__proto__") continue;
			let i = u[e], a = i._zod.optin, o = i._zod.optout, s = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			s instanceof Promise ? l.push(s.then((n) => handlePropertyResult(n, t, e, r, a, o))) : handlePropertyResult(s, t, e, r, a, o);
		}
		return o ? handleCatchall(l, r, t, n, i.value, e, d === !0) : l.length ? Promise.all(l).then(() => t) : t;
	};
});
function handleUnionResults(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !aborted(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: "invalid_union",
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => finalizeIssue(e, r, config())))
	}), t);
}
const dn = $constructor("$ZodUnion", (e, t) => {
	F.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(e, "values", (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), defineLazyInternal(e, "pattern", (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => cleanRegex(e.source)).join("|")})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => handleUnionResults(t, r, e, i)) : handleUnionResults(o, r, e, i);
	};
});
function discriminatorMap(e) {
	let t = new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const pn = $constructor("$ZodDiscriminatedUnion", (e, t) => {
	t.inclusive = !1, dn.init(e, t);
	let n = e._zod.parse;
	defineLazyInternal(e, "propValues", (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || assignProp(t, e, new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = rawShape(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = cached(() => discriminatorMap(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!isObject(o)) return i.issues.push({
			code: "invalid_type",
			expected: "object",
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== "backward") ? c._zod.run(i, a) : t.unionFallback || a.direction === "backward" ? n(i, a) : (i.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), mn = $constructor("$ZodRecord", (e, t) => {
	F.init(e, t);
	let n = M.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!isPlainObject(a)) return r.issues.push({
			expected: "record",
			code: "invalid_type",
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = new Set();
			for (let n of s) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
				if (c.add(typeof n == "number" ? n.toString() : n), n === "__proto__") continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (s.issues.length) {
					r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: s.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === "__proto__") continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...prefixIssues(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === "loose") {
					if (e === "__proto__") continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === "__proto__" || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error("Async schemas not supported in object keys currently");
				if (typeof n == "string" && Ft.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === "loose" ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: l.issues.map((e) => finalizeIssue(e, i, config())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === "__proto__") continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...prefixIssues(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...prefixIssues(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: "unrecognized_keys",
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), hn = $constructor("$ZodEnum", (e, t) => {
	F.init(e, t);
	let n = getEnumValues(t.entries), r = new Set(n);
	e._zod.values = r, defineLazyInternal(e, "pattern", (e) => {
		let t = getEnumValues(e.def.entries).filter((e) => ft.has(typeof e));
		return RegExp(t.length ? `^(${t.map((e) => escapeRegex(e.toString())).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (t, i) => {
		let a = t.value;
		return r.has(a) || t.issues.push({
			code: "invalid_value",
			values: n,
			input: a,
			inst: e
		}), t;
	};
}), gn = $constructor("$ZodLiteral", (e, t) => {
	F.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? escapeRegex(e) : e ? escapeRegex(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: "invalid_value",
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), _n = $constructor("$ZodTransform", (e, t) => {
	F.init(e, t), e._zod.optin = "optional", M.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === "backward") throw new $ZodEncodeError(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new $ZodAsyncError();
		return n.value = i, n;
	};
});
function handleOptionalResult(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const vn = $constructor("$ZodOptional", (e, t) => {
	F.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), e._zod.optout = "optional", defineLazyInternal(e, "values", (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== "defaulted") return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => handleOptionalResult(e, t)) : handleOptionalResult(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), yn = $constructor("$ZodNullable", (e, t) => {
	F.init(e, t), defineLazyInternal(e, "optin", (e) => e.def.innerType._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.innerType._zod.optout), defineLazyInternal(e, "pattern", (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${cleanRegex(t.source)}|null)$`) : void 0;
	}), defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), bn = $constructor("$ZodDefault", (e, t) => {
	F.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === "backward") return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handleDefaultResult(e, t)) : handleDefaultResult(r, t);
	};
});
function handleDefaultResult(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const xn = $constructor("$ZodPrefault", (e, t) => {
	F.init(e, t), e._zod.optin = "defaulted", defineLazyInternal(e, "values", (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === "backward" || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Sn = $constructor("$ZodPipe", (e, t) => {
	F.init(e, t), defineLazyInternal(e, "values", (e) => e.def.in._zod.values), defineLazyInternal(e, "optin", (e) => e.def.in._zod.optin), defineLazyInternal(e, "optout", (e) => e.def.out._zod.optout), defineLazyInternal(e, "propValues", (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === "backward") {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.in, n)) : handlePipeResult(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => handlePipeResult(e, t.out, n)) : handlePipeResult(r, t.out, n);
	};
});
function handlePipeResult(e, t, n) {
	return e.issues.some((e) => e.code !== "unrecognized_keys") ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const Cn = $constructor("$ZodCustom", (e, t) => {
	P.init(e, t), F.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
		handleRefineResult(i, n, r, e);
	};
});
function handleRefineResult(e, t, n, r) {
	if (!e) {
		let e = {
			code: "custom",
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(issue(e));
	}
}
// node_modules/zod/v4/core/registries.js
var wn, $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap(), this._idmap = new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = new WeakMap(), this._idmap = new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == "object" && "id" in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function registry() {
	return new $ZodRegistry();
}
(wn = globalThis).__zod_globalRegistry ?? (wn.__zod_globalRegistry = registry());
const Tn = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(e) {
	return e.checks &&= [...e.checks], e;
}
function _string(e, t) {
	return new e(snapshotChecks({
		type: "string",
		...normalizeParams(t)
	}));
}
function _url(e, t) {
	return new e({
		type: "string",
		format: "url",
		check: "string_format",
		abort: !1,
		...normalizeParams(t)
	});
}
function _isoDateTime(e, t) {
	return new e({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: !1,
		local: !1,
		precision: null,
		...normalizeParams(t)
	});
}
function _isoDate(e, t) {
	return new e({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(t)
	});
}
function _number(e, t) {
	return new e(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(t)
	}));
}
function _int(e, t) {
	return new e({
		type: "number",
		check: "number_format",
		abort: !1,
		format: "safeint",
		...normalizeParams(t)
	});
}
function _boolean(e, t) {
	return new e({
		type: "boolean",
		...normalizeParams(t)
	});
}
function _undefined$1(e, t) {
	return new e({
		type: "undefined",
		...normalizeParams(t)
	});
}
function _unknown(e) {
	return new e({ type: "unknown" });
}
function _never(e, t) {
	return new e({
		type: "never",
		...normalizeParams(t)
	});
}
function _lte(e, t) {
	return new zt({
		check: "less_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
function _gt(e, t) {
	return new Bt({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !1
	});
}
function _gte(e, t) {
	return new Bt({
		check: "greater_than",
		...normalizeParams(t),
		value: e,
		inclusive: !0
	});
}
function _positive(e) {
	return _gt(0, e);
}
function _maxLength(e, t) {
	return new Ht({
		check: "max_length",
		...normalizeParams(t),
		maximum: e
	});
}
function _minLength(e, t) {
	return new Ut({
		check: "min_length",
		...normalizeParams(t),
		minimum: e
	});
}
function _regex(e, t) {
	return new Gt({
		check: "string_format",
		format: "regex",
		...normalizeParams(t),
		pattern: e
	});
}
function _refine(e, t, n) {
	return new e({
		type: "custom",
		check: "custom",
		fn: t,
		...normalizeParams(n)
	});
}
function meta$1(e) {
	let t = new P({ check: "meta" });
	return t._zod.onattach = [(t) => {
		let n = Tn.get(t) ?? {};
		Tn.add(t, {
			...n,
			...e
		});
	}], t._zod.check = () => {}, t;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && assignProp(e, t, n[t]);
	return e;
}
function initializeContext(e) {
	let t = e?.target ?? "draft-2020-12";
	return t === "draft-4" && (t = "draft-04"), t === "draft-7" && (t = "draft-07"), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? Tn,
		target: t,
		unrepresentable: e?.unrepresentable ?? "throw",
		override: e?.override ?? (() => {}),
		io: e?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? "ref",
		reused: e?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function handleUnrepresentable(e, t, n, r, i) {
	let a = typeof t.unrepresentable == "function" ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === "any") return !1;
	if (a === void 0 || a === "throw") throw Error(i);
	return Object.assign(n, a), !0;
}
function processSchema(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, processSchema(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && assignProps(o.schema, c), t.io === "input" && isTransforming(e) && (delete o.schema.examples, delete o.schema.default), t.io === "input" && "_prefault" in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function encodeJSONPointerSegment(e) {
	return e.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let makeURI = (t) => {
		let r = e.target === "draft-2020-12" ? "$defs" : "definitions";
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i("__shared")}#/${r}/${encodeJSONPointerSegment(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: "#" };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + encodeJSONPointerSegment(a)
		};
	}, extractToDef = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = makeURI(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let i = t.schema;
		for (let e in i) delete i[e];
		i.$ref = n;
	};
	if (e.cycles === "throw") for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) extractToDef(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					extractToDef(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === "ref") && extractToDef(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function compactTypeUnion(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != "object") return;
		compactTypeUnion(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== "type") return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != "string") return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const En = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]), Dn = ["oneOf", "anyOf"];
function undeclaredConstraint(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != "object" || !t ? null : Object.keys(t).length ? t : null;
}
function foldObjects(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != "object" || n.type !== "object") return null;
		for (let e in n) if (!En.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? undeclaredConstraint(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			assignProp(n, r, e.length === 1 ? e[0] : foldObjects(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: "object",
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = undeclaredConstraint(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function foldIntersection(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of En) if (t in e) return;
	let n = t.filter((e) => Dn.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = foldObjects(t);
	else {
		let e = n[0], i = Dn.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => foldObjects([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, assignProps(e, r));
}
function finalize(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error("Unprocessed schema. This is a bug in Zod.");
	let flattenRef = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let r = n.def ?? n.schema, i = { ...r }, a = n.ref;
		if (n.ref = null, a) {
			flattenRef(a);
			let n = e.seen.get(a), o = n.schema;
			if (o.$ref && (e.target === "draft-07" || e.target === "draft-04" || e.target === "openapi-3.0") ? (r.allOf = r.allOf ?? [], r.allOf.push(o)) : assignProps(r, o), assignProps(r, i), t._zod.parent === a) for (let e in r) e !== "$ref" && e !== "allOf" && (e in i || delete r[e]);
			if (o.$ref && n.def) for (let e in r) e !== "$ref" && e !== "allOf" && e in n.def && JSON.stringify(r[e]) === JSON.stringify(n.def[e]) && delete r[e];
		}
		let o = t._zod.parent;
		if (o && o !== a) {
			flattenRef(o);
			let t = e.seen.get(o);
			if (t?.schema.$ref && (r.$ref = t.schema.$ref, t.def)) for (let e in r) e !== "$ref" && e !== "allOf" && e in t.def && JSON.stringify(r[e]) === JSON.stringify(t.def[e]) && delete r[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: r,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) flattenRef(t[0]);
		if (e.target !== "openapi-3.0") for (let t of e.seen.entries()) compactTypeUnion(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) foldIntersection(e);
		}
	}
	let r = {};
	if (e.target === "draft-2020-12" ? r.$schema = "https://json-schema.org/draft/2020-12/schema" : e.target === "draft-07" ? r.$schema = "http://json-schema.org/draft-07/schema#" : e.target === "draft-04" ? r.$schema = "http://json-schema.org/draft-04/schema#" : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		r.$id = e.external.uri(n);
	}
	assignProps(r, n.defId ? n.schema : n.def ?? n.schema);
	let i = e.metadataRegistry.get(t)?.id;
	i !== void 0 && r.id === i && delete r.id;
	let a = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, assignProp(a, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(a).length > 0 && (e.target === "draft-2020-12" ? r.$defs = a : r.definitions = a);
	try {
		let n = JSON.parse(JSON.stringify(r));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(t, "input", e.processors),
					output: createStandardJSONSchemaMethod(t, "output", e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error("Error converting schema to JSON.");
	}
}
function isTransforming(e, t) {
	let n = t ?? { seen: new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === "transform") return !0;
	if (r.type === "array") return isTransforming(r.element, n);
	if (r.type === "set") return isTransforming(r.valueType, n);
	if (r.type === "lazy") return isTransforming(r.getter(), n);
	if (r.type === "promise" || r.type === "optional" || r.type === "nonoptional" || r.type === "nullable" || r.type === "readonly" || r.type === "default" || r.type === "prefault" || r.type === "catch") return isTransforming(r.innerType, n);
	if (r.type === "intersection") return isTransforming(r.left, n) || isTransforming(r.right, n);
	if (r.type === "record" || r.type === "map") return isTransforming(r.keyType, n) || isTransforming(r.valueType, n);
	if (r.type === "pipe") return e._zod.traits.has("$ZodCodec") ? !0 : isTransforming(r.in, n) || isTransforming(r.out, n);
	if (r.type === "object") {
		for (let e in r.shape) if (isTransforming(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === "union") {
		for (let e of r.options) if (isTransforming(e, n)) return !0;
		return !1;
	}
	if (r.type === "tuple") {
		for (let e of r.items) if (isTransforming(e, n)) return !0;
		return !!(r.rest && isTransforming(r.rest, n));
	}
	return !1;
}
const createStandardJSONSchemaMethod = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = initializeContext({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return processSchema(e, o), extractDefs(o, e), finalize(o, e);
}, narrowMin = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, narrowMax = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, narrowBoth = (e, t) => {
	narrowMin(e, "minimum", t), narrowMax(e, "maximum", t);
}, addDivisor = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, addPattern = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, intersectMime = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, setFormat = (e, t) => {
	e.format = t, t.includes("int") && (e.isInt = !0);
}, minContributor = (e, t) => narrowMin(e, "minimum", t.minimum), maxContributor = (e, t) => narrowMax(e, "maximum", t.maximum), formatContributor = (e) => (t, n) => {
	setFormat(t, n.format);
	let [r, i] = e[n.format];
	narrowMin(t, "minimum", r), narrowMax(t, "maximum", i);
}, On = {
	greater_than: (e, t) => narrowMin(e, t.inclusive ? "minimum" : "exclusiveMinimum", t.value),
	less_than: (e, t) => narrowMax(e, t.inclusive ? "maximum" : "exclusiveMaximum", t.value),
	multiple_of: (e, t) => addDivisor(e, t.value),
	number_format: formatContributor(pt),
	bigint_format: formatContributor(mt),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (e, t) => narrowBoth(e, t.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (e, t) => narrowBoth(e, t.size),
	string_format: (e, t) => {
		setFormat(e, t.format), t.pattern && addPattern(e, t.pattern), (t.format === "base64" || t.format === "base64url") && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => intersectMime(e, t.mime)
};
function aggregateChecks(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has("$ZodCheck") ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) On[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && narrowMin(t, "minimum", i.minimum), i.exclusiveMinimum !== void 0 && narrowMin(t, "exclusiveMinimum", i.exclusiveMinimum), i.maximum !== void 0 && narrowMax(t, "maximum", i.maximum), i.exclusiveMaximum !== void 0 && narrowMax(t, "exclusiveMaximum", i.exclusiveMaximum), i.multipleOf !== void 0 && addDivisor(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes("int") && (t.isInt = !0)), i.mime && intersectMime(t, i.mime);
	for (let e of i.patterns ?? []) addPattern(t, e);
	return t;
}
const kn = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
}, An = new Map([[$t, Ot], [en, kt]]), exactPattern = (e) => An.get(e) ?? e, stringProcessor = (e, t, n, r) => {
	let i = n;
	i.type = "string";
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = aggregateChecks(e);
	if (typeof a == "number" && (i.minLength = a), typeof o == "number" && (i.maxLength = o), s && (i.format = kn[s] ?? s, i.format === "" && delete i.format, (s === "time" || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(exactPattern);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === "draft-07" || t.target === "draft-04" || t.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: e.source
		}))]);
	}
}, numberProcessor = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = aggregateChecks(e);
	i.type = u ? "integer" : "number";
	let d = typeof l == "number" && l >= (a ?? -Infinity), f = typeof c == "number" && c <= (o ?? Infinity), p = t.target === "draft-04" || t.target === "openapi-3.0";
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == "number" && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == "number" && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : handleUnrepresentable(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, booleanProcessor = (e, t, n, r) => {
	n.type = "boolean";
}, bigintProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "BigInt cannot be represented in JSON Schema");
}, symbolProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Symbols cannot be represented in JSON Schema");
}, nullProcessor = (e, t, n, r) => {
	t.target === "openapi-3.0" ? (n.type = "string", n.nullable = !0, n.enum = [null]) : n.type = "null";
}, undefinedProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Undefined cannot be represented in JSON Schema");
}, voidProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Void cannot be represented in JSON Schema");
}, neverProcessor = (e, t, n, r) => {
	n.not = {};
}, anyProcessor = (e, t, n, r) => {}, unknownProcessor = (e, t, n, r) => {}, dateProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Date cannot be represented in JSON Schema");
}, enumProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = getEnumValues(i.entries);
	a.length === 0 ? n.not = {} : (a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), n.enum = a);
}, literalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (handleUnrepresentable(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == "bigint") {
		if (handleUnrepresentable(e, t, n, r, "BigInt literals cannot be represented in JSON Schema")) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? "null" : typeof e, t.target === "draft-04" || t.target === "openapi-3.0" ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == "number") && (n.type = "number"), a.every((e) => typeof e == "string") && (n.type = "string"), a.every((e) => typeof e == "boolean") && (n.type = "boolean"), a.every((e) => e === null) && (n.type = "null"), n.enum = a;
	}
}, nanProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "NaN cannot be represented in JSON Schema");
}, templateLiteralProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.pattern;
	if (!a) throw Error("Pattern not found in template literal");
	i.type = "string", i.pattern = a.source;
}, fileProcessor = (e, t, n, r) => {
	let i = n;
	i.type = "string", i.format = "binary", i.contentEncoding = "binary";
	let { minimum: a, maximum: o, mime: s } = aggregateChecks(e);
	a !== void 0 && (i.minLength = a), o !== void 0 && (i.maxLength = o), s && (s.length === 0 ? i.not = {} : s.length === 1 ? i.contentMediaType = s[0] : i.anyOf = s.map((e) => ({ contentMediaType: e })));
}, successProcessor = (e, t, n, r) => {
	n.type = "boolean";
}, customProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Custom types cannot be represented in JSON Schema");
}, functionProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Function types cannot be represented in JSON Schema");
}, transformProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Transforms cannot be represented in JSON Schema");
}, mapProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Map cannot be represented in JSON Schema");
}, setProcessor = (e, t, n, r) => {
	handleUnrepresentable(e, t, n, r, "Set cannot be represented in JSON Schema");
}, arrayProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = aggregateChecks(e);
	typeof o == "number" && (i.minItems = o), typeof s == "number" && (i.maxItems = s), i.type = "array", i.items = processSchema(a.element, t, {
		...r,
		path: [...r.path, "items"]
	});
};
function inputOptin(e) {
	let t = e._zod.def;
	return t.type === "pipe" && t.in._zod.traits.has("$ZodTransform") ? inputOptin(t.out) : t.type === "catch" ? inputOptin(t.innerType) : e._zod.optin;
}
const objectProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && handleUnrepresentable(e, t, i, r, "Symbol keys cannot be represented in JSON Schema")) return;
	i.type = "object", i.properties = {};
	for (let e in o) assignProp(i.properties, e, processSchema(o[e], t, {
		...r,
		path: [
			...r.path,
			"properties",
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === "input" ? inputOptin(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === "never" ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = processSchema(a.catchall, t, {
		...r,
		path: [...r.path, "additionalProperties"]
	})) : t.io === "output" && (i.additionalProperties = !1);
}, unionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			a ? "oneOf" : "anyOf",
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, intersectionProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.left, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			0
		]
	}), o = processSchema(i.right, t, {
		...r,
		path: [
			...r.path,
			"allOf",
			1
		]
	}), isSimpleIntersection = (e) => "allOf" in e && Object.keys(e).length === 1, s = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(o) ? o.allOf : [o]];
	n.allOf = s, t.intersections.push(s);
}, tupleProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "array";
	let o = t.target === "draft-2020-12" ? "prefixItems" : "items", s = t.target === "draft-2020-12" || t.target === "openapi-3.0" ? "items" : "additionalItems", c = a.items.map((e, n) => processSchema(e, t, {
		...r,
		path: [
			...r.path,
			o,
			n
		]
	})), l = a.rest ? processSchema(a.rest, t, {
		...r,
		path: [
			...r.path,
			s,
			...t.target === "openapi-3.0" ? [a.items.length] : []
		]
	}) : null, u = a.items.length;
	for (; u > 0;) {
		let e = a.items[u - 1];
		if (!(t.io === "input" ? inputOptin(e) !== void 0 : e._zod.optout === "optional")) break;
		u--;
	}
	let d = a.items.length, f = !a.rest;
	t.target === "draft-2020-12" ? (i.prefixItems = c, f ? i.items = !1 : l && (i.items = l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : t.target === "openapi-3.0" ? (i.items = { anyOf: c }, l && i.items.anyOf.push(l), u > 0 && (i.minItems = u), f && (i.maxItems = d)) : (i.items = c, f ? i.additionalItems = !1 : l && (i.additionalItems = l), u > 0 && (i.minItems = u), f && (i.maxItems = d));
	let { minimum: p, maximum: m } = aggregateChecks(e);
	typeof p == "number" && (i.minItems = p), typeof m == "number" && (i.maxItems = m);
};
function stringifyKeyNames(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = stringifyKeyNames(e, r, n);
		return i === r ? t : i;
	}
	for (let r of ["anyOf", "oneOf"]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => stringifyKeyNames(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes("string") && r.some((e) => e === "number" || e === "integer"), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == "number")) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == "number" ? String(e) : e) : typeof p.const == "number" && (p.const = String(p.const)), i && (p.type = "string", a || (p.pattern = (r.includes("number") ? Ft : Pt).source)), p;
}
const jn = new WeakMap();
function rewriteKeyNames(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of jn.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = stringifyKeyNames(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const recordProcessor = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = "object";
	let o = a.keyType, s = aggregateChecks(o).patterns;
	if (a.mode === "loose" && s && s.size > 0) {
		let e = processSchema(a.valueType, t, {
			...r,
			path: [
				...r.path,
				"patternProperties",
				"*"
			]
		});
		i.patternProperties = {};
		for (let t of s) assignProp(i.patternProperties, exactPattern(t).source, e);
	} else {
		if (t.target === "draft-07" || t.target === "draft-2020-12") {
			i.propertyNames = processSchema(a.keyType, t, {
				...r,
				path: [...r.path, "propertyNames"]
			});
			let n = jn.get(t);
			n || (n = [], jn.set(t, n), t.deferred.push(() => rewriteKeyNames(t))), n.push(e);
		}
		i.additionalProperties = processSchema(a.valueType, t, {
			...r,
			path: [...r.path, "additionalProperties"]
		});
	}
	let c = o._zod.values, l = t.io === "input" && inputOptin(a.valueType) !== void 0;
	if (c && !a.partial && !l) {
		let e = [...c].filter((e) => typeof e == "string" || typeof e == "number");
		e.length > 0 && (i.required = e.map(String));
	}
}, nullableProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = processSchema(i.innerType, t, r), o = t.seen.get(e);
	t.target === "openapi-3.0" ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: "null" }];
}, nonoptionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Mn = Symbol();
function serializeDefaultValue(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == "bigint" ? (a = !0, null) : t);
	return a ? (handleUnrepresentable(t, n, r, i, "BigInt defaults cannot be represented in JSON Schema"), Mn) : JSON.parse(o);
}
const defaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== Mn && (n.default = o);
}, prefaultProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== "input") return;
	let o = serializeDefaultValue(i.defaultValue, e, t, n, r);
	o !== Mn && (n._prefault = o);
}, catchProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		handleUnrepresentable(e, t, n, r, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	n.default = o;
}, pipeProcessor = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has("$ZodTransform"), o = t.io === "input" ? a ? i.out : i.in : i.out;
	processSchema(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, readonlyProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, promiseProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, optionalProcessor = (e, t, n, r) => {
	let i = e._zod.def;
	processSchema(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, lazyProcessor = (e, t, n, r) => {
	let i = e._zod.innerType;
	processSchema(i, t, r);
	let a = t.seen.get(e);
	a.ref = i;
}, Nn = {
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
function toJSONSchema(e, t) {
	if ("_idmap" in e) {
		let n = e, r = initializeContext({
			...t,
			processors: Nn
		}), i = {};
		for (let e of n._idmap.entries()) {
			let [t, n] = e;
			processSchema(n, r);
		}
		let a = {};
		r.external = {
			registry: n,
			uri: t?.uri,
			defs: i
		};
		for (let e of n._idmap.entries()) {
			let [t, n] = e;
			extractDefs(r, n), assignProp(a, t, finalize(r, n));
		}
		return Object.keys(i).length > 0 && (a.__shared = { [r.target === "draft-2020-12" ? "$defs" : "definitions"]: i }), { schemas: a };
	}
	let n = initializeContext({
		...t,
		processors: Nn
	});
	return processSchema(e, n), extractDefs(n, e), finalize(n, e);
}
// node_modules/zod/v4/mini/schemas.js
const I = $constructor("ZodMiniType", (e, t) => {
	if (!e._zod) throw Error("Uninitialized schema in ZodMiniType.");
	F.init(e, t), e.def = t, e.type = t.type;
}, {
	get with() {
		return this.check;
	},
	set with(e) {
		own(this, "with", e);
	},
	parse(e, t) {
		return Tt(this, e, t, { callee: this.parse });
	},
	parseAsync(e, t) {
		return Et(this, e, t, { callee: this.parseAsync });
	},
	safeParse(e, t) {
		return N(this, e, t);
	},
	safeParseAsync(e, t) {
		return Dt(this, e, t);
	},
	check(...e) {
		let t = this.def;
		return this.clone({
			...t,
			checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
				check: e,
				def: { check: "custom" },
				onattach: []
			} } : e)]
		}, { parent: !0 });
	},
	clone(e, t) {
		return clone(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	}
}), Pn = $constructor("ZodMiniString", (e, t) => {
	qt.init(e, t), I.init(e, t);
});
function string$1(e) {
	return _string(Pn, e);
}
const Fn = $constructor("ZodMiniStringFormat", (e, t) => {
	Jt.init(e, t), Pn.init(e, t);
}), In = $constructor("ZodMiniURL", (e, t) => {
	Xt.init(e, t), Fn.init(e, t);
});
function url(e) {
	return _url(In, e);
}
const Ln = $constructor("ZodMiniNumber", (e, t) => {
	tn.init(e, t), I.init(e, t);
});
function number(e) {
	return _number(Ln, e);
}
const Rn = $constructor("ZodMiniNumberFormat", (e, t) => {
	nn.init(e, t), Ln.init(e, t);
});
function int$2(e) {
	return _int(Rn, e);
}
const zn = $constructor("ZodMiniBoolean", (e, t) => {
	rn.init(e, t), I.init(e, t);
});
function boolean(e) {
	return _boolean(zn, e);
}
const Bn = $constructor("ZodMiniUndefined", (e, t) => {
	an.init(e, t), I.init(e, t);
});
function _undefined(e) {
	return _undefined$1(Bn, e);
}
const Vn = $constructor("ZodMiniUnknown", (e, t) => {
	on.init(e, t), I.init(e, t);
});
function unknown() {
	return _unknown(Vn);
}
const Hn = $constructor("ZodMiniNever", (e, t) => {
	sn.init(e, t), I.init(e, t);
});
function never(e) {
	return _never(Hn, e);
}
const Un = $constructor("ZodMiniArray", (e, t) => {
	cn.init(e, t), I.init(e, t);
});
function array(e, t) {
	return new Un({
		type: "array",
		element: e,
		...normalizeParams(t)
	});
}
const Wn = $constructor("ZodMiniObject", (e, t) => {
	un.init(e, t), I.init(e, t), installLazyProp(e, "shape", (e) => e._zod.def.shape, !1);
});
function object(e, t) {
	let n = {
		type: "object",
		shape: e ?? {},
		...normalizeParams(t)
	};
	return new Wn(n);
}
function strictObject(e, t) {
	return new Wn({
		type: "object",
		shape: e,
		catchall: never(),
		...normalizeParams(t)
	});
}
function looseObject(e, t) {
	return new Wn({
		type: "object",
		shape: e,
		catchall: unknown(),
		...normalizeParams(t)
	});
}
const Gn = $constructor("ZodMiniUnion", (e, t) => {
	dn.init(e, t), I.init(e, t);
});
function union(e, t) {
	return new Gn({
		type: "union",
		options: e,
		...normalizeParams(t)
	});
}
const Kn = $constructor("ZodMiniDiscriminatedUnion", (e, t) => {
	pn.init(e, t), I.init(e, t);
});
function discriminatedUnion(e, t, n) {
	return new Kn({
		type: "union",
		options: t,
		discriminator: e,
		...normalizeParams(n)
	});
}
const qn = $constructor("ZodMiniRecord", (e, t) => {
	mn.init(e, t), I.init(e, t);
});
function record(e, t, n) {
	return !t || !t._zod ? new qn({
		type: "record",
		keyType: string$1(),
		valueType: e,
		...normalizeParams(t)
	}) : new qn({
		type: "record",
		keyType: e,
		valueType: t,
		...normalizeParams(n)
	});
}
const Jn = $constructor("ZodMiniEnum", (e, t) => {
	hn.init(e, t), I.init(e, t), e.options = [...e._zod.values];
});
function _enum(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Jn({
		type: "enum",
		entries: n,
		...normalizeParams(t)
	});
}
const Yn = $constructor("ZodMiniLiteral", (e, t) => {
	gn.init(e, t), I.init(e, t);
});
function literal(e, t) {
	return new Yn({
		type: "literal",
		values: Array.isArray(e) ? e : [e],
		...normalizeParams(t)
	});
}
const Xn = $constructor("ZodMiniTransform", (e, t) => {
	_n.init(e, t), I.init(e, t);
});
function transform(e) {
	return new Xn({
		type: "transform",
		transform: e
	});
}
const Zn = $constructor("ZodMiniOptional", (e, t) => {
	vn.init(e, t), I.init(e, t);
});
function optional(e) {
	return new Zn({
		type: "optional",
		innerType: e
	});
}
const Qn = $constructor("ZodMiniNullable", (e, t) => {
	yn.init(e, t), I.init(e, t);
});
function nullable(e) {
	return new Qn({
		type: "nullable",
		innerType: e
	});
}
const $n = $constructor("ZodMiniDefault", (e, t) => {
	bn.init(e, t), I.init(e, t);
});
function _default(e, t) {
	return new $n({
		type: "default",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const er = $constructor("ZodMiniPrefault", (e, t) => {
	xn.init(e, t), I.init(e, t);
});
function prefault(e, t) {
	return new er({
		type: "prefault",
		innerType: e,
		get defaultValue() {
			return typeof t == "function" ? t() : shallowClone(t);
		}
	});
}
const tr = $constructor("ZodMiniPipe", (e, t) => {
	Sn.init(e, t), I.init(e, t);
});
function pipe(e, t) {
	return new tr({
		type: "pipe",
		in: e,
		out: t
	});
}
const nr = $constructor("ZodMiniCustom", (e, t) => {
	Cn.init(e, t), I.init(e, t);
});
function refine(e, t = {}) {
	return _refine(nr, e, t);
}
const rr = meta$1, ir = $constructor("ZodMiniISODateTime", (e, t) => {
	Zt.init(e, t), Fn.init(e, t);
});
function datetime(e) {
	return _isoDateTime(ir, e);
}
const ar = $constructor("ZodMiniISODate", (e, t) => {
	Qt.init(e, t), Fn.init(e, t);
});
function date$1(e) {
	return _isoDate(ar, e);
}
// src/shared/parsed-answer.ts
function issueLines(e, t) {
	return e.map((e) => `${e.path.map(String).join(".") || t}: ${e.message}`);
}
function parsedAnswer(e, t, n) {
	let r = e.safeParse(t);
	if (r.success) return r.data;
	throw n(issueLines(r.error.issues, "the answer"));
}
const L = {
	safe: {
		attempts: 6,
		statuses: [
			408,
			429,
			500,
			502,
			503,
			504
		],
		faults: !0
	},
	refusedOnly: {
		attempts: 6,
		statuses: [429, 503],
		faults: !1
	},
	never: {
		attempts: 1,
		statuses: [],
		faults: !1
	}
}, or = {
	base: 1e3,
	cap: 16e3
}, sr = {
	base: 1e4,
	cap: 4e4,
	attempts: 4
};
function pauseBefore(e, t, n) {
	let { attempt: r, status: i, retryAfter: a } = e, o = a ? parseRetryAfter(a, t) : void 0;
	if (o !== void 0) return o <= 6e4 ? o : void 0;
	let { base: s, cap: c } = i === 429 ? sr : or, l = Math.min(c, s * 2 ** (r - 1));
	if (i !== 429) return l * (.75 + n / 4);
	if (!(r >= sr.attempts)) return l / 2 + n * l / 2;
}
function parseRetryAfter(e, t) {
	if (/^\s*\d+\s*$/.test(e)) return Number(e) * 1e3;
	let n = /^\s*[A-Z][a-z]{2}/.test(e) ? Date.parse(e) : NaN;
	if (!Number.isNaN(n)) return Math.max(0, n - t);
}
function limitPause(e, t, n = 39e5, r = 0) {
	let { ok: i, headers: a } = e, o = a["x-ratelimit-remaining"] === "0" ? Number(a["x-ratelimit-reset"]) * 1e3 - t : void 0, s = o !== void 0 && Number.isFinite(o) ? Math.max(1e3, o) : void 0;
	if (!i && !isLimit(e)) return;
	let c = a["retry-after"], l = i || c === void 0 ? void 0 : parseRetryAfter(c, t), u = Math.min(96e4, 6e4 * 2 ** r), d = l ?? s ?? (i ? void 0 : parseUnlockTime(e.text) ?? u);
	if (d !== void 0 && d <= n) return d;
}
function parseUnlockTime(e) {
	let [, t, n] = /\b(?:wait|again in|after)\s+(?:about\s+)?(\d{1,4})\s*(second|minute|hour)s?\b/i.exec(e) ?? [];
	if (t === void 0) return;
	let r = {
		second: 1e3,
		minute: 6e4,
		hour: 36e5
	}[n?.toLowerCase() ?? ""] ?? 0;
	return Number(t) * r;
}
function isLimit(e) {
	let { status: t, headers: n, text: r } = e;
	return t === 429 ? !0 : t === 403 ? n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(r) : !1;
}
// src/clients/github/refusal.ts
const cr = looseObject({
	message: optional(string$1()),
	errors: optional(array(union([string$1(), looseObject({ message: optional(string$1()) })])))
});
function toRefusalError(e, t) {
	let { status: n, headers: r } = t, i = getResponseMessage(t), a = `${e.method} ${e.path.split("?")[0]}`, o = r["x-accepted-github-permissions"], s = compact([
		`${a}: status ${n}${i === "" ? "" : `, ${i}`}`,
		typeof o == "string" && o !== "" && `GitHub requires: ${o}`,
		...t.requestId ? [`request id: ${t.requestId}`] : []
	]);
	if (isLimit(t)) return new k("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.", { facts: s });
	if (n === 401) return new k("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.", { facts: s });
	let c = findSingleSignOnUrl(t);
	return c === void 0 ? n === 403 && /\barchived\b/i.test(i) ? new k("GITHUB_REFUSED", "The repository is archived and therefore read-only.", {
		facts: s,
		remedy: "Unarchive the repository in its settings, then run it again."
	}) : n === 403 || n === 404 ? new k("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, {
		facts: s,
		remedy: `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`
	}) : n >= 500 ? new k("GITHUB_UNAVAILABLE", `GitHub responded with status ${n}.`, { facts: s }) : new k("GITHUB_REFUSED", `GitHub refused ${a}: ${i || `status ${n}`}.`, { facts: s }) : new k("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", {
		facts: s,
		remedy: `Authorize the token for the organisation${c === "" ? "" : ` at ${c}`}, then run it again.`
	});
}
function findSingleSignOnUrl(e) {
	let t = e.headers["x-github-sso"];
	if (e.status === 403 && typeof t == "string" && t.startsWith("required")) return /\burl=(https:\/\/[^\s;,]+)/.exec(t)?.[1] ?? "";
}
function getResponseMessage(e) {
	let { data: t } = cr.safeParse(e.json), n = (t?.errors ?? []).map((e) => typeof e == "string" ? e : e.message ?? "");
	return [t?.message ?? "", ...n].filter((e) => e !== "").join(": ");
}
function readGitHubAnswer(e, t, n) {
	let r = `GitHub sent an unexpected response about ${n}.`;
	return parsedAnswer(e, t, (e) => new k("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	}));
}
// src/clients/github/repository.ts
const lr = looseObject({
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
function namedRepository(e) {
	let [t = "", n = ""] = e.split("/");
	return {
		owner: t,
		name: n
	};
}
function repositoryPath(e) {
	return `/repos/${encodeURIComponent(e.owner)}/${encodeURIComponent(e.name)}`;
}
function repositoryPage(e, t) {
	return `${e.apiUrl === "https://api.github.com" ? "https://github.com" : e.apiUrl.replace(/\/api\/v3$/, "")}/${t.owner}/${t.name}`;
}
async function readRepository(e, t) {
	let n = {
		method: "GET",
		needs: "Metadata: read",
		expected: [
			301,
			307,
			308,
			404
		]
	}, r = await e.call({
		...n,
		path: repositoryPath(t)
	}), i = r.headers.location;
	if (r.status >= 300 && r.status < 400 && i?.startsWith(`${e.apiUrl}/`) && (r = await e.call({
		...n,
		path: i.slice(e.apiUrl.length)
	})), !r.ok) throw new k("GITHUB_NOT_FOUND", `GitHub can't find the repository ${t.owner}/${t.name}.`);
	let a = readGitHubAnswer(lr, r.json, "a repository"), o = r.headers["x-oauth-scopes"];
	return {
		id: a.id,
		owner: a.owner.login,
		ownerId: a.owner.id,
		name: a.name,
		defaultBranch: a.default_branch,
		visibility: a.visibility ?? (a.private ? "private" : "public"),
		archived: a.archived ?? !1,
		fork: a.fork ?? !1,
		...typeof o == "string" && o !== "" && { scopes: o.split(",").map((e) => e.trim()) }
	};
}
// src/clients/github/pulls.ts
const R = looseObject({
	number: int$2(),
	state: string$1(),
	merged_at: optional(nullable(string$1())),
	merged: optional(boolean()),
	html_url: optional(string$1()),
	title: string$1(),
	body: optional(nullable(string$1())),
	merge_commit_sha: optional(nullable(string$1())),
	user: optional(nullable(looseObject({ login: string$1() }))),
	head: looseObject({
		ref: string$1(),
		sha: optional(string$1()),
		repo: optional(nullable(looseObject({ full_name: string$1() })))
	}),
	base: looseObject({ ref: string$1() })
});
function getPullState(e) {
	return e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed";
}
async function readPulls(e, t, n) {
	let r = encodeURIComponent(`${t.owner}:${n}`), i = await e.list({
		path: `${repositoryPath(t)}/pulls?state=all&head=${r}`,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(array(R), i, "the pull requests").filter((e) => e.head.ref === n).map((e) => ({
		number: e.number,
		state: getPullState(e),
		url: e.html_url ?? "",
		title: e.title,
		body: e.body ?? "",
		base: e.base.ref
	})).sort((e, t) => t.number - e.number);
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => readGitHubAnswer(array(R), await e.list({
		path: a + t,
		needs: "Pull requests: read"
	}, void 0, 1), "pull requests"), s = r === "" ? [] : await read(`/pulls?state=open&head=${o}`), c = /^[0-9a-f]{40}$/.test(i) ? await read(`/commits/${i}/pulls`) : [], l = [...s.filter((e) => e.head.ref === r && e.state === "open"), ...c.filter((e) => e.merge_commit_sha === i || e.head.ref === r)];
	return [...new Set(l.map((e) => e.number))];
}
async function writePull(e, t, n, r, i = t.defaultBranch) {
	let a = `${repositoryPath(t)}/pulls`, o = "Pull requests: write", s = (await readPulls(e, t, n)).find((e) => e.state === "open" && e.base === i);
	if (s) return await e.call({
		method: "PATCH",
		path: `${a}/${s.number}`,
		needs: o,
		json: r
	}), s.url;
	let c = await e.call({
		method: "POST",
		path: a,
		needs: o,
		json: {
			...r,
			head: n,
			base: i
		}
	});
	return readGitHubAnswer(R, c.json, "a pull request").html_url ?? "";
}
async function closePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`;
	await e.call({
		method: "PATCH",
		path: r,
		needs: "Pull requests: write",
		json: { state: "closed" }
	});
}
async function recentlyMerged(e, t, n) {
	let r = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(n)}`, i = `${repositoryPath(t)}/pulls?${r}`, a = await e.list({
		path: i,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(array(R), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
async function listRepositoryPulls(e, t) {
	let n = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(array(R), r, "the pull requests").filter((e) => isFromRepository(e, t)).map((e) => ({
		number: e.number,
		state: getPullState(e),
		url: e.html_url ?? "",
		body: e.body ?? "",
		base: e.base.ref,
		head: e.head.ref,
		headCommit: e.head.sha ?? "",
		mergeCommit: getPullState(e) === "merged" ? e.merge_commit_sha ?? void 0 : void 0,
		author: e.user?.login ?? ""
	})).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase();
function closesIssue(e, t) {
	return RegExp(`\\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\\s+#${t}\\b`, "i").test(e);
}
async function openDraftPull(e, t, n) {
	let r = {
		method: "POST",
		path: `${repositoryPath(t)}/pulls`,
		needs: "Pull requests: write",
		json: {
			...n,
			draft: !0
		},
		expected: [422]
	}, i = await e.call(r);
	if (i.ok) return readGitHubAnswer(R, i.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(i))) throw toRefusalError(r, i);
}
const ur = looseObject({
	filename: string$1(),
	previous_filename: optional(string$1())
});
async function filesOfPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(array(ur), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/shared/units.ts
function bytes(e) {
	if (e < 1e3) return `${e} B`;
	let t = [
		"kB",
		"MB",
		"GB"
	], n = e, r = -1;
	do
		n /= 1e3, r += 1;
	while (n >= 999.5 && r < t.length - 1);
	return `${n < 10 ? n.toFixed(1) : n.toFixed(0)} ${t[r]}`;
}
function seconds(e) {
	let t = e / 1e3;
	if (t < 10) return `${t.toFixed(2)} s`;
	let n = Math.round(t);
	return n < 60 ? `${n} s` : `${Math.floor(n / 60)} min ${n % 60} s`;
}
function count(e, t) {
	return e === 1 ? `one ${t}` : `${e} ${t}${t.endsWith("s") ? "es" : "s"}`;
}
function limitLines(e, t = 10) {
	let n = e.length - t;
	return n > 0 ? [...e.slice(0, t), `… and ${n} more`] : [...e];
}
function firstNames(e, t = 10) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${n} more` : "");
}
function grouped(e) {
	return String(e).replace(/\B(?=(\d{3})+$)/g, ",");
}
// src/shared/plain-text.ts
const dr = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;
function plainText(e) {
	return e.replace(/\s+/g, " ").replace(dr, "�");
}
// src/action/markdown.ts
const asMarkdown = (e) => e;
function md(e, ...t) {
	return asMarkdown(e.reduce((e, n, r) => {
		let i = t[r - 1];
		return e + (typeof i == "object" ? text$1(i.text) : i ?? "") + n;
	}));
}
function text$1(e, t = 1e3) {
	let n = cut$1(plainText(e).trim(), t).replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, "$&​");
	return asMarkdown(n.replaceAll(fr, (e) => `&#${e.charCodeAt(0)};`));
}
const fr = RegExp("[!#$&*+<=>@[\\]\\\\^_`{|}~]|(?<!\\w)-|-(?!\\w)|(?<![\\w)\"])\\.|\\.(?![\\w\\s]|$)|(?<=^\\d{1,9}|\\bwww)[.)]|:(?!\\s|$)", "gi");
function code(e, t = 300) {
	return asMarkdown(`<code>${text$1(e, t)}</code>`);
}
function link(e, t) {
	if (!t || !URL.canParse(t)) return e;
	let { protocol: n, href: r } = new URL(t);
	return n !== "https:" && n !== "http:" ? e : asMarkdown(`<a href="${r.replaceAll(/["&<>'`|\\]/g, (e) => `&#${e.charCodeAt(0)};`)}">${e}</a>`);
}
function block(e) {
	let t = e.map((e) => (/^[ \t]*/.exec(e)?.[0].replaceAll("	", "  ") ?? "") + plainText(e.trim()).replaceAll(/[&<>]/g, (e) => `&#${e.charCodeAt(0)};`));
	return asMarkdown(`<pre>\n${t.join("\n")}\n</pre>`);
}
function diagram(e) {
	return asMarkdown([
		"```mermaid",
		...e,
		"```"
	].join("\n"));
}
function table(e, t) {
	let line = (e) => `| ${e.join(" | ")} |`;
	return asMarkdown([
		line(e),
		`|${" --- |".repeat(e.length)}`,
		...t.map(line)
	].join("\n"));
}
function joined(e) {
	return asMarkdown(e.join(", "));
}
function list(e) {
	return asMarkdown(e.map((e) => `- ${e}`).join("\n"));
}
function outline(e) {
	let t = e.filter((e) => e.trim() !== ""), n = t.slice(0, 300).map((e, t) => {
		let n = e.trim(), r = text$1(n);
		return /^https?:\/\/\S+$/.test(n) && (r = link(r, n)), t > 0 && /^\s/.test(e) ? `  - ${r}` : `- ${r}`;
	}), r = t.length - 300;
	return asMarkdown(compact([...n, r > 0 && `- and ${r} more lines in the log`]).join("\n"));
}
function folded(e, t) {
	return asMarkdown(`<details><summary>${e}</summary>\n\n${t}\n\n</details>`);
}
function alert(e, t) {
	return asMarkdown(`> [!${e}]\n> ${t}`);
}
function paragraphs(...e) {
	return asMarkdown(e.filter(Boolean).join("\n\n"));
}
function cut$1(e, t) {
	return e.length <= t ? e : `${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
// src/action/warnings.ts
const pr = {
	visitors: 1,
	search: 2,
	run: 3,
	style: 4
};
function getRank(e) {
	let { concern: t = "run" } = e;
	return pr[t];
}
function collectWarnings() {
	let e = [], t = new Set();
	return {
		add(n, r = {}) {
			let i = JSON.stringify([
				n,
				r.file,
				r.line,
				r.column
			]);
			if (t.has(i)) return !1;
			t.add(i);
			let a = /^([^:]{1,60}): /.exec(n)?.[1] ?? "site-deploy";
			return e.push({
				title: a,
				...r,
				message: n
			}), !0;
		},
		take() {
			let t = e.toSorted((e, t) => getRank(e) - getRank(t));
			if (e = [], t.length <= 10) return t;
			let n = `The log of this run has ${t.length - 9} more, of lower priority.`;
			return [...t.slice(0, 9), {
				message: n,
				title: "More warnings"
			}];
		}
	};
}
function findingsPart(e, t) {
	let { findings: n = [], findingCount: r } = e;
	if (n.length === 0) return;
	let i = n.toSorted((e, t) => getRank(e) - getRank(t)).slice(0, t.items).map((e) => {
		let { message: n, file: r, line: i } = e, a = compact([r, i]).join(":"), o = `${r}: `, s = text$1(r && n.startsWith(o) && n.slice(o.length) || n, t.characters);
		return a === "" ? s : md`${code(a)} ${s}`;
	}), a = r - i.length, o = i.slice(10);
	return paragraphs(...compact([
		md`### Warnings: ${{ text: String(r) }}`,
		list(i.slice(0, 10)),
		o.length > 0 && folded(text$1(`${o.length} more`), list(o)),
		a > 0 && text$1(`Not shown here: ${count(a, "warning")}. See the log.`)
	]));
}
// src/action/summary/site.ts
function changePart(e) {
	let { fileCount: t, totalBytes: n = 0, limits: r, previous: i, source: a, siteVersion: o = "", finished: s } = e;
	if (t === void 0) return;
	let c = a?.commit ?? "", { branch: l } = a ?? {}, u = compact([
		[md`Version`, text$1(versionCell(o, i?.version))],
		c !== "" && [md`Commit`, commitCell(e, c)],
		!!l && [md`Branch`, code(l ?? "")],
		[md`Files`, text$1(filesCell(t, r?.files))],
		[md`Size`, text$1(`${sizeCell(n, r?.bytes)}${growthText(i?.growth)}`)],
		s && [md`From the portal`, text$1(pagesCell(s.pages))]
	]);
	return table([md`Site`, text$1(compact([e.site, e.environment]).join(", "))], u);
}
const versionCell = (e, t = e) => t === e ? e : `${e}, before ${t}`, filesCell = (e, t) => t ? `${e} of ${grouped(t)} allowed` : String(e), pagesCell = (e) => e ? `metadata or texts on ${count(e, "page")}` : "nothing", sizeCell = (e, t) => t ? `${bytes(e)} of ${bytes(t)} allowed` : bytes(e);
function growthText(e) {
	return e === void 0 ? "" : e === 0 ? ", as before" : e > 0 ? `, ${bytes(e)} more than before` : `, ${bytes(-e)} less than before`;
}
function changesPart(e, t) {
	if (!e.changes || e.isUnchanged) return;
	let { added: n, changed: r, removed: i, grown: a } = e.changes, o = [
		`${n.count} added`,
		`${r.count} changed`,
		`${i} removed`
	].join(", "), named = (e, n) => {
		let r = e.paths.slice(0, t.items), i = e.count - r.length;
		return r.length === 0 ? [] : [md`${{ text: n }}: ${joined(r.map((e) => code(e)))}${formatMore(i)}`];
	}, s = a.map((e) => md`${code(e.path)} ${text$1(`+${bytes(e.bytes)}`)}`), c = compact([
		...named(n, "Added"),
		...named(r, "Changed"),
		s.length !== 0 && md`Grown the most: ${joined(s)}`
	]), l = md`Files: ${{ text: o }}`;
	return c.length === 0 ? l : folded(l, list(c));
}
const formatMore = (e) => e > 0 ? text$1(` and ${e} more`) : md``;
function commitCell(e, t) {
	let n = sourcePage(e), r = e.previous?.commit ?? "", i = link(code(t.slice(0, 12)), n && `${n}/commit/${t}`);
	if (!/^[0-9a-f]{40}$/.test(r) || r === t) return i;
	let a = !!e.rolledBack, [o, s] = [md`changes since`, `${r}...${t}`];
	a && ([o, s] = [md`taken back from`, `${t}...${r}`]);
	let c = n && `${n}/compare/${s}`;
	return md`${i}, ${link(md`${o} ${code(r.slice(0, 12))}`, c)}`;
}
function sourcePage(e) {
	return /^(.+)\/actions\/runs\/\d+/.exec(e.source?.runUrl ?? "")?.[1];
}
function rollbackPart(e) {
	let { previous: t, siteVersion: n, siteChanged: r, environment: i, isDone: a, dryRun: o } = e;
	if (!t || !i || r === "no" || o || t.version === n && a) return;
	let s = i === "Preview" ? " --environment preview" : "", c = `site-deploy rollback --to ${t.version}${s}`;
	return paragraphs(md`### To go back to ${{ text: t.version }}`, md`${code(c)} deploys the package of that version again, without a build, as long as GitHub keeps it.`);
}
function filesPart(e) {
	let { largestFiles: t = [] } = e;
	if (t.length === 0) return;
	let n = t.map((e) => [code(e.path), text$1(bytes(e.bytes))]);
	return folded(md`Largest files`, table([md`File`, md`Size`], n));
}
function detailsPart(e, t) {
	let { digest: n, rendered: r, deploymentId: i, correlationId: a, finished: o, rolledBack: s, folder: c, source: l } = e, u = Object.values(e.seconds).reduce((e, t) => e + t, 0), d = [
		["Rendered pages", r],
		["Digest", n],
		["Deployment", i],
		["Correlation id", a],
		["Folder", c],
		["Package from run", s?.run],
		["Written by the finish step", o?.files.slice(0, t.items).join(", ")],
		["Total time of all steps", u > 0 ? seconds(u * 1e3) : void 0]
	].filter(([, e]) => !!e);
	if (d.length === 0) return;
	let f = d.map(([e, n]) => md`${{ text: e }}: ${code(n ?? "", t.characters)}`), p = md`The portal has not confirmed that it knows.`;
	e.notified && (p = md`The portal knows.`);
	let m = !!l?.runUrl && link(md`The run`, l?.runUrl);
	return folded(md`Details`, list(compact([
		...f,
		hasNotifiedPortal(e) && p,
		m
	])));
}
function hasNotifiedPortal(e) {
	let { folder: t, closing: n, dryRun: r, notified: i, seconds: a, notifyError: o } = e, s = i || a.notify !== void 0 || !!o;
	return !t && n === void 0 && r !== !0 && s;
}
// src/action/summary/verdict.ts
function verdictPart(e, t) {
	let { error: n, notifyError: r, url: i } = e, a = n ?? r;
	if (!a) {
		let n = e.closingLines.map((e) => text$1(e, t.characters))[0] ?? md``;
		return i ? paragraphs(md`**${link(text$1(i), i)}**`, n) : n;
	}
	let o = e.closingLines.at(-2) ?? "";
	return paragraphs(alert(getAlertKind(e), md`**${text$1(a.message, t.characters)}** ${code(a.code)}`), details(a, t), portalPart(e, t), text$1(o, t.characters), md`**What to do:** ${text$1(a.remedy, t.characters)}`);
}
function portalPart(e, t) {
	let { error: n, notifyError: r } = e;
	return !n || !r ? void 0 : md`The portal has not confirmed that it knows of this: ${text$1(r.message, t.characters)}`;
}
function getAlertKind(e) {
	return {
		failed: "CAUTION",
		unknown: "WARNING",
		cancelled: "NOTE",
		skipped: "NOTE",
		succeeded: "WARNING"
	}[e.status];
}
function details(e, t) {
	let n = e.problems.map((e) => {
		let { file: t, line: n, column: r, message: i } = e;
		return `${compact([
			t,
			n,
			r
		]).join(":")}  ${i}`;
	}), r = [...e.facts, ...n].map((e) => e.slice(0, t.characters));
	if (r.length === 0) return;
	let i = r.length - t.items;
	return block(i <= 0 ? r : [`… ${i} earlier lines`, ...r.slice(-t.items)]);
}
// src/shared/clock.ts
const mr = {
	now: () => Date.now(),
	elapsed: () => performance.now(),
	async sleep(e, t) {
		t?.throwIfAborted();
		try {
			await E(e, void 0, t ? { signal: t } : {});
		} catch (e) {
			throw t?.throwIfAborted(), e;
		}
	}
};
function elapsed(e) {
	return e.elapsed?.() ?? e.now();
}
var LineSplitter = class {
	#e;
	#t = new Se("utf8");
	#n = "";
	#r = 0;
	#i = !1;
	constructor(e) {
		this.#e = e;
	}
	write(e) {
		this.#a(this.#t.write(e));
	}
	end() {
		this.#a(this.#t.end()), (this.#n !== "" || this.#r > 0) && this.#s();
	}
	#a(e) {
		let t = 0;
		for (let { index: n, 0: r } of e.matchAll(/\r\n|\r|\n/g)) {
			let i = n === 0 && r === "\n" && this.#i;
			this.#o(e.slice(t, n)), i || this.#s(), t = n + r.length;
		}
		this.#o(e.slice(t)), e !== "" && (this.#i = e.endsWith("\r"));
	}
	#o(e) {
		let t = Math.max(0, 65536 - this.#n.length);
		this.#n += e.slice(0, t), this.#r += Math.max(0, e.length - t);
	}
	#s() {
		let e = this.#r === 0 ? this.#n : cut(this.#n, this.#r);
		this.#n = "", this.#r = 0, this.#e(e);
	}
};
function cut(e, t) {
	let n = e.slice(-8192).search(/\s\S*$/), r = e.slice(0, e.length - 8192 + Math.max(0, n));
	return `${r} … (${e.length - r.length + t} characters more)`;
}
function runCommand(e, t) {
	return run$1(e, [], !0, t);
}
function runProgram(e, t, n = []) {
	return run$1(e, n, !1, t);
}
async function run$1(e, t, n, r) {
	let { cwd: i, env: a, onLine: o, signal: s, onStart: c } = r;
	s.throwIfAborted();
	let l = ve(e, t, {
		cwd: i,
		env: a,
		shell: n,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: process.platform !== "win32",
		windowsHide: !0
	}), u, terminate = () => {
		killGroup(l, "SIGTERM"), u ??= setTimeout(() => {
			killGroup(l, "SIGKILL"), l.stdout.destroy(), l.stderr.destroy();
		}, 600);
	};
	s.addEventListener("abort", terminate, { once: !0 }), l.pid !== void 0 && c?.();
	let onExit = () => void killGroup(l, "SIGKILL");
	process.once("exit", onExit);
	try {
		for (let e of [l.stdout, l.stderr]) {
			let t = new LineSplitter(o);
			e.on("data", (e) => t.write(e)).once("close", () => t.end());
		}
		let e = await new Promise((e, t) => {
			l.once("error", t), l.once("exit", terminate), l.once("close", (t, n) => e({
				code: t,
				killedBy: n
			}));
		});
		killGroup(l, "SIGKILL");
		for (let e = performance.now() + 500; performance.now() < e && killGroup(l, 0);) await E(5);
		return s.throwIfAborted(), e;
	} finally {
		clearTimeout(u), process.removeListener("exit", onExit), s.removeEventListener("abort", terminate);
	}
}
function killGroup(e, t) {
	let { pid: n, exitCode: r } = e;
	if (n === void 0) return !1;
	if (process.platform === "win32") return r === null && ve("taskkill", [
		"/pid",
		String(n),
		"/t",
		"/f"
	], {
		stdio: "ignore",
		windowsHide: !0
	}), !1;
	try {
		return process.kill(-n, t), !0;
	} catch {
		return !1;
	}
}
// src/shared/exec.ts
const hr = 4 << 20;
function createExec(e = process.platform) {
	let t = e === "win32" ? runByToolkit : runInGroup;
	return async (e, n, r) => {
		let { cwd: i, env: a, signal: o, limitMs: s = 3e4 } = r;
		o.throwIfAborted();
		let c = await findTool(e, a);
		if (!c) return {
			kind: "not started",
			reason: `"${e}" is not installed`
		};
		if (!await isFolder(i)) return {
			kind: "not started",
			reason: `the folder ${i} does not exist`
		};
		o.throwIfAborted();
		let l = new Call(o, s);
		try {
			let { code: e, killedBy: i } = await t(c, n, r, l);
			return l.toResult(e, i);
		} catch (e) {
			return {
				kind: "not started",
				reason: getErrorMessage(e)
			};
		} finally {
			o.throwIfAborted();
		}
	};
}
async function runInGroup(e, t, { cwd: n, env: r }, i) {
	let a = ve(e, t, {
		cwd: n,
		env: r,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		detached: !0
	});
	a.stdout.on("data", (e) => i.printed("stdout", e)), a.stderr.on("data", (e) => i.printed("stderr", e));
	let o, terminate = () => {
		killGroup(a, "SIGTERM"), o ??= setTimeout(() => killGroup(a, "SIGKILL"), 1e3);
	};
	i.stop.addEventListener("abort", terminate, { once: !0 });
	let onExit = () => void killGroup(a, "SIGKILL");
	process.once("exit", onExit);
	try {
		let e = xe(a, "close");
		e.catch(() => void 0);
		let [t, n] = await xe(a, "exit");
		return await Promise.race([e, E(500, void 0, { ref: !1 })]), {
			code: t,
			killedBy: n
		};
	} finally {
		clearTimeout(o), i.stop.removeEventListener("abort", terminate), process.removeListener("exit", onExit), a.stdout.destroy(), a.stderr.destroy();
	}
}
async function runByToolkit(e, t, { cwd: n, env: r }, i) {
	let a = exec(quote$1(e), [...t], {
		cwd: n,
		env: { ...r },
		silent: !0,
		ignoreReturnCode: !0,
		delay: 500,
		listeners: {
			stdout: (e) => i.printed("stdout", e),
			stderr: (e) => i.printed("stderr", e)
		}
	});
	a.catch(() => void 0);
	let o = new AbortController(), s = xe(i.stop, "abort", { signal: o.signal }).then(() => null, () => null), c = i.stop.aborted ? null : await Promise.race([a, s]);
	return o.abort(), {
		code: c,
		killedBy: null
	};
}
var Call = class {
	stop;
	#e;
	#t;
	#n = new AbortController();
	#r = {
		stdout: new BoundedText(),
		stderr: new BoundedText()
	};
	constructor(e, t) {
		this.#e = t, this.#t = AbortSignal.timeout(t), this.stop = AbortSignal.any([
			e,
			this.#t,
			this.#n.signal
		]);
	}
	printed(e, t) {
		this.#r[e].add(t) || this.#n.abort();
	}
	toResult(e, t) {
		let n = {
			stdout: this.#r.stdout.finish(),
			stderr: this.#r.stderr.finish()
		}, killed = (e) => ({
			kind: "killed",
			reason: e,
			...n
		});
		return this.#n.signal.aborted ? killed(`it printed more than ${hr} bytes`) : e === null ? this.#t.aborted ? killed(`it took longer than ${this.#e / 1e3} s`) : killed(`terminated by ${t ?? "the system"}`) : {
			kind: "exited",
			code: e,
			...n
		};
	}
}, BoundedText = class {
	#e = new Se("utf8");
	#t = "";
	#n = 0;
	add(e) {
		return this.#n += e.byteLength, this.#n > hr ? !1 : (this.#t += this.#e.write(e), !0);
	}
	finish() {
		return this.#t + this.#e.end();
	}
};
async function findTool(e, t) {
	let n = O.sep === "\\", variable = (e) => Object.entries(t).find(([t]) => (n ? t.toUpperCase() : t) === e)?.[1], r = n ? (variable("PATHEXT") ?? ".EXE;.CMD;.BAT").split(";") : [""], i = (variable("PATH") ?? "").split(O.delimiter).filter((e) => O.isAbsolute(e));
	for (let t of i.flatMap((t) => r.map((n) => O.join(t, e + n)))) if (await isProgram(t)) return t;
}
async function isProgram(e) {
	try {
		return await m(e, a.X_OK), (await C(e)).isFile();
	} catch {
		return !1;
	}
}
async function isFolder(e) {
	try {
		return (await C(e)).isDirectory();
	} catch {
		return !1;
	}
}
function quote$1(e) {
	return `"${e.replaceAll("\"", "\\\"")}"`;
}
// src/shared/git.ts
const gr = [
	"PATH",
	"PATHEXT",
	"HOME",
	"XDG_CONFIG_HOME",
	"USERPROFILE",
	"SYSTEMROOT",
	"GIT_CONFIG_GLOBAL",
	"GIT_CONFIG_SYSTEM",
	"GIT_CONFIG_NOSYSTEM",
	"GIT_EXEC_PATH"
], _r = [
	"protocol.ext.allow=never",
	"protocol.file.allow=never",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.sshCommand=ssh",
	"core.gitProxy=",
	"core.askPass=",
	"credential.helper=",
	"log.showSignature=false"
].flatMap((e) => ["-c", e]);
function createGit(e, t) {
	let n = Object.fromEntries(Object.entries(t).flatMap(([e, t]) => t !== void 0 && gr.includes(e.toUpperCase()) ? [[e, t]] : []));
	return async (t, r, i) => {
		let a = await e("git", [
			"-c",
			`safe.directory=${t}`,
			..._r,
			...r
		], {
			cwd: t,
			env: {
				...n,
				GIT_CEILING_DIRECTORIES: O.dirname(t),
				GIT_ALLOW_PROTOCOL: "https:ssh",
				GIT_TERMINAL_PROMPT: "0",
				GIT_OPTIONAL_LOCKS: "0",
				GIT_NO_LAZY_FETCH: "1",
				LC_ALL: "C"
			},
			signal: i
		});
		if (a.kind === "exited" && a.code === 0) return a.stdout;
	};
}
// src/shared/http/proxy.ts
var ProxyUnreachable = class extends Error {
	name = "ProxyUnreachable";
};
function proxyFor(e, t) {
	let n = (e.protocol === "http:" ? ["http_proxy", "HTTP_PROXY"] : ["https_proxy", "HTTPS_PROXY"]).find((e) => t[e]), r = n ? URL.parse(t[n] ?? "") : void 0;
	if (r === void 0) return;
	if (r !== null && /^https?:$/.test(r.protocol) && r.hostname !== "") return r;
	let i = /^[a-z][a-z0-9+.-]*:\/\//i.exec(t[n ?? ""] ?? "")?.[0];
	throw new k("PROXY_INVALID", `${n} cannot be used: it ${!i || /^https?:/i.test(i) ? "is not a URL" : `names a ${i} proxy`}.`);
}
function withProxyNamed(e, t, n) {
	if (!n || !(e instanceof Error)) return e;
	let { hostname: r, port: i } = e;
	return (r === n.hostname ? r !== t.hostname : i === getPort(n) && i !== getPort(t)) ? new ProxyUnreachable(`${n.host}: ${e.message}`, { cause: e }) : e;
}
function getPort(e) {
	return e.port === "" ? e.protocol === "http:" ? 80 : 443 : Number(e.port);
}
// src/shared/http/fault.ts
var HttpFault = class extends Error {
	name = "HttpFault";
	kind;
	request;
	attempts;
	mayHaveArrived;
	constructor(e, t, n, r, i = !isBefore(e)) {
		let a = n === 1 ? "1 attempt" : `${n} attempts`;
		super(`${t}: ${describe(e, r)} (${a})`, { cause: r }), this.kind = e, this.request = t, this.attempts = n, this.mayHaveArrived = i;
	}
}, AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
};
const vr = {
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
function faultKind(e) {
	if (e instanceof AttemptTimeout) return "timeout";
	if (e instanceof ProxyUnreachable) return "proxy";
	let t = errorCode(e) ?? "";
	return isNotTls(e) ? "not-tls" : /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(t) ? "tls" : vr[t] ?? "other";
}
function isPermanent(e) {
	return e === "tls" || e === "not-tls";
}
function isBefore(e) {
	return isPermanent(e) || e === "refused" || e === "dns" || e === "proxy";
}
function isNotTls(e) {
	return /SSL routines:.*(wrong version number|packet length too long|http request)/.test(getErrorMessage(e));
}
function describe(e, t) {
	let n = getErrorMessage(t);
	switch (e) {
		case "timeout": return `timed out: ${n}`;
		case "refused": return `connection refused: ${n}`;
		case "reset": return `connection closed before the response: ${n}`;
		case "dns": return `host name not found: ${n}`;
		case "tls": return `certificate rejected: ${n}`;
		case "not-tls": return "the port answers, but does not speak TLS (https)";
		case "proxy": return `proxy unreachable: ${n}`;
		case "other": return n;
	}
}
// src/shared/http/private-host.ts
const yr = new ye();
for (let [e, t] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16]
]) yr.addSubnet(e, t, "ipv4");
for (let [e, t] of [
	["::", 127],
	["fc00::", 7],
	["fe80::", 10]
]) yr.addSubnet(e, t, "ipv6");
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = be(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : yr.check(t, n === 4 ? "ipv4" : "ipv6");
}
// src/shared/http/redirect.ts
function mayFollow(e, t, n) {
	let { to: r = "any" } = e;
	return r === "any" || n.protocol === "https:" && (isPrivateHost(t) || !isPrivateHost(n));
}
function findRedirect(e, t) {
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(e.status) || !e.headers.location) return;
	let n = URL.parse(e.headers.location, t);
	if (n !== null && /^https?:$/.test(n.protocol)) return n;
}
const br = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	return t.origin === n.origin ? e : Object.fromEntries(Object.entries(e).filter(([e]) => !br.includes(e.toLowerCase())));
}
// src/shared/http/client.ts
const xr = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? xr + n.size / 50 : xr : 9e5);
}
function createHttp(e) {
	let { transport: t, clock: n, userAgent: r, onRetry: i, random: a = Math.random } = e;
	async function attempt(e, n) {
		let { method: i, idleMs: a = 3e4, maxBytes: o = 4 << 20 } = e, { saveTo: s, newConnection: c, signal: l } = e, u;
		try {
			let d = {
				...encode(e, r),
				idleMs: a,
				limitMs: getLimitMs(e),
				maxBytes: o,
				saveTo: s,
				newConnection: c,
				signal: l,
				onConnection: async () => {
					u = await e.turns?.next(l);
				}
			};
			return { answer: await t({
				method: i,
				url: n,
				...d
			}) };
		} catch (e) {
			if (l?.throwIfAborted(), e instanceof k) throw e;
			return { error: e };
		} finally {
			u?.();
		}
	}
	function pauseAfter(e, t, r, i) {
		if (!("answer" in e ? i.statuses.includes(e.answer.status) : isWorthRetrying(faultKind(e.error), i)) || t >= i.attempts || r >= 12e4) return;
		let { status: o, headers: s } = "answer" in e ? e.answer : {};
		return pauseBefore({
			attempt: t,
			status: o,
			retryAfter: s?.["retry-after"]
		}, n.now(), a());
	}
	async function sendTo(e, t) {
		let r = `${e.method} ${t.origin}${t.pathname}`, a = e.method === "GET" || e.method === "HEAD", o = e.retry ?? (a ? L.safe : L.never), s = 0, c = !1, l = !1, u = elapsed(n);
		for (let a = 1;; a += 1) {
			let d = elapsed(n), f = await attempt(withinTotal(e, d - u), t), p = elapsed(n) - d;
			isFile(e) || (s += p), c ||= "answer" in f || !isBefore(faultKind(f.error)), l ||= "error" in f && !isBefore(faultKind(f.error));
			let m = e.saveTo && elapsed(n) - u >= getLimitMs(e) ? void 0 : pauseAfter(f, a, s, o);
			if (m === void 0) {
				if ("answer" in f) return toResponse(f.answer, t, a, l);
				throw new HttpFault(faultKind(f.error), r, a, f.error, c);
			}
			let h = "answer" in f ? `status ${f.answer.status}` : faultKind(f.error);
			i?.(`${r}: ${h}, attempt ${a + 1} in ${(m / 1e3).toFixed(1)} s`), e.turns && h === "status 429" ? e.turns.hold(m) : await n.sleep(m, e.signal);
		}
	}
	return { async send(e) {
		let t = new URL(e.url), { headers: r = {} } = e, i = getLimitMs(e), a = elapsed(n);
		for (let o = 0;; o += 1) {
			let s = o === 0 ? i : Math.max(1, i - (elapsed(n) - a)), c = await sendTo({
				...e,
				headers: r,
				limitMs: s
			}, t), l = nextAddress(e, c, o);
			if (!l) return c;
			r = headersFor(r, t, l), t = l;
		}
	} };
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return isPermanent(e) || t.attempts === 1 ? !1 : t.faults || isBefore(e);
}
function nextAddress(e, t, n) {
	let { method: r, follow: i } = e;
	if (!i || n >= (i.max ?? 5) || r !== "GET" && r !== "HEAD") return;
	let a = findRedirect(t, t.url);
	if (a && mayFollow(i, new URL(t.url), a)) return a;
}
function encode(e, t) {
	let n = {
		"user-agent": t,
		...e.headers
	};
	return e.json === void 0 ? {
		headers: n,
		body: e.body
	} : (n["content-type"] ??= "application/json", {
		headers: n,
		body: JSON.stringify(e.json)
	});
}
function toResponse(e, t, n, r) {
	let { status: i, headers: a, body: o } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: a,
		body: o,
		get text() {
			return o.toString("utf8");
		},
		get json() {
			return parseJson(o.toString("utf8"));
		},
		requestId: firstHeader(a, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts: n,
		isRepetition: r
	};
}
function firstHeader(e, ...t) {
	for (let n of t) {
		let t = e[n];
		if (typeof t == "string" && t !== "") return t;
	}
}
// src/shared/http/gates.ts
var Gates = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async pass(e, t) {
		t?.throwIfAborted();
		let n = this.#t.get(e) ?? {
			open: 0,
			waiting: []
		};
		this.#t.set(e, n);
		let r = 0;
		if (n.open >= this.#e) {
			let e = performance.now();
			await waitIn(n.waiting, t), r = performance.now() - e;
		} else n.open += 1;
		let leave = () => {
			let e = n.waiting.shift();
			e ? e() : --n.open;
		};
		return {
			waitedMs: r,
			[Symbol.dispose]: leave
		};
	}
};
function waitIn(e, t) {
	return new Promise((n, r) => {
		let turn = () => {
			t?.removeEventListener("abort", leave), n();
		}, leave = () => {
			e.splice(e.indexOf(turn), 1), r(t?.reason);
		};
		e.push(turn), t?.addEventListener("abort", leave, { once: !0 });
	});
}
// src/shared/http/service-address.ts
function serviceAddress(e, t) {
	let n = URL.parse(e.trim());
	if (n === null || !/^https?:$/.test(n.protocol)) throw refusal(`${t} is not a URL.`, "Write the full URL, e.g. https://portal.example.com.");
	if (n.username !== "" || n.password !== "" || n.search !== "" || n.hash !== "") throw refusal(`${t} contains more than an origin and a path.`, "Remove user name, password, query and fragment; pass credentials separately.");
	if (n.protocol === "http:" && !isLoopback(n)) throw refusal(`${t} is not encrypted: a credential would be readable in transit.`, `Use https:// instead of http:// for ${n.host}; http:// is only for services on this machine.`);
	return n.href.replace(/\/+$/, "");
}
function endpointAddress(e, t, n = {}) {
	let r = new URL(e + t);
	for (let [e, t] of Object.entries(n)) t !== void 0 && r.searchParams.set(e, String(t));
	return r;
}
function isLoopback(e) {
	let { hostname: t } = e;
	return t === "localhost" || t.endsWith(".localhost") || t === "[::1]" || /^127(\.\d+){3}$/.test(t);
}
function refusal(e, t) {
	return new k("USAGE", e, { remedy: t });
}
function createTransport(e) {
	let t = new Set(), n = new Gates(4), both = (e) => ({
		shared: agentsWith(t, {
			keepAlive: !0,
			...e
		}),
		own: agentsWith(t, e)
	}), r = both({}), i = both({ proxyEnv: { ...e } });
	return {
		async send(t) {
			let { url: a } = t;
			using o = await n.pass(a.origin, t.signal);
			await t.onConnection?.();
			let s = Math.max(1, Math.round(t.limitMs - o.waitedMs)), c = t.newConnection ? "own" : "shared";
			if (isLoopback(a)) return await sendOnce({
				...t,
				limitMs: s
			}, r[c]);
			let l = proxyFor(a, e);
			return await sendOnce({
				...t,
				limitMs: s
			}, i[c]).catch((e) => {
				throw withProxyNamed(e, a, l);
			});
		},
		close() {
			let e = [r, i].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of t) e.destroy();
		}
	};
}
function agentsWith(e, t) {
	let noted = (t) => (t && e.add(t.once("close", () => e.delete(t))), t);
	class HttpAgent extends ge.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends _e.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	return {
		"http:": new HttpAgent(t),
		"https:": new HttpsAgent(t)
	};
}
function sendOnce(e, t) {
	let { url: n, method: r, body: i, maxBytes: a, saveTo: o, signal: s } = e;
	return s?.throwIfAborted(), new Promise((s, c) => {
		let l = {
			method: r,
			headers: {
				...e.headers,
				...getLengthHeaders(i)
			}
		}, u = n.protocol === "http:" ? ge.request(n, {
			...l,
			agent: t["http:"]
		}) : _e.request(n, {
			...l,
			agent: t["https:"]
		}), d = watchAttempt(e, stop);
		function stop(e) {
			d.stopWatching(), u.destroy(), c(e);
		}
		u.on("error", stop), u.on("response", (e) => {
			let { statusCode: t = 0, headers: n } = e;
			e.on("error", stop), (o !== void 0 && t >= 200 && t < 300 ? saveBody(e, o, d.moved) : readBody(e, a, d.moved)).then((r) => {
				d.stopWatching(), u.writableFinished && e.complete || u.destroy(), s({
					status: t,
					headers: n,
					body: r
				});
			}, stop);
		}), typeof i == "object" && "file" in i ? sendFile(i, u, d.moved).catch((e) => {
			u.destroyed && u.errored === null || stop(e);
		}) : u.end(i);
	});
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new AttemptTimeout(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved() {
			clearTimeout(o), o = after(n, "no data for");
		},
		stopWatching() {
			clearTimeout(o), clearTimeout(a), i?.removeEventListener("abort", onAbort);
		}
	};
}
function readBody(e, t, n) {
	return new Promise((r, i) => {
		let a = [], o = 0, done = () => r(Buffer.concat(a).subarray(0, t));
		e.on("data", (e) => {
			n(), a.push(e), o += e.length, o > t && done();
		}), e.on("close", () => {
			e.complete || i(Object.assign(Error("the response was cut off"), { code: "ECONNRESET" }));
		}), e.on("end", done);
	});
}
function getLengthHeaders(e) {
	return e === void 0 ? {} : typeof e == "string" ? { "content-length": String(Buffer.byteLength(e)) } : { "content-length": String("file" in e ? e.size : e.byteLength) };
}
async function saveBody(e, t, n) {
	return await Ce(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, o(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = await y(e.file);
	await Ce(o.createReadStream({
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
// src/shared/http/open-http.ts
function openHttp(e) {
	let { env: t, onRetry: n, clock: r = mr } = e, i = createTransport(t);
	return {
		...createHttp({
			transport: i.send,
			clock: r,
			userAgent: "site-deploy/0.1.0",
			onRetry: n
		}),
		[Symbol.dispose]: i.close
	};
}
// src/shared/deps.ts
async function openDeps(e) {
	let { log: t, signal: n, env: r, github: i, apiToken: a, temporary: o = r.RUNNER_TEMP || pe() } = e, { afterCancelMs: s } = e, c = openHttp({
		env: r,
		onRetry: t.info
	}), l = await v(O.join(o, "site-deploy-")), removeOnExit = () => f(l, {
		recursive: !0,
		force: !0
	});
	process.once("exit", removeOnExit);
	let u = createExec();
	return {
		log: t,
		http: c,
		clock: mr,
		signal: n,
		afterCancelMs: s,
		scratch: l,
		env: r,
		exec: u,
		git: createGit(u, r),
		github: i,
		apiToken: a,
		toolCache: r.RUNNER_TOOL_CACHE || void 0,
		async [Symbol.asyncDispose]() {
			c[Symbol.dispose](), process.removeListener("exit", removeOnExit), await S(l, {
				recursive: !0,
				force: !0
			}).catch((e) => {
				t.warn(`The run's folder could not be removed: ${getErrorMessage(e)}`);
			});
		}
	};
}
// src/shared/secret.ts
var Secret = class {
	#e;
	constructor(e) {
		this.#e = e;
	}
	reveal() {
		return this.#e;
	}
	toString() {
		return "***";
	}
	toJSON() {
		return "***";
	}
	[me.custom]() {
		return "***";
	}
}, Redactor = class {
	#e = new Set();
	add(e) {
		let t = encodeURIComponent(e), n = [
			e,
			t,
			t.replaceAll(/%[0-9A-F]{2}/g, (e) => e.toLowerCase()),
			JSON.stringify(e).slice(1, -1),
			...e.split(/\r?\n/)
		].filter((e) => e.length >= 6), r = [...new Set(n)].filter((e) => !this.#e.has(e)), i = base64Forms(e).filter((e) => e.length >= 12);
		for (let e of [...r, ...i]) this.#e.add(e);
		return r;
	}
	redact(e) {
		let t = "", n = 0;
		for (let r of this.#t(e)) r.start < n ? n = Math.max(n, r.end) : (t += `${e.slice(n, r.start)}***`, n = r.end);
		return n === 0 ? e : t + e.slice(n);
	}
	#t(e) {
		let t = [];
		for (let n of this.#e) {
			let r = n.slice(0, Math.max(Sr, Math.ceil(n.length / 2)));
			for (let i = e.indexOf(r); i >= 0; i = e.indexOf(r, i + 1)) {
				let a = r.length;
				for (; a < n.length && e[i + a] === n[a];) a += 1;
				t.push({
					start: i,
					end: i + a
				});
			}
		}
		return t.sort((e, t) => e.start - t.start);
	}
};
const Sr = 12;
function base64Forms(e) {
	let t = Buffer.from(e);
	return [
		0,
		1,
		2
	].flatMap((e) => {
		let n = Buffer.concat([Buffer.alloc(e), t]), r = [n.toString("base64").replace(/=+$/, ""), n.toString("base64url")], i = Math.ceil(e * 8 / 6), a = Math.floor(n.byteLength * 8 / 6);
		return r.map((e) => e.slice(i, a));
	});
}
// src/shared/yes-or-no.ts
const Cr = new Map([
	"true",
	"True",
	"TRUE",
	"false",
	"False",
	"FALSE"
].map((e) => [e, e.toLowerCase() === "true"]));
function yesOrNo(e, t) {
	let n = String(e ?? "").trim();
	if (n === "") return !1;
	let r = Cr.get(n);
	if (r !== void 0) return r;
	throw new k("USAGE", `${t}: found "${n}", expected true or false`);
}
// src/action/inputs.ts
function readRequest(e, t, n) {
	return {
		workspace: n.GITHUB_WORKSPACE ?? ".",
		event: toRunEvent(t, n),
		config: e("config"),
		environment: e("environment"),
		siteVersion: e("site-version"),
		mode: e("mode"),
		rollbackRun: e("rollback-run"),
		uploader: e("uploader"),
		dryRun: e("dry-run"),
		force: e("force"),
		pins: readPins(e)
	};
}
function readPins(e) {
	return {
		portalUrl: e("portal-url"),
		audience: e("audience"),
		tenantId: e("tenant-id"),
		clientId: e("client-id")
	};
}
function readSecret(e, t) {
	if (!e) return;
	let n = new Secret(e);
	return t(n), n;
}
function readGitHubAccess(e, t, n) {
	let r = readSecret(e("github-token"), n);
	return r && {
		apiUrl: t.GITHUB_API_URL ?? "https://api.github.com",
		token: r
	};
}
function getRef(e) {
	let { eventName: t, ref: n, payload: r } = e;
	return t === "delete" && r.ref_type === "branch" && typeof r.ref == "string" ? `refs/heads/${r.ref}` : n;
}
function toRunEvent(e, t) {
	let { eventName: n, sha: r, runId: i, serverUrl: a, payload: o } = e, s = t.GITHUB_REPOSITORY ?? "", { message: c } = toObject(o.head_commit);
	return {
		name: n,
		ref: getRef(e),
		sha: r,
		repository: s,
		commitMessage: typeof c == "string" ? c : void 0,
		run: {
			id: String(i),
			attempt: Number(t.GITHUB_RUN_ATTEMPT ?? "1"),
			url: `${a}/${s}/actions/runs/${i}`
		}
	};
}
function commentAccess(e, t, n) {
	if (yesOrNo(e("comment"), "comment")) return t || n.info("No comment on the pull request: the input \"github-token\" is empty."), t;
}
// src/shared/sanitize.ts
function sanitize(e) {
	return e.replaceAll(wr, "$1| ").replaceAll(Tr, "$1 [");
}
function sanitizeName(e) {
	return sanitize(e.replaceAll(Er, escaped$1));
}
const wr = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g, Tr = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g, Er = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escaped$1(e) {
	return {
		"\n": "\\n",
		"\r": "\\r",
		"	": "\\t"
	}[e] ?? `\\u{${e.codePointAt(0)?.toString(16) ?? ""}}`;
}
// src/action/outputs.ts
function toOutputs(e) {
	return toTexts({
		status: e.status,
		environment: e.environment,
		"site-version": e.siteVersion,
		url: e.url,
		"deployment-id": e.deploymentId,
		"correlation-id": e.correlationId,
		"file-count": e.fileCount,
		"total-bytes": e.totalBytes,
		digest: e.digest,
		notified: e.notified,
		folder: e.folder,
		artifact: e.artifact,
		closes: e.closes,
		report: JSON.stringify(e).replaceAll(Er, jsonEscape)
	});
}
function toAutomationOutputs(e) {
	let { outcome: t, error: n, task: r, closes: i } = e;
	return toTexts({
		status: n ? getFailureStatus(n) : "succeeded",
		next: t?.kind,
		url: t?.url,
		task: r,
		closes: i
	});
}
function getFailureStatus(e) {
	return e?.code === "CANCELLED" ? "cancelled" : "failed";
}
function toTexts(e) {
	return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, String(t ?? "")]));
}
function jsonEscape(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/shared/cancel.ts
const Dr = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function cancelSignal(e, t = () => {}, n = () => performance.now()) {
	let r = new AbortController(), i = 0, a = Dr.map((a) => {
		let listener = () => {
			r.signal.aborted ? n() - i > 500 && t() : (i = n(), r.abort(new k("CANCELLED", `The run was cancelled (${a}).`)));
		};
		return e.on(a, listener), () => void e.off(a, listener);
	}), onUncaught = (e) => r.abort(k.from(e));
	return e.on("uncaughtException", onUncaught), Object.assign(r.signal, { [Symbol.dispose]() {
		for (let e of a) e();
		e.off("uncaughtException", onUncaught);
	} });
}
// src/shared/end-process.ts
async function exitProcess(e, t) {
	return await Promise.all([e.stdout, e.stderr].map(written)), e.exit(t);
}
function written(e) {
	return e.destroyed ? Promise.resolve() : new Promise((t) => void e.write("", () => t()));
}
// src/shared/guard-stderr.ts
function guardStderr(e, t, n, r = (e) => e) {
	let { NODE_DEBUG: i = "" } = t, { pid: a, stderr: o } = e, s = o.write.bind(o), isDebugLine = (e) => i !== "" && RegExp(`^[\\w-]+ ${a}: `).test(he(e)), guarded = (e, ...t) => typeof e == "string" ? Reflect.apply(s, o, [isDebugLine(e) ? "" : r(e), ...t]) : Reflect.apply(s, o, [e, ...t]);
	Object.assign(o, { write: guarded }), i !== "" && n(`The log omits NODE_DEBUG=${i} output: it contains credentials in plain text.`);
}
// src/shared/omit-undefined.ts
function omitUndefined(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/action/sanitizer.ts
function createSanitizer(e) {
	return {
		text: (t) => sanitize(e.redact(t)),
		value: (t) => sanitizeName(e.redact(t))
	};
}
// src/action/log.ts
function actionsLog(e, t = new Redactor()) {
	let n, r = [], command = (t) => {
		n && e.info(`::${n}::`), t(), n && e.info(`::stop-commands::${n}`);
	}, afterForeign = (e) => {
		n ? r.push(e) : e();
	}, { text: i, value: a } = createSanitizer(t), place = (e) => {
		let { title: t, file: n, line: r, column: i } = e ?? {};
		return omitUndefined({
			title: t && a(t),
			file: n && a(n),
			startLine: r,
			startColumn: i
		});
	}, o = collectWarnings(), warn = (t, n) => {
		o.add(t, n) && e.info(`Warning: ${t}`);
	};
	return {
		debug: (t) => afterForeign(() => e.debug(i(t))),
		info: (t) => afterForeign(() => e.info(i(t))),
		warn: (e, t) => afterForeign(() => warn(i(e), t)),
		error: (t, n) => command(() => e.error(i(t), place(n))),
		annotate() {
			let t = o.take();
			t.length !== 0 && command(() => {
				e.info("::group::Warnings that GitHub shows beside the run");
				for (let { message: n, ...r } of t) e.warning(n, place(r));
				e.info("::endgroup::");
			});
		},
		mask(n) {
			for (let r of t.add(n.reveal())) command(() => e.setSecret(r));
		},
		foreign(t) {
			let o = ne();
			return e.info(`::group::${a(t)}`), e.info(`::stop-commands::${o}`), n = o, {
				line(t) {
					n === o && e.info(i(t));
				},
				close() {
					if (n !== o) return;
					n = void 0, e.info(`::${o}::`), e.info("::endgroup::");
					let t = r;
					r = [];
					for (let e of t) e();
				}
			};
		}
	};
}
function closeRun(e, t, n) {
	let r = t.join("\n"), i = r.length <= 4096;
	(e || !i) && n.info(r), e || n.fail(i ? r : shortened(t));
}
function shortened([e = "", ...t]) {
	let n = 1363, cut = (e) => e.length <= n ? e : `${e.slice(0, n)}…`;
	return [e, ...t.slice(-2)].map(cut).join("\n");
}
// src/action/report-result.ts
async function reportResult(e, t) {
	let { core: n, log: r, sanitizer: i, hasSummary: a } = t, attempt = async (e, t) => {
		try {
			await t();
		} catch (t) {
			r.warn(`${e} could not be written: ${getErrorMessage(t)}`);
		}
	};
	await attempt("The outputs", () => {
		for (let [t, r] of Object.entries(e.outputs)) n.setOutput(t, i.value(r));
	}), a && await attempt("The summary", () => n.summary.addRaw(i.text(e.summary)).write()), r.annotate();
	for (let { message: t, ...n } of e.annotations) r.error(t, n);
	return e.annotations.length > 0 ? r.info(e.lines.join("\n")) : closeRun(e.isDone, e.lines, {
		info: r.info,
		fail: (t) => r.error(t, { title: e.title })
	}), +!e.isDone;
}
// src/action/run-action.ts
async function runAction(e, t) {
	let { program: n, core: r, context: i } = e, { env: a } = n, o = new Redactor(), [s, c] = [createSanitizer(o), actionsLog(r, o)];
	guardStderr(n, a, c.info, s.text);
	using l = cancelSignal(n);
	e.release();
	let u = {
		core: r,
		log: c,
		sanitizer: s,
		hasSummary: !!a.GITHUB_STEP_SUMMARY
	}, finish = async (e) => exitProcess(n, await reportResult(e, u));
	n.once("uncaughtException", (e) => void finish(t.fail(e, !0, s)));
	let d = readSecret(a.ACTIONS_ID_TOKEN_REQUEST_TOKEN, c.mask), f = a.ACTIONS_ID_TOKEN_REQUEST_URL, identify = (t) => e.githubIdentity({
		http: t.http,
		mask: c.mask,
		requestUrl: f,
		requestToken: d
	}), p = {
		input: r.getInput,
		context: i,
		env: a,
		log: c,
		sanitizer: s,
		signal: l,
		identify
	};
	await finish(await t.run(p).catch((e) => t.fail(e, !1, s)));
}
// src/shared/live-site/marker.ts
const Or = ".well-known/site-deploy.json", kr = [
	"slug",
	"environment",
	"version"
];
function sameIdentity(e, t) {
	return t !== void 0 && kr.every((n) => e[n] === t[n]);
}
// src/shared/paths.ts
async function resolveInside(e, t, n) {
	let refuse = (r) => new k("PATH_OUTSIDE_WORKSPACE", `${n} "${t}" points to ${r}, outside ${e}.`), r = await b(e), i = O.resolve(r, t);
	if (!isInside(r, i)) throw refuse(i);
	let a = await realpathOfExisting(i);
	if (a === void 0) throw new k("PATH_OUTSIDE_WORKSPACE", `${n} "${t}" is a broken link.`, { remedy: "Remove the symbolic link, or create its target." });
	if (!isInside(r, a)) throw refuse(a);
	return i;
}
function isInside(e, t) {
	let n = O.relative(e, t);
	return n === "" || !n.startsWith(`..${O.sep}`) && n !== ".." && !O.isAbsolute(n);
}
async function realpathOfExisting(e) {
	try {
		return await b(e);
	} catch (t) {
		if (errorCode(t) !== "ENOENT") throw t;
		if (await h(e).then((e) => e.isSymbolicLink(), () => !1)) return;
		let n = O.dirname(e);
		if (n === e) return e;
		let r = await realpathOfExisting(n);
		return r && O.join(r, O.basename(e));
	}
}
// node_modules/yaml/browser/dist/nodes/identity.js
const Ar = Symbol.for("yaml.alias"), jr = Symbol.for("yaml.document"), z = Symbol.for("yaml.map"), Mr = Symbol.for("yaml.pair"), B = Symbol.for("yaml.scalar"), V = Symbol.for("yaml.seq"), H = Symbol.for("yaml.node.type"), isAlias = (e) => !!e && typeof e == "object" && e[H] === Ar, isDocument = (e) => !!e && typeof e == "object" && e[H] === jr, isMap = (e) => !!e && typeof e == "object" && e[H] === z, isPair = (e) => !!e && typeof e == "object" && e[H] === Mr, isScalar = (e) => !!e && typeof e == "object" && e[H] === B, isSeq = (e) => !!e && typeof e == "object" && e[H] === V;
function isCollection(e) {
	if (e && typeof e == "object") switch (e[H]) {
		case z:
		case V: return !0;
	}
	return !1;
}
function isNode$1(e) {
	if (e && typeof e == "object") switch (e[H]) {
		case Ar:
		case z:
		case B:
		case V: return !0;
	}
	return !1;
}
const hasAnchor = (e) => (isScalar(e) || isCollection(e)) && !!e.anchor, U = Symbol("break visit"), Nr = Symbol("skip children"), Pr = Symbol("remove node");
function visit$1(e, t) {
	let n = initVisitor(t);
	isDocument(e) ? visit_(null, e.contents, n, Object.freeze([e])) === Pr && (e.contents = null) : visit_(null, e, n, Object.freeze([]));
}
visit$1.BREAK = U, visit$1.SKIP = Nr, visit$1.REMOVE = Pr;
function visit_(e, t, n, r) {
	let i = callVisitor(e, t, n, r);
	if (isNode$1(i) || isPair(i)) return replaceNode(e, r, i), visit_(e, i, n, r);
	if (typeof i != "symbol") {
		if (isCollection(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = visit_(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === U) return U;
				else i === Pr && (t.items.splice(e, 1), --e);
			}
		} else if (isPair(t)) {
			r = Object.freeze(r.concat(t));
			let e = visit_("key", t.key, n, r);
			if (e === U) return U;
			e === Pr && (t.key = null);
			let i = visit_("value", t.value, n, r);
			if (i === U) return U;
			i === Pr && (t.value = null);
		}
	}
	return i;
}
function initVisitor(e) {
	return typeof e == "object" && (e.Collection || e.Node || e.Value) ? Object.assign({
		Alias: e.Node,
		Map: e.Node,
		Scalar: e.Node,
		Seq: e.Node
	}, e.Value && {
		Map: e.Value,
		Scalar: e.Value,
		Seq: e.Value
	}, e.Collection && {
		Map: e.Collection,
		Seq: e.Collection
	}, e) : e;
}
function callVisitor(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (isMap(t)) return n.Map?.(e, t, r);
	if (isSeq(t)) return n.Seq?.(e, t, r);
	if (isPair(t)) return n.Pair?.(e, t, r);
	if (isScalar(t)) return n.Scalar?.(e, t, r);
	if (isAlias(t)) return n.Alias?.(e, t, r);
}
function replaceNode(e, t, n) {
	let r = t[t.length - 1];
	if (isCollection(r)) r.items[e] = n;
	else if (isPair(r)) e === "key" ? r.key = n : r.value = n;
	else if (isDocument(r)) r.contents = n;
	else {
		let e = isAlias(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Fr = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, escapeTagName = (e) => e.replace(/[!,[\]{}]/g, (e) => Fr[e]);
var W = class Directives {
	constructor(e, t) {
		this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, e), this.tags = Object.assign({}, Directives.defaultTags, t);
	}
	clone() {
		let e = new Directives(this.yaml, this.tags);
		return e.docStart = this.docStart, e;
	}
	atDocument() {
		let e = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = !0;
				break;
			case "1.2": this.atNextDocument = !1, this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.2"
			}, this.tags = Object.assign({}, Directives.defaultTags);
		}
		return e;
	}
	add(e, t) {
		this.atNextDocument &&= (this.yaml = {
			explicit: Directives.defaultYaml.explicit,
			version: "1.1"
		}, this.tags = Object.assign({}, Directives.defaultTags), !1);
		let n = e.trim().split(/[ \t]+/), r = n.shift();
		switch (r) {
			case "%TAG": {
				if (n.length !== 2 && (t(0, "%TAG directive should contain exactly two parts"), n.length < 2)) return !1;
				let [e, r] = n;
				return this.tags[e] = r, !0;
			}
			case "%YAML": {
				if (this.yaml.explicit = !0, n.length !== 1) return t(0, "%YAML directive should contain exactly one part"), !1;
				let [e] = n;
				if (e === "1.1" || e === "1.2") return this.yaml.version = e, !0;
				{
					let n = /^\d+\.\d+$/.test(e);
					return t(6, `Unsupported YAML version ${e}`, n), !1;
				}
			}
			default: return t(0, `Unknown directive ${r}`, !0), !1;
		}
	}
	tagName(e, t) {
		if (e === "!") return "!";
		if (e[0] !== "!") return t(`Not a valid tag: ${e}`), null;
		if (e[1] === "<") {
			let n = e.slice(2, -1);
			return n === "!" || n === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), n);
		}
		let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
		r || t(`The ${e} tag has no suffix`);
		let i = this.tags[n];
		if (i) try {
			return i + decodeURIComponent(r);
		} catch (e) {
			return t(String(e)), null;
		}
		return n === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
	}
	tagString(e) {
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && isNode$1(e.contents)) {
			let t = {};
			visit$1(e.contents, (e, n) => {
				isNode$1(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
W.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, W.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function anchorNames(e) {
	let t = new Set();
	return visit$1(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function findNewAnchor(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function createNodeAnchors(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= anchorNames(e);
			let a = findNewAnchor(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (isScalar(t.node) || isCollection(t.node))) t.node.anchor = t.anchor;
				else {
					let t = Error("Failed to resolve repeated object (this should not happen)");
					throw t.source = e, t;
				}
			}
		},
		sourceObjects: r
	};
}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = applyReviver(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = applyReviver(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = applyReviver(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = applyReviver(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !hasAnchor(e)) return e.toJSON(t, n);
		let r = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		n.anchors.set(e, r), n.onCreate = (e) => {
			r.res = e, delete n.onCreate;
		};
		let i = e.toJSON(t, n);
		return n.onCreate && n.onCreate(i), i;
	}
	return typeof e == "bigint" && !n?.keep ? Number(e) : e;
}
// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(e) {
		Object.defineProperty(this, H, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!isDocument(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = toJS(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? applyReviver(i, { "": o }, "", o) : o;
	}
}, Alias = class extends NodeBase {
	constructor(e) {
		super(Ar), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], visit$1(e, { Node: (e, t) => {
			(isAlias(t) || hasAnchor(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (toJS(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = getAliasCount(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return r;
	}
	toJSON(e, t) {
		if (!t) return { source: this.source };
		let n = this.resolve(t.doc, t);
		if (!n) {
			let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw ReferenceError(e);
		}
		return t.anchors.get(n).res;
	}
	toString(e, t, n) {
		let r = `*${this.source}`;
		if (e) {
			if (anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function getAliasCount(e, t, n) {
	if (isAlias(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (isCollection(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = getAliasCount(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (isPair(t)) {
		let r = getAliasCount(e, t.key, n), i = getAliasCount(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (e) => !e || typeof e != "function" && typeof e != "object";
var Scalar = class extends NodeBase {
	constructor(e) {
		super(B), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : toJS(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED", Scalar.BLOCK_LITERAL = "BLOCK_LITERAL", Scalar.PLAIN = "PLAIN", Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE", Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
function findTagObject(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function createNode(e, t, n) {
	if (isDocument(e) && (e = e.contents), isNode$1(e)) return e;
	if (isPair(e)) {
		let t = n.schema[z].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new Alias(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = findTagObject(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new Scalar(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[z] : Symbol.iterator in Object(e) ? o[V] : o[z];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new Scalar(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return createNode(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const isEmptyPath = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
	constructor(e, t) {
		super(e), Object.defineProperty(this, "schema", {
			value: t,
			configurable: !0,
			enumerable: !1,
			writable: !0
		});
	}
	clone(e) {
		let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return e && (t.schema = e), t.items = t.items.map((t) => isNode$1(t) || isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (isEmptyPath(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (isCollection(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (isCollection(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && isScalar(i) ? i.value : i : isCollection(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!isPair(t)) return !1;
			let n = t.value;
			return n == null || e && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return isCollection(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (isCollection(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const stringifyComment = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const lineComment = (e, t, n) => e.endsWith("\n") ? indentComment(n, t) : n.includes("\n") ? "\n" + indentComment(n, t) : (e.endsWith(" ") ? "" : " ") + n, Ir = "flow";
function foldFlowLines(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, v = -1;
	n === "block" && (h = consumeMoreIndentedLines(e, h, t.length), h !== -1 && (d = h + c));
	for (let r; r = e[h += 1];) {
		if (n === "quoted" && r === "\\") {
			switch (g = h, e[h + 1]) {
				case "x":
					h += 3;
					break;
				case "u":
					h += 5;
					break;
				case "U":
					h += 9;
					break;
				default: h += 1;
			}
			v = h;
		}
		if (r === "\n") n === "block" && (h = consumeMoreIndentedLines(e, h, t.length)), d = h + t.length + c, f = void 0;
		else {
			if (r === " " && p && p !== " " && p !== "\n" && p !== "	") {
				let t = e[h + 1];
				t && t !== " " && t !== "\n" && t !== "	" && (f = h);
			}
			if (h >= d) {
				if (f) l.push(f), d = f + c, f = void 0;
				else if (n === "quoted") {
					for (; p === " " || p === "	";) p = r, r = e[h += 1], m = !0;
					let t = h > v + 1 ? h - 2 : g - 1;
					if (u[t]) return e;
					l.push(t), u[t] = !0, d = t + c, f = void 0;
				} else m = !0;
			}
		}
		p = r;
	}
	if (m && s && s(), l.length === 0) return e;
	o && o();
	let y = e.slice(0, l[0]);
	for (let r = 0; r < l.length; ++r) {
		let i = l[r], a = l[r + 1] || e.length;
		i === 0 ? y = `\n${t}${e.slice(0, a)}` : (n === "quoted" && u[i] && (y += `${e[i]}\\`), y += `\n${t}${e.slice(i + 1, a)}`);
	}
	return y;
}
function consumeMoreIndentedLines(e, t, n) {
	let r = t, i = t + 1, a = e[i];
	for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
	else {
		do
			a = e[++t];
		while (a && a !== "\n");
		r = t, i = t + 1, a = e[i];
	}
	return r;
}
// node_modules/yaml/browser/dist/stringify/stringifyString.js
const getFoldOptions = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), containsDocumentMarker = (e) => /^(%|---|\.\.\.)/m.test(e);
function lineLengthOverLimit(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function doubleQuotedString(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (containsDocumentMarker(e) ? "  " : ""), o = "", s = 0;
	for (let e = 0, t = n[e]; t; t = n[++e]) if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n" && (o += n.slice(s, e) + "\\ ", e += 1, s = e, t = "\\"), t === "\\") switch (n[e + 1]) {
		case "u":
			{
				o += n.slice(s, e);
				let t = n.substr(e + 2, 4);
				switch (t) {
					case "0000":
						o += "\\0";
						break;
					case "0007":
						o += "\\a";
						break;
					case "000b":
						o += "\\v";
						break;
					case "001b":
						o += "\\e";
						break;
					case "0085":
						o += "\\N";
						break;
					case "00a0":
						o += "\\_";
						break;
					case "2028":
						o += "\\L";
						break;
					case "2029":
						o += "\\P";
						break;
					default: t.substr(0, 2) === "00" ? o += "\\x" + t.substr(2) : o += n.substr(e, 6);
				}
				e += 5, s = e + 1;
			}
			break;
		case "n":
			if (r || n[e + 2] === "\"" || n.length < i) e += 1;
			else {
				for (o += n.slice(s, e) + "\n\n"; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) o += "\n", e += 2;
				o += a, n[e + 2] === " " && (o += "\\"), e += 1, s = e + 1;
			}
			break;
		default: e += 1;
	}
	return o = s ? o + n.slice(s) : n, r ? o : foldFlowLines(o, a, "quoted", getFoldOptions(t, !1));
}
function singleQuotedString(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
	let n = t.indent || (containsDocumentMarker(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : foldFlowLines(r, n, Ir, getFoldOptions(t, !1));
}
function quotedString(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = doubleQuotedString;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : n ? singleQuotedString : doubleQuotedString;
	}
	return r(e, t);
}
let Lr;
try {
	Lr = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	Lr = /\n+(?!\n|$)/g;
}
function blockString({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return quotedString(n, r);
	let l = r.indent || (r.forceBlockIndent || containsDocumentMarker(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === Scalar.BLOCK_FOLDED ? !1 : t === Scalar.BLOCK_LITERAL || !lineLengthOverLimit(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(Lr, `$&${l}`));
	let h = !1, g, v = -1;
	for (g = 0; g < n.length; ++g) {
		let e = n[g];
		if (e === " ") h = !0;
		else if (e === "\n") v = g;
		else break;
	}
	let y = n.substring(0, v < g ? v + 1 : g);
	y &&= (n = n.substring(y.length), y.replace(/\n+/g, `$&${l}`));
	let b = (h ? l ? "2" : "1" : "") + d;
	if (e && (b += " " + s(e.replace(/ ?[\r\n]+/g, " ")), i && i()), !u) {
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = getFoldOptions(r, !0);
		o !== "folded" && t !== Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = foldFlowLines(`${y}${e}${p}`, l, "block", a);
		if (!i) return `>${b}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${b}\n${l}${y}${n}${p}`;
}
function plainString(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return quotedString(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? quotedString(a, t) : blockString(e, t, n, r);
	if (!s && !u && i !== Scalar.PLAIN && a.includes("\n")) return blockString(e, t, n, r);
	if (containsDocumentMarker(a)) {
		if (c === "") return t.forceBlockIndent = !0, blockString(e, t, n, r);
		if (s && c === l) return quotedString(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let test = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: e, tags: n } = t.doc.schema;
		if (n.some(test) || e?.some(test)) return quotedString(a, t);
	}
	return s ? d : foldFlowLines(d, c, Ir, getFoldOptions(t, !1));
}
function stringifyString(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = Scalar.QUOTE_DOUBLE);
	let _stringify = (e) => {
		switch (e) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return i || a ? quotedString(o.value, t) : blockString(o, t, n, r);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(o.value, t);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(o.value, t);
			case Scalar.PLAIN: return plainString(o, t, n, r);
			default: return null;
		}
	}, c = _stringify(s);
	if (c === null) {
		let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
		if (c = _stringify(r), c === null) throw Error(`Unsupported default string type ${r}`);
	}
	return c;
}
// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: !1,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: !0,
		indentSeq: !0,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: !1,
		singleQuote: null,
		trailingComma: !1,
		trueStr: "true",
		verifyAliasOrder: !0
	}, e.schema.toStringOptions, t), r;
	switch (n.collectionStyle) {
		case "block":
			r = !1;
			break;
		case "flow":
			r = !0;
			break;
		default: r = null;
	}
	return {
		anchors: new Set(),
		doc: e,
		flowCollectionPadding: n.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
		inFlow: r,
		options: n
	};
}
function getTagObject(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (isScalar(t)) {
		r = t.value;
		let i = e.filter((e) => e.identify?.(r));
		if (i.length > 1) {
			let e = i.filter((e) => e.test);
			e.length > 0 && (i = e);
		}
		n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
	} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
	if (!n) {
		let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
		throw Error(`Tag not resolved for ${e} value`);
	}
	return n;
}
function stringifyProps(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (isScalar(e) || isCollection(e)) && e.anchor;
	a && anchorIsValid(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function stringify(e, t, n, r) {
	if (isPair(e)) return e.toString(t, n, r);
	if (isAlias(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = isNode$1(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= getTagObject(t.doc.schema.tags, a);
	let o = stringifyProps(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : isScalar(a) ? stringifyString(a, t, n, r) : a.toString(t, n, r);
	return o ? isScalar(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = isNode$1(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (isCollection(e) || !isNode$1(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || isCollection(e) || (isScalar(e) ? e.type === Scalar.BLOCK_FOLDED || e.type === Scalar.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = stringify(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += lineComment(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += lineComment(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += lineComment(g, n.indent, l(f))));
	let v, y, b;
	isNode$1(t) ? (v = !!t.spaceBefore, y = t.commentBefore, b = t.comment) : (v = !1, y = null, b = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && isScalar(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && isSeq(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let x = !1, S = stringify(t, n, () => x = !0, () => h = !0), C = " ";
	if (f || v || y) {
		if (C = v ? "\n" : "", y) {
			let e = l(y);
			C += `\n${indentComment(e, n.indent)}`;
		}
		S === "" && !n.inFlow ? C === "\n" && b && (C = "\n\n") : C += `\n${n.indent}`;
	} else if (!p && isCollection(t)) {
		let e = S[0], r = S.indexOf("\n"), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
		if (i || !a) {
			let t = !1;
			if (i && (e === "&" || e === "!")) {
				let n = S.indexOf(" ");
				e === "&" && n !== -1 && n < r && S[n + 1] === "!" && (n = S.indexOf(" ", n + 1)), (n === -1 || r < n) && (t = !0);
			}
			t || (C = `\n${n.indent}`);
		}
	} else (S === "" || S[0] === "\n") && (C = "");
	return g += C + S, n.inFlow ? x && r && r() : b && !x ? g += lineComment(g, n.indent, l(b)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function warn(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const G = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
	stringify: () => "<<"
}, isMergeKey = (e, t) => (G.identify(t) || isScalar(t) && (!t.type || t.type === Scalar.PLAIN) && G.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === G.tag && e.default);
function addMergeToJSMap(e, t, n) {
	let r = resolveAliasValue(e, n);
	if (isSeq(r)) for (let n of r.items) mergeValue(e, t, n);
	else if (Array.isArray(r)) for (let n of r) mergeValue(e, t, n);
	else mergeValue(e, t, r);
}
function mergeValue(e, t, n) {
	let r = resolveAliasValue(e, n);
	if (!isMap(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function resolveAliasValue(e, t) {
	return e && isAlias(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(e, t, { key: n, value: r }) {
	if (isNode$1(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (isMergeKey(e, n)) addMergeToJSMap(e, t, r);
	else {
		let i = toJS(n, "", e);
		if (t instanceof Map) t.set(i, toJS(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = stringifyKey(n, i, e), o = toJS(r, a, e);
			a in t ? Object.defineProperty(t, a, {
				value: o,
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : t[a] = o;
		}
	}
	return t;
}
function stringifyKey(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (isNode$1(e) && n?.doc) {
		let t = createStringifyContext(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), warn(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(e, t, n) {
	return new K(createNode(e, void 0, n), createNode(t, void 0, n));
}
var K = class Pair {
	constructor(e, t = null) {
		Object.defineProperty(this, H, { value: Mr }), this.key = e, this.value = t;
	}
	clone(e) {
		let { key: t, value: n } = this;
		return isNode$1(t) && (t = t.clone(e)), isNode$1(n) && (n = n.clone(e)), new Pair(t, n);
	}
	toJSON(e, t) {
		return addPairToJSMap(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? stringifyPair(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(e, t, n) {
	return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, n);
}
function stringifyBlockCollection({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (isNode$1(i)) !d && i.spaceBefore && f.push(""), addCommentBefore(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (isPair(i)) {
			let e = isNode$1(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), addCommentBefore(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = stringify(i, u, () => o = null, () => d = !0);
		o && (s += lineComment(s, a, l(o))), d && o && (d = !1), f.push(r + s);
	}
	let p;
	if (f.length === 0) p = i.start + i.end;
	else {
		p = f[0];
		for (let e = 1; e < f.length; ++e) {
			let t = f[e];
			p += t ? `\n${c}${t}` : "\n";
		}
	}
	return e ? (p += "\n" + indentComment(l(e), c), s && s()) : d && o && o(), p;
}
function stringifyFlowCollection({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (isNode$1(i)) i.spaceBefore && d.push(""), addCommentBefore(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (isPair(i)) {
			let e = isNode$1(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), addCommentBefore(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = isNode$1(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = stringify(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += lineComment(o, r, s(a))), d.push(o), u = d.length;
	}
	let { start: f, end: p } = n;
	if (d.length === 0) return f + p;
	if (!l) {
		let e = d.reduce((e, t) => e + t.length + 2, 2);
		l = t.options.lineWidth > 0 && e > t.options.lineWidth;
	}
	if (l) {
		let e = f;
		for (let t of d) e += t ? `\n${a}${i}${t}` : "\n";
		return `${e}\n${i}${p}`;
	}
	return `${f}${o}${d.join(" ")}${o}${p}`;
}
function addCommentBefore({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = indentComment(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair$1(e, t) {
	let n = isScalar(t) ? t.value : t;
	for (let r of e) if (isPair(r) && (r.key === t || r.key === n || isScalar(r.key) && r.key.value === n)) return r;
}
var YAMLMap = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(z, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), add = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(createPair(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) add(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) add(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = isPair(e) ? e : !e || typeof e != "object" || !("key" in e) ? new K(e, e?.value) : new K(e.key, e.value);
		let r = findPair$1(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			isScalar(r.value) && isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = findPair$1(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = findPair$1(this.items, e)?.value;
		return (!t && isScalar(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!findPair$1(this.items, e);
	}
	set(e, t) {
		this.add(new K(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) addPairToJSMap(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), stringifyCollection(this, e, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: e.indent || "",
			onChompKeep: n,
			onComment: t
		});
	}
};
// node_modules/yaml/browser/dist/schema/common/map.js
const q = {
	collection: "map",
	default: !0,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return isMap(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => YAMLMap.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(V, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = asItemIndex(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = asItemIndex(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && isScalar(r) ? r.value : r;
	}
	has(e) {
		let t = asItemIndex(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = asItemIndex(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		isScalar(r) && isScalarValue(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(toJS(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? stringifyCollection(this, e, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (e.indent || "") + "  ",
			onChompKeep: n,
			onComment: t
		}) : JSON.stringify(this);
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) {
			let e = 0;
			for (let a of t) {
				if (typeof r == "function") {
					let n = t instanceof Set ? a : String(e++);
					a = r.call(t, n, a);
				}
				i.items.push(createNode(a, void 0, n));
			}
		}
		return i;
	}
};
function asItemIndex(e) {
	let t = isScalar(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const Rr = {
	collection: "seq",
	default: !0,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return isSeq(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => YAMLSeq.from(e, t, n)
}, zr = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), stringifyString(e, t, n, r);
	}
}, Br = {
	identify: (e) => e == null,
	createNode: () => new Scalar(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source: e }, t) => typeof e == "string" && Br.test.test(e) ? e : t.options.nullStr
}, Vr = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new Scalar(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && Vr.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format: e, minFractionDigits: t, tag: n, value: r }) {
	if (typeof r == "bigint") return String(r);
	let i = typeof r == "number" ? r : Number(r);
	if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
	let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
	if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
		let e = a.indexOf(".");
		e < 0 && (e = a.length, a += ".");
		let n = t - (a.length - e - 1);
		for (; n-- > 0;) a += "0";
	}
	return a;
}
// node_modules/yaml/browser/dist/schema/core/float.js
const Hr = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: stringifyNumber
}, Ur = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : stringifyNumber(e);
	}
}, Wr = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new Scalar(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: stringifyNumber
}, intIdentify$2 = (e) => typeof e == "bigint" || Number.isInteger(e), intResolve$1 = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function intStringify$1(e, t, n) {
	let { value: r } = e;
	return intIdentify$2(r) && r >= 0 ? n + r.toString(t) : stringifyNumber(e);
}
const Gr = {
	identify: (e) => intIdentify$2(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => intResolve$1(e, 2, 8, n),
	stringify: (e) => intStringify$1(e, 8, "0o")
}, Kr = {
	identify: intIdentify$2,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => intResolve$1(e, 0, 10, n),
	stringify: stringifyNumber
}, qr = {
	identify: (e) => intIdentify$2(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => intResolve$1(e, 2, 16, n),
	stringify: (e) => intStringify$1(e, 16, "0x")
}, Jr = [
	q,
	Rr,
	zr,
	Br,
	Vr,
	Gr,
	Kr,
	qr,
	Hr,
	Ur,
	Wr
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const stringifyJSON = ({ value: e }) => JSON.stringify(e), Yr = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: stringifyJSON
	},
	{
		identify: (e) => e == null,
		createNode: () => new Scalar(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => intIdentify$1(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: stringifyJSON
	}
], Xr = [q, Rr].concat(Yr, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), Zr = {
	identify: (e) => e instanceof Uint8Array,
	default: !1,
	tag: "tag:yaml.org,2002:binary",
	resolve(e, t) {
		if (typeof atob == "function") {
			let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
			return n;
		}
		return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
	},
	stringify({ comment: e, type: t, value: n }, r, i, a) {
		if (!n) return "";
		let o = n, s;
		if (typeof btoa == "function") {
			let e = "";
			for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
			s = btoa(e);
		} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		if (t ??= Scalar.BLOCK_LITERAL, t !== Scalar.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(e, t) {
	if (isSeq(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!isPair(r)) {
			if (isMap(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new K(new Scalar(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = isPair(r) ? r : new K(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function createPairs(e, t, n) {
	let { replacer: r } = n, i = new YAMLSeq(e);
	i.tag = "tag:yaml.org,2002:pairs";
	let a = 0;
	if (t && Symbol.iterator in Object(t)) for (let e of t) {
		typeof r == "function" && (e = r.call(t, String(a++), e));
		let o, s;
		if (Array.isArray(e)) {
			if (e.length === 2) o = e[0], s = e[1];
			else throw TypeError(`Expected [key, value] tuple: ${e}`);
		} else if (e && e instanceof Object) {
			let t = Object.keys(e);
			if (t.length === 1) o = t[0], s = e[o];
			else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
		} else o = e;
		i.items.push(createPair(o, s, n));
	}
	return i;
}
const Qr = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var $r = class YAMLOMap extends YAMLSeq {
	constructor() {
		super(), this.add = YAMLMap.prototype.add.bind(this), this.delete = YAMLMap.prototype.delete.bind(this), this.get = YAMLMap.prototype.get.bind(this), this.has = YAMLMap.prototype.has.bind(this), this.set = YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (isPair(e) ? (r = toJS(e.key, "", t), i = toJS(e.value, r, t)) : r = toJS(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = createPairs(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
$r.tag = "tag:yaml.org,2002:omap";
const ei = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: $r,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = resolvePairs(e, t), r = [];
		for (let { key: e } of n.items) isScalar(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new $r(), n);
	},
	createNode: (e, t, n) => $r.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value: e, source: t }, n) {
	return t && (e ? ti : ni).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const ti = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(!0),
	stringify: boolStringify
}, ni = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(!1),
	stringify: boolStringify
}, ri = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: stringifyNumber
}, ii = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : stringifyNumber(e);
	}
}, ai = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new Scalar(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: stringifyNumber
}, intIdentify = (e) => typeof e == "bigint" || Number.isInteger(e);
function intResolve(e, t, n, { intAsBigInt: r }) {
	let i = e[0];
	if ((i === "-" || i === "+") && (t += 1), e = e.substring(t).replace(/_/g, ""), r) {
		switch (n) {
			case 2:
				e = `0b${e}`;
				break;
			case 8:
				e = `0o${e}`;
				break;
			case 16: e = `0x${e}`;
		}
		let t = BigInt(e);
		return i === "-" ? BigInt(-1) * t : t;
	}
	let a = parseInt(e, n);
	return i === "-" ? -1 * a : a;
}
function intStringify(e, t, n) {
	let { value: r } = e;
	if (intIdentify(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return stringifyNumber(e);
}
const oi = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => intResolve(e, 2, 2, n),
	stringify: (e) => intStringify(e, 2, "0b")
}, si = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => intResolve(e, 1, 8, n),
	stringify: (e) => intStringify(e, 8, "0")
}, ci = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => intResolve(e, 0, 10, n),
	stringify: stringifyNumber
}, li = {
	identify: intIdentify,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => intResolve(e, 2, 16, n),
	stringify: (e) => intStringify(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var ui = class YAMLSet extends YAMLMap {
	constructor(e) {
		super(e), this.tag = YAMLSet.tag;
	}
	add(e) {
		let t;
		t = isPair(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new K(e.key, null) : new K(e, null), findPair$1(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = findPair$1(this.items, e);
		return !t && isPair(n) ? isScalar(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = findPair$1(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new K(e));
	}
	toJSON(e, t) {
		return super.toJSON(e, t, Set);
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
		throw Error("Set items must all have null values");
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(createPair(e, null, n));
		return i;
	}
};
ui.tag = "tag:yaml.org,2002:set";
const di = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: ui,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => ui.from(e, t, n),
	resolve(e, t) {
		if (isMap(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new ui(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, num = (e) => t ? BigInt(e) : Number(e), i = r.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
	return n === "-" ? num(-1) * i : i;
}
function stringifySexagesimal(e) {
	let { value: t } = e, num = (e) => e;
	if (typeof t == "bigint") num = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return stringifyNumber(e);
	let n = "";
	t < 0 && (n = "-", t *= num(-1));
	let r = num(60), i = [t % r];
	return t < 60 ? i.unshift(0) : (t = (t - i[0]) / r, i.unshift(t % r), t >= 60 && (t = (t - i[0]) / r, i.unshift(t))), n + i.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const fi = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => parseSexagesimal(e, n),
	stringify: stringifySexagesimal
}, pi = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => parseSexagesimal(e, !1),
	stringify: stringifySexagesimal
}, mi = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(mi.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = parseSexagesimal(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, hi = [
	q,
	Rr,
	zr,
	Br,
	ti,
	ni,
	oi,
	si,
	ci,
	li,
	ri,
	ii,
	ai,
	Zr,
	G,
	ei,
	Qr,
	di,
	fi,
	pi,
	mi
], gi = new Map([
	["core", Jr],
	["failsafe", [
		q,
		Rr,
		zr
	]],
	["json", Xr],
	["yaml11", hi],
	["yaml-1.1", hi]
]), _i = {
	binary: Zr,
	bool: Vr,
	float: Wr,
	floatExp: Ur,
	floatNaN: Hr,
	floatTime: pi,
	int: Kr,
	intHex: qr,
	intOct: Gr,
	intTime: fi,
	map: q,
	merge: G,
	null: Br,
	omap: ei,
	pairs: Qr,
	seq: Rr,
	set: di,
	timestamp: mi
}, vi = {
	"tag:yaml.org,2002:binary": Zr,
	"tag:yaml.org,2002:merge": G,
	"tag:yaml.org,2002:omap": ei,
	"tag:yaml.org,2002:pairs": Qr,
	"tag:yaml.org,2002:set": di,
	"tag:yaml.org,2002:timestamp": mi
};
function getTags(e, t, n) {
	let r = gi.get(t);
	if (r && !e) return n && !r.includes(G) ? r.concat(G) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(gi.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(G)), i.reduce((e, t) => {
		let n = typeof t == "string" ? _i[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(_i).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var yi = class Schema {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? getTags(e, "compat") : e ? getTags(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? vi : {}, this.tags = getTags(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, z, { value: q }), Object.defineProperty(this, B, { value: zr }), Object.defineProperty(this, V, { value: Rr }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? sortMapEntriesByKey : null;
	}
	clone() {
		let e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		return e.tags = this.tags.slice(), e;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = createStringifyContext(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(indentComment(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (isNode$1(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(indentComment(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = stringify(e.contents, i, () => s = null, t);
		s && (c += lineComment(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(stringify(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(indentComment(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(indentComment(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var bi = class Document {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, H, { value: jr });
		let r = null;
		typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
		let i = Object.assign({
			intAsBigInt: !1,
			keepSourceTokens: !1,
			logLevel: "warn",
			prettyErrors: !0,
			strict: !0,
			stringKeys: !1,
			uniqueKeys: !0,
			version: "1.2"
		}, n);
		this.options = i;
		let { version: a } = i;
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new W({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let e = Object.create(Document.prototype, { [H]: { value: jr } });
		return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), e.contents = isNode$1(this.contents) ? this.contents.clone(e.schema) : this.contents, this.range && (e.range = this.range.slice()), e;
	}
	add(e) {
		assertCollection(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		assertCollection(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = anchorNames(this);
			e.anchor = !t || n.has(t) ? findNewAnchor(t || "a", n) : t;
		}
		return new Alias(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let keyToStr = (e) => typeof e == "number" || e instanceof String || e instanceof Number, e = t.filter(keyToStr).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = createNodeAnchors(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = createNode(e, l, p);
		return o && isCollection(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new K(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return assertCollection(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : assertCollection(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return isCollection(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return isEmptyPath(e) ? !t && isScalar(this.contents) ? this.contents.value : this.contents : isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return isCollection(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return isEmptyPath(e) ? this.contents !== void 0 : isCollection(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = collectionFromPath(this.schema, [e], t) : assertCollection(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new W({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new W({ version: e }), n = {
					resolveKnownTags: !0,
					schema: "core"
				};
				break;
			case null:
				this.directives && delete this.directives, n = null;
				break;
			default: {
				let t = JSON.stringify(e);
				throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
			}
		}
		if (t.schema instanceof Object) this.schema = t.schema;
		else if (n) this.schema = new yi(Object.assign(n, t));
		else throw Error("With a null YAML version, the { schema: Schema } option is required");
	}
	toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
		let o = {
			anchors: new Map(),
			doc: this,
			keep: !e,
			mapAsMap: n === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof r == "number" ? r : 100
		}, s = toJS(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? applyReviver(a, { "": s }, "", s) : s;
	}
	toJSON(e, t) {
		return this.toJS({
			json: !0,
			jsonArg: e,
			mapAsMap: !1,
			onAnchor: t
		});
	}
	toString(e = {}) {
		if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
		if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
			let t = JSON.stringify(e.indent);
			throw Error(`"indent" option must be a positive integer, not ${t}`);
		}
		return stringifyDocument(this, e);
	}
};
function assertCollection(e) {
	if (isCollection(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, YAMLParseError = class extends YAMLError {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, YAMLWarning = class extends YAMLError {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const prettifyError = (e, t) => (n) => {
	if (n.pos[0] === -1) return;
	n.linePos = n.pos.map((e) => t.linePos(e));
	let { line: r, col: i } = n.linePos[0];
	n.message += ` at line ${r}, column ${i}`;
	let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
	if (a >= 60 && o.length > 80) {
		let e = Math.min(a - 39, o.length - 79);
		o = "…" + o.substring(e), a -= e - 1;
	}
	if (o.length > 80 && (o = o.substring(0, 79) + "…"), r > 1 && /^ *$/.test(o.substring(0, a))) {
		let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
		n.length > 80 && (n = n.substring(0, 79) + "…\n"), o = n + o;
	}
	if (/[^ ]/.test(o)) {
		let e = 1, t = n.linePos[1];
		t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
		let s = " ".repeat(a) + "^".repeat(e);
		n.message += `:\n\n${o}\n${s}\n`;
	}
};
// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
	let c = !1, l = s, u = s, d = "", f = "", p = !1, m = !1, h = null, g = null, v = null, y = null, b = null, x = null, S = null;
	for (let i of e) switch (m &&= (i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), h &&= (l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), i.type) {
		case "space":
			!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i), u = !0;
			break;
		case "comment": {
			u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
			let e = i.source.substring(1) || " ";
			d ? d += f + e : d = e, f = "", l = !1;
			break;
		}
		case "newline":
			l ? d ? d += i.source : x && n === "seq-item-ind" || (c = !0) : f += i.source, l = !0, p = !0, (g || v) && (y = i), u = !0;
			break;
		case "anchor":
			g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), g = i, S ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case "tag":
			v && a(i, "MULTIPLE_TAGS", "A node can have at most one tag"), v = i, S ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case n:
			(g || v) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), x && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), x = i, l = n === "seq-item-ind" || n === "explicit-key-ind", u = !1;
			break;
		case "comma": if (t) {
			b && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), b = i, l = !1, u = !1;
			break;
		}
		default: a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
	}
	let C = e[e.length - 1], w = C ? C.offset + C.source.length : i;
	return m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
		comma: b,
		found: x,
		spaceBefore: c,
		comment: d,
		hasNewline: p,
		anchor: g,
		tag: v,
		newlineAfterProp: y,
		end: w,
		start: S ?? w
	};
}
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(e) {
	if (!e) return null;
	switch (e.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (e.source.includes("\n")) return !0;
			if (e.end) {
				for (let t of e.end) if (t.type === "newline") return !0;
			}
			return !1;
		case "flow-collection":
			for (let t of e.items) {
				for (let e of t.start) if (e.type === "newline") return !0;
				if (t.sep) {
					for (let e of t.sep) if (e.type === "newline") return !0;
				}
				if (containsNewline(t.key) || containsNewline(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && containsNewline(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || isScalar(e) && isScalar(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const xi = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? YAMLMap)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = resolveProps(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", xi)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || containsNewline(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", xi);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && flowIndentCheck(r.indent, u, i), n.atKey = !1, mapIncludes(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let v = resolveProps(d ?? [], {
			indicator: "map-value-ind",
			next: f,
			offset: g.range[2],
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !u || u.type === "block-scalar"
		});
		if (s = v.end, v.found) {
			m && (f?.type === "block-map" && !v.hasNewline && i(s, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), n.options.strict && p.start < v.found.offset - 1024 && i(g.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
			let c = f ? e(n, f, v, i) : t(n, s, d, null, v, i);
			n.schema.compat && flowIndentCheck(r.indent, f, i), s = c.range[2];
			let l = new K(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), v.comment && (g.comment ? g.comment += "\n" + v.comment : g.comment = v.comment);
			let e = new K(g);
			n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
		}
	}
	return c && c < s && i(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? YAMLSeq)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = resolveProps(a, {
			indicator: "seq-item-ind",
			next: l,
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		});
		if (!u.found) {
			if (u.anchor || u.tag || l) l?.type === "block-seq" ? i(u.end, "BAD_INDENT", "All sequence items must start at the same column") : i(s, "MISSING_CHAR", "Sequence item without - indicator");
			else {
				c = u.end, u.comment && (o.comment = u.comment);
				continue;
			}
		}
		let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
		n.schema.compat && flowIndentCheck(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(e, t, n, r) {
	let i = "";
	if (e) {
		let a = !1, o = "";
		for (let s of e) {
			let { source: e, type: c } = s;
			switch (c) {
				case "space":
					a = !0;
					break;
				case "comment": {
					n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let t = e.substring(1) || " ";
					i ? i += o + t : i = t, o = "";
					break;
				}
				case "newline":
					i && (o += e), a = !0;
					break;
				default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
			}
			t += e.length;
		}
	}
	return {
		comment: i,
		offset: t
	};
}
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const Si = "Block collections are not allowed within flow collections", isBlock = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function resolveFlowCollection({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? YAMLMap : YAMLSeq))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = resolveProps(d, {
			flow: s,
			indicator: "explicit-key-ind",
			next: f ?? p?.[0],
			offset: u,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !1
		});
		if (!h.found) {
			if (!h.anchor && !h.tag && !p && !m) {
				a === 0 && h.comma ? i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += "\n" + h.comment : c.comment = h.comment), u = h.end;
				continue;
			}
			!o && n.options.strict && containsNewline(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (a === 0) h.comma && i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`);
		else if (h.comma || i(h.start, "MISSING_CHAR", `Missing , between ${s} items`), h.comment) {
			let e = "";
			loop: for (let t of d) switch (t.type) {
				case "comma":
				case "space": break;
				case "comment":
					e = t.source.substring(1);
					break loop;
				default: break loop;
			}
			if (e) {
				let t = c.items[c.items.length - 1];
				isPair(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], isBlock(m) && i(r.range, "BLOCK_IN_FLOW", Si);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			isBlock(f) && i(g.range, "BLOCK_IN_FLOW", Si), n.atKey = !1;
			let v = resolveProps(p ?? [], {
				flow: s,
				indicator: "map-value-ind",
				next: m,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (v.found) {
				if (!o && !h.found && n.options.strict) {
					if (p) for (let e of p) {
						if (e === v.found) break;
						if (e.type === "newline") {
							i(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					h.start < v.found.offset - 1024 && i(v.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else m && ("source" in m && m.source?.[0] === ":" ? i(m, "MISSING_CHAR", `Missing space after : in ${s}`) : i(v.start, "MISSING_CHAR", `Missing , or : between ${s} items`));
			let y = m ? e(n, m, v, i) : v.found ? t(n, v.end, p, null, v, i) : null;
			y ? isBlock(m) && i(y.range, "BLOCK_IN_FLOW", Si) : v.comment && (g.comment ? g.comment += "\n" + v.comment : g.comment = v.comment);
			let b = new K(g, y);
			if (n.options.keepSourceTokens && (b.srcToken = l), o) {
				let e = c;
				mapIncludes(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(b);
			} else {
				let e = new YAMLMap(n.schema);
				e.flow = !0, e.items.push(b);
				let t = (y ?? g).range;
				e.range = [
					g.range[0],
					t[1],
					t[2]
				], c.items.push(e);
			}
			u = y ? y.range[2] : v.end;
		}
	}
	let d = o ? "}" : "]", [f, ...p] = r.end, m = u;
	if (f?.source === d) m = f.offset + f.source.length;
	else {
		let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
		i(u, l ? "MISSING_CHAR" : "BAD_INDENT", t), f && f.source.length !== 1 && p.unshift(f);
	}
	if (p.length > 0) {
		let e = resolveEnd(p, m, n.options.strict, i);
		e.comment && (c.comment ? c.comment += "\n" + e.comment : c.comment = e.comment), c.range = [
			r.offset,
			m,
			e.offset
		];
	} else c.range = [
		r.offset,
		m,
		m
	];
	return c;
}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? resolveBlockMap(e, t, n, r, a) : n.type === "block-seq" ? resolveBlockSeq(e, t, n, r, a) : resolveFlowCollection(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function composeCollection(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === YAMLMap.tagName && s === "map" || o === YAMLSeq.tagName && s === "seq") return resolveCollection(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), resolveCollection(e, t, n, i, o);
	}
	let l = resolveCollection(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = isNode$1(u) ? u : new Scalar(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(e, t, n) {
	let r = t.offset, i = parseBlockScalarHeader(t, e.options.strict, n);
	if (!i) return {
		value: "",
		type: null,
		comment: "",
		range: [
			r,
			r,
			r
		]
	};
	let a = i.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL, o = t.source ? splitLines(t.source) : [], s = o.length;
	for (let e = o.length - 1; e >= 0; --e) {
		let t = o[e][1];
		if (t === "" || t === "\r") s = e;
		else break;
	}
	if (s === 0) {
		let e = i.chomp === "+" && o.length > 0 ? "\n".repeat(Math.max(1, o.length - 1)) : "", n = r + i.length;
		return t.source && (n += t.source.length), {
			value: e,
			type: a,
			comment: i.comment,
			range: [
				r,
				n,
				n
			]
		};
	}
	let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
	for (let t = 0; t < s; ++t) {
		let [r, a] = o[t];
		if (a === "" || a === "\r") i.indent === 0 && r.length > c && (c = r.length);
		else {
			r.length < c && n(l + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		l += r.length + a.length + 1;
	}
	for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
	let d = "", f = "", p = !1;
	for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + "\n";
	for (let e = u; e < s; ++e) {
		let [t, r] = o[e];
		l += t.length + r.length + 1;
		let s = r[r.length - 1] === "\r";
		if (s && (r = r.slice(0, -1)), r && t.length < c) {
			let e = `Block scalar lines must not be less indented than their ${i.indent ? "explicit indentation indicator" : "first line"}`;
			n(l - r.length - (s ? 2 : 1), "BAD_INDENT", e), t = "";
		}
		a === Scalar.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
	}
	switch (i.chomp) {
		case "-": break;
		case "+":
			for (let e = s; e < o.length; ++e) d += "\n" + o[e][0].slice(c);
			d[d.length - 1] !== "\n" && (d += "\n");
			break;
		default: d += "\n";
	}
	let m = r + i.length + t.source.length;
	return {
		value: d,
		type: a,
		comment: i.comment,
		range: [
			r,
			m,
			m
		]
	};
}
function parseBlockScalarHeader({ offset: e, props: t }, n, r) {
	if (t[0].type !== "block-scalar-header") return r(t[0], "IMPOSSIBLE", "Block scalar header not found"), null;
	let { source: i } = t[0], a = i[0], o = 0, s = "", c = -1;
	for (let t = 1; t < i.length; ++t) {
		let n = i[t];
		if (!s && (n === "-" || n === "+")) s = n;
		else {
			let r = Number(n);
			!o && r ? o = r : c === -1 && (c = e + t);
		}
	}
	c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
	let l = !1, u = "", d = i.length;
	for (let e = 1; e < t.length; ++e) {
		let i = t[e];
		switch (i.type) {
			case "space": l = !0;
			case "newline":
				d += i.source.length;
				break;
			case "comment":
				n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), d += i.source.length, u = i.source.substring(1);
				break;
			case "error":
				r(i, "UNEXPECTED_TOKEN", i.message), d += i.source.length;
				break;
			default: {
				r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
				let e = i.source;
				e && typeof e == "string" && (d += e.length);
			}
		}
	}
	return {
		mode: a,
		indent: o,
		chomp: s,
		comment: u,
		length: d
	};
}
function splitLines(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, _onError = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = Scalar.PLAIN, c = plainValue(a, _onError);
			break;
		case "single-quoted-scalar":
			s = Scalar.QUOTE_SINGLE, c = singleQuotedValue(a, _onError);
			break;
		case "double-quoted-scalar":
			s = Scalar.QUOTE_DOUBLE, c = doubleQuotedValue(a, _onError);
			break;
		default: return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${i}`), {
			value: "",
			type: null,
			comment: "",
			range: [
				r,
				r + a.length,
				r + a.length
			]
		};
	}
	let l = r + a.length, u = resolveEnd(o, l, t, n);
	return {
		value: c,
		type: s,
		comment: u.comment,
		range: [
			r,
			l,
			u.offset
		]
	};
}
function plainValue(e, t) {
	let n = "";
	switch (e[0]) {
		case "	":
			n = "a tab character";
			break;
		case ",":
			n = "flow indicator character ,";
			break;
		case "%":
			n = "directive indicator character %";
			break;
		case "|":
		case ">":
			n = `block scalar indicator ${e[0]}`;
			break;
		case "@":
		case "`": n = `reserved character ${e[0]}`;
	}
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), unfoldLines(e);
}
function singleQuotedValue(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(e) {
	let t = /(.*?)\r?\n/sy, n = t.exec(e);
	if (!n) return e;
	let r, i;
	try {
		r = RegExp("(?<![ 	])[ 	]+$"), i = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
	}
	let a = n[1].replace(r, ""), o = " ", s = t.lastIndex;
	for (; n = t.exec(e);) {
		let e = n[1].replace(i, "");
		e === "" ? o === "\n" ? a += o : o = "\n" : (a += o + e, o = " "), s = t.lastIndex;
	}
	let c = /[ \t]*(.*)/sy;
	return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? "");
}
function doubleQuotedValue(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = foldNewline(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = Ci[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += parseCharCode(e, r + 1, a, t), r += a;
				} else {
					let i = e.substr(r - 1, 2);
					t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
				}
			} else if (i === " " || i === "	") {
				let t = r, a = e[r + 1];
				for (; a === " " || a === "	";) a = e[++r + 1];
				a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
			} else n += i;
		}
	}
	return (e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote"), n;
}
function foldNewline(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const Ci = {
	0: "\0",
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
function parseCharCode(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? resolveBlockScalar(e, t, r) : resolveFlowScalar(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[B] : c ? findScalarTagByName(e.schema, i, c, n, r) : t.type === "scalar" ? findScalarTagByTest(e, i, t, r) : e.schema[B];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = isScalar(a) ? a : new Scalar(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new Scalar(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function findScalarTagByName(e, t, n, r, i) {
	if (n === "!") return e[B];
	let a = [];
	for (let t of e.tags) if (!t.collection && t.tag === n) {
		if (t.default && t.test) a.push(t);
		else return t;
	}
	for (let e of a) if (e.test?.test(t)) return e;
	let o = e.knownTags[n];
	return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
		default: !1,
		test: void 0
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[B]);
}
function findScalarTagByTest({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[B];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[B];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(e, t, n) {
	if (t) {
		n ??= t.length;
		for (let r = n - 1; r >= 0; --r) {
			let n = t[r];
			switch (n.type) {
				case "space":
				case "comment":
				case "newline":
					e -= n.source.length;
					continue;
			}
			for (n = t[++r]; n?.type === "space";) e += n.source.length, n = t[++r];
			break;
		}
	}
	return e;
}
// node_modules/yaml/browser/dist/compose/compose-node.js
const wi = {
	composeNode,
	composeEmptyNode
};
function composeNode(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = composeAlias(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = composeScalar(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = composeCollection(wi, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= composeEmptyNode(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!isScalar(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function composeEmptyNode(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = composeScalar(e, {
		type: "scalar",
		offset: emptyScalarPosition(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function composeAlias({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new Alias(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = resolveEnd(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new bi(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = resolveProps(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? composeNode(c, i, l, o) : composeEmptyNode(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = resolveEnd(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function parsePrelude(e) {
	let t = "", n = !1, r = !1;
	for (let i = 0; i < e.length; ++i) {
		let a = e[i];
		switch (a[0]) {
			case "#":
				t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " "), n = !0, r = !1;
				break;
			case "%":
				e[i + 1]?.[0] !== "#" && (i += 1), n = !1;
				break;
			default: n || (r = !0), n = !1;
		}
	}
	return {
		comment: t,
		afterEmptyLine: r
	};
}
var Composer = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = getErrorPos(e);
			r ? this.warnings.push(new YAMLWarning(i, t, n)) : this.errors.push(new YAMLParseError(i, t, n));
		}, this.directives = new W({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = parsePrelude(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (isCollection(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				isPair(e) && (e = e.key);
				let t = e.commentBefore;
				e.commentBefore = t ? `${n}\n${t}` : n;
			} else {
				let e = i.commentBefore;
				i.commentBefore = e ? `${n}\n${e}` : n;
			}
		}
		if (t) {
			for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
			for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
		} else e.errors = this.errors, e.warnings = this.warnings;
		this.prelude = [], this.errors = [], this.warnings = [];
	}
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(e, t = !1, n = -1) {
		for (let t of e) yield* this.next(t);
		yield* this.end(t, n);
	}
	*next(e) {
		switch (e.type) {
			case "directive":
				this.directives.add(e.source, (t, n, r) => {
					let i = getErrorPos(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = composeDoc(this.options, this.directives, e, this.onError);
				this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(e.source);
				break;
			case "error": {
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new bi(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Ti = Symbol("break visit"), Ei = Symbol("skip children"), Di = Symbol("remove item");
function visit(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), _visit(Object.freeze([]), e, t);
}
visit.BREAK = Ti, visit.SKIP = Ei, visit.REMOVE = Di, visit.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, visit.parentCollection = (e, t) => {
	let n = visit.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function _visit(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = _visit(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Ti) return Ti;
				else r === Di && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function tokenType(e) {
	switch (e) {
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
	switch (e[0]) {
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
function isEmpty(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const Oi = new Set("0123456789ABCDEFabcdef"), ki = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), Ai = new Set(",[]{}"), ji = new Set(" ,[]{}\n\r	"), isNotAnchorChar = (e) => !e || ji.has(e);
var Lexer = class {
	constructor() {
		this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
	}
	*lex(e, t = !1) {
		if (e) {
			if (typeof e != "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
		}
		this.atEnd = !t;
		let n = this.next ?? "stream";
		for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
	}
	atLineEnd() {
		let e = this.pos, t = this.buffer[e];
		for (; t === " " || t === "	";) t = this.buffer[++e];
		return !t || t === "#" || t === "\n" || t === "\r" && this.buffer[e + 1] === "\n";
	}
	charAt(e) {
		return this.buffer[this.pos + e];
	}
	continueScalar(e) {
		let t = this.buffer[e];
		if (this.indentNext > 0) {
			let n = 0;
			for (; t === " ";) t = this.buffer[++n + e];
			if (t === "\r") {
				let t = this.buffer[n + e + 1];
				if (t === "\n" || !t && !this.atEnd) return e + n + 1;
			}
			return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
		}
		if (t === "-" || t === ".") {
			let t = this.buffer.substr(e, 3);
			if ((t === "---" || t === "...") && isEmpty(this.buffer[e + 3])) return -1;
		}
		return e;
	}
	getLine() {
		let e = this.lineEndPos;
		return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && --e, this.buffer.substring(this.pos, e));
	}
	hasChars(e) {
		return this.pos + e <= this.buffer.length;
	}
	setNext(e) {
		return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
	}
	peek(e) {
		return this.buffer.substr(this.pos, e);
	}
	*parseNext(e) {
		switch (e) {
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
		let e = this.getLine();
		if (e === null) return this.setNext("stream");
		if (e[0] === "﻿" && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
			let t = e.length, n = e.indexOf("#");
			for (; n !== -1;) {
				let r = e[n - 1];
				if (r === " " || r === "	") {
					t = n - 1;
					break;
				}
				n = e.indexOf("#", n + 1);
			}
			for (;;) {
				let n = e[t - 1];
				if (n === " " || n === "	") --t;
				else break;
			}
			let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
			return yield* this.pushCount(e.length - r), this.pushNewline(), "stream";
		}
		if (this.atLineEnd()) {
			let t = yield* this.pushSpaces(!0);
			return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
		}
		return yield "", yield* this.parseLineStart();
	}
	*parseLineStart() {
		let e = this.charAt(0);
		if (!e && !this.atEnd) return this.setNext("line-start");
		if (e === "-" || e === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			let e = this.peek(3);
			if ((e === "---" || e === "...") && isEmpty(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && isEmpty(t)) {
			let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
			return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(!0);
		let e = this.getLine();
		if (e === null) return this.setNext("doc");
		let t = yield* this.pushIndicators();
		switch (e[t]) {
			case "#": yield* this.pushCount(e.length - t);
			case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), "doc";
			case "*": return yield* this.pushUntil(isNotAnchorChar), "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let e, t, n = -1;
		do
			e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
		while (e + t > 0);
		let r = this.getLine();
		if (r === null) return this.setNext("flow");
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && isEmpty(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(isNotAnchorChar), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || isEmpty(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
			}
			default: return this.flowKey = !1, yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
		if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
		else for (; t !== -1;) {
			let e = 0;
			for (; this.buffer[t - 1 - e] === "\\";) e += 1;
			if (e % 2 == 0) break;
			t = this.buffer.indexOf("\"", t + 1);
		}
		let n = this.buffer.substring(0, t), r = n.indexOf("\n", this.pos);
		if (r !== -1) {
			for (; r !== -1;) {
				let e = this.continueScalar(r + 1);
				if (e === -1) break;
				r = n.indexOf("\n", e);
			}
			r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
		}
		if (t === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			t = this.buffer.length;
		}
		return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1, this.blockScalarKeep = !1;
		let e = this.pos;
		for (;;) {
			let t = this.buffer[++e];
			if (t === "+") this.blockScalarKeep = !0;
			else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
			else if (t !== "-") break;
		}
		return yield* this.pushUntil((e) => isEmpty(e) || e === "#");
	}
	*parseBlockScalar() {
		let e = this.pos - 1, t = 0, n;
		loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
			case " ":
				t += 1;
				break;
			case "\n":
				e = r, t = 0;
				break;
			case "\r": {
				let e = this.buffer[r + 1];
				if (!e && !this.atEnd) return this.setNext("block-scalar");
				if (e === "\n") break;
			}
			default: break loop;
		}
		if (!n && !this.atEnd) return this.setNext("block-scalar");
		if (t >= this.indentNext) {
			this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				let t = this.continueScalar(e + 1);
				if (t === -1) break;
				e = this.buffer.indexOf("\n", t);
			} while (e !== -1);
			if (e === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				e = this.buffer.length;
			}
		}
		let r = e + 1;
		for (n = this.buffer[r]; n === " ";) n = this.buffer[++r];
		if (n === "	") {
			for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++r];
			e = r - 1;
		} else if (!this.blockScalarKeep) do {
			let n = e - 1, r = this.buffer[n];
			r === "\r" && (r = this.buffer[--n]);
			let i = n;
			for (; r === " ";) r = this.buffer[--n];
			if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
			else break;
		} while (1);
		return yield "", yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
		for (; r = this.buffer[++n];) if (r === ":") {
			let r = this.buffer[n + 1];
			if (isEmpty(r) || e && Ai.has(r)) break;
			t = n;
		} else if (isEmpty(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && Ai.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && Ai.has(r)) break;
			t = n;
		}
		return !r && !this.atEnd ? this.setNext("plain-scalar") : (yield "", yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
	}
	*pushCount(e) {
		return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
	}
	*pushToIndex(e, t) {
		let n = this.buffer.slice(this.pos, e);
		return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
	}
	*pushIndicators() {
		let e = 0;
		loop: for (;;) {
			switch (this.charAt(0)) {
				case "!":
					e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
					continue loop;
				case "&":
					e += yield* this.pushUntil(isNotAnchorChar), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (isEmpty(n) || t && Ai.has(n)) {
						t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
						continue loop;
					}
				}
			}
			break loop;
		}
		return e;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let e = this.pos + 2, t = this.buffer[e];
			for (; !isEmpty(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (ki.has(t)) t = this.buffer[++e];
			else if (t === "%" && Oi.has(this.buffer[e + 1]) && Oi.has(this.buffer[e + 2])) t = this.buffer[e += 3];
			else break;
			return yield* this.pushToIndex(e, !1);
		}
	}
	*pushNewline() {
		let e = this.buffer[this.pos];
		return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
	}
	*pushSpaces(e) {
		let t = this.pos - 1, n;
		do
			n = this.buffer[++t];
		while (n === " " || e && n === "	");
		let r = t - this.pos;
		return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
	}
	*pushUntil(e) {
		let t = this.pos, n = this.buffer[t];
		for (; !e(n);) n = this.buffer[++t];
		return yield* this.pushToIndex(t, !1);
	}
}, LineCounter = class {
	constructor() {
		this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
			let t = 0, n = this.lineStarts.length;
			for (; t < n;) {
				let r = t + n >> 1;
				this.lineStarts[r] < e ? t = r + 1 : n = r;
			}
			if (this.lineStarts[t] === e) return {
				line: t + 1,
				col: 1
			};
			if (t === 0) return {
				line: 0,
				col: e
			};
			let r = this.lineStarts[t - 1];
			return {
				line: t,
				col: e - r + 1
			};
		};
	}
};
// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function findNonEmptyIndex(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function isFlowToken(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function getPrevProps(e) {
	switch (e.type) {
		case "document": return e.start;
		case "block-map": {
			let t = e.items[e.items.length - 1];
			return t.sep ?? t.start;
		}
		case "block-seq": return e.items[e.items.length - 1].start;
		default: return [];
	}
}
function getFirstKeyStartProps(e) {
	if (e.length === 0) return [];
	let t = e.length;
	loop: for (; --t >= 0;) switch (e[t].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	for (; e[++t]?.type === "space";);
	return e.splice(t, e.length);
}
function arrayPushArray(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function fixFlowSeqItems(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !includesToken(t.start, "explicit-key-ind") && !includesToken(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep), delete t.sep);
}
var Parser = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new Lexer(), this.onNewLine = e;
	}
	*parse(e, t = !1) {
		this.onNewLine && this.offset === 0 && this.onNewLine(0);
		for (let n of this.lexer.lex(e, t)) yield* this.next(n);
		t || (yield* this.end());
	}
	*next(e) {
		if (this.source = e, this.atScalar) {
			this.atScalar = !1, yield* this.step(), this.offset += e.length;
			return;
		}
		let t = tokenType(e);
		if (!t) {
			let t = `Not a YAML token: ${e}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message: t,
				source: e
			}), this.offset += e.length;
		} else if (t === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
		else {
			switch (this.type = t, yield* this.step(), t) {
				case "newline":
					this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
					break;
				case "space":
					this.atNewLine && e[0] === " " && (this.indent += e.length);
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					this.atNewLine && (this.indent += e.length);
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = !1;
			}
			this.offset += e.length;
		}
	}
	*end() {
		for (; this.stack.length > 0;) yield* this.pop();
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
		let e = this.peek(1);
		if (this.type === "doc-end" && e?.type !== "doc-end") {
			for (; this.stack.length > 0;) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
		} else {
			if (!e) return yield* this.stream();
			switch (e.type) {
				case "document": return yield* this.document(e);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(e);
				case "block-scalar": return yield* this.blockScalar(e);
				case "block-map": return yield* this.blockMap(e);
				case "block-seq": return yield* this.blockSequence(e);
				case "flow-collection": return yield* this.flowCollection(e);
				case "doc-end": return yield* this.documentEnd(e);
			}
			yield* this.pop();
		}
	}
	peek(e) {
		return this.stack[this.stack.length - e];
	}
	*pop(e) {
		let t = e ?? this.stack.pop();
		if (!t) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield t;
		else {
			let e = this.peek(1);
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && fixFlowSeqItems(t), e.type) {
				case "document":
					e.value = t;
					break;
				case "block-scalar":
					e.props.push(t);
					break;
				case "block-map": {
					let n = e.items[e.items.length - 1];
					if (n.value) {
						e.items.push({
							start: [],
							key: t,
							sep: []
						}), this.onKeyLine = !0;
						return;
					}
					if (n.sep) n.value = t;
					else {
						Object.assign(n, {
							key: t,
							sep: []
						}), this.onKeyLine = !n.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					let n = e.items[e.items.length - 1];
					n.value ? e.items.push({
						start: [],
						value: t
					}) : n.value = t;
					break;
				}
				case "flow-collection": {
					let n = e.items[e.items.length - 1];
					!n || n.value ? e.items.push({
						start: [],
						key: t,
						sep: []
					}) : n.sep ? n.value = t : Object.assign(n, {
						key: t,
						sep: []
					});
					return;
				}
				default: yield* this.pop(), yield* this.pop(t);
			}
			if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
				let n = t.items[t.items.length - 1];
				n && !n.sep && !n.value && n.start.length > 0 && findNonEmptyIndex(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
				let e = {
					type: "document",
					offset: this.offset,
					start: []
				};
				this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
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
	*document(e) {
		if (e.value) return yield* this.lineEnd(e);
		switch (this.type) {
			case "doc-start":
				findNonEmptyIndex(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				e.start.push(this.sourceToken);
				return;
		}
		let t = this.startBlockValue(e);
		t ? this.stack.push(t) : yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(e) {
		if (this.type === "map-value-ind") {
			let t = getFirstKeyStartProps(getPrevProps(this.peek(2))), n;
			e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
			let r = {
				type: "block-map",
				offset: e.offset,
				indent: e.indent,
				items: [{
					start: t,
					key: e,
					sep: n
				}]
			};
			this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
		} else yield* this.lineEnd(e);
	}
	*blockScalar(e) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				e.props.push(this.sourceToken);
				return;
			case "scalar":
				if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
					let e = this.source.indexOf("\n") + 1;
					for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
				}
				yield* this.pop();
				break;
			default: yield* this.pop(), yield* this.step();
		}
	}
	*blockMap(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (this.onKeyLine = !1, t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else if (t.sep) t.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= e.indent) {
			let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", i = [];
			if (r && t.sep && !t.value) {
				let n = [];
				for (let r = 0; r < t.sep.length; ++r) {
					let i = t.sep[r];
					switch (i.type) {
						case "newline":
							n.push(r);
							break;
						case "space": break;
						case "comment":
							i.indent > e.indent && (n.length = 0);
							break;
						default: n.length = 0;
					}
				}
				n.length >= 2 && (i = t.sep.splice(n[1]));
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
						start: i,
						explicitKey: !0
					})) : this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: !0
						}]
					}), this.onKeyLine = !0;
					return;
				case "map-value-ind":
					if (t.explicitKey) {
						if (!t.sep) {
							if (includesToken(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = getFirstKeyStartProps(t.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (t.value) e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
							let e = getFirstKeyStartProps(t.start), n = t.key, r = t.sep;
							r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: e,
									key: n,
									sep: r
								}]
							});
						} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
					} else t.sep ? t.value || r ? e.items.push({
						start: i,
						key: null,
						sep: [this.sourceToken]
					}) : includesToken(t.sep, "map-value-ind") ? this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					}) : t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					this.onKeyLine = !0;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					r || t.value ? (e.items.push({
						start: i,
						key: n,
						sep: []
					}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
						key: n,
						sep: []
					}), this.onKeyLine = !0);
					return;
				}
				default: {
					let r = this.startBlockValue(e);
					if (r) {
						if (r.type === "block-seq") {
							if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else n && e.items.push({ start: i });
						this.stack.push(r);
						return;
					}
				}
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*blockSequence(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							arrayPushArray(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (t.value || this.indent <= e.indent) break;
				t.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== e.indent) break;
				t.value || includesToken(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
				return;
		}
		if (this.indent > e.indent) {
			let t = this.startBlockValue(e);
			if (t) {
				this.stack.push(t);
				return;
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*flowCollection(e) {
		let t = e.items[e.items.length - 1];
		if (this.type === "flow-error-end") {
			let e;
			do
				yield* this.pop(), e = this.peek(1);
			while (e?.type === "flow-collection");
		} else if (e.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					!t || t.value ? e.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					!t || t.value ? e.items.push({
						start: [],
						key: n,
						sep: []
					}) : t.sep ? this.stack.push(n) : Object.assign(t, {
						key: n,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					e.end.push(this.sourceToken);
					return;
			}
			let n = this.startBlockValue(e);
			n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
		} else {
			let t = this.peek(2);
			if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
			else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
				let n = getFirstKeyStartProps(getPrevProps(t));
				fixFlowSeqItems(e);
				let r = e.end.splice(1, e.end.length);
				r.push(this.sourceToken);
				let i = {
					type: "block-map",
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: n,
						key: e,
						sep: r
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
			} else yield* this.lineEnd(e);
		}
	}
	flowScalar(e) {
		if (this.onNewLine) {
			let e = this.source.indexOf("\n") + 1;
			for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
		}
		return {
			type: e,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(e) {
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
				this.onKeyLine = !0;
				let t = getFirstKeyStartProps(getPrevProps(e));
				return t.push(this.sourceToken), {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						explicitKey: !0
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = !0;
				let t = getFirstKeyStartProps(getPrevProps(e));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(e, t) {
		return this.type !== "comment" || this.indent <= t ? !1 : e.every((e) => e.type === "newline" || e.type === "space");
	}
	*documentEnd(e) {
		this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
	}
	*lineEnd(e) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop(), yield* this.step();
				break;
			case "newline": this.onKeyLine = !1;
			default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
		}
	}
};
// node_modules/yaml/browser/dist/public-api.js
function parseOptions(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new LineCounter() || null,
		prettyErrors: t
	};
}
function parseDocument(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = parseOptions(t), i = new Parser(n?.addNewLine), a = new Composer(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(prettifyError(e, n)), o.warnings.forEach(prettifyError(e, n))), o;
}
function parse(e, t, n) {
	let r;
	typeof t == "function" ? r = t : n === void 0 && t && typeof t == "object" && (n = t);
	let i = parseDocument(e, n);
	if (!i) return null;
	if (i.warnings.forEach((e) => warn(i.options.logLevel, e)), i.errors.length > 0) {
		if (i.options.logLevel !== "silent") throw i.errors[0];
		i.errors = [];
	}
	return i.toJS(Object.assign({ reviver: r }, n));
}
// src/config/document.ts
const Mi = new Set(["MULTIPLE_DOCS", "TAG_RESOLVE_FAILED"]);
function readYaml(e) {
	let unreadable = (t) => ({ unreadable: [e.problemAt(0, `Can't read the file as YAML: ${reason(t)}.`)] }), t;
	try {
		t = parseDocument(e.text, {
			version: "1.2",
			merge: !0,
			uniqueKeys: !1,
			stringKeys: !0,
			prettyErrors: !1,
			logLevel: "error"
		});
	} catch (e) {
		return unreadable(e);
	}
	let n = aliasBeyond(t, 100);
	if (n) return { unreadable: [e.problemAt(getStart(n), "found more than 100 aliases, expected at most that many")] };
	let r = withoutEchoes([...t.errors, ...t.warnings]), i = [...r.map((t) => e.problemAt(t.pos[0], explain(t))), ...misuses(t, e)];
	if (r.some((e) => !Mi.has(e.code))) return { unreadable: i };
	try {
		return {
			value: t.toJS(),
			problems: i,
			locate: (e) => locate(t, e)
		};
	} catch (e) {
		return i.length > 0 ? { unreadable: i } : unreadable(e);
	}
}
function aliasBeyond(e, t) {
	let n = 0, r;
	return visit$1(e, { Alias(e, i) {
		if (n += 1, !(n <= t)) return r = i, visit$1.BREAK;
	} }), r;
}
function withoutEchoes(e) {
	let t = e.find((e) => e.code !== "TAB_AS_INDENT" && !Mi.has(e.code));
	return e.filter((e) => e === t || e.code === "TAB_AS_INDENT" || Mi.has(e.code));
}
function misuses(e, t) {
	let n = [], report = (e, r) => n.push(t.problemAt(getStart(e), r));
	return visit$1(e, {
		Alias(t, n) {
			n.resolve(e) || report(n, `found the alias *${n.source}, expected an anchor &${n.source} before it`);
		},
		Map(t, n) {
			let r = new Set();
			for (let { key: t, value: i } of n.items) {
				if (!isScalar(t)) continue;
				let n = String(t.value);
				n === "__proto__" && report(t, "unknown key \"__proto__\""), n === "<<" && !isMergeSource(e, i) && report(t, "found a merge key << with another value, expected a map or an alias of a map"), r.has(n) && report(t, `found the key "${n}" twice in the same map, expected it once`), r.add(n);
			}
		}
	}), n;
}
function isMergeSource(e, t) {
	let n = resolve(e, t);
	return isMap(n) || isSeq(n) && n.items.every((t) => isMap(resolve(e, t)));
}
function explain(e) {
	switch (e.code) {
		case "TAB_AS_INDENT": return "found a tab as indentation, expected spaces";
		case "MULTIPLE_DOCS": return "found a second YAML document, expected only one";
		case "TAG_RESOLVE_FAILED": return `found a value with an unknown tag, expected a plain value (${e.message})`;
		default: return `The file is not valid YAML: ${e.message}`;
	}
}
function locate(e, t) {
	let n = e.contents, r = { value: n };
	for (let i of t) {
		let t = resolve(e, n);
		if (isMap(t)) {
			let n = findPair(e, t.items, String(i));
			if (!n) return;
			r = {
				key: n.key,
				value: n.value
			};
		} else if (isSeq(t)) r = { value: t.items[Number(i)] };
		else return;
		n = r.value;
	}
	let i = isScalar(r.key) ? getStart(r.key) : void 0, a = isNode(r.value) ? getStart(r.value) : i;
	if (a === void 0) return;
	let o = resolve(e, r.value);
	return {
		value: a,
		key: i,
		written: isScalar(o) ? o.source : void 0
	};
}
function findPair(e, t, n, r = 0) {
	let i = t.findLast((e) => getKey(e) === n);
	if (i || r > 8) return i;
	for (let i of t.filter((e) => getKey(e) === "<<")) {
		let t = resolve(e, i.value);
		for (let i of isSeq(t) ? t.items : [t]) {
			let t = resolve(e, i), a = isMap(t) ? findPair(e, t.items.filter(isPair), n, r + 1) : void 0;
			if (a) return a;
		}
	}
}
function resolve(e, t) {
	return isAlias(t) ? t.resolve(e) : t;
}
function getKey(e) {
	if (isScalar(e.key)) return String(e.key.value);
}
function isNode(e) {
	return isScalar(e) || isMap(e) || isSeq(e) || isAlias(e);
}
function getStart(e) {
	return e.range?.[0] ?? 0;
}
function reason(e) {
	return e instanceof RangeError ? "it is nested too deeply" : getErrorMessage(e).replace(/\.$/, "");
}
var SourceText = class {
	file;
	text;
	#e;
	constructor(e, t) {
		this.file = e, this.text = t;
		let n = [0];
		for (let e = t.indexOf("\n"); e !== -1; e = t.indexOf("\n", e + 1)) e + 1 < t.length && n.push(e + 1);
		this.#e = n;
	}
	problemAt(e, t) {
		let { index: n, start: r } = this.#t(e), i = this.text.indexOf("\n", r), a = i === -1 ? this.text.length : i, o = (this.text[a - 1] === "\r" ? a - 1 : a) - r, s = Math.min(e - r, o) + 1, c = {
			file: this.file,
			line: n + 1,
			column: s,
			message: t
		};
		if (s > 200) return c;
		let l = this.text.slice(r, r + Math.min(o, 200));
		return {
			...c,
			source: o > 200 ? `${l}…` : l
		};
	}
	#t(e) {
		let t = 0, n = this.#e.length - 1;
		for (; t < n;) {
			let r = Math.ceil((t + n) / 2);
			(this.#e[r] ?? 0) <= e ? t = r : n = r - 1;
		}
		return {
			index: t,
			start: this.#e[t] ?? 0
		};
	}
};
// src/config/content-file.ts
const Ni = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, Pi = 1e4;
async function loadContentFile(e, t) {
	let n = await readIfThere(await resolveInside(e, t, "content.file")).catch((e) => {
		throw new k("CONTENT_FILE_INVALID", `Can't read the content file ${t}.`, { cause: e });
	});
	if (n !== void 0) return parseContentFile(n, t);
	if (t !== "content/overrides.json") throw new k("CONTENT_FILE_INVALID", `The content file ${t} does not exist.`);
}
function parseContentFile(e, t) {
	let n = new SourceText(t, e.replace(/^\uFEFF/, "")), r = readYaml(n);
	if ("unreadable" in r) throw invalid(t, r.unreadable);
	let { value: i } = r, problemAt = (e, t) => n.problemAt(r.locate([e])?.key ?? 0, t);
	if (i == null) return {
		texts: new Map(),
		problemAt
	};
	if (typeof i != "object" || Array.isArray(i)) throw invalid(t, [n.problemAt(0, "expected a map of text keys to texts")]);
	let a = Object.entries(i), o = [...r.problems, ...a.flatMap(([e, t]) => findProblems(e, t, r, n))];
	if (o.length > 0) throw invalid(t, o);
	return {
		texts: new Map(a),
		problemAt
	};
}
function findProblems(e, t, n, r) {
	let i = n.locate([e]), a = JSON.stringify(e);
	return Ni.test(e) ? typeof t == "string" ? t.length > Pi ? [r.problemAt(i?.value ?? 0, `${e}: has ${t.length} characters, expected at most ${Pi}`)] : [] : [r.problemAt(i?.value ?? 0, `${e}: expected a quoted text`)] : [r.problemAt(i?.key ?? 0, `found the key ${a}, expected a text key of the form page.section.element`)];
}
function invalid(e, t) {
	return new k("CONTENT_FILE_INVALID", `The content file ${e} has ${count(t.length, "error")}.`, { problems: t });
}
// src/deploy/steps/build/environment.ts
const Fi = new Set([
	"PATH HOME USER LOGNAME SHELL TMPDIR TEMP TMP LANG LANGUAGE TZ TERM CI NODE_ENV",
	"NODE_OPTIONS NO_COLOR FORCE_COLOR",
	"XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME COREPACK_HOME PNPM_HOME JAVA_HOME GOROOT",
	"GEM_HOME DOTNET_ROOT",
	"SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA",
	"PROGRAMFILES",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS",
	"SSL_CERT_FILE SSL_CERT_DIR",
	"CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT GIT_SSL_CAINFO",
	"NPM_CONFIG_REGISTRY NPM_CONFIG_CACHE NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG",
	"YARN_CACHE_FOLDER",
	"NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL",
	"NPM_CONFIG_PROXY NPM_CONFIG_HTTP_PROXY NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY",
	"GITHUB_ACTIONS GITHUB_REPOSITORY GITHUB_REF GITHUB_REF_NAME GITHUB_SHA",
	"GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL",
	"RUNNER_OS RUNNER_ARCH RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function buildEnvironment(e, t, n) {
	let r = new Set(e.config.build.passEnv), i = {};
	for (let [e, n] of Object.entries(t)) {
		if (n === void 0) continue;
		let t = e.toUpperCase();
		(Fi.has(t) || t.startsWith("LC_") || r.has(e)) && (i[e] = t === "PATH" ? withoutNpm(n) : n);
	}
	return {
		...i,
		...e.config.build.env,
		SITE_ENVIRONMENT: e.environment,
		SITE_VERSION: e.version,
		SITE_URL: e.url ?? e.config.site.url,
		SITE_TEXT_FILE: n.texts,
		SITE_SEO_FILE: n.seo
	};
}
function withoutNpm(e) {
	let t = e.split(O.delimiter), n = t.findLastIndex((e) => O.basename(e) === "node-gyp-bin"), isNpms = (e) => O.basename(e) === "node-gyp-bin" || e.endsWith(O.join("node_modules", ".bin"));
	return t.filter((e, t) => t > n || !isNpms(e)).join(O.delimiter);
}
// src/contracts/portal/values.ts
const J = datetime({ offset: !0 }).check(_regex(/(Z|\+00:00)$/, "Expected a time in UTC that ends with Z or +00:00.")), Ii = url({
	protocol: /^https?$/,
	error: "Expected an absolute URL that starts with http:// or https://."
}), Li = string$1().check(_minLength(1, "Must not be empty."), refine((e) => isImageAddress(e), { error: "Expected a URL that starts with https:// or http://, or a path that starts with /." }));
function isImageAddress(e) {
	return /^https?:\/\//i.test(e) ? URL.canParse(e) : /^\/(?![/\\])\S*$/.test(e);
}
const Ri = string$1().check(_regex(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0.")), zi = string$1().check(_regex(/^[0-9a-f]{7,64}$/i, "Expected a commit hash with at least seven digits.")), Bi = string$1().check(_regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected a full commit hash with 40 or 64 digits.")), Vi = string$1().check(_regex(/^@\w+$/, "Expected a user name that starts with @.")), Hi = string$1().check(_regex(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # or %."), _maxLength(200)), unknownYet = (e) => optional(nullable(e)), textUpTo = (e) => string$1().check(refine((t) => [...t].length <= e, { error: `Must have at most ${e} characters.` }), rr({ maxLength: e })), limitedText = (e) => textUpTo(e).check(_minLength(1, "Must not be empty.")), Ui = "idempotency-key", Wi = _enum([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), Gi = _enum(["Production", "Preview"]), Ki = looseObject({
	event: literal("site.deployed"),
	timestamp: J,
	site: looseObject({
		id: string$1(),
		slug: string$1()
	}),
	data: looseObject({
		version: Ri,
		environment: Gi,
		commitSha: zi,
		releaseNotes: optional(string$1().check(_maxLength(1e5)))
	}),
	status: Wi,
	url: optional(Ii),
	error: optional(looseObject({
		code: string$1(),
		message: string$1()
	})),
	run: looseObject({
		id: string$1(),
		attempt: number(),
		url: optional(url())
	})
}), qi = looseObject({
	success: literal(!0),
	deployment: optional(looseObject({
		id: optional(string$1()),
		applied: optional(boolean())
	}))
});
// src/identity/claims.ts
function readClaims(e) {
	let t = decode$1(e.reveal().split(".")[1] ?? ""), text = (e) => {
		if (typeof t[e] == "string") return t[e];
	};
	return {
		subject: text("sub"),
		issuer: text("iss"),
		audience: text("aud"),
		issuedAt: typeof t.iat == "number" ? t.iat : void 0
	};
}
function decode$1(e) {
	return toObject(parseJson(Buffer.from(e, "base64url").toString("utf8")));
}
// src/identity/login/aadsts.ts
const Ji = {
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
}, Yi = {
	501051: "The portal's application takes assigned identities only: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return "Set NODE_EXTRA_CA_CERTS to the certificate authority of your network, and check the clock of the runner.";
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return "Check HTTPS_PROXY: the proxy refused the connection or needs a user name and a password (http://user:password@host:port).";
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: r } = toObject(parseJson(n));
	return r === "temporarily_unavailable" || r === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let r = aadstsCode(`${e.body ?? ""} ${n instanceof Error ? n.message : ""}`), i = parseDescription(e.body), a = compact([!!e.retryAfter && `wait requested: Retry-After ${e.retryAfter}`, !!e.requestId && `request id: ${e.requestId}`]), o = isTransient(e) || !r && !e.status;
	if (!r || o) {
		let t = "The login failed.";
		e.status && (t = `The login failed with status ${e.status}.`);
		let r = o ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", s = (e.failure ?? getErrorMessage(n)).split("\n")[0]?.slice(0, 300) ?? "";
		return new k(r, t, {
			cause: n,
			facts: [i ?? `reason: ${s}`, ...a],
			remedy: remedyForUnknown(e, r, i)
		});
	}
	let s = Ji[r] ?? "LOGIN_REFUSED";
	return new k(s, `Microsoft Entra refused the login: AADSTS${r}.`, {
		cause: n,
		facts: compact([
			i,
			...getFacts$1(s, t, i),
			...a
		]),
		remedy: Yi[r] ?? remedyFor(s, t)
	});
}
function getFacts$1(e, t, n) {
	let { claims: r, clientId: i, tenantId: a, audience: o, now: s } = t, c = [
		`presented subject:  ${r?.subject ?? "(none)"}`,
		`presented issuer:   ${r?.issuer ?? "(none)"}`,
		`presented audience: ${r?.audience ?? "(none)"}`
	];
	switch (e) {
		case "LOGIN_NO_MATCHING_CREDENTIAL": return [...c, `application: ${i} in tenant ${a}`];
		case "LOGIN_CREDENTIAL_CASE": return [...c, ...compareCase(r?.subject, n)];
		case "LOGIN_APPLICATION_UNKNOWN": return [`azure.clientId: ${i}`, `azure.tenantId: ${a}`];
		case "LOGIN_TENANT_UNKNOWN": return [`azure.tenantId: ${a}`];
		case "LOGIN_AUDIENCE_UNKNOWN": return [`portal.audience: ${o}`];
		case "LOGIN_CLOCK": {
			let e = `the runner's clock: ${new Date(s).toISOString()}`;
			return r?.issuedAt ? [e, `issued ${Math.round(s / 1e3 - r.issuedAt)} s ago according to the runner's clock`] : [e];
		}
		default: return c;
	}
}
function remedyFor(e, t) {
	let { claims: n, clientId: r } = t;
	if (e === "LOGIN_NO_MATCHING_CREDENTIAL" && n?.subject) return `Add the credential with:  az ad app federated-credential create --id ${r} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: n.issuer,
		subject: n.subject,
		audiences: [n.audience]
	})}'  (just added? wait a few minutes and run again).`;
}
function compareCase(e, t) {
	if (!e || !t) return [];
	let n = [...t.matchAll(/'([^']+)'/g)].map((e) => e[1] ?? "").find((t) => t !== e && t.toLowerCase() === e.toLowerCase());
	if (!n) return [];
	let r = [...e].findIndex((e, t) => e !== n[t]);
	return [
		`presented:  ${e}`,
		`credential: ${n}`,
		`            ${" ".repeat(r)}^ differs here`
	];
}
function parseDescription(e) {
	if (!e) return;
	let t = toObject(parseJson(e)).error_description;
	if (typeof t == "string") return t.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
// src/identity/login/observe.ts
var AttemptFailed = class extends Error {
	name = "RestError";
	code;
	constructor(e, t) {
		super(t), this.code = e;
	}
}, RetryLater = class extends Error {
	name = "AskedToWait";
}, AnswerTooLarge = class extends Error {
	name = "AnswerTooLarge";
	constructor() {
		super("the response is larger than 1 MiB");
	}
};
const Xi = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
function observe(e, t, n) {
	let r = new Observer(e, t, n), sendRequest = (e, t) => r.send(e, t);
	return {
		last: () => r.last,
		policy: {
			position: "perRetry",
			policy: {
				name: "site-deploy-observe",
				sendRequest
			}
		}
	};
}
var Observer = class {
	last = Xi;
	#e = 0;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#t = e, this.#n = t, this.#r = n;
	}
	async send(e, t) {
		this.#e += 1, this.last = Xi;
		let n = AbortSignal.timeout(this.#n), r = AbortSignal.any([this.#t, n]);
		e.abortSignal = r, e.streamResponseStatusCodes = new Set([Infinity]);
		try {
			let n = await t(e);
			return await this.#i(n, r), this.#a(n);
		} catch (e) {
			throw this.#o(e, n);
		} finally {
			e.abortSignal = this.#t;
		}
	}
	async #i(e, t) {
		let { status: n, headers: r } = e, i = r.get("x-ms-request-id");
		try {
			e.bodyAsText = await readText(e.readableStreamBody, t);
		} catch (e) {
			throw e instanceof AnswerTooLarge && (this.last = {
				...Xi,
				status: n,
				requestId: i
			}), e;
		}
		this.last = {
			...Xi,
			status: n,
			requestId: i
		}, n >= 400 && (this.last = {
			...this.last,
			body: e.bodyAsText
		});
	}
	#a(e) {
		let { status: t, headers: n } = e, r = n.get("retry-after");
		if (t !== 429 && !(t === 503 && r)) return e;
		this.last = {
			...this.last,
			retryAfter: r
		};
		let i = this.#r({
			attempt: this.#e,
			status: t,
			retryAfter: r
		});
		if (i === void 0) throw new RetryLater(`Retry-After: ${r}`);
		return n.set("retry-after-ms", String(Math.ceil(i))), e;
	}
	#o(e, t) {
		if (e instanceof RetryLater) return e;
		let n = t.aborted && !this.#t.aborted, r = getErrorMessage(e);
		return n && (r = `no response within ${this.#n / 1e3} s`), this.last = {
			...this.last,
			failure: r
		}, n ? new AttemptFailed("ETIMEDOUT", r) : isRepeatable(e, this.#t) ? new AttemptFailed("ECONNRESET", r) : e;
	}
};
function isRepeatable(e, t) {
	return t.aborted || e instanceof AnswerTooLarge ? !1 : !isPermanent(faultKind(e));
}
async function readText(e, t) {
	if (!e) return "";
	let n = [], r = 0;
	try {
		await Ce(e, async (e) => {
			for await (let t of e) {
				let e = Buffer.from(t);
				if (n.push(e), r += e.length, r > 1048576) throw new AnswerTooLarge();
			}
		}, { signal: t });
	} catch (e) {
		throw t.aborted || e instanceof AnswerTooLarge ? e : new AttemptFailed("ECONNRESET", `the response was cut off: ${getErrorMessage(e)}`);
	}
	return Buffer.concat(n).toString("utf8");
}
// src/identity/login/login.ts
const Zi = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let r = [...Zi], i = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? r.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${seconds(t)}.`), await n.clock.sleep(t, n.signal);
		else if (i && e instanceof k && e.code === "LOGIN_CLOCK") i = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof k && /AADSTS70021[1-3]?\b/.test(e.message);
}
async function logInOnce(e, t, n) {
	let { azure: r, portal: i } = e, a, o, s = t.idToken("api://AzureADTokenExchange", n.signal);
	s.catch(() => void 0);
	let getAssertion = async () => {
		try {
			let e = await s;
			return a = readClaims(e), e.reveal();
		} catch (e) {
			throw o = e, e;
		}
	}, { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = observe(n.signal, 1e4, (e) => pauseBefore(e, n.clock.now(), Math.random())), u = new c(r.tenantId, r.clientId, getAssertion, {
		additionalPolicies: [l.policy],
		retryOptions: {
			maxRetries: 5,
			retryDelayInMs: 1400,
			maxRetryDelayInMs: 2e4
		}
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new Secret(e);
		return n.log.mask(t), t;
	} catch (e) {
		if (n.signal.throwIfAborted(), o) throw o;
		let t = {
			clientId: r.clientId,
			tenantId: r.tenantId,
			audience: i.audience,
			claims: a,
			now: n.clock.now()
		};
		throw refusalError(l.last(), t, e);
	}
}
// src/shared/once.ts
function once$1(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
// src/contracts/portal/error.ts
const Qi = looseObject({
	error: optional(string$1()),
	message: optional(string$1()),
	details: optional(array(looseObject({
		field: optional(string$1()),
		message: optional(string$1())
	})))
}), $i = 1e3;
var PortalError = class extends Error {
	name = "PortalError";
	call;
	status;
	code;
	portalMessage;
	details;
	requestId;
	retryAfter;
	location;
	constructor(e, t, n) {
		let { error: r, message: i = r, details: a } = N(Qi, t.json).data ?? {}, o = i?.slice(0, $i), s = o && plainText(o), c = findRedirect(t, t.url), l = c && c.origin + c.pathname, u = [l && `a redirect to ${l}`, s].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...u].join(", ")}`), this.call = e, this.status = t.status, this.code = r, this.portalMessage = s, this.details = a ?? [], this.requestId = t.requestId && plainText(t.requestId);
		let d = t.headers["retry-after"];
		this.retryAfter = d ? parseRetryAfter(d, n) : void 0, this.location = l;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = t.headers["content-type"] ?? "no content type", { json: i } = t, a = "not an object";
		isObject$1(i) && (a = `with the fields: ${Object.keys(i).join(", ") || "none"}`);
		let o = n.length === 0 ? "" : ` (${n.join("; ")})`;
		super(plainText(`${e}: status ${t.status}, ${r}, ${a}${o}`.slice(0, $i)));
	}
};
// src/clients/portal/explain.ts
const ea = {
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
}, ta = {
	400: "invalid",
	401: "unauthorized",
	403: "forbidden",
	404: "unknown",
	409: "conflict",
	412: "conflict",
	422: "invalid",
	429: "limited"
};
function explainPortalError(e, t) {
	let n = getFailure(e);
	if (!n || !(e instanceof Error)) return;
	let r = t.remedies?.[n] ?? getRemedy(e), i = t.message ?? messageFor(e, t);
	return new k(ea[t.purpose][n], i, {
		cause: e,
		facts: getFacts(e, i),
		remedy: r
	});
}
function getFailure(e) {
	if (e instanceof HttpFault) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return ta[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
const na = {
	tls: {
		message: (e) => `Can't establish a secure connection to the portal ${e}.`,
		remedy: "Use a certificate that this machine trusts, or set NODE_EXTRA_CA_CERTS to the file of its issuer."
	},
	"not-tls": {
		message: (e) => `Can't establish a secure connection to the portal ${e}.`,
		remedy: "Correct the URL or port of the portal: the service there does not speak HTTPS."
	},
	proxy: {
		message: (e) => `Can't reach the portal ${e} through the proxy.`,
		remedy: "Correct HTTPS_PROXY, or add the portal's host to NO_PROXY if it can be reached directly."
	}
};
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof HttpFault) return na[e.kind]?.message(n) ?? `The portal ${n} did not respond.`;
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return r ? `The portal ${n} did not provide ${r}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "what was expected"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: i, details: a, requestId: o } = e, s = e.message;
	return i === t && (s = `${n}: status ${r}`), compact([
		...a.map((e) => plainText([e.field, e.message].filter(Boolean).join(": "))),
		s,
		!!o && `request id: ${o}`
	]);
}
function getRemedy(e) {
	if (e instanceof HttpFault) return na[e.kind]?.remedy;
	if (e instanceof PortalError && e.status === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
}
// src/shared/child-environment.ts
const ra = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function childEnvironment(e, t) {
	let n = Object.entries(t).flatMap(([e, t]) => t !== void 0 && ra.has(e.toUpperCase()) ? [[e, t]] : []);
	return {
		...Object.fromEntries(n),
		HOME: e,
		USERPROFILE: e,
		TMPDIR: e,
		TEMP: e,
		TMP: e,
		DOTNET_BUNDLE_EXTRACT_BASE_DIR: O.join(e, "dotnet")
	};
}
// src/clients/github/branches.ts
const ia = looseObject({ ref: string$1() }), aa = looseObject({
	ref: string$1(),
	object: looseObject({ sha: string$1() })
}), escaped = (e) => e.split("/").map(encodeURIComponent).join("/");
async function listBranches(e, t, n) {
	let r = `${repositoryPath(t)}/git/matching-refs/heads/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(aa), i, "the branches").map((e) => ({
		name: e.ref.slice(11),
		commit: e.object.sha
	}));
}
async function createBranch(e, t, n) {
	return createRef(e, t, `refs/heads/${n.name}`, n.commit);
}
async function createRef(e, t, n, r) {
	let i = {
		method: "POST",
		path: `${repositoryPath(t)}/git/refs`,
		needs: "Contents: write"
	}, a = await e.call({
		...i,
		json: {
			ref: n,
			sha: r
		},
		expected: [422]
	});
	if (a.ok) return !0;
	if (/already exists/i.test(getResponseMessage(a))) return !1;
	throw toRefusalError(i, a);
}
async function deleteBranch(e, t, n) {
	let r = `${repositoryPath(t)}/git/refs/heads/${escaped(n)}`, i = await e.call({
		method: "DELETE",
		path: r,
		needs: "Contents: write",
		expected: [404, 422]
	}), a = i.status === 422 ? getResponseMessage(i) : "";
	if (!(a === "" || /does not exist/i.test(a))) return a;
}
async function readTag(e, t, n) {
	let r = `${repositoryPath(t)}/git/matching-refs/tags/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(aa), i, "the tags").find((e) => e.ref === `refs/tags/${n}`)?.object.sha;
}
async function listTags(e, t, n) {
	let r = `${repositoryPath(t)}/git/matching-refs/tags/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(ia), i, "the tags").map((e) => e.ref.slice(10));
}
async function branchesFrom(e, t, n) {
	let r = n.split("/").map(encodeURIComponent).join("/"), i = `${repositoryPath(t)}/git/matching-refs/heads/${r}`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	});
	return readGitHubAnswer(array(ia), a, "the branches").flatMap((e) => e.ref.startsWith("refs/heads/") ? [e.ref.slice(11)] : []);
}
// src/shared/token-source.ts
function fixedToken(e) {
	return {
		token: async () => e,
		renew: async () => !1
	};
}
function toTokenSource(e) {
	return e instanceof Secret ? fixedToken(e) : e;
}
function createThrottle(e) {
	let { clock: t, signal: n, pace: r, onPause: i, longestPauseMs: a } = e, o = 0, s = 0, c = 0;
	return {
		async turn(e) {
			for (;;) {
				let a = elapsed(t), c = r?.waitFor(e, t.now()) ?? 0, l = Math.max(o - a, c);
				if (l <= 0) break;
				c >= l && c > 15e3 && a + c - s > 1e3 && (s = a + c, i(`GitHub's request limit is reached: continuing in ${duration(c)}.`)), await t.sleep(l, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; o > elapsed(t);) await t.sleep(o - elapsed(t), n);
		},
		recordLimits(e) {
			let n = elapsed(t);
			e.ok && n >= o ? c = 0 : n >= o && isLimit(e) && e.headers["retry-after"] === void 0 && (c += 1);
			let r = limitPause(e, t.now(), a, Math.max(0, c - 1));
			return r !== void 0 && n + r > o && (n + r - o > 1e3 && i(`GitHub is rate-limiting requests: continuing in ${duration(r)}.`), o = n + r), r !== void 0 && !e.ok;
		}
	};
}
function duration(e) {
	let t = Math.ceil(e / 1e3);
	return t <= 120 ? `${t} s` : `${Math.ceil(t / 60)} min`;
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), oa = {
	creation: withoutLimits(L.refusedOnly),
	other: withoutLimits(L.safe)
};
function toUrl(e, t) {
	return t === "/graphql" ? `${e.replace(/\/v3$/, "")}/graphql` : e + t;
}
function createGitHub(e) {
	let { http: t, clock: n, signal: r, pace: i, onPause = () => {}, longestPauseMs: a, idleMs: o } = e, s = (e.apiUrl ?? "https://api.github.com").replace(/\/$/, ""), c = toTokenSource(e.token), withAttempts = (t) => ({
		...t,
		attempts: e.attempts ?? t.attempts
	}), l = createThrottle({
		clock: n,
		signal: r,
		pace: i,
		onPause,
		longestPauseMs: a
	});
	async function call(e) {
		let { method: n, path: i, json: a, expected: u = [] } = e, d = 0;
		for (let f = 5;; --f) {
			await l.turn(n !== "GET");
			let p = await c.token(i), m = await t.send({
				method: n,
				url: toUrl(s, i),
				headers: {
					authorization: `Bearer ${p.reveal()}`,
					accept: "application/vnd.github+json",
					"x-github-api-version": "2022-11-28"
				},
				json: a,
				turns: {
					next: () => l.waitForLimit().then(() => () => {}),
					hold: () => {}
				},
				retry: withAttempts(n === "POST" ? oa.creation : oa.other),
				maxBytes: 32 << 20,
				idleMs: o,
				signal: r
			}).catch((e) => {
				throw e instanceof HttpFault ? new k("GITHUB_UNAVAILABLE", `GitHub did not respond: ${e.message}`, { cause: e }) : e;
			}), h = l.recordLimits(m);
			if (m.ok || u.includes(m.status)) return m;
			if (!(m.status === 401 && (d += 1, await c.settle?.(p, d) || d === 1 && await c.renew(p, i))) && (!h || f <= 1)) throw toRefusalError(e, m);
		}
	}
	return {
		apiUrl: s,
		call,
		async list({ path: e, needs: t, expected: n }, r, i = 100) {
			let a = [], o;
			for (let s = 1; s <= i; s += 1) {
				let i = await call({
					method: "GET",
					path: `${e}${e.includes("?") ? "&" : "?"}per_page=100&page=${s}`,
					needs: t,
					expected: n
				}), c = r ? getMember(i.json, r) : i.json;
				if (!i.ok) return a;
				let l = readGitHubAnswer(array(unknown()), c, `the list ${e.split("?")[0]}`), u = JSON.stringify(l[0]);
				if (u === o || (o = u, a.push(...l), l.length === 0 || !hasMore(i, a.length, l.length))) return a;
			}
			return a;
		}
	};
}
const getMember = (e, t) => {
	if (typeof e == "object" && e) return new Map(Object.entries(e)).get(t);
};
function hasMore(e, t, n) {
	let r = getMember(e.json, "total_count");
	if (typeof r == "number") return t < r;
	let { link: i } = e.headers;
	return typeof i == "string" ? /;\s*rel="?next"?/.test(i) : n >= 100;
}
// src/clients/github/for-run.ts
const sa = {
	longestPauseMs: 2e4,
	idleMs: 1e4,
	attempts: 3
};
function gitHubForRun(e, t) {
	let { http: n, clock: r, log: i, signal: a } = t;
	return createGitHub({
		http: n,
		clock: r,
		signal: a,
		apiUrl: e.apiUrl,
		token: e.token,
		onPause: (e) => i.info(e),
		...sa
	});
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof k) || !e.code.startsWith("GITHUB_")) throw e;
		for (let n of [e.message, ...e.facts]) t.log.debug(n);
		return;
	}
}
// src/config/branch-pattern.ts
function matchesBranch(e, t) {
	let n = t.match(/\*\*|[\s\S]/g) ?? [], r = [!0, ...Array(e.length).fill(!1)];
	for (let t of n) {
		let n = Array(e.length + 1).fill(!1);
		for (let i = 0; i <= e.length; i += 1) {
			let a = e[i - 1];
			if (t === "**" || t === "*") {
				let e = i > 0 && n[i - 1] === !0 && (t === "**" || a !== "/");
				n[i] = r[i] === !0 || e;
			} else n[i] = i > 0 && a === t && r[i - 1] === !0;
		}
		r = n;
	}
	return r[e.length] === !0;
}
function parseBranch(e) {
	if (e.startsWith("refs/heads/") && e.length > 11) return e.slice(11);
}
// src/shared/live-site/probe.ts
const ca = 2e4;
function probeUrl(e, t, n = {}) {
	let { limitMs: r = ca, maxBytes: i, newConnection: a = !1 } = n;
	return t.http.send({
		method: "GET",
		url: e,
		headers: {
			"cache-control": "no-cache",
			accept: "text/html,application/json;q=0.9,*/*;q=0.8"
		},
		follow: e.startsWith("https:") ? { to: "public" } : {},
		retry: L.never,
		idleMs: Math.min(1e4, r),
		limitMs: Math.min(ca, r),
		maxBytes: i,
		...a && { newConnection: a },
		signal: t.signal
	});
}
async function poll(e, t) {
	let { clock: n, signal: r, pause: i, growth: a = 1, maxPause: o = Infinity, limit: s, pauseFirst: c } = e, l = s === void 0 ? Infinity : elapsed(n) + s, u = i;
	for (let e = !0;; e = !1) {
		if (!e || c) {
			let e = l - elapsed(n);
			if (e <= 0) return;
			await n.sleep(Math.min(u, e), r), u = Math.min(o, u * a);
		}
		let i = await t(Math.max(5e3, l - elapsed(n)));
		if (i !== void 0) return i;
	}
}
// src/shared/live-site/read-live.ts
async function readLive(e, t, n = {}) {
	if (e) try {
		let r = await probeUrl(`${e}/${Or}`, t, n);
		return r.status === 200 ? markerIn(toObject(r.json)) : void 0;
	} catch (e) {
		if (!(e instanceof HttpFault)) throw e;
		t.log.debug(`The live site could not be read: ${e.message}`);
		return;
	}
}
const la = [
	"slug",
	"environment",
	"version",
	"commit",
	"digest",
	"run"
];
function markerIn(e) {
	let isText = (e) => typeof e == "string" && e.length <= 300, t = la.filter((t) => isText(e[t])).map((t) => [t, e[t]]), n = Object.fromEntries(t);
	if (!n.digest) return;
	let { files: r, bytes: i, list: a } = toObject(e.contents);
	return typeof r != "number" || typeof i != "number" ? n : {
		...n,
		contents: {
			files: r,
			bytes: i,
			...typeof a == "string" && { list: a }
		}
	};
}
// src/deploy/steps/finish/pages/addresses.ts
function servedPath(e) {
	return /(^|\/)index\.html?$/i.test(e) ? `/${e.replace(/index\.html?$/i, "")}` : `/${e.replace(/\.html?$/i, "")}`;
}
function getAddresses(e) {
	let t = servedPath(e);
	return [
		t,
		t.replace(/(.)\/$/, "$1"),
		`/${e}`
	];
}
function pathWithoutRedirect(e, t, n) {
	let r = servedPath(e);
	if (r === "/") return r;
	let i = r.replace(/\/$/, "");
	return n === "always" ? `${i}/` : n === "never" ? i : r.endsWith("/") ? n === "auto" || t.endsWith("/") ? r : i : !n && /\.html?$/i.test(t) ? `/${e}` : i;
}
function toPageUrl(e, t) {
	return e + plain(t.replace(/^\/*/, "/")).split("/").map((e) => encodeURIComponent(e)).join("/");
}
function browserPath(e) {
	let { pathname: t } = new URL(plain(e).replace(/[%?#\\]/g, encodeURIComponent), "https://site.invalid");
	return t.replace(/(\/index)?(\.html)?\/?$/, "");
}
function plain(e) {
	try {
		return decodeURIComponent(e).normalize("NFC");
	} catch {
		return e.toWellFormed().normalize("NFC");
	}
}
// src/config/hosting-defaults.ts
const ua = {
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
// src/deploy/steps/finish/collect.ts
function collect(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
// src/contracts/portal/seo-limits.ts
const Y = {
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
}, da = {
	openGraph: {
		width: 1200,
		height: 630
	},
	social: {
		width: 1200,
		height: 675
	}
}, fa = 1e6;
function countCharacters(e) {
	let t = 0;
	for (let n of e) t += 1;
	return t;
}
// src/contracts/portal/seo-validation.ts
const pa = looseObject({
	field: string$1(),
	message: string$1()
}), ma = looseObject({
	valid: boolean(),
	warnings: array(pa),
	errors: array(pa)
});
function seoWarnings(e) {
	let { openGraph: t } = e, n = da.openGraph, r = (t?.imageWidth ?? n.width) !== n.width || (t?.imageHeight ?? n.height) !== n.height;
	return compact([
		...lengthWarning("title", e.title, Y.title.recommended),
		...lengthWarning("description", e.description, Y.description.recommended),
		...lengthWarning("openGraph.title", t?.title, Y.openGraphTitle.recommended),
		...lengthWarning("openGraph.description", t?.description, Y.openGraphDescription.recommended),
		r && {
			field: "openGraph.image",
			message: `Recommended size: ${n.width}x${n.height} px.`
		}
	]);
}
function lengthWarning(e, t, [n, r]) {
	if (t === void 0 || t === "") return [];
	let i = countCharacters(t), a = n === 0 ? `at most ${r}` : `${n} to ${r}`;
	return i >= n && i <= r ? [] : [{
		field: e,
		message: `Has ${i} characters; recommended: ${a}.`
	}];
}
// src/contracts/portal/seo.ts
const ha = _enum([
	"website",
	"article",
	"product"
]), ga = _enum([
	"summary",
	"summary_large_image",
	"app",
	"player"
]), _a = looseObject({
	"@context": unknown(),
	"@type": unknown()
}), va = 65536, ya = looseObject({
	"@context": unknown().check(refine(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": unknown().check(refine(isType, { error: "Expected a type name or a list of type names." }))
}).check(refine((e) => new TextEncoder().encode(JSON.stringify(e)).length <= va, { error: `Expected at most ${va} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return refine((t) => t[e] !== "" || t.derived?.includes(e) === !0, {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const ba = looseObject({
	title: optional(string$1()),
	description: optional(string$1()),
	image: optional(string$1()),
	imageWidth: optional(number()),
	imageHeight: optional(number()),
	type: optional(ha),
	locale: optional(string$1()),
	siteName: optional(string$1())
}), xa = looseObject({
	card: optional(ga),
	title: optional(string$1()),
	description: optional(string$1()),
	image: optional(string$1()),
	site: optional(string$1()),
	creator: optional(string$1())
}), Sa = looseObject({
	pageSlug: string$1(),
	title: string$1(),
	description: string$1(),
	keywords: optional(array(string$1())),
	canonical: optional(string$1()),
	noIndex: optional(boolean()),
	noFollow: optional(boolean()),
	openGraph: optional(ba),
	social: optional(xa),
	structuredData: optional(_a),
	derived: optional(array(string$1())),
	updatedAt: J
}), Ca = strictObject({
	pageSlug: optional(string$1()),
	updatedAt: optional(string$1()),
	derived: optional(array(string$1()).check(_maxLength(10))),
	title: textUpTo(Y.title.maximum),
	description: textUpTo(Y.description.maximum),
	keywords: optional(array(string$1().check(_minLength(1), _maxLength(200))).check(_maxLength(200))),
	canonical: optional(Ii),
	noIndex: optional(boolean()),
	noFollow: optional(boolean()),
	openGraph: optional(strictObject({
		title: optional(limitedText(Y.openGraphTitle.maximum)),
		description: optional(limitedText(Y.openGraphDescription.maximum)),
		image: optional(Li),
		imageWidth: optional(number().check(_positive())),
		imageHeight: optional(number().check(_positive())),
		type: optional(ha),
		locale: optional(string$1()),
		siteName: optional(string$1())
	})),
	social: optional(strictObject({
		card: optional(ga),
		title: optional(string$1()),
		description: optional(string$1()),
		image: optional(Li),
		site: optional(Vi),
		creator: optional(Vi)
	})),
	structuredData: optional(ya)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), wa = looseObject({
	success: boolean(),
	pageSlug: string$1(),
	updatedAt: J,
	warnings: optional(array(pa))
}), Ta = looseObject({
	pages: array(looseObject({
		pageSlug: string$1(),
		title: string$1(),
		description: string$1()
	})),
	defaults: looseObject({
		titleSuffix: optional(string$1()),
		defaultImage: optional(string$1())
	})
}), Ea = looseObject({
	titleSuffix: optional(string$1()),
	defaultDescription: optional(string$1()),
	defaultImage: optional(string$1()),
	socialHandle: optional(string$1()),
	locale: optional(string$1())
}), Da = _regex(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Oa = strictObject({
	titleSuffix: optional(string$1().check(_maxLength(Y.title.maximum))),
	defaultDescription: optional(limitedText(Y.description.maximum)),
	defaultImage: optional(Ii),
	socialHandle: optional(Vi),
	locale: optional(string$1().check(Da))
}), ka = looseObject({
	success: optional(boolean()),
	defaults: optional(Ea),
	updatedAt: optional(J)
}), Aa = looseObject({
	success: boolean(),
	purgedAt: J
}), ja = "public, max-age=3600, stale-while-revalidate=300", Ma = ".well-known/site-deploy-seo.json", Na = object({
	...Sa.shape,
	openGraph: optional(object(ba.shape)),
	social: optional(object(xa.shape))
});
function formatCachedContent(e) {
	let t = e.pages.map((e) => ({
		...e,
		seo: Tt(Na, e.seo)
	}));
	return `${JSON.stringify({
		format: 1,
		follows: e.follows,
		pages: t
	})}\n`;
}
// src/deploy/steps/finish/seo/page-seo.ts
const Pa = {
	title: "",
	description: "",
	updatedAt: "1970-01-01T00:00:00Z"
};
function parsePageSeo(e) {
	let t = N(Sa, e);
	if (t.success) return t.data;
}
function readPageSeo(e, t) {
	let n = N(Sa, t);
	if (n.success) return {
		seo: n.data,
		malformed: []
	};
	let { issues: r } = n.error, i = r.map((e) => ({
		field: e.path.join("."),
		message: e.message
	})), a = r.reduce((e, t) => without(e, t.path), t), o = N(Sa, {
		...Pa,
		pageSlug: e,
		...a
	});
	return {
		seo: o.success ? o.data : {
			...Pa,
			pageSlug: e
		},
		malformed: i
	};
}
function without(e, t) {
	let [n, ...r] = t.map(String), { [n ?? ""]: i, ...a } = e;
	return r.length === 0 || typeof i != "object" || !i || Array.isArray(i) ? a : {
		...a,
		[n ?? ""]: without({ ...i }, r)
	};
}
// src/deploy/steps/finish/portal/last-content.ts
var Fa = e({ readLastContent: () => readLastContent });
const Ia = object({
	format: literal(1),
	follows: boolean(),
	pages: array(object({
		slug: string$1(),
		lastUpdated: J,
		seo: looseObject({}),
		freshUntil: optional(J)
	}))
});
async function readLastContent(e, t) {
	let [n, r] = await Promise.all([readFromSite(e, t), readFromHost(e, t)]);
	if (!n || !r) return n ?? r;
	let i = new Map([...r.pages, ...n.pages].map((e) => [e.slug, e]));
	return {
		follows: n.follows && r.follows,
		pages: [...i.values()]
	};
}
async function storeOnHost(e, t, n) {
	let r = cacheFile(t, n);
	if (r) try {
		await g(O.dirname(r), {
			recursive: !0,
			mode: 448
		}), await replaceFile(r, formatCachedContent(e));
	} catch (e) {
		n.log.debug(`Could not cache this deployment's metadata for the next one: ${getErrorMessage(e)}`);
	}
}
async function readFromSite(e, t) {
	try {
		let { status: n, text: r } = await probeUrl(`${e.url ?? e.config.site.url}/${Ma}`, t, { maxBytes: 67108864 });
		return n === 200 ? parseCachedContent(r) : void 0;
	} catch (e) {
		if (!(e instanceof HttpFault)) throw e;
		t.log.debug(`Could not read the last deployment's metadata: ${e.message}`);
		return;
	}
}
async function readFromHost(e, t) {
	let n = cacheFile(e, t), r = n && await readIfThere(n).catch(() => void 0);
	if (r) return parseCachedContent(r);
}
function cacheFile(e, t) {
	if (!t.toolCache) return;
	let n = JSON.stringify([
		e.config.portal.url,
		e.config.site.id,
		e.environmentName
	]), r = ee("sha256").update(n).digest("hex").slice(0, 32);
	return O.join(t.toolCache, "site-deploy-seo", `${r}.json`);
}
function parseCachedContent(e) {
	let t = N(Ia, parseJson(e));
	if (!t.success) return;
	let n = t.data.pages.flatMap(({ seo: e, ...t }) => {
		let n = parsePageSeo(e);
		return n ? [{
			...t,
			seo: n
		}] : [];
	});
	return {
		follows: t.data.follows,
		pages: n
	};
}
// node_modules/xmlchars/xml/1.0/ed5.js
var La = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "	\n\r -퟿-�𐀀-􏿿", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= i && e <= 55295 || e === n || e === r || e === t || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), Ra = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.CHAR = "-퟿-�𐀀-􏿿", e.RESTRICTED_CHAR = "-\b\v\f---", e.S = " 	\r\n", e.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NAME_CHAR = "-" + e.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.CHAR_RE = RegExp("^[" + e.CHAR + "]$", "u"), e.RESTRICTED_CHAR_RE = RegExp("^[" + e.RESTRICTED_CHAR + "]$", "u"), e.S_RE = RegExp("^[" + e.S + "]+$", "u"), e.NAME_START_CHAR_RE = RegExp("^[" + e.NAME_START_CHAR + "]$", "u"), e.NAME_CHAR_RE = RegExp("^[" + e.NAME_CHAR + "]$", "u"), e.NAME_RE = RegExp("^[" + e.NAME_START_CHAR + "][" + e.NAME_CHAR + "]*$", "u"), e.NMTOKEN_RE = RegExp("^[" + e.NAME_CHAR + "]+$", "u");
	var t = 9, n = 10, r = 13, i = 32;
	e.S_LIST = [
		i,
		n,
		r,
		t
	];
	function isChar(e) {
		return e >= 1 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isChar = isChar;
	function isRestrictedChar(e) {
		return e >= 1 && e <= 8 || e === 11 || e === 12 || e >= 14 && e <= 31 || e >= 127 && e <= 132 || e >= 134 && e <= 159;
	}
	e.isRestrictedChar = isRestrictedChar;
	function isCharAndNotRestricted(e) {
		return e === 9 || e === 10 || e === 13 || e > 31 && e < 127 || e === 133 || e > 159 && e <= 55295 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
	}
	e.isCharAndNotRestricted = isCharAndNotRestricted;
	function isS(e) {
		return e === i || e === n || e === r || e === t;
	}
	e.isS = isS;
	function isNameStartChar(e) {
		return e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 58 || e === 95 || e === 8204 || e === 8205 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNameStartChar = isNameStartChar;
	function isNameChar(e) {
		return isNameStartChar(e) || e >= 48 && e <= 57 || e === 45 || e === 46 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNameChar = isNameChar;
})), za = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿", e.NC_NAME_CHAR = "-" + e.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀", e.NC_NAME_START_CHAR_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "]$", "u"), e.NC_NAME_CHAR_RE = RegExp("^[" + e.NC_NAME_CHAR + "]$", "u"), e.NC_NAME_RE = RegExp("^[" + e.NC_NAME_START_CHAR + "][" + e.NC_NAME_CHAR + "]*$", "u");
	function isNCNameStartChar(e) {
		return e >= 65 && e <= 90 || e === 95 || e >= 97 && e <= 122 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 767 || e >= 880 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
	}
	e.isNCNameStartChar = isNCNameStartChar;
	function isNCNameChar(e) {
		return isNCNameStartChar(e) || e === 45 || e === 46 || e >= 48 && e <= 57 || e === 183 || e >= 768 && e <= 879 || e >= 8255 && e <= 8256;
	}
	e.isNCNameChar = isNCNameChar;
})), Ba = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SaxesParser = e.EVENTS = void 0;
	let t = La(), n = Ra(), r = za();
	var i = t.isS, a = t.isChar, o = t.isNameStartChar, s = t.isNameChar, c = t.S_LIST, l = t.NAME_RE, u = n.isChar, d = r.isNCNameStartChar, f = r.isNCNameChar, p = r.NC_NAME_RE;
	let m = "http://www.w3.org/XML/1998/namespace", h = "http://www.w3.org/2000/xmlns/", g = {
		__proto__: null,
		xml: m,
		xmlns: h
	}, v = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	}, y = 8232, isQuote = (e) => e === 34 || e === 39, b = [34, 39], x = [
		...b,
		91,
		62
	], S = [
		...b,
		60,
		93
	], C = [
		61,
		63,
		...c
	], w = [
		...c,
		62,
		38,
		60
	];
	function nsPairCheck(e, t, n) {
		switch (t) {
			case "xml":
				n !== m && e.fail(`xml prefix must be bound to ${m}.`);
				break;
			case "xmlns": n !== h && e.fail(`xmlns prefix must be bound to ${h}.`);
		}
		switch (n) {
			case h:
				e.fail(t === "" ? `the default namespace may not be set to ${n}.` : `may not assign a prefix (even "xmlns") to the URI \
${h}.`);
				break;
			case m: switch (t) {
				case "xml": break;
				case "":
					e.fail(`the default namespace may not be set to ${n}.`);
					break;
				default: e.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(e, t) {
		for (let n of Object.keys(t)) nsPairCheck(e, n, t[n]);
	}
	let isNCName = (e) => p.test(e), isName = (e) => l.test(e);
	e.EVENTS = [
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
	let T = {
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
		constructor(e) {
			this.opt = e ?? {}, this.fragmentOpt = !!this.opt.fragment;
			let t = this.xmlnsOpt = !!this.opt.xmlns;
			if (this.trackPosition = this.opt.position !== !1, this.fileName = this.opt.fileName, t) {
				this.nameStartCheck = d, this.nameCheck = f, this.isName = isNCName, this.processAttribs = this.processAttribsNS, this.pushAttrib = this.pushAttribNS, this.ns = Object.assign({ __proto__: null }, g);
				let e = this.opt.additionalNamespaces;
				e != null && (nsMappingCheck(this, e), Object.assign(this.ns, e));
			} else this.nameStartCheck = o, this.nameCheck = s, this.isName = isName, this.processAttribs = this.processAttribsPlain, this.pushAttrib = this.pushAttribPlain;
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
			], this._init();
		}
		get closed() {
			return this._closed;
		}
		_init() {
			var e;
			this.openWakaBang = "", this.text = "", this.name = "", this.piTarget = "", this.entity = "", this.q = null, this.tags = [], this.tag = null, this.topNS = null, this.chunk = "", this.chunkPosition = 0, this.i = 0, this.prevI = 0, this.carriedFromPrevious = void 0, this.forbiddenState = 0, this.attribList = [];
			let { fragmentOpt: t } = this;
			this.state = t ? 13 : 0, this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = t, this.xmlDeclPossible = !t, this.xmlDeclExpects = ["version"], this.entityReturnState = void 0;
			let { defaultXMLVersion: n } = this.opt;
			if (n === void 0) {
				if (this.opt.forceXMLVersion === !0) throw Error("forceXMLVersion set but defaultXMLVersion is not set");
				n = "1.0";
			}
			this.setXMLVersion(n), this.positionAtNewLine = 0, this.doctype = !1, this._closed = !1, this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			}, this.line = 1, this.column = 0, this.ENTITIES = Object.create(v), (e = this.readyHandler) == null || e.call(this);
		}
		get position() {
			return this.chunkPosition + this.i;
		}
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		on(e, t) {
			this[T[e]] = t;
		}
		off(e) {
			this[T[e]] = void 0;
		}
		makeError(e) {
			let t = this.fileName ?? "";
			return this.trackPosition && (t.length > 0 && (t += ":"), t += `${this.line}:${this.column}`), t.length > 0 && (t += ": "), Error(t + e);
		}
		fail(e) {
			let t = this.makeError(e), n = this.errorHandler;
			if (n === void 0) throw t;
			return n(t), this;
		}
		write(e) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let t = !1;
			e === null ? (t = !0, e = "") : typeof e == "object" && (e = e.toString()), this.carriedFromPrevious !== void 0 && (e = `${this.carriedFromPrevious}${e}`, this.carriedFromPrevious = void 0);
			let n = e.length, r = e.charCodeAt(n - 1);
			!t && (r === 13 || r >= 55296 && r <= 56319) && (this.carriedFromPrevious = e[n - 1], n--, e = e.slice(0, n));
			let { stateTable: i } = this;
			for (this.chunk = e, this.i = 0; this.i < n;) i[this.state].call(this);
			return this.chunkPosition += n, t ? this.end() : this;
		}
		close() {
			return this.write(null);
		}
		getCode10() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n >= 32 || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: return e.charCodeAt(t + 1) === 10 && (this.i = t + 2), this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCode11() {
			let { chunk: e, i: t } = this;
			if (this.prevI = t, this.i = t + 1, t >= e.length) return -1;
			let n = e.charCodeAt(t);
			if (this.column++, n < 55296) {
				if (n > 31 && n < 127 || n > 159 && n !== y || n === 9) return n;
				switch (n) {
					case 10: return this.line++, this.column = 0, this.positionAtNewLine = this.position, 10;
					case 13: {
						let n = e.charCodeAt(t + 1);
						(n === 10 || n === 133) && (this.i = t + 2);
					}
					case 133:
					case y: return this.line++, this.column = 0, this.positionAtNewLine = this.position, -2;
					default: return this.fail("disallowed character."), n;
				}
			}
			if (n > 56319) return n >= 57344 && n <= 65533 || this.fail("disallowed character."), n;
			let r = 65536 + (n - 55296) * 1024 + (e.charCodeAt(t + 1) - 56320);
			return this.i = t + 2, r > 1114111 && this.fail("disallowed character."), r;
		}
		getCodeNorm() {
			let e = this.getCode();
			return e === -2 ? 10 : e;
		}
		unget() {
			this.i = this.prevI, this.column--;
		}
		captureTo(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode(), i = r === -2, a = i ? 10 : r;
				if (a === -1 || e.includes(a)) return this.text += n.slice(t, this.prevI), a;
				i && (this.text += `${n.slice(t, this.prevI)}\n`, t = this.i);
			}
		}
		captureToChar(e) {
			let { i: t } = this, { chunk: n } = this;
			for (;;) {
				let r = this.getCode();
				switch (r) {
					case -2:
						this.text += `${n.slice(t, this.prevI)}\n`, t = this.i, r = 10;
						break;
					case -1: return this.text += n.slice(t), !1;
				}
				if (r === e) return this.text += n.slice(t, this.prevI), !0;
			}
		}
		captureNameChars() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCode();
				if (n === -1) return this.name += e.slice(t), -1;
				if (!s(n)) return this.name += e.slice(t, this.prevI), n === -2 ? 10 : n;
			}
		}
		skipSpaces() {
			for (;;) {
				let e = this.getCodeNorm();
				if (e === -1 || !i(e)) return e;
			}
		}
		setXMLVersion(e) {
			this.currentXMLVersion = e, e === "1.0" ? (this.isChar = a, this.getCode = this.getCode10) : (this.isChar = u, this.getCode = this.getCode11);
		}
		sBegin() {
			this.chunk.charCodeAt(0) === 65279 && (this.i++, this.column++), this.state = 1;
		}
		sBeginWhitespace() {
			let e = this.i, t = this.skipSpaces();
			switch (this.prevI !== e && (this.xmlDeclPossible = !1), t) {
				case 60:
					if (this.state = 15, this.text.length !== 0) throw Error("no-empty text at start");
					break;
				case -1: break;
				default: this.unget(), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sDoctype() {
			var e;
			let t = this.captureTo(x);
			switch (t) {
				case 62:
					(e = this.doctypeHandler) == null || e.call(this, this.text), this.text = "", this.state = 13, this.doctype = !0;
					break;
				case -1: break;
				default: this.text += String.fromCodePoint(t), t === 91 ? this.state = 4 : isQuote(t) && (this.state = 3, this.q = t);
			}
		}
		sDoctypeQuote() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.q = null, this.state = 2);
		}
		sDTD() {
			let e = this.captureTo(S);
			e !== -1 && (this.text += String.fromCodePoint(e), e === 93 ? this.state = 2 : e === 60 ? this.state = 6 : isQuote(e) && (this.state = 5, this.q = e));
		}
		sDTDQuoted() {
			let e = this.q;
			this.captureToChar(e) && (this.text += String.fromCodePoint(e), this.state = 4, this.q = null);
		}
		sDTDOpenWaka() {
			let e = this.getCodeNorm();
			switch (this.text += String.fromCodePoint(e), e) {
				case 33:
					this.state = 7, this.openWakaBang = "";
					break;
				case 63:
					this.state = 11;
					break;
				default: this.state = 4;
			}
		}
		sDTDOpenWakaBang() {
			let e = String.fromCodePoint(this.getCodeNorm()), t = this.openWakaBang += e;
			this.text += e, t !== "-" && (this.state = t === "--" ? 8 : 4, this.openWakaBang = "");
		}
		sDTDComment() {
			this.captureToChar(45) && (this.text += "-", this.state = 9);
		}
		sDTDCommentEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), this.state = e === 45 ? 10 : 8;
		}
		sDTDCommentEnded() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 ? this.state = 4 : (this.fail("malformed comment."), this.state = 8);
		}
		sDTDPI() {
			this.captureToChar(63) && (this.text += "?", this.state = 12);
		}
		sDTDPIEnding() {
			let e = this.getCodeNorm();
			this.text += String.fromCodePoint(e), e === 62 && (this.state = 4);
		}
		sText() {
			this.tags.length === 0 ? this.handleTextOutsideRoot() : this.handleTextInRoot();
		}
		sEntity() {
			let { i: e } = this, { chunk: t } = this;
			loop: for (;;) switch (this.getCode()) {
				case -2:
					this.entity += `${t.slice(e, this.prevI)}\n`, e = this.i;
					break;
				case 59: {
					let { entityReturnState: n } = this, r = this.entity + t.slice(e, this.prevI);
					this.state = n;
					let i;
					r === "" ? (this.fail("empty entity name."), i = "&;") : (i = this.parseEntity(r), this.entity = ""), (n !== 13 || this.textHandler !== void 0) && (this.text += i);
					break loop;
				}
				case -1:
					this.entity += t.slice(e);
					break loop;
			}
		}
		sOpenWaka() {
			let e = this.getCode();
			if (o(e)) this.state = 34, this.unget(), this.xmlDeclPossible = !1;
			else switch (e) {
				case 47:
					this.state = 43, this.xmlDeclPossible = !1;
					break;
				case 33:
					this.state = 16, this.openWakaBang = "", this.xmlDeclPossible = !1;
					break;
				case 63:
					this.state = 23;
					break;
				default: this.fail("disallowed character in tag name"), this.state = 13, this.xmlDeclPossible = !1;
			}
		}
		sOpenWakaBang() {
			switch (this.openWakaBang += String.fromCodePoint(this.getCodeNorm()), this.openWakaBang) {
				case "[CDATA[":
					!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0), this.state = 20, this.openWakaBang = "";
					break;
				case "--":
					this.state = 17, this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = 2, (this.doctype || this.sawRoot) && this.fail("inappropriately located doctype declaration."), this.openWakaBang = "";
					break;
				default: this.openWakaBang.length >= 7 && this.fail("incorrect syntax.");
			}
		}
		sComment() {
			this.captureToChar(45) && (this.state = 18);
		}
		sCommentEnding() {
			var e;
			let t = this.getCodeNorm();
			t === 45 ? (this.state = 19, (e = this.commentHandler) == null || e.call(this, this.text), this.text = "") : (this.text += `-${String.fromCodePoint(t)}`, this.state = 17);
		}
		sCommentEnded() {
			let e = this.getCodeNorm();
			e === 62 ? this.state = 13 : (this.fail("malformed comment."), this.text += `--${String.fromCodePoint(e)}`, this.state = 17);
		}
		sCData() {
			this.captureToChar(93) && (this.state = 21);
		}
		sCDataEnding() {
			let e = this.getCodeNorm();
			e === 93 ? this.state = 22 : (this.text += `]${String.fromCodePoint(e)}`, this.state = 20);
		}
		sCDataEnding2() {
			var e;
			let t = this.getCodeNorm();
			switch (t) {
				case 62:
					(e = this.cdataHandler) == null || e.call(this, this.text), this.text = "", this.state = 13;
					break;
				case 93:
					this.text += "]";
					break;
				default: this.text += `]]${String.fromCodePoint(t)}`, this.state = 20;
			}
		}
		sPIFirstChar() {
			let e = this.getCodeNorm();
			this.nameStartCheck(e) ? (this.piTarget += String.fromCodePoint(e), this.state = 24) : e === 63 || i(e) ? (this.fail("processing instruction without a target."), this.state = e === 63 ? 26 : 25) : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(e), this.state = 24);
		}
		sPIRest() {
			let { chunk: e, i: t } = this;
			for (;;) {
				let n = this.getCodeNorm();
				if (n === -1) {
					this.piTarget += e.slice(t);
					return;
				}
				if (!this.nameCheck(n)) {
					this.piTarget += e.slice(t, this.prevI);
					let r = n === 63;
					r || i(n) ? this.piTarget === "xml" ? (this.xmlDeclPossible || this.fail("an XML declaration must be at the start of the document."), this.state = r ? 33 : 27) : this.state = r ? 26 : 25 : (this.fail("disallowed character in processing instruction name."), this.piTarget += String.fromCodePoint(n));
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				let e = this.getCodeNorm();
				e === 63 ? this.state = 26 : i(e) || (this.text = String.fromCodePoint(e));
			} else this.captureToChar(63) && (this.state = 26);
		}
		sPIEnding() {
			var e;
			let t = this.getCodeNorm();
			if (t === 62) {
				let { piTarget: t } = this;
				t.toLowerCase() === "xml" && this.fail("the XML declaration must appear at the start of the document."), (e = this.piHandler) == null || e.call(this, {
					target: t,
					body: this.text
				}), this.piTarget = this.text = "", this.state = 13;
			} else t === 63 ? this.text += "?" : (this.text += `?${String.fromCodePoint(t)}`, this.state = 25);
			this.xmlDeclPossible = !1;
		}
		sXMLDeclNameStart() {
			let e = this.skipSpaces();
			e === 63 ? this.state = 33 : e !== -1 && (this.state = 28, this.name = String.fromCodePoint(e));
		}
		sXMLDeclName() {
			let e = this.captureTo(C);
			if (e === 63) this.state = 33, this.name += this.text, this.text = "", this.fail("XML declaration is incomplete.");
			else if (i(e) || e === 61) {
				if (this.name += this.text, this.text = "", !this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
					case 0:
						this.fail("did not expect any more name/value pairs.");
						break;
					case 1:
						this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
						break;
					default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
				}
				this.state = e === 61 ? 30 : 29;
			}
		}
		sXMLDeclEq() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : i(e) || (e !== 61 && this.fail("value required."), this.state = 30);
		}
		sXMLDeclValueStart() {
			let e = this.getCodeNorm();
			e === 63 ? (this.state = 33, this.fail("XML declaration is incomplete.")) : i(e) || (isQuote(e) ? this.q = e : (this.fail("value must be quoted."), this.q = 32), this.state = 31);
		}
		sXMLDeclValue() {
			let e = this.captureTo([this.q, 63]);
			if (e === 63) {
				this.state = 33, this.text = "", this.fail("XML declaration is incomplete.");
				return;
			}
			if (e === -1) return;
			let t = this.text;
			switch (this.text = "", this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					let e = t;
					this.xmlDecl.version = e, /^1\.[0-9]+$/.test(e) ? this.opt.forceXMLVersion || this.setXMLVersion(e) : this.fail("version number must match /^1\\.[0-9]+$/.");
					break;
				}
				case "encoding":
					/^[A-Za-z][A-Za-z0-9._-]*$/.test(t) || this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/."), this.xmlDeclExpects = ["standalone"], this.xmlDecl.encoding = t;
					break;
				case "standalone": t !== "yes" && t !== "no" && this.fail("standalone value must match \"yes\" or \"no\"."), this.xmlDeclExpects = [], this.xmlDecl.standalone = t;
			}
			this.name = "", this.state = 32;
		}
		sXMLDeclSeparator() {
			let e = this.getCodeNorm();
			e === 63 ? this.state = 33 : (i(e) || (this.fail("whitespace required."), this.unget()), this.state = 27);
		}
		sXMLDeclEnding() {
			var e;
			this.getCodeNorm() === 62 ? (this.piTarget === "xml" ? this.name !== "version" && this.xmlDeclExpects.includes("version") && this.fail("XML declaration must contain a version.") : this.fail("processing instructions are not allowed before root."), (e = this.xmldeclHandler) == null || e.call(this, this.xmlDecl), this.name = "", this.piTarget = this.text = "", this.state = 13) : this.fail("The character ? is disallowed anywhere in XML declarations."), this.xmlDeclPossible = !1;
		}
		sOpenTag() {
			var e;
			let t = this.captureNameChars();
			if (t === -1) return;
			let n = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			switch (this.name = "", this.xmlnsOpt && (this.topNS = n.ns = Object.create(null)), (e = this.openTagStartHandler) == null || e.call(this, n), this.sawRoot = !0, !this.fragmentOpt && this.closedRoot && this.fail("documents may contain only one root."), t) {
				case 62:
					this.openTag();
					break;
				case 47:
					this.state = 35;
					break;
				default: i(t) || this.fail("disallowed character in tag name."), this.state = 36;
			}
		}
		sOpenTagSlash() {
			this.getCode() === 62 ? this.openSelfClosingTag() : (this.fail("forward-slash in opening tag not followed by >."), this.state = 36);
		}
		sAttrib() {
			let e = this.skipSpaces();
			e !== -1 && (o(e) ? (this.unget(), this.state = 37) : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : this.fail("disallowed character in attribute name."));
		}
		sAttribName() {
			let e = this.captureNameChars();
			e === 61 ? this.state = 39 : i(e) ? this.state = 38 : e === 62 ? (this.fail("attribute without value."), this.pushAttrib(this.name, this.name), this.name = this.text = "", this.openTag()) : e !== -1 && this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			let e = this.skipSpaces();
			switch (e) {
				case -1: return;
				case 61:
					this.state = 39;
					break;
				default: this.fail("attribute without value."), this.text = "", this.name = "", e === 62 ? this.openTag() : o(e) ? (this.unget(), this.state = 37) : (this.fail("disallowed character in attribute name."), this.state = 36);
			}
		}
		sAttribValue() {
			let e = this.getCodeNorm();
			isQuote(e) ? (this.q = e, this.state = 40) : i(e) || (this.fail("unquoted attribute value."), this.state = 42, this.unget());
		}
		sAttribValueQuoted() {
			let { q: e, chunk: t } = this, { i: n } = this;
			for (;;) switch (this.getCode()) {
				case e:
					this.pushAttrib(this.name, this.text + t.slice(n, this.prevI)), this.name = this.text = "", this.q = null, this.state = 41;
					return;
				case 38:
					this.text += t.slice(n, this.prevI), this.state = 14, this.entityReturnState = 40;
					return;
				case 10:
				case -2:
				case 9:
					this.text += `${t.slice(n, this.prevI)} `, n = this.i;
					break;
				case 60:
					this.text += t.slice(n, this.prevI), this.fail("disallowed character.");
					return;
				case -1:
					this.text += t.slice(n);
					return;
			}
		}
		sAttribValueClosed() {
			let e = this.getCodeNorm();
			i(e) ? this.state = 36 : e === 62 ? this.openTag() : e === 47 ? this.state = 35 : o(e) ? (this.fail("no whitespace between attributes."), this.unget(), this.state = 37) : this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			let e = this.captureTo(w);
			switch (e) {
				case 38:
					this.state = 14, this.entityReturnState = 42;
					break;
				case 60:
					this.fail("disallowed character.");
					break;
				case -1: break;
				default: this.text.includes("]]>") && this.fail("the string \"]]>\" is disallowed in char data."), this.pushAttrib(this.name, this.text), this.name = this.text = "", e === 62 ? this.openTag() : this.state = 36;
			}
		}
		sCloseTag() {
			let e = this.captureNameChars();
			e === 62 ? this.closeTag() : i(e) ? this.state = 44 : e !== -1 && this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case 62:
					this.closeTag();
					break;
				case -1: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: e, forbiddenState: t } = this, { chunk: n, textHandler: r } = this;
			scanLoop: for (;;) switch (this.getCode()) {
				case 60:
					if (this.state = 15, r !== void 0) {
						let { text: t } = this, i = n.slice(e, this.prevI);
						t.length === 0 ? i.length !== 0 && r(i) : (r(t + i), this.text = "");
					}
					t = 0;
					break scanLoop;
				case 38:
					this.state = 14, this.entityReturnState = 13, r !== void 0 && (this.text += n.slice(e, this.prevI)), t = 0;
					break scanLoop;
				case 93:
					switch (t) {
						case 0:
							t = 1;
							break;
						case 1:
							t = 2;
							break;
						case 2: break;
						default: throw Error("impossible state");
					}
					break;
				case 62:
					t === 2 && this.fail("the string \"]]>\" is disallowed in char data."), t = 0;
					break;
				case -2:
					r !== void 0 && (this.text += `${n.slice(e, this.prevI)}\n`), e = this.i, t = 0;
					break;
				case -1:
					r !== void 0 && (this.text += n.slice(e));
					break scanLoop;
				default: t = 0;
			}
			this.forbiddenState = t;
		}
		handleTextOutsideRoot() {
			let { i: e } = this, { chunk: t, textHandler: n } = this, r = !1;
			outRootLoop: for (;;) {
				let a = this.getCode();
				switch (a) {
					case 60:
						if (this.state = 15, n !== void 0) {
							let { text: r } = this, i = t.slice(e, this.prevI);
							r.length === 0 ? i.length !== 0 && n(i) : (n(r + i), this.text = "");
						}
						break outRootLoop;
					case 38:
						this.state = 14, this.entityReturnState = 13, n !== void 0 && (this.text += t.slice(e, this.prevI)), r = !0;
						break outRootLoop;
					case -2:
						n !== void 0 && (this.text += `${t.slice(e, this.prevI)}\n`), e = this.i;
						break;
					case -1:
						n !== void 0 && (this.text += t.slice(e));
						break outRootLoop;
					default: i(a) || (r = !0);
				}
			}
			r && (!this.sawRoot && !this.reportedTextBeforeRoot && (this.fail("text data outside of root node."), this.reportedTextBeforeRoot = !0), this.closedRoot && !this.reportedTextAfterRoot && (this.fail("text data outside of root node."), this.reportedTextAfterRoot = !0));
		}
		pushAttribNS(e, t) {
			var n;
			let { prefix: r, local: i } = this.qname(e), a = {
				name: e,
				prefix: r,
				local: i,
				value: t
			};
			if (this.attribList.push(a), (n = this.attributeHandler) == null || n.call(this, a), r === "xmlns") {
				let e = t.trim();
				this.currentXMLVersion === "1.0" && e === "" && this.fail("invalid attempt to undefine prefix in XML 1.0"), this.topNS[i] = e, nsPairCheck(this, i, e);
			} else if (e === "xmlns") {
				let e = t.trim();
				this.topNS[""] = e, nsPairCheck(this, "", e);
			}
		}
		pushAttribPlain(e, t) {
			var n;
			let r = {
				name: e,
				value: t
			};
			this.attribList.push(r), (n = this.attributeHandler) == null || n.call(this, r);
		}
		end() {
			var e, t;
			this.sawRoot || this.fail("document must contain a root element.");
			let { tags: n } = this;
			for (; n.length > 0;) {
				let e = n.pop();
				this.fail(`unclosed tag: ${e.name}`);
			}
			this.state !== 0 && this.state !== 13 && this.fail("unexpected end.");
			let { text: r } = this;
			return r.length !== 0 && ((e = this.textHandler) == null || e.call(this, r), this.text = ""), this._closed = !0, (t = this.endHandler) == null || t.call(this), this._init(), this;
		}
		resolve(e) {
			var t;
			let n = this.topNS[e];
			if (n !== void 0) return n;
			let { tags: r } = this;
			for (let t = r.length - 1; t >= 0; t--) if (n = r[t].ns[e], n !== void 0) return n;
			return n = this.ns[e], n === void 0 ? (t = this.opt).resolvePrefix?.call(t, e) : n;
		}
		qname(e) {
			let t = e.indexOf(":");
			if (t === -1) return {
				prefix: "",
				local: e
			};
			let n = e.slice(t + 1), r = e.slice(0, t);
			return (r === "" || n === "" || n.includes(":")) && this.fail(`malformed name: ${e}.`), {
				prefix: r,
				local: n
			};
		}
		processAttribsNS() {
			let { attribList: e } = this, t = this.tag;
			{
				let { prefix: e, local: n } = this.qname(t.name);
				t.prefix = e, t.local = n;
				let r = t.uri = this.resolve(e) ?? "";
				e !== "" && (e === "xmlns" && this.fail("tags may not have \"xmlns\" as prefix."), r === "" && (this.fail(`unbound namespace prefix: ${JSON.stringify(e)}.`), t.uri = e));
			}
			if (e.length === 0) return;
			let { attributes: n } = t, r = new Set();
			for (let t of e) {
				let { name: e, prefix: i, local: a } = t, o, s;
				i === "" ? (o = e === "xmlns" ? h : "", s = e) : (o = this.resolve(i), o === void 0 && (this.fail(`unbound namespace prefix: ${JSON.stringify(i)}.`), o = i), s = `{${o}}${a}`), r.has(s) && this.fail(`duplicate attribute: ${s}.`), r.add(s), t.uri = o, n[e] = t;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			let { attribList: e } = this, t = this.tag.attributes;
			for (let { name: n, value: r } of e) t[n] !== void 0 && this.fail(`duplicate attribute: ${n}.`), t[n] = r;
			this.attribList = [];
		}
		openTag() {
			var e;
			this.processAttribs();
			let { tags: t } = this, n = this.tag;
			n.isSelfClosing = !1, (e = this.openTagHandler) == null || e.call(this, n), t.push(n), this.state = 13, this.name = "";
		}
		openSelfClosingTag() {
			var e, t;
			this.processAttribs();
			let { tags: n } = this, r = this.tag;
			r.isSelfClosing = !0, (e = this.openTagHandler) == null || e.call(this, r), (t = this.closeTagHandler) == null || t.call(this, r), (this.tag = n[n.length - 1] ?? null) === null && (this.closedRoot = !0), this.state = 13, this.name = "";
		}
		closeTag() {
			let { tags: e, name: t } = this;
			if (this.state = 13, this.name = "", t === "") {
				this.fail("weird empty close tag."), this.text += "</>";
				return;
			}
			let n = this.closeTagHandler, r = e.length;
			for (; r-- > 0;) {
				let r = this.tag = e.pop();
				if (this.topNS = r.ns, n?.(r), r.name === t) break;
				this.fail("unexpected close tag.");
			}
			r === 0 ? this.closedRoot = !0 : r < 0 && (this.fail(`unmatched closing tag: ${t}.`), this.text += `</${t}>`);
		}
		parseEntity(e) {
			if (e[0] !== "#") {
				let t = this.ENTITIES[e];
				return t === void 0 ? (this.fail(this.isName(e) ? "undefined entity." : "disallowed character in entity name."), `&${e};`) : t;
			}
			let t = NaN;
			return e[1] === "x" && /^#x[0-9a-f]+$/i.test(e) ? t = parseInt(e.slice(2), 16) : /^#[0-9]+$/.test(e) && (t = parseInt(e.slice(1), 10)), this.isChar(t) ? String.fromCodePoint(t) : (this.fail("malformed character entity."), `&${e};`);
		}
	};
	e.SaxesParser = SaxesParser;
}))();
function escapeXml(e) {
	return e.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "").replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`);
}
// src/deploy/steps/finish/sitemap/extensions.ts
const Va = {
	"http://www.google.com/schemas/sitemap-image/1.1": "image",
	"http://www.google.com/schemas/sitemap-video/1.1": "video",
	"http://www.google.com/schemas/sitemap-news/0.9": "news",
	"http://www.w3.org/1999/xhtml": "xhtml"
};
var ExtensionWriter = class {
	#e = "";
	#t = 0;
	get isInside() {
		return this.#t > 0;
	}
	open(e) {
		let { local: t, uri: n, attributes: r } = e;
		this.#t += 1;
		let i = Object.values(r).filter((e) => e.prefix !== "xmlns" && e.name !== "xmlns").map((e) => ` ${e.name}="${escapeXml(e.value)}"`);
		this.#e += `<${formatName(t, n)}${i.join("")}>`;
	}
	text(e) {
		this.#e += escapeXml(e);
	}
	close(e) {
		--this.#t, this.#e += `</${formatName(e.local, e.uri)}>`;
	}
	take() {
		let e = this.#e.replace(/>\s+</g, "><").trim();
		return this.#e = "", e;
	}
};
function formatName(e, t) {
	return `${Va[t] ?? "unknown"}:${e}`;
}
// src/deploy/steps/finish/sitemap/read.ts
const Ha = "http://www.sitemaps.org/schemas/sitemap/0.9", Ua = [
	"loc",
	"lastmod",
	"changefreq",
	"priority"
], Wa = /^(always|hourly|daily|weekly|monthly|yearly|never)$/, Ga = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)?$/, Ka = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
var TooDeep = class extends Error {
	name = "TooDeep";
};
function readSitemap(e) {
	let t = [], n = [], r = [], i = [], a = {}, o = "", s = new ExtensionWriter(), c = new Ba.SaxesParser({
		xmlns: !0,
		position: !0
	}), report = (e) => r.push(`line ${c.line}: ${e}`);
	c.on("error", (e) => r.push(e.message)), c.on("opentag", (e) => {
		let { local: t, uri: n } = e;
		if (i.length === 16) throw report("elements are nested more than 16 levels deep"), new TooDeep();
		i.push(n === Ha ? t : `{${n}}${t}`), o = "";
		let r = i.length === 3 && i[1] === "url" && n in Va;
		(s.isInside || r) && s.open(e), i.length === 1 && i[0] !== "urlset" && report(`<${t}> in place of <urlset xmlns="${Ha}">`), i.length === 2 && n === Ha && t !== "url" && report(`<${t}> in place of <url>`), i.length === 2 && (a = {}), i.length === 3 && n === Ha && !Ua.some((e) => e === t) && report(`<${t}> in <url>`);
	}), c.on("text", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("cdata", (e) => {
		o += e, s.isInside && s.text(e);
	}), c.on("closetag", (e) => {
		s.isInside && s.close(e);
		let r = i.pop(), l = Ua.find((e) => e === r);
		if (i.length === 2 && l && (l in a && report(`<${l}> a second time in <url>`), a[l] = o.trim()), i.length !== 1 || r !== "url") return;
		let { loc: u, ...d } = a, f = s.take();
		if (u === void 0) t.push(`line ${c.line}: <url> has no <loc>`);
		else if (!URL.canParse(u) || [...u].length > 2048) t.push(`line ${c.line}: <loc> "${u.slice(0, 80)}" is not an address`);
		else {
			let e = withoutWrong(d, (e) => t.push(`line ${c.line}: ${e}`));
			n.push({
				loc: u,
				...e,
				...f !== "" && { extensions: f }
			});
		}
	}), read(c, e);
	let [l] = r;
	return l ? { problem: l } : {
		entries: n,
		wrong: t
	};
}
function readSitemapIndex(e) {
	let t = [], n = [], r = !0, i = "", a = new Ba.SaxesParser({ xmlns: !0 });
	if (a.on("error", () => {
		r = !1;
	}), a.on("opentag", (e) => {
		if (n.length === 16) throw r = !1, new TooDeep();
		n.push(e.uri === Ha ? e.local : ""), i = "";
	}), a.on("text", (e) => {
		i += e;
	}), a.on("closetag", () => {
		n.join("/") === "sitemapindex/sitemap/loc" && t.push(i.trim()), n.pop();
	}), read(a, e), r && /<(?:\w+:)?sitemapindex\b/.test(e)) return t;
}
function read(e, t) {
	try {
		e.write(t.replace(/^\uFEFF/, "")).close();
	} catch (e) {
		if (!(e instanceof TooDeep)) throw e;
	}
}
function withoutWrong(e, t) {
	let { lastmod: n, changefreq: r, priority: i } = e, right = (e, n, r, i) => n === void 0 ? {} : r(n) ? { [e]: n } : (t(`<${e}> "${n.slice(0, 80)}" is not ${i}`), {});
	return {
		...right("lastmod", n, isDate, "a date"),
		...right("changefreq", r, (e) => Wa.test(e), "a value that the protocol defines"),
		...right("priority", i, (e) => Ka.test(e) && inRange(Number(e)), "from 0 to 1")
	};
}
function isDate(e) {
	let t = new Date(`${e.slice(0, 10)}T00:00:00Z`);
	return Ga.test(e) && !Number.isNaN(t.getTime()) && t.toISOString().startsWith(e.slice(0, 10));
}
function inRange(e) {
	return e >= 0 && e <= 1;
}
// src/deploy/steps/finish/sitemap/built-sitemaps.ts
var qa = e({
	pathIn: () => pathIn,
	readBuiltSitemaps: () => readBuiltSitemaps,
	sitemapLine: () => Ya
});
const Ja = [
	"sitemap.xml",
	"sitemap-index.xml",
	"sitemap_index.xml",
	"sitemapindex.xml",
	"sitemap-0.xml"
];
function readBuiltSitemaps(e, t, n) {
	let r = [], i = [], a = new Set(), o = [...(t ?? "").matchAll(Ya)].flatMap(([, e = ""]) => pathIn(e, n) ?? []), s = [...Ja, ...o];
	for (let t of s) {
		let o = t.replace(/\.gz$/, "");
		if (a.has(o)) continue;
		a.add(o);
		let [c, l] = [e(o), e(`${o}.gz`)], u = c?.toString() ?? (l && unpack(l)), d = {
			path: o,
			isPlain: !!c,
			isCompressed: !!l
		};
		if (u === void 0) {
			l && i.push(`${o}.gz cannot be unpacked`);
			continue;
		}
		let f = readSitemapIndex(u);
		if (f) {
			r.push({
				...d,
				entries: void 0
			}), s.push(...f.flatMap((e) => pathIn(e, n) ?? []));
			continue;
		}
		let p = readSitemap(u);
		"problem" in p ? i.push(`${o} is not valid (${p.problem})`) : r.push({
			...d,
			entries: p.entries
		});
	}
	return {
		sitemaps: r,
		problems: i
	};
}
const Ya = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;
function pathIn(e, t) {
	if (!URL.canParse(e, t)) return;
	let n = new URL(e, t);
	if (n.origin === t) try {
		return decodeURIComponent(n.pathname).slice(1);
	} catch {
		return;
	}
}
function unpack(e) {
	try {
		return oe(e, { maxOutputLength: 52428800 }).toString();
	} catch {
		return;
	}
}
// src/config/nearest.ts
var Xa = t(((e) => {
	e.__esModule = !0, e.distance = e.closest = void 0;
	var t = new Uint32Array(65536), myers_32 = function(e, n) {
		for (var r = e.length, i = n.length, a = 1 << r - 1, o = -1, s = 0, c = r, l = r; l--;) t[e.charCodeAt(l)] |= 1 << l;
		for (l = 0; l < i; l++) {
			var u = t[n.charCodeAt(l)], d = u | s;
			u |= (u & o) + o ^ o, s |= ~(u | o), o &= u, s & a && c++, o & a && c--, s = s << 1 | 1, o = o << 1 | ~(d | s), s &= d;
		}
		for (l = r; l--;) t[e.charCodeAt(l)] = 0;
		return c;
	}, myers_x = function(e, n) {
		for (var r = n.length, i = e.length, a = [], o = [], s = Math.ceil(r / 32), c = Math.ceil(i / 32), l = 0; l < s; l++) o[l] = -1, a[l] = 0;
		for (var u = 0; u < c - 1; u++) {
			for (var d = 0, f = -1, p = u * 32, m = Math.min(32, i) + p, h = p; h < m; h++) t[e.charCodeAt(h)] |= 1 << h;
			for (var l = 0; l < r; l++) {
				var g = t[n.charCodeAt(l)], v = o[l / 32 | 0] >>> l & 1, y = a[l / 32 | 0] >>> l & 1, b = g | d, x = ((g | y) & f) + f ^ f | g | y, S = d | ~(x | f), C = f & x;
				S >>> 31 ^ v && (o[l / 32 | 0] ^= 1 << l), C >>> 31 ^ y && (a[l / 32 | 0] ^= 1 << l), S = S << 1 | v, C = C << 1 | y, f = C | ~(b | S), d = S & b;
			}
			for (var h = p; h < m; h++) t[e.charCodeAt(h)] = 0;
		}
		for (var w = 0, T = -1, E = u * 32, ee = Math.min(32, i - E) + E, h = E; h < ee; h++) t[e.charCodeAt(h)] |= 1 << h;
		for (var te = i, l = 0; l < r; l++) {
			var g = t[n.charCodeAt(l)], v = o[l / 32 | 0] >>> l & 1, y = a[l / 32 | 0] >>> l & 1, b = g | w, x = ((g | y) & T) + T ^ T | g | y, S = w | ~(x | T), C = T & x;
			te += S >>> i - 1 & 1, te -= C >>> i - 1 & 1, S >>> 31 ^ v && (o[l / 32 | 0] ^= 1 << l), C >>> 31 ^ y && (a[l / 32 | 0] ^= 1 << l), S = S << 1 | v, C = C << 1 | y, T = C | ~(b | S), w = S & b;
		}
		for (var h = E; h < ee; h++) t[e.charCodeAt(h)] = 0;
		return te;
	}, distance = function(e, t) {
		if (e.length < t.length) {
			var n = t;
			t = e, e = n;
		}
		return t.length === 0 ? e.length : e.length <= 32 ? myers_32(e, t) : myers_x(e, t);
	};
	e.distance = distance;
	var closest = function(e, t) {
		for (var n = Infinity, r = 0, i = 0; i < t.length; i++) {
			var a = distance(e, t[i]);
			a < n && (n = a, r = i);
		}
		return t[r];
	};
	e.closest = closest;
}))();
function nearestName(e, t) {
	let n = fold(e);
	if (n === "") return;
	let r;
	for (let e of t) {
		let t = fold(e), i = n.length >= 3 && t.startsWith(n) ? .5 : (0, Xa.distance)(n, t), a = Math.max(n.length, t.length);
		i <= (a < 4 ? 1 : Math.max(2, Math.floor(a / 3))) && i < t.length && (!r || i < r.cost) && (r = {
			name: e,
			cost: i
		});
	}
	return r?.name;
}
function didYouMean(e, t) {
	let n = nearestName(e, t);
	return n ? `; did you mean "${n}"?` : "";
}
function fold(e) {
	return e.toLowerCase().replace(/[-_\s]/g, "");
}
const Za = looseObject({ status: string$1() });
async function isAncestor(e, t, n, r) {
	let i = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/compare/${r}...${n}`,
		needs: "Contents: read"
	});
	return readGitHubAnswer(Za, i.json, "two commits").status === "behind";
}
const Qa = looseObject({ commits: array(looseObject({
	sha: string$1(),
	parents: array(looseObject({ sha: string$1() })),
	commit: looseObject({ message: string$1() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map((e) => e.split("/").map(encodeURIComponent).join("/")), a = `${repositoryPath(t)}/compare/${i.join("...")}`, { json: o } = await e.call({
		method: "GET",
		path: a,
		needs: "Contents: read"
	});
	return readGitHubAnswer(Qa, o, "commits").commits.map(({ sha: e, parents: t, commit: n }) => ({
		id: e,
		parent: t[0]?.sha ?? "",
		message: n.message
	}));
}
// src/clients/github/runs.ts
const X = looseObject({
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
	created_at: string$1(),
	updated_at: optional(string$1()),
	check_suite_id: optional(int$2())
}), toRun = (e) => ({
	id: e.id,
	url: e.html_url,
	event: e.event,
	title: e.display_title ?? "",
	workflow: e.path?.split("@")[0] ?? "",
	branch: e.head_branch ?? "",
	commit: e.head_sha,
	repository: e.head_repository?.full_name ?? "",
	status: e.status ?? "",
	conclusion: e.conclusion ?? "",
	createdAt: e.created_at,
	updatedAt: e.updated_at ?? "",
	suite: e.check_suite_id
});
async function readWorkflowRun(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/actions/runs/${n}`,
		needs: "Actions: read",
		expected: [404]
	});
	if (r.ok) return toRun(readGitHubAnswer(X, r.json, "a run"));
}
async function runsOfPush(e, t, n) {
	let r = new URLSearchParams({
		head_sha: n.commit,
		branch: n.branch,
		event: "push"
	}), i = `${repositoryPath(t)}/actions/runs?${r}`, a = await e.list({
		path: i,
		needs: "Actions: read"
	}, "workflow_runs");
	return readGitHubAnswer(array(X), a, "the runs").map(toRun);
}
async function runsOfHead(e, t, n) {
	let r = `${repositoryPath(t)}/actions/runs?head_sha=${encodeURIComponent(n)}`, i = await e.list({
		path: r,
		needs: "Actions: read"
	}, "workflow_runs", 1);
	return readGitHubAnswer(array(X), i, "the runs").map(toRun);
}
async function listDispatchedRuns(e, t, n) {
	let r = {
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(n)}/runs`}?event=workflow_dispatch`,
		needs: "Actions: read",
		expected: [404]
	}, i = await e.list(r, "workflow_runs", 1);
	return readGitHubAnswer(array(X), i, "the runs").map(toRun);
}
async function cancelRun(e, t, n) {
	let r = `${repositoryPath(t)}/actions/runs/${n}/cancel`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Actions: write",
		expected: [409]
	});
}
async function runsOfCommit(e, t, n, r) {
	let i = {
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(n)}/runs`}?head_sha=${encodeURIComponent(r)}`,
		needs: "Actions: read",
		expected: [404]
	}, a = await e.list(i, "workflow_runs", 1);
	return readGitHubAnswer(array(X), a, "the runs").map(toRun);
}
async function lastRuns(e, t, n) {
	let r = `${`${repositoryPath(t)}/actions/workflows`}/${encodeURIComponent(n)}/runs`, i = await e.list({
		path: r,
		needs: "Actions: read",
		expected: [404]
	}, "workflow_runs", 1);
	return readGitHubAnswer(array(X), i, "the runs").map(toRun);
}
const $a = looseObject({ workflow_run_id: int$2() }), eo = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, r, i) {
	let { workflow: a, branch: o, inputs: s } = n, c = `${repositoryPath(t)}/actions/workflows/${encodeURIComponent(a)}`, l = {
		method: "POST",
		path: `${c}/dispatches`,
		needs: "Actions: write"
	}, u = {
		ref: o,
		inputs: s
	}, d = await e.call({
		...l,
		json: {
			...u,
			return_run_details: !0
		},
		expected: [400, 422]
	}), f = $a.safeParse(d.json).data;
	if (d.ok && f) return f.workflow_run_id;
	let p = !d.ok && d.text.includes("return_run_details");
	if (!d.ok && !p) throw toRefusalError(l, d);
	let m = `${c}/runs?event=workflow_dispatch&branch=${encodeURIComponent(o)}`, newest = async () => {
		let t = await e.list({
			path: m,
			needs: "Actions: read"
		}, "workflow_runs", 1);
		return readGitHubAnswer(array(X), t, "the runs").map((e) => e.id);
	}, h = new Set(await newest());
	await e.call({
		...l,
		json: u
	});
	let g = await poll({
		clock: r,
		signal: i,
		...eo
	}, async () => (await newest()).find((e) => !h.has(e)));
	if (g !== void 0) return g;
	throw new k("GITHUB_REFUSED", `GitHub accepted the request to run ${a}, but shows no run.`, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
// src/clients/github/tree.ts
const to = looseObject({ object: looseObject({ sha: string$1() }) }), no = looseObject({
	message: string$1(),
	committer: optional(nullable(looseObject({ date: optional(string$1()) }))),
	tree: looseObject({ sha: string$1() }),
	parents: _default(array(looseObject({ sha: string$1() })), [])
}), ro = looseObject({
	truncated: _default(boolean(), !1),
	tree: array(looseObject({
		path: string$1(),
		mode: optional(string$1()),
		type: string$1(),
		sha: string$1()
	}))
}), io = looseObject({
	content: string$1(),
	encoding: string$1()
});
async function readBranchHead(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/git/ref/heads/${n.split("/").map(encodeURIComponent).join("/")}`,
		needs: "Contents: read",
		expected: [404, 409]
	});
	if (r.ok) return readGitHubAnswer(to, r.json, "a branch").object.sha;
}
async function readCommit(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/git/commits/${n}`,
		needs: "Contents: read"
	}), { message: i, parents: a, committer: o } = readGitHubAnswer(no, r.json, "a commit");
	return {
		commit: n,
		message: i,
		parents: a.map((e) => e.sha),
		committedAt: o?.date ?? ""
	};
}
async function readCommitFiles(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/git/trees/${encodeURIComponent(n)}?recursive=1`,
		needs: "Contents: read",
		expected: [404, 409]
	}), i = r.ok ? readGitHubAnswer(ro, r.json, "the files") : {
		truncated: !1,
		tree: []
	}, a = new Map(i.tree.filter((e) => e.type === "blob").map((e) => [e.path, e.sha])), getId = (e) => a.get(e), o = new Map();
	return {
		paths: [...a.keys()],
		getId,
		async read(r) {
			let a = getId(r);
			if (a) {
				let n = o.get(a) ?? readBlob(e, t, a);
				return o.set(a, n), n;
			}
			if (i.truncated) return readFileAt(e, t, n, r);
		}
	};
}
async function listTree(e, t, n) {
	let r = `${repositoryPath(t)}/git/trees/${encodeURIComponent(n)}?recursive=1`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	}), { truncated: a, tree: o } = readGitHubAnswer(ro, i, "the files");
	if (a) throw new k("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(o.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	}), { content: a, encoding: o } = readGitHubAnswer(io, i, "a file");
	return Buffer.from(a, o === "base64" ? "base64" : "utf8");
}
async function readBlob(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`, i = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return decode(readGitHubAnswer(io, i.json, "a file"));
}
async function readFileAt(e, t, n, r) {
	let i = r.split("/").map(encodeURIComponent).join("/"), a = `${`${repositoryPath(t)}/contents`}/${i}?ref=${encodeURIComponent(n)}`, o = await e.call({
		method: "GET",
		path: a,
		needs: "Contents: read",
		expected: [404]
	});
	if (o.ok) return decode(readGitHubAnswer(io, o.json, "a file"));
}
function decode(e) {
	return Buffer.from(e.content, e.encoding === "base64" ? "base64" : "utf8").toString("utf8");
}
async function pointBranch(e, t, n, r) {
	let i = `${repositoryPath(t)}/git/refs`, a = "Contents: write and Workflows: write", o = {
		ref: `refs/heads/${n}`,
		sha: r
	}, s = {
		method: "POST",
		path: i,
		needs: a
	}, c = await e.call({
		...s,
		json: o,
		expected: [422]
	});
	if (!c.ok) {
		if (!/already exists/i.test(getResponseMessage(c))) throw toRefusalError(s, c);
		await e.call({
			method: "PATCH",
			path: `${i}/heads/${n}`,
			needs: a,
			json: {
				sha: r,
				force: !0
			}
		});
	}
}
// src/config/environment-name.ts
function foldEnvironmentName(e) {
	return e.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
}
const ao = [
	"production",
	"prod",
	"default"
];
function isPreviewName(e) {
	return /^[a-z0-9]+$/.test(e) && e.length <= 16 && !ao.some((t) => t === e);
}
const oo = RegExp(`^${ao.map(refuseFolded).join("")}(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,16}$)[^\\u0000-\\u001f\\u007f]+$`);
function refuseFolded(e) {
	return `(?![^A-Za-z0-9]*${[...e].map((e) => `[${e}${e.toUpperCase()}]`).join("[^A-Za-z0-9]*")}[^A-Za-z0-9]*$)`;
}
const so = `(?![A-Za-z][A-Za-z0-9+.-]*:/*([^/?#\\s]*[.@])?(${[
	"azure.com azure.net azure.us azure.cn microsoft.com microsoft.us windows.net microsoftonline.com microsoftonline.us",
	"usgovcloudapi.net chinacloudapi.cn azure-automation.net azuredatabricks.net azurecr.io visualstudio.com dev.azure.com",
	"office.com office.net office365.com office365.us sharepoint.com outlook.com dynamics.com powerbi.com powerapps.com"
].flatMap((e) => e.split(" ")).map(anyCase).join("|")})\\.?([:/?#]|$))(?!([A-Za-z][A-Za-z0-9+.-]*:/*)?(${[
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
].map(anyCase).join("|")})(/|$))`;
function anyCase(e) {
	return [...e].map((e) => /[a-z]/.test(e) ? `[${e}${e.toUpperCase()}]` : e === "." ? "\\." : e).join("");
}
// src/config/formats.ts
function text(e, t) {
	return string$1({ error: t }).check(_regex(e, { error: t }));
}
const co = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])", lo = `https://(([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){0,20}[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?|${co}(\\.${co}){3})(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?`;
function address(e, t) {
	return pipe(text(e, t), transform(withoutSlash));
}
const httpsOrigin = (e = "an https origin without a path, such as https://www.acme.example") => address(RegExp(`^${lo}/?$`), e), httpsBase = () => address(RegExp(`^${lo}(/[A-Za-z0-9._~-]+)*/?$`), "an https address without a query, such as https://portal.example.com"), uuid = (e) => text(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, `${e}: a UUID such as 11111111-2222-3333-4444-555555555555`), slug = () => text(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, "a slug: lower-case letters, digits and single hyphens, such as acme-docs"), identifier$1 = () => text(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,127}$/, "an identifier as a string: letters, digits and . _ ~ -, such as \"site_123\" (quote numbers)"), audience = () => text(RegExp(`^(?!\\S*/\\.default/?$)${so}([A-Za-z][A-Za-z0-9+.-]*:\\S+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})\$`), "the Application ID URI of the portal without \"/.default\", such as api://11111111-2222-3333-4444-555555555555, and not a Microsoft resource"), relativePath = (e) => text(/^[^\u0000-\u001f\u007f\\]+$/, `${e}: a relative path with / as separator`), commandLine = (e) => text(/^(?=.*\S)[^\u0000\r\n]+$/, `${e}: a single command on one line`), branch$1 = () => text(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|@\{|\/\.|\.lock$|\/$|\.$))[^\s~^:?*[\]\\\u0000-\u001f\u007f]+$/, "the name of one branch without \"refs/heads/\" or wildcards, such as master"), branchPattern = () => text(/^(?!refs\/|-|\/)(?!.*(\.\.|\/\/|\*{3}|@\{|\.lock$|\/$|\.$))[^\s~^:?[\]\\!+\u0000-\u001f\u007f]+$/, "a branch or a pattern with * (within one segment of the name) or ** (any depth), such as release/**"), environmentName = () => text(oo, "a name of 1 to 16 letters and digits that is not \"production\", \"prod\" or \"default\", such as preview"), pathSegment = () => text(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "one word of letters, digits, - and _, such as repohost"), accountName = () => text(/^[\w.-]{1,100}(\[bot\])?$/, "a login at the repository host, such as octocat"), workflowFile = () => text(/^[\w.-]+\.ya?ml$/, "the file name of a workflow, such as agent.yml"), modelName = () => text(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, "publisher and name of a model, such as openai/gpt-4.1-mini"), uo = "(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$", buildVariable = () => text(RegExp(`^(?!ACTIONS_|INPUT_|SITE_|GITHUB_TOKEN$)${uo}`), "the name of a variable that is not GITHUB_TOKEN and does not start with ACTIONS_, INPUT_ or SITE_"), passedVariable = () => text(RegExp(`^(?!ACTIONS_|INPUT_)${uo}`), "the name of a variable that does not start with ACTIONS_ or INPUT_"), fo = "text, a number, true or false", variableValue = () => pipe(union([
	text(/^[^\u0000]*$/, fo),
	number({ error: fo }),
	boolean({ error: fo })
], { error: fo }), transform(String)), wholeNumber = (e, t, n) => {
	let r = `${n}: a whole number from ${e} to ${t}`;
	return int$2({ error: r }).check(_gte(e, { error: r }), _lte(t, { error: r }));
}, minutes$1 = (e) => {
	let t = `minutes: a number greater than 0 and at most ${e}`;
	return number({ error: t }).check(_positive({ error: t }), _lte(e, { error: t }));
}, po = {
	kb: 1024,
	mb: 1024 ** 2,
	gb: 1024 ** 3
}, mo = "a size such as 250MB (kB, MB or GB), or a whole number of bytes", byteSize = () => pipe(union([int$2({ error: mo }).check(_gte(1, { error: mo })), text(/^(?=.*[1-9])[0-9]{1,6}(\.[0-9]{1,3})? ?([kK]|[mM]|[gG])[bB]$/, mo)], { error: mo }), transform(toBytes));
function toBytes(e) {
	if (typeof e == "number") return e;
	let t = e.slice(-2).toLowerCase();
	return Math.floor(Number.parseFloat(e) * po[t]);
}
function withoutSlash(e) {
	return e.replace(/\/$/, "");
}
// src/config/schema-keys.ts
const ho = registry();
function key(e, t, ...n) {
	return ho.add(e, n.length > 0 ? {
		description: t,
		examples: n
	} : { description: t }), e;
}
function map(e) {
	return strictObject(e, { error: `a map with the keys ${Object.keys(e).join(", ")}` });
}
const flag = () => boolean({ error: "true or false" }), oneOfValues = (e) => _enum(e, { error: `one of ${e.join(", ")}` }), go = map({
	to: key(_default(oneOfValues(["release", "production"]), "release"), "Target branch for texts edited in the portal: the open release branch or the production branch."),
	as: key(_default(oneOfValues(["commit", "pull-request"]), "commit"), "commit: one signed commit. pull-request: one pull request that people merge; also used if a rule of the branch accepts nothing else.")
}), _o = map({
	analysis: key(_default(oneOfValues(["rules", "model"]), "rules"), "How requests are classified: by rules, or by a model of GitHub Models, called with the token of the run; \"onboard\" gives requests.yml the permission. If the model is unusable, the rules decide and report it."),
	model: key(_default(modelName(), "openai/gpt-4.1-mini"), "The model, with analysis: model. It receives the request's text, and the pages and texts of the site."),
	by: key(_default(oneOfValues([
		"people",
		"assignee",
		"workflow"
	]), "people"), "Who implements development requests: people; an agent that GitHub assigns the issue to; an agent that runs as a workflow step. Requests with low or no automation potential always go to people."),
	assignee: key(_default(accountName(), "copilot-swe-agent[bot]"), "Login of the agent, with by: assignee. Needs a user's token in the secret SITE_AGENT_TOKEN."),
	workflow: key(_default(workflowFile(), "agent.yml"), "File name of the agent's workflow, with by: workflow. \"site-deploy onboard --with requests\" writes it."),
	merge: key(_default(oneOfValues(["people", "green"]), "people"), "Who merges an agent's pull request into the release branch: people, or site-deploy if nothing blocks it (checks, reviews, protected files). site-deploy never merges one into the production branch."),
	release: key(_default(oneOfValues([
		"people",
		"start",
		"each"
	]), "people"), "Who makes releases: people; start: start a release if none is open; each: also finish it as soon as its request is approved."),
	rounds: key(_default(wholeNumber(1, 20, "rounds"), 3), "Maximum number of agent rounds per request: the first, and one each time a review sends it back."),
	hours: key(_default(wholeNumber(1, 168, "hours"), 4), "Maximum hours per agent round. After that, the agent is stopped and people are notified."),
	dependencies: key(_default(flag(), !1), "Whether an agent may change package.json and lockfiles. It can never change workflows and configuration.")
}), vo = map({
	texts: key(prefault(go, {}), "How \"texts sync\" commits text overrides."),
	requests: key(prefault(_o, {}), "How \"requests advance\" moves development requests.")
}), yo = map({
	slug: key(slug(), "Slug of the site in the portal.", "acme-docs"),
	id: key(identifier$1(), "Id of the site in the portal.", "site_123"),
	type: key(oneOfValues([
		"docs",
		"spa",
		"static"
	]), "Type of site: docs (markdown), spa (single-page application) or static (pre-rendered)."),
	url: key(httpsOrigin(), "Origin of the live site, for canonical links and verification after a deployment.", "https://www.acme.example")
}), bo = map({
	url: key(httpsBase(), "URL of the site management portal.", "https://portal.example.com"),
	audience: key(audience(), "Application ID URI of the portal's application. The login requests the scope <audience>/.default.", "api://11111111-2222-3333-4444-555555555555"),
	provider: key(_default(pathSegment(), "repohost"), "Name of the repository host in the path of the portal's deployment-complete call.")
}), xo = map({
	clientId: key(uuid("the application (client) id"), "Application (client) id for the login of the run. Not secret."),
	tenantId: key(uuid("the directory (tenant) id"), "Directory (tenant) id. Not secret."),
	subscriptionId: key(uuid("the subscription id"), "Subscription id. Not secret.")
}), So = map({
	root: key(_default(relativePath("the folder of the site"), "."), "Folder of the site, relative to the root of the repository.", "packages/site"),
	install: key(optional(commandLine("the install command")), "Installs the dependencies. Default: based on the site's lockfile.", "npm ci"),
	command: key(optional(commandLine("the build command")), "Builds the site. Default: the \"build\" script in package.json.", "npm run build"),
	output: key(optional(relativePath("the build's output folder")), "Output folder of the build, relative to build.root. Default: detected.", "dist"),
	env: key(_default(record(buildVariable(), variableValue(), { error: "a map of variable names to values" }), {}), "Variables for the install and build commands. Don't put secrets here: the file is committed. Names that start with ACTIONS_, INPUT_ or SITE_, and GITHUB_TOKEN, are rejected.", { NODE_ENV: "production" }),
	passEnv: key(_default(array(passedVariable(), { error: "a list of variable names" }), []), "Names of additional variables of the run to pass to the build, besides defaults such as PATH and HOME. Names that start with ACTIONS_ or INPUT_ are rejected.", ["NPM_TOKEN"]),
	timeoutMinutes: key(_default(minutes$1(360), 20), "Time limit in minutes for the install and build commands."),
	attestation: key(_default(oneOfValues(["off", "required"]), "off"), "required: deploy only packages of a build job with an attestation, i.e. signed proof that this repository built them from this commit. Needs two jobs."),
	trustedRoot: key(optional(relativePath("the trusted root")), "File with the trusted signers, as printed by \"gh attestation trusted-root\", relative to the root of the repository: for runners without gh. Default: read from gh on the runner.", ".github/trusted-root.jsonl")
}), Co = map({ branch: key(_default(branch$1(), "master"), "Branch that deploys to Production.") }), wo = "a list of at least one branch or pattern", To = map({
	branches: key(_default(array(branchPattern(), { error: wo }).check(_minLength(1, { error: wo })), ["release/**"]), "Branches that deploy to Preview; * matches any characters except /, ** matches any characters. The production branch is always excluded."),
	name: key(_default(environmentName(), "preview"), "Name of the environment at the hosting. Only its letters and digits count, in lower case; production and default are refused."),
	url: key(optional(httpsOrigin()), "Origin of the Preview, if known. Default: reported by the hosting after the upload.", "https://preview.acme.example")
}), Eo = map({
	production: key(prefault(Co, {}), "The live site."),
	preview: key(prefault(To, {}), "The upcoming version of the site.")
}), Do = map({
	config: key(_default(relativePath("the hosting configuration"), "staticwebapp.config.json"), "The hosting configuration, relative to build.root."),
	maxTotalSize: key(prefault(byteSize(), "250MB"), "Maximum total size of all files, uncompressed; as text with kB, MB or GB, or as a number of bytes. 1 MB is 1,024 × 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.", "500MB", 262144e3),
	maxFiles: key(_default(wholeNumber(1, 1e6, "files"), 15e3), "Maximum number of files per deployment. The platform's limit is 15,000."),
	clientBuildId: key(optional(identifier$1()), "Build of the platform's upload client that the official uploader uses. Default: the current stable one.", "1.0.027044"),
	distributionTimeoutMinutes: key(_default(minutes$1(60), 15), "Minutes to wait for the platform to distribute the upload. After that, the outcome is unknown, and only a check of the live site can determine it."),
	fallback: key(_default(oneOfValues([
		"auto",
		"always",
		"never"
	]), "auto"), "Whether paths without a file show the start page: auto (in a single-page application, and if there is no 404 page), always or never. A navigationFallback in the hosting configuration takes precedence."),
	verificationTimeoutMinutes: key(_default(minutes$1(60), 3), "Maximum minutes until the live URL serves the new build.")
}), Oo = map({
	mode: key(_default(oneOfValues(["commit", "runtime"]), "commit"), "Source of text overrides: commit (the file in the repository, at build time) or runtime (the site queries the portal itself)."),
	file: key(_default(relativePath("the content file"), "content/overrides.json"), "File with the text overrides, relative to the root of the repository. Used in commit mode.")
}), ko = map({
	enabled: key(_default(flag(), !0), "Whether to add the portal's SEO metadata and the sitemap to the built pages."),
	onError: key(_default(oneOfValues(["fail", "warn"]), "fail"), "Action if a field is too long or invalid: fail (nothing is uploaded) or warn (the page is deployed without the field)."),
	file: key(_default(relativePath("the metadata file"), "content/seo.json"), "File with a snapshot of the SEO metadata for the site's build, relative to the root of the repository. Written by \"site-deploy texts pull --seo\"."),
	fetchMinutes: key(_default(minutes$1(360), 5), "Maximum minutes per deployment for fetching the SEO metadata of new or changed pages; the portal allows 100 calls per minute. The next deployment continues with the rest."),
	hold: key(_default(oneOfValues([
		"auto",
		"always",
		"never"
	]), "auto"), "Which pages get a script that keeps the portal's values in their heads if a framework overwrites them with values from the build: auto (pages of a recognised framework), always (every page) or never.")
}), Ao = map({
	version: key(literal(1, { error: "the number 1" }), "Version of the config format."),
	site: key(yo, "Identity of the site."),
	portal: key(bo, "The site management portal."),
	azure: key(xo, "Identity for the login of the run: three ids, none of them secret."),
	build: key(prefault(So, {}), "Build settings. Omitted settings are detected."),
	environments: key(prefault(Eo, {}), "Which branches deploy to which environment."),
	hosting: key(prefault(Do, {}), "The hosting platform and its limits."),
	content: key(prefault(Oo, {}), "Text overrides."),
	seo: key(prefault(ko, {}), "SEO metadata."),
	automation: key(prefault(vo, {}), "Automation settings, used when an automation is started.")
});
ho.add(Ao, {
	title: "site.config.yml",
	description: "Site config of site-deploy: the site in a repository, its build and its deployment targets."
});
// src/config/json-schema.ts
function siteConfigJsonSchema() {
	return toJSONSchema(Ao, {
		target: "draft-2020-12",
		io: "input",
		metadata: ho,
		unrepresentable: "throw"
	});
}
function schemaAt(e, t) {
	let n = e;
	for (let e of t) if (n = typeof e == "number" ? subschema(n.items) : subschema(n.properties?.[String(e)]) ?? subschema(n.additionalProperties), !n) return;
	return n;
}
function keyPaths(e, t = []) {
	return Object.entries(e.properties ?? {}).flatMap(([e, n]) => {
		let r = [...t, e];
		return [r, ...keyPaths(subschema(n) ?? {}, r)];
	});
}
function subschema(e) {
	if (typeof e == "object" && !Array.isArray(e)) return e;
}
// src/config/config-problems.ts
function toProblems(e, t, n) {
	let r = once$1(() => {
		let e = siteConfigJsonSchema();
		return {
			schema: e,
			paths: keyPaths(e)
		};
	}), i = e.flatMap((e) => {
		switch (e.code) {
			case "unrecognized_keys": return e.keys.filter((e) => e !== "__proto__").map((i) => () => unknownKey([...e.path, i], r(), t, n));
			case "invalid_key": return [() => badKey(e, t, n)];
			default: {
				let r = hasValue(t.value, e.path) ? badValue : missingKey;
				return [() => r(e, t, n)];
			}
		}
	}), a = i.slice(0, jo).map((e) => e()), o = i.length - a.length;
	return o === 0 ? a : [...a, n.problemAt(n.text.length, `and ${o} more problems of this kind`)];
}
const jo = 1600;
function unknownKey(e, t, n, r) {
	let i = e.slice(0, -1), a = String(e.at(-1)), o = Object.keys(schemaAt(t.schema, i)?.properties ?? {}), s = nearestName(a, o) ? didYouMean(a, o) : elsewhere(a, t.paths), c = i.length > 0 ? ` in ${dotted(i)}` : "";
	return r.problemAt(keyOffset(n, e), `unknown key ${quote(a)}${c}, expected one of ${o.join(", ")}${s}`);
}
function elsewhere(e, t) {
	let n = t.filter((t) => t.at(-1) === e).map((e) => dotted(e));
	return n.length === 1 ? `; did you mean "${n[0]}"?` : "";
}
function badKey(e, t, n) {
	let r = e.issues[0]?.message ?? e.message, i = String(e.path.at(-1));
	return n.problemAt(keyOffset(t, e.path), `${dotted(e.path.slice(0, -1))}: found the key ${quote(i)}, expected ${r}`);
}
function badValue(e, t, n) {
	let r = valueAt(t.value, e.path), i = e.path.length > 0 ? `${dotted(e.path)}: ` : "";
	return n.problemAt(t.locate(e.path)?.value ?? 0, `${i}found ${describeValue(r)}, expected ${e.message}${suggestion(e, r)}`);
}
function missingKey(e, t, n) {
	let r = t.locate(e.path.slice(0, -1))?.value ?? 0;
	return n.problemAt(r, `${dotted(e.path)} is missing, expected ${e.message}`);
}
function suggestion(e, t) {
	if (e.code === "invalid_value") return typeof t == "string" && e.values.some((e) => e !== t && String(e) === t) ? "; write it without quotes" : didYouMean(String(t), e.values.map(String));
	if (e.code === "invalid_type" && e.expected === "boolean" && typeof t == "string") {
		if (/^(yes|y|on|true)$/i.test(t)) return "; did you mean true?";
		if (/^(no|n|off|false)$/i.test(t)) return "; did you mean false?";
	}
	return "";
}
function keyOffset(e, t) {
	let n = e.locate(t);
	return n?.key ?? n?.value ?? 0;
}
function hasValue(e, t) {
	return valueAt(e, t) !== void 0;
}
function valueAt(e, t) {
	let n = e;
	for (let e of t) {
		if (typeof n != "object" || !n || !Object.hasOwn(n, e)) return;
		n = Reflect.get(n, e);
	}
	return n;
}
function dotted(e) {
	return e.reduce((e, t) => typeof t == "number" ? `${e}[${t}]` : e === "" ? String(t) : `${e}.${String(t)}`, "");
}
function describeValue(e) {
	return e === null ? "nothing" : typeof e == "string" ? quote(e) : typeof e == "number" ? `the number ${e}` : Array.isArray(e) ? "a list" : e instanceof Uint8Array ? "binary data" : typeof e == "object" ? "a map" : String(e);
}
function quote(e) {
	return JSON.stringify(e.length > 60 ? `${e.slice(0, 60)}…` : e);
}
function parseSiteConfig(e, t) {
	let n = e.startsWith("﻿"), r = new SourceText(t, n ? e.slice(1) : e), i = n ? [r.problemAt(0, "found a byte order mark, expected UTF-8 without one")] : [], a = readYaml(r);
	if ("unreadable" in a) throw configInvalid(t, [...i, ...a.unreadable]);
	if (i.push(...a.problems), a.value === null || a.value === void 0) throw i.push(r.problemAt(0, "found an empty file, expected a map with the keys version, site, portal, azure and others")), configInvalid(t, i);
	let o = Ao.safeParse(withVariablesAsWritten(a));
	if (o.success || i.push(...toProblems(o.error.issues, a, r)), i.length > 0 || !o.success) throw configInvalid(t, i);
	return o.data;
}
function configInvalid(e, t) {
	let n = [...t].sort((e, t) => (e.line ?? 0) - (t.line ?? 0) || (e.column ?? 0) - (t.column ?? 0));
	return new k("CONFIG_INVALID", `${e} has ${count(t.length, "error")}.`, { problems: n });
}
function withVariablesAsWritten(e) {
	let t = e.value;
	if (!isObject$1(t) || !isObject$1(t.build) || !isObject$1(t.build.env)) return t;
	let n = Object.entries(t.build.env).map(([t, n]) => [t, typeof n == "number" || typeof n == "boolean" ? e.locate([
		"build",
		"env",
		t
	])?.written ?? n : n]);
	return {
		...t,
		build: {
			...t.build,
			env: Object.fromEntries(n)
		}
	};
}
// src/identity/choice.ts
function parseChoice(e, t, n, r, i = "") {
	let a = t?.trim() ?? "";
	if (a === "") return n;
	let o = e.find((e) => e === a);
	if (o) return o;
	throw new k("USAGE", `${r}: found "${a}", expected one of ${e.join(", ")}${i}${didYouMean(a, e)}`);
}
// src/identity/modes.ts
const Mo = [
	"all",
	"build",
	"deploy",
	"rollback",
	"close"
], No = [
	"release",
	"requests",
	"texts",
	"task",
	"propose"
];
function parseDeployMode(e) {
	let t = ` (site-deploy/src/automation has ${No.join(", ")})`;
	return parseChoice(Mo, e, "all", "mode", t);
}
function parseAutomationMode(e) {
	let t = No.find((t) => t === e.trim());
	if (t) return t;
	throw new k("USAGE", `mode: found "${e.trim()}", expected one of ${No.join(", ")} (site-deploy has ${Mo.join(", ")}).`);
}
// src/config/same-identifier.ts
function isSameIdentifier(e, t) {
	return comparable(e) === comparable(t);
}
function comparable(e) {
	if (/^[0-9a-f-]{36}$/i.test(e)) return e.toLowerCase();
	let t = /^https:/i.test(e) ? URL.parse(e) : null;
	return t === null ? e : t.href.replace(/\/$/, "");
}
// src/identity/pins.ts
const Po = {
	portalUrl: [
		"portal-url",
		"portal.url",
		(e) => e.portal.url
	],
	audience: [
		"audience",
		"portal.audience",
		(e) => e.portal.audience
	],
	tenantId: [
		"tenant-id",
		"azure.tenantId",
		(e) => e.azure.tenantId
	],
	clientId: [
		"client-id",
		"azure.clientId",
		(e) => e.azure.clientId
	]
};
function checkPins(e, t = {}) {
	let n = Object.entries(Po).flatMap(([n, [r, i, a]]) => {
		let o = t[n]?.trim() ?? "", s = a(e);
		return o === "" || isSameIdentifier(o, s) ? [] : [`${i} is ${s}, ${r} pins ${o}`];
	});
	if (n.length !== 0) throw new k("PIN_CONFLICT", "The site config contradicts the values pinned in the workflow.", { facts: n });
}
// src/workflows/inputs.ts
const Fo = strictObject({
	uses: string$1().check(_regex(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>")),
	version: string$1().check(_regex(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3"))
}), Io = string$1().check(_regex(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -")), Lo = string$1().check(_regex(/^[\w./:-]+$/, "expected letters, digits and . _ / : -")), Ro = string$1().check(_regex(/^[^\s'"`$#{}\\]+$/, "expected an address or an id")), zo = int$2().check(_gte(1), _lte(360)), Bo = string$1().check(_regex(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -")), Vo = strictObject({
	shape: _enum([
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Fo,
	reusable: optional(Fo),
	production: Io,
	preview: array(Io).check(_minLength(1)),
	config: Bo,
	root: Bo,
	packageManager: _enum([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: optional(Bo),
	node: union([strictObject({ version: string$1().check(_regex(/^[\w.*/-]+$/)) }), strictObject({ file: Bo })]),
	apiToken: boolean(),
	attest: optional(literal(!0)),
	pins: union([literal(!1), strictObject({
		portalUrl: Ro,
		audience: Ro,
		tenantId: Ro,
		clientId: optional(Ro)
	})]),
	comment: optional(literal(!0)),
	automations: optional(array(Lo)),
	models: optional(literal(!0)),
	runner: optional(strictObject({
		labels: optional(array(Lo)),
		group: optional(Lo)
	})),
	minutes: optional(strictObject({
		build: zo,
		deploy: zo
	})),
	chosen: optional(strictObject({
		node: optional(literal(!0)),
		buildMinutes: optional(zo),
		deployMinutes: optional(zo)
	})),
	workflowFile: optional(Lo.check(_regex(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: optional(literal(!0)),
	server: optional(literal(!0))
}), Z = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	setupNode: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
	attest: "actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2",
	uploadArtifact: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1",
	downloadArtifact: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1"
};
function artifactPins(e) {
	return e ? {
		upload: "actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2",
		download: "actions/download-artifact@a9bc5e6ef2cb54c177f32aa5726adaa15e7e2d59 # v3.1.0"
	} : {
		upload: Z.uploadArtifact,
		download: Z.downloadArtifact
	};
}
// src/workflows/templates/parts.ts
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
function toText(e) {
	return `${e.join("\n")}\n`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (github.ref == 'refs/heads/${e.production}' && 'Production' || 'Preview') || inputs.environment }}`;
}
function siteDeploy(e) {
	return `${e.action.uses} # ${e.action.version}`;
}
const Ho = [
	"# Each job asks for what it needs.",
	"permissions: {}",
	""
], Q = [
	`- uses: ${Z.checkout}`,
	"  with:",
	"    # The token must not lie in the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : compact([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${Z.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : Uo),
		n === "bun" && "- run: npm install --global bun@1.4.5"
	]);
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const Uo = ["package-manager-cache: false"];
function cacheInputs(e) {
	let { packageManager: t, lockfile: n } = e;
	return !n || t === "bun" ? Uo : [`cache: ${t}`, `cache-dependency-path: '${n}'`];
}
function inputLines(e) {
	return compact([
		e.config && `    config: ${e.config}`,
		`    environment: ${e.environment}`,
		e.apiToken && `    api-token: ${e.apiToken}`
	]);
}
function getConfig(e) {
	if (e.config !== "site.config.yml") return `'${e.config}'`;
}
function getApiToken(e) {
	if (e.apiToken) return "${{ secrets.SITE_PORTAL_API_TOKEN }}";
}
const Wo = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], Go = "  actions: read # whether a newer run takes its place";
function permissionsToComment(e) {
	return e.comment ? ["  pull-requests: write # tells the pull request how the deployment has ended"] : [];
}
function permissionsToDeploy(e) {
	return compact([
		...Wo,
		e.attest && "  attestations: read # the proof of which run has built the site",
		...permissionsToComment(e)
	]);
}
// src/workflows/templates/steps.ts
function runsOn(e) {
	let { runner: t = {}, server: n } = e, r = formatLabels(t.labels);
	return t.group ? compact([
		"runs-on:",
		`  group: ${t.group}`,
		r && `  labels: ${r}`
	]) : [`runs-on: ${r ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const Ko = "github.event.repository.fork != true";
function notInForks(e) {
	return e.fork ? [] : ["# Forks deploy nothing: no login trusts them.", `if: ${Ko}`];
}
function alsoNotInForks(e, t) {
	return e.fork ? `if: ${t}` : `if: ${Ko} && ${t}`;
}
function timeoutLine(e, t) {
	let { build: n = 30, deploy: r = 30 } = e.minutes ?? {};
	return `timeout-minutes: ${{
		build: n,
		deploy: r,
		all: Math.min(360, n + r)
	}[t]}`;
}
function pinLines(e) {
	let { pins: t } = e;
	return t ? compact([
		"    # The run refuses a site config that names another portal or identity, before it asks for a token.",
		`    portal-url: '${t.portalUrl}'`,
		`    audience: '${t.audience}'`,
		`    tenant-id: '${t.tenantId}'`,
		t.clientId && `    client-id: '${t.clientId}'`
	]) : [];
}
function buildStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: build",
		"  with:",
		"    mode: build",
		...inputLines({
			...t,
			apiToken: void 0
		}),
		"    github-token: ''"
	];
}
function lookStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: look",
		"  with:",
		"    mode: close",
		...inputLines(t),
		"    dry-run: true"
	];
}
function loginStep(e, t, n, r = []) {
	return compact([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...r,
		...inputLines(n),
		...pinLines(e),
		e.comment && t !== "close" && "    comment: true"
	]);
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const qo = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: what this token pushes starts none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: i = [], outputs: a = [] } = r, o = getConfig(t), s = compact([
		`- uses: ${siteAutomation(t)}`,
		a.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		o && `    config: ${o}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), c = compact([
		...runsOn(t),
		"timeout-minutes: 60",
		...qo,
		...indent(2, i),
		"# One at a time. A run that waits goes on where the one before has ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; nothing is deployed by this job.",
		"environment:",
		"  name: Preview",
		a.length > 0 && "outputs:",
		...a.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, s)
	]);
	return [
		...Ho,
		"jobs:",
		`  ${e}:`,
		...indent(4, c)
	];
}
function releaseWorkflow(e) {
	return toText([
		"name: Release",
		"",
		"run-name: Release, ${{ inputs.release }}",
		"",
		"# Started by a person, on the default branch. It waits for no person: its summary says what to press, and another",
		"# run goes on from there.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      release:",
		"        description: Make the release branch, or take it to Production",
		"        type: choice",
		"        options: [start, finish]",
		"        required: true",
		"      level:",
		"        description: Which part of the version a new release raises",
		"        type: choice",
		"        options: [by what waits, patch, minor, major]",
		"        default: by what waits",
		"      version:",
		"        description: Version of the release, where it is not the next or the open one",
		"        type: string",
		"",
		...job("release", e, [
			"release: ${{ inputs.release }}",
			"level: ${{ inputs.level != 'by what waits' && inputs.level || '' }}",
			"site-version: ${{ inputs.version }}"
		])
	]);
}
function textsWorkflow(e) {
	return toText([
		"name: Texts",
		"",
		"# Commits the texts that were edited in the portal: automation.texts in the site config says where and how.",
		"on:",
		"  workflow_dispatch:",
		"  schedule:",
		"    - cron: '17 */3 * * *'",
		"",
		...job("texts", e, [])
	]);
}
// src/workflows/templates/queue.ts
const stem = (e) => e.split("*")[0] ?? "";
function isOfPreview(e, t, n = "") {
	return e.preview.map((e) => e.includes("*") ? `startsWith(${t}, '${n}${stem(e)}')` : `${t} == '${n}${e}'`).join(" || ");
}
function allowedTarget(e) {
	let t = `github.ref == 'refs/heads/${e.production}'`;
	return `\${{ github.event_name == 'push' && (${t} && 'Production' || 'Preview') || (${t} || ${`inputs.environment == 'Preview' && (${isOfPreview(e, "github.ref", "refs/heads/")})`}) && inputs.environment || github.run_id }}`;
}
function inTurn(e, t) {
	return compact([
		`# One deployment to an environment at a time, in their order. None is cut off, ${e.server ? "and of those that wait the newest stays" : "and none is dropped"}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Jo = {
	deploy: ["Not deployed", "If its commit is to be live, run it again."],
	close: ["Not closed", "If the Preview is to be closed, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Jo[t], i = `The job ${t} was cancelled: by somebody, or for a newer one.`;
	return [
		"",
		"# The server keeps one job that waits, and cancels it for a newer one. Then this job makes the run red.",
		"thrown-out:",
		...indent(2, [
			`needs: ${t}`,
			`if: always() && needs.${t}.result == 'cancelled'`,
			...runsOn(e),
			"timeout-minutes: 5",
			"permissions: {}",
			"steps:",
			"  - run: |",
			`      echo "::error title=${n}::${i} ${r}"`,
			"      exit 1"
		])
	];
}
function environmentWithAddress(e) {
	return [
		"environment:",
		`  name: ${e}`,
		"  url: ${{ steps.deploy.outputs.status == 'succeeded' && steps.deploy.outputs.url || '' }}"
	];
}
function requestsWorkflow(e) {
	return toText([
		"name: Requests",
		"",
		"# Advances every development request as far as it can, and ends: automation.requests in the site config says how",
		"# far. Its summary names who has to act next, with a link.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      request:",
		"        description: Id of the request that is meant, where it is not all of them",
		"        type: string",
		"  schedule:",
		"    - cron: '11,41 * * * *'",
		"",
		...job("requests", e, [
			"request: ${{ inputs.request }}",
			"# Only for an agent that issues are assigned to: the token of a user. Empty where there is none.",
			"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
		], {
			more: compact(["issues: write # the issue of a request, and whom it is assigned to", e.models && "models: read # asks a model what a request is; no key is stored"]),
			outputs: ["closes"]
		}),
		"",
		"  # A branch that the token of a job removes starts no run: the Preview of a finished release is closed here.",
		"  preview:",
		...indent(4, [
			"needs: requests",
			"if: needs.requests.outputs.closes == 'true'",
			...runsOn(e),
			"timeout-minutes: 15",
			...Wo,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...Q, ...loginStep(e, "close", {
				environment: "preview",
				config: getConfig(e),
				apiToken: void 0
			})])
		])
	]);
}
const Yo = {
	version: "1.0.102",
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, $ = "site-deploy-change", Xo = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return compact([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, Xo)
	]);
}
function agentWorkflow(e) {
	return toText([
		"name: Agent",
		"",
		"# By this name a run is found again.",
		"run-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'",
		"",
		"# Started by the workflow Requests, on the default branch, which no agent can change.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		...indent(6, [
			...input("issue", "Number of the issue"),
			...input("round", "How often the agent has worked on it with this time"),
			...input("base", "Release branch that the change goes into"),
			...input("commit", "Commit that the agent begins at")
		]),
		"",
		...Ho,
		"jobs:",
		"  work:",
		...indent(4, [
			...runsOn(e),
			"timeout-minutes: 60",
			"# Whatever the agent is talked into, here it can only read this repository. No secret of the site is here.",
			"permissions:",
			"  contents: read # the code",
			"  issues: read # what the issue says",
			"  pull-requests: read # what reviewers have said",
			"  copilot-requests: write # the model that the agent speaks to",
			"steps:",
			...indent(2, [
				`- uses: ${Z.checkout}`,
				"  with:",
				"    ref: ${{ inputs.commit }}",
				"    # The token must not lie in the checkout, where the agent could read it.",
				"    persist-credentials: false",
				...siteDeployStep(e, "task"),
				...toolSteps(e, { mayCache: !1 }),
				"# The agent. Put another one here, as you like: it reads the file TASK, and changes the checkout.",
				`# Checked against "copilot --help" of ${Yo.version}. The task comes by standard input: one argument may`,
				"# have 128 KiB. Neither commands of the agent nor other servers are given the token.",
				"- name: Agent",
				"  env:",
				"    TASK: ${{ steps.task.outputs.task }}",
				"    GITHUB_TOKEN: ${{ github.token }}",
				"  run: >-",
				`    npx --yes @github/copilot@${Yo.version}`,
				...Yo.flags.map((e) => `    ${e}`),
				"    < \"$TASK\"",
				"# An agent may say in cost.json what it has spent: {\"amount\": 0.25, \"currency\": \"USD\"}.",
				"- name: Patch",
				"  env:",
				"    COMMIT: ${{ inputs.commit }}",
				"  run: |",
				"    git add --all",
				`    mkdir -p "$RUNNER_TEMP/${$}"`,
				"    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\",
				`      > "$RUNNER_TEMP/${$}/change.patch"`,
				`    if [ -f "$RUNNER_TEMP/cost.json" ]; then cp "$RUNNER_TEMP/cost.json" "$RUNNER_TEMP/${$}/"; fi`,
				`- uses: ${Z.uploadArtifact}`,
				"  with:",
				`    name: ${$}`,
				`    path: \${{ runner.temp }}/${$}`,
				"    if-no-files-found: error",
				"    retention-days: 7"
			])
		]),
		"",
		"  propose:",
		...indent(4, [
			"needs: work",
			...runsOn(e),
			"timeout-minutes: 10",
			"# It runs no code of the site and no agent: nothing is checked out.",
			"permissions:",
			"  contents: write # the branch that is proposed; no workflow files, which this token never may",
			"  pull-requests: write # the draft pull request",
			"  issues: read # whether the issue is one of ours",
			"steps:",
			...indent(2, [
				`- uses: ${Z.downloadArtifact}`,
				"  with:",
				`    name: ${$}`,
				`    path: ${$}`,
				...siteDeployStep(e, "propose")
			])
		])
	]);
}
const input = (e, t) => [
	`${e}:`,
	`  description: ${t}`,
	"  type: string",
	"  required: true"
];
// src/workflows/templates/close.ts
function closeWorkflow(e) {
	let t = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, n = `(${isOfPreview(e, "github.event.ref")})`;
	return toText([
		"name: Close preview",
		"",
		"# Runs on the default branch, which the environment Preview therefore allows, too.",
		"on: delete",
		"",
		...Ho,
		"jobs:",
		"  # The branches of one site share its preview: it stays open while another one is left.",
		"  look:",
		...indent(4, [
			alsoNotInForks(e, `github.event.ref_type == 'branch' && ${n}`),
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...Q, ...lookStep(e, t)])
		]),
		"",
		"  close:",
		...indent(4, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			`timeout-minutes: ${Math.max(15, e.minutes?.deploy ?? 0)}`,
			...Wo,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...Q, ...loginStep(e, "close", t)])
		]),
		...indent(2, supersededJob(e, "close"))
	]);
}
// src/workflows/templates/jobs.ts
const Zo = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = e.attest ? [...attestJob(e), ""] : [];
	return [
		...buildJob(e, t, n),
		"",
		...i,
		...deployJob(e, t, r.takesTurn)
	];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, compact([
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the code of the site runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...Q,
			...n,
			...buildStep(e, t),
			...uploadStep(artifactPins(e.server ?? !1).upload)
		]),
		"outputs:",
		"  artifact: ${{ steps.build.outputs.artifact }}",
		"  version: ${{ steps.build.outputs.site-version }}",
		e.attest && "  digest: ${{ steps.build.outputs.digest }}"
	]))];
}
const uploadStep = (e) => [
	`- uses: ${e}`,
	"  with:",
	"    name: ${{ steps.build.outputs.artifact }}",
	`    path: ${Zo}`,
	"    # Without them .well-known would be lost.",
	"    include-hidden-files: true",
	"    if-no-files-found: error",
	"    # For so many days it can be rolled back to.",
	"    retention-days: 90"
], attestJob = (e) => [
	"# Says, signed, that the build job of this run has made the package. A job of its own: no code of the site runs beside its identity.",
	"attest:",
	...indent(2, [
		"needs: build",
		...runsOn(e),
		"timeout-minutes: 10",
		"permissions:",
		"  id-token: write # signs; without an environment it cannot log in anywhere",
		"  attestations: write # keeps the attestation",
		"steps:",
		...indent(2, [
			`- uses: ${Z.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = n ? [
		Go,
		...notInForks(e),
		...inTurn(e, t.environment)
	] : [];
	return ["deploy:", ...indent(2, [
		e.attest ? "needs: [build, attest]" : "needs: build",
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e),
		...i,
		"# The branches that may use the environment are part of its settings; its name is part of the identity.",
		...environmentWithAddress(t.environment),
		"steps:",
		...indent(2, [
			...Q,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${Zo}`,
			...loginStep(e, "deploy", t, r)
		])
	])];
}
// src/workflows/templates/deploy.ts
function deployWorkflow(e) {
	let t = [...deployJobs(e), ...supersededJob(e, "deploy")];
	return toText([
		...head$2(e),
		"jobs:",
		...indent(2, t)
	]);
}
function head$2(e) {
	return [
		"name: Deploy",
		"",
		"on:",
		"  push:",
		"    branches:",
		...[e.production, ...e.preview].map((e) => `      - '${e}'`),
		"  workflow_dispatch:",
		"    inputs:",
		"      environment:",
		"        description: Where to deploy the branch to",
		"        type: choice",
		"        options: [Preview, Production]",
		"        required: true",
		"",
		...Ho
	];
}
function deployJobs(e) {
	let t = {
		environment: target(e),
		config: getConfig(e),
		apiToken: getApiToken(e)
	};
	switch (e.shape) {
		case "two-jobs": return twoJobs(e, t, toolSteps(e, { mayCache: !0 }), { takesTurn: !0 });
		case "single-job": return singleJob(e, t);
		case "caller": return callingJob(e, t);
	}
}
function singleJob(e, t) {
	return [
		"# The code of the site is built beside the identity that deploys it. With two jobs it is not.",
		"deploy:",
		...indent(2, [
			...runsOn(e),
			timeoutLine(e, "all"),
			...Wo,
			...permissionsToComment(e),
			Go,
			...notInForks(e),
			...inTurn(e, allowedTarget(e)),
			...environmentWithAddress(t.environment),
			"steps:",
			...indent(2, [
				...Q,
				...toolSteps(e, { mayCache: !1 }),
				...loginStep(e, "all", t)
			])
		])
	];
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: i } = e;
	return ["deploy:", ...indent(2, compact([
		...Wo,
		n && "  attestations: write # says, signed, which run has built the site",
		...permissionsToComment(e),
		...notInForks(e),
		...inTurn(e, allowedTarget(e)),
		`uses: ${i?.uses} # ${i?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		`  package-manager: ${r}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
// src/workflows/templates/reusable.ts
const Qo = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
}, $o = [
	...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
	...when("inputs.package-manager != 'none'", [
		`- uses: ${Z.setupNode}`,
		"  with:",
		"    node-version: ${{ inputs.node-version }}",
		"    node-version-file: ${{ inputs.node-version-file }}",
		"    package-manager-cache: false"
	]),
	...when("inputs.package-manager == 'bun'", ["- run: npm install --global bun@1.4.5"])
];
function when(e, t) {
	let [n, ...r] = t;
	return [
		`- if: ${e}`,
		n.replace(/^- /, "  "),
		...r
	];
}
const es = "name: Deploy a site((on:(  workflow_call:(    inputs:(      environment:(        description: Production or Preview(        type: string(        required: true(      config:(        description: The site config file(        type: string(        default: site.config.yml(      package-manager:(        description: none, npm, pnpm, yarn or bun(        type: string(        default: npm(      node-version:(        description: Version of Node.js for the build(        type: string(        default: ''(      node-version-file:(        description: File of the repository that names the version of Node.js(        type: string(        default: ''(    secrets:(      api-token:(        description: The portal's API token for the deployment-complete call(        required: false((# Each job asks for what it needs; the caller must grant as much.(permissions: {}(".split("(");
function reusableWorkflow(e) {
	let t = twoJobs(e, Qo, $o, { takesTurn: !1 });
	return toText([
		...es,
		"jobs:",
		...indent(2, t)
	]);
}
// src/workflows/templates/rollback.ts
const ts = "${{ inputs.environment }}", ns = "${{ inputs.run }}", rs = [
	"name: Roll back",
	"",
	`run-name: Roll back ${ts} to run ${ns}`,
	"",
	"# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.",
	"on:",
	"  workflow_dispatch:",
	"    inputs:",
	"      environment:",
	"        description: What is rolled back",
	"        type: choice",
	"        options: [Preview, Production]",
	"        required: true",
	"      run:",
	"        description: Id of the run whose package is deployed again",
	"        type: string",
	"        required: true",
	""
];
function rollbackWorkflow(e) {
	let t = {
		environment: ts,
		config: getConfig(e),
		apiToken: getApiToken(e)
	}, n = [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e),
		"  actions: read # the package of the earlier run, and where that comes from",
		...inTurn(e, queueName(e)),
		...environmentWithAddress(ts),
		"steps:",
		...indent(2, [
			...Q,
			`- uses: ${Z.downloadArtifact}`,
			"  with:",
			`    run-id: ${ns}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${ts}-*`,
			"    merge-multiple: true",
			`    path: ${Zo}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${ns}`])
		])
	];
	return toText([
		...rs,
		...Ho,
		"jobs:",
		"  rollback:",
		...indent(4, n)
	]);
}
function queueName(e) {
	return `\${{ (${`github.ref == 'refs/heads/${e.production}'`} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/registry.ts
const is = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, as = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Without the two lines that begin with \"site-deploy\" it is yours alone.",
	"# yamllint disable rule:line-length"
], os = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), ss = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n").split("\n"), n = {
		header: void 0,
		body: t.join("\n"),
		lines: t.map((e, t) => t + 1)
	}, r = t.findIndex((e) => os.test(e)), [, i, a, o, s] = os.exec(t[r] ?? "") ?? [], c = ss.exec(t[r + 1] ?? "")?.[1], l = i !== void 0 && Object.hasOwn(is, i);
	if (c === void 0 || !s || !l || textHash(c) !== o) return n;
	let u = Vo.safeParse(parseJson(c)).data;
	if (!u) return n;
	let d = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), f = d.slice(0, r).filter((e) => !as.includes(e.line)), p = d.slice(r + 2);
	p[0]?.line === "" && p.shift();
	let m = {
		template: i,
		version: Number(a),
		inputs: u,
		bodyHash: s
	}, h = [...f, ...p];
	return {
		header: m,
		body: h.map((e) => e.line).join("\n"),
		lines: h.map((e) => e.number)
	};
}
function textHash(e) {
	return te("sha256", e);
}
// src/workflows/render/render.ts
const cs = ".github/workflows", ls = `${cs}/deploy.yml`;
// src/workflows/workflow-uses.ts
function partsOfWorkflow(e) {
	let t;
	try {
		t = parse(e);
	} catch {
		return [];
	}
	return Object.values(toObject(toObject(t).jobs)).filter(isObject$1).flatMap((e) => [e, ...[e.steps].flat().filter(isObject$1)]).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: toObject(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).flatMap(({ key: e, text: t, inputs: n }) => e === "uses" ? [{
		uses: t,
		inputs: n
	}] : []);
}
// src/workflows/deploy-workflow.ts
const us = /^\.github\/workflows\/[^/]+\.ya?ml$/, ds = /\/site-deploy(\/|$|\.ya?ml$)/i;
async function findDeployWorkflows(e, t) {
	let n = await readCandidates(e), r = n.filter((e) => e.configs.includes(t));
	return [
		r.filter((e) => e.header?.template === "deploy"),
		r.filter((e) => e.header === void 0),
		n.filter((e) => {
			let { path: t, header: n, configs: r } = e;
			return t === ".github/workflows/deploy.yml" && !n && r.length === 0;
		})
	].find((e) => e.length > 0) ?? [];
}
async function readCandidates(e) {
	let t = e.paths.filter((e) => us.test(e) && e !== ".github/workflows/deploy.yml").slice(0, 50), n = (await Promise.all([ls, ...t].map(async (t) => ({
		path: t,
		text: await e.read(t)
	})))).flatMap((e) => {
		let { path: t, text: n } = e;
		return n === void 0 ? [] : [{
			path: t,
			text: n,
			header: splitHeader(n).header
		}];
	}), r = new Set(n.flatMap((e) => listActionNames(e.header)));
	return n.map((e) => ({
		...e,
		configs: listConfigs(e, r)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listActionNames(e) {
	if (!e) return [];
	let { action: t, reusable: n } = e.inputs;
	return compact([t, n]).map((e) => getActionName(e.uses));
}
function listConfigs(e, t) {
	let { text: n, header: r } = e;
	if (r && r.template !== "deploy") return [];
	let isOurs = (e) => t.has(getActionName(e.uses)) || ds.test(getActionName(e.uses)), i = listWorkflowUses(n).filter((e) => isOurs(e) && deploys(e)).map((e) => typeof e.inputs.config == "string" && e.inputs.config !== "" ? e.inputs.config : "site.config.yml");
	return i.length === 0 && r ? [r.inputs.config] : [...new Set(i)];
}
function deploys({ uses: e, inputs: t }) {
	let { mode: n = "all" } = t;
	return getActionName(e).endsWith("/src/automation") ? !1 : n === "all" || n === "deploy";
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: r, asked: i } = e, a = new Map(), readAt = async (e) => {
		let a = await readCommitFiles(t, n, e);
		return i === void 0 ? (await findDeployWorkflows(a, r)).map((e) => e.path.slice(18)) : a.getId(`.github/workflows/${i}`) === void 0 ? [] : [i];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new k("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${r}.`, { facts: e.map((e) => `${cs}/${e}`) });
	};
	return {
		async find(e) {
			if (i !== void 0) return i;
			let t = a.get(e) ?? readAt(e);
			return a.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let a = candidate(await readAt(e), e), o = `${cs}/${i ?? a}`, s = await readCommitFiles(t, n, n.defaultBranch);
			if (a && s.getId(o) !== void 0) return a;
			let c = i === void 0 ? `workflow that deploys the site of ${r}` : o, l = (await findDeployWorkflows(s, r)).map((e) => `on the default branch ${n.defaultBranch}: ${e.path}`);
			throw new k("DEPLOY_WORKFLOW_NOT_FOUND", a ? `GitHub cannot start ${o} by hand: the default branch ${n.defaultBranch} does not have it.` : `The branch ${e} has no ${c}.`, { facts: l });
		}
	};
}
// src/clients/github/merging.ts
const fs = looseObject({
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
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Pull requests: read"
	}), a = readGitHubAnswer(fs, i, "a pull request");
	return {
		number: a.number,
		url: a.html_url,
		state: getPullState(a),
		draft: a.draft ?? !1,
		head: a.head.ref,
		headCommit: a.head.sha,
		base: a.base.ref,
		mergeCommit: getPullState(a) === "merged" ? a.merge_commit_sha ?? void 0 : void 0,
		createdAt: a.created_at ?? "",
		mergeable: a.mergeable ?? void 0,
		mergeableState: a.mergeable_state ?? "unknown"
	};
}
async function mergePull(e, t, n) {
	let { number: r, headCommit: i, title: a } = n, o = `${repositoryPath(t)}/pulls/${r}/merge`, s = {
		commit_title: a,
		commit_message: "",
		sha: i,
		merge_method: "merge"
	}, c = await e.call({
		method: "PUT",
		path: o,
		needs: "Contents: write and Pull requests: write",
		json: s,
		expected: [
			405,
			409,
			422
		]
	});
	if (c.ok) return;
	let { state: l } = await readMergeablePull(e, t, r);
	if (l !== "merged") return getResponseMessage(c);
}
async function mergeBranch(e, t, n) {
	let { from: r, into: i, message: a } = n, o = {
		method: "POST",
		path: `${repositoryPath(t)}/merges`,
		needs: "Contents: write"
	}, s = {
		base: i,
		head: r,
		commit_message: a
	}, c = await e.call({
		...o,
		json: s,
		expected: [409, 422]
	});
	if (c.ok) return c.status === 204 ? "nothing to do" : "merged";
	if (c.status === 409 && /conflict/i.test(getResponseMessage(c))) return "conflict";
	if (c.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(c))) return "refused";
	throw toRefusalError(o, c);
}
const ps = looseObject({
	allow_merge_commit: optional(boolean()),
	allow_squash_merge: optional(boolean()),
	allow_rebase_merge: optional(boolean())
}), ms = looseObject({
	type: string$1(),
	parameters: optional(nullable(looseObject({
		allowed_merge_methods: optional(array(string$1())),
		required_approving_review_count: optional(int$2()),
		required_status_checks: optional(array(looseObject({ context: string$1() }))),
		required_deployment_environments: optional(array(string$1()))
	})))
});
async function readMergeRules(e, t, n) {
	let r = repositoryPath(t), [i, a] = await Promise.all([e.call({
		method: "GET",
		path: r,
		needs: "Metadata: read"
	}), e.list({
		path: `${r}/rules/branches/${encodeURIComponent(n)}`,
		needs: "Metadata: read",
		expected: [404]
	})]), o = readGitHubAnswer(array(ms), a, "the rules of a branch"), { allow_merge_commit: s, allow_squash_merge: c, allow_rebase_merge: l } = readGitHubAnswer(ps, i.json, "a repository"), u = new Set(compact([
		(s === !1 || o.some((e) => e.type === "required_linear_history")) && "merge",
		c === !1 && "squash",
		l === !1 && "rebase"
	])), isAllowed = (e) => !u.has(e) && o.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0);
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: o.some((e) => e.type === "merge_queue"),
		onlyPulls: o.some((e) => e.type === "pull_request" || e.type === "merge_queue"),
		approvals: Math.max(0, ...o.map((e) => e.parameters?.required_approving_review_count ?? 0)),
		restricted: o.some((e) => e.type === "update"),
		wants: [...new Set(o.flatMap(getRequirements))]
	};
}
function getRequirements(e) {
	if (e.type === "required_signatures") return ["signed commits"];
	let t = e.parameters?.required_status_checks ?? [], n = e.parameters?.required_deployment_environments ?? [];
	return [...t.map((e) => `the check "${e.context}"`), ...n.map((e) => `a deployment to ${e}`)];
}
async function listMergedPulls(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/pulls`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(array(fs), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
export { ja as $, openDraftPull as $n, We as $r, parseDocument as $t, commitsSince as A, rollbackPart as An, refine as Ar, PortalAnswerError as At, Fa as B, paragraphs as Bn, _minLength as Br, Bi as Bt, dispatchWorkflow as C, elapsed as Cn, looseObject as Cr, createRef as Ct, runsOfCommit as D, changesPart as Dn, optional as Dr, readTag as Dt, readWorkflowRun as E, changePart as En, object as Er, listTags as Et, pathIn as F, folded as Fn, unknown as Fr, qi as Ft, Sa as G, count as Gn, split as Gr, unknownYet as Gt, readPageSeo as H, text$1 as Hn, N as Hr, Hi as Ht, Ya as I, joined as In, toJSONSchema as Ir, Wi as It, Ea as J, seconds as Jn, bytesEntry as Jr, loadContentFile as Jt, wa as K, firstNames as Kn, splitForHashing as Kr, buildEnvironment as Kt, readSitemap as L, link as Ln, _gte as Lr, Gi as Lt, didYouMean as M, alert as Mn, string$1 as Mr, once$1 as Mt, nearestName as N, code as Nn, transform as Nr, login as Nt, runsOfHead as O, detailsPart as On, pipe as Or, childEnvironment as Ot, qa as P, diagram as Pn, union as Pr, Ki as Pt, Aa as Q, listRepositoryPulls as Qn, endRecord as Qr, parse as Qt, Va as R, md as Rn, _lte as Rr, Ui as Rt, cancelRun as S, undefinedIfMissing as Si, runProgram as Sn, literal as Sr, createBranch as St, listDispatchedRuns as T, verdictPart as Tn, number as Tr, listBranches as Tt, Ma as U, plainText as Un, getExecOutput as Ur, J as Ut, storeOnHost as V, table as Vn, _regex as Vr, Ri as Vt, formatCachedContent as W, bytes as Wn, PiecePacker as Wr, Ii as Wt, Oa as X, closesIssue as Xn, hashSource as Xr, SourceText as Xt, ka as Y, closePull as Yn, copyAndHash as Yr, parseContentFile as Yt, Ta as Z, filesOfPull as Zn, centralHeader as Zr, readYaml as Zt, pointBranch as _, getErrorMessage as _i, openDeps as _n, _undefined as _r, parseBranch as _t, readMergeablePull as a, compact as ai, getFailureStatus as an, readRepository as ar, collect as at, readCommit as b, readIfThere as bi, HttpFault as bn, discriminatedUnion as br, createGitHub as bt, checkPins as c, hasModules as ci, sanitize as cn, readGitHubAnswer as cr, getAddresses as ct, parseChoice as d, Re as di, readPins as dn, issueLines as dr, servedPath as dt, writeLocalHeader as ei, isInside as en, pullsOfDeployment as er, ma as et, configInvalid as f, answerTasks as fi, readRequest as fn, parsedAnswer as fr, toPageUrl as ft, listTree as g, describeError as gi, Secret as gn, _enum as gr, matchesBranch as gt, isPreviewName as h, k as hi, yesOrNo as hn, _default as hr, probeUrl as ht, readMergeRules as i, toObject as ii, runAction as in, namedRepository as ir, Y as it, isAncestor as j, findingsPart as jn, strictObject as jr, PortalError as jt, runsOfPush as k, filesPart as kn, record as kr, explainPortalError as kt, parseAutomationMode as l, buildHoldScript as li, commentAccess as ln, toRefusalError as lr, pathWithoutRedirect as lt, foldEnvironmentName as m, paced as mi, toRunEvent as mn, datetime as mr, poll as mt, mergeBranch as n, isObject$1 as ni, Or as nn, recentlyMerged as nr, countCharacters as nt, deploymentWorkflow as o, He as oi, toAutomationOutputs as on, repositoryPage as or, ua as ot, parseSiteConfig as p, startWorkers as pi, readSecret as pn, date$1 as pr, readLive as pt, Ca as q, limitLines as qn, sha256 as qr, withoutNpm as qt, mergePull as r, parseJson as ri, sameIdentity as rn, writePull as rr, fa as rt, findDeployWorkflows as s, detectFramework as si, toOutputs as sn, repositoryPath as sr, browserPath as st, listMergedPulls as t, PageReader as ti, resolveInside as tn, readPulls as tr, seoWarnings as tt, parseDeployMode as u, ze as ui, readGitHubAccess as un, L as ur, plain as ut, readBranchHead as v, isMissing as vi, endpointAddress as vn, array as vr, gitHubForRun as vt, lastRuns as w, mr as wn, nullable as wr, deleteBranch as wt, readCommitFiles as x, readIfThereSync as xi, runCommand as xn, int$2 as xr, branchesFrom as xt, readBytes as y, readBytesIfThereSync as yi, serviceAddress as yn, boolean as yr, ifAnswered as yt, escapeXml as z, outline as zn, _maxLength as zr, zi as zt };

import { inspect } from "node:util";
import { createHash, hash } from "node:crypto";
import path from "node:path";
import { lstat, readFile, realpath } from "node:fs/promises";
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { setImmediate, setTimeout } from "node:timers/promises";
import { constants as constants$2, crc32, deflateRawSync } from "node:zlib";
import { Worker, parentPort } from "node:worker_threads";

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
			...value.split(/\r?\n/)
		].filter((form) => form.length >= 6);
		const fresh = [...new Set(forms)].filter((form) => !this.#forms.has(form));
		for (const form of fresh) this.#forms.add(form);
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
		title: "Whose signatures count for attestations is not known on this runner.",
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
		title: "The platform's upload client ended without deploying.",
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
		title: "The hosting platform refused the upload.",
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
		title: "The deployment would land on another environment than planned.",
		remedy: "Compare the preview name in the site config with the environments of the hosting."
	},
	PREVIEW_IN_USE: {
		title: "The Preview was not closed, since it serves another version by now.",
		remedy: "Nothing has to be done. To close it all the same, run the workflow by hand with \"mode: close\"."
	},
	CLOSE_UNKNOWN: {
		title: "Whether the Preview is closed is not known.",
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
		title: "The upload was taken, but whether it is live is not known.",
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
		title: "The portal could not be told about the deployment.",
		remedy: "Run the job again to tell it; check the input \"api-token\" if it was refused."
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
	ONBOARD_STEP_FAILED: {
		title: "A step of onboarding failed.",
		remedy: "Correct what is named above and run it again: it goes on where it stopped."
	},
	GITHUB_TOKEN_MISSING: {
		title: "There is no token for GitHub.",
		remedy: "Set GH_TOKEN; \"export GH_TOKEN=$(gh auth token)\" is one way."
	},
	GITHUB_TOKEN_REFUSED: {
		title: "GitHub did not accept the token.",
		remedy: "Set GH_TOKEN to a token that has not expired; \"export GH_TOKEN=$(gh auth token)\" is one way."
	},
	GITHUB_PERMISSION_MISSING: {
		title: "The token may not do this on GitHub.",
		remedy: "Give the token the permission that is named; in some organisations an owner must approve it."
	},
	GITHUB_NOT_FOUND: {
		title: "GitHub does not know it, or does not show it to this token.",
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
		remedy: "Run all jobs of that run again, which GitHub allows for 30 days: the build job keeps the package anew, and the deploy job does not go backwards. Later, revert the changes on the branch and push. The setting \"retention-days\" in deploy.yml says how long packages are kept."
	},
	ROLLBACK_NOT_SUPPORTED: {
		title: "The repository has no workflow that rolls back.",
		remedy: "Run \"site-deploy onboard --apply\" and merge its pull request: from then on each deployment keeps its package."
	},
	ROLLBACK_FAILED: {
		title: "The run that should roll back did not succeed.",
		remedy: "Look at the page of the run: its last lines say whether the live site changed, and what to do."
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
		remedy: "Correct the site config; where the portal or the identity has really moved, let those who own the workflow change its inputs \"portal-url\", \"audience\", \"tenant-id\" and \"client-id\" first."
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
		remedy: "Set PORTAL_TOKEN to a valid token of the portal, or pass it with --token-stdin; it may have expired."
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
		title: "The package manager of the site is not installed.",
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
		title: "The API key is none.",
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
		remedy: "Run it again when you want it deployed."
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
	...anywhere
};

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
	return number === 1 ? `one ${noun}` : `${number} ${noun}s`;
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

// src/shared/files.ts
function errorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function isMissing(error) {
	const code = errorCode(error);
	return code === "ENOENT" || code === "ENOTDIR";
}
async function readIfThere(file) {
	return undefinedIfMissing(readFile(file, "utf8"));
}
function readIfThereSync(file) {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		if (isMissing(error)) return void 0;
		throw error;
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
const parse = /* @__PURE__*/ _parse($ZodRealError);
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
const date$1 = /*@__PURE__*/ anchor(dateSource);
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
const version$1 = {
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
	inst._zod.version = version$1;
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
	def.pattern ?? (def.pattern = date$1);
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
		return parse(this, data, params, { callee: this.parse });
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
function string(params) {
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
function int(params) {
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
		keyType: /* @__PURE__ */ string(),
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
function date(params) {
	return _isoDate(ZodMiniISODate, params);
}

// src/portal/contract/values.ts
const Timestamp = datetime({ offset: true }).check(_regex(/(Z|\+00:00)$/, "Expected a time in UTC, with Z or +00:00 at its end."));
const WebAddress = url({
	protocol: /^https?$/,
	error: "Expected a full address that begins with http:// or https://."
});
const ImageAddress = string().check(_minLength(1, "Must not be empty."), refine((text) => isImageAddress(text), { error: "Expected an address that begins with https:// or http://, or a path that begins with /." }));
function isImageAddress(text) {
	if (/^https?:\/\//i.test(text)) return URL.canParse(text);
	return /^\/(?![/\\])\S*$/.test(text);
}
const SemanticVersion = string().check(_regex(/^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, "Expected MAJOR.MINOR.PATCH, such as 1.4.0."));
const CommitHash = string().check(_regex(/^[0-9a-f]{7,64}$/i, "Expected the hash of a commit, at least its first seven digits."));
const FullCommitHash = string().check(_regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, "Expected the whole hash of a commit, 40 or 64 digits."));
const SocialHandle = string().check(_regex(/^@\w+$/, "Expected a user name that begins with @."));
const Slug = string().check(_regex(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # and %."), _maxLength(200));
const unknownYet = (schema) => optional(nullable(schema));
const limitedText = (max) => string().check(_minLength(1, "Must not be empty."), refine((text) => [...text].length <= max, { error: `Has at most ${max} characters.` }), meta({ maxLength: max }));

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
		id: string(),
		slug: string()
	}),
	data: looseObject({
		version: SemanticVersion,
		environment: Environment,
		commitSha: CommitHash,
		releaseNotes: optional(string().check(_maxLength(1e5)))
	}),
	status: DeploymentStatus,
	url: optional(WebAddress),
	error: optional(looseObject({
		code: string(),
		message: string()
	})),
	run: looseObject({
		id: string(),
		attempt: number(),
		url: optional(url())
	})
});
const DeploymentCompleteResponse = looseObject({
	success: literal(true),
	deployment: optional(looseObject({
		id: optional(string()),
		applied: optional(boolean())
	}))
});

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
const usual = {
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
	const { base, cap } = status === 429 ? limited : usual;
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
function limitPause(response, now, longest = longestPause) {
	const { ok, headers } = response;
	const reset = headers["x-ratelimit-remaining"] === "0" ? Number(headers["x-ratelimit-reset"]) * 1e3 - now : void 0;
	const known = reset !== void 0 && Number.isFinite(reset) ? Math.max(1e3, reset) : void 0;
	if (!ok && !isLimit(response)) return void 0;
	const after = headers["retry-after"];
	const pause = (ok || after === void 0 ? void 0 : parseRetryAfter(after, now)) ?? known ?? (ok ? void 0 : unnamedPause);
	return pause !== void 0 && pause <= longest ? pause : void 0;
}
function isLimit({ status, headers, text }) {
	if (status === 429) return true;
	if (status !== 403) return false;
	return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(text);
}

// src/github/refusal.ts
const Body = looseObject({
	message: optional(string()),
	errors: optional(array(union([string(), looseObject({ message: optional(string()) })])))
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
	if (status === 403 || status === 404) return new SiteDeployError("GITHUB_PERMISSION_MISSING", `The token needs the permission "${request.needs}".`, {
		facts,
		remedy: `Give the token the repository permission "${request.needs}" and run it again: it goes on where it stopped.`
	});
	if (status >= 500) return new SiteDeployError("GITHUB_UNAVAILABLE", `GitHub answered with status ${status}.`, { facts });
	return new SiteDeployError("GITHUB_REFUSED", `GitHub refused ${call}: ${said || `status ${status}`}.`, { facts });
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
	id: int(),
	name: string(),
	full_name: string(),
	default_branch: string(),
	visibility: optional(string()),
	private: optional(boolean()),
	archived: optional(boolean()),
	owner: looseObject({
		login: string(),
		id: int()
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
	constructor(kind, request, attempts, cause) {
		const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
		super(`${request}: ${describe(kind, cause)} (${tries})`, { cause });
		this.kind = kind;
		this.request = request;
		this.attempts = attempts;
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

// src/github/throttle.ts
function createThrottle(options) {
	const { clock, signal, writeIntervalMs, onPause, longestPauseMs } = options;
	let nextWrite = 0;
	let pausedUntil = 0;
	return {
		async turn(isWrite) {
			if (isWrite && writeIntervalMs > 0) {
				const now = clock.now();
				const pause = nextWrite - now;
				nextWrite = Math.max(now, nextWrite) + writeIntervalMs;
				if (pause > 0) await clock.sleep(pause, signal);
			}
			while (clock.now() < pausedUntil) await clock.sleep(pausedUntil - clock.now(), signal);
		},
		learn(response) {
			const now = clock.now();
			const pause = limitPause(response, now, longestPauseMs);
			if (pause !== void 0 && now + pause > pausedUntil) {
				if (now + pause - pausedUntil > 1e3) onPause(`GitHub limits requests: going on in ${Math.ceil(pause / 1e3)} s.`);
				pausedUntil = now + pause;
			}
			return pause !== void 0 && !response.ok;
		}
	};
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
const longestPatience = 5;
const pageSize = 100;
const mostPages = 100;
function createGitHub(options) {
	const { http, clock, token, signal, writeIntervalMs = 0, onPause = () => {}, longestPauseMs, idleMs } = options;
	const apiUrl = (options.apiUrl ?? "https://api.github.com").replace(/\/$/, "");
	const throttle = createThrottle({
		clock,
		signal,
		writeIntervalMs,
		onPause,
		longestPauseMs
	});
	async function call(request) {
		const { method, path, json, expected = [] } = request;
		for (let patience = longestPatience;; patience -= 1) {
			await throttle.turn(method !== "GET");
			const response = await http.send({
				method,
				url: apiUrl + path,
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
			if (!isWorthWaiting || patience <= 1) throw refusalOf(request, response);
		}
	}
	return {
		apiUrl,
		call,
		async list({ path, needs, expected }, key, pages = mostPages) {
			const items = [];
			for (let page = 1; page <= pages; page += 1) {
				const body = (await call({
					method: "GET",
					path: `${path}${path.includes("?") ? "&" : "?"}per_page=${pageSize}&page=${page}`,
					needs,
					...expected !== void 0 && { expected }
				})).json;
				const found = key === void 0 ? body : body?.[key];
				if (!Array.isArray(found)) return items;
				items.push(...found);
				if (found.length < pageSize) return items;
			}
			return items;
		}
	};
}

// src/github/for-run.ts
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
		const read = readSync(file, into, done, length - done, startOf(source) + start + done);
		if (read === 0) throw changed(source);
		done += read;
	}
}
function checkUnchanged(source, file) {
	if (source.kind === "slice") return;
	const { size, mtimeMs } = fstatSync(file);
	if (size !== source.size || mtimeMs !== source.modifiedMs) throw changed(source);
}
const startOf = (source) => source.kind === "slice" ? source.offset : 0;
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

// src/steps/pack/zip/format.ts
const formatLimits = {
	files: 65535,
	bytes: 4294967295,
	nameBytes: 65535
};
const localHeaderBytes = 30;
const dosDate = 33;
const utf8Flag = 2048;
const version = 20;
const madeBy = 788;
const attributes = 2175008768;
function writeLocalHeader(out, at, fields) {
	out.writeUInt32LE(67324752, at);
	out.writeUInt16LE(version, at + 4);
	writeCommonFields(out, at + 6, fields);
	out.writeUInt16LE(0, at + 28);
	fields.name.copy(out, at + 30);
	return at + 30 + fields.name.byteLength;
}
function centralHeader(fields, offset) {
	const header = Buffer.alloc(46 + fields.name.byteLength);
	header.writeUInt32LE(33639248, 0);
	header.writeUInt16LE(madeBy, 4);
	header.writeUInt16LE(version, 6);
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

// src/shared/child-environment.ts
const passed = new Set(["PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT", "HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR"].flatMap((names) => names.split(" ")));
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

// src/shared/plain-text.ts
const unprintable = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;
function plainText(text) {
	return text.replace(/\s+/g, " ").replace(unprintable, "�");
}

// src/shared/http/redirect.ts
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
	error: optional(string()),
	message: optional(string()),
	details: optional(array(looseObject({
		field: optional(string()),
		message: optional(string())
	})))
});

// src/portal/client/portal-error.ts
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
		const said = body.success ? body.data.message ?? body.data.error : void 0;
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
		super(plainText(`${call}: status ${response.status}, ${type}, ${found}${wrong}`));
	}
};

// src/steps/finish/page-files.ts
const errorPage = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles({ files }) {
	return files.flatMap(({ path }) => /\.html?$/i.test(path) ? [path] : []).sort();
}
function findPageFiles(pages, files, isApp = false) {
	const exact = new Map(files.map((file) => [file, file]));
	const byName = group(files, (file) => plain(file));
	const byFolded = group(files, (file) => plain(file).toLowerCase());
	const base = commonBase(pages);
	const found = /* @__PURE__ */ new Map();
	const otherCase = [];
	const notBuilt = [];
	const search = [
		(name) => exact.get(name),
		(name) => only(byName.get(plain(name))),
		(name) => only(byFolded.get(plain(name).toLowerCase()))
	];
	for (const page of pages) {
		const names = [...candidates(page.path), ...base === "" ? [] : candidates(page.path.slice(base.length))];
		const hit = search.flatMap((look, exactness) => names.map((name) => ({
			file: look(name),
			exactness
		}))).find(({ file }) => file !== void 0 && !found.has(file));
		if (hit?.file === void 0) notBuilt.push(page);
		else {
			found.set(hit.file, page);
			if (hit.exactness === 2) otherCase.push({
				page,
				file: hit.file
			});
		}
	}
	const unknown = files.filter((file) => !found.has(file) && !errorPage.test(file));
	const inApp = isApp && exact.has("index.html") ? appFiles(notBuilt, files) : /* @__PURE__ */ new Map();
	const made = new Set(inApp.values());
	return {
		pages: found,
		inApp,
		notBuilt: notBuilt.filter((page) => !made.has(page)),
		unknown,
		otherCase
	};
}
function appFiles(pages, files) {
	const taken = new Set(files.map((file) => file.toLowerCase()));
	const made = /* @__PURE__ */ new Map();
	for (const page of pages.filter(isPagePath)) {
		const name = plain(page.path).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
		const file = name === "" || /\.html?$/i.test(name) ? name || "index.html" : `${name}/index.html`;
		if (!taken.has(file.toLowerCase())) made.set(file, page);
		taken.add(file.toLowerCase());
	}
	return made;
}
function isPagePath({ path: pagePath }) {
	const parts = plain(pagePath).split("/");
	return !parts.some((part) => part === ".." || part === ".") && !/[\u0000-\u001f\\?#*:|"<>]/.test(parts.join("/")) && !/\.(?!html?$)[a-z0-9]{1,5}$/i.test(parts.at(-1) ?? "");
}
function servedPath(file) {
	if (/(^|\/)index\.html?$/i.test(file)) return `/${file.replace(/index\.html?$/i, "")}`;
	return `/${file.replace(/\.html?$/i, "")}`;
}
function addressOf(origin, pagePath) {
	return origin + plain(pagePath.replace(/^\/*/, "/")).split("/").map((part) => encodeURIComponent(part)).join("/");
}
function candidates(pagePath) {
	const name = (pagePath.split(/[?#]/)[0] ?? "").replace(/^\/+|\/+$/g, "");
	if (name === "") return ["index.html", "index.htm"];
	if (/\.html?$/i.test(name)) return [name];
	const [folder, file] = [`${name}/index.html`, `${name}.html`];
	return [
		...pagePath.endsWith("/") ? [folder, file] : [file, folder],
		`${name}.htm`,
		`${name}/index.htm`
	];
}
function commonBase(pages) {
	const shortest = pages.map(({ path: pagePath }) => pagePath.replace(/\/+$/, "")).sort((a, b) => a.length - b.length)[0];
	if (shortest === void 0 || shortest === "" || pages.length < 2) return "";
	return pages.every(({ path: pagePath }) => `${pagePath}/`.startsWith(`${shortest}/`)) ? shortest : "";
}
function plain(name) {
	try {
		return decodeURIComponent(name).normalize("NFC");
	} catch {
		return name.toWellFormed().normalize("NFC");
	}
}
function group(files, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const file of files) groups.set(keyOf(file), [...groups.get(keyOf(file)) ?? [], file]);
	return groups;
}
function only(files) {
	return files?.length === 1 ? files[0] : void 0;
}

// src/steps/finish/html/layout.ts
const keyAttribute = "data-text-key";
const managed = /* @__PURE__ */ new Set([
	"title",
	"meta",
	"link",
	"script"
]);
const voidElements = "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr".split(" ");
const rawElements = "script style xmp iframe noembed noframes plaintext noscript".split(" ");
const structure = "html head body frameset table tbody thead tfoot tr colgroup select optgroup template".split(" ");
const textless = /* @__PURE__ */ new Set([
	...voidElements,
	...rawElements,
	...structure
]);

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

// src/portal/contract/seo-validation.ts
const ValidationProblem = looseObject({
	field: string(),
	message: string()
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
	if (text === void 0) return [];
	const { length } = [...text];
	const range = least === 0 ? `at most ${most}` : `${least} to ${most}`;
	if (length >= least && length <= most) return [];
	return [{
		field,
		message: `Has ${length} characters; ${range} are recommended.`
	}];
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

// src/portal/contract/rate-limit.ts
const rateLimits = {
	read: 100,
	write: 30,
	delete: 10
};
function rateClassOf(method) {
	if (method === "GET" || method === "HEAD") return "read";
	return method === "DELETE" ? "delete" : "write";
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
	parentPort?.on("message", ({ number, task }) => {
		try {
			const result = work(task);
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

// src/shared/clock.ts
const systemClock = {
	now: () => Date.now(),
	async sleep(ms, signal) {
		signal?.throwIfAborted();
		try {
			await setTimeout(ms, void 0, signal ? { signal } : {});
		} catch (error) {
			signal?.throwIfAborted();
			throw error;
		}
	}
};

// \0node:http
const http = process.getBuiltinModule("node:http");
const { Agent, ClientRequest, IncomingMessage, METHODS, OutgoingMessage, STATUS_CODES, Server, ServerResponse, createServer, get, globalAgent, maxHeaderSize, request, validateHeaderName, validateHeaderValue } = http;

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

export { retry as $, isInside as $t, headersFor as A, object as At, paced as B, unknown as Bt, textless as C, boolean as Ct, servedPath as D, looseObject as Dt, htmlFiles as E, literal as Et, endRecord as F, refine as Ft, faultKind as G, _minLength as Gt, ifAnswered as H, _gte as Ht, formatLimits as I, strictObject as It, withProxyNamed as J, registry as Jt, isPermanent as K, _positive as Kt, writeLocalHeader as L, string as Lt, plainText as M, pipe as Mt, childEnvironment as N, prefault as Nt, PortalAnswerError as O, nullable as Ot, centralHeader as P, record as Pt, pauseBefore as Q, parseJson as Qt, copyAndHash as R, transform as Rt, managed as S, array as St, findPageFiles as T, int as Tt, AttemptTimeout as U, _lte as Ut, gitHubForRun as V, toJSONSchema as Vt, HttpFault as W, _maxLength as Wt, repositoryPath as X, isObject$1 as Xt, namedRepository as Y, safeParse as Yt, readGitHubAnswer as Z, objectOf as Zt, ValidationResult as _, date as _t, systemClock as a, bytes as an, deploymentCompletePath as at, seoLimits as b, _enum as bt, PiecePacker as c, firstOf as cn, FullCommitHash as ct, sha256 as d, describeError as dn, Slug as dt, resolveInside as en, parsedAnswer as et, bytesEntry as f, messageOf as fn, SocialHandle as ft, ValidationProblem as g, unknownYet as gt, PageReader as h, limitedText as ht, http as i, undefinedIfMissing as in, Environment as it, redirectOf as j, optional as jt, PortalError as k, number as kt, split as l, seconds as ln, ImageAddress as lt, rateLimits as m, Secret as mn, WebAddress as mt, isThisMachine as n, readIfThere as nn, DeploymentCompleteResponse as nt, answerTasks as o, count as on, idempotencyKeyHeader as ot, rateClassOf as p, Redactor as pn, Timestamp as pt, proxyFor as q, _regex as qt, serviceAddress as r, readIfThereSync as rn, DeploymentStatus as rt, startWorkers as s, firstNames as sn, CommitHash as st, endpointAddress as t, isMissing as tn, DeploymentComplete as tt, splitForHashing as u, SiteDeployError as un, SemanticVersion as ut, seoWarnings as v, datetime as vt, addressOf as w, discriminatedUnion as wt, keyAttribute as x, _undefined as xt, imageFileSize as y, _default as yt, hashOf as z, union as zt };
const [e] = (() => {
var t = Object.create, n = Object.defineProperty, r = Object.getOwnPropertyDescriptor, i = Object.getOwnPropertyNames, a = Object.getPrototypeOf, o = Object.prototype.hasOwnProperty, __commonJSMin = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), __exportAll = (e, t) => {
	let r = {};
	for (var i in e) n(r, i, {
		get: e[i],
		enumerable: !0
	});
	return t || n(r, Symbol.toStringTag, { value: "Module" }), r;
}, __copyProps = (e, t, a, s) => {
	if (t && typeof t == "object" || typeof t == "function") for (var c = i(t), l = 0, u = c.length, d; l < u; l++) d = c[l], !o.call(e, d) && d !== a && n(e, d, {
		get: ((e) => t[e]).bind(null, d),
		enumerable: !(s = r(t, d)) || s.enumerable
	});
	return e;
}, __toESM = (e, r, i) => (i = e == null ? {} : t(a(e)), __copyProps(r || !e || !e.__esModule || !o.call(e, "default") ? n(i, "default", {
	value: e,
	enumerable: !0
}) : i, e));
return [__commonJSMin];
})();
import { t } from "./hold-signals.js";
const { appendFileSync: n, closeSync: r, constants: i, fstatSync: a, lstatSync: o, mkdtempSync: s, openSync: c, readFileSync: l, realpathSync: u, rmSync: d, statSync: f, truncateSync: p } = globalThis.process.getBuiltinModule("node:fs"), rename = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").rename(...e), writeFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").writeFile(...e), { setTimeout: m } = globalThis.process.getBuiltinModule("node:timers/promises"), { tmpdir: h } = globalThis.process.getBuiltinModule("node:os"), { inspect: g, stripVTControlCharacters: _ } = globalThis.process.getBuiltinModule("node:util"), v = globalThis.process.getBuiltinModule("node:path"), y = globalThis.process.getBuiltinModule("node:net"), { addAbortListener: b } = globalThis.process.getBuiltinModule("node:events");
// src/shared/json.ts
function parseJson(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
function isObject(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function toObject(e) {
	return isObject(e) ? e : {};
}
function asText(e) {
	if (typeof e == "string") return e;
}
// src/shared/files.ts
function errorCode(e) {
	if (e instanceof Error && "code" in e && typeof e.code == "string") return e.code;
}
function isMissing(e) {
	let t = errorCode(e);
	return t === "ENOENT" || t === "ENOTDIR";
}
async function readIfThere(e) {
	return readIfThereSync(e);
}
async function readJsonObject(e) {
	return toObject(parseJson(await readIfThere(e) ?? ""));
}
function getStats(e) {
	try {
		return f(e);
	} catch {
		return;
	}
}
async function replaceFile(e, t) {
	await writeFile(`${e}.new`, t, { mode: 384 }), await rename(`${e}.new`, e);
}
const x = i.O_RDONLY | (i.O_NONBLOCK ?? 0), S = 64 << 20;
function checkReadable(e, t) {
	let refuse = (t, n) => Object.assign(Error(`${e} ${n}`), {
		code: t,
		syscall: "read",
		path: e
	});
	if (!t.isFile()) throw refuse("EISDIR", "is not a file");
	if (t.size > S) throw refuse("EFBIG", `is ${t.size} bytes; the limit is ${S} bytes`);
}
const readIfThereSync = (e) => readBytesIfThereSync(e)?.toString("utf8");
function readBytesIfThereSync(e) {
	let t;
	try {
		t = c(e, x);
	} catch (e) {
		if (isMissing(e)) return;
		throw e;
	}
	try {
		return checkReadable(e, a(t)), l(t);
	} finally {
		r(t);
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
// src/shared/errors/catalogue.json
var C = {
	"Config, login and token": {
		USAGE: {
			title: "A command or an input is not used correctly.",
			remedy: "Run the command with --help, or compare the inputs with the README."
		},
		CONFIG_NOT_FOUND: {
			title: "The site config file does not exist.",
			remedy: "Write it with \"site-deploy init\" in the root of the repository, or name another file with the input \"config\"."
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
		EVENT_INVALID: {
			title: "The runner's event file cannot be read.",
			remedy: "Free space on the runner's disk, and run the job again: the runner then writes the file named by GITHUB_EVENT_PATH again."
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
			remedy: "Correct the version in the place that the message names: the branch release/X.Y.Z, \"version\" in package.json, or the input \"site-version\"."
		},
		VERSION_NOT_FOUND: {
			title: "No version was found for this commit.",
			remedy: "Tag the commit vX.Y.Z and check out with \"fetch-tags: true\", merge from release/X.Y.Z, set \"version\" in the package.json of build.root, or set the input \"site-version\"."
		},
		IDENTITY_NOT_AVAILABLE: {
			title: "The run has no OIDC identity.",
			remedy: "Add to the job:  permissions: { id-token: write, contents: read }.  Runs from forks get no id token, nor do those of Dependabot: after its merge, press \"Run workflow\" for the branch. On your own machine, \"site-deploy deploy --local\" needs none."
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
			remedy: "Write the environment in the job as the credential does (Production or Preview), or the subject of the credential as shown; matching is case-sensitive."
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
	},
	"Build, finish and pack": {
		PACKAGE_FILE_INVALID: {
			title: "A package.json is not valid JSON.",
			remedy: "Correct the marked line of package.json."
		},
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
		BUILD_NOT_APPROVED: {
			title: "The build is not the one that the Preview showed and that was approved.",
			remedy: "Run the release branch's deployment again and approve its Preview; with build.reads, its package is then deployed. Or set approval.build: any."
		},
		CONTENT_FILE_INVALID: {
			title: "The content file with the text overrides has errors.",
			remedy: "Correct the lines named above; or remove the file, and get it again with \"site-deploy texts pull\"."
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
			remedy: "Rename the files for the reason given for each: a name must have valid, visible characters and at most 1,000 bytes, and must differ from the others in more than case."
		},
		PACKAGE_FILE_CHANGED: {
			title: "A file changed while it was being read.",
			remedy: "Make sure that the build has finished and that nothing else writes to its output folder."
		}
	},
	Attestation: {
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
	},
	"Upload, verification and the portal's webhook": {
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
			remedy: "Fix the cause that the platform names; quote the correlation id to its support."
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
		BRANCH_GONE: {
			title: "The branch was deleted, so nothing is deployed for it.",
			remedy: "Nothing to do if that was intended. To deploy its commit anyway, use the input \"force\"."
		},
		DISTRIBUTION_FAILED: {
			title: "The hosting platform accepted the upload but could not distribute it.",
			remedy: "Fix the cause that the platform names, and run again; quote the correlation id to its support."
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
	},
	"Rollback and previews": {
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
			remedy: "Run all jobs of that run again, which GitHub allows for 30 days: the build job stores the package again, and the deploy job does not replace a newer commit. Later, revert the changes on the branch and push. The setting \"retention-days\" in the deployment workflow sets how long packages are kept."
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
		AUTOMATION_STUCK: {
			title: "An automation repeats a step that changes nothing.",
			remedy: "Check what the step names, on GitHub and in the portal: was it done, undone by another program, or not shown yet? Then run the workflow again. If it stops at the same step, do that step by hand, and report the message."
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
	},
	Onboarding: {
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
		ONBOARD_PLAN_CHANGED: {
			title: "A saved plan no longer fits the repository.",
			remedy: "Make a new plan with --out, review it, and apply it."
		},
		ONBOARD_STEP_FAILED: {
			title: "A step of onboarding failed.",
			remedy: "Fix the cause named above and run it again: it continues where it stopped."
		},
		ONBOARD_APPLICATION_MISSING: {
			title: "The application or managed identity that the site logs in as does not exist.",
			remedy: "Correct the client id, or restore the application: Entra keeps a deleted one for 30 days (App registrations, Deleted applications). To log in as another one, run site-deploy rename identity=<client id>, or for Preview site-deploy rename preview-identity=<client id>."
		},
		GITHUB_PLAN_LIMIT: {
			title: "The owner's GitHub plan does not offer this for a private repository.",
			remedy: "Make the repository public, or give its owner a plan with rules for private repositories: GitHub Pro for a person, GitHub Team or Enterprise for an organisation. Then run it again."
		},
		GITHUB_TOKEN_MISSING: {
			title: "There is no GitHub token.",
			remedy: "Set GH_TOKEN, e.g. with \"export GH_TOKEN=$(gh auth token)\"."
		},
		GITHUB_APP_SUSPENDED: {
			title: "The installation of the App is suspended.",
			remedy: "Have an owner of the account resume it: Settings, GitHub Apps, Configure, Unsuspend. Then run it again: it continues where it stopped."
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
			remedy: "Get a new one, valid for about an hour, for the host that the message names: az account get-access-token --resource-type ms-graph for graph.microsoft.com, --resource-type arm for management.azure.com."
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
	},
	"Commands of the portal": {
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
			remedy: "Compare the ids, slugs and text keys with those listed by \"site-deploy portal sites\", \"portal pages\", \"portal requests\" and \"portal text list\"."
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
	},
	"File-and-workspace API": {
		WORKSPACE_NOT_LOGGED_IN: {
			title: "There is no login for the file-and-workspace API.",
			remedy: "Run \"site-deploy workspace login\", or set WORKSPACE_ACCESS_TOKEN; \"site-deploy workspace list\" also accepts WORKSPACE_API_KEY."
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
			remedy: "Check the address, and fix the cause that the API names."
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
	},
	"The machine": {
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
	},
	Anywhere: {
		CANCELLED: {
			title: "The run was cancelled.",
			remedy: "Run it again if needed."
		},
		ENDED_EARLY: {
			title: "Something in the run's own process ended it before its outcome was known.",
			remedy: "Remove or fix any other code that is loaded into the process, such as an agent in NODE_OPTIONS; then run again."
		},
		PROXY_INVALID: {
			title: "The proxy set in the environment cannot be used.",
			remedy: "Set HTTPS_PROXY and HTTP_PROXY to a URL that begins with http:// or https://, or unset them; list hosts that need no proxy in NO_PROXY. With NODE_USE_ENV_PROXY=1, Node itself ends with a stack trace and \"Invalid URL\" before any program starts; site-deploy doesn't need that variable."
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
	}
};
// src/shared/errors/catalogue.ts
const w = C, T = Object.assign({}, ...Object.values(C));
// src/shared/errors/error.ts
var E = class SiteDeployError extends Error {
	name = "SiteDeployError";
	code;
	remedy;
	facts;
	problems;
	constructor(e, t, n = {}) {
		super(t, n.cause === void 0 ? {} : { cause: n.cause }), this.code = e, this.facts = n.facts ?? [], this.remedy = n.remedy ?? getRemedy(e, this.facts), this.problems = n.problems ?? [];
	}
	static from(e) {
		if (e instanceof SiteDeployError) return e;
		if (e instanceof SuppressedError) return SiteDeployError.from(e.suppressed);
		let t = getErrorMessage(e), n = findHostFailure(e), r = e;
		if (n) return new SiteDeployError(n, T[n].title, {
			cause: r,
			facts: [t]
		});
		let i = (e instanceof Error ? e.stack ?? "" : "").split("\n").slice(1, 6);
		return new SiteDeployError("INTERNAL", t, {
			cause: r,
			facts: i.map((e) => e.trim())
		});
	}
};
function getRemedy(e, t) {
	let { remedy: n } = T[e];
	return t.some((e) => e.startsWith("request id")) ? n : n.replace(/; quote the request id[^.]*/, "");
}
function hasCode(e, ...t) {
	return e instanceof E ? t.length === 0 || t.includes(e.code) : !1;
}
function returnFor(e, ...t) {
	return (n) => {
		if (hasCode(n, ...t)) return e;
		throw n;
	};
}
function usageError(e, t) {
	return new E("USAGE", e, { remedy: t });
}
function getErrorMessage(e) {
	return e instanceof AggregateError && !e.message ? e.errors.map(getErrorMessage).join("; ") : e instanceof Error ? e.message : String(e);
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
const D = {
	DISK_FULL: "ENOSPC EDQUOT",
	TOO_MANY_OPEN_FILES: "EMFILE ENFILE",
	FILE_TOO_LARGE: "EFBIG ERR_FS_FILE_TOO_LARGE",
	FILE_GONE: "ENOENT ENOTDIR ESTALE",
	FILE_REFUSED: "EACCES EPERM EROFS EBUSY EIO EISDIR ELOOP ENAMETOOLONG"
}, ee = new Map(Object.keys(D).flatMap((e) => D[e].split(" ").map((t) => [t, e]))), te = /^Worker initialization failure: E[MN]FILE|^child process missing stdin$/;
function findHostFailure(e) {
	if (e instanceof Error && te.test(e.message)) return "TOO_MANY_OPEN_FILES";
	let t = ee.get(errorCode(e) ?? "");
	if (t !== "FILE_GONE" && t !== "FILE_REFUSED" || e instanceof Error && "path" in e) return t;
}
// src/shared/clock.ts
const O = {
	now: () => Date.now(),
	elapsed: monotonicMs,
	async sleep(e, t) {
		t?.throwIfAborted();
		try {
			await m(e, void 0, t ? { signal: t } : {});
		} catch (e) {
			throw t?.throwIfAborted(), e;
		}
	}
};
function monotonicMs() {
	let [e, t] = process.hrtime();
	return e * 1e3 + t / 1e6;
}
function elapsed(e) {
	return e.elapsed?.() ?? e.now();
}
// src/shared/live-site/marker.ts
const ne = ".well-known/site-deploy.json", k = ".well-known/site-deploy-files.bin", A = 2e3, isOfMarker = (e) => e === ".well-known/site-deploy.json" || e === ".well-known/site-deploy-files.bin", j = [
	"slug",
	"environment",
	"version",
	"run"
], M = ["texts", "seo"], N = [
	"commit",
	"tree",
	"files",
	...M
], re = ["built", "builtFrom"];
function parseMarker(e) {
	let t = toObject(e), n = pickTexts(t, j), r = pickTexts({
		...Object.fromEntries(M.map((e) => [e, ""])),
		...toObject(t.provenance)
	}, N);
	if (!n || !r) return;
	let i = {
		...r,
		...pickTexts(toObject(t.provenance), re)
	}, { files: a, bytes: o, list: s, listed: c, changed: l } = toObject(t.contents);
	if (typeof a != "number" || typeof o != "number") return {
		...n,
		provenance: i
	};
	let u = {
		list: asText(s),
		listed: asText(c),
		changed: asText(l)
	};
	return {
		...n,
		provenance: i,
		contents: {
			files: a,
			bytes: o,
			...u
		}
	};
}
function pickTexts(e, t) {
	let isText = (e) => typeof e == "string" && e.length <= 300;
	if (t.every((t) => isText(e[t]))) return Object.fromEntries(t.map((t) => [t, e[t]]));
}
function isSameBuild(e, t) {
	return !t || !isSameTarget(e, t) ? !1 : N.every((n) => e.provenance[n] === t.provenance[n]);
}
function isSameTarget(e, t) {
	return e.slug === t.slug && e.environment === t.environment && e.version === t.version;
}
// src/shared/compact.ts
function compact(e) {
	return e.filter((e) => e !== void 0 && e !== !1);
}
// src/shared/http/no-proxy.ts
function isWithoutProxy(e, t) {
	let n = withoutDot(e.hostname.toLowerCase().replace(/^\[|\]$/g, "")), r = e.port || (e.protocol === "http:" ? "80" : "443");
	return (t.no_proxy || t.NO_PROXY || "").toLowerCase().split(/[\s,]+/).some((e) => e !== "" && isNamed(n, r, e));
}
function isNamed(e, t, n) {
	if (n === "*") return !0;
	if (y.isIP(e) > 0) return isOfNetwork(e, t, n);
	let [, r = "", i = t] = /^(.*?)(?::(\d+))?$/.exec(n) ?? [];
	if (i !== t) return !1;
	let a = /^\*?(\..+)$/.exec(r)?.[1];
	if (a) return e.endsWith(withoutDot(a));
	let o = withoutDot(r);
	return o !== "" && (e === o || e.endsWith(`.${o}`));
}
function isOfNetwork(e, t, n) {
	let r = /^\[(.+)\](?::(\d+))?$/.exec(n) ?? /^([\d.]+):(\d+)$/.exec(n);
	if (r?.[2] && r[2] !== t) return !1;
	let [i = "", a] = (r?.[1] ?? n).split("/"), o = y.isIPv6(i) ? "ipv6" : "ipv4";
	if (y.isIP(i) === 0) return !1;
	let s = new y.BlockList(), c = o === "ipv6" ? 128 : 32, l = a === void 0 ? c : Number(a);
	return !/^\d*$/.test(a ?? "") || l > c ? !1 : (s.addSubnet(i, l, o), s.check(e, y.isIPv6(e) ? "ipv6" : "ipv4"));
}
const withoutDot = (e) => e.replace(/\.$/, "");
// src/shared/http/service-address.ts
function serviceAddress(e, t) {
	let n = URL.parse(e.trim());
	if (n === null || !/^https?:$/.test(n.protocol)) throw usageError(`${t} is not a URL.`, "Write the full URL, e.g. https://host.example.com.");
	if (n.username !== "" || n.password !== "" || n.search !== "" || n.hash !== "") throw usageError(`${t} contains more than an origin and a path.`, "Remove user name, password, query and fragment; pass credentials separately.");
	if (n.protocol === "http:" && !isLoopback(n)) throw usageError(`${t} is not encrypted: a credential would be readable in transit.`, `Use https:// instead of http:// for ${n.host}; http:// is only for services on this machine.`);
	return n.href.replace(/(?<!\/)\/+$/, "");
}
function endpointAddress(e, t, n = {}) {
	let r = new URL(e + t);
	for (let [e, t] of Object.entries(n)) t !== void 0 && r.searchParams.set(e, String(t));
	return r;
}
function isLoopback(e) {
	return /^((.+\.)?localhost|\[::1\]|127(\.\d+){3})$/.test(e.hostname);
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
};
const handleFault = (e) => (t) => {
	if (t instanceof HttpFault) return e(t);
	throw t;
}, P = "Set NODE_EXTRA_CA_CERTS to the file of the certificate's issuer, e.g. of your network, and check the clock of this machine.", F = "Check HTTPS_PROXY: the proxy refused the connection or needs a user name and a password (http://user:password@host:port). Hosts in NO_PROXY are reached directly.";
function getFaultRemedy(e) {
	if (e instanceof HttpFault) {
		if (e.kind === "tls") return P;
		if (e.kind === "not-tls") return "Correct the address or port: it does not speak HTTPS.";
		if (e.kind === "proxy") return F;
	}
}
var AttemptTimeout = class extends Error {
	name = "AttemptTimeout";
};
const ie = {
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
	return isNotTls(e) ? "not-tls" : /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(t) ? "tls" : ie[t] ?? "other";
}
function isPermanent(e) {
	return e === "tls" || e === "not-tls";
}
function isBefore(e) {
	return isPermanent(e) || e === "refused" || e === "dns" || e === "proxy";
}
function isNotTls(e) {
	return /SSL routines:.{0,200}(wrong version number|packet length too long|http request)/.test(getErrorMessage(e));
}
const I = {
	timeout: "timed out: ",
	refused: "connection refused: ",
	reset: "connection closed before the response: ",
	dns: "host name not found: ",
	tls: "certificate rejected: ",
	"not-tls": "the port answers, but does not speak TLS (https)",
	proxy: "proxy unreachable: ",
	other: ""
};
function describe(e, t) {
	return e === "not-tls" ? I[e] : I[e] + getErrorMessage(t);
}
var ProxyUnreachable = class extends Error {
	name = "ProxyUnreachable";
};
function proxyFor(e, t) {
	if (isLoopback(e) || isWithoutProxy(e, t)) return;
	let n = e.protocol.replace(":", "_proxy"), r = [n, n.toUpperCase()].find((e) => t[e]), i = r ? URL.parse(t[r] ?? "") : void 0;
	if (i === void 0) return;
	if (i !== null && /^https?:$/.test(i.protocol) && i.hostname !== "") return i;
	let a = /^[a-z][a-z0-9+.-]*:\/\//i.exec(t[r ?? ""] ?? "")?.[0];
	throw new E("PROXY_INVALID", `${r} cannot be used: it ${!a || /^https?:/i.test(a) ? "is not a URL" : `names a ${a} proxy`}.`);
}
const ae = [
	"http_proxy",
	"HTTP_PROXY",
	"https_proxy",
	"HTTPS_PROXY"
];
function withReadableProxies(e) {
	let t = ae.map((t) => [t, URL.parse(e[t] ?? "")?.href ?? ""]);
	return {
		...e,
		...Object.fromEntries(t),
		no_proxy: "",
		NO_PROXY: ""
	};
}
function withProxyNamed(e, t, n) {
	if (!n || !(e instanceof Error)) return e;
	let { hostname: r, port: i } = e instanceof AggregateError ? e.errors[0] : e, a = i === getPort(n) && i !== getPort(t);
	return r === n.hostname && (a = r !== t.hostname), a ? new ProxyUnreachable(`${n.host}: ${getErrorMessage(e)}`, { cause: e }) : e;
}
function getPort(e) {
	return e.port === "" ? e.protocol === "http:" ? 80 : 443 : Number(e.port);
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
}, oe = {
	base: 1e3,
	cap: 16e3
}, R = {
	base: 1e4,
	cap: 4e4,
	attempts: 4
};
function pauseBefore(e, t, n) {
	let { attempt: r, status: i, retryAfter: a } = e, o = parseRetryAfter(a ?? "", t);
	if (o !== void 0) return o <= 6e4 ? o : void 0;
	let { base: s, cap: c } = i === 429 ? R : oe, l = Math.min(c, s * 2 ** (r - 1));
	if (i !== 429) return l * (.75 + n / 4);
	if (!(r >= R.attempts)) return l / 2 + n * l / 2;
}
function parseRetryAfter(e, t) {
	if (/^\s*\d+\s*$/.test(e)) return Number(e) * 1e3;
	let n = /^\s*[A-Z][a-z]{2}/.test(e) ? Date.parse(e) : NaN;
	if (!Number.isNaN(n)) return Math.max(0, n - t);
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
	let n = e.length - t, r = e.slice(0, t).join(", ");
	return n <= 0 ? r : `${r} and ${n} more`;
}
function grouped(e) {
	return String(e).replace(/\B(?=(\d{3})+$)/g, ",");
}
// src/shared/plain-text.ts
const se = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;
function plainText(e) {
	return e.replace(/\s+/g, " ").replace(se, "�");
}
function markdownText(e) {
	return e.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, "").trim().replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, "$&​").replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (e) => `&#${e.codePointAt(0)};`).replaceAll(/@/g, "&#64;").replaceAll(/:(?=\/\/)/g, "&#58;");
}
const shorten = (e, t) => e.length <= t ? e : `${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}…`, firstLine = (e) => e.slice(0, e.search(/\r?\n|$/)), asMarkdown = (e) => e;
function md(e, ...t) {
	return asMarkdown(e.reduce((e, n, r) => {
		let i = t[r - 1];
		return e + (typeof i == "object" ? text(i.text) : i ?? "") + n;
	}));
}
function text(e, t = 1e3) {
	let n = cut(plainText(e).trim(), t).replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, "$&​");
	return asMarkdown(n.replaceAll(z, (e) => `&#${e.charCodeAt(0)};`));
}
const z = RegExp("[!#$&*+<=>@[\\]\\\\^_`{|}~]|(?<!\\w)-|-(?!\\w)|(?<![\\w)\"])\\.|\\.(?![\\w\\s]|$)|(?<=^\\d{1,9}|\\bwww)[.)]|:(?!\\s|$)", "gi");
function code(e, t = 300) {
	return asMarkdown(`<code>${text(e, t)}</code>`);
}
function link(e, t) {
	if (!t || !URL.canParse(t)) return e;
	let { protocol: n, href: r } = new URL(t);
	if (n !== "https:" && n !== "http:") return e;
	let i = r.replaceAll(/["&<>'`|\\]/g, (e) => `&#${e.charCodeAt(0)};`);
	return asMarkdown(`<a href="${i}">${e}</a>`);
}
function block(e) {
	let t = e.map((e) => (/^[ \t]*/.exec(e)?.[0].replaceAll("	", "  ") ?? "") + plainText(e.trim()).replaceAll(/[&<>]/g, (e) => `&#${e.charCodeAt(0)};`));
	return asMarkdown(`<pre>\n${t.join("\n")}\n</pre>`);
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
		let n = e.trim(), r = text(n);
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
function cut(e, t) {
	return e.length <= t ? e : `${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
// src/deploy/messages.ts
function planned(e) {
	let { slug: t } = e.config.site;
	if (e.mode === "close") return `to close the Preview "${e.environmentName}" of ${t}`;
	let { sha: n } = e.event;
	return compact([
		`${t} ${e.version} to ${e.environment}`,
		n === "" ? "no commit" : `commit ${n.slice(0, 12)}`,
		e.rollbackRun && `redeployed from run ${e.rollbackRun}`
	]).join(", ");
}
const loggedIn = (e) => `as application ${e.config.azure.clientId}, without a stored secret`, exchanged = (e) => `deployment token for ${e.config.site.slug}, masked`;
function describeBuilder({ environment: e, version: t, commit: n, run: r }) {
	let i = /\/runs\/(\d+)$/.exec(r ?? "")?.[1];
	return `${i ? `run ${i}` : "another run"} built from ${n.slice(0, 12)} for ${e} ${t}`;
}
function describeComparison(e) {
	if ("unknown" in e) return `Not compared with the build that a Preview showed: ${e.unknown}`;
	let { differing: t, commit: n } = e;
	return t === 0 ? `The same build as Preview's, of ${n.slice(0, 12)}` : `Built anew: ${`${count(t, "file")} ${t === 1 ? "differs" : "differ"}`} from what Preview showed, of ${n.slice(0, 12)}`;
}
function reused(e) {
	if (typeof e == "string") return "no package with the same inputs";
	let { manifest: t, builtBy: n } = e;
	return `${count(t.files.length, "file")} that ${describeBuilder(n)}, from the same inputs`;
}
function built(e, t) {
	let { commands: n, origin: r, folder: i, isRoot: a, checkout: o = e.workspace } = t;
	if (r?.builtBy) return `${count(r.files.length, "file")} that ${describeBuilder(r.builtBy)}`;
	if (r) return `built by the earlier job, ${count(r.files.length, "file")}`;
	let s = a ? "the root of the repository" : v.relative(o, i);
	return n.length === 0 ? `nothing to build, the site is ${s}` : `${n.join(", ")}; the site is ${s}`;
}
function finished(e) {
	let { overlay: t, pages: n, pinned: r } = e, i = renderedHeads(r);
	return compact([
		`${count(n.size, "page")} changed`,
		i,
		...t.keys()
	]).join(", ");
}
function renderedHeads(e) {
	let t = e.frameworks.join(" and "), n = `metadata held on ${count(e.pages, "page")}`, r = e.frameworks.length > 1 ? "take" : "takes";
	if (e.pages > 0 && t) return `${n} that ${t} ${r} over`;
	if (e.pages > 0) return n;
	if (t) return `${t} shows the metadata from the build (seo.hold is never)`;
}
function packed(e) {
	let { manifest: t, marker: n, delivery: r } = e;
	return `${`${count(t.files.length, "file")}, ${bytes(t.totalBytes)}`}, ${handedOver(r)}, ${n.provenance.files.slice(0, 19)}`;
}
function handedOver(e) {
	return e.kind === "archive" ? `packed ${bytes(e.bytes)}` : e.kind === "none" ? "not packed: already live" : "not packed: the platform's client takes a folder";
}
const wroteArtifact = (e) => `${count(e.manifest.files.length, "file")}, ${bytes(e.manifest.totalBytes)}, in ${e.folder}`;
function uploaded(e) {
	if (e.outcome === "unchanged") return "the live site already has these files: nothing was sent";
	let t = `deployment ${e.id}`;
	return e.outcome === "accepted" ? t : `${t}: the platform did not report the outcome; checking the live site`;
}
const verified = (e) => `${e.url} serves this build: ${e.checks.join(", ")}`, verifiedUnchanged = (e) => e ? verified(e) : "the live site names this build but serves something else: uploading it again", notified = (e) => `the portal recorded: ${e.status}`, closed = (e, t) => `the Preview "${e.environmentName}": ${t.outcome}`, toBeClosed = (e) => `the Preview "${e.environmentName}": planned`;
// src/shared/omit-undefined.ts
function omitUndefined(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/shared/sanitize.ts
function sanitize(e) {
	return e.replaceAll(B, "$1| ").replaceAll(V, "$1 [");
}
function sanitizeName(e) {
	return sanitize(e.replaceAll(H, escaped));
}
const B = /(^|[\r\n])(?=[^\x21-\x7e\r\n]*:[^\x20-\x7e\r\n]*:)/g, V = /(#[^\x20-\x7e\r\n]*#[^\x20-\x7e\r\n]*)\[/g, H = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function escaped(e) {
	return {
		"\n": "\\n",
		"\r": "\\r",
		"	": "\\t"
	}[e] ?? `\\u{${e.codePointAt(0)?.toString(16) ?? ""}}`;
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
	[g.custom]() {
		return "***";
	}
}, Redactor = class {
	#e = new Set();
	#t = [];
	add(e) {
		let t = encodeURIComponent(e), n = [
			e,
			t,
			t.replaceAll(/%[0-9A-F]{2}/g, (e) => e.toLowerCase()),
			JSON.stringify(e).slice(1, -1),
			...e.split(/\r?\n/)
		].filter((e) => e.length >= 6), r = [...new Set(n)].filter((e) => !this.#e.has(e)), i = base64Forms(e).filter((e) => e.length >= 12);
		for (let e of [...r, ...i]) {
			if (this.#e.has(e)) continue;
			this.#e.add(e);
			let t = Math.max(U, Math.ceil(e.length / 2));
			this.#t.push({
				form: e,
				part: e.slice(0, t)
			});
		}
		return r;
	}
	redact(e) {
		let t = "", n = 0;
		for (let r of this.#n(e)) r.start < n ? n = Math.max(n, r.end) : (t += `${e.slice(n, r.start)}***`, n = r.end);
		return n === 0 ? e : t + e.slice(n);
	}
	#n(e) {
		let t = [];
		for (let { form: n, part: r } of this.#t.filter(({ part: t }) => e.includes(t))) for (let i = e.indexOf(r); i >= 0; i = e.indexOf(r, i + 1)) {
			let a = r.length;
			for (; a < n.length && e[i + a] === n[a];) a += 1;
			t.push({
				start: i,
				end: i + a
			});
		}
		return t.sort((e, t) => e.start - t.start);
	}
};
const U = 12;
function base64Forms(e) {
	let t = Buffer.from(e);
	return [
		0,
		1,
		2
	].flatMap((e) => {
		let n = Buffer.concat([Buffer.alloc(e), t]), r = [n.toString("base64").replace(/(?<!=)=+$/, ""), n.toString("base64url")], i = Math.ceil(e * 8 / 6), a = Math.floor(n.byteLength * 8 / 6);
		return r.map((e) => e.slice(i, a));
	});
}
// src/action/log.ts
function createSanitizer(e) {
	return {
		text: (t) => sanitize(e.redact(t)),
		value: (t) => sanitizeName(e.redact(t))
	};
}
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
				e.info("::group::Warnings that GitHub shows on the page of the run");
				for (let { message: n, ...r } of t) e.warning(n, place(r));
				e.info("::endgroup::");
			});
		},
		mask(n) {
			for (let r of t.add(n.reveal())) command(() => e.setSecret(r));
		},
		foreign(t) {
			let o = crypto.randomUUID();
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
const W = {
	visitors: 1,
	search: 2,
	run: 3,
	style: 4
};
function getRank({ concern: e = "run" }) {
	return W[e];
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
// src/action/summary/site.ts
function changePart(e) {
	let { fileCount: t, totalBytes: n = 0, limits: r, previous: i, source: a, finished: o, closing: s } = e, { commit: c = "", branch: l = "" } = a ?? {}, u = withLimit(bytes(n), r && bytes(r.bytes)), d = withLimit(String(t), r && grouped(r.files)), f = versionCell(e.siteVersion, i?.version), p = compact([
		f !== "" && [md`Version`, text(f)],
		c !== "" && !s && [md`Commit`, commitCell(e, c)],
		l !== "" && [md`Branch`, code(l)],
		t !== void 0 && [md`Files`, text(d)],
		t !== void 0 && [md`Size`, text(`${u}${growthText(i?.growth)}`)],
		buildRow(e),
		o && [md`From the portal`, text(pagesCell(o.pages))],
		liveRow(e)
	]);
	if (p.length !== 0) return table([md`Site`, text(compact([e.site, e.environment]).join(", "))], p);
}
function buildRow({ comparison: e, builtBy: t, provenance: n }) {
	let { built: r } = n ?? {}, i = compact([
		e && `${describeComparison(e)}.`,
		t && `Reused what ${describeBuilder(t)}.`,
		r && "Built files:"
	]);
	if (i.length === 0) return;
	let a = r ? code(r.slice(0, 19)) : md``;
	return [md`Build`, md`${{ text: i.join(" ") }} ${a}`];
}
function comparisonPart({ comparison: e }, t) {
	if (!e || "unknown" in e || e.differing === 0) return;
	let n = e.names.slice(0, t.items).map((e) => code(e)), r = e.differing - n.length;
	return folded(md`Files that differ from the build that Preview showed`, list(r > 0 ? [...n, text(`and ${r} more`)] : n));
}
function liveRow({ live: e }) {
	if (!e) return;
	let t = link(text(e.url), e.url);
	if (!e.version) return [md`Address`, t];
	let n = [t, text(e.version)];
	return e.commit && n.push(code(e.commit.slice(0, 12))), [md`Live now`, joined(n)];
}
const versionCell = (e = "", t = e) => t === e ? e : `${e}, before ${t}`, pagesCell = (e) => e ? `metadata or texts on ${count(e, "page")}` : "nothing", withLimit = (e, t) => t ? `${e} of ${t} allowed` : e;
function growthText(e) {
	return e === void 0 ? "" : e === 0 ? ", as before" : e > 0 ? `, ${bytes(e)} more than before` : `, ${bytes(-e)} less than before`;
}
function changesPart(e, t) {
	if (!e.changes || e.isUnchanged) return;
	let { added: n, changed: r, removed: i, grown: a } = e.changes, o = text(`Files: ${n.count} added, ${r.count} changed, ${i} removed`), named = (e, n) => {
		let r = n.paths.slice(0, t.items);
		if (r.length === 0) return;
		let i = joined(r.map((e) => code(e))), a = n.count - r.length;
		return a <= 0 ? md`${{ text: e }}: ${i}` : md`${{ text: e }}: ${i}${text(` and ${a} more`)}`;
	}, s = a.map((e) => md`${code(e.path)} ${text(`+${bytes(e.bytes)}`)}`), c = compact([
		named("Added", n),
		named("Changed", r),
		s.length !== 0 && md`Largest growth: ${joined(s)}`
	]);
	return c.length === 0 ? o : folded(o, list(c));
}
function commitCell(e, t) {
	let n = /^(.+)\/actions\/runs\/\d+/.exec(e.source?.runUrl ?? "")?.[1], r = e.previous?.commit ?? "", toLink = (e) => link(code(e.slice(0, 12)), n && `${n}/commit/${e}`), i = toLink(t);
	if (e.source?.headCommit) return md`${toLink(e.source.headCommit)}, merged as ${i}`;
	if (!/^[0-9a-f]{40}$/.test(r) || r === t) return i;
	let [a, o] = [md`changes since`, `${r}...${t}`];
	e.rolledBack && ([a, o] = [md`rolled back from`, `${t}...${r}`]);
	let s = n && `${n}/compare/${o}`;
	return md`${i}, ${link(md`${a} ${code(r.slice(0, 12))}`, s)}`;
}
function rollbackPart(e) {
	let { previous: t, siteVersion: n, siteChanged: r, environment: i, isDone: a, dryRun: o } = e;
	if (!t || !i || r === "no" || o || t.version === n && a) return;
	let s = i === "Preview" ? " --environment preview" : "";
	return paragraphs(md`### To go back to ${{ text: t.version }}`, block([`site-deploy rollback --to ${t.version}${s}`]), text("This redeploys its package without a build, as long as GitHub keeps it."));
}
function detailsPart(e, t) {
	let { finished: n, source: r } = e, i = Object.values(e.seconds).reduce((e, t) => e + t, 0), a = [
		["Rendered pages", e.rendered],
		["Digest", e.digest],
		["Deployment", e.deploymentId],
		["Correlation id", e.correlationId],
		["Folder", e.folder],
		["Package from run", e.rolledBack?.run],
		["Written by the finish step", n?.files.slice(0, t.items).join(", ")],
		["Total time of all steps", i > 0 && seconds(i * 1e3)]
	].flatMap(([e, n]) => n ? md`${{ text: e }}: ${code(n, t.characters)}` : []);
	if (a.length === 0) return;
	let o = md`The portal has not confirmed the outcome.`;
	e.notified && (o = md`The portal was notified.`);
	let s = !!r?.runUrl && link(md`The run`, r?.runUrl), c = compact([
		...a,
		hasNotifiedPortal(e) && o,
		s
	]);
	return folded(md`Details`, list(c));
}
function hasNotifiedPortal(e) {
	let { folder: t, closing: n, dryRun: r, notified: i, seconds: a, notifyError: o } = e, s = i || a.notify !== void 0 || !!o;
	return !t && n === void 0 && r !== !0 && s;
}
function findingsPart(e, t) {
	let { findings: n = [], findingCount: r } = e;
	if (n.length === 0) return;
	let i = n.toSorted((e, t) => getRank(e) - getRank(t)).slice(0, t.items).map((e) => {
		let { message: n, file: r, line: i } = e, a = compact([r, i]).join(":"), o = `${r}: `, s = text(r && n.startsWith(o) && n.slice(o.length) || n, t.characters);
		return a === "" ? s : md`${code(a)} ${s}`;
	}), a = r - i.length, o = i.slice(10);
	return paragraphs(...compact([
		md`### Warnings: ${{ text: String(r) }}`,
		list(i.slice(0, 10)),
		o.length > 0 && folded(text(`${o.length} more`), list(o)),
		a > 0 && text(`Not shown here: ${count(a, "warning")}. See the log.`)
	]));
}
function filesPart(e) {
	let { largestFiles: t = [] } = e;
	if (t.length === 0) return;
	let n = t.map((e) => [code(e.path), text(bytes(e.bytes))]);
	return folded(md`Largest files`, table([md`File`, md`Size`], n));
}
// src/action/summary/verdict.ts
function verdictPart(e, t) {
	let { error: n, notifyError: r, url: i, closingLines: a } = e, o = n ?? r, plain = (e = "") => text(e, t.characters);
	if (!o) {
		let e = plain(a[0]);
		return i ? paragraphs(md`**${link(text(i), i)}**`, e) : e;
	}
	let s = md`The portal has not confirmed the outcome: ${plain(r?.message)}`;
	return paragraphs(alert(G[e.status], md`**${plain(o.message)}** ${code(o.code)}`), details(o, t), n && r && s, plain(a.at(-2)), remedyPart(o.remedy, plain));
}
function remedyPart(e, t) {
	let [, n, r, i] = /^(.+)\n {2}(\S.*)\n(.+)$/.exec(e) ?? [];
	return !n || !r ? md`**What to do:** ${t(e)}` : paragraphs(md`**What to do:** ${t(n)}`, block([r]), t(i ?? ""));
}
const G = {
	failed: "CAUTION",
	unknown: "WARNING",
	cancelled: "NOTE",
	skipped: "NOTE",
	succeeded: "WARNING"
};
function details(e, t) {
	let n = e.problems.map((e) => `${compact([
		e.file,
		e.line,
		e.column
	]).join(":")}  ${e.message}`), r = [...e.facts, ...n].map((e) => e.slice(0, t.characters));
	if (r.length === 0) return;
	let i = r.length - t.items;
	return block(i <= 0 ? r : [`… ${i} earlier lines`, ...r.slice(-t.items)]);
}
// src/shared/before-exit.ts
const K = new Set();
function runAll() {
	for (let e of K) e();
}
function beforeExit(e) {
	return K.size === 0 && process.on("exit", runAll), K.add(e), () => {
		K.delete(e), K.size === 0 && process.off("exit", runAll);
	};
}
function cancelSignal(e, n = () => {}, r = monotonicMs) {
	let i = new AbortController(), a = 0, o = t.map((t) => {
		let listener = () => {
			if (i.signal.aborted) {
				r() - a > 500 && n();
				return;
			}
			a = r();
			let e = `The run was cancelled (${t}).`;
			i.abort(new E("CANCELLED", e, { cause: t }));
		};
		return e.on(t, listener), () => void e.off(t, listener);
	}), onUncaught = (e) => i.abort(E.from(e));
	return e.on("uncaughtException", onUncaught), Object.assign(i.signal, { [Symbol.dispose]() {
		for (let e of o) e();
		e.off("uncaughtException", onUncaught);
	} });
}
function toCancellation(e) {
	return e instanceof E ? e : new E("CANCELLED", `The run was cancelled (${getErrorMessage(e)}).`, { cause: e });
}
async function untilAborted(e, t) {
	if (!t) return e;
	let { promise: n, reject: r } = Promise.withResolvers();
	using i = b(t, () => r(t.reason));
	return await Promise.race([e, n]);
}
// src/shared/child-environment.ts
const ce = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function childEnvironment(e, t) {
	return {
		...pickVariables(t, ce),
		HOME: e,
		USERPROFILE: e,
		TMPDIR: e,
		TEMP: e,
		TMP: e,
		DOTNET_BUNDLE_EXTRACT_BASE_DIR: v.join(e, "dotnet")
	};
}
function pickVariables(e, t) {
	let n = {};
	for (let [r, i] of Object.entries(e)) i !== void 0 && t.has(r.toUpperCase()) && (n[r] = i);
	return n;
}
// src/shared/git.ts
const le = new Set("PATH PATHEXT HOME XDG_CONFIG_HOME USERPROFILE SYSTEMROOT GIT_CONFIG_GLOBAL GIT_CONFIG_SYSTEM GIT_CONFIG_NOSYSTEM GIT_EXEC_PATH".split(" ")), ue = [
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
	let n = pickVariables(t, le);
	return async (t, r, i) => {
		let a = await e("git", [
			"-c",
			`safe.directory=${t}`,
			...ue,
			...r
		], {
			cwd: t,
			env: {
				...n,
				GIT_CEILING_DIRECTORIES: v.dirname(t),
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
// src/shared/once.ts
function once$1(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
// src/shared/http/open-http.ts
function openHttp(e) {
	let { env: t, onRetry: n } = e, close = () => {}, r = once$1(async () => {
		let [{ createHttp: e }, { createTransport: r }] = await Promise.all([import("./session.js").then((e) => e.n), import("./session.js").then((e) => e.t)]), i = r(t);
		return close = i.close, {
			...e({
				transport: i.send,
				clock: O,
				userAgent: "site-deploy/0.1.0",
				onRetry: n
			}),
			connect: i.connect,
			resolve: i.resolve
		};
	});
	return {
		send: async (e) => (await r()).send(e),
		resolve: async (e) => (await r()).resolve(new URL(e)),
		connect: (e, t) => {
			let connect = async () => (await r()).connect(new URL(e), t);
			connect().catch(() => void 0);
		},
		[Symbol.dispose]: () => close()
	};
}
// src/shared/deps.ts
async function openDeps(e) {
	let { log: t, signal: n, env: r, github: i, apiToken: a, temporary: o = r.RUNNER_TEMP || h() } = e, { afterCancelMs: c } = e, l = openHttp({
		env: r,
		onRetry: t.info
	}), u = s(v.join(o, "site-deploy-")), remove = () => d(u, {
		recursive: !0,
		force: !0
	}), f = beforeExit(remove), p = new AbortController(), abort = () => p.abort(toCancellation(n.reason)), m = b(n, abort), g = once$1(async () => (await import("./exec.js").then((e) => e.t)).createExec()), exec = async (...e) => (await g())(...e);
	return {
		log: t,
		http: l,
		clock: O,
		signal: p.signal,
		afterCancelMs: c,
		scratch: u,
		env: r,
		exec,
		git: createGit(exec, r),
		github: i,
		apiToken: a,
		toolCache: r.RUNNER_TOOL_CACHE || void 0,
		async [Symbol.asyncDispose]() {
			l[Symbol.dispose](), f(), m[Symbol.dispose]();
			try {
				remove();
			} catch (e) {
				t.warn(`The run's folder could not be removed: ${getErrorMessage(e)}`);
			}
		}
	};
}
// src/shared/yes-or-no.ts
function yesOrNo(e, t) {
	let n = String(e ?? "").trim();
	if (n === "") return !1;
	if (/^(true|True|TRUE|false|False|FALSE)$/.test(n)) return n.toLowerCase() === "true";
	throw new E("USAGE", `${t}: found "${n}", expected true or false`);
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
	let { eventName: n, sha: r, runId: i, serverUrl: a, payload: o } = e, s = t.GITHUB_REPOSITORY ?? "", { id: c, message: l, tree_id: u } = toObject(o.head_commit);
	return {
		name: n,
		ref: getRef(e),
		sha: r,
		repository: s,
		commitMessage: asText(l),
		tree: c === r ? asText(u) : void 0,
		pull: readPull(e, s),
		run: {
			id: String(i),
			attempt: Number(t.GITHUB_RUN_ATTEMPT ?? "1"),
			url: `${a}/${s}/actions/runs/${i}`
		}
	};
}
function readPull({ eventName: e, payload: t }, n) {
	let r = toObject(t.pull_request);
	if (e !== "pull_request" || typeof r.number != "number") return;
	let i = toObject(r.head), a = asText(toObject(i.repo).full_name) ?? "";
	return {
		number: r.number,
		branch: asText(i.ref) ?? "",
		commit: asText(i.sha) ?? "",
		isFork: a.toLowerCase() !== n.toLowerCase(),
		isClosed: t.action === "closed"
	};
}
function commentAccess(e, t, n) {
	if (yesOrNo(e("comment"), "comment")) return t || n.info("No comment on the pull request: the input \"github-token\" is empty."), t;
}
// src/action/outputs.ts
const de = {
	status: "`succeeded`, `failed`, `cancelled`, `unknown` (accepted, but not known to be live) or `skipped`.",
	environment: "`Production` or `Preview`.",
	"site-version": "The deployed version of the site.",
	url: "The verified address; after a failure, the one reported by the platform, if any.",
	"deployment-id": "The hosting platform's id of the deployment.",
	"correlation-id": "The id under which the platform's support finds the deployment.",
	"file-count": "Number of files in the package.",
	"total-bytes": "Size of all files before packing, in bytes.",
	digest: "SHA-256 over the manifest; the same files have the same digest. The live site shows it at `/.well-known/site-deploy.json`. With `mode: build`: over the files and their origin and target (slug, environment, version, commit, git tree, run), the subject of an attestation.",
	notified: "`true` if the portal has confirmed the report.",
	folder: "With `mode: build` and `mode: reuse`: the folder for the deploy job, relative to the repository's root.",
	artifact: "With `mode: build` and `mode: reuse`: the name to upload the artifact under, e.g. `site-acme-docs-Production-1.4.2`. A rollback finds it by this name.",
	reused: "With `mode: reuse`: `true` if the folder holds the package of an earlier build.",
	report: "The full report as JSON, as printed by `deploy --json`: findings, the error with its remedy, the times of the steps, the largest files.",
	closes: "With `mode: close`: `true` if the Preview can be closed. A dry run only checks this."
}, fe = {
	status: "`succeeded`, `failed` or `cancelled`.",
	next: "`done`, `person` or `machine` (who has to act before another run can continue), `turn` (something else comes first), or `step` (in a dry run).",
	url: "The page on which a person or CI has to act.",
	task: "With `mode: task`: path of the file with the agent's task.",
	patch: "With `mode: propose` and `dry-run`: digest of the judged patch, for the input `judged`.",
	closes: "With `mode: requests`: `true` if the Preview is still open but its last branch is gone."
};
function toDeploymentOutputs(e) {
	let t = JSON.stringify(e).replaceAll(H, jsonEscape);
	return toOutputs(de, {
		...e,
		report: t
	});
}
function toAutomationOutputs({ error: e, outcome: t, ...n }) {
	let r = e ? getFailureStatus(e) : "succeeded", { kind: i, url: a } = t ?? {};
	return toOutputs(fe, {
		...n,
		status: r,
		next: i,
		url: a
	});
}
function toOutputs(e, t) {
	let n = {};
	for (let r of Object.keys(e)) {
		let e = r.replaceAll(/-(\w)/g, (e, t) => t.toUpperCase());
		n[r] = String(Reflect.get(t, e) ?? "");
	}
	return n;
}
function getFailureStatus(e) {
	return e?.code === "CANCELLED" ? "cancelled" : "failed";
}
function jsonEscape(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
// src/shared/end-process.ts
function outliveOutput({ stdout: e, stderr: t }) {
	let n;
	return t.on("error", () => void 0), e.on("error", (e) => {
		e.code !== "EPIPE" && (n ??= e);
	}), () => n;
}
function endWith(e, t) {
	e.prependListener("exit", () => {
		e.exitCode = t();
	});
}
function endedEarly() {
	return new E("ENDED_EARLY", "The process was ended before the run was over.");
}
async function exitProcess(e, t) {
	return await flushOutput(e), e.exit(t);
}
async function flushOutput(e) {
	await Promise.all([e.stdout, e.stderr].map(written));
}
function written(e) {
	return e.destroyed ? Promise.resolve() : new Promise((t) => void e.write("", () => t()));
}
function guardStderr(e, t, n, r = (e) => e) {
	let { NODE_DEBUG: i = "" } = t, { pid: a, stderr: o } = e, s = o.write.bind(o), isDebugLine = (e) => i !== "" && RegExp(`^[\\w-]+ ${a}: `).test(_(e)), guarded = (e, ...t) => typeof e == "string" ? Reflect.apply(s, o, [isDebugLine(e) ? "" : r(e), ...t]) : Reflect.apply(s, o, [e, ...t]);
	Object.assign(o, { write: guarded }), i !== "" && n(`The log omits NODE_DEBUG=${i} output: it contains credentials in plain text.`);
}
// src/action/context.ts
async function readContext(e, t) {
	let invalid = (e) => new E("EVENT_INVALID", "The event file is not a JSON object.", {
		cause: e,
		facts: [`file: ${t.GITHUB_EVENT_PATH}`]
	}), { context: n } = await e.catch((e) => Promise.reject(invalid(e)));
	if (!isObject(n.payload)) throw invalid();
	return n;
}
// src/action/report-result.ts
const pe = i.O_WRONLY | (i.O_NONBLOCK ?? 0);
function reportResult(e, t) {
	let { core: r, log: i, sanitizer: a, files: o } = t, { GITHUB_OUTPUT: s, GITHUB_STEP_SUMMARY: l } = o, attempt = (e, t, n) => {
		let r = f(t ?? "", { throwIfNoEntry: !1 }), a = r?.isFile() ? r.size : void 0;
		try {
			t && r?.isFIFO() && c(t, pe), n();
		} catch (n) {
			i.warn(`${e} could not be written: ${getErrorMessage(n)}`), t && a !== void 0 && restoreSize(t, a);
		}
	};
	for (let [t, n] of Object.entries(e.outputs)) attempt("The outputs", s, () => r.setOutput(t, a.value(n)));
	l && attempt("The summary", l, () => n(l, a.text(e.summary))), i.annotate();
	for (let { message: t, ...n } of e.annotations) i.error(t, n);
	return e.annotations.length > 0 ? i.info(e.lines.join("\n")) : closeRun(e, i), +!e.isDone;
}
function restoreSize(e, t) {
	try {
		p(e, t);
	} catch {}
}
function closeRun(e, t) {
	let { isDone: n, lines: r, title: i } = e, a = r.join("\n"), o = a.length <= 4096;
	(n || !o) && t.info(a), n || t.error(o ? a : shortened(r), { title: i });
}
function shortened([e = "", ...t]) {
	let n = 1363, cut = (e) => e.length <= n ? e : `${e.slice(0, n)}…`;
	return [e, ...t.slice(-2)].map(cut).join("\n");
}
async function runAction(e, t) {
	let { program: n, core: r } = e, { env: i } = n, a = new Redactor(), [o, s] = [createSanitizer(a), actionsLog(r, a)];
	outliveOutput(n), guardStderr(n, i, s.info, o.text);
	using c = cancelSignal(n);
	c.addEventListener("abort", () => {
		c.reason.code !== "CANCELLED" && s.info(`An error outside of the steps ends the run: ${c.reason.message}`);
	});
	let l = {
		core: r,
		log: s,
		sanitizer: o,
		files: i
	}, u, report = (e) => {
		u = 1, u = reportResult(e, l);
	};
	endWith(n, () => (u === void 0 && report(t.end(endedEarly(), o)), u ?? 1)), e.release();
	let d = await Promise.race([runWork(e, t, {
		log: s,
		sanitizer: o,
		signal: c
	}), rejectLate(c)]).catch((e) => t.end(e, o));
	u === void 0 && report(d), await exitProcess(n, u ?? 1);
}
async function runWork(e, t, n) {
	let { program: r, core: i, github: a } = e, { env: o } = r, { log: s } = n, c = await readContext(a, o), l = readSecret(o.ACTIONS_ID_TOKEN_REQUEST_TOKEN, s.mask), u = o.ACTIONS_ID_TOKEN_REQUEST_URL, identify = (t) => e.githubIdentity({
		http: t.http,
		mask: s.mask,
		requestUrl: u,
		requestToken: l
	});
	return t.run({
		input: i.getInput,
		context: c,
		env: o,
		...n,
		identify
	});
}
function rejectLate(e) {
	let { promise: t, reject: n } = Promise.withResolvers();
	t.catch(() => void 0);
	let wait = () => void setTimeout(() => n(e.reason), 9e3).unref();
	return e.addEventListener("abort", wait, { once: !0 }), t;
}
// src/clients/swa/official-client/release-metadata.ts
const me = "https://aka.ms/swalocaldeploy", q = 2e4, he = { "accept-encoding": "gzip, br" }, ge = { "cache-control": "no-cache" };
async function probeUrl(e, t, n = {}) {
	let { limitMs: r = q, maxBytes: i, asVisitor: a, newConnection: o, ipAddress: s } = n, send = (n) => t.http.send({
		method: "GET",
		url: e,
		headers: {
			...a ? he : ge,
			accept: "text/html,application/json;q=0.9,*/*;q=0.8"
		},
		follow: e.startsWith("https:") ? { to: "public" } : {},
		retry: L.never,
		idleMs: Math.min(1e4, r),
		limitMs: Math.min(q, r),
		maxBytes: i && a ? i + 1024 : i,
		...n && { newConnection: !0 },
		...s && { ipAddress: s },
		signal: t.signal
	}), c = await send(o === !0).catch(handleFault((e) => {
		if (e.kind !== "reset") throw e;
		return send(!0);
	}));
	return a ? decoded(c, i) : c;
}
const J = Buffer.from("The body could not be decoded.");
async function decoded(e, t) {
	let n = e.headers["content-encoding"];
	if (n !== "gzip" && n !== "br") return e;
	let { brotliDecompressSync: r, gunzipSync: i } = await import("node:zlib"), a = n === "br" ? r : i;
	try {
		let n = a(e.body, { maxOutputLength: t });
		return {
			...e,
			body: n,
			text: n.toString(),
			json: parseJson(n.toString())
		};
	} catch {
		return {
			...e,
			body: J,
			text: String(J),
			json: void 0
		};
	}
}
const isRedirected = ({ url: e }, t) => new URL(e).pathname !== new URL(t).pathname;
async function readLive(e, t, n = {}) {
	let r = e && await readPublished(`${e}/.well-known/site-deploy.json`, t, n);
	return r ? parseMarker(r.json) : void 0;
}
async function readPublished(e, t, { onFault: n, ...r }) {
	let i = await probeUrl(e, t, r).catch(handleFault((e) => {
		t.log.debug(`The live site could not be read: ${e.message}`), n?.(e);
	}));
	return i?.status === 200 ? i : void 0;
}
// src/shared/paths.ts
async function resolveInside(e, t, n) {
	let fail = (e, r) => new E("PATH_OUTSIDE_WORKSPACE", `${n} "${t}" ${e}.`, { remedy: r }), refuse = (t) => fail(`points to ${t}, outside ${e}`), r = u.native(e), i = v.resolve(r, t);
	if (!isInside(r, i)) throw refuse(i);
	let a = realpathOfExisting(i);
	if (a === void 0) throw fail("is a broken link", "Remove the symbolic link, or create its target.");
	if (!isInside(r, a)) throw refuse(a);
	return i;
}
function isInside(e, t) {
	let n = v.relative(e, t);
	return n === "" || !n.startsWith(`..${v.sep}`) && n !== ".." && !v.isAbsolute(n);
}
function realpathOfExisting(e) {
	try {
		return u.native(e);
	} catch (t) {
		if (errorCode(t) !== "ENOENT") throw t;
		if (o(e, { throwIfNoEntry: !1 })?.isSymbolicLink()) return;
		let n = v.dirname(e);
		if (n === e) return e;
		let r = realpathOfExisting(n);
		return r && v.join(r, v.basename(e));
	}
}
// src/config/nearest.ts
var _e = e(((e) => {
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
				var g = t[n.charCodeAt(l)], _ = o[l / 32 | 0] >>> l & 1, v = a[l / 32 | 0] >>> l & 1, y = g | d, b = ((g | v) & f) + f ^ f | g | v, x = d | ~(b | f), S = f & b;
				x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l), S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l), x = x << 1 | _, S = S << 1 | v, f = S | ~(y | x), d = x & y;
			}
			for (var h = p; h < m; h++) t[e.charCodeAt(h)] = 0;
		}
		for (var C = 0, w = -1, T = u * 32, E = Math.min(32, i - T) + T, h = T; h < E; h++) t[e.charCodeAt(h)] |= 1 << h;
		for (var D = i, l = 0; l < r; l++) {
			var g = t[n.charCodeAt(l)], _ = o[l / 32 | 0] >>> l & 1, v = a[l / 32 | 0] >>> l & 1, y = g | C, b = ((g | v) & w) + w ^ w | g | v, x = C | ~(b | w), S = w & b;
			D += x >>> i - 1 & 1, D -= S >>> i - 1 & 1, x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l), S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l), x = x << 1 | _, S = S << 1 | v, w = S | ~(y | x), C = x & y;
		}
		for (var h = T; h < E; h++) t[e.charCodeAt(h)] = 0;
		return D;
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
		let t = fold(e), i = n.length >= 3 && t.startsWith(n), a = Math.max(n.length, t.length), o = a < 4 ? 1 : Math.max(2, Math.floor(a / 3)), s = Infinity;
		i ? s = .5 : Math.abs(n.length - t.length) <= o && (s = (0, _e.distance)(n, t)), t.length >= 4 && n.endsWith(t) && (s = Math.min(s, 1.5)), t.length >= 4 && n.startsWith(t) && (s = Math.min(s, 1)), s <= o && s < t.length && (!r || s < r.cost) && (r = {
			name: e,
			cost: s
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
// src/config/secret-values.ts
const Y = /\b(gh[pousr]_|github_pat_|glpat-|npm_|sk[-_]|xox\w-|AKIA|AIza|eyJ[\w-]{1,500}\.eyJ|...\dQ~)[\w.~-]{12,}/g, ve = /(SECRET|PASSWORD|PRIVATE_?KEY|TOKEN|API_?KEY)$/i, ye = /((?:secret|password|private_?key|token|api_?key)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[[{].*|[^\s,}#]+)/gi, X = /(:\/[/\\]*[^\s/\\:?#"'<>]*:)([^\s/]+)(?=@)/g, Z = /(https?:[/\\]*(?:[^\s/\\:?#"'<>]*:)?)([^\s/\\:?#"'<>]+)(?=@)/gi, isSecretName = (e) => ve.test(e), mask = (e, t, n) => t + "***".padEnd(n.length), maskTokens = (e) => e.replace(Y, "***").replace(X, "$1***").replace(Z, "$1***");
function maskSecrets(e) {
	return e.replace(ye, mask).replace(X, mask).replace(Z, mask).replace(Y, (e) => mask("", "", e));
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
		let { index: n, start: r } = this.#t(e), i = this.text.indexOf("\n", r), a = i === -1 ? this.text.length : i, o = (this.text[a - 1] === "\r" ? a - 1 : a) - r, s = Math.min(e - r, o) + 1, c = maskTokens(t), l = {
			file: this.file,
			line: n + 1,
			column: s,
			message: c
		};
		if (s > 200) return l;
		let u = maskSecrets(this.text.slice(r, r + Math.min(o, 2e3))), d = o > 200 ? "…" : "";
		return {
			...l,
			source: u.slice(0, 200) + d
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
const excerpt = (e) => shorten(maskTokens(e), 60), quote = (e) => JSON.stringify(excerpt(e));
function configInvalid(e, t) {
	let n = [...t].sort((e, t) => (e.line ?? 0) - (t.line ?? 0) || (e.column ?? 0) - (t.column ?? 0));
	return new E("CONFIG_INVALID", `${e} has ${count(t.length, "error")}.`, { problems: n });
}
// src/config/environment-name.ts
function foldEnvironmentName(e) {
	return e.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
}
const be = RegExp(`^${[
	"production",
	"prod",
	"default"
].map(refuseFolded).join("")}(?=[^A-Za-z0-9]*([A-Za-z0-9][^A-Za-z0-9]*){1,16}$)[^\\u0000-\\u001f\\u007f]+$`);
function refuseFolded(e) {
	return `(?![^A-Za-z0-9]*${[...e].map((e) => `[${e}${e.toUpperCase()}]`).join("[^A-Za-z0-9]*")}[^A-Za-z0-9]*$)`;
}
// src/identity/modes.ts
const Q = [
	"all",
	"reuse",
	"build",
	"deploy",
	"rollback",
	"close"
], $ = [
	"release",
	"requests",
	"texts",
	"task",
	"propose"
];
function parseDeployMode(e) {
	let t = ` (site-deploy/src/automation has ${$.join(", ")})`;
	return parseChoice(Q, e, "all", "mode", t);
}
function parseAutomationMode(e) {
	let t = $.find((t) => t === e.trim());
	if (t) return t;
	throw new E("USAGE", `mode: found "${e.trim()}", expected one of ${$.join(", ")} (site-deploy has ${Q.join(", ")}).`);
}
function parseChoice(e, t, n, r, i = "") {
	let a = t?.trim() ?? "";
	if (a === "") return n;
	let o = e.find((e) => e === a);
	if (o) return o;
	throw new E("USAGE", `${r}: found "${a}", expected one of ${e.join(", ")}${i}${didYouMean(a, e)}`);
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
const xe = {
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
	let n = e.environments.preview.clientId, r = Object.entries(xe).flatMap(([r, [i, a, o]]) => {
		let s = t[r]?.trim() ?? "", c = o(e), l = r === "clientId" ? s.split(/[\s,]+/) : [s];
		return s === "" || l.some((e) => isSameIdentifier(e, c)) ? [] : [`${r === "clientId" && c === n ? "environments.preview.clientId" : a} is ${c}, ${i} pins ${s}`];
	});
	if (r.length !== 0) throw new E("PIN_CONFLICT", "The site config contradicts the values pinned in the workflow.", { facts: r });
}
function forEnvironment(e, t, n) {
	let { clientId: r = e.azure.clientId } = e.environments.preview, i = t === "Production" ? e : {
		...e,
		azure: {
			...e.azure,
			clientId: r
		}
	};
	return checkPins(i, n), i;
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
const matchesAny = (e, t) => t.some((t) => matchesBranch(e, t));
function parseBranch(e) {
	if (e.startsWith("refs/heads/") && e.length > 11) return e.slice(11);
}
// src/shared/http/content-type.ts
function describeContentType({ headers: e }) {
	let { "content-type": t = "no content type", "content-encoding": n } = e;
	return !n || n === "identity" ? t : `${t}, encoded as ${n}, which was not requested`;
}
export { built as $, isOfMarker as $t, commentAccess as A, count as At, untilAborted as B, faultKind as Bt, readLive as C, readJsonObject as Cn, table as Ct, getFailureStatus as D, isObject as Dn, plainText as Dt, runAction as E, asText as En, markdownText as Et, toRunEvent as F, pauseBefore as Ft, comparisonPart as G, proxyFor as Gt, verdictPart as H, handleFault as Ht, yesOrNo as I, L as It, findingsPart as J, withReadableProxies as Jt, detailsPart as K, F as Kt, openDeps as L, AttemptTimeout as Lt, readPins as M, limitLines as Mt, readRequest as N, seconds as Nt, toAutomationOutputs as O, parseJson as On, shorten as Ot, readSecret as P, parseRetryAfter as Pt, sanitizeName as Q, compact as Qt, once$1 as R, HttpFault as Rt, probeUrl as S, readIfThereSync as Sn, paragraphs as St, me as T, undefinedIfMissing as Tn, firstLine as Tt, changePart as U, isBefore as Ut, beforeExit as V, getFaultRemedy as Vt, changesPart as W, isPermanent as Wt, Secret as X, isLoopback as Xt, rollbackPart as Y, endpointAddress as Yt, sanitize as Z, serviceAddress as Zt, didYouMean as _, errorCode as _n, folded as _t, forEnvironment as a, parseMarker as an, loggedIn as at, resolveInside as b, readBytesIfThereSync as bn, md as bt, parseDeployMode as c, O as cn, planned as ct, SourceText as d, getErrorMessage as dn, toBeClosed as dt, isSameBuild as en, closed as et, configInvalid as f, hasCode as fn, uploaded as ft, maskTokens as g, w as gn, alert as gt, isSecretName as h, T as hn, wroteArtifact as ht, parseBranch as i, A as in, finished as it, readGitHubAccess as j, firstNames as jt, toDeploymentOutputs as k, toObject as kn, bytes as kt, be as l, E as ln, renderedHeads as lt, quote as m, usageError as mn, verifiedUnchanged as mt, matchesAny as n, k as nn, describeComparison as nt, parseAutomationMode as o, elapsed as on, notified as ot, excerpt as p, returnFor as pn, verified as pt, filesPart as q, withProxyNamed as qt, matchesBranch as r, ne as rn, exchanged as rt, parseChoice as s, monotonicMs as sn, packed as st, describeContentType as t, isSameTarget as tn, describeBuilder as tt, foldEnvironmentName as u, describeError as un, reused as ut, nearestName as v, getStats as vn, joined as vt, readPublished as w, replaceFile as wn, text as wt, isRedirected as x, readIfThere as xn, outline as xt, isInside as y, isMissing as yn, link as yt, childEnvironment as z, P as zt };

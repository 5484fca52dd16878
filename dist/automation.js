import { r as __exportAll } from "./rolldown-runtime.js";
import { Bt as readGitHubAnswer, Cn as int, Cr as describeError, Dt as createGitHub, En as nullable, Ft as messagesSince, G as deleteBranch, I as login, It as namedRepository, J as readTag, Jn as parseJson, K as listBranches, Kn as isObject, L as explainPortalError, Lt as readRepository, Pn as string, Pt as isAncestor, Rt as repositoryPage, Sr as SiteDeployError, Tn as looseObject, U as createBranch, Vt as refusalOf, W as createRef, X as readLive, _t as readCommit, bn as array, br as firstOf, cn as oneOf, ct as parseContentFile, dn as parseSiteConfig, ft as readChecks, gr as plainText, gt as readBranchHead, ht as pointBranch, kn as optional, ln as yesOrNo, lt as mergeBranch, mn as parseDocument, mt as readMergeablePull, pt as readMergeRules, q as listTags, sn as checkPins, ut as mergePull, vr as count, vt as readCommitFiles, wr as messageOf, xn as boolean, xt as runsOfCommit, yr as firstNames, yt as dispatchWorkflow, zt as repositoryPath } from "./shared.js";
import { c as writePull, o as readPulls, s as recentlyMerged, t as PortalClient } from "./shared-later.js";

// src/release/next-version.ts
const order = [
	"patch",
	"minor",
	"major"
];
function nextVersion(current, waiting, asked) {
	if (current === void 0 && asked === void 0) return {
		version: "1.0.0",
		level: "major",
		because: ["Nothing was released before."]
	};
	const highest = order.findLast((level) => waiting.some((change) => change.level === level));
	const level = asked ?? highest ?? "patch";
	const because = asked !== void 0 ? [`The level ${asked} was asked for.`] : highest === void 0 ? ["Nothing is known to wait, so the smallest step."] : waiting.filter((change) => change.level === highest).map(({ what }) => `${what}: ${highest}`);
	return {
		version: raised(current ?? "0.0.0", level),
		level,
		because
	};
}
function raised(version, level) {
	const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
	if (level === "major") return `${major + 1}.0.0`;
	return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
function levelOfMessage(message) {
	const [title = ""] = message.split("\n", 1);
	const [, type, bang] = /^(\w+)(?:\([^)\n]*\))?(!)?: /.exec(title) ?? [];
	if (type === void 0) return void 0;
	if (bang !== void 0 || /^BREAKING[ -]CHANGE: /m.test(message)) return "major";
	if (type.toLowerCase() === "feat") return "minor";
	return /^(fix|perf|docs|content|style|refactor|revert|build|chore|ci|test)$/i.test(type) ? "patch" : void 0;
}
function compareVersions(a, b) {
	const right = b.split(".").map(Number);
	return a.split(".").map((part, index) => Number(part) - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
const pattern = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;
function isVersion(text) {
	return pattern.test(text);
}

// src/github/releases.ts
const ReleaseAnswer = looseObject({
	id: int(),
	tag_name: string(),
	draft: boolean(),
	html_url: string(),
	body: optional(nullable(string()))
});
const Notes = looseObject({ body: string() });
const toRelease = (found) => ({
	id: found.id,
	tag: found.tag_name,
	draft: found.draft,
	url: found.html_url,
	notes: found.body ?? ""
});
const at = (repository) => `${repositoryPath(repository)}/releases`;
const needs = "Contents: write";
async function releasesOf(github, repository, tag) {
	const found = await github.list({
		path: at(repository),
		needs: "Contents: read"
	}, void 0, 5);
	return readGitHubAnswer(array(ReleaseAnswer), found, "the releases").map(toRelease).filter((release) => release.tag === tag).sort((a, b) => Number(a.draft) - Number(b.draft) || a.id - b.id);
}
async function draftRelease(github, repository, { tag, commit, notes }) {
	const json = {
		tag_name: tag,
		target_commitish: commit,
		name: tag,
		body: notes,
		draft: true
	};
	await github.call({
		method: "POST",
		path: at(repository),
		needs,
		json
	});
}
async function publishRelease(github, repository, { id, isLatest }) {
	const request = {
		method: "PATCH",
		path: `${at(repository)}/${id}`,
		needs
	};
	const json = {
		draft: false,
		make_latest: String(isLatest)
	};
	const answer = await github.call({
		...request,
		json,
		expected: [404, 422]
	});
	if (!answer.ok && !/already_exists|Not Found/i.test(answer.text)) throw refusalOf(request, answer);
}
async function deleteDraft(github, repository, id) {
	await github.call({
		method: "DELETE",
		path: `${at(repository)}/${id}`,
		needs,
		expected: [404]
	});
}
async function generateNotes(github, repository, { tag, commit, previous }) {
	const json = {
		tag_name: tag,
		target_commitish: commit,
		...previous !== void 0 && { previous_tag_name: previous }
	};
	const answer = await github.call({
		method: "POST",
		path: `${at(repository)}/generate-notes`,
		needs,
		json
	});
	return readGitHubAnswer(Notes, answer.json, "the notes of a release").body;
}

// src/release/ask-portal.ts
async function askPortal(world) {
	const { portal, config, deps } = world;
	if (portal === void 0) return void 0;
	const found = await portalAnswer(world, portal.environments.list(config.site.id, { signal: deps.signal }));
	return new Map(found.environments.map(({ environment, commitSha, url }) => [environment, {
		commit: commitSha,
		url
	}]));
}
async function portalAnswer({ config, deps }, question) {
	try {
		return await question;
	} catch (error) {
		deps.signal.throwIfAborted();
		throw explainPortalError(error, {
			purpose: "PORTAL",
			url: config.portal.url
		}) ?? error;
	}
}

// src/release/look-deployment.ts
const settlingMs = 2e4;
async function lookAtDeployment(world, { environment, commits, url: configured }, portal) {
	const { github, repository, config, workflow, deps } = world;
	const [wanted] = commits;
	const told = portal?.get(environment);
	const url = configured ?? told?.url;
	const live = await readLive(url, deps);
	const holds = async (commit) => {
		if (commit === void 0) return false;
		if (commits.includes(commit)) return true;
		return environment === "Production" && await isKnownAncestor(world, wanted, commit);
	};
	const isOurs = live?.slug === config.site.slug && live.environment === environment;
	const [served, portalAgrees, ...runs] = await Promise.all([
		isOurs ? holds(live.commit) : false,
		portal === void 0 ? void 0 : holds(told?.commit),
		...[...new Set(commits)].map((commit) => runsOfCommit(github, repository, workflow, commit))
	]);
	const all = runs.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
	const [newest] = all;
	const { committedAt } = newest === void 0 ? await readCommit(github, repository, wanted) : { committedAt: "" };
	return {
		environment,
		url,
		served,
		portalAgrees,
		run: newest === void 0 ? void 0 : {
			url: newest.url,
			state: stateOf(newest)
		},
		succeeded: all.filter(({ conclusion }) => conclusion === "success").length,
		settling: committedAt !== "" && deps.clock.now() - Date.parse(committedAt) < settlingMs
	};
}
async function isKnownAncestor({ github, repository }, commit, other) {
	try {
		return await isAncestor(github, repository, commit, other);
	} catch (error) {
		if (error instanceof SiteDeployError && error.code === "GITHUB_PERMISSION_MISSING") return false;
		throw error;
	}
}
function stateOf({ status, conclusion }) {
	if (status === "waiting" || status === "action_required" || conclusion === "action_required") return "review";
	if (status !== "completed") return "runs";
	return conclusion === "success" ? "succeeded" : "failed";
}

// src/release/world.ts
const releasePrefix = "release/";

// src/release/look.ts
async function lookAtRelease(world, version) {
	const { github, repository, config } = world;
	const { production, preview } = config.environments;
	const branch = `${releasePrefix}${version}`;
	const [heads, productionHead, tag, releases, versions, portal] = await Promise.all([
		listBranches(github, repository, releasePrefix),
		productionHeadOf(world),
		readTag(github, repository, `v${version}`),
		releasesOf(github, repository, `v${version}`),
		releasedVersions(world),
		askPortal(world)
	]);
	const branches = await Promise.all(versionsOf(heads).filter((one) => compareVersions(one.version, version) >= 0).map((one) => releaseBranch(world, one, productionHead)));
	const release = branches.find((one) => one.version === version);
	const pull = await pullOf(world, branch);
	const merged = pull?.state === "merged" ? pull.mergeCommit : void 0;
	const seen = async (served) => lookAtDeployment(world, served, portal);
	const [checks, rules] = await Promise.all([release === void 0 || pull?.state !== "open" ? {
		running: [],
		failed: []
	} : readChecks(github, repository, release.head), readMergeRules(github, repository, production.branch)]);
	return {
		version,
		branch,
		productionBranch: production.branch,
		page: repositoryPage(github, repository),
		release,
		pull,
		checks,
		rules,
		preview: release === void 0 || merged !== void 0 ? void 0 : await seen({
			environment: "Preview",
			commits: [release.head],
			url: preview.url
		}),
		production: merged === void 0 ? void 0 : await seen({
			environment: "Production",
			commits: [merged, productionHead],
			url: config.site.url
		}),
		tag,
		drafts: releases.filter(({ draft }) => draft).map(({ id }) => id),
		published: releases.some(({ draft }) => !draft),
		isLatest: versions.every((one) => compareVersions(one, version) <= 0),
		notesTold: await areNotesTold(world, version),
		next: branches.filter((one) => one.version !== version)
	};
}
async function productionHeadOf({ github, repository, config }) {
	const { branch } = config.environments.production;
	const head = await readBranchHead(github, repository, branch);
	if (head !== void 0) return head;
	throw new SiteDeployError("RELEASE_BRANCH_MISSING", `The repository has no branch ${branch}.`);
}
function versionsOf(heads) {
	return heads.map((head) => ({
		...head,
		version: head.name.slice(releasePrefix.length)
	})).filter(({ version }) => isVersion(version)).sort((a, b) => compareVersions(a.version, b.version));
}
async function openReleaseBranch(world) {
	const [heads, released] = await Promise.all([listBranches(world.github, world.repository, releasePrefix), releasedVersions(world)]);
	return versionsOf(heads).find(({ version }) => !released.includes(version))?.name;
}
async function releaseBranch({ github, repository }, { name, commit, version }, productionHead) {
	return {
		version,
		branch: name,
		head: commit,
		holdsProduction: commit === productionHead || await isAncestor(github, repository, productionHead, commit)
	};
}
async function releasedVersions({ github, repository }) {
	return (await listTags(github, repository, "v")).map((tag) => tag.slice(1)).filter(isVersion);
}
async function pullOf({ github, repository, config }, branch) {
	const { branch: base } = config.environments.production;
	const pulls = (await readPulls(github, repository, branch)).filter((pull) => pull.base === base);
	const found = pulls.find(({ state }) => state === "merged") ?? pulls.find(({ state }) => state === "open");
	return found === void 0 ? void 0 : readMergeablePull(github, repository, found.number);
}
async function areNotesTold(world, version) {
	const { portal, config, deps, mayReport } = world;
	if (portal === void 0 || !mayReport) return void 0;
	const { versions } = await portalAnswer(world, portal.sites.listVersions(config.site.id, { signal: deps.signal }));
	return versions.some((one) => one.status === "production" && one.version === version && one.releaseNotes !== "");
}

// src/release/open-releases.ts
async function openReleases(world) {
	const { github, repository, config } = world;
	const [heads, merged] = await Promise.all([listBranches(github, repository, releasePrefix), recentlyMerged(github, repository, config.environments.production.branch)]);
	const branches = versionsOf(heads).map(({ version }) => version);
	const last = merged.map((name) => name.startsWith("release/") ? name.slice(releasePrefix.length) : "").find(isVersion);
	if (last === void 0 || branches.includes(last)) return branches;
	return (await releasesOf(github, repository, `v${last}`)).some(({ draft }) => !draft) ? branches : [last, ...branches].sort(compareVersions);
}
async function releaseToFinish(world, asked) {
	if (asked !== void 0) return asked;
	const [open, other] = await openReleases(world);
	if (open === void 0) throw new SiteDeployError("RELEASE_NOT_FOUND", "No release is open.");
	if (other === void 0) return open;
	throw new SiteDeployError("USAGE", `Several releases are open: ${(await openReleases(world)).join(", ")}.`, { remedy: "Name the one that you mean: --site-version X.Y.Z" });
}

// src/shared/story.ts
const mostSteps = 60;
const pauses = {
	first: 2e3,
	longest: 15e3
};
async function advance(story, { deps, waitMs, dryRun = false }) {
	const { clock, log, signal } = deps;
	const done = [];
	const end = clock.now() + waitMs;
	let pause = pauses.first;
	let said = "";
	const ended = (next) => ({
		...next,
		done
	});
	for (let steps = 0;;) {
		signal.throwIfAborted();
		const sight = await story.look();
		const next = story.plan(sight);
		if (next.kind === "step") {
			const line = `${nameOf(next.step)}. ${next.why}`;
			if (dryRun) return {
				kind: "step",
				what: line,
				done
			};
			if (steps >= mostSteps) return {
				kind: "machine",
				what: `Stopped after ${steps} steps, before: ${line}`,
				done
			};
			log.info(plainText(line));
			const blocked = await story.apply(next.step, sight);
			if (blocked !== void 0) return ended(blocked);
			done.push(nameOf(next.step));
			steps += 1;
			pause = pauses.first;
			continue;
		}
		if (next.kind !== "machine" || dryRun || clock.now() + pause > end) return ended(next);
		const line = `${next.what}${next.url === void 0 ? "" : ` ${next.url}`}`;
		if (line !== said) log.info(plainText(line));
		said = line;
		await clock.sleep(pause, signal);
		pause = Math.min(pauses.longest, pause * 1.5);
	}
}
function nameOf(step) {
	const { do: verb, ...rest } = step;
	return [verb, ...Object.values(rest).filter((value) => typeof value === "string" || typeof value === "number").map((value) => /^[0-9a-f]{40}$/.test(String(value)) ? String(value).slice(0, 12) : value)].join(" ");
}

// src/github/signed-commit.ts
const Answer = looseObject({
	data: optional(nullable(looseObject({ createCommitOnBranch: optional(nullable(looseObject({ commit: looseObject({ oid: string() }) }))) }))),
	errors: optional(array(looseObject({
		type: optional(string()),
		message: string()
	})))
});
const mutation = "mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }";
async function commitSigned(github, { owner, name }, { branch, parent, headline, body, files }) {
	const additions = files.map(({ path, content }) => ({
		path,
		contents: Buffer.from(content).toString("base64")
	}));
	const input = {
		branch: {
			repositoryNameWithOwner: `${owner}/${name}`,
			branchName: branch
		},
		expectedHeadOid: parent,
		message: {
			headline,
			...body !== void 0 && { body }
		},
		fileChanges: { additions }
	};
	const { json } = await github.call({
		method: "POST",
		path: "/graphql",
		needs: "Contents: write",
		json: {
			query: mutation,
			variables: { input }
		}
	});
	const { data, errors = [] } = readGitHubAnswer(Answer, json, "a commit");
	const commit = data?.createCommitOnBranch?.commit.oid;
	if (commit !== void 0) return commit;
	if (errors.some(({ type, message }) => type === "STALE_DATA" || /expected branch to point to/i.test(message))) return void 0;
	const facts = errors.map(({ message }) => message);
	if (errors.some(({ type }) => type === "FORBIDDEN" || type === "NOT_FOUND")) throw new SiteDeployError("GITHUB_PERMISSION_MISSING", "The token needs the permission \"Contents: write\".", { facts });
	throw new SiteDeployError("GITHUB_REFUSED", `GitHub refused a commit on ${branch}.`, {
		facts,
		remedy: "Where a rule protects the branch, let the App of the token bypass it; then run it again."
	});
}

// src/release/look-start.ts
async function lookAtStart(world, wish) {
	const { github, repository, config } = world;
	const { production, preview } = config.environments;
	const [heads, productionHead, versions, portal] = await Promise.all([
		listBranches(github, repository, releasePrefix),
		productionHeadOf(world),
		releasedVersions(world),
		askPortal(world)
	]);
	const released = versions.toSorted(compareVersions).at(-1);
	const current = released ?? await packageVersion(world, productionHead);
	const open = await Promise.all(versionsOf(heads).filter(({ version }) => !versions.includes(version)).map(async (one) => {
		const [branch, version] = await Promise.all([releaseBranch(world, one, productionHead), packageVersion(world, one.commit)]);
		const served = {
			environment: "Preview",
			commits: [one.commit],
			url: preview.url
		};
		const isBumped = version === void 0 || version === one.version;
		return {
			...branch,
			packageVersion: version,
			preview: isBumped ? await lookAtDeployment(world, served, portal) : void 0
		};
	}));
	const waiting = open.length > 0 || wish.version !== void 0 ? [] : await waitingChanges(world, released);
	const chosen = wish.version === void 0 ? nextVersion(current, waiting, wish.level) : {
		version: wish.version,
		level: "patch",
		because: [`The version ${wish.version} was asked for.`]
	};
	return {
		productionBranch: production.branch,
		productionHead,
		page: repositoryPage(github, repository),
		open,
		chosen,
		asked: wish.version,
		isTaken: versions.includes(chosen.version)
	};
}
function packagePath({ config }) {
	return config.build.root === "." ? "package.json" : `${config.build.root}/package.json`;
}
async function packageVersion(world, commit) {
	const files = await readCommitFiles(world.github, world.repository, commit);
	const manifest = parseJson(await files.read(packagePath(world)) ?? "");
	const version = isObject(manifest) ? manifest.version : void 0;
	return typeof version === "string" && isVersion(version) ? version : void 0;
}
async function waitingChanges(world, released) {
	const { github, repository, config, portal, deps } = world;
	const since = released === void 0 ? void 0 : `v${released}`;
	const commits = (since === void 0 ? [] : await messagesSince(github, repository, since, config.environments.production.branch)).flatMap((message) => {
		const level = levelOfMessage(message);
		return level === void 0 ? [] : [{
			what: `commit "${message.split("\n", 1)[0]}"`,
			level
		}];
	});
	if (portal === void 0) return commits;
	const { signal } = deps;
	const [{ requests }, { pending }] = await Promise.all([portalAnswer(world, portal.requests.list(config.site.id, {}, { signal })), portalAnswer(world, portal.texts.getContent(config.site.id, { signal }))]);
	const waiting = requests.filter(({ status }) => status === "triage" || status === "in-progress").map((request) => ({
		what: `request "${request.title}"`,
		level: request.versionLevel ?? levelOfClass[request.classification ?? "other"] ?? "patch"
	}));
	const texts = pending.length === 0 ? [] : [{
		what: `${count(pending.length, "edited text")}`,
		level: "patch"
	}];
	return [
		...waiting,
		...texts,
		...commits
	];
}
const levelOfClass = {
	feature: "minor",
	design: "minor"
};

// src/shared/markdown-text.ts
function markdownText(text) {
	return text.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, "").trim().replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (found) => `&#${found.codePointAt(0)};`).replaceAll(/@/g, "&#64;").replaceAll(/:(?=\/\/)/g, "&#58;");
}

// src/release/notes.ts
const longest = 9e4;
async function releaseNotes(world, sight) {
	const { github, repository } = world;
	const { version, pull } = sight;
	const commit = pull?.mergeCommit ?? "";
	const before = (await releasedVersions(world)).filter((one) => compareVersions(one, version) < 0).sort(compareVersions).at(-1);
	const previous = before === void 0 ? void 0 : `v${before}`;
	const [pulls, requests, texts] = await Promise.all([
		generateNotes(github, repository, {
			tag: `v${version}`,
			commit,
			previous
		}),
		requestLines(world, sight),
		previous === void 0 ? [] : textLines(world, previous, commit)
	]);
	const notes = [
		...requests.length > 0 ? [[
			"## Requests",
			"",
			...requests
		].join("\n")] : [],
		...texts.length > 0 ? [[
			"## Texts",
			"",
			...firstOf(texts, 100)
		].join("\n")] : [],
		pulls
	].join("\n\n");
	return notes.length <= longest ? notes : `${notes.slice(0, longest)}\n\n… and more.`;
}
async function requestLines(world, { page }) {
	const { portal, config, deps } = world;
	if (portal === void 0) return [];
	const { requests } = await portalAnswer(world, portal.requests.list(config.site.id, { status: "in-review" }, { signal: deps.signal }));
	return requests.map(({ title, issueNumber }) => issueNumber === void 0 ? `- ${markdownText(title)}` : `- ${markdownText(title)} ([#${issueNumber}](${page}/issues/${issueNumber}))`);
}
async function textLines({ github, repository, config }, from, to) {
	const { file } = config.content;
	const [before, after] = await Promise.all([from, to].map(async (commit) => textsOf(await (await readCommitFiles(github, repository, commit)).read(file), file)));
	return [.../* @__PURE__ */ new Set([...before?.keys() ?? [], ...after?.keys() ?? []])].sort().filter((key) => before?.get(key) !== after?.get(key)).map((key) => `- \`${key.replaceAll("`", "")}\``);
}
function textsOf(text, file) {
	if (text === void 0) return /* @__PURE__ */ new Map();
	try {
		return parseContentFile(text, file).texts;
	} catch (error) {
		if (!(error instanceof SiteDeployError)) throw error;
		return /* @__PURE__ */ new Map();
	}
}

// src/release/raise-version.ts
function raiseVersion(text, version) {
	const [first] = ownVersions(text);
	if (first === void 0) return void 0;
	let result = text;
	for (const { start, end } of ownVersions(text).toReversed()) result = `${result.slice(0, start)}${JSON.stringify(version)}${result.slice(end)}`;
	return result;
}
function ownVersions(text) {
	const places = [];
	const path = [];
	let key;
	const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
	let isValue = false;
	for (const match of text.matchAll(token)) {
		const [found] = match;
		if (found === "{" || found === "[") {
			path.push(isValue ? key ?? "" : "-");
			isValue = found === "[";
			key = found === "[" ? "-" : void 0;
		} else if (found === "}" || found === "]") {
			path.pop();
			isValue = false;
		} else if (found === ":") isValue = true;
		else if (found === ",") isValue = false;
		else if (isValue) {
			const isOwn = path.length === 1 || path.length === 3 && path[1] === "packages" && path[2] === "";
			if (key === "version" && isOwn) places.push({
				start: match.index,
				end: match.index + found.length
			});
		} else key = JSON.parse(found);
	}
	return places;
}

// src/release/apply.ts
async function applyStep(step, world, sight) {
	const { github, repository, config, deps, workflow } = world;
	const production = config.environments.production.branch;
	switch (step.do) {
		case "create-branch":
			await createBranch(github, repository, {
				name: step.branch,
				commit: step.commit
			});
			return;
		case "bump": return bump(step, world);
		case "deploy": {
			const inputs = { environment: step.environment };
			await dispatchWorkflow(github, repository, {
				workflow,
				branch: step.branch,
				inputs
			}, deps.clock, deps.signal);
			return;
		}
		case "update": return update(step.branch, production, world);
		default: return sight === void 0 ? void 0 : finishStep(step, world, sight);
	}
}
async function finishStep(step, world, sight) {
	const { github, repository, config } = world;
	const { version, branch, pull } = sight;
	const tag = `v${version}`;
	switch (step.do) {
		case "open-pull": {
			const text = {
				title: `Release ${version}`,
				body: pullBody(sight)
			};
			await writePull(github, repository, branch, text, config.environments.production.branch);
			return;
		}
		case "merge": {
			const refusal = await mergePull(github, repository, step);
			if (refusal === void 0 || /was modified/i.test(refusal)) return void 0;
			return {
				kind: "person",
				what: `GitHub does not merge pull request #${step.number}: ${refusal.replaceAll(/\s+/g, " ")}`,
				url: pull?.url ?? sight.page
			};
		}
		case "tag":
			await createRef(github, repository, `refs/tags/${tag}`, step.commit);
			return;
		case "draft":
			await draftRelease(github, repository, {
				tag,
				commit: step.commit,
				notes: await releaseNotes(world, sight)
			});
			return;
		case "remove-draft":
			await deleteDraft(github, repository, step.id);
			return;
		case "tell-notes": return tellNotes(world, sight);
		case "publish":
			await publishRelease(github, repository, step);
			return;
		case "remove-branch":
			await deleteBranch(github, repository, branch);
			return;
	}
}
function pullBody({ branch, productionBranch, version, preview }) {
	return [
		`Takes \`${branch}\` to \`${productionBranch}\`, and ${version} to Production.`,
		...preview?.url === void 0 ? [] : ["", `Preview: ${preview.url}`],
		"",
		"Merge it with a merge commit where you can: squashing or rebasing makes later releases conflict.",
		"After the merge, `site-deploy release finish` (or the workflow `Release`) goes on: tag, deployment, notes."
	].join("\n");
}
async function bump({ branch, version, parent }, { github, repository, config }) {
	const files = await readCommitFiles(github, repository, parent);
	const manifest = packagePath({ config });
	const lockfile = manifest.replace(/package\.json$/, "package-lock.json");
	const changed = [];
	for (const path of [manifest, lockfile]) {
		const text = await files.read(path);
		const content = text === void 0 ? void 0 : raiseVersion(text, version);
		if (content !== void 0 && content !== text) changed.push({
			path,
			content
		});
	}
	await commitSigned(github, repository, {
		branch,
		parent,
		headline: `Version ${version}`,
		files: changed
	});
}
async function update(branch, from, { github, repository }) {
	const ended = await mergeBranch(github, repository, {
		from,
		into: branch,
		message: `Merge ${from} into ${branch}`
	});
	const url = `${repositoryPage(github, repository)}/compare/${branch}...${from}`;
	if (ended === "conflict") return {
		kind: "person",
		what: `${from} and ${branch} conflict: merge ${from} into ${branch} by hand.`,
		url
	};
	if (ended === "refused") return {
		kind: "person",
		what: `${branch} takes only pull requests: open one from ${from}, and merge it.`,
		url
	};
}
async function tellNotes(world, sight) {
	const { github, repository, config, portal, deps } = world;
	const { version, pull } = sight;
	const [release] = await releasesOf(github, repository, `v${version}`);
	const commitSha = pull?.mergeCommit;
	if (portal === void 0 || commitSha === void 0 || release === void 0) return void 0;
	const id = `release-${config.site.id}-${version}-${commitSha}`;
	const report = {
		event: "site.deployed",
		timestamp: new Date(deps.clock.now()).toISOString(),
		site: {
			id: config.site.id,
			slug: config.site.slug
		},
		data: {
			version,
			environment: "Production",
			commitSha,
			releaseNotes: release.notes || `Release ${version}`
		},
		status: "succeeded",
		url: config.site.url,
		run: {
			id,
			attempt: 1
		}
	};
	await portalAnswer(world, portal.deployments.complete(report, id, { signal: deps.signal }));
}

// src/release/plan-finish.ts
const step$1 = (one, why) => ({
	kind: "step",
	step: one,
	why
});
const person = (what, url) => ({
	kind: "person",
	what,
	url
});
const machine = (what, url) => ({
	kind: "machine",
	what,
	url
});
const mostInVain = 2;
function planFinish(sight) {
	return sight.pull?.state === "merged" ? afterMerge(sight, sight.pull) : beforeMerge(sight);
}
function beforeMerge(sight) {
	const { release, branch, productionBranch, page, preview, pull, version } = sight;
	if (release === void 0) return person(`There is no branch ${branch}, and no merged pull request of it: start the release.`, page);
	if (sight.tag !== void 0) return person(`The tag v${version} exists, but ${branch} was never merged. Remove it, or release another version.`, `${page}/releases/tag/v${version}`);
	if (!release.holdsProduction) return step$1({
		do: "update",
		branch
	}, `${productionBranch} holds commits that ${branch} does not.`);
	if (preview !== void 0) {
		const deployed = deployment(preview, branch);
		if (deployed !== void 0) return deployed;
	}
	if (pull === void 0) return step$1({ do: "open-pull" }, `Preview serves the head of ${branch}.`);
	return mergeOf(sight, pull, release.head);
}
function mergeOf({ checks, rules, branch, productionBranch }, pull, head) {
	const { url, number, headCommit, mergeable, mergeableState, draft } = pull;
	if (headCommit !== head) return machine(`GitHub has not seen the last commit of ${branch} in pull request #${number}.`, url);
	if (draft) return person(`Pull request #${number} is a draft: press "Ready for review".`, url);
	if (checks.failed.length > 0) return person(`Checks of pull request #${number} have failed: ${firstNames(checks.failed, 5)}.`, url);
	if (checks.running.length > 0) return machine(`Checks of pull request #${number} are running: ${firstNames(checks.running, 5)}.`, url);
	if (mergeable === false || mergeableState === "dirty") return person(`${branch} and ${productionBranch} conflict: resolve it in pull request #${number}.`, url);
	if (mergeable === void 0 || mergeableState === "unknown") return machine(`GitHub is still finding out whether pull request #${number} can be merged.`, url);
	if (rules.mergeQueue) return person(`Pull request #${number}${reviews(rules.approvals)}: press "Merge when ready". ${productionBranch} has a merge queue.`, url);
	if (!rules.mergeCommits) return person(`Pull request #${number}${reviews(rules.approvals)}: press the merge button. ${productionBranch} takes no merge commits, and only people choose another way.`, url);
	if (mergeableState === "blocked") return person(`Pull request #${number} waits for ${rules.approvals > 0 ? `${rules.approvals} approving review(s)` : "what the rules of the branch ask for"}: press "Approve".`, url);
	const title = `Merge pull request #${number} from ${ownerOf(url)}/${branch}`;
	return step$1({
		do: "merge",
		number,
		headCommit: head,
		title
	}, `Preview serves ${head.slice(0, 12)}, and its checks are green.`);
}
const reviews = (count) => count > 0 ? ` needs ${count} approving review(s), then` : "";
const ownerOf = (pullUrl) => new URL(pullUrl).pathname.split("/")[1] ?? "";
function afterMerge(sight, { mergeCommit, url }) {
	const { version, branch, productionBranch, page, tag, drafts, published, production, isLatest } = sight;
	if (mergeCommit === void 0) return machine("GitHub has not said yet which commit the merge made.", url);
	const tagPage = `${page}/releases/tag/v${version}`;
	if (tag === void 0) return step$1({
		do: "tag",
		commit: mergeCommit
	}, `Pull request merged: ${url}`);
	if (tag !== mergeCommit) return person(`The tag v${version} stands at ${tag.slice(0, 12)}, but ${branch} was merged as ${mergeCommit.slice(0, 12)}. Move or remove the tag.`, tagPage);
	const [draft, twin] = drafts;
	if (draft !== void 0 && (published || twin !== void 0)) return step$1({
		do: "remove-draft",
		id: twin ?? draft
	}, `v${version} has another release.`);
	if (draft === void 0 && !published) return step$1({
		do: "draft",
		commit: mergeCommit
	}, `v${version} has no release yet.`);
	const deployed = production === void 0 ? void 0 : deployment(production, productionBranch);
	if (deployed !== void 0) return deployed;
	if (sight.notesTold === false) return step$1({ do: "tell-notes" }, `The portal does not show the notes of ${version}.`);
	if (draft !== void 0) return step$1({
		do: "publish",
		id: draft,
		isLatest
	}, `Production serves ${version}.`);
	return afterPublication(sight);
}
function afterPublication({ release, pull, page, next, productionBranch, version, branch }) {
	if (release !== void 0 && release.head === pull?.headCommit) return step$1({ do: "remove-branch" }, `All of ${branch} is in ${productionBranch}.`);
	if (release !== void 0) return person(`${branch} got commits after it was merged. Move them to another branch, and remove it.`, `${page}/tree/${branch}`);
	const behind = next.find(({ holdsProduction }) => !holdsProduction);
	if (behind !== void 0) return step$1({
		do: "update",
		branch: behind.branch
	}, `${behind.branch} does not hold ${version} yet.`);
	return {
		kind: "done",
		what: `${version} is released and live in Production.`
	};
}
function deployment({ environment, url, served, portalAgrees, run, succeeded, settling }, branch) {
	if (run?.state === "runs") return machine(`The deployment to ${environment} runs.`, run.url);
	if (run?.state === "review") return person(`The deployment to ${environment} waits for a review of the environment: press "Review deployments".`, run.url);
	if (served && portalAgrees !== false) return void 0;
	if (run?.state === "failed") return person(`The deployment to ${environment} has failed: look at its last lines, then run it again.`, run.url);
	if (run === void 0 && settling) return machine(`The push may start the deployment to ${environment}.`);
	if (run !== void 0 && succeeded >= mostInVain) {
		const seen = served ? "the portal says that another commit is there" : url === void 0 ? "its address is not known: set environments.preview.url" : `${url} serves another commit`;
		return person(`The deployment to ${environment} has succeeded, but ${seen}.`, run.url);
	}
	return step$1({
		do: "deploy",
		environment,
		branch
	}, `${environment} does not serve the head of ${branch} yet.`);
}

// src/release/plan-start.ts
function planStart(sight) {
	const { open, asked, chosen, page, productionBranch, productionHead } = sight;
	const found = open.find(({ version }) => asked === void 0 || version === asked);
	if (found === void 0) {
		const [other] = open;
		if (other !== void 0) return {
			kind: "person",
			what: `${other.branch} is open: finish it first, or start the release of ${other.version}.`,
			url: `${page}/tree/${other.branch}`
		};
		if (sight.isTaken) return {
			kind: "person",
			what: `${chosen.version} was released before: name a higher version.`,
			url: `${page}/releases/tag/v${chosen.version}`
		};
		return {
			kind: "step",
			step: {
				do: "create-branch",
				branch: `release/${chosen.version}`,
				commit: productionHead
			},
			why: chosen.because.join("; ")
		};
	}
	const { branch, version, packageVersion, head, preview } = found;
	if (packageVersion !== void 0 && packageVersion !== version) return {
		kind: "step",
		step: {
			do: "bump",
			branch,
			version,
			parent: head
		},
		why: `package.json says ${packageVersion}.`
	};
	const missing = preview === void 0 ? void 0 : deployment(preview, branch);
	if (missing?.kind === "step") {
		const { step, why } = missing;
		if (step.do === "deploy") return {
			kind: "step",
			step,
			why
		};
	} else if (missing !== void 0) return missing;
	return {
		kind: "done",
		what: `${branch} is open, from ${productionBranch}${preview === void 0 ? "" : ", and live in Preview"}.`
	};
}

// src/release/release.ts
function startRelease(world, wish, patience) {
	return advance({
		look: () => lookAtStart(world, wish),
		plan: planStart,
		apply: (step) => applyStep(step, world)
	}, {
		...patience,
		deps: world.deps
	});
}
function finishRelease(world, version, patience) {
	return advance({
		look: () => lookAtRelease(world, version),
		plan: planFinish,
		apply: (step, sight) => applyStep(step, world, sight)
	}, {
		...patience,
		deps: world.deps
	});
}

// src/texts/merge-texts.ts
function mergeTexts(file, pending) {
	const changes = [];
	const conflicts = [];
	const held = [];
	for (const { key, value, before } of pending) {
		const said = file.get(key);
		const wanted = value ?? void 0;
		if (said === wanted) held.push(key);
		else if (said === before) changes.push({
			key,
			file: said,
			portal: wanted
		});
		else conflicts.push({
			key,
			file: said,
			portal: wanted,
			before
		});
	}
	return {
		changes,
		conflicts,
		held
	};
}

// src/texts/sight.ts
const textsBranch = "site-deploy/texts";
const textsHeadline = "Texts from the portal";

// src/texts/plan-texts.ts
const step = (one, why) => ({
	kind: "step",
	step: one,
	why
});
function planTexts(sight) {
	const { mode, target, page } = sight;
	if (mode === "runtime") return {
		kind: "done",
		what: "The site takes its texts from the portal itself: nothing is committed."
	};
	if (target === void 0) return {
		kind: "person",
		what: "Texts wait for a release, and none is open: start one, or set automation.texts.to: production.",
		url: page
	};
	const { branch, head, merged } = target;
	if (merged.held.length > 0) return step({
		do: "tell-portal",
		commit: head
	}, `${branch} holds ${count(merged.held.length, "edited text")}.`);
	if (merged.changes.length > 0) {
		if (sight.byPull) return propose(sight, target.branch, target.head);
		return step({
			do: "commit-texts",
			branch,
			parent: head
		}, `${count(merged.changes.length, "edited text")} for ${branch}.`);
	}
	const deployed = sight.deployment === void 0 ? void 0 : deployment(sight.deployment, branch);
	if (deployed !== void 0) return deployed.kind === "step" ? deploy(deployed) : deployed;
	if (merged.conflicts.length > 0) return conflicts(sight);
	return {
		kind: "done",
		what: `${branch} holds all texts of the portal.`
	};
}
function propose({ proposal, pull, page }, into, head) {
	if (proposal === void 0 || pull === void 0 && !proposal.holdsTarget) return step({
		do: "point-branch",
		branch: textsBranch,
		commit: head
	}, `Texts for ${into} go by a pull request.`);
	const { changes } = proposal.merged;
	if (changes.length > 0) return step({
		do: "commit-texts",
		branch: textsBranch,
		parent: proposal.head
	}, `${count(changes.length, "edited text")} for ${into}.`);
	if (pull === void 0) return step({
		do: "open-pull",
		branch: textsBranch,
		into
	}, `${textsBranch} holds the texts.`);
	return {
		kind: "person",
		what: `The pull request with the texts waits: merge it into ${into}.`,
		url: pull || page
	};
}
function conflicts({ target, page, file }) {
	const found = target?.merged.conflicts ?? [];
	const keys = firstNames(found.map(({ key }) => plainText(key)), 5);
	return {
		kind: "person",
		what: `${count(found.length, "text")} changed in the portal and in ${file}, each to something else: ${keys}. Neither is lost. Write the one that counts into the file, or into the portal.`,
		url: `${page}/blob/${target?.branch}/${file}`
	};
}
function deploy(next) {
	const { step: one, why } = next;
	return one.do === "deploy" ? step(one, why) : {
		kind: "machine",
		what: why
	};
}

// src/texts/update-content-file.ts
function updateContentFile(text, file, differences) {
	const written = /\.ya?ml$/i.test(file) ? updatedYaml(text, differences) : updatedJson(text, file, differences);
	const result = text.includes("\r\n") ? written.replace(/\r?\n/g, "\r\n") : written;
	parseContentFile(result, file);
	return result;
}
function updatedYaml(text, differences) {
	const document = parseDocument(text);
	for (const { key, portal } of differences) portal === void 0 ? document.delete(key) : document.set(key, portal);
	return document.contents === null ? "{}\n" : document.toString({ lineWidth: 0 });
}
function updatedJson(text, file, differences) {
	const texts = new Map(Object.entries(text.trim() === "" ? {} : readJson(text.replace(/^\uFEFF/, ""), file)));
	for (const { key, portal } of differences) portal === void 0 ? texts.delete(key) : texts.set(key, portal);
	const indent = /\n([\t ]+)"/.exec(text)?.[1] ?? "  ";
	return `${JSON.stringify(Object.fromEntries(texts), null, indent)}\n`;
}
function readJson(text, file) {
	try {
		return JSON.parse(text) ?? {};
	} catch (error) {
		throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} is not JSON.`, {
			cause: error,
			facts: [messageOf(error)],
			remedy: "Correct it, or rename it to .yml and set content.file."
		});
	}
}

// src/texts/texts.ts
function syncTexts(world, { waitMs, dryRun }) {
	return advance({
		look: () => lookAtTexts(world),
		plan: planTexts,
		apply: (step, sight) => apply(step, sight, world)
	}, {
		deps: world.deps,
		waitMs,
		dryRun: dryRun ?? false
	});
}
async function lookAtTexts(world) {
	const { github, repository, config, portal, deps } = world;
	const { production, preview } = config.environments;
	const { to, as } = config.automation.texts;
	const { signal } = deps;
	const { mode, texts } = await portalAnswer(world, portal.texts.list(config.site.id, {}, { signal }));
	const { pending } = await portalAnswer(world, portal.texts.getContent(config.site.id, { signal }));
	const known = new Map(texts.map((entry) => [entry.key, entry.overrides ?? []]));
	const edits = pending.map(({ key, value }) => {
		const held = known.get(key)?.filter(({ requestId }) => requestId === void 0) ?? [];
		return {
			key,
			value,
			before: (held.findLast(({ status }) => status === "committed") ?? held.findLast(({ status, commitSha }) => status === "live" && commitSha !== void 0))?.value ?? void 0
		};
	});
	const branch = to === "production" ? production.branch : await openReleaseBranch(world);
	const target = branch === void 0 ? void 0 : await textBranch(world, branch, edits);
	const proposal = await textBranch(world, textsBranch, edits);
	const rules = branch === void 0 ? void 0 : await readMergeRules(github, repository, branch);
	const pulls = proposal === void 0 ? [] : await readPulls(github, repository, textsBranch);
	return {
		mode,
		page: repositoryPage(github, repository),
		file: config.content.file,
		target,
		byPull: as === "pull-request" || (rules?.onlyPulls ?? false),
		proposal: proposal && {
			...proposal,
			holdsTarget: target !== void 0 && (proposal.head === target.head || await isAncestor(github, repository, target.head, proposal.head))
		},
		pull: pulls.find(({ state, base }) => state === "open" && base === branch)?.url,
		deployment: await lookAtOwnCommit()
	};
	async function lookAtOwnCommit() {
		if (target === void 0) return void 0;
		const { message } = await readCommit(github, repository, target.head);
		if (!message.includes("Texts from the portal")) return void 0;
		const environment = to === "production" ? "Production" : "Preview";
		const url = environment === "Production" ? config.site.url : preview.url;
		const served = {
			environment,
			commits: [target.head],
			url
		};
		const asReader = {
			...world,
			mayReport: false
		};
		return lookAtDeployment(asReader, served, await askPortal(asReader));
	}
}
async function textBranch({ github, repository, config }, branch, pending) {
	const head = await readBranchHead(github, repository, branch);
	if (head === void 0) return void 0;
	const { texts } = parseContentFile(await readContent(github, repository, head, config.content.file), config.content.file);
	return {
		branch,
		head,
		merged: mergeTexts(texts, pending)
	};
}
async function readContent(github, repository, commit, file) {
	return await (await readCommitFiles(github, repository, commit)).read(file) ?? "";
}
async function apply(step, sight, world) {
	const { github, repository, config, workflow, portal, deps } = world;
	const { file } = config.content;
	switch (step.do) {
		case "commit-texts": {
			const changes = (step.branch === "site-deploy/texts" ? sight.proposal : sight.target)?.merged.changes ?? [];
			const content = updateContentFile(await readContent(github, repository, step.parent, file), file, changes);
			const body = changes.map(({ key }) => `- ${key}`).join("\n");
			const { branch, parent } = step;
			await commitSigned(github, repository, {
				branch,
				parent,
				headline: textsHeadline,
				body,
				files: [{
					path: file,
					content
				}]
			});
			return;
		}
		case "point-branch":
			await pointBranch(github, repository, step.branch, step.commit);
			return;
		case "open-pull": {
			const text = {
				title: textsHeadline,
				body: `Texts that were edited in the portal, for \`${file}\`. The portal counts them as committed once this is merged.`
			};
			await writePull(github, repository, step.branch, text, step.into);
			return;
		}
		case "tell-portal": {
			const said = parseContentFile(await readContent(github, repository, step.commit, file), file).texts;
			const content = new Map(said);
			for (const { key, before } of sight.target?.merged.conflicts ?? []) before === void 0 ? content.delete(key) : content.set(key, before);
			const commit = {
				commitSha: step.commit,
				content: Object.fromEntries(content)
			};
			await portalAnswer(world, portal.texts.commit(config.site.id, commit, { signal: deps.signal }));
			return;
		}
		case "deploy": {
			const inputs = { environment: step.environment };
			await dispatchWorkflow(github, repository, {
				workflow,
				branch: step.branch,
				inputs
			}, deps.clock, deps.signal);
			return;
		}
	}
}

// src/automation/automation.ts
var automation_exports = /* @__PURE__ */ __exportAll({ automate: () => automate });
async function automate(request, identity, machine) {
	try {
		const end = await tell(request, identity, machine);
		return {
			end,
			error: void 0,
			lines: endLines(end)
		};
	} catch (thrown) {
		const error = SiteDeployError.from(machine.signal.aborted ? machine.signal.reason : thrown);
		return {
			end: void 0,
			error,
			lines: describeError(error)
		};
	}
}
async function tell(request, identity, machine) {
	const minutes = Number(request.wait || "20");
	if (!Number.isInteger(minutes) || minutes < 0 || minutes > 600) throw new SiteDeployError("USAGE", `wait: found "${request.wait}", expected a whole number of minutes up to 600.`);
	const asked = request.siteVersion?.trim() || void 0;
	if (asked !== void 0 && !isVersion(asked)) throw new SiteDeployError("USAGE", `site-version: found "${asked}", expected MAJOR.MINOR.PATCH.`);
	const release = oneOf(["start", "finish"], request.release, "finish", "release");
	const level = request.level === "" ? void 0 : oneOf(levels, request.level, "patch", "level");
	const patience = {
		waitMs: minutes * 6e4,
		dryRun: yesOrNo(request.dryRun, "dry-run")
	};
	const { github, repository, config } = await openRepository(request, machine);
	checkPins(config, request.pins ?? {});
	const portal = await openPortal(request, config, identity, machine);
	const common = {
		github,
		repository,
		config,
		workflow: request.workflow || "deploy.yml",
		deps: machine
	};
	if (request.story === "texts") {
		if (portal === void 0) throw withoutIdentity();
		return syncTexts({
			...common,
			portal
		}, patience);
	}
	const world = {
		...common,
		portal,
		mayReport: true
	};
	return release === "start" ? startRelease(world, {
		version: asked,
		level
	}, patience) : finishRelease(world, await releaseToFinish(world, asked), patience);
}
const levels = [
	"major",
	"minor",
	"patch"
];
async function openRepository({ event, config }, machine) {
	const { http, clock, log, signal } = machine;
	if (machine.github === void 0) throw new SiteDeployError("GITHUB_TOKEN_MISSING", "There is no token for GitHub.");
	const github = createGitHub({
		http,
		clock,
		signal,
		...machine.github,
		onPause: (line) => log.info(line)
	});
	const repository = await readRepository(github, namedRepository(event.repository));
	const file = config?.trim() || "site.config.yml";
	const text = await (await readCommitFiles(github, repository, repository.defaultBranch)).read(file);
	if (text === void 0) throw new SiteDeployError("CONFIG_NOT_FOUND", `${event.repository} has no ${file}.`);
	return {
		github,
		repository,
		config: parseSiteConfig(text, file)
	};
}
async function openPortal({ event }, config, identity, machine) {
	const { http, clock, log } = machine;
	const { url, provider } = config.portal;
	const plan = {
		uploader: "auto",
		dryRun: false,
		event,
		config,
		url: config.site.url
	};
	try {
		const access = await login(plan, identity, machine);
		return new PortalClient({
			http,
			clock,
			url,
			provider,
			credential: async () => access,
			onWait: log.info
		});
	} catch (error) {
		if (!(error instanceof SiteDeployError) || error.code !== "IDENTITY_NOT_AVAILABLE") throw error;
		log.info("The portal is not asked: the job has no permission id-token: write.");
		return;
	}
}
function withoutIdentity() {
	return new SiteDeployError("IDENTITY_NOT_AVAILABLE", "Texts come from the portal, and this job has no identity for it.");
}
function endLines({ kind, what, url, done }) {
	const words = {
		done: "Done",
		person: "Waits for a person",
		machine: "Not yet",
		step: "Next"
	};
	return [
		...done.map((line) => `carried out: ${line}`),
		`${words[kind]}: ${what}`,
		...url === void 0 ? [] : [`  ${url}`],
		...kind === "person" || kind === "machine" ? ["Run the workflow again afterwards: it goes on from there."] : []
	];
}

export { automation_exports as t };
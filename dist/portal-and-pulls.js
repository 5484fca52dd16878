import { r as __exportAll } from "./rolldown-runtime.js";
import { At as gitHubForRun, Cn as changesPart, Dn as findingsPart, Gn as namedRepository, Gr as objectOf, Hn as firstNames, In as paragraphs, Jn as repositoryPath, Ln as table, Mn as joined, Nn as link, Pn as md, Rn as text, Sn as changePart, U as PortalError, Vn as count, Wn as seconds, Yn as readGitHubAnswer, ei as SiteDeployError, fr as looseObject, g as readPageSeo, gr as optional, kn as code, n as siteLine, pr as nullable, s as closingDeps, sr as array, t as reportOf, ur as int, wr as unknown, xn as verdictPart, xr as string } from "./shared.js";
import { S as updateComment, b as deleteComment, h as pullsOfDeployment, l as rateLimits, x as readComments, y as createComment } from "./shared-later.js";

// src/action/comment/body.ts
const mostCharacters = 16e3;
const rooms = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker({ site, environment }) {
	const key = (value) => (value ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `<!-- site-deploy site=${key(site)} environment=${key(environment)} -->`;
}
function runIn(body) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(body)?.[1] ?? 0);
}
function commentBody(report) {
	const run = /\/runs\/(\d{1,15})$/.exec(report.source?.runUrl ?? "")?.[1] ?? "0";
	const head = `${commentMarker(report)}\n<!-- run=${run} -->\n`;
	return rooms.map((room) => `${head}\n${content(report, room)}\n`).find((body) => body.length <= mostCharacters) ?? `${head}\n${shortest(report)}\n`;
}
function content(report, room) {
	return paragraphs(md`### ${{ text: report.title }}`, verdictPart(report, room), changePart(report) ?? commitTable(report), changesPart(report, room), findingsPart(report, room), footer(report));
}
const shortest = (report) => paragraphs(md`### ${text(report.title, 200)}`, footer(report));
function commitTable({ source }) {
	if (source === void 0 || source.commit === "") return void 0;
	return table([md`Commit`, md`Branch`], [[code(source.commit.slice(0, 12)), code(source.branch)]]);
}
function footer({ source, timeline = [], findingCount }) {
	const end = Math.max(0, ...timeline.map(({ startMs, durationMs }) => startMs + durationMs));
	const said = [
		...end > 0 ? [text(`Took ${seconds(end)}`)] : [],
		...findingCount > 0 ? [text(count(findingCount, "warning"))] : [],
		...source?.runUrl === void 0 ? [] : [link(md`Log and summary`, source.runUrl)]
	];
	return joined(said);
}

// src/action/comment/comment.ts
var comment_exports = /* @__PURE__ */ __exportAll({ writeComments: () => writeComments });
const author = "github-actions[bot]";
const mostPulls = 5;
async function writeComments(report, github, log) {
	if (!isTold(report) || report.source === void 0) return;
	try {
		const repository = namedRepository(report.source.repository);
		const pulls = await pullsOfDeployment(github, repository, report.source);
		for (const pull of pulls.slice(0, mostPulls)) {
			await writeComment(report, repository, pull, github);
			log.info(`Pull request #${pull}: commented.`);
		}
	} catch (error) {
		const { code, message } = SiteDeployError.from(error);
		const why = code === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs of forks and of Dependabot never have" : message;
		log.info(`No comment on the pull request: ${why}.`);
	}
}
function isTold({ dryRun, folder, closing, error, environment, status }) {
	return dryRun === false && folder === void 0 && closing === void 0 && environment !== void 0 && !(status === "skipped" && error !== void 0);
}
async function writeComment(report, repository, pull, github) {
	const body = commentBody(report);
	let ours = await readOurs();
	if (ours.length === 0) {
		await createComment(github, repository, pull, body);
		ours = await readOurs();
	}
	const [oldest, ...others] = ours;
	if (oldest === void 0) return;
	const newest = [body, ...ours.map((comment) => comment.body)].reduce((a, b) => runIn(b) > runIn(a) ? b : a);
	if (oldest.body !== newest) await updateComment(github, repository, oldest.id, newest);
	for (const { id } of others) await deleteComment(github, repository, id);
	async function readOurs() {
		const marker = commentMarker(report);
		return (await readComments(github, repository, pull)).filter((comment) => comment.author === author && comment.body.startsWith(marker));
	}
}

// src/github/deployments.ts
const Deployment = looseObject({
	id: int(),
	payload: optional(unknown()),
	environment: optional(string())
});
const Status = looseObject({
	state: string(),
	log_url: optional(nullable(string())),
	target_url: optional(nullable(string()))
});
const needs = {
	read: "Deployments: read",
	write: "Deployments: write"
};
const longestDescription = 140;
const at = (repository) => `${repositoryPath(repository)}/deployments`;
function described(text) {
	return text.length <= longestDescription ? text : `${text.slice(0, 139).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
async function readDeployments(github, repository, { environment, commit }) {
	const query = new URLSearchParams({
		environment,
		task: "deploy",
		...commit !== void 0 && { sha: commit }
	});
	const found = await github.list({
		path: `${at(repository)}?${query}`,
		needs: needs.read
	}, void 0, 1);
	return readGitHubAnswer(array(Deployment), found, "the deployments").map(({ id, payload }) => ({
		id,
		payload: payloadOf$1(payload)
	})).sort((a, b) => b.id - a.id);
}
function payloadOf$1(payload) {
	if (typeof payload !== "string") return payload;
	try {
		return JSON.parse(payload);
	} catch {
		return payload;
	}
}
async function createDeployment(github, repository, { commit, environment, isProduction, description, payload }) {
	const json = {
		ref: commit,
		task: "deploy",
		auto_merge: false,
		required_contexts: [],
		environment,
		production_environment: isProduction,
		transient_environment: !isProduction,
		description: described(description),
		payload
	};
	const answer = await github.call({
		method: "POST",
		path: at(repository),
		needs: needs.write,
		json
	});
	const { id } = readGitHubAnswer(Deployment, answer.json, "a deployment");
	return {
		id,
		payload
	};
}
async function addDeploymentStatus(github, repository, id, { state, description, environmentUrl, logUrl }) {
	const json = {
		state,
		description: described(description),
		...environmentUrl !== void 0 && { environment_url: environmentUrl },
		...logUrl !== void 0 && { log_url: logUrl },
		auto_inactive: false
	};
	const path = `${at(repository)}/${id}/statuses`;
	await github.call({
		method: "POST",
		path,
		needs: needs.write,
		json
	});
}
async function readDeploymentStatus(github, repository, id) {
	const path = `${at(repository)}/${id}/statuses?per_page=1`;
	const { json } = await github.call({
		method: "GET",
		path,
		needs: needs.read
	});
	const [newest] = readGitHubAnswer(array(Status), json, "the statuses of a deployment");
	if (newest === void 0) return void 0;
	return {
		state: newest.state,
		logUrl: newest.log_url || newest.target_url || void 0
	};
}

// src/deploy/github-deployment.ts
var github_deployment_exports = /* @__PURE__ */ __exportAll({
	endOnGitHub: () => endOnGitHub,
	showOnGitHub: () => showOnGitHub
});
const limitMs = 3e4;
const mostOthers = 10;
const maker = "site-deploy";
const noAnswer = "it has not answered in time";
function showOnGitHub(plan, access, run) {
	const { repository, sha } = plan.event;
	if (!/^[^/]+\/[^/]+$/.test(repository) || !/^[0-9a-f]{40}$/.test(sha)) return { end: async () => isUntold("it is not known which commit of which repository this is", run) };
	const place = {
		access,
		repository: namedRepository(repository),
		plan,
		run,
		closing: closingDeps(run.machine)
	};
	const beginning = begin(place).catch(SiteDeployError.from);
	return { end: async () => end(await beginning, place).catch((thrown) => isUntold(whyNot(thrown, place), run)) };
}
function clientOf({ access, closing }) {
	const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]);
	return gitHubForRun(access, {
		...closing,
		signal
	});
}
async function begin(place) {
	const { repository, plan } = place;
	const github = clientOf(place);
	const deployment = await find(place, github) ?? await make(place, github);
	if (deployment === "of job") return deployment;
	await addDeploymentStatus(github, repository, deployment.id, {
		state: "in_progress",
		description: "The deployment runs.",
		logUrl: plan.event.run.url
	});
	return deployment;
}
async function find({ repository, plan }, github) {
	const { environment, event } = plan;
	const found = await readDeployments(github, repository, {
		environment,
		commit: event.sha
	});
	const wanted = payloadOf(plan);
	const own = found.find(({ payload }) => {
		const { by, site, run } = objectOf(payload);
		return by === wanted.by && site === wanted.site && run === wanted.run;
	});
	if (own !== void 0) return own;
	const page = /^.+\/actions\/runs\/\d+/.exec(event.run.url ?? "")?.[0];
	if (page === void 0) return void 0;
	const others = found.filter(({ payload }) => objectOf(payload).by !== maker);
	for (const { id } of others.slice(0, mostOthers)) {
		const { logUrl = "" } = await readDeploymentStatus(github, repository, id) ?? {};
		if (logUrl === page || logUrl.startsWith(`${page}/`)) return "of job";
	}
}
async function make(place, github) {
	const { repository, plan } = place;
	const { config, environment, event, version } = plan;
	try {
		return await createDeployment(github, repository, {
			commit: event.sha,
			environment,
			isProduction: environment === "Production",
			description: `${config.site.slug} ${version}`,
			payload: payloadOf(plan)
		});
	} catch (error) {
		const found = isUnclear(error) ? await find(place, github) : void 0;
		if (found === void 0) throw error;
		return found;
	}
}
function payloadOf({ config, event: { run } }) {
	return {
		by: maker,
		site: config.site.slug,
		run: run.url ?? `${run.id}/${run.attempt}`
	};
}
function isUnclear(error) {
	const { code } = SiteDeployError.from(error);
	return code === "GITHUB_UNAVAILABLE" || !code.startsWith("GITHUB_");
}
async function end(begun, place) {
	const { repository, plan, run } = place;
	const { log } = run.machine;
	const result = run.result();
	if (begun instanceof SiteDeployError && !isUnclear(begun)) return isUntold(whyNot(begun, place), run);
	const github = clientOf(place);
	const deployment = begun instanceof SiteDeployError ? await findOrMake(place, result, github) : begun;
	if (deployment === void 0) return isUntold(whyNot(begun, place), run);
	if (deployment === "of job") {
		log.info("GitHub has made a deployment for the environment of this job: there is no second one.");
		return run.learn({ gitHubDeployment: {} });
	}
	const { id } = deployment;
	run.learn({ gitHubDeployment: {
		id,
		state: "in_progress",
		problem: "GitHub was not told how the run ended"
	} });
	const state = stateOf(result);
	await tell(id, {
		state,
		...statusOf(result),
		logUrl: plan.event.run.url
	}, place, github);
	run.learn({ gitHubDeployment: {
		id,
		state
	} });
	log.info(`GitHub shows this run as deployment ${id} of ${repository.owner}/${repository.name}: ${state}.`);
	if (state === "success") await endOthers(plan, id, repository, github);
}
async function findOrMake(place, { status }, github) {
	return await find(place, github) ?? (status === "cancelled" ? void 0 : make(place, github));
}
async function tell(id, status, { repository }, github) {
	try {
		await addDeploymentStatus(github, repository, id, status);
	} catch (error) {
		if (!isUnclear(error)) throw error;
		if ((await readDeploymentStatus(github, repository, id))?.state !== status.state) await addDeploymentStatus(github, repository, id, status);
	}
}
function stateOf({ status, isUnchanged }) {
	if (status === "succeeded" || isUnchanged) return "success";
	if (status === "failed") return "failure";
	return status === "skipped" ? "inactive" : "error";
}
function statusOf(result) {
	const { title } = reportOf(result);
	if (stateOf(result) === "success") return {
		description: title,
		environmentUrl: result.url
	};
	return { description: `${title}. ${siteLine(result)}` };
}
async function endOthers({ config, environment }, id, repository, github) {
	const others = (await readDeployments(github, repository, { environment })).filter(({ id: other, payload }) => {
		const { by, site } = objectOf(payload);
		return other !== id && by === maker && site === config.site.slug;
	});
	for (const other of others.slice(0, mostOthers)) {
		const { state, logUrl } = await readDeploymentStatus(github, repository, other.id) ?? {};
		if (state !== "success" && !(state !== "failure" && state !== "error" && state !== "inactive" && other.id < id)) continue;
		await addDeploymentStatus(github, repository, other.id, {
			state: "inactive",
			description: "Another deployment has taken its place.",
			logUrl
		});
		if (state === "success" && other.id < id) return;
	}
}
async function endOnGitHub(plan, access, run) {
	const repository = namedRepository(plan.event.repository);
	try {
		await endOthers(plan, Number.POSITIVE_INFINITY, repository, clientOf({
			access,
			closing: closingDeps(run.machine)
		}));
	} catch (thrown) {
		isUntold(whyNot(thrown, {
			repository,
			plan
		}), run);
	}
}
function whyNot(thrown, { repository, plan }) {
	const { code, message } = SiteDeployError.from(thrown);
	const name = `${repository.owner}/${repository.name}`;
	if (code === "GITHUB_PERMISSION_MISSING") return `give the token the permission "deployments: write" for ${name}, which has to be the repository`;
	if (message.includes("No ref found for")) return `${name} does not have the commit ${plan.event.sha.slice(0, 12)}: push it first`;
	return isUnclear(thrown) ? noAnswer : message.replace(/\.$/, "");
}
function isUntold(problem, run) {
	const { gitHubDeployment } = run.result();
	run.learn({ gitHubDeployment: {
		...gitHubDeployment,
		problem
	} });
	const none = problem === noAnswer ? "Perhaps no deployment on GitHub" : "No deployment on GitHub";
	const what = gitHubDeployment?.id === void 0 ? none : "GitHub shows an unfinished deployment";
	run.machine.log.info(`${what}: ${problem}.`);
}

// src/steps/finish/portal/fetch-pages.ts
var fetch_pages_exports = /* @__PURE__ */ __exportAll({ fetchPages: () => fetchPages });
const together = 6;
const everyMs = 5e3;
const settledMs = 12e4;
const otherCalls = 4;
async function fetchPages({ client, siteId, listed, described, last, minutes }, { clock, log, signal }) {
	const start = clock.now();
	const until = start + minutes * 6e4;
	const most = Math.max(1, Math.floor(minutes * rateLimits.read) - otherCalls);
	const updated = new Map(listed.map(({ slug, lastUpdated }) => [slug, lastUpdated]));
	const told = new Map(described.map((page) => [page.pageSlug, page]));
	const known = new Map((last?.pages ?? []).filter(({ slug }) => told.has(slug)).map((page) => [page.slug, page]));
	const isSaid = ({ slug, seo }) => told.get(slug)?.title === seo.title && told.get(slug)?.description === seo.description;
	const isSame = (page) => page.lastUpdated === updated.get(page.slug);
	const isFresh = ({ freshUntil }) => freshUntil !== void 0 && Date.parse(freshUntil) > start;
	const seo = /* @__PURE__ */ new Map();
	const malformed = [];
	const fetched = /* @__PURE__ */ new Set();
	const freshUntil = /* @__PURE__ */ new Map();
	let proof = [...known.values()].find((page) => isSame(page) && !isSaid(page))?.slug;
	let said = start;
	const changed = [...known.values()].filter((page) => !isSame(page) || !isSaid(page)).map(({ slug }) => slug);
	const needed = [...[...told.keys()].filter((slug) => !known.has(slug)), ...changed];
	let asked = needed.length;
	await fetchAll(needed);
	const follows = (last?.follows ?? true) && proof === void 0;
	const doubtful = follows ? [] : [...known.values()].filter((page) => isSame(page) && isSaid(page) && !isFresh(page));
	asked += doubtful.length;
	await fetchAll(doubtful.map(({ slug }) => slug));
	const left = [...needed, ...doubtful.map(({ slug }) => slug)].filter((slug) => !fetched.has(slug));
	for (const [slug, { title, description }] of told) {
		if (fetched.has(slug)) continue;
		const before = known.get(slug)?.seo ?? {
			pageSlug: slug,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		seo.set(slug, {
			...before,
			title,
			description
		});
	}
	report();
	return {
		seo,
		malformed,
		unfetched: new Set(left),
		kept: {
			follows,
			pages: keptPages()
		}
	};
	async function fetchAll(slugs) {
		const rest = slugs[Symbol.iterator]();
		const worker = async () => {
			while (fetched.size < most && clock.now() < until) {
				const next = rest.next();
				if (next.done === true) return;
				fetched.add(next.value);
				await fetchOne(next.value);
			}
		};
		await Promise.all(Array.from({ length: together }, worker));
	}
	async function fetchOne(pageSlug) {
		try {
			const { value, freshMs } = await client.seo.getRawPage(siteId, pageSlug, { signal });
			const read = readPageSeo(pageSlug, value);
			seo.set(pageSlug, read.seo);
			freshUntil.set(pageSlug, new Date(clock.now() + freshMs).toISOString());
			malformed.push(...read.malformed.map((problem) => ({
				pageSlug,
				...problem
			})));
			if (read.malformed.length === 0 && isLaterThanListed(read.seo)) proof ??= pageSlug;
		} catch (error) {
			if (error instanceof SiteDeployError && error.code === "USAGE") malformed.push({
				pageSlug,
				field: "",
				message: error.message
			});
			else if (!isMissing(error)) throw error;
		}
		if (clock.now() - said < everyMs) return;
		said = clock.now();
		log.info(`SEO metadata: ${fetched.size} of ${asked} pages (at most ${rateLimits.read} calls a minute)`);
	}
	function isLaterThanListed({ pageSlug, updatedAt }) {
		const edited = Date.parse(updatedAt);
		return edited > Date.parse(updated.get(pageSlug) ?? updatedAt) && edited < start - settledMs;
	}
	function keptPages() {
		const wrong = new Set(malformed.map(({ pageSlug }) => pageSlug));
		const before = [...known.values()].filter(({ slug }) => !fetched.has(slug)).map((page) => inTime(page));
		const now = [...told.keys()].flatMap((slug) => {
			const [lastUpdated, found] = [updated.get(slug), seo.get(slug)];
			if (!fetched.has(slug) || wrong.has(slug) || lastUpdated === void 0 || found === void 0) return [];
			return [inTime({
				slug,
				lastUpdated,
				seo: found,
				freshUntil: freshUntil.get(slug)
			})];
		});
		return [...before, ...now];
	}
	function inTime({ freshUntil: until, ...page }) {
		return follows || until === void 0 ? page : {
			...page,
			freshUntil: until
		};
	}
	function report() {
		if (proof !== void 0 && (last?.follows ?? true)) log.warn(`The portal's list of pages did not count an edit of the metadata of "${proof}" as a change of the page. So every deployment fetches metadata again whose Cache-Control no longer holds, the oldest first.`);
		const reused = told.size - fetched.size - left.length;
		if (reused > 0) log.info(`SEO metadata: ${count(fetched.size, "page")} fetched, ${reused} as the last deployment had them.`);
		if (left.length === 0) return;
		const bare = left.filter((slug) => !known.has(slug)).length;
		log.warn(`SEO metadata of ${count(left.length, "page")} not fetched within ${minutes} min (seo.fetchMinutes): title and description are those of the portal, the rest is ${left.length - bare} times that of the last deployment and ${bare} times left as built. The next deployment goes on: ${firstNames(left)}.`);
	}
}
function isMissing(error) {
	return error instanceof PortalError && error.status === 404;
}

export { github_deployment_exports as n, comment_exports as r, fetch_pages_exports as t };
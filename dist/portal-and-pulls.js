import { r as __exportAll } from "./rolldown-runtime.js";
import { An as link, B as PortalError, En as code, Fn as text, Hn as namedRepository, Nn as paragraphs, Pn as table, Rn as count, Vn as seconds, Zr as SiteDeployError, bn as changesPart, jn as md, kn as joined, p as readPageSeo, vn as verdictPart, wn as findingsPart, yn as changePart, zn as firstNames } from "./shared.js";
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

export { comment_exports as n, fetch_pages_exports as t };
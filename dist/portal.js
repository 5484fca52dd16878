import { r as __exportAll } from "./rolldown-runtime.js";
import { Fr as firstNames, Pr as count, Rr as SiteDeployError, Z as PortalError, x as readPageSeo } from "./shared.js";
import { o as rateLimits } from "./shared-later.js";

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

export { fetch_pages_exports as t };
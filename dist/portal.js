import { r as __exportAll } from "./rolldown-runtime.js";
import { $ as look, Jn as parseJson, On as object, Pn as string, Sr as SiteDeployError, Tn as looseObject, Wn as safeParse, bn as array, kt as HttpFault, rn as Timestamp, vr as count, wn as literal, xn as boolean, y as keptPath, yr as firstNames, z as PortalError } from "./shared.js";
import { i as rateLimits, r as PageSeo } from "./shared-later.js";

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
	const seo = /* @__PURE__ */ new Map();
	const malformed = [];
	const fetched = /* @__PURE__ */ new Set();
	let proof = [...known.values()].find((page) => isSame(page) && !isSaid(page))?.slug;
	let said = start;
	const changed = [...known.values()].filter((page) => !isSame(page) || !isSaid(page)).map(({ slug }) => slug);
	const needed = [...[...told.keys()].filter((slug) => !known.has(slug)), ...changed];
	let asked = needed.length;
	await fetchAll(needed);
	const follows = (last?.follows ?? true) && proof === void 0;
	const doubtful = follows ? [] : [...known.keys()].filter((slug) => !needed.includes(slug));
	asked += doubtful.length;
	await fetchAll(doubtful);
	const left = [...needed, ...doubtful].filter((slug) => !fetched.has(slug));
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
			const read = readPageSeo(pageSlug, await client.seo.getRawPage(siteId, pageSlug, { signal }));
			seo.set(pageSlug, read.seo);
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
		const before = [...known.values()].filter(({ slug }) => !fetched.has(slug));
		const now = [...told.keys()].flatMap((slug) => {
			const [lastUpdated, found] = [updated.get(slug), seo.get(slug)];
			if (!fetched.has(slug) || wrong.has(slug) || lastUpdated === void 0 || found === void 0) return [];
			return [{
				slug,
				lastUpdated,
				seo: found
			}];
		});
		return [...before, ...now];
	}
	function report() {
		if (proof !== void 0 && (last?.follows ?? true)) log.warn(`The portal's list of pages did not count an edit of the metadata of "${proof}" as a change of the page. So every deployment fetches metadata again, the oldest first.`);
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

// src/steps/finish/portal/last-content.ts
var last_content_exports = /* @__PURE__ */ __exportAll({ readLastContent: () => readLastContent });
const mostBytes = 64 << 20;
const KeptFile = object({
	format: literal(1),
	follows: boolean(),
	pages: array(object({
		slug: string(),
		lastUpdated: Timestamp,
		seo: looseObject({})
	}))
});
async function readLastContent({ url, config }, deps) {
	const address = `${url ?? config.site.url}/${keptPath}`;
	try {
		const { status, text } = await look(address, deps, { maxBytes: mostBytes });
		return status === 200 ? parseKept(text) : void 0;
	} catch (error) {
		if (!(error instanceof HttpFault)) throw error;
		deps.log.debug(`The metadata of the last deployment could not be read: ${error.message}`);
		return;
	}
}
function parseKept(text) {
	const file = safeParse(KeptFile, parseJson(text));
	if (!file.success) return void 0;
	const pages = file.data.pages.flatMap(({ slug, lastUpdated, seo: raw }) => {
		const seo = parsePageSeo(raw);
		return seo === void 0 ? [] : [{
			slug,
			lastUpdated,
			seo
		}];
	});
	return {
		follows: file.data.follows,
		pages
	};
}

export { fetch_pages_exports as n, last_content_exports as t };
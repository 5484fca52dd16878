import { r as __exportAll } from "./rolldown-runtime.js";
import { Fr as firstNames, R as collect, U as servedPath, _ as extensions, g as readSitemap, v as escapeXml, z as addressOf } from "./shared.js";
const { gzipSync } = globalThis.process.getBuiltinModule("node:zlib");

// src/steps/finish/sitemap/write.ts
const limits = {
	addresses: 5e4,
	bytes: 52428800
};
const declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const namespace = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
const frame = 600;
function writeSitemap(entries, origin, most = limits) {
	const parts = [];
	let urls = [];
	let size = 0;
	const close = () => {
		if (urls.length > 0) parts.push(urlset(urls.join("")));
		urls = [];
		size = frame;
	};
	close();
	for (const entry of entries) {
		const url = urlOf(entry);
		const bytes = Buffer.byteLength(url);
		if (urls.length >= most.addresses || size + bytes > most.bytes) close();
		urls.push(url);
		size += bytes;
	}
	close();
	const [first, ...others] = parts;
	if (first === void 0) return /* @__PURE__ */ new Map();
	if (others.length === 0) return /* @__PURE__ */ new Map([["sitemap.xml", first]]);
	const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
	return new Map([["sitemap.xml", sitemapIndex(names, origin)], ...parts.map((part, number) => [names[number] ?? "", part])]);
}
function sitemapIndex(names, origin) {
	const sitemaps = names.map((name) => `  <sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`);
	return `${declaration}<sitemapindex ${namespace}>\n${sitemaps.join("")}</sitemapindex>\n`;
}
function oneSitemap(entries) {
	return urlset(entries.map(urlOf).join(""));
}
function urlset(urls) {
	const namespaces = Object.entries(extensions).filter(([, prefix]) => urls.includes(`<${prefix}:`)).map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`).join("");
	return `${declaration}<urlset ${namespace}${namespaces}>\n${urls}</urlset>\n`;
}
function urlOf({ loc, lastmod, changefreq, priority, extensions: more }) {
	return `  <url>\n${Object.entries({
		loc,
		lastmod,
		changefreq,
		priority
	}).flatMap(([name, value]) => value === void 0 ? [] : [`    <${name}>${escapeXml(value)}</${name}>\n`]).join("")}${more === void 0 ? "" : `    ${more}\n`}  </url>\n`;
}

// src/steps/finish/sitemap/sitemap.ts
var sitemap_exports = /* @__PURE__ */ __exportAll({ makeSitemap: () => makeSitemap });
const shown = 5;
function makeSitemap(sources) {
	const { content, own, origin } = sources;
	const site = new SiteAddresses(sources);
	const hasOwn = own.some(({ entries }) => entries !== void 0);
	if (content.sitemap === void 0) {
		if (hasOwn) return mergeOwn([], sources, site);
		return {
			files: writeSitemap(fromPages(sources, site), origin),
			warnings: []
		};
	}
	const read = readSitemap(content.sitemap);
	const instead = hasOwn ? "the one that the site's build has made is deployed" : "none is deployed";
	if ("problem" in read) return {
		files: /* @__PURE__ */ new Map(),
		warnings: [`The portal's sitemap is not valid (${read.problem}); ${instead}.`],
		problem: read.problem
	};
	const { kept, warnings } = withoutForbidden(read.entries, origin, site);
	if (read.wrong.length > 0) warnings.unshift(`Left out of the portal's sitemap, because it is not valid: ${firstNames(read.wrong, shown)}.`);
	if (!hasOwn) return {
		files: writeSitemap(kept, origin),
		warnings
	};
	const merged = mergeOwn(kept, sources, site);
	return {
		...merged,
		warnings: [...warnings, ...merged.warnings]
	};
}
var SiteAddresses = class {
	hidden;
	built;
	known;
	constructor({ content, found, origin, addresses }) {
		const pageKey = (page) => this.keyOf(addressOf(origin, page.path));
		const pages = [...found.pages.values(), ...found.inApp.values()];
		const files = [...found.pages.keys(), ...found.unknown].map((file) => addressOf(origin, servedPath(file)));
		this.hidden = new Set(content.pages.filter(({ slug }) => content.seo.get(slug)?.noIndex === true).map(pageKey));
		this.built = /* @__PURE__ */ new Set([...pages.map(pageKey), ...files.map((file) => this.keyOf(file))]);
		this.known = new Map(content.pages.map((page) => [pageKey(page), addresses.get(page.slug) ?? addressOf(origin, page.path)]));
	}
	keyOf(address) {
		const trimmed = new URL(address).pathname.replace(/\/+$/, "");
		try {
			return decodeURIComponent(trimmed).normalize("NFC");
		} catch {
			return trimmed;
		}
	}
};
function withoutForbidden(entries, origin, { keyOf, hidden, built, known }) {
	const reasons = /* @__PURE__ */ new Map();
	const kept = entries.filter(({ loc }) => {
		const key = keyOf(loc);
		const reason = new URL(loc).origin !== origin ? "are not of this site" : hidden.has(key) ? "are marked noIndex" : built.has(key) ? void 0 : "were not built";
		if (reason !== void 0) collect(reasons, reason, loc);
		return reason === void 0;
	});
	const warnings = [...reasons].map(([reason, addresses]) => `Left out of the sitemap, because they ${reason}: ${firstNames(addresses, shown)}.`);
	return {
		kept: kept.map((entry) => ({
			...entry,
			loc: encoded(known.get(keyOf(entry.loc)) ?? entry.loc)
		})),
		warnings
	};
}
function mergeOwn(ofPortal, { content, origin, own }, site) {
	const decides = content.sitemap !== void 0;
	const merged = new Map(ofPortal.map((entry) => [site.keyOf(entry.loc), entry]));
	const left = {
		hidden: 0,
		excluded: 0,
		foreign: 0
	};
	for (const entry of own.flatMap(({ entries }) => entries ?? [])) {
		const key = site.keyOf(entry.loc);
		const other = merged.get(key);
		if (other !== void 0) merged.set(key, {
			...entry,
			...other
		});
		else if (new URL(entry.loc).origin !== origin) left.foreign += 1;
		else if (site.hidden.has(key)) left.hidden += 1;
		else if (decides && site.known.has(key)) left.excluded += 1;
		else merged.set(key, entry);
	}
	if (merged.size === 0) return {
		files: /* @__PURE__ */ new Map(),
		warnings: ["No page is left for the sitemap: the one of the site's build is deployed."]
	};
	const names = own.map(({ path }) => path).join(", ");
	const reasons = [
		...left.excluded > 0 ? [`${left.excluded} that the portal's sitemap leaves out`] : [],
		...left.hidden > 0 ? [`${left.hidden} marked noIndex in the portal`] : [],
		...left.foreign > 0 ? [`${left.foreign} of another site`] : []
	];
	if (!decides && reasons.length === 0) return {
		files: /* @__PURE__ */ new Map(),
		warnings: []
	};
	const without = reasons.length === 0 ? "" : `; left out: ${reasons.join(", ")}`;
	const more = merged.size - ofPortal.length;
	const remark = `Sitemap: ${merged.size} addresses, ${ofPortal.length} of the portal's and ${more} more of the site's own (${names})${without}.`;
	return {
		files: deployedFiles([...merged.values()], own, origin, site),
		warnings: [],
		remark
	};
}
function deployedFiles(entries, own, origin, { keyOf }) {
	const written = writeSitemap(entries, origin);
	const files = new Map(written);
	const kept = new Map(entries.map((entry) => [keyOf(entry.loc), entry]));
	const parts = [...written.keys()].filter((name) => written.size === 1 || name !== "sitemap.xml");
	for (const { path, entries: ofFile, isPlain, isCompressed } of own) {
		const content = written.get(path) ?? (ofFile === void 0 ? sitemapIndex(parts, origin) : oneSitemap(ofFile.flatMap(({ loc }) => kept.get(keyOf(loc)) ?? [])));
		if (isPlain) files.set(path, content);
		if (isCompressed) files.set(`${path}.gz`, gzipSync(content));
	}
	return files;
}
function encoded(address) {
	const { origin, pathname, search } = new URL(address);
	return origin + (pathname + search).replace(/%(?![\da-f]{2})|[|^[\]\\]/gi, encodeURIComponent);
}
function fromPages({ content, found, origin }, { keyOf, known }) {
	return [...found.pages.values(), ...found.inApp.values()].filter(({ slug }) => content.seo.get(slug)?.noIndex !== true).map((page) => {
		const address = addressOf(origin, page.path);
		return {
			loc: known.get(keyOf(address)) ?? address,
			lastmod: page.lastUpdated.slice(0, 10)
		};
	}).sort((a, b) => a.loc < b.loc ? -1 : 1);
}

export { sitemap_exports as t };
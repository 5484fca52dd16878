import { r as e } from "./rolldown-runtime.js";
import { c as t } from "./session.js";
import { f as n, pt as r } from "./shared-later.js";
import { At as i, Ct as a, St as o, et as s } from "./shared.js";
// src/deploy/steps/finish/portal/fetch-pages.ts
var c = e({ fetchPages: () => fetchPages });
async function fetchPages(e, t) {
	let { clock: c, log: l, signal: u } = t, { client: d, siteId: f, listed: p, described: m, last: h, minutes: g } = e, _ = c.now(), v = s(c) + g * 6e4, y = Math.max(1, Math.floor(g * r.read) - 4), b = new Map(p.map((e) => [e.slug, e.lastUpdated])), x = new Map(m.map((e) => [e.pageSlug, e])), S = new Map((h?.pages ?? []).filter((e) => x.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => x.get(e)?.title === t.title && x.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === b.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > _, C = new Map(), w = [], T = new Set(), E = new Map(), D = [...S.values()].find((e) => isSame(e) && !matchesList(e))?.slug, O = s(c), k = [...S.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), A = [...[...x.keys()].filter((e) => !S.has(e)), ...k], j = A.length;
	await fetchAll(A);
	let M = (h?.follows ?? !0) && D === void 0, N = M ? [] : [...S.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	j += N.length, await fetchAll(N.map((e) => e.slug));
	let P = [...A, ...N.map((e) => e.slug)].filter((e) => !T.has(e));
	for (let [e, { title: t, description: n }] of x) {
		if (T.has(e)) continue;
		let r = S.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		C.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: C,
		malformed: w,
		unfetched: new Set(P),
		cached: {
			follows: M,
			pages: getCachedPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; T.size < y && s(c) < v;) {
				let e = t.next();
				if (e.done === !0) return;
				T.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: r } = await d.getRawPageSeo(f, e, { signal: u }), i = n(e, t);
			C.set(e, i.seo), E.set(e, new Date(c.now() + r).toISOString()), w.push(...i.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), i.malformed.length === 0 && isLaterThanListed(i.seo) && (D ??= e);
		} catch (t) {
			if (t instanceof i && t.code === "USAGE") w.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!isMissing(t)) throw t;
		}
		s(c) - O < 5e3 || (O = s(c), l.info(`SEO metadata: ${T.size} of ${j} pages (at most ${r.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(b.get(e.pageSlug) ?? e.updatedAt) && t < _ - 12e4;
	}
	function getCachedPages() {
		let e = new Set(w.map((e) => e.pageSlug)), t = [...S.values()].filter((e) => !T.has(e.slug)).map((e) => inTime(e)), n = [...x.keys()].flatMap((t) => {
			let [n, r] = [b.get(t), C.get(t)];
			return !T.has(t) || e.has(t) || !n || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: E.get(t)
			})];
		});
		return [...t, ...n];
	}
	function inTime({ freshUntil: e, ...t }) {
		return M || !e ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		D !== void 0 && (h?.follows ?? !0) && l.warn(`The portal's list of pages did not count an edit of the metadata of "${D}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = x.size - T.size - P.length;
		if (e > 0 && l.info(`SEO metadata: ${o(T.size, "page")} fetched, ${e} reused from the last deployment.`), P.length === 0) return;
		let t = P.filter((e) => !S.has(e)).length;
		l.warn(`SEO metadata of ${o(P.length, "page")} not fetched within ${g} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${P.length - t}) or left as built (${t}). The next deployment continues: ${a(P)}.`, { concern: "search" });
	}
}
function isMissing(e) {
	return e instanceof t && e.status === 404;
}
export { c as t };

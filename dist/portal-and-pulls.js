import { r as e } from "./rolldown-runtime.js";
import { B as t, Bn as n, Cn as r, Fn as i, In as a, Kn as o, Pn as s, Qn as c, Rn as l, Tn as u, Un as d, Wn as f, jn as p, kn as m, kt as h, nr as g, pi as _, ri as v, wn as y, xn as b, zn as x } from "./shared.js";
import { d as S, f as C, p as w, r as T, u as E } from "./shared-later.js";
// src/action/comment/body.ts
const D = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker(e) {
	let key = (e) => (e ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `<!-- site-deploy site=${key(e.site)} environment=${key(e.environment)} -->`;
}
function runIn(e) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(e)?.[1] ?? 0);
}
function commentBody(e) {
	let t = /\/runs\/(\d{1,15})$/.exec(e.source?.runUrl ?? "")?.[1] ?? "0", n = `${commentMarker(e)}\n<!-- run=${t} -->\n`;
	return D.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return l(a`### ${{ text: e.title }}`, r(e, t), y(e) ?? commitTable(e), u(e, t), m(e, t), footer(e));
}
const shortest = (e) => l(a`### ${n(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: t } = e;
	if (t && t.commit !== "") return x([a`Commit`, a`Branch`], [[p(t.commit.slice(0, 12)), p(t.branch)]]);
}
function footer(e) {
	let { source: t, timeline: r = [], findingCount: c } = e, l = Math.max(0, ...r.map((e) => e.startMs + e.durationMs)), u = v([
		l > 0 && n(`Took ${o(l)}`),
		c > 0 && n(d(c, "warning")),
		...t?.runUrl ? [i(a`Log and summary`, t.runUrl)] : []
	]);
	return s(u);
}
// src/action/comment/comment.ts
var O = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isWorthComment(e) && e.source) try {
		let r = g(e.source.repository), i = await c(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Commented on pull request #${a}.`);
	} catch (e) {
		let { code: t, message: r } = _.from(e), i = t === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have" : r;
		n.info(`No comment on the pull request: ${i}.`);
	}
}
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, error: i, environment: a, status: o } = e;
	return t === !1 && !n && r === void 0 && a !== void 0 && !(o === "skipped" && i);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await E(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await w(r, t, o.id, c);
	for (let { id: e } of s) await S(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await C(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/deploy/steps/finish/portal/fetch-pages.ts
var k = e({ fetchPages: () => fetchPages });
async function fetchPages(e, n) {
	let { clock: r, log: i, signal: a } = n, { client: o, siteId: s, listed: c, described: l, last: u, minutes: p } = e, m = r.now(), h = b(r) + p * 6e4, g = Math.max(1, Math.floor(p * T.read) - 4), v = new Map(c.map((e) => [e.slug, e.lastUpdated])), y = new Map(l.map((e) => [e.pageSlug, e])), x = new Map((u?.pages ?? []).filter((e) => y.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => y.get(e)?.title === t.title && y.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === v.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > m, S = new Map(), C = [], w = new Set(), E = new Map(), D = [...x.values()].find((e) => isSame(e) && !matchesList(e))?.slug, O = b(r), k = [...x.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), A = [...[...y.keys()].filter((e) => !x.has(e)), ...k], j = A.length;
	await fetchAll(A);
	let M = (u?.follows ?? !0) && D === void 0, N = M ? [] : [...x.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	j += N.length, await fetchAll(N.map((e) => e.slug));
	let P = [...A, ...N.map((e) => e.slug)].filter((e) => !w.has(e));
	for (let [e, { title: t, description: n }] of y) {
		if (w.has(e)) continue;
		let r = x.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		S.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: S,
		malformed: C,
		unfetched: new Set(P),
		cached: {
			follows: M,
			pages: getCachedPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; w.size < g && b(r) < h;) {
				let e = t.next();
				if (e.done === !0) return;
				w.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: n, freshMs: i } = await o.getRawPageSeo(s, e, { signal: a }), c = t(e, n);
			S.set(e, c.seo), E.set(e, new Date(r.now() + i).toISOString()), C.push(...c.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), c.malformed.length === 0 && isLaterThanListed(c.seo) && (D ??= e);
		} catch (t) {
			if (t instanceof _ && t.code === "USAGE") C.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!isMissing(t)) throw t;
		}
		b(r) - O < 5e3 || (O = b(r), i.info(`SEO metadata: ${w.size} of ${j} pages (at most ${T.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(v.get(e.pageSlug) ?? e.updatedAt) && t < m - 12e4;
	}
	function getCachedPages() {
		let e = new Set(C.map((e) => e.pageSlug)), t = [...x.values()].filter((e) => !w.has(e.slug)).map((e) => inTime(e)), n = [...y.keys()].flatMap((t) => {
			let [n, r] = [v.get(t), S.get(t)];
			return !w.has(t) || e.has(t) || n === void 0 || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: E.get(t)
			})];
		});
		return [...t, ...n];
	}
	function inTime({ freshUntil: e, ...t }) {
		return M || e === void 0 ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		D !== void 0 && (u?.follows ?? !0) && i.warn(`The portal's list of pages did not count an edit of the metadata of "${D}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = y.size - w.size - P.length;
		if (e > 0 && i.info(`SEO metadata: ${d(w.size, "page")} fetched, ${e} reused from the last deployment.`), P.length === 0) return;
		let t = P.filter((e) => !x.has(e)).length;
		i.warn(`SEO metadata of ${d(P.length, "page")} not fetched within ${p} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${P.length - t}) or left as built (${t}). The next deployment continues: ${f(P)}.`, { concern: "search" });
	}
}
function isMissing(e) {
	return e instanceof h && e.status === 404;
}
export { O as n, k as t };

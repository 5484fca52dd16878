import { r as e } from "./rolldown-runtime.js";
import { At as t, Ct as n, St as r, Tt as i, _t as a, ct as o, et as s, ht as c, it as l, kt as u, mt as d, nt as f, pt as p, rt as m, ut as h, vt as g, yt as _ } from "./shared.js";
import { Ct as v, St as y, bt as b, l as x, nt as S, xt as C } from "./shared-later.js";
import { b as w, w as T } from "./config.js";
import { l as E } from "./session.js";
// src/action/comment/body.ts
const D = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker(e) {
	let key = (e) => (e ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), { site: t, environment: n } = e;
	return `<!-- site-deploy site=${key(t)} environment=${key(n)} -->`;
}
function runIn(e) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(e)?.[1] ?? 0);
}
function commentBody(e) {
	let t = /\/runs\/(\d{1,15})$/.exec(e.source?.runUrl ?? "")?.[1] ?? "0", n = `${commentMarker(e)}\n<!-- run=${t} -->\n`;
	return D.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return a(c`### ${{ text: e.title }}`, f(e, t), m(e) ?? commitTable(e), l(e, t), o(e, t), footer(e));
}
const shortest = (e) => a(c`### ${_(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: t } = e;
	if (t && t.commit !== "") return g([c`Commit`, c`Branch`], [[h(t.commit.slice(0, 12)), h(t.branch)]]);
}
function footer(e) {
	let { source: t, timeline: n = [], findingCount: a } = e, o = Math.max(0, ...n.map((e) => e.startMs + e.durationMs)), s = u([
		o > 0 && _(`Took ${i(o)}`),
		a > 0 && _(r(a, "warning")),
		!!t?.runUrl && d(c`Log and summary`, t?.runUrl)
	]);
	return p(s);
}
// src/action/comment/comment.ts
var O = e({ writeComments: () => writeComments });
async function writeComments(e, n, r) {
	if (isWorthComment(e) && e.source) try {
		let t = T(e.source.repository), i = await w(n, t, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, t, a, n), r.info(`Commented on pull request #${a}.`);
	} catch (e) {
		let { code: n, message: i } = t.from(e), a = i;
		n === "GITHUB_PERMISSION_MISSING" && (a = "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have"), r.info(`No comment on the pull request: ${a}.`);
	}
}
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, error: i, environment: a, status: o } = e;
	return t === !1 && !n && r === void 0 && !!a && !(o === "skipped" && i);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await b(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await v(r, t, o.id, c);
	for (let { id: e } of s) await C(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await y(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/deploy/steps/finish/portal/fetch-pages.ts
var k = e({ fetchPages: () => fetchPages });
async function fetchPages(e, i) {
	let { clock: a, log: o, signal: c } = i, { client: l, siteId: u, listed: d, described: f, last: p, minutes: m } = e, h = a.now(), g = s(a) + m * 6e4, _ = Math.max(1, Math.floor(m * S.read) - 4), v = new Map(d.map((e) => [e.slug, e.lastUpdated])), y = new Map(f.map((e) => [e.pageSlug, e])), b = new Map((p?.pages ?? []).filter((e) => y.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => y.get(e)?.title === t.title && y.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === v.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > h, C = new Map(), w = [], T = new Set(), E = new Map(), D = [...b.values()].find((e) => isSame(e) && !matchesList(e))?.slug, O = s(a), k = [...b.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), A = [...[...y.keys()].filter((e) => !b.has(e)), ...k], j = A.length;
	await fetchAll(A);
	let M = (p?.follows ?? !0) && D === void 0, N = M ? [] : [...b.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	j += N.length, await fetchAll(N.map((e) => e.slug));
	let P = [...A, ...N.map((e) => e.slug)].filter((e) => !T.has(e));
	for (let [e, { title: t, description: n }] of y) {
		if (T.has(e)) continue;
		let r = b.get(e)?.seo ?? {
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
			for (; T.size < _ && s(a) < g;) {
				let e = t.next();
				if (e.done === !0) return;
				T.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: n } = await l.getRawPageSeo(u, e, { signal: c }), r = x(e, t);
			C.set(e, r.seo), E.set(e, new Date(a.now() + n).toISOString()), w.push(...r.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), r.malformed.length === 0 && isLaterThanListed(r.seo) && (D ??= e);
		} catch (n) {
			if (n instanceof t && n.code === "USAGE") w.push({
				pageSlug: e,
				field: "",
				message: n.message
			});
			else if (!isMissing(n)) throw n;
		}
		s(a) - O < 5e3 || (O = s(a), o.info(`SEO metadata: ${T.size} of ${j} pages (at most ${S.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(v.get(e.pageSlug) ?? e.updatedAt) && t < h - 12e4;
	}
	function getCachedPages() {
		let e = new Set(w.map((e) => e.pageSlug)), t = [...b.values()].filter((e) => !T.has(e.slug)).map((e) => inTime(e)), n = [...y.keys()].flatMap((t) => {
			let [n, r] = [v.get(t), C.get(t)];
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
		D !== void 0 && (p?.follows ?? !0) && o.warn(`The portal's list of pages did not count an edit of the metadata of "${D}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = y.size - T.size - P.length;
		if (e > 0 && o.info(`SEO metadata: ${r(T.size, "page")} fetched, ${e} reused from the last deployment.`), P.length === 0) return;
		let t = P.filter((e) => !b.has(e)).length;
		o.warn(`SEO metadata of ${r(P.length, "page")} not fetched within ${m} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${P.length - t}) or left as built (${t}). The next deployment continues: ${n(P)}.`, { concern: "search" });
	}
}
function isMissing(e) {
	return e instanceof E && e.status === 404;
}
export { O as n, k as t };

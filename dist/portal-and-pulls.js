import { r as e } from "./rolldown-runtime.js";
import { Bn as t, Cn as n, Dn as r, En as i, Gn as a, H as o, Hn as s, In as c, Jn as l, Kn as u, Ln as d, Nn as f, Rn as p, Tn as m, Vn as h, ai as g, er as _, hi as v, ir as y, jn as b, jt as x } from "./shared.js";
import { d as S, f as C, m as w, p as T, r as E } from "./shared-later.js";
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
function content(e, n) {
	return t(p`### ${{ text: e.title }}`, m(e, n), i(e) ?? commitTable(e), r(e, n), b(e, n), footer(e));
}
const shortest = (e) => t(p`### ${s(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: t } = e;
	if (t && t.commit !== "") return h([p`Commit`, p`Branch`], [[f(t.commit.slice(0, 12)), f(t.branch)]]);
}
function footer(e) {
	let { source: t, timeline: n = [], findingCount: r } = e, i = Math.max(0, ...n.map((e) => e.startMs + e.durationMs)), o = g([
		i > 0 && s(`Took ${l(i)}`),
		r > 0 && s(a(r, "warning")),
		!!t?.runUrl && d(p`Log and summary`, t?.runUrl)
	]);
	return c(o);
}
// src/action/comment/comment.ts
var O = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isWorthComment(e) && e.source) try {
		let r = y(e.source.repository), i = await _(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Commented on pull request #${a}.`);
	} catch (e) {
		let { code: t, message: r } = v.from(e), i = r;
		t === "GITHUB_PERMISSION_MISSING" && (i = "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have"), n.info(`No comment on the pull request: ${i}.`);
	}
}
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, error: i, environment: a, status: o } = e;
	return t === !1 && !n && r === void 0 && !!a && !(o === "skipped" && i);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await S(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await w(r, t, o.id, c);
	for (let { id: e } of s) await C(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await T(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/deploy/steps/finish/portal/fetch-pages.ts
var k = e({ fetchPages: () => fetchPages });
async function fetchPages(e, t) {
	let { clock: r, log: i, signal: s } = t, { client: c, siteId: l, listed: d, described: f, last: p, minutes: m } = e, h = r.now(), g = n(r) + m * 6e4, _ = Math.max(1, Math.floor(m * E.read) - 4), y = new Map(d.map((e) => [e.slug, e.lastUpdated])), b = new Map(f.map((e) => [e.pageSlug, e])), x = new Map((p?.pages ?? []).filter((e) => b.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => b.get(e)?.title === t.title && b.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === y.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > h, S = new Map(), C = [], w = new Set(), T = new Map(), D = [...x.values()].find((e) => isSame(e) && !matchesList(e))?.slug, O = n(r), k = [...x.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), A = [...[...b.keys()].filter((e) => !x.has(e)), ...k], j = A.length;
	await fetchAll(A);
	let M = (p?.follows ?? !0) && D === void 0, N = M ? [] : [...x.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	j += N.length, await fetchAll(N.map((e) => e.slug));
	let P = [...A, ...N.map((e) => e.slug)].filter((e) => !w.has(e));
	for (let [e, { title: t, description: n }] of b) {
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
			for (; w.size < _ && n(r) < g;) {
				let e = t.next();
				if (e.done === !0) return;
				w.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: n } = await c.getRawPageSeo(l, e, { signal: s }), i = o(e, t);
			S.set(e, i.seo), T.set(e, new Date(r.now() + n).toISOString()), C.push(...i.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), i.malformed.length === 0 && isLaterThanListed(i.seo) && (D ??= e);
		} catch (t) {
			if (t instanceof v && t.code === "USAGE") C.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!isMissing(t)) throw t;
		}
		n(r) - O < 5e3 || (O = n(r), i.info(`SEO metadata: ${w.size} of ${j} pages (at most ${E.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(y.get(e.pageSlug) ?? e.updatedAt) && t < h - 12e4;
	}
	function getCachedPages() {
		let e = new Set(C.map((e) => e.pageSlug)), t = [...x.values()].filter((e) => !w.has(e.slug)).map((e) => inTime(e)), n = [...b.keys()].flatMap((t) => {
			let [n, r] = [y.get(t), S.get(t)];
			return !w.has(t) || e.has(t) || !n || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: T.get(t)
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
		D !== void 0 && (p?.follows ?? !0) && i.warn(`The portal's list of pages did not count an edit of the metadata of "${D}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = b.size - w.size - P.length;
		if (e > 0 && i.info(`SEO metadata: ${a(w.size, "page")} fetched, ${e} reused from the last deployment.`), P.length === 0) return;
		let t = P.filter((e) => !x.has(e)).length;
		i.warn(`SEO metadata of ${a(P.length, "page")} not fetched within ${m} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${P.length - t}) or left as built (${t}). The next deployment continues: ${u(P)}.`, { concern: "search" });
	}
}
function isMissing(e) {
	return e instanceof x && e.status === 404;
}
export { O as n, k as t };

const [e] = (() => {
var t = Object.create, n = Object.defineProperty, r = Object.getOwnPropertyDescriptor, i = Object.getOwnPropertyNames, a = Object.getPrototypeOf, o = Object.prototype.hasOwnProperty, __commonJSMin = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), __exportAll = (e, t) => {
	let r = {};
	for (var i in e) n(r, i, {
		get: e[i],
		enumerable: !0
	});
	return t || n(r, Symbol.toStringTag, { value: "Module" }), r;
}, __copyProps = (e, t, a, s) => {
	if (t && typeof t == "object" || typeof t == "function") for (var c = i(t), l = 0, u = c.length, d; l < u; l++) d = c[l], !o.call(e, d) && d !== a && n(e, d, {
		get: ((e) => t[e]).bind(null, d),
		enumerable: !(s = r(t, d)) || s.enumerable
	});
	return e;
}, __toESM = (e, r, i) => (i = e == null ? {} : t(a(e)), __copyProps(r || !e || !e.__esModule || !o.call(e, "default") ? n(i, "default", {
	value: e,
	enumerable: !0
}) : i, e));
return [__exportAll];
})();
import { At as t, G as n, H as r, J as i, Nt as a, Qt as o, St as s, U as c, W as l, bt as u, ln as d, vt as f, wt as p, yt as m } from "./shared.js";
import { At as h, Ft as g, It as _, Lt as v, Pt as y, V as b, _ as x, jt as S, kt as C, m as w, n as T, r as E, y as D } from "./shared-rarely.js";
// src/action/comment/comment.ts
var O = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isWorthComment(e)) try {
		let r = await findPulls(e, t);
		for (let i of r.slice(0, 5)) await writeComment(e, t, i) && n.info(`Commented on pull request #${i}.`);
	} catch (e) {
		let { code: t, message: r } = d.from(e), i = t === "GITHUB_PERMISSION_MISSING" ? k : r;
		n.info(`No comment on the pull request: ${i}.`);
	}
}
const k = "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have";
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, closed: i, error: a, environment: o, status: s } = e;
	return t !== !1 || n || !o ? !1 : r ? !!i : !(s === "skipped" && a);
}
async function findPulls({ source: e, closing: t }, n) {
	return e ? e.pull ? [e.pull] : t ? (await S(n, e.branch)).map((e) => e.number) : C(n, e) : [];
}
async function writeComment(e, t, n) {
	let r = await readOurs();
	if (r.length === 0 && e.closing) return !1;
	let i = commentBody(keepAddress(e, r));
	r.length === 0 && (await y(t, n, i), r = await readOurs());
	let [a, ...o] = r;
	if (!a) return !1;
	let s = [i, ...r.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	a.body !== s && await v(t, a.id, s);
	for (let { id: e } of o) await g(t, e);
	return !0;
	async function readOurs() {
		let r = commentMarker(e);
		return (await _(t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(r));
	}
}
function keepAddress(e, t) {
	let n = t.flatMap(({ body: e }) => /^<!-- address=(https?:\S+) -->$/m.exec(e)?.[1] ?? []).at(-1);
	return !n || !e.error || e.live ? e : {
		...e,
		live: { url: n }
	};
}
const A = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker(e) {
	let key = (e = "") => e.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `<!-- site-deploy site=${key(e.site)} environment=${key(e.environment)} -->`;
}
function runIn(e) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(e)?.[1] ?? 0);
}
function commentBody(e) {
	let t = /\/runs\/(\d{1,15})$/.exec(e.source?.runUrl ?? "")?.[1] ?? "0", n = `${addressLine(e)}${provenanceLine(e)}`, r = `${commentMarker(e)}\n<!-- run=${t} -->\n${n}`;
	return A.map((t) => `${r}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${r}\n${shortest(e)}\n`;
}
function addressLine({ url: e, live: t }) {
	let n = e ?? t?.url ?? "";
	return `<!-- address=${URL.canParse(n) ? new URL(n).origin : ""} -->\n`;
}
function provenanceLine({ provenance: e }) {
	return e ? `<!-- provenance=${JSON.stringify(e).replaceAll(/[<>]|--/g, "")} -->\n` : "";
}
function content(e, t) {
	return s(u`### ${{ text: e.title }}`, r(e, t), c(e), n(e, t), l(e, t), i(e, t), footer(e));
}
const shortest = (e) => s(u`### ${p(e.title, 200)}`, footer(e));
function footer(e) {
	let { source: n, timeline: r = [], findingCount: i } = e, s = Math.max(0, ...r.map((e) => e.startMs + e.durationMs)), c = o([
		s > 0 && p(`Took ${a(s)}`),
		i > 0 && p(t(i, "warning")),
		!!n?.runUrl && m(u`Log and summary`, n?.runUrl)
	]);
	return f(c);
}
// src/deploy/steps/plan/merged-into.ts
var j = e({ mergedInto: () => mergedInto });
async function mergedInto(e, t, n, r) {
	let i = E(t.repository, n, r), a = D(i, t.sha);
	return (await T(a, r) ?? []).filter((t) => t.base === e).map((e) => e.head);
}
// src/deploy/steps/upload/commit-host.ts
var M = e({ openCommitHost: () => openCommitHost });
function openCommitHost(e, t) {
	let n = t.github && E(e.event.repository, t.github, t), readRun = async (e) => n && T(w(n, e), t);
	return {
		remedy: n ? "GitHub did not answer; the job needs the permissions \"contents: read\" and \"actions: read\"." : "Set the input \"github-token\" so that the run can check.",
		async head(r) {
			if (!n) return readHeadFromGit(r, e.workspace, t);
			let i = b(n, r).then((e) => e ?? "");
			return T(i, t);
		},
		pull: async (e) => n && T(h(n, e), t),
		async findSibling(t, n) {
			let [r, i] = await Promise.all([readRun(e.event.run.id), readRun(t)]);
			if (r?.workflow && i) return i.workflow === r.workflow && i.branch === n ? i : null;
		},
		async findRun(r, i) {
			let [a, o] = await Promise.all([readRun(e.event.run.id), n && T(x(n, {
				commit: r,
				branch: i
			}), t)]);
			if (a && o && a.workflow !== "") return toRunState(o.filter((e) => e.workflow === a.workflow));
		}
	};
}
async function readHeadFromGit(e, t, n) {
	let r = [
		"ls-remote",
		"origin",
		`refs/heads/${e}`
	], i = await n.git(t, r, n.signal);
	return i && (/^([0-9a-f]{40})\t/.exec(i)?.[1] ?? "");
}
function toRunState(e) {
	let t = e.find((e) => e.status !== "completed" || e.conclusion === "success");
	if (t) return {
		state: "deploys",
		url: t.url
	};
	let [n] = e;
	return n ? {
		state: "ended",
		url: n.url,
		conclusion: n.conclusion || "nothing"
	} : { state: "none" };
}
export { j as n, O as r, M as t };

import { r as e } from "./rolldown-runtime.js";
import { It as t, J as n, Lt as r, Q as i, Y as a, ct as o, dt as s, ft as c, gt as l, it as u, ot as d, q as f, st as p, ut as m, yt as h } from "./shared.js";
import { I as g, L as _, N as v, _t as y, c as b, gt as x, ht as S, mt as C, q as w, s as T, ut as E, wt as D } from "./shared-rarely.js";
// src/action/comment/comment.ts
var O = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isWorthComment(e) && e.source) try {
		let r = D(e.source.repository), i = await E(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Commented on pull request #${a}.`);
	} catch (e) {
		let { code: t, message: i } = r.from(e), a = t === "GITHUB_PERMISSION_MISSING" ? k : i;
		n.info(`No comment on the pull request: ${a}.`);
	}
}
const k = "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have";
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, error: i, environment: a, status: o } = e;
	return t === !1 && !n && r === void 0 && !!a && !(o === "skipped" && i);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await C(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await y(r, t, o.id, c);
	for (let { id: e } of s) await S(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await x(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
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
	let t = /\/runs\/(\d{1,15})$/.exec(e.source?.runUrl ?? "")?.[1] ?? "0", n = `${commentMarker(e)}\n<!-- run=${t} -->\n${provenanceLine(e)}`;
	return A.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function provenanceLine({ provenance: e }) {
	return e ? `<!-- provenance=${JSON.stringify(e).replaceAll(/[<>]|--/g, "")} -->\n` : "";
}
function content(e, t) {
	return m(o`### ${{ text: e.title }}`, f(e, t), n(e) ?? commitTable(e), a(e, t), i(e, t), footer(e));
}
const shortest = (e) => m(o`### ${c(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: t } = e;
	if (t && t.commit !== "") return s([o`Commit`, o`Branch`], [[u(t.commit.slice(0, 12)), u(t.branch)]]);
}
function footer(e) {
	let { source: n, timeline: r = [], findingCount: i } = e, a = Math.max(0, ...r.map((e) => e.startMs + e.durationMs)), s = t([
		a > 0 && c(`Took ${h(a)}`),
		i > 0 && c(l(i, "warning")),
		!!n?.runUrl && p(o`Log and summary`, n?.runUrl)
	]);
	return d(s);
}
// src/deploy/steps/plan/merged-into.ts
var j = e({ mergedInto: () => mergedInto });
async function mergedInto(e, t, n, r) {
	let i = T(n, r), a = _(i, D(t.repository), t.sha);
	return (await b(a, r) ?? []).filter((t) => t.base === e).map((e) => e.head);
}
// src/deploy/steps/upload/commit-host.ts
var M = e({ commitHost: () => commitHost });
function commitHost(e, t) {
	return t.github ? createGitHubCommitHost(e, t.github, t) : createGitCommitHost(e.workspace, t);
}
function createGitCommitHost(e, t) {
	return {
		remedy: "Set the input \"github-token\" so that the run can check.",
		async head(n) {
			let r = await t.git(e, lsRemote(n), t.signal);
			if (r !== void 0) return /^([0-9a-f]{40})\t/.exec(r)?.[1] ?? "";
		},
		findSibling: async () => void 0,
		findRun: async () => void 0
	};
}
const lsRemote = (e) => [
	"ls-remote",
	"origin",
	`refs/heads/${e}`
];
function createGitHubCommitHost(e, t, n) {
	let r = T(t, n), i = D(e.event.repository), read = (e) => b(v(r, i, e), n);
	return {
		remedy: "GitHub did not answer; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head(e) {
			let t = w(r, i, e).then((e) => e ?? "");
			return b(t, n);
		},
		async findSibling(t, n) {
			let [r, i] = await Promise.all([read(e.event.run.id), read(t)]);
			if (r?.workflow && i) return i.workflow === r.workflow && i.branch === n ? i : null;
		},
		async findRun(t, a) {
			let [o, s] = await Promise.all([read(e.event.run.id), b(g(r, i, {
				commit: t,
				branch: a
			}), n)]);
			if (o && s && o.workflow !== "") return toRunState(s.filter((e) => e.workflow === o.workflow));
		}
	};
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

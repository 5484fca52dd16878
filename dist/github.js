import { r as e } from "./rolldown-runtime.js";
import { $ as t, It as n, Lt as r, Q as i, dt as a, et as o, ht as s, it as c, lt as l, mt as u, ot as d, pt as f, ut as p, vt as m, xt as h } from "./shared.js";
import { Ct as g, K as _, M as v, N as y, c as b, gt as x, ht as S, k as C, l as w, lt as T, mt as E, pt as D } from "./shared-rarely.js";
// src/action/comment/comment.ts
var O = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isWorthComment(e) && e.source) try {
		let r = g(e.source.repository), i = await T(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Commented on pull request #${a}.`);
	} catch (e) {
		let { code: t, message: i } = r.from(e), a = i;
		t === "GITHUB_PERMISSION_MISSING" && (a = "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have"), n.info(`No comment on the pull request: ${a}.`);
	}
}
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, error: i, environment: a, status: o } = e;
	return t === !1 && !n && r === void 0 && !!a && !(o === "skipped" && i);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await D(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await x(r, t, o.id, c);
	for (let { id: e } of s) await E(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await S(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
const k = [{
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
	return k.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function provenanceLine({ provenance: e }) {
	return e ? `<!-- provenance=${JSON.stringify(e).replaceAll(/[<>]|--/g, "")} -->\n` : "";
}
function content(e, n) {
	return f(a`### ${{ text: e.title }}`, i(e, n), t(e) ?? commitTable(e), o(e, n), c(e, n), footer(e));
}
const shortest = (e) => f(a`### ${s(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: t } = e;
	if (t && t.commit !== "") return u([a`Commit`, a`Branch`], [[d(t.commit.slice(0, 12)), d(t.branch)]]);
}
function footer(e) {
	let { source: t, timeline: r = [], findingCount: i } = e, o = Math.max(0, ...r.map((e) => e.startMs + e.durationMs)), c = n([
		o > 0 && s(`Took ${h(o)}`),
		i > 0 && s(m(i, "warning")),
		!!t?.runUrl && p(a`Log and summary`, t?.runUrl)
	]);
	return l(c);
}
// src/deploy/steps/plan/merged-into.ts
var A = e({ mergedInto: () => mergedInto });
async function mergedInto(e, t, n, r) {
	let i = b(n, r), a = y(i, g(t.repository), t.sha);
	return (await w(a, r) ?? []).filter((t) => t.base === e).map((e) => e.head);
}
// src/deploy/steps/upload/commit-host.ts
var j = e({ commitHost: () => commitHost });
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
	let r = b(t, n), i = g(e.event.repository), read = (e) => w(C(r, i, e), n);
	return {
		remedy: "GitHub did not answer; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head(e) {
			let t = _(r, i, e).then((e) => e ?? "");
			return w(t, n);
		},
		async findSibling(t, n) {
			let [r, i] = await Promise.all([read(e.event.run.id), read(t)]);
			if (r?.workflow && i) return i.workflow === r.workflow && i.branch === n ? i : null;
		},
		async findRun(t, a) {
			let [o, s] = await Promise.all([read(e.event.run.id), w(v(r, i, {
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
export { A as n, O as r, j as t };

import { r as e } from "./rolldown-runtime.js";
import { At as t, St as n, Tt as r, _t as i, ct as a, ht as o, it as s, kt as c, mt as l, nt as u, pt as d, rt as f, ut as p, vt as m, yt as h } from "./shared.js";
import { t as g } from "./config.js";
import { M as _, N as v, St as y, Z as b, c as x, dt as S, ft as C, k as w, l as T, mt as E, pt as D, st as O, z as k } from "./shared-rarely.js";
// src/action/comment/body.ts
const A = [{
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
	return A.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return i(o`### ${{ text: e.title }}`, u(e, t), f(e) ?? commitTable(e), s(e, t), a(e, t), footer(e));
}
const shortest = (e) => i(o`### ${h(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: t } = e;
	if (t && t.commit !== "") return m([o`Commit`, o`Branch`], [[p(t.commit.slice(0, 12)), p(t.branch)]]);
}
function footer(e) {
	let { source: t, timeline: i = [], findingCount: a } = e, s = Math.max(0, ...i.map((e) => e.startMs + e.durationMs)), u = c([
		s > 0 && h(`Took ${r(s)}`),
		a > 0 && h(n(a, "warning")),
		!!t?.runUrl && l(o`Log and summary`, t?.runUrl)
	]);
	return d(u);
}
// src/action/comment/comment.ts
var j = e({ writeComments: () => writeComments });
async function writeComments(e, n, r) {
	if (isWorthComment(e) && e.source) try {
		let t = y(e.source.repository), i = await O(n, t, e.source);
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
	a.length === 0 && (await S(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await E(r, t, o.id, c);
	for (let { id: e } of s) await C(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await D(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/deploy/steps/plan/release-of-pull.ts
var M = e({ releaseOfPull: () => releaseOfPull });
async function releaseOfPull(e, t, n, r) {
	let i = x(n, r), a = v(i, y(e.repository), e.sha);
	return (await T(a, r) ?? []).filter((e) => e.base === t && e.head.startsWith("release/")).map((e) => e.head.slice(g.length));
}
// src/deploy/steps/upload/commit-host.ts
var N = e({ commitHost: () => commitHost });
function commitHost(e, t) {
	return t.github ? createGitHubCommitHost(e, t.github, t) : createGitCommitHost(e.workspace, t);
}
function createGitCommitHost(e, t) {
	let runGit = (...n) => t.git(e, n, t.signal);
	return {
		remedy: "Set the input \"github-token\" so that the run can check.",
		head: async (e) => /^([0-9a-f]{40})\t/.exec(await runGit("ls-remote", "origin", `refs/heads/${e}`) ?? "")?.[1],
		async isBehind(e, t) {
			if (await runGit("cat-file", "-e", `${t}^{commit}`) !== void 0) return await runGit("merge-base", "--is-ancestor", e, t) !== void 0;
		},
		findRun: async () => void 0
	};
}
function createGitHubCommitHost(e, t, n) {
	let r = x(t, n), i = y(e.event.repository);
	return {
		remedy: "GitHub did not answer; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head: (e) => T(b(r, i, e), n),
		isBehind: (e, t) => T(k(r, i, e, t), n),
		async findRun(t, a) {
			let [o, s] = await Promise.all([T(w(r, i, e.event.run.id), n), T(_(r, i, {
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
export { M as n, j as r, N as t };

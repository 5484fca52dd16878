import { r as e } from "./rolldown-runtime.js";
import { Bt as t, Ct as n, Ft as r, It as i, Lt as a, Nt as o, Pt as s, X as c, q as l, xt as u, zt as d } from "./shared.js";
import { $t as f, Bt as p, U as m, nn as h, on as ee, st as te, tn as g } from "./shared-later.js";
import { B as _, C as v, D as ne, E as re, G as y, H as b, I as x, L as S, N as C, O as w, P as T, S as E, T as D, U as O, V as ie, a as ae, g as oe, h as k, j as se, m as A, q as ce, v as j, x as M, y as N } from "./config.js";
import { f as le, p as ue } from "./session.js";
const { createReadStream: de } = globalThis.process.getBuiltinModule("node:fs"), { chmod: fe, mkdir: pe, rename: me, rm: he } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: ge, hash: _e, randomUUID: ve } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: ye } = globalThis.process.getBuiltinModule("node:util"), P = globalThis.process.getBuiltinModule("node:path"), { pipeline: be } = globalThis.process.getBuiltinModule("node:stream/promises");
function limitPause(e, t, n = 39e5, r = 0) {
	let { ok: i, headers: a } = e, o = a["x-ratelimit-remaining"] === "0" ? Number(a["x-ratelimit-reset"]) * 1e3 - t : void 0, s = o !== void 0 && Number.isFinite(o) ? Math.max(1e3, o) : void 0;
	if (!i && !isLimit(e)) return;
	let c = a["retry-after"], l = i || c === void 0 ? void 0 : le(c, t), u = Math.min(96e4, 6e4 * 2 ** r), d = l ?? s ?? (i ? void 0 : parseUnlockTime(e.text) ?? u);
	if (d !== void 0 && d <= n) return d;
}
function parseUnlockTime(e) {
	let [, t, n] = /\b(?:wait|again in|after)\s+(?:about\s+)?(\d{1,4})\s*(second|minute|hour)s?\b/i.exec(e) ?? [];
	if (t === void 0) return;
	let r = {
		second: 1e3,
		minute: 6e4,
		hour: 36e5
	}[n?.toLowerCase() ?? ""] ?? 0;
	return Number(t) * r;
}
function isLimit(e) {
	let { status: t, headers: n, text: r } = e;
	return t === 429 ? !0 : t === 403 ? n["retry-after"] !== void 0 || n["x-ratelimit-remaining"] === "0" || /rate limit/i.test(r) : !1;
}
// src/clients/github/refusal.ts
const xe = v({
	message: w(T()),
	errors: w(j(x([T(), v({ message: w(T()) })])))
});
function explainSilence(e) {
	if (!(e instanceof n)) throw e;
	let t = `GitHub did not respond: ${e.message}`;
	throw new a("GITHUB_UNAVAILABLE", t, { cause: e });
}
function toRefusalError(e, t) {
	let { status: n, headers: r } = t, o = getResponseMessage(t), s = `${e.method} ${e.path.split("?")[0]}`, c = r["x-accepted-github-permissions"], l = i([
		[`${s}: status ${n}`, o].filter(Boolean).join(", "),
		typeof c == "string" && c !== "" && `GitHub requires: ${c}`,
		!!t.requestId && `request id: ${t.requestId}`
	]), fail = (e, t, n) => new a(e, t, {
		facts: l,
		remedy: n
	});
	if (isLimit(t)) return fail("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.");
	if (n === 401) return fail("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.");
	let u = findSingleSignOnUrl(t);
	return u === void 0 ? n === 403 && /\barchived\b/i.test(o) ? fail("GITHUB_REFUSED", "The repository is archived and therefore read-only.", "Unarchive the repository in its settings, then run it again.") : n === 403 || n === 404 ? fail("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`) : n >= 500 ? fail("GITHUB_UNAVAILABLE", `GitHub responded with status ${n}.`) : fail("GITHUB_REFUSED", `GitHub refused ${s}: ${o || `status ${n}`}.`) : fail("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", `Authorize the token for the organisation${u && ` at ${u}`}, then run it again.`);
}
function findSingleSignOnUrl(e) {
	let t = e.headers["x-github-sso"];
	if (e.status === 403 && typeof t == "string" && t.startsWith("required")) return /\burl=(https:\/\/[^\s;,]+)/.exec(t)?.[1] ?? "";
}
function getResponseMessage(e) {
	let { data: t } = xe.safeParse(e.json), n = (t?.errors ?? []).map((e) => typeof e == "string" ? e : e.message ?? "");
	return [t?.message ?? "", ...n].filter((e) => e !== "").join(": ");
}
async function readOne(e, t, n, r, i) {
	let { json: a } = await e.call({
		method: "GET",
		path: n,
		needs: r
	});
	return readGitHubAnswer(t, a, i);
}
function readGitHubAnswer(e, t, n) {
	let r = `GitHub sent an unexpected response about ${n}.`;
	return ee(e, t, (e) => new a("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	}));
}
// src/clients/github/repository.ts
const Se = v({
	id: M(),
	name: T(),
	full_name: T(),
	default_branch: T(),
	visibility: w(T()),
	private: w(N()),
	archived: w(N()),
	fork: w(N()),
	owner: v({
		login: T(),
		id: M()
	})
});
function namedRepository(e) {
	let [t = "", n = ""] = e.split("/");
	return {
		owner: t,
		name: n
	};
}
function repositoryPath(e) {
	return `/repos/${encodeURIComponent(e.owner)}/${encodeURIComponent(e.name)}`;
}
const encodePath = (e) => e.split("/").map(encodeURIComponent).join("/");
function repositoryPage(e, t) {
	return `${e.apiUrl === "https://api.github.com" ? "https://github.com" : e.apiUrl.replace(/\/api\/v3$/, "")}/${t.owner}/${t.name}`;
}
async function readRepository(e, t) {
	let n = {
		method: "GET",
		needs: "Metadata: read",
		expected: [
			301,
			307,
			308,
			404
		]
	}, r = await e.call({
		...n,
		path: repositoryPath(t)
	}), i = r.headers.location;
	if (r.status >= 300 && r.status < 400 && i?.startsWith(`${e.apiUrl}/`) && (r = await e.call({
		...n,
		path: i.slice(e.apiUrl.length)
	})), !r.ok) throw new a("GITHUB_NOT_FOUND", `GitHub can't find the repository ${t.owner}/${t.name}.`);
	let o = readGitHubAnswer(Se, r.json, "a repository"), s = r.headers["x-oauth-scopes"];
	return {
		id: o.id,
		owner: o.owner.login,
		ownerId: o.owner.id,
		name: o.name,
		defaultBranch: o.default_branch,
		visibility: o.visibility ?? (o.private ? "private" : "public"),
		archived: o.archived ?? !1,
		fork: o.fork ?? !1,
		...typeof s == "string" && s !== "" && { scopes: s.split(",").map((e) => e.trim()) }
	};
}
// src/clients/github/issues.ts
const Ce = v({
	number: M(),
	state: T(),
	title: T(),
	body: w(D(T())),
	html_url: T(),
	author_association: w(T()),
	pull_request: w(S()),
	assignees: w(D(j(v({ login: T() })))),
	user: w(D(v({ type: w(T()) })))
}), we = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => we.includes(e ?? ""), toIssue = (e) => ({
	number: e.number,
	open: e.state === "open",
	title: e.title,
	body: e.body ?? "",
	url: e.html_url,
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t) {
	let n = `${repositoryPath(t)}/issues?state=all&sort=created&direction=desc`, r = await e.list({
		path: n,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(j(Ce), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
}
async function openIssue(e, t, n) {
	let r = `${repositoryPath(t)}/issues`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Issues: write",
		json: n
	});
}
async function closeIssue(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}`, a = {
		state: "closed",
		state_reason: r
	};
	await e.call({
		method: "PATCH",
		path: i,
		needs: "Issues: write",
		json: a
	});
}
async function assignIssue(e, t, n) {
	let { number: r, login: i, assignment: a } = n, o = `${repositoryPath(t)}/issues/${r}/assignees`, s = { target_repo: `${t.owner}/${t.name}` }, c = a && {
		...s,
		...a
	}, l = {
		assignees: [i],
		agent_assignment: c
	}, u = {
		method: "POST",
		path: o,
		needs: "Issues: write",
		expected: [422]
	}, d = await e.call({
		...u,
		json: l
	});
	return d.ok ? [...toIssue(readGitHubAnswer(Ce, d.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/assignees`, a = { assignees: [r] };
	await e.call({
		method: "DELETE",
		path: i,
		needs: "Issues: write",
		json: a
	});
}
const Te = v({
	event: w(T()),
	created_at: w(D(T())),
	assignee: w(D(v({ login: T() }))),
	source: w(D(v({ issue: w(v({
		number: M(),
		pull_request: w(S())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(j(Te), i, "the timeline").map(toEntry);
}
const toEntry = (e) => ({
	event: e.event ?? "",
	at: e.created_at ?? "",
	assignee: e.assignee?.login ?? "",
	pull: e.source?.issue?.pull_request ? e.source.issue.number : void 0
}), Ee = v({
	id: M(),
	body: w(D(T())),
	created_at: w(T()),
	author_association: w(T()),
	user: D(v({
		login: T(),
		type: w(T())
	}))
}), F = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`, i = await e.list({
		path: r,
		needs: F
	});
	return readGitHubAnswer(j(Ee), i, "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: F,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(Ee, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, a = { body: r };
	return (await e.call({
		method: "PATCH",
		path: i,
		needs: F,
		json: a,
		expected: [404]
	})).ok;
}
async function deleteComment(e, t, n) {
	let r = `${repositoryPath(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: F,
		expected: [404]
	});
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	createdAt: e.created_at ?? ""
}), I = v({
	number: M(),
	state: T(),
	merged_at: w(D(T())),
	merged: w(N()),
	html_url: w(T()),
	title: T(),
	body: w(D(T())),
	merge_commit_sha: w(D(T())),
	draft: w(N()),
	created_at: w(T()),
	user: w(D(v({ login: T() }))),
	head: v({
		ref: T(),
		sha: w(T()),
		repo: w(D(v({ full_name: T() })))
	}),
	base: v({ ref: T() })
});
function getPullState(e) {
	return e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed";
}
function getMergeCommit(e) {
	if (getPullState(e) === "merged") return e.merge_commit_sha ?? void 0;
}
const toPull = (e) => ({
	number: e.number,
	state: getPullState(e),
	url: e.html_url ?? "",
	body: e.body ?? "",
	base: e.base.ref
});
async function readPulls(e, t, n) {
	let r = encodeURIComponent(`${t.owner}:${n}`), i = await e.list({
		path: `${repositoryPath(t)}/pulls?state=all&head=${r}`,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(j(I), i, "the pull requests").filter((e) => e.head.ref === n).map((e) => ({
		...toPull(e),
		title: e.title
	})).sort((e, t) => t.number - e.number);
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => {
		let n = await e.list({
			path: a + t,
			needs: "Pull requests: read"
		}, void 0, 1);
		return readGitHubAnswer(j(I), n, "pull requests");
	}, s = r === "" ? [] : await read(`/pulls?state=open&head=${o}`), c = /^[0-9a-f]{40}$/.test(i) ? await read(`/commits/${i}/pulls`) : [], l = [...s.filter((e) => e.head.ref === r && e.state === "open"), ...c.filter((e) => e.merge_commit_sha === i || e.head.ref === r)];
	return [...new Set(l.map((e) => e.number))];
}
async function writePull(e, t, n, r, i = t.defaultBranch) {
	let a = `${repositoryPath(t)}/pulls`, o = "Pull requests: write", s = (await readPulls(e, t, n)).find((e) => e.state === "open" && e.base === i);
	if (s) return await e.call({
		method: "PATCH",
		path: `${a}/${s.number}`,
		needs: o,
		json: r
	}), s.url;
	let c = {
		...r,
		head: n,
		base: i
	}, l = await e.call({
		method: "POST",
		path: a,
		needs: o,
		json: c
	});
	return readGitHubAnswer(I, l.json, "a pull request").html_url ?? "";
}
async function closePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`;
	await e.call({
		method: "PATCH",
		path: r,
		needs: "Pull requests: write",
		json: { state: "closed" }
	});
}
async function recentlyMerged(e, t, n) {
	let r = `state=closed&sort=updated&direction=desc&base=${encodeURIComponent(n)}`, i = `${repositoryPath(t)}/pulls?${r}`, a = await e.list({
		path: i,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(j(I), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
async function listRepositoryPulls(e, t) {
	let n = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(j(I), r, "the pull requests").filter((e) => isFromRepository(e, t)).map((e) => ({
		...toPull(e),
		head: e.head.ref,
		headCommit: e.head.sha ?? "",
		mergeCommit: getMergeCommit(e),
		draft: e.draft ?? !1,
		createdAt: e.created_at ?? "",
		author: e.user?.login ?? ""
	})).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase();
function closesIssue(e, t) {
	return RegExp(`\\b(close[sd]?|fix(e[sd])?|resolve[sd]?):?\\s+#${t}\\b`, "i").test(e);
}
async function openDraftPull(e, t, n) {
	let r = {
		method: "POST",
		path: `${repositoryPath(t)}/pulls`,
		needs: "Pull requests: write",
		json: {
			...n,
			draft: !0
		},
		expected: [422]
	}, i = await e.call(r);
	if (i.ok) return readGitHubAnswer(I, i.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(i))) throw toRefusalError(r, i);
}
const De = v({
	filename: T(),
	previous_filename: w(T())
});
async function filesOfPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(j(De), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/shared/token-source.ts
function toTokenSource(e) {
	return e instanceof l ? {
		token: async () => e,
		renew: async () => !1
	} : e;
}
function createThrottle(e) {
	let { clock: t, signal: n, pace: r, onPause: i, longestPauseMs: a } = e, o = 0, s = 0, l = 0;
	return {
		async turn(e) {
			for (;;) {
				let a = c(t), l = r?.waitFor(e, t.now()) ?? 0, u = Math.max(o - a, l);
				if (u <= 0) break;
				l >= u && l > 15e3 && a + l - s > 1e3 && (s = a + l, i(`GitHub's request limit is reached: continuing in ${duration(l)}.`)), await t.sleep(u, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; o > c(t);) await t.sleep(o - c(t), n);
		},
		recordLimits(e) {
			let n = c(t);
			e.ok && n >= o ? l = 0 : n >= o && isLimit(e) && e.headers["retry-after"] === void 0 && (l += 1);
			let r = limitPause(e, t.now(), a, Math.max(0, l - 1));
			return r !== void 0 && n + r > o && (n + r - o > 1e3 && i(`GitHub is rate-limiting requests: continuing in ${duration(r)}.`), o = n + r), r !== void 0 && !e.ok;
		}
	};
}
function duration(e) {
	let t = Math.ceil(e / 1e3);
	return t <= 120 ? `${t} s` : `${Math.ceil(t / 60)} min`;
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), Oe = {
	creation: withoutLimits(ue.refusedOnly),
	other: withoutLimits(ue.safe)
};
function toUrl(e, t) {
	return t === "/graphql" ? `${e.replace(/\/v3$/, "")}/graphql` : e + t;
}
const headersFor = (e) => ({
	authorization: `Bearer ${e.reveal()}`,
	accept: "application/vnd.github+json",
	"x-github-api-version": "2022-11-28"
});
function createGitHub(e) {
	let { http: t, clock: n, signal: r, pace: i, onPause = () => {}, longestPauseMs: a, idleMs: o } = e, s = (e.apiUrl ?? "https://api.github.com").replace(/\/$/, ""), c = toTokenSource(e.token), withAttempts = (t) => ({
		...t,
		attempts: e.attempts ?? t.attempts
	}), l = createThrottle({
		clock: n,
		signal: r,
		pace: i,
		onPause,
		longestPauseMs: a
	}), u = {
		turns: {
			next: () => l.waitForLimit().then(() => () => {}),
			hold: () => {}
		},
		maxBytes: 32 << 20,
		idleMs: o,
		signal: r
	};
	async function call(e) {
		let { method: n, path: r, json: i, expected: a = [] } = e, o = withAttempts(n === "POST" ? Oe.creation : Oe.other), d = 0;
		for (let f = 5;; --f) {
			await l.turn(n !== "GET");
			let p = await c.token(r), m = await t.send({
				...u,
				method: n,
				url: toUrl(s, r),
				headers: headersFor(p),
				json: i,
				retry: o
			}).catch(explainSilence), h = l.recordLimits(m);
			if (m.ok || a.includes(m.status)) return m;
			if (!(m.status === 401 && (d += 1, await c.settle?.(p, d) || d === 1 && await c.renew(p, r))) && (!h || f <= 1)) throw toRefusalError(e, m);
		}
	}
	return {
		apiUrl: s,
		call,
		list: (e, t, n) => listPages(call, e, t, n)
	};
}
async function listPages(e, t, n, i = 100) {
	let { path: a, needs: o, expected: s } = t, c = [], l;
	for (let t = 1; t <= i; t += 1) {
		let i = await e({
			method: "GET",
			path: `${a}${a.includes("?") ? "&" : "?"}per_page=100&page=${t}`,
			needs: o,
			expected: s
		}), u = n ? r(i.json)[n] : i.json;
		if (!i.ok) return c;
		let d = `the list ${a.split("?")[0]}`, f = readGitHubAnswer(j(S()), u, d), p = JSON.stringify(f[0]);
		if (p === l || (l = p, c.push(...f), f.length === 0 || !hasMore(i, c.length, f.length))) return c;
	}
	return c;
}
function hasMore(e, t, n) {
	let i = r(e.json).total_count;
	if (typeof i == "number") return t < i;
	let { link: a } = e.headers;
	return typeof a == "string" ? /;\s*rel="?next"?/.test(a) : n >= 100;
}
// src/clients/github/branches.ts
const ke = j(v({ ref: T() })), Ae = j(v({
	ref: T(),
	object: v({ sha: T() })
}));
async function listRefs(e, t, n, r, i) {
	let a = `${repositoryPath(t)}/git/matching-refs/${r}/${encodePath(i)}`, o = {
		heads: "the branches",
		tags: "the tags"
	}[r], s = `refs/${r}/`;
	return (await readOne(e, n, a, "Contents: read", o)).filter((e) => e.ref.startsWith(s)).map((e) => ({
		...e,
		name: e.ref.slice(s.length)
	}));
}
async function listBranches(e, t, n) {
	return (await listRefs(e, t, Ae, "heads", n)).map((e) => ({
		name: e.name,
		commit: e.object.sha
	}));
}
async function createBranch(e, t, n) {
	return createRef(e, t, `refs/heads/${n.name}`, n.commit);
}
async function createRef(e, t, n, r, i = "Contents: write") {
	let a = {
		method: "POST",
		path: `${repositoryPath(t)}/git/refs`,
		needs: i
	}, o = await e.call({
		...a,
		json: {
			ref: n,
			sha: r
		},
		expected: [422]
	});
	if (o.ok) return !0;
	if (/already exists/i.test(getResponseMessage(o))) return !1;
	throw toRefusalError(a, o);
}
async function deleteBranch(e, t, n) {
	let r = {
		method: "DELETE",
		path: `${repositoryPath(t)}/git/refs/heads/${encodePath(n)}`,
		needs: "Contents: write"
	}, i = await e.call({
		...r,
		expected: [404, 422]
	}), a = i.status === 422 ? getResponseMessage(i) : "";
	if (!(a === "" || /does not exist/i.test(a))) return a;
}
async function readTag(e, t, n) {
	return (await listRefs(e, t, Ae, "tags", n)).find((e) => e.name === n)?.object.sha;
}
async function listTags(e, t, n) {
	return (await listRefs(e, t, ke, "tags", n)).map((e) => e.name);
}
async function branchesFrom(e, t, n) {
	return (await listRefs(e, t, ke, "heads", n)).map((e) => e.name);
}
// src/clients/github/tree.ts
const je = v({ object: v({ sha: T() }) }), Me = v({
	message: T(),
	committer: w(D(v({ date: w(T()) }))),
	tree: v({ sha: T() }),
	parents: A(j(v({ sha: T() })), [])
}), Ne = v({
	truncated: A(N(), !1),
	tree: j(v({
		path: T(),
		mode: w(T()),
		type: T(),
		sha: T()
	}))
}), Pe = v({
	content: T(),
	encoding: T()
});
v({ sha: T() });
async function readBranchHead(e, t, n) {
	let r = {
		method: "GET",
		path: `${repositoryPath(t)}/git/ref/heads/${encodePath(n)}`,
		needs: "Contents: read",
		expected: [404, 409]
	}, i = await e.call(r);
	if (i.ok) return readGitHubAnswer(je, i.json, "a branch").object.sha;
}
async function readCommit(e, t, n) {
	let r = `${repositoryPath(t)}/git/commits/${n}`, i = await readOne(e, Me, r, "Contents: read", "a commit"), { message: a, committer: o, tree: s } = i, c = i.parents.map((e) => e.sha);
	return {
		commit: n,
		tree: s.sha,
		message: a,
		parents: c,
		committedAt: o?.date ?? ""
	};
}
const treePath = (e, t) => `${repositoryPath(e)}/git/trees/${encodeURIComponent(t)}?recursive=1`;
async function readCommitFiles(e, t, n) {
	let r = {
		method: "GET",
		path: treePath(t, n),
		needs: "Contents: read",
		expected: [404, 409]
	}, i = await e.call(r), a = i.ok ? readGitHubAnswer(Ne, i.json, "the files") : {
		truncated: !1,
		tree: []
	}, o = new Map(a.tree.filter((e) => e.type === "blob").map((e) => [e.path, e.sha])), getId = (e) => o.get(e), s = new Map();
	return {
		paths: [...o.keys()],
		getId,
		async read(r) {
			let i = getId(r);
			if (i) {
				let n = s.get(i) ?? readBytes(e, t, i);
				return s.set(i, n), (await n).toString("utf8");
			}
			if (a.truncated) return readFileAt(e, t, n, r);
		}
	};
}
async function listTree(e, t, n) {
	let r = treePath(t, n), { truncated: i, tree: o } = await readOne(e, Ne, r, "Contents: read", "the files");
	if (i) throw new a("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(o.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`;
	return decode(await readOne(e, Pe, r, "Contents: read", "a file"));
}
async function readFileAt(e, t, n, r) {
	let i = {
		method: "GET",
		path: `${`${repositoryPath(t)}/contents/${encodePath(r)}`}?ref=${encodeURIComponent(n)}`,
		needs: "Contents: read",
		expected: [404]
	}, a = await e.call(i);
	if (a.ok) return decode(readGitHubAnswer(Pe, a.json, "a file")).toString("utf8");
}
function decode(e) {
	return Buffer.from(e.content, e.encoding === "base64" ? "base64" : "utf8");
}
async function pointBranch(e, t, n, r) {
	let i = "Contents: write and Workflows: write", a = `refs/heads/${n}`;
	if (await createRef(e, t, a, r, i)) return;
	let o = `${repositoryPath(t)}/git/${a}`;
	await e.call({
		method: "PATCH",
		path: o,
		needs: i,
		json: {
			sha: r,
			force: !0
		}
	});
}
// src/workflows/inputs.ts
const Fe = C({
	uses: T().check(y(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>")),
	version: T().check(y(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3"))
}), Ie = T().check(y(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -")), L = T().check(y(/^[\w./:-]+$/, "expected letters, digits and . _ / : -")), R = T().check(y(/^[^\s'"`$#{}\\]+$/, "expected an address or an id")), z = M().check(_(1), ie(360)), B = T().check(y(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -")), Le = C({
	shape: k([
		"published",
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Fe,
	reusable: w(Fe),
	production: Ie,
	preview: j(Ie).check(O(1)),
	config: B,
	root: B,
	packageManager: k([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: w(B),
	node: x([C({ version: T().check(y(/^[\w.*/-]+$/)) }), C({ file: B })]),
	apiToken: N(),
	attest: w(E(!0)),
	pins: x([E(!1), C({
		portalUrl: R,
		audience: R,
		tenantId: R,
		clientId: w(R)
	})]),
	comment: w(E(!0)),
	automations: w(j(L)),
	models: w(E(!0)),
	runner: w(C({
		labels: w(j(L)),
		group: w(L)
	})),
	minutes: w(C({
		build: z,
		deploy: z
	})),
	chosen: w(C({
		node: w(E(!0)),
		buildMinutes: w(z),
		deployMinutes: w(z)
	})),
	workflowFile: w(L.check(y(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: w(E(!0)),
	server: w(E(!0))
}), V = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
	cache: "actions/cache@55cc8345863c7cc4c66a329aec7e433d2d1c52a9 # v6.1.0",
	setupNode: "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
	attest: "actions/attest@1e69f48acb82d1966a394da916b4c1698aa569d6 # v4.2.2",
	uploadArtifact: "actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1",
	downloadArtifact: "actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1"
};
function artifactPins(e) {
	return e ? {
		upload: "actions/upload-artifact@c6a366c94c3e0affe28c06c8df20a878f24da3cf # v3.2.2",
		download: "actions/download-artifact@a9bc5e6ef2cb54c177f32aa5726adaa15e7e2d59 # v3.1.0"
	} : {
		upload: V.uploadArtifact,
		download: V.downloadArtifact
	};
}
// src/workflows/templates/parts.ts
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
function toText(e) {
	return `${e.join("\n")}\n`;
}
function isProduction(e) {
	return e.isCalled ? "github.ref == format('refs/heads/{0}', inputs.production)" : `github.ref == 'refs/heads/${e.production}'`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (${isProduction(e)} && 'Production' || 'Preview') || inputs.environment }}`;
}
function siteDeploy(e) {
	return e.isCalled ? "$/src/action" : `${e.action.uses} # ${e.action.version}`;
}
const H = [
	"# Each job requests its own permissions.",
	"permissions: {}",
	""
], U = [
	`- uses: ${V.checkout}`,
	"  with:",
	"    # Keeps the token out of the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : i([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${V.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : Re),
		n === "bun" && "- run: npm install --global bun@1.4.5"
	]);
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const Re = ["package-manager-cache: false"];
function cacheInputs(e) {
	let { packageManager: t, lockfile: n, automations: r } = e, i = r?.includes("requests");
	return !n || t === "bun" || i ? Re : [`cache: ${t}`, `cache-dependency-path: '${n}'`];
}
function inputLines(e) {
	return i([
		e.config && `    config: ${e.config}`,
		`    environment: ${e.environment}`,
		e.apiToken && `    api-token: ${e.apiToken}`
	]);
}
function getConfig(e) {
	if (e.isCalled) return "${{ inputs.config }}";
	if (e.config !== "site.config.yml") return `'${e.config}'`;
}
function getApiToken(e) {
	if (e.isCalled) return "${{ secrets.api-token }}";
	if (e.apiToken) return "${{ secrets.SITE_PORTAL_API_TOKEN }}";
}
const W = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], G = "  actions: read # whether a newer run supersedes it", ze = "  actions: read # the package of the earlier run, and its origin";
function permissionsToComment(e) {
	return e.comment ? ["  pull-requests: write # reports the outcome on the pull request"] : [];
}
const Be = ["# Its permissions are those of the caller."];
function permissionsToDeploy(e, t = []) {
	return e.isCalled ? Be : i([
		...W,
		e.attest && "  attestations: read # the proof of which run built the site",
		...permissionsToComment(e),
		...t
	]);
}
// src/workflows/templates/steps.ts
function runsOn(e) {
	let { runner: t = {}, server: n, isCalled: r } = e;
	if (r) return ["runs-on: ${{ fromJSON(inputs.runner) }}"];
	let a = formatLabels(t.labels);
	return t.group ? i([
		"runs-on:",
		`  group: ${t.group}`,
		a && `  labels: ${a}`
	]) : [`runs-on: ${a ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const Ve = "github.event.repository.fork != true";
function notInForks(e) {
	return e.fork ? [] : ["# Forks deploy nothing: no login trusts them.", `if: ${Ve}`];
}
function alsoNotInForks(e, t) {
	return e.fork ? `if: ${t}` : `if: ${Ve} && ${t}`;
}
function timeoutLine(e, t) {
	if (e.isCalled) return `timeout-minutes: \${{ inputs.${t}-minutes }}`;
	let { build: n = 30, deploy: r = 30 } = e.minutes ?? {};
	return `timeout-minutes: ${{
		build: n,
		deploy: r,
		all: Math.min(360, n + r)
	}[t]}`;
}
function pinLines(e) {
	let { pins: t, isCalled: n } = e;
	return n ? [
		"portal-url",
		"audience",
		"tenant-id",
		"client-id"
	].map((e) => `    ${e}: \${{ inputs.${e} }}`) : t ? i([
		"    # The run refuses a site config that names another portal or identity, before it asks for a token.",
		`    portal-url: '${t.portalUrl}'`,
		`    audience: '${t.audience}'`,
		`    tenant-id: '${t.tenantId}'`,
		t.clientId && `    client-id: '${t.clientId}'`
	]) : [];
}
function buildStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: build",
		"  with:",
		"    mode: build",
		...inputLines({
			...t,
			apiToken: void 0
		}),
		"    github-token: ''"
	];
}
function lookStep(e, t) {
	return [
		`- uses: ${siteDeploy(e)}`,
		"  id: look",
		"  with:",
		"    mode: close",
		...inputLines(t),
		"    dry-run: true"
	];
}
function loginStep(e, t, n, r = []) {
	return i([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...r,
		...inputLines(n),
		...pinLines(e),
		t !== "close" && commentLine(e)
	]);
}
function commentLine({ isCalled: e, comment: t }) {
	return e ? "    comment: ${{ inputs.comment }}" : t && "    comment: true";
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const He = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: what this token pushes starts none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: a = [], outputs: o = [] } = r, s = getConfig(t), c = i([
		`- uses: ${siteAutomation(t)}`,
		o.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		s && `    config: ${s}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), l = i([
		...runsOn(t),
		"timeout-minutes: 60",
		...He,
		...indent(2, a),
		"# One at a time. A pending run continues where the previous one ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; this job doesn't deploy.",
		"environment:",
		"  name: Preview",
		o.length > 0 && "outputs:",
		...o.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, c)
	]);
	return [
		...H,
		"jobs:",
		`  ${e}:`,
		...indent(4, l)
	];
}
function releaseWorkflow(e) {
	return toText([
		"name: Release",
		"",
		"run-name: Release, ${{ inputs.release }}",
		"",
		"# Started manually, on the default branch. It doesn't wait for people: its summary says what to press, and the next",
		"# run continues from there.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      release:",
		"        description: Create the release branch, or take it to Production",
		"        type: choice",
		"        options: [start, finish]",
		"        required: true",
		"      level:",
		"        description: The part of the version that a new release increments",
		"        type: choice",
		"        options: [by what waits, patch, minor, major]",
		"        default: by what waits",
		"      version:",
		"        description: Version of the release; empty for the open or the next one",
		"        type: string",
		"",
		...job("release", e, [
			"release: ${{ inputs.release }}",
			"level: ${{ inputs.level != 'by what waits' && inputs.level || '' }}",
			"site-version: ${{ inputs.version }}"
		])
	]);
}
function textsWorkflow(e) {
	return toText([
		"name: Texts",
		"",
		"# Commits the texts that were edited in the portal: automation.texts in the site config says where and how.",
		"on:",
		"  workflow_dispatch:",
		"  schedule:",
		"    - cron: '17 */3 * * *'",
		"",
		...job("texts", e, [])
	]);
}
// src/workflows/templates/queue.ts
const stem = (e) => e.split("*")[0] ?? "";
function isOfPreview(e, t, n = "") {
	return e.preview.map((e) => e.includes("*") ? `startsWith(${t}, '${n}${stem(e)}')` : `${t} == '${n}${e}'`).join(" || ");
}
function allowedTarget(e) {
	let t = isProduction(e);
	return `\${{ github.event_name == 'push' && (${t} && 'Production' || 'Preview') || (${t} || ${`inputs.environment == 'Preview' && (${isOfPreview(e, "github.ref", "refs/heads/")})`}) && inputs.environment || github.run_id }}`;
}
function inTurn(e, t) {
	let n = e.server ? "and of those that wait the newest stays" : "and none is dropped";
	return i([
		`# One deployment to an environment at a time, in their order. None is cut off, ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Ue = {
	deploy: ["Not deployed", "If its commit is to be live, run it again."],
	close: ["Not closed", "If the Preview is to be closed, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Ue[t], i = `The job ${t} was cancelled, by a person or for a newer one.`;
	return [
		"",
		"# The server keeps one job that waits, and cancels it for a newer one. Then this job makes the run red.",
		"thrown-out:",
		...indent(2, [
			`needs: ${t}`,
			`if: always() && needs.${t}.result == 'cancelled'`,
			...runsOn(e),
			"timeout-minutes: 5",
			"permissions: {}",
			"steps:",
			"  - run: |",
			`      echo "::error title=${n}::${i} ${r}"`,
			"      exit 1"
		])
	];
}
function environmentWithAddress(e) {
	return [
		"environment:",
		`  name: ${e}`,
		"  url: ${{ steps.deploy.outputs.status == 'succeeded' && steps.deploy.outputs.url || '' }}"
	];
}
function requestsWorkflow(e) {
	return toText([
		"name: Requests",
		"",
		"# Advances every development request as far as it can, and ends: automation.requests in the site config decides how",
		"# far. Its summary says who has to act next, with a link.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      request:",
		"        description: Id of a single request; empty for all of them",
		"        type: string",
		"  schedule:",
		"    - cron: '11,41 * * * *'",
		"",
		...job("requests", e, [
			"request: ${{ inputs.request }}",
			"# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
			"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
		], {
			more: i(["issues: write # the issues of requests, and their assignees", e.models && "models: read # classifies requests with a model; no key is stored"]),
			outputs: ["closes"]
		}),
		"",
		"  # A branch that the token of a job removes starts no run: the Preview of a finished release is closed here.",
		"  preview:",
		...indent(4, [
			"needs: requests",
			"if: needs.requests.outputs.closes == 'true'",
			...runsOn(e),
			"timeout-minutes: 15",
			...W,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...U, ...loginStep(e, "close", {
				environment: "preview",
				config: getConfig(e),
				apiToken: void 0
			})])
		])
	]);
}
const K = {
	version: "1.0.102",
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, q = "site-deploy-change", We = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return i([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, We)
	]);
}
function agentWorkflow(e) {
	return toText([
		"name: Agent",
		"",
		"# By this name a run is found again.",
		"run-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'",
		"",
		"# Started by the workflow Requests, on the default branch, which no agent can change.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		...indent(6, [
			...input("issue", "Number of the issue"),
			...input("round", "How often the agent has worked on it with this time"),
			...input("base", "Release branch that the change goes into"),
			...input("commit", "Commit that the agent begins at")
		]),
		"",
		...H,
		"jobs:",
		"  work:",
		...indent(4, [
			...runsOn(e),
			"timeout-minutes: 60",
			"# Even after a prompt injection, the agent can only read this repository. No secrets of the site are here.",
			"permissions:",
			"  contents: read # the code",
			"  issues: read # the text of the issue",
			"  pull-requests: read # the feedback of reviewers",
			"  copilot-requests: write # the model that the agent uses",
			"steps:",
			...indent(2, [
				`- uses: ${V.checkout}`,
				"  with:",
				"    ref: ${{ inputs.commit }}",
				"    # Keeps the token out of the checkout, where the agent could read it.",
				"    persist-credentials: false",
				...siteDeployStep(e, "task"),
				...toolSteps(e, { mayCache: !1 }),
				"# The agent. You can use another one: it has to read the file TASK, and change the checkout.",
				`# Checked against "copilot --help" of ${K.version}. The task comes by standard input, since an argument`,
				"# is limited to 128 KiB. Neither the agent's commands nor other servers get the token.",
				"- name: Agent",
				"  env:",
				"    TASK: ${{ steps.task.outputs.task }}",
				"    GITHUB_TOKEN: ${{ github.token }}",
				"  run: >-",
				`    npx --yes @github/copilot@${K.version}`,
				...K.flags.map((e) => `    ${e}`),
				"    < \"$TASK\"",
				"# An agent may report its cost in cost.json: {\"amount\": 0.25, \"currency\": \"USD\"}.",
				"- name: Patch",
				"  env:",
				"    COMMIT: ${{ inputs.commit }}",
				"  run: |",
				"    git add --all",
				`    mkdir -p "$RUNNER_TEMP/${q}"`,
				"    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\",
				`      > "$RUNNER_TEMP/${q}/change.patch"`,
				`    if [ -f "\$RUNNER_TEMP/cost.json" ]; then cp "\$RUNNER_TEMP/cost.json" "$RUNNER_TEMP/${q}/"; fi`,
				`- uses: ${V.uploadArtifact}`,
				"  with:",
				`    name: ${q}`,
				`    path: \${{ runner.temp }}/${q}`,
				"    if-no-files-found: error",
				"    retention-days: 7"
			])
		]),
		"",
		"  propose:",
		...indent(4, [
			"needs: work",
			...runsOn(e),
			"timeout-minutes: 10",
			"# It runs no code of the site and no agent: nothing is checked out.",
			"permissions:",
			"  contents: write # the branch that is proposed; no workflow files, which this token never may",
			"  pull-requests: write # the draft pull request",
			"  issues: read # whether the issue is one of ours",
			"steps:",
			...indent(2, [
				`- uses: ${V.downloadArtifact}`,
				"  with:",
				`    name: ${q}`,
				`    path: ${q}`,
				...siteDeployStep(e, "propose")
			])
		])
	]);
}
const input = (e, t) => [
	`${e}:`,
	`  description: ${t}`,
	"  type: string",
	"  required: true"
], Ge = [
	"deploy",
	"rollback",
	"close-preview"
], J = ["deploy", "rollback"], Y = ["deploy"], Ke = {
	environment: {
		description: "Production or Preview; on a push the branch decides",
		preset: "",
		from: () => "${{ inputs.environment }}",
		of: J
	},
	run: {
		description: "Id of the run whose package to redeploy",
		preset: "",
		from: () => "${{ inputs.run }}",
		of: ["rollback"]
	},
	production: {
		description: "Branch that is deployed to Production",
		preset: "master",
		from: ({ production: e }) => e,
		of: J
	},
	config: {
		description: "The site config file",
		preset: "site.config.yml",
		from: ({ config: e }) => e
	},
	"package-manager": {
		description: "none, npm, pnpm, yarn or bun",
		preset: "npm",
		from: ({ packageManager: e }) => e,
		of: Y
	},
	"node-version": {
		description: "Version of Node.js for the build",
		preset: "24",
		from: ({ node: e }) => "version" in e ? e.version : void 0,
		of: Y
	},
	"node-version-file": {
		description: "File of the repository that names the version of Node.js instead",
		preset: "",
		from: ({ node: e }) => "file" in e ? e.file : void 0,
		of: Y
	},
	lockfile: {
		description: "Lockfile that the cached packages belong to; without one nothing is cached",
		preset: "",
		from: getCachedLockfile,
		of: Y
	},
	attest: {
		description: "Signs which run has built the site",
		preset: !1,
		from: ({ attest: e }) => e,
		of: Y
	},
	comment: {
		description: "Tells the pull request how the deployment has ended",
		preset: !1,
		from: ({ comment: e }) => e,
		of: J
	},
	fork: {
		description: "Deploys although the repository is a fork",
		preset: !1,
		from: ({ fork: e }) => e,
		of: Y
	},
	runner: {
		description: "Labels or group of the runners, as JSON",
		preset: "\"ubuntu-24.04\"",
		from: ({ runner: e }) => e && JSON.stringify(e.group ? e : e.labels)
	},
	"build-minutes": {
		description: "Time limit of the build job",
		preset: 30,
		from: ({ minutes: e }) => e?.build,
		of: Y
	},
	"deploy-minutes": {
		description: "Time limit of the deploy job",
		preset: 30,
		from: ({ minutes: e }) => e?.deploy
	},
	"portal-url": {
		description: "The run refuses a site config that names another portal",
		preset: "",
		from: ({ pins: e }) => (e || void 0)?.portalUrl
	},
	audience: {
		description: "The same for the audience of the portal",
		preset: "",
		from: ({ pins: e }) => (e || void 0)?.audience
	},
	"tenant-id": {
		description: "The same for the directory of the login",
		preset: "",
		from: ({ pins: e }) => (e || void 0)?.tenantId
	},
	"client-id": {
		description: "The same for the application of the login",
		preset: "",
		from: ({ pins: e }) => (e || void 0)?.clientId
	}
};
function getCachedLockfile(e) {
	let { packageManager: t, lockfile: n, automations: r = [] } = e;
	if (!(t === "bun" || r.includes("requests"))) return n;
}
function listInputs(e) {
	let hasInput = ({ of: t = Ge }) => t.some((t) => t === e);
	return Object.entries(Ke).filter(([, e]) => hasInput(e));
}
function quote(e) {
	return typeof e != "string" || e.startsWith("$") ? String(e) : `'${e}'`;
}
function getPublishedUses({ uses: e }, t) {
	return e.replace("@", `/.github/workflows/${t}.yml@`);
}
function morePermissions(e, t) {
	let { attest: n } = e;
	switch (t) {
		case "deploy": return i([
			...permissionsToComment(e),
			G,
			n && "  attestations: write # signs which run built the site"
		]);
		case "rollback": return i([
			n && "  attestations: read # the proof of which run built the site",
			...permissionsToComment(e),
			ze
		]);
		case "close-preview": return [];
	}
}
function callPublished(e, t) {
	let n = listInputs(t).flatMap(([t, { preset: n, from: r }]) => {
		let i = r(e) ?? n;
		return i === n ? [] : [`  ${t}: ${quote(i)}`];
	}), r = t !== "close-preview" && e.apiToken;
	return i([
		...W,
		...morePermissions(e, t),
		`uses: ${getPublishedUses(e.action, t)} # ${e.action.version}`,
		n.length > 0 && "with:",
		...n,
		r && "secrets:",
		r && "  api-token: ${{ secrets.SITE_PORTAL_API_TOKEN }}"
	]);
}
// src/workflows/templates/close.ts
function closeWorkflow(e) {
	let t = alsoNotInForks(e, `github.event.ref_type == 'branch' && ${`(${isOfPreview(e, "github.event.ref")})`}`);
	return toText([
		"name: Close preview",
		"",
		"# Runs on the default branch, which the environment Preview therefore allows, too.",
		"on: delete",
		"",
		...H,
		"jobs:",
		"  # The branches of one site share its preview: it stays open while another one is left.",
		...indent(2, closeJobs(e, t))
	]);
}
function closeJobs(e, t) {
	return e.shape === "published" ? ["close:", ...indent(2, [t, ...callPublished(e, "close-preview")])] : [...lookAndClose(e, t), ...supersededJob(e, "close")];
}
function lookAndClose(e, t) {
	let n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, { isCalled: r, minutes: a } = e, o = `timeout-minutes: ${Math.max(15, a?.deploy ?? 0)}`;
	return [
		"look:",
		...indent(2, i([
			t,
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...U, ...lookStep(e, n)])
		])),
		"",
		"close:",
		...indent(2, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			r ? timeoutLine(e, "deploy") : o,
			...W,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...U, ...loginStep(e, "close", n)])
		])
	];
}
// src/workflows/templates/jobs.ts
const X = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let a = [buildJob(e, t, n), e.attest && attestJob(e)], o = deployJob(e, t, r.takesTurn);
	return [...i(a).flatMap((e) => [...e, ""]), ...o];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, i([
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the site's code runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...U,
			...n,
			...buildStep(e, t),
			...uploadStep(e.server ?? !1)
		]),
		"outputs:",
		"  artifact: ${{ steps.build.outputs.artifact }}",
		"  version: ${{ steps.build.outputs.site-version }}",
		e.attest && "  digest: ${{ steps.build.outputs.digest }}"
	]))];
}
const uploadStep = (e) => [
	`- uses: ${artifactPins(e).upload}`,
	"  with:",
	"    name: ${{ steps.build.outputs.artifact }}",
	`    path: ${X}`,
	"    # Without them .well-known would be lost.",
	"    include-hidden-files: true",
	"    if-no-files-found: error",
	...i([!e && "    # For this many days, it can be rolled back to."]),
	"    retention-days: 90"
], attestJob = (e) => [
	"# Signs that the build job of this run built the package. A separate job: none of the site's code runs beside its identity.",
	"attest:",
	...indent(2, [
		"needs: build",
		...i([e.isCalled && "if: inputs.attest"]),
		...runsOn(e),
		"timeout-minutes: 10",
		...e.isCalled ? Be : qe,
		"steps:",
		...indent(2, [
			`- uses: ${V.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
], qe = [
	"permissions:",
	"  id-token: write # signs; without an environment it cannot log in anywhere",
	"  attestations: write # stores the attestation"
], Je = [
	"# Forks deploy nothing: no login trusts them.",
	"if: >-",
	"  !cancelled() && needs.build.result == 'success' &&",
	"  contains('success skipped', needs.attest.result) &&",
	"  (inputs.fork || github.event.repository.fork != true)"
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = e.isCalled ? Je : notInForks(e), a = n ? [...i, ...inTurn(e, t.environment)] : [];
	return ["deploy:", ...indent(2, [
		e.attest ? "needs: [build, attest]" : "needs: build",
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, n ? [G] : []),
		...a,
		"# The branches that may use the environment are part of its settings; its name is part of the identity.",
		...environmentWithAddress(t.environment),
		"steps:",
		...indent(2, [
			...U,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${X}`,
			...loginStep(e, "deploy", t, r)
		])
	])];
}
// src/workflows/templates/deploy.ts
function deployWorkflow(e) {
	let t = [...deployJobs(e), ...supersededJob(e, "deploy")];
	return toText([
		...head$2(e),
		"jobs:",
		...indent(2, t)
	]);
}
function head$2(e) {
	return [
		"name: Deploy",
		"",
		"on:",
		"  push:",
		"    branches:",
		...[e.production, ...e.preview].map((e) => `      - '${e}'`),
		"  workflow_dispatch:",
		"    inputs:",
		"      environment:",
		"        description: Where to deploy the branch to",
		"        type: choice",
		"        options: [Preview, Production]",
		"        required: true",
		"",
		...H
	];
}
function deployJobs(e) {
	let t = {
		environment: target(e),
		config: getConfig(e),
		apiToken: getApiToken(e)
	};
	switch (e.shape) {
		case "two-jobs": return twoJobs(e, t, toolSteps(e, { mayCache: !0 }), { takesTurn: !0 });
		case "single-job": return singleJob(e, t);
		case "caller": return callingJob(e, t);
		case "published": return ["deploy:", ...indent(2, callPublished(e, "deploy"))];
	}
}
function singleJob(e, t) {
	return [
		"# The site's code runs beside the identity that deploys it. With two jobs, it doesn't.",
		"deploy:",
		...indent(2, [
			...runsOn(e),
			timeoutLine(e, "all"),
			...W,
			...permissionsToComment(e),
			G,
			...notInForks(e),
			...inTurn(e, allowedTarget(e)),
			...environmentWithAddress(t.environment),
			"steps:",
			...indent(2, [
				...U,
				...toolSteps(e, { mayCache: !1 }),
				...loginStep(e, "all", t)
			])
		])
	];
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: a } = e;
	return ["deploy:", ...indent(2, i([
		...W,
		n && "  attestations: write # signs which run built the site",
		...permissionsToComment(e),
		...notInForks(e),
		...inTurn(e, allowedTarget(e)),
		`uses: ${a?.uses} # ${a?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		`  package-manager: ${r}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
// src/workflows/templates/reusable.ts
const Ye = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
};
function calledTools(e, t) {
	return [
		...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
		...when("inputs.package-manager != 'none'", [
			`- uses: ${V.setupNode}`,
			"  with:",
			`    node-version: \${{ ${t} }}`,
			"    node-version-file: ${{ inputs.node-version-file }}",
			...e,
			"    package-manager-cache: false"
		]),
		...when("inputs.package-manager == 'bun'", ["- run: npm install --global bun@1.4.5"])
	];
}
function when(e, t) {
	let [n, ...r] = t;
	return [
		`- if: ${e}`,
		n.replace(/^- /, "  "),
		...r
	];
}
const Xe = "name: Deploy a site((on:(  workflow_call:(    inputs:(      environment:(        description: Production or Preview(        type: string(        required: true(      config:(        description: The site config file(        type: string(        default: site.config.yml(      package-manager:(        description: none, npm, pnpm, yarn or bun(        type: string(        default: npm(      node-version:(        description: Version of Node.js for the build(        type: string(        default: ''(      node-version-file:(        description: File of the repository that names the version of Node.js(        type: string(        default: ''(    secrets:(      api-token:(        description: The portal's API token for the deployment-complete call(        required: false((# Each job requests its own permissions; the caller must grant them.(permissions: {}(".split("(");
function reusableWorkflow(e) {
	let t = calledTools([], "inputs.node-version"), n = twoJobs(e, Ye, t, { takesTurn: !1 });
	return toText([
		...Xe,
		"jobs:",
		...indent(2, n)
	]);
}
// src/workflows/templates/rollback.ts
const Z = "${{ inputs.environment }}", Q = "${{ inputs.run }}", Ze = [
	"name: Roll back",
	"",
	`run-name: Roll back ${Z} to run ${Q}`,
	"",
	"# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.",
	"on:",
	"  workflow_dispatch:",
	"    inputs:",
	"      environment:",
	"        description: What is rolled back",
	"        type: choice",
	"        options: [Preview, Production]",
	"        required: true",
	"      run:",
	"        description: Id of the run whose package to redeploy",
	"        type: string",
	"        required: true",
	""
];
function rollbackWorkflow(e) {
	let t = ["rollback:", ...indent(2, e.shape === "published" && callPublished(e, "rollback") || rollbackJob(e))];
	return toText([
		...Ze,
		...H,
		"jobs:",
		...indent(2, t)
	]);
}
function rollbackJob(e) {
	let t = {
		environment: Z,
		config: getConfig(e),
		apiToken: getApiToken(e)
	};
	return [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, [ze]),
		...inTurn(e, queueName(e)),
		...environmentWithAddress(Z),
		"steps:",
		...indent(2, [
			...U,
			`- uses: ${V.downloadArtifact}`,
			"  with:",
			`    run-id: ${Q}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Z}-*`,
			"    merge-multiple: true",
			`    path: ${X}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${Q}`])
		])
	];
}
function queueName(e) {
	return `\${{ (${isProduction(e)} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/registry.ts
const Qe = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, $e = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Remove the two \"site-deploy\" lines to stop updates.",
	"# yamllint disable rule:line-length"
], et = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), tt = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), i = t.findIndex((e) => et.test(e)), [, a, o, c, l] = et.exec(t[i] ?? "") ?? [], u = tt.exec(t[i + 1] ?? "")?.[1], d = a !== void 0 && Object.hasOwn(Qe, a);
	if (u === void 0 || !l || !d || textHash(u) !== c) return r;
	let f = Le.safeParse(s(u)).data;
	if (!f) return r;
	let p = n.slice(0, i).filter((e) => !$e.includes(e.line)), m = n.slice(i + 2);
	return m[0]?.line === "" && m.shift(), join({
		template: a,
		version: Number(o),
		inputs: f,
		bodyHash: l
	}, [...p, ...m]);
}
function textHash(e) {
	return _e("sha256", e);
}
// src/workflows/render/render.ts
const nt = ".github/workflows", rt = `${nt}/deploy.yml`;
// src/workflows/workflow-uses.ts
function partsOfWorkflow(e) {
	let t;
	try {
		t = ae(e);
	} catch {
		return [];
	}
	return Object.values(r(r(t).jobs)).filter(o).flatMap((e) => [e, ...[e.steps].flat().filter(o)]).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: r(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).filter(({ key: e }) => e === "uses").map(({ text: e, inputs: t }) => ({
		uses: e,
		inputs: t
	}));
}
// src/workflows/deploy-workflow.ts
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), it = /\/site-deploy(\/|$|\.ya?ml$)/i;
async function findDeployWorkflows(e, t) {
	let n = await readCandidates(e), r = n.filter((e) => e.configs.includes(t));
	return [
		r.filter((e) => e.header?.template === "deploy"),
		r.filter((e) => e.header === void 0),
		n.filter((e) => {
			let { path: t, header: n, configs: r } = e;
			return t === ".github/workflows/deploy.yml" && !n && r.length === 0;
		})
	].find((e) => e.length > 0) ?? [];
}
async function readCandidates(e) {
	let t = workflowPaths(e).filter((e) => e !== rt).slice(0, 50), n = await Promise.all([rt, ...t].map(async (t) => ({
		path: t,
		text: await e.read(t)
	}))), r = i(n.map(({ path: e, text: t }) => t !== void 0 && {
		path: e,
		text: t,
		header: splitHeader(t).header
	})), a = new Set(r.flatMap((e) => listActionNames(e.header)));
	return r.map((e) => ({
		...e,
		configs: listConfigs(e, a)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listActionNames(e) {
	return e ? listDeploying(e.inputs).map(getActionName) : [];
}
function listDeploying({ action: e, reusable: t }) {
	return i([
		e.uses,
		getPublishedUses(e, "deploy"),
		t?.uses
	]);
}
function listConfigs(e, t) {
	let { text: n, header: r } = e;
	if (r && r.template !== "deploy") return [];
	let isOurs = (e) => t.has(getActionName(e.uses)) || it.test(getActionName(e.uses)), i = listWorkflowUses(n).filter((e) => isOurs(e) && deploys(e)).map((e) => typeof e.inputs.config == "string" && e.inputs.config !== "" ? e.inputs.config : "site.config.yml");
	return i.length === 0 && r ? [r.inputs.config] : [...new Set(i)];
}
function deploys({ uses: e, inputs: t }) {
	let { mode: n = "all" } = t;
	return /\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(e)) ? !1 : n === "all" || n === "deploy";
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: r, asked: i } = e, o = new Map(), readAt = async (e) => {
		let a = await readCommitFiles(t, n, e);
		return i === void 0 ? (await findDeployWorkflows(a, r)).map((e) => e.path.slice(18)) : a.getId(`.github/workflows/${i}`) === void 0 ? [] : [i];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new a("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${r}.`, { facts: e.map((e) => `${nt}/${e}`) });
	};
	return {
		async find(e) {
			if (i !== void 0) return i;
			let t = o.get(e) ?? readAt(e);
			return o.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let o = candidate(await readAt(e), e), s = `${nt}/${i ?? o}`, c = await readCommitFiles(t, n, n.defaultBranch);
			if (o && c.getId(s) !== void 0) return o;
			let l = i === void 0 ? `workflow that deploys the site of ${r}` : s, u = (await findDeployWorkflows(c, r)).map((e) => `on the default branch ${n.defaultBranch}: ${e.path}`);
			throw new a("DEPLOY_WORKFLOW_NOT_FOUND", o ? `GitHub cannot start ${s} by hand: the default branch ${n.defaultBranch} does not have it.` : `The branch ${e} has no ${l}.`, { facts: u });
		}
	};
}
// src/clients/github/commits.ts
const at = v({ sha: T() }), ot = v({ status: T() });
async function latestCommits(e, t, n, r) {
	let i = `path=${encodeURIComponent(n)}&per_page=${r}`, a = `${repositoryPath(t)}/commits?${i}`;
	return (await readOne(e, j(at), a, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${r}...${n}`, { status: a } = await readOne(e, ot, i, "Contents: read", "two commits");
	return a === "behind";
}
const st = v({ merge_base_commit: v({ sha: T() }) });
async function findMergeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${n}...${r}`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	});
	return readGitHubAnswer(st, a, "two commits").merge_base_commit.sha;
}
const ct = v({ commits: j(v({
	sha: T(),
	parents: j(v({ sha: T() })),
	commit: v({ message: T() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map(encodePath).join("..."), a = `${repositoryPath(t)}/compare/${i}`, { commits: o } = await readOne(e, ct, a, "Contents: read", "commits");
	return o.map((e) => ({
		id: e.sha,
		parent: e.parents[0]?.sha ?? "",
		message: e.commit.message
	}));
}
// src/clients/github/merging.ts
const lt = v({
	number: M(),
	state: T(),
	draft: w(N()),
	merged_at: w(D(T())),
	merge_commit_sha: w(D(T())),
	mergeable: w(D(N())),
	mergeable_state: w(T()),
	html_url: T(),
	created_at: w(T()),
	head: v({
		ref: T(),
		sha: T()
	}),
	base: v({ ref: T() })
});
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await readOne(e, lt, r, "Pull requests: read", "a pull request");
	return toMergeable(i);
}
const toMergeable = (e) => ({
	number: e.number,
	url: e.html_url,
	state: getPullState(e),
	draft: e.draft ?? !1,
	head: e.head.ref,
	headCommit: e.head.sha,
	base: e.base.ref,
	mergeCommit: getMergeCommit(e),
	createdAt: e.created_at ?? "",
	mergeable: e.mergeable ?? void 0,
	mergeableState: e.mergeable_state ?? "unknown"
});
async function mergePull(e, t, n) {
	let { number: r, headCommit: i, title: a } = n, o = `${repositoryPath(t)}/pulls/${r}/merge`, s = {
		commit_title: a,
		commit_message: "",
		sha: i,
		merge_method: "merge"
	}, c = await e.call({
		method: "PUT",
		path: o,
		needs: "Contents: write and Pull requests: write",
		json: s,
		expected: [
			405,
			409,
			422
		]
	});
	if (c.ok) return;
	let { state: l } = await readMergeablePull(e, t, r);
	if (l !== "merged") return getResponseMessage(c);
}
async function mergeBranch(e, t, n) {
	let r = {
		method: "POST",
		path: `${repositoryPath(t)}/merges`,
		needs: "Contents: write"
	}, i = {
		base: n.into,
		head: n.from,
		commit_message: n.message
	}, a = await e.call({
		...r,
		json: i,
		expected: [409, 422]
	});
	if (a.ok) return a.status === 204 ? "nothing to do" : "merged";
	if (a.status === 409 && /conflict/i.test(getResponseMessage(a))) return "conflict";
	if (a.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(a))) return "refused";
	throw toRefusalError(r, a);
}
const ut = v({
	allow_merge_commit: w(N()),
	allow_squash_merge: w(N()),
	allow_rebase_merge: w(N())
}), dt = v({
	type: T(),
	parameters: w(D(v({
		allowed_merge_methods: w(j(T())),
		required_approving_review_count: w(M()),
		required_status_checks: w(j(v({ context: T() }))),
		required_deployment_environments: w(j(T()))
	})))
});
async function readMergeRules(e, t, n) {
	let r = repositoryPath(t), a = `${r}/rules/branches/${encodeURIComponent(n)}`, [o, s] = await Promise.all([readOne(e, ut, r, "Metadata: read", "a repository"), e.list({
		path: a,
		needs: "Metadata: read",
		expected: [404]
	})]), c = readGitHubAnswer(j(dt), s, "the rules of a branch"), has = (e) => c.some((t) => t.type === e), l = new Set(i([
		(o.allow_merge_commit === !1 || has("required_linear_history")) && "merge",
		o.allow_squash_merge === !1 && "squash",
		o.allow_rebase_merge === !1 && "rebase"
	])), isAllowed = (e) => !l.has(e) && c.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0);
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: has("merge_queue"),
		onlyPulls: has("pull_request") || has("merge_queue"),
		approvals: Math.max(0, ...c.map((e) => e.parameters?.required_approving_review_count ?? 0)),
		restricted: has("update"),
		wants: [...new Set(c.flatMap(getRequirements))]
	};
}
function getRequirements(e) {
	if (e.type === "required_signatures") return ["signed commits"];
	let t = e.parameters?.required_status_checks ?? [], n = e.parameters?.required_deployment_environments ?? [];
	return [...t.map((e) => `the check "${e.context}"`), ...n.map((e) => `a deployment to ${e}`)];
}
async function listMergedPulls(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/pulls`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	}, void 0, 1);
	return readGitHubAnswer(j(lt), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
// src/clients/github/runs.ts
const ft = v({
	id: M(),
	html_url: T(),
	event: T(),
	path: w(T()),
	display_title: w(T()),
	head_branch: D(T()),
	head_sha: T(),
	head_repository: w(D(v({ full_name: T() }))),
	status: D(T()),
	conclusion: w(D(T())),
	created_at: T(),
	updated_at: w(T()),
	check_suite_id: w(M())
}), toRun = (e) => ({
	id: e.id,
	url: e.html_url,
	event: e.event,
	title: e.display_title ?? "",
	workflow: e.path?.split("@")[0] ?? "",
	branch: e.head_branch ?? "",
	commit: e.head_sha,
	repository: e.head_repository?.full_name ?? "",
	status: e.status ?? "",
	conclusion: e.conclusion ?? "",
	createdAt: e.created_at,
	updatedAt: e.updated_at ?? "",
	suite: e.check_suite_id
});
async function readWorkflowRun(e, t, n) {
	let r = {
		method: "GET",
		path: `${repositoryPath(t)}/actions/runs/${n}`,
		needs: "Actions: read",
		expected: [404]
	}, i = await e.call(r);
	if (i.ok) return toRun(readGitHubAnswer(ft, i.json, "a run"));
}
async function listRuns(e, t, n, r) {
	let i = {
		path: `${repositoryPath(t)}/actions/${n}`,
		needs: "Actions: read",
		expected: n.startsWith("workflows/") ? [404] : []
	}, a = await e.list(i, "workflow_runs", r);
	return readGitHubAnswer(j(ft), a, "the runs").map(toRun);
}
const runsPath = (e) => `workflows/${encodeURIComponent(e)}/runs`;
async function runsOfPush(e, t, n) {
	let { commit: r, branch: i } = n;
	return listRuns(e, t, `runs?${new URLSearchParams({
		head_sha: r,
		branch: i,
		event: "push"
	})}`);
}
async function runsOfHead(e, t, n) {
	return listRuns(e, t, `runs?head_sha=${encodeURIComponent(n)}`, 1);
}
async function listDispatchedRuns(e, t, n) {
	return listRuns(e, t, `${runsPath(n)}?event=workflow_dispatch`, 1);
}
async function cancelRun(e, t, n) {
	let r = `${repositoryPath(t)}/actions/runs/${n}/cancel`;
	await e.call({
		method: "POST",
		path: r,
		needs: "Actions: write",
		expected: [409]
	});
}
async function runsOfCommit(e, t, n, r) {
	let i = `head_sha=${encodeURIComponent(r)}`;
	return listRuns(e, t, `${runsPath(n)}?${i}`, 1);
}
async function lastRuns(e, t, n) {
	return listRuns(e, t, runsPath(n), 1);
}
const pt = v({ workflow_run_id: M() }), mt = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, r, i) {
	let { workflow: o, branch: s, inputs: c } = n, l = {
		method: "POST",
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(o)}`}/dispatches`,
		needs: "Actions: write"
	}, u = {
		ref: s,
		inputs: c
	}, d = {
		...u,
		return_run_details: !0
	}, f = await e.call({
		...l,
		json: d,
		expected: [400, 422]
	}), p = pt.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw toRefusalError(l, f);
	let h = `event=workflow_dispatch&branch=${encodeURIComponent(s)}`, newest = () => listRuns(e, t, `${runsPath(o)}?${h}`, 1), ee = new Set((await newest()).map((e) => e.id));
	await e.call({
		...l,
		json: u
	});
	let g = await te({
		clock: r,
		signal: i,
		...mt
	}, async () => (await newest()).find((e) => !ee.has(e.id)));
	if (g) return g.id;
	throw new a("GITHUB_REFUSED", `GitHub accepted the request to run ${o}, but shows no run.`, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
// src/contracts/portal/development-request.ts
const $ = k([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), ht = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", gt = k([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), _t = k([
	"high",
	"medium",
	"low",
	"none"
]), vt = k([
	"major",
	"minor",
	"patch"
]), yt = C({
	summary: w(T().check(b(5e3))),
	pages: w(j(T().check(b(200))).check(b(500))),
	textKeys: w(j(p).check(b(500))),
	textsSuffice: w(N())
}), bt = C({
	amount: re().check(_(0)),
	currency: T().check(y(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), xt = v({
	tree: T(),
	content: T(),
	pages: T()
}), St = v({
	at: g,
	by: T(),
	via: k(["portal", "pull-request"]),
	commitSha: w(T()),
	provenance: w(xt),
	evidence: w(T())
}), Ct = v({
	id: T(),
	title: T(),
	description: T(),
	status: $,
	requester: T(),
	classification: w(gt),
	automationPotential: w(_t),
	versionLevel: w(vt),
	analysis: w(v({ ...yt.shape })),
	issueNumber: w(M()),
	pullRequestNumber: w(M()),
	pullRequestState: w(k([
		"open",
		"merged",
		"closed"
	])),
	headCommit: w(T()),
	mergeCommit: w(T()),
	previewUrl: w(T()),
	agent: w(T()),
	rounds: w(M()),
	cost: w(v({ ...bt.shape })),
	approval: w(St),
	waitsFor: w(v({
		what: T(),
		url: T()
	})),
	servedIn: w(j(k(["Production", "Preview"]))),
	approvedAt: w(g),
	position: w(M()),
	history: j(v({
		status: $,
		at: g,
		by: T(),
		reason: w(T())
	})),
	createdAt: g,
	updatedAt: g
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const wt = ne({ status: w($) }), Tt = v({
	requests: j(Ct),
	total: M()
}), Et = C({
	title: T().check(O(1), b(200)),
	description: A(T().check(b(2e4)), "")
}), Dt = M().check(_(1)), Ot = C({
	status: w($),
	reason: w(T().check(O(1), b(2e3))),
	classification: w(gt),
	automationPotential: w(_t),
	versionLevel: w(vt),
	analysis: w(yt),
	issueNumber: w(D(Dt)),
	pullRequestNumber: w(D(Dt)),
	headCommit: w(D(f)),
	mergeCommit: w(D(f)),
	previewUrl: w(D(h)),
	agent: w(D(T().check(O(1), b(200)))),
	rounds: w(M().check(_(0), ie(1e3))),
	cost: w(D(bt)),
	approval: w(oe()),
	waitsFor: w(D(C({
		what: T().check(O(1), b(2e3)),
		url: h
	})))
}), kt = C({
	approver: w(T().check(y(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: w(h),
	commitSha: w(f),
	run: w(h)
}), At = v({
	success: N(),
	request: Ct
});
// src/clients/github/for-run.ts
var jt = e({ gitHubForRun: () => gitHubForRun });
const Mt = {
	longestPauseMs: 2e4,
	idleMs: 1e4,
	attempts: 3
};
function gitHubForRun(e, t) {
	let { http: n, clock: r, log: i, signal: a } = t;
	return createGitHub({
		http: n,
		clock: r,
		signal: a,
		apiUrl: e.apiUrl,
		token: e.token,
		onPause: (e) => i.info(e),
		...Mt
	});
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof a) || !e.code.startsWith("GITHUB_")) throw e;
		for (let n of [e.message, ...e.facts]) t.log.debug(n);
		return;
	}
}
// src/clients/swa/official-client/follow.ts
async function follow(e, t, n) {
	let r = {
		method: "GET",
		url: e,
		...t,
		follow: { to: "public" },
		signal: n.signal
	}, i = await n.http.send(r), { location: o } = i.headers;
	if (i.status < 300 || i.status >= 400 || !o) return i;
	throw new a("UPLOADER_NOT_AVAILABLE", `${i.url} redirects to ${o}; the redirect is not followed.`);
}
// src/clients/swa/official-client/release.ts
const Nt = "https://aka.ms/swalocaldeploy", Pt = "stable", Ft = "StaticSitesClient", It = j(v({
	version: T(),
	buildId: T().check(y(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: se(T(), v({
		url: T(),
		sha: T().check(y(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new a("UPLOADER_NOT_AVAILABLE", `The platform's upload client is not available for ${e} on ${t}.`, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new a("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Nt}`],
		cause: n
	}), r = await follow(Nt, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed("Can't read the release metadata of the platform's upload client.", [String(e.message)], e);
	});
	if (!r.ok) throw failed("Can't read the release metadata of the platform's upload client.", [`status ${r.status} from ${r.url}`]);
	let i = ce(It, r.json);
	if (!i.success) throw failed("The release metadata of the platform's upload client has an unknown format.", [`received ${r.headers["content-type"] ?? "no content type"} from ${r.url}`]);
	let o = i.data.find((e) => t ? e.buildId === t : e.version === Pt), s = o?.files[e];
	if (!o || !s) {
		let n = t ? `the build ${t} (hosting.clientBuildId)` : `a ${Pt} build`, r = i.data.map((e) => `${e.version} ${e.buildId}`);
		throw failed(`The release metadata of the platform's upload client does not list ${n} for ${e}.`, [`it has: ${r.join(", ") || "nothing"}`]);
	}
	if (!URL.canParse(s.url) || new URL(s.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client contains a URL without TLS.", [`address: ${s.url}`]);
	return {
		buildId: o.buildId,
		url: s.url,
		sha256: s.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
var Lt = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = P.join(n, "site-deploy", Ft, s.buildId, o), l = P.join(c, o === "win-x64" ? `${Ft}.exe` : Ft), u = await hashFile(l);
	return u === s.sha256 || (u !== void 0 && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, r) {
	let i = r.clock.now(), failed = (t, n) => new a("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	await pe(t, { recursive: !0 });
	let o = `${n}.${ve()}`;
	try {
		let t = await follow(e.url, { saveTo: o }, r).catch((e) => {
			throw r.signal.throwIfAborted(), failed(d(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let i = await hashFile(o);
		if (i !== e.sha256) throw wrongChecksum(e, i ?? "no file", e.url);
		await fe(o, 493), await me(o, n);
	} finally {
		await he(o, { force: !0 });
	}
	let s = u(r.clock.now() - i);
	r.log.info(`Downloaded upload client ${e.buildId} in ${s}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	return new a("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	] });
}
async function hashFile(e) {
	let n = ge("sha256");
	try {
		await be(de(e, { highWaterMark: 1 << 20 }), n);
	} catch (e) {
		if (t(e)) return;
		throw e;
	}
	return n.digest("hex");
}
// src/shared/child-environment.ts
const Rt = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function childEnvironment(e, t) {
	let n = Object.entries(t).flatMap(([e, t]) => t !== void 0 && Rt.has(e.toUpperCase()) ? [[e, t]] : []);
	return {
		...Object.fromEntries(n),
		HOME: e,
		USERPROFILE: e,
		TMPDIR: e,
		TEMP: e,
		TMP: e,
		DOTNET_BUNDLE_EXTRACT_BASE_DIR: P.join(e, "dotnet")
	};
}
// src/clients/swa/official-client/client-environment.ts
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: r, home: i, env: a } = e;
	return {
		...childEnvironment(i, a),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: t.reveal(),
		REPOSITORY_BASE: n,
		APP_LOCATION: n,
		CONFIG_FILE_LOCATION: n,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false",
		...r !== null && { DEPLOYMENT_ENVIRONMENT: r }
	};
}
function closingEnvironment(e) {
	let { token: t, eventFile: n, repository: r, home: i, env: a } = e;
	return {
		...childEnvironment(i, a),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: "pull_request",
		GITHUB_EVENT_PATH: n,
		GITHUB_REPOSITORY: r,
		GITHUB_WORKSPACE: i,
		INPUT_ACTION: "close",
		INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: t.reveal()
	};
}
var ClientReport = class {
	id;
	url;
	isUploading = !1;
	isUploaded = !1;
	isUnsure = !1;
	failures = [];
	#e = [];
	read(e) {
		let t = ye(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), zt.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || Bt.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const zt = /timed out|not sure if (the )?deployment has succeeded/i, Bt = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i"), hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: r, env: i, args: o = [], limitMs: s, onStart: c } = t;
	await checkClient(e);
	let l = new ClientReport(), u = AbortSignal.timeout(s), f = n.log.foreign(`${P.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: r,
			env: i,
			signal: AbortSignal.any([n.signal, u]),
			onStart: c,
			onLine: (e) => f.line(l.read(e))
		}, s = await m(e.file, t, o);
		if (s.code !== 127 || hasRun(l)) return {
			report: l,
			result: s,
			isOverdue: !1
		};
		throw new a("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: getClientFacts(e, l, s) });
	} catch (t) {
		if (n.signal.aborted || t instanceof a) throw t;
		if (u.aborted) return {
			report: l,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new a("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: t,
			facts: [d(t), `file: ${e.file}`],
			remedy: "It needs the C library of a standard Linux system; \"uploader: direct\" doesn't."
		});
	} finally {
		f.close();
	}
}
function getClientFacts(e, t, n) {
	return [
		n.code === null ? `terminated by ${n.killedBy}` : `exit code ${n.code}`,
		`client build: ${e.release.buildId}`,
		"last lines of its output:",
		...t.last.map((e) => `| ${e}`)
	];
}
export { deleteBranch as $, runsOfCommit as A, isAncestor as B, ht as C, namedRepository as Ct, lastRuns as D, readGitHubAnswer as Dt, dispatchWorkflow as E, repositoryPath as Et, mergePull as F, pointBranch as G, deploymentWorkflow as H, readMergeRules as I, readCommit as J, readBranchHead as K, readMergeablePull as L, runsOfPush as M, listMergedPulls as N, listDispatchedRuns as O, readOne as Ot, mergeBranch as P, createRef as Q, commitsSince as R, isClosed as S, unassignIssue as St, cancelRun as T, repositoryPage as Tt, findDeployWorkflows as U, latestCommits as V, listTree as W, branchesFrom as X, readCommitFiles as Y, createBranch as Z, wt as _, assignIssue as _t, childEnvironment as a, closesIssue as at, $ as b, openIssue as bt, gitHubForRun as c, openDraftPull as ct, _t as d, recentlyMerged as dt, listBranches as et, Ct as f, writePull as ft, Tt as g, updateComment as gt, Et as h, readComments as ht, uploadEnvironment as i, closePull as it, runsOfHead as j, readWorkflowRun as k, toRefusalError as kt, ifAnswered as l, pullsOfDeployment as lt, bt as m, deleteComment as mt, runClient as n, readTag as nt, Lt as o, filesOfPull as ot, gt as p, createComment as pt, readBytes as q, closingEnvironment as r, createGitHub as rt, jt as s, listRepositoryPulls as st, getClientFacts as t, listTags as tt, kt as u, readPulls as ut, Ot as v, closeIssue as vt, takesTurn as w, readRepository as wt, vt as x, readTimeline as xt, At as y, listIssues as yt, findMergeBase as z };

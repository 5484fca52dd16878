import { r as e } from "./rolldown-runtime.js";
import { Ct as t, Ft as n, It as r, K as i, Lt as a, Mt as o, Pt as s, Vt as c, bt as l, yt as u, zt as d } from "./shared.js";
import { L as f, Mt as p, Vt as m, X as h } from "./shared-later.js";
import { B as g, C as _, D as v, E as ee, G as y, H as b, I as te, L as x, N as S, O as C, P as w, S as T, T as E, U as D, V as ne, a as re, g as ie, h as O, j as ae, m as k, q as oe, v as A, x as j, y as M } from "./config.js";
import { I as N, J as se, K as ce, L as P, j as F, q as le } from "./session.js";
const { createReadStream: ue } = globalThis.process.getBuiltinModule("node:fs"), { chmod: de, mkdir: fe, rename: pe, rm: me } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: he, hash: ge, randomUUID: _e } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: ve } = globalThis.process.getBuiltinModule("node:util"), I = globalThis.process.getBuiltinModule("node:path"), { pipeline: ye } = globalThis.process.getBuiltinModule("node:stream/promises");
function createThrottle(e) {
	let { clock: t, signal: n, pace: r, onPause: i, longestPauseMs: a } = e, o = 0, s = 0, c = 0;
	return {
		async turn(e) {
			for (;;) {
				let a = l(t), c = r?.waitFor(e, t.now()) ?? 0, u = Math.max(o - a, c);
				if (u <= 0) break;
				c >= u && c > 15e3 && a + c - s > 1e3 && (s = a + c, i(`GitHub's request limit is reached: continuing in ${duration(c)}.`)), await t.sleep(u, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; o > l(t);) await t.sleep(o - l(t), n);
		},
		recordLimits(e) {
			let n = l(t);
			e.ok && n >= o ? c = 0 : n >= o && isLimit(e) && e.headers["retry-after"] === void 0 && (c += 1);
			let r = limitPause(e, t.now(), a, Math.max(0, c - 1));
			return r !== void 0 && n + r > o && (n + r - o > 1e3 && i(`GitHub is rate-limiting requests: continuing in ${duration(r)}.`), o = n + r), r !== void 0 && !e.ok;
		}
	};
}
function duration(e) {
	let t = Math.ceil(e / 1e3);
	return t <= 120 ? `${t} s` : `${Math.ceil(t / 60)} min`;
}
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
const be = _({
	message: C(w()),
	errors: C(A(te([w(), _({ message: C(w()) })])))
});
function explainSilence(e) {
	if (!(e instanceof t)) throw e;
	let n = `GitHub did not respond: ${e.message}`;
	throw new a("GITHUB_UNAVAILABLE", n, { cause: e });
}
function toRefusalError(e, t) {
	let { status: n, headers: i } = t, o = getResponseMessage(t), s = `${e.method} ${e.path.split("?")[0]}`, c = i["x-accepted-github-permissions"], l = r([
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
	let { data: t } = be.safeParse(e.json), r = (t?.errors ?? []).map((e) => o(e) ?? n(e).message);
	return [t?.message, ...r].filter(Boolean).join(": ");
}
async function readOne(e, t, n, r, i) {
	let { json: a } = await e.call({
		method: "GET",
		path: n,
		needs: r
	});
	return readGitHubAnswer(t, a, i);
}
async function findOne(e, t, n, r) {
	let i = await e.call({
		expected: [404],
		...n,
		method: "GET"
	});
	if (i.ok) return readGitHubAnswer(t, i.json, r);
}
function readGitHubAnswer(e, t, n) {
	let r = `GitHub sent an unexpected response about ${n}.`, fail = (e) => new a("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	});
	return m(e, t, fail);
}
// src/clients/github/repository.ts
const xe = _({
	id: j(),
	name: w(),
	full_name: w(),
	default_branch: w(),
	visibility: C(w()),
	private: C(M()),
	archived: C(M()),
	fork: C(M()),
	owner: _({
		login: w(),
		id: j()
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
	let o = readGitHubAnswer(xe, r.json, "a repository"), s = r.headers["x-oauth-scopes"];
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
const Se = _({
	number: j(),
	state: w(),
	title: w(),
	body: C(E(w())),
	html_url: w(),
	author_association: C(w()),
	pull_request: C(x()),
	assignees: C(E(A(_({ login: w() })))),
	user: C(E(_({ type: C(w()) })))
}), Ce = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => Ce.includes(e ?? ""), toIssue = (e) => ({
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
	return readGitHubAnswer(A(Se), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
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
	return d.ok ? [...toIssue(readGitHubAnswer(Se, d.json, "an issue")).assignees] : [];
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
const we = _({
	event: C(w()),
	created_at: C(E(w())),
	assignee: C(E(_({ login: w() }))),
	source: C(E(_({ issue: C(_({
		number: j(),
		pull_request: C(x())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(A(we), i, "the timeline").map(toEntry);
}
const toEntry = (e) => ({
	event: e.event ?? "",
	at: e.created_at ?? "",
	assignee: e.assignee?.login ?? "",
	pull: e.source?.issue?.pull_request ? e.source.issue.number : void 0
}), Te = _({
	id: j(),
	body: C(E(w())),
	created_at: C(w()),
	author_association: C(w()),
	user: E(_({
		login: w(),
		type: C(w())
	}))
}), L = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`, i = await e.list({
		path: r,
		needs: L
	});
	return readGitHubAnswer(A(Te), i, "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: L,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(Te, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, a = { body: r };
	return (await e.call({
		method: "PATCH",
		path: i,
		needs: L,
		json: a,
		expected: [404]
	})).ok;
}
async function deleteComment(e, t, n) {
	let r = `${repositoryPath(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: L,
		expected: [404]
	});
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	createdAt: e.created_at ?? ""
}), R = _({
	number: j(),
	state: w(),
	merged_at: C(E(w())),
	merged: C(M()),
	html_url: C(w()),
	title: w(),
	body: C(E(w())),
	merge_commit_sha: C(E(w())),
	draft: C(M()),
	created_at: C(w()),
	user: C(E(_({ login: w() }))),
	head: _({
		ref: w(),
		sha: C(w()),
		repo: C(E(_({ full_name: w() })))
	}),
	base: _({ ref: w() })
});
function getPullState(e) {
	return e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed";
}
function getMergeCommit(e) {
	if (getPullState(e) === "merged") return e.merge_commit_sha ?? void 0;
}
function toPull(e) {
	return {
		number: e.number,
		state: getPullState(e),
		url: e.html_url ?? "",
		title: e.title,
		body: e.body ?? "",
		base: e.base.ref,
		head: e.head.ref,
		headCommit: e.head.sha ?? "",
		mergeCommit: getMergeCommit(e),
		draft: e.draft ?? !1,
		createdAt: e.created_at ?? "",
		author: e.user?.login ?? ""
	};
}
async function readPulls(e, t, n) {
	let r = encodeURIComponent(`${t.owner}:${n}`), i = await e.list({
		path: `${repositoryPath(t)}/pulls?state=all&head=${r}`,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(A(R), i, "the pull requests").filter((e) => e.head.ref === n).map(toPull).sort((e, t) => t.number - e.number);
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => {
		let n = await e.list({
			path: a + t,
			needs: "Pull requests: read"
		}, void 0, 1);
		return readGitHubAnswer(A(R), n, "pull requests");
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
	return readGitHubAnswer(R, l.json, "a pull request").html_url ?? "";
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
	return readGitHubAnswer(A(R), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
async function listRepositoryPulls(e, t) {
	let n = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(A(R), r, "the pull requests").filter((e) => isFromRepository(e, t)).map(toPull).sort((e, t) => t.number - e.number);
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
	if (i.ok) return readGitHubAnswer(R, i.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(i))) throw toRefusalError(r, i);
}
const Ee = _({
	filename: w(),
	previous_filename: C(w())
});
async function filesOfPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(A(Ee), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), De = {
	creation: withoutLimits(se.refusedOnly),
	other: withoutLimits(se.safe)
};
function toUrl(e, t) {
	return t === "/graphql" ? `${e.replace(/\/v3$/, "")}/graphql` : e + t;
}
function headersFor(e, t) {
	let n = {
		authorization: `Bearer ${e.reveal()}`,
		accept: "application/vnd.github+json",
		"x-github-api-version": "2022-11-28"
	};
	return t ? {
		...n,
		"if-none-match": t
	} : n;
}
function createGitHub(e) {
	let { http: t, clock: n, signal: r, pace: i, onPause = () => {}, longestPauseMs: a, idleMs: o } = e, s = (e.apiUrl ?? "https://api.github.com").replace(/\/$/, ""), c = ce(e.token), withAttempts = (t) => ({
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
	}, d = new Map();
	async function call(n) {
		let { method: r, path: i, json: a, expected: o = [] } = n, f = withAttempts(r === "POST" ? De.creation : De.other), p = r === "GET" ? d.get(i) : void 0, m = 0;
		for (let h = 5;; --h) {
			await l.turn(r !== "GET");
			let g = await c.token(i), _ = await t.send({
				...u,
				method: r,
				url: toUrl(s, i),
				headers: headersFor(g, p?.headers.etag),
				json: a,
				retry: f
			}).catch(explainSilence);
			if (p && _.status === 304) return p;
			let { etag: v } = _.headers, ee = _.body.length <= 65536 && (p || d.size < 500);
			e.isConditional && r === "GET" && _.ok && v && ee && d.set(i, _);
			let y = l.recordLimits(_);
			if (_.ok || o.includes(_.status)) return _;
			if (!(_.status === 401 && (m += 1, await c.settle?.(g, m) || m === 1 && await c.renew(g, i))) && (!y || h <= 1)) throw toRefusalError(n, _);
		}
	}
	return {
		apiUrl: s,
		call,
		list: (e, t, n) => listPages(call, e, t, n)
	};
}
async function listPages(e, t, r, i = 100) {
	let { path: a, needs: o, expected: s } = t, c = [], l;
	for (let t = 1; t <= i; t += 1) {
		let i = await e({
			method: "GET",
			path: `${a}${a.includes("?") ? "&" : "?"}per_page=100&page=${t}`,
			needs: o,
			expected: s
		}), u = r ? n(i.json)[r] : i.json;
		if (!i.ok) return c;
		let d = `the list ${a.split("?")[0]}`, f = readGitHubAnswer(A(x()), u, d), p = JSON.stringify(f[0]);
		if (p === l || (l = p, c.push(...f), f.length === 0 || !hasMore(i, c.length, f.length))) return c;
	}
	return c;
}
function hasMore(e, t, r) {
	let i = n(e.json).total_count;
	if (typeof i == "number") return t < i;
	let { link: a } = e.headers;
	return typeof a == "string" ? /;\s*rel="?next"?/.test(a) : r >= 100;
}
// src/clients/github/branches.ts
const Oe = A(_({ ref: w() })), ke = A(_({
	ref: w(),
	object: _({ sha: w() })
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
	return (await listRefs(e, t, ke, "heads", n)).map((e) => ({
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
	return (await listRefs(e, t, ke, "tags", n)).find((e) => e.name === n)?.object.sha;
}
async function listTags(e, t, n) {
	return (await listRefs(e, t, Oe, "tags", n)).map((e) => e.name);
}
async function branchesFrom(e, t, n) {
	return (await listRefs(e, t, Oe, "heads", n)).map((e) => e.name);
}
// src/clients/github/tree.ts
const Ae = _({ object: _({ sha: w() }) }), je = _({
	message: w(),
	committer: C(E(_({ date: C(w()) }))),
	tree: _({ sha: w() }),
	parents: k(A(_({ sha: w() })), [])
}), Me = _({
	truncated: k(M(), !1),
	tree: A(_({
		path: w(),
		mode: C(w()),
		type: w(),
		sha: w()
	}))
}), Ne = _({
	content: w(),
	encoding: w()
});
_({ sha: w() });
async function readBranchHead(e, t, n) {
	let r = {
		path: `${repositoryPath(t)}/git/ref/heads/${encodePath(n)}`,
		needs: "Contents: read",
		expected: [404, 409]
	};
	return (await findOne(e, Ae, r, "a branch"))?.object.sha;
}
async function readCommit(e, t, n) {
	let r = `${repositoryPath(t)}/git/commits/${n}`, i = await readOne(e, je, r, "Contents: read", "a commit"), { message: a, committer: o, tree: s } = i, c = i.parents.map((e) => e.sha);
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
		path: treePath(t, n),
		needs: "Contents: read",
		expected: [404, 409]
	}, i = await findOne(e, Me, r, "the files"), a = (i?.tree ?? []).filter((e) => e.type === "blob"), o = new Map(a.map((e) => [e.path, e.sha])), getId = (e) => o.get(e), s = new Map();
	return {
		paths: [...o.keys()],
		getId,
		async read(r) {
			let a = getId(r);
			if (a) {
				let n = s.get(a) ?? readBytes(e, t, a);
				return s.set(a, n), (await n).toString("utf8");
			}
			if (i?.truncated) return readFileAt(e, t, n, r);
		}
	};
}
async function listTree(e, t, n) {
	let r = treePath(t, n), { truncated: i, tree: o } = await readOne(e, Me, r, "Contents: read", "the files");
	if (i) throw new a("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(o.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`;
	return decode(await readOne(e, Ne, r, "Contents: read", "a file"));
}
async function readFileAt(e, t, n, r) {
	let i = `${`${repositoryPath(t)}/contents/${encodePath(r)}`}?ref=${encodeURIComponent(n)}`, a = await findOne(e, Ne, {
		path: i,
		needs: "Contents: read"
	}, "a file");
	return a && decode(a).toString("utf8");
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
const matching = (e, t) => w().check(y(e, t)), Pe = S({
	uses: matching(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>"),
	version: matching(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3")
}), Fe = matching(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -"), z = matching(/^[\w./:-]+$/, "expected letters, digits and . _ / : -"), B = matching(/^[^\s'"`$#{}\\]+$/, "expected an address or an id"), V = j().check(g(1), ne(360)), H = matching(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -"), Ie = S({
	shape: O([
		"published",
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Pe,
	reusable: C(Pe),
	production: Fe,
	preview: A(Fe).check(D(1)),
	config: H,
	root: H,
	packageManager: O([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: C(H),
	node: te([S({ version: w().check(y(/^[\w.*/-]+$/)) }), S({ file: H })]),
	apiToken: M(),
	attest: C(T(!0)),
	pins: te([T(!1), S({
		portalUrl: B,
		audience: B,
		tenantId: B,
		clientId: C(B)
	})]),
	comment: C(T(!0)),
	automations: C(A(z)),
	models: C(T(!0)),
	runner: C(S({
		labels: C(A(z)),
		group: C(z)
	})),
	minutes: C(S({
		build: V,
		deploy: V
	})),
	chosen: C(S({
		node: C(T(!0)),
		buildMinutes: C(V),
		deployMinutes: C(V)
	})),
	workflowFile: C(z.check(y(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: C(T(!0)),
	server: C(T(!0))
}), U = {
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
		upload: U.uploadArtifact,
		download: U.downloadArtifact
	};
}
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
const toText = (e) => `${e.join("\n")}\n`;
function isProduction(e) {
	return e.isCalled ? "github.ref == format('refs/heads/{0}', inputs.production)" : `github.ref == 'refs/heads/${e.production}'`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (${isProduction(e)} && 'Production' || 'Preview') || inputs.environment }}`;
}
function siteDeploy(e) {
	return e.isCalled ? "$/src/action" : `${e.action.uses} # ${e.action.version}`;
}
const W = [
	"# Each job requests its own permissions.",
	"permissions: {}",
	""
], G = [
	`- uses: ${U.checkout}`,
	"  with:",
	"    # Keeps the token out of the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : r([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${U.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : Le),
		n === "bun" && "- run: npm install --global bun@1.4.5"
	]);
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const Le = ["package-manager-cache: false"];
function getCachedLockfile(e) {
	let { packageManager: t, lockfile: n, automations: r = [] } = e;
	if (!(t === "bun" || r.includes("requests"))) return n;
}
function cacheInputs(e) {
	let t = getCachedLockfile(e);
	return t ? [`cache: ${e.packageManager}`, `cache-dependency-path: '${t}'`] : Le;
}
function inputLines(e) {
	return r([
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
function toStep(e, t) {
	return {
		environment: t,
		config: getConfig(e),
		apiToken: getApiToken(e)
	};
}
const K = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], Re = "  actions: read # whether a newer run supersedes it", ze = "  actions: read # the package of the earlier run, and its origin", permissionsToComment = ({ comment: e }) => r([e && "  pull-requests: write # reports the outcome on the pull request"]), Be = ["# Its permissions are those of the caller."];
function permissionsToDeploy(e, t = []) {
	return e.isCalled ? Be : r([
		...K,
		e.attest && "  attestations: read # the proof of which run built the site",
		...permissionsToComment(e),
		...t
	]);
}
function runsOn(e) {
	let { runner: t = {}, server: n, isCalled: i } = e;
	if (i) return ["runs-on: ${{ fromJSON(inputs.runner) }}"];
	let a = formatLabels(t.labels);
	return t.group ? r([
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
	].map((e) => `    ${e}: \${{ inputs.${e} }}`) : t ? r([
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
function loginStep(e, t, n, i = []) {
	return r([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...i,
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
function job(e, t, n, i = {}) {
	let { more: a = [], outputs: o = [] } = i, s = getConfig(t), c = r([
		`- uses: ${siteAutomation(t)}`,
		o.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		s && `    config: ${s}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), l = r([
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
		...W,
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
	return r([
		`# One deployment to an environment at a time, in their order. None is cut off, ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Ue = {
	deploy: ["Not deployed", "To make its commit live, run it again."],
	close: ["Not closed", "To close the Preview, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Ue[t], i = `The job ${t} was cancelled by a person, or for a newer one.`;
	return [
		"",
		"# The server keeps one waiting job, and cancels it for a newer one. This job then fails the run.",
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
// src/workflows/templates/automations/requests.ts
const We = [
	"request: ${{ inputs.request }}",
	"# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
	"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
];
function requestsWorkflow(e) {
	let t = r(["issues: write # the issues of requests, and their assignees", e.models && "models: read # classifies requests with a model; no key is stored"]), n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	};
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
		...job("requests", e, We, {
			more: t,
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
			...K,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...G, ...loginStep(e, "close", n)])
		])
	]);
}
const q = {
	version: "1.0.102",
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, J = "site-deploy-change", Ge = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return r([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, Ge)
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
			...input("round", "Number of agent rounds, including this one"),
			...input("base", "Release branch for the change"),
			...input("commit", "Commit at which the agent starts")
		]),
		"",
		...W,
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
				`- uses: ${U.checkout}`,
				"  with:",
				"    ref: ${{ inputs.commit }}",
				"    # Keeps the token out of the checkout, where the agent could read it.",
				"    persist-credentials: false",
				...siteDeployStep(e, "task"),
				...toolSteps(e, { mayCache: !1 }),
				"# The agent. You can use another one: it has to read the file TASK, and change the checkout.",
				`# Checked against "copilot --help" of ${q.version}. The task comes by standard input, since an argument`,
				"# is limited to 128 KiB. Neither the agent's commands nor other servers get the token.",
				"- name: Agent",
				"  env:",
				"    TASK: ${{ steps.task.outputs.task }}",
				"    GITHUB_TOKEN: ${{ github.token }}",
				"  run: >-",
				`    npx --yes @github/copilot@${q.version}`,
				...q.flags.map((e) => `    ${e}`),
				"    < \"$TASK\"",
				"# An agent may report its cost in cost.json: {\"amount\": 0.25, \"currency\": \"USD\"}.",
				"- name: Patch",
				"  env:",
				"    COMMIT: ${{ inputs.commit }}",
				"  run: |",
				"    git add --all",
				`    mkdir -p "$RUNNER_TEMP/${J}"`,
				"    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\",
				`      > "$RUNNER_TEMP/${J}/change.patch"`,
				`    if [ -f "\$RUNNER_TEMP/cost.json" ]; then cp "\$RUNNER_TEMP/cost.json" "$RUNNER_TEMP/${J}/"; fi`,
				`- uses: ${U.uploadArtifact}`,
				"  with:",
				`    name: ${J}`,
				`    path: \${{ runner.temp }}/${J}`,
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
				`- uses: ${U.downloadArtifact}`,
				"  with:",
				`    name: ${J}`,
				`    path: ${J}`,
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
], Ke = [
	"deploy",
	"rollback",
	"close-preview"
], Y = ["deploy", "rollback"], X = ["deploy"], toRunner = ({ runner: e }) => e && JSON.stringify(e.group ? e : e.labels), toPin = (e) => ({ pins: t }) => (t || void 0)?.[e], qe = {
	environment: [
		"Production or Preview; on a push, the branch decides",
		"",
		() => "${{ inputs.environment }}",
		Y
	],
	run: [
		"Id of the run with the package to redeploy",
		"",
		() => "${{ inputs.run }}",
		["rollback"]
	],
	production: [
		"Branch that is deployed to Production",
		"master",
		({ production: e }) => e,
		Y
	],
	config: [
		"The site config file",
		"site.config.yml",
		({ config: e }) => e
	],
	"package-manager": [
		"none, npm, pnpm, yarn or bun",
		"npm",
		({ packageManager: e }) => e,
		X
	],
	"node-version": [
		"Version of Node.js for the build",
		"24",
		({ node: e }) => "version" in e && e.version,
		X
	],
	"node-version-file": [
		"File in the repository that specifies the Node.js version instead",
		"",
		({ node: e }) => "file" in e && e.file,
		X
	],
	lockfile: [
		"Lockfile that identifies the cached packages; if empty, nothing is cached",
		"",
		getCachedLockfile,
		X
	],
	attest: [
		"Whether to sign an attestation of the build",
		!1,
		({ attest: e }) => e,
		X
	],
	comment: [
		"Whether to comment the outcome on the pull request",
		!1,
		({ comment: e }) => e,
		Y
	],
	fork: [
		"Whether to deploy even if the repository is a fork",
		!1,
		({ fork: e }) => e,
		X
	],
	runner: [
		"Labels or group of the runners, as JSON",
		"\"ubuntu-24.04\"",
		toRunner
	],
	"build-minutes": [
		"Time limit of the build job",
		30,
		({ minutes: e }) => e?.build,
		X
	],
	"deploy-minutes": [
		"Time limit of the deploy job",
		30,
		({ minutes: e }) => e?.deploy
	],
	"portal-url": [
		"The run refuses a site config that names another portal",
		"",
		toPin("portalUrl")
	],
	audience: [
		"The same for the audience of the portal",
		"",
		toPin("audience")
	],
	"tenant-id": [
		"The same for the directory of the login",
		"",
		toPin("tenantId")
	],
	"client-id": [
		"The same for the application of the login",
		"",
		toPin("clientId")
	]
};
function listInputs(e) {
	return Object.entries(qe).filter(([, [, , , t = Ke]]) => t.some((t) => t === e));
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
		case "deploy": return r([
			...permissionsToComment(e),
			Re,
			n && "  attestations: write # signs which run built the site"
		]);
		case "rollback": return r([
			n && "  attestations: read # the proof of which run built the site",
			...permissionsToComment(e),
			ze
		]);
		case "close-preview": return [];
	}
}
function callPublished(e, t) {
	let n = listInputs(t).flatMap(([t, [, n, r]]) => {
		let i = r(e) || n;
		return i === n ? [] : [`  ${t}: ${quote(i)}`];
	}), i = t !== "close-preview" && e.apiToken;
	return r([
		...K,
		...morePermissions(e, t),
		`uses: ${getPublishedUses(e.action, t)} # ${e.action.version}`,
		n.length > 0 && "with:",
		...n,
		i && "secrets:",
		i && "  api-token: ${{ secrets.SITE_PORTAL_API_TOKEN }}"
	]);
}
function declareInputs(e, t = !0) {
	let n = e.flatMap(([e, t, n]) => [
		`      ${e}:`,
		`        description: ${t}`,
		`        type: ${typeof (n ?? "")}`,
		n === void 0 ? "        required: true" : `        default: ${quote(n)}`
	]), r = [
		"    secrets:",
		"      api-token:",
		"        description: The portal's API token for the deployment-complete call",
		"        required: false"
	];
	return [
		"on:",
		"  workflow_call:",
		"    inputs:",
		...n,
		...t ? r : [],
		""
	];
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
		...W,
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
	}, { isCalled: i, minutes: a } = e, o = `timeout-minutes: ${Math.max(15, a?.deploy ?? 0)}`;
	return [
		"look:",
		...indent(2, r([
			t,
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...G, ...lookStep(e, n)])
		])),
		"",
		"close:",
		...indent(2, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			i ? timeoutLine(e, "deploy") : o,
			...K,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...G, ...loginStep(e, "close", n)])
		])
	];
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
		...W
	];
}
function deployJobs(e) {
	let t = toStep(e, target(e));
	switch (e.shape) {
		case "two-jobs": return twoJobs(e, t, toolSteps(e, { mayCache: !0 }), !0);
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
			...K,
			...permissionsToComment(e),
			Re,
			...notInForks(e),
			...inTurn(e, allowedTarget(e)),
			...environmentWithAddress(t.environment),
			"steps:",
			...indent(2, [
				...G,
				...toolSteps(e, { mayCache: !1 }),
				...loginStep(e, "all", t)
			])
		])
	];
}
function callingJob(e, t) {
	let { attest: n, packageManager: i, reusable: a } = e;
	return ["deploy:", ...indent(2, r([
		...K,
		n && "  attestations: write # signs which run built the site",
		...permissionsToComment(e),
		...notInForks(e),
		...inTurn(e, allowedTarget(e)),
		`uses: ${a?.uses} # ${a?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		`  package-manager: ${i}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
const Z = "site-deploy-build";
function twoJobs(e, t, n, i) {
	let a = [buildJob(e, t, n), e.attest && attestJob(e)];
	return [...r(a).flatMap((e) => [...e, ""]), ...deployJob(e, t, i)];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, r([
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the site's code runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...G,
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
	`    path: ${Z}`,
	"    # Without them .well-known would be lost.",
	"    include-hidden-files: true",
	"    if-no-files-found: error",
	...r([!e && "    # For this many days, it can be rolled back to."]),
	"    retention-days: 90"
], attestJob = (e) => [
	"# Signs that the build job of this run built the package. A separate job: none of the site's code runs beside its identity.",
	"attest:",
	...indent(2, [
		"needs: build",
		...r([e.isCalled && "if: inputs.attest"]),
		...runsOn(e),
		"timeout-minutes: 10",
		...e.isCalled ? Be : Je,
		"steps:",
		...indent(2, [
			`- uses: ${U.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
], Je = [
	"permissions:",
	"  id-token: write # signs; without an environment it cannot log in anywhere",
	"  attestations: write # stores the attestation"
], Ye = [
	"# Forks deploy nothing: no login trusts them.",
	"if: >-",
	"  !cancelled() && needs.build.result == 'success' &&",
	"  contains('success skipped', needs.attest.result) &&",
	"  (inputs.fork || github.event.repository.fork != true)"
];
function deployJob(e, t, n) {
	let i = ["    site-version: ${{ needs.build.outputs.version }}"], a = e.isCalled ? Ye : notInForks(e);
	return ["deploy:", ...indent(2, [
		e.attest ? "needs: [build, attest]" : "needs: build",
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, r([n && "  actions: read # whether a newer run supersedes it"])),
		...n ? [...a, ...inTurn(e, t.environment)] : [],
		"# The branches that may use the environment are part of its settings; its name is part of the identity.",
		...environmentWithAddress(t.environment),
		"steps:",
		...indent(2, [
			...G,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${Z}`,
			...loginStep(e, "deploy", t, i)
		])
	])];
}
// src/workflows/templates/rollback.ts
const Q = "${{ inputs.environment }}", Xe = "${{ inputs.run }}", Ze = [
	"name: Roll back",
	"",
	`run-name: Roll back ${Q} to run ${Xe}`,
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
	"        description: Id of the run with the package to redeploy",
	"        type: string",
	"        required: true",
	""
];
function rollbackWorkflow(e) {
	let t = ["rollback:", ...indent(2, e.shape === "published" && callPublished(e, "rollback") || rollbackJob(e))];
	return toText([
		...Ze,
		...W,
		"jobs:",
		...indent(2, t)
	]);
}
function rollbackJob(e) {
	let t = toStep(e, Q);
	return [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, [ze]),
		...inTurn(e, queueName(e)),
		...environmentWithAddress(Q),
		"steps:",
		...indent(2, [
			...G,
			`- uses: ${U.downloadArtifact}`,
			"  with:",
			`    run-id: ${Xe}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Q}-*`,
			"    merge-multiple: true",
			`    path: ${Z}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${Xe}`])
		])
	];
}
function queueName(e) {
	return `\${{ (${isProduction(e)} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/reusable.ts
const Qe = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
};
function calledTools(e, t) {
	return [
		...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
		...when("inputs.package-manager != 'none'", [
			`- uses: ${U.setupNode}`,
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
const $e = [
	"name: Deploy a site",
	"",
	...declareInputs([
		["environment", "Production or Preview"],
		[
			"config",
			"The site config file",
			"site.config.yml"
		],
		[
			"package-manager",
			"none, npm, pnpm, yarn or bun",
			"npm"
		],
		[
			"node-version",
			"Version of Node.js for the build",
			""
		],
		[
			"node-version-file",
			"File in the repository that specifies the Node.js version",
			""
		]
	]),
	"# Each job requests its own permissions; the caller must grant them.",
	"permissions: {}",
	""
];
function reusableWorkflow(e) {
	let t = calledTools([], "inputs.node-version"), n = twoJobs(e, Qe, t, !1);
	return toText([
		...$e,
		"jobs:",
		...indent(2, n)
	]);
}
// src/workflows/templates/registry.ts
const et = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, tt = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Remove the two \"site-deploy\" lines to stop updates.",
	"# yamllint disable rule:line-length"
], nt = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), rt = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), i = t.findIndex((e) => nt.test(e)), [, a, o, c, l] = nt.exec(t[i] ?? "") ?? [], u = rt.exec(t[i + 1] ?? "")?.[1], d = a !== void 0 && Object.hasOwn(et, a);
	if (u === void 0 || !l || !d || textHash(u) !== c) return r;
	let f = Ie.safeParse(s(u)).data;
	if (!f) return r;
	let p = n.slice(0, i).filter((e) => !tt.includes(e.line)), m = n.slice(i + 2);
	return m[0]?.line === "" && m.shift(), join({
		template: a,
		version: Number(o),
		inputs: f,
		bodyHash: l
	}, [...p, ...m]);
}
function textHash(e) {
	return ge("sha256", e);
}
// src/workflows/render/render.ts
const it = ".github/workflows", at = `${it}/deploy.yml`;
// src/workflows/deploy-workflow.ts
function parseYaml(e) {
	try {
		return re(e);
	} catch {
		return;
	}
}
function partsOfWorkflow(e) {
	return Object.values(n(n(parseYaml(e)).jobs)).flatMap((e) => [e, ...[n(e).steps].flat()]).map(n).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let r = e[t];
		return typeof r == "string" ? [{
			key: t,
			text: r,
			inputs: n(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).filter(({ key: e }) => e === "uses").map(({ text: e, inputs: t }) => ({
		uses: e,
		inputs: t
	}));
}
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), ot = /\/site-deploy(\/|$|\.ya?ml$)/i;
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
	let t = workflowPaths(e).filter((e) => e !== at), n = [at, ...t.slice(0, 50)].map(async (t) => {
		let n = await e.read(t);
		return n !== void 0 && {
			path: t,
			text: n,
			header: splitHeader(n).header
		};
	}), i = r(await Promise.all(n)), a = r(i.map(({ header: e }) => e?.inputs)).flatMap(listDeploying), o = new Set(a.map(getActionName));
	return i.map((e) => ({
		...e,
		configs: listConfigs(e, o)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listDeploying(e) {
	let { action: t, reusable: n } = e;
	return r([
		t.uses,
		getPublishedUses(t, "deploy"),
		n?.uses
	]);
}
function listConfigs(e, t) {
	let { text: n, header: r } = e;
	if (r && r.template !== "deploy") return [];
	let isOurs = (e) => t.has(e) || ot.test(e), i = listWorkflowUses(n).filter((e) => isOurs(getActionName(e.uses)) && deploys(e)).map(({ inputs: e }) => o(e.config) || "site.config.yml");
	return i.length === 0 && r ? [r.inputs.config] : [...new Set(i)];
}
function deploys({ uses: e, inputs: t }) {
	let { mode: n = "all" } = t;
	return /\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(e)) ? !1 : n === "all" || n === "deploy";
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: r, asked: i } = e, o = new Map(), readAt = async (e) => {
		let a = await readCommitFiles(t, n, e);
		return i === void 0 ? (await findDeployWorkflows(a, r)).map(({ path: e }) => e.slice(18)) : a.getId(`.github/workflows/${i}`) === void 0 ? [] : [i];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new a("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${r}.`, { facts: e.map((e) => `${it}/${e}`) });
	};
	return {
		async find(e) {
			if (i !== void 0) return i;
			let t = o.get(e) ?? readAt(e);
			return o.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let o = candidate(await readAt(e), e), s = `${it}/${i ?? o}`, c = `the default branch ${n.defaultBranch}`, l = await readCommitFiles(t, n, n.defaultBranch);
			if (o && l.getId(s) !== void 0) return o;
			let u = i === void 0 ? `workflow that deploys the site of ${r}` : s, d = await findDeployWorkflows(l, r), f = o ? `GitHub cannot start ${s} by hand: ${c} does not have it.` : `The branch ${e} has no ${u}.`;
			throw new a("DEPLOY_WORKFLOW_NOT_FOUND", f, { facts: d.map((e) => `on ${c}: ${e.path}`) });
		}
	};
}
// src/clients/github/merging.ts
const st = _({
	number: j(),
	state: w(),
	draft: C(M()),
	merged_at: C(E(w())),
	merge_commit_sha: C(E(w())),
	mergeable: C(E(M())),
	mergeable_state: C(w()),
	html_url: w(),
	created_at: C(w()),
	head: _({
		ref: w(),
		sha: w()
	}),
	base: _({ ref: w() })
});
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await readOne(e, st, r, "Pull requests: read", "a pull request");
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
const ct = _({
	allow_merge_commit: C(M()),
	allow_squash_merge: C(M()),
	allow_rebase_merge: C(M())
}), lt = _({
	type: w(),
	parameters: C(E(_({
		allowed_merge_methods: C(A(w())),
		required_approving_review_count: C(j()),
		required_status_checks: C(A(_({ context: w() }))),
		required_deployment_environments: C(A(w()))
	})))
});
async function readMergeRules(e, t, n) {
	let i = repositoryPath(t), a = `${i}/rules/branches/${encodeURIComponent(n)}`, [o, s] = await Promise.all([readOne(e, ct, i, "Metadata: read", "a repository"), e.list({
		path: a,
		needs: "Metadata: read",
		expected: [404]
	})]), c = readGitHubAnswer(A(lt), s, "the rules of a branch"), has = (e) => c.some((t) => t.type === e), l = new Set(r([
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
	return readGitHubAnswer(A(st), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
const ut = _({
	id: j(),
	name: w(),
	status: w(),
	conclusion: E(w()),
	check_suite: C(E(_({ id: j() })))
});
async function readCheckRuns(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/check-runs`, i = await e.list({
		path: r,
		needs: "Checks: read"
	}, "check_runs");
	return readGitHubAnswer(A(ut), i, "the checks").map(toCheckRun);
}
const toCheckRun = (e) => ({
	id: e.id,
	name: e.name,
	status: e.status,
	conclusion: e.conclusion ?? "",
	suite: e.check_suite?.id
}), dt = _({
	id: j(),
	html_url: w(),
	event: w(),
	path: C(w()),
	display_title: C(w()),
	head_branch: E(w()),
	head_sha: w(),
	head_repository: C(E(_({ full_name: w() }))),
	status: E(w()),
	conclusion: C(E(w())),
	created_at: w(),
	updated_at: C(w()),
	check_suite_id: C(j())
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
	let r = `${repositoryPath(t)}/actions/runs/${n}`, i = await findOne(e, dt, {
		path: r,
		needs: "Actions: read"
	}, "a run");
	return i && toRun(i);
}
async function listRuns(e, t, n, r) {
	let i = {
		path: `${repositoryPath(t)}/actions/${n}`,
		needs: "Actions: read",
		expected: n.startsWith("workflows/") ? [404] : []
	}, a = await e.list(i, "workflow_runs", r);
	return readGitHubAnswer(A(dt), a, "the runs").map(toRun);
}
const runsPath = (e) => `workflows/${encodeURIComponent(e)}/runs`;
function runsOfPush(e, t, n) {
	return listRuns(e, t, `runs?${new URLSearchParams({
		head_sha: n.commit,
		branch: n.branch,
		event: "push"
	})}`);
}
function runsOfHead(e, t, n) {
	return listRuns(e, t, `runs?head_sha=${encodeURIComponent(n)}`, 1);
}
function listDispatchedRuns(e, t, n) {
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
function runsOfCommit(e, t, n, r) {
	let i = `head_sha=${encodeURIComponent(r)}`;
	return listRuns(e, t, `${runsPath(n)}?${i}`, 1);
}
function lastRuns(e, t, n) {
	return listRuns(e, t, runsPath(n), 1);
}
const ft = _({ workflow_run_id: j() }), pt = {
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
	}), p = ft.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw toRefusalError(l, f);
	let g = `event=workflow_dispatch&branch=${encodeURIComponent(s)}`, newest = () => listRuns(e, t, `${runsPath(o)}?${g}`, 1), _ = new Set((await newest()).map((e) => e.id));
	await e.call({
		...l,
		json: u
	});
	let v = await h({
		clock: r,
		signal: i,
		...pt
	}, async () => (await newest()).find((e) => !_.has(e.id)));
	if (v) return v.id;
	let ee = `GitHub accepted the request to run ${o}, but shows no run.`;
	throw new a("GITHUB_REFUSED", ee, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
_({ id: j() }), _({
	state: w(),
	environment_url: C(E(w())),
	log_url: C(E(w()))
}), _({ environment: _({ name: C(w()) }) });
// src/clients/github/commits.ts
const mt = _({ sha: w() }), ht = _({ status: w() });
async function latestCommits(e, t, n, r) {
	let i = `path=${encodeURIComponent(n)}&per_page=${r}`, a = `${repositoryPath(t)}/commits?${i}`;
	return (await readOne(e, A(mt), a, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${r}...${n}`, { status: a } = await readOne(e, ht, i, "Contents: read", "two commits");
	return a === "behind";
}
const gt = _({ merge_base_commit: _({ sha: w() }) });
async function findMergeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${n}...${r}`;
	return (await readOne(e, gt, i, "Contents: read", "two commits")).merge_base_commit.sha;
}
const _t = _({ commits: A(_({
	sha: w(),
	parents: A(_({ sha: w() })),
	commit: _({ message: w() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map(encodePath).join("..."), a = `${repositoryPath(t)}/compare/${i}`, { commits: o } = await readOne(e, _t, a, "Contents: read", "commits");
	return o.map((e) => ({
		id: e.sha,
		parent: e.parents[0]?.sha ?? "",
		message: e.commit.message
	}));
}
const vt = _({
	after: w(),
	timestamp: C(w()),
	actor: C(E(_({ login: w() })))
});
async function readPush(e, t, n) {
	let r = new URLSearchParams({
		ref: `refs/heads/${n.branch}`,
		per_page: "100"
	}), i = {
		path: `${repositoryPath(t)}/activity?${r}`,
		needs: "Contents: read"
	}, a = (await findOne(e, A(vt), i, "the activity of a branch") ?? []).filter((e) => e.after === n.commit), [o] = a;
	if (o) return {
		isByJob: a.every((e) => e.actor?.login === "github-actions[bot]"),
		at: o.timestamp ?? ""
	};
}
// src/contracts/portal/development-request.ts
const $ = O([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), yt = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", bt = O([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), xt = O([
	"high",
	"medium",
	"low",
	"none"
]), St = O([
	"major",
	"minor",
	"patch"
]), Ct = S({
	summary: C(w().check(b(5e3))),
	pages: C(A(w().check(b(200))).check(b(500))),
	textKeys: C(A(p).check(b(500))),
	textsSuffice: C(M())
}), wt = S({
	amount: ee().check(g(0)),
	currency: w().check(y(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Tt = _({
	tree: w(),
	content: w(),
	pages: w()
}), Et = _({
	at: N,
	by: w(),
	via: O(["portal", "pull-request"]),
	commitSha: C(w()),
	provenance: C(Tt),
	evidence: C(w())
}), Dt = _({
	id: w(),
	title: w(),
	description: w(),
	status: $,
	requester: w(),
	classification: C(bt),
	automationPotential: C(xt),
	versionLevel: C(St),
	analysis: C(_({ ...Ct.shape })),
	issueNumber: C(j()),
	pullRequestNumber: C(j()),
	pullRequestState: C(O([
		"open",
		"merged",
		"closed"
	])),
	headCommit: C(w()),
	mergeCommit: C(w()),
	previewUrl: C(w()),
	agent: C(w()),
	rounds: C(j()),
	cost: C(_({ ...wt.shape })),
	approval: C(Et),
	waitsFor: C(_({
		what: w(),
		url: w()
	})),
	servedIn: C(A(O(["Production", "Preview"]))),
	approvedAt: C(N),
	position: C(j()),
	history: A(_({
		status: $,
		at: N,
		by: w(),
		reason: C(w())
	})),
	createdAt: N,
	updatedAt: N
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const Ot = v({ status: C($) }), kt = _({
	requests: A(Dt),
	total: j()
}), At = S({
	title: w().check(D(1), b(200)),
	description: k(w().check(b(2e4)), "")
}), jt = j().check(g(1)), Mt = S({
	status: C($),
	reason: C(w().check(D(1), b(2e3))),
	classification: C(bt),
	automationPotential: C(xt),
	versionLevel: C(St),
	analysis: C(Ct),
	issueNumber: C(E(jt)),
	pullRequestNumber: C(E(jt)),
	headCommit: C(E(F)),
	mergeCommit: C(E(F)),
	previewUrl: C(E(P)),
	agent: C(E(w().check(D(1), b(200)))),
	rounds: C(j().check(g(0), ne(1e3))),
	cost: C(E(wt)),
	approval: C(ie()),
	waitsFor: C(E(S({
		what: w().check(D(1), b(2e3)),
		url: P
	})))
}), Nt = S({
	approver: C(w().check(y(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: C(P),
	commitSha: C(F),
	run: C(P)
}), Pt = _({
	success: M(),
	request: Dt
});
// src/clients/github/for-run.ts
var Ft = e({ gitHubForRun: () => gitHubForRun });
const It = {
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
		...It
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
// src/clients/swa/official-client/official-client.ts
var Lt = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = I.join(n, "site-deploy", Bt, s.buildId, o), l = I.join(c, o === "win-x64" ? `${Bt}.exe` : Bt), u = await hashFile(l);
	return u === s.sha256 || (u && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
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
	await fe(t, { recursive: !0 });
	let o = `${n}.${_e()}`;
	try {
		let t = await follow(e.url, { saveTo: o }, r).catch((e) => {
			throw r.signal.throwIfAborted(), failed(d(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let i = await hashFile(o);
		if (i !== e.sha256) throw wrongChecksum(e, i ?? "no file", e.url);
		await de(o, 493), await pe(o, n);
	} finally {
		await me(o, { force: !0 });
	}
	let s = u(r.clock.now() - i);
	r.log.info(`Downloaded upload client ${e.buildId} in ${s}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	let r = [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	];
	return new a("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: r });
}
async function hashFile(e) {
	let t = he("sha256");
	try {
		await ye(ue(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (c(e)) return;
		throw e;
	}
	return t.digest("hex");
}
async function follow(e, t, n) {
	let { signal: r } = n, i = {
		method: "GET",
		url: e,
		follow: { to: "public" },
		signal: r
	}, o = await n.http.send({
		...i,
		...t
	}), { location: s } = o.headers;
	if (o.status < 300 || o.status >= 400 || !s) return o;
	let c = `${o.url} redirects to ${s}; the redirect is not followed.`;
	throw new a("UPLOADER_NOT_AVAILABLE", c);
}
const Rt = "https://aka.ms/swalocaldeploy", zt = "stable", Bt = "StaticSitesClient", Vt = A(_({
	version: w(),
	buildId: w().check(y(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: ae(w(), _({
		url: w(),
		sha: w().check(y(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	let n = `The platform's upload client is not available for ${e} on ${t}.`;
	throw new a("UPLOADER_NOT_AVAILABLE", n, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
const Ht = "Can't read the release metadata of the platform's upload client.", Ut = "The release metadata of the platform's upload client";
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new a("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Rt}`],
		cause: n
	}), r = await follow(Rt, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed(Ht, [String(e.message)], e);
	});
	if (!r.ok) throw failed(Ht, [`status ${r.status} from ${r.url}`]);
	let i = oe(Vt, r.json);
	if (!i.success) {
		let e = r.headers["content-type"] ?? "no content type";
		throw failed(`${Ut} has an unknown format.`, [`received ${e} from ${r.url}`]);
	}
	let o = i.data.find((e) => t ? e.buildId === t : e.version === zt), s = o?.files[e];
	if (!o || !s) {
		let n = `a ${zt} build`;
		t && (n = `the build ${t} (hosting.clientBuildId)`);
		let r = [`it has: ${i.data.map((e) => `${e.version} ${e.buildId}`).join(", ") || "nothing"}`];
		throw failed(`${Ut} does not list ${n} for ${e}.`, r);
	}
	if (URL.parse(s.url)?.protocol !== "https:") throw failed(`${Ut} contains a URL without TLS.`, [`address: ${s.url}`]);
	return {
		buildId: o.buildId,
		url: s.url,
		sha256: s.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/run-client.ts
const hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: r, env: i, args: o = [], limitMs: s, onStart: c } = t;
	await checkClient(e);
	let l = new ClientReport(), u = AbortSignal.timeout(s), p = n.log.foreign(`${I.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: r,
			env: i,
			signal: AbortSignal.any([n.signal, u]),
			onStart: c,
			onLine: (e) => p.line(l.read(e))
		}, s = await f(e.file, t, o);
		if (s.code !== 127 || hasRun(l)) return {
			report: l,
			result: s,
			isOverdue: !1
		};
		let d = getClientFacts(e, l, s);
		throw new a("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: d });
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
		p.close();
	}
}
function getClientFacts(e, t, n) {
	let { code: r, killedBy: i } = n;
	return [
		r === null ? `terminated by ${i}` : `exit code ${r}`,
		`client build: ${e.release.buildId}`,
		"last lines of its output:",
		...t.last.map((e) => `| ${e}`)
	];
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
		let t = ve(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), Wt.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || Gt.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const Wt = /timed out|not sure if (the )?deployment has succeeded/i, Gt = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i");
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: r, home: a, env: o } = e, s = {
		...i(a, o),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: t.reveal(),
		REPOSITORY_BASE: n,
		APP_LOCATION: n,
		CONFIG_FILE_LOCATION: n,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false"
	};
	return r !== null && (s.DEPLOYMENT_ENVIRONMENT = r), s;
}
function closingEnvironment(e) {
	let { token: t, eventFile: n, repository: r, home: a, env: o } = e;
	return {
		...i(a, o),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: "pull_request",
		GITHUB_EVENT_PATH: n,
		GITHUB_REPOSITORY: r,
		GITHUB_WORKSPACE: a,
		INPUT_ACTION: "close",
		INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: t.reveal()
	};
}
export { createRef as $, dispatchWorkflow as A, readOne as At, readCheckRuns as B, takesTurn as C, unassignIssue as Ct, latestCommits as D, repositoryPath as Dt, isAncestor as E, repositoryPage as Et, runsOfHead as F, listTree as G, readMergeablePull as H, runsOfPush as I, readBytes as J, pointBranch as K, listMergedPulls as L, listDispatchedRuns as M, readWorkflowRun as N, readPush as O, findOne as Ot, runsOfCommit as P, createBranch as Q, mergeBranch as R, yt as S, readTimeline as St, findMergeBase as T, readRepository as Tt, deploymentWorkflow as U, readMergeRules as V, findDeployWorkflows as W, readCommitFiles as X, readCommit as Y, branchesFrom as Z, Mt as _, updateComment as _t, Lt as a, closePull as at, St as b, listIssues as bt, ifAnswered as c, listRepositoryPulls as ct, Dt as d, readPulls as dt, deleteBranch as et, bt as f, recentlyMerged as ft, Ot as g, readComments as gt, kt as h, deleteComment as ht, uploadEnvironment as i, createGitHub as it, lastRuns as j, toRefusalError as jt, cancelRun as k, readGitHubAnswer as kt, Nt as l, openDraftPull as lt, At as m, createComment as mt, getClientFacts as n, listTags as nt, Ft as o, closesIssue as ot, wt as p, writePull as pt, readBranchHead as q, runClient as r, readTag as rt, gitHubForRun as s, filesOfPull as st, closingEnvironment as t, listBranches as tt, xt as u, pullsOfDeployment as ut, Pt as v, assignIssue as vt, commitsSince as w, namedRepository as wt, isClosed as x, openIssue as xt, $ as y, closeIssue as yt, mergePull as z };

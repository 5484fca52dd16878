import { r as e } from "./rolldown-runtime.js";
import { At as t, Bt as n, Ct as r, Dt as i, Et as a, Gt as o, Ht as s, Ut as c, Wt as l, Z as u, Zt as d, qt as f, wt as p } from "./shared.js";
import { Pt as m, Tt as h, Y as g } from "./shared-later.js";
import { r as _ } from "./exec.js";
import { B as v, C as y, D as ee, E as te, G as b, H as x, I as S, J as ne, K as re, L as C, N as w, O as T, P as E, S as D, T as O, U as k, V as ie, a as ae, g as oe, h as A, j as se, m as j, v as M, x as N, y as P } from "./config.js";
import { I as F, K as ce, L as I, j as L } from "./session.js";
const { createReadStream: le, readFileSync: ue } = globalThis.process.getBuiltinModule("node:fs"), { chmod: de, mkdir: fe, rename: pe, rm: me } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: he, hash: ge, randomUUID: _e } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: ve } = globalThis.process.getBuiltinModule("node:util"), R = globalThis.process.getBuiltinModule("node:path"), { pipeline: ye } = globalThis.process.getBuiltinModule("node:stream/promises");
function createThrottle(e) {
	let { clock: t, signal: n, pace: r, onPause: a, longestPauseMs: o } = e, s = 0, c = 0, l = 0;
	return {
		async turn(e) {
			for (;;) {
				let o = i(t), l = r?.waitFor(e, t.now()) ?? 0, u = Math.max(s - o, l);
				if (u <= 0) break;
				l >= u && l > 15e3 && o + l - c > 1e3 && (c = o + l, a(`GitHub's request limit is reached: continuing in ${duration(l)}.`)), await t.sleep(u, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; s > i(t);) await t.sleep(s - i(t), n);
		},
		recordLimits(e) {
			let n = i(t);
			e.ok && n >= s ? l = 0 : n >= s && isLimit(e) && e.headers["retry-after"] === void 0 && (l += 1);
			let r = limitPause(e, t.now(), o, Math.max(0, l - 1));
			return r !== void 0 && n + r > s && (n + r - s > 1e3 && a(`GitHub is rate-limiting requests: continuing in ${duration(r)}.`), s = n + r), r !== void 0 && !e.ok;
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
	let c = a["retry-after"], l = i || c === void 0 ? void 0 : p(c, t), u = Math.min(96e4, 6e4 * 2 ** r), d = l ?? s ?? (i ? void 0 : parseUnlockTime(e.text) ?? u);
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
const be = y({
	message: T(E()),
	errors: T(M(S([E(), y({ message: T(E()) })])))
});
function explainSilence(e) {
	if (!(e instanceof t)) throw e;
	let n = `GitHub did not respond: ${e.message}`;
	throw new o("GITHUB_UNAVAILABLE", n, { cause: e });
}
function toRefusalError(e, t) {
	let { status: n, headers: r } = t, i = getResponseMessage(t), a = `${e.method} ${e.path.split("?")[0]}`, s = r["x-accepted-github-permissions"], c = l([
		[`${a}: status ${n}`, i].filter(Boolean).join(", "),
		typeof s == "string" && s !== "" && `GitHub requires: ${s}`,
		!!t.requestId && `request id: ${t.requestId}`
	]), fail = (e, t, n) => new o(e, t, {
		facts: c,
		remedy: n
	});
	if (isLimit(t)) return fail("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.");
	if (n === 401) return fail("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.");
	let u = findSingleSignOnUrl(t);
	return u === void 0 ? n === 403 && /\barchived\b/i.test(i) ? fail("GITHUB_REFUSED", "The repository is archived and therefore read-only.", "Unarchive the repository in its settings, then run it again.") : n === 403 || n === 404 ? fail("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`) : n >= 500 ? fail("GITHUB_UNAVAILABLE", `GitHub responded with status ${n}.`) : fail("GITHUB_REFUSED", `GitHub refused ${a}: ${i || `status ${n}`}.`) : fail("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", `Authorize the token for the organisation${u && ` at ${u}`}, then run it again.`);
}
function findSingleSignOnUrl(e) {
	let t = e.headers["x-github-sso"];
	if (e.status === 403 && typeof t == "string" && t.startsWith("required")) return /\burl=(https:\/\/[^\s;,]+)/.exec(t)?.[1] ?? "";
}
function getResponseMessage(e) {
	let { data: t } = be.safeParse(e.json), r = (t?.errors ?? []).map((e) => n(e) ?? c(e).message);
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
	let r = `GitHub sent an unexpected response about ${n}.`, fail = (e) => new o("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	});
	return m(e, t, fail);
}
// src/clients/github/repository.ts
const xe = y({
	id: N(),
	name: E(),
	full_name: E(),
	default_branch: E(),
	visibility: T(E()),
	private: T(P()),
	archived: T(P()),
	fork: T(P()),
	owner: y({
		login: E(),
		id: N()
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
	let n = e.apiUrl.replace(/\/api\/v3$/, "");
	return n === "https://api.github.com" && (n = "https://github.com"), `${n}/${t.owner}/${t.name}`;
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
	r.status >= 300 && r.status < 400 && i?.startsWith(`${e.apiUrl}/`) && (r = await e.call({
		...n,
		path: i.slice(e.apiUrl.length)
	}));
	let a = `GitHub can't find the repository ${t.owner}/${t.name}.`;
	if (!r.ok) throw new o("GITHUB_NOT_FOUND", a);
	let s = readGitHubAnswer(xe, r.json, "a repository"), c = r.headers["x-oauth-scopes"];
	return {
		id: s.id,
		owner: s.owner.login,
		ownerId: s.owner.id,
		name: s.name,
		defaultBranch: s.default_branch,
		visibility: s.visibility ?? (s.private ? "private" : "public"),
		archived: s.archived ?? !1,
		fork: s.fork ?? !1,
		...typeof c == "string" && c !== "" && { scopes: c.split(",").map((e) => e.trim()) }
	};
}
// src/clients/github/issues.ts
const Se = y({
	number: N(),
	state: E(),
	title: E(),
	body: T(O(E())),
	html_url: E(),
	author_association: T(E()),
	pull_request: T(C()),
	assignees: T(O(M(y({ login: E() })))),
	user: T(O(y({
		login: T(E()),
		type: T(E())
	})))
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
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	assignees: (e.assignees ?? []).map((e) => e.login)
});
async function listIssues(e, t, n = "all") {
	let r = `${repositoryPath(t)}/issues?state=${n}&sort=created&direction=desc`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(M(Se), i, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
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
async function updateIssueBody(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}`;
	await e.call({
		method: "PATCH",
		path: i,
		needs: "Issues: write",
		json: { body: r }
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
const we = y({
	event: T(E()),
	created_at: T(O(E())),
	assignee: T(O(y({ login: E() }))),
	source: T(O(y({ issue: T(y({
		number: N(),
		pull_request: T(C())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(M(we), i, "the timeline").map(toEntry);
}
const toEntry = (e) => ({
	event: e.event ?? "",
	at: e.created_at ?? "",
	assignee: e.assignee?.login ?? "",
	pull: e.source?.issue?.pull_request ? e.source.issue.number : void 0
}), Te = y({
	id: N(),
	body: T(O(E())),
	created_at: T(E()),
	author_association: T(E()),
	user: O(y({
		login: E(),
		type: T(E())
	}))
}), z = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`, i = await e.list({
		path: r,
		needs: z
	});
	return readGitHubAnswer(M(Te), i, "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: z,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(Te, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, a = { body: r };
	return (await e.call({
		method: "PATCH",
		path: i,
		needs: z,
		json: a,
		expected: [404]
	})).ok;
}
async function deleteComment(e, t, n) {
	let r = `${repositoryPath(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: z,
		expected: [404]
	});
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	createdAt: e.created_at ?? ""
}), B = y({
	number: N(),
	state: E(),
	merged_at: T(O(E())),
	merged: T(P()),
	html_url: T(E()),
	title: E(),
	body: T(O(E())),
	merge_commit_sha: T(O(E())),
	draft: T(P()),
	created_at: T(E()),
	user: T(O(y({ login: E() }))),
	head: y({
		ref: E(),
		sha: T(E()),
		repo: T(O(y({ full_name: E() })))
	}),
	base: y({ ref: E() })
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
	let r = encodeURIComponent(`${t.owner}:${n}`), i = `${repositoryPath(t)}/pulls?state=all&head=${r}`, a = await e.list({
		path: i,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(M(B), a, "the pull requests").filter((e) => e.head.ref === n).map(toPull).sort((e, t) => t.number - e.number);
}
async function readPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await e.call({
		method: "GET",
		path: r,
		needs: "Pull requests: read"
	});
	return toPull(readGitHubAnswer(B, i.json, "a pull request"));
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => {
		let n = await e.list({
			path: a + t,
			needs: "Pull requests: read"
		}, void 0, 1);
		return readGitHubAnswer(M(B), n, "pull requests");
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
	return readGitHubAnswer(B, l.json, "a pull request").html_url ?? "";
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
	return readGitHubAnswer(M(B), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
const listRepositoryPulls = (e, t) => listPulls(e, t, (e) => isFromRepository(e, t));
async function listPulls(e, t, n = () => !0) {
	let r = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(M(B), i, "the pull requests").filter(n).map(toPull).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase(), closesIssue = (e, t) => closedIssues(e).some((e) => e === t);
function closedIssues(e) {
	return [...e.matchAll(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)\b/gi)].map(([, e]) => Number(e));
}
async function openDraftPull(e, t, n) {
	let r = {
		method: "POST",
		path: `${repositoryPath(t)}/pulls`,
		needs: "Pull requests: write"
	}, i = {
		...n,
		draft: !0
	}, a = await e.call({
		...r,
		json: i,
		expected: [422]
	});
	if (a.ok) return readGitHubAnswer(B, a.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(a))) throw toRefusalError(r, a);
}
const Ee = y({
	filename: E(),
	previous_filename: T(E())
});
async function filesOfPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(M(Ee), i, "the files").flatMap((e) => l([e.filename, e.previous_filename]));
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), De = {
	creation: withoutLimits(a.refusedOnly),
	other: withoutLimits(a.safe)
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
	function remember({ method: t, path: n }, r) {
		if (!e.isConditional || t !== "GET" || !r.ok) return;
		let i = r.body.length <= 65536;
		r.headers.etag && i && (d.has(n) || d.size < 500) && d.set(n, r);
	}
	async function isRenewed(e, t, n) {
		return await c.settle?.(e, n) ? !0 : n === 1 && !!await c.renew(e, t);
	}
	async function call(e) {
		let { method: n, path: r, json: i, expected: a = [] } = e, o = withAttempts(n === "POST" ? De.creation : De.other), f = n === "GET" ? d.get(r) : void 0, p = 0;
		for (let d = 5;; --d) {
			await l.turn(n !== "GET");
			let m = await c.token(r), h = headersFor(m, f?.headers.etag), g = await t.send({
				...u,
				method: n,
				url: toUrl(s, r),
				headers: h,
				json: i,
				retry: o
			}).catch(explainSilence);
			if (f && g.status === 304) return f;
			remember(e, g);
			let _ = l.recordLimits(g);
			if (g.ok || a.includes(g.status)) return g;
			if (!(g.status === 401 && (p += 1, await isRenewed(m, r, p))) && (!_ || d <= 1)) throw toRefusalError(e, g);
		}
	}
	return {
		apiUrl: s,
		call,
		list: (e, t, n) => listPages(call, e, t, n)
	};
}
async function listPages(e, t, n, r = 100) {
	let { path: i, needs: a, expected: o } = t, s = [], l;
	for (let t = 1; t <= r; t += 1) {
		let r = await e({
			method: "GET",
			path: `${i}${i.includes("?") ? "&" : "?"}per_page=100&page=${t}`,
			needs: a,
			expected: o
		}), u = n ? c(r.json)[n] : r.json;
		if (!r.ok) return s;
		let d = `the list ${i.split("?")[0]}`, f = readGitHubAnswer(M(C()), u, d), p = JSON.stringify(f[0]);
		if (p === l || (l = p, s.push(...f), f.length === 0 || !hasMore(r, s.length, f.length))) return s;
	}
	return s;
}
function hasMore(e, t, n) {
	let r = c(e.json).total_count;
	if (typeof r == "number") return t < r;
	let { link: i } = e.headers;
	return typeof i == "string" ? /;\s*rel="?next"?/.test(i) : n >= 100;
}
// src/clients/github/branches.ts
const Oe = M(y({ ref: E() })), ke = M(y({
	ref: E(),
	object: y({ sha: E() })
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
const Ae = y({ object: y({ sha: E() }) }), je = y({
	message: E(),
	committer: T(O(y({ date: T(E()) }))),
	tree: y({ sha: E() }),
	parents: j(M(y({ sha: E() })), [])
}), Me = y({
	truncated: j(P(), !1),
	tree: M(y({
		path: E(),
		mode: T(E()),
		type: E(),
		sha: E()
	}))
}), Ne = y({
	content: E(),
	encoding: E()
});
y({ sha: E() });
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
	let r = treePath(t, n), { truncated: i, tree: a } = await readOne(e, Me, r, "Contents: read", "the files");
	if (i) throw new o("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(a.map((e) => [e.path, {
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
const matching = (e, t) => E().check(b(e, t)), Pe = w({
	uses: matching(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>"),
	version: matching(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3")
}), Fe = matching(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -"), V = matching(/^[\w./:-]+$/, "expected letters, digits and . _ / : -"), H = matching(/^[^\s'"`$#{}\\]+$/, "expected an address or an id"), U = N().check(v(1), ie(360)), W = matching(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -"), Ie = w({
	shape: A([
		"published",
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Pe,
	reusable: T(Pe),
	production: Fe,
	preview: M(Fe).check(k(1)),
	config: W,
	root: W,
	packageManager: A([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: T(W),
	node: S([w({ version: E().check(b(/^[\w.*/-]+$/)) }), w({ file: W })]),
	apiToken: P(),
	attest: T(D(!0)),
	pins: S([D(!1), w({
		portalUrl: H,
		audience: H,
		tenantId: H,
		clientId: T(H)
	})]),
	comment: T(D(!0)),
	pulls: T(D(!0)),
	automations: T(M(V)),
	models: T(D(!0)),
	runner: T(w({
		labels: T(M(V)),
		group: T(V)
	})),
	minutes: T(w({
		build: U,
		deploy: U
	})),
	chosen: T(w({
		node: T(D(!0)),
		buildMinutes: T(U),
		deployMinutes: T(U)
	})),
	workflowFile: T(V.check(b(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: T(D(!0)),
	server: T(D(!0))
}), G = {
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
		upload: G.uploadArtifact,
		download: G.downloadArtifact
	};
}
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
const toText = (e) => `${e.join("\n")}\n`;
function fill(e, t) {
	let getLines = (e) => {
		let n = t[e];
		if (n === void 0) throw new o("INTERNAL", `The template names <<${e}>>, which has no value.`);
		return [n].flat();
	};
	return e.replaceAll(/^( *)<<(\w+)>>\n|<<(\w+)>>/gm, (e, t, n, r = "") => n ? indent(t.length, getLines(n)).map((e) => `${e}\n`).join("") : getLines(r).join("\n"));
}
function isProduction(e) {
	return e.isCalled ? "github.ref == format('refs/heads/{0}', inputs.production)" : `github.ref == 'refs/heads/${e.production}'`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (${isProduction(e)} && 'Production' || 'Preview') || ${mayBePull(e) ? Le : ""}inputs.environment }}`;
}
const Le = "github.event_name == 'pull_request' && 'Preview' || ", mayBePull = ({ pulls: e, isCalled: t }) => e || t;
function getTurn(e, t) {
	if (!mayBePull(e)) return t;
	let n = t.replace(Le, "");
	return `\${{ github.event_name == 'pull_request' && format('pull-request-{0}', github.event.number) || ${/^\$\{\{ (.*) \}\}$/.exec(n)?.[1] ?? `'${n}'`} }}`;
}
function siteDeploy(e) {
	return e.isCalled ? "$/src/action" : `${e.action.uses} # ${e.action.version}`;
}
const K = [
	"# Each job requests its own permissions.",
	"permissions: {}",
	""
], q = [
	`- uses: ${G.checkout}`,
	"  with:",
	"    # Keeps the token out of the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : l([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${G.setupNode}`,
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
function getCachedLockfile(e) {
	let { packageManager: t, lockfile: n, automations: r = [] } = e;
	if (!(t === "bun" || r.includes("requests"))) return n;
}
function cacheInputs(e) {
	let t = getCachedLockfile(e);
	return t ? [`cache: ${e.packageManager}`, `cache-dependency-path: '${t}'`] : Re;
}
function inputLines(e) {
	return l([
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
const J = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], ze = "  actions: read # whether a newer run supersedes it", Be = "  actions: read # the package of the earlier run, and its origin", permissionsToComment = ({ comment: e, pulls: t }) => l([e && "  pull-requests: write # reports the outcome on the pull request", !e && t && "  pull-requests: read # whether the pull request is still open"]), Y = ["# Its permissions are those of the caller."];
function permissionsToDeploy(e, t = []) {
	return e.isCalled ? Y : l([
		...J,
		e.attest && "  attestations: read # the proof of which run built the site",
		...permissionsToComment(e),
		...t
	]);
}
function runsOn(e) {
	let { runner: t = {}, server: n, isCalled: r } = e;
	if (r) return ["runs-on: ${{ fromJSON(inputs.runner) }}"];
	let i = formatLabels(t.labels);
	return t.group ? l([
		"runs-on:",
		`  group: ${t.group}`,
		i && `  labels: ${i}`
	]) : [`runs-on: ${i ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const Ve = "github.event.repository.fork != true";
function notInForks(e, t) {
	let n = "# Forks deploy nothing: no login trusts them.";
	return t ? [n, alsoNotInForks(e, t)] : e.fork ? [] : [n, `if: ${Ve}`];
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
	].map((e) => `    ${e}: \${{ inputs.${e} }}`) : t ? l([
		"    # The run refuses a site config that names another portal or identity, before it requests a token.",
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
	return l([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...r,
		...inputLines(n),
		...pinLines(e),
		commentLine(e)
	]);
}
function commentLine({ isCalled: e, comment: t }) {
	return e ? "    comment: ${{ inputs.comment }}" : t && "    comment: true";
}
// src/workflows/templates/queue.ts
const stem = (e) => e.split("*")[0] ?? "";
function isOfPreview(e, t, n = "") {
	return e.preview.map((e) => e.includes("*") ? `startsWith(${t}, '${n}${stem(e)}')` : `${t} == '${n}${e}'`).join(" || ");
}
function isOwnPull(e) {
	let t = isOfPreview(e, "github.head_ref");
	return `github.event.pull_request.head.repo.full_name == github.repository && !(github.head_ref == '${e.production}' || ${t})`;
}
function ifDeployed(e) {
	if (e.pulls) return `(github.event_name != 'pull_request' || ${isOwnPull(e)})`;
}
function allowedTarget(e) {
	let t = isProduction(e);
	return `\${{ github.event_name == 'push' && (${t} && 'Production' || 'Preview') || (${t} || ${`inputs.environment == 'Preview' && (${isOfPreview(e, "github.ref", "refs/heads/")})`}) && inputs.environment || github.run_id }}`;
}
function inTurn(e, t) {
	let n = e.server ? "only the newest pending one stays" : "no pending one is dropped";
	return l([
		`# One deployment to an environment at a time, in order. None is cut off; ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const He = {
	deploy: ["Not deployed", "To make its commit live, run it again."],
	close: ["Not closed", "To close the Preview, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = He[t];
	return ["", ...fill("# The server keeps one waiting job, and cancels it for a newer one. This job then fails the run.\nthrown-out:\n  needs: <<job>>\n  if: always() && needs.<<job>>.result == 'cancelled'\n  <<runsOn>>\n  timeout-minutes: 5\n  permissions: {}\n  steps:\n    - run: |\n        echo \"::error title=<<title>>::The job <<job>> was cancelled by a person, or for a newer one. <<remedy>>\"\n        exit 1\n", {
		job: t,
		title: n,
		remedy: r,
		runsOn: runsOn(e)
	}).trimEnd().split("\n")];
}
function environmentWithAddress(e) {
	return [
		"environment:",
		`  name: ${e}`,
		"  url: ${{ steps.deploy.outputs.status == 'succeeded' && steps.deploy.outputs.url || '' }}"
	];
}
function environmentOnly(e) {
	return l([
		"environment:",
		"  name: Preview",
		!e.server && "  deployment: false"
	]);
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const Ue = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: pushes with this token start none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: i = [], outputs: a = [] } = r, o = getConfig(t), s = l([
		`- uses: ${siteAutomation(t)}`,
		a.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		o && `    config: ${o}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), c = l([
		...runsOn(t),
		"timeout-minutes: 60",
		...Ue,
		...indent(2, i),
		"# One at a time. A pending run continues where the previous one ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; this job doesn't deploy.",
		...environmentOnly(t),
		a.length > 0 && "outputs:",
		...a.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, s)
	]);
	return [
		...K,
		"jobs:",
		`  ${e}:`,
		...indent(4, c)
	];
}
const We = [
	"release: ${{ inputs.release }}",
	"level: ${{ inputs.level != 'automatic' && inputs.level || '' }}",
	"site-version: ${{ inputs.version }}"
];
function releaseWorkflow(e) {
	return fill("name: Release\n\nrun-name: Release, ${{ inputs.release }}\n\n# Started manually, on the default branch. It doesn't wait for people: its summary says what to press, and the next\n# run continues from there.\non:\n  workflow_dispatch:\n    inputs:\n      release:\n        description: Create the release branch, or take it to Production\n        type: choice\n        options: [start, finish]\n        required: true\n      level:\n        description: The part of the version that a new release increments\n        type: choice\n        options: [automatic, patch, minor, major]\n        default: automatic\n      version:\n        description: Version of the release; empty for the open or the next one\n        type: string\n\n<<job>>\n", { job: job("release", e, We, { more: ["issues: write # comments on released issues; the issue about a failed run"] }) });
}
function textsWorkflow(e) {
	return fill("name: Texts\n\n# Commits the texts that were edited in the portal: automation.texts in the site config sets the branch and the method.\non:\n  workflow_dispatch:\n  schedule:\n    - cron: '17 */3 * * *'\n\n<<job>>\n", { job: job("texts", e, [], { more: ["issues: write # the issue about a failed run"] }) });
}
const Ge = [
	"request: ${{ inputs.request }}",
	"# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
	"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
];
function requestsWorkflow(e) {
	let t = l(["issues: write # the issues of requests and their assignees; the issue about a failed run", e.models && "models: read # classifies requests with a model; no key is stored"]), n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	};
	return fill("name: Requests\n\n# Advances every development request as far as it can, and ends: automation.requests in the site config decides how\n# far. Its summary says who has to act next, with a link.\non:\n  workflow_dispatch:\n    inputs:\n      request:\n        description: Id of a single request; empty for all of them\n        type: string\n  schedule:\n    - cron: '11,41 * * * *'\n\n<<job>>\n\n  # Removing a branch with a job's token starts no run, so the Preview of a finished release is closed here.\n  preview:\n    needs: requests\n    if: needs.requests.outputs.closes == 'true'\n    <<runsOn>>\n    timeout-minutes: 15\n    <<identityPermissions>>\n    <<inTurn>>\n    <<environment>>\n    steps:\n      <<checkoutStep>>\n      <<close>>\n", {
		job: job("requests", e, Ge, {
			more: t,
			outputs: ["closes"]
		}),
		runsOn: runsOn(e),
		identityPermissions: J,
		checkoutStep: q,
		inTurn: inTurn(e, "Preview"),
		environment: environmentOnly(e),
		close: loginStep(e, "close", n)
	});
}
const Ke = {
	version: "1.0.102",
	flags: [
		"--allow-all-tools",
		"--no-ask-user",
		"--no-auto-update",
		"--no-remote-export",
		"--disable-builtin-mcps",
		"--secret-env-vars=GITHUB_TOKEN"
	]
}, qe = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return l([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, qe)
	]);
}
function agentWorkflow(e) {
	return fill("name: Agent\n\n# Runs are found by this name.\nrun-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'\n\n# Started by the workflow Requests, on the default branch, which no agent can change.\non:\n  workflow_dispatch:\n    inputs:\n      issue:\n        description: Number of the issue\n        type: string\n        required: true\n      round:\n        description: Number of agent rounds, including this one\n        type: string\n        required: true\n      base:\n        description: Release branch for the change\n        type: string\n        required: true\n      commit:\n        description: Commit at which the agent starts\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  work:\n    <<runsOn>>\n    timeout-minutes: 60\n    # Even after a prompt injection, the agent can only read this repository. No secrets of the site are here.\n    permissions:\n      contents: read # the code\n      issues: read # the text of the issue\n      pull-requests: read # the feedback of reviewers\n      copilot-requests: write # the model that the agent uses\n    steps:\n      - uses: <<checkout>>\n        with:\n          ref: ${{ inputs.commit }}\n          # Keeps the token out of the checkout, where the agent could read it.\n          persist-credentials: false\n      <<task>>\n      <<tools>>\n      # The agent. You can use another one: it has to read the file TASK, and change the checkout.\n      # Checked against \"copilot --help\" of <<copilot>>. The task is passed on standard input: an argument\n      # is limited to 128 KiB. Neither the agent's commands nor other servers get the token.\n      - name: Agent\n        env:\n          TASK: ${{ steps.task.outputs.task }}\n          GITHUB_TOKEN: ${{ github.token }}\n        run: >-\n          npx --yes @github/copilot@<<copilot>>\n          <<flags>>\n          < \"$TASK\"\n      # An agent may report its cost, and why it changed nothing: see the action's README.\n      - name: Patch\n        env:\n          COMMIT: ${{ inputs.commit }}\n        run: |\n          git add --all\n          mkdir -p \"$RUNNER_TEMP/site-deploy-change\"\n          git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\\n            > \"$RUNNER_TEMP/site-deploy-change/change.patch\"\n          for file in cost.json outcome.json; do\n            if [ -f \"$RUNNER_TEMP/$file\" ]; then\n              cp \"$RUNNER_TEMP/$file\" \"$RUNNER_TEMP/site-deploy-change/\"\n            fi\n          done\n      - uses: <<uploadArtifact>>\n        with:\n          name: site-deploy-change\n          path: ${{ runner.temp }}/site-deploy-change\n          if-no-files-found: error\n          retention-days: 7\n\n  judge:\n    needs: work\n    <<runsOn>>\n    timeout-minutes: 10\n    # It can only read. automation.requests.judge in the site config, or a step of your own, may judge the patch\n    # too, e.g. with a model: if it fails, the change is not proposed. The patch is site-deploy-change/change.patch.\n    permissions:\n      contents: read # the files that the patch changes\n      pull-requests: read # whether the change was merged already\n      issues: read # whether the issue is one of ours\n      models: read # a model that automation.requests.judge asks\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<propose>>\n          dry-run: 'true'\n\n  propose:\n    needs: [work, judge]\n    # It also shows a refused change in the issue, so that it is not lost.\n    if: ${{ !cancelled() && needs.work.result == 'success' }}\n    <<runsOn>>\n    timeout-minutes: 10\n    # It runs no code of the site and no agent: nothing is checked out.\n    permissions:\n      contents: write # the branch that is proposed; no workflow files, which this token never may\n      pull-requests: write # the draft pull request\n      issues: write # tells the issue why a change is refused\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<propose>>\n          verdict: ${{ needs.judge.result }}\n", {
		...G,
		noPermissions: K,
		flags: Ke.flags,
		copilot: Ke.version,
		runsOn: runsOn(e),
		task: siteDeployStep(e, "task"),
		tools: toolSteps(e, { mayCache: !1 }),
		propose: siteDeployStep(e, "propose")
	});
}
// src/workflows/templates/calls.ts
const Je = [
	"deploy",
	"rollback",
	"close-preview"
], Ye = ["deploy", "rollback"], X = ["deploy"], toRunner = ({ runner: e }) => e && JSON.stringify(e.group ? e : e.labels), toPin = (e) => ({ pins: t }) => (t || void 0)?.[e], Xe = {
	environment: [
		"Production or Preview; on a push, the branch decides",
		"",
		() => "${{ inputs.environment }}",
		Ye
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
		Ye
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
		"Whether to report the outcome on pull requests",
		!1,
		({ comment: e }) => e
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
	return Object.entries(Xe).filter(([, [, , , t = Je]]) => t.some((t) => t === e));
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
		case "deploy": return l([
			...permissionsToComment(e),
			ze,
			n && "  attestations: write # signs which run built the site"
		]);
		case "rollback": return l([
			n && "  attestations: read # the proof of which run built the site",
			...permissionsToComment(e),
			Be
		]);
		case "close-preview": return permissionsToComment(e);
	}
}
function callPublished(e, t) {
	let n = listInputs(t).flatMap(([t, [, n, r]]) => {
		let i = r(e) || n;
		return i === n ? [] : [`  ${t}: ${quote(i)}`];
	}), r = t !== "close-preview" && e.apiToken;
	return l([
		...J,
		...morePermissions(e, t),
		`uses: ${getPublishedUses(e.action, t)} # ${e.action.version}`,
		n.length > 0 && "with:",
		...n,
		r && "secrets:",
		r && "  api-token: ${{ secrets.SITE_PORTAL_API_TOKEN }}"
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
function closeWorkflow(e) {
	let t = `github.event.ref_type == 'branch' && ${`(${isOfPreview(e, "github.event.ref")})`}`;
	e.pulls && (t = `(${t} || ${isOwnPull(e)})`);
	let n = alsoNotInForks(e, t);
	return fill("name: Close preview\n\n# Runs on the default branch, which the environment Preview therefore allows, too.\n<<events>>\n\n<<noPermissions>>\njobs:\n  # The branches of one site share its preview: it stays open while another one is left.\n  <<jobs>>\n", {
		events: e.pulls ? Ze : "on: delete",
		noPermissions: K,
		jobs: closeJobs(e, n)
	});
}
const Ze = [
	"on:",
	"  delete:",
	"  pull_request:",
	"    types: [closed]"
];
function closeJobs(e, t) {
	return e.shape === "published" ? ["close:", ...indent(2, [t, ...callPublished(e, "close-preview")])] : [...lookAndClose(e, t), ...supersededJob(e, "close")];
}
function lookAndClose(e, t) {
	let n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, { isCalled: r, minutes: i } = e, a = `timeout-minutes: ${Math.max(15, i?.deploy ?? 0)}`;
	return [
		"look:",
		...indent(2, l([
			t,
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...q, ...lookStep(e, n)])
		])),
		"",
		"close:",
		...indent(2, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			r ? timeoutLine(e, "deploy") : a,
			...r ? Y : [...J, ...permissionsToComment(e)],
			...inTurn(e, getTurn(e, "Preview")),
			...environmentOnly(e),
			"steps:",
			...indent(2, [...q, ...loginStep(e, "close", n)])
		])
	];
}
// src/workflows/templates/deploy.ts
const Qe = {
	"single-job": "# The site's code runs beside the identity that deploys it. With two jobs, it doesn't.\ndeploy:\n  <<runsOn>>\n  <<timeout>>\n  <<permissions>>\n  <<condition>>\n  <<turn>>\n  <<environment>>\n  steps:\n    <<checkout>>\n    <<tools>>\n    <<deployStep>>\n",
	"build-job": "build:\n  <<condition>>\n  <<runsOn>>\n  <<timeout>>\n  permissions:\n    contents: read # the site's code runs here: no identity, no secret\n  steps:\n    <<checkout>>\n    <<tools>>\n    <<buildStep>>\n    - uses: <<upload>>\n      with:\n        name: ${{ steps.build.outputs.artifact }}\n        path: <<folder>>\n        # Otherwise, .well-known would be lost.\n        include-hidden-files: true\n        if-no-files-found: error\n        <<retention>>\n        retention-days: 90\n  outputs:\n    artifact: ${{ steps.build.outputs.artifact }}\n    version: ${{ steps.build.outputs.site-version }}\n    <<digest>>\n",
	"attest-job": "# Signs that the build job of this run built the package. A separate job: none of the site's code runs beside its identity.\nattest:\n  needs: build\n  <<condition>>\n  <<runsOn>>\n  timeout-minutes: 10\n  <<permissions>>\n  steps:\n    - uses: <<attest>>\n      with:\n        subject-name: ${{ needs.build.outputs.artifact }}\n        subject-digest: ${{ needs.build.outputs.digest }}\n",
	"deploy-job": "deploy:\n  needs: <<needs>>\n  <<runsOn>>\n  <<timeout>>\n  <<permissions>>\n  <<turn>>\n  # The branches that may use the environment are part of its settings; its name is part of the identity.\n  <<environment>>\n  steps:\n    <<checkout>>\n    - uses: <<download>>\n      with:\n        name: ${{ needs.build.outputs.artifact }}\n        path: <<folder>>\n    <<deployStep>>\n"
}, fillJob = (e, t) => fill(Qe[e], t).trimEnd().split("\n");
function deployWorkflow(e) {
	return fill("name: Deploy\n\non:\n  push:\n    branches:\n      <<branches>>\n  <<pulls>>\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: Where to deploy the branch to\n        type: choice\n        options: [Preview, Production]\n        required: true\n\n<<noPermissions>>\njobs:\n  <<jobs>>\n", {
		branches: [e.production, ...e.preview].map((e) => `- '${e}'`),
		pulls: l([e.pulls && "pull_request:"]),
		noPermissions: K,
		jobs: [...deployJobs(e), ...supersededJob(e, "deploy")]
	});
}
function deployJobs(e) {
	let t = toStep(e, target(e));
	switch (e.shape) {
		case "two-jobs": return twoJobs(e, t, toolSteps(e, { mayCache: !0 }), !0);
		case "single-job": return singleJob(e, t);
		case "caller": return callingJob(e, t);
		case "published": return ["deploy:", ...indent(2, [...onlyOwnPulls(e), ...callPublished(e, "deploy")])];
	}
}
function onlyOwnPulls(e) {
	let t = ifDeployed(e);
	return t ? ["# Not for forks, nor for branches that are deployed by their pushes.", `if: ${t}`] : [];
}
function singleJob(e, t) {
	return fillJob("single-job", {
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "all"),
		permissions: [
			...J,
			...permissionsToComment(e),
			ze
		],
		condition: notInForks(e, ifDeployed(e)),
		turn: inTurn(e, getTurn(e, allowedTarget(e))),
		environment: environmentWithAddress(t.environment),
		checkout: q,
		tools: toolSteps(e, { mayCache: !1 }),
		deployStep: loginStep(e, "all", t)
	});
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: i } = e;
	return ["deploy:", ...indent(2, l([
		...J,
		n && "  attestations: write # signs which run built the site",
		...permissionsToComment(e),
		...notInForks(e, ifDeployed(e)),
		...inTurn(e, getTurn(e, allowedTarget(e))),
		`uses: ${i?.uses} # ${i?.version}`,
		"with:",
		`  environment: ${t.environment}`,
		t.config && `  config: ${t.config}`,
		`  package-manager: ${r}`,
		`  ${nodeInput(e)}`,
		t.apiToken && "secrets:",
		t.apiToken && `  api-token: ${t.apiToken}`
	]))];
}
const Z = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = [buildJob(e, t, n), e.attest && attestJob(e)];
	return [...l(i).flatMap((e) => [...e, ""]), ...deployJob(e, t, r)];
}
function buildJob(e, t, n) {
	let r = e.server ?? !1;
	return fillJob("build-job", {
		condition: onlyOwnPulls(e),
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "build"),
		checkout: q,
		tools: n,
		buildStep: buildStep(e, t),
		upload: artifactPins(r).upload,
		folder: Z,
		retention: l([!r && "# Days during which a rollback to this build is possible."]),
		digest: l([e.attest && "digest: ${{ steps.build.outputs.digest }}"])
	});
}
function attestJob(e) {
	return fillJob("attest-job", {
		condition: l([e.isCalled && "if: inputs.attest"]),
		runsOn: runsOn(e),
		permissions: e.isCalled ? Y : $e,
		attest: G.attest
	});
}
const $e = [
	"permissions:",
	"  id-token: write # signs; without an environment it cannot log in anywhere",
	"  attestations: write # stores the attestation"
], et = [
	"# Forks deploy nothing: no login trusts them.",
	"if: >-",
	"  !cancelled() && needs.build.result == 'success' &&",
	"  contains('success skipped', needs.attest.result) &&",
	"  (inputs.fork || github.event.repository.fork != true)"
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = [...e.isCalled ? et : notInForks(e), ...inTurn(e, getTurn(e, t.environment))];
	return fillJob("deploy-job", {
		needs: e.attest ? "[build, attest]" : "build",
		runsOn: runsOn(e),
		timeout: timeoutLine(e, "deploy"),
		permissions: permissionsToDeploy(e, l([n && "  actions: read # whether a newer run supersedes it"])),
		turn: n ? i : [],
		environment: environmentWithAddress(t.environment),
		checkout: q,
		download: artifactPins(e.server ?? !1).download,
		folder: Z,
		deployStep: loginStep(e, "deploy", t, r)
	});
}
const Q = "${{ inputs.environment }}", tt = "${{ inputs.run }}";
function rollbackWorkflow(e) {
	let t = e.shape === "published" && callPublished(e, "rollback");
	return fill("name: Roll back\n\nrun-name: Roll back ${{ inputs.environment }} to run ${{ inputs.run }}\n\n# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.\non:\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: What is rolled back\n        type: choice\n        options: [Preview, Production]\n        required: true\n      run:\n        description: Id of the run with the package to redeploy\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  rollback:\n    <<job>>\n", {
		noPermissions: K,
		job: t || rollbackJob(e)
	});
}
function rollbackJob(e) {
	let t = toStep(e, Q);
	return [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, [Be]),
		...inTurn(e, queueName(e)),
		...environmentWithAddress(Q),
		"steps:",
		...indent(2, [
			...q,
			`- uses: ${G.downloadArtifact}`,
			"  with:",
			`    run-id: ${tt}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Q}-*`,
			"    merge-multiple: true",
			`    path: ${Z}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${tt}`])
		])
	];
}
function queueName(e) {
	return `\${{ (${isProduction(e)} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/reusable.ts
const nt = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
};
function calledTools(e, t) {
	return [
		...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
		...when("inputs.package-manager != 'none'", [
			`- uses: ${G.setupNode}`,
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
const rt = [
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
	let t = calledTools([], "inputs.node-version"), n = twoJobs(e, nt, t, !1);
	return toText([
		...rt,
		"jobs:",
		...indent(2, n)
	]);
}
// src/workflows/templates/registry.ts
const it = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, at = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Remove the two \"site-deploy\" lines to stop updates.",
	"# yamllint disable rule:line-length"
], ot = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), st = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), i = t.findIndex((e) => ot.test(e)), [, a, o, c, l] = ot.exec(t[i] ?? "") ?? [], u = st.exec(t[i + 1] ?? "")?.[1], d = a !== void 0 && Object.hasOwn(it, a);
	if (u === void 0 || !l || !d || textHash(u) !== c) return r;
	let f = Ie.safeParse(s(u)).data;
	if (!f) return r;
	let p = n.slice(0, i).filter((e) => !at.includes(e.line)), m = n.slice(i + 2);
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
const ct = ".github/workflows", lt = `${ct}/deploy.yml`;
// src/workflows/deploy-workflow.ts
function parseYaml(e) {
	try {
		return ae(e);
	} catch {
		return;
	}
}
const readJobs = (e) => c(c(parseYaml(e)).jobs);
function partsOfWorkflow(e) {
	return Object.values(readJobs(e)).flatMap(partsOfJob);
}
function partsOfJob(e) {
	return [e, ...[c(e).steps].flat()].map(c).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: c(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).filter((e) => e.key === "uses").map(({ text: e, inputs: t }) => ({
		uses: e,
		inputs: t
	}));
}
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), ut = /\/site-deploy(\/|$|\.ya?ml$)/i;
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
	let t = workflowPaths(e).filter((e) => e !== lt), n = [lt, ...t.slice(0, 50)].map(async (t) => {
		let n = await e.read(t);
		return n !== void 0 && {
			path: t,
			text: n,
			header: splitHeader(n).header
		};
	}), r = l(await Promise.all(n)), i = l(r.map(({ header: e }) => e?.inputs)).flatMap(listDeploying), a = new Set(i.map(getActionName));
	return r.map((e) => ({
		...e,
		configs: listConfigs(e, a)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listDeploying(e) {
	let { action: t, reusable: n } = e;
	return l([
		t.uses,
		getPublishedUses(t, "deploy"),
		n?.uses
	]);
}
function listConfigs(e, t) {
	let { text: r, header: i } = e;
	if (i && i.template !== "deploy") return [];
	let isOurs = (e) => t.has(e) || ut.test(e), a = listWorkflowUses(r).filter((e) => isOurs(getActionName(e.uses)) && hasMode(e, "deploy")).map(({ inputs: e }) => n(e.config) || "site.config.yml");
	return a.length === 0 && i ? [i.inputs.config] : [...new Set(a)];
}
function hasMode({ uses: e, inputs: t }, n) {
	let { mode: r = "all" } = t;
	return /\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(e)) ? !1 : r === "all" || r === n;
}
const dt = /\b(npm|pnpm|yarn|bun)( run)? build\b/;
function listBuildJobs(e, t, r) {
	let { header: i } = splitHeader(e), a = new Set((i ? listDeploying(i.inputs) : []).map(getActionName)), builds = ({ key: e, text: i, inputs: o }) => {
		if (e === "run") return dt.test(i) || r && i.includes(r);
		let s = getActionName(i);
		return (n(o.config) || "site.config.yml") === t && (a.has(s) || ut.test(s)) && hasMode({
			uses: i,
			inputs: o
		}, "build");
	};
	return Object.entries(readJobs(e)).filter(([, e]) => partsOfJob(e).some(builds)).map(([e, t]) => n(c(t).name) || e);
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: r, asked: i } = e, a = new Map(), readAt = async (e) => {
		let a = await readCommitFiles(t, n, e);
		return i === void 0 ? (await findDeployWorkflows(a, r)).map((e) => e.path.slice(18)) : a.getId(`.github/workflows/${i}`) === void 0 ? [] : [i];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new o("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${r}.`, { facts: e.map((e) => `${ct}/${e}`) });
	};
	return {
		async find(e) {
			if (i !== void 0) return i;
			let t = a.get(e) ?? readAt(e);
			return a.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let a = candidate(await readAt(e), e), s = `${ct}/${i ?? a}`, c = `the default branch ${n.defaultBranch}`, l = await readCommitFiles(t, n, n.defaultBranch);
			if (a && l.getId(s) !== void 0) return a;
			let u = i === void 0 ? `workflow that deploys the site of ${r}` : s, d = await findDeployWorkflows(l, r), f = a ? `GitHub cannot start ${s} by hand: ${c} does not have it.` : `The branch ${e} has no ${u}.`;
			throw new o("DEPLOY_WORKFLOW_NOT_FOUND", f, { facts: d.map((e) => `on ${c}: ${e.path}`) });
		}
	};
}
// src/clients/github/merging.ts
const ft = y({
	number: N(),
	state: E(),
	draft: T(P()),
	merged_at: T(O(E())),
	merge_commit_sha: T(O(E())),
	mergeable: T(O(P())),
	mergeable_state: T(E()),
	html_url: E(),
	created_at: T(E()),
	head: y({
		ref: E(),
		sha: E()
	}),
	base: y({ ref: E() })
});
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await readOne(e, ft, r, "Pull requests: read", "a pull request");
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
	if (a.status === 204) return "nothing to do";
	if (a.ok) return "merged";
	if (a.status === 409 && /conflict/i.test(getResponseMessage(a))) return "conflict";
	if (a.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(a))) return "refused";
	throw toRefusalError(r, a);
}
const pt = y({
	allow_merge_commit: T(P()),
	allow_squash_merge: T(P()),
	allow_rebase_merge: T(P())
}), mt = y({
	type: E(),
	parameters: T(O(y({
		allowed_merge_methods: T(M(E())),
		required_approving_review_count: T(N()),
		required_status_checks: T(M(y({ context: E() }))),
		required_deployment_environments: T(M(E()))
	})))
});
async function readMergeRules(e, t, n) {
	let r = repositoryPath(t), i = `${r}/rules/branches/${encodeURIComponent(n)}`, [a, o] = await Promise.all([readOne(e, pt, r, "Metadata: read", "a repository"), e.list({
		path: i,
		needs: "Metadata: read",
		expected: [404]
	})]), s = readGitHubAnswer(M(mt), o, "the rules of a branch"), has = (e) => s.some((t) => t.type === e), c = new Set(l([
		(a.allow_merge_commit === !1 || has("required_linear_history")) && "merge",
		a.allow_squash_merge === !1 && "squash",
		a.allow_rebase_merge === !1 && "rebase"
	])), isAllowed = (e) => !c.has(e) && s.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0), u = s.map((e) => e.parameters?.required_approving_review_count ?? 0);
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: has("merge_queue"),
		onlyPulls: has("pull_request") || has("merge_queue"),
		approvals: Math.max(0, ...u),
		restricted: has("update"),
		wants: [...new Set(s.flatMap(getRequirements))]
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
	return readGitHubAnswer(M(ft), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
const ht = y({
	id: N(),
	name: E(),
	status: E(),
	conclusion: O(E()),
	check_suite: T(O(y({ id: N() })))
});
async function readCheckRuns(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/check-runs`, i = await e.list({
		path: r,
		needs: "Checks: read"
	}, "check_runs");
	return readGitHubAnswer(M(ht), i, "the checks").map(toCheckRun);
}
const toCheckRun = (e) => ({
	id: e.id,
	name: e.name,
	status: e.status,
	conclusion: e.conclusion ?? "",
	suite: e.check_suite?.id
}), gt = y({
	id: N(),
	html_url: E(),
	event: E(),
	path: T(E()),
	display_title: T(E()),
	head_branch: O(E()),
	head_sha: E(),
	head_repository: T(O(y({ full_name: E() }))),
	status: O(E()),
	conclusion: T(O(E())),
	created_at: E(),
	updated_at: T(E()),
	check_suite_id: T(N())
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
	let r = `${repositoryPath(t)}/actions/runs/${n}`, i = await findOne(e, gt, {
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
	return readGitHubAnswer(M(gt), a, "the runs").map(toRun);
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
const _t = y({ workflow_run_id: N() }), vt = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, r, i) {
	let { workflow: a, branch: s, inputs: c } = n, l = {
		method: "POST",
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(a)}`}/dispatches`,
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
	}), p = _t.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw toRefusalError(l, f);
	let h = `event=workflow_dispatch&branch=${encodeURIComponent(s)}`, newest = () => listRuns(e, t, `${runsPath(a)}?${h}`, 1), _ = new Set((await newest()).map((e) => e.id));
	await e.call({
		...l,
		json: u
	});
	let v = await g({
		clock: r,
		signal: i,
		...vt
	}, async () => (await newest()).find((e) => !_.has(e.id)));
	if (v) return v.id;
	let y = `GitHub accepted the request to run ${a}, but shows no run.`;
	throw new o("GITHUB_REFUSED", y, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
const yt = y({ id: N() }), bt = y({
	state: E(),
	environment_url: T(O(E())),
	log_url: T(O(E()))
});
y({ environment: y({ name: T(E()) }) });
async function wentLive(e, t, n, r) {
	let i = "Deployments: read", a = `${repositoryPath(t)}/deployments`, o = new URLSearchParams({
		sha: n.commit,
		environment: r
	}), s = await e.list({
		path: `${a}?${o}`,
		needs: i
	}, void 0, 1), c = readGitHubAnswer(M(yt), s, "the deployments");
	for (let { id: t } of c.slice(0, 20)) {
		let r = await e.list({
			path: `${a}/${t}/statuses`,
			needs: i
		}, void 0, 1), o = readGitHubAnswer(M(bt), r, "the states of a deployment"), isProof = (e) => e.state === "success" && !!e.environment_url && `${e.log_url ?? ""}/`.includes(`/actions/runs/${n.id}/`);
		if (o.some(isProof)) return !0;
	}
	return !1;
}
// src/clients/github/commits.ts
const xt = y({ sha: E() }), St = y({ status: E() });
async function latestCommits(e, t, n, r) {
	let i = `path=${encodeURIComponent(n)}&per_page=${r}`, a = `${repositoryPath(t)}/commits?${i}`;
	return (await readOne(e, M(xt), a, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${r}...${n}`, { status: a } = await readOne(e, St, i, "Contents: read", "two commits");
	return a === "behind";
}
const Ct = y({ merge_base_commit: y({ sha: E() }) });
async function findMergeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${n}...${r}`;
	return (await readOne(e, Ct, i, "Contents: read", "two commits")).merge_base_commit.sha;
}
const wt = y({ commits: M(y({
	sha: E(),
	parents: M(y({ sha: E() })),
	commit: y({ message: E() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map(encodePath).join("..."), a = `${repositoryPath(t)}/compare/${i}`, { commits: o } = await readOne(e, wt, a, "Contents: read", "commits");
	return o.map((e) => ({
		id: e.sha,
		parent: e.parents[0]?.sha ?? "",
		message: e.commit.message
	}));
}
const Tt = y({
	after: E(),
	timestamp: T(E()),
	actor: T(O(y({ login: E() })))
});
async function readPush(e, t, n) {
	let r = new URLSearchParams({
		ref: `refs/heads/${n.branch}`,
		per_page: "100"
	}), i = {
		path: `${repositoryPath(t)}/activity?${r}`,
		needs: "Contents: read"
	}, a = (await findOne(e, M(Tt), i, "the activity of a branch") ?? []).filter((e) => e.after === n.commit), [o] = a;
	if (o) return {
		isByJob: a.every((e) => e.actor?.login === "github-actions[bot]"),
		at: o.timestamp ?? ""
	};
}
// src/contracts/portal/development-request.ts
const $ = A([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), Et = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", Dt = A([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), Ot = A([
	"high",
	"medium",
	"low",
	"none"
]), kt = A([
	"major",
	"minor",
	"patch"
]), At = w({
	summary: T(E().check(x(5e3))),
	pages: T(M(E().check(x(200))).check(x(500))),
	textKeys: T(M(h).check(x(500))),
	textsSuffice: T(P())
}), jt = w({
	amount: te().check(v(0)),
	currency: E().check(b(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Mt = y({
	tree: E(),
	content: E(),
	pages: E()
}), Nt = y({
	at: F,
	by: E(),
	via: A(["portal", "pull-request"]),
	commitSha: T(E()),
	provenance: T(Mt),
	evidence: T(E())
}), Pt = y({
	id: E(),
	title: E(),
	description: E(),
	status: $,
	requester: E(),
	classification: T(Dt),
	automationPotential: T(Ot),
	versionLevel: T(kt),
	analysis: T(y({ ...At.shape })),
	issueNumber: T(N()),
	pullRequestNumber: T(N()),
	pullRequestState: T(A([
		"open",
		"merged",
		"closed"
	])),
	headCommit: T(E()),
	mergeCommit: T(E()),
	previewUrl: T(E()),
	agent: T(E()),
	rounds: T(N()),
	cost: T(y({ ...jt.shape })),
	approval: T(Nt),
	waitsFor: T(y({
		what: E(),
		url: E()
	})),
	servedIn: T(M(A(["Production", "Preview"]))),
	approvedAt: T(F),
	position: T(N()),
	history: M(y({
		status: $,
		at: F,
		by: E(),
		reason: T(E())
	})),
	createdAt: F,
	updatedAt: F
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const Ft = ee({ status: T($) }), It = y({
	requests: M(Pt),
	total: N()
}), Lt = w({
	title: E().check(re(), k(1), x(200)),
	description: j(E().check(x(2e4)), "")
}), Rt = N().check(v(1)), zt = w({
	status: T($),
	reason: T(E().check(k(1), x(2e3))),
	classification: T(Dt),
	automationPotential: T(Ot),
	versionLevel: T(kt),
	analysis: T(At),
	issueNumber: T(O(Rt)),
	pullRequestNumber: T(O(Rt)),
	headCommit: T(O(L)),
	mergeCommit: T(O(L)),
	previewUrl: T(O(I)),
	agent: T(O(E().check(k(1), x(200)))),
	rounds: T(N().check(v(0), ie(1e3))),
	cost: T(O(jt)),
	approval: T(oe()),
	waitsFor: T(O(w({
		what: E().check(k(1), x(2e3)),
		url: I
	})))
}), Bt = w({
	approver: T(E().check(b(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: T(I),
	commitSha: T(L),
	run: T(I)
}), Vt = y({
	success: P(),
	request: Pt
});
// src/clients/github/for-run.ts
var Ht = e({ gitHubForRun: () => gitHubForRun });
const Ut = {
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
		...Ut
	});
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof o) || !e.code.startsWith("GITHUB_")) throw e;
		for (let n of [e.message, ...e.facts]) t.log.debug(n);
		return;
	}
}
// src/clients/swa/official-client/official-client.ts
var Wt = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = R.join(n, "site-deploy", qt, s.buildId, o), l = R.join(c, o === "win-x64" ? `${qt}.exe` : qt), u = await hashFile(l);
	return u === s.sha256 || (u && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, i) {
	let a = i.clock.now(), failed = (t, n) => new o("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	await fe(t, { recursive: !0 });
	let s = `${n}.${_e()}`;
	try {
		let t = await follow(e.url, { saveTo: s }, i).catch((e) => {
			throw i.signal.throwIfAborted(), failed(f(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let r = await hashFile(s);
		if (r !== e.sha256) throw wrongChecksum(e, r ?? "no file", e.url);
		await de(s, 493), await pe(s, n);
	} finally {
		await me(s, { force: !0 });
	}
	let c = r(i.clock.now() - a);
	i.log.info(`Downloaded upload client ${e.buildId} in ${c}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	let r = [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	];
	return new o("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: r });
}
async function hashFile(e) {
	let t = he("sha256");
	try {
		await ye(le(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (d(e)) return;
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
	}, a = await n.http.send({
		...i,
		...t
	}), { location: s } = a.headers;
	if (a.status < 300 || a.status >= 400 || !s) return a;
	let c = `${a.url} redirects to ${s}; the redirect is not followed.`;
	throw new o("UPLOADER_NOT_AVAILABLE", c);
}
const Gt = "https://aka.ms/swalocaldeploy", Kt = "stable", qt = "StaticSitesClient", Jt = M(y({
	version: E(),
	buildId: E().check(b(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: se(E(), y({
		url: E(),
		sha: E().check(b(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	let n = `The platform's upload client is not available for ${e} on ${t}.`;
	throw new o("UPLOADER_NOT_AVAILABLE", n, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
const Yt = "Can't read the release metadata of the platform's upload client.", Xt = "The release metadata of the platform's upload client";
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new o("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Gt}`],
		cause: n
	}), r = await follow(Gt, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed(Yt, [String(e.message)], e);
	});
	if (!r.ok) throw failed(Yt, [`status ${r.status} from ${r.url}`]);
	let i = ne(Jt, r.json);
	if (!i.success) {
		let e = r.headers["content-type"] ?? "no content type";
		throw failed(`${Xt} has an unknown format.`, [`received ${e} from ${r.url}`]);
	}
	let a = i.data.find((e) => t ? e.buildId === t : e.version === Kt), s = a?.files[e];
	if (!a || !s) {
		let n = `a ${Kt} build`;
		t && (n = `the build ${t} (hosting.clientBuildId)`);
		let r = [`it has: ${i.data.map((e) => `${e.version} ${e.buildId}`).join(", ") || "nothing"}`];
		throw failed(`${Xt} does not list ${n} for ${e}.`, r);
	}
	if (URL.parse(s.url)?.protocol !== "https:") throw failed(`${Xt} contains a URL without TLS.`, [`address: ${s.url}`]);
	return {
		buildId: a.buildId,
		url: s.url,
		sha256: s.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/run-client.ts
const hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: r, env: i, args: a = [], limitMs: s, onStart: c } = t;
	await checkClient(e);
	let l = new ClientReport(), u = AbortSignal.timeout(s), d = n.log.foreign(`${R.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: r,
			env: i,
			signal: AbortSignal.any([n.signal, u]),
			onStart: c,
			onLine: (e) => d.line(l.read(e))
		}, s = await _(e.file, t, a);
		if (s.code !== 127 || hasRun(l)) return {
			report: l,
			result: s,
			isOverdue: !1
		};
		let f = getClientFacts(e, l, s);
		throw new o("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: f });
	} catch (t) {
		if (n.signal.aborted || t instanceof o) throw t;
		let r = {
			code: null,
			killedBy: "SIGTERM"
		};
		if (u.aborted) return {
			report: l,
			result: r,
			isOverdue: !0
		};
		throw new o("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: t,
			facts: [f(t), `file: ${e.file}`],
			remedy: "It needs the C library of a standard Linux system; \"uploader: direct\" doesn't."
		});
	} finally {
		d.close();
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
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), Zt.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || Qt.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const Zt = /timed out|not sure if (the )?deployment has succeeded/i, Qt = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i");
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: r, home: i, env: a } = e, o = {
		...u(i, a),
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
	return r !== null && (o.DEPLOYMENT_ENVIRONMENT = r), o;
}
function closingEnvironment(e) {
	let { token: t, eventFile: n, repository: r, home: i, env: a } = e;
	return {
		...u(i, a),
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
export { branchesFrom as $, dispatchWorkflow as A, namedRepository as At, mergePull as B, takesTurn as C, assignIssue as Ct, latestCommits as D, readTimeline as Dt, isAncestor as E, openIssue as Et, runsOfHead as F, readGitHubAnswer as Ft, findDeployWorkflows as G, readMergeRules as H, runsOfPush as I, readOne as It, pointBranch as J, listBuildJobs as K, wentLive as L, toRefusalError as Lt, listDispatchedRuns as M, repositoryPage as Mt, readWorkflowRun as N, repositoryPath as Nt, readPush as O, unassignIssue as Ot, runsOfCommit as P, findOne as Pt, readCommitFiles as Q, listMergedPulls as R, Et as S, updateComment as St, findMergeBase as T, listIssues as Tt, readMergeablePull as U, readCheckRuns as V, deploymentWorkflow as W, readBytes as X, readBranchHead as Y, readCommit as Z, zt as _, recentlyMerged as _t, Wt as a, readTag as at, kt as b, deleteComment as bt, ifAnswered as c, closedIssues as ct, Pt as d, listPulls as dt, createBranch as et, Dt as f, listRepositoryPulls as ft, Ft as g, readPulls as gt, It as h, readPull as ht, uploadEnvironment as i, listTags as it, lastRuns as j, readRepository as jt, cancelRun as k, updateIssueBody as kt, Bt as l, closesIssue as lt, Lt as m, pullsOfDeployment as mt, getClientFacts as n, deleteBranch as nt, Ht as o, createGitHub as ot, jt as p, openDraftPull as pt, listTree as q, runClient as r, listBranches as rt, gitHubForRun as s, closePull as st, closingEnvironment as t, createRef as tt, Ot as u, filesOfPull as ut, Vt as v, writePull as vt, commitsSince as w, closeIssue as wt, isClosed as x, readComments as xt, $ as y, createComment as yt, mergeBranch as z };

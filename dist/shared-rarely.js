import { r as e } from "./rolldown-runtime.js";
import { At as t, G as n, It as r, J as i, Lt as a, Mt as o, Nt as s, Pt as c, jt as l, xt as u, yt as d } from "./shared.js";
import { Qt as f, U as p, Vt as m, an as h, en as g, st as ee, tn as _ } from "./shared-later.js";
import { B as v, C as y, D as te, E as ne, G as b, H as x, I as S, L as C, N as w, O as T, P as E, S as D, T as O, U as k, V as re, a as ie, g as ae, h as A, j as oe, m as j, q as se, v as M, x as N, y as P } from "./config.js";
import { f as ce, p as le } from "./session.js";
const { createReadStream: ue } = globalThis.process.getBuiltinModule("node:fs"), { chmod: de, mkdir: fe, rename: pe, rm: me } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: he, hash: ge, randomUUID: _e } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: ve } = globalThis.process.getBuiltinModule("node:util"), F = globalThis.process.getBuiltinModule("node:path"), { pipeline: ye } = globalThis.process.getBuiltinModule("node:stream/promises");
function limitPause(e, t, n = 39e5, r = 0) {
	let { ok: i, headers: a } = e, o = a["x-ratelimit-remaining"] === "0" ? Number(a["x-ratelimit-reset"]) * 1e3 - t : void 0, s = o !== void 0 && Number.isFinite(o) ? Math.max(1e3, o) : void 0;
	if (!i && !isLimit(e)) return;
	let c = a["retry-after"], l = i || c === void 0 ? void 0 : ce(c, t), u = Math.min(96e4, 6e4 * 2 ** r), d = l ?? s ?? (i ? void 0 : parseUnlockTime(e.text) ?? u);
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
	if (!(e instanceof u)) throw e;
	let t = `GitHub did not respond: ${e.message}`;
	throw new c("GITHUB_UNAVAILABLE", t, { cause: e });
}
function toRefusalError(e, t) {
	let { status: n, headers: r } = t, i = getResponseMessage(t), a = `${e.method} ${e.path.split("?")[0]}`, o = r["x-accepted-github-permissions"], l = s([
		[`${a}: status ${n}`, i].filter(Boolean).join(", "),
		typeof o == "string" && o !== "" && `GitHub requires: ${o}`,
		!!t.requestId && `request id: ${t.requestId}`
	]), fail = (e, t, n) => new c(e, t, {
		facts: l,
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
	let { data: t } = be.safeParse(e.json), n = (t?.errors ?? []).map((e) => typeof e == "string" ? e : e.message ?? "");
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
	return h(e, t, (e) => new c("GITHUB_REFUSED", r, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	}));
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
	})), !r.ok) throw new c("GITHUB_NOT_FOUND", `GitHub can't find the repository ${t.owner}/${t.name}.`);
	let a = readGitHubAnswer(xe, r.json, "a repository"), o = r.headers["x-oauth-scopes"];
	return {
		id: a.id,
		owner: a.owner.login,
		ownerId: a.owner.id,
		name: a.name,
		defaultBranch: a.default_branch,
		visibility: a.visibility ?? (a.private ? "private" : "public"),
		archived: a.archived ?? !1,
		fork: a.fork ?? !1,
		...typeof o == "string" && o !== "" && { scopes: o.split(",").map((e) => e.trim()) }
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
	user: T(O(y({ type: T(E()) })))
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
	return readGitHubAnswer(M(Se), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
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
}), I = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`, i = await e.list({
		path: r,
		needs: I
	});
	return readGitHubAnswer(M(Te), i, "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: I,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(Te, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, a = { body: r };
	return (await e.call({
		method: "PATCH",
		path: i,
		needs: I,
		json: a,
		expected: [404]
	})).ok;
}
async function deleteComment(e, t, n) {
	let r = `${repositoryPath(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: I,
		expected: [404]
	});
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	createdAt: e.created_at ?? ""
}), L = y({
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
	return readGitHubAnswer(M(L), i, "the pull requests").filter((e) => e.head.ref === n).map((e) => ({
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
		return readGitHubAnswer(M(L), n, "pull requests");
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
	return readGitHubAnswer(L, l.json, "a pull request").html_url ?? "";
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
	return readGitHubAnswer(M(L), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
async function listRepositoryPulls(e, t) {
	let n = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(M(L), r, "the pull requests").filter((e) => isFromRepository(e, t)).map((e) => ({
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
	if (i.ok) return readGitHubAnswer(L, i.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(i))) throw toRefusalError(r, i);
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
	return readGitHubAnswer(M(Ee), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/shared/token-source.ts
function fixedToken(e) {
	return {
		token: async () => e,
		renew: async () => !1
	};
}
function toTokenSource(e) {
	return e instanceof n ? fixedToken(e) : e;
}
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
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), De = {
	creation: withoutLimits(le.refusedOnly),
	other: withoutLimits(le.safe)
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
		let { method: n, path: r, json: i, expected: a = [] } = e, o = withAttempts(n === "POST" ? De.creation : De.other), d = 0;
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
async function listPages(e, t, n, r = 100) {
	let { path: i, needs: a, expected: s } = t, c = [], l;
	for (let t = 1; t <= r; t += 1) {
		let r = await e({
			method: "GET",
			path: `${i}${i.includes("?") ? "&" : "?"}per_page=100&page=${t}`,
			needs: a,
			expected: s
		}), u = n ? o(r.json)[n] : r.json;
		if (!r.ok) return c;
		let d = `the list ${i.split("?")[0]}`, f = readGitHubAnswer(M(C()), u, d), p = JSON.stringify(f[0]);
		if (p === l || (l = p, c.push(...f), f.length === 0 || !hasMore(r, c.length, f.length))) return c;
	}
	return c;
}
function hasMore(e, t, n) {
	let r = o(e.json).total_count;
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
		method: "GET",
		path: `${repositoryPath(t)}/git/ref/heads/${encodePath(n)}`,
		needs: "Contents: read",
		expected: [404, 409]
	}, i = await e.call(r);
	if (i.ok) return readGitHubAnswer(Ae, i.json, "a branch").object.sha;
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
		method: "GET",
		path: treePath(t, n),
		needs: "Contents: read",
		expected: [404, 409]
	}, i = await e.call(r), a = i.ok ? readGitHubAnswer(Me, i.json, "the files") : {
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
	let r = treePath(t, n), { truncated: i, tree: a } = await readOne(e, Me, r, "Contents: read", "the files");
	if (i) throw new c("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
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
	let i = {
		method: "GET",
		path: `${`${repositoryPath(t)}/contents/${encodePath(r)}`}?ref=${encodeURIComponent(n)}`,
		needs: "Contents: read",
		expected: [404]
	}, a = await e.call(i);
	if (a.ok) return decode(readGitHubAnswer(Ne, a.json, "a file")).toString("utf8");
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
const Pe = w({
	uses: E().check(b(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>")),
	version: E().check(b(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3"))
}), Fe = E().check(b(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -")), R = E().check(b(/^[\w./:-]+$/, "expected letters, digits and . _ / : -")), z = E().check(b(/^[^\s'"`$#{}\\]+$/, "expected an address or an id")), B = N().check(v(1), re(360)), V = E().check(b(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -")), Ie = w({
	shape: A([
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Pe,
	reusable: T(Pe),
	production: Fe,
	preview: M(Fe).check(k(1)),
	config: V,
	root: V,
	packageManager: A([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: T(V),
	node: S([w({ version: E().check(b(/^[\w.*/-]+$/)) }), w({ file: V })]),
	apiToken: P(),
	attest: T(D(!0)),
	pins: S([D(!1), w({
		portalUrl: z,
		audience: z,
		tenantId: z,
		clientId: T(z)
	})]),
	comment: T(D(!0)),
	automations: T(M(R)),
	models: T(D(!0)),
	runner: T(w({
		labels: T(M(R)),
		group: T(R)
	})),
	minutes: T(w({
		build: B,
		deploy: B
	})),
	chosen: T(w({
		node: T(D(!0)),
		buildMinutes: T(B),
		deployMinutes: T(B)
	})),
	workflowFile: T(R.check(b(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: T(D(!0)),
	server: T(D(!0))
}), H = {
	checkout: "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
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
		upload: H.uploadArtifact,
		download: H.downloadArtifact
	};
}
// src/workflows/templates/parts.ts
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
function toText(e) {
	return `${e.join("\n")}\n`;
}
function target(e) {
	return `\${{ github.event_name == 'push' && (github.ref == 'refs/heads/${e.production}' && 'Production' || 'Preview') || inputs.environment }}`;
}
function siteDeploy(e) {
	return `${e.action.uses} # ${e.action.version}`;
}
const U = [
	"# Each job asks for what it needs.",
	"permissions: {}",
	""
], W = [
	`- uses: ${H.checkout}`,
	"  with:",
	"    # The token must not lie in the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : s([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${H.setupNode}`,
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
function cacheInputs(e) {
	let { packageManager: t, lockfile: n, automations: r } = e, i = r?.includes("requests");
	return !n || t === "bun" || i ? Le : [`cache: ${t}`, `cache-dependency-path: '${n}'`];
}
function inputLines(e) {
	return s([
		e.config && `    config: ${e.config}`,
		`    environment: ${e.environment}`,
		e.apiToken && `    api-token: ${e.apiToken}`
	]);
}
function getConfig(e) {
	if (e.config !== "site.config.yml") return `'${e.config}'`;
}
function getApiToken(e) {
	if (e.apiToken) return "${{ secrets.SITE_PORTAL_API_TOKEN }}";
}
const G = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], Re = "  actions: read # whether a newer run takes its place";
function permissionsToComment(e) {
	return e.comment ? ["  pull-requests: write # tells the pull request how the deployment has ended"] : [];
}
function permissionsToDeploy(e) {
	return s([
		...G,
		e.attest && "  attestations: read # the proof of which run has built the site",
		...permissionsToComment(e)
	]);
}
// src/workflows/templates/steps.ts
function runsOn(e) {
	let { runner: t = {}, server: n } = e, r = formatLabels(t.labels);
	return t.group ? s([
		"runs-on:",
		`  group: ${t.group}`,
		r && `  labels: ${r}`
	]) : [`runs-on: ${r ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const ze = "github.event.repository.fork != true";
function notInForks(e) {
	return e.fork ? [] : ["# Forks deploy nothing: no login trusts them.", `if: ${ze}`];
}
function alsoNotInForks(e, t) {
	return e.fork ? `if: ${t}` : `if: ${ze} && ${t}`;
}
function timeoutLine(e, t) {
	let { build: n = 30, deploy: r = 30 } = e.minutes ?? {};
	return `timeout-minutes: ${{
		build: n,
		deploy: r,
		all: Math.min(360, n + r)
	}[t]}`;
}
function pinLines(e) {
	let { pins: t } = e;
	return t ? s([
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
	return s([
		`- uses: ${siteDeploy(e)}`,
		t !== "close" && "  id: deploy",
		"  with:",
		t !== "all" && `    mode: ${t}`,
		...r,
		...inputLines(n),
		...pinLines(e),
		e.comment && t !== "close" && "    comment: true"
	]);
}
// src/workflows/templates/automations/automations.ts
function siteAutomation(e) {
	return siteDeploy(e).replace("@", "/src/automation@");
}
const Be = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: what this token pushes starts none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: i = [], outputs: a = [] } = r, o = getConfig(t), c = s([
		`- uses: ${siteAutomation(t)}`,
		a.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		o && `    config: ${o}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), l = s([
		...runsOn(t),
		"timeout-minutes: 60",
		...Be,
		...indent(2, i),
		"# One at a time. A run that waits goes on where the one before has ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; nothing is deployed by this job.",
		"environment:",
		"  name: Preview",
		a.length > 0 && "outputs:",
		...a.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, c)
	]);
	return [
		...U,
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
		"# Started by a person, on the default branch. It waits for no person: its summary says what to press, and another",
		"# run goes on from there.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      release:",
		"        description: Make the release branch, or take it to Production",
		"        type: choice",
		"        options: [start, finish]",
		"        required: true",
		"      level:",
		"        description: Which part of the version a new release raises",
		"        type: choice",
		"        options: [by what waits, patch, minor, major]",
		"        default: by what waits",
		"      version:",
		"        description: Version of the release, where it is not the next or the open one",
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
	let t = `github.ref == 'refs/heads/${e.production}'`;
	return `\${{ github.event_name == 'push' && (${t} && 'Production' || 'Preview') || (${t} || ${`inputs.environment == 'Preview' && (${isOfPreview(e, "github.ref", "refs/heads/")})`}) && inputs.environment || github.run_id }}`;
}
function inTurn(e, t) {
	let n = e.server ? "and of those that wait the newest stays" : "and none is dropped";
	return s([
		`# One deployment to an environment at a time, in their order. None is cut off, ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Ve = {
	deploy: ["Not deployed", "If its commit is to be live, run it again."],
	close: ["Not closed", "If the Preview is to be closed, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Ve[t], i = `The job ${t} was cancelled: by somebody, or for a newer one.`;
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
		"# Advances every development request as far as it can, and ends: automation.requests in the site config says how",
		"# far. Its summary names who has to act next, with a link.",
		"on:",
		"  workflow_dispatch:",
		"    inputs:",
		"      request:",
		"        description: Id of the request that is meant, where it is not all of them",
		"        type: string",
		"  schedule:",
		"    - cron: '11,41 * * * *'",
		"",
		...job("requests", e, [
			"request: ${{ inputs.request }}",
			"# Only for an agent that issues are assigned to: the token of a user. Empty where there is none.",
			"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
		], {
			more: s(["issues: write # the issue of a request, and whom it is assigned to", e.models && "models: read # asks a model what a request is; no key is stored"]),
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
			...G,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...W, ...loginStep(e, "close", {
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
}, q = "site-deploy-change", He = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return s([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, He)
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
		...U,
		"jobs:",
		"  work:",
		...indent(4, [
			...runsOn(e),
			"timeout-minutes: 60",
			"# Whatever the agent is talked into, here it can only read this repository. No secret of the site is here.",
			"permissions:",
			"  contents: read # the code",
			"  issues: read # what the issue says",
			"  pull-requests: read # what reviewers have said",
			"  copilot-requests: write # the model that the agent speaks to",
			"steps:",
			...indent(2, [
				`- uses: ${H.checkout}`,
				"  with:",
				"    ref: ${{ inputs.commit }}",
				"    # The token must not lie in the checkout, where the agent could read it.",
				"    persist-credentials: false",
				...siteDeployStep(e, "task"),
				...toolSteps(e, { mayCache: !1 }),
				"# The agent. Put another one here, as you like: it reads the file TASK, and changes the checkout.",
				`# Checked against "copilot --help" of ${K.version}. The task comes by standard input: one argument may`,
				"# have 128 KiB. Neither commands of the agent nor other servers are given the token.",
				"- name: Agent",
				"  env:",
				"    TASK: ${{ steps.task.outputs.task }}",
				"    GITHUB_TOKEN: ${{ github.token }}",
				"  run: >-",
				`    npx --yes @github/copilot@${K.version}`,
				...K.flags.map((e) => `    ${e}`),
				"    < \"$TASK\"",
				"# An agent may say in cost.json what it has spent: {\"amount\": 0.25, \"currency\": \"USD\"}.",
				"- name: Patch",
				"  env:",
				"    COMMIT: ${{ inputs.commit }}",
				"  run: |",
				"    git add --all",
				`    mkdir -p "$RUNNER_TEMP/${q}"`,
				"    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\",
				`      > "$RUNNER_TEMP/${q}/change.patch"`,
				`    if [ -f "\$RUNNER_TEMP/cost.json" ]; then cp "\$RUNNER_TEMP/cost.json" "$RUNNER_TEMP/${q}/"; fi`,
				`- uses: ${H.uploadArtifact}`,
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
				`- uses: ${H.downloadArtifact}`,
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
];
// src/workflows/templates/close.ts
function closeWorkflow(e) {
	let t = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	}, n = `(${isOfPreview(e, "github.event.ref")})`;
	return toText([
		"name: Close preview",
		"",
		"# Runs on the default branch, which the environment Preview therefore allows, too.",
		"on: delete",
		"",
		...U,
		"jobs:",
		"  # The branches of one site share its preview: it stays open while another one is left.",
		"  look:",
		...indent(4, [
			alsoNotInForks(e, `github.event.ref_type == 'branch' && ${n}`),
			...runsOn(e),
			"timeout-minutes: 10",
			"permissions:",
			"  contents: read # the site config, and which branches are left",
			"outputs:",
			"  closes: ${{ steps.look.outputs.closes }}",
			"steps:",
			...indent(2, [...W, ...lookStep(e, t)])
		]),
		"",
		"  close:",
		...indent(4, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			`timeout-minutes: ${Math.max(15, e.minutes?.deploy ?? 0)}`,
			...G,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...W, ...loginStep(e, "close", t)])
		]),
		...indent(2, supersededJob(e, "close"))
	]);
}
// src/workflows/templates/jobs.ts
const J = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = [buildJob(e, t, n), e.attest && attestJob(e)], a = deployJob(e, t, r.takesTurn);
	return [...s(i).flatMap((e) => [...e, ""]), ...a];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, s([
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the code of the site runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...W,
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
	`    path: ${J}`,
	"    # Without them .well-known would be lost.",
	"    include-hidden-files: true",
	"    if-no-files-found: error",
	...s([!e && "    # For so many days it can be rolled back to."]),
	"    retention-days: 90"
], attestJob = (e) => [
	"# Says, signed, that the build job of this run has made the package. A job of its own: no code of the site runs beside its identity.",
	"attest:",
	...indent(2, [
		"needs: build",
		...runsOn(e),
		"timeout-minutes: 10",
		"permissions:",
		"  id-token: write # signs; without an environment it cannot log in anywhere",
		"  attestations: write # keeps the attestation",
		"steps:",
		...indent(2, [
			`- uses: ${H.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = n ? [
		Re,
		...notInForks(e),
		...inTurn(e, t.environment)
	] : [];
	return ["deploy:", ...indent(2, [
		e.attest ? "needs: [build, attest]" : "needs: build",
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e),
		...i,
		"# The branches that may use the environment are part of its settings; its name is part of the identity.",
		...environmentWithAddress(t.environment),
		"steps:",
		...indent(2, [
			...W,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${J}`,
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
		...U
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
	}
}
function singleJob(e, t) {
	return [
		"# The code of the site is built beside the identity that deploys it. With two jobs it is not.",
		"deploy:",
		...indent(2, [
			...runsOn(e),
			timeoutLine(e, "all"),
			...G,
			...permissionsToComment(e),
			Re,
			...notInForks(e),
			...inTurn(e, allowedTarget(e)),
			...environmentWithAddress(t.environment),
			"steps:",
			...indent(2, [
				...W,
				...toolSteps(e, { mayCache: !1 }),
				...loginStep(e, "all", t)
			])
		])
	];
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: i } = e;
	return ["deploy:", ...indent(2, s([
		...G,
		n && "  attestations: write # says, signed, which run has built the site",
		...permissionsToComment(e),
		...notInForks(e),
		...inTurn(e, allowedTarget(e)),
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
// src/workflows/templates/reusable.ts
const Ue = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
}, We = [
	...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
	...when("inputs.package-manager != 'none'", [
		`- uses: ${H.setupNode}`,
		"  with:",
		"    node-version: ${{ inputs.node-version }}",
		"    node-version-file: ${{ inputs.node-version-file }}",
		"    package-manager-cache: false"
	]),
	...when("inputs.package-manager == 'bun'", ["- run: npm install --global bun@1.4.5"])
];
function when(e, t) {
	let [n, ...r] = t;
	return [
		`- if: ${e}`,
		n.replace(/^- /, "  "),
		...r
	];
}
const Ge = "name: Deploy a site((on:(  workflow_call:(    inputs:(      environment:(        description: Production or Preview(        type: string(        required: true(      config:(        description: The site config file(        type: string(        default: site.config.yml(      package-manager:(        description: none, npm, pnpm, yarn or bun(        type: string(        default: npm(      node-version:(        description: Version of Node.js for the build(        type: string(        default: ''(      node-version-file:(        description: File of the repository that names the version of Node.js(        type: string(        default: ''(    secrets:(      api-token:(        description: The portal's API token for the deployment-complete call(        required: false((# Each job asks for what it needs; the caller must grant as much.(permissions: {}(".split("(");
function reusableWorkflow(e) {
	let t = twoJobs(e, Ue, We, { takesTurn: !1 });
	return toText([
		...Ge,
		"jobs:",
		...indent(2, t)
	]);
}
// src/workflows/templates/rollback.ts
const Y = "${{ inputs.environment }}", X = "${{ inputs.run }}", Ke = [
	"name: Roll back",
	"",
	`run-name: Roll back ${Y} to run ${X}`,
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
	"        description: Id of the run whose package is deployed again",
	"        type: string",
	"        required: true",
	""
];
function rollbackWorkflow(e) {
	let t = {
		environment: Y,
		config: getConfig(e),
		apiToken: getApiToken(e)
	}, n = [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e),
		"  actions: read # the package of the earlier run, and where that comes from",
		...inTurn(e, queueName(e)),
		...environmentWithAddress(Y),
		"steps:",
		...indent(2, [
			...W,
			`- uses: ${H.downloadArtifact}`,
			"  with:",
			`    run-id: ${X}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Y}-*`,
			"    merge-multiple: true",
			`    path: ${J}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${X}`])
		])
	];
	return toText([
		...Ke,
		...U,
		"jobs:",
		"  rollback:",
		...indent(4, n)
	]);
}
function queueName(e) {
	return `\${{ (${`github.ref == 'refs/heads/${e.production}'`} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/registry.ts
const qe = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, Je = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Without the two lines that begin with \"site-deploy\" it is yours alone.",
	"# yamllint disable rule:line-length"
], Ye = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), Xe = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), i = t.findIndex((e) => Ye.test(e)), [, a, o, s, c] = Ye.exec(t[i] ?? "") ?? [], u = Xe.exec(t[i + 1] ?? "")?.[1], d = a !== void 0 && Object.hasOwn(qe, a);
	if (u === void 0 || !c || !d || textHash(u) !== s) return r;
	let f = Ie.safeParse(l(u)).data;
	if (!f) return r;
	let p = n.slice(0, i).filter((e) => !Je.includes(e.line)), m = n.slice(i + 2);
	return m[0]?.line === "" && m.shift(), join({
		template: a,
		version: Number(o),
		inputs: f,
		bodyHash: c
	}, [...p, ...m]);
}
function textHash(e) {
	return ge("sha256", e);
}
// src/workflows/render/render.ts
const Z = ".github/workflows", Ze = `${Z}/deploy.yml`;
// src/workflows/workflow-uses.ts
function partsOfWorkflow(e) {
	let n;
	try {
		n = ie(e);
	} catch {
		return [];
	}
	return Object.values(o(o(n).jobs)).filter(t).flatMap((e) => [e, ...[e.steps].flat().filter(t)]).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: o(e.with)
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
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), Qe = /\/site-deploy(\/|$|\.ya?ml$)/i;
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
	let t = workflowPaths(e).filter((e) => e !== Ze).slice(0, 50), n = await Promise.all([Ze, ...t].map(async (t) => ({
		path: t,
		text: await e.read(t)
	}))), r = s(n.map(({ path: e, text: t }) => t !== void 0 && {
		path: e,
		text: t,
		header: splitHeader(t).header
	})), i = new Set(r.flatMap((e) => listActionNames(e.header)));
	return r.map((e) => ({
		...e,
		configs: listConfigs(e, i)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listActionNames(e) {
	if (!e) return [];
	let { action: t, reusable: n } = e.inputs;
	return s([t, n]).map((e) => getActionName(e.uses));
}
function listConfigs(e, t) {
	let { text: n, header: r } = e;
	if (r && r.template !== "deploy") return [];
	let isOurs = (e) => t.has(getActionName(e.uses)) || Qe.test(getActionName(e.uses)), i = listWorkflowUses(n).filter((e) => isOurs(e) && deploys(e)).map((e) => typeof e.inputs.config == "string" && e.inputs.config !== "" ? e.inputs.config : "site.config.yml");
	return i.length === 0 && r ? [r.inputs.config] : [...new Set(i)];
}
function deploys({ uses: e, inputs: t }) {
	let { mode: n = "all" } = t;
	return getActionName(e).endsWith("/src/automation") ? !1 : n === "all" || n === "deploy";
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: r, asked: i } = e, a = new Map(), readAt = async (e) => {
		let a = await readCommitFiles(t, n, e);
		return i === void 0 ? (await findDeployWorkflows(a, r)).map((e) => e.path.slice(18)) : a.getId(`.github/workflows/${i}`) === void 0 ? [] : [i];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new c("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${r}.`, { facts: e.map((e) => `${Z}/${e}`) });
	};
	return {
		async find(e) {
			if (i !== void 0) return i;
			let t = a.get(e) ?? readAt(e);
			return a.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let a = candidate(await readAt(e), e), o = `${Z}/${i ?? a}`, s = await readCommitFiles(t, n, n.defaultBranch);
			if (a && s.getId(o) !== void 0) return a;
			let l = i === void 0 ? `workflow that deploys the site of ${r}` : o, u = (await findDeployWorkflows(s, r)).map((e) => `on the default branch ${n.defaultBranch}: ${e.path}`);
			throw new c("DEPLOY_WORKFLOW_NOT_FOUND", a ? `GitHub cannot start ${o} by hand: the default branch ${n.defaultBranch} does not have it.` : `The branch ${e} has no ${l}.`, { facts: u });
		}
	};
}
// src/clients/github/commits.ts
const $e = y({ sha: E() }), et = y({ status: E() });
async function latestCommits(e, t, n, r) {
	let i = `path=${encodeURIComponent(n)}&per_page=${r}`, a = `${repositoryPath(t)}/commits?${i}`;
	return (await readOne(e, M($e), a, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${r}...${n}`, { status: a } = await readOne(e, et, i, "Contents: read", "two commits");
	return a === "behind";
}
const tt = y({ merge_base_commit: y({ sha: E() }) });
async function findMergeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${n}...${r}`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	});
	return readGitHubAnswer(tt, a, "two commits").merge_base_commit.sha;
}
const nt = y({ commits: M(y({
	sha: E(),
	parents: M(y({ sha: E() })),
	commit: y({ message: E() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map(encodePath).join("..."), a = `${repositoryPath(t)}/compare/${i}`, { commits: o } = await readOne(e, nt, a, "Contents: read", "commits");
	return o.map((e) => ({
		id: e.sha,
		parent: e.parents[0]?.sha ?? "",
		message: e.commit.message
	}));
}
// src/clients/github/merging.ts
const rt = y({
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
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await readOne(e, rt, r, "Pull requests: read", "a pull request");
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
	let { from: r, into: i, message: a } = n, o = {
		method: "POST",
		path: `${repositoryPath(t)}/merges`,
		needs: "Contents: write"
	}, s = {
		base: i,
		head: r,
		commit_message: a
	}, c = await e.call({
		...o,
		json: s,
		expected: [409, 422]
	});
	if (c.ok) return c.status === 204 ? "nothing to do" : "merged";
	if (c.status === 409 && /conflict/i.test(getResponseMessage(c))) return "conflict";
	if (c.status === 409 || /rule|protected|merge queue/i.test(getResponseMessage(c))) return "refused";
	throw toRefusalError(o, c);
}
const it = y({
	allow_merge_commit: T(P()),
	allow_squash_merge: T(P()),
	allow_rebase_merge: T(P())
}), at = y({
	type: E(),
	parameters: T(O(y({
		allowed_merge_methods: T(M(E())),
		required_approving_review_count: T(N()),
		required_status_checks: T(M(y({ context: E() }))),
		required_deployment_environments: T(M(E()))
	})))
});
async function readMergeRules(e, t, n) {
	let r = repositoryPath(t), i = `${r}/rules/branches/${encodeURIComponent(n)}`, [a, o] = await Promise.all([readOne(e, it, r, "Metadata: read", "a repository"), e.list({
		path: i,
		needs: "Metadata: read",
		expected: [404]
	})]), c = readGitHubAnswer(M(at), o, "the rules of a branch"), has = (e) => c.some((t) => t.type === e), l = new Set(s([
		(a.allow_merge_commit === !1 || has("required_linear_history")) && "merge",
		a.allow_squash_merge === !1 && "squash",
		a.allow_rebase_merge === !1 && "rebase"
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
	return readGitHubAnswer(M(rt), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
// src/clients/github/runs.ts
const ot = y({
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
	let r = {
		method: "GET",
		path: `${repositoryPath(t)}/actions/runs/${n}`,
		needs: "Actions: read",
		expected: [404]
	}, i = await e.call(r);
	if (i.ok) return toRun(readGitHubAnswer(ot, i.json, "a run"));
}
async function listRuns(e, t, n, r) {
	let i = {
		path: `${repositoryPath(t)}/actions/${n}`,
		needs: "Actions: read",
		expected: n.startsWith("workflows/") ? [404] : []
	}, a = await e.list(i, "workflow_runs", r);
	return readGitHubAnswer(M(ot), a, "the runs").map(toRun);
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
const st = y({ workflow_run_id: N() }), ct = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, r, i) {
	let { workflow: a, branch: o, inputs: s } = n, l = {
		method: "POST",
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(a)}`}/dispatches`,
		needs: "Actions: write"
	}, u = {
		ref: o,
		inputs: s
	}, d = {
		...u,
		return_run_details: !0
	}, f = await e.call({
		...l,
		json: d,
		expected: [400, 422]
	}), p = st.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw toRefusalError(l, f);
	let h = `event=workflow_dispatch&branch=${encodeURIComponent(o)}`, newest = () => listRuns(e, t, `${runsPath(a)}?${h}`, 1), g = new Set((await newest()).map((e) => e.id));
	await e.call({
		...l,
		json: u
	});
	let _ = await ee({
		clock: r,
		signal: i,
		...ct
	}, async () => (await newest()).find((e) => !g.has(e.id)));
	if (_) return _.id;
	throw new c("GITHUB_REFUSED", `GitHub accepted the request to run ${a}, but shows no run.`, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
// src/contracts/portal/development-request.ts
const Q = A([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), lt = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", $ = A([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), ut = A([
	"high",
	"medium",
	"low",
	"none"
]), dt = A([
	"major",
	"minor",
	"patch"
]), ft = w({
	summary: T(E().check(x(5e3))),
	pages: T(M(E().check(x(200))).check(x(500))),
	textKeys: T(M(m).check(x(500))),
	textsSuffice: T(P())
}), pt = w({
	amount: ne().check(v(0)),
	currency: E().check(b(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), mt = y({
	tree: E(),
	content: E(),
	pages: E()
}), ht = y({
	at: g,
	by: E(),
	via: A(["portal", "pull-request"]),
	commitSha: T(E()),
	provenance: T(mt),
	evidence: T(E())
}), gt = y({
	id: E(),
	title: E(),
	description: E(),
	status: Q,
	requester: E(),
	classification: T($),
	automationPotential: T(ut),
	versionLevel: T(dt),
	analysis: T(y({ ...ft.shape })),
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
	cost: T(y({ ...pt.shape })),
	approval: T(ht),
	waitsFor: T(y({
		what: E(),
		url: E()
	})),
	servedIn: T(M(A(["Production", "Preview"]))),
	approvedAt: T(g),
	position: T(N()),
	history: M(y({
		status: Q,
		at: g,
		by: E(),
		reason: T(E())
	})),
	createdAt: g,
	updatedAt: g
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const _t = te({ status: T(Q) }), vt = y({
	requests: M(gt),
	total: N()
}), yt = w({
	title: E().check(k(1), x(200)),
	description: j(E().check(x(2e4)), "")
}), bt = N().check(v(1)), xt = w({
	status: T(Q),
	reason: T(E().check(k(1), x(2e3))),
	classification: T($),
	automationPotential: T(ut),
	versionLevel: T(dt),
	analysis: T(ft),
	issueNumber: T(O(bt)),
	pullRequestNumber: T(O(bt)),
	headCommit: T(O(f)),
	mergeCommit: T(O(f)),
	previewUrl: T(O(_)),
	agent: T(O(E().check(k(1), x(200)))),
	rounds: T(N().check(v(0), re(1e3))),
	cost: T(O(pt)),
	approval: T(ae()),
	waitsFor: T(O(w({
		what: E().check(k(1), x(2e3)),
		url: _
	})))
}), St = w({
	approver: T(E().check(b(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: T(_),
	commitSha: T(f),
	run: T(_)
}), Ct = y({
	success: P(),
	request: gt
});
// src/clients/github/for-run.ts
var wt = e({ gitHubForRun: () => gitHubForRun });
const Tt = {
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
		...Tt
	});
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof c) || !e.code.startsWith("GITHUB_")) throw e;
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
	}, i = await n.http.send(r), { location: a } = i.headers;
	if (i.status < 300 || i.status >= 400 || !a) return i;
	throw new c("UPLOADER_NOT_AVAILABLE", `${i.url} redirects to ${a}; the redirect is not followed.`);
}
// src/clients/swa/official-client/release.ts
const Et = "https://aka.ms/swalocaldeploy", Dt = "stable", Ot = "StaticSitesClient", kt = M(y({
	version: E(),
	buildId: E().check(b(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: oe(E(), y({
		url: E(),
		sha: E().check(b(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new c("UPLOADER_NOT_AVAILABLE", `The platform's upload client is not available for ${e} on ${t}.`, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new c("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Et}`],
		cause: n
	}), r = await follow(Et, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed("Can't read the release metadata of the platform's upload client.", [String(e.message)], e);
	});
	if (!r.ok) throw failed("Can't read the release metadata of the platform's upload client.", [`status ${r.status} from ${r.url}`]);
	let i = se(kt, r.json);
	if (!i.success) throw failed("The release metadata of the platform's upload client has an unknown format.", [`received ${r.headers["content-type"] ?? "no content type"} from ${r.url}`]);
	let a = i.data.find((e) => t ? e.buildId === t : e.version === Dt), o = a?.files[e];
	if (!a || !o) {
		let n = t ? `the build ${t} (hosting.clientBuildId)` : `a ${Dt} build`, r = i.data.map((e) => `${e.version} ${e.buildId}`);
		throw failed(`The release metadata of the platform's upload client does not list ${n} for ${e}.`, [`it has: ${r.join(", ") || "nothing"}`]);
	}
	if (!URL.canParse(o.url) || new URL(o.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client contains a URL without TLS.", [`address: ${o.url}`]);
	return {
		buildId: a.buildId,
		url: o.url,
		sha256: o.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
var At = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = F.join(n, "site-deploy", Ot, s.buildId, o), l = F.join(c, o === "win-x64" ? `${Ot}.exe` : Ot), u = await hashFile(l);
	return u === s.sha256 || (u !== void 0 && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, i) {
	let a = i.clock.now(), failed = (t, n) => new c("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
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
		let t = await follow(e.url, { saveTo: o }, i).catch((e) => {
			throw i.signal.throwIfAborted(), failed(r(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let a = await hashFile(o);
		if (a !== e.sha256) throw wrongChecksum(e, a ?? "no file", e.url);
		await de(o, 493), await pe(o, n);
	} finally {
		await me(o, { force: !0 });
	}
	let s = d(i.clock.now() - a);
	i.log.info(`Downloaded upload client ${e.buildId} in ${s}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	return new c("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	] });
}
async function hashFile(e) {
	let t = he("sha256");
	try {
		await ye(ue(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (a(e)) return;
		throw e;
	}
	return t.digest("hex");
}
// src/shared/child-environment.ts
const jt = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function childEnvironment(e, t) {
	let n = Object.entries(t).flatMap(([e, t]) => t !== void 0 && jt.has(e.toUpperCase()) ? [[e, t]] : []);
	return {
		...Object.fromEntries(n),
		HOME: e,
		USERPROFILE: e,
		TMPDIR: e,
		TEMP: e,
		TMP: e,
		DOTNET_BUNDLE_EXTRACT_BASE_DIR: F.join(e, "dotnet")
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
		let t = ve(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), Mt.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || Nt.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const Mt = /timed out|not sure if (the )?deployment has succeeded/i, Nt = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i"), hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: i, env: a, args: o = [], limitMs: s, onStart: l } = t;
	await checkClient(e);
	let u = new ClientReport(), d = AbortSignal.timeout(s), f = n.log.foreign(`${F.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: i,
			env: a,
			signal: AbortSignal.any([n.signal, d]),
			onStart: l,
			onLine: (e) => f.line(u.read(e))
		}, r = await p(e.file, t, o);
		if (r.code !== 127 || hasRun(u)) return {
			report: u,
			result: r,
			isOverdue: !1
		};
		throw new c("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: getClientFacts(e, u, r) });
	} catch (t) {
		if (n.signal.aborted || t instanceof c) throw t;
		if (d.aborted) return {
			report: u,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new c("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: t,
			facts: [r(t), `file: ${e.file}`],
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
export { deleteBranch as $, runsOfCommit as A, isAncestor as B, lt as C, namedRepository as Ct, lastRuns as D, readGitHubAnswer as Dt, dispatchWorkflow as E, repositoryPath as Et, mergePull as F, pointBranch as G, deploymentWorkflow as H, readMergeRules as I, readCommit as J, readBranchHead as K, readMergeablePull as L, runsOfPush as M, listMergedPulls as N, listDispatchedRuns as O, readOne as Ot, mergeBranch as P, createRef as Q, commitsSince as R, isClosed as S, unassignIssue as St, cancelRun as T, repositoryPage as Tt, findDeployWorkflows as U, latestCommits as V, listTree as W, branchesFrom as X, readCommitFiles as Y, createBranch as Z, _t as _, assignIssue as _t, childEnvironment as a, closesIssue as at, Q as b, openIssue as bt, gitHubForRun as c, openDraftPull as ct, ut as d, recentlyMerged as dt, listBranches as et, gt as f, writePull as ft, vt as g, updateComment as gt, yt as h, readComments as ht, uploadEnvironment as i, closePull as it, runsOfHead as j, readWorkflowRun as k, toRefusalError as kt, ifAnswered as l, pullsOfDeployment as lt, pt as m, deleteComment as mt, runClient as n, readTag as nt, At as o, filesOfPull as ot, $ as p, createComment as pt, readBytes as q, closingEnvironment as r, createGitHub as rt, wt as s, listRepositoryPulls as st, getClientFacts as t, listTags as tt, St as u, readPulls as ut, xt as v, closeIssue as vt, takesTurn as w, readRepository as wt, dt as x, readTimeline as xt, Ct as y, listIssues as yt, findMergeBase as z };

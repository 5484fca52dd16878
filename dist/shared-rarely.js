import { r as e } from "./rolldown-runtime.js";
import { Bt as t, Dt as n, Gt as r, Ht as i, Ot as a, Q as o, Tt as s, Ut as c, Wt as l, Yt as u, jt as d, qt as f, wt as p } from "./shared.js";
import { Dt as m, It as h, R as g, Z as _ } from "./shared-later.js";
import { B as v, C as y, D as ee, E as te, G as b, H as x, I as ne, L as S, N as C, O as w, P as T, S as E, T as D, U as O, V as re, a as ie, g as ae, h as k, j as oe, m as A, q as se, v as j, x as M, y as N } from "./config.js";
import { I as P, K as ce, L as F, j as I } from "./session.js";
const { createReadStream: le, readFileSync: ue } = globalThis.process.getBuiltinModule("node:fs"), { chmod: de, mkdir: fe, rename: pe, rm: me } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: he, hash: ge, randomUUID: _e } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: ve } = globalThis.process.getBuiltinModule("node:util"), L = globalThis.process.getBuiltinModule("node:path"), { pipeline: ye } = globalThis.process.getBuiltinModule("node:stream/promises");
function createThrottle(e) {
	let { clock: t, signal: n, pace: r, onPause: i, longestPauseMs: o } = e, s = 0, c = 0, l = 0;
	return {
		async turn(e) {
			for (;;) {
				let o = a(t), l = r?.waitFor(e, t.now()) ?? 0, u = Math.max(s - o, l);
				if (u <= 0) break;
				l >= u && l > 15e3 && o + l - c > 1e3 && (c = o + l, i(`GitHub's request limit is reached: continuing in ${duration(l)}.`)), await t.sleep(u, n);
			}
			r?.sent(e, t.now());
		},
		async waitForLimit() {
			for (; s > a(t);) await t.sleep(s - a(t), n);
		},
		recordLimits(e) {
			let n = a(t);
			e.ok && n >= s ? l = 0 : n >= s && isLimit(e) && e.headers["retry-after"] === void 0 && (l += 1);
			let r = limitPause(e, t.now(), o, Math.max(0, l - 1));
			return r !== void 0 && n + r > s && (n + r - s > 1e3 && i(`GitHub is rate-limiting requests: continuing in ${duration(r)}.`), s = n + r), r !== void 0 && !e.ok;
		}
	};
}
function duration(e) {
	let t = Math.ceil(e / 1e3);
	return t <= 120 ? `${t} s` : `${Math.ceil(t / 60)} min`;
}
function limitPause(e, t, n = 39e5, r = 0) {
	let { ok: i, headers: a } = e, o = a["x-ratelimit-remaining"] === "0" ? Number(a["x-ratelimit-reset"]) * 1e3 - t : void 0, c = o !== void 0 && Number.isFinite(o) ? Math.max(1e3, o) : void 0;
	if (!i && !isLimit(e)) return;
	let l = a["retry-after"], u = i || l === void 0 ? void 0 : s(l, t), d = Math.min(96e4, 6e4 * 2 ** r), f = u ?? c ?? (i ? void 0 : parseUnlockTime(e.text) ?? d);
	if (f !== void 0 && f <= n) return f;
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
	message: w(T()),
	errors: w(j(ne([T(), y({ message: w(T()) })])))
});
function explainSilence(e) {
	if (!(e instanceof d)) throw e;
	let t = `GitHub did not respond: ${e.message}`;
	throw new r("GITHUB_UNAVAILABLE", t, { cause: e });
}
function toRefusalError(e, t) {
	let { status: n, headers: i } = t, a = getResponseMessage(t), o = `${e.method} ${e.path.split("?")[0]}`, s = i["x-accepted-github-permissions"], c = l([
		[`${o}: status ${n}`, a].filter(Boolean).join(", "),
		typeof s == "string" && s !== "" && `GitHub requires: ${s}`,
		!!t.requestId && `request id: ${t.requestId}`
	]), fail = (e, t, n) => new r(e, t, {
		facts: c,
		remedy: n
	});
	if (isLimit(t)) return fail("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.");
	if (n === 401) return fail("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.");
	let u = findSingleSignOnUrl(t);
	return u === void 0 ? n === 403 && /\barchived\b/i.test(a) ? fail("GITHUB_REFUSED", "The repository is archived and therefore read-only.", "Unarchive the repository in its settings, then run it again.") : n === 403 || n === 404 ? fail("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`) : n >= 500 ? fail("GITHUB_UNAVAILABLE", `GitHub responded with status ${n}.`) : fail("GITHUB_REFUSED", `GitHub refused ${o}: ${a || `status ${n}`}.`) : fail("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", `Authorize the token for the organisation${u && ` at ${u}`}, then run it again.`);
}
function findSingleSignOnUrl(e) {
	let t = e.headers["x-github-sso"];
	if (e.status === 403 && typeof t == "string" && t.startsWith("required")) return /\burl=(https:\/\/[^\s;,]+)/.exec(t)?.[1] ?? "";
}
function getResponseMessage(e) {
	let { data: n } = be.safeParse(e.json), r = (n?.errors ?? []).map((e) => t(e) ?? c(e).message);
	return [n?.message, ...r].filter(Boolean).join(": ");
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
	let i = `GitHub sent an unexpected response about ${n}.`, fail = (e) => new r("GITHUB_REFUSED", i, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	});
	return h(e, t, fail);
}
// src/clients/github/repository.ts
const xe = y({
	id: M(),
	name: T(),
	full_name: T(),
	default_branch: T(),
	visibility: w(T()),
	private: w(N()),
	archived: w(N()),
	fork: w(N()),
	owner: y({
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
	}, i = await e.call({
		...n,
		path: repositoryPath(t)
	}), a = i.headers.location;
	if (i.status >= 300 && i.status < 400 && a?.startsWith(`${e.apiUrl}/`) && (i = await e.call({
		...n,
		path: a.slice(e.apiUrl.length)
	})), !i.ok) throw new r("GITHUB_NOT_FOUND", `GitHub can't find the repository ${t.owner}/${t.name}.`);
	let o = readGitHubAnswer(xe, i.json, "a repository"), s = i.headers["x-oauth-scopes"];
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
const Se = y({
	number: M(),
	state: T(),
	title: T(),
	body: w(D(T())),
	html_url: T(),
	author_association: w(T()),
	pull_request: w(S()),
	assignees: w(D(j(y({ login: T() })))),
	user: w(D(y({ type: w(T()) })))
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
	return readGitHubAnswer(j(Se), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
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
	event: w(T()),
	created_at: w(D(T())),
	assignee: w(D(y({ login: T() }))),
	source: w(D(y({ issue: w(y({
		number: M(),
		pull_request: w(S())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(j(we), i, "the timeline").map(toEntry);
}
const toEntry = (e) => ({
	event: e.event ?? "",
	at: e.created_at ?? "",
	assignee: e.assignee?.login ?? "",
	pull: e.source?.issue?.pull_request ? e.source.issue.number : void 0
}), Te = y({
	id: M(),
	body: w(D(T())),
	created_at: w(T()),
	author_association: w(T()),
	user: D(y({
		login: T(),
		type: w(T())
	}))
}), R = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`, i = await e.list({
		path: r,
		needs: R
	});
	return readGitHubAnswer(j(Te), i, "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: R,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(Te, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, a = { body: r };
	return (await e.call({
		method: "PATCH",
		path: i,
		needs: R,
		json: a,
		expected: [404]
	})).ok;
}
async function deleteComment(e, t, n) {
	let r = `${repositoryPath(t)}/issues/comments/${n}`;
	await e.call({
		method: "DELETE",
		path: r,
		needs: R,
		expected: [404]
	});
}
const toComment = (e) => ({
	id: e.id,
	body: e.body ?? "",
	author: e.user?.login ?? "",
	trusted: belongs(e.author_association) || e.user?.type === "Bot",
	createdAt: e.created_at ?? ""
}), z = y({
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
	user: w(D(y({ login: T() }))),
	head: y({
		ref: T(),
		sha: w(T()),
		repo: w(D(y({ full_name: T() })))
	}),
	base: y({ ref: T() })
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
	return readGitHubAnswer(j(z), i, "the pull requests").filter((e) => e.head.ref === n).map(toPull).sort((e, t) => t.number - e.number);
}
async function readPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await e.call({
		method: "GET",
		path: r,
		needs: "Pull requests: read"
	});
	return toPull(readGitHubAnswer(z, i.json, "a pull request"));
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => {
		let n = await e.list({
			path: a + t,
			needs: "Pull requests: read"
		}, void 0, 1);
		return readGitHubAnswer(j(z), n, "pull requests");
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
	return readGitHubAnswer(z, l.json, "a pull request").html_url ?? "";
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
	return readGitHubAnswer(j(z), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
const listRepositoryPulls = (e, t) => listPulls(e, t, (e) => isFromRepository(e, t));
async function listPulls(e, t, n = () => !0) {
	let r = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(j(z), i, "the pull requests").filter(n).map(toPull).sort((e, t) => t.number - e.number);
}
const isFromRepository = (e, t) => e.head.repo?.full_name.toLowerCase() === `${t.owner}/${t.name}`.toLowerCase(), closesIssue = (e, t) => closedIssues(e).includes(t);
function closedIssues(e) {
	return [...e.matchAll(/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)\b/gi)].map(([, e]) => Number(e));
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
	if (i.ok) return readGitHubAnswer(z, i.json, "a pull request").html_url ?? "";
	if (!/already exists/i.test(getResponseMessage(i))) throw toRefusalError(r, i);
}
const Ee = y({
	filename: T(),
	previous_filename: w(T())
});
async function filesOfPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(j(Ee), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), De = {
	creation: withoutLimits(n.refusedOnly),
	other: withoutLimits(n.safe)
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
			let { etag: v } = _.headers, y = _.body.length <= 65536 && (p || d.size < 500);
			e.isConditional && r === "GET" && _.ok && v && y && d.set(i, _);
			let ee = l.recordLimits(_);
			if (_.ok || o.includes(_.status)) return _;
			if (!(_.status === 401 && (m += 1, await c.settle?.(g, m) || m === 1 && await c.renew(g, i))) && (!ee || h <= 1)) throw toRefusalError(n, _);
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
		let d = `the list ${i.split("?")[0]}`, f = readGitHubAnswer(j(S()), u, d), p = JSON.stringify(f[0]);
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
const Oe = j(y({ ref: T() })), ke = j(y({
	ref: T(),
	object: y({ sha: T() })
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
const Ae = y({ object: y({ sha: T() }) }), je = y({
	message: T(),
	committer: w(D(y({ date: w(T()) }))),
	tree: y({ sha: T() }),
	parents: A(j(y({ sha: T() })), [])
}), Me = y({
	truncated: A(N(), !1),
	tree: j(y({
		path: T(),
		mode: w(T()),
		type: T(),
		sha: T()
	}))
}), Ne = y({
	content: T(),
	encoding: T()
});
y({ sha: T() });
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
	let i = treePath(t, n), { truncated: a, tree: o } = await readOne(e, Me, i, "Contents: read", "the files");
	if (a) throw new r("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
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
const matching = (e, t) => T().check(b(e, t)), Pe = C({
	uses: matching(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>"),
	version: matching(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3")
}), Fe = matching(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -"), B = matching(/^[\w./:-]+$/, "expected letters, digits and . _ / : -"), V = matching(/^[^\s'"`$#{}\\]+$/, "expected an address or an id"), H = M().check(v(1), re(360)), U = matching(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -"), Ie = C({
	shape: k([
		"published",
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Pe,
	reusable: w(Pe),
	production: Fe,
	preview: j(Fe).check(O(1)),
	config: U,
	root: U,
	packageManager: k([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: w(U),
	node: ne([C({ version: T().check(b(/^[\w.*/-]+$/)) }), C({ file: U })]),
	apiToken: N(),
	attest: w(E(!0)),
	pins: ne([E(!1), C({
		portalUrl: V,
		audience: V,
		tenantId: V,
		clientId: w(V)
	})]),
	comment: w(E(!0)),
	pulls: w(E(!0)),
	automations: w(j(B)),
	models: w(E(!0)),
	runner: w(C({
		labels: w(j(B)),
		group: w(B)
	})),
	minutes: w(C({
		build: H,
		deploy: H
	})),
	chosen: w(C({
		node: w(E(!0)),
		buildMinutes: w(H),
		deployMinutes: w(H)
	})),
	workflowFile: w(B.check(b(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: w(E(!0)),
	server: w(E(!0))
}), W = {
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
		upload: W.uploadArtifact,
		download: W.downloadArtifact
	};
}
function indent(e, t) {
	return t.map((t) => t === "" ? "" : " ".repeat(e) + t);
}
const toText = (e) => `${e.join("\n")}\n`;
function fill(e, t) {
	let lines = (e, n, r) => indent(n.length, [t[r] ?? []].flat()).map((e) => `${e}\n`).join("");
	return e.replaceAll(/^( *)<<(\w+)>>\n/gm, lines).replaceAll(/<<(\w+)>>/g, (e, n) => String(t[n]));
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
const G = [
	"# Each job requests its own permissions.",
	"permissions: {}",
	""
], K = [
	`- uses: ${W.checkout}`,
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
		`- uses: ${W.setupNode}`,
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
const q = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], ze = "  actions: read # whether a newer run supersedes it", Be = "  actions: read # the package of the earlier run, and its origin", permissionsToComment = ({ comment: e, pulls: t }) => l([e && "  pull-requests: write # reports the outcome on the pull request", !e && t && "  pull-requests: read # whether the pull request is still open"]), J = ["# Its permissions are those of the caller."];
function permissionsToDeploy(e, t = []) {
	return e.isCalled ? J : l([
		...q,
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
		...He,
		...indent(2, i),
		"# One at a time. A pending run continues where the previous one ended.",
		"concurrency:",
		`  group: site-${e}`,
		"  cancel-in-progress: false",
		!t.server && "  queue: max",
		"# Its name is part of the identity; this job doesn't deploy.",
		"environment:",
		"  name: Preview",
		a.length > 0 && "outputs:",
		...a.map((t) => `  ${t}: \${{ steps.${e}.outputs.${t} }}`),
		"steps:",
		...indent(2, s)
	]);
	return [
		...G,
		"jobs:",
		`  ${e}:`,
		...indent(4, c)
	];
}
const Ue = [
	"release: ${{ inputs.release }}",
	"level: ${{ inputs.level != 'by what waits' && inputs.level || '' }}",
	"site-version: ${{ inputs.version }}"
];
function releaseWorkflow(e) {
	return fill("name: Release\n\nrun-name: Release, ${{ inputs.release }}\n\n# Started manually, on the default branch. It doesn't wait for people: its summary says what to press, and the next\n# run continues from there.\non:\n  workflow_dispatch:\n    inputs:\n      release:\n        description: Create the release branch, or take it to Production\n        type: choice\n        options: [start, finish]\n        required: true\n      level:\n        description: The part of the version that a new release increments\n        type: choice\n        options: [by what waits, patch, minor, major]\n        default: by what waits\n      version:\n        description: Version of the release; empty for the open or the next one\n        type: string\n\n<<job>>\n", { job: job("release", e, Ue, { more: ["issues: write # tells the issues in a release of it"] }) });
}
function textsWorkflow(e) {
	return fill("name: Texts\n\n# Commits the texts that were edited in the portal: automation.texts in the site config says where and how.\non:\n  workflow_dispatch:\n  schedule:\n    - cron: '17 */3 * * *'\n\n<<job>>\n", { job: job("texts", e, []) });
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
	let n = e.server ? "and of those that wait the newest stays" : "and none is dropped";
	return l([
		`# One deployment to an environment at a time, in their order. None is cut off, ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const We = {
	deploy: ["Not deployed", "To make its commit live, run it again."],
	close: ["Not closed", "To close the Preview, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = We[t];
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
// src/workflows/templates/automations/requests.ts
const Ge = [
	"request: ${{ inputs.request }}",
	"# Only for an agent that issues are assigned to: a user's token. Empty if there is none.",
	"agent-token: ${{ secrets.SITE_AGENT_TOKEN }}"
];
function requestsWorkflow(e) {
	let t = l(["issues: write # the issues of requests, and their assignees", e.models && "models: read # classifies requests with a model; no key is stored"]), n = {
		environment: "preview",
		config: getConfig(e),
		apiToken: void 0
	};
	return fill("name: Requests\n\n# Advances every development request as far as it can, and ends: automation.requests in the site config decides how\n# far. Its summary says who has to act next, with a link.\non:\n  workflow_dispatch:\n    inputs:\n      request:\n        description: Id of a single request; empty for all of them\n        type: string\n  schedule:\n    - cron: '11,41 * * * *'\n\n<<job>>\n\n  # A branch that the token of a job removes starts no run: the Preview of a finished release is closed here.\n  preview:\n    needs: requests\n    if: needs.requests.outputs.closes == 'true'\n    <<runsOn>>\n    timeout-minutes: 15\n    <<identityPermissions>>\n    <<inTurn>>\n    environment:\n      name: Preview\n    steps:\n      <<checkoutStep>>\n      <<close>>\n", {
		job: job("requests", e, Ge, {
			more: t,
			outputs: ["closes"]
		}),
		runsOn: runsOn(e),
		identityPermissions: q,
		checkoutStep: K,
		inTurn: inTurn(e, "Preview"),
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
	return fill("name: Agent\n\n# By this name a run is found again.\nrun-name: 'Request #${{ inputs.issue }}, round ${{ inputs.round }}'\n\n# Started by the workflow Requests, on the default branch, which no agent can change.\non:\n  workflow_dispatch:\n    inputs:\n      issue:\n        description: Number of the issue\n        type: string\n        required: true\n      round:\n        description: Number of agent rounds, including this one\n        type: string\n        required: true\n      base:\n        description: Release branch for the change\n        type: string\n        required: true\n      commit:\n        description: Commit at which the agent starts\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  work:\n    <<runsOn>>\n    timeout-minutes: 60\n    # Even after a prompt injection, the agent can only read this repository. No secrets of the site are here.\n    permissions:\n      contents: read # the code\n      issues: read # the text of the issue\n      pull-requests: read # the feedback of reviewers\n      copilot-requests: write # the model that the agent uses\n    steps:\n      - uses: <<checkout>>\n        with:\n          ref: ${{ inputs.commit }}\n          # Keeps the token out of the checkout, where the agent could read it.\n          persist-credentials: false\n      <<task>>\n      <<tools>>\n      # The agent. You can use another one: it has to read the file TASK, and change the checkout.\n      # Checked against \"copilot --help\" of <<copilot>>. The task comes by standard input, since an argument\n      # is limited to 128 KiB. Neither the agent's commands nor other servers get the token.\n      - name: Agent\n        env:\n          TASK: ${{ steps.task.outputs.task }}\n          GITHUB_TOKEN: ${{ github.token }}\n        run: >-\n          npx --yes @github/copilot@<<copilot>>\n          <<flags>>\n          < \"$TASK\"\n      # An agent may report its cost, and why it changed nothing: see the action's README.\n      - name: Patch\n        env:\n          COMMIT: ${{ inputs.commit }}\n        run: |\n          git add --all\n          mkdir -p \"$RUNNER_TEMP/site-deploy-change\"\n          git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\\n            > \"$RUNNER_TEMP/site-deploy-change/change.patch\"\n          for file in cost.json outcome.json; do\n            if [ -f \"$RUNNER_TEMP/$file\" ]; then\n              cp \"$RUNNER_TEMP/$file\" \"$RUNNER_TEMP/site-deploy-change/\"\n            fi\n          done\n      - uses: <<uploadArtifact>>\n        with:\n          name: site-deploy-change\n          path: ${{ runner.temp }}/site-deploy-change\n          if-no-files-found: error\n          retention-days: 7\n\n  judge:\n    needs: work\n    <<runsOn>>\n    timeout-minutes: 10\n    # It can only read. A step of your own may judge the patch too, e.g. with a model: if it\n    # fails, the change is not proposed. The patch is site-deploy-change/change.patch.\n    permissions:\n      contents: read # the files that the patch changes\n      pull-requests: read # whether the change was merged already\n      issues: read # whether the issue is one of ours\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<propose>>\n          dry-run: 'true'\n\n  propose:\n    needs: [work, judge]\n    # It also shows a refused change in the issue, so that it is not lost.\n    if: ${{ !cancelled() && needs.work.result == 'success' }}\n    <<runsOn>>\n    timeout-minutes: 10\n    # It runs no code of the site and no agent: nothing is checked out.\n    permissions:\n      contents: write # the branch that is proposed; no workflow files, which this token never may\n      pull-requests: write # the draft pull request\n      issues: write # tells the issue why a change is refused\n    steps:\n      - uses: <<downloadArtifact>>\n        with:\n          name: site-deploy-change\n          path: site-deploy-change\n      <<propose>>\n          verdict: ${{ needs.judge.result }}\n", {
		...W,
		noPermissions: G,
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
], Ye = ["deploy", "rollback"], Y = ["deploy"], toRunner = ({ runner: e }) => e && JSON.stringify(e.group ? e : e.labels), toPin = (e) => ({ pins: t }) => (t || void 0)?.[e], Xe = {
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
		Y
	],
	"node-version": [
		"Version of Node.js for the build",
		"24",
		({ node: e }) => "version" in e && e.version,
		Y
	],
	"node-version-file": [
		"File in the repository that specifies the Node.js version instead",
		"",
		({ node: e }) => "file" in e && e.file,
		Y
	],
	lockfile: [
		"Lockfile that identifies the cached packages; if empty, nothing is cached",
		"",
		getCachedLockfile,
		Y
	],
	attest: [
		"Whether to sign an attestation of the build",
		!1,
		({ attest: e }) => e,
		Y
	],
	comment: [
		"Whether to comment the outcome on the pull request",
		!1,
		({ comment: e }) => e
	],
	fork: [
		"Whether to deploy even if the repository is a fork",
		!1,
		({ fork: e }) => e,
		Y
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
		Y
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
		...q,
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
		noPermissions: G,
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
			...indent(2, [...K, ...lookStep(e, n)])
		])),
		"",
		"close:",
		...indent(2, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			r ? timeoutLine(e, "deploy") : a,
			...r ? J : [...q, ...permissionsToComment(e)],
			...inTurn(e, getTurn(e, "Preview")),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...K, ...loginStep(e, "close", n)])
		])
	];
}
function deployWorkflow(e) {
	return fill("name: Deploy\n\non:\n  push:\n    branches:\n      <<branches>>\n  <<pulls>>\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: Where to deploy the branch to\n        type: choice\n        options: [Preview, Production]\n        required: true\n\n<<noPermissions>>\njobs:\n  <<jobs>>\n", {
		branches: [e.production, ...e.preview].map((e) => `- '${e}'`),
		pulls: l([e.pulls && "pull_request:"]),
		noPermissions: G,
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
	return [
		"# The site's code runs beside the identity that deploys it. With two jobs, it doesn't.",
		"deploy:",
		...indent(2, [
			...runsOn(e),
			timeoutLine(e, "all"),
			...q,
			...permissionsToComment(e),
			ze,
			...notInForks(e, ifDeployed(e)),
			...inTurn(e, getTurn(e, allowedTarget(e))),
			...environmentWithAddress(t.environment),
			"steps:",
			...indent(2, [
				...K,
				...toolSteps(e, { mayCache: !1 }),
				...loginStep(e, "all", t)
			])
		])
	];
}
function callingJob(e, t) {
	let { attest: n, packageManager: r, reusable: i } = e;
	return ["deploy:", ...indent(2, l([
		...q,
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
const X = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = [buildJob(e, t, n), e.attest && attestJob(e)];
	return [...l(i).flatMap((e) => [...e, ""]), ...deployJob(e, t, r)];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, l([
		...onlyOwnPulls(e),
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the site's code runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...K,
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
	...l([!e && "    # For this many days, it can be rolled back to."]),
	"    retention-days: 90"
], attestJob = (e) => [
	"# Signs that the build job of this run built the package. A separate job: none of the site's code runs beside its identity.",
	"attest:",
	...indent(2, [
		"needs: build",
		...l([e.isCalled && "if: inputs.attest"]),
		...runsOn(e),
		"timeout-minutes: 10",
		...e.isCalled ? J : Qe,
		"steps:",
		...indent(2, [
			`- uses: ${W.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
], Qe = [
	"permissions:",
	"  id-token: write # signs; without an environment it cannot log in anywhere",
	"  attestations: write # stores the attestation"
], $e = [
	"# Forks deploy nothing: no login trusts them.",
	"if: >-",
	"  !cancelled() && needs.build.result == 'success' &&",
	"  contains('success skipped', needs.attest.result) &&",
	"  (inputs.fork || github.event.repository.fork != true)"
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = e.isCalled ? $e : notInForks(e);
	return ["deploy:", ...indent(2, [
		e.attest ? "needs: [build, attest]" : "needs: build",
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, l([n && "  actions: read # whether a newer run supersedes it"])),
		...n ? [...i, ...inTurn(e, getTurn(e, t.environment))] : [],
		"# The branches that may use the environment are part of its settings; its name is part of the identity.",
		...environmentWithAddress(t.environment),
		"steps:",
		...indent(2, [
			...K,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${X}`,
			...loginStep(e, "deploy", t, r)
		])
	])];
}
// src/workflows/templates/rollback.ts
const Z = "${{ inputs.environment }}", et = "${{ inputs.run }}";
function rollbackWorkflow(e) {
	let t = e.shape === "published" && callPublished(e, "rollback");
	return fill("name: Roll back\n\nrun-name: Roll back ${{ inputs.environment }} to run ${{ inputs.run }}\n\n# Started by a person, on the production branch: site-deploy rollback --to <version> finds the run.\non:\n  workflow_dispatch:\n    inputs:\n      environment:\n        description: What is rolled back\n        type: choice\n        options: [Preview, Production]\n        required: true\n      run:\n        description: Id of the run with the package to redeploy\n        type: string\n        required: true\n\n<<noPermissions>>\njobs:\n  rollback:\n    <<job>>\n", {
		noPermissions: G,
		job: t || rollbackJob(e)
	});
}
function rollbackJob(e) {
	let t = toStep(e, Z);
	return [
		...runsOn(e),
		timeoutLine(e, "deploy"),
		...permissionsToDeploy(e, [Be]),
		...inTurn(e, queueName(e)),
		...environmentWithAddress(Z),
		"steps:",
		...indent(2, [
			...K,
			`- uses: ${W.downloadArtifact}`,
			"  with:",
			`    run-id: ${et}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Z}-*`,
			"    merge-multiple: true",
			`    path: ${X}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${et}`])
		])
	];
}
function queueName(e) {
	return `\${{ (${isProduction(e)} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/reusable.ts
const tt = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
};
function calledTools(e, t) {
	return [
		...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
		...when("inputs.package-manager != 'none'", [
			`- uses: ${W.setupNode}`,
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
const nt = [
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
	let t = calledTools([], "inputs.node-version"), n = twoJobs(e, tt, t, !1);
	return toText([
		...nt,
		"jobs:",
		...indent(2, n)
	]);
}
// src/workflows/templates/registry.ts
const rt = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, it = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Remove the two \"site-deploy\" lines to stop updates.",
	"# yamllint disable rule:line-length"
], at = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), ot = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").split(/\r?\n/), n = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), join = (e, t) => ({
		header: e,
		body: t.map((e) => e.line).join("\n"),
		lines: t.map((e) => e.number)
	}), r = join(void 0, n), a = t.findIndex((e) => at.test(e)), [, o, s, c, l] = at.exec(t[a] ?? "") ?? [], u = ot.exec(t[a + 1] ?? "")?.[1], d = o !== void 0 && Object.hasOwn(rt, o);
	if (u === void 0 || !l || !d || textHash(u) !== c) return r;
	let f = Ie.safeParse(i(u)).data;
	if (!f) return r;
	let p = n.slice(0, a).filter((e) => !it.includes(e.line)), m = n.slice(a + 2);
	return m[0]?.line === "" && m.shift(), join({
		template: o,
		version: Number(s),
		inputs: f,
		bodyHash: l
	}, [...p, ...m]);
}
function textHash(e) {
	return ge("sha256", e);
}
// src/workflows/render/render.ts
const st = ".github/workflows", ct = `${st}/deploy.yml`;
// src/workflows/deploy-workflow.ts
function parseYaml(e) {
	try {
		return ie(e);
	} catch {
		return;
	}
}
function partsOfWorkflow(e) {
	return Object.values(c(c(parseYaml(e)).jobs)).flatMap((e) => [e, ...[c(e).steps].flat()]).map(c).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: c(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).filter(({ key: e }) => e === "uses").map(({ text: e, inputs: t }) => ({
		uses: e,
		inputs: t
	}));
}
const workflowPaths = (e) => e.paths.filter((e) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(e)), lt = /\/site-deploy(\/|$|\.ya?ml$)/i;
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
	let t = workflowPaths(e).filter((e) => e !== ct), n = [ct, ...t.slice(0, 50)].map(async (t) => {
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
function listConfigs(e, n) {
	let { text: r, header: i } = e;
	if (i && i.template !== "deploy") return [];
	let isOurs = (e) => n.has(e) || lt.test(e), a = listWorkflowUses(r).filter((e) => isOurs(getActionName(e.uses)) && deploys(e)).map(({ inputs: e }) => t(e.config) || "site.config.yml");
	return a.length === 0 && i ? [i.inputs.config] : [...new Set(a)];
}
function deploys({ uses: e, inputs: t }) {
	let { mode: n = "all" } = t;
	return /\/(src\/automation|(rollback|close-preview)\.yml)$/.test(getActionName(e)) ? !1 : n === "all" || n === "deploy";
}
function deploymentWorkflow(e) {
	let { github: t, repository: n, config: i, asked: a } = e, o = new Map(), readAt = async (e) => {
		let r = await readCommitFiles(t, n, e);
		return a === void 0 ? (await findDeployWorkflows(r, i)).map(({ path: e }) => e.slice(18)) : r.getId(`.github/workflows/${a}`) === void 0 ? [] : [a];
	}, candidate = (e, t) => {
		if (e.length < 2) return e[0];
		throw new r("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${t} deploy the site of ${i}.`, { facts: e.map((e) => `${st}/${e}`) });
	};
	return {
		async find(e) {
			if (a !== void 0) return a;
			let t = o.get(e) ?? readAt(e);
			return o.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let o = candidate(await readAt(e), e), s = `${st}/${a ?? o}`, c = `the default branch ${n.defaultBranch}`, l = await readCommitFiles(t, n, n.defaultBranch);
			if (o && l.getId(s) !== void 0) return o;
			let u = a === void 0 ? `workflow that deploys the site of ${i}` : s, d = await findDeployWorkflows(l, i), f = o ? `GitHub cannot start ${s} by hand: ${c} does not have it.` : `The branch ${e} has no ${u}.`;
			throw new r("DEPLOY_WORKFLOW_NOT_FOUND", f, { facts: d.map((e) => `on ${c}: ${e.path}`) });
		}
	};
}
// src/clients/github/merging.ts
const ut = y({
	number: M(),
	state: T(),
	draft: w(N()),
	merged_at: w(D(T())),
	merge_commit_sha: w(D(T())),
	mergeable: w(D(N())),
	mergeable_state: w(T()),
	html_url: T(),
	created_at: w(T()),
	head: y({
		ref: T(),
		sha: T()
	}),
	base: y({ ref: T() })
});
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, i = await readOne(e, ut, r, "Pull requests: read", "a pull request");
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
const dt = y({
	allow_merge_commit: w(N()),
	allow_squash_merge: w(N()),
	allow_rebase_merge: w(N())
}), ft = y({
	type: T(),
	parameters: w(D(y({
		allowed_merge_methods: w(j(T())),
		required_approving_review_count: w(M()),
		required_status_checks: w(j(y({ context: T() }))),
		required_deployment_environments: w(j(T()))
	})))
});
async function readMergeRules(e, t, n) {
	let r = repositoryPath(t), i = `${r}/rules/branches/${encodeURIComponent(n)}`, [a, o] = await Promise.all([readOne(e, dt, r, "Metadata: read", "a repository"), e.list({
		path: i,
		needs: "Metadata: read",
		expected: [404]
	})]), s = readGitHubAnswer(j(ft), o, "the rules of a branch"), has = (e) => s.some((t) => t.type === e), c = new Set(l([
		(a.allow_merge_commit === !1 || has("required_linear_history")) && "merge",
		a.allow_squash_merge === !1 && "squash",
		a.allow_rebase_merge === !1 && "rebase"
	])), isAllowed = (e) => !c.has(e) && s.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0);
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: has("merge_queue"),
		onlyPulls: has("pull_request") || has("merge_queue"),
		approvals: Math.max(0, ...s.map((e) => e.parameters?.required_approving_review_count ?? 0)),
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
	return readGitHubAnswer(j(ut), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
const pt = y({
	id: M(),
	name: T(),
	status: T(),
	conclusion: D(T()),
	check_suite: w(D(y({ id: M() })))
});
async function readCheckRuns(e, t, n) {
	let r = `${repositoryPath(t)}/commits/${n}/check-runs`, i = await e.list({
		path: r,
		needs: "Checks: read"
	}, "check_runs");
	return readGitHubAnswer(j(pt), i, "the checks").map(toCheckRun);
}
const toCheckRun = (e) => ({
	id: e.id,
	name: e.name,
	status: e.status,
	conclusion: e.conclusion ?? "",
	suite: e.check_suite?.id
}), mt = y({
	id: M(),
	html_url: T(),
	event: T(),
	path: w(T()),
	display_title: w(T()),
	head_branch: D(T()),
	head_sha: T(),
	head_repository: w(D(y({ full_name: T() }))),
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
	let r = `${repositoryPath(t)}/actions/runs/${n}`, i = await findOne(e, mt, {
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
	return readGitHubAnswer(j(mt), a, "the runs").map(toRun);
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
const ht = y({ workflow_run_id: M() }), gt = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, t, n, i, a) {
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
	}), p = ht.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw toRefusalError(l, f);
	let h = `event=workflow_dispatch&branch=${encodeURIComponent(s)}`, newest = () => listRuns(e, t, `${runsPath(o)}?${h}`, 1), g = new Set((await newest()).map((e) => e.id));
	await e.call({
		...l,
		json: u
	});
	let v = await _({
		clock: i,
		signal: a,
		...gt
	}, async () => (await newest()).find((e) => !g.has(e.id)));
	if (v) return v.id;
	let y = `GitHub accepted the request to run ${o}, but shows no run.`;
	throw new r("GITHUB_REFUSED", y, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
y({ id: M() }), y({
	state: T(),
	environment_url: w(D(T())),
	log_url: w(D(T()))
}), y({ environment: y({ name: w(T()) }) });
// src/clients/github/commits.ts
const _t = y({ sha: T() }), vt = y({ status: T() });
async function latestCommits(e, t, n, r) {
	let i = `path=${encodeURIComponent(n)}&per_page=${r}`, a = `${repositoryPath(t)}/commits?${i}`;
	return (await readOne(e, j(_t), a, "Contents: read", "the commits")).map((e) => e.sha);
}
async function isAncestor(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${r}...${n}`, { status: a } = await readOne(e, vt, i, "Contents: read", "two commits");
	return a === "behind";
}
const yt = y({ merge_base_commit: y({ sha: T() }) });
async function findMergeBase(e, t, n, r) {
	let i = `${repositoryPath(t)}/compare/${n}...${r}`;
	return (await readOne(e, yt, i, "Contents: read", "two commits")).merge_base_commit.sha;
}
const bt = y({ commits: j(y({
	sha: T(),
	parents: j(y({ sha: T() })),
	commit: y({ message: T() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map(encodePath).join("..."), a = `${repositoryPath(t)}/compare/${i}`, { commits: o } = await readOne(e, bt, a, "Contents: read", "commits");
	return o.map((e) => ({
		id: e.sha,
		parent: e.parents[0]?.sha ?? "",
		message: e.commit.message
	}));
}
const xt = y({
	after: T(),
	timestamp: w(T()),
	actor: w(D(y({ login: T() })))
});
async function readPush(e, t, n) {
	let r = new URLSearchParams({
		ref: `refs/heads/${n.branch}`,
		per_page: "100"
	}), i = {
		path: `${repositoryPath(t)}/activity?${r}`,
		needs: "Contents: read"
	}, a = (await findOne(e, j(xt), i, "the activity of a branch") ?? []).filter((e) => e.after === n.commit), [o] = a;
	if (o) return {
		isByJob: a.every((e) => e.actor?.login === "github-actions[bot]"),
		at: o.timestamp ?? ""
	};
}
// src/contracts/portal/development-request.ts
const Q = k([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), St = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", Ct = k([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), wt = k([
	"high",
	"medium",
	"low",
	"none"
]), Tt = k([
	"major",
	"minor",
	"patch"
]), Et = C({
	summary: w(T().check(x(5e3))),
	pages: w(j(T().check(x(200))).check(x(500))),
	textKeys: w(j(m).check(x(500))),
	textsSuffice: w(N())
}), Dt = C({
	amount: te().check(v(0)),
	currency: T().check(b(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), Ot = y({
	tree: T(),
	content: T(),
	pages: T()
}), kt = y({
	at: P,
	by: T(),
	via: k(["portal", "pull-request"]),
	commitSha: w(T()),
	provenance: w(Ot),
	evidence: w(T())
}), At = y({
	id: T(),
	title: T(),
	description: T(),
	status: Q,
	requester: T(),
	classification: w(Ct),
	automationPotential: w(wt),
	versionLevel: w(Tt),
	analysis: w(y({ ...Et.shape })),
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
	cost: w(y({ ...Dt.shape })),
	approval: w(kt),
	waitsFor: w(y({
		what: T(),
		url: T()
	})),
	servedIn: w(j(k(["Production", "Preview"]))),
	approvedAt: w(P),
	position: w(M()),
	history: j(y({
		status: Q,
		at: P,
		by: T(),
		reason: w(T())
	})),
	createdAt: P,
	updatedAt: P
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const jt = ee({ status: w(Q) }), Mt = y({
	requests: j(At),
	total: M()
}), Nt = C({
	title: T().check(O(1), x(200)),
	description: A(T().check(x(2e4)), "")
}), Pt = M().check(v(1)), Ft = C({
	status: w(Q),
	reason: w(T().check(O(1), x(2e3))),
	classification: w(Ct),
	automationPotential: w(wt),
	versionLevel: w(Tt),
	analysis: w(Et),
	issueNumber: w(D(Pt)),
	pullRequestNumber: w(D(Pt)),
	headCommit: w(D(I)),
	mergeCommit: w(D(I)),
	previewUrl: w(D(F)),
	agent: w(D(T().check(O(1), x(200)))),
	rounds: w(M().check(v(0), re(1e3))),
	cost: w(D(Dt)),
	approval: w(ae()),
	waitsFor: w(D(C({
		what: T().check(O(1), x(2e3)),
		url: F
	})))
}), It = C({
	approver: w(T().check(b(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: w(F),
	commitSha: w(I),
	run: w(F)
}), Lt = y({
	success: N(),
	request: At
});
// src/clients/github/for-run.ts
var Rt = e({ gitHubForRun: () => gitHubForRun });
const zt = {
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
		...zt
	});
}
async function ifAnswered(e, t) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof r) || !e.code.startsWith("GITHUB_")) throw e;
		for (let n of [e.message, ...e.facts]) t.log.debug(n);
		return;
	}
}
// src/clients/swa/official-client/official-client.ts
var Bt = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = L.join(n, "site-deploy", Ut, s.buildId, o), l = L.join(c, o === "win-x64" ? `${Ut}.exe` : Ut), u = await hashFile(l);
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
	let a = i.clock.now(), failed = (t, n) => new r("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
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
			throw i.signal.throwIfAborted(), failed(f(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let r = await hashFile(o);
		if (r !== e.sha256) throw wrongChecksum(e, r ?? "no file", e.url);
		await de(o, 493), await pe(o, n);
	} finally {
		await me(o, { force: !0 });
	}
	let s = p(i.clock.now() - a);
	i.log.info(`Downloaded upload client ${e.buildId} in ${s}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	let i = [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	];
	return new r("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: i });
}
async function hashFile(e) {
	let t = he("sha256");
	try {
		await ye(le(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (u(e)) return;
		throw e;
	}
	return t.digest("hex");
}
async function follow(e, t, n) {
	let { signal: i } = n, a = {
		method: "GET",
		url: e,
		follow: { to: "public" },
		signal: i
	}, o = await n.http.send({
		...a,
		...t
	}), { location: s } = o.headers;
	if (o.status < 300 || o.status >= 400 || !s) return o;
	let c = `${o.url} redirects to ${s}; the redirect is not followed.`;
	throw new r("UPLOADER_NOT_AVAILABLE", c);
}
const Vt = "https://aka.ms/swalocaldeploy", Ht = "stable", Ut = "StaticSitesClient", Wt = j(y({
	version: T(),
	buildId: T().check(b(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: oe(T(), y({
		url: T(),
		sha: T().check(b(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	let n = `The platform's upload client is not available for ${e} on ${t}.`;
	throw new r("UPLOADER_NOT_AVAILABLE", n, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
const Gt = "Can't read the release metadata of the platform's upload client.", $ = "The release metadata of the platform's upload client";
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new r("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${Vt}`],
		cause: n
	}), i = await follow(Vt, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed(Gt, [String(e.message)], e);
	});
	if (!i.ok) throw failed(Gt, [`status ${i.status} from ${i.url}`]);
	let a = se(Wt, i.json);
	if (!a.success) {
		let e = i.headers["content-type"] ?? "no content type";
		throw failed(`${$} has an unknown format.`, [`received ${e} from ${i.url}`]);
	}
	let o = a.data.find((e) => t ? e.buildId === t : e.version === Ht), s = o?.files[e];
	if (!o || !s) {
		let n = `a ${Ht} build`;
		t && (n = `the build ${t} (hosting.clientBuildId)`);
		let r = [`it has: ${a.data.map((e) => `${e.version} ${e.buildId}`).join(", ") || "nothing"}`];
		throw failed(`${$} does not list ${n} for ${e}.`, r);
	}
	if (URL.parse(s.url)?.protocol !== "https:") throw failed(`${$} contains a URL without TLS.`, [`address: ${s.url}`]);
	return {
		buildId: o.buildId,
		url: s.url,
		sha256: s.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/run-client.ts
const hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: i, env: a, args: o = [], limitMs: s, onStart: c } = t;
	await checkClient(e);
	let l = new ClientReport(), u = AbortSignal.timeout(s), d = n.log.foreign(`${L.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: i,
			env: a,
			signal: AbortSignal.any([n.signal, u]),
			onStart: c,
			onLine: (e) => d.line(l.read(e))
		}, s = await g(e.file, t, o);
		if (s.code !== 127 || hasRun(l)) return {
			report: l,
			result: s,
			isOverdue: !1
		};
		let f = getClientFacts(e, l, s);
		throw new r("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: f });
	} catch (t) {
		if (n.signal.aborted || t instanceof r) throw t;
		if (u.aborted) return {
			report: l,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new r("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
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
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), Kt.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || qt.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const Kt = /timed out|not sure if (the )?deployment has succeeded/i, qt = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i");
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: r, home: i, env: a } = e, s = {
		...o(i, a),
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
	let { token: t, eventFile: n, repository: r, home: i, env: a } = e;
	return {
		...o(i, a),
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
export { createRef as $, dispatchWorkflow as A, repositoryPath as At, readCheckRuns as B, takesTurn as C, listIssues as Ct, latestCommits as D, namedRepository as Dt, isAncestor as E, unassignIssue as Et, runsOfHead as F, listTree as G, readMergeablePull as H, runsOfPush as I, readBytes as J, pointBranch as K, listMergedPulls as L, listDispatchedRuns as M, readGitHubAnswer as Mt, readWorkflowRun as N, readOne as Nt, readPush as O, readRepository as Ot, runsOfCommit as P, toRefusalError as Pt, createBranch as Q, mergeBranch as R, St as S, closeIssue as St, findMergeBase as T, readTimeline as Tt, deploymentWorkflow as U, readMergeRules as V, findDeployWorkflows as W, readCommitFiles as X, readCommit as Y, branchesFrom as Z, Ft as _, createComment as _t, Bt as a, closePull as at, Tt as b, updateComment as bt, ifAnswered as c, filesOfPull as ct, At as d, openDraftPull as dt, deleteBranch as et, Ct as f, pullsOfDeployment as ft, jt as g, writePull as gt, Mt as h, recentlyMerged as ht, uploadEnvironment as i, createGitHub as it, lastRuns as j, findOne as jt, cancelRun as k, repositoryPage as kt, It as l, listPulls as lt, Nt as m, readPulls as mt, getClientFacts as n, listTags as nt, Rt as o, closedIssues as ot, Dt as p, readPull as pt, readBranchHead as q, runClient as r, readTag as rt, gitHubForRun as s, closesIssue as st, closingEnvironment as t, listBranches as tt, wt as u, listRepositoryPulls as ut, Lt as v, deleteComment as vt, commitsSince as w, openIssue as wt, isClosed as x, assignIssue as xt, Q as y, readComments as yt, mergePull as z };

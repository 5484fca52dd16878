import { r as e } from "./rolldown-runtime.js";
import { At as t, Dt as n, Et as r, Mt as i, Nt as a, Ot as o, Tt as s, Z as c, et as l, kt as u, n as d } from "./shared.js";
import { $t as f, Rt as p, U as m, Zt as h, en as g, it as ee, rn as _ } from "./shared-later.js";
import { A as v, C as y, D as b, F as te, I as x, L as S, O as C, P as w, S as ne, T as re, V as ie, _ as T, b as E, d as D, g as O, j as k, m as A, o as ae, p as j, u as M, v as N, x as oe, z as P } from "./config.js";
import { d as se, f as ce } from "./session.js";
const { createReadStream: le } = globalThis.process.getBuiltinModule("node:fs"), { chmod: ue, mkdir: de, rename: fe, rm: pe } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: me, hash: he, randomUUID: ge } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: _e } = globalThis.process.getBuiltinModule("node:util"), F = globalThis.process.getBuiltinModule("node:path"), { pipeline: ve } = globalThis.process.getBuiltinModule("node:stream/promises");
function limitPause(e, t, n = 39e5, r = 0) {
	let { ok: i, headers: a } = e, o = a["x-ratelimit-remaining"] === "0" ? Number(a["x-ratelimit-reset"]) * 1e3 - t : void 0, s = o !== void 0 && Number.isFinite(o) ? Math.max(1e3, o) : void 0;
	if (!i && !isLimit(e)) return;
	let c = a["retry-after"], l = i || c === void 0 ? void 0 : se(c, t), u = Math.min(96e4, 6e4 * 2 ** r), d = l ?? s ?? (i ? void 0 : parseUnlockTime(e.text) ?? u);
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
const ye = N({
	message: y(C()),
	errors: y(j(v([C(), N({ message: y(C()) })])))
});
function toRefusalError(e, n) {
	let { status: r, headers: i } = n, a = getResponseMessage(n), o = `${e.method} ${e.path.split("?")[0]}`, s = i["x-accepted-github-permissions"], c = u([
		`${o}: status ${r}${a === "" ? "" : `, ${a}`}`,
		typeof s == "string" && s !== "" && `GitHub requires: ${s}`,
		...n.requestId ? [`request id: ${n.requestId}`] : []
	]);
	if (isLimit(n)) return new t("GITHUB_RATE_LIMITED", "GitHub is rate-limiting requests.", { facts: c });
	if (r === 401) return new t("GITHUB_TOKEN_REFUSED", "GitHub rejected the token.", { facts: c });
	let l = findSingleSignOnUrl(n);
	return l === void 0 ? r === 403 && /\barchived\b/i.test(a) ? new t("GITHUB_REFUSED", "The repository is archived and therefore read-only.", {
		facts: c,
		remedy: "Unarchive the repository in its settings, then run it again."
	}) : r === 403 || r === 404 ? new t("GITHUB_PERMISSION_MISSING", `The token needs the permission "${e.needs}".`, {
		facts: c,
		remedy: `Give the token the repository permission "${e.needs}" and run it again: it continues where it stopped.`
	}) : r >= 500 ? new t("GITHUB_UNAVAILABLE", `GitHub responded with status ${r}.`, { facts: c }) : new t("GITHUB_REFUSED", `GitHub refused ${o}: ${a || `status ${r}`}.`, { facts: c }) : new t("GITHUB_PERMISSION_MISSING", "The organisation requires single sign-on.", {
		facts: c,
		remedy: `Authorize the token for the organisation${l === "" ? "" : ` at ${l}`}, then run it again.`
	});
}
function findSingleSignOnUrl(e) {
	let t = e.headers["x-github-sso"];
	if (e.status === 403 && typeof t == "string" && t.startsWith("required")) return /\burl=(https:\/\/[^\s;,]+)/.exec(t)?.[1] ?? "";
}
function getResponseMessage(e) {
	let { data: t } = ye.safeParse(e.json), n = (t?.errors ?? []).map((e) => typeof e == "string" ? e : e.message ?? "");
	return [t?.message ?? "", ...n].filter((e) => e !== "").join(": ");
}
function readGitHubAnswer(e, n, r) {
	let i = `GitHub sent an unexpected response about ${r}.`;
	return _(e, n, (e) => new t("GITHUB_REFUSED", i, {
		facts: e,
		remedy: "Run it again; if the error persists, report it with these lines."
	}));
}
// src/clients/github/repository.ts
const be = N({
	id: O(),
	name: C(),
	full_name: C(),
	default_branch: C(),
	visibility: y(C()),
	private: y(A()),
	archived: y(A()),
	fork: y(A()),
	owner: N({
		login: C(),
		id: O()
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
function repositoryPage(e, t) {
	return `${e.apiUrl === "https://api.github.com" ? "https://github.com" : e.apiUrl.replace(/\/api\/v3$/, "")}/${t.owner}/${t.name}`;
}
async function readRepository(e, n) {
	let r = {
		method: "GET",
		needs: "Metadata: read",
		expected: [
			301,
			307,
			308,
			404
		]
	}, i = await e.call({
		...r,
		path: repositoryPath(n)
	}), a = i.headers.location;
	if (i.status >= 300 && i.status < 400 && a?.startsWith(`${e.apiUrl}/`) && (i = await e.call({
		...r,
		path: a.slice(e.apiUrl.length)
	})), !i.ok) throw new t("GITHUB_NOT_FOUND", `GitHub can't find the repository ${n.owner}/${n.name}.`);
	let o = readGitHubAnswer(be, i.json, "a repository"), s = i.headers["x-oauth-scopes"];
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
const xe = N({
	number: O(),
	state: C(),
	title: C(),
	body: y(E(C())),
	html_url: C(),
	author_association: y(C()),
	pull_request: y(k()),
	assignees: y(E(j(N({ login: C() })))),
	user: y(E(N({ type: y(C()) })))
}), Se = [
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
], belongs = (e) => Se.includes(e ?? ""), toIssue = (e) => ({
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
	return readGitHubAnswer(j(xe), r, "the issues").filter((e) => e.pull_request === void 0).map(toIssue);
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
	let { number: r, login: i, assignment: a } = n, o = `${repositoryPath(t)}/issues/${r}/assignees`, s = { target_repo: `${t.owner}/${t.name}` }, c = {
		assignees: [i],
		...a !== void 0 && { agent_assignment: {
			...s,
			...a
		} }
	}, l = await e.call({
		method: "POST",
		path: o,
		needs: "Issues: write",
		json: c,
		expected: [422]
	});
	return l.ok ? [...toIssue(readGitHubAnswer(xe, l.json, "an issue")).assignees] : [];
}
async function unassignIssue(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/assignees`;
	await e.call({
		method: "DELETE",
		path: i,
		needs: "Issues: write",
		json: { assignees: [r] }
	});
}
const Ce = N({
	event: y(C()),
	created_at: y(E(C())),
	assignee: y(E(N({ login: C() }))),
	source: y(E(N({ issue: y(N({
		number: O(),
		pull_request: y(k())
	})) })))
});
async function readTimeline(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/timeline`, i = await e.list({
		path: r,
		needs: "Issues: read"
	}, void 0, 10);
	return readGitHubAnswer(j(Ce), i, "the timeline").map(({ event: e, created_at: t, assignee: n, source: r }) => ({
		event: e ?? "",
		at: t ?? "",
		assignee: n?.login ?? "",
		pull: r?.issue?.pull_request === void 0 ? void 0 : r.issue.number
	}));
}
// src/clients/github/comments.ts
const we = N({
	id: O(),
	body: y(E(C())),
	author_association: y(C()),
	user: E(N({
		login: C(),
		type: y(C())
	}))
}), I = "Pull requests: write";
async function readComments(e, t, n) {
	let r = `${repositoryPath(t)}/issues/${n}/comments`;
	return readGitHubAnswer(j(we), await e.list({
		path: r,
		needs: I
	}), "the comments").map(toComment).sort((e, t) => e.id - t.id);
}
async function createComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/${n}/comments`, { json: a } = await e.call({
		method: "POST",
		path: i,
		needs: I,
		json: { body: r }
	});
	return toComment(readGitHubAnswer(we, a, "a comment"));
}
async function updateComment(e, t, n, r) {
	let i = `${repositoryPath(t)}/issues/comments/${n}`, { ok: a } = await e.call({
		method: "PATCH",
		path: i,
		needs: I,
		json: { body: r },
		expected: [404]
	});
	return a;
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
function toComment(e) {
	let { id: t, body: n, user: r, author_association: i } = e, a = belongs(i) || r?.type === "Bot";
	return {
		id: t,
		body: n ?? "",
		author: r?.login ?? "",
		trusted: a
	};
}
// src/clients/github/pulls.ts
const L = N({
	number: O(),
	state: C(),
	merged_at: y(E(C())),
	merged: y(A()),
	html_url: y(C()),
	title: C(),
	body: y(E(C())),
	merge_commit_sha: y(E(C())),
	user: y(E(N({ login: C() }))),
	head: N({
		ref: C(),
		sha: y(C()),
		repo: y(E(N({ full_name: C() })))
	}),
	base: N({ ref: C() })
});
function getPullState(e) {
	return e.state === "open" ? "open" : e.merged_at || e.merged ? "merged" : "closed";
}
async function readPulls(e, t, n) {
	let r = encodeURIComponent(`${t.owner}:${n}`), i = await e.list({
		path: `${repositoryPath(t)}/pulls?state=all&head=${r}`,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(j(L), i, "the pull requests").filter((e) => e.head.ref === n).map((e) => ({
		number: e.number,
		state: getPullState(e),
		url: e.html_url ?? "",
		title: e.title,
		body: e.body ?? "",
		base: e.base.ref
	})).sort((e, t) => t.number - e.number);
}
async function pullsOfDeployment(e, t, n) {
	let { branch: r, commit: i } = n, a = repositoryPath(t), o = encodeURIComponent(`${t.owner}:${r}`), read = async (t) => readGitHubAnswer(j(L), await e.list({
		path: a + t,
		needs: "Pull requests: read"
	}, void 0, 1), "pull requests"), s = r === "" ? [] : await read(`/pulls?state=open&head=${o}`), c = /^[0-9a-f]{40}$/.test(i) ? await read(`/commits/${i}/pulls`) : [], l = [...s.filter((e) => e.head.ref === r && e.state === "open"), ...c.filter((e) => e.merge_commit_sha === i || e.head.ref === r)];
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
	let c = await e.call({
		method: "POST",
		path: a,
		needs: o,
		json: {
			...r,
			head: n,
			base: i
		}
	});
	return readGitHubAnswer(L, c.json, "a pull request").html_url ?? "";
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
	return readGitHubAnswer(j(L), a, "the pull requests").filter((e) => e.base.ref === n && !!(e.merged_at || e.merged)).filter((e) => isFromRepository(e, t)).map((e) => e.head.ref);
}
async function listRepositoryPulls(e, t) {
	let n = `${repositoryPath(t)}/pulls?state=all&sort=updated&direction=desc`, r = await e.list({
		path: n,
		needs: "Pull requests: read"
	}, void 0, 3);
	return readGitHubAnswer(j(L), r, "the pull requests").filter((e) => isFromRepository(e, t)).map((e) => ({
		number: e.number,
		state: getPullState(e),
		url: e.html_url ?? "",
		body: e.body ?? "",
		base: e.base.ref,
		head: e.head.ref,
		headCommit: e.head.sha ?? "",
		mergeCommit: getPullState(e) === "merged" ? e.merge_commit_sha ?? void 0 : void 0,
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
const Te = N({
	filename: C(),
	previous_filename: y(C())
});
async function filesOfPull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}/files`, i = await e.list({
		path: r,
		needs: "Pull requests: read"
	});
	return readGitHubAnswer(j(Te), i, "the files").flatMap((e) => e.previous_filename ? [e.filename, e.previous_filename] : [e.filename]);
}
// src/shared/token-source.ts
function fixedToken(e) {
	return {
		token: async () => e,
		renew: async () => !1
	};
}
function toTokenSource(e) {
	return e instanceof c ? fixedToken(e) : e;
}
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
// src/clients/github/github.ts
const withoutLimits = (e) => ({
	...e,
	statuses: e.statuses.filter((e) => e !== 429)
}), Ee = {
	creation: withoutLimits(ce.refusedOnly),
	other: withoutLimits(ce.safe)
};
function toUrl(e, t) {
	return t === "/graphql" ? `${e.replace(/\/v3$/, "")}/graphql` : e + t;
}
function createGitHub(e) {
	let { http: n, clock: r, signal: i, pace: a, onPause = () => {}, longestPauseMs: o, idleMs: s } = e, c = (e.apiUrl ?? "https://api.github.com").replace(/\/$/, ""), l = toTokenSource(e.token), withAttempts = (t) => ({
		...t,
		attempts: e.attempts ?? t.attempts
	}), u = createThrottle({
		clock: r,
		signal: i,
		pace: a,
		onPause,
		longestPauseMs: o
	});
	async function call(e) {
		let { method: r, path: a, json: o, expected: f = [] } = e, p = 0;
		for (let m = 5;; --m) {
			await u.turn(r !== "GET");
			let h = await l.token(a), g = await n.send({
				method: r,
				url: toUrl(c, a),
				headers: {
					authorization: `Bearer ${h.reveal()}`,
					accept: "application/vnd.github+json",
					"x-github-api-version": "2022-11-28"
				},
				json: o,
				turns: {
					next: () => u.waitForLimit().then(() => () => {}),
					hold: () => {}
				},
				retry: withAttempts(r === "POST" ? Ee.creation : Ee.other),
				maxBytes: 32 << 20,
				idleMs: s,
				signal: i
			}).catch((e) => {
				throw e instanceof d ? new t("GITHUB_UNAVAILABLE", `GitHub did not respond: ${e.message}`, { cause: e }) : e;
			}), ee = u.recordLimits(g);
			if (g.ok || f.includes(g.status)) return g;
			if (!(g.status === 401 && (p += 1, await l.settle?.(h, p) || p === 1 && await l.renew(h, a))) && (!ee || m <= 1)) throw toRefusalError(e, g);
		}
	}
	return {
		apiUrl: c,
		call,
		async list({ path: e, needs: t, expected: n }, r, i = 100) {
			let a = [], o;
			for (let s = 1; s <= i; s += 1) {
				let i = await call({
					method: "GET",
					path: `${e}${e.includes("?") ? "&" : "?"}per_page=100&page=${s}`,
					needs: t,
					expected: n
				}), c = r ? getMember(i.json, r) : i.json;
				if (!i.ok) return a;
				let l = readGitHubAnswer(j(k()), c, `the list ${e.split("?")[0]}`), u = JSON.stringify(l[0]);
				if (u === o || (o = u, a.push(...l), l.length === 0 || !hasMore(i, a.length, l.length))) return a;
			}
			return a;
		}
	};
}
const getMember = (e, t) => {
	if (typeof e == "object" && e) return new Map(Object.entries(e)).get(t);
};
function hasMore(e, t, n) {
	let r = getMember(e.json, "total_count");
	if (typeof r == "number") return t < r;
	let { link: i } = e.headers;
	return typeof i == "string" ? /;\s*rel="?next"?/.test(i) : n >= 100;
}
// src/clients/github/tree.ts
const De = N({ object: N({ sha: C() }) }), Oe = N({
	message: C(),
	committer: y(E(N({ date: y(C()) }))),
	tree: N({ sha: C() }),
	parents: M(j(N({ sha: C() })), [])
}), ke = N({
	truncated: M(A(), !1),
	tree: j(N({
		path: C(),
		mode: y(C()),
		type: C(),
		sha: C()
	}))
}), R = N({
	content: C(),
	encoding: C()
});
N({ sha: C() });
async function readBranchHead(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/git/ref/heads/${n.split("/").map(encodeURIComponent).join("/")}`,
		needs: "Contents: read",
		expected: [404, 409]
	});
	if (r.ok) return readGitHubAnswer(De, r.json, "a branch").object.sha;
}
async function readCommit(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/git/commits/${n}`,
		needs: "Contents: read"
	}), { message: i, parents: a, committer: o } = readGitHubAnswer(Oe, r.json, "a commit");
	return {
		commit: n,
		message: i,
		parents: a.map((e) => e.sha),
		committedAt: o?.date ?? ""
	};
}
async function readCommitFiles(e, t, n) {
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/git/trees/${encodeURIComponent(n)}?recursive=1`,
		needs: "Contents: read",
		expected: [404, 409]
	}), i = r.ok ? readGitHubAnswer(ke, r.json, "the files") : {
		truncated: !1,
		tree: []
	}, a = new Map(i.tree.filter((e) => e.type === "blob").map((e) => [e.path, e.sha])), getId = (e) => a.get(e), o = new Map();
	return {
		paths: [...a.keys()],
		getId,
		async read(r) {
			let a = getId(r);
			if (a) {
				let n = o.get(a) ?? readBlob(e, t, a);
				return o.set(a, n), n;
			}
			if (i.truncated) return readFileAt(e, t, n, r);
		}
	};
}
async function listTree(e, n, r) {
	let i = `${repositoryPath(n)}/git/trees/${encodeURIComponent(r)}?recursive=1`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	}), { truncated: o, tree: s } = readGitHubAnswer(ke, a, "the files");
	if (o) throw new t("GITHUB_REFUSED", "GitHub can't list all files of the repository: there are too many.");
	return new Map(s.map((e) => [e.path, {
		mode: e.mode ?? "",
		id: e.sha
	}]));
}
async function readBytes(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	}), { content: a, encoding: o } = readGitHubAnswer(R, i, "a file");
	return Buffer.from(a, o === "base64" ? "base64" : "utf8");
}
async function readBlob(e, t, n) {
	let r = `${repositoryPath(t)}/git/blobs/${n}`, i = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return decode(readGitHubAnswer(R, i.json, "a file"));
}
async function readFileAt(e, t, n, r) {
	let i = r.split("/").map(encodeURIComponent).join("/"), a = `${`${repositoryPath(t)}/contents`}/${i}?ref=${encodeURIComponent(n)}`, o = await e.call({
		method: "GET",
		path: a,
		needs: "Contents: read",
		expected: [404]
	});
	if (o.ok) return decode(readGitHubAnswer(R, o.json, "a file"));
}
function decode(e) {
	return Buffer.from(e.content, e.encoding === "base64" ? "base64" : "utf8").toString("utf8");
}
async function pointBranch(e, t, n, r) {
	let i = `${repositoryPath(t)}/git/refs`, a = "Contents: write and Workflows: write", o = {
		ref: `refs/heads/${n}`,
		sha: r
	}, s = {
		method: "POST",
		path: i,
		needs: a
	}, c = await e.call({
		...s,
		json: o,
		expected: [422]
	});
	if (!c.ok) {
		if (!/already exists/i.test(getResponseMessage(c))) throw toRefusalError(s, c);
		await e.call({
			method: "PATCH",
			path: `${i}/heads/${n}`,
			needs: a,
			json: {
				sha: r,
				force: !0
			}
		});
	}
}
// src/workflows/inputs.ts
const Ae = b({
	uses: C().check(P(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, "expected owner/name@<full commit id>")),
	version: C().check(P(/^v?\d[\w.+-]*$/, "expected a version such as v1.2.3"))
}), je = C().check(P(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, "expected a branch of letters, digits and . _ / @ + # = , * -")), z = C().check(P(/^[\w./:-]+$/, "expected letters, digits and . _ / : -")), B = C().check(P(/^[^\s'"`$#{}\\]+$/, "expected an address or an id")), V = O().check(w(1), te(360)), H = C().check(P(/^[\w./@+-]+$/, "expected a relative path of letters, digits and . _ / @ + -")), Me = b({
	shape: D([
		"two-jobs",
		"single-job",
		"caller"
	]),
	action: Ae,
	reusable: y(Ae),
	production: je,
	preview: j(je).check(S(1)),
	config: H,
	root: H,
	packageManager: D([
		"none",
		"npm",
		"pnpm",
		"yarn",
		"bun"
	]),
	lockfile: y(H),
	node: v([b({ version: C().check(P(/^[\w.*/-]+$/)) }), b({ file: H })]),
	apiToken: A(),
	attest: y(T(!0)),
	pins: v([T(!1), b({
		portalUrl: B,
		audience: B,
		tenantId: B,
		clientId: y(B)
	})]),
	comment: y(T(!0)),
	automations: y(j(z)),
	models: y(T(!0)),
	runner: y(b({
		labels: y(j(z)),
		group: y(z)
	})),
	minutes: y(b({
		build: V,
		deploy: V
	})),
	chosen: y(b({
		node: y(T(!0)),
		buildMinutes: y(V),
		deployMinutes: y(V)
	})),
	workflowFile: y(z.check(P(/^[\w.-]+\.ya?ml$/, "expected the name of a YAML file"))),
	fork: y(T(!0)),
	server: y(T(!0))
}), U = {
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
		upload: U.uploadArtifact,
		download: U.downloadArtifact
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
const W = [
	"# Each job asks for what it needs.",
	"permissions: {}",
	""
], G = [
	`- uses: ${U.checkout}`,
	"  with:",
	"    # The token must not lie in the checkout, where the build could read it.",
	"    persist-credentials: false",
	"    # A tag vX.Y.Z names the version of a commit.",
	"    fetch-tags: true"
];
function toolSteps(e, t) {
	let { packageManager: n } = e;
	return n === "none" ? [] : u([
		(n === "pnpm" || n === "yarn") && "- run: corepack enable",
		`- uses: ${U.setupNode}`,
		"  with:",
		`    ${nodeInput(e)}`,
		...indent(4, t.mayCache ? cacheInputs(e) : Ne),
		n === "bun" && "- run: npm install --global bun@1.4.5"
	]);
}
function nodeInput(e) {
	let { node: t } = e;
	return "file" in t ? `node-version-file: '${t.file}'` : `node-version: '${t.version}'`;
}
const Ne = ["package-manager-cache: false"];
function cacheInputs(e) {
	let { packageManager: t, lockfile: n } = e;
	return !n || t === "bun" ? Ne : [`cache: ${t}`, `cache-dependency-path: '${n}'`];
}
function inputLines(e) {
	return u([
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
const K = [
	"permissions:",
	"  contents: read # the site config and the content file",
	"  id-token: write # logs in without a stored secret"
], Pe = "  actions: read # whether a newer run takes its place";
function permissionsToComment(e) {
	return e.comment ? ["  pull-requests: write # tells the pull request how the deployment has ended"] : [];
}
function permissionsToDeploy(e) {
	return u([
		...K,
		e.attest && "  attestations: read # the proof of which run has built the site",
		...permissionsToComment(e)
	]);
}
// src/workflows/templates/steps.ts
function runsOn(e) {
	let { runner: t = {}, server: n } = e, r = formatLabels(t.labels);
	return t.group ? u([
		"runs-on:",
		`  group: ${t.group}`,
		r && `  labels: ${r}`
	]) : [`runs-on: ${r ?? (n ? "[self-hosted, linux]" : "ubuntu-24.04")}`];
}
function formatLabels(e) {
	return e?.length === 1 ? e[0] : e && `[${e.join(", ")}]`;
}
const Fe = "github.event.repository.fork != true";
function notInForks(e) {
	return e.fork ? [] : ["# Forks deploy nothing: no login trusts them.", `if: ${Fe}`];
}
function alsoNotInForks(e, t) {
	return e.fork ? `if: ${t}` : `if: ${Fe} && ${t}`;
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
	return t ? u([
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
	return u([
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
const Ie = [
	"permissions:",
	"  contents: write # branches, tags, releases and signed commits; no workflow files, which this token never may",
	"  pull-requests: write # the pull request of a release or of texts",
	"  actions: write # starts the deployment workflow: what this token pushes starts none",
	"  checks: read # a failed check stops a merge",
	"  id-token: write # logs in to the portal without a stored secret"
];
function job(e, t, n, r = {}) {
	let { more: i = [], outputs: a = [] } = r, o = getConfig(t), s = u([
		`- uses: ${siteAutomation(t)}`,
		a.length > 0 && `  id: ${e}`,
		"  with:",
		`    mode: ${e}`,
		o && `    config: ${o}`,
		t.workflowFile && `    workflow: ${t.workflowFile}`,
		...indent(4, n),
		...pinLines(t)
	]), c = u([
		...runsOn(t),
		"timeout-minutes: 60",
		...Ie,
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
		...indent(2, s)
	]);
	return [
		...W,
		"jobs:",
		`  ${e}:`,
		...indent(4, c)
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
	return u([
		`# One deployment to an environment at a time, in their order. None is cut off, ${n}.`,
		"concurrency:",
		`  group: site-deploy-${t}`,
		"  cancel-in-progress: false",
		!e.server && "  queue: max"
	]);
}
const Le = {
	deploy: ["Not deployed", "If its commit is to be live, run it again."],
	close: ["Not closed", "If the Preview is to be closed, run it again."]
};
function supersededJob(e, t) {
	if (!e.server) return [];
	let [n, r] = Le[t], i = `The job ${t} was cancelled: by somebody, or for a newer one.`;
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
			more: u(["issues: write # the issue of a request, and whom it is assigned to", e.models && "models: read # asks a model what a request is; no key is stored"]),
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
			...indent(2, [...G, ...loginStep(e, "close", {
				environment: "preview",
				config: getConfig(e),
				apiToken: void 0
			})])
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
}, J = "site-deploy-change", Re = [
	"issue: ${{ inputs.issue }}",
	"round: ${{ inputs.round }}",
	"base: ${{ inputs.base }}",
	"commit: ${{ inputs.commit }}"
];
function siteDeployStep(e, t) {
	let n = getConfig(e);
	return u([
		`- uses: ${siteAutomation(e)}`,
		t === "task" && "  id: task",
		"  with:",
		`    mode: ${t}`,
		n !== void 0 && `    config: ${n}`,
		...indent(4, Re)
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
		...W,
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
				`- uses: ${U.checkout}`,
				"  with:",
				"    ref: ${{ inputs.commit }}",
				"    # The token must not lie in the checkout, where the agent could read it.",
				"    persist-credentials: false",
				...siteDeployStep(e, "task"),
				...toolSteps(e, { mayCache: !1 }),
				"# The agent. Put another one here, as you like: it reads the file TASK, and changes the checkout.",
				`# Checked against "copilot --help" of ${q.version}. The task comes by standard input: one argument may`,
				"# have 128 KiB. Neither commands of the agent nor other servers are given the token.",
				"- name: Agent",
				"  env:",
				"    TASK: ${{ steps.task.outputs.task }}",
				"    GITHUB_TOKEN: ${{ github.token }}",
				"  run: >-",
				`    npx --yes @github/copilot@${q.version}`,
				...q.flags.map((e) => `    ${e}`),
				"    < \"$TASK\"",
				"# An agent may say in cost.json what it has spent: {\"amount\": 0.25, \"currency\": \"USD\"}.",
				"- name: Patch",
				"  env:",
				"    COMMIT: ${{ inputs.commit }}",
				"  run: |",
				"    git add --all",
				`    mkdir -p "$RUNNER_TEMP/${J}"`,
				"    git diff --cached --no-renames --no-ext-diff --no-textconv --no-color --full-index \"$COMMIT\" \\",
				`      > "$RUNNER_TEMP/${J}/change.patch"`,
				`    if [ -f "$RUNNER_TEMP/cost.json" ]; then cp "$RUNNER_TEMP/cost.json" "$RUNNER_TEMP/${J}/"; fi`,
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
		...W,
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
			...indent(2, [...G, ...lookStep(e, t)])
		]),
		"",
		"  close:",
		...indent(4, [
			"needs: look",
			"if: needs.look.outputs.closes == 'true'",
			...runsOn(e),
			`timeout-minutes: ${Math.max(15, e.minutes?.deploy ?? 0)}`,
			...K,
			...inTurn(e, "Preview"),
			"environment:",
			"  name: Preview",
			"steps:",
			...indent(2, [...G, ...loginStep(e, "close", t)])
		]),
		...indent(2, supersededJob(e, "close"))
	]);
}
// src/workflows/templates/jobs.ts
const ze = "site-deploy-build";
function twoJobs(e, t, n, r) {
	let i = e.attest ? [...attestJob(e), ""] : [];
	return [
		...buildJob(e, t, n),
		"",
		...i,
		...deployJob(e, t, r.takesTurn)
	];
}
function buildJob(e, t, n) {
	return ["build:", ...indent(2, u([
		...runsOn(e),
		timeoutLine(e, "build"),
		"permissions:",
		"  contents: read # the code of the site runs here: no identity, no secret",
		"steps:",
		...indent(2, [
			...G,
			...n,
			...buildStep(e, t),
			...uploadStep(artifactPins(e.server ?? !1).upload)
		]),
		"outputs:",
		"  artifact: ${{ steps.build.outputs.artifact }}",
		"  version: ${{ steps.build.outputs.site-version }}",
		e.attest && "  digest: ${{ steps.build.outputs.digest }}"
	]))];
}
const uploadStep = (e) => [
	`- uses: ${e}`,
	"  with:",
	"    name: ${{ steps.build.outputs.artifact }}",
	`    path: ${ze}`,
	"    # Without them .well-known would be lost.",
	"    include-hidden-files: true",
	"    if-no-files-found: error",
	"    # For so many days it can be rolled back to.",
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
			`- uses: ${U.attest}`,
			"  with:",
			"    subject-name: ${{ needs.build.outputs.artifact }}",
			"    subject-digest: ${{ needs.build.outputs.digest }}"
		])
	])
];
function deployJob(e, t, n) {
	let r = ["    site-version: ${{ needs.build.outputs.version }}"], i = n ? [
		Pe,
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
			...G,
			`- uses: ${artifactPins(e.server ?? !1).download}`,
			"  with:",
			"    name: ${{ needs.build.outputs.artifact }}",
			`    path: ${ze}`,
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
		...W
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
			...K,
			...permissionsToComment(e),
			Pe,
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
	let { attest: n, packageManager: r, reusable: i } = e;
	return ["deploy:", ...indent(2, u([
		...K,
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
const Be = {
	environment: "${{ inputs.environment }}",
	config: "${{ inputs.config }}",
	apiToken: "${{ secrets.api-token }}"
}, Ve = [
	...when("inputs.package-manager == 'pnpm' || inputs.package-manager == 'yarn'", ["- run: corepack enable"]),
	...when("inputs.package-manager != 'none'", [
		`- uses: ${U.setupNode}`,
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
const He = "name: Deploy a site((on:(  workflow_call:(    inputs:(      environment:(        description: Production or Preview(        type: string(        required: true(      config:(        description: The site config file(        type: string(        default: site.config.yml(      package-manager:(        description: none, npm, pnpm, yarn or bun(        type: string(        default: npm(      node-version:(        description: Version of Node.js for the build(        type: string(        default: ''(      node-version-file:(        description: File of the repository that names the version of Node.js(        type: string(        default: ''(    secrets:(      api-token:(        description: The portal's API token for the deployment-complete call(        required: false((# Each job asks for what it needs; the caller must grant as much.(permissions: {}(".split("(");
function reusableWorkflow(e) {
	let t = twoJobs(e, Be, Ve, { takesTurn: !1 });
	return toText([
		...He,
		"jobs:",
		...indent(2, t)
	]);
}
// src/workflows/templates/rollback.ts
const Y = "${{ inputs.environment }}", Ue = "${{ inputs.run }}", We = [
	"name: Roll back",
	"",
	`run-name: Roll back ${Y} to run ${Ue}`,
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
			...G,
			`- uses: ${U.downloadArtifact}`,
			"  with:",
			`    run-id: ${Ue}`,
			"    github-token: ${{ github.token }}",
			`    pattern: site-*-${Y}-*`,
			"    merge-multiple: true",
			`    path: ${ze}`,
			...loginStep(e, "rollback", t, [`    rollback-run: ${Ue}`])
		])
	];
	return toText([
		...We,
		...W,
		"jobs:",
		"  rollback:",
		...indent(4, n)
	]);
}
function queueName(e) {
	return `\${{ (${`github.ref == 'refs/heads/${e.production}'`} || inputs.environment == 'Preview') && inputs.environment || github.run_id }}`;
}
// src/workflows/templates/registry.ts
const Ge = {
	deploy: [deployWorkflow],
	rollback: [rollbackWorkflow],
	"close-preview": [closeWorkflow],
	reusable: [reusableWorkflow],
	release: [releaseWorkflow],
	texts: [textsWorkflow],
	requests: [requestsWorkflow],
	agent: [agentWorkflow]
}, Ke = [
	"# Generated by site-deploy. Edit it as you like: an update keeps your lines.",
	"# Without the two lines that begin with \"site-deploy\" it is yours alone.",
	"# yamllint disable rule:line-length"
], qe = RegExp(String.raw`^# site-deploy: template=([a-z-]{1,40})@(\d{1,4})` + " inputs=sha256:([0-9a-f]{64}) body=sha256:([0-9a-f]{64})$"), Je = /^# site-deploy-inputs: (\{.*\})$/;
function splitHeader(e) {
	let t = e.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n").split("\n"), r = {
		header: void 0,
		body: t.join("\n"),
		lines: t.map((e, t) => t + 1)
	}, i = t.findIndex((e) => qe.test(e)), [, a, o, s, c] = qe.exec(t[i] ?? "") ?? [], l = Je.exec(t[i + 1] ?? "")?.[1], u = a !== void 0 && Object.hasOwn(Ge, a);
	if (l === void 0 || !c || !u || textHash(l) !== s) return r;
	let d = Me.safeParse(n(l)).data;
	if (!d) return r;
	let f = t.map((e, t) => ({
		line: e,
		number: t + 1
	})), p = f.slice(0, i).filter((e) => !Ke.includes(e.line)), m = f.slice(i + 2);
	m[0]?.line === "" && m.shift();
	let h = {
		template: a,
		version: Number(o),
		inputs: d,
		bodyHash: c
	}, g = [...p, ...m];
	return {
		header: h,
		body: g.map((e) => e.line).join("\n"),
		lines: g.map((e) => e.number)
	};
}
function textHash(e) {
	return he("sha256", e);
}
// src/workflows/render/render.ts
const Ye = ".github/workflows", Xe = `${Ye}/deploy.yml`;
// src/workflows/workflow-uses.ts
function partsOfWorkflow(e) {
	let t;
	try {
		t = ae(e);
	} catch {
		return [];
	}
	return Object.values(o(o(t).jobs)).filter(r).flatMap((e) => [e, ...[e.steps].flat().filter(r)]).flatMap((e) => ["uses", "run"].flatMap((t) => {
		let n = e[t];
		return typeof n == "string" ? [{
			key: t,
			text: n,
			inputs: o(e.with)
		}] : [];
	}));
}
function listWorkflowUses(e) {
	return partsOfWorkflow(e).flatMap(({ key: e, text: t, inputs: n }) => e === "uses" ? [{
		uses: t,
		inputs: n
	}] : []);
}
// src/workflows/deploy-workflow.ts
const Ze = /^\.github\/workflows\/[^/]+\.ya?ml$/, Qe = /\/site-deploy(\/|$|\.ya?ml$)/i;
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
	let t = e.paths.filter((e) => Ze.test(e) && e !== ".github/workflows/deploy.yml").slice(0, 50), n = (await Promise.all([Xe, ...t].map(async (t) => ({
		path: t,
		text: await e.read(t)
	})))).flatMap((e) => {
		let { path: t, text: n } = e;
		return n === void 0 ? [] : [{
			path: t,
			text: n,
			header: splitHeader(n).header
		}];
	}), r = new Set(n.flatMap((e) => listActionNames(e.header)));
	return n.map((e) => ({
		...e,
		configs: listConfigs(e, r)
	}));
}
const getActionName = (e) => (e.split("@")[0] ?? "").toLowerCase();
function listActionNames(e) {
	if (!e) return [];
	let { action: t, reusable: n } = e.inputs;
	return u([t, n]).map((e) => getActionName(e.uses));
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
	let { github: n, repository: r, config: i, asked: a } = e, o = new Map(), readAt = async (e) => {
		let t = await readCommitFiles(n, r, e);
		return a === void 0 ? (await findDeployWorkflows(t, i)).map((e) => e.path.slice(18)) : t.getId(`.github/workflows/${a}`) === void 0 ? [] : [a];
	}, candidate = (e, n) => {
		if (e.length < 2) return e[0];
		throw new t("DEPLOY_WORKFLOW_AMBIGUOUS", `Several workflows on ${n} deploy the site of ${i}.`, { facts: e.map((e) => `${Ye}/${e}`) });
	};
	return {
		async find(e) {
			if (a !== void 0) return a;
			let t = o.get(e) ?? readAt(e);
			return o.set(e, t), candidate(await t, e);
		},
		async need(e) {
			let o = candidate(await readAt(e), e), s = `${Ye}/${a ?? o}`, c = await readCommitFiles(n, r, r.defaultBranch);
			if (o && c.getId(s) !== void 0) return o;
			let l = a === void 0 ? `workflow that deploys the site of ${i}` : s, u = (await findDeployWorkflows(c, i)).map((e) => `on the default branch ${r.defaultBranch}: ${e.path}`);
			throw new t("DEPLOY_WORKFLOW_NOT_FOUND", o ? `GitHub cannot start ${s} by hand: the default branch ${r.defaultBranch} does not have it.` : `The branch ${e} has no ${l}.`, { facts: u });
		}
	};
}
// src/clients/github/branches.ts
const $e = N({ ref: C() }), et = N({
	ref: C(),
	object: N({ sha: C() })
}), escaped = (e) => e.split("/").map(encodeURIComponent).join("/");
async function listBranches(e, t, n) {
	let r = `${repositoryPath(t)}/git/matching-refs/heads/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return readGitHubAnswer(j(et), i, "the branches").map((e) => ({
		name: e.ref.slice(11),
		commit: e.object.sha
	}));
}
async function createBranch(e, t, n) {
	return createRef(e, t, `refs/heads/${n.name}`, n.commit);
}
async function createRef(e, t, n, r) {
	let i = {
		method: "POST",
		path: `${repositoryPath(t)}/git/refs`,
		needs: "Contents: write"
	}, a = await e.call({
		...i,
		json: {
			ref: n,
			sha: r
		},
		expected: [422]
	});
	if (a.ok) return !0;
	if (/already exists/i.test(getResponseMessage(a))) return !1;
	throw toRefusalError(i, a);
}
async function deleteBranch(e, t, n) {
	let r = `${repositoryPath(t)}/git/refs/heads/${escaped(n)}`, i = await e.call({
		method: "DELETE",
		path: r,
		needs: "Contents: write",
		expected: [404, 422]
	}), a = i.status === 422 ? getResponseMessage(i) : "";
	if (!(a === "" || /does not exist/i.test(a))) return a;
}
async function readTag(e, t, n) {
	let r = `${repositoryPath(t)}/git/matching-refs/tags/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return readGitHubAnswer(j(et), i, "the tags").find((e) => e.ref === `refs/tags/${n}`)?.object.sha;
}
async function listTags(e, t, n) {
	let r = `${repositoryPath(t)}/git/matching-refs/tags/${escaped(n)}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Contents: read"
	});
	return readGitHubAnswer(j($e), i, "the tags").map((e) => e.ref.slice(10));
}
async function branchesFrom(e, t, n) {
	let r = n.split("/").map(encodeURIComponent).join("/"), i = `${repositoryPath(t)}/git/matching-refs/heads/${r}`, { json: a } = await e.call({
		method: "GET",
		path: i,
		needs: "Contents: read"
	});
	return readGitHubAnswer(j($e), a, "the branches").flatMap((e) => e.ref.startsWith("refs/heads/") ? [e.ref.slice(11)] : []);
}
N({ sha: C() });
const tt = N({ status: C() });
async function isAncestor(e, t, n, r) {
	let i = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/compare/${r}...${n}`,
		needs: "Contents: read"
	});
	return readGitHubAnswer(tt, i.json, "two commits").status === "behind";
}
const nt = N({ commits: j(N({
	sha: C(),
	parents: j(N({ sha: C() })),
	commit: N({ message: C() })
})) });
async function commitsSince(e, t, n, r) {
	let i = [n, r].map((e) => e.split("/").map(encodeURIComponent).join("/")), a = `${repositoryPath(t)}/compare/${i.join("...")}`, { json: o } = await e.call({
		method: "GET",
		path: a,
		needs: "Contents: read"
	});
	return readGitHubAnswer(nt, o, "commits").commits.map(({ sha: e, parents: t, commit: n }) => ({
		id: e,
		parent: t[0]?.sha ?? "",
		message: n.message
	}));
}
// src/clients/github/merging.ts
const rt = N({
	number: O(),
	state: C(),
	draft: y(A()),
	merged_at: y(E(C())),
	merge_commit_sha: y(E(C())),
	mergeable: y(E(A())),
	mergeable_state: y(C()),
	html_url: C(),
	created_at: y(C()),
	head: N({
		ref: C(),
		sha: C()
	}),
	base: N({ ref: C() })
});
async function readMergeablePull(e, t, n) {
	let r = `${repositoryPath(t)}/pulls/${n}`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: "Pull requests: read"
	}), a = readGitHubAnswer(rt, i, "a pull request");
	return {
		number: a.number,
		url: a.html_url,
		state: getPullState(a),
		draft: a.draft ?? !1,
		head: a.head.ref,
		headCommit: a.head.sha,
		base: a.base.ref,
		mergeCommit: getPullState(a) === "merged" ? a.merge_commit_sha ?? void 0 : void 0,
		createdAt: a.created_at ?? "",
		mergeable: a.mergeable ?? void 0,
		mergeableState: a.mergeable_state ?? "unknown"
	};
}
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
const it = N({
	allow_merge_commit: y(A()),
	allow_squash_merge: y(A()),
	allow_rebase_merge: y(A())
}), at = N({
	type: C(),
	parameters: y(E(N({
		allowed_merge_methods: y(j(C())),
		required_approving_review_count: y(O()),
		required_status_checks: y(j(N({ context: C() }))),
		required_deployment_environments: y(j(C()))
	})))
});
async function readMergeRules(e, t, n) {
	let r = repositoryPath(t), [i, a] = await Promise.all([e.call({
		method: "GET",
		path: r,
		needs: "Metadata: read"
	}), e.list({
		path: `${r}/rules/branches/${encodeURIComponent(n)}`,
		needs: "Metadata: read",
		expected: [404]
	})]), o = readGitHubAnswer(j(at), a, "the rules of a branch"), { allow_merge_commit: s, allow_squash_merge: c, allow_rebase_merge: l } = readGitHubAnswer(it, i.json, "a repository"), d = new Set(u([
		(s === !1 || o.some((e) => e.type === "required_linear_history")) && "merge",
		c === !1 && "squash",
		l === !1 && "rebase"
	])), isAllowed = (e) => !d.has(e) && o.every((t) => t.parameters?.allowed_merge_methods?.includes(e) ?? !0);
	return {
		methods: [
			"merge",
			"squash",
			"rebase"
		].filter(isAllowed),
		mergeQueue: o.some((e) => e.type === "merge_queue"),
		onlyPulls: o.some((e) => e.type === "pull_request" || e.type === "merge_queue"),
		approvals: Math.max(0, ...o.map((e) => e.parameters?.required_approving_review_count ?? 0)),
		restricted: o.some((e) => e.type === "update"),
		wants: [...new Set(o.flatMap(getRequirements))]
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
	return readGitHubAnswer(j(rt), i, "the pull requests of a commit").filter((e) => !!e.merged_at).map(({ number: e, head: t, base: n }) => ({
		number: e,
		head: t.ref,
		base: n.ref
	}));
}
// src/clients/github/runs.ts
const X = N({
	id: O(),
	html_url: C(),
	event: C(),
	path: y(C()),
	display_title: y(C()),
	head_branch: E(C()),
	head_sha: C(),
	head_repository: y(E(N({ full_name: C() }))),
	status: E(C()),
	conclusion: y(E(C())),
	created_at: C(),
	updated_at: y(C()),
	check_suite_id: y(O())
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
	let r = await e.call({
		method: "GET",
		path: `${repositoryPath(t)}/actions/runs/${n}`,
		needs: "Actions: read",
		expected: [404]
	});
	if (r.ok) return toRun(readGitHubAnswer(X, r.json, "a run"));
}
async function runsOfPush(e, t, n) {
	let r = new URLSearchParams({
		head_sha: n.commit,
		branch: n.branch,
		event: "push"
	}), i = `${repositoryPath(t)}/actions/runs?${r}`, a = await e.list({
		path: i,
		needs: "Actions: read"
	}, "workflow_runs");
	return readGitHubAnswer(j(X), a, "the runs").map(toRun);
}
async function runsOfHead(e, t, n) {
	let r = `${repositoryPath(t)}/actions/runs?head_sha=${encodeURIComponent(n)}`, i = await e.list({
		path: r,
		needs: "Actions: read"
	}, "workflow_runs", 1);
	return readGitHubAnswer(j(X), i, "the runs").map(toRun);
}
async function listDispatchedRuns(e, t, n) {
	let r = {
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(n)}/runs`}?event=workflow_dispatch`,
		needs: "Actions: read",
		expected: [404]
	}, i = await e.list(r, "workflow_runs", 1);
	return readGitHubAnswer(j(X), i, "the runs").map(toRun);
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
	let i = {
		path: `${`${repositoryPath(t)}/actions/workflows/${encodeURIComponent(n)}/runs`}?head_sha=${encodeURIComponent(r)}`,
		needs: "Actions: read",
		expected: [404]
	}, a = await e.list(i, "workflow_runs", 1);
	return readGitHubAnswer(j(X), a, "the runs").map(toRun);
}
async function lastRuns(e, t, n) {
	let r = `${`${repositoryPath(t)}/actions/workflows`}/${encodeURIComponent(n)}/runs`, i = await e.list({
		path: r,
		needs: "Actions: read",
		expected: [404]
	}, "workflow_runs", 1);
	return readGitHubAnswer(j(X), i, "the runs").map(toRun);
}
const ot = N({ workflow_run_id: O() }), st = {
	pauseFirst: !0,
	pause: 2e3,
	limit: 3e4
};
async function dispatchWorkflow(e, n, r, i, a) {
	let { workflow: o, branch: s, inputs: c } = r, l = `${repositoryPath(n)}/actions/workflows/${encodeURIComponent(o)}`, u = {
		method: "POST",
		path: `${l}/dispatches`,
		needs: "Actions: write"
	}, d = {
		ref: s,
		inputs: c
	}, f = await e.call({
		...u,
		json: {
			...d,
			return_run_details: !0
		},
		expected: [400, 422]
	}), p = ot.safeParse(f.json).data;
	if (f.ok && p) return p.workflow_run_id;
	let m = !f.ok && f.text.includes("return_run_details");
	if (!f.ok && !m) throw toRefusalError(u, f);
	let h = `${l}/runs?event=workflow_dispatch&branch=${encodeURIComponent(s)}`, newest = async () => {
		let t = await e.list({
			path: h,
			needs: "Actions: read"
		}, "workflow_runs", 1);
		return readGitHubAnswer(j(X), t, "the runs").map((e) => e.id);
	}, g = new Set(await newest());
	await e.call({
		...u,
		json: d
	});
	let _ = await ee({
		clock: i,
		signal: a,
		...st
	}, async () => (await newest()).find((e) => !g.has(e)));
	if (_ !== void 0) return _;
	throw new t("GITHUB_REFUSED", `GitHub accepted the request to run ${o}, but shows no run.`, { remedy: "Check the runs of the workflow on GitHub before you start it again." });
}
// src/contracts/portal/development-request.ts
const Z = D([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]), ct = ["in-progress", "in-review"], isClosed = (e) => e === "completed" || e === "rejected" || e === "archived", lt = D([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]), ut = D([
	"high",
	"medium",
	"low",
	"none"
]), dt = D([
	"major",
	"minor",
	"patch"
]), ft = b({
	summary: y(C().check(x(5e3))),
	pages: y(j(C().check(x(200))).check(x(500))),
	textKeys: y(j(p).check(x(500))),
	textsSuffice: y(A())
}), Q = b({
	amount: oe().check(w(0)),
	currency: C().check(P(/^[A-Z]{3}$/, "Expected a currency code such as EUR."))
}), pt = N({
	at: f,
	by: C(),
	via: D(["portal", "pull-request"]),
	commitSha: y(C()),
	evidence: y(C())
}), $ = N({
	id: C(),
	title: C(),
	description: C(),
	status: Z,
	requester: C(),
	classification: y(lt),
	automationPotential: y(ut),
	versionLevel: y(dt),
	analysis: y(N({ ...ft.shape })),
	issueNumber: y(O()),
	pullRequestNumber: y(O()),
	pullRequestState: y(D([
		"open",
		"merged",
		"closed"
	])),
	headCommit: y(C()),
	mergeCommit: y(C()),
	previewUrl: y(C()),
	agent: y(C()),
	rounds: y(O()),
	cost: y(N({ ...Q.shape })),
	approval: y(pt),
	approvedAt: y(f),
	position: y(O()),
	history: j(N({
		status: Z,
		at: f,
		by: C(),
		reason: y(C())
	})),
	createdAt: f,
	updatedAt: f
});
function takesTurn(e) {
	return e.status === "triage" ? !e.analysis?.textsSuffice || !!e.issueNumber : !1;
}
const mt = ne({ status: y(Z) }), ht = N({
	requests: j($),
	total: O()
}), gt = b({
	title: C().check(S(1), x(200)),
	description: M(C().check(x(2e4)), "")
}), _t = O().check(w(1)), vt = b({
	status: y(Z),
	reason: y(C().check(S(1), x(2e3))),
	classification: y(lt),
	automationPotential: y(ut),
	versionLevel: y(dt),
	analysis: y(ft),
	issueNumber: y(E(_t)),
	pullRequestNumber: y(E(_t)),
	headCommit: y(E(h)),
	mergeCommit: y(E(h)),
	previewUrl: y(E(g)),
	agent: y(E(C().check(S(1), x(200)))),
	rounds: y(O().check(w(0), te(1e3))),
	cost: y(E(Q))
}), yt = b({
	approver: y(C().check(P(/^[\w.-]{1,100}$/, "Expected a login."))),
	evidence: y(g),
	commitSha: y(h)
}), bt = N({
	success: A(),
	request: $
});
// src/clients/github/for-run.ts
var xt = e({ gitHubForRun: () => gitHubForRun });
const St = {
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
		...St
	});
}
async function ifAnswered(e, n) {
	try {
		return await e;
	} catch (e) {
		if (!(e instanceof t) || !e.code.startsWith("GITHUB_")) throw e;
		for (let t of [e.message, ...e.facts]) n.log.debug(t);
		return;
	}
}
// src/clients/swa/official-client/follow.ts
async function follow(e, n, r) {
	let i = {
		method: "GET",
		url: e,
		...n,
		follow: { to: "public" },
		signal: r.signal
	}, a = await r.http.send(i), { location: o } = a.headers;
	if (a.status < 300 || a.status >= 400 || !o) return a;
	throw new t("UPLOADER_NOT_AVAILABLE", `${a.url} redirects to ${o}; the redirect is not followed.`);
}
// src/clients/swa/official-client/release.ts
const Ct = "https://aka.ms/swalocaldeploy", wt = "stable", Tt = "StaticSitesClient", Et = j(N({
	version: C(),
	buildId: C().check(P(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: re(C(), N({
		url: C(),
		sha: C().check(P(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, n) {
	if (e === "linux" && n === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new t("UPLOADER_NOT_AVAILABLE", `The platform's upload client is not available for ${e} on ${n}.`, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, n, r) {
	let failed = (e, n, r) => new t("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...n, `metadata: ${Ct}`],
		cause: r
	}), i = await follow(Ct, {}, r).catch((e) => {
		throw r.signal.throwIfAborted(), failed("Can't read the release metadata of the platform's upload client.", [String(e.message)], e);
	});
	if (!i.ok) throw failed("Can't read the release metadata of the platform's upload client.", [`status ${i.status} from ${i.url}`]);
	let a = ie(Et, i.json);
	if (!a.success) throw failed("The release metadata of the platform's upload client has an unknown format.", [`received ${i.headers["content-type"] ?? "no content type"} from ${i.url}`]);
	let o = a.data.find((e) => n ? e.buildId === n : e.version === wt), s = o?.files[e];
	if (!o || !s) {
		let t = n ? `the build ${n} (hosting.clientBuildId)` : `a ${wt} build`, r = a.data.map((e) => `${e.version} ${e.buildId}`);
		throw failed(`The release metadata of the platform's upload client does not list ${t} for ${e}.`, [`it has: ${r.join(", ") || "nothing"}`]);
	}
	if (!URL.canParse(s.url) || new URL(s.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client contains a URL without TLS.", [`address: ${s.url}`]);
	return {
		buildId: o.buildId,
		url: s.url,
		sha256: s.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
var Dt = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = F.join(n, "site-deploy", Tt, s.buildId, o), l = F.join(c, o === "win-x64" ? `${Tt}.exe` : Tt), u = await hashFile(l);
	return u === s.sha256 || (u !== void 0 && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, n, r, a) {
	let o = a.clock.now(), failed = (n, r) => new t("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			n,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: r
	});
	await de(n, { recursive: !0 });
	let c = `${r}.${ge()}`;
	try {
		let t = await follow(e.url, { saveTo: c }, a).catch((e) => {
			throw a.signal.throwIfAborted(), failed(i(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let n = await hashFile(c);
		if (n !== e.sha256) throw wrongChecksum(e, n ?? "no file", e.url);
		await ue(c, 493), await fe(c, r);
	} finally {
		await pe(c, { force: !0 });
	}
	let l = s(a.clock.now() - o);
	a.log.info(`Downloaded upload client ${e.buildId} in ${l}; its checksum matches the release.`);
}
function wrongChecksum(e, n, r) {
	return new t("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${n}`,
		`file: ${r}`,
		`build: ${e.buildId}`
	] });
}
async function hashFile(e) {
	let t = me("sha256");
	try {
		await ve(le(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (a(e)) return;
		throw e;
	}
	return t.digest("hex");
}
// src/shared/child-environment.ts
const Ot = new Set([
	"PATH PATHEXT SYSTEMROOT WINDIR LD_LIBRARY_PATH LANG LC_ALL TZ DOTNET_SYSTEM_GLOBALIZATION_INVARIANT",
	"HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR",
	"RUNNER_TRACKING_ID"
].flatMap((e) => e.split(" ")));
function childEnvironment(e, t) {
	let n = Object.entries(t).flatMap(([e, t]) => t !== void 0 && Ot.has(e.toUpperCase()) ? [[e, t]] : []);
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
		let t = _e(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), kt.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || At.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const kt = /timed out|not sure if (the )?deployment has succeeded/i, At = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i"), hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, n, r) {
	let { home: a, env: o, args: s = [], limitMs: c, onStart: l } = n;
	await checkClient(e);
	let u = new ClientReport(), d = AbortSignal.timeout(c), f = r.log.foreign(`${F.basename(e.file)} ${e.release.buildId}`);
	try {
		let n = {
			cwd: a,
			env: o,
			signal: AbortSignal.any([r.signal, d]),
			onStart: l,
			onLine: (e) => f.line(u.read(e))
		}, i = await m(e.file, n, s);
		if (i.code !== 127 || hasRun(u)) return {
			report: u,
			result: i,
			isOverdue: !1
		};
		throw new t("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: getClientFacts(e, u, i) });
	} catch (n) {
		if (r.signal.aborted || n instanceof t) throw n;
		if (d.aborted) return {
			report: u,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new t("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: n,
			facts: [i(n), `file: ${e.file}`],
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
export { readCommit as $, runsOfCommit as A, branchesFrom as B, ct as C, readRepository as Ct, lastRuns as D, toRefusalError as Dt, dispatchWorkflow as E, readGitHubAnswer as Et, mergePull as F, listTags as G, createRef as H, readMergeRules as I, findDeployWorkflows as J, readTag as K, readMergeablePull as L, runsOfPush as M, listMergedPulls as N, listDispatchedRuns as O, mergeBranch as P, readBytes as Q, commitsSince as R, isClosed as S, namedRepository as St, cancelRun as T, repositoryPath as Tt, deleteBranch as U, createBranch as V, listBranches as W, pointBranch as X, listTree as Y, readBranchHead as Z, mt as _, closeIssue as _t, childEnvironment as a, listRepositoryPulls as at, Z as b, readTimeline as bt, gitHubForRun as c, readPulls as ct, ut as d, createComment as dt, readCommitFiles as et, $ as f, deleteComment as ft, ht as g, belongs as gt, gt as h, assignIssue as ht, uploadEnvironment as i, filesOfPull as it, runsOfHead as j, readWorkflowRun as k, ifAnswered as l, recentlyMerged as lt, Q as m, updateComment as mt, runClient as n, closePull as nt, Dt as o, openDraftPull as ot, lt as p, readComments as pt, deploymentWorkflow as q, closingEnvironment as r, closesIssue as rt, xt as s, pullsOfDeployment as st, getClientFacts as t, createGitHub as tt, yt as u, writePull as ut, vt as v, listIssues as vt, takesTurn as w, repositoryPage as wt, dt as x, unassignIssue as xt, bt as y, openIssue as yt, isAncestor as z };

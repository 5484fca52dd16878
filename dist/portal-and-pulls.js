import { r as e } from "./rolldown-runtime.js";
import { An as t, Cn as n, Dn as r, Fn as i, Ft as a, Gn as o, Hn as s, Jr as c, Kn as l, Ln as u, Nn as d, O as f, Pn as p, Rn as m, Sn as h, Sr as g, Tr as _, Un as v, W as y, Yn as b, Zn as x, _r as S, cr as C, dr as w, ii as T, mr as E, n as D, ni as O, pr as k, qr as A, t as j, vt as M, xn as N, xt as P, zn as F } from "./shared.js";
import { S as I, b as L, h as R, l as z, x as B, y as V } from "./shared-later.js";
// src/action/comment/body.ts
const H = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker(e) {
	let key = (e) => (e ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `<!-- site-deploy site=${key(e.site)} environment=${key(e.environment)} -->`;
}
function runIn(e) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(e)?.[1] ?? 0);
}
function commentBody(e) {
	let t = /\/runs\/(\d{1,15})$/.exec(e.source?.runUrl ?? "")?.[1] ?? "0", n = `${commentMarker(e)}\n<!-- run=${t} -->\n`;
	return H.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return u(i`### ${{ text: e.title }}`, N(e, t), h(e) ?? commitTable(e), n(e, t), r(e, t), footer(e));
}
const shortest = (e) => u(i`### ${F(e.title, 200)}`, footer(e));
function commitTable(e) {
	let { source: n } = e;
	if (n && n.commit !== "") return m([i`Commit`, i`Branch`], [[t(n.commit.slice(0, 12)), t(n.branch)]]);
}
function footer(e) {
	let { source: t, timeline: n = [], findingCount: r } = e, a = Math.max(0, ...n.map((e) => e.startMs + e.durationMs)), l = c([
		a > 0 && F(`Took ${o(a)}`),
		r > 0 && F(s(r, "warning")),
		...t?.runUrl ? [p(i`Log and summary`, t.runUrl)] : []
	]);
	return d(l);
}
// src/action/comment/comment.ts
var U = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isWorthComment(e) && e.source) try {
		let r = l(e.source.repository), i = await R(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Commented on pull request #${a}.`);
	} catch (e) {
		let { code: t, message: r } = O.from(e), i = t === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs from forks and from Dependabot never have" : r;
		n.info(`No comment on the pull request: ${i}.`);
	}
}
function isWorthComment(e) {
	let { dryRun: t, folder: n, closing: r, error: i, environment: a, status: o } = e;
	return t === !1 && !n && r === void 0 && a !== void 0 && !(o === "skipped" && i);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await V(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (!o) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await I(r, t, o.id, c);
	for (let { id: e } of s) await L(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await B(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/clients/github/deployments.ts
const W = k({
	id: w(),
	payload: S(_()),
	environment: S(g()),
	created_at: g(),
	creator: S(E(k({ login: g() })))
}), G = k({
	state: g(),
	created_at: g(),
	log_url: S(E(g())),
	target_url: S(E(g()))
}), K = {
	read: "Deployments: read",
	write: "Deployments: write"
}, at = (e) => `${b(e)}/deployments`;
function described(e) {
	return e.length <= 140 ? e : `${e.slice(0, 139).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
async function readDeployments(e, t, n) {
	let r = new URLSearchParams({
		environment: n.environment,
		task: "deploy",
		...n.commit !== void 0 && { sha: n.commit }
	}), i = await e.list({
		path: `${at(t)}?${r}`,
		needs: K.read
	}, void 0, 1);
	return x(C(W), i, "the deployments").map(toDeployment).sort((e, t) => t.id - e.id);
}
const toDeployment = ({ id: e, payload: t, creator: n, created_at: r }) => ({
	id: e,
	payload: parsePayload(t),
	creator: n?.login ?? "",
	madeAt: r
});
function parsePayload(e) {
	if (typeof e != "string") return e;
	try {
		return JSON.parse(e);
	} catch {
		return e;
	}
}
async function createDeployment(e, t, n) {
	let { commit: r, environment: i, isProduction: a, description: o, payload: s } = n, c = {
		ref: r,
		task: "deploy",
		auto_merge: !1,
		required_contexts: [],
		environment: i,
		production_environment: a,
		transient_environment: !a,
		description: described(o),
		payload: s
	}, l = await e.call({
		method: "POST",
		path: at(t),
		needs: K.write,
		json: c
	});
	return toDeployment(x(W, l.json, "a deployment"));
}
async function addDeploymentStatus(e, t, n, r) {
	let { state: i, description: a, environmentUrl: o, logUrl: s } = r, c = {
		state: i,
		description: described(a),
		environment_url: o,
		log_url: s,
		auto_inactive: !1
	}, l = `${at(t)}/${n}/statuses`;
	await e.call({
		method: "POST",
		path: l,
		needs: K.write,
		json: c
	});
}
async function readDeploymentStatus(e, t, n) {
	let r = `${at(t)}/${n}/statuses?per_page=1`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: K.read
	}), [a] = x(C(G), i, "the statuses of a deployment");
	if (!a) return;
	let { state: o, log_url: s, target_url: c, created_at: l } = a;
	return {
		state: o,
		logUrl: s || c || void 0,
		addedAt: l
	};
}
// src/deploy/earlier-deployments.ts
const q = "site-deploy";
async function listOtherDeployments(e, t, n, r) {
	return (await readDeployments(r, n, { environment: e.environment })).filter((n) => {
		let { by: r, site: i } = A(n.payload);
		return n.id !== t && r === "site-deploy" && i === e.config.site.slug;
	}).slice(0, 10);
}
const isUnfinished = (e) => e !== "success" && e !== "failure" && e !== "error" && e !== "inactive";
async function deactivateOtherDeployments(e, t, n, r) {
	for (let i of await listOtherDeployments(e, t, n, r)) {
		let { state: e, logUrl: a } = await readDeploymentStatus(r, n, i.id) ?? {};
		if ((e === "success" || isUnfinished(e) && i.id < t) && (await addDeploymentStatus(r, n, i.id, {
			state: "inactive",
			description: "Superseded by another deployment.",
			logUrl: a
		}), e === "success" && i.id < t)) return;
	}
}
async function failAbandonedDeployments(e, t, n, r, i) {
	let a = [], o = await listOtherDeployments(e, t.id, n, r);
	for (let e of o.filter((e) => e.id < t.id && e.creator === t.creator)) {
		let { state: t, logUrl: o, addedAt: s = e.madeAt } = await readDeploymentStatus(r, n, e.id) ?? {};
		if (t === "success") break;
		isUnfinished(t) && (i.now() - Date.parse(s) > 432e5 || await isRunCompleted(A(e.payload).run, n, r)) && (await addDeploymentStatus(r, n, e.id, {
			state: "error",
			description: "The run ended without reporting a result.",
			logUrl: o
		}), a.push(e.id));
	}
	return a;
}
async function isRunCompleted(e, t, n) {
	let r = /^https:.+\/actions\/runs\/(\d+)$/.exec(String(e))?.[1];
	if (!r) return !1;
	try {
		return (await f(n, t, r))?.status === "completed";
	} catch (e) {
		if (e instanceof O && e.code === "GITHUB_PERMISSION_MISSING") return !1;
		throw e;
	}
}
// src/deploy/github-deployment.ts
var J = e({
	deactivateOnGitHub: () => deactivateOnGitHub,
	showOnGitHub: () => showOnGitHub
});
const Y = "it did not respond in time", X = "GitHub did not receive the result of the run";
function showOnGitHub(e, t, n) {
	let { repository: r, sha: i } = e.event;
	if (!/^[^/]+\/[^/]+$/.test(r) || !/^[0-9a-f]{40}$/.test(i)) return { finish: async () => isUntold("the commit or the repository is unknown", n) };
	let a = {
		access: t,
		repository: l(r),
		plan: e,
		run: n
	}, o = begin(a).catch(O.from), s = o.then((e) => tidy(e, a));
	return { async finish() {
		await finish(await o, a).catch((e) => isUntold(whyNot(e, a), n)), await s;
	} };
}
async function tidy(e, t) {
	if (e instanceof O || e === "of job") return;
	let { repository: n, plan: r, run: i } = t;
	try {
		for (let a of await failAbandonedDeployments(r, e, n, getClient(t), i.deps.clock)) i.deps.log.info(`GitHub showed deployment ${a} of an earlier run as unfinished: ended it.`);
	} catch (e) {
		i.deps.log.debug(`Can't determine whether earlier runs left unfinished deployments on GitHub: ${T(e)}`);
	}
}
function getClient({ access: e, run: { closing: t } }) {
	let n = AbortSignal.any([t.signal, AbortSignal.timeout(3e4)]);
	return M(e, {
		...t,
		signal: n
	});
}
async function begin(e) {
	let { repository: t, plan: n } = e, r = getClient(e), i = await find(e, r) ?? await make(e, r);
	return i === "of job" || (e.run.addFacts({ gitHubDeployment: {
		id: i.id,
		problem: X
	} }), await addDeploymentStatus(r, t, i.id, {
		state: "in_progress",
		description: "The deployment is running.",
		logUrl: n.event.run.url
	})), i;
}
async function find(e, t) {
	let { repository: n, plan: r } = e, { environment: i, event: a } = r, o = await readDeployments(t, n, {
		environment: i,
		commit: a.sha
	}), s = buildPayload(r), c = o.find((e) => {
		let { by: t, site: n, run: r } = A(e.payload);
		return t === s.by && n === s.site && r === s.run;
	});
	if (c) return c;
	let l = /^.+\/actions\/runs\/\d+/.exec(a.run.url ?? "")?.[0];
	if (l === void 0) return;
	let u = o.filter((e) => A(e.payload).by !== q);
	for (let { id: e } of u.slice(0, 10)) {
		let { logUrl: r = "" } = await readDeploymentStatus(t, n, e) ?? {};
		if (r === l || r.startsWith(`${l}/`)) return "of job";
	}
}
async function make(e, t) {
	let { repository: n, plan: r } = e, { config: i, environment: a, event: o, version: s } = r;
	try {
		return await createDeployment(t, n, {
			commit: o.sha,
			environment: a,
			isProduction: a === "Production",
			description: `${i.site.slug} ${s}`,
			payload: buildPayload(r)
		});
	} catch (n) {
		let r = isUnclear(n) ? await find(e, t) : void 0;
		if (!r) throw n;
		return r;
	}
}
function buildPayload({ config: e, event: { run: t } }) {
	return {
		by: q,
		site: e.site.slug,
		run: t.url ?? `${t.id}/${t.attempt}`
	};
}
function isUnclear(e) {
	let { code: t } = O.from(e);
	return t === "GITHUB_UNAVAILABLE" || !t.startsWith("GITHUB_");
}
async function finish(e, t) {
	let { repository: n, plan: r, run: i } = t, { log: a } = i.deps, o = i.result();
	if (e instanceof O && !isUnclear(e)) return isUntold(whyNot(e, t), i);
	let s = getClient(t), c = e instanceof O ? await findOrMake(t, o, s) : e;
	if (!c) return isUntold(whyNot(e, t), i);
	if (c === "of job") return a.info("GitHub already created a deployment for the environment of this job, so site-deploy creates none."), i.addFacts({ gitHubDeployment: {} });
	let { id: l } = c;
	i.addFacts({ gitHubDeployment: {
		id: l,
		state: "in_progress",
		problem: X
	} });
	let u = toDeploymentState(o);
	if (await addStatus(l, {
		state: u,
		...buildStatus(o),
		logUrl: r.event.run.url
	}, t, s), i.addFacts({ gitHubDeployment: {
		id: l,
		state: u
	} }), a.info(`GitHub shows this run as deployment ${l} of ${n.owner}/${n.name}: ${u}.`), u !== "success") return;
	let d = `GitHub may still show an earlier deployment to ${r.environment} as active`;
	await deactivateOtherDeployments(r, l, n, s).catch((e) => leaves(d, whyNot(e, t), i));
}
async function findOrMake(e, t, n) {
	return await find(e, n) ?? (t.status === "cancelled" ? void 0 : make(e, n));
}
async function addStatus(e, t, n, r) {
	try {
		await addDeploymentStatus(r, n.repository, e, t);
	} catch (i) {
		if (!isUnclear(i)) throw i;
		(await readDeploymentStatus(r, n.repository, e))?.state !== t.state && await addDeploymentStatus(r, n.repository, e, t);
	}
}
function toDeploymentState(e) {
	let { status: t, isUnchanged: n } = e;
	return t === "succeeded" || n ? "success" : t === "failed" ? "failure" : t === "skipped" ? "inactive" : "error";
}
function buildStatus(e) {
	let { title: t } = j(e);
	return toDeploymentState(e) === "success" ? {
		description: t,
		environmentUrl: e.url
	} : { description: `${t}. ${D(e)}` };
}
async function deactivateOnGitHub(e, t, n) {
	let r = l(e.event.repository);
	try {
		await deactivateOtherDeployments(e, Infinity, r, getClient({
			access: t,
			run: n
		}));
	} catch (t) {
		leaves("GitHub may still show the closed Preview as active", whyNot(t, {
			repository: r,
			plan: e
		}), n);
	}
}
function whyNot(e, t) {
	let { code: n, message: r } = O.from(e), i = `${t.repository.owner}/${t.repository.name}`;
	return n === "GITHUB_PERMISSION_MISSING" ? `give the token the permission "deployments: write" for ${i}, which has to be this repository` : r.includes("No ref found for") ? `${i} does not have the commit ${t.plan.event.sha.slice(0, 12)}: push it first` : isUnclear(e) ? Y : r.replace(/\.$/, "");
}
function isUntold(e, t) {
	let [n, r] = t.result().gitHubDeployment?.id === void 0 ? ["No deployment on GitHub", "There may be no deployment on GitHub"] : ["GitHub shows an unfinished deployment", "GitHub may show an unfinished deployment"];
	leaves(e === Y ? r : n, e, t);
}
function leaves(e, t, n) {
	n.addFacts({ gitHubDeployment: {
		...n.result().gitHubDeployment,
		problem: t
	} }), n.deps.log.info(`${e}: ${t}.`);
}
// src/deploy/steps/finish/portal/fetch-pages.ts
var Z = e({ fetchPages: () => fetchPages });
async function fetchPages(e, t) {
	let { clock: n, log: r, signal: i } = t, { client: a, siteId: o, listed: c, described: l, last: u, minutes: d } = e, f = n.now(), p = P(n) + d * 6e4, m = Math.max(1, Math.floor(d * z.read) - 4), h = new Map(c.map((e) => [e.slug, e.lastUpdated])), g = new Map(l.map((e) => [e.pageSlug, e])), _ = new Map((u?.pages ?? []).filter((e) => g.has(e.slug)).map((e) => [e.slug, e])), matchesList = ({ slug: e, seo: t }) => g.get(e)?.title === t.title && g.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === h.get(e.slug), isFresh = (e) => e.freshUntil !== void 0 && Date.parse(e.freshUntil) > f, b = new Map(), x = [], S = new Set(), C = new Map(), w = [..._.values()].find((e) => isSame(e) && !matchesList(e))?.slug, T = P(n), E = [..._.values()].filter((e) => !isSame(e) || !matchesList(e)).map((e) => e.slug), D = [...[...g.keys()].filter((e) => !_.has(e)), ...E], k = D.length;
	await fetchAll(D);
	let A = (u?.follows ?? !0) && w === void 0, j = A ? [] : [..._.values()].filter((e) => isSame(e) && matchesList(e) && !isFresh(e));
	k += j.length, await fetchAll(j.map((e) => e.slug));
	let M = [...D, ...j.map((e) => e.slug)].filter((e) => !S.has(e));
	for (let [e, { title: t, description: n }] of g) {
		if (S.has(e)) continue;
		let r = _.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		b.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: b,
		malformed: x,
		unfetched: new Set(M),
		cached: {
			follows: A,
			pages: getCachedPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; S.size < m && P(n) < p;) {
				let e = t.next();
				if (e.done === !0) return;
				S.add(e.value), await fetchPage(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchPage(e) {
		try {
			let { value: t, freshMs: r } = await a.seo.getRawPage(o, e, { signal: i }), s = y(e, t);
			b.set(e, s.seo), C.set(e, new Date(n.now() + r).toISOString()), x.push(...s.malformed.map((t) => ({
				pageSlug: e,
				...t
			}))), s.malformed.length === 0 && isLaterThanListed(s.seo) && (w ??= e);
		} catch (t) {
			if (t instanceof O && t.code === "USAGE") x.push({
				pageSlug: e,
				field: "",
				message: t.message
			});
			else if (!isMissing(t)) throw t;
		}
		P(n) - T < 5e3 || (T = P(n), r.info(`SEO metadata: ${S.size} of ${k} pages (at most ${z.read} calls per minute)`));
	}
	function isLaterThanListed(e) {
		let t = Date.parse(e.updatedAt);
		return t > Date.parse(h.get(e.pageSlug) ?? e.updatedAt) && t < f - 12e4;
	}
	function getCachedPages() {
		let e = new Set(x.map((e) => e.pageSlug)), t = [..._.values()].filter((e) => !S.has(e.slug)).map((e) => inTime(e)), n = [...g.keys()].flatMap((t) => {
			let [n, r] = [h.get(t), b.get(t)];
			return !S.has(t) || e.has(t) || n === void 0 || !r ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: C.get(t)
			})];
		});
		return [...t, ...n];
	}
	function inTime({ freshUntil: e, ...t }) {
		return A || e === void 0 ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		w !== void 0 && (u?.follows ?? !0) && r.warn(`The portal's list of pages did not count an edit of the metadata of "${w}" as a change of the page. Therefore, every deployment refetches metadata whose Cache-Control has expired, oldest first.`);
		let e = g.size - S.size - M.length;
		if (e > 0 && r.info(`SEO metadata: ${s(S.size, "page")} fetched, ${e} reused from the last deployment.`), M.length === 0) return;
		let t = M.filter((e) => !_.has(e)).length;
		r.warn(`SEO metadata of ${s(M.length, "page")} not fetched within ${d} min (seo.fetchMinutes): title and description are from the portal, the rest is from the last deployment (${M.length - t}) or left as built (${t}). The next deployment continues: ${v(M)}.`, { concern: "search" });
	}
}
function isMissing(e) {
	return e instanceof a && e.status === 404;
}
export { J as n, U as r, Z as t };

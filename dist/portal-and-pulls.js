import { r as e } from "./rolldown-runtime.js";
import { An as t, Cn as n, D as r, Dn as i, Fn as a, Ft as o, Gn as s, Hn as c, Kn as l, Kr as u, Ln as d, Nn as f, Pn as p, Rn as m, Sn as h, Sr as g, Tr as _, Un as v, W as y, Xn as b, Yn as x, _r as S, cr as C, dr as w, mr as T, n as E, pr as D, ri as O, t as k, ti as A, vt as j, xn as M, xt as N, zn as P } from "./shared.js";
import { S as F, b as I, h as L, l as R, x as z, y as B } from "./shared-later.js";
// src/action/comment/body.ts
const V = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker({ site: e, environment: t }) {
	let key = (e) => (e ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `<!-- site-deploy site=${key(e)} environment=${key(t)} -->`;
}
function runIn(e) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(e)?.[1] ?? 0);
}
function commentBody(e) {
	let t = /\/runs\/(\d{1,15})$/.exec(e.source?.runUrl ?? "")?.[1] ?? "0", n = `${commentMarker(e)}\n<!-- run=${t} -->\n`;
	return V.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return d(a`### ${{ text: e.title }}`, M(e, t), h(e) ?? commitTable(e), n(e, t), i(e, t), footer(e));
}
const shortest = (e) => d(a`### ${P(e.title, 200)}`, footer(e));
function commitTable({ source: e }) {
	if (e !== void 0 && e.commit !== "") return m([a`Commit`, a`Branch`], [[t(e.commit.slice(0, 12)), t(e.branch)]]);
}
function footer({ source: e, timeline: t = [], findingCount: n }) {
	let r = Math.max(0, ...t.map(({ startMs: e, durationMs: t }) => e + t)), i = [
		...r > 0 ? [P(`Took ${s(r)}`)] : [],
		...n > 0 ? [P(c(n, "warning"))] : [],
		...e?.runUrl === void 0 ? [] : [p(a`Log and summary`, e.runUrl)]
	];
	return f(i);
}
// src/action/comment/comment.ts
var H = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isTold(e) && e.source !== void 0) try {
		let r = l(e.source.repository), i = await L(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Pull request #${a}: commented.`);
	} catch (e) {
		let { code: t, message: r } = A.from(e), i = t === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs of forks and of Dependabot never have" : r;
		n.info(`No comment on the pull request: ${i}.`);
	}
}
function isTold({ dryRun: e, folder: t, closing: n, error: r, environment: i, status: a }) {
	return e === !1 && t === void 0 && n === void 0 && i !== void 0 && (a !== "skipped" || r === void 0);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await B(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (o === void 0) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await F(r, t, o.id, c);
	for (let { id: e } of s) await I(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await z(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/clients/github/deployments.ts
const U = D({
	id: w(),
	payload: S(_()),
	environment: S(g()),
	created_at: g(),
	creator: S(T(D({ login: g() })))
}), W = D({
	state: g(),
	created_at: g(),
	log_url: S(T(g())),
	target_url: S(T(g()))
}), G = {
	read: "Deployments: read",
	write: "Deployments: write"
}, at = (e) => `${x(e)}/deployments`;
function described(e) {
	return e.length <= 140 ? e : `${e.slice(0, 139).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
async function readDeployments(e, t, { environment: n, commit: r }) {
	let i = new URLSearchParams({
		environment: n,
		task: "deploy",
		...r !== void 0 && { sha: r }
	}), a = await e.list({
		path: `${at(t)}?${i}`,
		needs: G.read
	}, void 0, 1);
	return b(C(U), a, "the deployments").map(toDeployment).sort((e, t) => t.id - e.id);
}
const toDeployment = ({ id: e, payload: t, creator: n, created_at: r }) => ({
	id: e,
	payload: payloadOf$1(t),
	creator: n?.login ?? "",
	madeAt: r
});
function payloadOf$1(e) {
	if (typeof e != "string") return e;
	try {
		return JSON.parse(e);
	} catch {
		return e;
	}
}
async function createDeployment(e, t, { commit: n, environment: r, isProduction: i, description: a, payload: o }) {
	let s = {
		ref: n,
		task: "deploy",
		auto_merge: !1,
		required_contexts: [],
		environment: r,
		production_environment: i,
		transient_environment: !i,
		description: described(a),
		payload: o
	}, c = await e.call({
		method: "POST",
		path: at(t),
		needs: G.write,
		json: s
	});
	return toDeployment(b(U, c.json, "a deployment"));
}
async function addDeploymentStatus(e, t, n, { state: r, description: i, environmentUrl: a, logUrl: o }) {
	let s = {
		state: r,
		description: described(i),
		...a !== void 0 && { environment_url: a },
		...o !== void 0 && { log_url: o },
		auto_inactive: !1
	}, c = `${at(t)}/${n}/statuses`;
	await e.call({
		method: "POST",
		path: c,
		needs: G.write,
		json: s
	});
}
async function readDeploymentStatus(e, t, n) {
	let r = `${at(t)}/${n}/statuses?per_page=1`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: G.read
	}), [a] = b(C(W), i, "the statuses of a deployment");
	if (a === void 0) return;
	let { state: o, log_url: s, target_url: c, created_at: l } = a;
	return {
		state: o,
		logUrl: s || c || void 0,
		addedAt: l
	};
}
// src/deploy/earlier-deployments.ts
const K = "site-deploy";
async function othersOf({ config: e, environment: t }, n, r, i) {
	return (await readDeployments(i, r, { environment: t })).filter(({ id: t, payload: r }) => {
		let { by: i, site: a } = u(r);
		return t !== n && i === "site-deploy" && a === e.site.slug;
	}).slice(0, 10);
}
const isUnfinished = (e) => e !== "success" && e !== "failure" && e !== "error" && e !== "inactive";
async function endOthers(e, t, n, r) {
	for (let i of await othersOf(e, t, n, r)) {
		let { state: e, logUrl: a } = await readDeploymentStatus(r, n, i.id) ?? {};
		if ((e === "success" || isUnfinished(e) && i.id < t) && (await addDeploymentStatus(r, n, i.id, {
			state: "inactive",
			description: "Another deployment has taken its place.",
			logUrl: a
		}), e === "success" && i.id < t)) return;
	}
}
async function endAbandoned(e, t, n, r, i) {
	let a = [], o = await othersOf(e, t.id, n, r);
	for (let e of o.filter(({ id: e, creator: n }) => e < t.id && n === t.creator)) {
		let { state: t, logUrl: o, addedAt: s = e.madeAt } = await readDeploymentStatus(r, n, e.id) ?? {};
		if (t === "success") break;
		isUnfinished(t) && (i.now() - Date.parse(s) > 432e5 || await hasRunEnded(u(e.payload).run, n, r)) && (await addDeploymentStatus(r, n, e.id, {
			state: "error",
			description: "Its run ended without a word of how.",
			logUrl: o
		}), a.push(e.id));
	}
	return a;
}
async function hasRunEnded(e, t, n) {
	let i = /^https:.+\/actions\/runs\/(\d+)$/.exec(String(e))?.[1];
	if (i === void 0) return !1;
	try {
		return (await r(n, t, i))?.status === "completed";
	} catch (e) {
		if (e instanceof A && e.code === "GITHUB_PERMISSION_MISSING") return !1;
		throw e;
	}
}
// src/deploy/github-deployment.ts
var q = e({
	endOnGitHub: () => endOnGitHub,
	showOnGitHub: () => showOnGitHub
});
const J = "it has not answered in time", Y = "GitHub was not told how the run ended";
function showOnGitHub(e, t, n) {
	let { repository: r, sha: i } = e.event;
	if (!/^[^/]+\/[^/]+$/.test(r) || !/^[0-9a-f]{40}$/.test(i)) return { end: async () => isUntold("it is not known which commit of which repository this is", n) };
	let a = {
		access: t,
		repository: l(r),
		plan: e,
		run: n
	}, o = begin(a).catch(A.from), s = o.then((e) => tidy(e, a));
	return { async end() {
		await end(await o, a).catch((e) => isUntold(whyNot(e, a), n)), await s;
	} };
}
async function tidy(e, t) {
	if (e instanceof A || e === "of job") return;
	let { repository: n, plan: r, run: i } = t;
	try {
		for (let a of await endAbandoned(r, e, n, clientOf(t), i.machine.clock)) i.machine.log.info(`GitHub showed deployment ${a} of an earlier run as unfinished: it is ended now.`);
	} catch (e) {
		i.machine.log.debug(`It is not known whether earlier runs have left deployments on GitHub: ${O(e)}`);
	}
}
function clientOf({ access: e, run: { closing: t } }) {
	let n = AbortSignal.any([t.signal, AbortSignal.timeout(3e4)]);
	return j(e, {
		...t,
		signal: n
	});
}
async function begin(e) {
	let { repository: t, plan: n } = e, r = clientOf(e), i = await find(e, r) ?? await make(e, r);
	return i === "of job" || (e.run.learn({ gitHubDeployment: {
		id: i.id,
		problem: Y
	} }), await addDeploymentStatus(r, t, i.id, {
		state: "in_progress",
		description: "The deployment runs.",
		logUrl: n.event.run.url
	})), i;
}
async function find({ repository: e, plan: t }, n) {
	let { environment: r, event: i } = t, a = await readDeployments(n, e, {
		environment: r,
		commit: i.sha
	}), o = payloadOf(t), s = a.find(({ payload: e }) => {
		let { by: t, site: n, run: r } = u(e);
		return t === o.by && n === o.site && r === o.run;
	});
	if (s !== void 0) return s;
	let c = /^.+\/actions\/runs\/\d+/.exec(i.run.url ?? "")?.[0];
	if (c === void 0) return;
	let l = a.filter(({ payload: e }) => u(e).by !== K);
	for (let { id: t } of l.slice(0, 10)) {
		let { logUrl: r = "" } = await readDeploymentStatus(n, e, t) ?? {};
		if (r === c || r.startsWith(`${c}/`)) return "of job";
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
			payload: payloadOf(r)
		});
	} catch (n) {
		let r = isUnclear(n) ? await find(e, t) : void 0;
		if (r === void 0) throw n;
		return r;
	}
}
function payloadOf({ config: e, event: { run: t } }) {
	return {
		by: K,
		site: e.site.slug,
		run: t.url ?? `${t.id}/${t.attempt}`
	};
}
function isUnclear(e) {
	let { code: t } = A.from(e);
	return t === "GITHUB_UNAVAILABLE" || !t.startsWith("GITHUB_");
}
async function end(e, t) {
	let { repository: n, plan: r, run: i } = t, { log: a } = i.machine, o = i.result();
	if (e instanceof A && !isUnclear(e)) return isUntold(whyNot(e, t), i);
	let s = clientOf(t), c = e instanceof A ? await findOrMake(t, o, s) : e;
	if (c === void 0) return isUntold(whyNot(e, t), i);
	if (c === "of job") return a.info("GitHub has made a deployment for the environment of this job: there is no second one."), i.learn({ gitHubDeployment: {} });
	let { id: l } = c;
	i.learn({ gitHubDeployment: {
		id: l,
		state: "in_progress",
		problem: Y
	} });
	let u = stateOf(o);
	if (await tell(l, {
		state: u,
		...statusOf(o),
		logUrl: r.event.run.url
	}, t, s), i.learn({ gitHubDeployment: {
		id: l,
		state: u
	} }), a.info(`GitHub shows this run as deployment ${l} of ${n.owner}/${n.name}: ${u}.`), u !== "success") return;
	let d = `GitHub may show an earlier deployment to ${r.environment} as active, too`;
	await endOthers(r, l, n, s).catch((e) => leaves(d, whyNot(e, t), i));
}
async function findOrMake(e, { status: t }, n) {
	return await find(e, n) ?? (t === "cancelled" ? void 0 : make(e, n));
}
async function tell(e, t, { repository: n }, r) {
	try {
		await addDeploymentStatus(r, n, e, t);
	} catch (i) {
		if (!isUnclear(i)) throw i;
		(await readDeploymentStatus(r, n, e))?.state !== t.state && await addDeploymentStatus(r, n, e, t);
	}
}
function stateOf({ status: e, isUnchanged: t }) {
	return e === "succeeded" || t ? "success" : e === "failed" ? "failure" : e === "skipped" ? "inactive" : "error";
}
function statusOf(e) {
	let { title: t } = k(e);
	return stateOf(e) === "success" ? {
		description: t,
		environmentUrl: e.url
	} : { description: `${t}. ${E(e)}` };
}
async function endOnGitHub(e, t, n) {
	let r = l(e.event.repository);
	try {
		await endOthers(e, Infinity, r, clientOf({
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
function whyNot(e, { repository: t, plan: n }) {
	let { code: r, message: i } = A.from(e), a = `${t.owner}/${t.name}`;
	return r === "GITHUB_PERMISSION_MISSING" ? `give the token the permission "deployments: write" for ${a}, which has to be the repository` : i.includes("No ref found for") ? `${a} does not have the commit ${n.event.sha.slice(0, 12)}: push it first` : isUnclear(e) ? J : i.replace(/\.$/, "");
}
function isUntold(e, t) {
	let [n, r] = t.result().gitHubDeployment?.id === void 0 ? ["No deployment on GitHub", "Perhaps no deployment on GitHub"] : ["GitHub shows an unfinished deployment", "GitHub may show an unfinished deployment"];
	leaves(e === J ? r : n, e, t);
}
function leaves(e, t, n) {
	n.learn({ gitHubDeployment: {
		...n.result().gitHubDeployment,
		problem: t
	} }), n.machine.log.info(`${e}: ${t}.`);
}
// src/deploy/steps/finish/portal/fetch-pages.ts
var X = e({ fetchPages: () => fetchPages });
async function fetchPages({ client: e, siteId: t, listed: n, described: r, last: i, minutes: a }, { clock: o, log: s, signal: l }) {
	let u = o.now(), d = N(o) + a * 6e4, f = Math.max(1, Math.floor(a * R.read) - 4), p = new Map(n.map(({ slug: e, lastUpdated: t }) => [e, t])), m = new Map(r.map((e) => [e.pageSlug, e])), h = new Map((i?.pages ?? []).filter(({ slug: e }) => m.has(e)).map((e) => [e.slug, e])), isSaid = ({ slug: e, seo: t }) => m.get(e)?.title === t.title && m.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === p.get(e.slug), isFresh = ({ freshUntil: e }) => e !== void 0 && Date.parse(e) > u, g = new Map(), _ = [], b = new Set(), x = new Map(), S = [...h.values()].find((e) => isSame(e) && !isSaid(e))?.slug, C = N(o), w = [...h.values()].filter((e) => !isSame(e) || !isSaid(e)).map(({ slug: e }) => e), T = [...[...m.keys()].filter((e) => !h.has(e)), ...w], E = T.length;
	await fetchAll(T);
	let D = (i?.follows ?? !0) && S === void 0, O = D ? [] : [...h.values()].filter((e) => isSame(e) && isSaid(e) && !isFresh(e));
	E += O.length, await fetchAll(O.map(({ slug: e }) => e));
	let k = [...T, ...O.map(({ slug: e }) => e)].filter((e) => !b.has(e));
	for (let [e, { title: t, description: n }] of m) {
		if (b.has(e)) continue;
		let r = h.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		g.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: g,
		malformed: _,
		unfetched: new Set(k),
		kept: {
			follows: D,
			pages: keptPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; b.size < f && N(o) < d;) {
				let e = t.next();
				if (e.done === !0) return;
				b.add(e.value), await fetchOne(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchOne(n) {
		try {
			let { value: r, freshMs: i } = await e.seo.getRawPage(t, n, { signal: l }), a = y(n, r);
			g.set(n, a.seo), x.set(n, new Date(o.now() + i).toISOString()), _.push(...a.malformed.map((e) => ({
				pageSlug: n,
				...e
			}))), a.malformed.length === 0 && isLaterThanListed(a.seo) && (S ??= n);
		} catch (e) {
			if (e instanceof A && e.code === "USAGE") _.push({
				pageSlug: n,
				field: "",
				message: e.message
			});
			else if (!isMissing(e)) throw e;
		}
		N(o) - C < 5e3 || (C = N(o), s.info(`SEO metadata: ${b.size} of ${E} pages (at most ${R.read} calls a minute)`));
	}
	function isLaterThanListed({ pageSlug: e, updatedAt: t }) {
		let n = Date.parse(t);
		return n > Date.parse(p.get(e) ?? t) && n < u - 12e4;
	}
	function keptPages() {
		let e = new Set(_.map(({ pageSlug: e }) => e)), t = [...h.values()].filter(({ slug: e }) => !b.has(e)).map((e) => inTime(e)), n = [...m.keys()].flatMap((t) => {
			let [n, r] = [p.get(t), g.get(t)];
			return !b.has(t) || e.has(t) || n === void 0 || r === void 0 ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: x.get(t)
			})];
		});
		return [...t, ...n];
	}
	function inTime({ freshUntil: e, ...t }) {
		return D || e === void 0 ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		S !== void 0 && (i?.follows ?? !0) && s.warn(`The portal's list of pages did not count an edit of the metadata of "${S}" as a change of the page. So every deployment fetches metadata again whose Cache-Control no longer holds, the oldest first.`);
		let e = m.size - b.size - k.length;
		if (e > 0 && s.info(`SEO metadata: ${c(b.size, "page")} fetched, ${e} as the last deployment had them.`), k.length === 0) return;
		let t = k.filter((e) => !h.has(e)).length;
		s.warn(`SEO metadata of ${c(k.length, "page")} not fetched within ${a} min (seo.fetchMinutes): title and description are those of the portal, the rest is that of the last deployment (${k.length - t}) or left as built (${t}). The next deployment goes on: ${v(k)}.`, { concern: "search" });
	}
}
function isMissing(e) {
	return e instanceof o && e.status === 404;
}
export { q as n, H as r, X as t };

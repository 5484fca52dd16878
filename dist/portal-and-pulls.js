import { r as e } from "./rolldown-runtime.js";
import { An as t, Cn as n, Fn as r, Gn as i, H as a, Hn as o, Kn as s, Kr as c, Ln as l, Mt as u, Nn as d, On as f, Pn as p, Rn as m, Sn as h, Sr as g, Tr as _, Un as v, Xn as y, Yn as b, _r as x, cr as S, dr as C, h as w, kt as T, mr as E, n as D, o as O, pr as k, t as A, ti as j, wn as M, zn as N } from "./shared.js";
import { S as P, b as F, h as I, l as L, x as R, y as z } from "./shared-later.js";
// src/action/comment/body.ts
const B = [{
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
	return B.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return l(r`### ${{ text: e.title }}`, h(e, t), n(e) ?? commitTable(e), M(e, t), f(e, t), footer(e));
}
const shortest = (e) => l(r`### ${N(e.title, 200)}`, footer(e));
function commitTable({ source: e }) {
	if (e !== void 0 && e.commit !== "") return m([r`Commit`, r`Branch`], [[t(e.commit.slice(0, 12)), t(e.branch)]]);
}
function footer({ source: e, timeline: t = [], findingCount: n }) {
	let a = Math.max(0, ...t.map(({ startMs: e, durationMs: t }) => e + t)), s = [
		...a > 0 ? [N(`Took ${i(a)}`)] : [],
		...n > 0 ? [N(o(n, "warning"))] : [],
		...e?.runUrl === void 0 ? [] : [p(r`Log and summary`, e.runUrl)]
	];
	return d(s);
}
// src/action/comment/comment.ts
var V = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isTold(e) && e.source !== void 0) try {
		let r = s(e.source.repository), i = await I(t, r, e.source);
		for (let a of i.slice(0, 5)) await writeComment(e, r, a, t), n.info(`Pull request #${a}: commented.`);
	} catch (e) {
		let { code: t, message: r } = j.from(e), i = t === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs of forks and of Dependabot never have" : r;
		n.info(`No comment on the pull request: ${i}.`);
	}
}
function isTold({ dryRun: e, folder: t, closing: n, error: r, environment: i, status: a }) {
	return e === !1 && t === void 0 && n === void 0 && i !== void 0 && (a !== "skipped" || r === void 0);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await z(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (o === void 0) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await P(r, t, o.id, c);
	for (let { id: e } of s) await F(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await R(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/github/deployments.ts
const H = k({
	id: C(),
	payload: x(_()),
	environment: x(g())
}), U = k({
	state: g(),
	log_url: x(E(g())),
	target_url: x(E(g()))
}), W = {
	read: "Deployments: read",
	write: "Deployments: write"
}, at = (e) => `${b(e)}/deployments`;
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
		needs: W.read
	}, void 0, 1);
	return y(S(H), a, "the deployments").map(({ id: e, payload: t }) => ({
		id: e,
		payload: payloadOf$1(t)
	})).sort((e, t) => t.id - e.id);
}
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
		needs: W.write,
		json: s
	}), { id: l } = y(H, c.json, "a deployment");
	return {
		id: l,
		payload: o
	};
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
		needs: W.write,
		json: s
	});
}
async function readDeploymentStatus(e, t, n) {
	let r = `${at(t)}/${n}/statuses?per_page=1`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: W.read
	}), [a] = y(S(U), i, "the statuses of a deployment");
	if (a !== void 0) return {
		state: a.state,
		logUrl: a.log_url || a.target_url || void 0
	};
}
// src/deploy/github-deployment.ts
var G = e({
	endOnGitHub: () => endOnGitHub,
	showOnGitHub: () => showOnGitHub
});
const K = "site-deploy", q = "it has not answered in time";
function showOnGitHub(e, t, n) {
	let { repository: r, sha: i } = e.event;
	if (!/^[^/]+\/[^/]+$/.test(r) || !/^[0-9a-f]{40}$/.test(i)) return { end: async () => isUntold("it is not known which commit of which repository this is", n) };
	let a = {
		access: t,
		repository: s(r),
		plan: e,
		run: n,
		closing: O(n.machine)
	}, o = begin(a).catch(j.from);
	return { end: async () => end(await o, a).catch((e) => isUntold(whyNot(e, a), n)) };
}
function clientOf({ access: e, closing: t }) {
	let n = AbortSignal.any([t.signal, AbortSignal.timeout(3e4)]);
	return T(e, {
		...t,
		signal: n
	});
}
async function begin(e) {
	let { repository: t, plan: n } = e, r = clientOf(e), i = await find(e, r) ?? await make(e, r);
	return i === "of job" || await addDeploymentStatus(r, t, i.id, {
		state: "in_progress",
		description: "The deployment runs.",
		logUrl: n.event.run.url
	}), i;
}
async function find({ repository: e, plan: t }, n) {
	let { environment: r, event: i } = t, a = await readDeployments(n, e, {
		environment: r,
		commit: i.sha
	}), o = payloadOf(t), s = a.find(({ payload: e }) => {
		let { by: t, site: n, run: r } = c(e);
		return t === o.by && n === o.site && r === o.run;
	});
	if (s !== void 0) return s;
	let l = /^.+\/actions\/runs\/\d+/.exec(i.run.url ?? "")?.[0];
	if (l === void 0) return;
	let u = a.filter(({ payload: e }) => c(e).by !== K);
	for (let { id: t } of u.slice(0, 10)) {
		let { logUrl: r = "" } = await readDeploymentStatus(n, e, t) ?? {};
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
	let { code: t } = j.from(e);
	return t === "GITHUB_UNAVAILABLE" || !t.startsWith("GITHUB_");
}
async function end(e, t) {
	let { repository: n, plan: r, run: i } = t, { log: a } = i.machine, o = i.result();
	if (e instanceof j && !isUnclear(e)) return isUntold(whyNot(e, t), i);
	let s = clientOf(t), c = e instanceof j ? await findOrMake(t, o, s) : e;
	if (c === void 0) return isUntold(whyNot(e, t), i);
	if (c === "of job") return a.info("GitHub has made a deployment for the environment of this job: there is no second one."), i.learn({ gitHubDeployment: {} });
	let { id: l } = c;
	i.learn({ gitHubDeployment: {
		id: l,
		state: "in_progress",
		problem: "GitHub was not told how the run ended"
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
	let { title: t } = A(e);
	return stateOf(e) === "success" ? {
		description: t,
		environmentUrl: e.url
	} : { description: `${t}. ${D(e)}` };
}
async function endOthers({ config: e, environment: t }, n, r, i) {
	let a = (await readDeployments(i, r, { environment: t })).filter(({ id: t, payload: r }) => {
		let { by: i, site: a } = c(r);
		return t !== n && i === K && a === e.site.slug;
	});
	for (let e of a.slice(0, 10)) {
		let { state: t, logUrl: a } = await readDeploymentStatus(i, r, e.id) ?? {};
		if ((t === "success" || t !== "failure" && t !== "error" && t !== "inactive" && e.id < n) && (await addDeploymentStatus(i, r, e.id, {
			state: "inactive",
			description: "Another deployment has taken its place.",
			logUrl: a
		}), t === "success" && e.id < n)) return;
	}
}
async function endOnGitHub(e, t, n) {
	let r = s(e.event.repository);
	try {
		await endOthers(e, Infinity, r, clientOf({
			access: t,
			closing: O(n.machine)
		}));
	} catch (t) {
		leaves("GitHub may still show the closed Preview as active", whyNot(t, {
			repository: r,
			plan: e
		}), n);
	}
}
function whyNot(e, { repository: t, plan: n }) {
	let { code: r, message: i } = j.from(e), a = `${t.owner}/${t.name}`;
	return r === "GITHUB_PERMISSION_MISSING" ? `give the token the permission "deployments: write" for ${a}, which has to be the repository` : i.includes("No ref found for") ? `${a} does not have the commit ${n.event.sha.slice(0, 12)}: push it first` : isUnclear(e) ? q : i.replace(/\.$/, "");
}
function isUntold(e, t) {
	let n = e === q ? "Perhaps no deployment on GitHub" : "No deployment on GitHub";
	leaves(t.result().gitHubDeployment?.id === void 0 ? n : "GitHub shows an unfinished deployment", e, t);
}
function leaves(e, t, n) {
	n.learn({ gitHubDeployment: {
		...n.result().gitHubDeployment,
		problem: t
	} }), n.machine.log.info(`${e}: ${t}.`);
}
// src/steps/finish/portal/fetch-pages.ts
var J = e({ fetchPages: () => fetchPages });
async function fetchPages({ client: e, siteId: t, listed: n, described: r, last: i, minutes: a }, { clock: s, log: c, signal: l }) {
	let d = s.now(), f = u(s) + a * 6e4, p = Math.max(1, Math.floor(a * L.read) - 4), m = new Map(n.map(({ slug: e, lastUpdated: t }) => [e, t])), h = new Map(r.map((e) => [e.pageSlug, e])), g = new Map((i?.pages ?? []).filter(({ slug: e }) => h.has(e)).map((e) => [e.slug, e])), isSaid = ({ slug: e, seo: t }) => h.get(e)?.title === t.title && h.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === m.get(e.slug), isFresh = ({ freshUntil: e }) => e !== void 0 && Date.parse(e) > d, _ = new Map(), y = [], b = new Set(), x = new Map(), S = [...g.values()].find((e) => isSame(e) && !isSaid(e))?.slug, C = u(s), T = [...g.values()].filter((e) => !isSame(e) || !isSaid(e)).map(({ slug: e }) => e), E = [...[...h.keys()].filter((e) => !g.has(e)), ...T], D = E.length;
	await fetchAll(E);
	let O = (i?.follows ?? !0) && S === void 0, k = O ? [] : [...g.values()].filter((e) => isSame(e) && isSaid(e) && !isFresh(e));
	D += k.length, await fetchAll(k.map(({ slug: e }) => e));
	let A = [...E, ...k.map(({ slug: e }) => e)].filter((e) => !b.has(e));
	for (let [e, { title: t, description: n }] of h) {
		if (b.has(e)) continue;
		let r = g.get(e)?.seo ?? {
			pageSlug: e,
			updatedAt: "1970-01-01T00:00:00Z"
		};
		_.set(e, {
			...r,
			title: t,
			description: n
		});
	}
	return report(), {
		seo: _,
		malformed: y,
		unfetched: new Set(A),
		kept: {
			follows: O,
			pages: keptPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; b.size < p && u(s) < f;) {
				let e = t.next();
				if (e.done === !0) return;
				b.add(e.value), await fetchOne(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchOne(n) {
		try {
			let { value: r, freshMs: i } = await e.seo.getRawPage(t, n, { signal: l }), a = w(n, r);
			_.set(n, a.seo), x.set(n, new Date(s.now() + i).toISOString()), y.push(...a.malformed.map((e) => ({
				pageSlug: n,
				...e
			}))), a.malformed.length === 0 && isLaterThanListed(a.seo) && (S ??= n);
		} catch (e) {
			if (e instanceof j && e.code === "USAGE") y.push({
				pageSlug: n,
				field: "",
				message: e.message
			});
			else if (!isMissing(e)) throw e;
		}
		u(s) - C < 5e3 || (C = u(s), c.info(`SEO metadata: ${b.size} of ${D} pages (at most ${L.read} calls a minute)`));
	}
	function isLaterThanListed({ pageSlug: e, updatedAt: t }) {
		let n = Date.parse(t);
		return n > Date.parse(m.get(e) ?? t) && n < d - 12e4;
	}
	function keptPages() {
		let e = new Set(y.map(({ pageSlug: e }) => e)), t = [...g.values()].filter(({ slug: e }) => !b.has(e)).map((e) => inTime(e)), n = [...h.keys()].flatMap((t) => {
			let [n, r] = [m.get(t), _.get(t)];
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
		return O || e === void 0 ? t : {
			...t,
			freshUntil: e
		};
	}
	function report() {
		S !== void 0 && (i?.follows ?? !0) && c.warn(`The portal's list of pages did not count an edit of the metadata of "${S}" as a change of the page. So every deployment fetches metadata again whose Cache-Control no longer holds, the oldest first.`);
		let e = h.size - b.size - A.length;
		if (e > 0 && c.info(`SEO metadata: ${o(b.size, "page")} fetched, ${e} as the last deployment had them.`), A.length === 0) return;
		let t = A.filter((e) => !g.has(e)).length;
		c.warn(`SEO metadata of ${o(A.length, "page")} not fetched within ${a} min (seo.fetchMinutes): title and description are those of the portal, the rest is ${A.length - t} times that of the last deployment and ${t} times left as built. The next deployment goes on: ${v(A)}.`);
	}
}
function isMissing(e) {
	return e instanceof a && e.status === 404;
}
export { G as n, V as r, J as t };

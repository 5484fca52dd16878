import { r as e } from "./rolldown-runtime.js";
import { At as t, Cn as n, Dn as r, Gn as i, Gr as a, Hn as o, In as s, Jn as c, Ln as l, Mn as u, Nn as d, Pn as f, Rn as p, Sn as m, U as h, Vn as g, Wn as _, Yn as v, ei as y, fr as b, g as x, gr as S, kn as C, n as w, pr as T, s as E, sr as D, t as O, ur as k, wr as A, xn as j, xr as M } from "./shared.js";
import { S as N, b as P, h as F, l as I, x as L, y as R } from "./shared-later.js";
// src/action/comment/body.ts
const z = [{
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
	return z.map((t) => `${n}\n${content(e, t)}\n`).find((e) => e.length <= 16e3) ?? `${n}\n${shortest(e)}\n`;
}
function content(e, t) {
	return s(f`### ${{ text: e.title }}`, j(e, t), m(e) ?? commitTable(e), n(e, t), r(e, t), footer(e));
}
const shortest = (e) => s(f`### ${p(e.title, 200)}`, footer(e));
function commitTable({ source: e }) {
	if (e !== void 0 && e.commit !== "") return l([f`Commit`, f`Branch`], [[C(e.commit.slice(0, 12)), C(e.branch)]]);
}
function footer({ source: e, timeline: t = [], findingCount: n }) {
	let r = Math.max(0, ...t.map(({ startMs: e, durationMs: t }) => e + t)), i = [
		...r > 0 ? [p(`Took ${_(r)}`)] : [],
		...n > 0 ? [p(g(n, "warning"))] : [],
		...e?.runUrl === void 0 ? [] : [d(f`Log and summary`, e.runUrl)]
	];
	return u(i);
}
// src/action/comment/comment.ts
var B = e({ writeComments: () => writeComments });
async function writeComments(e, t, n) {
	if (isTold(e) && e.source !== void 0) try {
		let r = i(e.source.repository), a = await F(t, r, e.source);
		for (let i of a.slice(0, 5)) await writeComment(e, r, i, t), n.info(`Pull request #${i}: commented.`);
	} catch (e) {
		let { code: t, message: r } = y.from(e), i = t === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs of forks and of Dependabot never have" : r;
		n.info(`No comment on the pull request: ${i}.`);
	}
}
function isTold({ dryRun: e, folder: t, closing: n, error: r, environment: i, status: a }) {
	return e === !1 && t === void 0 && n === void 0 && i !== void 0 && (a !== "skipped" || r === void 0);
}
async function writeComment(e, t, n, r) {
	let i = commentBody(e), a = await readOurs();
	a.length === 0 && (await R(r, t, n, i), a = await readOurs());
	let [o, ...s] = a;
	if (o === void 0) return;
	let c = [i, ...a.map((e) => e.body)].reduce((e, t) => runIn(t) > runIn(e) ? t : e);
	o.body !== c && await N(r, t, o.id, c);
	for (let { id: e } of s) await P(r, t, e);
	async function readOurs() {
		let i = commentMarker(e);
		return (await L(r, t, n)).filter((e) => e.author === "github-actions[bot]" && e.body.startsWith(i));
	}
}
// src/github/deployments.ts
const V = b({
	id: k(),
	payload: S(A()),
	environment: S(M())
}), H = b({
	state: M(),
	log_url: S(T(M())),
	target_url: S(T(M()))
}), U = {
	read: "Deployments: read",
	write: "Deployments: write"
}, at = (e) => `${c(e)}/deployments`;
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
		needs: U.read
	}, void 0, 1);
	return v(D(V), a, "the deployments").map(({ id: e, payload: t }) => ({
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
		needs: U.write,
		json: s
	}), { id: l } = v(V, c.json, "a deployment");
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
		needs: U.write,
		json: s
	});
}
async function readDeploymentStatus(e, t, n) {
	let r = `${at(t)}/${n}/statuses?per_page=1`, { json: i } = await e.call({
		method: "GET",
		path: r,
		needs: U.read
	}), [a] = v(D(H), i, "the statuses of a deployment");
	if (a !== void 0) return {
		state: a.state,
		logUrl: a.log_url || a.target_url || void 0
	};
}
// src/deploy/github-deployment.ts
var W = e({
	endOnGitHub: () => endOnGitHub,
	showOnGitHub: () => showOnGitHub
});
const G = "site-deploy", K = "it has not answered in time";
function showOnGitHub(e, t, n) {
	let { repository: r, sha: a } = e.event;
	if (!/^[^/]+\/[^/]+$/.test(r) || !/^[0-9a-f]{40}$/.test(a)) return { end: async () => isUntold("it is not known which commit of which repository this is", n) };
	let o = {
		access: t,
		repository: i(r),
		plan: e,
		run: n,
		closing: E(n.machine)
	}, s = begin(o).catch(y.from);
	return { end: async () => end(await s, o).catch((e) => isUntold(whyNot(e, o), n)) };
}
function clientOf({ access: e, closing: n }) {
	let r = AbortSignal.any([n.signal, AbortSignal.timeout(3e4)]);
	return t(e, {
		...n,
		signal: r
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
	let { environment: r, event: i } = t, o = await readDeployments(n, e, {
		environment: r,
		commit: i.sha
	}), s = payloadOf(t), c = o.find(({ payload: e }) => {
		let { by: t, site: n, run: r } = a(e);
		return t === s.by && n === s.site && r === s.run;
	});
	if (c !== void 0) return c;
	let l = /^.+\/actions\/runs\/\d+/.exec(i.run.url ?? "")?.[0];
	if (l === void 0) return;
	let u = o.filter(({ payload: e }) => a(e).by !== G);
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
		by: G,
		site: e.site.slug,
		run: t.url ?? `${t.id}/${t.attempt}`
	};
}
function isUnclear(e) {
	let { code: t } = y.from(e);
	return t === "GITHUB_UNAVAILABLE" || !t.startsWith("GITHUB_");
}
async function end(e, t) {
	let { repository: n, plan: r, run: i } = t, { log: a } = i.machine, o = i.result();
	if (e instanceof y && !isUnclear(e)) return isUntold(whyNot(e, t), i);
	let s = clientOf(t), c = e instanceof y ? await findOrMake(t, o, s) : e;
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
	let { title: t } = O(e);
	return stateOf(e) === "success" ? {
		description: t,
		environmentUrl: e.url
	} : { description: `${t}. ${w(e)}` };
}
async function endOthers({ config: e, environment: t }, n, r, i) {
	let o = (await readDeployments(i, r, { environment: t })).filter(({ id: t, payload: r }) => {
		let { by: i, site: o } = a(r);
		return t !== n && i === G && o === e.site.slug;
	});
	for (let e of o.slice(0, 10)) {
		let { state: t, logUrl: a } = await readDeploymentStatus(i, r, e.id) ?? {};
		if ((t === "success" || t !== "failure" && t !== "error" && t !== "inactive" && e.id < n) && (await addDeploymentStatus(i, r, e.id, {
			state: "inactive",
			description: "Another deployment has taken its place.",
			logUrl: a
		}), t === "success" && e.id < n)) return;
	}
}
async function endOnGitHub(e, t, n) {
	let r = i(e.event.repository);
	try {
		await endOthers(e, Infinity, r, clientOf({
			access: t,
			closing: E(n.machine)
		}));
	} catch (t) {
		leaves("GitHub may still show the closed Preview as active", whyNot(t, {
			repository: r,
			plan: e
		}), n);
	}
}
function whyNot(e, { repository: t, plan: n }) {
	let { code: r, message: i } = y.from(e), a = `${t.owner}/${t.name}`;
	return r === "GITHUB_PERMISSION_MISSING" ? `give the token the permission "deployments: write" for ${a}, which has to be the repository` : i.includes("No ref found for") ? `${a} does not have the commit ${n.event.sha.slice(0, 12)}: push it first` : isUnclear(e) ? K : i.replace(/\.$/, "");
}
function isUntold(e, t) {
	let n = e === K ? "Perhaps no deployment on GitHub" : "No deployment on GitHub";
	leaves(t.result().gitHubDeployment?.id === void 0 ? n : "GitHub shows an unfinished deployment", e, t);
}
function leaves(e, t, n) {
	n.learn({ gitHubDeployment: {
		...n.result().gitHubDeployment,
		problem: t
	} }), n.machine.log.info(`${e}: ${t}.`);
}
// src/steps/finish/portal/fetch-pages.ts
var q = e({ fetchPages: () => fetchPages });
async function fetchPages({ client: e, siteId: t, listed: n, described: r, last: i, minutes: a }, { clock: s, log: c, signal: l }) {
	let u = s.now(), d = u + a * 6e4, f = Math.max(1, Math.floor(a * I.read) - 4), p = new Map(n.map(({ slug: e, lastUpdated: t }) => [e, t])), m = new Map(r.map((e) => [e.pageSlug, e])), h = new Map((i?.pages ?? []).filter(({ slug: e }) => m.has(e)).map((e) => [e.slug, e])), isSaid = ({ slug: e, seo: t }) => m.get(e)?.title === t.title && m.get(e)?.description === t.description, isSame = (e) => e.lastUpdated === p.get(e.slug), isFresh = ({ freshUntil: e }) => e !== void 0 && Date.parse(e) > u, _ = new Map(), v = [], b = new Set(), S = new Map(), C = [...h.values()].find((e) => isSame(e) && !isSaid(e))?.slug, w = u, T = [...h.values()].filter((e) => !isSame(e) || !isSaid(e)).map(({ slug: e }) => e), E = [...[...m.keys()].filter((e) => !h.has(e)), ...T], D = E.length;
	await fetchAll(E);
	let O = (i?.follows ?? !0) && C === void 0, k = O ? [] : [...h.values()].filter((e) => isSame(e) && isSaid(e) && !isFresh(e));
	D += k.length, await fetchAll(k.map(({ slug: e }) => e));
	let A = [...E, ...k.map(({ slug: e }) => e)].filter((e) => !b.has(e));
	for (let [e, { title: t, description: n }] of m) {
		if (b.has(e)) continue;
		let r = h.get(e)?.seo ?? {
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
		malformed: v,
		unfetched: new Set(A),
		kept: {
			follows: O,
			pages: keptPages()
		}
	};
	async function fetchAll(e) {
		let t = e[Symbol.iterator](), worker = async () => {
			for (; b.size < f && s.now() < d;) {
				let e = t.next();
				if (e.done === !0) return;
				b.add(e.value), await fetchOne(e.value);
			}
		};
		await Promise.all(Array.from({ length: 6 }, worker));
	}
	async function fetchOne(n) {
		try {
			let { value: r, freshMs: i } = await e.seo.getRawPage(t, n, { signal: l }), a = x(n, r);
			_.set(n, a.seo), S.set(n, new Date(s.now() + i).toISOString()), v.push(...a.malformed.map((e) => ({
				pageSlug: n,
				...e
			}))), a.malformed.length === 0 && isLaterThanListed(a.seo) && (C ??= n);
		} catch (e) {
			if (e instanceof y && e.code === "USAGE") v.push({
				pageSlug: n,
				field: "",
				message: e.message
			});
			else if (!isMissing(e)) throw e;
		}
		s.now() - w < 5e3 || (w = s.now(), c.info(`SEO metadata: ${b.size} of ${D} pages (at most ${I.read} calls a minute)`));
	}
	function isLaterThanListed({ pageSlug: e, updatedAt: t }) {
		let n = Date.parse(t);
		return n > Date.parse(p.get(e) ?? t) && n < u - 12e4;
	}
	function keptPages() {
		let e = new Set(v.map(({ pageSlug: e }) => e)), t = [...h.values()].filter(({ slug: e }) => !b.has(e)).map((e) => inTime(e)), n = [...m.keys()].flatMap((t) => {
			let [n, r] = [p.get(t), _.get(t)];
			return !b.has(t) || e.has(t) || n === void 0 || r === void 0 ? [] : [inTime({
				slug: t,
				lastUpdated: n,
				seo: r,
				freshUntil: S.get(t)
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
		C !== void 0 && (i?.follows ?? !0) && c.warn(`The portal's list of pages did not count an edit of the metadata of "${C}" as a change of the page. So every deployment fetches metadata again whose Cache-Control no longer holds, the oldest first.`);
		let e = m.size - b.size - A.length;
		if (e > 0 && c.info(`SEO metadata: ${g(b.size, "page")} fetched, ${e} as the last deployment had them.`), A.length === 0) return;
		let t = A.filter((e) => !h.has(e)).length;
		c.warn(`SEO metadata of ${g(A.length, "page")} not fetched within ${a} min (seo.fetchMinutes): title and description are those of the portal, the rest is ${A.length - t} times that of the last deployment and ${t} times left as built. The next deployment goes on: ${o(A)}.`);
	}
}
function isMissing(e) {
	return e instanceof h && e.status === 404;
}
export { W as n, B as r, q as t };

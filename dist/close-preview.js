import { r as e } from "./rolldown-runtime.js";
import { A as t, C as n, E as r, T as i, X as a, Z as o, b as s, j as c, k as l, tt as u, v as d, w as f, x as p, z as m } from "./shared-later.js";
import { Ct as h, D as g, It as _, Lt as v, r as y, vt as b, y as x } from "./shared.js";
import { i as S } from "./session.js";
import { Z as C, n as w, r as T, s as E, t as D, wt as O } from "./shared-rarely.js";
const { mkdir: k, mkdtemp: A, writeFile: j } = globalThis.process.getBuiltinModule("node:fs/promises"), { randomUUID: M } = globalThis.process.getBuiltinModule("node:crypto"), N = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/close/closing.ts
var Unheard = class extends Error {
	name = "Unheard";
	cause;
	constructor(e) {
		super(e.message, { cause: e }), this.cause = e;
	}
};
const P = "Set environments.preview.url in the site config, so that the URL can be checked.";
async function waitUntilGone(e, t, n = formatCloseRequested(e), r) {
	let { url: i, config: o } = e;
	if (!i) return;
	let { clock: s, signal: c } = t, l = o.hosting.verificationTimeoutMinutes * 6e4, u = "", d = await a({
		clock: s,
		signal: c,
		limit: l,
		pause: 2e3
	}, async (e) => {
		let n = await probeOnce(i, e, t);
		if (typeof n == "number") return n;
		u = n;
	});
	if (d) return {
		url: i,
		status: d
	};
	throw new v("CLOSE_UNKNOWN", n, {
		cause: r,
		facts: _([
			u,
			r?.message,
			...r?.facts ?? []
		])
	});
}
function formatCloseRequested(e) {
	return `${`The request to close the Preview "${e.environmentName}" was sent to the hosting platform`}, but checks of ${e.url} did not show that it is gone.`;
}
async function probeOnce(e, t, n) {
	let probeAddress = (e) => o(e, n, {
		limitMs: t,
		newConnection: !0
	});
	try {
		let { status: t } = await probeAddress(`${e}/`);
		if (!isGone(t)) return `${e} responds with status ${t}`;
		let n = (await Promise.all(d(e, probeAddress))).find((e) => !isGone(e.status));
		return n ? `${e}/${u} responds with status ${n.status}` : t;
	} catch (e) {
		if (!(e instanceof h)) throw e;
		return e.message;
	}
}
const isGone = (e) => e === 404 || e === 410;
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, s = await a.client(n), c = await A(N.join(n.scratch, "client-")), l = N.join(c, "home");
	await k(l);
	let u = N.join(c, "event.json");
	await j(u, JSON.stringify(buildEvent(r, i)));
	let { repository: d } = i, p = {
		home: l,
		limitMs: r.config.hosting.distributionTimeoutMinutes * 6e4,
		args: ["close"],
		env: D({
			token: t,
			eventFile: u,
			repository: d,
			home: l,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, { report: m, result: h, isOverdue: g } = await T(s, p, n), _ = w(s, m, h), y = m.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(y)) return "absent";
	let b = { facts: [`reason: ${y}`, ..._] };
	if (f(0, y)) throw new v("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", b);
	let x = "The platform's upload client failed.";
	if (y !== "") throw new v("OFFICIAL_CLIENT_FAILED", x, b);
	if (h.code !== 0 && !g) throw new Unheard(new v("OFFICIAL_CLIENT_FAILED", x, { facts: _ }));
	if (r.url) return "closed";
	let S = `The platform's upload client ${g ? "was ended at its time limit" : "ended"} without reporting whether the Preview "${r.environmentName}" is closed.`;
	throw new v("CLOSE_UNKNOWN", S, {
		facts: _,
		remedy: P
	});
}
function buildEvent(e, t) {
	let { config: n, environmentName: r } = e, i = n.environments.production.branch;
	return {
		action: "closed",
		number: r,
		pull_request: {
			number: r,
			title: r,
			head: { ref: t.branch },
			base: { ref: i }
		},
		repository: {
			default_branch: i,
			full_name: t.repository,
			html_url: `https://github.com/${t.repository}`
		}
	};
}
async function closeEnvironment(e, t, n, r) {
	let i = await checkClosing(e, r), a = M();
	n.begins(a);
	try {
		return {
			correlationId: a,
			outcome: await close({
				plan: e,
				target: i,
				correlationId: a,
				access: t,
				record: n
			}, r),
			gone: await waitUntilGone(e, r)
		};
	} catch (t) {
		if (r.signal.throwIfAborted(), !(t instanceof Unheard)) throw t;
		return {
			correlationId: a,
			outcome: "closed",
			gone: await probeInstead(e, t.cause, r)
		};
	}
}
async function probeInstead(e, t, n) {
	let { url: r, environmentName: i } = e, a = [t.message, ...t.facts], o = `The hosting platform did not report whether ${`the Preview "${i}"`} is closed`;
	r && n.log.info(`${o}: ${a.join(" ")} Checking ${r} instead.`);
	let s = await waitUntilGone(e, n, `${o}, and checks of ${r} did not show that it is gone.`, t);
	if (s) return s;
	let c = `${P} Closing it again does no harm.`;
	throw new v("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: a,
		remedy: c
	});
}
async function checkClosing(e, n) {
	let r = c(e);
	t(r), l(r, void 0);
	let { event: i, environmentName: a } = e;
	if (i.name !== "delete" && i.name !== "push") return r;
	let o = await branchesOfPreview(e, n);
	if (o.length === 0) return r;
	let s = `The Preview "${a}" is still in use by: ${b(o, 5).join(", ")}.`;
	throw new v("PREVIEW_IN_USE", s);
}
async function close(e, t) {
	let { plan: a, access: o } = e, c = await o.token();
	if (a.uploader === "official") return closeOfficial(e, c, t);
	let { http: l, signal: u } = t, d = p({
		http: l,
		token: c,
		correlationId: e.correlationId,
		signal: u
	});
	try {
		if (!d) throw r(c.reveal().length);
		let sendClose = (t) => n(e.correlationId)("close the Preview", d.close(e.target, t), !0), [t, i] = s;
		return await sendClose(t).catch((e) => {
			if (!(e instanceof v && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return sendClose(i);
		}), e.record.mayHaveChanged(), "closed";
	} catch (n) {
		if (isAbsence(n)) return "absent";
		if (hasDoneNothing(n) || e.record.mayHaveChanged(), a.uploader !== "auto" || !i(n)) throw n instanceof v && !hasDoneNothing(n) ? new Unheard(n) : n;
		return t.log.warn(`${n.message} ${n.facts[0] ?? ""} Closing with the platform's client instead.`), closeOfficial(e, c, t);
	}
}
const F = [
	"UPLOAD_TOKEN_SHAPE",
	"UPLOAD_REFUSED",
	"UPLOAD_TOKEN_REFUSED"
];
function hasDoneNothing(e) {
	if (!(e instanceof v)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof h && !n.mayHaveArrived || F.includes(t);
}
function isAbsence(e) {
	return e instanceof v && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.*\benvironment/i.test(e));
}
async function branchesOfPreview(e, t) {
	let { production: n, preview: r } = e.config.environments;
	try {
		let i = t.github ? await listBranches(e, t.github, t) : await listBranchesWithGit(e.workspace, t), isDeployed = (e) => e !== n.branch && r.branches.some((t) => y(e, t));
		return [...new Set(i)].filter(isDeployed).sort();
	} catch (e) {
		if (t.signal.throwIfAborted(), !(e instanceof v)) throw e;
		let { message: n, facts: r } = e, i = `Can't determine whether another branch still uses the Preview: ${n}`;
		throw new v("CLOSE_BRANCHES_UNKNOWN", i, {
			cause: e,
			facts: r
		});
	}
}
async function listBranches({ config: e, event: t }, n, r) {
	let [i, a] = [E(n, r), O(t.repository)], o = e.environments.preview.branches.map((e) => e.split("*")[0] ?? "").map((e) => C(i, a, e));
	return (await Promise.all(o)).flat();
}
async function listBranchesWithGit(e, t) {
	let n = await t.git(e, [
		"ls-remote",
		"--heads",
		"origin"
	], t.signal);
	if (n === void 0) throw new v("GITHUB_UNAVAILABLE", "The run has no GitHub token, and git can't list the branches.");
	return [...n.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
// src/deploy/close-preview.ts
var I = e({ closePreview: () => closePreview });
async function closePreview(e, t, n) {
	if (e.dryRun) return await n.step("close", (t) => checkClosing(e, t), () => g(e)), n.addFacts({ closes: !0 }), n.complete("skipped");
	let r = S(e, t, n), i = await n.step("close", (t) => closeEnvironment(e, r, n, t), (t) => x(e, t));
	n.addFacts(m(i)), i.outcome === "closed" && n.hasChanged(), n.complete("succeeded");
}
export { I as t };

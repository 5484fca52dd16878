import { r as e } from "./rolldown-runtime.js";
import { A as t, B as n, D as r, E as i, M as a, S as o, T as s, Z as c, j as l, w as u, x as d, y as f } from "./shared-later.js";
import { Ct as p, D as m, Gt as h, I as g, M as _, Wt as v, jt as y, r as b, y as x } from "./shared.js";
import { i as S } from "./session.js";
import { Dt as C, Z as w, n as T, r as E, s as D, t as O } from "./shared-rarely.js";
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
	let { url: i, config: a } = e;
	if (!i) return;
	let { clock: o, signal: s } = t, l = a.hosting.verificationTimeoutMinutes * 6e4, u = "", d = await c({
		clock: o,
		signal: s,
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
	throw new h("CLOSE_UNKNOWN", n, {
		cause: r,
		facts: v([
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
	let probeAddress = (e) => _(e, n, {
		limitMs: t,
		newConnection: !0
	});
	try {
		let { status: t } = await probeAddress(`${e}/`);
		if (!isGone(t)) return `${e} responds with status ${t}`;
		let n = (await Promise.all(f(e, probeAddress))).find((e) => !isGone(e.status));
		return n ? `${e}/${g} responds with status ${n.status}` : t;
	} catch (e) {
		if (!(e instanceof y)) throw e;
		return e.message;
	}
}
const isGone = (e) => e === 404 || e === 410;
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, c = await a.client(n), l = await A(N.join(n.scratch, "client-")), u = N.join(l, "home");
	await k(u);
	let d = N.join(l, "event.json");
	await j(d, JSON.stringify(buildEvent(r, i)));
	let { repository: f } = i, p = {
		home: u,
		limitMs: r.config.hosting.distributionTimeoutMinutes * 6e4,
		args: ["close"],
		env: O({
			token: t,
			eventFile: d,
			repository: f,
			home: u,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, { report: m, result: g, isOverdue: _ } = await E(c, p, n), v = T(c, m, g), y = m.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(y)) return "absent";
	let b = { facts: [`reason: ${y}`, ...v] };
	if (s(0, y)) throw new h("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", b);
	let x = "The platform's upload client failed.";
	if (y !== "") throw new h("OFFICIAL_CLIENT_FAILED", x, b);
	if (g.code !== 0 && !_) throw new Unheard(new h("OFFICIAL_CLIENT_FAILED", x, { facts: v }));
	if (r.url) return "closed";
	let S = `The platform's upload client ${_ ? "was ended at its time limit" : "ended"} without reporting whether the Preview "${r.environmentName}" is closed.`;
	throw new h("CLOSE_UNKNOWN", S, {
		facts: v,
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
	throw new h("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: a,
		remedy: c
	});
}
async function checkClosing(e, n) {
	let r = a(e);
	l(r), t(r, void 0);
	let { event: i, environmentName: o } = e;
	if (i.name !== "delete" && i.name !== "push") return r;
	let s = await branchesOfPreview(e, n);
	if (s.length === 0) return r;
	let c = `The Preview "${o}" is still in use by: ${p(s, 5).join(", ")}.`;
	throw new h("PREVIEW_IN_USE", c);
}
async function close(e, t) {
	let { plan: n, access: a } = e, s = await a.token();
	if (n.uploader === "official") return closeOfficial(e, s, t);
	let { http: c, signal: l } = t, f = o({
		http: c,
		token: s,
		correlationId: e.correlationId,
		signal: l
	});
	try {
		if (!f) throw r(s.reveal().length);
		let sendClose = (t) => u(e.correlationId)("close the Preview", f.close(e.target, t), !0), [t, n] = d;
		return await sendClose(t).catch((e) => {
			if (!(e instanceof h && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return sendClose(n);
		}), e.record.mayHaveChanged(), "closed";
	} catch (r) {
		if (isAbsence(r)) return "absent";
		if (hasDoneNothing(r) || e.record.mayHaveChanged(), n.uploader !== "auto" || !i(r)) throw r instanceof h && !hasDoneNothing(r) ? new Unheard(r) : r;
		return t.log.warn(`${r.message} ${r.facts[0] ?? ""} Closing with the platform's client instead.`), closeOfficial(e, s, t);
	}
}
const F = [
	"UPLOAD_TOKEN_SHAPE",
	"UPLOAD_REFUSED",
	"UPLOAD_TOKEN_REFUSED"
];
function hasDoneNothing(e) {
	if (!(e instanceof h)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof y && !n.mayHaveArrived || F.includes(t);
}
function isAbsence(e) {
	return e instanceof h && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.*\benvironment/i.test(e));
}
async function branchesOfPreview(e, t) {
	let { production: n, preview: r } = e.config.environments;
	try {
		let i = t.github ? await listBranches(e, t.github, t) : await listBranchesWithGit(e.workspace, t), isDeployed = (e) => e !== n.branch && r.branches.some((t) => b(e, t));
		return [...new Set(i)].filter(isDeployed).sort();
	} catch (e) {
		if (t.signal.throwIfAborted(), !(e instanceof h)) throw e;
		let { message: n, facts: r } = e, i = `Can't determine whether another branch still uses the Preview: ${n}`;
		throw new h("CLOSE_BRANCHES_UNKNOWN", i, {
			cause: e,
			facts: r
		});
	}
}
async function listBranches({ config: e, event: t }, n, r) {
	let [i, a] = [D(n, r), C(t.repository)], o = e.environments.preview.branches.map((e) => e.split("*")[0] ?? "").map((e) => w(i, a, e));
	return (await Promise.all(o)).flat();
}
async function listBranchesWithGit(e, t) {
	let n = await t.git(e, [
		"ls-remote",
		"--heads",
		"origin"
	], t.signal);
	if (n === void 0) throw new h("GITHUB_UNAVAILABLE", "The run has no GitHub token, and git can't list the branches.");
	return [...n.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
// src/deploy/close-preview.ts
var I = e({ closePreview: () => closePreview });
async function closePreview(e, t, r) {
	if (e.dryRun) return await r.step("close", (t) => checkClosing(e, t), () => m(e)), r.addFacts({ closes: !0 }), r.complete("skipped");
	let i = S(e, t, r), a = await r.step("close", (t) => closeEnvironment(e, i, r, t), (t) => x(e, t));
	r.addFacts(n(a)), a.outcome === "closed" && r.hasChanged(), r.complete("succeeded");
}
export { I as t };

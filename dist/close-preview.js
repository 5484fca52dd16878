import { r as e } from "./rolldown-runtime.js";
import { A as t, C as n, G as r, M as i, N as a, T as o, _ as s, at as c, b as l, j as u, nt as d, st as f, w as p, y as m } from "./shared-later.js";
import { Ct as h, It as g, Lt as _, O as v, b as y, bt as b, r as x } from "./shared.js";
import { i as S } from "./session.js";
import { Ct as C, X as w, c as T, n as E, r as D, t as O } from "./shared-rarely.js";
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
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, s = await a.client(n), c = await A(N.join(n.scratch, "client-")), l = N.join(c, "home");
	await k(l);
	let d = N.join(c, "event.json");
	await j(d, JSON.stringify(buildEvent(r, i)));
	let { report: f, result: p, isOverdue: m } = await E(s, {
		home: l,
		limitMs: r.config.hosting.distributionTimeoutMinutes * 6e4,
		args: ["close"],
		env: D({
			token: t,
			eventFile: d,
			repository: i.repository,
			home: l,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, n), h = O(s, f, p), g = f.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(g)) return "absent";
	let v = { facts: [`reason: ${g}`, ...h] }, y = "The platform's upload client failed.";
	if (u(0, g)) throw new _("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", v);
	if (g !== "") throw new _("OFFICIAL_CLIENT_FAILED", y, v);
	if (p.code !== 0 && !m) throw new Unheard(new _("OFFICIAL_CLIENT_FAILED", y, { facts: h }));
	if (!r.url) throw new _("CLOSE_UNKNOWN", `The platform's upload client ${m ? "was ended at its time limit" : "ended"} without reporting whether the Preview "${r.environmentName}" is closed.`, {
		facts: h,
		remedy: P
	});
	return "closed";
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
// src/deploy/steps/close/other-branches.ts
async function branchesOfPreview(e, t) {
	let { config: n, event: r, workspace: i } = e, { production: a, preview: o } = n.environments, s = o.branches.map((e) => e.split("*")[0] ?? ""), { github: c } = t;
	try {
		let e = c ? await Promise.all(s.map((e) => w(T(c, t), C(r.repository), e))) : await listBranchesWithGit(i, t), isDeployed = (e) => e !== a.branch && o.branches.some((t) => x(e, t));
		return [...new Set(e.flat())].filter(isDeployed).sort();
	} catch (e) {
		throw t.signal.throwIfAborted(), e instanceof _ ? new _("CLOSE_BRANCHES_UNKNOWN", `Can't determine whether another branch still uses the Preview: ${e.message}`, {
			cause: e,
			facts: e.facts
		}) : e;
	}
}
async function listBranchesWithGit(e, t) {
	let n = await t.git(e, [
		"ls-remote",
		"--heads",
		"origin"
	], t.signal);
	if (n === void 0) throw new _("GITHUB_UNAVAILABLE", "The run has no GitHub token, and git can't list the branches.");
	return [...n.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
async function waitUntilGone(e, t, n = formatCloseRequested(e), r) {
	let { url: i, config: a } = e;
	if (!i) return;
	let { clock: o, signal: s } = t, c = a.hosting.verificationTimeoutMinutes * 6e4, l = "", u = await f({
		clock: o,
		signal: s,
		limit: c,
		pause: 2e3
	}, async (e) => {
		let n = await probeOnce(i, e, t);
		if (typeof n == "number") return n;
		l = n;
	});
	if (u) return {
		url: i,
		status: u
	};
	throw new _("CLOSE_UNKNOWN", n, {
		cause: r,
		facts: g([
			l,
			r?.message,
			...r?.facts ?? []
		])
	});
}
function formatCloseRequested(e) {
	return `${`The request to close the Preview "${e.environmentName}" was sent to the hosting platform`}, but checks of ${e.url} did not show that it is gone.`;
}
async function probeOnce(e, t, n) {
	let probeAddress = (e) => d(e, n, {
		limitMs: t,
		newConnection: !0
	});
	try {
		let { status: t } = await probeAddress(`${e}/`);
		if (!isGone(t)) return `${e} responds with status ${t}`;
		let n = (await Promise.all(s(e, probeAddress))).find((e) => !isGone(e.status));
		return n ? `${e}/${c} responds with status ${n.status}` : t;
	} catch (e) {
		if (!(e instanceof h)) throw e;
		return e.message;
	}
}
const isGone = (e) => e === 404 || e === 410;
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
	let { url: r, environmentName: i } = e, a = [t.message, ...t.facts].join(" "), o = `The hosting platform did not report whether ${`the Preview "${i}"`} is closed`;
	r && n.log.info(`${o}: ${a} Checking ${r} instead.`);
	let s = await waitUntilGone(e, n, `${o}, and checks of ${r} did not show that it is gone.`, t);
	if (s) return s;
	throw new _("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: [t.message, ...t.facts],
		remedy: `${P} Closing it again does no harm.`
	});
}
async function checkClosing(e, t) {
	let r = o(e);
	return p(r), n(r, void 0), await checkUnused(e, t), r;
}
async function checkUnused(e, t) {
	let { event: n, environmentName: r } = e;
	if (n.name !== "delete" && n.name !== "push") return;
	let i = await branchesOfPreview(e, t);
	if (i.length > 0) {
		let e = b(i, 5).join(", ");
		throw new _("PREVIEW_IN_USE", `The Preview "${r}" is still in use by: ${e}.`);
	}
}
async function close(e, n) {
	let { plan: r, access: o } = e, s = await o.token();
	if (r.uploader === "official") return closeOfficial(e, s, n);
	let { http: c, signal: u } = n, d = m({
		http: c,
		token: s,
		correlationId: e.correlationId,
		signal: u
	});
	try {
		if (!d) throw a(s.reveal().length);
		let sendClose = (n) => t(e.correlationId)("close the Preview", d.close(e.target, n), !0), [n, r] = l;
		return await sendClose(n).catch((e) => {
			if (!(e instanceof _ && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return sendClose(r);
		}), e.record.mayHaveChanged(), "closed";
	} catch (t) {
		if (isAbsence(t)) return "absent";
		if (hasDoneNothing(t) || e.record.mayHaveChanged(), r.uploader !== "auto" || !i(t)) throw t instanceof _ && !hasDoneNothing(t) ? new Unheard(t) : t;
		return n.log.warn(`${t.message} ${t.facts[0] ?? ""} Closing with the platform's client instead.`), closeOfficial(e, s, n);
	}
}
function hasDoneNothing(e) {
	if (!(e instanceof _)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof h && !n.mayHaveArrived || t === "UPLOAD_TOKEN_SHAPE" || t === "UPLOAD_REFUSED" || t === "UPLOAD_TOKEN_REFUSED";
}
function isAbsence(e) {
	return e instanceof _ && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.*\benvironment/i.test(e));
}
// src/deploy/close-preview.ts
var F = e({ closePreview: () => closePreview });
async function closePreview(e, t, n) {
	if (e.dryRun) return await n.step("close", (t) => checkClosing(e, t), () => v(e)), n.addFacts({ closes: !0 }), n.complete("skipped");
	let i = S(e, t, n), a = await n.step("close", (t) => closeEnvironment(e, i, n, t), (t) => y(e, t));
	n.addFacts(r(a)), a.outcome === "closed" && n.hasChanged(), n.complete("succeeded");
}
export { F as t };

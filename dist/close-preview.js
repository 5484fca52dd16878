const [e] = (() => {
var t = Object.create, n = Object.defineProperty, r = Object.getOwnPropertyDescriptor, i = Object.getOwnPropertyNames, a = Object.getPrototypeOf, o = Object.prototype.hasOwnProperty, __commonJSMin = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), __exportAll = (e, t) => {
	let r = {};
	for (var i in e) n(r, i, {
		get: e[i],
		enumerable: !0
	});
	return t || n(r, Symbol.toStringTag, { value: "Module" }), r;
}, __copyProps = (e, t, a, s) => {
	if (t && typeof t == "object" || typeof t == "function") for (var c = i(t), l = 0, u = c.length, d; l < u; l++) d = c[l], !o.call(e, d) && d !== a && n(e, d, {
		get: ((e) => t[e]).bind(null, d),
		enumerable: !(s = r(t, d)) || s.enumerable
	});
	return e;
}, __toESM = (e, r, i) => (i = e == null ? {} : t(a(e)), __copyProps(r || !e || !e.__esModule || !o.call(e, "default") ? n(i, "default", {
	value: e,
	enumerable: !0
}) : i, e));
return [__exportAll];
})();
import { D as t, Et as n, L as r, M as i, N as a, P as o, R as s, T as c, j as l, k as u, tt as d, z as f } from "./shared-later.js";
import { Ht as p, Mt as m, Qt as h, Rt as g, S as _, dt as v, et as y, ln as b, n as x, rn as S } from "./shared.js";
import { i as C } from "./session.js";
import { K as w, r as T } from "./shared-rarely.js";
import { i as E, n as D, r as O } from "./official-client.js";
const mkdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdir(...e), mkdtemp = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdtemp(...e), writeFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").writeFile(...e), { randomUUID: k } = globalThis.process.getBuiltinModule("node:crypto"), A = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/close/closing.ts
var CloseUnconfirmed = class extends Error {
	name = "CloseUnconfirmed";
	cause;
	constructor(e) {
		super(e.message, { cause: e }), this.cause = e;
	}
};
const j = "Set environments.preview.url in the site config, so that the URL can be checked.";
async function waitUntilGone(e, t, r = formatCloseRequested(e), i) {
	let { url: a, config: o } = e;
	if (!a) return;
	let { clock: s, signal: c } = t, l = o.hosting.verificationTimeoutMinutes * 6e4, u = "", d = await n({
		clock: s,
		signal: c,
		limit: l,
		pause: 2e3
	}, async (e) => {
		let n = await probeOnce(a, e, t).catch(p((e) => e.message));
		if (typeof n == "number") return n;
		u = n;
	});
	if (d) return {
		url: a,
		status: d
	};
	throw new b("CLOSE_UNKNOWN", r, {
		cause: i,
		facts: h([
			u,
			i?.message,
			...i?.facts ?? []
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
	}), { status: r } = await probeAddress(`${e}/`);
	if (!isGone(r)) return `${e} responds with status ${r}`;
	let i = (await Promise.all(c(e, probeAddress))).find((e) => !isGone(e.status));
	return i ? `${e}/${S} responds with status ${i.status}` : r;
}
const isGone = (e) => e === 404 || e === 410;
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, s = await a.officialClient(n), c = await mkdtemp(A.join(n.scratch, "client-")), l = A.join(c, "home");
	await mkdir(l);
	let u = A.join(c, "event.json");
	await writeFile(u, JSON.stringify(buildEvent(r, i)));
	let { repository: d } = i, f = {
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
	};
	return readCloseOutcome(await E(s, f, n), s, r);
}
function readCloseOutcome({ report: e, result: t, isOverdue: n }, r, a) {
	let o = O(r, e, t), s = e.failures.join("; ");
	if (/no matching\b.{1,200}\benvironment/i.test(s)) return "absent";
	let c = { facts: [`reason: ${s}`, ...o] };
	if (i(0, s)) throw new b("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", c);
	let l = "The platform's upload client failed.";
	if (s !== "") throw new b("OFFICIAL_CLIENT_FAILED", l, c);
	if (t.code !== 0 && !n) throw new CloseUnconfirmed(new b("OFFICIAL_CLIENT_FAILED", l, { facts: o }));
	if (a.url) return "closed";
	let u = `The platform's upload client ${n ? "was ended at its time limit" : "ended"} without reporting whether the Preview "${a.environmentName}" is closed.`;
	throw new b("CLOSE_UNKNOWN", u, {
		facts: o,
		remedy: j
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
	let i = await checkClosing(e, r), a = k();
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
		if (r.signal.throwIfAborted(), !(t instanceof CloseUnconfirmed)) throw t;
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
	let c = `${j} Closing it again does no harm.`;
	throw new b("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: a,
		remedy: c
	});
}
async function checkClosing(e, t) {
	let n = f(e);
	s(n), r(n, void 0);
	let { event: i, environmentName: a } = e;
	if (i.name !== "delete" && i.name !== "push") return n;
	let o = await branchesOfPreview(e, t);
	if (o.length === 0) return n;
	let c = `The Preview "${a}" is still in use by: ${m(o, 5).join(", ")}.`;
	throw new b("PREVIEW_IN_USE", c);
}
async function close(e, n) {
	let { plan: r, access: i } = e, s = await i.deploymentToken();
	if (r.uploader === "official") return closeOfficial(e, s, n);
	let { http: c, signal: d } = n, f = u({
		http: c,
		token: s,
		correlationId: e.correlationId,
		signal: d
	});
	try {
		if (!f) throw o(s.reveal().length);
		let sendClose = (t) => l(e.correlationId)("close the Preview", f.close(e.target, t), !0), [n, r] = t;
		return await sendClose(n).catch((e) => {
			if (!(e instanceof b && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return sendClose(r);
		}), e.record.mayHaveChanged(), "closed";
	} catch (t) {
		if (isAbsence(t)) return "absent";
		if (hasDoneNothing(t) || e.record.mayHaveChanged(), r.uploader !== "auto" || !a(t)) throw t instanceof b && !hasDoneNothing(t) ? new CloseUnconfirmed(t) : t;
		return n.log.warn(`Closing with the platform's client instead. ${t.message} ${t.facts[0] ?? ""}`), closeOfficial(e, s, n);
	}
}
const M = [
	"UPLOAD_TOKEN_SHAPE",
	"UPLOAD_REFUSED",
	"UPLOAD_TOKEN_REFUSED"
];
function hasDoneNothing(e) {
	if (!(e instanceof b)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof g && !n.mayHaveArrived || M.includes(t);
}
function isAbsence(e) {
	return e instanceof b && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.{1,200}\benvironment/i.test(e));
}
async function branchesOfPreview(e, t) {
	let { production: n, preview: r } = e.config.environments;
	try {
		let i = t.github ? await listBranches(e, t.github, t) : await listBranchesWithGit(e.workspace, t), isDeployed = (e) => e !== n.branch && x(e, r.branches);
		return i.filter(isDeployed).sort();
	} catch (e) {
		if (t.signal.throwIfAborted(), !(e instanceof b)) throw e;
		let { message: n, facts: r } = e, i = `Can't determine whether another branch still uses the Preview: ${n}`;
		throw new b("CLOSE_BRANCHES_UNKNOWN", i, {
			cause: e,
			facts: r
		});
	}
}
async function listBranches({ config: e, event: t }, n, r) {
	let i = T(t.repository, n, r);
	return w(i, e.environments.preview.branches);
}
async function listBranchesWithGit(e, t) {
	let n = await t.git(e, [
		"ls-remote",
		"--heads",
		"origin"
	], t.signal);
	if (n === void 0) throw new b("GITHUB_UNAVAILABLE", "The run has no GitHub token, and git can't list the branches.");
	return [...n.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
// src/deploy/close-preview.ts
var N = e({ closePreview: () => closePreview });
async function closePreview(e, t, n) {
	if (e.dryRun) {
		let check = (t) => checkClosing(e, t);
		return await n.step("close", check, () => v(e)), n.addFacts({ closes: !0 }), n.complete("skipped");
	}
	let r = C(e, t, n), close = (t) => closeEnvironment(e, r, n, t), i = await n.step("close", close, (t) => y(e, t));
	n.addFacts(d(i)), i.outcome === "closed" && n.hasChanged(), n.complete("succeeded");
}
export { N as t };

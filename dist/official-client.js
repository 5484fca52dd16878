import { r as e } from "./rolldown-runtime.js";
import { C as t, S as n, j as r, k as i, n as a, r as o, x as s } from "./shared-later.js";
import { i as c, n as l, t as u } from "./shared-rarely.js";
import { Lt as d, vt as f } from "./shared.js";
const { mkdir: p, mkdtemp: m } = globalThis.process.getBuiltinModule("node:fs/promises"), h = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/upload/upload-official.ts
var g = e({ uploadOfficial: () => uploadOfficial });
async function uploadOfficial(e, r, i) {
	let { site: s, target: u, token: d, record: f } = e, g = await e.access.client(i);
	t(u, r), await o(e.plan, r, i);
	let _ = await m(h.join(i.scratch, "client-")), v = h.join(_, "site"), y = h.join(_, "home");
	await p(y), await s.writeFolder(v), await a(e, i);
	let { environmentName: b } = u, x = verdict(await l(g, {
		home: y,
		limitMs: timeLimit(e),
		env: c({
			token: d,
			site: v,
			environmentName: b,
			home: y,
			env: i.env
		}),
		onStart: () => f.mayHaveChanged()
	}, i), g, e);
	return n(u, x.url, r), r ? {
		...x,
		production: r
	} : x;
}
function timeLimit(e) {
	return Math.round(e.plan.config.hosting.distributionTimeoutMinutes * 6e4 + e.site.manifest.totalBytes / 500);
}
function verdict(e, t, n) {
	let { plan: a, correlationId: o } = n, { report: c, result: l, isOverdue: p } = e, { code: m } = l, h = c.id ?? o, g = u(t, c, l), [_] = g, unknown = (e) => ({
		id: h,
		correlationId: o,
		outcome: "unknown",
		url: s(c.url),
		lastPollError: `${e} (${_})`
	}), v = c.failures.join("; "), toError = (e, t, n) => new d(e, t, {
		cause: n,
		facts: [`reason: ${v}`, ...g]
	});
	if (v && c.url) return unknown(`the client reported both an address and a failure: ${v}`);
	if (v && c.isUploaded) throw toError("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.");
	if (v && r(0, v)) throw toError("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", new i(v));
	if (v) throw toError("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.");
	if (p) {
		let e = a.config.hosting.distributionTimeoutMinutes;
		return unknown(`the client was stopped ${f(e, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	}
	return c.isUnsure ? unknown("the client gave up waiting for the platform") : m === 0 && c.url ? {
		id: h,
		correlationId: o,
		outcome: "accepted",
		url: s(c.url)
	} : m === 0 && c.isUploaded ? unknown("the client exited without naming an address") : c.isUploading ? unknown("the client exited in the middle of the deployment") : unknown("the client exited without reporting whether it deployed the site");
}
export { g as t };

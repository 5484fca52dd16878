import { n as e } from "./rolldown-runtime.js";
import { A as t, D as n, M as r, T as i, j as a, o, t as s } from "./shared-later.js";
import { i as c, n as l, r as u } from "./shared-rarely.js";
import { Gt as d, bt as f } from "./shared.js";
const { mkdir: p, mkdtemp: m } = globalThis.process.getBuiltinModule("node:fs/promises"), h = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/upload/upload-official.ts
var g = e({ uploadOfficial: () => uploadOfficial });
async function uploadOfficial(e, t, n) {
	let { plan: i, site: l, target: d, token: f, record: g } = e, v = await m(h.join(n.scratch, "client-")), y = h.join(v, "site"), b = h.join(v, "home");
	await p(b), await l.writeFolder(y);
	let x = await e.access.client(n), S = await t;
	r(d, S), await s(i, S, n), await o(e, n);
	let { environmentName: C } = d, w = l.manifest.totalBytes / _, T = {
		home: b,
		limitMs: Math.round(i.config.hosting.distributionTimeoutMinutes * 6e4 + w),
		env: c({
			token: f,
			site: y,
			environmentName: C,
			home: b,
			env: n.env
		}),
		onStart: () => g.mayHaveChanged(),
		onUploaded: () => void (i.url && n.http.connect?.(i.url, 9))
	}, E = verdict(await u(x, T, n), x, e);
	return a(d, E.url, S), {
		...E,
		production: S
	};
}
const _ = 500;
function verdict({ report: e, result: r, isOverdue: a }, o, { plan: s, correlationId: c }) {
	let u = e.id ?? c, p = l(o, e, r), m = t(e.url), unknown = (e) => {
		let t = `${e} (${p[0]})`;
		return {
			id: u,
			correlationId: c,
			outcome: "unknown",
			url: m,
			lastPollError: t
		};
	}, h = e.failures.join("; "), toError = (e, t, n) => new d(e, t, {
		cause: n,
		facts: [`reason: ${h}`, ...p]
	});
	if (h && e.url) return unknown(`the client reported both an address and a failure: ${h}`);
	let g = "The platform's upload client reported";
	if (h && e.isUploaded) throw toError("DISTRIBUTION_FAILED", `${g} a failed deployment.`);
	if (h && n(0, h)) throw toError("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", new i(h));
	if (h) throw toError("OFFICIAL_CLIENT_FAILED", `${g} a failure.`);
	if (a) return unknown(`the client was stopped ${f(s.config.hosting.distributionTimeoutMinutes, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	if (e.isUnsure) return unknown("the client gave up waiting for the platform");
	let { code: _ } = r;
	return _ === 0 && e.url ? {
		id: u,
		correlationId: c,
		outcome: "accepted",
		url: m
	} : _ === 0 && e.isUploaded ? unknown("the client exited without naming an address") : e.isUploading ? unknown("the client exited in the middle of the deployment") : unknown("the client exited without reporting whether it deployed the site");
}
export { g as t };

import { r as e } from "./rolldown-runtime.js";
import { D as t, O as n, S as r, k as i, s as a, t as o, w as s } from "./shared-later.js";
import { i as c, n as l, r as u } from "./shared-rarely.js";
import { Lt as d, gt as f } from "./shared.js";
const { mkdir: p, mkdtemp: m } = globalThis.process.getBuiltinModule("node:fs/promises"), h = globalThis.process.getBuiltinModule("node:path");
// src/deploy/steps/upload/upload-official.ts
var g = e({ uploadOfficial: () => uploadOfficial });
async function uploadOfficial(e, t, r) {
	let { plan: s, site: l, target: d, token: f, record: g } = e, v = await e.access.client(r);
	i(d, t), await o(s, t, r);
	let y = await m(h.join(r.scratch, "client-")), b = h.join(y, "site"), x = h.join(y, "home");
	await p(x), await l.writeFolder(b), await a(e, r);
	let { environmentName: S } = d, C = l.manifest.totalBytes / _, w = {
		home: x,
		limitMs: Math.round(s.config.hosting.distributionTimeoutMinutes * 6e4 + C),
		env: c({
			token: f,
			site: b,
			environmentName: S,
			home: x,
			env: r.env
		}),
		onStart: () => g.mayHaveChanged()
	}, T = verdict(await u(v, w, r), v, e);
	return n(d, T.url, t), t ? {
		...T,
		production: t
	} : T;
}
const _ = 500;
function verdict({ report: e, result: n, isOverdue: i }, a, { plan: o, correlationId: c }) {
	let u = e.id ?? c, p = l(a, e, n), m = t(e.url), unknown = (e) => {
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
	if (h && s(0, h)) throw toError("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", new r(h));
	if (h) throw toError("OFFICIAL_CLIENT_FAILED", `${g} a failure.`);
	if (i) return unknown(`the client was stopped ${f(o.config.hosting.distributionTimeoutMinutes, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	if (e.isUnsure) return unknown("the client gave up waiting for the platform");
	let { code: _ } = n;
	return _ === 0 && e.url ? {
		id: u,
		correlationId: c,
		outcome: "accepted",
		url: m
	} : _ === 0 && e.isUploaded ? unknown("the client exited without naming an address") : e.isUploading ? unknown("the client exited in the middle of the deployment") : unknown("the client exited without reporting whether it deployed the site");
}
export { g as t };

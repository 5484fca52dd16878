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
import { Qt as t, Xt as n, t as r } from "./shared.js";
import { R as i } from "./shared-later.js";
import { At as a, Ft as o, Nt as s, V as c, X as l, k as u, n as d, q as f, r as p, tt as m, x as h } from "./shared-rarely.js";
import { E as g, L as _, O as v, S as y, j as b, w as x, x as S } from "./config.js";
import { c as C, l as w, s as T, z as E } from "./session.js";
// src/clients/github/artifacts.ts
const D = g({
	id: x(),
	name: _(),
	size_in_bytes: x(),
	expired: y(),
	created_at: v(_()),
	expires_at: v(_()),
	workflow_run: b(v(g({
		id: b(x()),
		head_branch: b(v(_()))
	})))
}), toRecord = (e) => ({
	id: e.id,
	name: e.name,
	bytes: e.size_in_bytes,
	expired: e.expired,
	createdAt: e.created_at ?? "",
	expiresAt: e.expires_at ?? "",
	run: e.workflow_run?.id,
	branch: e.workflow_run?.head_branch ?? void 0
});
async function list(e, t, n) {
	let r = await e.list({
		path: t,
		needs: "Actions: read"
	}, "artifacts", n);
	return o(S(D), r, "the artifacts").map(toRecord).sort((e, t) => t.createdAt.localeCompare(e.createdAt) || t.id - e.id);
}
function artifactsOfRun(e, t, n) {
	return list(e, `${s(t)}/actions/runs/${n}/artifacts`);
}
// src/workflows/package-origin.ts
async function proveOrigin(e, t, n, r) {
	let i = await findSource(e, t, n, r);
	if ("problem" in i) return i;
	let a = await readBuiltVersion(e, t, n.id, r);
	return "problem" in a ? a : {
		...i,
		...a
	};
}
async function findSource(e, t, n, r) {
	let { event: i, commit: a, workflow: o } = n;
	if (i !== "push" && i !== "workflow_dispatch") return { problem: `it was started by ${i}` };
	if (!n.isOwn) return { problem: `it built a commit of ${n.repository}` };
	let s = await findDeployingBranch(e, t, n, r);
	if (s === void 0) return { problem: `it built ${n.branch}` };
	let u = await l(e, t, a);
	return (await c(u, r.configFile)).some((e) => e.path === o) ? { branch: s } : { problem: `${o || "its workflow"} does not deploy the site` };
}
async function findDeployingBranch(e, t, { event: n, branch: i }, { environment: a, environments: o }) {
	let { production: s, preview: c } = o, deploys = (e) => {
		let t = e === s.branch;
		return a === "Production" || t ? t && (a === "Production" || n === "workflow_dispatch") : c.branches.some((t) => r(e, t));
	};
	if (deploys(i)) return i;
	let l = await m(e, t, i);
	return l !== void 0 && deploys(l) ? l : void 0;
}
async function readBuiltVersion(e, t, n, r) {
	let a = (await artifactsOfRun(e, t, n)).map((e) => i(e.name)).filter((e) => e?.slug === r.slug && e.environment === r.environment), o = [...new Set(a.map((e) => e?.version))].toSorted();
	return o.length < 2 ? { version: o[0] } : { problem: `it kept more than one package for ${r.environment}: ${o.join(", ")}` };
}
function compareWithReport(e, t) {
	let n = t.map((t) => [
		"version",
		"commit",
		"built"
	].filter((n) => t[n] !== void 0 && t[n] !== e[n]).map((n) => `${n}: ${e[n] ?? "unknown"}, but its run reported ${t[n]}`));
	return n.some((e) => e.length === 0) ? [] : n[0] ?? [];
}
// src/deploy/steps/plan/reported-package.ts
var O = e({ checkReportedPackage: () => checkReportedPackage });
async function checkReportedPackage(e, { origin: t }, r, i) {
	let { rollbackRun: a, environment: o, version: s, provenance: c } = e, l = await listReports(e, r, i);
	if (l.length === 0) {
		i.log.info(`The portal has no report of run ${a}: only GitHub proves its package.`);
		return;
	}
	let u = t && w(t.files), d = compareWithReport({
		version: s,
		commit: c.commit,
		built: u
	}, l);
	if (d.length === 0) return;
	let f = `The stored package is not the one that run ${a} deployed to ${o}.`;
	throw new n("ROLLBACK_REFUSED", f, { facts: d });
}
const k = ["succeeded", "unknown"];
async function listReports(e, n, r) {
	try {
		return await readReports(e, n, r.signal);
	} catch (e) {
		return r.signal.throwIfAborted(), r.log.debug(t(e)), [];
	}
}
async function readReports(e, t, n) {
	let { rollbackRun: r, environment: i, config: a } = e, o = a.site.id;
	for (let e = 0; e < 10; e += 1) {
		let a = {
			limit: E.maximum,
			offset: e * E.maximum
		}, { deployments: s, total: c } = await t.call("listDeployments", {
			siteId: o,
			query: a
		}, { signal: n }), l = s.filter(({ run: e, ...t }) => e.id === r && t.environment === i && k.includes(t.status));
		if (l.length > 0) return l.map(({ version: e, commitSha: t, provenance: n }) => ({
			version: e,
			commit: t,
			built: n?.built
		}));
		if (a.offset + s.length >= c || s.length === 0) break;
	}
	return [];
}
// src/deploy/steps/plan/rollback.ts
var A = e({ readRetainedPackage: () => readRetainedPackage });
async function readRetainedPackage(e, t, r) {
	let { manifest: i } = await C(e.workspace), a = {
		slug: e.config.site.slug,
		environment: e.environment
	}, o = T(["slug", "environment"], i, a);
	if (o.length > 0) {
		let e = `Choose a run that built ${a.slug} for ${a.environment}.`;
		throw new n("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
			facts: o,
			remedy: e
		});
	}
	let { version: s, commit: c, tree: l, run: u } = i, d = {
		commit: c,
		tree: l,
		run: u
	};
	return e.dryRun ? {
		version: s,
		provenance: d,
		ref: e.event.ref,
		builtBy: void 0
	} : {
		version: s,
		provenance: d,
		...await checkRollbackOrigin(e, t, i, r)
	};
}
async function checkRollbackOrigin(e, t, r, i) {
	let { repository: o } = e.event, { commit: s } = r, refuse = (e, t) => new n("ROLLBACK_REFUSED", e, { remedy: t }), c = i.github && d(i.github, i), l = a(o), m = c && await p(u(c, l, t), i), g = `GitHub does not say where the package of run ${t} comes from.`;
	if (!c || !m || [
		"event",
		"branch",
		"commit",
		"repository",
		"workflow"
	].some((e) => m[e] === "")) throw refuse(g, j);
	let _ = `run ${t} built ${m.commit.slice(0, 12)}`;
	if (m.commit !== s) throw refuse(`The package is from commit ${s.slice(0, 12)}, but ${_}.`);
	let { config: v, environment: y, configFile: b } = e, { environments: x, site: S } = v, C = {
		slug: S.slug,
		environment: y,
		environments: x,
		configFile: b
	}, w = await p(proveOrigin(c, l, m, C), i), T = `Run ${t} (${m.event}, ${m.branch})`;
	if (!w) throw refuse(g, j);
	if ("problem" in w) throw refuse(`${T} could not have deployed to ${y}: ${w.problem}.`);
	let E = await p(f(c, l, w.branch), i);
	if (!E || E !== s && !await p(h(c, l, s, E), i)) throw refuse(`The commit ${s.slice(0, 12)} is not on the branch ${w.branch}.`);
	if (w.version !== r.version) throw refuse(`The package is ${r.version}, but run ${t} kept ${w.version ?? "none"}.`);
	return i.log.info(`Package of run ${t} of ${m.workflow}: ${m.url}`), {
		ref: `refs/heads/${m.branch}`,
		builtBy: m.workflow
	};
}
const j = "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.";
export { O as n, A as t };

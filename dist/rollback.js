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
import { At as t, Ft as n, Nt as r, V as i, X as a, k as o, n as s, q as c, r as l, tt as u, x as d } from "./shared-rarely.js";
import { qt as f, t as p } from "./shared.js";
import { z as m } from "./shared-later.js";
import { A as h, C as g, D as _, I as v, T as y, b, x } from "./config.js";
import { c as S, s as C } from "./session.js";
// src/clients/github/artifacts.ts
const w = y({
	id: g(),
	name: v(),
	size_in_bytes: g(),
	expired: x(),
	created_at: _(v()),
	expires_at: _(v()),
	workflow_run: h(_(y({
		id: h(g()),
		head_branch: h(_(v()))
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
async function list(e, t, r) {
	let i = await e.list({
		path: t,
		needs: "Actions: read"
	}, "artifacts", r);
	return n(b(w), i, "the artifacts").map(toRecord).sort((e, t) => t.createdAt.localeCompare(e.createdAt) || t.id - e.id);
}
function artifactsOfRun(e, t, n) {
	return list(e, `${r(t)}/actions/runs/${n}/artifacts`);
}
// src/workflows/package-origin.ts
async function judgeOrigin(e, t, n, r) {
	let { event: o, commit: s, workflow: c } = n;
	if (o !== "push" && o !== "workflow_dispatch") return { problem: `it was started by ${o}` };
	if (!n.isOwn) return { problem: `it built a commit of ${n.repository}` };
	let l = await findDeployingBranch(e, t, n, r);
	if (l === void 0) return { problem: `it built ${n.branch}` };
	let u = await a(e, t, s);
	return (await i(u, r.configFile)).some((e) => e.path === c) ? { branch: l } : { problem: `${c || "its workflow"} does not deploy the site` };
}
async function findDeployingBranch(e, t, { event: n, branch: r }, { environment: i, environments: a }) {
	let { production: o, preview: s } = a, deploys = (e) => {
		let t = e === o.branch;
		return i === "Production" || t ? t && (i === "Production" || n === "workflow_dispatch") : s.branches.some((t) => p(e, t));
	};
	if (deploys(r)) return r;
	let c = await u(e, t, r);
	return c !== void 0 && deploys(c) ? c : void 0;
}
async function readBuiltVersion(e, t, n, r) {
	let i = (await artifactsOfRun(e, t, n)).map((e) => m(e.name)).filter((e) => e?.slug === r.slug && e.environment === r.environment), a = [...new Set(i.map((e) => e?.version))].toSorted();
	return a.length < 2 ? { version: a[0] } : { problem: `it kept more than one package for ${r.environment}: ${a.join(", ")}` };
}
// src/deploy/steps/plan/rollback.ts
var T = e({ readRetainedPackage: () => readRetainedPackage });
async function readRetainedPackage(e, t, n) {
	let { manifest: r } = await S(e.workspace), i = {
		slug: e.config.site.slug,
		environment: e.environment
	}, a = C(["slug", "environment"], r, i);
	if (a.length > 0) {
		let e = `Choose a run that built ${i.slug} for ${i.environment}.`;
		throw new f("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
			facts: a,
			remedy: e
		});
	}
	let { version: o, commit: s, tree: c, run: l } = r, u = {
		commit: s,
		tree: c,
		run: l
	};
	return e.dryRun ? {
		version: o,
		provenance: u,
		ref: e.event.ref,
		builtBy: void 0
	} : {
		version: o,
		provenance: u,
		...await checkRollbackOrigin(e, t, r, n)
	};
}
async function checkRollbackOrigin(e, n, r, i) {
	let { repository: a } = e.event, { commit: u } = r, refuse = (e, t) => new f("ROLLBACK_REFUSED", e, { remedy: t }), p = i.github && s(i.github, i), m = t(a), h = p && await l(o(p, m, n), i), g = `GitHub does not say where the package of run ${n} comes from.`;
	if (!p || !h || [
		"event",
		"branch",
		"commit",
		"repository",
		"workflow"
	].some((e) => h[e] === "")) throw refuse(g, E);
	let _ = `run ${n} built ${h.commit.slice(0, 12)}`;
	if (h.commit !== u) throw refuse(`The package is from commit ${u.slice(0, 12)}, but ${_}.`);
	let { config: v, environment: y, configFile: b } = e, { environments: x, site: S } = v, C = {
		slug: S.slug,
		environment: y,
		environments: x,
		configFile: b
	}, w = await l(judgeOrigin(p, m, h, C), i), T = `Run ${n} (${h.event}, ${h.branch})`;
	if (!w) throw refuse(g, E);
	if ("problem" in w) throw refuse(`${T} could not have deployed to ${y}: ${w.problem}.`);
	let D = await l(c(p, m, w.branch), i);
	if (!D || D !== u && !await l(d(p, m, u, D), i)) throw refuse(`The commit ${u.slice(0, 12)} is not on the branch ${w.branch}.`);
	let O = await l(readBuiltVersion(p, m, n, C), i);
	if (!O) throw refuse(g, E);
	if ("problem" in O) throw refuse(`${T} is not a source: ${O.problem}.`);
	if (O.version !== r.version) throw refuse(`The package is ${r.version}, but run ${n} kept ${O.version ?? "none"}.`);
	return i.log.info(`Package of run ${n} of ${h.workflow}: ${h.url}`), {
		ref: `refs/heads/${h.branch}`,
		builtBy: h.workflow
	};
}
const E = "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.";
export { T as t };

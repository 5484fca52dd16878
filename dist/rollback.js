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
import { B as t, Et as n, O as r, W as i, n as a, q as o, r as s, x as c } from "./shared-rarely.js";
import { n as l, qt as u } from "./shared.js";
import { c as d, s as f } from "./session.js";
// src/deploy/steps/plan/rollback.ts
var p = e({ readRetainedPackage: () => readRetainedPackage });
async function readRetainedPackage(e, t, n) {
	let { manifest: r } = await d(e.workspace), i = {
		slug: e.config.site.slug,
		environment: e.environment
	}, a = f(["slug", "environment"], r, i);
	if (a.length > 0) {
		let e = `Choose a run that built ${i.slug} for ${i.environment}.`;
		throw new u("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
			facts: a,
			remedy: e
		});
	}
	let { version: o, commit: s, tree: c, run: l } = r, p = {
		commit: s,
		tree: c,
		run: l
	};
	return e.dryRun ? {
		version: o,
		provenance: p,
		ref: e.event.ref
	} : {
		version: o,
		provenance: p,
		ref: await checkRollbackOrigin(e, t, s, n)
	};
}
async function checkRollbackOrigin(e, l, d, f) {
	let { repository: p } = e.event, refuse = (e, t) => new u("ROLLBACK_REFUSED", e, { remedy: t }), h = f.github && a(f.github, f), g = n(p), _ = h && await s(r(h, g, l), f), v = `GitHub does not say where the package of run ${l} comes from.`;
	if (!h || !_ || [
		"event",
		"branch",
		"commit",
		"repository",
		"workflow"
	].some((e) => _[e] === "")) throw refuse(v, m);
	if (_.repository.toLowerCase() !== p.toLowerCase()) throw refuse(`Run ${l} built a commit of ${_.repository}, not of ${p}.`);
	let y = `run ${l} built ${_.commit.slice(0, 12)}`;
	if (_.commit !== d) throw refuse(`The package is from commit ${d.slice(0, 12)}, but ${y}.`);
	checkBranch(e, l, _);
	let b = await s(i(h, g, _.branch), f);
	if (!b || b !== d && !await s(c(h, g, d, b), f)) throw refuse(`The commit ${d.slice(0, 12)} is not on the branch ${_.branch}.`);
	let readDeployWorkflows = async () => await t(await o(h, g, d), e.configFile);
	if (!(await s(readDeployWorkflows(), f))?.some((e) => e.path === _.workflow)) throw refuse(`Run ${l} belongs to ${_.workflow}, which does not deploy the site.`);
	return f.log.info(`Package of run ${l} of ${_.workflow}: ${_.url}`), toRef(_);
}
const toRef = (e) => `refs/heads/${e.branch}`, m = "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.";
function checkBranch(e, t, n) {
	let { config: r, environment: i, event: a } = e, o = {
		...a,
		name: n.event,
		ref: toRef(n),
		sha: n.commit
	};
	try {
		l(r.environments, o, i);
	} catch (e) {
		let r = u.from(e), a = `${`Run ${t} (${n.event}, ${n.branch})`} could not have deployed to ${i}.`, o = [r.message, ...r.facts];
		throw new u("ROLLBACK_REFUSED", a, {
			cause: r,
			facts: o
		});
	}
}
export { p as t };

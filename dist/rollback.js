import { r as e } from "./rolldown-runtime.js";
import { Lt as t, n } from "./shared.js";
import { I as r, L as i } from "./shared-later.js";
import { B as a, Ct as o, K as s, U as c, Y as l, c as u, k as d, l as f } from "./shared-rarely.js";
// src/deploy/steps/plan/rollback-origin.ts
async function checkRollbackOrigin(e, n, r, i) {
	let { repository: p } = e.event, refuse = (e, n) => new t("ROLLBACK_REFUSED", e, { remedy: n }), m = i.github && u(i.github, i), h = o(p), g = m && await f(d(m, h, n), i);
	if (!m || !g || Object.values(pickOrigin(g)).includes("")) throw refuse(`GitHub does not say where the package of run ${n} comes from.`, "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.");
	if (g.repository.toLowerCase() !== p.toLowerCase()) throw refuse(`Run ${n} built a commit of ${g.repository}, not of ${p}.`);
	if (g.commit !== r) throw refuse(`The package is from commit ${r.slice(0, 12)}, but run ${n} built ${g.commit.slice(0, 12)}.`);
	checkBranch(e, n, g);
	let _ = await f(s(m, h, g.branch), i);
	if (!_ || _ !== r && !await f(a(m, h, r, _), i)) throw refuse(`The commit ${r.slice(0, 12)} is not on the branch ${g.branch}.`);
	let readDeployWorkflows = async () => await c(await l(m, h, r), e.configFile);
	if (!(await f(readDeployWorkflows(), i))?.some((e) => e.path === g.workflow)) throw refuse(`Run ${n} belongs to ${g.workflow}, which does not deploy the site.`);
	return i.log.info(`Package of run ${n} of ${g.workflow}: ${g.url}`), toRef(g);
}
const toRef = (e) => `refs/heads/${e.branch}`;
function checkBranch(e, r, i) {
	let { config: a, environment: o, event: s } = e, c = {
		...s,
		name: i.event,
		ref: toRef(i),
		sha: i.commit
	};
	try {
		n(a.environments, c, o);
	} catch (e) {
		let n = t.from(e), a = `Run ${r} (${i.event}, ${i.branch}) could not have deployed to ${o}.`;
		throw new t("ROLLBACK_REFUSED", a, {
			cause: n,
			facts: [n.message, ...n.facts]
		});
	}
}
const pickOrigin = (e) => ({
	event: e.event,
	branch: e.branch,
	commit: e.commit,
	repository: e.repository,
	workflow: e.workflow
});
// src/deploy/steps/plan/rollback.ts
var p = e({ readRetainedPackage: () => readRetainedPackage });
async function readRetainedPackage(e, n, a) {
	let { manifest: o } = await i(e.workspace), s = {
		slug: e.config.site.slug,
		environment: e.environment
	}, c = r(["slug", "environment"], o, s);
	if (c.length > 0) throw new t("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
		facts: c,
		remedy: `Choose a run that built ${s.slug} for ${s.environment}.`
	});
	let { version: l, commit: u, tree: d, run: f } = o, p = {
		commit: u,
		tree: d,
		run: f
	};
	return e.dryRun ? {
		version: l,
		provenance: p,
		ref: e.event.ref
	} : {
		version: l,
		provenance: p,
		ref: await checkRollbackOrigin(e, n, u, a)
	};
}
export { p as t };

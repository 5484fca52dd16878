import { r as e } from "./rolldown-runtime.js";
import { At as t, l as n } from "./shared.js";
import { I as r, L as i } from "./shared-later.js";
import { J as a, St as o, Z as s, c, et as l, k as u, l as d, z as f } from "./shared-rarely.js";
// src/deploy/steps/plan/rollback-origin.ts
async function checkRollbackOrigin(e, n, r, i) {
	let { repository: p } = e.event, refuse = (e, n) => new t("ROLLBACK_REFUSED", e, { remedy: n }), m = i.github && c(i.github, i), h = o(p), g = m && await d(u(m, h, n), i);
	if (!m || !g || Object.values(pickOrigin(g)).includes("")) throw refuse(`GitHub does not say where the package of run ${n} comes from.`, "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.");
	if (g.repository.toLowerCase() !== p.toLowerCase()) throw refuse(`Run ${n} built a commit of ${g.repository}, not of ${p}.`);
	if (g.commit !== r) throw refuse(`The package is from commit ${r.slice(0, 12)}, but run ${n} built ${g.commit.slice(0, 12)}.`);
	checkBranch(e, n, g);
	let _ = await d(s(m, h, g.branch), i);
	if (!_ || _ !== r && !await d(f(m, h, r, _), i)) throw refuse(`The commit ${r.slice(0, 12)} is not on the branch ${g.branch}.`);
	let readDeployWorkflows = async () => await a(await l(m, h, r), e.configFile);
	if (!(await d(readDeployWorkflows(), i))?.some((e) => e.path === g.workflow)) throw refuse(`Run ${n} is of ${g.workflow}, which does not deploy the site.`);
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
		if (!(e instanceof t)) throw e;
		let n = `Run ${r} (${i.event}, ${i.branch}) could not have deployed to ${o}.`;
		throw new t("ROLLBACK_REFUSED", n, {
			cause: e,
			facts: [e.message, ...e.facts]
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
	let { version: l, commit: u } = o;
	return {
		version: l,
		commit: u,
		ref: e.dryRun ? e.event.ref : await checkRollbackOrigin(e, n, u, a)
	};
}
export { p as t };

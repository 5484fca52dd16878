import { n as e, r as t } from "./hold-signals.js";
// src/automation-action.ts
await ((async () => {
	let n = e(process), r = t(process.env.GITHUB_EVENT_PATH, () => import("./event.js").then((e) => e.t));
	r.catch(() => void 0);
	let [i, { githubIdentity: a }, { runAutomation: o }, { automate: s }] = await Promise.all([
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./automation.js").then((e) => e.n),
		import("./automation.js").then((e) => e.t)
	]);
	await o({
		program: process,
		core: i,
		github: r,
		githubIdentity: a,
		automate: s,
		release: n
	});
})());
export {};

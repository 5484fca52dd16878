import { n as e } from "./hold-signals.js";
// src/automation-action.ts
await ((async () => {
	let t = e(process), n = import("./event.js").then((e) => e.t);
	n.catch(() => void 0);
	let [r, { githubIdentity: i }, { runAutomation: a }, { automate: o }] = await Promise.all([
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./automation.js").then((e) => e.n),
		import("./automation.js").then((e) => e.t)
	]);
	await a({
		program: process,
		core: r,
		github: n,
		githubIdentity: i,
		automate: o,
		release: t
	});
})());
export {};

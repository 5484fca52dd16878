import { t as e } from "./hold-signals.js";
// src/automation-action.ts
await ((async () => {
	let t = e(process), [n, { githubIdentity: r }, { runAutomation: i }, { automate: a }] = await Promise.all([
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./automation.js").then((e) => e.n),
		import("./automation.js").then((e) => e.t)
	]);
	await i({
		program: process,
		core: n,
		githubIdentity: r,
		automate: a,
		release: t
	});
})());
export {};

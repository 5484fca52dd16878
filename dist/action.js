import { t as e } from "./hold-signals.js";
// src/action.ts
await ((async () => {
	let t = e(process), [n, { githubIdentity: r }, { runDeployment: i }] = await Promise.all([
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./run-action.js").then((e) => e.n)
	]);
	await i({
		program: process,
		core: n,
		githubIdentity: r,
		release: t
	});
})());
export {};

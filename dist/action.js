import { t as e } from "./hold-signals.js";
// src/action.ts
await ((async () => {
	let t = e(process), [n, { context: r }, { githubIdentity: i }, { runDeployment: a }] = await Promise.all([
		import("./run-action.js").then((e) => e.i),
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./run-action.js").then((e) => e.n)
	]);
	await a({
		program: process,
		core: n,
		context: r,
		githubIdentity: i,
		release: t
	});
})());
export {};

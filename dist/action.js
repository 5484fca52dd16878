import { n as e } from "./hold-signals.js";
// src/action.ts
await ((async () => {
	let t = e(process), n = import("./event.js").then((e) => e.t);
	n.catch(() => void 0);
	let [r, { githubIdentity: i }, { runDeployment: a }] = await Promise.all([
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./run-action.js").then((e) => e.n)
	]);
	await a({
		program: process,
		core: r,
		github: n,
		githubIdentity: i,
		release: t
	});
})());
export {};

import { n as e, r as t } from "./hold-signals.js";
// src/action.ts
await ((async () => {
	let n = e(process), r = t(process.env.GITHUB_EVENT_PATH, () => import("./event.js").then((e) => e.t));
	r.catch(() => void 0);
	let [i, { githubIdentity: a }, { runDeployment: o }] = await Promise.all([
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./run-action.js").then((e) => e.n)
	]);
	await o({
		program: process,
		core: i,
		github: r,
		githubIdentity: a,
		release: n
	});
})());
export {};

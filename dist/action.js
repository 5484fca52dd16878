import { hn as e } from "./shared.js";
import { n as t } from "./hold-signals.js";
// src/action.ts
await ((async () => {
	let n = t(process), r = e(process.env.GITHUB_EVENT_PATH, () => import("./event.js").then((e) => e.t));
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

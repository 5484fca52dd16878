// src/shared/hold-signals.ts
const e = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function holdSignals(t) {
	let n = new Set(), r = e.map((e) => {
		let hold = () => void n.add(e);
		return t.on(e, hold), () => t.off(e, hold);
	});
	return () => {
		for (let e of r) e();
		for (let e of n) t.emit(e);
	};
}
// src/action.ts
await ((async () => {
	let e = holdSignals(process), [t, { context: n }, { githubIdentity: r }, { runAction: i }] = await Promise.all([
		import("./run-action.js").then((e) => e.i),
		import("./run-action.js").then((e) => e.r),
		import("./run-action.js").then((e) => e.t),
		import("./run-action.js").then((e) => e.n)
	]), automation = () => import("./automation.js").then((e) => e.t);
	await i({
		program: process,
		core: t,
		context: n,
		githubIdentity: r,
		automation,
		release: e
	});
})());
export {};

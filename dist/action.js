// src/shared/hold-signals.ts
const heldSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function holdSignals(source) {
	const held = /* @__PURE__ */ new Set();
	const ends = heldSignals.map((name) => {
		const hold = () => void held.add(name);
		source.on(name, hold);
		return () => source.off(name, hold);
	});
	return () => {
		for (const end of ends) end();
		for (const name of held) source.emit(name);
	};
}

// src/action.ts
await ((async () => {
	const release = holdSignals(process);
	const [core, { context }, { githubIdentity }, { runAction }] = await Promise.all([
		import("./run-action.js").then((n) => n.i),
		import("./run-action.js").then((n) => n.r),
		import("./run-action.js").then((n) => n.t),
		import("./run-action.js").then((n) => n.n)
	]);
	const automation = () => import("./automation.js").then((n) => n.t);
	await runAction({
		program: process,
		core,
		context,
		githubIdentity,
		automation,
		release
	});
})());

export {  };
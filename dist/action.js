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
	const { runAction } = await import("./run-action.js").then((n) => n.t);
	await runAction(release);
})());

export {  };
const { statSync: e } = globalThis.process.getBuiltinModule("node:fs");
// src/action/load-context.ts
async function loadContext(t, n) {
	return t && e(t, { throwIfNoEntry: !1 })?.isFile() === !1 ? Promise.reject() : n();
}
// src/shared/hold-signals.ts
const t = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"SIGQUIT",
	"SIGABRT",
	"SIGALRM",
	"SIGVTALRM",
	"SIGUSR1",
	"SIGUSR2",
	"SIGXCPU",
	"SIGIO",
	"SIGPWR",
	"SIGSTKFLT"
];
function holdSignals(e) {
	let n = new Set(), r = t.map((t) => {
		let hold = () => void n.add(t);
		return e.on(t, hold), () => e.off(t, hold);
	}), fail = () => {
		e.exitCode ||= 1;
	};
	return e.on("exit", fail), () => {
		for (let e of r) e();
		e.off("exit", fail);
		for (let t of n) e.emit(t);
	};
}
export { holdSignals as n, loadContext as r, t };

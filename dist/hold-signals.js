// src/shared/hold-signals.ts
const e = [
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
function holdSignals(t) {
	let n = new Set(), r = e.map((e) => {
		let hold = () => void n.add(e);
		return t.on(e, hold), () => t.off(e, hold);
	}), fail = () => {
		t.exitCode ||= 1;
	};
	return t.on("exit", fail), () => {
		for (let e of r) e();
		t.off("exit", fail);
		for (let e of n) t.emit(e);
	};
}
export { holdSignals as n, e as t };

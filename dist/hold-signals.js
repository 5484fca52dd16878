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
export { holdSignals as t };

import { Cn as e, Xt as t } from "../../../../shared-later.js";
const { workerData: n } = globalThis.process.getBuiltinModule("node:worker_threads"), r = new t(n);
e(async (e) => {
	let t = await r.rewriteAll(e);
	return r.flush(), t;
});
export {};

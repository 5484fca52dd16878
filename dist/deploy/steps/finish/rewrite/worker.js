import { Kt as e, yn as t } from "../../../../shared-later.js";
const { workerData: n } = globalThis.process.getBuiltinModule("node:worker_threads"), r = new e(n);
t(async (e) => {
	let t = await r.rewriteAll(e);
	return r.flush(), t;
});
export {};

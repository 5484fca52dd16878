import { yn as e } from "../../../../shared-later.js";
import { i as t } from "../../../../html.js";
const { workerData: n } = globalThis.process.getBuiltinModule("node:worker_threads"), r = new t(n);
e((e) => r.rewriteAll(e));
export {};

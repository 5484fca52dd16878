import { Nn as e } from "../../../../shared-later.js";
import { r as t } from "../../../../html.js";
const { workerData: n } = globalThis.process.getBuiltinModule("node:worker_threads"), r = new t(n);
e((e) => r.rewriteAll(e));
export {};

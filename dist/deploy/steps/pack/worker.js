import { Cn as e } from "../../../shared-later.js";
import { i as t } from "../../../deploy.js";
// src/deploy/steps/pack/worker.ts
const n = new t();
e((e) => n.pack(e.piece, e.buffer), (e) => "bytes" in e ? [e.bytes.buffer] : []);
export {};

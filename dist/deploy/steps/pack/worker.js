import { Wr as e, fi as t } from "../../../shared.js";
// src/deploy/steps/pack/worker.ts
const n = new e();
t((e) => n.pack(e.piece, e.buffer), (e) => "bytes" in e ? [e.bytes.buffer] : []);
export {};

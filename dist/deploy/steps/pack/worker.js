import { $r as e, Nr as t } from "../../../shared.js";
// src/deploy/steps/pack/worker.ts
const n = new t();
e((e) => n.pack(e.piece, e.buffer), (e) => "bytes" in e ? [e.bytes.buffer] : []);
export {};

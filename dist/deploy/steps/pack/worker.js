import { Nr as e, Qr as t } from "../../../shared.js";
// src/deploy/steps/pack/worker.ts
const n = new e();
t(({ piece: e, buffer: t }) => n.pack(e, t), (e) => "bytes" in e ? [e.bytes.buffer] : []);
export {};

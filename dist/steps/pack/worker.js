import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PiecePacker
} from "../../chunks/chunk-W6XKYA5O.js";
import {
  SiteDeployError
} from "../../chunks/chunk-ML3FG7VE.js";
import "../../chunks/chunk-MIU6LSPI.js";

// src/steps/pack/worker.ts
import { parentPort } from "node:worker_threads";
var packer = new PiecePacker();
parentPort?.on("message", ({ number, piece, room }) => {
  try {
    const packed = packer.pack(piece, room);
    parentPort?.postMessage({ number, packed }, "bytes" in packed ? [packed.bytes.buffer] : []);
  } catch (error) {
    const delivery = error instanceof SiteDeployError && error.code === "PACKAGE_FILE_CHANGED" ? { number, changed: error.message } : { number, defect: error };
    parentPort?.postMessage(delivery);
  }
});

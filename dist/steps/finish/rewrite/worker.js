import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Rewriter
} from "../../../chunks/chunk-KB4MNZMI.js";
import "../../../chunks/chunk-7JSQHARG.js";
import "../../../chunks/chunk-MIU6LSPI.js";

// src/steps/finish/rewrite/worker.ts
import { parentPort, workerData } from "node:worker_threads";
var rewriter = new Rewriter(workerData);
parentPort?.on("message", (jobs) => {
  if (jobs === void 0) {
    rewriter[Symbol.dispose]();
    answer({ closed: true });
  } else answer({ results: jobs.map((job) => rewriter.rewrite(job)) });
});
function answer(message) {
  parentPort?.postMessage(message);
}

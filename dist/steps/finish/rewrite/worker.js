import { Zr as answerTasks } from "../../../shared.js";
import { r as Rewriter } from "../../../html.js";
const { workerData } = globalThis.process.getBuiltinModule("node:worker_threads");

// src/steps/finish/rewrite/worker.ts
const rewriter = new Rewriter(workerData);
answerTasks((jobs) => rewriter.rewriteAll(jobs));

export {  };
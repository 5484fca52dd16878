import { o as answerTasks } from "../../../shared.js";
import { n as Rewriter } from "../../../html.js";
import { workerData } from "node:worker_threads";

// src/steps/finish/rewrite/worker.ts
const rewriter = new Rewriter(workerData);
answerTasks((jobs) => rewriter.rewriteAll(jobs));

export {  };
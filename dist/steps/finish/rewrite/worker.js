import { t as Rewriter } from "../../../html.js";
import { parentPort, workerData } from "node:worker_threads";

// src/steps/finish/rewrite/worker.ts
const rewriter = new Rewriter(workerData);
parentPort?.on("message", (jobs) => {
	if (jobs === void 0) {
		rewriter[Symbol.dispose]();
		answer({ closed: true });
	} else answer({ results: jobs.map((job) => rewriter.rewrite(job)) });
});
function answer(message) {
	parentPort?.postMessage(message);
}

export {  };
import { parentPort, workerData } from 'node:worker_threads';
import type { PageJob, RewriteInput, WorkerAnswer } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

// A thread of its own: gets batches of pages until it is told that there are no more.
const rewriter = new Rewriter(workerData as RewriteInput);

parentPort?.on('message', (jobs: readonly PageJob[] | undefined) => {
  if (jobs === undefined) {
    rewriter[Symbol.dispose]();
    answer({ closed: true });
  } else answer({ results: jobs.map((job) => rewriter.rewrite(job)) });
});

function answer(message: WorkerAnswer): void {
  parentPort?.postMessage(message);
}

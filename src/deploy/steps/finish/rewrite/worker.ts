import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../threads.ts';
import type { PageJob, RewriteInput } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

const rewriter = new Rewriter(workerData as RewriteInput);

answerTasks(async (jobs: readonly PageJob[]) => {
  const results = await rewriter.rewriteAll(jobs);
  rewriter.flush();
  return results;
});

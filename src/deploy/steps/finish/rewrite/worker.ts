import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../threads.ts';
import type { PageJob, RewriteInput } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

// A worker thread that edits the pages it gets. Closes the file of its pages when it ends.
const rewriter = new Rewriter(workerData as RewriteInput);

answerTasks((jobs: readonly PageJob[]) => rewriter.rewriteAll(jobs));

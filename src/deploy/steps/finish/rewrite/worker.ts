import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../threads.ts';
import type { PageJob, RewriteInput } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

// A thread of its own, which edits the pages that it is given. The file of its pages is closed when it ends.
const rewriter = new Rewriter(workerData as RewriteInput);

answerTasks((jobs: readonly PageJob[]) => rewriter.rewriteAll(jobs));

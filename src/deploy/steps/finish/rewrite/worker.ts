import { workerData } from 'node:worker_threads';
import { answerTasks } from '../../threads.ts';
import type { PageJob, RewriteInput } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

const rewriter = new Rewriter(workerData as RewriteInput);

answerTasks((jobs: readonly PageJob[]) => rewriter.rewriteAll(jobs));

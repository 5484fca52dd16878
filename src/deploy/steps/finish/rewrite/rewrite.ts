import path from 'node:path';
import { startWorkers } from '../../threads.ts';
import type { PageJob, PageResult, RewriteInput } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

interface RewriteContext extends Omit<RewriteInput, 'spool'> {
  readonly scratch: string;
  readonly signal: AbortSignal;
  readonly threads?: number;
}

/**
 * Numbers of pages above which a second thread pays off on two processors. Measured with
 * `npm run bench -- finish`. Editing only heads is faster.
 */
const worthThread = { texts: 2_000, metadata: 5_000 };
const batchSize = 32;
/**
 * Heap limits of a thread in MB. Pages are garbage once written, but the tree of the largest page
 * must fit.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 2_048 };

export async function rewritePages(jobs: Iterable<PageJob>, context: RewriteContext) {
  const source = jobs[Symbol.iterator]();
  const many = context.texts.size > 0 ? worthThread.texts : worthThread.metadata;
  const first = context.threads === undefined ? take(source, many) : [];
  // Use at most one other thread: a second would take 40 MB more and save a fifth of the time.
  const threads = context.threads ?? (first.length === many ? 1 : 0);
  // Without other threads, put one page in a batch, because signals are handled between batches.
  const batches = inBatches(first, source, threads < 1 ? 1 : batchSize);
  using made = new DisposableStack();
  await using workers = startWorkers<readonly PageJob[], PageResult[]>({
    module: 'deploy/steps/finish/rewrite/worker',
    threads,
    here() {
      const rewriter = made.use(new Rewriter(buildInput(0, context)));
      return (batch) => rewriter.rewriteAll(batch);
    },
    getWorkerData: (thread) => buildInput(thread, context),
    resourceLimits,
    signal: context.signal,
  });
  const results: PageResult[] = [];
  for await (const batch of workers.work(batches)) results.push(...batch);
  return results;
}

function buildInput(thread: number, context: RewriteContext): RewriteInput {
  const { scratch, texts, hashes, detectsFrameworks, hold, holdScript } = context;
  const spool = path.join(scratch, `pages-${thread}`);
  return { spool, texts, hashes, detectsFrameworks, hold, holdScript };
}

function take<Item>(source: Iterator<Item>, max: number): Item[] {
  const taken: Item[] = [];
  while (taken.length < max) {
    const next = source.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

function* inBatches(first: PageJob[], remaining: Iterator<PageJob>, size: number) {
  while (first.length > 0) yield first.splice(0, size);
  for (let batch = take(remaining, size); batch.length > 0; batch = take(remaining, size))
    yield batch;
}

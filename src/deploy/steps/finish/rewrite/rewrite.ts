import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startWorkers } from '../../threads.ts';
import type { PageJob, PageResult, RewriteInput } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

export interface RewriteContext {
  /** Folder of the run, for the changed pages. */
  readonly scratch: string;
  /** Text by text key. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether the built files that are replaced are hashed, for a comparison with what an earlier job has made. */
  readonly hashes: boolean;
  /** Whether each page is looked at for what takes it over in the browser. Default: no. */
  readonly looksForFrameworks?: boolean;
  /** Which pages get the script that holds the values in their heads. Default: none. */
  readonly hold?: RewriteInput['hold'];
  readonly signal: AbortSignal;
  /** Called with how many pages are done. */
  readonly onProgress?: (done: number) => void;
  /** Threads besides this one. Default: by the number of pages and of processors. */
  readonly threads?: number;
}

/**
 * From this many pages on the threads are worth their start, on two processors: a head alone is less work than a whole
 * page. (`npm run bench -- finish`, real documentation)
 */
const worthThreads = { texts: 2_000, metadata: 5_000 };
/** Most of the work is reading and writing: more threads than this gain nothing. */
const mostThreads = 2;
/** Pages that a thread is given at once. */
const batchSize = 32;
/**
 * A page is garbage as soon as it is written: a small heap for what is young halves the memory of a thread, at the same
 * speed. The tree of the largest page must still fit. In MB.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 2_048 };

/**
 * Edits pages, on all processors where there are many. The built files are only read. The jobs are taken as they are
 * needed, so that what each page is to hold is in memory for a moment only.
 * @returns what came of each, in the order of the jobs
 */
export async function rewritePages(jobs: Iterable<PageJob>, context: RewriteContext): Promise<PageResult[]> {
  const source = jobs[Symbol.iterator]();
  const many = context.texts.size > 0 ? worthThreads.texts : worthThreads.metadata;
  const first = context.threads === undefined ? take(source, many) : [];
  const isWorthThreads = first.length === many;
  const threads = context.threads ?? (isWorthThreads ? Math.min(mostThreads, availableParallelism()) : 0);
  // In this thread the program hears its signals between two pages, else between two batches.
  const batches = inBatches(first, source, threads < 1 ? 1 : batchSize);
  using made = new DisposableStack();
  await using workers = startWorkers<readonly PageJob[], PageResult[]>({
    module: 'deploy/steps/finish/rewrite/worker',
    threads,
    here() {
      const rewriter = made.use(new Rewriter(inputOf(0, context)));
      return (batch) => rewriter.rewriteAll(batch);
    },
    dataOf: (thread) => inputOf(thread, context),
    resourceLimits,
    signal: context.signal,
  });
  const results: PageResult[] = [];
  for await (const batch of workers.work(batches)) {
    results.push(...batch);
    context.onProgress?.(results.length);
  }
  return results;
}

function inputOf(thread: number, context: RewriteContext): RewriteInput {
  const { scratch, texts, hashes, looksForFrameworks = false, hold = 'never' } = context;
  return { spool: path.join(scratch, `pages-${thread}`), texts, hashes, looksForFrameworks, hold };
}

function take<Item>(source: Iterator<Item>, most: number): Item[] {
  const taken: Item[] = [];
  while (taken.length < most) {
    const next = source.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** What was taken already, then the rest. */
function* inBatches(first: PageJob[], rest: Iterator<PageJob>, size: number): Generator<readonly PageJob[]> {
  while (first.length > 0) yield first.splice(0, size);
  for (let batch = take(rest, size); batch.length > 0; batch = take(rest, size)) yield batch;
}

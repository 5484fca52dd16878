import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PageJob, PageResult, RewriteInput, WorkerAnswer } from './page-job.ts';
import { Rewriter } from './rewrite-page.ts';

export interface RewriteContext {
  /** Folder of the run, for the changed pages. */
  readonly scratch: string;
  /** Text by text key. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether the built files that are replaced are hashed, for a comparison with what an earlier job has made. */
  readonly hashes: boolean;
  readonly signal: AbortSignal;
  /** Called with how many pages are done. */
  readonly onProgress?: (done: number) => void;
  /** Threads besides this one. Default: by the number of pages and of processors. */
  readonly threads?: number;
}

/** From this many pages on the threads are worth their start, which takes about as long as 200 pages. */
const worthThreads = 500;
/** Most of the work is reading and writing: more threads than this gain nothing. */
const mostThreads = 2;
/** Pages that a thread is given at once. */
const batchSize = 32;
/** How long the program may be deaf to signals, in milliseconds. */
const sliceMs = 20;

/**
 * Edits pages, on all processors where there are many. The built files are only read; memory does not grow with the number of pages.
 * @returns what came of each, in the order of the jobs
 */
export async function rewritePages(jobs: readonly PageJob[], context: RewriteContext): Promise<PageResult[]> {
  const threads = context.threads ?? (jobs.length < worthThreads ? 0 : Math.min(mostThreads, availableParallelism()));
  return threads < 1 ? rewriteHere(jobs, context) : rewriteInThreads(jobs, threads, context);
}

async function rewriteHere(jobs: readonly PageJob[], context: RewriteContext): Promise<PageResult[]> {
  if (jobs.length === 0) return [];
  using rewriter = new Rewriter(inputOf(0, context));
  const results: PageResult[] = [];
  let breath = performance.now();
  for (const job of jobs) {
    results.push(rewriter.rewrite(job));
    if (performance.now() - breath > sliceMs) {
      await setImmediate();
      context.signal.throwIfAborted();
      context.onProgress?.(results.length);
      breath = performance.now();
    }
  }
  return results;
}

async function rewriteInThreads(
  jobs: readonly PageJob[],
  threads: number,
  context: RewriteContext,
): Promise<PageResult[]> {
  const results = new Map<string, PageResult>();
  let next = 0;
  const take = () => {
    const batch = jobs.slice(next, next + batchSize);
    next += batch.length;
    return batch.length > 0 ? batch : undefined;
  };
  const keep = (done: readonly PageResult[]) => {
    for (const result of done) results.set(result.path, result);
    context.onProgress?.(results.size);
  };
  const workers = Array.from({ length: threads }, (_, index) => startWorker(index, context));
  try {
    await Promise.all(workers.map((worker) => feed(worker, take, keep, context.signal)));
  } finally {
    // Before the program ends: a thread that is alive then can keep it from ending (https://github.com/nodejs/node/issues/54918).
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return jobs.flatMap(({ path: name }) => results.get(name) ?? []);
}

function inputOf(index: number, { scratch, texts, hashes }: RewriteContext): RewriteInput {
  return { spool: path.join(scratch, `pages-${index}`), texts, hashes };
}

function startWorker(index: number, context: RewriteContext): Worker {
  return new Worker(workerModule(), {
    workerData: inputOf(index, context),
    // A page is garbage as soon as it is written: a small heap for what is young halves the memory of a thread, at the same speed. The tree of the
    // largest page must still fit.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 2_048 },
  });
}

/** The module of the threads: beside this one as a source, or where the bundle has it; this code may be in `dist` or in `dist/chunks`. */
function workerModule(): URL {
  const places = ['./worker.ts', './steps/finish/rewrite/worker.js', '../steps/finish/rewrite/worker.js'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));
  return found ?? new URL(places[0] ?? '', import.meta.url);
}

/** Gives a thread one batch after the other. */
function feed(
  worker: Worker,
  take: () => readonly PageJob[] | undefined,
  keep: (results: readonly PageResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('a thread of the rewriting ended early')));
  worker.on('message', (answer: WorkerAnswer) => {
    if ('closed' in answer) resolve();
    else {
      keep(answer.results);
      worker.postMessage(take());
    }
  });
  if (signal.aborted) onAbort();
  else worker.postMessage(take());
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}

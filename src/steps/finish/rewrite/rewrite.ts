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

/** From this many pages on the threads are worth their start: with texts from about 1,000, with metadata alone from about 2,000. */
const worthThreads = 1_000;
/** Most of the work is reading and writing: more threads than this gain nothing. */
const mostThreads = 2;
/** Pages that a thread is given at once. */
const batchSize = 32;
/** Batches that a thread has at a time. */
const batchesAhead = 2;
/** How long the program may be deaf to signals, in milliseconds. */
const sliceMs = 20;

/**
 * Edits pages, on all processors where there are many. The built files are only read. The jobs are taken as they are needed, so that what each page is to hold
 * is in memory for a moment only.
 * @returns what came of each, in the order of the jobs
 */
export async function rewritePages(jobs: Iterable<PageJob>, context: RewriteContext): Promise<PageResult[]> {
  const source = jobs[Symbol.iterator]();
  const first = take(source, worthThreads);
  const isWorthThreads = first.length === worthThreads;
  const threads = context.threads ?? (isWorthThreads ? Math.min(mostThreads, availableParallelism()) : 0);
  const batches = inBatches(first, source);
  return threads < 1 ? rewriteHere(batches, context) : rewriteInThreads(batches, threads, context);
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
function* inBatches(first: PageJob[], rest: Iterator<PageJob>): Generator<readonly PageJob[]> {
  while (first.length > 0) yield first.splice(0, batchSize);
  for (let batch = take(rest, batchSize); batch.length > 0; batch = take(rest, batchSize)) yield batch;
}

async function rewriteHere(batches: Iterable<readonly PageJob[]>, context: RewriteContext): Promise<PageResult[]> {
  const results: PageResult[] = [];
  using rewriter = new Rewriter(inputOf(0, context));
  let breath = performance.now();
  for (const batch of batches) {
    for (const job of batch) {
      results.push(rewriter.rewrite(job));
      if (performance.now() - breath < sliceMs) continue;
      await setImmediate();
      context.signal.throwIfAborted();
      context.onProgress?.(results.length);
      breath = performance.now();
    }
  }
  return results;
}

async function rewriteInThreads(
  batches: Iterator<readonly PageJob[]>,
  threads: number,
  context: RewriteContext,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  let given = 0;
  let done = 0;
  const next = (): Batch | undefined => {
    const batch = batches.next();
    if (batch.done) return undefined;
    const start = given;
    given += batch.value.length;
    return { start, jobs: batch.value };
  };
  const keep = (start: number, answers: readonly PageResult[]) => {
    for (const [index, answer] of answers.entries()) results[start + index] = answer;
    done += answers.length;
    context.onProgress?.(done);
  };
  const workers = Array.from({ length: threads }, (_, index) => startWorker(index, context));
  try {
    await Promise.all(workers.map((worker) => feed(worker, next, keep, context.signal)));
  } finally {
    // Before the program ends: a thread that is alive then can keep it from ending (https://github.com/nodejs/node/issues/54918).
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

function inputOf(index: number, context: RewriteContext): RewriteInput {
  const { scratch, texts, hashes, looksForFrameworks = false, hold = 'never' } = context;
  return { spool: path.join(scratch, `pages-${index}`), texts, hashes, looksForFrameworks, hold };
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

/** Jobs for a thread. */
interface Batch {
  /** Place of the first one among all jobs. */
  readonly start: number;
  readonly jobs: readonly PageJob[];
}

/** Gives a thread one batch after the other, and the next one before it asks, so that it never waits. */
function feed(
  worker: Worker,
  next: () => Batch | undefined,
  keep: (start: number, results: readonly PageResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const starts: number[] = [];
  let isLast = false;
  const give = () => {
    if (isLast) return;
    const batch = next();
    if (batch === undefined) isLast = true;
    else starts.push(batch.start);
    worker.postMessage(batch?.jobs);
  };
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('a thread of the rewriting ended early')));
  worker.on('message', (answer: WorkerAnswer) => {
    if ('closed' in answer) resolve();
    else {
      // It answers in the order in which it was asked.
      keep(starts.shift() ?? 0, answer.results);
      give();
    }
  });
  if (signal.aborted) onAbort();
  else for (let ahead = 0; ahead < batchesAhead; ahead += 1) give();
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}

import { existsSync } from 'node:fs';
import type { ResourceLimits, Worker } from 'node:worker_threads';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { paced } from '../../shared/pace.ts';

/** Loads `node:worker_threads` on demand: this takes 2.5 ms, and small sites don't need threads. */
const loadThreads = () => process.getBuiltinModule('node:worker_threads');

export interface Workers<Task, Result> extends AsyncDisposable {
  /**
   * Yields the results of tasks in order. Tasks are read on demand. Supports one call at a time.
   */
  work(tasks: Iterable<Task>): AsyncGenerator<Result>;
}

export type Work<Task, Result> = (task: Task) => Result | Promise<Result>;

export interface WorkerOptions<Task, Result> {
  readonly module: string;
  readonly threads: number;
  readonly here: () => Work<Task, Result>;
  readonly getWorkerData?: (thread: number) => unknown;
  readonly getTransferList?: (task: Task) => ArrayBuffer[];
  readonly resourceLimits?: ResourceLimits;
  readonly signal: AbortSignal;
}

/** Number of tasks queued per thread, so that a thread needn't wait for its next task. */
const ahead = 2;
const windowPerThread = 3;

export function startWorkers<Task, Result>(
  options: WorkerOptions<Task, Result>,
): Workers<Task, Result> {
  const { module, threads, here, signal } = options;
  if (threads < 1) return workHere(here(), signal);
  return new ThreadWorkers(resolveModule(module), options);
}

function workHere<Task, Result>(
  work: Work<Task, Result>,
  signal: AbortSignal,
): Workers<Task, Result> {
  return {
    async *work(tasks) {
      signal.throwIfAborted();
      const pace = paced(signal);
      for (const task of tasks) {
        yield work(task);
        await pace();
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}

/**
 * Finds a module next to this code, which may run from the sources, from `dist` or from a subfolder
 * of `dist`.
 */
function resolveModule(module: string): URL {
  const paths = [`../../${module}.ts`, `./${module}.js`, `../${module}.js`];
  const candidates = paths.map((relativePath) => new URL(relativePath, import.meta.url));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found) return found;
  const message = `Found no file for the worker threads of ${module}: ${candidates.join(', ')}.`;
  throw new SiteDeployError('INTERNAL', message);
}

interface Order<Task> {
  readonly number: number;
  readonly task: Task;
}

type Delivery<Result> =
  | { readonly number: number; readonly result: Result }
  | { readonly defect: unknown }
  /** Fields of an error, because structured cloning would drop its class and code. */
  | { readonly error: Pick<SiteDeployError, 'code' | 'message' | 'remedy' | 'facts' | 'problems'> };

interface Thread {
  readonly worker: Worker;
  busy: number;
}

class ThreadWorkers<Task, Result> implements Workers<Task, Result> {
  readonly #threads: readonly Thread[];
  readonly #getTransferList: (task: Task) => ArrayBuffer[];
  readonly #waiting = new Map<number, PromiseWithResolvers<Result>>();
  readonly #queue: Order<Task>[] = [];
  readonly #failure = Promise.withResolvers<never>();
  readonly #signal: AbortSignal;
  readonly #onAbort = () => this.#failure.reject(this.#signal.reason);
  #next = 0;

  constructor(module: URL, options: WorkerOptions<Task, Result>) {
    const { threads, getWorkerData, resourceLimits = {}, signal } = options;
    this.#signal = signal;
    this.#getTransferList = options.getTransferList ?? (() => []);
    // Prevent an unhandled rejection before the promise is awaited.
    this.#failure.promise.catch(() => undefined);
    signal.addEventListener('abort', this.#onAbort);
    const { Worker } = loadThreads();
    this.#threads = Array.from({ length: threads }, (_, number) =>
      this.#thread(new Worker(module, { resourceLimits, workerData: getWorkerData?.(number) })),
    );
  }

  async *work(tasks: Iterable<Task>): AsyncGenerator<Result> {
    this.#signal.throwIfAborted();
    const pending = tasks[Symbol.iterator]();
    this.#take(pending);
    for (const [number, { promise }] of this.#waiting) {
      yield await Promise.race([promise, this.#failure.promise]);
      this.#waiting.delete(number);
      this.#take(pending);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort);
    // A running thread may prevent the process from exiting:
    // https://github.com/nodejs/node/issues/54918
    await Promise.all(this.#threads.map((thread) => thread.worker.terminate()));
  }

  #thread(worker: Worker): Thread {
    const thread = { worker, busy: 0 };
    worker.on('error', (error) => this.#failure.reject(error));
    worker.on('exit', () =>
      this.#failure.reject(new SiteDeployError('INTERNAL', 'A worker thread exited early.')),
    );
    worker.on('message', (delivery: Delivery<Result>) => {
      thread.busy -= 1;
      this.#feed();
      if ('number' in delivery) this.#waiting.get(delivery.number)?.resolve(delivery.result);
      else this.#failure.reject(received(delivery));
    });
    return thread;
  }

  #take(tasks: Iterator<Task>): void {
    while (this.#waiting.size < this.#threads.length * windowPerThread) {
      const next = tasks.next();
      if (next.done === true) break;
      this.#waiting.set(this.#next, Promise.withResolvers());
      this.#queue.push({ number: this.#next, task: next.value });
      this.#next += 1;
    }
    this.#feed();
  }

  #feed(): void {
    for (let order = this.#queue[0]; order; order = this.#queue[0]) {
      const free = this.#threads.reduce((idlest, candidate) => {
        if (candidate.busy < idlest.busy) return candidate;
        return idlest;
      });
      if (free.busy >= ahead) return;
      this.#queue.shift();
      free.busy += 1;
      free.worker.postMessage(order, this.#getTransferList(order.task));
    }
  }
}

export function answerTasks<Task, Result>(
  work: Work<Task, Result>,
  transferOf: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const { parentPort } = loadThreads();
  parentPort?.on('message', async (order: Order<Task>) => {
    try {
      const result = await work(order.task);
      parentPort?.postMessage(
        { number: order.number, result } satisfies Delivery<Result>,
        transferOf(result),
      );
    } catch (error) {
      parentPort?.postMessage(sent(error));
    }
  });
}

function sent(thrown: unknown): Delivery<never> {
  if (!(thrown instanceof SiteDeployError)) return { defect: thrown };
  const { code, message, remedy, facts, problems } = thrown;
  return { error: { code, message, remedy, facts, problems } };
}

function received(failure: Exclude<Delivery<never>, { number: number }>): unknown {
  if ('defect' in failure) return failure.defect;
  return new SiteDeployError(failure.error.code, failure.error.message, failure.error);
}

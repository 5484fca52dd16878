import { Worker } from 'node:worker_threads';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Crew } from './crew.ts';
import type { PackedPiece, Piece } from './piece.ts';
import type { Delivery, Order } from './worker.ts';

/** Pieces that each worker has before it, so that it never waits for the next one. */
const ahead = 2;
/** Pieces under way or waiting for their turn, for each worker: together with their size it bounds the memory. */
const windowPerWorker = 3;

/** What a worker keeps is small; with the usual limits its garbage would pile up to ten times of it. In MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

interface Member {
  readonly worker: Worker;
  busy: number;
}

/** Worker threads, each with the next piece before it. */
export class WorkerCrew implements Crew {
  readonly #members: readonly Member[];
  readonly #waiting = new Map<number, PromiseWithResolvers<PackedPiece>>();
  readonly #queue: Order[] = [];
  /** Memory of results that have been used. */
  readonly #rooms: ArrayBuffer[] = [];
  readonly #failure = Promise.withResolvers<never>();
  readonly #signal: AbortSignal;
  readonly #onAbort = () => this.#failure.reject(this.#signal.reason);
  #next = 0;

  constructor(file: string, count: number, signal: AbortSignal) {
    this.#signal = signal;
    // Nobody may be waiting when it comes.
    this.#failure.promise.catch(() => undefined);
    signal.addEventListener('abort', this.#onAbort, { once: true });
    this.#members = Array.from({ length: count }, () => this.#member(new Worker(file, { resourceLimits })));
  }

  async *work(pieces: Iterable<Piece>): AsyncGenerator<PackedPiece> {
    this.#signal.throwIfAborted();
    const rest = pieces[Symbol.iterator]();
    this.#take(rest);
    for (const [number, { promise }] of this.#waiting) {
      const packed = await Promise.race([promise, this.#failure.promise]);
      yield packed;
      if ('bytes' in packed && this.#rooms.length < this.#members.length * ahead) this.#rooms.push(packed.bytes.buffer);
      this.#waiting.delete(number);
      this.#take(rest);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#signal.removeEventListener('abort', this.#onAbort);
    // Awaited: a process that exits with workers alive may hang (https://github.com/nodejs/node/issues/54918).
    await Promise.all(this.#members.map(({ worker }) => worker.terminate()));
  }

  #member(worker: Worker): Member {
    const member = { worker, busy: 0 };
    worker.on('error', (error) => this.#failure.reject(error));
    worker.on('exit', () => this.#failure.reject(new SiteDeployError('INTERNAL', 'A worker that packs has ended.')));
    worker.on('message', (delivery: Delivery) => {
      member.busy -= 1;
      this.#feed();
      if ('packed' in delivery) this.#waiting.get(delivery.number)?.resolve(delivery.packed);
      else if ('changed' in delivery) {
        this.#failure.reject(new SiteDeployError('PACKAGE_FILE_CHANGED', delivery.changed));
      } else this.#failure.reject(delivery.defect);
    });
    return member;
  }

  #take(pieces: Iterator<Piece>): void {
    while (this.#waiting.size < this.#members.length * windowPerWorker) {
      const next = pieces.next();
      if (next.done === true) break;
      this.#waiting.set(this.#next, Promise.withResolvers());
      this.#queue.push({ number: this.#next, piece: next.value, room: undefined });
      this.#next += 1;
    }
    this.#feed();
  }

  #feed(): void {
    for (let order = this.#queue[0]; order !== undefined; order = this.#queue[0]) {
      const free = this.#members.reduce((least, one) => (one.busy < least.busy ? one : least));
      if (free.busy >= ahead) return;
      this.#queue.shift();
      free.busy += 1;
      const room = this.#rooms.pop();
      free.worker.postMessage({ ...order, room }, room === undefined ? [] : [room]);
    }
  }
}

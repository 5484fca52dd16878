import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackedPiece, Piece } from './piece.ts';
import type { Delivery, Order } from './worker.ts';

/** More workers than this are not fed fast enough by one disk, and each costs memory. */
const mostWorkers = 4;
/** Pieces that each worker has before it, so that it never waits for the next one. */
const ahead = 2;
/** Pieces under way or waiting for their turn, for each worker: together with their size it bounds the memory. */
const windowPerWorker = 3;

/** What a worker keeps is small; with the usual limits its garbage would pile up to ten times of it. In MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

/** How the pieces are packed: in this thread (0), or by so many workers. */
export function workersFor(bytes: number, files: number): number {
  // A worker takes about 50 ms to start, in which this thread packs some 4 MB or 400 files.
  const isSmall = bytes < 6_000_000 && files < 500;
  const workers = Math.min(mostWorkers, availableParallelism());
  return isSmall || workers < 2 || workerFile() === undefined ? 0 : workers;
}

/** Packs every piece; the results come in the order of the pieces, and each is valid until the next one is asked for. */
export function packInOrder(
  pieces: Iterable<Piece>,
  workers: number,
  signal: AbortSignal,
): AsyncGenerator<PackedPiece> {
  const file = workerFile();
  return workers === 0 || file === undefined ? packHere(pieces, signal) : packByWorkers(pieces, file, workers, signal);
}

async function* packHere(pieces: Iterable<Piece>, signal: AbortSignal): AsyncGenerator<PackedPiece> {
  const packer = new PiecePacker();
  let room: ArrayBuffer | undefined;
  for (const piece of pieces) {
    const packed = packer.pack(piece, room);
    yield packed;
    if ('bytes' in packed) room = packed.bytes.buffer;
    // Between two pieces the program hears its signals.
    await setImmediate();
    signal.throwIfAborted();
  }
}

async function* packByWorkers(
  pieces: Iterable<Piece>,
  file: string,
  count: number,
  signal: AbortSignal,
): AsyncGenerator<PackedPiece> {
  signal.throwIfAborted();
  const failure = Promise.withResolvers<never>();
  // Nobody may be waiting when it comes.
  failure.promise.catch(() => undefined);
  const onAbort = () => failure.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });

  const waiting = new Map<number, PromiseWithResolvers<PackedPiece>>();
  const rooms: ArrayBuffer[] = [];
  const queue: Order[] = [];
  const crew = Array.from({ length: count }, () => ({ worker: new Worker(file, { resourceLimits }), busy: 0 }));
  const feed = () => {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const free = crew.reduce((least, one) => (one.busy < least.busy ? one : least));
      if (free.busy >= ahead) return;
      queue.shift();
      free.busy += 1;
      const room = rooms.pop();
      free.worker.postMessage({ ...next, room }, room === undefined ? [] : [room]);
    }
  };
  for (const member of crew) {
    member.worker.on('error', (error) => failure.reject(error));
    member.worker.on('exit', () => failure.reject(new SiteDeployError('INTERNAL', 'A worker that packs has ended.')));
    member.worker.on('message', (delivery: Delivery) => {
      member.busy -= 1;
      feed();
      if ('packed' in delivery) waiting.get(delivery.number)?.resolve(delivery.packed);
      else if ('changed' in delivery) failure.reject(new SiteDeployError('PACKAGE_FILE_CHANGED', delivery.changed));
      else failure.reject(delivery.defect);
    });
  }

  try {
    const rest = pieces[Symbol.iterator]();
    let taken = 0;
    const take = () => {
      while (waiting.size < count * windowPerWorker) {
        const next = rest.next();
        if (next.done === true) break;
        waiting.set(taken, Promise.withResolvers());
        queue.push({ number: taken, piece: next.value, room: undefined });
        taken += 1;
      }
      feed();
    };
    take();
    for (let number = 0; number < taken; number += 1) {
      const promised = waiting.get(number)?.promise ?? failure.promise;
      const packed = await Promise.race([promised, failure.promise]);
      yield packed;
      if ('bytes' in packed && rooms.length < count * ahead) rooms.push(packed.bytes.buffer);
      waiting.delete(number);
      take();
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Awaited: a process that exits with workers alive may hang (https://github.com/nodejs/node/issues/54918).
    await Promise.all(crew.map(({ worker }) => worker.terminate()));
  }
}

/** The worker's file beside the sources, or where the bundle has it: this code may be in `dist` or in `dist/chunks`. */
function workerFile(): string | undefined {
  const places = ['./worker.ts', './steps/pack/worker.js', '../steps/pack/worker.js'];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((place) => existsSync(place));
}

import { availableParallelism } from 'node:os';
import { startWorkers } from '../threads.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackedPiece, Piece } from './piece.ts';

/** Who packs pieces. Disposing of it ends its threads. */
export interface PackWorkers extends AsyncDisposable {
  /**
   * Works on every piece; the results come in the order of the pieces, and each is valid until the next one is asked
   * for.
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  work(pieces: Iterable<Piece>): AsyncGenerator<PackedPiece>;
}

/** What a thread is given: a piece, and memory of an earlier result that it may use again. */
export interface PackTask {
  readonly piece: Piece;
  readonly buffer: ArrayBuffer | undefined;
}

/** More threads than this are not fed fast enough by one disk, and each costs memory. */
const mostThreads = 4;

/** What a thread keeps is small; with the usual limits its garbage would pile up to ten times of it. In MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

/** How many threads a site is worth; 0 is this one alone. */
export function threadsFor(bytes: number, files: number): number {
  // A thread takes about 50 ms to start, in which this one packs some 4 MB or 400 files.
  const isSmall = bytes < 6_000_000 && files < 500;
  const threads = Math.min(mostThreads, availableParallelism());
  if (isSmall || threads < 2) return 0;
  return threads;
}

/** Starts the threads, which get ready while the caller goes on. */
export function startPackWorkers(threads: number, signal: AbortSignal): PackWorkers {
  const workers = startWorkers<PackTask, PackedPiece>({
    module: 'deploy/steps/pack/worker',
    threads,
    here() {
      const packer = new PiecePacker();
      return ({ piece, buffer }) => packer.pack(piece, buffer);
    },
    transferOf: ({ buffer }) => (buffer ? [buffer] : []),
    resourceLimits,
    signal,
  });
  /** Memory of results that have been used. */
  const buffers: ArrayBuffer[] = [];
  function* tasks(pieces: Iterable<Piece>): Generator<PackTask> {
    for (const piece of pieces) yield { piece, buffer: buffers.pop() };
  }
  return {
    async *work(pieces) {
      for await (const packed of workers.work(tasks(pieces))) {
        yield packed;
        if ('bytes' in packed) buffers.push(packed.bytes.buffer);
      }
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  };
}

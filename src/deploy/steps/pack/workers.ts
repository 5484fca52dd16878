import { availableParallelism } from 'node:os';
import { compact } from '../../../shared/compact.ts';
import { startWorkers, type Workers } from '../threads.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackedPiece, Piece } from './piece.ts';

/** Each result is only valid until the next one. @throws SiteDeployError `PACKAGE_FILE_CHANGED` */
export type PackWorkers = Workers<Piece, PackedPiece>;

export interface PackTask {
  readonly piece: Piece;
  readonly buffer: ArrayBuffer | undefined;
}

/** One disk can't supply more threads, and each thread costs memory. */
const maxThreads = 4;

/** In MB. With the default limits, a thread would use ten times as much memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

/** Returns 0 to use only the calling thread. */
export function threadsFor(bytes: number, files: number): number {
  // A thread takes about 50 ms to start, in which the calling thread packs 4 MB or 400 files.
  const isSmall = bytes < 6_000_000 && files < 500;
  const threads = Math.min(maxThreads, availableParallelism());
  if (isSmall || threads < 2) return 0;
  return threads;
}

export function startPackWorkers(threads: number, signal: AbortSignal): PackWorkers {
  const workers = startWorkers<PackTask, PackedPiece>({
    module: 'deploy/steps/pack/worker',
    threads,
    here() {
      const packer = new PiecePacker();
      return (task) => packer.pack(task.piece, task.buffer);
    },
    getTransferList: (task) => compact([task.buffer]),
    resourceLimits,
    signal,
  });
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

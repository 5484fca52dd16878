import { availableParallelism } from 'node:os';
import { compact } from '../../../shared/compact.ts';
import { startWorkers, type Workers } from '../threads.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackedPiece, Piece } from './piece.ts';

/**
 * Workers that pack pieces. A result is only valid until the next one.
 * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
 */
export type PackWorkers = Workers<Piece, PackedPiece>;

export interface PackTask {
  readonly piece: Piece;
  readonly buffer: ArrayBuffer | undefined;
}

/** Maximum number of threads. One disk can't supply more, and each thread costs memory. */
const maxThreads = 4;

/**
 * Heap limits of a thread in MB. With the default limits, it would use ten times as much memory.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

/** Returns the number of threads; 0 to use only the calling thread. */
export function threadsFor(bytes: number, files: number): number {
  // A thread takes 50 ms to start. Meanwhile, the calling thread packs 4 MB or 400 files.
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

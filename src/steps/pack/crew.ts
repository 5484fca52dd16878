import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PiecePacker } from './pack-piece.ts';
import type { PackedPiece, Piece } from './piece.ts';
import { WorkerCrew } from './worker-crew.ts';

/** Who works on pieces. Disposing of it ends its threads. */
export interface Crew extends AsyncDisposable {
  /**
   * Works on every piece; the results come in the order of the pieces, and each is valid until the next one is asked for.
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  work(pieces: Iterable<Piece>): AsyncGenerator<PackedPiece>;
}

/** More workers than this are not fed fast enough by one disk, and each costs memory. */
const mostWorkers = 4;

/** How many workers a site is worth; 0 is this thread alone. */
export function workersFor(bytes: number, files: number): number {
  // A worker takes about 50 ms to start, in which this thread packs some 4 MB or 400 files.
  const isSmall = bytes < 6_000_000 && files < 500;
  const workers = Math.min(mostWorkers, availableParallelism());
  return isSmall || workers < 2 ? 0 : workers;
}

/** Starts the workers, which get ready while the caller goes on. */
export function hire(workers: number, signal: AbortSignal): Crew {
  const file = workerFile();
  return workers === 0 || file === undefined ? new ThisThread(signal) : new WorkerCrew(file, workers, signal);
}

class ThisThread implements Crew {
  readonly #signal: AbortSignal;
  readonly #packer = new PiecePacker();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  async *work(pieces: Iterable<Piece>): AsyncGenerator<PackedPiece> {
    let room: ArrayBuffer | undefined;
    for (const piece of pieces) {
      const packed = this.#packer.pack(piece, room);
      yield packed;
      if ('bytes' in packed) room = packed.bytes.buffer;
      // Between two pieces the program hears its signals.
      await setImmediate();
      this.#signal.throwIfAborted();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {}
}

/** The worker's file beside the sources, or where the bundle has it: this code may be in `dist` or in `dist/chunks`. */
function workerFile(): string | undefined {
  const places = ['./worker.ts', './steps/pack/worker.js', '../steps/pack/worker.js'];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((place) => existsSync(place));
}

import { parentPort } from 'node:worker_threads';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackedPiece, Piece } from './piece.ts';

/** What a worker is given: a piece, and memory of an earlier result that it may use again. */
export interface Order {
  readonly number: number;
  readonly piece: Piece;
  readonly room: ArrayBuffer | undefined;
}

/** What it gives back. An error loses its class on the way, so it is taken apart. */
export type Delivery =
  | { readonly number: number; readonly packed: PackedPiece }
  | { readonly number: number; readonly changed: string }
  | { readonly number: number; readonly defect: unknown };

const packer = new PiecePacker();

parentPort?.on('message', ({ number, piece, room }: Order) => {
  try {
    const packed = packer.pack(piece, room);
    parentPort?.postMessage({ number, packed } satisfies Delivery, 'bytes' in packed ? [packed.bytes.buffer] : []);
  } catch (error) {
    const delivery: Delivery =
      error instanceof SiteDeployError && error.code === 'PACKAGE_FILE_CHANGED'
        ? { number, changed: error.message }
        : { number, defect: error };
    parentPort?.postMessage(delivery);
  }
});

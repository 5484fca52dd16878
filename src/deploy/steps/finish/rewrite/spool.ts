import { closeSync, openSync, writevSync } from 'node:fs';

/** Back to back: creating a file for each page takes longer than changing it. */
export class Spool implements Disposable {
  readonly file: string;
  readonly #descriptor: number;
  #offset = 0;

  constructor(file: string) {
    this.file = file;
    this.#descriptor = openSync(file, 'wx', 0o600);
  }

  /**
   * At once, so that pieces can be reused.
   * @returns its range, in bytes from the start of the file
   */
  add(pieces: readonly Uint8Array[]): { readonly offset: number; readonly size: number } {
    const offset = this.#offset;
    let pending = pieces.filter((piece) => piece.byteLength > 0);
    while (pending.length > 0) {
      const written = writevSync(this.#descriptor, pending.slice(0, maxPieces));
      this.#offset += written;
      pending = without(pending, written);
    }
    return { offset, size: this.#offset - offset };
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor);
  }
}

/** The system's maximum per call. */
const maxPieces = 1_000;

/** A write may be partial. */
function without(pieces: readonly Uint8Array[], written: number): Uint8Array[] {
  let left = written;
  return pieces.flatMap((piece) => {
    const skipped = Math.min(left, piece.byteLength);
    left -= skipped;
    if (skipped === piece.byteLength) return [];
    return [piece.subarray(skipped)];
  });
}

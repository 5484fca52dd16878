import { closeSync, openSync, writevSync } from 'node:fs';

/**
 * Changed pages one behind the other in one file: a file of its own for each takes longer to make than the page to
 * change.
 */
export class Spool implements Disposable {
  readonly file: string;
  readonly #descriptor: number;
  #offset = 0;

  constructor(file: string) {
    this.file = file;
    this.#descriptor = openSync(file, 'wx', 0o600);
  }

  /**
   * Writes a page at once, so that its pieces can be used again.
   * @returns where it is, in bytes from the start of the file
   */
  add(pieces: readonly Uint8Array[]): { readonly offset: number; readonly size: number } {
    const offset = this.#offset;
    let rest = pieces.filter((piece) => piece.byteLength > 0);
    while (rest.length > 0) {
      const written = writevSync(this.#descriptor, rest.slice(0, mostPieces));
      this.#offset += written;
      rest = without(rest, written);
    }
    return { offset, size: this.#offset - offset };
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor);
  }
}

/** The system takes no more at once. */
const mostPieces = 1_000;

/** What is left of the pieces when so many bytes of them are written: a disk may take less than it is given. */
function without(pieces: readonly Uint8Array[], written: number): Uint8Array[] {
  let left = written;
  return pieces.flatMap((piece) => {
    const skipped = Math.min(left, piece.byteLength);
    left -= skipped;
    if (skipped === piece.byteLength) return [];
    return [piece.subarray(skipped)];
  });
}

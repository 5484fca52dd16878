import { closeSync, openSync, writeSync } from 'node:fs';
import { centralHeader, compressedSizeAt, type EntryHeader, endRecord } from './format.ts';

/**
 * Writes an archive to a file. It takes files that have been packed elsewhere, in the order in which they shall stand,
 * and keeps nothing of them but what the directory at the end says.
 */
export class ZipWriter {
  readonly #file: number;
  readonly #directory: Buffer[] = [];
  #offset = 0;
  #closed = false;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  /** Bytes written so far. */
  get offset(): number {
    return this.#offset;
  }

  /** Adds bytes as they are: local headers and data. */
  append(bytes: Uint8Array): void {
    let done = 0;
    // A disk may take less than it is given.
    while (done < bytes.byteLength) {
      done += writeSync(this.#file, bytes, done, bytes.byteLength - done, this.#offset + done);
    }
    this.#offset += bytes.byteLength;
  }

  /** Enters a file whose local header stands at `offset` into the directory. */
  enter(fields: EntryHeader, offset: number): void {
    this.#directory.push(centralHeader(fields, offset));
  }

  /** Corrects the local header at `offset`, for a file of which the packed size was known only at its end. */
  correctSize(offset: number, compressed: number): void {
    const field = Buffer.alloc(4);
    field.writeUInt32LE(compressed);
    writeSync(this.#file, field, 0, field.byteLength, offset + compressedSizeAt);
  }

  /** Writes the directory and closes the file. @returns the size of the archive in bytes */
  end(): number {
    const start = this.#offset;
    this.append(Buffer.concat(this.#directory));
    this.append(endRecord(this.#directory.length, this.#offset - start, start));
    this.close();
    return this.#offset;
  }

  /** Gives the file up. Safe to call twice. */
  close(): void {
    if (!this.#closed) closeSync(this.#file);
    this.#closed = true;
  }
}

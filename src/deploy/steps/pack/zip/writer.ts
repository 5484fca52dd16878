import { closeSync, openSync, writeSync } from 'node:fs';
import { centralHeader, compressedSizeAt, type EntryHeader, endRecord } from './format.ts';

export class ZipWriter {
  readonly #file: number;
  readonly #directory: Buffer[] = [];
  #offset = 0;
  #closed = false;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  get offset(): number {
    return this.#offset;
  }

  append(bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.byteLength) {
      done += writeSync(this.#file, bytes, done, bytes.byteLength - done, this.#offset + done);
    }
    this.#offset += bytes.byteLength;
  }

  enter(fields: EntryHeader, offset: number): void {
    this.#directory.push(centralHeader(fields, offset));
  }

  correctSize(offset: number, compressed: number): void {
    const field = Buffer.alloc(4);
    field.writeUInt32LE(compressed);
    writeSync(this.#file, field, 0, field.byteLength, offset + compressedSizeAt);
  }

  end(): number {
    const start = this.#offset;
    this.append(Buffer.concat(this.#directory));
    this.append(endRecord(this.#directory.length, this.#offset - start, start));
    this.close();
    return this.#offset;
  }

  close(): void {
    if (!this.#closed) closeSync(this.#file);
    this.#closed = true;
  }
}

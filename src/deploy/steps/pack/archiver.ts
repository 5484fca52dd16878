import { closeSync, openSync, writeSync } from 'node:fs';
import type { SiteFile } from '../../../shared/site-files.ts';
import type { PackedEntry, PackedPiece } from './piece.ts';
import { changedFile } from './read.ts';
import {
  centralHeader,
  compressedSizeAt,
  type EntryHeader,
  endRecord,
  localHeaderBytes,
  writeLocalHeader,
} from './zip.ts';

interface OpenFile {
  readonly file: Omit<PackedEntry, 'compressed'>;
  readonly partCrcs: readonly number[];
  readonly offset: number;
  parts: number;
  done: number;
  compressed: number;
}

export class Archiver {
  readonly files: SiteFile[] = [];
  readonly #file: number;
  readonly #directory: Buffer[] = [];
  #offset = 0;
  #bytes = 0;
  #open: OpenFile | undefined;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  add(piece: PackedPiece): number {
    if (piece.kind === 'files') this.#addFiles(piece);
    else if (piece.kind === 'large') this.#begin(piece);
    else if (piece.kind === 'part') this.#addPart(piece);
    return this.#bytes;
  }

  #addFiles(packedPiece: Extract<PackedPiece, { kind: 'files' }>): void {
    let offset = this.#offset;
    this.#append(packedPiece.bytes);
    for (const file of packedPiece.files) {
      const fields = toHeader(file, file.compressed);
      this.#enter(file, fields, offset);
      offset += localHeaderBytes + fields.name.byteLength + file.compressed;
      this.#bytes += file.size;
    }
  }

  #begin(packedPiece: Extract<PackedPiece, { kind: 'large' }>): void {
    const { file, partCrcs } = packedPiece;
    this.#open = { file, partCrcs, offset: this.#offset, parts: 0, done: 0, compressed: 0 };
    const fields = toHeader(file, 0);
    const header = Buffer.alloc(localHeaderBytes + fields.name.byteLength);
    writeLocalHeader(header, 0, fields);
    this.#append(header);
  }

  #addPart(packedPiece: Extract<PackedPiece, { kind: 'part' }>): void {
    const { path, crc, length, bytes } = packedPiece;
    const open = this.#open;
    // Large files are read twice, so check that the packed bytes are those that were hashed.
    if (!open || open.file.path !== path || open.partCrcs[open.parts] !== crc)
      throw changedFile(path);
    this.#append(bytes);
    open.parts += 1;
    open.done += length;
    open.compressed += bytes.byteLength;
    this.#bytes += length;
    if (open.done < open.file.size) return;
    const compressed = Buffer.alloc(4);
    compressed.writeUInt32LE(open.compressed);
    writeSync(this.#file, compressed, 0, compressed.byteLength, open.offset + compressedSizeAt);
    this.#enter(open.file, toHeader(open.file, open.compressed), open.offset);
    this.#open = undefined;
  }

  #enter({ path, size, sha256 }: SiteFile, fields: EntryHeader, offset: number): void {
    this.#directory.push(centralHeader(fields, offset));
    this.files.push({ path, size, sha256 });
  }

  #append(bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.byteLength) {
      const position = this.#offset + done;
      done += writeSync(this.#file, bytes, done, null, position);
    }
    this.#offset += bytes.byteLength;
  }

  end(): number {
    const start = this.#offset;
    this.#append(Buffer.concat(this.#directory));
    this.#append(endRecord(this.#directory.length, this.#offset - start, start));
    return this.#offset;
  }

  close(): void {
    closeSync(this.#file);
  }
}

function toHeader(packedEntry: Omit<PackedEntry, 'compressed'>, compressed: number): EntryHeader {
  const { path, method, crc, size } = packedEntry;
  return { name: Buffer.from(path), method, crc, compressed, size };
}

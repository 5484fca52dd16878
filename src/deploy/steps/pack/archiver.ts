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

class ZipWriter {
  readonly #file: number;
  readonly #directory: Buffer[] = [];
  #offset = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  get offset(): number {
    return this.#offset;
  }

  append(bytes: Uint8Array): void {
    let done = 0;
    while (done < bytes.byteLength) {
      const position = this.#offset + done;
      done += writeSync(this.#file, bytes, done, null, position);
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
    return this.#offset;
  }

  close(): void {
    closeSync(this.#file);
  }
}

export class Archiver extends ZipWriter {
  readonly files: SiteFile[] = [];
  #bytes = 0;
  #open: OpenFile | undefined;

  add(piece: PackedPiece): number {
    if (piece.kind === 'files') this.#addFiles(piece);
    else if (piece.kind === 'large') this.#begin(piece);
    else if (piece.kind === 'part') this.#addPart(piece);
    return this.#bytes;
  }

  #addFiles(packedPiece: Extract<PackedPiece, { kind: 'files' }>): void {
    let { offset } = this;
    this.append(packedPiece.bytes);
    for (const file of packedPiece.files) {
      const fields = toHeader(file, file.compressed);
      this.#enter(file, fields, offset);
      offset += localHeaderBytes + fields.name.byteLength + file.compressed;
      this.#bytes += file.size;
    }
  }

  #begin(packedPiece: Extract<PackedPiece, { kind: 'large' }>): void {
    const { file, partCrcs } = packedPiece;
    this.#open = { file, partCrcs, offset: this.offset, parts: 0, done: 0, compressed: 0 };
    const fields = toHeader(file, 0);
    const header = Buffer.alloc(localHeaderBytes + fields.name.byteLength);
    writeLocalHeader(header, 0, fields);
    this.append(header);
  }

  #addPart(packedPiece: Extract<PackedPiece, { kind: 'part' }>): void {
    const { path, crc, length, bytes } = packedPiece;
    const open = this.#open;
    // Files are read twice, so check that the packed bytes are those that were hashed.
    if (!open || open.file.path !== path || open.partCrcs[open.parts] !== crc)
      throw changedFile(path);
    this.append(bytes);
    open.parts += 1;
    open.done += length;
    open.compressed += bytes.byteLength;
    this.#bytes += length;
    if (open.done < open.file.size) return;
    this.correctSize(open.offset, open.compressed);
    this.#enter(open.file, toHeader(open.file, open.compressed), open.offset);
    this.#open = undefined;
  }

  #enter(siteFile: SiteFile, fields: EntryHeader, offset: number): void {
    const { path, size, sha256 } = siteFile;
    this.enter(fields, offset);
    this.files.push({ path, size, sha256 });
  }
}

function toHeader(packedEntry: Omit<PackedEntry, 'compressed'>, compressed: number): EntryHeader {
  const { path, method, crc, size } = packedEntry;
  return { name: Buffer.from(path), method, crc, compressed, size };
}

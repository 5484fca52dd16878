import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  type Entry,
  getMaxBytes,
  type PackedEntry,
  type PackedPiece,
  type Piece,
  sha256,
} from './piece.ts';
import { hashSource, readInto, readParts } from './read.ts';
import { chooseMethod, compressPart, compressWhole, largeFrom, windowBytes } from './split.ts';
import { deflate, localHeaderBytes, store, writeLocalHeader } from './zip.ts';

const bufferStep = 1 << 20;

export class PiecePacker {
  #input = Buffer.alloc(0);

  pack(piece: Piece, buffer?: ArrayBuffer): PackedPiece {
    if (piece.kind === 'hash')
      return { kind: 'hash', files: piece.entries.map((entry) => this.#hash(entry)) };
    if (piece.kind === 'files') return packFiles(piece.entries, buffer);
    if (piece.kind === 'large') return hashLarge(piece);
    return this.#packPart(piece, buffer);
  }

  #hash(entry: Entry) {
    const { path, size } = entry;
    if (entry.kind === 'bytes') return { path, size, sha256: sha256(entry.bytes) };
    if (size > largeFrom) return { path, size, sha256: hashSource(entry) };
    const input = this.#buffer(size);
    readInto(entry, input, 0, size);
    return { path, size, sha256: sha256(input) };
  }

  #packPart(piece: Extract<Piece, { kind: 'part' }>, buffer: ArrayBuffer | undefined): PackedPiece {
    const { source, method, start, length } = piece;
    const before = Math.min(start, windowBytes);
    const input = this.#buffer(before + length);
    readInto(source, input, start - before, before + length);
    const content = input.subarray(before);
    const isLast = start + length === source.size;
    const data =
      method === deflate ? compressPart(content, input.subarray(0, before), isLast) : content;
    const bytes = Buffer.from(bufferFor(data.byteLength, buffer)).subarray(0, data.byteLength);
    bytes.set(data);
    return { kind: 'part', path: source.path, crc: crc32(content), length, bytes };
  }

  #buffer(size: number): Buffer {
    if (this.#input.byteLength < size) this.#input = Buffer.from(bufferFor(size, undefined));
    return this.#input.subarray(0, size);
  }
}

function packFiles(entries: readonly Entry[], buffer: ArrayBuffer | undefined): PackedPiece {
  const needed = entries.reduce((sum, entry) => sum + getMaxBytes(entry), 0);
  const out = Buffer.from(bufferFor(needed, buffer));
  const files: PackedEntry[] = [];
  let at = 0;
  for (const entry of entries) {
    const { path, size } = entry;
    const name = Buffer.from(path);
    const header = at;
    at += localHeaderBytes + name.byteLength;
    // Read the file directly to its final position, which saves a copy if it is stored
    // uncompressed.
    const content = out.subarray(at, at + size);
    if (entry.kind === 'bytes') content.set(entry.bytes);
    else readInto(entry, content, 0, size);
    const sums = { sha256: sha256(content), crc: crc32(content) };
    const file = { path, size, ...sums, ...shrink(path, content) };
    writeLocalHeader(out, header, { ...file, name });
    at += file.compressed;
    files.push(file);
  }
  return { kind: 'files', files, bytes: out.subarray(0, at) };
}

function shrink(path: string, content: Buffer): Pick<PackedEntry, 'method' | 'compressed'> {
  const size = content.byteLength;
  const sample = (start: number, length: number) => content.subarray(start, start + length);
  if (chooseMethod(path, size, sample) === deflate) {
    const data = compressWhole(content);
    if (data.byteLength < size) {
      content.set(data);
      return { method: deflate, compressed: data.byteLength };
    }
  }
  return { method: store, compressed: size };
}

function hashLarge(piece: Extract<Piece, { kind: 'large' }>): PackedPiece {
  const hash = createHash('sha256');
  const partCrcs: number[] = [];
  let crc = 0;
  for (const part of readParts(piece.source)) {
    hash.update(part);
    crc = crc32(part, crc);
    partCrcs.push(crc32(part));
  }
  const { path, size } = piece.source;
  const file = { path, size, sha256: hash.digest('hex'), crc, method: piece.method };
  return { kind: 'large', file, partCrcs };
}

function bufferFor(needed: number, buffer: ArrayBuffer | undefined): ArrayBuffer {
  if (buffer && buffer.byteLength >= needed) return buffer;
  return new ArrayBuffer(Math.ceil(needed / bufferStep) * bufferStep);
}

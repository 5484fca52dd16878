import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { chooseMethod, compressPart, compressWhole, windowBytes } from './compress.ts';
import { type Entry, type PackedFile, type PackedPiece, type Piece, sha256 } from './piece.ts';
import { readInto, readParts } from './read.ts';
import { deflate, localHeaderBytes, store, writeLocalHeader } from './zip/format.ts';

/** Memory for results is taken in multiples of this, in bytes. */
const roomStep = 1 << 20;

/** Packs pieces, one at a time, in memory that is used again. */
export class PiecePacker {
  #input = Buffer.allocUnsafeSlow(1 << 20);

  /**
   * @param room memory for the result, where there is some to be used again; else it is taken anew
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  pack(piece: Piece, room?: ArrayBuffer): PackedPiece {
    switch (piece.kind) {
      case 'files':
        return this.#packFiles(piece.entries, room);
      case 'hash':
        return hashLarge(piece);
      case 'part':
        return this.#packPart(piece, room);
    }
  }

  #packFiles(entries: readonly Entry[], room: ArrayBuffer | undefined): PackedPiece {
    const names = entries.map(({ path }) => Buffer.from(path));
    // A file is stored where deflating does not make it smaller, so that its packed size is its own at most.
    const needed = entries.reduce(
      (sum, { size }, index) => sum + localHeaderBytes + (names[index]?.byteLength ?? 0) + size,
      0,
    );
    const out = Buffer.from(roomFor(needed, room));
    const files: PackedFile[] = [];
    let at = 0;
    for (const [index, entry] of entries.entries()) {
      const content = this.#read(entry);
      const { data, ...fields } = packWhole(entry.path, content);
      const name = names[index] ?? Buffer.alloc(0);
      at = writeLocalHeader(out, at, { ...fields, name });
      out.set(data, at);
      at += data.byteLength;
      files.push({ path: entry.path, sha256: sha256(content), ...fields });
    }
    return { kind: 'files', files, bytes: out.subarray(0, at) };
  }

  #packPart(
    { source, method, start, length }: Extract<Piece, { kind: 'part' }>,
    room: ArrayBuffer | undefined,
  ): PackedPiece {
    const before = Math.min(start, windowBytes);
    const input = this.#room(before + length);
    readInto(source, input, start - before, before + length);
    const content = input.subarray(before);
    const isLast = start + length === source.size;
    const data = method === deflate ? compressPart(content, input.subarray(0, before), isLast) : content;
    const bytes = Buffer.from(roomFor(data.byteLength, room)).subarray(0, data.byteLength);
    bytes.set(data);
    return { kind: 'part', path: source.path, crc: crc32(content), length, bytes };
  }

  #read({ content, size, source }: Entry): Uint8Array {
    if (content !== undefined) return content;
    const input = this.#room(size);
    readInto(source, input, 0, size);
    return input;
  }

  #room(size: number): Buffer {
    if (this.#input.byteLength < size) this.#input = Buffer.allocUnsafeSlow(size);
    return this.#input.subarray(0, size);
  }
}

function packWhole(path: string, content: Uint8Array) {
  const size = content.byteLength;
  const crc = crc32(content);
  const method = chooseMethod(path, size, (start, length) => content.subarray(start, start + length));
  const data = method === deflate ? compressWhole(content) : content;
  if (data.byteLength < size) return { method, crc, size, compressed: data.byteLength, data };
  return { method: store, crc, size, compressed: size, data: content };
}

function hashLarge({ source, method }: Extract<Piece, { kind: 'hash' }>): PackedPiece {
  const hash = createHash('sha256');
  const partCrcs: number[] = [];
  let crc = 0;
  for (const part of readParts(source)) {
    hash.update(part);
    crc = crc32(part, crc);
    partCrcs.push(crc32(part));
  }
  const { path, size } = source;
  return { kind: 'hash', file: { path, size, sha256: hash.digest('hex'), crc, method }, partCrcs };
}

function roomFor(needed: number, room: ArrayBuffer | undefined): ArrayBuffer {
  // Whole steps, so that what was taken for one piece fits the next.
  return room !== undefined && room.byteLength >= needed
    ? room
    : new ArrayBuffer(Math.ceil(needed / roomStep) * roomStep);
}

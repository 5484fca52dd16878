import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-ML3FG7VE.js";

// src/steps/pack/pack-piece.ts
import { createHash as createHash2 } from "node:crypto";
import { crc32 } from "node:zlib";

// src/steps/pack/compress.ts
import { constants, deflateRawSync } from "node:zlib";

// src/steps/pack/zip/format.ts
var store = 0;
var deflate = 8;
var formatLimits = { files: 65535, bytes: 4294967295, nameBytes: 65535 };
var localHeaderBytes = 30;
var compressedSizeAt = 18;
var dosDate = 33;
var utf8Flag = 2048;
var version = 20;
var madeBy = 3 << 8 | version;
var attributes = 33188 * 65536;
function writeLocalHeader(out, at, fields) {
  out.writeUInt32LE(67324752, at);
  out.writeUInt16LE(version, at + 4);
  writeCommonFields(out, at + 6, fields);
  out.writeUInt16LE(0, at + 28);
  fields.name.copy(out, at + localHeaderBytes);
  return at + localHeaderBytes + fields.name.byteLength;
}
function centralHeader(fields, offset) {
  const header = Buffer.alloc(46 + fields.name.byteLength);
  header.writeUInt32LE(33639248, 0);
  header.writeUInt16LE(madeBy, 4);
  header.writeUInt16LE(version, 6);
  writeCommonFields(header, 8, fields);
  header.writeUInt32LE(attributes, 38);
  header.writeUInt32LE(offset, 42);
  fields.name.copy(header, 46);
  return header;
}
function endRecord(count, directoryBytes, directoryOffset) {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(101010256, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
}
function writeCommonFields(out, at, { name, method, crc, compressed, size }) {
  out.writeUInt16LE(utf8Flag, at);
  out.writeUInt16LE(method, at + 2);
  out.writeUInt16LE(0, at + 4);
  out.writeUInt16LE(dosDate, at + 6);
  out.writeUInt32LE(crc, at + 8);
  out.writeUInt32LE(compressed, at + 12);
  out.writeUInt32LE(size, at + 16);
  out.writeUInt16LE(name.byteLength, at + 20);
}

// src/steps/pack/compress.ts
var compressedMedia = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
var png = /\.png$/i;
var sampleBytes = 4 << 10;
var sampledFrom = { png: 8 << 10, others: 128 << 10 };
var incompressible = 0.97;
var windowBytes = 32 << 10;
function chooseMethod(path, size, sample) {
  if (size === 0 || compressedMedia.test(path)) return store;
  if (size < (png.test(path) ? sampledFrom.png : sampledFrom.others)) return deflate;
  const packed = compressWhole(sample(size - sampleBytes >>> 1, sampleBytes));
  return packed.byteLength > sampleBytes * incompressible ? store : deflate;
}
function compressWhole(content) {
  const { byteLength: size } = content;
  const tables = size <= 4 << 10 ? { windowBits: 12, memLevel: 6 } : size <= 16 << 10 ? { windowBits: 14, memLevel: 7 } : {};
  return deflateRawSync(content, { ...tables, chunkSize: Math.max(1 << 10, (size >>> 1) + 64) });
}
function compressPart(content, before, isLast) {
  return deflateRawSync(content, {
    ...before.byteLength > 0 && { dictionary: before },
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize: (content.byteLength >>> 1) + 64
  });
}

// src/steps/pack/copy.ts
import { createHash } from "node:crypto";
import { closeSync as closeSync2, openSync as openSync2, writeSync } from "node:fs";

// src/steps/pack/read.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
var partBytes = 1 << 20;
function readInto(source, into, start, length) {
  withFile(source, (file) => fill(source, file, into, start, length));
}
function* readParts(source) {
  const buffer = Buffer.allocUnsafeSlow(Math.min(source.size, partBytes));
  const file = openSource(source);
  try {
    for (let at = 0; at < source.size; at += partBytes) {
      const part = buffer.subarray(0, Math.min(partBytes, source.size - at));
      fill(source, file, part, at, part.byteLength);
      yield part;
    }
    checkUnchanged(source, file);
  } finally {
    closeSync(file);
  }
}
function withFile(source, use) {
  const file = openSource(source);
  try {
    use(file);
    checkUnchanged(source, file);
  } finally {
    closeSync(file);
  }
}
function openSource(source) {
  try {
    return openSync(source.absolute, "r");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    throw changed(source);
  }
}
function fill(source, file, into, start, length) {
  for (let done = 0; done < length; ) {
    const read = readSync(file, into, done, length - done, (source.offset ?? 0) + start + done);
    if (read === 0) throw changed(source);
    done += read;
  }
}
function checkUnchanged(source, file) {
  if (source.offset !== void 0) return;
  const { size, mtimeMs } = fstatSync(file);
  if (size !== source.size || mtimeMs !== source.modifiedMs) throw changed(source);
}
function changed({ path }) {
  return new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path}" changed while it was read.`);
}

// src/steps/pack/copy.ts
function copyAndHash(source, target) {
  const file = openSync2(target, "wx");
  try {
    return hashOf(source, (part) => {
      for (let done = 0; done < part.byteLength; ) done += writeSync(file, part, done);
    });
  } finally {
    closeSync2(file);
  }
}
function hashOf(source, onPart) {
  const hash2 = createHash("sha256");
  for (const part of readParts(source)) {
    hash2.update(part);
    onPart?.(part);
  }
  return hash2.digest("hex");
}

// src/steps/pack/piece.ts
import { hash } from "node:crypto";
var sha256 = (bytes) => hash("sha256", bytes);
var roomOf = ({ path, size }) => localHeaderBytes + Buffer.byteLength(path) + size;

// src/steps/pack/cut.ts
var largeFrom = 4 << 20;
var pieceBytes = 1 << 20;
var pieceFiles = 200;
function* cut(entries) {
  for (const batch of batches(entries)) {
    const [first] = batch;
    if (first !== void 0 && isLarge(first)) yield* cutLarge(first);
    else yield { kind: "files", entries: batch };
  }
}
function* cutForHashing(entries) {
  for (const batch of batches(entries)) yield { kind: "hash", entries: batch };
}
var isLarge = ({ size, content }) => size > largeFrom && content === void 0;
function* batches(entries) {
  let batch = [];
  let bytes = 0;
  for (const entry of entries) {
    const room = roomOf(entry);
    if (batch.length > 0 && (batch.length === pieceFiles || bytes + room > pieceBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += room;
  }
  if (batch.length > 0) yield batch;
}
function* cutLarge({ source }) {
  const { size } = source;
  const method = chooseMethod(source.path, size, (start, length) => {
    const sample = Buffer.allocUnsafe(length);
    readInto(source, sample, start, length);
    return sample;
  });
  yield { kind: "large", source, method };
  for (let start = 0; start < size; start += partBytes) {
    yield { kind: "part", source, method, start, length: Math.min(partBytes, size - start) };
  }
}

// src/steps/pack/pack-piece.ts
var roomStep = 1 << 20;
var PiecePacker = class {
  #input = Buffer.alloc(0);
  /**
   * @param room memory for the result, where there is some to be used again; else it is taken anew
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  pack(piece, room) {
    switch (piece.kind) {
      case "hash":
        return { kind: "hash", files: piece.entries.map((entry) => this.#hash(entry)) };
      case "files":
        return packFiles(piece.entries, room);
      case "large":
        return hashLarge(piece);
      case "part":
        return this.#packPart(piece, room);
    }
  }
  #hash({ path, size, content, source }) {
    if (content !== void 0) return { path, size, sha256: sha256(content) };
    if (size > largeFrom) return { path, size, sha256: hashOf(source) };
    const input = this.#room(size);
    readInto(source, input, 0, size);
    return { path, size, sha256: sha256(input) };
  }
  #packPart({ source, method, start, length }, room) {
    const before = Math.min(start, windowBytes);
    const input = this.#room(before + length);
    readInto(source, input, start - before, before + length);
    const content = input.subarray(before);
    const isLast = start + length === source.size;
    const data = method === deflate ? compressPart(content, input.subarray(0, before), isLast) : content;
    const bytes = Buffer.from(roomFor(data.byteLength, room)).subarray(0, data.byteLength);
    bytes.set(data);
    return { kind: "part", path: source.path, crc: crc32(content), length, bytes };
  }
  #room(size) {
    if (this.#input.byteLength < size) this.#input = Buffer.from(roomFor(size, void 0));
    return this.#input.subarray(0, size);
  }
};
function packFiles(entries, room) {
  const needed = entries.reduce((sum, entry) => sum + roomOf(entry), 0);
  const out = Buffer.from(roomFor(needed, room));
  const files = [];
  let at = 0;
  for (const { path, size, content: given, source } of entries) {
    const name = Buffer.from(path);
    const header = at;
    at += localHeaderBytes + name.byteLength;
    const content = out.subarray(at, at + size);
    if (given === void 0) readInto(source, content, 0, size);
    else content.set(given);
    const file = { path, size, sha256: sha256(content), crc: crc32(content), ...shrink(path, content) };
    writeLocalHeader(out, header, { ...file, name });
    at += file.compressed;
    files.push(file);
  }
  return { kind: "files", files, bytes: out.subarray(0, at) };
}
function shrink(path, content) {
  const size = content.byteLength;
  if (chooseMethod(path, size, (start, length) => content.subarray(start, start + length)) === deflate) {
    const data = compressWhole(content);
    if (data.byteLength < size) {
      content.set(data);
      return { method: deflate, compressed: data.byteLength };
    }
  }
  return { method: store, compressed: size };
}
function hashLarge({ source, method }) {
  const hash2 = createHash2("sha256");
  const partCrcs = [];
  let crc = 0;
  for (const part of readParts(source)) {
    hash2.update(part);
    crc = crc32(part, crc);
    partCrcs.push(crc32(part));
  }
  const { path, size } = source;
  return { kind: "large", file: { path, size, sha256: hash2.digest("hex"), crc, method }, partCrcs };
}
function roomFor(needed, room) {
  return room !== void 0 && room.byteLength >= needed ? room : new ArrayBuffer(Math.ceil(needed / roomStep) * roomStep);
}

export {
  copyAndHash,
  hashOf,
  formatLimits,
  localHeaderBytes,
  compressedSizeAt,
  writeLocalHeader,
  centralHeader,
  endRecord,
  sha256,
  cut,
  cutForHashing,
  PiecePacker
};

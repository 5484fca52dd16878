import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-CWSFLGZY.js";

// src/steps/pack/pack-piece.ts
import { createHash } from "node:crypto";
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
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  writeCommonFields(header, 8, fields);
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
var sampledFrom = 128 << 10;
var sampleBytes = 16 << 10;
var incompressible = 0.97;
var windowBytes = 32 << 10;
function chooseMethod(path, size, sample) {
  if (size === 0 || compressedMedia.test(path)) return store;
  if (size < sampledFrom) return deflate;
  const packed = deflateRawSync(sample(size - sampleBytes >>> 1, sampleBytes));
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

// src/steps/pack/piece.ts
import { hash } from "node:crypto";
var sha256 = (bytes) => hash("sha256", bytes);

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

// src/steps/pack/pack-piece.ts
var roomStep = 1 << 20;
var PiecePacker = class {
  #input = Buffer.allocUnsafeSlow(1 << 20);
  /**
   * @param room memory for the result, where there is some to be used again; else it is taken anew
   * @throws SiteDeployError `PACKAGE_FILE_CHANGED`
   */
  pack(piece, room) {
    switch (piece.kind) {
      case "files":
        return this.#packFiles(piece.entries, room);
      case "hash":
        return hashLarge(piece);
      case "part":
        return this.#packPart(piece, room);
    }
  }
  #packFiles(entries, room) {
    const names = entries.map(({ path }) => Buffer.from(path));
    const needed = entries.reduce(
      (sum, { size }, index) => sum + localHeaderBytes + (names[index]?.byteLength ?? 0) + size,
      0
    );
    const out = Buffer.from(roomFor(needed, room));
    const files = [];
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
    return { kind: "files", files, bytes: out.subarray(0, at) };
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
  #read({ content, size, source }) {
    if (content !== void 0) return content;
    const input = this.#room(size);
    readInto(source, input, 0, size);
    return input;
  }
  #room(size) {
    if (this.#input.byteLength < size) this.#input = Buffer.allocUnsafeSlow(size);
    return this.#input.subarray(0, size);
  }
};
function packWhole(path, content) {
  const size = content.byteLength;
  const crc = crc32(content);
  const method = chooseMethod(path, size, (start, length) => content.subarray(start, start + length));
  const data = method === deflate ? compressWhole(content) : content;
  if (data.byteLength < size) return { method, crc, size, compressed: data.byteLength, data };
  return { method: store, crc, size, compressed: size, data: content };
}
function hashLarge({ source, method }) {
  const hash2 = createHash("sha256");
  const partCrcs = [];
  let crc = 0;
  for (const part of readParts(source)) {
    hash2.update(part);
    crc = crc32(part, crc);
    partCrcs.push(crc32(part));
  }
  const { path, size } = source;
  return { kind: "hash", file: { path, size, sha256: hash2.digest("hex"), crc, method }, partCrcs };
}
function roomFor(needed, room) {
  return room !== void 0 && room.byteLength >= needed ? room : new ArrayBuffer(Math.ceil(needed / roomStep) * roomStep);
}

export {
  partBytes,
  readInto,
  readParts,
  formatLimits,
  localHeaderBytes,
  compressedSizeAt,
  writeLocalHeader,
  centralHeader,
  endRecord,
  chooseMethod,
  sha256,
  PiecePacker
};

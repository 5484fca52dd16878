import { constants, deflateRawSync } from 'node:zlib';
import { type DiskEntry, type Entry, getMaxBytes, type Piece } from './piece.ts';
import { partBytes, readInto } from './read.ts';
import { type CompressionMethod, deflate, store } from './zip.ts';

/** Compressed formats. Deflating them again would be slow and save only 2 to 3 %. */
const compressedMedia = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
const png = /\.png$/i;
/** Size of a sample in bytes. Deflating it takes at most a fifth of the time of a small PNG. */
const sampleBytes = 4 << 10;
const sampledFrom = { png: 8 << 10, others: 128 << 10 } as const;
/** Ratio of a deflated sample above which a file counts as compressed already. */
const incompressible = 0.97;
/**
 * Number of preceding bytes that prime the compression of a part. The result is then about as small
 * as if the file were compressed as a whole.
 */
export const windowBytes = 32 << 10;

export function chooseMethod(
  path: string,
  size: number,
  sample: (start: number, length: number) => Uint8Array,
): CompressionMethod {
  if (size === 0 || compressedMedia.test(path)) return store;
  if (size < (png.test(path) ? sampledFrom.png : sampledFrom.others)) return deflate;
  const packed = compressWhole(sample((size - sampleBytes) >>> 1, sampleBytes));
  if (packed.byteLength > sampleBytes * incompressible) return store;
  return deflate;
}

/**
 * Compresses a file. For small ones, uses small tables, because setting up the default tables takes
 * as long as packing a page.
 */
export function compressWhole(content: Uint8Array): Uint8Array {
  const { byteLength: size } = content;
  let tables = {};
  if (size <= 4 << 10) tables = { windowBits: 12, memLevel: 6 };
  else if (size <= 16 << 10) tables = { windowBits: 14, memLevel: 7 };
  return deflateRawSync(content, { ...tables, chunkSize: Math.max(1 << 10, (size >>> 1) + 64) });
}

/**
 * Compresses a part of a file. Parts can be joined to one stream, because all but the last end on a
 * byte boundary.
 */
export function compressPart(content: Uint8Array, before: Uint8Array, isLast: boolean): Uint8Array {
  return deflateRawSync(content, {
    dictionary: before.byteLength > 0 ? before : undefined,
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize: (content.byteLength >>> 1) + 64,
  });
}

export const largeFrom = 4 << 20;
/**
 * Maximum size in bytes of a piece with several files. Small pieces let workers finish at the same
 * time and signals be handled in between.
 */
const pieceBytes = 1 << 20;
const pieceFiles = 200;

export function* split(entries: readonly Entry[]): Generator<Piece> {
  for (const batch of batches(entries)) {
    const [first] = batch;
    if (first && isLarge(first)) yield* splitLarge(first);
    else yield { kind: 'files', entries: batch };
  }
}

export function* splitForHashing(entries: readonly Entry[]): Generator<Piece> {
  for (const batch of batches(entries)) yield { kind: 'hash', entries: batch };
}

const isLarge = (item: Entry): item is DiskEntry => item.kind !== 'bytes' && item.size > largeFrom;

function* batches(entries: readonly Entry[]): Generator<readonly Entry[]> {
  let batch: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const maxEntryBytes = getMaxBytes(entry);
    if (batch.length > 0 && (batch.length === pieceFiles || bytes + maxEntryBytes > pieceBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += maxEntryBytes;
  }
  if (batch.length > 0) yield batch;
}

function* splitLarge(source: DiskEntry): Generator<Piece> {
  const { size } = source;
  const method = chooseMethod(source.path, size, (start, length) => {
    const sample = Buffer.allocUnsafe(length);
    readInto(source, sample, start, length);
    return sample;
  });
  yield { kind: 'large', source, method };
  for (let start = 0; start < size; start += partBytes) {
    yield { kind: 'part', source, method, start, length: Math.min(partBytes, size - start) };
  }
}

import { constants, deflateRawSync } from 'node:zlib';
import { type CompressionMethod, deflate, store } from './zip/format.ts';

/** Media that are compressed already: deflating them again costs half of the time and saves 2 to 3 %. */
const compressedMedia = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
/** Is compressed, too, but some of it badly. */
const png = /\.png$/i;
/**
 * A sample takes at most a fifth of the time of deflating a small png, and of a file of the larger size hardly any. In
 * bytes.
 */
const sampleBytes = 4 << 10;
const sampledFrom = { png: 8 << 10, others: 128 << 10 } as const;
/** A sample that keeps more than this share of its size is of compressed data, whatever its name is. */
const incompressible = 0.97;
/**
 * How far deflate looks back: a part of a file begins with what stands before it, so that parts pack as well as a
 * whole.
 */
export const windowBytes = 32 << 10;

/** @param sample some of the file's bytes: all of them, or `sampleBytes` from its middle */
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

/** Deflates a whole file. Small tables for small files: setting up the usual ones takes as long as packing a page. */
export function compressWhole(content: Uint8Array): Uint8Array {
  const { byteLength: size } = content;
  const tables =
    size <= 4 << 10 ? { windowBits: 12, memLevel: 6 } : size <= 16 << 10 ? { windowBits: 14, memLevel: 7 } : {};
  return deflateRawSync(content, { ...tables, chunkSize: Math.max(1 << 10, (size >>> 1) + 64) });
}

/**
 * Deflates a part of a file so that the parts, one after another, are one stream: each but the last ends on a whole
 * byte.
 * @param before the bytes before it, at most `windowBytes`
 */
export function compressPart(content: Uint8Array, before: Uint8Array, isLast: boolean): Uint8Array {
  return deflateRawSync(content, {
    ...(before.byteLength > 0 && { dictionary: before }),
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize: (content.byteLength >>> 1) + 64,
  });
}

import { constants, deflateRawSync } from 'node:zlib';
import { type CompressionMethod, deflate, store } from './zip.ts';

/** Deflating these again takes half of the time and saves 2 to 3 %. */
const compressedMedia = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
const png = /\.png$/i;
/** In bytes. Takes at most a fifth of the time of deflating a small PNG. */
const sampleBytes = 4 << 10;
const sampledFrom = { png: 8 << 10, others: 128 << 10 } as const;
/** If a sample keeps more than this share of its size, it is already compressed. */
const incompressible = 0.97;
/** Each part is primed with the bytes before it, to compress as well as the whole file. */
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

/** Small files get small tables: the default ones take as long as packing a page. */
export function compressWhole(content: Uint8Array): Uint8Array {
  const { byteLength: size } = content;
  let tables = {};
  if (size <= 4 << 10) tables = { windowBits: 12, memLevel: 6 };
  else if (size <= 16 << 10) tables = { windowBits: 14, memLevel: 7 };
  return deflateRawSync(content, { ...tables, chunkSize: Math.max(1 << 10, (size >>> 1) + 64) });
}

/** Concatenated parts are one stream: each but the last ends on a byte boundary. */
export function compressPart(content: Uint8Array, before: Uint8Array, isLast: boolean): Uint8Array {
  return deflateRawSync(content, {
    ...(before.byteLength > 0 && { dictionary: before }),
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    chunkSize: (content.byteLength >>> 1) + 64,
  });
}

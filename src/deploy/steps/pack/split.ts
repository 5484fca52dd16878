import { chooseMethod } from './compress.ts';
import { type DiskEntry, type Entry, getMaxBytes, type Piece } from './piece.ts';
import { partBytes, readInto } from './read.ts';

/** Larger files are packed in parts instead of being held in memory. In bytes. */
export const largeFrom = 4 << 20;
/** Limits per piece, so that workers finish together and the program can handle signals. */
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

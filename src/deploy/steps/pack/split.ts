import { chooseMethod } from './compress.ts';
import { type DiskEntry, type Entry, mostBytesOf } from './entry.ts';
import type { Piece } from './piece.ts';
import { partBytes, readInto } from './read.ts';

/** A file above this size is not held whole, but packed in parts. In bytes. */
export const largeFrom = 4 << 20;
/** What one piece of many files holds at most, so that workers end together and the program hears its signals. */
const pieceBytes = 1 << 20;
const pieceFiles = 200;

/**
 * Splits the work into pieces, in the order in which their results stand in the archive. It depends on nothing but the
 * files, so that the archive is the same however many workers make it.
 */
export function* split(entries: readonly Entry[]): Generator<Piece> {
  for (const batch of batches(entries)) {
    const [first] = batch;
    if (first && isLarge(first)) yield* splitLarge(first);
    else yield { kind: 'files', entries: batch };
  }
}

/** The pieces by which the files are only hashed. */
export function* splitForHashing(entries: readonly Entry[]): Generator<Piece> {
  for (const batch of batches(entries)) yield { kind: 'hash', entries: batch };
}

const isLarge = (entry: Entry): entry is DiskEntry => entry.kind !== 'bytes' && entry.size > largeFrom;

/** The entries in their order, some together; a large one is alone. */
function* batches(entries: readonly Entry[]): Generator<readonly Entry[]> {
  let batch: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const most = mostBytesOf(entry);
    if (batch.length > 0 && (batch.length === pieceFiles || bytes + most > pieceBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += most;
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

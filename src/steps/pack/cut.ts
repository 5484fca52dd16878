import { chooseMethod } from './compress.ts';
import type { Entry, Piece } from './piece.ts';
import { partBytes, readInto } from './read.ts';

/** A file above this size is not held whole, but packed in parts. In bytes. */
export const largeFrom = 4 << 20;
/** What one piece of many files holds at most, so that workers end together and the program hears its signals. */
const pieceBytes = 1 << 20;
const pieceFiles = 200;

/**
 * Cuts the work into pieces, in the order in which their results stand in the archive. It depends on nothing but the files, so that the archive is the same
 * however many workers make it.
 */
export function* cut(entries: readonly Entry[]): Generator<Piece> {
  let batch: Entry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const isLarge = entry.size > largeFrom && entry.content === undefined;
    if (batch.length > 0 && (isLarge || batch.length === pieceFiles || bytes + entry.size > pieceBytes)) {
      yield { kind: 'files', entries: batch };
      batch = [];
      bytes = 0;
    }
    if (isLarge) yield* cutLarge(entry);
    else {
      batch.push(entry);
      bytes += entry.size;
    }
  }
  if (batch.length > 0) yield { kind: 'files', entries: batch };
}

function* cutLarge({ source }: Entry): Generator<Piece> {
  const { size } = source;
  const method = chooseMethod(source.path, size, (start, length) => {
    const sample = Buffer.allocUnsafe(length);
    readInto(source, sample, start, length);
    return sample;
  });
  yield { kind: 'hash', source, method };
  for (let start = 0; start < size; start += partBytes) {
    yield { kind: 'part', source, method, start, length: Math.min(partBytes, size - start) };
  }
}

import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesEntry, type Entry, getMaxBytes } from '../../../../../src/deploy/steps/pack/piece.ts';
import {
  chooseMethod,
  split,
  splitForHashing,
} from '../../../../../src/deploy/steps/pack/split.ts';

const entries = (count: number, size: number): Entry[] =>
  Array.from({ length: count }, (_, n) => bytesEntry(`${n}`, Buffer.alloc(size)));
const overhead = getMaxBytes(bytesEntry('0', Buffer.alloc(0)));
const half = (1 << 19) - overhead;

it.each<[string, readonly Entry[], readonly number[]]>([
  ['no files', [], []],
  ['200 files', entries(200, 1), [200]],
  ['401 files', entries(401, 1), [200, 200, 1]],
  ['files of half a MB', entries(5, half), [2, 2, 1]],
  ['files slightly larger than half a MB', entries(3, half + 1), [1, 1, 1]],
  [
    'a file of 2 MB between small ones',
    [...entries(2, 1), ...entries(1, 2 << 20), ...entries(2, 1)],
    [2, 1, 2],
  ],
  ['a generated file of 5 MB', entries(1, 5 << 20), [1]],
])('split returns pieces of at most 200 files and 1 MB: %s', (_, list, lengths) => {
  const pieces = [...split(list)];
  expect(pieces.map((piece) => ('entries' in piece ? piece.entries.length : piece.kind))).toEqual(
    lengths,
  );
  expect([...splitForHashing(list)].map(({ kind }) => kind)).toEqual(lengths.map(() => 'hash'));
});

const deflate = 8;
it.each<[string, string, number, number]>([
  ['an empty file', 'a.txt', 0, 0],
  ['a font', 'a.woff2', 10, 0],
  ['a photo', 'A.JPEG', 10, 0],
  ['a small PNG', 'a.PNG', (8 << 10) - 1, deflate],
  ['a larger PNG', 'a.png', 8 << 10, 0],
  ['a text', 'a.txt', (128 << 10) - 1, deflate],
  ['a large file', 'a.bin', 128 << 10, 0],
])('chooseMethod of random bytes: %s', (_, name, size, method) => {
  const content = randomBytes(size);
  const sample = (start: number, length: number) => {
    expect(start + length / 2).toBe(size / 2);
    return content.subarray(start, start + length);
  };
  expect(chooseMethod(name, size, sample)).toBe(method);
  expect(chooseMethod('a.png', 1 << 20, (_start, length) => Buffer.alloc(length))).toBe(deflate);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteSearch } from '../../../../../../src/deploy/steps/finish/outdated/byte-search.ts';

const letters = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'é'), { minLength, maxLength })
    .map((all) => Buffer.from(all.join('')));

it('ByteSearch finds the same occurrences of random values as a separate search for each value', () => {
  const values = fc.array(letters(4, 9), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(values, letters(0, 200), (list, bytes) => {
      const expected = list.flatMap((value, index) =>
        getPlaces(value, bytes).map((at) => [index, at]),
      );
      const order = ([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]) =>
        b - d || a - c;
      const found = [...new ByteSearch(list).find(bytes)];
      expect(found.toSorted(order)).toEqual(expected.toSorted(order));
    }),
    { numRuns: 500 },
  );
});

it('ByteSearch finds nothing without values', () => {
  expect([...new ByteSearch([]).find(Buffer.from('any text'))]).toEqual([]);
});

function getPlaces(value: Buffer, bytes: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(value); at !== -1; at = bytes.indexOf(value, at + 1)) places.push(at);
  return places;
}

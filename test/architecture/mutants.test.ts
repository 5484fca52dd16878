import { expect, test } from 'vitest';
import { drawMutants, findMutants } from '../mutants/mutants.ts';

const list = (text: string) =>
  findMutants('sample.ts', text).map(({ before, after }) => `${before} → ${after}`);

test.each([
  ['const a = b ? 1 : c;', ['b → !(b)', '1 → 2']],
  ['if (a === b) run();', ['=== → !==', 'run(); → void 0;']],
  ['if (!a) b = c;', ['!a → Boolean(a)', 'b = c; → void 0;']],
  ['x = list.some(is);', ['x = list.some(is); → void 0;', 'some → every']],
  ['const a = b.toString();', []],
  ['const a = b ?? c ?? d;', ['b ?? c ?? d → ((b ?? c) && (d))', 'b ?? c → ((b) && (c))']],
  ['const a = { ...b };', ['b → {}']],
  ['const a = [...b];', ['b → []']],
  ['const a = /^x/;', ['/^x/ → /x/']],
  ['const a = /x/;', ['/x/ → /(?!)/']],
  ['const a = [5, 6, 7, 8];', ['5 → 6', '8 → 9']],
  ["import a from 'b'; type C = 1 | true;", []],
])('findMutants returns every mutant of %s', (text, expected) => {
  expect(list(text)).toEqual(expected);
});

test('drawMutants draws no mutant twice, and the same ones for the same seed', () => {
  const items = Array.from({ length: 50 }, (_, index) => index);
  const drawn = drawMutants(items, 40, 7);

  expect(new Set(drawn).size).toBe(40);
  expect(drawMutants(items, 40, 7)).toEqual(drawn);
});

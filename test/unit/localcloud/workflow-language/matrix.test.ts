import { expect, it } from 'vitest';
import {
  expandMatrix,
  formatJobName,
} from '../../../../src/localcloud/workflow-language/matrix.ts';

const values = (matrix: object) => expandMatrix(matrix).map((combination) => combination.values);

// The rules come from MatrixBuilder.cs of actions/runner.
it.each([
  ['the product of its axes', { os: ['a', 'b'], n: [1, 2] }, ['a 1', 'a 2', 'b 1', 'b 2']],
  ['exclusions that compare loosely', { n: [1, '2', 'x'], exclude: [{ n: '1' }, { n: 2 }] }, ['x']],
  ['exclusions in a different case', { os: ['Linux', 'mac'], exclude: [{ OS: 'LINUX' }] }, ['mac']],
  [
    'exclusions by some of the axes',
    { v: [{ a: 1, b: 2 }, { a: 3 }], exclude: [{ v: { a: 1 } }] },
    ['3'],
  ],
  ['exclusions by null', { n: [1, null], exclude: [{ n: '' }] }, ['1']],
  ['only included combinations', { include: [{ a: 1 }, { b: 2 }] }, ['1', '2']],
  ['an addition to all combinations', { n: [1, 2], include: [{ x: 'y' }] }, ['1 y', '2 y']],
  ['an addition to one combination', { n: [1, 2], include: [{ n: '2', x: 'y' }] }, ['1', '2 y']],
  [
    'a later addition that replaces an earlier one',
    { n: [1], include: [{ x: 'y' }, { n: 1, x: 'z' }] },
    ['1 z'],
  ],
  ['extra combinations', { n: [1], include: [{ n: 3, x: 'y' }, { n: 4 }] }, ['1', '3 y', '4']],
  ['the exclusion of everything', { n: [1], exclude: [{ n: 1 }] }, []],
])('a matrix may have %s', (_, matrix, expected) => {
  const texts = values(matrix).map((one) =>
    JSON.stringify(Object.values(one))
      .replaceAll(/[^\w,]|\w+:/g, '')
      .replaceAll(',', ' '),
  );
  expect(texts.map((text) => text.replace(/^[ab](?=\d)/, ''))).toEqual(expected);
});

it('a matrix value keeps its type if an included value equals it only loosely', () => {
  expect(values({ n: [1], include: [{ n: '1', x: true }] })).toEqual([{ n: 1, x: true }]);
});

it.each([
  ['an empty axis', { n: [] }, "Matrix vector 'n' does not contain any values"],
  ['no axis', {}, 'Matrix must define at least one vector'],
  ['only an empty include', { include: [] }, 'Matrix must define at least one vector'],
  [
    'an exclusion by an unknown axis',
    { n: [1], exclude: [{ m: 1 }] },
    "Matrix exclude key 'm' does not match any key",
  ],
  ['an empty exclusion', { n: [1], exclude: [{}] }, 'Matrix exclude filter must not be empty'],
  [
    'an empty addition',
    { n: [1], include: [{}] },
    'Matrix include mapping does not contain any values',
  ],
  ['a number as an axis', { n: 1 }, 'Expected a sequence'],
  ['a string in place of its axes', 'a', 'Expected a mapping'],
  ['null in place of its axes', null, 'Expected a mapping'],
  [
    '257 combinations',
    { n: Array(257).fill(0) },
    "Strategy for job 'j' produced 257 configurations which exceeds",
  ],
])('a matrix with %s is refused', (_, matrix, message) => {
  expect(() => expandMatrix(matrix, 'j')).toThrow(message);
});

it.each([
  [
    'lists the values that are not empty',
    'a',
    { n: 18, empty: '', none: null, yes: true },
    'a (18, true)',
  ],
  ['lists the values of nested lists and maps', 'a', { deep: { x: 1, y: [2, 3] } }, 'a (1, 2, 3)'],
  ["formats numbers like GitHub's runner", 'a', { n: 1e21 }, 'a (1E+21)'],
  ['adds nothing to a name without values', 'a', {}, 'a'],
  ['cuts the name to 100 characters', 'b'.repeat(101), {}, `${'b'.repeat(97)}...`],
])('formatJobName %s', (_, name, shown, expected) => {
  expect(formatJobName(name, shown)).toBe(expected);
});

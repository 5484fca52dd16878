import { expect, it } from 'vitest';
import {
  expandMatrix,
  formatJobName,
} from '../../../../src/localcloud/workflow-language/matrix.ts';

const values = (matrix: object) => expandMatrix(matrix).map((combination) => combination.values);

// The rules come from MatrixBuilder.cs of actions/runner.
it.each([
  ['a product', { os: ['a', 'b'], n: [1, 2] }, ['a 1', 'a 2', 'b 1', 'b 2']],
  ['exclusions that compare loosely', { n: [1, '2', 'x'], exclude: [{ n: '1' }, { n: 2 }] }, ['x']],
  ['exclusions in another case', { os: ['Linux', 'mac'], exclude: [{ OS: 'LINUX' }] }, ['mac']],
  [
    'exclusions by some of the axes',
    { v: [{ a: 1, b: 2 }, { a: 3 }], exclude: [{ v: { a: 1 } }] },
    ['3'],
  ],
  ['exclusions by null', { n: [1, null], exclude: [{ n: '' }] }, ['1']],
  ['only included combinations', { include: [{ a: 1 }, { b: 2 }] }, ['1', '2']],
  ['an addition to all combinations', { n: [1, 2], include: [{ x: 'y' }] }, ['1 y', '2 y']],
  ['an addition to one combination', { n: [1, 2], include: [{ n: '2', x: 'y' }] }, ['1', '2 y']],
  ['a later addition', { n: [1], include: [{ x: 'y' }, { n: 1, x: 'z' }] }, ['1 z']],
  ['an extra combination', { n: [1], include: [{ n: 3, x: 'y' }, { n: 4 }] }, ['1', '3 y', '4']],
  ['everything excluded', { n: [1], exclude: [{ n: 1 }] }, []],
])('a matrix has %s', (_, matrix, expected) => {
  const texts = values(matrix).map((one) =>
    JSON.stringify(Object.values(one))
      .replaceAll(/[^\w,]|\w+:/g, '')
      .replaceAll(',', ' '),
  );
  expect(texts.map((text) => text.replace(/^[ab](?=\d)/, ''))).toEqual(expected);
});

it('a value keeps its type if an included one is only loosely equal', () => {
  expect(values({ n: [1], include: [{ n: '1', x: true }] })).toEqual([{ n: 1, x: true }]);
});

it.each([
  [{ n: [] }, "Matrix vector 'n' does not contain any values"],
  [{}, 'Matrix must define at least one vector'],
  [{ include: [] }, 'Matrix must define at least one vector'],
  [{ n: [1], exclude: [{ m: 1 }] }, "Matrix exclude key 'm' does not match any key"],
  [{ n: [1], exclude: [{}] }, 'Matrix exclude filter must not be empty'],
  [{ n: [1], include: [{}] }, 'Matrix include mapping does not contain any values'],
  [{ n: 1 }, 'Expected a sequence'],
  ['a', 'Expected a mapping'],
  [null, 'Expected a mapping'],
  [{ n: Array(257).fill(0) }, "Strategy for job 'j' produced 257 configurations which exceeds"],
])('the matrix %j is refused', (matrix, message) => {
  expect(() => expandMatrix(matrix, 'j')).toThrow(message);
});

it.each([
  ['a', { n: 18, empty: '', none: null, yes: true }, 'a (18, true)'],
  ['a', { deep: { x: 1, y: [2, 3] } }, 'a (1, 2, 3)'],
  ['a', { n: 1e21 }, 'a (1E+21)'],
  ['a', {}, 'a'],
  ['b'.repeat(101), {}, `${'b'.repeat(97)}...`],
])('the job %s with the values %j is named %s', (name, shown, expected) => {
  expect(formatJobName(name, shown)).toBe(expected);
});

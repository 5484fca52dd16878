import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  environmentNamePattern,
  foldEnvironmentName,
  isPreviewName,
} from '../../../src/config/environment-name.ts';

it.each([
  ['preview', true],
  ['Feature/Next_1', true],
  ['a-b-c-d-e-f-g-h-1-2-3-4-5-6-7-8', true],
  ['a-b-c-d-e-f-g-h-1-2-3-4-5-6-7-8-9', false],
  ['averylongnameofit', false],
  ['Prod.', false],
  ['PRODUCTION', false],
  ['de-fault', false],
  ['default1', true],
  ['---', false],
])('environmentNamePattern and isPreviewName of %s are %s', (name, isOne) => {
  expect(environmentNamePattern.test(name)).toBe(isOne);
  expect(isPreviewName(foldEnvironmentName(name))).toBe(isOne);
});

it('environmentNamePattern and isPreviewName agree about random names', () => {
  const letter = fc.constantFrom(...'prodPRODuctin-_. efault12\u0130\u212a\u017f');
  const name = fc.array(letter, { minLength: 1, maxLength: 20 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(
      name,
      (given) => environmentNamePattern.test(given) === isPreviewName(foldEnvironmentName(given)),
    ),
    { numRuns: 3_000, examples: [['product\u0130on'], ['pro\u017fd'], ['PROD\u0130']] },
  );
});

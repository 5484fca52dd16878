import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  environmentNamePattern,
  foldEnvironmentName,
} from '../../../src/config/environment-name.ts';

const isAccepted = (folded: string) =>
  /^[a-z0-9]{1,16}$/.test(folded) && !/^(production|prod|default)$/.test(folded);

it.each(['preview', 'Feature/Next_1', 'a-b-c-d-e-f-g-h-1-2-3-4-5-6-7-8', 'default1'])(
  'environmentNamePattern accepts the name %s',
  (name) => expect(environmentNamePattern.test(name)).toBe(true),
);

it.each([
  ...['a-b-c-d-e-f-g-h-1-2-3-4-5-6-7-8-9', 'averylongnameofit', 'Prod.', 'PRODUCTION'],
  ...['de-fault', '---'],
])('environmentNamePattern refuses the name %s', (name) => {
  expect(environmentNamePattern.test(name)).toBe(false);
});

it('environmentNamePattern accepts a random name if the platform accepts the folded one', () => {
  const letter = fc.constantFrom(...'prodPRODuctin-_. efault12\u0130\u212a\u017f');
  const name = fc.array(letter, { minLength: 1, maxLength: 20 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(
      name,
      (given) => environmentNamePattern.test(given) === isAccepted(foldEnvironmentName(given)),
    ),
    { numRuns: 3_000, examples: [['product\u0130on'], ['pro\u017fd'], ['PROD\u0130']] },
  );
});

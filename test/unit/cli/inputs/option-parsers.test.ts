import { InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { wholeNumberFrom } from '../../../../src/cli/inputs/option-parsers.ts';

it.each(['0', '11', '1.5', '1e1', '', ' 5', '-1', '1234567890'])(
  '%j is not a whole number from 1 to 10',
  (text) => {
    expect(() => wholeNumberFrom(1, 10)(text)).toThrow(InvalidArgumentError);
    expect(() => wholeNumberFrom(1, 10)(text)).toThrow('Expected a whole number from 1 to 10.');
  },
);

it('a whole number within its inclusive bounds is accepted', () => {
  expect(['1', '5', '10'].map(wholeNumberFrom(1, 10))).toEqual([1, 5, 10]);
});

it('a whole number without an upper bound is refused below the lower one', () => {
  expect(wholeNumberFrom(1)('999999999')).toBe(999_999_999);
  expect(() => wholeNumberFrom(1)('0')).toThrow('Expected a whole number from 1 on.');
});

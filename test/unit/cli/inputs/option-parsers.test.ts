import { InvalidArgumentError } from 'commander';
import { expect, it } from 'vitest';
import { wholeNumberFrom } from '../../../../src/cli/inputs/option-parsers.ts';

it.each(['0', '11', '1.5', '1e1', '', ' 5', '-1', '1234567890'])(
  'wholeNumberFrom(1, 10) refuses %j',
  (text) => {
    expect(() => wholeNumberFrom(1, 10)(text)).toThrow(InvalidArgumentError);
    expect(() => wholeNumberFrom(1, 10)(text)).toThrow('Expected a whole number from 1 to 10.');
  },
);

it('wholeNumberFrom(1, 10) accepts 1, 5 and 10', () => {
  expect(['1', '5', '10'].map(wholeNumberFrom(1, 10))).toEqual([1, 5, 10]);
});

it('wholeNumberFrom(1) has no upper bound, and refuses 0', () => {
  expect(wholeNumberFrom(1)('999999999')).toBe(999_999_999);
  expect(() => wholeNumberFrom(1)('0')).toThrow('Expected a whole number from 1 on.');
});

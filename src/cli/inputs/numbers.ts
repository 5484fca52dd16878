import { InvalidArgumentError } from 'commander';

/**
 * Returns a parser for an option with an integer value.
 * @param most default: nine digits
 */
export function wholeNumberFrom(least: number, most = 999_999_999): (text: string) => number {
  const range = most === 999_999_999 ? `from ${least} on` : `from ${least} to ${most}`;
  return (text) => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };
}

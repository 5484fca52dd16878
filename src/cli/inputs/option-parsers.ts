import { InvalidArgumentError } from 'commander';

export function wholeNumberFrom(min: number, max = 999_999_999): (text: string) => number {
  const range = max === 999_999_999 ? `from ${min} on` : `from ${min} to ${max}`;
  return (text) => {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Expected a whole number ${range}.`);
  };
}

export function siteVersionFrom(text: string): string {
  if (/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected three whole numbers without a "v", such as 1.4.2.');
}

export function repeated(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

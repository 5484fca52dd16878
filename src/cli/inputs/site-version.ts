import { InvalidArgumentError } from 'commander';

/** An invalid version is a usage error before anything starts. */
export function siteVersionFrom(text: string): string {
  if (/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected three whole numbers without a "v", such as 1.4.2.');
}

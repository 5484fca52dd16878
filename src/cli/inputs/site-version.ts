import { InvalidArgumentError } from 'commander';

/** Reads `--site-version`, so that a version that cannot be one is wrong use and nothing is begun. */
export function siteVersionFrom(text: string): string {
  if (/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected three whole numbers without a "v", such as 1.4.2.');
}

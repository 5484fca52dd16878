import { didYouMean } from '../config/nearest.ts';
import { SiteDeployError } from '../shared/errors/error.ts';

/** Empty counts as not set: that's how a runner passes an omitted input. */
export function parseChoice<const Word extends string>(
  choices: readonly Word[],
  text: string | undefined,
  fallback: Word,
  input: string,
  elsewhere = '',
): Word {
  const value = text?.trim() ?? '';
  if (value === '') return fallback;
  const found = choices.find((known) => known === value);
  if (found) return found;
  const message =
    `${input}: found "${value}", expected one of ` +
    `${choices.join(', ')}${elsewhere}${didYouMean(value, choices)}`;
  throw new SiteDeployError('USAGE', message);
}

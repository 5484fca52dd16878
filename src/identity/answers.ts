import { didYouMean } from '../config/nearest.ts';
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * Parses an input that takes one of several keywords. Empty counts as not set, since that's how a
 * runner passes an omitted input.
 * @throws SiteDeployError `USAGE`
 */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  given: string | undefined,
  fallback: Word,
  input: string,
): Word {
  const word = given?.trim() ?? '';
  if (word === '') return fallback;
  const found = words.find((known) => known === word);
  if (found !== undefined) return found;
  const message = `${input}: found "${word}", expected one of ${words.join(', ')}${didYouMean(word, words)}`;
  throw new SiteDeployError('USAGE', message);
}

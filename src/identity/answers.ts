import { didYouMean } from '../config/nearest.ts';
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * One of the words that an input takes. Empty counts as not given, since that is how a runner hands over an input that
 * was left out.
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

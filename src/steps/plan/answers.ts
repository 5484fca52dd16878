import { didYouMean } from '../../config/nearest.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';

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

const booleans: ReadonlyMap<string, boolean> = new Map(
  ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'].map((word) => [word, word.toLowerCase() === 'true']),
);

/**
 * A yes or no, by the core schema of YAML (https://yaml.org/spec/1.2.2/#1032-tag-resolution), as the runner's toolkit
 * reads it. Nothing else is guessed at: a "yes" that was taken for false would deploy where nothing was to be sent.
 * Empty is no.
 * @throws SiteDeployError `USAGE`
 */
export function yesOrNo(given: boolean | string | undefined, input: string): boolean {
  const word = String(given ?? '').trim();
  if (word === '') return false;
  const found = booleans.get(word);
  if (found !== undefined) return found;
  throw new SiteDeployError('USAGE', `${input}: found "${word}", expected true or false`);
}

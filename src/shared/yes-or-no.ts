import { SiteDeployError } from './errors/error.ts';

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

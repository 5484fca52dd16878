import { SiteDeployError } from './errors/error.ts';

const booleans: ReadonlyMap<string, boolean> = new Map(
  ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'].map((text) => [
    text,
    text.toLowerCase() === 'true',
  ]),
);

/**
 * By the core schema of YAML, like the runner's toolkit; empty is false. A "yes" taken for false
 * would deploy. @throws SiteDeployError `USAGE`
 */
export function yesOrNo(value: boolean | string | undefined, input: string): boolean {
  const text = String(value ?? '').trim();
  if (text === '') return false;
  const found = booleans.get(text);
  if (found !== undefined) return found;
  throw new SiteDeployError('USAGE', `${input}: found "${text}", expected true or false`);
}

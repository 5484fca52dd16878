import { SiteDeployError } from './errors/error.ts';

const booleans: ReadonlyMap<string, boolean> = new Map(
  ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'].map((text) => [
    text,
    text.toLowerCase() === 'true',
  ]),
);

/**
 * Parses a boolean by the core schema of YAML (https://yaml.org/spec/1.2.2/#1032-tag-resolution),
 * like the runner's toolkit. Nothing else is accepted: a "yes" taken for false would deploy when
 * nothing should be sent. Empty is false.
 * @throws SiteDeployError `USAGE`
 */
export function yesOrNo(value: boolean | string | undefined, input: string): boolean {
  const text = String(value ?? '').trim();
  if (text === '') return false;
  const found = booleans.get(text);
  if (found !== undefined) return found;
  throw new SiteDeployError('USAGE', `${input}: found "${text}", expected true or false`);
}

import { SiteDeployError } from './errors/error.ts';

/**
 * Parses a boolean as in YAML's core schema, like the runner's toolkit. Empty means false. Rejects
 * other words, because treating "yes" as false could start a deployment.
 * @throws SiteDeployError `USAGE`
 */
export function yesOrNo(value: boolean | string | undefined, input: string): boolean {
  const text = String(value ?? '').trim();
  if (text === '') return false;
  if (/^(true|True|TRUE|false|False|FALSE)$/.test(text)) return text.toLowerCase() === 'true';
  throw new SiteDeployError('USAGE', `${input}: found "${text}", expected true or false`);
}

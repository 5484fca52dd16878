import { SiteDeployError } from './errors/error.ts';

/**
 * By the core schema of YAML, like the runner's toolkit; empty is false. A "yes" taken for false
 * would deploy. @throws SiteDeployError `USAGE`
 */
export function yesOrNo(value: boolean | string | undefined, input: string): boolean {
  const text = String(value ?? '').trim();
  if (text === '') return false;
  if (/^(true|True|TRUE|false|False|FALSE)$/.test(text)) return text.toLowerCase() === 'true';
  throw new SiteDeployError('USAGE', `${input}: found "${text}", expected true or false`);
}

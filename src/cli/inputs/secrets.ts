import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

/** A secret of the environment, masked before anything else is done with it. */
export function secretFromEnv(
  { env, log }: Pick<CommandContext, 'env' | 'log'>,
  ...names: string[]
): Secret | undefined {
  const value = names.map((name) => env[name]?.trim()).find((candidate) => candidate !== undefined && candidate !== '');
  if (value === undefined) return undefined;
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}

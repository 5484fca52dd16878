import { SiteDeployError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

/** Bytes. A secret has a few kilobytes at most; more is something else. */
const longest = 64_000;

/** A secret of the environment, the first of the variables that is set; masked before anything else is done with it. */
export function secretFromEnv(
  { env, log }: Pick<CommandContext, 'env' | 'log'>,
  ...names: string[]
): Secret | undefined {
  const value = names.map((name) => env[name]?.trim()).find((candidate) => candidate !== undefined && candidate !== '');
  if (value === undefined) return undefined;
  return masked(value, log);
}

/**
 * A secret that is all of standard input; masked before anything else is done with it.
 * @param what it is, for the error when there is none
 * @throws SiteDeployError `USAGE`
 */
export async function secretFromStdin({ stdin, log }: CommandContext, what: string): Promise<Secret> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin?.() ?? []) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > longest)
      throw new SiteDeployError('USAGE', `Standard input holds more than a ${what}: ${size} bytes.`, {
        remedy: `Pass the ${what} alone on standard input.`,
      });
    chunks.push(bytes);
  }
  const value = Buffer.concat(chunks).toString('utf8').trim();
  if (value !== '') return masked(value, log);
  throw new SiteDeployError('USAGE', `Standard input holds no ${what}.`, {
    remedy: `Pass the ${what} on standard input: … < file, or with a pipe.`,
  });
}

function masked(value: string, log: CommandContext['log']): Secret {
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}

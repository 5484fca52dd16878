import { usageError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';

/** In bytes. A secret has a few kilobytes; anything larger is something else. */
const maxLength = 64_000;

/** Reads the first variable that is set; masked before any other use. */
export function secretFromEnv(
  commandContext: Pick<CommandContext, 'env' | 'log'>,
  ...names: string[]
): Secret | undefined {
  const value = names.map((name) => commandContext.env[name]?.trim()).find((item) => item);
  if (!value) return undefined;
  return masked(value, commandContext.log);
}

/** Masks standard input before any other use. @throws SiteDeployError `USAGE` */
export async function secretFromStdin(context: CommandContext, subject: string): Promise<Secret> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of context.stdin?.() ?? []) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxLength)
      throw usageError(
        `Standard input is too long for a ${subject}: ${size} bytes.`,
        `Pass only the ${subject} on standard input.`,
      );
    chunks.push(bytes);
  }
  const value = Buffer.concat(chunks).toString('utf8').trim();
  if (value !== '') return masked(value, context.log);
  throw usageError(
    `Standard input contains no ${subject}.`,
    `Pass the ${subject} on standard input, with < file or a pipe.`,
  );
}

function masked(value: string, log: CommandContext['log']): Secret {
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}

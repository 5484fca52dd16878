import { usageError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv, secretFromStdin } from './secrets.ts';

/** Reads `PORTAL_TOKEN` or standard input. @throws SiteDeployError `USAGE` */
export async function portalToken(
  options: { readonly tokenStdin?: boolean },
  context: CommandContext,
): Promise<Secret> {
  const { tokenStdin = false } = options;
  const token = tokenStdin
    ? await secretFromStdin(context, 'token')
    : secretFromEnv(context, 'PORTAL_TOKEN');
  if (!token) {
    throw usageError(
      'PORTAL_TOKEN is not set.',
      'Set PORTAL_TOKEN, or add --token-stdin and pass the token on standard input.',
    );
  }
  // Invalid header characters would fail later, without mention of the token.
  if (!/^[\x21-\x7e]+$/.test(token.reveal())) {
    const source = tokenStdin ? 'Standard input' : 'PORTAL_TOKEN';
    throw usageError(
      `${source} contains spaces, line breaks or characters that are invalid in a token.`,
      'Pass only the token, without "Bearer" or quotes.',
    );
  }
  return token;
}

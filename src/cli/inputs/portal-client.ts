import { explainPortalError } from '../../clients/portal/explain.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import { usageError } from '../../shared/errors/error.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import type { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { isConfirmedPortal } from './confirmed-portals.ts';
import { secretFromInput } from './secrets.ts';

export async function withPortal<Result>(
  url: string,
  credential: Secret | (() => Promise<Secret>),
  context: CommandContext,
  work: (client: PortalClient) => Promise<Result>,
): Promise<Result> {
  const { env, log, signal } = context;
  using http = openHttp({ env, onRetry: log.info });
  try {
    const source = typeof credential === 'function' ? credential : async () => credential;
    return await work(new PortalClient({ http, url, credential: source, onWait: log.info }));
  } catch (error) {
    signal.throwIfAborted();
    throw explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
  }
}

/**
 * Returns the token for a portal that the user chose by an option, by PORTAL_URL or by confirming
 * it. The site config alone isn't enough, because a checkout may come from anybody.
 */
export async function portalToken(
  url: string,
  options: { readonly tokenStdin?: boolean; readonly portal?: string },
  context: CommandContext,
): Promise<Secret> {
  const { tokenStdin = false } = options;
  const token = await secretFromInput(context, tokenStdin, 'token', 'PORTAL_TOKEN');
  if (!token) {
    throw usageError(
      'PORTAL_TOKEN is not set.',
      'Set PORTAL_TOKEN, or add --token-stdin and pass the token on standard input.',
    );
  }
  const named = [options.portal, context.env.PORTAL_URL].map((text) => URL.parse(text ?? ''));
  const { origin } = new URL(url);
  const isNamed = named.some((address) => address?.origin === origin);
  if (!isNamed && !(await isConfirmedPortal(origin, options, context))) {
    throw usageError(
      `Only the site config says that your token should go to ${origin}.`,
      `If that is your portal, set PORTAL_URL=${origin}, or confirm it once on a terminal.`,
    );
  }
  // Check here: an invalid token in a header would cause a later error that doesn't mention the
  // token.
  if (!/^[\x21-\x7e]+$/.test(token.reveal())) {
    const source = tokenStdin ? 'Standard input' : 'PORTAL_TOKEN';
    throw usageError(
      `${source} contains spaces, line breaks or characters that are invalid in a token.`,
      'Pass only the token, without "Bearer" or quotes.',
    );
  }
  return token;
}

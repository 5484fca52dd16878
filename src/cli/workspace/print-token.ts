import { openHttp } from '../../shared/http/open-http.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { secretFromEnv } from '../inputs/secrets.ts';
import { type StoredLoginOptions, storedLogin } from './stored-login.ts';

export interface PrintTokenOptions extends StoredLoginOptions {
  readonly json?: boolean;
}

/** The only command that prints a token, for other programs. */
export async function printTokenCommand(options: PrintTokenOptions, context: CommandContext) {
  const envToken = secretFromEnv(context, 'WORKSPACE_ACCESS_TOKEN');
  if (envToken)
    return print({ access_token: envToken.reveal(), token_type: 'Bearer' }, options, context);
  using http = openHttp({ env: context.env, onRetry: (line) => context.log.debug(line) });
  await using session = await storedLogin(options, context, http);
  const { accessToken, expiresAt, scope } = await session.current(context.signal);
  return print(
    {
      access_token: accessToken.reveal(),
      token_type: 'Bearer',
      expires_at: new Date(expiresAt).toISOString(),
      scope,
    },
    options,
    context,
  );
}

interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_at?: string;
  readonly scope?: string;
}

function print(answer: TokenAnswer, options: PrintTokenOptions, context: CommandContext): ExitCode {
  context.stdout.write(
    options.json ? `${JSON.stringify(answer, null, 2)}\n` : `${answer.access_token}\n`,
  );
  return 0;
}

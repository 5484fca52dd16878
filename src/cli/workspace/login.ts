import open from 'open';
import {
  type LoginOptions,
  logInByPaste,
  logInWithBrowser,
} from '../../clients/workspace/oauth/login.ts';
import { tokenEndpoint } from '../../clients/workspace/oauth/token-endpoint.ts';
import { fileStore, type Login } from '../../clients/workspace/store/login.ts';
import { systemClock } from '../../shared/clock.ts';
import { getErrorMessage, usageError } from '../../shared/errors/error.ts';
import { openHttp } from '../../shared/http/open-http.ts';
import type { CommandContext, ExitCode } from '../context.ts';
import { type StdinLines, stdinLines } from '../inputs/secrets.ts';
import { createPrinter } from '../terminal/printer.ts';
import type { AddressOptions, WorkspaceLoginOptions } from './options.ts';
import { getAuthUrl, getBaseUrl, needClientSecret, userCredentials } from './workspace-settings.ts';

const pasteRedirectUri = 'http://127.0.0.1/callback';

export async function logIn(
  options: WorkspaceLoginOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { env, log, signal } = context;
  const baseUrl = getBaseUrl(options, env);
  const authUrl = getAuthUrl(options, env);
  if (options.redirectUri && options.browser)
    throw usageError(
      '--redirect-uri requires --no-browser.',
      'Add --no-browser, or set the registered port with --port.',
    );
  using lines = stdinLines(context);
  const client = {
    id: getClientId(options, env),
    secret: await needClientSecret(options, context, lines),
  };
  const file = userCredentials(context);
  const store = fileStore(file, baseUrl, authUrl);
  // Fail before the user approves a login that can't be stored.
  await store.change(async (current) => current);
  using http = openHttp({ env, onRetry: (line) => log.debug(line) });
  const shared: LoginOptions = {
    http,
    authUrl,
    client,
    endpoint: tokenEndpoint({ http, authUrl, clock: systemClock, mask: log.mask }),
    scopes: options.scope,
    timeLimitMs: options.timeout * 1000,
    mask: log.mask,
    signal,
  };
  const fresh = options.browser
    ? await logInWithBrowser({
        ...shared,
        port: options.port ?? 0,
        show: (address) => openBrowser(address, context),
      })
    : await logInByPaste({
        ...shared,
        redirectUri: options.redirectUri ?? pasteRedirectUri,
        ask: (address, limit) => promptForCode(address, context, lines, limit),
      });
  await store.change(async () => fresh);
  if (options.json) createPrinter(context, true).print(loginSummary(fresh), () => []);
  else {
    log.info(
      `Logged in to ${baseUrl} with ${fresh.scope ?? 'scopes that the server did not name'}.`,
    );
    log.info(lifetimeLine(fresh));
    log.info(`It is stored in ${file.path}, readable only by you.`);
  }
  return 0;
}

function lifetimeLine(login: Login): string {
  if (login.refreshToken)
    return 'The login renews automatically; renewal needs WORKSPACE_CLIENT_SECRET.';
  const until = new Date(login.expiresAt).toISOString();
  return `The login lasts until ${until}; to have it renewed, request the scope offline_access.`;
}

function getClientId(options: WorkspaceLoginOptions, env: CommandContext['env']): string {
  const id = options.clientId || env.WORKSPACE_CLIENT_ID?.trim();
  if (id) return id;
  throw usageError(
    'WORKSPACE_CLIENT_ID is not set.',
    'Set it to the id of your client application, or pass the id with --client-id.',
  );
}

/**
 * Opens the address in a browser. Also prints it, because the browser may not open on this machine.
 */
async function openBrowser(address: URL, context: CommandContext): Promise<void> {
  const { env, log } = context;
  log.info('Approve the login in your browser. If no browser opens, open this URL yourself:');
  log.info('');
  log.info(`  ${address.href}`);
  log.info('');
  // `BROWSER=none` is a common convention for hosts without a browser.
  if (env.BROWSER === 'none') return;
  try {
    const opener = await open(address.href);
    opener.on('error', () => undefined);
  } catch (error) {
    log.debug(`Could not open a browser: ${getErrorMessage(error)}`);
  }
}

function promptForCode(
  address: URL,
  context: CommandContext,
  lines: StdinLines,
  signal: AbortSignal,
): Promise<string> {
  const { log } = context;
  log.info('Open this URL in a browser on any machine:');
  log.info('');
  log.info(`  ${address.href}`);
  log.info('');
  log.info(
    'Then paste the code shown there, or the full URL that the browser ends at, ' +
      'even if that page does not load:',
  );
  return lines.next('code or URL', signal);
}

function loginSummary(login: Login) {
  const { clientId, scope, expiresAt, refreshToken } = login;
  return {
    client_id: clientId,
    scope,
    expires_at: new Date(expiresAt).toISOString(),
    renewable: Boolean(refreshToken),
  };
}

export async function logOut(options: AddressOptions, context: CommandContext): Promise<ExitCode> {
  const { env, log } = context;
  const baseUrl = getBaseUrl(options, env);
  const store = fileStore(userCredentials(context), baseUrl, getAuthUrl(options, env));
  const before = await store.read();
  if (!before) {
    log.info(`No login is stored for ${baseUrl}.`);
    return 0;
  }
  await store.change(async () => undefined);
  // The spec defines no endpoint for revoking a token.
  log.info(
    `Logged out of ${baseUrl}: the tokens are deleted from this machine. ` +
      'The server accepts them until they expire.',
  );
  return 0;
}

import { SiteDeployError, usageError } from '../../../shared/errors/error.ts';
import type { Http } from '../../../shared/http/client.ts';
import { Secret } from '../../../shared/secret.ts';
import { seconds } from '../../../shared/units.ts';
import type { Login } from '../store/login.ts';
import {
  type Authorization,
  beginAuthorization,
  hasSameState,
  readRedirect,
} from './authorization.ts';
import { listenOnLoopback } from './loopback.ts';
import { advertisesPkce } from './metadata.ts';
import type { OAuthClient, TokenEndpoint } from './token-endpoint.ts';

export interface LoginOptions {
  readonly http: Http;
  /** `{auth_url}` of the spec, as returned by `serviceAddress`. */
  readonly authUrl: string;
  readonly client: OAuthClient;
  readonly endpoint: TokenEndpoint;
  /** Spec: OAuth 2.0. `offline_access` makes the login renewable. */
  readonly scopes: readonly string[];
  readonly timeLimitMs: number;
  readonly mask?: (secret: Secret) => void;
  readonly signal: AbortSignal;
}

export interface BrowserLoginOptions extends LoginOptions {
  /** Port on 127.0.0.1 for the redirect; 0 for any free one. */
  readonly port: number;
  readonly show: (address: URL) => Promise<void>;
}

/**
 * On this computer. Spec: OAuth 2.0, steps 1 and 2.
 * @throws SiteDeployError of `readRedirect` and of the token endpoint; `WORKSPACE_LOGIN_TIMEOUT`;
 *   the signal's reason
 */
export async function logInWithBrowser(options: BrowserLoginOptions): Promise<Login> {
  return withTimeLimit(options, async (signal) => {
    await using loopback = await listenOnLoopback(options.port);
    const authorization = await begin(options, loopback.redirectUri, signal);
    const login = loopback.next(
      (query) => hasSameState(query, authorization),
      async (query) => finish(options, authorization, readRedirect(query, authorization), signal),
      signal,
    );
    login.catch(() => undefined);
    await options.show(authorization.url);
    return await login;
  });
}

export interface PasteLoginOptions extends LoginOptions {
  /**
   * Registered for the application; no server needs to listen there, since the user copies the
   * final URL.
   */
  readonly redirectUri: string;
  readonly ask: (address: URL, signal: AbortSignal) => Promise<string>;
}

/**
 * On another computer. Spec: OAuth 2.0, steps 1 and 2.
 * @throws SiteDeployError as `logInWithBrowser`
 */
export async function logInByPaste(options: PasteLoginOptions): Promise<Login> {
  return withTimeLimit(options, async (signal) => {
    const authorization = await begin(options, options.redirectUri, signal);
    const pasted = (await options.ask(authorization.url, signal)).trim();
    return finish(options, authorization, codeFrom(pasted, authorization), signal);
  });
}

/** A bare code has no state: an attacker would have to talk the user into pasting another's. */
function codeFrom(pasted: string, authorization: Authorization): Secret {
  if (/^https?:\/\//i.test(pasted)) {
    const url = URL.parse(pasted);
    if (url !== null) return readRedirect(url.searchParams, authorization);
  }
  if (/^[\x21-\x7e]+$/.test(pasted)) return new Secret(pasted);
  throw usageError(
    'The pasted text is neither a code nor a URL.',
    'Run the login again, and paste the URL that the browser ends at, or the code shown there.',
  );
}

async function begin(
  options: LoginOptions,
  redirectUri: string,
  signal: AbortSignal,
): Promise<Authorization> {
  const { http, authUrl, client, scopes } = options;
  const pkce = await advertisesPkce(http, authUrl, signal);
  return beginAuthorization({ authUrl, clientId: client.id, redirectUri, scopes, pkce });
}

function finish(
  options: LoginOptions,
  authorization: Authorization,
  code: Secret,
  signal: AbortSignal,
): Promise<Login> {
  options.mask?.(code);
  const { redirectUri, verifier } = authorization;
  return options.endpoint.exchange(options.client, { code, redirectUri, verifier }, signal);
}

async function withTimeLimit(
  loginOptions: LoginOptions,
  work: (signal: AbortSignal) => Promise<Login>,
): Promise<Login> {
  const { timeLimitMs, signal } = loginOptions;
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted || error instanceof SiteDeployError) throw error;
    throw new SiteDeployError(
      'WORKSPACE_LOGIN_TIMEOUT',
      `The login did not finish within ${seconds(timeLimitMs)}.`,
    );
  }
}

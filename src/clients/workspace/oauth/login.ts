/*
 * Logins of people, by the authorization code grant of OAuth 2.0. This is own code because the service takes its token
 * requests as JSON (spec: Token request body), which no library speaks that could be used here:
 *
 * - oauth4webapi 3.8.8 builds every token request as a form, with the content type of one, and hands it to its
 *   `customFetch`. Tried with a `customFetch` onto our HTTP client, the authorization server refuses the form (400
 *   invalid_request). Only a `customFetch` that takes the form apart and writes JSON in its place gets tokens: a
 *   rewriting of bodies between a library and the wire, which its next version may break without a word. Besides, it
 *   refuses an answer without `token_type`, which the specification does not show for the refresh grant; and its errors
 *   carry the answer, tokens included, in their `cause`. What would be left to it (metadata, PKCE, the check of the
 *   redirect) is some twenty lines here.
 * - openid-client stands on it.
 * - simple-oauth2 5.1 sends JSON, but can neither be aborted nor go through a proxy, writes the client secret to its
 *   debug log, and adds 547 kB to the bundle. It is the foreign client of the end-to-end tests.
 */
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Http } from '../../../shared/http/client.ts';
import { Secret } from '../../../shared/secret.ts';
import { seconds } from '../../../shared/units.ts';
import type { Login } from '../store/login.ts';
import { type Authorization, beginAuthorization, readRedirect } from './authorization.ts';
import { listenOnLoopback } from './loopback.ts';
import { advertisesPkce } from './metadata.ts';
import type { OAuthClient, TokenEndpoint } from './token-endpoint.ts';

export interface LoginOptions {
  readonly http: Http;
  /** `{auth_url}` of the spec, as `serviceAddress` gives it. */
  readonly authUrl: string;
  readonly client: OAuthClient;
  readonly endpoint: TokenEndpoint;
  /** Spec: OAuth 2.0. With `offline_access` the login can be renewed. */
  readonly scopes: readonly string[];
  readonly timeLimitMs: number;
  /** Told about the code on receipt. */
  readonly mask?: (secret: Secret) => void;
  readonly signal: AbortSignal;
}

export interface BrowserLoginOptions extends LoginOptions {
  /** Port of 127.0.0.1 for the way back; 0 for a free one. */
  readonly port: number;
  /** Shows the address to the person, in a browser and in words. */
  readonly show: (address: URL) => Promise<void>;
}

/**
 * Logs a person in through the browser on this machine. Spec: OAuth 2.0, steps 1 and 2.
 * @throws SiteDeployError of `readRedirect` and of the token endpoint; `WORKSPACE_LOGIN_TIMEOUT`; the signal's reason
 */
export async function logInWithBrowser(options: BrowserLoginOptions): Promise<Login> {
  return withTimeLimit(options, async (signal) => {
    await using loopback = await listenOnLoopback(options.port);
    const authorization = await begin(options, loopback.redirectUri, signal);
    const login = loopback.next(
      async (query) => finish(options, authorization, readRedirect(query, authorization), signal),
      signal,
    );
    // The await below tells whatever happens while the address is being shown.
    login.catch(() => undefined);
    await options.show(authorization.url);
    return await login;
  });
}

export interface PasteLoginOptions extends LoginOptions {
  /**
   * Registered for the client application; nothing need listen there, since the person copies the address that the
   * browser ends at.
   */
  readonly redirectUri: string;
  /** Shows the address, and returns what the person has pasted: the code, or the whole address. */
  readonly ask: (address: URL, signal: AbortSignal) => Promise<string>;
}

/**
 * Logs a person in whose browser is on another machine. Spec: OAuth 2.0, steps 1 and 2.
 * @throws SiteDeployError as `logInWithBrowser`
 */
export async function logInByPaste(options: PasteLoginOptions): Promise<Login> {
  return withTimeLimit(options, async (signal) => {
    const authorization = await begin(options, options.redirectUri, signal);
    const pasted = (await options.ask(authorization.url, signal)).trim();
    return finish(options, authorization, codeFrom(pasted, authorization), signal);
  });
}

/**
 * A code alone carries no state: it is taken because the person has carried it here, who would have to be talked into
 * pasting another's.
 */
function codeFrom(pasted: string, authorization: Authorization): Secret {
  if (/^https?:\/\//i.test(pasted)) {
    const url = URL.parse(pasted);
    if (url !== null) return readRedirect(url.searchParams, authorization);
  }
  if (/^[\x21-\x7e]+$/.test(pasted)) return new Secret(pasted);
  throw new SiteDeployError('USAGE', 'The pasted text is neither a code nor an address.', {
    remedy: 'Run the login again, and paste the address that the browser ends at, or the code that it shows.',
  });
}

async function begin(options: LoginOptions, redirectUri: string, signal: AbortSignal): Promise<Authorization> {
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
  { timeLimitMs, signal }: LoginOptions,
  work: (signal: AbortSignal) => Promise<Login>,
): Promise<Login> {
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted || error instanceof SiteDeployError) throw error;
    throw new SiteDeployError('WORKSPACE_LOGIN_TIMEOUT', `The login was not finished within ${seconds(timeLimitMs)}.`);
  }
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type AuthorizationRequest,
  authorizePath,
  metadataPath,
  ServerMetadata,
} from '../../../contracts/workspace/oauth.ts';
import type { ErrorCode } from '../../../shared/errors/catalogue.ts';
import { SiteDeployError, usageError } from '../../../shared/errors/error.ts';
import type { Http } from '../../../shared/http/client.ts';
import { endpointAddress } from '../../../shared/http/service-address.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { Secret } from '../../../shared/secret.ts';
import { seconds } from '../../../shared/units.ts';
import type { Login } from '../store/login.ts';
import { answerFacts, unavailable } from '../workspace.ts';
import { listenOnLoopback } from './loopback.ts';
import type { OAuthClient, TokenEndpoint } from './token-endpoint.ts';

export interface LoginOptions {
  readonly http: Http;
  readonly authUrl: string;
  readonly client: OAuthClient;
  readonly endpoint: TokenEndpoint;
  /** Scopes to request. Spec: OAuth 2.0. `offline_access` makes the login renewable. */
  readonly scopes: readonly string[];
  readonly timeLimitMs: number;
  readonly mask?: (secret: Secret) => void;
  readonly signal: AbortSignal;
}

export interface BrowserLoginOptions extends LoginOptions {
  readonly port: number;
  readonly show: (address: URL) => Promise<void>;
}

/**
 * Logs in with a browser on this machine. Spec: OAuth 2.0, steps 1 and 2.
 * @throws SiteDeployError `WORKSPACE_*`
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
   * The application's registered redirect URL. No server needs to listen there, because the user
   * copies the final URL.
   */
  readonly redirectUri: string;
  readonly ask: (address: URL, signal: AbortSignal) => Promise<string>;
}

/**
 * Logs in with a browser on another machine: the user pastes the final URL. Spec: OAuth 2.0, steps
 * 1 and 2.
 * @throws SiteDeployError `WORKSPACE_*`
 */
export async function logInByPaste(options: PasteLoginOptions): Promise<Login> {
  return withTimeLimit(options, async (signal) => {
    const authorization = await begin(options, options.redirectUri, signal);
    const pasted = (await options.ask(authorization.url, signal)).trim();
    return finish(options, authorization, codeFrom(pasted, authorization), signal);
  });
}

/**
 * Reads the code from a pasted URL or code. A bare code has no state, which is safe unless an
 * attacker makes the user paste the attacker's code.
 */
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

/** Builds the authorization URL. Spec: Authorization request query parameters. */
async function begin(options: LoginOptions, redirectUri: string, signal: AbortSignal) {
  const { http, authUrl, client, scopes } = options;
  const createSecret = () => new Secret(randomBytes(32).toString('base64url'));
  const state = createSecret();
  const verifier = (await advertisesPkce(http, authUrl, signal)) ? createSecret() : undefined;
  const url = endpointAddress(authUrl, authorizePath);
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state: state.reveal(),
  } satisfies AuthorizationRequest);
  if (verifier) {
    const challenge = createHash('sha256').update(verifier.reveal()).digest('base64url');
    query.set('code_challenge', challenge);
    query.set('code_challenge_method', 'S256');
  }
  url.search = query.toString();
  return { url, redirectUri, state, verifier };
}

type Authorization = Awaited<ReturnType<typeof begin>>;

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

async function withTimeLimit(options: LoginOptions, work: (signal: AbortSignal) => Promise<Login>) {
  const { timeLimitMs, signal } = options;
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted || error instanceof SiteDeployError) throw error;
    const message = `The login did not finish within ${seconds(timeLimitMs)}.`;
    throw new SiteDeployError('WORKSPACE_LOGIN_TIMEOUT', message);
  }
}

function readRedirect(query: URLSearchParams, authorization: Authorization): Secret {
  // Check the state first: the response may belong to another request.
  const fail = (failure: ErrorCode, message: string, facts?: string[]) =>
    new SiteDeployError(failure, message, { facts });
  if (!hasSameState(query, authorization)) {
    const message = 'The state in the authorization response does not match the one sent.';
    throw fail('WORKSPACE_STATE_MISMATCH', message);
  }
  const error = query.get('error');
  if (error !== null) {
    const description = [error, query.get('error_description')].filter(Boolean).join(': ');
    const facts = [plainText(description).slice(0, 300)];
    if (error === 'access_denied')
      throw fail('WORKSPACE_LOGIN_DENIED', 'The login was denied in the browser.', facts);
    throw fail('WORKSPACE_LOGIN_REFUSED', 'The authorization server refused the login.', facts);
  }
  const code = query.get('code');
  if (code) return new Secret(code);
  const message = 'The authorization response contains neither a code nor an error.';
  throw fail('WORKSPACE_ANSWER_INVALID', message);
}

function hasSameState(query: URLSearchParams, authorization: Authorization): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(query.get('state') ?? ''), digest(authorization.state.reveal()));
}

/**
 * Statuses of temporary failures, which don't show whether the server has metadata. 500 isn't
 * listed, because a server without metadata may return it.
 */
const passing = [408, 429, 502, 503, 504];

/**
 * Returns whether the server supports PKCE (RFC 7636). Throws if the server is unavailable, because
 * an outage must not disable the protection.
 */
export async function advertisesPkce(http: Http, authUrl: string, signal: AbortSignal) {
  const { origin, pathname } = new URL(authUrl);
  // The well-known segment precedes the issuer's path, if any (RFC 8414, 3.1).
  const url = new URL(metadataPath + pathname.replace(/^\/$/, ''), origin);
  try {
    const headers = { accept: 'application/json' };
    const response = await http.send({ method: 'GET', url, headers, signal });
    if (passing.includes(response.status)) {
      const message = `GET ${url.pathname}: the server is temporarily unavailable.`;
      const facts = answerFacts(response);
      throw new SiteDeployError('WORKSPACE_UNAVAILABLE', message, { facts });
    }
    if (!response.ok) return false;
    const metadata = z.safeParse(ServerMetadata, response.json);
    if (!metadata.success || metadata.data.issuer.replace(/(?<!\/)\/+$/, '') !== authUrl)
      return false;
    return metadata.data.code_challenge_methods_supported?.includes('S256') ?? false;
  } catch (error) {
    throw unavailable(error, url);
  }
}

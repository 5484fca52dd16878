import * as z from 'zod/mini';
import {
  accessTokenLifetime,
  type TokenRequest,
  TokenResponse,
  tokenPath,
} from '../../../contracts/workspace/oauth.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { ErrorCode } from '../../../shared/errors/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Http, HttpResponse } from '../../../shared/http/client.ts';
import { describeContentType } from '../../../shared/http/content-type.ts';
import { retry } from '../../../shared/http/retry.ts';
import { endpointAddress } from '../../../shared/http/service-address.ts';
import { isObject } from '../../../shared/json.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { Secret } from '../../../shared/secret.ts';
import type { Login } from '../store/login.ts';
import { answerFacts, isUnavailable, parseErrorText, unavailable } from '../workspace.ts';

export interface OAuthClient {
  readonly id: string;
  readonly secret: Secret;
}

export interface TokenEndpointOptions {
  readonly http: Http;
  readonly authUrl: string;
  readonly clock: Clock;
  readonly mask?: (secret: Secret) => void;
}

export interface CodeExchange {
  readonly code: Secret;
  readonly redirectUri: string;
  readonly verifier?: Secret;
}

export type TokenEndpoint = ReturnType<typeof tokenEndpoint>;

/**
 * Client for the token endpoint. The README explains why it uses no library. Spec: Token request
 * body.
 */
export function tokenEndpoint(options: TokenEndpointOptions) {
  const { http, authUrl, clock, mask } = options;
  const url = endpointAddress(authUrl, tokenPath);
  const send = async (json: TokenRequest, signal: AbortSignal): Promise<HttpResponse> => {
    try {
      return await http.send({
        method: 'POST',
        url,
        headers: { accept: 'application/json' },
        json,
        // Codes and refresh tokens are single-use, so retry only if the server confirms that it did
        // nothing.
        retry: retry.refusedOnly,
        idleMs: 20_000,
        signal,
      });
    } catch (error) {
      throw unavailable(error, url);
    }
  };
  const requestTokens = async (
    request: TokenRequest,
    before: Pick<Login, 'refreshToken' | 'scope'>,
    signal: AbortSignal,
  ): Promise<Login> => {
    const issuedAt = clock.now();
    const response = await send(request, signal);
    if (!response.ok) throw refusal(request.grant_type, response);
    const body = z.safeParse(TokenResponse, response.json);
    if (!body.success) throw invalidAnswer(response, body.error);
    const { access_token, refresh_token, expires_in, scope } = body.data;
    const refreshToken = refresh_token ? new Secret(refresh_token) : before.refreshToken;
    const login = {
      clientId: request.client_id,
      accessToken: new Secret(access_token),
      refreshToken,
      issuedAt,
      expiresAt: issuedAt + (expires_in ?? accessTokenLifetime) * 1000,
      scope: scope === undefined ? before.scope : plainText(scope),
    };
    mask?.(login.accessToken);
    if (refreshToken) mask?.(refreshToken);
    return login;
  };
  return {
    /**
     * Exchanges a code for tokens.
     * @throws SiteDeployError `WORKSPACE_*`
     */
    exchange(client: OAuthClient, exchange: CodeExchange, signal: AbortSignal) {
      const { code, redirectUri, verifier } = exchange;
      const request = {
        grant_type: 'authorization_code',
        ...getCredentials(client),
        code: code.reveal(),
        redirect_uri: redirectUri,
        code_verifier: verifier?.reveal(),
      } as const;
      return requestTokens(request, { refreshToken: undefined, scope: undefined }, signal);
    },
    refresh(client: OAuthClient, login: Login, refreshToken: Secret, signal: AbortSignal) {
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken.reveal() } as const;
      return requestTokens({ ...grant, ...getCredentials(client) }, login, signal);
    },
  };
}

const getCredentials = (client: OAuthClient) => ({
  client_id: client.id,
  client_secret: client.secret.reveal(),
});

/**
 * Explains a refusal according to RFC 6749, 5.2. Without an error code, it blames the grant, the
 * only part that differs between calls.
 */
function refusal(grant: TokenRequest['grant_type'], response: HttpResponse): SiteDeployError {
  const fail = (code: ErrorCode, message: string) =>
    new SiteDeployError(code, message, { facts: answerFacts(response) });
  const call = `POST ${tokenPath}`;
  if (isUnavailable(response.status))
    return fail('WORKSPACE_UNAVAILABLE', `${call}: the server is temporarily unavailable.`);
  const { code } = parseErrorText(response);
  if (code === 'invalid_client' || code === 'unauthorized_client')
    return fail('WORKSPACE_CLIENT_REFUSED', `${call}: the server rejected the client application.`);
  // A response without JSON comes from a proxy, and says nothing about the grant.
  const isOwn = isObject(response.json) && [400, 401, 403].includes(response.status);
  const isAboutGrant = code === 'invalid_grant' || (!code && isOwn);
  if (!isAboutGrant) return fail('WORKSPACE_REFUSED', `${call} was refused.`);
  if (grant === 'authorization_code')
    return fail('WORKSPACE_CODE_REFUSED', `${call}: the server rejected the code.`);
  return fail('WORKSPACE_LOGIN_EXPIRED', "The login has expired and can't be renewed.");
}

function invalidAnswer(response: HttpResponse, error: z.core.$ZodError): SiteDeployError {
  const message = `POST ${tokenPath} did not return tokens.`;
  const type = describeContentType(response);
  // List only names, because the values are secrets.
  const parts = error.issues.slice(0, 5);
  const wrong = parts.map((item) => `${item.path.join('.') || 'body'}: ${item.code}`);
  const facts = [`Status ${response.status}, ${type}`, ...wrong];
  return new SiteDeployError('WORKSPACE_ANSWER_INVALID', message, { facts });
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type AuthorizationRequest,
  authorizePath,
} from '../../../contracts/workspace/authorize.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { endpointAddress } from '../../../shared/http/service-address.ts';
import { plainText } from '../../../shared/plain-text.ts';
import { Secret } from '../../../shared/secret.ts';

export interface Authorization {
  readonly url: URL;
  readonly redirectUri: string;
  /** Binds the response to this request. */
  readonly state: Secret;
  /** Behind the code challenge; `undefined` without PKCE. */
  readonly verifier: Secret | undefined;
}

export interface AuthorizationOptions {
  /** `{auth_url}` of the spec, as returned by `serviceAddress`. */
  readonly authUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly pkce: boolean;
}

/** Spec: Authorization request query parameters. */
export function beginAuthorization(options: AuthorizationOptions): Authorization {
  const state = randomBytes(32).toString('base64url');
  const verifier = options.pkce ? new Secret(randomBytes(32).toString('base64url')) : undefined;
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'code',
    scope: options.scopes.join(' '),
    state,
  } satisfies AuthorizationRequest);
  if (verifier) {
    const challenge = createHash('sha256').update(verifier.reveal()).digest('base64url');
    query.set('code_challenge', challenge);
    query.set('code_challenge_method', 'S256');
  }
  const url = endpointAddress(options.authUrl, authorizePath);
  url.search = query.toString();
  return { url, redirectUri: options.redirectUri, state: new Secret(state), verifier };
}

/**
 * @throws SiteDeployError `WORKSPACE_STATE_MISMATCH`, `WORKSPACE_LOGIN_DENIED`,
 *   `WORKSPACE_LOGIN_REFUSED`, `WORKSPACE_ANSWER_INVALID`
 */
export function readRedirect(query: URLSearchParams, authorization: Authorization): Secret {
  // First: a response to another request says nothing about this one.
  if (!hasSameState(query, authorization))
    throw new SiteDeployError(
      'WORKSPACE_STATE_MISMATCH',
      'The state in the authorization response does not match the one sent.',
    );
  const error = query.get('error');
  if (error !== null) {
    const description = [error, query.get('error_description')].filter(Boolean).join(': ');
    const facts = [plainText(description).slice(0, 300)];
    if (error === 'access_denied')
      throw new SiteDeployError('WORKSPACE_LOGIN_DENIED', 'The login was denied in the browser.', {
        facts,
      });
    throw new SiteDeployError(
      'WORKSPACE_LOGIN_REFUSED',
      'The authorization server refused the login.',
      { facts },
    );
  }
  const code = query.get('code');
  if (code) return new Secret(code);
  throw new SiteDeployError(
    'WORKSPACE_ANSWER_INVALID',
    'The authorization response contains neither a code nor an error.',
  );
}

/** Compares in constant time. */
export function hasSameState(query: URLSearchParams, authorization: Authorization): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(query.get('state') ?? ''), digest(authorization.state.reveal()));
}

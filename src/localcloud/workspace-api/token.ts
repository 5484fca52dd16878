import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { TokenRequest } from '../../contracts/workspace/token.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import { readBody, sendJson } from '../http.ts';
import type { Grants, Issued } from './grants.ts';
import type { TokenEvent, WorkspaceBehaviour, WorkspaceSeed } from './types.ts';

interface Refusal {
  readonly status: 400 | 401;
  /** Error code of RFC 6749, 5.2. */
  readonly error: string;
  readonly description: string;
}

/**
 * Spec: Token request body.
 * @param onEvent called for every request
 */
export function createTokenEndpoint(
  seed: WorkspaceSeed,
  behaviour: WorkspaceBehaviour,
  grants: Grants,
  onEvent: (event: TokenEvent) => void,
) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST')
      return sendJson(response, 405, { error: 'invalid_request' }, { allow: 'POST' });
    const text = (await readBody(request)).toString('utf8');
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    const body = isJson ? parseJson(text) : undefined;
    const fields = toObject(body);
    const grant = String(fields.grant_type ?? '');
    const outcome = body === undefined ? notJson : answer(body, grant, seed, grants);
    onEvent({
      grant,
      fields: Object.keys(fields).sort(),
      outcome: 'error' in outcome ? outcome.error : 'granted',
    });
    // Token responses must not be cached (RFC 6749, 5.1).
    const headers = { 'cache-control': 'no-store' };
    if ('error' in outcome) {
      const { status, error, description } = outcome;
      return sendJson(response, status, { error, error_description: description }, headers);
    }
    sendJson(response, 200, toTokenResponse(outcome, behaviour.accessTokenLifetime), headers);
  };
}

function toTokenResponse(issued: Issued, lifetime: number): object {
  return {
    access_token: issued.accessToken,
    refresh_token: issued.refreshToken,
    token_type: 'Bearer',
    expires_in: lifetime,
    scope: issued.scopes.join(' '),
  };
}

function refuse(error: string, description: string, status: 400 | 401 = 400): Refusal {
  return { status, error, description };
}

const notJson = refuse('invalid_request', 'The body must be JSON.');
const grantTypes = 'grant_type must be authorization_code or refresh_token.';

function answer(
  body: unknown,
  grant: string,
  seed: WorkspaceSeed,
  grants: Grants,
): Issued | Refusal {
  if (grant !== 'authorization_code' && grant !== 'refresh_token')
    return refuse('unsupported_grant_type', grantTypes);
  const parsed = z.safeParse(TokenRequest, body);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    return refuse('invalid_request', `Missing or not a string: ${names}`);
  }
  const form = parsed.data;
  const client = seed.clients.find((application) => application.id === form.client_id);
  if (!client || !isSame(client.secret, form.client_secret))
    return refuse('invalid_client', 'client_id or client_secret is wrong.', 401);
  const issued =
    form.grant_type === 'authorization_code'
      ? grants.redeemCode(form.code, client.id, form.redirect_uri, form.code_verifier)
      : grants.refresh(form.refresh_token, client.id);
  return issued ?? refuse('invalid_grant', 'Unknown, expired, used or revoked.');
}

function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

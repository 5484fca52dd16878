import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import {
  accessTokenLifetime,
  authorizePath,
  mePath,
  metadataPath,
  TokenRequest,
  tokenPath,
  workspacesPath,
} from '../../contracts/workspace/oauth.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import {
  calledHost,
  createRouter,
  type Endpoint,
  getUrl,
  readBodyText,
  sameSecret,
  sendJson,
} from '../service/http.ts';
import type { Handler } from '../service/types.ts';
import { createAuthorizePage } from './authorize.ts';
import { createApi, createGrants, type Grants, refuseCall } from './grants.ts';
import {
  createWorkspaceSeed,
  type TokenEvent,
  type WorkspaceBehaviour,
  type WorkspaceSeed,
  workspaceHosts,
} from './seed.ts';

export interface WorkspaceServiceOptions {
  /**
   * Behaviour of the service. Default: rotation, optional PKCE, and lifetimes of a minute (codes),
   * 1 h (access tokens) and 30 days (refresh tokens).
   */
  readonly behaviour?: Partial<WorkspaceBehaviour>;
  /** `{auth_url}` in the metadata. Default: the local cloud's URL. */
  readonly authUrl?: string;
  /** Unguessable part of each key and secret. Default: none, so that they are constant. */
  readonly secret?: string;
}

export type WorkspaceService = ReturnType<typeof createWorkspaceService>;

/** Creates the file-and-workspace API and its authorization server, with all data in memory. */
export function createWorkspaceService(options: WorkspaceServiceOptions = {}) {
  const seed = createWorkspaceSeed(options.secret);
  const behaviour: WorkspaceBehaviour = {
    rotation: true,
    pkce: 'advertised',
    codeLifetime: 60,
    accessTokenLifetime,
    refreshTokenLifetime: 30 * 86_400,
    ...options.behaviour,
  };
  let advanced = 0;
  const tokenEvents: TokenEvent[] = [];
  const grants = createGrants(behaviour, () => Date.now() + advanced);
  const authorize = createAuthorizePage(seed, behaviour, grants);
  const token = createTokenEndpoint(seed, behaviour, grants, (event) => tokenEvents.push(event));
  const api = createApi(seed, grants);
  const find = createRouter<Endpoint & { readonly answer: Handler }>([
    { method: '*', path: authorizePath, answer: authorize },
    { method: '*', path: tokenPath, answer: token },
    { method: '*', path: metadataPath, answer: metadata },
    { method: 'GET', path: mePath, answer: api.me },
    { method: 'GET', path: workspacesPath, answer: api.workspaces },
  ]);
  const authUrl = options.authUrl ?? `https://${workspaceHosts.auth}`;

  /** Serves the metadata. A server without PKCE has none. */
  function metadata(request: IncomingMessage, response: ServerResponse) {
    if (behaviour.pkce === 'none')
      return refuseCall(response, 404, 'not_found', 'There is no such resource.');
    // Clients that use a port of 127.0.0.1 can't reach other hosts, so name this port in URLs.
    const called = /^127\.0\.0\.1:\d+$/.exec(String(request.headers[calledHost] ?? ''));
    sendJson(response, 200, buildMetadata(called === null ? authUrl : `http://${called[0]}`));
  }

  return {
    seed,
    behaviour,
    /** Requests to the token endpoint, oldest first. */
    tokenEvents: tokenEvents as readonly TokenEvent[],
    /**
     * Serves `{base_url}` and `{auth_url}`. Their paths differ, so both may have the same origin.
     */
    async handler(request: IncomingMessage, response: ServerResponse) {
      response.setHeader('x-request-id', randomUUID());
      const { pathname } = getUrl(request);
      const found = find(request.method ?? 'GET', pathname);
      if (found.endpoint) return found.endpoint.answer(request, response);
      request.resume();
      if (found.allowed.length > 0)
        return refuseCall(response, 405, 'method_not_allowed', 'This resource is read-only.');
      refuseCall(response, 404, 'not_found', 'There is no such resource.');
    },
    advance(ms: number) {
      advanced += ms;
    },
    revokeTokens: grants.revokeAll,
  };
}

/** Builds the metadata with the fields of RFC 8414, 2. */
function buildMetadata(authUrl: string) {
  return {
    issuer: authUrl,
    authorization_endpoint: authUrl + authorizePath,
    token_endpoint: authUrl + tokenPath,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
  };
}

function createTokenEndpoint(
  seed: WorkspaceSeed,
  behaviour: WorkspaceBehaviour,
  grants: Grants,
  onEvent: (event: TokenEvent) => void,
) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST')
      return sendJson(response, 405, { error: 'invalid_request' }, { allow: 'POST' });
    const text = await readBodyText(request);
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    const body = isJson ? parseJson(text) : undefined;
    const fields = toObject(body);
    const grant = String(fields.grant_type ?? '');
    const outcome = body === undefined ? notJson : answer(body, grant, seed, grants);
    const granted = 'error' in outcome ? outcome.error : 'granted';
    onEvent({ grant, fields: Object.keys(fields).sort(), outcome: granted });
    // Responses with tokens must not be cached: RFC 6749, 5.1
    const headers = { 'cache-control': 'no-store' };
    if ('error' in outcome) {
      const { status, error, description } = outcome;
      return sendJson(response, status, { error, error_description: description }, headers);
    }
    const { accessToken: access_token, refreshToken: refresh_token, scopes } = outcome;
    const tokens = { access_token, refresh_token, token_type: 'Bearer', scope: scopes.join(' ') };
    sendJson(response, 200, { ...tokens, expires_in: behaviour.accessTokenLifetime }, headers);
  };
}

/**
 * Creates a refusal.
 * @param error one of the codes in RFC 6749, 5.2
 */
function refuse(error: string, description: string, status = 400) {
  return { status, error, description };
}

const notJson = refuse('invalid_request', 'The body must be JSON.');
const grantTypes = 'grant_type must be authorization_code or refresh_token.';

function answer(body: unknown, grant: string, seed: WorkspaceSeed, grants: Grants) {
  if (grant !== 'authorization_code' && grant !== 'refresh_token')
    return refuse('unsupported_grant_type', grantTypes);
  const parsed = z.safeParse(TokenRequest, body);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    return refuse('invalid_request', `Missing or not a string: ${names}`);
  }
  const form = parsed.data;
  const client = seed.clients.find((item) => item.id === form.client_id);
  if (!client || !sameSecret(client.secret, form.client_secret))
    return refuse('invalid_client', 'client_id or client_secret is wrong.', 401);
  const issued =
    form.grant_type === 'authorization_code'
      ? grants.redeemCode(form.code, client.id, form.redirect_uri, form.code_verifier)
      : grants.refresh(form.refresh_token, client.id);
  return issued ?? refuse('invalid_grant', 'Unknown, expired, used or revoked.');
}

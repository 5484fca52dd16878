import * as z from 'zod/mini';

/** Path that lists workspaces, for an API key or an access token. Spec: Endpoints. */
export const workspacesPath = '/v1/workspaces';

export const mePath = '/v1/me';

// The spec doesn't show the response of either endpoint, so there are no schemas for them.

export const authorizePath = '/oauth/authorize';

/** Query of an authorization request. Uses PKCE (RFC 7636) if the server supports it. */
export const AuthorizationRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  /**
   * Scopes, separated by spaces. In a query, a plus sign encodes a space, so the spec's two forms
   * are equivalent.
   */
  scope: z.string(),
  state: z.string(),
  code_challenge: z.optional(z.string()),
  code_challenge_method: z.optional(z.literal('S256')),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

/** Path of the server's metadata. It is optional (RFC 8414), and the spec doesn't define it. */
export const metadataPath = '/.well-known/oauth-authorization-server';

/** Metadata of the server, which is used only to detect PKCE. URLs are taken from the spec. */
export const ServerMetadata = z.looseObject({
  issuer: z.string(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
});

/** Path for tokens. It takes JSON, not a form as in RFC 6749. Spec: Endpoints. */
export const tokenPath = '/oauth/token';

const present = z.string().check(z.minLength(1));

/**
 * Exchange of a code for tokens. `code_verifier` must match the challenge of the authorization
 * request (RFC 7636).
 */
export const CodeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: present,
  client_secret: present,
  code: present,
  redirect_uri: present,
  code_verifier: z.optional(present),
});

export const RefreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  client_id: present,
  client_secret: present,
  refresh_token: present,
});

export const TokenRequest = z.discriminatedUnion('grant_type', [CodeGrant, RefreshGrant]);
export type TokenRequest = z.infer<typeof TokenRequest>;

/**
 * Lifetime of an access token in seconds. Spec: Token response for the authorization_code grant.
 */
export const accessTokenLifetime = 3_600;

/**
 * Credential of visible ASCII characters (RFC 6750, 2.1), so that a response can't inject headers.
 */
const credential = z.string().check(z.regex(/^[\x21-\x7e]+$/));

/** Reads a field that is missing, or can't be read, as `undefined`. */
const readable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

const tenYears = 315_576_000;

/**
 * Response with tokens. The spec doesn't show it for a refresh, or for a login without
 * `offline_access`. Rejected only if the access token is unusable: by then, the code or the refresh
 * token is spent, so rejecting the response loses the login.
 */
export const TokenResponse = z.looseObject({
  access_token: credential,
  refresh_token: readable(credential),
  token_type: z.nullish(z.string().check(z.regex(/^bearer$/i))),
  /** Lifetime of the access token in seconds. Some servers send a string. */
  expires_in: readable(z.coerce.number().check(z.positive(), z.maximum(tenYears))),
  /** Granted scopes, separated by spaces. */
  scope: readable(z.string()),
});

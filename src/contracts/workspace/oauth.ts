import * as z from 'zod/mini';

/** Spec: Endpoints. Accepts an API key or an access token. */
export const workspacesPath = '/v1/workspaces';

export const mePath = '/v1/me';

// The spec doesn't show the two responses, so there is no schema.

export const authorizePath = '/oauth/authorize';

/** Uses PKCE if the server supports it (RFC 7636). */
export const AuthorizationRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  /** A query encodes a space as a plus sign, so the spec's two forms are equivalent. */
  scope: z.string(),
  state: z.string(),
  code_challenge: z.optional(z.string()),
  code_challenge_method: z.optional(z.literal('S256')),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

/** Optional (RFC 8414), and not in the spec. */
export const metadataPath = '/.well-known/oauth-authorization-server';

/** Used only to detect PKCE support. URLs are taken from the spec. */
export const ServerMetadata = z.looseObject({
  issuer: z.string(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
});

/** Not in the spec: follows RFC 6749, 5.2, plus `message`. Every field is optional. */
export const ErrorBody = z.looseObject({
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
  message: z.optional(z.string()),
});

/** Spec: Endpoints. Takes JSON, not a form as in RFC 6749. */
export const tokenPath = '/oauth/token';

const present = z.string().check(z.minLength(1));

/** `code_verifier` answers a challenge (RFC 7636). */
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

/** In seconds. Spec: Token response for the authorization_code grant. */
export const accessTokenLifetime = 3_600;

/** Visible ASCII only (RFC 6750, 2.1), so that a response can't inject headers. */
const credential = z.string().check(z.regex(/^[\x21-\x7e]+$/));

/** The spec doesn't show the response to a refresh, or to a login without `offline_access`. */
export const TokenResponse = z.looseObject({
  access_token: credential,
  refresh_token: z.nullish(credential),
  token_type: z.nullish(z.string().check(z.regex(/^bearer$/i))),
  /** In seconds. */
  expires_in: z.nullish(z.number().check(z.positive())),
  /** Granted scopes, space-separated. */
  scope: z.nullish(z.string()),
});

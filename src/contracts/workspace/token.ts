import * as z from 'zod/mini';

/** Spec: Endpoints. Takes JSON, not a form as RFC 6749 has it. */
export const tokenPath = '/oauth/token';

const present = z.string().check(z.minLength(1));

/**
 * Spec: Token request body. `code_verifier` is not of the spec; it is sent where the request for the code had a
 * challenge (RFC 7636).
 */
export const CodeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: present,
  client_secret: present,
  code: present,
  redirect_uri: present,
  code_verifier: z.optional(present),
});
export type CodeGrant = z.infer<typeof CodeGrant>;

/** Spec: Token request body. */
export const RefreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  client_id: present,
  client_secret: present,
  refresh_token: present,
});
export type RefreshGrant = z.infer<typeof RefreshGrant>;

export const TokenRequest = z.discriminatedUnion('grant_type', [CodeGrant, RefreshGrant]);
export type TokenRequest = z.infer<typeof TokenRequest>;

/** Lifetime of an access token in seconds. Spec: Token response for the authorization_code grant. */
export const accessTokenLifetime = 3_600;

/**
 * Visible ASCII: what may stand in an `Authorization` header (RFC 6750, 2.1), so that no answer can smuggle in a second
 * line.
 */
const credential = z.string().check(z.regex(/^[\x21-\x7e]+$/));

/**
 * Spec: Token response for the authorization_code grant. The answer of the refresh_token grant is not shown, so it is
 * read as the same with everything optional but the access token; and `refresh_token` is optional in both, since a
 * login without `offline_access` need not get one (decided).
 */
export const TokenResponse = z.looseObject({
  access_token: credential,
  refresh_token: z.optional(z.nullable(credential)),
  token_type: z.optional(z.nullable(z.string().check(z.regex(/^bearer$/i)))),
  /** Lifetime of the access token in seconds. */
  expires_in: z.optional(z.nullable(z.number().check(z.positive()))),
  /** Granted scopes, separated by spaces. */
  scope: z.optional(z.nullable(z.string())),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

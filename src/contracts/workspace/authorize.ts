import * as z from 'zod/mini';

export const authorizePath = '/oauth/authorize';

/** PKCE: if the server supports it (RFC 7636). */
export const AuthorizationRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  /** A query encodes a space as a plus sign, so both forms in the spec are equivalent. */
  scope: z.string(),
  state: z.string(),
  code_challenge: z.optional(z.string()),
  code_challenge_method: z.optional(z.literal('S256')),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

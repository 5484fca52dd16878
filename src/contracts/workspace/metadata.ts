import * as z from 'zod/mini';

/**
 * Path of an authorization server's optional metadata (RFC 8414). Not in the spec; a server without
 * it works just as well.
 */
export const metadataPath = '/.well-known/oauth-authorization-server';

/**
 * Used only to detect whether the server verifies code challenges. URLs are taken from the spec.
 */
export const ServerMetadata = z.looseObject({
  issuer: z.string(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
});
export type ServerMetadata = z.infer<typeof ServerMetadata>;

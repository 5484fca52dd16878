import * as z from 'zod/mini';

/** Optional (RFC 8414). Not in the spec. */
export const metadataPath = '/.well-known/oauth-authorization-server';

/** Only detects whether the server verifies code challenges. URLs are taken from the spec. */
export const ServerMetadata = z.looseObject({
  issuer: z.string(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
});

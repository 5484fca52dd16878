import * as z from 'zod/mini';

/** Where an authorization server may describe itself (RFC 8414). Not of the spec: a server without it is as good. */
export const metadataPath = '/.well-known/oauth-authorization-server';

/** What is read of it: whether the server checks code challenges. The addresses are those of the spec. */
export const ServerMetadata = z.looseObject({
  issuer: z.string(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
});
export type ServerMetadata = z.infer<typeof ServerMetadata>;

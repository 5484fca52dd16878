import * as z from 'zod/mini';

/**
 * Error body. Errors are not shown in the spec: the authorization server's are read as RFC 6749, 5.2 has them, the
 * API's as the same with an optional `message`. Everything is optional, so that whatever is there can be told.
 */
export const ErrorBody = z.looseObject({
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

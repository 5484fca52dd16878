import * as z from 'zod/mini';

/**
 * Error body. Not in the spec: errors of the authorization server are parsed as in RFC 6749, 5.2,
 * those of the API likewise with an optional `message`. All fields are optional, so that whatever
 * is present can be reported.
 */
export const ErrorBody = z.looseObject({
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

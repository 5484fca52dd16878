import * as z from 'zod/mini';

/** Not in the spec: as in RFC 6749, 5.2, plus `message`. Reports whatever is present. */
export const ErrorBody = z.looseObject({
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
  message: z.optional(z.string()),
});

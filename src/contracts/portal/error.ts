import * as z from 'zod/mini';

/** Spec: Errors. Not shown for 401, 422 and rate limits, so all fields are optional. */
export const PortalErrorBody = z.looseObject({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  details: z.optional(
    z.array(z.looseObject({ field: z.optional(z.string()), message: z.optional(z.string()) })),
  ),
});

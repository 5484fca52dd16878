import * as z from 'zod/mini';

/** Spec: Limits, for the default; the maximum is decided. */
export const listLimit = { default: 50, maximum: 200 } as const;

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'Expected a whole number.')),
  z.transform((text: string) => Number(text)),
);

export const pageQuery = {
  limit: z._default(
    z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(listLimit.maximum))),
    listLimit.default,
  ),
  offset: z._default(z.pipe(wholeNumber, z.int().check(z.minimum(0))), 0),
};

/** For lists that are complete unless a page of them is requested (decided). */
export const optionalPageQuery = {
  limit: z.optional(z.pipe(wholeNumber, z.int().check(z.minimum(1), z.maximum(listLimit.maximum)))),
  offset: z.optional(z.pipe(wholeNumber, z.int().check(z.minimum(0)))),
  /** Words that all have to be in the entry, in any case. */
  search: z.optional(z.string().check(z.maxLength(200))),
};

export const pageFields = { total: z.int(), limit: z.int(), offset: z.int() };

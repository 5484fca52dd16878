import * as z from 'zod/mini';

/** Of an operation that takes no query, or no body. */
export const none = z.undefined();

import * as z from 'zod/mini';

/** For an operation without query or body. */
export const none = z.undefined();

import * as z from 'zod/mini';

export const none = z.undefined();

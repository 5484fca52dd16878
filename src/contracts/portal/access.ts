import * as z from 'zod/mini';
import { levels } from './operation.ts';

export const AccessLevel = z.enum(levels);

export const AccessGrant = z.looseObject({
  userId: z.string(),
  name: z.string(),
  level: AccessLevel,
});

export const AccessList = z.looseObject({ access: z.array(AccessGrant), total: z.int() });
export type AccessList = z.infer<typeof AccessList>;

export const AccessUpdate = z.strictObject({ level: AccessLevel });

export const AccessResult = z.looseObject({ success: z.boolean() });

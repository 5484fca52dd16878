import * as z from 'zod/mini';
import { levels } from './operation.ts';

/** Spec: Site permission levels. */
export const AccessLevel = z.enum(levels);
export type AccessLevel = z.infer<typeof AccessLevel>;

/** Fields: not in the spec (decided). */
export const AccessGrant = z.looseObject({
  userId: z.string(),
  name: z.string(),
  level: AccessLevel,
});
export type AccessGrant = z.infer<typeof AccessGrant>;

/** Decided endpoint `GET /api/sites/{siteId}/access`. */
export const AccessList = z.looseObject({ access: z.array(AccessGrant), total: z.int() });
export type AccessList = z.infer<typeof AccessList>;

/** Decided endpoint `PUT /api/sites/{siteId}/access/{userId}`. */
export const AccessUpdate = z.strictObject({ level: AccessLevel });
export type AccessUpdate = z.infer<typeof AccessUpdate>;

/** Decided. */
export const AccessResult = z.looseObject({ success: z.boolean() });
export type AccessResult = z.infer<typeof AccessResult>;

import type * as z from 'zod/mini';
import type { AccessList, AccessResult } from '../../../contracts/portal/access.ts';
import type { Level } from '../../../contracts/portal/operation.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

export type AccessCalls = ReturnType<typeof accessCalls>;

/**
 * Access to a site. The endpoints are decided; all need the level owner. Spec: Site permission
 * levels.
 */
export function accessCalls(caller: PortalCaller) {
  return {
    list: (siteId: string, options?: CallOptions): Promise<z.output<typeof AccessList>> =>
      caller.call(operations.listAccess, { parameters: { siteId }, ...options }),

    grant: (
      siteId: string,
      userId: string,
      level: Level,
      options?: CallOptions,
    ): Promise<z.output<typeof AccessResult>> =>
      caller.call(operations.putAccess, {
        parameters: { siteId, userId },
        body: { level },
        ...options,
      }),

    revoke: (
      siteId: string,
      userId: string,
      options?: CallOptions,
    ): Promise<z.output<typeof AccessResult>> =>
      caller.call(operations.deleteAccess, { parameters: { siteId, userId }, ...options }),
  };
}

import type * as z from 'zod/mini';
import type { AccessList, AccessResult } from '../../contract/access.ts';
import type { Level } from '../../contract/operation.ts';
import { operations } from '../../contract/operations/operations.ts';
import type { CallOptions, PortalCaller } from '../caller.ts';

/** Who has access to a site. The endpoints are decided; all need the level owner. Spec: Site permission levels. */
export class AccessCalls {
  readonly #caller: PortalCaller;

  constructor(caller: PortalCaller) {
    this.#caller = caller;
  }

  async list(siteId: string, options: CallOptions = {}): Promise<z.output<typeof AccessList>> {
    return await this.#caller.call(operations.listAccess, { parameters: { siteId }, ...options });
  }

  async grant(
    siteId: string,
    userId: string,
    level: Level,
    options: CallOptions = {},
  ): Promise<z.output<typeof AccessResult>> {
    const parts = { parameters: { siteId, userId }, body: { level }, ...options };
    return await this.#caller.call(operations.putAccess, parts);
  }

  async revoke(siteId: string, userId: string, options: CallOptions = {}): Promise<z.output<typeof AccessResult>> {
    return await this.#caller.call(operations.deleteAccess, { parameters: { siteId, userId }, ...options });
  }
}

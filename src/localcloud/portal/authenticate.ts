import type { Operation } from '../../contracts/portal/operation.ts';
import { readOperationBody } from './body.ts';
import {
  bearerToken,
  type Caller,
  findApplication,
  isJwtShaped,
  sameSecret,
  unauthorized,
} from './credentials.ts';
import type { PortalRequest } from './message.ts';
import { hasSignature, verifySignature } from './repohost/signature.ts';
import type { Database } from './store/database.ts';
import { findUserByToken } from './store/users.ts';
import type { PortalOptions } from './types.ts';

/** The body only if authentication had to read it. */
export interface Admitted {
  readonly caller: Caller | undefined;
  readonly bytes?: Uint8Array;
}

/** @throws Refusal `unauthorized` */
export type Authenticate = (operation: Operation, request: PortalRequest) => Promise<Admitted>;

export interface Credentials {
  readonly database: Database;
  readonly accessTokens: PortalOptions['accessTokens'];
  readonly apiToken: string;
  readonly repohostSecret: string;
  readonly now: () => number;
}

/** Spec: Authentication. */
export function createAuthenticate(credentials: Credentials): Authenticate {
  const { database, accessTokens, apiToken, repohostSecret, now } = credentials;
  const application = async (token: string) => ({
    caller: await findApplication(token, database, accessTokens, now()),
  });
  return async (operation, request) => {
    switch (operation.auth) {
      case 'public':
        return { caller: undefined };
      case 'signature': {
        if (!hasSignature(request))
          throw unauthorized('The signature of the body (X-Hub-Signature-256) is missing.');
        const bytes = await readOperationBody(operation, request);
        verifySignature(request, bytes, repohostSecret);
        return { caller: undefined, bytes };
      }
      case 'cloud':
        return await application(bearerToken(request));
      case 'deployment': {
        const token = bearerToken(request);
        if (sameSecret(token, apiToken)) return { caller: { kind: 'service' } };
        return await application(token);
      }
      case 'portal': {
        const token = bearerToken(request);
        if (isJwtShaped(token)) return await application(token);
        const user = findUserByToken(database, token);
        if (!user) throw unauthorized('The token does not belong to a user.');
        return {
          caller: {
            kind: 'user',
            id: user.id,
            name: user.name,
            globalAdmin: user.global_admin === 1,
          },
        };
      }
    }
  };
}

/**
 * Rate limits count per user or application, whatever its credentials; visitors by address.
 * @returns `undefined`: not limited. The repository host sends events in bursts that nobody can
 *   slow down
 */
export function getAccount(
  operation: Operation,
  request: PortalRequest,
  caller: Caller | undefined,
): string | undefined {
  if (operation.auth === 'signature') return undefined;
  switch (caller?.kind) {
    case 'user':
      return `user ${caller.id}`;
    case 'application':
      return `application ${caller.tenantId} ${caller.clientId}`;
    case 'service':
      return 'service';
    case undefined:
      return `visitor ${request.client}`;
  }
}

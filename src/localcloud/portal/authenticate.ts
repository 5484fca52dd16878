import { createHmac } from 'node:crypto';
import type { Operation } from '../../contracts/portal/operation.ts';
import { repohostHeaders } from '../../contracts/portal/repohost-event.ts';
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
import type { Database } from './store/database.ts';
import { findUserByToken } from './store/users.ts';
import type { PortalOptions } from './types.ts';

/** The body only if authentication had to read it. */
export interface Admitted {
  readonly caller: Caller | undefined;
  readonly bytes?: Uint8Array;
}

export type Authenticate = (operation: Operation, request: PortalRequest) => Promise<Admitted>;

export interface Credentials {
  readonly database: Database;
  readonly accessTokens: PortalOptions['accessTokens'];
  readonly apiToken: string;
  readonly repohostSecret: string;
  readonly now: () => number;
}

export function createAuthenticate(credentials: Credentials): Authenticate {
  return async (operation, request) => {
    const { auth } = operation;
    if (auth === 'public') return { caller: undefined };
    if (auth !== 'signature')
      return { caller: await findCaller(auth, bearerToken(request), credentials) };
    const signature = request.headers[repohostHeaders.signature] ?? '';
    if (!/^sha256=[0-9a-f]{64}$/.test(signature))
      throw unauthorized('The signature of the body (X-Hub-Signature-256) is missing.');
    // The raw body: decoding it as text could change it.
    // (https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries)
    const bytes = await readOperationBody(operation, request);
    const hmac = createHmac('sha256', credentials.repohostSecret).update(bytes);
    if (!sameSecret(signature, `sha256=${hmac.digest('hex')}`))
      throw unauthorized('The signature of the body (X-Hub-Signature-256) is wrong.');
    return { caller: undefined, bytes };
  };
}

async function findCaller(
  auth: 'cloud' | 'deployment' | 'portal',
  token: string,
  credentials: Credentials,
): Promise<Caller> {
  const { database, accessTokens, apiToken, now } = credentials;
  if (auth === 'deployment' && sameSecret(token, apiToken)) return { kind: 'service' };
  if (auth !== 'portal' || isJwtShaped(token))
    return await findApplication(token, database, accessTokens, now());
  const user = findUserByToken(database, token);
  if (!user) throw unauthorized('The token does not belong to a user.');
  return { kind: 'user', ...user };
}

/** `undefined`: the repository host sends events in bursts that nobody can slow down. */
export function getAccount(
  operation: Operation,
  request: PortalRequest,
  caller: Caller | undefined,
): string | undefined {
  if (operation.auth === 'signature') return undefined;
  if (!caller) return `visitor ${request.client}`;
  if (caller.kind === 'user') return `user ${caller.id}`;
  if (caller.kind === 'service') return 'service';
  return `application ${caller.tenantId} ${caller.clientId}`;
}

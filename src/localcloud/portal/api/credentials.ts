import { createHmac } from 'node:crypto';
import { decodeJwt, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Operation } from '../../../contracts/portal/operation.ts';
import { repohostHeaders } from '../../../contracts/portal/repohost-event.ts';
import { asText } from '../../../shared/json.ts';
import { sameSecret } from '../../service/http.ts';
import type { Database } from '../store/database.ts';
import { findUserByToken } from '../store/users.ts';
import { denied, type PortalRequest, Refusal, readOperationBody } from './message.ts';
import type { PortalOptions } from './types.ts';

export type Caller =
  | {
      readonly kind: 'user';
      readonly id: string;
      readonly name: string;
      readonly globalAdmin: boolean;
    }
  | {
      readonly kind: 'application';
      readonly clientId: string;
      readonly tenantId: string;
      readonly audience: string;
    }
  | { readonly kind: 'service' };

/** Tolerated clock skew between issuer and portal, in seconds. */
const clockTolerance = 60;

export function bearerToken(request: PortalRequest): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token) return token;
  throw unauthorized('Send a credential in the header Authorization: Bearer <token>.');
}

export function unauthorized(message: string): Refusal {
  return new Refusal('unauthorized', message, {
    headers: { 'www-authenticate': 'Bearer realm="portal"' },
  });
}

/** Returns whether a token looks like a JWT. The portal's own tokens contain no dots. */
export function isJwtShaped(token: string): boolean {
  return token.split('.').length === 3;
}

const Trusted = z.object({ tenantId: z.string(), audience: z.string() });

/**
 * Validates an access token and returns its application:
 * https://learn.microsoft.com/entra/identity-platform/access-tokens#validate-tokens
 */
export async function findApplication(
  token: string,
  database: Database,
  accessTokens: PortalOptions['accessTokens'],
  now: number,
): Promise<Extract<Caller, { kind: 'application' }>> {
  const tenantId = claimedTenant(token);
  const trusted = database
    .all(Trusted, 'SELECT DISTINCT tenant_id, audience FROM sites')
    .filter((row) => row.tenantId === tenantId);
  if (!tenantId || trusted.length === 0)
    throw unauthorized(`The portal does not know the tenant of the token (tid: ${tenantId}).`);
  try {
    const { payload } = await jwtVerify(token, accessTokens.keys, {
      issuer: accessTokens.getIssuer(tenantId),
      audience: trusted.flatMap((row) => audienceForms(row.audience)),
      requiredClaims: ['exp'],
      clockTolerance,
      currentDate: new Date(now),
    });
    const clientId = payload.azp ?? payload.appid;
    if (typeof clientId !== 'string')
      throw unauthorized('The access token names no application (azp or appid).');
    if ([payload.roles ?? []].flat().length === 0)
      throw denied(`The application ${clientId} has no role of the portal.`);
    const audiences = [payload.aud].flat();
    const isOurs = (form: string) => audiences.includes(form);
    const row = trusted.find((item) => audienceForms(item.audience).some(isOurs));
    return { kind: 'application', clientId, tenantId, audience: row?.audience ?? '' };
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw unauthorized(`The access token was refused: ${error.message}.`);
    throw error;
  }
}

/** Returns the possible audiences of a token: the URI in version 1, the bare id in version 2. */
function audienceForms(audience: string): string[] {
  return [audience, audience.replace(/^api:\/\//, '')];
}

function claimedTenant(token: string): string | undefined {
  try {
    return asText(decodeJwt(token).tid);
  } catch {
    throw unauthorized('The access token is not a JWT.');
  }
}

/** An authenticated request. It includes the body only if authentication had to read it. */
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
    // Verify the raw bytes, which decoding could change:
    // https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries
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

/**
 * Returns the key for the rate limit; `undefined` for the repository host, which can't spread out
 * its bursts of events.
 */
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

export function getCallerName(caller: Caller | undefined): string {
  if (caller?.kind === 'user') return caller.name;
  if (caller?.kind === 'application') return caller.clientId;
  return 'portal';
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeJwt, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { type PortalRequest, Refusal } from './message.ts';
import type { Database } from './store/database.ts';
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

/** Between issuer and portal, in seconds. */
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

/** Constant time, for secrets of any length. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  );
}

/** The portal's own tokens contain no dots. */
export function isJwtShaped(token: string): boolean {
  return token.split('.').length === 3;
}

const Trusted = z.object({ tenantId: z.string(), audience: z.string() });

/** https://learn.microsoft.com/entra/identity-platform/access-tokens#validate-tokens */
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
  if (!tenantId || trusted.length === 0) {
    const tid = tenantId ?? 'absent';
    throw unauthorized(
      `The access token is from a tenant that the portal does not know (tid: ${tid}).`,
    );
  }
  try {
    const { payload } = await jwtVerify(token, accessTokens.keys(tenantId), {
      issuer: accessTokens.getIssuer(tenantId),
      audience: trusted.flatMap((row) => audienceForms(row.audience)),
      requiredClaims: ['exp'],
      clockTolerance,
      currentDate: new Date(now),
    });
    const clientId = payload.azp ?? payload.appid;
    if (typeof clientId !== 'string')
      throw unauthorized('The access token names no application (azp or appid).');
    const audiences = [payload.aud].flat();
    const audience =
      trusted.find((row) => audienceForms(row.audience).some((form) => audiences.includes(form)))
        ?.audience ?? '';
    return { kind: 'application', clientId, tenantId, audience };
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw unauthorized(`The access token was refused: ${error.message}.`);
    throw error;
  }
}

/** Version 2 tokens use the bare id, version 1 tokens the URI. */
function audienceForms(audience: string): string[] {
  return [audience, audience.replace(/^api:\/\//, '')];
}

function claimedTenant(token: string): string | undefined {
  try {
    const { tid } = decodeJwt(token);
    if (typeof tid === 'string') return tid;
    return undefined;
  } catch {
    throw unauthorized('The access token is not a JWT.');
  }
}

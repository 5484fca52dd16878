import { randomBytes } from 'node:crypto';
import * as jose from 'jose';
import type { SigningKey } from '../service/signing-key.ts';
import { type EntraBehaviour, isPlatformResource } from './directory.ts';
import type { Grant } from './federation.ts';

const loginOrigin = 'https://login.microsoftonline.com';

export const accessTokenSeconds = 3599;

export function formatIssuer(tenant: string, version: 1 | 2): string {
  if (version === 1) return `https://sts.windows.net/${tenant}/`;
  return `${loginOrigin}/${tenant}/v2.0`;
}

/** Returns the discovery document: https://openid.net/specs/openid-connect-discovery-1_0.html */
export function describeTenant(tenant: string): object {
  const address = `${loginOrigin}/${tenant}`;
  return {
    issuer: formatIssuer(tenant, 2),
    authorization_endpoint: `${address}/oauth2/v2.0/authorize`,
    token_endpoint: `${address}/oauth2/v2.0/token`,
    jwks_uri: `${address}/discovery/v2.0/keys`,
    response_types_supported: ['code', 'id_token', 'code id_token', 'id_token token'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
  };
}

/**
 * Issues an access token with Entra's claims:
 * https://learn.microsoft.com/entra/identity-platform/access-token-claims-reference
 * @param now in seconds since the epoch
 */
export function issueAccessToken(
  { app, audience }: Grant,
  { privateKey, kid }: SigningKey,
  version: EntraBehaviour['accessTokenVersion'],
  now: number,
): Promise<string> {
  const { tenantId, clientId, objectId, roles } = app;
  const isPlatform = isPlatformResource(audience);
  const issuedAt = Math.floor(now);
  const bare = audience.replace(/^api:\/\/([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, '$1');
  const isFirst = isPlatform || version === 1;
  const issuer = formatIssuer(tenantId, isFirst ? 1 : 2);
  const ofVersion = isFirst
    ? { aud: audience, ver: '1.0', appid: clientId, appidacr: '2', idp: issuer }
    : { aud: bare, ver: '2.0', azp: clientId, azpacr: '2' };
  const opaque = ['uti', 'rh', 'aio'].map((name) => [name, randomBytes(16).toString('base64url')]);
  const claims = {
    iss: issuer,
    tid: tenantId,
    oid: objectId,
    sub: objectId,
    idtyp: 'app',
    iat: issuedAt,
    nbf: issuedAt,
    exp: issuedAt + accessTokenSeconds,
    ...ofVersion,
    roles: isPlatform ? undefined : roles[audience],
    ...Object.fromEntries(opaque),
  };
  return new jose.SignJWT(claims)
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid })
    .sign(privateKey);
}

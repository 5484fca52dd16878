import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as jose from 'jose';
import { once } from '../../shared/once.ts';
import { getUrl, readBodyText, sendJson } from '../service/http.ts';
import { createSigningKey, type SigningKey } from '../service/signing-key.ts';
import { type Directory, type EntraBehaviour, isPlatformResource } from './directory.ts';
import { federate, type Grant, refusals, sendRefusal } from './federation.ts';

export const loginHost = 'login.microsoftonline.com';

export type Entra = Awaited<ReturnType<typeof createEntra>>;

/** Creates the signing key. All local clouds of a process share it, like Entra's tenants. */
const getSigningKey = once(createSigningKey);

export async function createEntra(
  directory: Directory,
  issuers: ReadonlyMap<string, jose.JSONWebKeySet>,
) {
  const signingKey = await getSigningKey();
  const assertionKeys = new Map(
    [...issuers].map(([issuer, keys]) => [issuer, jose.createLocalJWKSet(keys)]),
  );
  const behaviour: EntraBehaviour = { accessTokenVersion: 2, clockOffsetSeconds: 0 };

  return {
    ...directory,
    behaviour,
    getIssuer: (tenant: string) => formatIssuer(tenant, behaviour.accessTokenVersion),
    keys: signingKey.keys,
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { pathname } = getUrl(request);
      const [, tenant = '', ...segments] = pathname.split('/');
      const path = segments.join('/');
      if (request.method === 'POST' && path === 'oauth2/v2.0/token') {
        const form = new URLSearchParams(await readBodyText(request));
        const now = Date.now() / 1000 + behaviour.clockOffsetSeconds;
        response.setHeader('date', new Date(now * 1000).toUTCString());
        const outcome = await federate(tenant, form, directory, assertionKeys, now);
        if ('code' in outcome) return sendRefusal(response, outcome);
        const { accessTokenVersion } = behaviour;
        const token = await issueAccessToken(outcome, signingKey, accessTokenVersion, now);
        const lifetime = { expires_in: accessTokenSeconds, ext_expires_in: accessTokenSeconds };
        const body = { token_type: 'Bearer', ...lifetime, access_token: token };
        return sendJson(response, 200, body, { 'cache-control': 'no-store, no-cache' });
      }
      if (!directory.tenants.includes(tenant))
        return sendRefusal(response, refusals.tenantUnknown(tenant));
      if (path === 'discovery/v2.0/keys') return sendJson(response, 200, signingKey.keys);
      if (path === 'v2.0/.well-known/openid-configuration')
        return sendJson(response, 200, describeTenant(tenant));
      sendJson(response, 404, { error: 'not_found' });
    },
  };
}

const accessTokenSeconds = 3599;

function formatIssuer(tenant: string, version: 1 | 2): string {
  if (version === 1) return `https://sts.windows.net/${tenant}/`;
  return `https://${loginHost}/${tenant}/v2.0`;
}

/** Returns the discovery document: https://openid.net/specs/openid-connect-discovery-1_0.html */
function describeTenant(tenant: string): object {
  const address = `https://${loginHost}/${tenant}`;
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
function issueAccessToken(
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

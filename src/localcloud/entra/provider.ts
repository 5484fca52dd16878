import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as jose from 'jose';
import type { Adapter, default as Provider } from 'oidc-provider';
import { once } from '../../shared/once.ts';
import { replay } from '../service/http.ts';
import { loadPackage } from '../service/packages.ts';
import {
  type Directory,
  type EntraApp,
  type EntraBehaviour,
  isPlatformResource,
} from './directory.ts';
import type { Grant } from './federation.ts';

const loginOrigin = 'https://login.microsoftonline.com';

export function formatIssuer(tenant: string, version: 1 | 2): string {
  if (version === 1) return `https://sts.windows.net/${tenant}/`;
  return `${loginOrigin}/${tenant}/v2.0`;
}

export type TokenService = ReturnType<typeof createTokenService>;
type SigningKeys = Awaited<ReturnType<typeof getSigningKeys>>;

const routes = {
  token: '/oauth2/v2.0/token',
  jwks: '/discovery/v2.0/keys',
  authorization: '/oauth2/v2.0/authorize',
};
const accessTokenSeconds = 3599;

/**
 * Creates the keys, which all local clouds of a process share as all of Entra's tenants do.
 * `application` signs the assertion that the token service accepts in place of the federated one.
 */
export const getSigningKeys = once(async () => {
  const [access, application] = await Promise.all([
    jose.generateKeyPair('RS256', { extractable: true }),
    jose.generateKeyPair('ES256', { extractable: true }),
  ]);
  const kid = await jose.calculateJwkThumbprint(await jose.exportJWK(access.publicKey));
  const publicJwk = {
    ...(await jose.exportJWK(application.publicKey)),
    alg: 'ES256',
    use: 'sig',
    kid: 'application',
  };
  return {
    access: { ...(await jose.exportJWK(access.privateKey)), alg: 'RS256', use: 'sig', kid },
    application: { publicJwk, privateKey: application.privateKey },
  };
});

/**
 * Converts an audience to a URI, because the provider looks up resources by URI. An audience may be
 * a plain client id.
 */
const resourceUri = (audience: string) => `urn:audience:${encodeURIComponent(audience)}`;
const parseAudience = (uri: string) => decodeURIComponent(uri.slice('urn:audience:'.length));

export function loadProvider(): typeof Provider {
  return loadPackage<typeof import('oidc-provider')>('oidc-provider', 'lib/index.js').default;
}

export function createTokenService(
  OidcProvider: typeof Provider,
  tenant: string,
  directory: Directory,
  keys: SigningKeys,
  behaviour: EntraBehaviour,
) {
  const issuer = formatIssuer(tenant, 2);
  const findApp = (clientId: string | undefined) =>
    directory.apps.find((app) => app.clientId === clientId && app.tenantId === tenant);
  const provider = new OidcProvider(issuer, {
    adapter: (model) => createAdapter(model, (id) => toClientMetadata(findApp(id), keys)),
    jwks: { keys: [{ ...keys.access, kty: 'RSA' }] },
    cookies: { keys: [randomUUID()] },
    scopes: ['.default'],
    routes,
    ttl: { ClientCredentials: accessTokenSeconds },
    enabledJWA: { clientAuthSigningAlgValues: ['ES256'] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => ({
          scope: '.default',
          audience: parseAudience(resource),
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    formats: {
      customizers: {
        // Without a user, the provider uses the client as subject, but Entra the application's
        // object id.
        jwt: (_context, token, parts) => {
          const clientId = token.kind === 'ClientCredentials' ? token.clientId : undefined;
          const app = findApp(clientId);
          Object.assign(parts.payload, { sub: app?.objectId ?? clientId });
          if (!app) return;
          asEntraWrites(parts.payload, tenant, app, behaviour);
          parts.header = { ...parts.header, typ: 'JWT' };
        },
      },
    },
  });
  provider.proxy = true;
  // Suppress the stack trace that the provider prints when a caller disconnects.
  provider.silent = true;
  const answer = provider.callback();
  const hand = (path: string, request: IncomingMessage, response: ServerResponse) => {
    request.url = path;
    request.headers['x-forwarded-proto'] = 'https';
    request.headers.host = new URL(loginOrigin).host;
    // The provider derives the URLs in its discovery document from its mount path.
    void answer(Object.assign(request, { originalUrl: `/${tenant}${path}` }), response);
  };
  return {
    async issue(grant: Grant, request: IncomingMessage, response: ServerResponse) {
      const form = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: grant.app.clientId,
        scope: '.default',
        resource: resourceUri(grant.audience),
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await signClientAssertion(grant.app, issuer, keys),
      });
      hand(routes.token, replay(request, Buffer.from(form.toString())), response);
    },
    publish: hand,
  };
}

/**
 * Signs an assertion that replaces the federated one, because the provider only accepts assertions
 * of the client itself.
 */
function signClientAssertion(app: EntraApp, issuer: string, keys: SigningKeys): Promise<string> {
  return new jose.SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'application' })
    .setIssuer(app.clientId)
    .setSubject(app.clientId)
    .setAudience(issuer)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(keys.application.privateKey);
}

/**
 * Converts claims to Entra's form:
 * https://learn.microsoft.com/entra/identity-platform/access-token-claims-reference
 */
function asEntraWrites(
  payload: Record<string, unknown>,
  tenant: string,
  app: EntraApp,
  behaviour: EntraBehaviour,
): void {
  const { objectId, clientId, roles } = app;
  const audience = String(payload.aud);
  const isPlatform = isPlatformResource(audience);
  const version = isPlatform ? 1 : behaviour.accessTokenVersion;
  const issuedAt = Number(payload.iat) + behaviour.clockOffsetSeconds;
  const bare = audience.replace(/^api:\/\/([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, '$1');
  const ofVersion =
    version === 1
      ? { aud: audience, ver: '1.0', appid: clientId, appidacr: '2', idp: formatIssuer(tenant, 1) }
      : { aud: bare, ver: '2.0', azp: clientId, azpacr: '2' };
  Object.assign(payload, {
    iss: formatIssuer(tenant, version),
    tid: tenant,
    oid: objectId,
    idtyp: 'app',
    iat: issuedAt,
    nbf: issuedAt,
    exp: Number(payload.exp) + behaviour.clockOffsetSeconds,
    ...ofVersion,
  });
  if (!isPlatform) payload.roles = roles[audience];
  // Entra's tokens have opaque claims in place of the provider's.
  for (const name of ['uti', 'rh', 'aio']) payload[name] = randomBytes(16).toString('base64url');
  for (const name of ['scope', 'client_id', 'jti']) delete payload[name];
}

function toClientMetadata(app: EntraApp | undefined, keys: SigningKeys) {
  if (!app) return undefined;
  return {
    client_id: app.clientId,
    grant_types: ['client_credentials'],
    redirect_uris: [],
    response_types: [],
    token_endpoint_auth_method: 'private_key_jwt' as const,
    token_endpoint_auth_signing_alg: 'ES256' as const,
    jwks: { keys: [keys.application.publicJwk] },
  };
}

/**
 * Creates a storage for the provider. Clients come from the directory, tokens aren't stored, and
 * every assertion id counts as new.
 */
function createAdapter(
  model: string,
  findClient: (id: string) => ReturnType<typeof toClientMetadata>,
): Adapter {
  const nothing = async () => undefined;
  const others = { upsert: nothing, consume: nothing, destroy: nothing, revokeByGrantId: nothing };
  const find = async (id: string) => {
    if (model === 'Client') return findClient(id);
    return undefined;
  };
  return { ...others, find, findByUserCode: nothing, findByUid: nothing };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import * as jose from 'jose';
import { readBody } from '../service/http.ts';
import type { Directory, EntraBehaviour } from './directory.ts';
import { federate, refusals, sendRefusal } from './federation.ts';
import {
  createTokenService,
  formatIssuer,
  getSigningKeys,
  loadProvider,
  type TokenService,
} from './provider.ts';

export const loginHost = 'login.microsoftonline.com';

export type Entra = Awaited<ReturnType<typeof createEntra>>;

export async function createEntra(
  directory: Directory,
  issuers: ReadonlyMap<string, jose.JSONWebKeySet>,
) {
  // Start loading early, so that the first login isn't delayed.
  const Provider = loadProvider();
  const signing = await getSigningKeys();
  const assertionKeys = new Map(
    [...issuers].map(([issuer, keys]) => [issuer, jose.createLocalJWKSet(keys)]),
  );
  const behaviour: EntraBehaviour = { accessTokenVersion: 2, clockOffsetSeconds: 0 };
  const services = new Map<string, TokenService>();
  const getService = (tenant: string) => {
    const service =
      services.get(tenant) ?? createTokenService(Provider, tenant, directory, signing, behaviour);
    services.set(tenant, service);
    return service;
  };
  const { kty, n, e, kid, alg, use } = signing.access;
  const publicKeys = { keys: [{ kty, n, e, kid, alg, use }] } as jose.JSONWebKeySet;

  return {
    ...directory,
    behaviour,
    getIssuer: (tenant: string) => formatIssuer(tenant, behaviour.accessTokenVersion),
    keys: (_tenant: string) => publicKeys,
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { pathname } = new URL(request.url ?? '/', 'https://host');
      const [, tenant = '', ...segments] = pathname.split('/');
      const path = `/${segments.join('/')}`;
      if (request.method === 'POST' && path === '/oauth2/v2.0/token') {
        const form = new URLSearchParams((await readBody(request)).toString('utf8'));
        const now = Date.now() + behaviour.clockOffsetSeconds * 1000;
        response.setHeader('date', new Date(now).toUTCString());
        const outcome = await federate(tenant, form, directory, assertionKeys, now / 1000);
        if ('code' in outcome) return sendRefusal(response, outcome);
        return getService(tenant).issue(outcome, request, response);
      }
      if (!directory.tenants.includes(tenant))
        return sendRefusal(response, refusals.tenantUnknown(tenant));
      // Entra's discovery document is below the version, the provider's at the root.
      getService(tenant).publish(
        path.replace(/^\/v2\.0\/\.well-known/, '/.well-known'),
        request,
        response,
      );
    },
  };
}

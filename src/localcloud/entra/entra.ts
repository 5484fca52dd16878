import type { IncomingMessage, ServerResponse } from 'node:http';
import * as jose from 'jose';
import { once } from '../../shared/once.ts';
import { getUrl, readBodyText, sendJson } from '../service/http.ts';
import { createSigningKey } from '../service/signing-key.ts';
import {
  accessTokenSeconds,
  describeTenant,
  formatIssuer,
  issueAccessToken,
} from './access-token.ts';
import type { Directory, EntraBehaviour } from './directory.ts';
import { federate, refusals, sendRefusal } from './federation.ts';

export const loginHost = 'login.microsoftonline.com';

export type Entra = Awaited<ReturnType<typeof createEntra>>;

/** Creates the key that all local clouds of a process share, as all of Entra's tenants do. */
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

import * as jose from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobClaims } from '../../../../src/localcloud/id-tokens/id-tokens.ts';
import { sampleSite, startLocalCloud } from '../../../../src/localcloud/localcloud.ts';
import { createClient } from '../support.ts';

const job: JobClaims = {
  repository: 'acme/docs',
  ref: 'refs/heads/master',
  sha: 'a'.repeat(40),
  environment: 'Production',
};
const { clientId, tenantId } = sampleSite.azure;
const { audience } = sampleSite.portal;
const exchange = 'api://AzureADTokenExchange';

const cloud = await startLocalCloud();
const call = createClient(cloud);
afterAll(() => cloud.close());
const [app] = cloud.entra.apps;
if (app === undefined) throw new Error('no application');

interface TokenRequest {
  readonly tenant?: string;
  readonly client?: string;
  readonly scope?: string;
  readonly assertion?: string;
  readonly claims?: Partial<JobClaims>;
  readonly audience?: string;
}

async function login(request: TokenRequest = {}) {
  const assertion =
    request.assertion ??
    (await cloud.github.sign({ ...job, ...request.claims }, request.audience ?? exchange));
  const answer = await call(
    `https://login.microsoftonline.com/${request.tenant ?? tenantId}/oauth2/v2.0/token`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: request.client ?? clientId,
        scope: request.scope ?? `${audience}/.default`,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      }).toString(),
    },
  );
  return { status: answer.status, body: JSON.parse(answer.body) };
}

/**
 * Requests a deployment token from the portal.
 * @returns the status of the response
 */
async function exchangeAt(accessToken: string): Promise<number> {
  const answer = await call(`${sampleSite.portal.url}/api/v1/sites/deployment-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ siteSlug: sampleSite.slug }),
  });
  return answer.status;
}

describe('an access token', () => {
  it('is issued for each environment and verifies against the published keys', async () => {
    for (const environment of ['Production', 'Preview']) {
      const { status, body } = await login({ claims: { environment } });
      expect(status).toBe(200);
      const read = async (url: string) => JSON.parse((await call(url)).body);
      const tenant = `https://login.microsoftonline.com/${tenantId}/v2.0`;
      const discovery = await read(`${tenant}/.well-known/openid-configuration`);
      const keys = await read(discovery.jwks_uri);
      const { payload, protectedHeader } = await jose.jwtVerify(
        body.access_token,
        jose.createLocalJWKSet(keys),
        { issuer: discovery.issuer, audience: audience.replace('api://', '') },
      );
      const { objectId } = app;
      expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' });
      expect(Object.keys(payload).sort()).toEqual(
        'aio aud azp azpacr exp iat idtyp iss nbf oid rh roles sub tid uti ver'.split(' '),
      );
      const who = { tid: tenantId, azp: clientId, oid: objectId, sub: objectId };
      expect(payload).toMatchObject({ ...who, ver: '2.0', idtyp: 'app', roles: ['Site.Deploy'] });
      expect(JSON.stringify(keys)).not.toContain('"d":');
      expect(discovery.issuer).toBe(cloud.entra.getIssuer(tenantId));
    }
  });

  it('of version 1 has the issuer and audience of that version, and is accepted by the portal', async () => {
    cloud.entra.behaviour.accessTokenVersion = 1;
    const { body } = await login();
    const claims = jose.decodeJwt(body.access_token);
    expect(claims).toMatchObject({
      iss: `https://sts.windows.net/${tenantId}/`,
      aud: audience,
      ver: '1.0',
      appid: clientId,
    });
    expect(claims).not.toHaveProperty('azp');
    expect(cloud.entra.getIssuer(tenantId)).toBe(claims.iss);
    const exchanged = await exchangeAt(body.access_token);
    cloud.entra.behaviour.accessTokenVersion = 2;
    expect(exchanged).toBe(200);
    expect(await exchangeAt((await login()).body.access_token)).toBe(200);
  });

  it.each([
    'https://management.azure.com',
    'https://graph.microsoft.com',
    'https://vault.azure.net',
  ])('is issued for %s without consent, but refused by the portal', async (resource) => {
    const { status, body } = await login({ scope: `${resource}/.default` });
    expect(status).toBe(200);
    const claims = jose.decodeJwt(body.access_token);
    expect(claims).toMatchObject({
      iss: `https://sts.windows.net/${tenantId}/`,
      aud: resource,
      appid: clientId,
    });
    expect(claims).not.toHaveProperty('roles');
    expect(await exchangeAt(body.access_token)).toBe(401);
  });
});

describe('the token service refuses', () => {
  const kept = JSON.stringify(app);
  beforeEach(() => {
    Object.assign(app, JSON.parse(kept));
  });

  const expectCode = async (code: number, request: TokenRequest) => {
    const { status, body } = await login(request);
    expect(body).toMatchObject({
      error_codes: [code],
      error_description: expect.stringContaining(`AADSTS${code}: `),
    });
    expect(status).toBeGreaterThanOrEqual(400);
  };

  it.each([
    ['expired', { lifetimeSeconds: 300, clockOffsetSeconds: -301 }],
    ['not valid yet', { clockOffsetSeconds: 3600 }],
  ])('an assertion that is %s, with AADSTS700024', (_, claims) => expectCode(700024, { claims }));
  it.each([-3_600, 400])(
    "an assertion with AADSTS700024 if Entra's clock is %i seconds off",
    async (seconds) => {
      cloud.entra.behaviour.clockOffsetSeconds = seconds;
      await expectCode(700024, {});
      cloud.entra.behaviour.clockOffsetSeconds = 0;
    },
  );
  it('an assertion with valid claims and a wrong signature, with AADSTS700027', async () => {
    const { privateKey } = await jose.generateKeyPair('RS256');
    const claims = jose.decodeJwt(await cloud.github.sign(job, exchange));
    const kid = cloud.github.keys.keys[0]?.kid ?? '';
    const assertion = await new jose.SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
    await expectCode(700027, { assertion });
  });
  it('an assertion without a signature, with AADSTS700027', async () => {
    const claims = jose.decodeJwt(await cloud.github.sign(job, exchange));
    await expectCode(700027, { assertion: new jose.UnsecuredJWT(claims).encode() });
  });
  it('a scope other than .default, with AADSTS1002012', () =>
    expectCode(1002012, { scope: `${audience}/read` }));
});

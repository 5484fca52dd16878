import { spawn } from 'node:child_process';
import * as jose from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobClaims } from '../../../../src/localcloud/id-tokens/id-tokens.ts';
import { type LocalCloud, sampleSite, startLocalCloud } from '../../../../src/localcloud/localcloud.ts';
import { clientOf } from '../support.ts';

const job: JobClaims = {
  repository: 'acme/docs',
  ref: 'refs/heads/master',
  sha: 'a'.repeat(40),
  environment: 'Production',
};
const { clientId, tenantId } = sampleSite.azure;
const { audience } = sampleSite.portal;
const exchange = 'api://AzureADTokenExchange';

let cloud: LocalCloud;
let call: ReturnType<typeof clientOf>;
beforeAll(async () => {
  cloud = await startLocalCloud();
  call = clientOf(cloud);
});
afterAll(() => cloud.close());

const appOf = (inCloud: LocalCloud) => {
  const app = inCloud.entra.apps[0];
  if (app === undefined) throw new Error('no application');
  return app;
};

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
    request.assertion ?? (await cloud.github.sign({ ...job, ...request.claims }, request.audience ?? exchange));
  const answer = await call(`https://login.microsoftonline.com/${request.tenant ?? tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: request.client ?? clientId,
      scope: request.scope ?? `${audience}/.default`,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }).toString(),
  });
  return { status: answer.status, body: JSON.parse(answer.body) };
}

describe('an access token', () => {
  it('is had for either environment and verifies against the published keys', async () => {
    for (const environment of ['Production', 'Preview']) {
      const { status, body } = await login({ claims: { environment } });
      expect(status).toBe(200);
      const discovery = JSON.parse(
        (await call(`https://login.microsoftonline.com/${tenantId}/v2.0/.well-known/openid-configuration`)).body,
      );
      const keys = JSON.parse((await call(discovery.jwks_uri)).body);
      const { payload, protectedHeader } = await jose.jwtVerify(body.access_token, jose.createLocalJWKSet(keys), {
        issuer: discovery.issuer,
        audience,
      });
      const { objectId } = appOf(cloud);
      expect(protectedHeader.alg).toBe('RS256');
      expect(payload).toMatchObject({
        tid: tenantId,
        azp: clientId,
        appid: clientId,
        oid: objectId,
        sub: objectId,
        idtyp: 'app',
        roles: ['Site.Deploy'],
      });
      expect(JSON.stringify(keys)).not.toContain('"d":');
      expect(discovery.issuer).toBe(cloud.entra.issuerOf(tenantId));
    }
  });

  it('is had by @azure/identity unchanged, with the id token of the runner variables', async () => {
    const script = `
      import { ClientAssertionCredential } from '@azure/identity';
      import { getIDToken } from '@actions/core';
      const credential = new ClientAssertionCredential(process.env.TENANT, process.env.CLIENT, () => getIDToken('${exchange}'));
      const token = await credential.getToken('${audience}/.default');
      console.log('TOKEN ' + token.token);`;
    const output = await run(script, { ...cloud.github.runnerEnv(job), TENANT: tenantId, CLIENT: clientId });
    const token = /^TOKEN (.+)$/m.exec(output)?.[1] ?? output;
    expect(jose.decodeJwt(token)).toMatchObject({ aud: audience, appid: clientId });
    const asked = cloud.requests.matching({ host: 'pipelinesghubeus1.actions.githubusercontent.com' });
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is not had with a request token that no job has', async () => {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url } = cloud.github.runnerEnv(job);
    expect((await call(`${url}&audience=x`, { headers: { authorization: 'Bearer made-up' } })).status).toBe(401);
  });
});

describe('refusals', () => {
  let kept: string;
  beforeAll(() => {
    kept = JSON.stringify(appOf(cloud));
  });
  beforeEach(() => {
    Object.assign(appOf(cloud), JSON.parse(kept));
  });

  const expectCode = async (code: number, request: TokenRequest) => {
    const { status, body } = await login(request);
    expect(body).toMatchObject({ error_codes: [code], error_description: expect.stringContaining(`AADSTS${code}: `) });
    expect(status).toBeGreaterThanOrEqual(400);
  };

  it('90002: unknown tenant', () => expectCode(90002, { tenant: clientId }));
  it('700016: unknown application', () => expectCode(700016, { client: tenantId }));
  it('700213: subject of another environment', () => expectCode(700213, { claims: { environment: 'Staging' } }));
  it('700213: immutable subject against a plain credential', () =>
    expectCode(700213, { claims: { immutableSubject: true } }));
  it('700213: job without an environment', async () => {
    const { environment, ...without } = job;
    expect(environment).toBe('Production');
    await expectCode(700213, { assertion: await cloud.github.sign(without, exchange) });
  });
  it('7002138: subject that differs in case', () => expectCode(7002138, { claims: { environment: 'production' } }));
  it('700212: another audience', () => expectCode(700212, { audience: 'api://azureadtokenexchange' }));
  it('700211: another issuer', async () => {
    for (const credential of appOf(cloud).federatedCredentials)
      credential.issuer = 'https://token.actions.githubusercontent.com/';
    await expectCode(700211, {});
  });
  it('70021: credential that was made a moment ago', async () => {
    for (const credential of appOf(cloud).federatedCredentials) credential.propagating = true;
    await expectCode(70021, {});
  });
  it('700024: expired assertion', () =>
    expectCode(700024, { claims: { lifetimeSeconds: 300, clockOffsetSeconds: -301 } }));
  it('700024: assertion of the future', () => expectCode(700024, { claims: { clockOffsetSeconds: 3600 } }));
  it('700027: right claims, wrong signature', async () => {
    const { privateKey } = await jose.generateKeyPair('RS256');
    const claims = jose.decodeJwt(await cloud.github.sign(job, exchange));
    const kid = cloud.github.keys.keys[0]?.kid ?? '';
    const assertion = await new jose.SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    await expectCode(700027, { assertion });
  });
  it('700027: no signature at all', async () => {
    const claims = jose.decodeJwt(await cloud.github.sign(job, exchange));
    await expectCode(700027, { assertion: new jose.UnsecuredJWT(claims).encode() });
  });
  it('500011: unknown resource', () => expectCode(500011, { scope: 'api://unknown/.default' }));
  it('65001: no consent for the resource', async () => {
    appOf(cloud).consentedTo = [];
    await expectCode(65001, {});
  });
  it('1002012: scope that is not .default', () => expectCode(1002012, { scope: `${audience}/read` }));
  it('takes a credential that is added while it runs', async () => {
    appOf(cloud).federatedCredentials.push({
      name: 'x',
      issuer: cloud.github.issuer,
      subject: 'repo:acme/docs:environment:Staging',
      audiences: [exchange],
    });
    expect((await login({ claims: { environment: 'Staging' } })).status).toBe(200);
  });
});

function run(script: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH ?? '', ...cloud.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

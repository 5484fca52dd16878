import { randomUUID } from 'node:crypto';
import * as jose from 'jose';
import { sendJson } from '../http.ts';
import type { Handler } from '../types.ts';
import { buildClaims, githubIssuer, type JobClaims } from './claims.ts';

export type { JobClaims };

export interface IdTokens {
  readonly issuer: string;
  readonly keys: jose.JSONWebKeySet;
  runnerEnv(job: JobClaims): {
    readonly ACTIONS_ID_TOKEN_REQUEST_URL: string;
    readonly ACTIONS_ID_TOKEN_REQUEST_TOKEN: string;
  };
  sign(job: JobClaims, audience: string): Promise<string>;
  readonly handler: Handler;
}

export const idTokenHosts = {
  issuer: 'token.actions.githubusercontent.com',
  runnerService: 'pipelinesghubeus1.actions.githubusercontent.com',
} as const;

export async function createIdTokens(): Promise<IdTokens> {
  const { publicKey, privateKey } = await jose.generateKeyPair('RS256');
  const jwk = await jose.exportJWK(publicKey);
  const kid = await jose.calculateJwkThumbprint(jwk);
  const keys = { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] };
  const jobs = new Map<string, JobClaims>();
  const sign = (job: JobClaims, audience: string | undefined) =>
    new jose.SignJWT(buildClaims(job, audience, Date.now()))
      .setProtectedHeader({ typ: 'JWT', alg: 'RS256', kid })
      .sign(privateKey);

  return {
    issuer: githubIssuer,
    keys,
    sign,
    runnerEnv(job) {
      const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
      jobs.set(token, job);
      const service = `https://${idTokenHosts.runnerService}`;
      const plan = `_apis/distributedtask/hubs/Actions/plans/${randomUUID()}`;
      const path = `${plan}/jobs/${randomUUID()}/idtoken`;
      return {
        // GitHub's URL already has a query, so clients must append the audience with `&`.
        ACTIONS_ID_TOKEN_REQUEST_URL: `${service}/${path}?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: token,
      };
    },
    async handler(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', githubIssuer);
      if (pathname === '/.well-known/openid-configuration')
        return sendJson(response, 200, discovery());
      if (pathname === '/.well-known/jwks') return sendJson(response, 200, keys);
      if (!pathname.endsWith('/idtoken')) return sendJson(response, 404, { message: 'Not Found' });
      const job = jobs.get((request.headers.authorization ?? '').replace(/^bearer /i, ''));
      const message = 'The request token does not belong to a running job.';
      if (!job || searchParams.get('api-version') === null)
        return sendJson(response, 401, { message });
      const value = await sign(job, searchParams.get('audience') ?? undefined);
      const type = 'application/json; charset=utf-8; api-version=2.0';
      sendJson(response, 200, { count: value.length, value }, { 'content-type': type });
    },
  };
}

function discovery(): object {
  return {
    issuer: githubIssuer,
    jwks_uri: `${githubIssuer}/.well-known/jwks`,
    subject_types_supported: ['public', 'pairwise'],
    response_types_supported: ['id_token'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid'],
  };
}

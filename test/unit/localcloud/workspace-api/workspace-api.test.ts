import { describe, expect, it, onTestFinished } from 'vitest';
import type { WorkspaceBehaviour } from '../../../../src/localcloud/workspace-api/seed.ts';
import { startWorkspaceService } from '../../../../src/localcloud/workspace-api/start.ts';
import { decide } from '../../clients/workspace/person.ts';

const redirectUri = 'http://127.0.0.1:1/callback';

/** Fields of the token endpoint's response; tests check which of them are present. */
interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly error: string;
}

/** Starts the service until the end of the test. */
async function open(behaviour: Partial<WorkspaceBehaviour> = {}) {
  const service = await startWorkspaceService({ behaviour });
  onTestFinished(service.close);
  const authorizeUrl = (change: Record<string, string | undefined> = {}) => {
    const url = new URL(`${service.url}/oauth/authorize`);
    const query = {
      client_id: 'site-deploy',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'workspaces:read offline_access',
      state: 's-1',
      ...change,
    };
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value);
    return url;
  };
  const post = async (body: object | string, type = 'application/json') => {
    const answer = await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as TokenAnswer };
  };
  const client = { client_id: 'site-deploy', client_secret: 'local-client-secret' };
  const grant = { grant_type: 'authorization_code', ...client, redirect_uri: redirectUri };
  const code = async (change: Record<string, string | undefined> = {}) =>
    (await decide(authorizeUrl(change), { decision: 'approve' })).searchParams.get('code') ?? '';
  const redeem = (value: string, change: object = {}) => post({ ...grant, code: value, ...change });
  const get = (path: string, credential?: string) =>
    fetch(service.url + path, {
      headers: credential === undefined ? {} : { authorization: `Bearer ${credential}` },
    });
  return { service, authorizeUrl, post, grant, code, redeem, get };
}

describe('API keys', () => {
  it('list workspaces only with the permission workspaces:read', async () => {
    const api = await open();
    const answer = await api.get('/v1/workspaces', 'sk_test_local-files');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'insufficient_scope' });
    expect(answer.headers.get('www-authenticate')).toContain('scope="workspaces:read"');
    expect((await api.get('/v1/workspaces', 'sk_test_local-all')).status).toBe(200);
  });

  it('do not identify a user', async () => {
    const api = await open();
    expect((await api.get('/v1/me', 'sk_live_local-all')).status).toBe(403);
  });
});

it.each([
  ['no credential', undefined],
  ['an unknown API key', 'sk_live_unknown'],
  ['an unknown access token', 'at_unknown'],
])('the workspace API refuses a request with %s', async (_, credential) => {
  const api = await open();
  for (const path of ['/v1/me', '/v1/workspaces']) {
    const answer = await api.get(path, credential);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  }
});

describe('the authorization page', () => {
  it('shows the user and the requested scopes, and escapes the parameters', async () => {
    const api = await open();
    const page = await (await fetch(api.authorizeUrl({ state: '"><script>' }))).text();
    expect(page).toContain('List and view workspaces');
    expect(page).toContain('Ada Nováková');
    expect(page).not.toContain('<script>');
  });

  it('accepts scopes separated by a plus sign or a space', async () => {
    const api = await open();
    for (const scope of ['files:read workspaces:read', 'files:read+workspaces:read']) {
      const { body } = await api.redeem(await api.code({ scope }));
      expect(body.scope).toBe('files:read workspaces:read');
    }
  });

  it.each([
    ['an unknown client', { client_id: 'unknown' }],
    ['a redirect URI on a different host', { redirect_uri: 'https://evil.example/' }],
    ['a redirect URI with a different path', { redirect_uri: 'http://127.0.0.1:1/other' }],
    ['a javascript: redirect URI', { redirect_uri: 'javascript:alert(1)' }],
    ['a missing redirect URI', { redirect_uri: undefined }],
  ])('refuses %s without redirecting', async (_, change) => {
    const api = await open();
    const answer = await fetch(api.authorizeUrl(change), { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each([
    ['the response type token', 'unsupported_response_type', { response_type: 'token' }],
    ['an unknown scope', 'invalid_scope', { scope: 'files:rule' }],
    ['a request without a scope', 'invalid_scope', { scope: undefined }],
    ['a request without a state', 'invalid_request', { state: undefined }],
  ])('refuses %s by redirecting with the error %s', async (_, error, change) => {
    const api = await open();
    const back = await decide(api.authorizeUrl(change), { decision: 'approve' });
    expect(back.searchParams.get('error')).toBe(error);
    expect(back.searchParams.get('code')).toBeNull();
  });
});

describe('the token endpoint', () => {
  it.each([
    ['a wrong secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['an unknown client', { client_id: 'x' }, 401, 'invalid_client'],
    [
      'a different redirect URI',
      { redirect_uri: 'http://127.0.0.1:2/callback' },
      400,
      'invalid_grant',
    ],
    ['a PKCE verifier without a challenge', { code_verifier: 'x' }, 400, 'invalid_grant'],
    ['no code', { code: '' }, 400, 'invalid_request'],
    ['the grant type password', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('refuses a code exchange with %s', async (_name, change, status, error) => {
    const api = await open();
    const answer = await api.redeem(await api.code(), change);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  });

  it('accepts only JSON', async () => {
    const api = await open();
    const fields = { ...api.grant, code: await api.code() };
    const encoded = new URLSearchParams(fields).toString();
    const form = await api.post(encoded, 'application/x-www-form-urlencoded');
    expect(form).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect((await api.post('{"grant_type":')).status).toBe(400);
    expect((await api.post(fields)).status).toBe(200);
  });
});

describe('PKCE', () => {
  // Verifier and challenge from RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = {
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };

  it('requires the matching verifier only if a challenge was sent', async () => {
    const api = await open({ pkce: 'advertised' });
    const redeemed = async (change: object) =>
      (await api.redeem(await api.code(challenge), change)).status;
    expect(await redeemed({})).toBe(400);
    expect(await redeemed({ code_verifier: 'wrong' })).toBe(400);
    expect(await redeemed({ code_verifier: verifier })).toBe(200);
    expect((await api.redeem(await api.code())).status).toBe(200);
  });
});

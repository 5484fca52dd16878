import { describe, expect, it } from 'vitest';
import { tokenEndpoint } from '../../../../../src/clients/workspace/oauth/token-endpoint.ts';
import type { Login } from '../../../../../src/clients/workspace/store/login.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { handClock } from '../../../../support/clock.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, readJson, scriptedHttp } from '../../../../support/http.ts';
import { client } from '../harness.ts';

const signal = new AbortController().signal;
const before: Login = {
  clientId: client.id,
  accessToken: new Secret('at_old'),
  refreshToken: new Secret('rt_old'),
  issuedAt: 0,
  expiresAt: 1,
  scope: 'files:read',
};
const granted = {
  access_token: 'at_new',
  refresh_token: 'rt_new',
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'a b',
};

const authUrl = 'https://auth.example';

async function ask(answer: (count: number) => Reply, grant: 'code' | 'refresh' = 'code') {
  const http = scriptedHttp((_request, count) => answer(count));
  const clock = handClock(1_000_000);
  const masked: string[] = [];
  const endpoint = tokenEndpoint({
    http,
    authUrl,
    clock,
    mask: (secret) => masked.push(secret.reveal()),
  });
  const call =
    grant === 'code'
      ? endpoint.exchange(
          client,
          { code: new Secret('co_1'), redirectUri: 'http://127.0.0.1/callback' },
          signal,
        )
      : endpoint.refresh(client, before, new Secret('rt_old'), signal);
  const outcome = await call.catch((error: unknown) => error);
  return { outcome, requests: http.requests, masked };
}

describe('the token request', () => {
  it('for a code contains only the fields of the spec', async () => {
    const { requests } = await ask(() => ({ body: granted }));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url.href).toBe(`${authUrl}/oauth/token`);
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(requests[0]?.headers.authorization).toBeUndefined();
    expect(readJson(requests[0])).toEqual({
      grant_type: 'authorization_code',
      client_id: 'site-deploy',
      client_secret: 'local-client-secret',
      code: 'co_1',
      redirect_uri: 'http://127.0.0.1/callback',
    });
  });

  it('for a renewal contains only the fields of the spec', async () => {
    const { requests } = await ask(() => ({ body: granted }), 'refresh');
    expect(readJson(requests[0])).toEqual({
      grant_type: 'refresh_token',
      client_id: 'site-deploy',
      client_secret: 'local-client-secret',
      refresh_token: 'rt_old',
    });
  });

  it.each([500, 502, 504, 408])('is not sent again after status %i', async (status) => {
    const { outcome, requests } = await ask(() => ({ status, body: {} }), 'refresh');
    expect(outcome).toMatchObject({ code: 'WORKSPACE_UNAVAILABLE' });
    expect(requests).toHaveLength(1);
  });

  it.each([429, 503])('is sent again after status %i', async (status) => {
    const { outcome, requests } = await ask((count) =>
      count < 3 ? { status, body: {} } : { body: granted },
    );
    expect(outcome).toMatchObject({ clientId: 'site-deploy' });
    expect(requests).toHaveLength(3);
  });
});

describe('the response to a token request', () => {
  it('becomes a login with masked tokens', async () => {
    const { outcome, masked } = await ask(() => ({ body: granted }));
    expect(outcome).toEqual({
      clientId: 'site-deploy',
      accessToken: new Secret('at_new'),
      refreshToken: new Secret('rt_new'),
      issuedAt: 1_000_000,
      expiresAt: 1_000_000 + 3_600_000,
      scope: 'a b',
    });
    expect((outcome as Login).accessToken.reveal()).toBe('at_new');
    expect(masked).toEqual(['at_new', 'rt_new']);
  });

  it('may contain only an access token after a renewal, which is then valid for an hour', async () => {
    const { outcome } = await ask(() => ({ body: { access_token: 'at_new' } }), 'refresh');
    const login = outcome as Login;
    expect(login.refreshToken?.reveal()).toBe('rt_old');
    expect(login).toMatchObject({ scope: 'files:read', expiresAt: 1_000_000 + 3_600_000 });
  });

  it.each([
    ['it has no token', { token_type: 'Bearer' }],
    ['its token contains a line break', { ...granted, access_token: 'at\r\nx-evil: 1' }],
    ['its token is not a bearer token', { ...granted, token_type: 'mac' }],
    ['it is not JSON', '<html>'],
  ])('is refused without showing its values if %s', async (_name, body) => {
    const { outcome } = await ask(() => ({ body }));
    expect(outcome).toMatchObject({ code: 'WORKSPACE_ANSWER_INVALID' });
    expect(JSON.stringify(outcome)).not.toMatch(/at_new|rt_new|x-evil/);
  });

  it.each([
    ['the lifetime is a string', { expires_in: '1800' }, { expiresAt: 1_000_000 + 1_800_000 }],
    ['the lifetime is negative', { expires_in: -1 }, { expiresAt: 1_000_000 + 3_600_000 }],
    ['the lifetime is a time', { expires_in: 1.8e12 }, { expiresAt: 1_000_000 + 3_600_000 }],
    ['the scopes are a list', { scope: ['a', 'b'] }, { scope: 'files:read' }],
    [
      'the scopes contain control characters',
      { scope: 'a\u001b[31m\nb' },
      { scope: 'a\ufffd[31m b' },
    ],
    ['the refresh token is empty', { refresh_token: '' }, { refreshToken: new Secret('rt_old') }],
  ])('keeps the login if %s', async (_name, changes, expected) => {
    const { outcome } = await ask(() => ({ body: { ...granted, ...changes } }), 'refresh');
    expect(outcome).toMatchObject({ accessToken: new Secret('at_new'), ...expected });
  });

  it.each([
    [403, '<html>Blocked</html>', 'WORKSPACE_REFUSED'],
    [400, '', 'WORKSPACE_REFUSED'],
    [401, { error: 'invalid_client', error_description: null }, 'WORKSPACE_CLIENT_REFUSED'],
  ])(
    'keeps the login if it is a refusal with status %i and the body %j',
    async (status, body, code) => {
      const { outcome } = await ask(() => ({ status, body }), 'refresh');
      expect(outcome).toMatchObject({ code });
    },
  );

  it.each([
    ['code', 400, 'invalid_grant', 'WORKSPACE_CODE_REFUSED'],
    ['refresh', 400, 'invalid_grant', 'WORKSPACE_LOGIN_EXPIRED'],
    ['code', 401, 'invalid_client', 'WORKSPACE_CLIENT_REFUSED'],
    ['refresh', 400, 'unauthorized_client', 'WORKSPACE_CLIENT_REFUSED'],
    ['code', 400, 'invalid_request', 'WORKSPACE_REFUSED'],
  ] as const)(
    'for the grant "%s" is reported with status %i and "%s" as %s',
    async (grant, status, error, code) => {
      const { outcome } = await ask(() => ({ status, body: { error } }), grant);
      expect(outcome).toMatchObject({ code });
    },
  );

  it.each([
    [401, 'WORKSPACE_LOGIN_EXPIRED'],
    [404, 'WORKSPACE_REFUSED'],
    [500, 'WORKSPACE_UNAVAILABLE'],
  ])(
    'for the grant "refresh" is reported with status %i and no error code as %s',
    async (status, code) => {
      const { outcome } = await ask(() => ({ status, body: {} }), 'refresh');
      expect(outcome).toMatchObject({ code });
    },
  );

  it('is shown on one short line without control characters if it is a refusal', async () => {
    const description = `no\n\u001b[31mred ${'x'.repeat(1000)}`;
    const { outcome } = await ask(() => ({
      status: 400,
      body: { error: 'invalid_grant', error_description: description },
    }));
    const { facts } = outcome as { facts: string[] };
    expect(facts[0]).toMatch(/^Status 400, invalid_grant: no \ufffd\[31mred x+$/);
    expect(facts[0]?.length).toBeLessThan(330);
  });
});

it('a token endpoint that does not answer is named in the error', async () => {
  const http = scriptedHttp(() => {
    throw fault('ECONNREFUSED');
  });
  const endpoint = tokenEndpoint({ http, authUrl, clock: handClock() });
  const error = await catchError(endpoint.refresh(client, before, new Secret('rt_old'), signal));
  expect(error).toMatchObject({
    code: 'WORKSPACE_UNAVAILABLE',
    message: `${authUrl} did not respond.`,
  });
});

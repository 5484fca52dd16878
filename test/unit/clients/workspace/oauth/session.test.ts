import { describe, expect, it, vi } from 'vitest';
import { logInByPaste } from '../../../../../src/clients/workspace/oauth/login.ts';
import { LoginSession } from '../../../../../src/clients/workspace/oauth/session.ts';
import {
  type TokenEndpoint,
  tokenEndpoint,
} from '../../../../../src/clients/workspace/oauth/token-endpoint.ts';
import { memoryStore } from '../../../../../src/clients/workspace/store/login.ts';
import { WorkspaceClient } from '../../../../../src/clients/workspace/workspace.ts';
import type { WorkspaceBehaviour } from '../../../../../src/localcloud/workspace-api/seed.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { handClock } from '../../../../support/clock.ts';
import { catchError } from '../../../../support/failure.ts';
import { client, openService } from '../harness.ts';
import { decide } from '../person.ts';

const hour = 3_600_000;

/** Logs a user in. `advance` moves the clocks of the client and the service. */
async function loggedIn({
  scopes = ['workspaces:read', 'offline_access'],
  clientSecret = client.secret,
  wrap = (endpoint: TokenEndpoint) => endpoint,
  ...behaviour
}: Partial<WorkspaceBehaviour> & {
  scopes?: string[];
  /** `null`: the session does not have the secret. */
  clientSecret?: Secret | null;
  wrap?: (endpoint: TokenEndpoint) => TokenEndpoint;
} = {}) {
  const { http, authUrl, fetch, ...service } = openService(behaviour);
  const clock = handClock();
  const endpoint = tokenEndpoint({ http, authUrl, clock });
  const login = await logInByPaste({
    http,
    authUrl,
    client,
    endpoint,
    scopes,
    timeLimitMs: 20_000,
    signal: new AbortController().signal,
    redirectUri: 'http://127.0.0.1/callback',
    ask: async (address) => (await decide(address, { decision: 'approve' }, fetch)).href,
  });
  const store = memoryStore(login);
  const another = () =>
    new LoginSession({
      store,
      endpoint: wrap(endpoint),
      clock,
      clientSecret: clientSecret ?? undefined,
    });
  const session = another();
  return {
    service,
    store,
    login,
    session,
    another,
    api: new WorkspaceClient({ http, baseUrl: authUrl, credential: session }),
    advance(ms: number) {
      clock.advance(ms);
      service.advance(ms);
    },
    refreshes: () => service.tokenEvents.filter(({ grant }) => grant === 'refresh_token'),
  };
}

describe('an access token', () => {
  it('is used until a minute before it expires', async () => {
    const it = await loggedIn();
    it.advance(hour - 61_000);
    await it.api.me();
    expect(it.refreshes()).toEqual([]);
  });

  it('is renewed during the last minute before it expires', async () => {
    const it = await loggedIn();
    it.advance(hour - 59_000);
    expect(await it.api.me()).toMatchObject({ id: 'usr_ada' });
    expect(it.refreshes()).toMatchObject([{ outcome: 'granted' }]);
    expect((await it.store.read())?.accessToken.reveal()).not.toBe(it.login.accessToken.reveal());
  });

  it('is renewed once for 50 concurrent calls after it has expired', async () => {
    const it = await loggedIn();
    it.advance(2 * hour);
    const answers = await Promise.all(Array.from({ length: 50 }, () => it.api.workspaces()));
    expect(answers).toHaveLength(50);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(it.refreshes()).toHaveLength(1);
  });

  it('is renewed once for 50 concurrent calls after the server has ended it early', async () => {
    const it = await loggedIn();
    // Only the server's clock advances: it rejects a token that is valid by the local clock.
    it.service.advance(2 * hour);
    const answers = await Promise.all(Array.from({ length: 50 }, () => it.api.workspaces()));
    expect(answers).toHaveLength(50);
    expect(it.refreshes()).toHaveLength(1);
  });

  it('is renewed once by three concurrent sessions with a common store', async () => {
    const it = await loggedIn();
    it.advance(2 * hour);
    const tokens = await Promise.all(
      [it.session, it.another(), it.another()].map((session) => session.get()),
    );
    expect(new Set(tokens.map((token) => token.reveal())).size).toBe(1);
    expect(it.refreshes()).toHaveLength(1);
  });

  it('that expires without a refresh token requires a new login', async () => {
    const it = await loggedIn({ scopes: ['workspaces:read'] });
    expect(it.login.refreshToken).toBeUndefined();
    it.advance(hour - 1_000);
    await it.api.me();
    it.advance(2_000);
    expect(await catchError(it.api.me())).toMatchObject({
      code: 'WORKSPACE_LOGIN_EXPIRED',
      remedy: expect.stringContaining('site-deploy workspace login'),
    });
  });
});

describe('a refresh token', () => {
  it('is replaced at each renewal if the server rotates it', async () => {
    const it = await loggedIn({ rotation: true });
    for (let round = 0; round < 3; round += 1) {
      it.advance(2 * hour);
      await it.api.me();
    }
    expect(it.refreshes().map(({ outcome }) => outcome)).toEqual(['granted', 'granted', 'granted']);
  });

  it('is kept if the server does not rotate it', async () => {
    const it = await loggedIn({ rotation: false });
    for (let round = 0; round < 2; round += 1) {
      it.advance(2 * hour);
      await it.api.me();
    }
    expect((await it.store.read())?.refreshToken?.reveal()).toBe(it.login.refreshToken?.reveal());
    expect(it.refreshes()).toHaveLength(2);
  });

  it('that the server refuses ends the login with an error that names the command to log in', async () => {
    const it = await loggedIn();
    it.advance(2 * hour);
    it.service.revokeTokens();
    const errors = await Promise.all(Array.from({ length: 5 }, () => catchError(it.api.me())));
    for (const error of errors)
      expect(error).toMatchObject({
        code: 'WORKSPACE_LOGIN_EXPIRED',
        remedy: expect.stringContaining('site-deploy workspace login'),
      });
    expect(await it.store.read()).toBeUndefined();
    expect(await catchError(it.api.me())).toMatchObject({ code: 'WORKSPACE_NOT_LOGGED_IN' });
    expect(it.refreshes()).toHaveLength(1);
  });

  it.each([
    [
      'missing',
      null,
      { code: 'USAGE', remedy: expect.stringContaining('WORKSPACE_CLIENT_SECRET') },
    ],
    ['wrong', new Secret('another'), { code: 'WORKSPACE_CLIENT_REFUSED' }],
  ])('is kept if the client secret is %s', async (_name, clientSecret, expected) => {
    const it = await loggedIn({ clientSecret });
    it.advance(2 * hour);
    expect(await catchError(it.api.me())).toMatchObject(expected);
    expect((await it.store.read())?.refreshToken?.reveal()).toBe(it.login.refreshToken?.reveal());
  });

  it('is not used without a client secret while the access token is valid', async () => {
    const it = await loggedIn({ clientSecret: null });
    it.advance(hour - 30_000);
    await it.api.me();
    expect(it.refreshes()).toEqual([]);
  });

  it('that cannot be used causes an error only once the access token has expired', async () => {
    let isDown = true;
    const it = await loggedIn({
      wrap: (endpoint) => ({
        ...endpoint,
        refresh: async (...args) => {
          if (isDown) throw new SiteDeployError('WORKSPACE_UNAVAILABLE', 'down');
          return endpoint.refresh(...args);
        },
      }),
    });
    it.advance(hour - 30_000);
    await it.api.me();
    it.advance(31_000);
    expect(await catchError(it.api.me())).toMatchObject({ code: 'WORKSPACE_UNAVAILABLE' });
    isDown = false;
    await it.api.me();
  });
});

describe('the renewal of a refused access token', () => {
  const old = new Secret('an earlier token');

  it('is not needed if the stored token was renewed meanwhile', async () => {
    const it = await loggedIn();
    expect((await it.another().renew(old))?.reveal()).toBe(it.login.accessToken.reveal());
    expect(it.refreshes()).toEqual([]);
  });

  it('requires a stored login', async () => {
    const it = await loggedIn();
    await it.store.change(async () => undefined);
    for (const attempt of [it.another().renew(old), it.another().get()])
      expect(await catchError(attempt)).toMatchObject({ code: 'WORKSPACE_NOT_LOGGED_IN' });
  });

  it('is impossible without a refresh token', async () => {
    const it = await loggedIn({ scopes: ['workspaces:read'] });
    expect(await it.session.renew(it.login.accessToken)).toBeUndefined();
  });

  it('rejects with the abort reason', async () => {
    const other = await loggedIn();
    const reason = new SiteDeployError('CANCELLED', 'Enough.');
    const { accessToken } = other.login;
    expect(await catchError(other.session.renew(accessToken, AbortSignal.abort(reason)))).toBe(
      reason,
    );
  });

  it('fails if the stored login was removed', async () => {
    const it = await loggedIn();
    await it.session.get();
    await it.store.change(async () => undefined);
    expect(await catchError(it.session.renew(it.login.accessToken))).toMatchObject({
      code: 'WORKSPACE_NOT_LOGGED_IN',
    });
  });

  it('fails if the stored login lost its refresh token', async () => {
    const other = await loggedIn();
    await other.session.get();
    await other.store.change(async () => ({ ...other.login, refreshToken: undefined }));
    expect(await catchError(other.session.renew(other.login.accessToken))).toMatchObject({
      code: 'WORKSPACE_LOGIN_EXPIRED',
    });
  });
});

it('the disposal of a session waits for a renewal that one of two callers has aborted', async () => {
  const entered = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const it = await loggedIn({
    wrap: (endpoint) => ({
      ...endpoint,
      refresh: async (...args) => {
        entered.resolve();
        await release.promise;
        return endpoint.refresh(...args);
      },
    }),
  });
  it.advance(2 * hour);
  const controller = new AbortController();
  const given = catchError(it.session.get(controller.signal));
  const patient = it.session.get();
  await entered.promise;
  const reason = new SiteDeployError('CANCELLED', 'Enough.');
  controller.abort(reason);
  expect(await given).toBe(reason);
  const disposed = it.session[Symbol.asyncDispose]();
  release.resolve();
  await disposed;
  expect((await it.store.read())?.accessToken.reveal()).toBe((await patient).reveal());
  expect(it.refreshes()).toHaveLength(1);
});

it('the disposal of a session does not wait forever for a renewal that pauses', async () => {
  const entered = Promise.withResolvers<void>();
  const it = await loggedIn({
    wrap: (endpoint) => ({
      ...endpoint,
      refresh: () => {
        entered.resolve();
        return new Promise(() => {});
      },
    }),
  });
  it.advance(2 * hour);
  void it.session.get();
  await entered.promise;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await it.session[Symbol.asyncDispose]();
  expect(timeout).toHaveBeenCalledWith(5_000);
  timeout.mockRestore();
});

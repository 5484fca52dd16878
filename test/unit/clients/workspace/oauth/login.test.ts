import { describe, expect, it } from 'vitest';
import { logInWithBrowser } from '../../../../../src/clients/workspace/oauth/login.ts';
import { tokenEndpoint } from '../../../../../src/clients/workspace/oauth/token-endpoint.ts';
import type { WorkspaceBehaviour } from '../../../../../src/localcloud/workspace-api/seed.ts';
import { startWorkspaceService } from '../../../../../src/localcloud/workspace-api/start.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import type { Secret } from '../../../../../src/shared/secret.ts';
import { catchError } from '../../../../support/failure.ts';
import { client, openHttp } from '../harness.ts';
import { decide, decideAndReturn } from '../person.ts';

async function harness(behaviour: Partial<WorkspaceBehaviour> = {}) {
  const stack = new AsyncDisposableStack();
  const service = stack.use(await startWorkspaceService({ behaviour }));
  const { http } = stack.use(openHttp());
  const masked: Secret[] = [];
  const mask = (secret: Secret) => void masked.push(secret);
  const endpoint = tokenEndpoint({ http, authUrl: service.url, clock: systemClock, mask });
  const options = {
    http,
    authUrl: service.url,
    client,
    endpoint,
    scopes: ['workspaces:read', 'offline_access'],
    timeLimitMs: 20_000,
    mask,
    signal: new AbortController().signal,
    port: 0,
  };
  return { service, options, masked, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

describe('logging in with a browser', () => {
  it('returns a login, masks its tokens and tells the user to close the window', async () => {
    await using it = await harness();
    let page: Promise<Response> | undefined;
    const login = await logInWithBrowser({
      ...it.options,
      show: async (address) => {
        page = decideAndReturn(address, { decision: 'approve', user: 'usr_ben' });
      },
    });
    expect(login).toMatchObject({
      clientId: 'site-deploy',
      scope: 'workspaces:read offline_access',
    });
    expect(login.expiresAt - login.issuedAt).toBe(3_600_000);
    const shown = await page;
    expect(shown?.status).toBe(200);
    expect(shown?.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await shown?.text()).toContain('You can close this window.');
    const me = await fetch(`${it.service.url}/v1/me`, {
      headers: { authorization: `Bearer ${login.accessToken.reveal()}` },
    });
    expect(await me.json()).toMatchObject({ id: 'usr_ben' });
    expect(it.masked.map((secret) => secret.reveal())).toEqual(
      expect.arrayContaining([login.accessToken.reveal(), login.refreshToken?.reveal()]),
    );
  });

  it('fails if the user denies access, and shows the failure in the browser', async () => {
    await using it = await harness();
    let page: Promise<Response> | undefined;
    const error = await catchError(
      logInWithBrowser({
        ...it.options,
        show: async (address) => {
          page = decideAndReturn(address, { decision: 'deny' });
        },
      }),
    );
    expect(error).toMatchObject({ code: 'WORKSPACE_LOGIN_DENIED' });
    expect((await page)?.status).toBe(400);
    expect(await (await page)?.text()).toContain('Login failed');
    expect(it.service.tokenEvents).toEqual([]);
  });

  it.each([
    ['a wrong state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['a wrong state and a denial', (back: URL) => (back.search = '?error=access_denied&state=x')],
  ])(
    'responds with status 400 to a redirect with %s, and continues to wait',
    async (_name, change) => {
      await using it = await harness();
      let forged: Response | undefined;
      const login = await logInWithBrowser({
        ...it.options,
        show: async (address) => {
          const back = await decide(address, { decision: 'approve' });
          const foreign = new URL(back);
          change(foreign);
          forged = await fetch(foreign);
          expect(it.service.tokenEvents).toEqual([]);
          void fetch(back);
        },
      });
      expect(forged?.status).toBe(400);
      expect(await forged?.text()).toContain('The login is still waiting.');
      expect(login.accessToken.reveal()).toMatch(/^at_/);
    },
  );

  it('fails if the code has expired, and shows the failure in the browser', async () => {
    await using it = await harness();
    let page: Promise<Response> | undefined;
    const error = await catchError(
      logInWithBrowser({
        ...it.options,
        show: async (address) => {
          const back = await decide(address, { decision: 'approve' });
          it.service.advance(61_000);
          page = fetch(back);
        },
      }),
    );
    // The browser must not show a success that has not happened.
    expect(await (await page)?.text()).toContain('Login failed');
    expect(error).toMatchObject({
      code: 'WORKSPACE_CODE_REFUSED',
      facts: [expect.stringContaining('invalid_grant'), expect.anything()],
    });
  });

  it('fails after its time limit and frees its port', async () => {
    await using it = await harness();
    let redirectUri = '';
    const error = await catchError(
      logInWithBrowser({
        ...it.options,
        timeLimitMs: 300,
        show: async (address) => {
          redirectUri = address.searchParams.get('redirect_uri') ?? '';
        },
      }),
    );
    expect(error).toMatchObject({ code: 'WORKSPACE_LOGIN_TIMEOUT' });
    expect(redirectUri).not.toBe('');
    await expect(fetch(redirectUri)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('rejects with the abort reason', async () => {
    await using it = await harness();
    const controller = new AbortController();
    const reason = new SiteDeployError('CANCELLED', 'Enough.');
    const error = await catchError(
      logInWithBrowser({
        ...it.options,
        signal: controller.signal,
        show: async () => controller.abort(reason),
      }),
    );
    expect(error).toBe(reason);
  });
});

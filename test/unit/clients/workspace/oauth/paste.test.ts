import { expect, it } from 'vitest';
import { logInByPaste } from '../../../../../src/clients/workspace/oauth/login.ts';
import { tokenEndpoint } from '../../../../../src/clients/workspace/oauth/token-endpoint.ts';
import type { WorkspaceBehaviour } from '../../../../../src/localcloud/workspace-api/seed.ts';
import { systemClock } from '../../../../../src/shared/clock.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { catchError } from '../../../../support/failure.ts';
import { client, openService } from '../harness.ts';
import { decide } from '../person.ts';

const redirectUri = 'http://127.0.0.1/callback';

/** Creates a login to the local service by a person who pastes what `paste` returns. */
function harness(behaviour: Partial<WorkspaceBehaviour> = {}) {
  const { http, authUrl, fetch, ...service } = openService(behaviour);
  const masked: string[] = [];
  const mask = (secret: { reveal(): string }) => void masked.push(secret.reveal());
  const endpoint = tokenEndpoint({ http, authUrl, clock: systemClock, mask });
  const asked: URL[] = [];
  const { signal } = new AbortController();
  const logIn = (
    paste: (back: URL) => string,
    { decision = 'approve' as 'approve' | 'deny', scopes = ['workspaces:read'] } = {},
  ) =>
    logInByPaste({
      ...{ http, authUrl, client, endpoint, scopes, mask, redirectUri, signal },
      timeLimitMs: 20_000,
      async ask(address) {
        asked.push(address);
        return paste(await decide(address, { decision }, fetch));
      },
    });
  return { service, fetch, authUrl, logIn, asked, masked };
}

const getCode = (back: URL) => back.searchParams.get('code') ?? '';
const getAddress = (back: URL) => ` ${back.href}\n`;

it.each([
  ['a pasted code', getCode],
  ['a pasted address', getAddress],
])('logInByPaste accepts %s, and masks the code', async (_name, pasted) => {
  const it = harness();
  let code = '';
  const login = await it.logIn((back) => {
    code = getCode(back);
    return pasted(back);
  });
  expect(login).toMatchObject({ clientId: 'site-deploy', scope: 'workspaces:read' });
  expect(it.masked).toEqual(expect.arrayContaining([code, login.accessToken.reveal()]));
});

it.each([
  ['without PKCE if the server does not advertise it', 'none', [], []],
  [
    'with a challenge and its verifier if the server requires PKCE',
    'required',
    ['code_challenge', 'code_challenge_method'],
    ['code_verifier'],
  ],
] as const)('logInByPaste sends the fields of the spec, %s', async (_name, pkce, inUrl, inBody) => {
  const it = harness({ pkce });
  await it.logIn(getAddress, { scopes: ['workspaces:read', 'offline_access'] });
  const query = it.asked[0]?.searchParams;
  const fields = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', ...inUrl];
  expect([...(query?.keys() ?? [])].sort()).toEqual(fields.toSorted());
  expect(it.asked[0]?.search).toContain('scope=workspaces%3Aread+offline_access');
  expect(query?.get('redirect_uri')).toBe(redirectUri);
  const sent = ['client_id', 'client_secret', 'code', 'grant_type', 'redirect_uri', ...inBody];
  expect(it.service.tokenEvents).toEqual([
    { grant: 'authorization_code', fields: sent.toSorted(), outcome: 'granted' },
  ]);
});

it.each<[string, (back: URL) => string, object, object]>([
  [
    'the address of a different login',
    (back) => back.href.replace(/state=[^&]+/, 'state=another'),
    {},
    { code: 'WORKSPACE_STATE_MISMATCH' },
  ],
  [
    'an address without a state',
    (back) => back.href.replace(/&?state=[^&]+/, ''),
    {},
    { code: 'WORKSPACE_STATE_MISMATCH' },
  ],
  ['a denied login', getAddress, { decision: 'deny' }, { code: 'WORKSPACE_LOGIN_DENIED' }],
  [
    'a refused scope',
    getAddress,
    { scopes: ['workspaces:rule'] },
    { code: 'WORKSPACE_LOGIN_REFUSED', facts: ['invalid_scope: Unknown: workspaces:rule'] },
  ],
  ['a string that cannot be a code', () => 'a code with spaces', {}, { code: 'USAGE' }],
])(
  'logInByPaste fails with %s, and requests no token',
  async (_name, paste, decision, expected) => {
    const it = harness();
    expect(await catchError(it.logIn(paste, decision))).toMatchObject(expected);
    expect(it.service.tokenEvents).toEqual([]);
  },
);

it('logInByPaste fails with a code that was already used, and the server revokes the access token issued for it', async () => {
  const it = harness({ pkce: 'none' });
  let code = '';
  const first = await it.logIn((back) => {
    code = getCode(back);
    return code;
  });
  expect(await catchError(it.logIn(() => code))).toMatchObject({ code: 'WORKSPACE_CODE_REFUSED' });
  const headers = { authorization: `Bearer ${first.accessToken.reveal()}` };
  expect((await it.fetch(`${it.authUrl}/v1/me`, { headers })).status).toBe(401);
});

/** Starts a login by a person who pastes nothing. */
function logInWithoutPaste(signal: AbortSignal, timeLimitMs: number) {
  const { http, authUrl } = openService();
  const endpoint = tokenEndpoint({ http, authUrl, clock: systemClock });
  return logInByPaste({
    ...{ http, authUrl, client, endpoint, scopes: [], redirectUri, signal, timeLimitMs },
    ask: (_address, over) =>
      new Promise((_resolve, reject) => {
        over.addEventListener('abort', () => reject(over.reason));
        if (over.aborted) reject(over.reason);
      }),
  });
}

it('logInByPaste fails after its time limit', async () => {
  const { signal } = new AbortController();
  expect(await catchError(logInWithoutPaste(signal, 1))).toMatchObject({
    code: 'WORKSPACE_LOGIN_TIMEOUT',
  });
});

it('logInByPaste rejects with the abort reason', async () => {
  const controller = new AbortController();
  const reason = new SiteDeployError('CANCELLED', 'Enough.');
  const cancelled = catchError(logInWithoutPaste(controller.signal, 20_000));
  controller.abort(reason);
  expect(await cancelled).toBe(reason);
});

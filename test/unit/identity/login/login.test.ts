import { ClientAssertionCredential } from '@azure/identity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '../../../../src/identity/login/login.ts';
import { observe } from '../../../../src/identity/login/observe.ts';
import { readBody, sendJson } from '../../../../src/localcloud/http.ts';
import type { Handler } from '../../../../src/localcloud/types.ts';
import type { Deps } from '../../../../src/shared/deps.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { depsOf } from '../../../support/deps.ts';
import { answerLogins } from '../../../support/entra.ts';
import { failureOf } from '../../../support/failure.ts';
import { planOf } from '../../../support/plan.ts';

const claims = {
  sub: 'repo:acme/site:environment:Production',
  iss: 'https://issuer',
  aud: 'a',
  iat: 1_700_000_000,
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let answers: Handler[];
let forms: URLSearchParams[];
let idTokens: string[];

const identity = {
  async idToken(audience: string) {
    const token = `${part({ alg: 'none' })}.${part({ ...claims, jti: idTokens.length })}.s`;
    idTokens.push(audience);
    return new Secret(token);
  },
};
const granted: Handler = (_, response) =>
  sendJson(response, 200, {
    token_type: 'Bearer',
    expires_in: 3600,
    access_token: 'the-access-token',
  });
const refuse =
  (code: number, status = 401): Handler =>
  (_, response) => {
    response.setHeader('x-ms-request-id', 'req-1');
    sendJson(response, status, {
      error: 'invalid_client',
      error_description: `AADSTS${code}: Refused. Trace ID: t`,
    });
  };
const limited =
  (retryAfter: string | undefined): Handler =>
  (_, response) => {
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    sendJson(response, 429, { error: 'temporarily_unavailable' });
  };
/** Takes the request and never answers; tells when it has arrived. */
const hang =
  (arrived: () => void = () => {}): Handler =>
  () => {
    arrived();
    return new Promise(() => {});
  };

answerLogins(async (request, response) => {
  forms.push(new URLSearchParams((await readBody(request)).toString('utf8')));
  expect(request.url).toContain('/11111111-2222-3333-4444-666666666666/oauth2/v2.0/token');
  await (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
});
beforeEach(() => {
  answers = [granted];
  forms = [];
  idTokens = [];
});

const logIn = (deps: Deps = depsOf()) => login(planOf().config, identity, deps);

describe('login', () => {
  it('exchanges the id token for an access token for the portal, and masks it', async () => {
    const deps = depsOf();
    expect((await logIn(deps)).reveal()).toBe('the-access-token');
    expect(deps.log.masked).toEqual(['the-access-token']);
    expect(new Set(idTokens)).toEqual(new Set(['api://AzureADTokenExchange']));
    expect(forms).toHaveLength(1);
    expect(forms[0]?.get('client_id')).toBe('11111111-2222-3333-4444-555555555555');
    expect(forms[0]?.get('scope')).toContain('api://0f0f0f0f-0000-4000-8000-000000000001/.default');
    expect(forms[0]?.get('client_assertion')?.split('.')).toHaveLength(3);
    expect(forms[0]?.get('client_secret')).toBeNull();
  });

  it('reports the requested wait if it is too long', async () => {
    answers = [limited('999999')];
    const error = await failureOf(logIn());
    expect(error).toMatchObject({
      code: 'LOGIN_UNAVAILABLE',
      message: 'The login failed with status 429.',
    });
    expect(error.facts.join()).toContain('Retry-After 999999');
  });

  it('explains a refusal with the presented claims', async () => {
    answers = [refuse(700213)];
    const error = await failureOf(logIn());
    expect(error.code).toBe('LOGIN_NO_MATCHING_CREDENTIAL');
    expect(error.facts).toContain('presented subject:  repo:acme/site:environment:Production');
    expect(error.facts).toContain('request id: req-1');
    // A credential that was just added may be unknown for a while.
    expect(forms).toHaveLength(4);
  });

  it('retries once with a new id token if the first was refused as expired', async () => {
    answers = [refuse(700024), granted];
    expect((await logIn()).reveal()).toBe('the-access-token');
    expect(forms).toHaveLength(2);
    expect(forms[0]?.get('client_assertion')).not.toBe(forms[1]?.get('client_assertion'));
  });

  it('does not try a third time with a new id token', async () => {
    answers = [refuse(700024)];
    expect((await failureOf(logIn())).code).toBe('LOGIN_CLOCK');
    expect(forms).toHaveLength(2);
  });

  it('waits for a recently added credential, for a limited time', async () => {
    answers = [refuse(70021), refuse(70021), granted];
    const deps = depsOf();
    expect((await logIn(deps)).reveal()).toBe('the-access-token');
    expect(deps.clock.pauses).toEqual([5_000, 10_000]);
    answers = [refuse(70021)];
    forms = [];
    expect((await failureOf(logIn())).code).toBe('LOGIN_NO_MATCHING_CREDENTIAL');
    expect(forms).toHaveLength(4);
  });

  it('reports why there is no id token', async () => {
    const why = new SiteDeployError('IDENTITY_NOT_AVAILABLE', 'No permission.');
    const nobody = { idToken: () => Promise.reject(why) };
    await expect(login(planOf().config, nobody, depsOf())).rejects.toBe(why);
    expect(forms).toEqual([]);
  });

  it('retries a login after a transient fault', async () => {
    answers = [(_, response) => sendJson(response, 503, {}), granted];
    expect((await logIn()).reveal()).toBe('the-access-token');
    expect(forms).toHaveLength(2);
  });

  it('aborts a hanging request when the run is cancelled', async () => {
    const controller = new AbortController();
    const reason = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).');
    answers = [hang(() => controller.abort(reason))];
    await expect(logIn(depsOf({ signal: controller.signal }))).rejects.toBe(reason);
    expect(forms).toHaveLength(1);
  });
});

describe('observe', () => {
  function credential(
    signal: AbortSignal,
    timeoutMs: number,
    pause: Parameters<typeof observe>[2] = () => 1,
  ) {
    const observer = observe(signal, timeoutMs, pause);
    const { azure, portal } = planOf().config;
    const assertion = async () => (await identity.idToken('a')).reveal();
    const options = {
      additionalPolicies: [observer.policy],
      retryOptions: { maxRetries: 1, retryDelayInMs: 1 },
    };
    const made = new ClientAssertionCredential(azure.tenantId, azure.clientId, assertion, options);
    return { observer, ask: () => made.getToken(`${portal.audience}/.default`) };
  }

  it('keeps the answer, which the credential does not expose', async () => {
    answers = [refuse(90002, 400)];
    const { observer, ask } = credential(new AbortController().signal, 5_000);
    await expect(ask()).rejects.toThrow();
    expect(observer.last()).toMatchObject({ status: 400, requestId: 'req-1' });
    expect(observer.last().body).toContain('AADSTS90002');
  });

  it('keeps no body of a success, since it contains the token', async () => {
    const { observer, ask } = credential(new AbortController().signal, 5_000);
    await ask();
    expect(observer.last()).toMatchObject({ status: 200, body: undefined });
  });

  it('aborts a hanging attempt', async () => {
    answers = [hang()];
    const { observer, ask } = credential(new AbortController().signal, 30);
    await expect(ask()).rejects.toThrow();
    expect(observer.last().status).toBeUndefined();
  });

  it('aborts a login whose response arrives too slowly, and retries', async () => {
    answers = [
      (_, response) => {
        const timer = setInterval(() => response.write(' '), 5);
        response.on('close', () => clearInterval(timer)).on('error', () => undefined);
        response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      },
      granted,
    ];
    const { ask } = credential(new AbortController().signal, 300);
    expect((await ask()).token).toBe('the-access-token');
    expect(forms).toHaveLength(2);
  });

  it('limits the size of an answer it reads', async () => {
    let sent = 0;
    answers = [
      (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(1 << 16))) sent += 1 << 16;
        };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .on('drain', more)
          .on('error', () => undefined);
        more();
      },
    ];
    const error = await failureOf(logIn());
    expect(error).toMatchObject({
      code: 'LOGIN_REFUSED',
      message: 'The login failed with status 200.',
    });
    expect(error.facts.join()).toContain('larger than 1 MiB');
    expect(forms).toHaveLength(1);
    expect(sent).toBeLessThan(64 << 20);
  });

  it('retries after a hanging attempt', async () => {
    answers = [hang(), granted];
    const { ask } = credential(new AbortController().signal, 300);
    expect((await ask()).token).toBe('the-access-token');
    expect(forms).toHaveLength(2);
  });

  it.each([undefined, '-5', '1.5', 'soon', '20'])(
    'honours Retry-After of a 429: %s',
    async (value) => {
      answers = [limited(value), granted];
      const warned = vi.spyOn(process, 'emitWarning');
      const pause = vi.fn(() => 1);
      const { ask } = credential(new AbortController().signal, 5_000, pause);
      expect((await ask()).token).toBe('the-access-token');
      expect(pause.mock.calls).toEqual([[{ attempt: 1, status: 429, retryAfter: value }]]);
      expect(warned).not.toHaveBeenCalled();
      warned.mockRestore();
    },
  );

  it('gives up at once if Retry-After is 11 days', async () => {
    answers = [limited('999999'), granted];
    const { observer, ask } = credential(new AbortController().signal, 5_000, () => undefined);
    await expect(ask()).rejects.toThrow();
    expect(observer.last().status).toBe(429);
    expect(forms).toHaveLength(1);
  });
});

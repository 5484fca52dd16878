import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '../../../../src/identity/login/login.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import type { TransportRequest } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { createDeps, type TestDeps } from '../../../support/deps.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';
import { createPlan } from '../../../support/plan.ts';

const claims = {
  sub: 'repo:acme/site:environment:Production',
  iss: 'https://issuer',
  aud: 'a',
  iat: 1_700_000_000,
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Answer = Reply | ((request: TransportRequest) => Reply);

const granted: Reply = {
  body: { token_type: 'Bearer', expires_in: 3600, access_token: 'the-access-token' },
};
const refused = (code: number): Reply => ({
  status: 401,
  headers: { 'x-ms-request-id': 'req-1' },
  body: { error: 'invalid_client', error_description: `AADSTS${code}: Refused. Trace ID: t` },
});
const limited = (retryAfter?: string): Reply => ({
  status: 429,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  body: { error: 'temporarily_unavailable' },
});
const hangs = () => {
  throw new AttemptTimeout('not finished after 10 s');
};

let idTokens: string[];
beforeEach(() => {
  idTokens = [];
});

const identity = {
  async idToken(audience: string) {
    const token = `${part({ alg: 'none' })}.${part({ ...claims, jti: idTokens.length })}.s`;
    idTokens.push(audience);
    return new Secret(token);
  },
};

/**
 * Simulates Entra.
 * @param answers responses in order; the last one is repeated
 */
function entra(answers: readonly Answer[], more: Partial<TestDeps> = {}) {
  const clock = fakeClock();
  const http = scriptedHttp((request, count) => {
    const answer = answers[Math.min(count, answers.length) - 1] ?? granted;
    return typeof answer === 'function' ? answer(request) : answer;
  }, clock);
  const deps = { ...createDeps({ http }), clock, ...more };
  return {
    clock,
    deps,
    requests: http.requests,
    forms: () => http.requests.map(({ body }) => new URLSearchParams(String(body))),
    logIn: () => login(createPlan().config, identity, deps),
  };
}

describe('login', () => {
  it('exchanges the id token for a masked access token for the portal', async () => {
    const { logIn, deps, forms, requests } = entra([granted]);
    expect((await logIn()).reveal()).toBe('the-access-token');
    expect(deps.log.masked).toEqual(['the-access-token']);
    expect(new Set(idTokens)).toEqual(new Set(['api://AzureADTokenExchange']));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: { host: 'login.microsoftonline.com' },
      limitMs: 10_000,
      headers: { 'content-type': expect.stringContaining('x-www-form-urlencoded') },
    });
    expect(requests[0]?.url.pathname).toBe(
      '/11111111-2222-3333-4444-666666666666/oauth2/v2.0/token',
    );
    const [form] = forms();
    expect(form?.get('client_id')).toBe('11111111-2222-3333-4444-555555555555');
    expect(form?.get('scope')).toContain('api://0f0f0f0f-0000-4000-8000-000000000001/.default');
    expect(form?.get('client_assertion')?.split('.')).toHaveLength(3);
    expect(form?.get('client_secret')).toBeNull();
  });

  it('does not request compression', async () => {
    const { logIn, requests } = entra([granted]);
    await logIn();
    expect(requests[0]?.headers).not.toHaveProperty('accept-encoding');
  });

  it('fails at once if the Retry-After is too long, and names its value', async () => {
    const { logIn, requests } = entra([limited('999999'), granted]);
    const error = await catchError(logIn());
    expect(error).toMatchObject({
      code: 'LOGIN_UNAVAILABLE',
      message: 'The login failed with status 429.',
    });
    expect(error.facts.join()).toContain('Retry-After 999999');
    expect(requests).toHaveLength(1);
  });

  it('waits as long as the Retry-After of status 429 requests', async () => {
    const { logIn, clock } = entra([limited('20'), granted]);
    expect((await logIn()).reveal()).toBe('the-access-token');
    expect(clock.pauses).toEqual([20_000]);
  });

  it('explains a refusal with the presented subject, after four requests', async () => {
    const { logIn, requests } = entra([refused(700213)]);
    const error = await catchError(logIn());
    expect(error.code).toBe('LOGIN_NO_MATCHING_CREDENTIAL');
    expect(error.facts).toContain('presented subject:  repo:acme/site:environment:Production');
    expect(error.facts).toContain('request id: req-1');
    // A new credential may be unknown for a while.
    expect(requests).toHaveLength(4);
  });

  it('repeats the request once with a new id token if the first was refused as expired', async () => {
    const { logIn, forms } = entra([refused(700024), granted]);
    expect((await logIn()).reveal()).toBe('the-access-token');
    const [first, second, ...more] = forms().map((form) => form.get('client_assertion'));
    expect(more).toEqual([]);
    expect(first).not.toBe(second);
  });

  it('does not repeat the request a second time for an expired id token', async () => {
    const { logIn, requests } = entra([refused(700024)]);
    expect((await catchError(logIn())).code).toBe('LOGIN_CLOCK');
    expect(requests).toHaveLength(2);
  });

  it('waits for a recent credential, with at most four requests', async () => {
    const { logIn, clock } = entra([refused(70021), refused(70021), granted]);
    expect((await logIn()).reveal()).toBe('the-access-token');
    expect(clock.pauses).toEqual([5_000, 10_000]);
    const never = entra([refused(70021)]);
    expect((await catchError(never.logIn())).code).toBe('LOGIN_NO_MATCHING_CREDENTIAL');
    expect(never.requests).toHaveLength(4);
  });

  it('rejects with the reason why there is no id token', async () => {
    const why = new SiteDeployError('IDENTITY_NOT_AVAILABLE', 'No permission.');
    const nobody = { idToken: () => Promise.reject(why) };
    await expect(login(createPlan().config, nobody, createDeps())).rejects.toBe(why);
  });

  it.each<[string, Answer]>([
    ['an unavailable service', { status: 503, body: {} }],
    ['a request that hangs', hangs],
  ])('repeats the request after %s', async (_, answer) => {
    const { logIn, requests } = entra([answer, granted]);
    expect((await logIn()).reveal()).toBe('the-access-token');
    expect(requests).toHaveLength(2);
  });

  it('names the timeout if no attempt ends', async () => {
    const error = await catchError(entra([hangs]).logIn());
    expect(error.code).toBe('LOGIN_UNAVAILABLE');
    expect(error.facts.join()).toContain('timed out');
  });

  it('refuses a response that is too long for a token', async () => {
    const { logIn, requests } = entra([{ body: ' '.repeat((1 << 20) + 1) }]);
    const error = await catchError(logIn());
    expect(error).toMatchObject({
      code: 'LOGIN_REFUSED',
      message: 'The login failed with status 200.',
    });
    expect(error.facts.join()).toContain('larger than 1 MiB');
    expect(requests).toMatchObject([{ maxBytes: (1 << 20) + 1 }]);
  });

  const encoded = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const elsewhere = { location: 'https://sign-in.corp.example/to?session=1' };
  it.each<[string, string, Reply]>([
    [
      'a compressed response',
      'the response has no token: application/json, encoded as gzip, which was not requested',
      { headers: encoded, body: '\u001f\u008b' },
    ],
    [
      'a redirect, without its query,',
      'a redirect to https://sign-in.corp.example/to',
      { status: 302, headers: elsewhere },
    ],
  ])('reports %s instead of a token', async (_, reason, reply) => {
    const error = await catchError(entra([reply]).logIn());
    expect(error).toMatchObject({ code: 'LOGIN_REFUSED', facts: [`reason: ${reason}`] });
  });

  it('rejects with the abort reason', async () => {
    const controller = new AbortController();
    const reason = new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).');
    const cancel = () => {
      controller.abort(reason);
      throw reason;
    };
    const { logIn, requests } = entra([cancel], { signal: controller.signal });
    await expect(logIn()).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
});

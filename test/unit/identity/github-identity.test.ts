import { expect, it } from 'vitest';
import {
  type GitHubIdentityOptions,
  githubIdentity,
} from '../../../src/identity/github-identity.ts';
import { HttpFault } from '../../../src/shared/http/fault.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { catchError } from '../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../support/http.ts';

const { signal } = new AbortController();

function open(answer: (count: number) => Reply, more: Partial<GitHubIdentityOptions> = {}) {
  const masked: string[] = [];
  const http = scriptedHttp((_, count) => answer(count));
  const identity = githubIdentity({
    http,
    requestUrl: 'https://token.example.com/_apis/token?api-version=2.0',
    requestToken: new Secret('request-token'),
    mask: (secret) => masked.push(secret.reveal()),
    ...more,
  });
  return { identity, http, masked };
}

const good: Reply = { body: { value: 'header.claims.signature', count: 99 } };

it('githubIdentity requests a token for the audience from the runner and masks it', async () => {
  const { identity, http, masked } = open(() => good);
  const token = await identity.idToken('api://AzureADTokenExchange', signal);
  expect(token.reveal()).toBe('header.claims.signature');
  expect(masked).toEqual(['header.claims.signature']);
  expect(http.requests[0]).toMatchObject({
    method: 'GET',
    headers: { authorization: 'Bearer request-token' },
  });
  expect(http.requests[0]?.url.href).toBe(
    'https://token.example.com/_apis/token?api-version=2.0&audience=api%3A%2F%2FAzureADTokenExchange',
  );
});

it('githubIdentity requests a new token for each call', async () => {
  const { identity, http } = open(() => good);
  await identity.idToken('a', signal);
  await identity.idToken('a', signal);
  expect(http.requests).toHaveLength(2);
});

it.each([
  ['no request address', { requestUrl: undefined }],
  ['an empty request address', { requestUrl: '' }],
  ['no request token', { requestToken: undefined }],
])('githubIdentity reports that a job with %s has no identity', async (_, more) => {
  const { identity, http } = open(() => good, more);
  const error = await catchError(identity.idToken('a', signal));
  expect(error.code).toBe('IDENTITY_NOT_AVAILABLE');
  expect(error.remedy).toContain('id-token: write');
  expect(http.requests).toEqual([]);
});

it.each([408, 429, 500, 502, 503, 504])(
  'githubIdentity repeats the request after status %d',
  async (status) => {
    const { identity, http } = open((count) => (count === 1 ? { status } : good));
    expect((await identity.idToken('a', signal)).reveal()).toBe('header.claims.signature');
    expect(http.requests).toHaveLength(2);
  },
);

it.each([
  ['a refusal', { status: 403, body: { value: 'leaked-token' } }, 'status 403 after one attempt'],
  ['an unavailable service', { status: 503, body: '<html>' }, 'status 503 after 6 attempts'],
  ['a response that is not JSON', { body: '<html>' }, 'a response without a token'],
  ['a response without a value', { body: {} }, 'a response without a token'],
  ['the response null', { body: 'null' }, 'a response without a token'],
  ['an empty value', { body: { value: '' } }, 'a response without a token'],
  ['a value of the wrong type', { body: { value: 5 } }, 'a response without a token'],
  [
    'a compressed response',
    { headers: { 'content-encoding': 'gzip' }, body: 'x' },
    'encoded as gzip, which was not requested',
  ],
])('githubIdentity fails after %s, without showing a value', async (_, reply, output) => {
  const error = await catchError(open(() => reply).identity.idToken('a', signal));
  expect(error.code).toBe('ID_TOKEN_FAILED');
  expect(error.message).toContain(output);
  expect(error.message).not.toContain('leaked');
});

it('githubIdentity fails without a response, and does not show the query string of the request', async () => {
  const { identity } = open(() => {
    throw fault('ECONNRESET');
  });
  const error = await catchError(identity.idToken('a', signal));
  expect(error).toMatchObject({ code: 'ID_TOKEN_FAILED', cause: { kind: 'reset', attempts: 6 } });
  expect(error.message).not.toContain('api-version');
});

it('githubIdentity rejects with the abort reason', async () => {
  const reason = new Error('cancelled');
  await expect(open(() => good).identity.idToken('a', AbortSignal.abort(reason))).rejects.toBe(
    reason,
  );
});

it.each([
  ['tls', 'NODE_EXTRA_CA_CERTS'],
  ['proxy', 'HTTPS_PROXY'],
  ['reset', 'Run the job again'],
] as const)(
  'githubIdentity suggests a remedy for a network fault of the kind %s',
  async (kind, remedy) => {
    const { identity } = open(() => good, {
      http: { send: () => Promise.reject(new HttpFault(kind, 'GET x', 1, new Error('no'))) },
    });
    expect((await catchError(identity.idToken('a', signal))).remedy).toContain(remedy);
  },
);

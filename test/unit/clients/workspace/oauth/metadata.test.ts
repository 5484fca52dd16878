import { describe, expect, it } from 'vitest';
import { advertisesPkce } from '../../../../../src/clients/workspace/oauth/login.ts';
import { failure, openHttp, startServer } from '../harness.ts';

const signal = new AbortController().signal;

async function ask(answer: (origin: string) => { status?: number; body?: unknown }, path = '') {
  let origin = '';
  await using server = await startServer(() => answer(origin));
  origin = server.url;
  using network = openHttp();
  const result = await advertisesPkce(network.http, server.url + path, signal);
  return { result, asked: server.seen.map(({ url }) => url) };
}

const pkce = { code_challenge_methods_supported: ['plain', 'S256'] };

describe('PKCE is used', () => {
  it('if the server advertises S256', async () => {
    expect(await ask((issuer) => ({ body: { issuer, ...pkce } }))).toEqual({
      result: true,
      asked: ['/.well-known/oauth-authorization-server'],
    });
  });

  it('if a server with a base path advertises it', async () => {
    expect(
      await ask((origin) => ({ body: { issuer: `${origin}/tenant`, ...pkce } }), '/tenant'),
    ).toEqual({ result: true, asked: ['/.well-known/oauth-authorization-server/tenant'] });
  });
});

describe('PKCE is not used', () => {
  it.each<[string, (issuer: string) => { status?: number; body?: unknown }]>([
    ['without metadata', () => ({ status: 404, body: { error: 'not_found' } })],
    ['with a page instead of metadata', () => ({ body: '<html>' })],
    ['if the server does not mention it', (issuer) => ({ body: { issuer } })],
    [
      'if the server checks only plain challenges',
      (issuer) => ({ body: { issuer, code_challenge_methods_supported: ['plain'] } }),
    ],
    [
      'if another server advertises it',
      () => ({ body: { issuer: 'https://other.example', ...pkce } }),
    ],
  ])('%s', async (_name, answer) => {
    expect((await ask(answer)).result).toBe(false);
  });
});

it('advertisesPkce fails if the server does not answer', async () => {
  const server = await startServer(() => ({}));
  await server[Symbol.asyncDispose]();
  using network = openHttp();
  expect(await failure(advertisesPkce(network.http, server.url, signal))).toMatchObject({
    code: 'WORKSPACE_UNAVAILABLE',
  });
});

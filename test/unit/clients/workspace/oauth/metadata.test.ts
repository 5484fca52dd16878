import { describe, expect, it } from 'vitest';
import { advertisesPkce } from '../../../../../src/clients/workspace/oauth/login.ts';
import { catchError } from '../../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../../support/http.ts';

const signal = new AbortController().signal;

const origin = 'https://auth.example';

async function ask(body: Reply['body'], path = '', status = 200) {
  const http = scriptedHttp(() => ({ status, body }));
  const result = await advertisesPkce(http, origin + path, signal);
  return { result, asked: http.requests.map(({ url }) => url.pathname) };
}

const pkce = { code_challenge_methods_supported: ['plain', 'S256'] };

describe('advertisesPkce returns true', () => {
  it('if the server advertises S256', async () => {
    expect(await ask({ issuer: origin, ...pkce })).toEqual({
      result: true,
      asked: ['/.well-known/oauth-authorization-server'],
    });
  });

  it('if a server with a base path advertises S256 for this path', async () => {
    expect(await ask({ issuer: `${origin}/tenant`, ...pkce }, '/tenant')).toEqual({
      result: true,
      asked: ['/.well-known/oauth-authorization-server/tenant'],
    });
  });
});

describe('advertisesPkce returns false', () => {
  it.each([
    ['if the server returns a page instead of metadata', '<html>'],
    ['if the metadata do not mention PKCE', { issuer: origin }],
    [
      'if the server supports only plain challenges',
      { issuer: origin, code_challenge_methods_supported: ['plain'] },
    ],
    ['if the metadata name a different server', { issuer: 'https://other.example', ...pkce }],
  ])('%s', async (_name, body) => {
    expect((await ask(body)).result).toBe(false);
  });

  it('if the server has no metadata', async () => {
    expect((await ask({ issuer: origin, ...pkce }, '', 404)).result).toBe(false);
  });
});

it('advertisesPkce fails if the server is temporarily unavailable', async () => {
  expect(await catchError(ask({}, '', 503))).toMatchObject({ code: 'WORKSPACE_UNAVAILABLE' });
});

it('advertisesPkce fails if the server does not answer', async () => {
  const http = scriptedHttp(() => {
    throw fault('ECONNREFUSED');
  });
  expect(await catchError(advertisesPkce(http, origin, signal))).toMatchObject({
    code: 'WORKSPACE_UNAVAILABLE',
  });
});

import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../../src/shared/http/client.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';
import { createClient, openNetwork } from './network.ts';

const get: HttpRequest = { method: 'GET', url: 'https://api.example.com/a/b?sig=SECRET' };

describe('an HTTP response', () => {
  const ask = (reply: Reply) => scriptedHttp(() => reply).send(get);

  it('has its body as text, and parsed if it is JSON', async () => {
    expect(await ask({ body: '{"a":[1]}' })).toMatchObject({ text: '{"a":[1]}', json: { a: [1] } });
    expect(await ask({ body: '<html>' })).toMatchObject({ text: '<html>', json: undefined });
    expect(await ask({ body: '' })).toMatchObject({ text: '', json: undefined });
  });

  it.each([
    ['x-ms-request-id', { 'x-ms-request-id': 'ms', 'x-request-id': 'x' }, 'ms'],
    [
      'x-request-id if x-ms-request-id is empty',
      { 'x-ms-request-id': '', 'x-request-id': 'x' },
      'x',
    ],
    ['x-github-request-id', { 'x-github-request-id': 'gh' }, 'gh'],
  ])('has the request id from %s', async (_, headers, expected) => {
    expect((await ask({ headers })).requestId).toBe(expected);
  });

  it('has no request id if no header contains one', async () => {
    expect((await ask({})).requestId).toBeUndefined();
  });
});

it.each([
  ['an ellipsis', 'ghp_abc…xyz'],
  ['a line break', 'a\nb'],
])('a request whose token contains %s is refused with a remedy', async (_, token) => {
  await using network = openNetwork();
  const headers = { authorization: `Bearer ${token}` };
  const sent = createClient(network.open()).send({ ...get, headers });
  await expect(sent).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining('["authorization"]'),
    remedy: expect.stringContaining('token'),
  });
});

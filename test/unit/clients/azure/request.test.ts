import { expect, it } from 'vitest';
import { sendToAzure } from '../../../../src/clients/azure/request.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { catchError } from '../../../support/failure.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const denied = { error: { code: 'Denied', message: 'No role.' } };

it.each<[string, string, Reply, string]>([
  ['status 401', 'AZURE_TOKEN_REFUSED', { status: 401 }, 'azure.example rejected the token.'],
  [
    'status 403',
    'AZURE_PERMISSION_MISSING',
    { status: 403, body: denied },
    'The token needs a role.',
  ],
  ['status 429', 'AZURE_UNAVAILABLE', { status: 429 }, 'azure.example responded with status 429.'],
  ['status 503', 'AZURE_UNAVAILABLE', { status: 503 }, 'azure.example responded with status 503.'],
  [
    'status 409 with a reason',
    'AZURE_REFUSED',
    { status: 409, body: denied },
    'refused the request: Denied: No role.',
  ],
  [
    'status 409 without a reason',
    'AZURE_REFUSED',
    { status: 409 },
    'azure.example refused the request: status 409.',
  ],
])('sendToAzure reports %s as %s', async (_, code, reply, message) => {
  const http = scriptedHttp(() => reply);
  const access = { http, token: new Secret('t'), signal: new AbortController().signal };
  const sent = sendToAzure(access, { method: 'GET', url: 'https://azure.example/a' }, 'a role');
  const error = await catchError(sent);
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(error.facts[0]).toMatch(`GET azure.example/a: status ${reply.status}`);
});

const get = { method: 'GET', url: 'https://azure.example/a?b=1' } as const;
const signal = new AbortController().signal;

it('sendToAzure reports that Azure does not answer', async () => {
  const http = scriptedHttp(() => {
    throw fault('ECONNREFUSED');
  });
  const sent = sendToAzure({ http, token: new Secret('t'), signal }, get, 'a role');
  expect(await catchError(sent)).toMatchObject({
    code: 'AZURE_UNAVAILABLE',
    message: expect.stringContaining('Azure did not respond: '),
  });
});

it.each([
  ['renews a refused token and repeats the request', true, 200, ['Bearer t1', 'Bearer t2']],
  ['reports a refused token that cannot be renewed', false, 'AZURE_TOKEN_REFUSED', ['Bearer t1']],
])('sendToAzure %s', async (_, isRenewed, expected, used) => {
  const http = scriptedHttp(({ headers }) => ({
    status: headers.authorization === 'Bearer t1' ? 401 : 200,
  }));
  let current = new Secret('t1');
  const asked: string[] = [];
  const token = {
    token: async (path: string) => {
      asked.push(path);
      return current;
    },
    async renew() {
      if (isRenewed) current = new Secret('t2');
      return isRenewed;
    },
  };
  const sent = sendToAzure({ http, token, signal }, get, 'a role');
  if (typeof expected === 'string') expect((await catchError(sent)).code).toBe(expected);
  else expect((await sent).status).toBe(expected);
  expect(http.requests.map(({ headers }) => headers.authorization)).toEqual(used);
  expect(new Set(asked)).toEqual(new Set(['/a']));
});

it('sendToAzure returns statuses that the caller expects', async () => {
  const http = scriptedHttp(() => ({ status: 404 }));
  const access = { http, token: new Secret('t'), signal };
  expect((await sendToAzure(access, { ...get, expected: [404] }, '')).status).toBe(404);
});

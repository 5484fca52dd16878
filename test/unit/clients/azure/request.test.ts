import { expect, it } from 'vitest';
import { sendToAzure } from '../../../../src/clients/azure/request.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';

const denied = { error: { code: 'Denied', message: 'No role.' } };

it.each<[Reply, string, string]>([
  [{ status: 401 }, 'AZURE_TOKEN_REFUSED', 'azure.example rejected the token.'],
  [{ status: 403, body: denied }, 'AZURE_PERMISSION_MISSING', 'The token needs a role.'],
  [{ status: 429 }, 'AZURE_UNAVAILABLE', 'azure.example responded with status 429.'],
  [{ status: 503 }, 'AZURE_UNAVAILABLE', 'azure.example responded with status 503.'],
  [{ status: 409, body: denied }, 'AZURE_REFUSED', 'refused the request: Denied: No role.'],
  [{ status: 409 }, 'AZURE_REFUSED', 'azure.example refused the request: status 409.'],
])('sendToAzure reports the answer %j as %s', async (reply, code, message) => {
  const http = scriptedHttp(() => reply);
  const access = { http, token: new Secret('t'), signal: new AbortController().signal };
  const sent = sendToAzure(access, { method: 'GET', url: 'https://azure.example/a' }, 'a role');
  const error = await catchError(sent);
  expect(error.code).toBe(code);
  expect(error.message).toContain(message);
  expect(error.facts[0]).toMatch(`GET azure.example/a: status ${reply.status}`);
});

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import { readBody, sendJson } from '../http.ts';

export const graphHost = 'graph.microsoft.com';

export type CloudRight = 'write' | 'read' | 'none';

export type Graph = ReturnType<typeof createGraph>;

/** Addresses a credential by name: in parentheses for an upsert, else also as a path segment. */
const pathPattern =
  /^\/v1\.0\/applications\(appId='([^']+)'\)\/federatedIdentityCredentials(?:\(name='([^']+)'\)|\/([^/']+))?$/;

export function createGraph(apps: readonly EntraApp[]) {
  const token = `graph-token-${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  return {
    token,
    tokens,
    async handler(request: IncomingMessage, response: ServerResponse) {
      const right = tokens.get((request.headers.authorization ?? '').replace(/^bearer /i, ''));
      const isWrite = request.method !== 'GET';
      if (!right) return refuse(response, 401, 'InvalidAuthenticationToken', unknownToken);
      if (right === 'none' || (right === 'read' && isWrite))
        return refuse(response, 403, 'Authorization_RequestDenied', missingRight);
      const { pathname } = new URL(request.url ?? '/', `https://${graphHost}`);
      const [, appId, inParentheses, segment] =
        pathPattern.exec(decodeURIComponent(pathname)) ?? [];
      const app = apps.find((app) => app.clientId === appId);
      if (!app) return refuseMissing(response, `Resource '${appId}'`);
      if (isWrite) return change(app, inParentheses ?? segment, request, response);
      sendJson(response, 200, { value: app.federatedCredentials.map(toCredentialValues) });
    },
  };
}

const unknownToken = 'Access token is empty or not valid.';
const missingRight = 'Insufficient privileges to complete the operation.';

async function change(
  app: EntraApp,
  name: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'DELETE' && name) {
    if (!removeCredential(app, name)) return refuseMissing(response, `Resource '${name}'`);
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'PATCH' || !name)
    return refuse(response, 405, 'Request_BadRequest', 'Not supported.');
  const exists = app.federatedCredentials.some((credential) => credential.name === name);
  if (!exists && request.headers.prefer !== 'create-if-missing')
    return refuseMissing(response, `Credential '${name}'`);
  const values = readCredential(name, JSON.parse((await readBody(request)).toString('utf8')));
  const outcome = putCredential(app, values);
  if (typeof outcome === 'object')
    return refuse(response, outcome.status, outcome.code, outcome.message);
  if (outcome === 'created') return sendJson(response, 201, values);
  response.writeHead(204).end();
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { code, message } }, { 'request-id': 'local' });
}

function refuseMissing(response: ServerResponse, what: string): void {
  refuse(response, 404, 'Request_ResourceNotFound', `${what} does not exist.`);
}

import { randomBytes } from 'node:crypto';
import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import { readBody, sendJson } from '../http.ts';
import type { Handler } from '../types.ts';

export const graphHost = 'graph.microsoft.com';

/** Access level of a directory token. */
export type CloudRight = 'write' | 'read' | 'none';

/** The part of Microsoft Graph that manages the federated credentials of app registrations. */
export interface Graph {
  readonly handler: Handler;
  /** A token with write access. */
  readonly token: string;
  readonly tokens: Map<string, CloudRight>;
}

/** A credential by name: in parentheses for an upsert, otherwise also as a path segment. */
const pathPattern =
  /^\/v1\.0\/applications\(appId='([^']+)'\)\/federatedIdentityCredentials(?:\(name='([^']+)'\)|\/([^/']+))?$/;

/** @param apps the login service's apps; it recognizes a new credential at once */
export function createGraph(apps: readonly EntraApp[]): Graph {
  const token = `graph-token-${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  return {
    token,
    tokens,
    async handler(request, response) {
      const refuse = (status: number, code: string, message: string) =>
        sendJson(response, status, { error: { code, message } }, { 'request-id': 'local' });
      const right = tokens.get((request.headers.authorization ?? '').replace(/^bearer /i, ''));
      if (!right)
        return refuse(401, 'InvalidAuthenticationToken', 'Access token is empty or not valid.');
      const { pathname } = new URL(request.url ?? '/', `https://${graphHost}`);
      const [, appId, inParentheses, segment] =
        pathPattern.exec(decodeURIComponent(pathname)) ?? [];
      const name = inParentheses ?? segment;
      const isWrite = request.method !== 'GET';
      if (right === 'none' || (right === 'read' && isWrite))
        return refuse(
          403,
          'Authorization_RequestDenied',
          'Insufficient privileges to complete the operation.',
        );
      const app = apps.find((entraApp) => entraApp.clientId === appId);
      if (!app)
        return refuse(404, 'Request_ResourceNotFound', `Resource '${appId}' does not exist.`);
      if (!isWrite)
        return sendJson(response, 200, { value: app.federatedCredentials.map(toCredentialValues) });
      if (request.method === 'DELETE' && name) {
        if (!removeCredential(app, name))
          return refuse(404, 'Request_ResourceNotFound', `Resource '${name}' does not exist.`);
        response.writeHead(204).end();
        return;
      }
      if (request.method !== 'PATCH' || !name)
        return refuse(405, 'Request_BadRequest', 'Not supported.');

      const exists = app.federatedCredentials.some((credential) => credential.name === name);
      if (!exists && request.headers.prefer !== 'create-if-missing')
        return refuse(404, 'Request_ResourceNotFound', `Credential '${name}' does not exist.`);
      const values = readCredential(name, JSON.parse((await readBody(request)).toString('utf8')));
      const outcome = putCredential(app, values);
      if (typeof outcome === 'object') return refuse(outcome.status, outcome.code, outcome.message);
      if (outcome === 'created') return sendJson(response, 201, values);
      response.writeHead(204).end();
    },
  };
}

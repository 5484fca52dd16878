import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson, toObject } from '../../shared/json.ts';
import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { Directory, EntraApp } from '../entra/directory.ts';
import { getBearer, getUrl, readBodyText, sendJson } from '../service/http.ts';
import { applicationRoutes, type GraphRoutes } from './applications.ts';

export const graphHost = 'graph.microsoft.com';

export type CloudRight = 'write' | 'read' | 'none';

export type Graph = ReturnType<typeof createGraph>;

export function createGraph(apps: EntraApp[], portals: Directory['portals'] = []) {
  const token = `graph-token-${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  const routes = { ...credentialRoutes(apps), ...applicationRoutes(apps, portals) };
  return {
    token,
    tokens,
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { method, headers } = request;
      const right = tokens.get(getBearer(request));
      if (!right) return refuse(response, 401, 'InvalidAuthenticationToken', unknownToken);
      if (right === 'none' || (right === 'read' && method !== 'GET'))
        return refuse(response, 403, 'Authorization_RequestDenied', missingRight);
      const { pathname, searchParams } = getUrl(request);
      const path = decodeURIComponent(pathname).replace('/v1.0/', `${method} `);
      const names = path.match(namePattern)?.map((name) => name.replaceAll("'", '')) ?? [];
      const answer = routes[path.replace(namePattern, '')]?.({
        names,
        filter: searchParams.get('$filter') ?? '',
        mayCreate: headers.prefer === 'create-if-missing',
        body: toObject(parseJson(await readBodyText(request))),
      });
      const resource = `Resource '${names.at(-1)}'`;
      if (!answer)
        return refuse(response, 404, 'Request_ResourceNotFound', `${resource} ${absent}`);
      if (typeof answer === 'string') return refuse(response, 400, 'Request_BadRequest', answer);
      const [status, body] = answer;
      if (body) return sendJson(response, status, body);
      response.writeHead(status).end();
    },
  };
}

const unknownToken = 'Access token is empty or not valid.';
const missingRight = 'Insufficient privileges to complete the operation.';
const absent = 'does not exist or one of its queried reference-property objects are not present.';

/** Matches names of objects, which are quoted or segments of the path. */
const namePattern = /'[^']+'|(?<=servicePrincipals\/|federatedIdentityCredentials\/)[^/]+/g;

function credentialRoutes(apps: readonly EntraApp[]): GraphRoutes {
  const find = (id: string | undefined) => apps.find(({ clientId }) => clientId === id);
  return {
    'GET applications(appId=)/federatedIdentityCredentials'({ names: [appId] }) {
      const value = find(appId)?.federatedCredentials.map(toCredentialValues);
      return value && [200, { value }];
    },
    'PATCH applications(appId=)/federatedIdentityCredentials(name=)'(call) {
      const [appId, name = ''] = call.names;
      const app = find(appId);
      const exists = app?.federatedCredentials.some((credential) => credential.name === name);
      if (!app || (!exists && !call.mayCreate)) return undefined;
      const values = readCredential(name, call.body);
      const outcome = putCredential(app, values);
      if (outcome === 'created') return [201, values];
      if (outcome === 'replaced') return [204];
      const { status, ...error } = outcome;
      return [status, { error }];
    },
    'DELETE applications(appId=)/federatedIdentityCredentials/'({ names: [appId, name = ''] }) {
      const app = find(appId);
      if (app && removeCredential(app, name)) return [204];
      return undefined;
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { code, message } }, { 'request-id': 'local' });
}

import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JsonObject, parseJson, toObject } from '../../shared/json.ts';
import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { Directory, EntraApp } from '../entra/directory.ts';
import { getBearer, getUrl, readBodyText, sendJson } from '../service/http.ts';

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

/** Matches names of objects, which are in quotes or are segments of the path. */
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

interface GraphCall {
  readonly names: readonly string[];
  readonly filter: string;
  readonly mayCreate: boolean;
  readonly body: JsonObject;
}

/**
 * Status and body; `undefined` if not found. A string is the message of a refusal with status 400.
 */
type GraphAnswer = readonly [status: number, body?: unknown] | string | undefined;

/** Handlers by method and path. In the path, names of objects are left out. */
type GraphRoutes = Readonly<Record<string, (call: GraphCall) => GraphAnswer>>;

/**
 * Creates the routes for applications. Like the real service, they reject the first use of a new
 * object, once per kind of use:
 * https://devblogs.microsoft.com/identity/designing-for-eventual-consistency-for-microsoft-entra/
 */
function applicationRoutes(apps: EntraApp[], portals: Directory['portals']): GraphRoutes {
  const unknownYet = new Set<string>();
  const find = (key: 'uniqueName' | 'clientId' | 'objectId', name: string, use: string) => {
    const app = apps.find((candidate) => candidate[key] === name);
    if (app && !unknownYet.delete(`${use} ${name}`)) return app;
    return undefined;
  };
  return {
    'GET applications(uniqueName=)'({ names: [id = ''] }) {
      const app = find('uniqueName', id, 'read');
      return app && [200, { id, appId: app.clientId }];
    },
    'PATCH applications(uniqueName=)'({ names: [uniqueName = ''], mayCreate, body }) {
      const app = find('uniqueName', uniqueName, 'update');
      const displayName = String(body.displayName);
      if (app) app.displayName = displayName;
      if (app) return [204];
      if (!mayCreate) return undefined;
      const [clientId, tenantId = ''] = [randomUUID(), apps[0]?.tenantId];
      const ids = { clientId, tenantId, objectId: '', uniqueName, displayName };
      apps.push({ ...ids, federatedCredentials: [], roles: {} });
      unknownYet.add(`read ${uniqueName}`).add(`instantiate ${clientId}`);
      return [201, { id: uniqueName, appId: clientId }];
    },
    'GET servicePrincipals(appId=)'({ names: [appId = ''] }) {
      const id = find('clientId', appId, 'read')?.objectId;
      if (!id) return undefined;
      return [200, { id, appId }];
    },
    'PATCH servicePrincipals(appId=)'({ names: [appId = ''], mayCreate }) {
      const app = find('clientId', appId, 'instantiate');
      const subject = `The appId '${appId}' of the service principal`;
      // Message as quoted in https://learn.microsoft.com/answers/questions/5883620
      if (!app) return `${subject} does not reference a valid application object.`;
      if (app.objectId) return [204];
      if (!mayCreate) return undefined;
      const id = randomUUID();
      app.objectId = id;
      unknownYet.add(`read ${appId}`).add(`list ${id}`).add(`assign ${id}`);
      return [201, { id, appId }];
    },
    'GET servicePrincipals'({ filter }) {
      const [, name = ''] = /^servicePrincipalNames\/any\(n:n eq '(.+)'\)$/.exec(filter) ?? [];
      const value = portals.filter(({ audience }) => [name, `api://${name}`].includes(audience));
      return [200, { value }];
    },
    'GET servicePrincipals//appRoleAssignments'({ names: [id = ''], filter }) {
      const roles = find('objectId', id, 'list')?.roles;
      const portal = portals.find((known) => filter === `resourceId eq ${known.id}`);
      const value = portal?.appRoles
        .filter((role) => roles?.[portal.audience]?.includes(role.value))
        .map((role) => ({ resourceId: portal.id, appRoleId: role.id }));
      return roles && [200, { value: value ?? [] }];
    },
    'POST servicePrincipals//appRoleAssignments'({ names: [id = ''], body }) {
      const app = find('objectId', id, 'assign');
      if (!app) return undefined;
      const portal = portals.find((known) => known.id === body.resourceId);
      if (!portal || body.principalId !== id) return 'Not a valid reference update.';
      const role = portal.appRoles.find((known) => known.id === body.appRoleId && known.isEnabled);
      if (!role?.allowedMemberTypes.includes('Application'))
        return 'Permission being assigned was not found on application';
      const { [portal.audience]: roles = [] } = app.roles;
      if (roles.includes(role.value))
        return 'Permission being assigned already exists on the object';
      app.roles[portal.audience] = [...roles, role.value];
      return [201, body];
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import type { CloudRight } from '../graph/graph.ts';
import { createRouter, getBearer, getUrl, readBodyText, sendJson } from '../service/http.ts';
import {
  type ArmResponse,
  type ArmRoute,
  anyGroup,
  group,
  type StaticSitesOptions,
  staticSiteRoutes,
} from './static-sites.ts';

export const armHost = 'management.azure.com';

export type Arm = ReturnType<typeof createArm>;

const refusals = {
  credential: { status: 401, code: 'AuthenticationFailed', message: 'Authentication failed.' },
  version: {
    status: 400,
    code: 'MissingApiVersionParameter',
    message: 'The api-version query parameter is required.',
  },
  right: {
    status: 403,
    code: 'AuthorizationFailed',
    message: 'The client does not have authorization to perform the action.',
  },
  method: { status: 405, code: 'MethodNotAllowed', message: 'Not supported.' },
  resource: { status: 404, code: 'ResourceNotFound', message: 'The resource was not found.' },
};

export function createArm(
  apps: readonly EntraApp[],
  settle: () => Promise<unknown> = () => setImmediate(),
  hosted?: StaticSitesOptions,
) {
  const token = `arm-token-${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  const find = createRouter([
    ...credentialRoutes(apps, settle),
    ...(hosted ? staticSiteRoutes(hosted) : []),
  ]);
  return {
    token,
    tokens,
    findResourceId(clientId: string) {
      const app = apps.find((candidate) => candidate.clientId === clientId);
      return app && getIdentityId(app);
    },
    async handler(request: IncomingMessage, response: ServerResponse) {
      const { status, ...answer } = await answerTo(request);
      if ('body' in answer) return sendJson(response, status, answer.body);
      sendJson(response, status, { error: answer }, { 'x-ms-request-id': 'local' });
    },
  };

  async function answerTo(request: IncomingMessage): Promise<ArmResponse> {
    const { method = 'GET' } = request;
    const right = tokens.get(getBearer(request));
    if (!right) return refusals.credential;
    const { pathname, searchParams } = getUrl(request);
    if (searchParams.get('api-version') === null) return refusals.version;
    if (right === 'none' || (right === 'read' && method !== 'GET')) return refusals.right;
    const found = find(method, pathname);
    if (!found.endpoint) return refusals[found.allowed.length > 0 ? 'method' : 'resource'];
    const json = async () => JSON.parse(await readBodyText(request));
    return await found.endpoint.answer(found.parameters, json);
  }
}

type Answer = ArmRoute['answer'];

const identityPath = `${anyGroup}/Microsoft.ManagedIdentity/userAssignedIdentities/{identity}`;
const collection = `${identityPath}/federatedIdentityCredentials`;

const getIdentityId = (app: EntraApp) =>
  `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${app.displayName}`;

function credentialRoutes(apps: readonly EntraApp[], settle: () => Promise<unknown>): ArmRoute[] {
  const writing = new Set<EntraApp>();
  const ofIdentity =
    (
      answer: (app: EntraApp, name: string, body: () => Promise<unknown>) => ReturnType<Answer>,
    ): Answer =>
    (parameters, body) => {
      const { subscription, group: inGroup, identity, credential = '' } = parameters;
      const providers = `/subscriptions/${subscription}/resourceGroups/${inGroup}/providers`;
      const id = `${providers}/Microsoft.ManagedIdentity/userAssignedIdentities/${identity}`;
      const app = apps.find((candidate) => getIdentityId(candidate) === id);
      if (app) return answer(app, credential, body);
      const message = 'The managed identity was not found.';
      return { status: 404, code: 'ResourceNotFound', message };
    };
  const toApiCredential = (credential: EntraApp['federatedCredentials'][number]) => {
    const { name, ...properties } = toCredentialValues(credential);
    return { name, properties };
  };

  async function put(app: EntraApp, name: string, body: () => Promise<unknown>) {
    const { properties } = (await body()) as { properties?: unknown };
    // Like Azure, reject concurrent writes to an identity.
    if (writing.has(app)) {
      const code = 'ConcurrentFederatedIdentityCredentialsWritesForSingleManagedIdentity';
      return { status: 409, code, message: 'Write one after another.' };
    }
    writing.add(app);
    try {
      await settle();
      const outcome = putCredential(app, readCredential(name, properties));
      if (typeof outcome === 'object') return outcome;
      return { status: outcome === 'created' ? 201 : 200, body: { name, properties } };
    } finally {
      writing.delete(app);
    }
  }

  const list = ofIdentity(({ federatedCredentials }) => {
    return { status: 200, body: { value: federatedCredentials.map(toApiCredential) } };
  });
  const remove = ofIdentity((app, name) => {
    return { status: removeCredential(app, name) ? 200 : 204, body: {} };
  });
  return [
    { method: 'GET', path: collection, answer: list },
    { method: 'PUT', path: `${collection}/{credential}`, answer: ofIdentity(put) },
    { method: 'DELETE', path: `${collection}/{credential}`, answer: remove },
  ];
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { EntraApp } from '../entra/directory.ts';
import type { CloudRight } from '../graph/graph.ts';
import { createRouter, getBearer, getUrl, readBodyText, sendJson } from '../service/http.ts';
import { credentialRoutes, getIdentityId } from './managed-identities.ts';
import { type ArmResponse, type StaticSitesOptions, staticSiteRoutes } from './static-sites.ts';

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

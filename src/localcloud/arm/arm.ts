import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { EntraApp } from '../entra/directory.ts';
import type { CloudRight } from '../graph/graph.ts';
import { readBody, sendJson } from '../http.ts';
import { createRouter } from '../router.ts';
import type { Handler } from '../types.ts';
import { type ArmResponse, notSupported } from './arm-request.ts';
import { credentialRoutes, getIdentityId } from './managed-identities.ts';
import { type StaticSitesOptions, staticSiteRoutes } from './static-sites.ts';

export const armHost = 'management.azure.com';

/** Azure Resource Manager for static sites and federated credentials of managed identities. */
export interface Arm {
  readonly handler: Handler;
  /** Has write access to all of them. */
  readonly token: string;
  readonly tokens: Map<string, CloudRight>;
  findResourceId(clientId: string): string | undefined;
}

const unknownResource: ArmResponse = {
  status: 404,
  code: 'ResourceNotFound',
  message: 'The resource was not found.',
};

/**
 * @param apps each is a managed identity here, named by its display name
 * @param settle awaited before a write is carried out
 * @param hosted the static sites. Default: none
 */
export function createArm(
  apps: readonly EntraApp[],
  settle: () => Promise<unknown> = () => setImmediate(),
  hosted?: StaticSitesOptions,
): Arm {
  const token = `arm-token-${randomBytes(24).toString('hex')}`;
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  const find = createRouter([
    ...credentialRoutes(apps, settle),
    ...(hosted ? staticSiteRoutes(hosted) : []),
  ]);
  return {
    token,
    tokens,
    findResourceId(clientId) {
      const app = apps.find((candidate) => candidate.clientId === clientId);
      return app && getIdentityId(app);
    },
    async handler(request, response) {
      const send = (answer: ArmResponse) => {
        if ('body' in answer) return sendJson(response, answer.status, answer.body);
        return sendJson(
          response,
          answer.status,
          { error: { code: answer.code, message: answer.message } },
          { 'x-ms-request-id': 'local' },
        );
      };
      const refuse = (status: number, code: string, message: string) =>
        send({ status, code, message });
      const right = tokens.get((request.headers.authorization ?? '').replace(/^bearer /i, ''));
      if (!right) return refuse(401, 'AuthenticationFailed', 'Authentication failed.');
      const url = new URL(request.url ?? '/', `https://${armHost}`);
      if (url.searchParams.get('api-version') === null)
        return refuse(
          400,
          'MissingApiVersionParameter',
          'The api-version query parameter is required.',
        );
      const method = request.method ?? 'GET';
      if (right === 'none' || (right === 'read' && method !== 'GET'))
        return refuse(
          403,
          'AuthorizationFailed',
          'The client does not have authorization to perform the action.',
        );
      const found = find(method, url.pathname);
      if (!found.endpoint) return send(found.allowed.length > 0 ? notSupported : unknownResource);
      const json = async () => JSON.parse((await readBody(request)).toString('utf8'));
      send(await found.endpoint.answer(found.parameters, json));
    },
  };
}

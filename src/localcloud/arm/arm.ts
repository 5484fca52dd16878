import { setImmediate } from 'node:timers/promises';
import { putCredential, readCredential, shownCredential } from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import type { CloudRight } from '../graph/graph.ts';
import { readBody, sendJson } from '../http.ts';
import type { Handler } from '../types.ts';
import { group } from './arm-request.ts';
import { createStaticSites, type StaticSitesOptions } from './static-sites.ts';

export const armHost = 'management.azure.com';

/** The parts of Azure Resource Manager that keep the federated credentials of managed identities, and static sites with their environments. */
export interface Arm {
  readonly handler: Handler;
  /** A token that may change them all. */
  readonly token: string;
  readonly tokens: Map<string, CloudRight>;
  /** Resource id of the managed identity that an application stands for. */
  resourceIdOf(clientId: string): string | undefined;
}

const pathPattern =
  /^(\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.ManagedIdentity\/userAssignedIdentities\/([^/]+))\/federatedIdentityCredentials(?:\/([^/]+))?$/;

/**
 * @param apps those of the login service: each is a managed identity here, called by its display name
 * @param settle what a write waits for before it is carried out
 * @param hosted the static sites; left out: none
 */
export function createArm(
  apps: readonly EntraApp[],
  settle: () => Promise<unknown> = () => setImmediate(),
  hosted?: StaticSitesOptions,
): Arm {
  const token = 'arm-token-local';
  const tokens = new Map<string, CloudRight>([[token, 'write']]);
  const idOf = ({ displayName }: EntraApp) =>
    `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${displayName}`;
  const writing = new Set<EntraApp>();
  const staticSites = hosted === undefined ? undefined : createStaticSites(hosted);
  return {
    token,
    tokens,
    resourceIdOf(clientId) {
      const app = apps.find((candidate) => candidate.clientId === clientId);
      return app === undefined ? undefined : idOf(app);
    },
    async handler(request, response) {
      const refuse = (status: number, code: string, message: string) =>
        sendJson(response, status, { error: { code, message } }, { 'x-ms-request-id': 'local' });
      const right = tokens.get((request.headers.authorization ?? '').replace(/^bearer /i, ''));
      if (right === undefined) return refuse(401, 'AuthenticationFailed', 'Authentication failed.');
      const url = new URL(request.url ?? '/', `https://${armHost}`);
      if (url.searchParams.get('api-version') === null)
        return refuse(400, 'MissingApiVersionParameter', 'The api-version query parameter is required.');
      const path = decodeURIComponent(url.pathname);
      const isWrite = request.method !== 'GET';
      if (right === 'none' || (right === 'read' && isWrite))
        return refuse(403, 'AuthorizationFailed', 'The client does not have authorization to perform the action.');
      const answer = await staticSites?.({ method: request.method ?? 'GET', path });
      if (answer !== undefined) {
        return 'body' in answer
          ? sendJson(response, answer.status, answer.body)
          : refuse(answer.status, answer.code, answer.message);
      }
      const [, id, , name] = pathPattern.exec(path) ?? [];
      const app = apps.find((candidate) => idOf(candidate) === id);
      if (app === undefined) return refuse(404, 'ResourceNotFound', 'The managed identity was not found.');
      const shown = (credential: EntraApp['federatedCredentials'][number]) => {
        const { name: label, ...properties } = shownCredential(credential);
        return { name: label, properties };
      };
      if (!isWrite) return sendJson(response, 200, { value: app.federatedCredentials.map(shown) });
      if (request.method !== 'PUT' || name === undefined) return refuse(405, 'MethodNotAllowed', 'Not supported.');

      const { properties } = JSON.parse((await readBody(request)).toString('utf8')) as { properties?: unknown };
      // Two writes at once to one identity are refused.
      if (writing.has(app))
        return refuse(
          409,
          'ConcurrentFederatedIdentityCredentialsWritesForSingleManagedIdentity',
          'Write one after another.',
        );
      writing.add(app);
      try {
        await settle();
        const outcome = putCredential(app, readCredential(name, properties));
        if (typeof outcome === 'object') return refuse(outcome.status, outcome.code, outcome.message);
        sendJson(response, outcome === 'created' ? 201 : 200, { name, properties });
      } finally {
        writing.delete(app);
      }
    },
  };
}

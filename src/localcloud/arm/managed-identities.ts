import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import { type ArmRoute, anyGroup, group } from './static-sites.ts';

const identityPath = `${anyGroup}/Microsoft.ManagedIdentity/userAssignedIdentities/{identity}`;
const collection = `${identityPath}/federatedIdentityCredentials`;

export const getIdentityId = (app: EntraApp) =>
  `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${app.displayName}`;

export function credentialRoutes(
  apps: readonly EntraApp[],
  settle: () => Promise<unknown>,
): ArmRoute[] {
  const writing = new Set<EntraApp>();
  const find = (options: Readonly<Record<string, string>>) => {
    const { subscription, group: inGroup, identity } = options;
    const providers = `/subscriptions/${subscription}/resourceGroups/${inGroup}/providers`;
    const id = `${providers}/Microsoft.ManagedIdentity/userAssignedIdentities/${identity}`;
    return apps.find((app) => getIdentityId(app) === id);
  };
  const unknown = {
    status: 404,
    code: 'ResourceNotFound',
    message: 'The managed identity was not found.',
  };
  const toApiCredential = (credential: EntraApp['federatedCredentials'][number]) => {
    const { name, ...properties } = toCredentialValues(credential);
    return { name, properties };
  };

  async function put(app: EntraApp, name: string, body: () => Promise<unknown>) {
    const { properties } = (await body()) as { properties?: unknown };
    // Azure rejects concurrent writes to an identity.
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

  return [
    {
      method: 'GET',
      path: collection,
      answer(parameters) {
        const value = find(parameters)?.federatedCredentials.map(toApiCredential);
        if (!value) return unknown;
        return { status: 200, body: { value } };
      },
    },
    {
      method: 'PUT',
      path: `${collection}/{credential}`,
      answer(parameters, body) {
        const app = find(parameters);
        if (!app) return unknown;
        return put(app, parameters.credential ?? '', body);
      },
    },
    {
      method: 'DELETE',
      path: `${collection}/{credential}`,
      answer(parameters) {
        const app = find(parameters);
        if (!app) return unknown;
        return { status: removeCredential(app, parameters.credential ?? '') ? 200 : 204, body: {} };
      },
    },
  ];
}

import {
  putCredential,
  readCredential,
  removeCredential,
  toCredentialValues,
} from '../entra/credential-rules.ts';
import type { EntraApp } from '../entra/directory.ts';
import { type ArmRoute, anyGroup, group } from './static-sites.ts';

type Answer = ArmRoute['answer'];

const identityPath = `${anyGroup}/Microsoft.ManagedIdentity/userAssignedIdentities/{identity}`;
const collection = `${identityPath}/federatedIdentityCredentials`;

export const getIdentityId = (app: EntraApp) =>
  `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${app.displayName}`;

export function credentialRoutes(
  apps: readonly EntraApp[],
  settle: () => Promise<unknown>,
): ArmRoute[] {
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

import * as z from 'zod/mini';
import { type AzureAccess, readAzureAnswer, sendToAzure } from '../../../clients/azure/request.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { CredentialStore, FederatedCredential } from './credential.ts';

const List = z.looseObject({
  value: z.array(
    z.looseObject({
      name: z.string(),
      properties: z.looseObject({
        issuer: z.string(),
        subject: z.string(),
        audiences: z.array(z.string()),
      }),
    }),
  ),
});

const host = 'https://management.azure.com';
const version = '2024-11-30';
const needs =
  'Microsoft.ManagedIdentity/userAssignedIdentities/federatedIdentityCredentials/write on the ' +
  'managed identity (role Managed Identity Contributor)';
const resourcePattern = new RegExp(
  '^/subscriptions/([^/]+)/resourceGroups/([^/]+)' +
    String.raw`/providers/Microsoft\.ManagedIdentity/userAssignedIdentities/([^/]+)$`,
  'i',
);

/**
 * Federated credentials of a user-assigned managed identity, which must be written one at a time.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function armCredentials(access: AzureAccess, resourceId: string): CredentialStore {
  const [, subscription, group, identity] = resourcePattern.exec(resourceId) ?? [];
  if (!identity)
    throw new SiteDeployError(
      'ONBOARD_INPUT_INVALID',
      `"${resourceId}" is not the resource id of a managed identity.`,
      {
        remedy:
          'Use the output of: az identity show --query id --resource-group <group> --name <name>',
      },
    );
  const base = `${host}${resourceId}/federatedIdentityCredentials`;
  const at = (name: string) => `${base}/${name}?api-version=${version}`;
  return {
    async list() {
      const url = `${base}?api-version=${version}`;
      const response = await sendToAzure(access, { method: 'GET', url }, needs);
      const { value } = readAzureAnswer(List, response.json, 'the federated credentials');
      return value.map(({ name, properties: { issuer, subject, audiences } }) => {
        return { name, issuer, subject, audiences };
      });
    },
    async put(credential: FederatedCredential) {
      const { name, issuer, subject, audiences } = credential;
      const json = { properties: { issuer, subject, audiences } };
      await sendToAzure(access, { method: 'PUT', url: at(name), json }, needs);
    },
    async remove(name) {
      await sendToAzure(access, { method: 'DELETE', url: at(name), expected: [404] }, needs);
    },
    commands: ({ name, issuer, subject, audiences }) => [
      `az identity federated-credential create --subscription ${subscription} --resource-group ` +
        `'${group}' ` +
        `--identity-name '${identity}' ` +
        `--name '${name}' --issuer '${issuer}' ` +
        `--subject '${subject.replaceAll("'", String.raw`'\''`)}' ` +
        `--audiences '${audiences.join("' '")}'`,
    ],
    removalCommands: (name) => [
      `az identity federated-credential delete --yes --subscription ${subscription} ` +
        `--resource-group '${group}' --identity-name '${identity}' --name '${name}'`,
    ],
  };
}

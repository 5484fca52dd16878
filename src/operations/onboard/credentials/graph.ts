import * as z from 'zod/mini';
import { type AzureAccess, readAzureAnswer, sendToAzure } from '../../../clients/azure/request.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { CredentialStore, FederatedCredential } from './credential.ts';

const List = z.looseObject({
  value: z.array(
    z.looseObject({
      name: z.string(),
      issuer: z.string(),
      subject: z.string(),
      audiences: z.array(z.string()),
    }),
  ),
  '@odata.nextLink': z.optional(z.string()),
});

const host = 'https://graph.microsoft.com';
const needs =
  'the Microsoft Graph permission Application.ReadWrite.All, or ownership of the application';

/**
 * Federated credentials of an app registration
 * (https://learn.microsoft.com/graph/api/application-upsert-federatedidentitycredential).
 */
export function graphCredentials(access: AzureAccess, clientId: string): CredentialStore {
  const base = `${host}/v1.0/applications(appId='${clientId}')/federatedIdentityCredentials`;
  return {
    async list() {
      const found: FederatedCredential[] = [];
      for (let url: string | undefined = base; url; ) {
        const response = await sendToAzure(access, { method: 'GET', url }, needs);
        const { json } = response;
        const page: z.output<typeof List> = readAzureAnswer(
          List,
          json,
          'the federated credentials',
        );
        found.push(...page.value);
        url = page['@odata.nextLink'];
        if (url && !url.startsWith(`${host}/`))
          throw new SiteDeployError(
            'AZURE_REFUSED',
            `Microsoft Graph refers to another host: ${url}.`,
          );
      }
      return found.map(({ name, issuer, subject, audiences }) => {
        return { name, issuer, subject, audiences };
      });
    },
    async put(credential) {
      const { name, issuer, subject, audiences } = credential;
      const url = `${base}(name='${name}')`;
      const headers = { prefer: 'create-if-missing' };
      const json = { issuer, subject, audiences };
      await sendToAzure(access, { method: 'PATCH', url, headers, json }, needs);
    },
    async remove(name) {
      const url = `${base}/${name}`;
      await sendToAzure(access, { method: 'DELETE', url, expected: [404] }, needs);
    },
    commands(credential) {
      const parameters = JSON.stringify(credential).replaceAll("'", String.raw`'\''`);
      return [
        `az ad app federated-credential create --id ${clientId} --parameters '${parameters}'`,
      ];
    },
    removalCommands: (name) => [
      `az ad app federated-credential delete --id ${clientId} --federated-credential-id '${name}'`,
    ],
  };
}

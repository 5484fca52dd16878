import * as z from 'zod/mini';
import {
  type AzureAccess,
  type AzureRequest,
  readAzureAnswer,
  sendToAzure,
} from '../../../clients/azure/request.ts';
import { hasCode, SiteDeployError } from '../../../shared/errors/error.ts';
import { isLoopback } from '../../../shared/http/service-address.ts';

/**
 * A credential that trusts id tokens. Their issuer, subject and audience must match exactly,
 * including their case.
 */
export interface FederatedCredential {
  /** Name of 3 to 120 letters, digits, hyphens and underscores. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
}

export interface CredentialStore {
  list(): Promise<FederatedCredential[]>;
  /**
   * Creates or replaces the credential.
   * @throws SiteDeployError `AZURE_*`
   */
  put(credential: FederatedCredential): Promise<void>;
  remove(name: string): Promise<void>;
  commands(credential: FederatedCredential): string[];
  removalCommands(name: string): string[];
}

export const githubIssuer = 'https://token.actions.githubusercontent.com';

/** Returns the issuer of a GitHub instance's id tokens. */
export function getGithubIssuer(apiUrl: string): string {
  const url = new URL(apiUrl);
  const isLocalCloud = isLoopback(url) && url.pathname === '/';
  if (url.hostname === 'api.github.com' || isLocalCloud) return githubIssuer;
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(url.hostname)?.[1];
  if (tenant) return `https://token.actions.${tenant}`;
  return `${url.origin}/_services/token`;
}

export const maxCredentialsPerApplication = 20;

export function isSameCredential(a: FederatedCredential, b: FederatedCredential): boolean {
  return (
    a.issuer === b.issuer &&
    a.subject === b.subject &&
    b.audiences.every((audience) => a.audiences.includes(audience))
  );
}

export const isPermissionMissing = (error: unknown): error is SiteDeployError =>
  hasCode(error, 'AZURE_PERMISSION_MISSING');

/**
 * Reads the credentials. If the token lacks the permission, returns the reason, so that the caller
 * can print commands instead.
 */
export async function readCredentials(store: CredentialStore | undefined) {
  try {
    return { credentials: await store?.list() };
  } catch (error) {
    if (!isPermissionMissing(error)) throw error;
    return { credentials: undefined, credentialsUnknown: error.message.replace(/\.$/, '') };
  }
}

const Trust = { issuer: z.string(), subject: z.string(), audiences: z.array(z.string()) };
const GraphList = z.object({
  value: z.array(z.object({ name: z.string(), ...Trust })),
  '@odata.nextLink': z.optional(z.string()),
});
const ArmList = z.object({
  value: z.array(z.object({ name: z.string(), properties: z.object(Trust) })),
});
const listed = 'the federated credentials';
const quoteForShell = (text: string) => text.replaceAll("'", String.raw`'\''`);

const graphHost = 'https://graph.microsoft.com';
const graphNeeds =
  'the Microsoft Graph permission Application.ReadWrite.All, or ownership of the application';

/**
 * Returns the store of the federated credentials of an app registration:
 * https://learn.microsoft.com/graph/api/application-upsert-federatedidentitycredential
 */
export function graphCredentials(access: AzureAccess, clientId: string): CredentialStore {
  const base = `${graphHost}/v1.0/applications(appId='${clientId}')/federatedIdentityCredentials`;
  const send = (request: AzureRequest) => sendToAzure(access, request, graphNeeds);
  return {
    async list() {
      const found: FederatedCredential[] = [];
      for (let url: string | undefined = base; url; ) {
        const { status, json } = await send({ method: 'GET', url, expected: [404] });
        if (status === 404) throw missingApplication(`Entra has no application ${clientId}.`);
        const page: z.output<typeof GraphList> = readAzureAnswer(GraphList, json, listed);
        found.push(...page.value);
        url = page['@odata.nextLink'];
        const elsewhere = `Microsoft Graph refers to another host: ${url}.`;
        if (url && !url.startsWith(`${graphHost}/`))
          throw new SiteDeployError('AZURE_REFUSED', elsewhere);
      }
      return found;
    },
    async put({ name, ...json }) {
      const headers = { prefer: 'create-if-missing' };
      await send({ method: 'PATCH', url: `${base}(name='${name}')`, headers, json });
    },
    async remove(name) {
      await send({ method: 'DELETE', url: `${base}/${name}`, expected: [404] });
    },
    commands: (credential) => [
      `az ad app federated-credential create --id ${clientId} ` +
        `--parameters '${quoteForShell(JSON.stringify(credential))}'`,
    ],
    removalCommands: (name) => [
      `az ad app federated-credential delete --id ${clientId} --federated-credential-id '${name}'`,
    ],
  };
}

const missingApplication = (message: string) =>
  new SiteDeployError('ONBOARD_APPLICATION_MISSING', message);

const armHost = 'https://management.azure.com';
const armNeeds =
  'Microsoft.ManagedIdentity/userAssignedIdentities/federatedIdentityCredentials/write on the ' +
  'managed identity (role Managed Identity Contributor)';
const resourcePattern = new RegExp(
  '^/subscriptions/([^/]+)/resourceGroups/([^/]+)' +
    String.raw`/providers/Microsoft\.ManagedIdentity/userAssignedIdentities/([^/]+)$`,
  'i',
);

/**
 * Returns the store of the federated credentials of a user-assigned managed identity. Write them
 * one at a time, because Azure rejects concurrent writes.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID`
 */
export function armCredentials(access: AzureAccess, resourceId: string): CredentialStore {
  const [, subscription, group, identity] = resourcePattern.exec(resourceId) ?? [];
  const problem = `"${resourceId}" is not the resource id of a managed identity.`;
  const query = 'az identity show --query id --resource-group <group> --name <name>';
  const remedy = `Use the output of: ${query}`;
  if (!identity) throw new SiteDeployError('ONBOARD_INPUT_INVALID', problem, { remedy });
  const at = (name = '') =>
    `${armHost}${resourceId}/federatedIdentityCredentials${name}?api-version=2024-11-30`;
  const send = (request: AzureRequest) => sendToAzure(access, request, armNeeds);
  const place = `--subscription ${subscription} --resource-group '${group}'`;
  const options = `${place} --identity-name '${identity}'`;
  return {
    async list() {
      const { status, json } = await send({ method: 'GET', url: at(), expected: [404] });
      if (status === 404) throw missingApplication(`Azure has no managed identity ${resourceId}.`);
      const { value } = readAzureAnswer(ArmList, json, listed);
      return value.map(({ name, properties }) => ({ name, ...properties }));
    },
    async put({ name, ...properties }) {
      await send({ method: 'PUT', url: at(`/${name}`), json: { properties } });
    },
    async remove(name) {
      await send({ method: 'DELETE', url: at(`/${name}`), expected: [404] });
    },
    commands: ({ name, issuer, subject, audiences }) => [
      `az identity federated-credential create ${options} --name '${name}' --issuer '${issuer}' ` +
        `--subject '${quoteForShell(subject)}' --audiences '${audiences.join("' '")}'`,
    ],
    removalCommands: (name) => [
      `az identity federated-credential delete --yes ${options} --name '${name}'`,
    ],
  };
}

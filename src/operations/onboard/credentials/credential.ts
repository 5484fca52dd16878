import * as z from 'zod/mini';
import { type AzureAccess, readAzureAnswer, sendToAzure } from '../../../clients/azure/request.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';

/** What a login requires. Issuer, subject and audience must match exactly, including case. */
export interface FederatedCredential {
  /** 3 to 120 letters, digits, hyphens and underscores; only a label. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
}

export interface CredentialStore {
  list(): Promise<FederatedCredential[]>;
  /** Creates or replaces the credential. @throws SiteDeployError `AZURE_*` */
  put(credential: FederatedCredential): Promise<void>;
  remove(name: string): Promise<void>;
  commands(credential: FederatedCredential): string[];
  removalCommands(name: string): string[];
}

export const githubIssuer = 'https://token.actions.githubusercontent.com';
/**
 * Issuer of a GitHub instance's id tokens
 * (https://docs.github.com/enterprise-server/actions/reference/security/oidc).
 */
export function getGithubIssuer(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl);
  if (hostname === 'api.github.com') return githubIssuer;
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(hostname)?.[1];
  if (tenant) return `https://token.actions.${tenant}`;
  return `${origin}/_services/token`;
}

export const exchangeAudience = 'api://AzureADTokenExchange';
export const maxCredentialsPerApplication = 20;

export function isSameCredential(a: FederatedCredential, b: FederatedCredential): boolean {
  return (
    a.issuer === b.issuer &&
    a.subject === b.subject &&
    b.audiences.every((audience) => a.audiences.includes(audience))
  );
}

/** A token without the permission is no reason to give up: the commands are printed instead. */
export async function readCredentials(store: CredentialStore | undefined): Promise<{
  readonly credentials: readonly FederatedCredential[] | undefined;
  readonly credentialsUnknown?: string;
}> {
  if (!store) return { credentials: undefined };
  try {
    return { credentials: await store.list() };
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== 'AZURE_PERMISSION_MISSING')
      throw error;
    return { credentials: undefined, credentialsUnknown: error.message.replace(/\.$/, '') };
  }
}

const GraphList = z.looseObject({
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

const graphHost = 'https://graph.microsoft.com';
const graphNeeds =
  'the Microsoft Graph permission Application.ReadWrite.All, or ownership of the application';

/**
 * Federated credentials of an app registration
 * (https://learn.microsoft.com/graph/api/application-upsert-federatedidentitycredential).
 */
export function graphCredentials(access: AzureAccess, clientId: string): CredentialStore {
  const base = `${graphHost}/v1.0/applications(appId='${clientId}')/federatedIdentityCredentials`;
  return {
    async list() {
      const found: FederatedCredential[] = [];
      for (let url: string | undefined = base; url; ) {
        const response = await sendToAzure(access, { method: 'GET', url }, graphNeeds);
        const { json } = response;
        const page: z.output<typeof GraphList> = readAzureAnswer(
          GraphList,
          json,
          'the federated credentials',
        );
        found.push(...page.value);
        url = page['@odata.nextLink'];
        if (url && !url.startsWith(`${graphHost}/`))
          throw new SiteDeployError(
            'AZURE_REFUSED',
            `Microsoft Graph refers to another graphHost: ${url}.`,
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
      await sendToAzure(access, { method: 'PATCH', url, headers, json }, graphNeeds);
    },
    async remove(name) {
      const url = `${base}/${name}`;
      await sendToAzure(access, { method: 'DELETE', url, expected: [404] }, graphNeeds);
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

const ArmList = z.looseObject({
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

const armHost = 'https://management.azure.com';
const armVersion = '2024-11-30';
const armNeeds =
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
  const base = `${armHost}${resourceId}/federatedIdentityCredentials`;
  const at = (name: string) => `${base}/${name}?api-version=${armVersion}`;
  return {
    async list() {
      const url = `${base}?api-version=${armVersion}`;
      const response = await sendToAzure(access, { method: 'GET', url }, armNeeds);
      const { value } = readAzureAnswer(ArmList, response.json, 'the federated credentials');
      return value.map(({ name, properties: { issuer, subject, audiences } }) => {
        return { name, issuer, subject, audiences };
      });
    },
    async put(credential: FederatedCredential) {
      const { name, issuer, subject, audiences } = credential;
      const json = { properties: { issuer, subject, audiences } };
      await sendToAzure(access, { method: 'PUT', url: at(name), json }, armNeeds);
    },
    async remove(name) {
      await sendToAzure(access, { method: 'DELETE', url: at(name), expected: [404] }, armNeeds);
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

import { SiteDeployError } from '../../../shared/errors/error.ts';
import { isLoopback } from '../../../shared/http/service-address.ts';

/** What a login requires. Issuer, subject and audience must match exactly, including case. */
export interface FederatedCredential {
  /** 3 to 120 letters, digits, hyphens and underscores; only a label. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
}

export interface CredentialStore {
  /** @throws SiteDeployError `AZURE_*` */
  list(): Promise<FederatedCredential[]>;
  /** Creates or replaces the credential with this name. @throws SiteDeployError `AZURE_*` */
  put(credential: FederatedCredential): Promise<void>;
  /** Removes it if it exists. @throws SiteDeployError `AZURE_*` */
  remove(name: string): Promise<void>;
  commands(credential: FederatedCredential): string[];
  removalCommands(name: string): string[];
}

/** For GitHub.com; an Enterprise Server has a different one. */
export const githubIssuer = 'https://token.actions.githubusercontent.com';
/**
 * Issuer of a GitHub instance's id tokens, by the URL of its API: GitHub.com, a tenant with data
 * residency, or an Enterprise Server
 * (https://docs.github.com/enterprise-server/actions/reference/security/oidc).
 */
export function getGithubIssuer(apiUrl: string): string {
  const url = new URL(apiUrl);
  const { hostname, origin } = url;
  const isLocalCloud = isLoopback(url) && url.pathname === '/';
  if (hostname === 'api.github.com' || isLocalCloud) return githubIssuer;
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(hostname)?.[1];
  if (tenant) return `https://token.actions.${tenant}`;
  return `${origin}/_services/token`;
}

/** The audience that Entra requires in another issuer's id token. */
export const exchangeAudience = 'api://AzureADTokenExchange';
/** Maximum number of credentials per application or managed identity. */
export const maxCredentialsPerApplication = 20;

/** Whether both accept the same logins. */
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

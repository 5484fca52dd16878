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

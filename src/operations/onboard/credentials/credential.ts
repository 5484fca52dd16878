/**
 * The token properties required for a login. Issuer, subject and audience must match exactly,
 * including case.
 */
export interface FederatedCredential {
  /** 3 to 120 letters, digits, hyphens and underscores; only a label. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
}

/** The federated credentials of an application or a managed identity. */
export interface CredentialStore {
  /** @throws SiteDeployError `AZURE_*` */
  list(): Promise<FederatedCredential[]>;
  /**
   * Creates or replaces the credential with this name.
   * @throws SiteDeployError `AZURE_*`
   */
  put(credential: FederatedCredential): Promise<void>;
  /**
   * Removes the credential with this name, if it exists.
   * @throws SiteDeployError `AZURE_*`
   */
  remove(name: string): Promise<void>;
  /** The commands to create it, for someone with the permissions. */
  commands(credential: FederatedCredential): string[];
  /** The commands to remove it. */
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
  const { hostname, origin } = new URL(apiUrl);
  if (hostname === 'api.github.com') return githubIssuer;
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(hostname)?.[1];
  return tenant === undefined ? `${origin}/_services/token` : `https://token.actions.${tenant}`;
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

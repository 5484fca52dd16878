/** What must be presented for a login. Issuer, subject and audience are compared exactly, letter case included. */
export interface FederatedCredential {
  /** 3 to 120 letters, digits, hyphens and underscores; only a label. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
}

/** Where an application or a managed identity keeps its federated credentials. */
export interface CredentialStore {
  /** @throws SiteDeployError `AZURE_*` */
  list(): Promise<FederatedCredential[]>;
  /** Creates it, or gives the one of this name these values. @throws SiteDeployError `AZURE_*` */
  put(credential: FederatedCredential): Promise<void>;
  /** Takes the one of this name away; one that is gone already is fine. @throws SiteDeployError `AZURE_*` */
  remove(name: string): Promise<void>;
  /** The commands that make it, for somebody with the rights. */
  commands(credential: FederatedCredential): string[];
  /** The commands that take it away. */
  removalCommands(name: string): string[];
}

/** Of GitHub.com; an Enterprise Server has its own. */
export const githubIssuer = 'https://token.actions.githubusercontent.com';
/**
 * Issuer of the id tokens of a GitHub, by the address of its API: of GitHub.com, of a tenant with data residency, or of
 * an Enterprise Server (https://docs.github.com/enterprise-server/actions/reference/security/oidc).
 */
export function githubIssuerOf(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl);
  if (hostname === 'api.github.com') return githubIssuer;
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(hostname)?.[1];
  return tenant === undefined ? `${origin}/_services/token` : `https://token.actions.${tenant}`;
}

/** The audience that Entra expects of an id token of another issuer. */
export const exchangeAudience = 'api://AzureADTokenExchange';
/** Credentials that one application or managed identity may have. */
export const mostCredentials = 20;

/** Whether a login with one would succeed with the other. */
export function isSameCredential(a: FederatedCredential, b: FederatedCredential): boolean {
  return a.issuer === b.issuer && a.subject === b.subject && b.audiences.every((one) => a.audiences.includes(one));
}

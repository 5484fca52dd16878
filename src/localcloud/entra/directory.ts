import { hash } from 'node:crypto';
import type { LocalSite } from '../service/types.ts';

export interface FederatedCredential {
  name: string;
  issuer: string;
  subject: string;
  audiences: string[];
  /** Whether the credential is so new that Entra may still return AADSTS70021. */
  propagating?: boolean;
}

export interface EntraApp {
  readonly clientId: string;
  readonly tenantId: string;
  /** Object id of the service principal; empty if there is none. */
  objectId: string;
  /** Unique name, if Graph created the application. */
  readonly uniqueName?: string;
  displayName: string;
  federatedCredentials: FederatedCredential[];
  /** Roles by the portal's audience. Without an entry, nobody has consented to the portal. */
  roles: Record<string, string[]>;
}

export type Directory = ReturnType<typeof createDirectory>;

export interface EntraBehaviour {
  /**
   * Version of access tokens. In version 1, the audience is the API's URI, and the issuer is
   * `sts.windows.net`. In version 2, the audience is the API's id.
   */
  accessTokenVersion: 1 | 2;
  clockOffsetSeconds: number;
}

/**
 * Resources that exist in every tenant. Entra issues tokens for them to any application; the
 * resources check permissions themselves.
 */
const platformResources = [
  'https://management.azure.com',
  'https://management.core.windows.net',
  'https://graph.microsoft.com',
  'https://vault.azure.net',
  'https://storage.azure.com',
  'https://database.windows.net',
];

export function isPlatformResource(audience: string): boolean {
  return platformResources.includes(audience.replace(/\/$/, '').toLowerCase());
}

const portalRole = 'Site.Deploy';
const tokenExchangeAudience = 'api://AzureADTokenExchange';

export function createDirectory(sites: readonly LocalSite[], issuer: string) {
  const apps = new Map<string, EntraApp>();
  const logins = sites.flatMap((site) =>
    (['Production', 'Preview'] as const).map((environment) => ({ site, environment })),
  );
  for (const { site, environment } of logins) {
    const { tenantId, previewClientId } = site.azure;
    let { clientId } = site.azure;
    if (environment === 'Preview' && previewClientId) clientId = previewClientId;
    const app = apps.get(clientId) ?? {
      clientId,
      tenantId,
      objectId: toUuid(`object ${clientId}`),
      displayName: `deploy-${site.slug}`,
      federatedCredentials: [],
      roles: {},
    };
    app.federatedCredentials.push({
      name: `${site.slug}-${environment.toLowerCase()}`,
      issuer,
      subject: `repo:${site.repository.owner}/${site.repository.name}:environment:${environment}`,
      audiences: [tokenExchangeAudience],
    });
    app.roles[site.portal.audience] = [portalRole];
    apps.set(clientId, app);
  }
  const resources = [...new Set(sites.map((site) => site.portal.audience))];
  const portals = resources.map((audience) => {
    const role = { id: toUuid(`role ${audience}`), value: portalRole, isEnabled: true };
    const appRoles = [{ ...role, allowedMemberTypes: ['Application'] }];
    return { id: toUuid(`portal ${audience}`), audience, appRoles };
  });
  const tenants = [...new Set(sites.map((site) => site.azure.tenantId))];
  return { tenants, apps: [...apps.values()], resources, portals };
}

function toUuid(text: string): string {
  const hex = hash('sha256', text);
  const end = `8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${end}`;
}

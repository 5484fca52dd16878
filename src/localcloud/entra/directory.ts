import { createHash } from 'node:crypto';
import type { LocalSite } from '../types.ts';

/** A federated credential of an application. Issuer, subject and audience must be presented exactly so. */
export interface FederatedCredential {
  name: string;
  issuer: string;
  subject: string;
  audiences: string[];
  /** Made a moment ago: Entra does not know it everywhere yet and answers AADSTS70021. */
  propagating?: boolean;
}

/** An application (or managed identity) that may log in. Change it to see what Entra says. */
export interface EntraApp {
  readonly clientId: string;
  readonly tenantId: string;
  readonly objectId: string;
  displayName: string;
  federatedCredentials: FederatedCredential[];
  /** Audiences of the resources that it has consent for. */
  consentedTo: string[];
  /** Roles in its access tokens. */
  roles: string[];
}

/** What a directory holds. All lists may be changed at any time. */
export interface Directory {
  readonly tenants: string[];
  readonly apps: EntraApp[];
  /** Audiences (application ID URIs) that access tokens are issued for. */
  readonly resources: string[];
}

/** How Entra behaves. Change it at any time. */
export interface EntraBehaviour {
  /**
   * Version of the access tokens for applications of one's own, which is a matter of the application that they are for.
   * Version 1 names that one by its URI and has another issuer; version 2 names it by its id.
   */
  accessTokenVersion: 1 | 2;
  /** Seconds by which its clock is ahead of this machine's. */
  clockOffsetSeconds: number;
}

/**
 * Resources of the platform's own, which every tenant knows: any application gets a token for them without consent, and
 * what it may do there is decided by them.
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

const tokenExchangeAudience = 'api://AzureADTokenExchange';

/** One application per client id, with the two credentials that onboarding makes for each site. */
export function directoryOf(sites: readonly LocalSite[], issuer: string): Directory {
  const apps = new Map<string, EntraApp>();
  for (const site of sites) {
    const { clientId, tenantId } = site.azure;
    const app = apps.get(clientId) ?? {
      clientId,
      tenantId,
      objectId: uuidOf(`object ${clientId}`),
      displayName: `deploy-${site.slug}`,
      federatedCredentials: [],
      consentedTo: [],
      roles: ['Site.Deploy'],
    };
    for (const environment of ['Production', 'Preview']) {
      app.federatedCredentials.push({
        name: `${site.slug}-${environment.toLowerCase()}`,
        issuer,
        subject: `repo:${site.repository.owner}/${site.repository.name}:environment:${environment}`,
        audiences: [tokenExchangeAudience],
      });
    }
    if (!app.consentedTo.includes(site.portal.audience)) app.consentedTo.push(site.portal.audience);
    apps.set(clientId, app);
  }
  return {
    tenants: [...new Set(sites.map((site) => site.azure.tenantId))],
    apps: [...apps.values()],
    resources: [...new Set(sites.map((site) => site.portal.audience))],
  };
}

/** The same id for the same text in every run. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

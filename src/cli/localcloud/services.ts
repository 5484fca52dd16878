import type { LocalCloud } from '../../localcloud/localcloud.ts';
import { workspaceHosts } from '../../localcloud/workspace-api/seed.ts';

/** A local cloud service with both of its addresses. */
export interface ServiceAddress {
  /** The simulated service. */
  readonly service: string;
  /** Its real address, reachable through the proxy. */
  readonly url: string;
  /** `http://127.0.0.1:PORT`, for programs that don't use a proxy. */
  readonly address: string;
}

/** Opens an address for each service that people call directly. */
export function openServices(cloud: LocalCloud): Promise<ServiceAddress[]> {
  const portals = [...new Set(cloud.sites.map((site) => new URL(site.portal.url).hostname))];
  const services: readonly (readonly [service: string, host: string])[] = [
    ...portals.map((host) => ['portal', host] as const),
    ['workspace API files', workspaceHosts.files],
    ['workspace API authorization', workspaceHosts.auth],
    ['GitHub', 'api.github.com'],
    ['login', 'login.microsoftonline.com'],
    ['Microsoft Graph', 'graph.microsoft.com'],
    ['Azure Resource Manager', 'management.azure.com'],
  ];
  return Promise.all(
    services.map(async ([service, host]) => ({
      service,
      url: `https://${host}`,
      address: await cloud.open(host),
    })),
  );
}

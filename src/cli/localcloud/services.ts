import { type LocalCloud, workspaceHosts } from '../../localcloud/localcloud.ts';

export interface ServiceAddress {
  readonly service: string;
  readonly url: string;
  readonly address: string;
}

export const gitHost = 'github.com';

export function openServices(cloud: LocalCloud): Promise<ServiceAddress[]> {
  const portals = [...new Set(cloud.sites.map((site) => new URL(site.portal.url).hostname))];
  const services: readonly (readonly [service: string, host: string])[] = [
    ...portals.map((host) => ['portal', host] as const),
    ['workspace API files', workspaceHosts.files],
    ['workspace API authorization', workspaceHosts.auth],
    ['GitHub', 'api.github.com'],
    ['git', gitHost],
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

import type { SiteConfig } from '../../config/schema.ts';
import type { LocalSite } from '../../localcloud/types.ts';

/** The local cloud ignores the repository's owner. */
export function localSite(config: SiteConfig, repository = 'local/site'): LocalSite {
  const { site, azure, portal, environments } = config;
  const [owner = 'local', name = 'site'] = repository.split('/');
  return {
    id: site.id,
    slug: site.slug,
    name: site.slug,
    type: site.type,
    url: site.url,
    devUrl: environments.preview.url,
    repository: { owner, name },
    azure: {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      previewClientId: environments.preview.clientId,
    },
    portal: { url: portal.url, audience: portal.audience },
  };
}

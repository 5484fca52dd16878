import { hostingDefaults } from '../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../config/schema.ts';

/**
 * The hosting configuration that a site with a 404 page gets anyway, as a file to begin with. The navigation fallback
 * is written down for applications alone: in the file it would count for a site with pages of its own, too.
 * @returns `staticwebapp.config.json`
 */
export function renderHostingConfig(type: SiteConfig['site']['type']): string {
  const { navigationFallback, ...others } = hostingDefaults;
  const config = {
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    ...(type === 'spa' && { navigationFallback }),
    ...others,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

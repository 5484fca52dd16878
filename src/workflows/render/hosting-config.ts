import { hostingDefaults } from '../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../config/schema.ts';

/**
 * The default hosting configuration of a site with a 404 page, as a file to start from. The
 * navigation fallback is included only for applications: in the file it would also apply to a site
 * with separate pages.
 * @returns `staticwebapp.config.json`
 */
export function renderHostingConfig(type: SiteConfig['site']['type']): string {
  const { navigationFallback, ...otherDefaults } = hostingDefaults;
  const config = {
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    navigationFallback: type === 'spa' ? navigationFallback : undefined,
    ...otherDefaults,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

import { hostingDefaults } from '../../config/hosting-defaults.ts';
import type { SiteConfig } from '../../config/schema.ts';

/** The navigation fallback is only for applications: it would also apply to separate pages. */
export function renderHostingConfig(type: SiteConfig['site']['type']): string {
  const { navigationFallback, ...otherDefaults } = hostingDefaults;
  const config = {
    $schema: 'https://json.schemastore.org/staticwebapp.config.json',
    navigationFallback: type === 'spa' ? navigationFallback : undefined,
    ...otherDefaults,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

import { hostingDefaults } from '../../config/hosting-defaults.ts';

/**
 * The hosting configuration that every site gets anyway, as a file to begin with.
 * @returns `staticwebapp.config.json`
 */
export function renderHostingConfig(): string {
  const config = { $schema: 'https://json.schemastore.org/staticwebapp.config.json', ...hostingDefaults };
  return `${JSON.stringify(config, null, 2)}\n`;
}

import type { SiteConfig } from '../config/schema.ts';

export function forEnvironment(
  config: SiteConfig,
  environment: 'Production' | 'Preview',
): SiteConfig {
  const { clientId } = config.environments.preview;
  if (environment === 'Production' || !clientId) return config;
  return { ...config, azure: { ...config.azure, clientId } };
}

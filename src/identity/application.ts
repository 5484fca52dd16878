import type { SiteConfig } from '../config/schema.ts';

/** The config as runs in an environment use it: Preview may log in as its own application. */
export function forEnvironment(
  config: SiteConfig,
  environment: 'Production' | 'Preview',
): SiteConfig {
  const { clientId } = config.environments.preview;
  if (environment === 'Production' || !clientId) return config;
  return { ...config, azure: { ...config.azure, clientId } };
}

import type { SiteConfig } from '../config/schema.ts';
import type { Environment } from '../contracts/portal/deployment-complete.ts';

/** The config as runs in an environment use it: Preview may log in as its own application. */
export function forEnvironment(config: SiteConfig, environment: Environment): SiteConfig {
  const { clientId } = config.environments.preview;
  if (environment === 'Production' || !clientId) return config;
  return { ...config, azure: { ...config.azure, clientId } };
}

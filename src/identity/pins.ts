import { isSameIdentifier } from '../config/same-identifier.ts';
import type { SiteConfig } from '../config/schema.ts';
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * Anyone who may push to a branch may change the config, and with it the recipient of the run's
 * tokens; a workflow beyond their control pins them.
 */
export interface Pins {
  readonly portalUrl?: string;
  readonly audience?: string;
  readonly tenantId?: string;
  readonly clientId?: string;
}

const pinned = {
  portalUrl: ['portal-url', 'portal.url', (siteConfig: SiteConfig) => siteConfig.portal.url],
  audience: ['audience', 'portal.audience', (siteConfig: SiteConfig) => siteConfig.portal.audience],
  tenantId: ['tenant-id', 'azure.tenantId', (siteConfig: SiteConfig) => siteConfig.azure.tenantId],
  clientId: ['client-id', 'azure.clientId', (siteConfig: SiteConfig) => siteConfig.azure.clientId],
} as const satisfies Record<keyof Pins, readonly [string, string, (config: SiteConfig) => string]>;

/** Refuses a config with another portal or identity than pinned, before any token is requested. */
export function checkPins(config: SiteConfig, pins: Pins = {}): void {
  const facts = Object.entries(pinned).flatMap(([name, [input, key, read]]) => {
    const expected = pins[name as keyof Pins]?.trim() ?? '';
    const found = read(config);
    if (expected === '' || isSameIdentifier(expected, found)) return [];
    return [`${key} is ${found}, ${input} pins ${expected}`];
  });
  if (facts.length === 0) return;
  const message = 'The site config contradicts the values pinned in the workflow.';
  throw new SiteDeployError('PIN_CONFLICT', message, { facts });
}

export function forEnvironment(config: SiteConfig, environment: 'Production' | 'Preview') {
  const { clientId } = config.environments.preview;
  if (environment === 'Production' || !clientId) return config;
  return { ...config, azure: { ...config.azure, clientId } };
}

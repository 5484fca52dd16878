import { isSameIdentifier } from '../config/same-identifier.ts';
import type { SiteConfig } from '../config/schema.ts';
import { SiteDeployError } from '../shared/errors/error.ts';

/**
 * Recipients of the run's tokens, pinned by a workflow. Anybody with push access to a branch can
 * change the site config, but not a workflow on another branch.
 */
export interface Pins {
  readonly portalUrl?: string;
  readonly audience?: string;
  readonly tenantId?: string;
  /** Client ids, separated by commas, because Preview may have a separate application. */
  readonly clientId?: string;
}

const pinned = {
  portalUrl: ['portal-url', 'portal.url', (siteConfig: SiteConfig) => siteConfig.portal.url],
  audience: ['audience', 'portal.audience', (siteConfig: SiteConfig) => siteConfig.portal.audience],
  tenantId: ['tenant-id', 'azure.tenantId', (siteConfig: SiteConfig) => siteConfig.azure.tenantId],
  clientId: ['client-id', 'azure.clientId', (siteConfig: SiteConfig) => siteConfig.azure.clientId],
} as const satisfies Record<keyof Pins, readonly [string, string, (config: SiteConfig) => string]>;

/**
 * Rejects a site config that contradicts the pins. Must be called before any token is requested.
 * @throws SiteDeployError `PIN_CONFLICT`
 */
export function checkPins(config: SiteConfig, pins: Pins = {}): void {
  const ofPreview = config.environments.preview.clientId;
  const facts = Object.entries(pinned).flatMap(([name, [input, key, read]]) => {
    const expected = pins[name as keyof Pins]?.trim() ?? '';
    const found = read(config);
    const accepted = name === 'clientId' ? expected.split(/[\s,]+/) : [expected];
    if (expected === '' || accepted.some((value) => isSameIdentifier(value, found))) return [];
    const isOwn = name === 'clientId' && found === ofPreview;
    const source = isOwn ? 'environments.preview.clientId' : key;
    return [`${source} is ${found}, ${input} pins ${expected}`];
  });
  if (facts.length === 0) return;
  const message = 'The site config contradicts the values pinned in the workflow.';
  throw new SiteDeployError('PIN_CONFLICT', message, { facts });
}

/**
 * Returns the config for an environment, with Preview's application if it has a separate one.
 * @throws SiteDeployError `PIN_CONFLICT`
 */
export function forEnvironment(
  config: SiteConfig,
  environment: 'Production' | 'Preview',
  pins?: Pins,
): SiteConfig {
  const { clientId = config.azure.clientId } = config.environments.preview;
  const used =
    environment === 'Production' ? config : { ...config, azure: { ...config.azure, clientId } };
  checkPins(used, pins);
  return used;
}

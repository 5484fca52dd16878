import { isSameIdentifier } from '../../../config/same-identifier.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';

export function pinnedValues({ portal, azure }: SiteRecord, config: SiteConfig) {
  return [
    ['portal.url', config.portal.url, portal.url],
    ['portal.audience', config.portal.audience, portal.audience],
    ['azure.tenantId', config.azure.tenantId, azure.tenantId],
    ['azure.clientId', config.azure.clientId, azure.clientId],
  ] as const;
}

export function pinContradictions(record: SiteRecord, config: SiteConfig, file: string): string[] {
  return pinnedValues(record, config)
    .filter(([, found, pinned]) => !isSameIdentifier(found, pinned))
    .map(
      ([key, found, pinned]) =>
        `${file} sets ${key}: ${found}, but the workflow pins ${pinned} and refuses to deploy ` +
        'until they match.',
    );
}

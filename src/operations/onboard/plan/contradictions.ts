import { isSameIdentifier } from '../../../config/same-identifier.ts';
import type { SiteConfig } from '../../../config/schema.ts';
import type { SiteRecord } from '../../../workflows/site-record.ts';

/**
 * Contradictions between the site config and the values pinned in the workflows: every deployment
 * is refused until they agree.
 * @param file name of the site config
 */
export function pinContradictions(
  siteRecord: SiteRecord,
  config: SiteConfig,
  file: string,
): string[] {
  const { portal, azure } = siteRecord;
  const pairs = [
    ['portal.url', config.portal.url, portal.url],
    ['portal.audience', config.portal.audience, portal.audience],
    ['azure.tenantId', config.azure.tenantId, azure.tenantId],
    ['azure.clientId', config.azure.clientId, azure.clientId],
  ] as const;
  return pairs
    .filter(([, found, pinned]) => !isSameIdentifier(found, pinned))
    .map(
      ([key, found, pinned]) =>
        `${file} sets ${key}: ${found}, but the workflow pins ${pinned} and refuses to deploy until they match.`,
    );
}

import type { SiteConfig } from '../../config/schema.ts';
import { compact } from '../../shared/compact.ts';

/** Values that `init` writes for unknown settings. Only the local cloud accepts them. */
export const placeholders = {
  uuid: '00000000-0000-0000-0000-000000000000',
  portal: 'https://portal.placeholder.example',
  audience: 'api://00000000-0000-0000-0000-000000000000',
} as const;

const domain = '.placeholder.example';
const idPrefix = 'site_local_';

/**
 * Returns placeholders that are unique per site, because a local cloud finds sites by id and host
 * name.
 */
export const getPlaceholders = (slug: string) => ({
  siteId: idPrefix + slug,
  origin: `https://${slug}${domain}`,
});

export const isPlaceholderOrigin = (url: string): boolean =>
  URL.parse(url)?.hostname.endsWith(domain) ?? false;

export function placeholdersIn(config: SiteConfig): string[] {
  const { site, portal, azure } = config;
  return compact([
    site.id.startsWith(idPrefix) && 'site.id',
    isPlaceholderOrigin(site.url) && 'site.url',
    portal.url === placeholders.portal && 'portal.url',
    portal.audience === placeholders.audience && 'portal.audience',
    azure.clientId === placeholders.uuid && 'azure.clientId',
    azure.tenantId === placeholders.uuid && 'azure.tenantId',
    azure.subscriptionId === placeholders.uuid && 'azure.subscriptionId',
  ]);
}

export const wholeFolder =
  'build.output "." is the whole folder. Not published: .git, .github and other hidden files, ' +
  'site.config.yml, package files, and files that git ignores. To publish less, move the site ' +
  'into a folder such as public, and set build.output: public.';

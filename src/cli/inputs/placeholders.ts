import type { SiteConfig } from '../../config/schema.ts';
import { compact } from '../../shared/compact.ts';

/** `init` writes these for unknown values. Only the local cloud accepts them. */
export const placeholders = {
  uuid: '00000000-0000-0000-0000-000000000000',
  origin: 'https://www.placeholder.example',
  portal: 'https://portal.placeholder.example',
  audience: 'api://00000000-0000-0000-0000-000000000000',
  siteId: 'site_local',
} as const;

export function placeholdersIn(config: SiteConfig): string[] {
  const { site, portal, azure } = config;
  return compact([
    site.id === placeholders.siteId && 'site.id',
    site.url === placeholders.origin && 'site.url',
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

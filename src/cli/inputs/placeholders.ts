import type { SiteConfig } from '../../config/schema.ts';

/** What `init` writes where nobody has said what it is. The local cloud takes them; nothing else does. */
export const placeholders = {
  uuid: '00000000-0000-0000-0000-000000000000',
  origin: 'https://www.placeholder.example',
  portal: 'https://portal.placeholder.example',
  audience: 'api://00000000-0000-0000-0000-000000000000',
  siteId: 'site_local',
} as const;

/** Keys of a config that still hold a placeholder. */
export function placeholdersIn({ site, portal, azure }: SiteConfig): string[] {
  const found: readonly (readonly [key: string, isPlaceholder: boolean])[] = [
    ['site.id', site.id === placeholders.siteId],
    ['site.url', site.url === placeholders.origin],
    ['portal.url', portal.url === placeholders.portal],
    ['portal.audience', portal.audience === placeholders.audience],
    ['azure.clientId', azure.clientId === placeholders.uuid],
    ['azure.tenantId', azure.tenantId === placeholders.uuid],
    ['azure.subscriptionId', azure.subscriptionId === placeholders.uuid],
  ];
  return found.filter(([, isPlaceholder]) => isPlaceholder).map(([key]) => key);
}

/** What to say of a site whose files lie beside the config. */
export const wholeFolder =
  'build.output "." is the whole folder, with .git and site.config.yml; a deployment refuses those. ' +
  'Move the files of the site into a folder such as public, and set build.output: public.';

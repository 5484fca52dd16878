import type { SiteConfig } from '../../config/schema.ts';
import { usageError } from '../../shared/errors/error.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';

/** Reads the option, else `PORTAL_URL`, else the site config. @throws SiteDeployError `USAGE` */
export async function portalAddress(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  config: () => Promise<SiteConfig | undefined>,
): Promise<string> {
  if (option !== undefined) return serviceAddress(option, '--portal');
  if (env.PORTAL_URL) return serviceAddress(env.PORTAL_URL, 'PORTAL_URL');
  const address = (await config())?.portal.url;
  if (address) return serviceAddress(address, 'portal.url of the site config');
  throw usageError(
    'The address of the portal is unknown.',
    'Add --portal <url>, set PORTAL_URL, or run the command in a folder with a site.config.yml.',
  );
}
